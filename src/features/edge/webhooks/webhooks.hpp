// The one writer of hooks and their settings, and queries about them; deliver.hpp writes
// deliveries. Each function that writes takes the lock of the store and wakes its job.
//
//     active ──active:false──▶ inactive   receives no further events; pending
//        ▲  ◀──active:true───             deliveries wait
//        │ ╲
//        │  ╰── 72 h of failures ──▶ paused   receives everything, but later
//        ╰──────────────── resume ───╯
//
// A hook receives what whoever set its address or types may read. When they may no longer read all
// that they could then, it is paused until somebody who may sets it again, and continues where it
// was.
#pragma once

#include "auth/secrets.hpp"
#include "features/edge/webhooks/webhook_store.hpp"
#include "storage/database.hpp"

#include <functional>

namespace features::webhooks {

inline constexpr std::string_view deliver_job = "deliver_webhooks";
inline constexpr std::size_t listed_max = 20;  // hooks in the list `events` of a store
inline constexpr std::size_t types_max = 50;   // of a hook

// The requested state of a hook; absent members stay the same.
struct HookChange {
    std::string name;
    std::optional<std::string> url{};  // "" removes a hook
    std::optional<bool> is_active{};   // a new one is
    std::optional<bool> is_paused{};
    std::vector<std::string> types{};
    std::string path{};  // its path in the request, for problems
};
struct HooksChange {
    std::optional<std::string> header_name{};
    std::optional<std::string> header_value{};  // as stored: sealed_header()
    // Whether the stored value is the same, sealed at another time.
    std::function<bool(std::string_view kept)> is_header_value{};
    std::vector<HookChange> hooks{};
    bool replaces_list = false;  // hooks of the list that are not named are removed
    bool rotates_secret = false;
};

// Who saves: the id of a key or sign-in, and what they may read. Without an id it is the account
// itself, which may read everything.
struct Setter {
    std::string id{};
    std::vector<std::string> kinds{};  // of all events
    std::function<bool(std::string_view hook, const std::string& kind)> may_read{};
};

struct Saved {
    Settings settings;
    std::vector<Hook> hooks;
};
Saved all_of(storage::ReadView& view, const StoreKey& at);
// Calls `check` with the current settings, under the lock, before anything is changed. Throws
// base::Refusal: 400 if a hook without an address is to be active, or a header value has no name;
// 403 if the setter does not have the right that a hook to be resumed has lost.
Saved save(storage::Transaction& tx, const StoreKey& at, const HooksChange& change,
           std::int64_t now_ms, const Setter& setter = {},
           const std::function<void(const Saved&)>& check = {});

// Pauses a hook, or resumes it with all pending deliveries due immediately. The operator does this;
// a hook that has lost its right then belongs to the account. False: it was already so. Throws
// base::Refusal (404).
bool set_paused(storage::Transaction& tx, const StoreKey& at, std::string_view hook, bool is_paused,
                std::int64_t now_ms);

// `hook` "": all active ones. Both throw base::Refusal: 400 if the store has no such hook, 409
// `hook_inactive` if the hook, or every hook, is inactive.
struct Asked {
    std::int64_t sequence;           // of the ping, or of the first event
    std::vector<std::string> hooks;  // that will receive it
};
// Records an event that the hook receives whatever its types.
Asked ping(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
           std::int64_t now_ms);
// Delivers the events from `from` on, even those that were already delivered. Throws base::Refusal
// (410, with `oldest` and `newest`) if they are not all kept; 400 if there is no such event yet.
Asked redeliver(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
                const storage::EpochNumber& from, std::int64_t now_ms);

// Keeps events that the hook has not received; call in each write that moves `read_to` or ends a
// delivery.
void keep_events(storage::Transaction& tx, const StoreKey& at, const Hook& hook);

// The secret that signs the bodies for a store's hooks; derived, so that it need not be stored.
std::string signing_secret(const auth::Pepper& pepper, const StoreKey& at, std::int64_t generation);
// The header value of a store's calls as stored, and the value of what is stored: "" if it cannot
// be opened.
std::string sealed_header(const auth::Pepper& pepper, const StoreKey& at, std::string_view value,
                          base::Random& random);
std::string header_value_of(const auth::Pepper& pepper, const StoreKey& at, std::string_view kept);
// The same for a hook and event whenever it is delivered, and for nothing else, even if a backup
// was restored and numbers are used again.
std::string delivery_id(const auth::Pepper& pepper, const StoreKey& at, const Delivery& delivery);

}  // namespace features::webhooks
