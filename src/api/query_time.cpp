#include "api/query_time.hpp"

#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace api {
namespace {

std::int64_t start_of(date::local_days day, const date::time_zone& zone) {
    return date::floor<std::chrono::milliseconds>(zone.to_sys(day, date::choose::earliest))
        .time_since_epoch()
        .count();
}

}  // namespace

std::optional<TimeRange> read_times(std::string_view text, const date::time_zone& zone) {
    std::string plain(text);
    std::ranges::replace(plain, ' ', '+');
    if (const auto moment = base::parse_iso_time(plain)) return TimeRange{*moment, *moment};
    const auto parsed = base::parse_date(plain);
    if (!parsed) return {};
    const date::local_days day(
        date::days(std::chrono::sys_days(*parsed).time_since_epoch().count()));
    return TimeRange{start_of(day, zone), start_of(day + date::days(1), zone) - 1};
}

const date::time_zone& zone_of(storage::ReadView& view, std::string_view account,
                               std::string_view store) {
    const std::string id = store.empty() ? storage::oldest_store(view, account) : std::string(store);
    const auto row = storage::find(view, kinds::store, account, id);
    std::string name;
    if (row) name = schema::read_stored(row->doc, kinds::store)[kinds::store.time_zone];
    try {
        return *date::locate_zone(name.empty() ? "UTC" : name);
    } catch (const std::runtime_error&) {  // a zone that this machine does not know
        return *date::locate_zone("UTC");
    }
}

}  // namespace api
