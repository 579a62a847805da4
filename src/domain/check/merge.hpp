// What all nodes together have made of a check.
//
// The latest change decides, and a copy is no change. Submissions are taken in the order of their
// stamps. What a node says about a part is a form of it, or that it is gone: it sent the part
// before, by stamp, by arrival and by its own clock, and now omits it. (A payment is never gone,
// and who says no time removes nothing.) To say the same again is nothing new. To say something new
// is a change made at that stamp; but where another node made a change to the same form since this
// node last said something new, or ever before if it is the first that this node says, it is a copy
// and has the date of that change, the latest such. So is what stands anyway: to say it changes
// nothing, whatever the clocks were. A part stands as the node with the latest date last said.
// Besides:
//
//     decided   who knows the check as it is decides in what it differs from that: what it says of
//               such a part is a change, and to omit it is to remove it; all else is a copy, but
//               not where what stands is its own
//     voids     where the last that arrived of a node is not its latest by stamp, a void in it
//               stands in the place of what the node said later by its clock, unless the void is
//               another's or the node had said it before that arrived
//     late      what came after another of its node that said a later time, and was raised, undoes
//               no void of its node and lowers no payment
//     payments  only the node whose submission brought a payment lowers it, unless it is void
//     claims    what is paid by the word of nodes without payments is the most that one last said:
//               it gives way to what that node says later by stamp, by arrival and by its own
//               clock; who knows the check and repeats it claims nothing
//     left      a line that was moved away by a decision stays away. Under a key made of its place
//               it is a new line, once a node has sent the check without it, and not late. What
//               the line was that left counts for nothing, and is for a person, where it is late
//               and may be of either, or where the node never sent the line before: it need not
//               know that it left
//     back      of a line that came back, what it was before it came is a copy
//
// Kept are what stands, the latest changes of each part, and apart from that what each node last
// said. A submission later than all before it is added to these at a cost that does not grow with
// their number; for any other all are taken again.
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
    std::int64_t said_ms = 0;
    base::Fingerprint content{};
    // What at_ms would be if the service had not raised it.
    std::int64_t natural_ms = 0;
    bool has_time = true;  // false: the device said none
    // It may have been on its way for long: it said no time, or one before another that the node
    // had sent, or one before lines were last moved.
    bool is_late = false;
    bool is_raised = false;   // by the service, above all that were there
    bool is_knowing = false;  // it knew the check as it was: what it did not decide is no change
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

// What a node last said of a part.
struct Word {
    std::string key;
    base::Fingerprint form{};
    bool is_void = false;
    std::int64_t since_ms = 0;       // stamp of the submission in which it began to say so
    std::int64_t since_number = 0;   // its number, while all are taken again
    std::int64_t changed = 0;        // number of the submission that made that change
    std::int64_t first_number = 0;   // of the first to arrive that had the part
    std::int64_t first_said_ms = 0;  // the earliest that had it by the node's own clock
    std::int64_t lacked = 0;         // of the last to arrive without it, and not late
    std::size_t lacked_from = 0;     // while all are taken again: of how many it does not count
    std::int64_t era = 0;
};
struct NodeWords {
    std::int64_t last_number = 0;   // of its last submission to arrive
    std::int64_t last_in_time = 0;  // of the last that was not late
    std::int64_t said_ms_max = 0;   // the latest time that it ever said; 0: none
    std::int64_t answered = 0;      // of the last submission of the check that an answer showed it
    // Payments as answers showed them to it: their forms by keys, the last one at the end.
    std::map<std::string, std::vector<base::Fingerprint>> shown{};
    Moment top{};  // its latest by stamp
    // Those whose stamps were raised: what was sent with a later time is moved likewise.
    struct Raise {
        std::int64_t number, said_ms, by_ms;
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

// How a part stands.
struct MergedPart {
    base::Fingerprint form{};  // or gone
    bool is_void = false;
    std::int64_t amount = 0;
    Moment changed{};
    std::int64_t number = 0;  // of a submission that has it in this form
    // Grows when the line leaves, and when it is known anew: the later era goes before every date.
    std::int64_t era = 0;
    std::string maker{};                // of a payment: the node that brought it
    std::vector<PartChange> changes{};  // the latest, by stamp
    bool has_more_changes = false;      // which lie elsewhere
    std::int64_t departed = 0;          // number of the decision by which it left or came back
    Departure departure{};

    bool stands() const { return form != gone; }
    bool is_away() const { return departed != 0 && !departure.check.empty(); }
};

// Something new that a submission said of a part.
struct NewWord {
    std::string key;
    base::Fingerprint form{};
    bool is_change = true;            // false: a copy
    bool is_aside = false;            // of a line that has left: it counts for nothing
    bool is_stale = false;            // of who may not know better: it counts for nothing
    std::optional<MergedPart> was{};  // how the part stood before, where it did
};

// A change that is not among the latest of its part any more.
struct SpilledChange {
    std::string key;
    PartChange change{};
};

class CheckMerge {
public:
    // Of the changes that have spilled, the latest to a form, in an era or in any, by another than
    // that node or by anyone.
    using FindSpilled = std::function<std::optional<PartChange>(
        const std::string& key, const base::Fingerprint& form, std::optional<std::int64_t> era,
        const std::string* not_by)>;

    // Whether it is later than all before, and all nodes are heard in their own order.
    bool can_append(const Moment& moment, const NodeWords& node) const;
    // Adds such a submission. Returns what is new in it.
    std::vector<NewWord> append(const CheckSubmission& submission, NodeWords& node,
                                const FindSpilled& find_spilled);
    // What is new in a submission that is not to be added.
    std::vector<NewWord> news_in(const CheckSubmission& submission, const NodeWords& node,
                                 const FindSpilled& find_spilled) const;

    CheckOutcome outcome() const;
    bool is_empty() const { return latest_.number == 0; }
    const Moment& latest() const { return latest_; }
    std::int64_t moved_ms() const { return moved_ms_; }  // when lines were last moved; 0: never
    const std::map<std::string, MergedPart, std::less<>>& parts() const { return parts_; }
    const MergedPart* part(std::string_view key) const;  // null where it was never said

    // The changes that lie elsewhere from now on.
    std::vector<SpilledChange> take_spilled();

    // Bytes for parse() alone, which throws std::runtime_error for any other.
    std::string print() const;
    static CheckMerge parse(std::string_view bytes);
    // Whether they are of this program's form; else all submissions are to be taken again.
    static bool can_parse(std::string_view bytes);

private:
    friend class CheckReplay;
    class Adding;
    struct Claim {
        std::string node;
        std::int64_t number, said_ms, amount;
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
    bool keeps_voids_ = false;  // that may stand in the place of what their node said later
    std::vector<Claim> claims_{};
    std::map<std::string, MergedPart, std::less<>> parts_{};
    std::vector<SpilledChange> spilled_{};
    // While all are taken again: every departure there ever was, by the numbers of the decisions,
    // and what each node sent up to here.
    const Departures* departures_ = nullptr;
    const Sent* sent_ = nullptr;
};

// All submissions of a check, taken from the beginning.
struct ReplayedCheck {
    CheckMerge merge{};
    std::map<std::string, NodeWords> nodes{};
};
ReplayedCheck replay(std::span<const CheckSubmission> submissions);
// The same, with what is new in the one of that number.
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
