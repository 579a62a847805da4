#include "domain/check_history.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <tuple>

namespace domain {
namespace {

// Numbers in groups of seven bits, the lowest first; text after its length.
class Printer {
public:
    void number(std::uint64_t number) {
        for (; number >= 0x80; number >>= 7U) out_ += static_cast<char>(number | 0x80U);
        out_ += static_cast<char>(number);
    }
    void text(std::string_view text) {
        number(text.size());
        out_ += text;
    }
    void fingerprint(const base::Fingerprint& print) {
        for (const std::uint64_t half : {print.high, print.low})
            for (int shift = 56; shift >= 0; shift -= 8) out_ += static_cast<char>(half >> shift);
    }
    std::string done() { return std::move(out_); }

private:
    std::string out_{};
};

}  // namespace

class CheckHistory::Parser {
public:
    explicit Parser(std::string_view bytes) : rest_(bytes) {}

    std::uint64_t number() {
        std::uint64_t number = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = next();
            number |= (byte & 0x7FU) << shift;
            if (byte < 0x80) return number;
        }
        fail();
    }
    std::string text() { return std::string(take(number())); }
    base::Fingerprint fingerprint() {
        base::Fingerprint print;
        for (std::uint64_t* half : {&print.high, &print.low})
            for (int i = 0; i < 8; ++i) *half = *half << 8U | next();
        return print;
    }
    void end() const { demand(rest_.empty()); }
    static void demand(bool is_true) {
        if (!is_true) fail();
    }

private:
    [[noreturn]] static void fail() { throw std::runtime_error("a history that does not read"); }
    unsigned char next() { return static_cast<unsigned char>(take(1).front()); }
    std::string_view take(std::uint64_t count) {
        demand(count <= rest_.size());
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return taken;
    }
    std::string_view rest_;
};

namespace {

// Times may lie before 1970: the sign goes into the lowest bit.
std::uint64_t folded(std::int64_t number) {
    return static_cast<std::uint64_t>(number) << 1U ^ static_cast<std::uint64_t>(number >> 63);
}
std::int64_t unfolded(std::uint64_t number) {
    return static_cast<std::int64_t>(number >> 1U ^ (~(number & 1U) + 1));
}

}  // namespace

// Something new that a node says about a part.
struct CheckHistory::Saying {
    std::int64_t number;
    std::size_t node;
    bool is_gone, is_decided;
    base::Fingerprint form;
    std::int64_t changed = 0;  // number of the submission that made that change

    bool says_same(const Saying& other) const {
        return is_gone == other.is_gone && form == other.form;
    }
};

std::size_t CheckHistory::node_index(const std::string& name) {
    const auto found = std::ranges::find(nodes_, name);
    if (found != nodes_.end()) return static_cast<std::size_t>(found - nodes_.begin());
    nodes_.push_back(name);
    numbers_of_node_.emplace_back();
    return nodes_.size() - 1;
}

// Numbers mostly follow each other without a gap.
const CheckHistory::Entry* CheckHistory::find_entry(std::int64_t number) const {
    if (submissions_.empty() || number < submissions_.front().number) return nullptr;
    const auto guess = static_cast<std::uint64_t>(number) -
                       static_cast<std::uint64_t>(submissions_.front().number);
    if (guess < submissions_.size() && submissions_[guess].number == number)
        return &submissions_[guess];
    const auto found = std::ranges::lower_bound(submissions_, number, {}, &Entry::number);
    return found == submissions_.end() || found->number != number ? nullptr : &*found;
}

bool CheckHistory::add_entry(const Entry& entry) {
    const auto place = std::ranges::lower_bound(submissions_, entry.number, {}, &Entry::number);
    if (place != submissions_.end() && place->number == entry.number) return false;
    submissions_.insert(place, entry);
    return true;
}

bool CheckHistory::is_before(std::int64_t a, std::int64_t b) const {
    const Entry &first = entry(a), &second = entry(b);
    if (first.at_ms != second.at_ms) return first.at_ms < second.at_ms;
    return std::tie(nodes_[first.node], first.content) <
           std::tie(nodes_[second.node], second.content);
}

void CheckHistory::add(const CheckSubmission& submission, const CheckDocument& check) {
    const std::size_t node = node_index(submission.node);
    add_entry({submission.number, submission.at_ms, submission.content, node});
    auto& numbers = numbers_of_node_[node];
    const auto place = std::ranges::upper_bound(numbers, submission.number,
                                                [&](auto a, auto b) { return is_before(a, b); });
    const auto at = place - numbers.begin();
    numbers.insert(place, submission.number);
    const bool has_next = at + 1 < std::ssize(numbers);
    const std::int64_t* next = has_next ? &numbers[static_cast<std::size_t>(at) + 1] : nullptr;

    const auto is_decided = [&](const std::string& key) {
        return std::ranges::binary_search(submission.decided, key);
    };
    for (const CheckPart& part : check.parts)
        set_step(part.key, node,
                 {submission.number, Step::Says::form, is_decided(part.key), part.form}, next);
    for (const std::string& key : submission.decided)
        if (!check.part(key)) parts_.try_emplace(key);
    for (const auto& [key, part] : parts_)
        if (!check.part(key))
            set_step(key, node, {submission.number, Step::Says::nothing, is_decided(key)}, next);
}

// Both what the node said before and what it said afterwards stay as they were.
void CheckHistory::set_step(const std::string& key, std::size_t node, const Step& step,
                            const std::int64_t* next) {
    Part& part = parts_[key];
    auto of_node = std::ranges::find(part, node, &Steps::node);
    const Step nothing{step.number, Step::Says::nothing, false};
    if (of_node == part.end()) {
        if (step.repeats(nothing)) return;
        of_node = part.insert(part.end(), Steps{node, {}});
    }
    auto& steps = of_node->steps;
    auto place = std::ranges::find_if(
        steps, [&](const Step& other) { return is_before(step.number, other.number); });
    const Step before = place == steps.begin() ? nothing : *std::prev(place);
    if (step.repeats(before)) return;
    if (next) {
        const bool has_step_at_next = place != steps.end() && place->number == *next;
        if (!has_step_at_next)
            place = steps.insert(place, Step{*next, before.says, false, before.form});
        if (place->repeats(step)) place = steps.erase(place);
    }
    steps.insert(place, step);
}

std::vector<CheckHistory::Saying> CheckHistory::sayings_of(const std::string& key,
                                                           const Part& part) const {
    std::vector<Saying> all;
    for (const Steps& of_node : part) {
        const Saying* last = nullptr;
        std::vector<Saying> own;
        own.reserve(of_node.steps.size());
        for (const Step& step : of_node.steps) {
            const bool is_gone = step.says == Step::Says::nothing;
            if (is_gone && is_payment(key)) continue;
            if (is_gone && !step.is_decided && !last) continue;
            const Saying said{step.number, of_node.node, is_gone, step.is_decided, step.form};
            if (last && !step.is_decided && said.says_same(*last)) continue;
            own.push_back(said);
            last = &own.back();
        }
        all.insert(all.end(), own.begin(), own.end());
    }
    std::ranges::sort(
        all, [&](const Saying& a, const Saying& b) { return is_before(a.number, b.number); });
    return all;
}

std::optional<StandingPart> CheckHistory::standing(const std::string& key, const Part& part) const {
    std::vector<Saying> sayings = sayings_of(key, part);
    std::vector<const Saying*> last_of_node(nodes_.size());
    for (std::size_t i = 0; i < sayings.size(); ++i) {
        Saying& said = sayings[i];
        const Saying* last = last_of_node[said.node];
        said.changed = said.number;
        // Back to what this node last said, for the latest change of another to the same.
        for (std::size_t j = said.is_decided ? 0 : i; j > 0 && &sayings[j - 1] != last; --j) {
            const Saying& other = sayings[j - 1];
            if (other.changed != other.number || !other.says_same(said)) continue;
            said.changed = other.number;
            break;
        }
        last_of_node[said.node] = &said;
    }
    const Saying* winner = nullptr;
    for (const Saying* said : last_of_node) {
        if (!said) continue;
        const bool is_later = winner && is_before(winner->changed, said->changed);
        const bool is_greater =
            winner && winner->changed == said->changed && nodes_[winner->node] < nodes_[said->node];
        if (!winner || is_later || is_greater) winner = said;
    }
    if (!winner || winner->is_gone) return {};
    // Of a line, what a node last said stands in its latest submission too: few need be read.
    const std::int64_t number =
        is_payment(key) ? winner->number : numbers_of_node_[winner->node].back();
    const Entry& change = entry(winner->changed);
    return StandingPart{key,   winner->form, change.at_ms, nodes_[change.node], change.content,
                        number};
}

CheckOutcome CheckHistory::outcome() const {
    CheckOutcome outcome;
    for (const auto& numbers : numbers_of_node_)
        if (outcome.latest == 0 || is_before(outcome.latest, numbers.back()))
            outcome.latest = numbers.back();
    for (const auto& [key, part] : parts_)
        if (auto standing_part = standing(key, part))
            outcome.parts.push_back(*std::move(standing_part));
    return outcome;
}

std::int64_t CheckHistory::latest_ms() const {
    std::int64_t latest = std::numeric_limits<std::int64_t>::min();
    for (const Entry& each : submissions_) latest = std::max(latest, each.at_ms);
    return submissions_.empty() ? 0 : latest;
}

bool CheckHistory::knows(const std::string& key, const base::Fingerprint& form) const {
    const auto part = parts_.find(key);
    if (part == parts_.end()) return false;
    return std::ranges::any_of(part->second, [&](const Steps& of_node) {
        return std::ranges::any_of(of_node.steps, [&](const Step& step) {
            return step.says == Step::Says::form && step.form == form;
        });
    });
}

std::string CheckHistory::print() const {
    Printer out;
    out.number(nodes_.size());
    for (const std::string& node : nodes_) out.text(node);
    out.number(submissions_.size());
    for (const Entry& each : submissions_) {
        out.number(static_cast<std::uint64_t>(each.number));
        out.number(folded(each.at_ms));
        out.fingerprint(each.content);
        out.number(each.node);
    }
    out.number(parts_.size());
    for (const auto& [key, part] : parts_) {
        out.text(key);
        out.number(part.size());
        for (const Steps& of_node : part) {
            out.number(of_node.node);
            out.number(of_node.steps.size());
            for (const Step& step : of_node.steps) {
                out.number(static_cast<std::uint64_t>(step.number));
                out.number(static_cast<std::uint64_t>(step.says) * 2 + (step.is_decided ? 1 : 0));
                if (step.says == Step::Says::form) out.fingerprint(step.form);
            }
        }
    }
    return out.done();
}

CheckHistory CheckHistory::parse(std::string_view bytes) {
    Parser in(bytes);
    CheckHistory history;
    for (std::uint64_t count = in.number(); count > 0; --count) history.parse_node(in);
    for (std::uint64_t count = in.number(); count > 0; --count) history.parse_submission(in);
    for (auto& numbers : history.numbers_of_node_) {
        Parser::demand(!numbers.empty());
        std::ranges::sort(numbers, [&](auto a, auto b) { return history.is_before(a, b); });
    }
    for (std::uint64_t count = in.number(); count > 0; --count) history.parse_part(in);
    in.end();
    return history;
}

void CheckHistory::parse_node(Parser& in) {
    const std::size_t count = nodes_.size();
    Parser::demand(node_index(in.text()) == count);
}

void CheckHistory::parse_submission(Parser& in) {
    const auto number = static_cast<std::int64_t>(in.number());
    const std::int64_t at_ms = unfolded(in.number());
    const base::Fingerprint content = in.fingerprint();
    const std::uint64_t node = in.number();
    Parser::demand(node < nodes_.size());
    Parser::demand(add_entry({number, at_ms, content, node}));
    numbers_of_node_[node].push_back(number);
}

void CheckHistory::parse_part(Parser& in) {
    const auto [known, is_new] = parts_.try_emplace(in.text());
    Parser::demand(is_new && !known->first.empty());
    Part& part = known->second;
    for (std::uint64_t nodes = in.number(); nodes > 0; --nodes) {
        const std::uint64_t node = in.number();
        Parser::demand(std::ranges::find(part, node, &Steps::node) == part.end());
        Steps& of_node = part.emplace_back(Steps{node, {}});
        for (std::uint64_t steps = in.number(); steps > 0; --steps) {
            const Step step = parse_step(in);
            Parser::demand(entry(step.number).node == node);
            Parser::demand(of_node.steps.empty() ||
                           is_before(of_node.steps.back().number, step.number));
            of_node.steps.push_back(step);
        }
    }
}

CheckHistory::Step CheckHistory::parse_step(Parser& in) const {
    const auto number = static_cast<std::int64_t>(in.number());
    const std::uint64_t what = in.number();
    Parser::demand(find_entry(number) != nullptr && what < 4);
    Step step{number, static_cast<Step::Says>(what / 2), what % 2 == 1};
    if (step.says == Step::Says::form) step.form = in.fingerprint();
    return step;
}

}  // namespace domain
