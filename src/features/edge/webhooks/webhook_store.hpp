// The tables of webhooks: the settings of a store, its hooks, and their deliveries. A delivery does
// not contain the record, which is read when it is sent.
#pragma once

#include "features/edge/webhooks/hook.hpp"
#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <optional>
#include <span>

namespace features::webhooks {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// Which rows.
struct StoreKey {
    std::string account, store;
    auto operator<=>(const StoreKey&) const = default;
};

struct Settings {
    std::string header_name{}, header_value{};
    std::int64_t generation = 1;  // of the signing secret
    std::int64_t revision = 0;    // 0: never saved
    std::int64_t changed_ms = 0;
    std::int64_t deliveries = 0;  // the number of the last one
    bool operator==(const Settings&) const = default;
};

// Defaults if they were never saved.
Settings settings_of(storage::ReadView& view, const StoreKey& at);
// The wild ones first, then those of the list in order.
std::vector<Hook> hooks_of(storage::ReadView& view, const StoreKey& at);
// With their stores, for the operator.
struct HookOfStore {
    std::string store;
    Hook hook;
};
std::vector<HookOfStore> hooks_of(storage::ReadView& view, std::string_view account);

// All functions that write need the lock of the store.
void put(storage::Transaction& tx, const StoreKey& at, const Settings& settings);
void put(storage::Transaction& tx, const StoreKey& at, const Hook& hook);
void remove(storage::Transaction& tx, const StoreKey& at, std::string_view hook);  // deliveries too

// Among the pending deliveries of a hook and a subject, the one with the smallest sequence is
// `first`.
enum class State : std::uint8_t { delivered = 0, behind = 1, first = 2 };

struct Delivery {
    std::int64_t number = 0;  // of its store, from 1
    std::string hook{};
    storage::Event event{};
    std::string subject{};
    State state = State::delivered;
    std::int64_t attempts = 0, first_ms = 0, last_ms = 0;  // of the attempts; 0: none yet
    std::int64_t status = 0;                               // of the last one; 0: no answer
    std::string error{};
    std::int64_t took_ms = 0;
    std::int64_t next_ms = 0;  // when it is due
};
inline constexpr std::int64_t under_way = -1;  // as `took_ms`: being sent, until `next_ms`

// Inserts it as pending, after those of its subject; ignores `state`.
void insert(storage::Transaction& tx, const StoreKey& at, const Delivery& delivery);
// Keeps a delivery that is `first` from being due before `until_ms`, because it is being sent. If
// the sender dies before it records the result, the delivery is due then.
void hold(storage::Transaction& tx, const StoreKey& at, std::int64_t number, std::int64_t until_ms);
// Restores a delivery that is held until then and was not sent, and makes it due.
void let_go(storage::Transaction& tx, const StoreKey& at, const Delivery& before,
            std::int64_t held_ms);
// Writes the result of an attempt if the delivery is still `first`; otherwise returns false. A
// failure counts only if it is held until then: otherwise somebody else is sending it by now. A
// success makes the next of its subject `first`.
bool note_attempt(storage::Transaction& tx, const StoreKey& at, const Delivery& after,
                  std::int64_t held_ms);
// Makes deliveries of a hook due immediately if they failed since then and are not under way.
void make_due(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
              std::int64_t failed_since_ms);
// Removes pending ones from that sequence on; returns how many.
std::int64_t remove_pending(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
                            std::int64_t from);

// The kinds of events with pending deliveries, and removing those of one kind; returns how many.
std::vector<std::string> pending_kinds(storage::ReadView& view, const StoreKey& at,
                                       std::string_view hook);
std::int64_t remove_pending_of(storage::Transaction& tx, const StoreKey& at, std::string_view hook,
                               std::string_view kind);

// Those that are `first` and due: their time has come, or is after `believed_ms`, which means it
// was written before the clock was set back.
struct When {
    std::int64_t now_ms, believed_ms;
};
// Hooks ("" for none) whose deliveries of the same subject are sent first, and how far they have
// all read. Pings wait for nobody.
struct Before {
    std::string_view one{}, two{};
    std::int64_t read_to = never;
};
std::vector<Delivery> due_of(storage::ReadView& view, const StoreKey& at, std::string_view hook,
                             const Before& before, const When& when, std::int64_t limit);
// When the next of those that are `first` and wait for no other hook is due; `never` if there is
// none.
std::int64_t next_due_ms(storage::ReadView& view, const StoreKey& at, std::string_view hook,
                         const Before& before);
// The smallest sequence of a pending one; nothing if there is none.
std::optional<std::int64_t> oldest_pending(storage::ReadView& view, const StoreKey& at,
                                           std::string_view hook);

// The log: by number, at most `limit`; one call looks at 5,000 numbers.
struct LogFilter {
    std::int64_t after = 0, limit = 100;
    std::string hook{};                // "": all
    std::optional<bool> is_pending{};  // nothing: all
};
struct Log {
    std::vector<Delivery> deliveries;
    std::int64_t next;  // where to continue
    bool has_more;
};
Log log_of(storage::ReadView& view, const StoreKey& at, const LogFilter& filter);

// Removes a limited number of deliveries that arrived before that time; returns how many.
std::int64_t forget_delivered(storage::Transaction& tx, std::string_view account,
                              std::int64_t oldest_ms);

}  // namespace features::webhooks
