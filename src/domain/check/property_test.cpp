// Random submissions of a check, with few lines, forms and stamps so that they meet often: what is
// kept says what the model says, whether they are added one by one or taken from the beginning, and
// in whichever order the nodes' own come. COMANDA_SEED=N repeats one, COMANDA_LONG=1 takes a
// hundred times as many.
#include "domain/check/examples.hpp"
#include "domain/check/model.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace domain::testing {
namespace {

class Maker {
public:
    explicit Maker(std::uint64_t seed)
        : random(seed), moments_(2 + below(random, 12)), goes_on_(is_one_in(random, 2)) {}

    std::vector<SentCheck> submissions() {
        std::vector<SentCheck> made;
        for (int count = 1 + below(random, 14); count > 0; --count)
            made.push_back(submission(std::ssize(made) + 1));
        return made;
    }

    std::mt19937_64 random;

private:
    SentCheck submission(std::int64_t number) {
        std::string data = R"({"note":)" + std::to_string(below(random, 3)) + R"(,"seats":[)";
        std::string lines[3];
        for (const char* id : {"a", "b", "c"})
            if (!is_one_in(random, 3)) add(lines[below(random, 8) / 3], line(id));
        if (is_one_in(random, 5)) add(lines[0], line("a"));
        if (is_one_in(random, 2)) add(lines[1], placed_line());
        data += R"({"id":"1","orders":[)" + lines[0] + R"(]},{"id":"2","guest":)" +
                std::to_string(below(random, 2)) + R"(,"orders":[)" + lines[1];
        data += R"(]}],"orders":[)" + lines[2] + ']' + paid() + '}';
        const std::int64_t at_ms = goes_on_ ? number : below(random, moments_);
        SentCheck made = submission_of(
            number, at_ms, std::string(1, static_cast<char>('x' + below(random, 3))), data);
        CheckSubmission& submission = made.submission;
        submission.moment.has_time = !is_one_in(random, 10);
        submission.moment.is_late = !submission.moment.has_time || is_one_in(random, 5);
        submission.moment.is_knowing = is_one_in(random, 10);
        submission.moment.is_raised = is_one_in(random, 4);
        for (const char* key : {"f2/1/m", "la", "lb", "lc", "pk"})
            if (is_one_in(random, 8)) submission.decided.emplace_back(key);
        decide_where_it_lives(submission);
        return made;
    }
    // A decision is later than all before it.
    void decide_where_it_lives(CheckSubmission& submission) {
        if (!is_one_in(random, 6)) {
            latest_ms_ = std::max(latest_ms_, submission.moment.at_ms);
            return;
        }
        submission.moment.node = "@";
        submission.moment.is_knowing = true;
        submission.moment.at_ms = ++latest_ms_;
        submission.decided.clear();
        for (const char* key : {"f2/1/m", "la", "lb"}) {
            const bool stands = std::ranges::any_of(
                submission.parts, [&](const SaidPart& part) { return part.key == key; });
            if (is_one_in(random, 2)) continue;
            if (!stands && is_away_.insert(key).second)
                submission.departures.push_back({key, "other", "x"});
            else if (stands && is_away_.erase(key) > 0)
                submission.departures.push_back({key, "", ""});
            else
                continue;
            submission.decided.emplace_back(key);
        }
    }
    // Its members come in both orders, which makes no other form.
    std::string line(const std::string& id) {
        const std::string name = R"("orderUniqueId":")" + id + '"';
        const std::string form = R"("quantity":)" + std::to_string(below(random, 3)) +
                                 (is_one_in(random, 6) ? R"(,"isVoid":true)" : "");
        return is_one_in(random, 2) ? '{' + name + ',' + form + '}' : '{' + form + ',' + name + '}';
    }
    std::string placed_line() {
        return R"({"orderNo":1,"menuId":"m","quantity":)" + std::to_string(below(random, 3)) + '}';
    }
    std::string paid() {
        if (is_one_in(random, 3)) return R"(,"paidAmount":)" + std::to_string(below(random, 4));
        std::string list;
        if (is_one_in(random, 2))
            add(list, R"({"id":"k","amount":)" + std::to_string(below(random, 3)) +
                          (is_one_in(random, 6) ? R"(,"isVoid":true})" : "}"));
        if (is_one_in(random, 3)) add(list, R"({"method":"cash","amount":5})");
        return R"(,"payments":[)" + list + ']';
    }
    static void add(std::string& list, const std::string& element) {
        list += (list.empty() ? "" : ",") + element;
    }

    int moments_;
    bool goes_on_;
    std::int64_t latest_ms_ = 0;
    std::set<std::string> is_away_{};
};

std::string told(const CheckOutcome& outcome) {
    std::string text =
        "latest " + std::to_string(outcome.latest) + " claimed " + std::to_string(outcome.claimed);
    for (const StandingPart& part : outcome.parts)
        text += "; " + part.key + ' ' + part.form.hex() + " since " +
                std::to_string(part.changed_ms) + ' ' + part.changed_by + ' ' +
                part.changed_in.hex();
    return text;
}

std::string document(const CheckOutcome& outcome, std::span<const SentCheck> sent) {
    const ComposedCheck check = compose_from(outcome, sent);
    return (check.is_merged ? "merged " : "as sent ") + print(check.data);
}

// What is kept of a check, as the desk keeps it, printed and parsed now and then.
class Kept {
public:
    explicit Kept(std::mt19937_64& random) : random_(random) {}

    void add(const CheckSubmission& submission) {
        all_.push_back(submission);
        NodeWords& node = nodes_[submission.moment.node];
        if (merge.can_append(submission.moment, node)) {
            ++appended;
            merge.append(submission, node,
                         [this](const auto& key, const auto& form, auto era, const auto* not_by) {
                             return find(key, form, era, not_by);
                         });
            for (SpilledChange& each : merge.take_spilled()) spilled_.push_back(std::move(each));
        } else {
            ReplayedCheck replayed = replay(all_);
            merge = std::move(replayed.merge);
            nodes_ = std::move(replayed.nodes);
            spilled_ = merge.take_spilled();
        }
        if (!is_one_in(random_, 4)) return;
        merge = CheckMerge::parse(merge.print());
        NodeWords& again = nodes_[submission.moment.node];
        again = parse_words(print(again));
    }

    CheckMerge merge{};
    int appended = 0;

private:
    std::optional<PartChange> find(const std::string& key, const base::Fingerprint& form,
                                   std::optional<std::int64_t> era,
                                   const std::string* not_by) const {
        std::optional<PartChange> found;
        for (const auto& [of, change] : spilled_)
            if (of == key && change.form == form && (!era || change.era == *era) &&
                (!not_by || change.moment.node != *not_by) &&
                (!found || is_before(found->moment, change.moment)))
                found = change;
        return found;
    }

    std::mt19937_64& random_;
    std::vector<CheckSubmission> all_{};
    std::map<std::string, NodeWords> nodes_{};
    std::vector<SpilledChange> spilled_{};
};

void try_seed(std::uint64_t seed, int& appended) {
    Maker make(seed);
    const std::vector<SentCheck> sent = make.submissions();
    std::vector<CheckSubmission> submissions = submissions_in(sent);
    const CheckOutcome expected = outcome_of(submissions);
    const std::string text = document(expected, sent);
    ASSERT_EQ(told(replay(submissions).merge.outcome()), told(expected)) << "COMANDA_SEED=" << seed;
    Kept kept(make.random);
    for (std::size_t i = 0; i < submissions.size(); ++i) {
        kept.add(submissions[i]);
        const auto so_far = std::span(submissions).first(i + 1);
        ASSERT_EQ(told(kept.merge.outcome()), told(outcome_of(so_far)))
            << "COMANDA_SEED=" << seed << " after " << i + 1;
    }
    appended += kept.appended;
    ASSERT_EQ(document(kept.merge.outcome(), sent), text) << "COMANDA_SEED=" << seed;
    // The order in which they are given is nothing: arrival is told by their numbers.
    shuffle(make.random, submissions);
    ASSERT_EQ(told(replay(submissions).merge.outcome()), told(expected)) << "COMANDA_SEED=" << seed;
    // The document has what stands. (Of two with one id, either may be the first there.)
    const CheckDocument read = check_of(text.substr(text.find('{')));
    for (const StandingPart& part : expected.parts) {
        if (!is_line(part.key) && !is_payment(part.key)) continue;
        ASSERT_TRUE(part.key.starts_with("la") ||
                    (read.part(part.key) && read.part(part.key)->form == part.form))
            << part.key << " in " << text << " COMANDA_SEED=" << seed;
    }
}

TEST(CheckMerge, SaysWhatTheModelSays) {
    int appended = 0;
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return try_seed(std::strtoull(seed, nullptr, 10), appended);
    const std::uint64_t seeds = seeds_of(2'000, 200'000);
    for (std::uint64_t seed = 1; seed <= seeds && !HasFatalFailure(); ++seed)
        try_seed(seed, appended);
    EXPECT_GT(appended, static_cast<int>(seeds));  // of some seven times as many
}

}  // namespace
}  // namespace domain::testing
