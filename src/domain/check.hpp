// A check as a device sends it, and as many devices together have made it.
//
// A check is JSON that we know in part: seats with lines (`orders`), `payments`, amounts and much
// else, all of which comes back as it was sent. Every device sends the whole check as it knows it,
// so that most of what it says is a copy of what others did, and perhaps an old one. What is to be
// told from that is: which lines were changed last, by whom, and to what
// (domain/check_history.hpp). This file has the check as one device says it, and how the parts of
// several are put together.
#pragma once

#include "base/fingerprint.hpp"
#include "schema/json_tree.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace domain {

// A line or a payment of a check.
//
//     line      known by its `orderUniqueId` over all seats, else by seat, `orderNo` and `menuId`
//     payment   known by its id, else by method, amount and how many alike stand before it
//
// What occurs twice under one key is told apart by "#2", "#3" at its end.
struct CheckPart {
    std::string key;         // begins with line_mark or payment_mark
    base::Fingerprint form;  // of its whole content and, of a line, its seat
    // Where it stands in the document: of a line seats[seat].orders[index], or orders[index] of the
    // check itself when seat is no_seat; of a payment payments[index].
    std::size_t seat = 0, index = 0;
};
inline constexpr std::size_t no_seat = static_cast<std::size_t>(-1);
inline constexpr char line_mark = 'l', payment_mark = 'p';
inline bool is_payment(std::string_view key) { return key.starts_with(payment_mark); }
// As people and devices know it: without the mark.
inline std::string_view shown_key(std::string_view key) { return key.substr(1); }

// What one device says.
struct CheckDocument {
    schema::Tree head;               // the members beside `data`, an object
    schema::Tree data;               // the check itself, an object
    std::vector<CheckPart> parts{};  // in the order of the document: lines, then payments
    std::vector<std::string> warnings{};
    std::vector<std::size_t> by_key{};  // indexes into `parts`

    // The member of the data, else that of the head; null where both have none.
    const schema::Tree* find(std::string_view name) const;
    std::string_view words(std::string_view name) const;
    const CheckPart* part(std::string_view key) const;  // null where it has none
    const schema::Tree& content(const CheckPart& part) const;
    std::string seat_name(const CheckPart& part) const;  // of a line: its seat's id, else "#" and
                                                         // its place; "" without a seat
};
// Both must be objects.
CheckDocument read_check(schema::Tree head, schema::Tree data);

// One submission of a check, as it is kept.
struct CheckSubmission {
    std::int64_t number = 0;  // unique in the check; tells nothing about order
    // Its stamp: when it was made by the device's clock, as far as that is believed; then the node,
    // then the fingerprint of all that was sent.
    std::int64_t at_ms = 0;
    std::string node{};
    base::Fingerprint content{};
    // Keys of lines and payments about which it decides, since it knew the check as it was then:
    // what it says about these is a change, and to omit a line is to remove it. Sorted.
    std::vector<std::string> decided{};
    CheckDocument check{};
};
// By their stamps, with which the latest is the last.
bool is_before(const CheckSubmission& a, const CheckSubmission& b);

// A part of a check that stands, after all that was said.
struct StandingPart {
    std::string key;
    base::Fingerprint form;
    // When it was changed to what it is, and by which node: the stamp of that submission.
    std::int64_t changed_ms;
    std::string changed_by;
    base::Fingerprint changed_in;
    std::int64_t number;  // of a submission that has it in this form
};
// What a set of submissions comes to.
struct CheckOutcome {
    std::int64_t latest = 0;            // number of the submission with the latest stamp
    std::vector<StandingPart> parts{};  // by their keys

    const StandingPart* part(std::string_view key) const;  // null where it does not stand
};

// The outcome as a document: that of the latest submission, unless other parts stand than it has.
// Then each line that stands is put in its seat, new ones behind the others by when they were
// changed, and the amounts are reckoned with so many decimals (domain/check_amounts.hpp).
// `document_of` gives the document of a submission by its number.
struct ComposedCheck {
    schema::Tree head, data;
    bool is_merged;  // false: it is the latest document as it was sent
};
using DocumentOf = std::function<const CheckDocument&(std::int64_t number)>;
// Whether other parts stand than the latest document has.
bool is_merged(const CheckOutcome& outcome, const CheckDocument& latest);
ComposedCheck compose(const CheckOutcome& outcome, const DocumentOf& document_of, int decimals);

// What becomes of a check by its `status`: active also when it is absent or unknown.
enum class CheckState : std::uint8_t { active, closed, voided };
struct CheckStatus {
    CheckState state;
    bool is_known;
};
CheckStatus status_of(const CheckDocument& check);

}  // namespace domain
