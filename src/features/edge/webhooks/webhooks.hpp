// The one writer of hooks and their settings, and what others ask of them; what is delivered is
// written by deliver.hpp. Each of the functions that write takes the lock of the store and has the
// job look at it.
//
//     active ──active:false──▶ inactive   hears of nothing that happens from then on; what was
//        ▲  ◀──active:true───             pending waits
//        │ ╲
//        │  ╰── 72 h of failures ──▶ paused   hears of everything, but later
//        ╰──────────────── resume ───╯
//
// A hook hears of what whoever set its address or types may read. When they may no longer read all
// that they could then, it is paused until somebody who may sets it again, and goes on where it
// was.
#pragma once

#include "access/secrets.hpp"
#include "features/edge/webhooks/webhook_store.hpp"
#include "storage/database.hpp"

#include <functional>

namespace features::webhooks {

inline constexpr std::string_view deliver_job = "deliver_webhooks";
inline constexpr std::size_t listed_max = 20;  // hooks in the list `events` of a store
inline constexpr std::size_t types_max = 50;   // of a hook

// What is to become of a hook; what is absent stays as it is.
struct HookWish {
    std::string name;
    std::optional<std::string> url{};  // "" removes a hook
    std::optional<bool> is_active{};   // a new one is
    std::optional<bool> is_paused{};
    std::vector<std::string> types{};
    std::string path{};  // where it stands in the request, for what is wrong with it
};
struct Wish {
    std::optional<std::string> header_name{};
    std::optional<std::string> header_value{};  // as it is kept: sealed_header()
    // Whether what is kept already is the same value, sealed at another time.
    std::function<bool(std::string_view kept)> is_header_value{};
    std::vector<HookWish> hooks{};
    bool replaces_list = false;  // hooks of the list that are not named are removed
    bool rotates_secret = false;
};

// Who saves: the id of a key or sign-in, and what they may read. Without one it is the account
// itself, which reads everything.
struct Setter {
    std::string id{};
    std::vector<std::string> kinds{};  // of all events
    std::function<bool(std::string_view hook, const std::string& kind)> may_read{};
};

struct Saved {
    Settings settings;
    std::vector<Hook> hooks;
};
Saved all_of(storage::ReadView& view, const Place& at);
// Calls `check` with what is there, under the lock, before anything is changed. Throws
// base::Refusal: 400 when a hook without an address is to be active, or a header value has no name;
// 403 when one that lost its right is to go on for a setter who has it not either.
Saved save(storage::Transaction& tx, const Place& at, const Wish& wish, std::int64_t now_ms,
           const Setter& setter = {}, const std::function<void(const Saved&)>& check = {});

// Pauses a hook or lets it go on, with all that is pending due at once: the operator's word, which
// makes one that has lost its right the account's. False: it was like that already. Throws
// base::Refusal (404).
bool set_paused(storage::Transaction& tx, const Place& at, std::string_view hook, bool is_paused,
                std::int64_t now_ms);

// `hook` "": all that are active. Both throw base::Refusal: 400 when the store has no such hook,
// 409 `hook_inactive` when it, or every one, is inactive.
struct Asked {
    std::int64_t sequence;           // of the ping, or from where
    std::vector<std::string> hooks;  // that will hear of it
};
// Notes an event that the hook hears whatever its types.
Asked ping(storage::Transaction& tx, const Place& at, std::string_view hook, std::int64_t now_ms);
// Delivers the events from `from` on, those that were delivered too. Throws base::Refusal (410,
// with `oldest` and `newest`) when they are not all kept; 400 when there is no such event yet.
Asked redeliver(storage::Transaction& tx, const Place& at, std::string_view hook,
                const storage::EpochNumber& from, std::int64_t now_ms);

// Keeps events that the hook has not had; in each write that moves `read_to` or ends a delivery.
void keep_events(storage::Transaction& tx, const Place& at, const Hook& hook);

// With which the bodies to the hooks of a store are signed: derived, so that it need not be stored.
std::string signing_secret(const auth::Pepper& pepper, const Place& at, std::int64_t generation);
// The value of the header of a store's calls as it is kept, and the value of what is kept: "" where
// it does not open.
std::string sealed_header(const auth::Pepper& pepper, const Place& at, std::string_view value,
                          base::Random& random);
std::string header_value_of(const auth::Pepper& pepper, const Place& at, std::string_view kept);
// The same for a hook and event whenever it is delivered, and for nothing else, also not after a
// backup was put back and the same numbers are given again.
std::string delivery_id(const auth::Pepper& pepper, const Place& at, const Delivery& delivery);

}  // namespace features::webhooks
