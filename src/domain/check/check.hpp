// A check as a device sends it, and as many devices together have made it.
//
// A check is JSON that we know in part: seats with lines (`orders`), `payments`, amounts and much
// else, all of which is returned as sent. Every device sends the whole check as it knows it, so
// most of it copies what others did, and the copy may be old. From that we derive which lines were
// changed last, by whom, and to what (domain/check/merge.hpp). This file has the check as one
// device sends it, and puts together the parts of several.
#pragma once

#include "base/fingerprint.hpp"
#include "schema/json_tree.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace domain {

// The parts of a check, each with a key that begins with its mark:
//
//     line      by its `orderUniqueId` over all seats, else by seat, `orderNo` and `menuId`
//     payment   by its id, else by method and amount
//     seat      by its id, else "#" and its place: its members other than lines and amounts
//     member    of the data or beside it, with its twin `...Str`
//     claim     `paidAmount`, where the check lists no payments
//     sequence  `nextSeqNo`
//
// The second of two with one id gets a line break and "2" at its end; no id ends like that.
inline constexpr char line_mark = 'l', placed_line_mark = 'f', payment_mark = 'p', seat_mark = 's',
                      member_mark = 'm', head_mark = 'h', claim_mark = '$', sequence_mark = 'n';
inline bool is_payment(std::string_view key) { return key.starts_with(payment_mark); }
inline bool is_placed(std::string_view key) { return key.starts_with(placed_line_mark); }
inline bool is_line(std::string_view key) { return key.starts_with(line_mark) || is_placed(key); }
// As people and devices know it: without the mark.
inline std::string_view shown_key(std::string_view key) { return key.substr(1); }
std::string shown_text(std::string_view key);  // on one line

// The form of a part that a node reports as gone.
inline constexpr base::Fingerprint gone{};

// What one submission states about one part.
struct SaidPart {
    std::string key;
    base::Fingerprint form;   // of its whole content and, of a line, its seat
    bool is_void = false;     // of a line or payment
    std::int64_t amount = 0;  // of a payment or claim; the sequence
};

// A line or a payment and its place in the document: of a line seats[seat].orders[index], or
// orders[index] of the check itself when seat is no_seat; of a payment payments[index].
struct CheckPart : SaidPart {
    std::size_t seat = 0, index = 0;
};
inline constexpr std::size_t no_seat = static_cast<std::size_t>(-1);

// What one device sends.
struct CheckDocument {
    schema::Tree head;               // the members beside `data`, an object
    schema::Tree data;               // the check itself, an object
    std::vector<CheckPart> parts{};  // in the order of the document: lines, then payments
    std::vector<SaidPart> fields{};  // all else, by their keys
    std::vector<std::string> warnings{};
    std::vector<std::size_t> by_key{};  // indexes into `parts`

    // The member of the data, else that of the head; null where both have none.
    const schema::Tree* find(std::string_view name) const;
    std::string_view words(std::string_view name) const;
    const CheckPart* part(std::string_view key) const;  // null where it has none
    const SaidPart* said(std::string_view key) const;   // of a part or field
    const schema::Tree& content(const CheckPart& part) const;
    std::string seat_name(const CheckPart& part) const;  // of a line: its seat's id, else "#" and
                                                         // its place; "" without a seat
};
// Both must be objects.
CheckDocument read_check(schema::Tree head, schema::Tree data);
// Its id, else "#" and its place.
std::string name_of_seat(const schema::Tree& seat, std::size_t place);
// Under any of the names that devices use; "" where it has none.
std::string_view id_of_payment(const schema::Tree& payment);
// Everything in it, by key.
std::vector<SaidPart> said_in(const CheckDocument& check);

// A part that the check has after all submissions.
struct StandingPart {
    std::string key;
    base::Fingerprint form;
    std::int64_t changed_ms = 0;  // when it got its form
    std::string changed_by{};     // by which node
    base::Fingerprint changed_in{};
    std::int64_t number = 0;  // of a submission that has it in this form
};
// The result of a set of submissions.
struct CheckOutcome {
    std::int64_t latest = 0;            // number of the submission with the latest stamp
    std::vector<StandingPart> parts{};  // by their keys
    std::int64_t claimed = 0;           // the largest `paidAmount` of a node without `payments`
    std::int64_t next_seq_no = 0;       // the greatest `nextSeqNo`

    const StandingPart* part(std::string_view key) const;  // null where the check lacks it
};

// The outcome as a document: that of the latest submission, unless the outcome has other parts.
// Then each part is put in its place, new ones after the others by the time of their change and
// with sorted members; where lines differ the amounts are recalculated with that many decimals
// (domain/check/amounts.hpp). `source_of` gives a document that has a part in its form; for the
// latest submission only its number is set.
struct ComposedCheck {
    schema::Tree head, data;
    bool is_merged;  // false: it is the latest document as sent
};
using SourceOf = std::function<const CheckDocument&(const StandingPart& part)>;
// Whether the outcome differs from the latest document.
bool is_merged(const CheckOutcome& outcome, const CheckDocument& latest, int decimals);
ComposedCheck compose(const CheckOutcome& outcome, const CheckDocument& latest,
                      const SourceOf& source_of, int decimals);

// The state of a check by its `status`: active if that is absent or unknown.
enum class CheckState : std::uint8_t { active, closed, voided };
struct CheckStatus {
    CheckState state;
    bool is_known;
};
CheckStatus status_of(const CheckDocument& check);

}  // namespace domain
