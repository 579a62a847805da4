// The one writer of checks: whatever a device or a person does to a check comes here as a
// submission.
//
// It runs inside a write transaction and takes the lock of the store: what is in the check is read
// after that, so that of two submissions the second sees the first, whichever process took them.
// Balances of the customer are locked next, then the sale with its visit: the one order of locks.
//
//     active   every submission is merged: see domain/check_history.hpp
//     closed   by the first submission that says so. Where its payments cover its own total, the
//              check is what it says, and what only others knew are conflicts; else what was merged
//     late     a submission after that is kept and changes nothing; what is new in it is a conflict
//     again    with `reopen`, or the current revision as `baseRevision`, the check moves on: its
//              sale is voided while it is active, and replaced when it is closed again
#pragma once

#include "domain/check_sale.hpp"
#include "features/checks/check_store.hpp"
#include "features/devices/devices.hpp"
#include "features/sales/sales.hpp"
#include "kinds/privileges.hpp"

namespace features::checks {

using sales::Writing;

// The node of what people do to checks here.
inline constexpr std::string_view own_node = "comanda";

inline constexpr std::int64_t ahead_ms_max = 120'000;  // that the clock of a device is believed

// The store, as far as checks need it.
struct CheckShop {
    std::string id, currency;
    int decimals;
    domain::Calendar calendar;
};

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
// Never refuses a check for what it says. Throws base::Refusal: 403 `device_blocked`, 403
// `privilege_missing` for a person who may not close, void or reopen checks, 409
// `currency_changed`.
Submitted submit(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                 const Incoming& incoming, base::IdSource& ids);

domain::CheckDocument document_in(const CheckText& text);

// The answer to a submission.
std::string answer_of(const Submitted& submitted);
std::string json_of(const Conflict& conflict);

}  // namespace features::checks
