#include "features/selling/orders/promise.hpp"

#include "base/time_text.hpp"

#include <cstdlib>

namespace features::orders {
namespace {

using kinds::order_promise;
using kinds::order_state;
using schema::Record;

constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t past_ms_max = minute_ms;
constexpr std::int64_t ahead_ms_max = 31 * 24 * 60 * minute_ms;

}  // namespace

std::optional<Promise> promise_in(const Record& request, const schema::Count& minutes,
                                  const schema::Instant& time, std::int64_t now_ms,
                                  base::Problems& problems) {
    if (request.has(minutes) && request.has(time)) {
        problems.push_back({std::string(time.name),
                            "must not be sent together with " + std::string(minutes.name)});
        return {};
    }
    if (request.has(minutes))
        return Promise{.at_ms = now_ms + request[minutes] * minute_ms, .is_rough = true};
    if (!request.has(time)) return {};
    const auto at_ms = base::parse_iso_time(request[time]);
    if (at_ms && *at_ms >= now_ms - past_ms_max && *at_ms <= now_ms + ahead_ms_max)
        return Promise{.at_ms = at_ms};
    problems.push_back({std::string(time.name), "must not be past, nor more than 31 days ahead"});
    return {};
}

std::optional<std::int64_t> usual_promise(const Shop& shop, std::optional<std::int64_t> wanted_ms,
                                          std::int64_t now_ms) {
    if (wanted_ms && *wanted_ms > now_ms) return wanted_ms;
    const std::int64_t minutes = shop.record[kinds::store.promise_minutes];
    return minutes > 0 ? std::optional(now_ms + minutes * minute_ms) : std::nullopt;
}

std::optional<std::int64_t> promised_ms(const StoredOrder& order) {
    return base::parse_iso_time(order.state[order_state.promised]);
}

bool is_promised(const StoredOrder& order, const Promise& promise) {
    const auto now_ms = promised_ms(order);
    if (!now_ms || !promise.at_ms) return now_ms == promise.at_ms;
    return std::abs(*now_ms - *promise.at_ms) < (promise.is_rough ? minute_ms : 1);
}

void set_promise(StoredOrder& order, const WriteContext& by, const Promise& promise) {
    if (is_promised(order, promise)) return;
    Record& state = order.state;
    Record entry(order_promise);
    state.clear(order_state.promised);
    if (promise.at_ms) {
        entry.set(order_promise.time, base::iso_time(*promise.at_ms));
        state.set(order_state.promised, base::iso_time(*promise.at_ms));
    }
    if (promise.is_moved) entry.set(order_promise.is_moved, true);
    if (!promise.reason.empty()) entry.set(order_promise.reason, promise.reason);
    entry.set(order_promise.created_by, by.who);
    entry.set(order_promise.date, base::iso_time(by.now_ms));
    auto promises = state[order_state.promises];
    promises.push_back(std::move(entry));
    state.set(order_state.promises, std::move(promises));
}

}  // namespace features::orders
