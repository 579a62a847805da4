#include "domain/check_model.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace domain {
namespace {

using Submissions = std::vector<const CheckSubmission*>;

// Something new that a node said about a part.
struct Said {
    const CheckSubmission* in;
    std::optional<base::Fingerprint> form;  // none: it is gone
    const CheckSubmission* changed_in;      // itself, unless it is a copy

    bool is_change() const { return changed_in == in; }
};

bool is_decided(const CheckSubmission& submission, const std::string& key) {
    return std::ranges::find(submission.decided, key) != submission.decided.end();
}

// The latest change of another node to that form since `last`, which this node last said; or ever.
const CheckSubmission* copied_from(const std::vector<Said>& all, const Said* last,
                                   const std::string& node,
                                   const std::optional<base::Fingerprint>& form) {
    const CheckSubmission* found = nullptr;
    for (const Said& other : all) {
        const bool is_since = !last || is_before(*last->in, *other.in);
        if (other.in->node != node && other.is_change() && other.form == form && is_since)
            found = other.in;
    }
    return found;
}

// Everything new that was said about a part, in the order of the stamps.
std::vector<Said> said_about(const std::string& key, const Submissions& by_stamp) {
    std::vector<Said> all;
    for (const CheckSubmission* submission : by_stamp) {
        const Said* last = nullptr;
        for (const Said& said : all)
            if (said.in->node == submission->node) last = &said;
        const bool decides = is_decided(*submission, key);
        const CheckPart* part = submission->check.part(key);
        if (!part && is_payment(key)) continue;
        if (!part && !decides && !last) continue;
        std::optional<base::Fingerprint> form;
        if (part) form = part->form;
        if (last && !decides && last->form == form) continue;
        const CheckSubmission* copied =
            decides ? nullptr : copied_from(all, last, submission->node, form);
        all.push_back({submission, form, copied ? copied : submission});
    }
    return all;
}

// What the node with the latest date last said; of two with the same, that of the greater name.
const Said* decisive(const std::vector<Said>& all) {
    std::map<std::string, const Said*> last_of_node;
    for (const Said& said : all) last_of_node[said.in->node] = &said;
    const Said* winner = nullptr;
    for (const auto& [node, said] : last_of_node)
        if (!winner || !is_before(*said->changed_in, *winner->changed_in)) winner = said;
    return winner;
}

// A line that a node did not take back stands in the node's latest submission; a payment, which is
// never taken back, at least where the node said it.
std::int64_t where_it_stands(const std::string& key, const Said& said,
                             const Submissions& by_stamp) {
    std::int64_t number = said.in->number;
    for (const CheckSubmission* submission : by_stamp)
        if (!is_payment(key) && submission->node == said.in->node) number = submission->number;
    return number;
}

}  // namespace

CheckOutcome outcome_of(std::span<const CheckSubmission> submissions) {
    Submissions by_stamp;
    std::set<std::string> keys;
    for (const CheckSubmission& submission : submissions) {
        by_stamp.push_back(&submission);
        for (const CheckPart& part : submission.check.parts) keys.insert(part.key);
    }
    std::ranges::sort(by_stamp, [](const auto* a, const auto* b) { return is_before(*a, *b); });

    CheckOutcome outcome;
    if (!by_stamp.empty()) outcome.latest = by_stamp.back()->number;
    for (const std::string& key : keys) {
        const std::vector<Said> all = said_about(key, by_stamp);
        const Said* winner = decisive(all);
        if (!winner->form) continue;
        const CheckSubmission& change = *winner->changed_in;
        outcome.parts.push_back({key, *winner->form, change.at_ms, change.node, change.content,
                                 where_it_stands(key, *winner, by_stamp)});
    }
    return outcome;
}

}  // namespace domain
