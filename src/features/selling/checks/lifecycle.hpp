// The one writer of checks: whatever a device or a person does to a check comes here as a
// submission.
//
// It runs inside a write transaction and takes the lock of the store. The check is read after that,
// so that the second of two submissions sees the first, in whatever process. Locks are always taken
// in this order: store, balances of the customer, sale with its visit.
//
// domain/check/desk.hpp decides what happens to the check, with what intake.hpp reads; this file
// writes it. A submission that is later than all others reads and writes only the row of the check,
// that of its own node and itself; any other reads all submissions.
#pragma once

#include "auth/person.hpp"
#include "domain/check/sale.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/selling/checks/check_store.hpp"
#include "features/selling/checks/conflict_store.hpp"
#include "features/selling/sales/sales.hpp"
#include "features/selling/sales/shop.hpp"
#include "kinds/privileges.hpp"

namespace features::checks {

using sales::Shop;
using sales::WriteContext;

using domain::ahead_ms_max;

// The node of changes that people make in Comanda. No device can use that name: a node that starts
// with '@' is stored with another '@' in front.
inline constexpr std::string_view own_node = "@comanda";
std::string kept_node(std::string node);
std::string_view shown_node(std::string_view node);

// A submission before its transaction: read, masked and hashed.
struct Incoming {
    std::string check_id, node;
    domain::CheckDocument check{};
    std::string head{}, data{};               // the same as JSON, as sent
    base::Fingerprint content{};              // of all that was sent
    std::optional<std::int64_t> device_ms{};  // lastUpdateInMillisec
    std::optional<std::int64_t> base_revision{};
    bool wants_reopen = false;
    // A decision of a person. For a closed check it is the complete document; nothing else is
    // merged into it. It knows the current revision, and also decides about these parts, though
    // they are not in the document.
    bool is_manual = false;
    std::vector<std::string> also_decided{};
    std::vector<domain::Departure> departures{};  // of lines that it moves away or back
    std::vector<std::string> warnings{};
    devices::Seen device{};
    // The person who sends it, and what they hold in the store; nothing for a key, which acts with
    // its scopes.
    std::shared_ptr<const auth::Person> person{};
    std::optional<kinds::PrivilegeSet> held{};
    std::string new_id{}, new_sale_id{}, new_device_id{};
};

struct Submitted {
    StoredCheck check;
    CheckText text;
    bool is_applied = true;
    bool is_new = true;                  // false: the same was sent before
    std::vector<std::string> removed{};  // keys of lines that it no longer has
    // Lines with an `orderUniqueId` that it shows and did not show before, and the other way round.
    std::vector<std::string> came{}, left{};
    std::vector<Conflict> conflicts{};  // the check's open conflicts
    std::vector<std::string> warnings{};
};
struct Intake;
// What the submission makes of the current check, for submit(). Nothing if that can only be
// determined inside the transaction.
std::shared_ptr<const Intake> prepare(storage::ReadView& view, const WriteContext& by,
                                      const Shop& shop, const Incoming& incoming);
// Never refuses a check for its content. Uses what was prepared if the check has not changed since.
// Throws base::Refusal: 403 `device_blocked`, 403
// `privilege_missing` for a person who may not close, void or reopen checks, 409
// `currency_changed`.
Submitted submit(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                 const Incoming& incoming, base::IdSource& ids, const Intake* prepared = nullptr);
// Whether the sender knew the current check.
bool knows_current(const StoredCheck& known, const Incoming& incoming);

domain::CheckDocument document_in(const CheckText& text);
// Records an event for the current check; returns its number.
std::int64_t note_event(storage::Transaction& tx, const WriteContext& by, const StoredCheck& check,
                        std::string_view type);
// The merge of all submissions of the check.
domain::CheckMerge merge_of(storage::Transaction& tx, const std::string& account,
                            StoredCheck& check);
// Merges all applied submissions from the beginning, and rewrites what each node said.
domain::CheckMerge taken_again(storage::Transaction& tx, const std::string& account,
                               StoredCheck& check,
                               std::span<const domain::CheckSubmission> applied);

}  // namespace features::checks
