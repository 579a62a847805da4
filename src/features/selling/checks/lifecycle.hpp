// The one writer of checks: whatever a device or a person does to a check comes here as a
// submission.
//
// It runs inside a write transaction and takes the lock of the store: what is in the check is read
// after that, so that of two submissions the second sees the first, whichever process took them.
// Balances of the customer are locked next, then the sale with its visit: the one order of locks.
//
// What becomes of the check is decided in domain/check/desk.hpp, with what intake.hpp reads for it;
// here it is written. A submission that is later than all before reads and writes the row of the
// check, that of its own node and itself; any other reads what all said.
#pragma once

#include "domain/check/sale.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/selling/checks/check_store.hpp"
#include "features/selling/checks/conflict_store.hpp"
#include "features/selling/sales/sales.hpp"
#include "features/selling/sales/shop.hpp"
#include "kinds/privileges.hpp"

namespace features::checks {

using sales::Shop;
using sales::Writing;

using domain::ahead_ms_max;

// The node of what people do to checks here. No device has one of that name: one that begins like
// it is kept with another '@' before it.
inline constexpr std::string_view own_node = "@comanda";
std::string kept_node(std::string node);
std::string_view shown_node(std::string_view node);

// A submission on its way to its transaction: read, masked and hashed.
struct Incoming {
    std::string check_id, node;
    domain::CheckDocument check{};
    std::string head{}, data{};             // the same as JSON, as it was sent
    base::Fingerprint content{};            // of all that was sent
    std::optional<std::int64_t> said_ms{};  // lastUpdateInMillisec
    std::optional<std::int64_t> base_revision{};
    bool wants_reopen = false;
    // What a person decided here: of a check that is closed it is the document as it is, and
    // nothing else comes in with it. It knows the current revision, and decides about these parts
    // too, though they are not in that.
    bool is_decree = false;
    std::vector<std::string> also_decided{};
    std::vector<domain::Departure> departures{};  // of lines that leave by it, or come back
    std::vector<std::string> warnings{};
    devices::Seen device{};
    // What the person may do who sends it; nothing where a key does, which acts with its scopes.
    std::optional<kinds::PrivilegeSet> held{};
    std::string new_id{}, new_sale_id{}, new_device_id{};
};

struct Submitted {
    StoredCheck check;
    CheckText text;
    bool is_applied = true;
    bool is_new = true;                  // false: the same was there before
    std::vector<std::string> removed{};  // keys of lines that it had before and has no more
    std::vector<Conflict> conflicts{};   // of the check, that are open
    std::vector<std::string> warnings{};
};
struct Intake;
// What the submission makes of the check as it is now, for submit(). Nothing where that can be told
// only inside the transaction.
std::shared_ptr<const Intake> prepare(storage::ReadView& view, const Writing& by, const Shop& shop,
                                      const Incoming& incoming);
// Never refuses a check for what it says. What was prepared counts if the check is still as it was
// then. Throws base::Refusal: 403 `device_blocked`, 403
// `privilege_missing` for a person who may not close, void or reopen checks, 409
// `currency_changed`.
Submitted submit(storage::Transaction& tx, const Writing& by, const Shop& shop,
                 const Incoming& incoming, base::IdSource& ids, const Intake* prepared = nullptr);
// Whether it was made with the check in sight as it is.
bool knows_current(const StoredCheck& known, const Incoming& incoming);

domain::CheckDocument document_in(const CheckText& text);
// Of the check as it is; returns its number.
std::int64_t note_event(storage::Transaction& tx, const Writing& by, const StoredCheck& check,
                        std::string_view type);
// What all submissions of the check came to.
domain::CheckMerge merge_of(storage::Transaction& tx, const std::string& account,
                            const StoredCheck& check);
// What these come to, which are all that were applied; what each node said is written anew.
domain::CheckMerge taken_again(storage::Transaction& tx, const std::string& account,
                               const StoredCheck& check,
                               std::span<const domain::CheckSubmission> applied);

}  // namespace features::checks
