// The merge of a check: what all nodes together have made of it.
//
// The latest change wins, and a copy is not a change. Submissions are taken in the order of their
// stamps. About a part, a node states a form, or that the part is gone: it sent the part before, by
// stamp, by arrival and by its own clock, and now omits it. (A payment is never gone, and a
// submission without a time removes nothing.) To state the same again is nothing new. To state
// something new is a change made at that stamp, unless another node made a change to the same form
// since this node last stated something new, or ever before if this is the node's first statement:
// then it is a copy, dated like the latest such change. A statement of the current form is a copy
// too: it changes nothing, whatever the clocks were. A part has the form that the node with the
// latest date stated last. In addition:
//
//     decided   a node that knows the current check decides the parts in which it differs from it:
//               what it states about them is a change, and omitting one removes it; everything
//               else is a copy, except where the current form is its own
//     voids     where the last arrival from a node is not its latest by stamp, a void in it
//               replaces what the node stated later by its clock, unless the void is another's or
//               the node had stated it before that arrived
//     late      a raised submission that came after another of its node with a later time undoes
//               no void of its node and lowers no payment
//     payments  only the node whose submission brought a payment lowers it, unless it is void
//     claims    nodes that list no payments claim what is paid; the largest of their last claims
//               counts. A claim gives way to what its node states later by stamp, by arrival and by
//               its own clock; a node that knows the check and repeats a claim claims nothing
//     left      a line that a decision moved away stays away. Under a key made of its place there
//               is a new line once a node has sent the check without the old one, and not late.
//               Forms of the line that left count for nothing. They are left to a person where
//               they are late and may mean either line, or where the node never sent the line
//               before: it may not know that the line left
//     back      forms that a line had before it came back are copies
//
// Stored are the current form and the latest changes of each part and, separately, what each node
// stated last. A submission later than all before it is added at a cost that does not grow with
// their number; any other is merged by replaying all of them.
#pragma once

#include "domain/check/check.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>

namespace domain {

// The place of a submission among those of its check.
struct Moment {
    std::int64_t number = 0;  // of its arrival, from 1
    // Its stamp: when it was made, as far as that is believed; then the node, then what the node's
    // own clock said, then the fingerprint of all that was sent.
    std::int64_t at_ms = 0;
    std::string node{};
    std::int64_t device_ms = 0;
    base::Fingerprint content{};
    // What at_ms would be if the service had not raised it.
    std::int64_t natural_ms = 0;
    bool has_time = true;  // false: the device sent none
    // It may have been delayed for long: it has no time, or one before another that the node had
    // sent, or one before lines were last moved.
    bool is_late = false;
    bool is_raised = false;   // by the service, above all that were there
    bool is_knowing = false;  // it knew the current check: what it did not decide is no change
};
bool is_before(const Moment& a, const Moment& b);  // by stamp

// Where a line went, or that it came back, by a decision.
struct Departure {
    std::string key;
    std::string check{};   // id of the check in which it lives now; "": it is here again
    std::string as_key{};  // its key there
};

// One submission of a check, as it is kept.
struct CheckSubmission {
    Moment moment{};
    std::vector<std::string> decided{};   // keys, sorted
    std::vector<Departure> departures{};  // by key
    std::vector<SaidPart> parts{};        // by key
};
bool is_before(const CheckSubmission& a, const CheckSubmission& b);

// What a node last stated about a part.
struct Word {
    std::string key;
    base::Fingerprint form{};
    bool is_void = false;
    std::int64_t since_ms = 0;         // stamp of the submission with which it began
    std::int64_t since_number = 0;     // its number, during a replay
    std::int64_t changed = 0;          // number of the submission that made that change
    std::int64_t first_number = 0;     // of the first to arrive that had the part
    std::int64_t first_device_ms = 0;  // the earliest that had it by the node's own clock
    std::int64_t lacked = 0;           // of the last to arrive without it, and not late
    std::size_t lacked_from = 0;       // during a replay: how many do not count
    std::int64_t era = 0;
};
struct NodeWords {
    std::int64_t last_number = 0;    // of its last submission to arrive
    std::int64_t last_in_time = 0;   // of the last that was not late
    std::int64_t device_ms_max = 0;  // the latest time that it ever sent; 0: none
    std::int64_t answered = 0;       // of the last submission that an answer showed it
    // Payments as answers showed them to it: their forms by keys, the last one at the end.
    std::map<std::string, std::vector<base::Fingerprint>> shown{};
    Moment top{};  // its latest by stamp
    // Submissions whose stamps were raised: what was sent with a later time is moved likewise.
    struct Raise {
        std::int64_t number, device_ms, by_ms;
    };
    std::vector<Raise> raises{};
    std::vector<Word> words{};  // by key

    const Word* find(std::string_view key) const;
    // Whether what arrived last is not the latest by stamp.
    bool is_out_of_order() const { return last_number != top.number; }
};

// A change of a part.
struct PartChange {
    base::Fingerprint form{};
    std::int64_t era = 0;
    Moment moment{};
};

// The current state of a part.
struct MergedPart {
    base::Fingerprint form{};  // or gone
    bool is_void = false;
    std::int64_t amount = 0;
    Moment changed{};
    std::int64_t number = 0;  // of a submission that has it in this form
    // Grows when the line leaves, and when its key is used anew: a later era beats every date.
    std::int64_t era = 0;
    std::string maker{};                // of a payment: the node that brought it
    std::vector<PartChange> changes{};  // the latest, by stamp
    bool has_more_changes = false;      // stored elsewhere
    std::int64_t departed = 0;          // number of the decision by which it left or came back
    Departure departure{};

    bool stands() const { return form != gone; }
    bool is_away() const { return departed != 0 && !departure.check.empty(); }
};

// Something new that a submission stated about a part.
struct NewWord {
    std::string key;
    base::Fingerprint form{};
    bool is_change = true;            // false: a copy
    bool is_aside = false;            // of a line that has left: it counts for nothing
    bool is_stale = false;            // its node may not know better: it counts for nothing
    std::optional<MergedPart> was{};  // how the part was before, where it existed
};

// A change that is no longer among the latest of its part.
struct SpilledChange {
    std::string key;
    PartChange change{};
};

class CheckMerge {
public:
    // Finds, among spilled changes, the latest to a form: in one era or any, by any node but that
    // one or by anyone.
    using FindSpilled = std::function<std::optional<PartChange>(
        const std::string& key, const base::Fingerprint& form, std::optional<std::int64_t> era,
        const std::string* not_by)>;

    // Whether it is later than all before, and every node has arrived in its own order.
    bool can_append(const Moment& moment, const NodeWords& node) const;
    // Adds such a submission. Returns what is new in it.
    std::vector<NewWord> append(const CheckSubmission& submission, NodeWords& node,
                                const FindSpilled& find_spilled);
    // What is new in a submission, without adding it.
    std::vector<NewWord> news_in(const CheckSubmission& submission, const NodeWords& node,
                                 const FindSpilled& find_spilled) const;

    CheckOutcome outcome() const;
    bool is_empty() const { return latest_.number == 0; }
    const Moment& latest() const { return latest_; }
    std::int64_t moved_ms() const { return moved_ms_; }  // when lines were last moved; 0: never
    const std::map<std::string, MergedPart, std::less<>>& parts() const { return parts_; }
    const MergedPart* part(std::string_view key) const;  // null where nobody ever sent it

    // The changes that the caller stores elsewhere from now on.
    std::vector<SpilledChange> take_spilled();

    // Bytes for parse() only, which throws std::runtime_error for any others.
    std::string print() const;
    static CheckMerge parse(std::string_view bytes);
    // Whether they have this program's format; else all submissions must be replayed.
    static bool can_parse(std::string_view bytes);

private:
    friend class CheckReplay;
    class Adding;
    struct Claim {
        std::string node;
        std::int64_t number, device_ms, amount;
    };
    struct Judged;
    using Departures = std::map<std::string, std::map<std::int64_t, Departure>>;
    using Sent = std::map<std::string, std::vector<const CheckSubmission*>>;

    std::optional<Judged> judge(const std::string& key, const SaidPart* said, const Word* word,
                                const CheckSubmission& in, const NodeWords& node,
                                const FindSpilled& find_spilled) const;
    bool has_sent_without(const std::string& key, const Word* word, const CheckSubmission& in,
                          const NodeWords& node, std::int64_t departed) const;
    void take_claim(const CheckSubmission& in);
    void trim(const std::string& key, MergedPart& part);

    Moment latest_{};
    std::int64_t next_seq_no_ = 0, moved_ms_ = 0;
    bool keeps_voids_ = false;  // that may replace what their node stated later
    std::vector<Claim> claims_{};
    std::map<std::string, MergedPart, std::less<>> parts_{};
    std::vector<SpilledChange> spilled_{};
    // During a replay: every departure there ever was, by the numbers of the decisions, and what
    // each node sent up to here.
    const Departures* departures_ = nullptr;
    const Sent* sent_ = nullptr;
};

// All submissions of a check, merged from the beginning.
struct ReplayedCheck {
    CheckMerge merge{};
    std::map<std::string, NodeWords> nodes{};
};
ReplayedCheck replay(std::span<const CheckSubmission> submissions);
// The same, with what is new in the submission of that number.
struct ReplayedNews : ReplayedCheck {
    std::vector<NewWord> news{};
};
ReplayedNews replay(std::span<const CheckSubmission> submissions, std::int64_t news_of);

std::string print(const Moment& moment);
Moment parse_moment(std::string_view bytes);
std::string print(const NodeWords& node);
NodeWords parse_words(std::string_view bytes);
std::string print(std::span<const SaidPart> parts);
std::vector<SaidPart> parse_said(std::string_view bytes);

}  // namespace domain
