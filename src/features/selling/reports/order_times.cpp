// orderTimesReport: web orders, by what was promised and what was kept.
#include "api/answers.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/calendar/local_time.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

namespace features::reports {
namespace {

using domain::OrderStatus;
using kinds::order_state;
using schema::Record;

constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t rows_at_once = 200;

constexpr Column time_columns[] = {
    {"orderNumber", CellType::text, "Number of the order; `Total` in the total."},
    {"deliveryType", CellType::text, "How the order reaches its guest.", true},
    {"orderStatus", CellType::whole, "Its present status.", true},
    {"orderStatusStr", CellType::text, "The same in words.", true},
    {"placed", CellType::date_time, "When it was placed, by the store's clock.", true},
    {"accepted", CellType::date_time, "When it was accepted.", true},
    {"firstPromised", CellType::date_time,
     "The time that was promised first, since the order was for this time.", true},
    {"promised", CellType::date_time, "The time that was promised last.", true},
    {"ready", CellType::date_time, "When it was ready.", true},
    {"finished", CellType::date_time, "When it was completed, rejected, cancelled or expired.",
     true},
    {"lateMinutes", CellType::whole,
     "Whole minutes from the first promise until it was ready, for a delivery until it was "
     "completed; less than 0 if it was early. In the total the sum over all late orders.",
     true},
    {"kept", CellType::whole, "1 if the first promise was kept."},
    {"late", CellType::whole, "1 if it was at least a minute late."},
    {"withoutPromise", CellType::whole, "1 if it was accepted, and nothing was promised."},
};

// What happened when; 0: it has not.
struct Times {
    std::int64_t accepted_ms = 0, first_promised_ms = 0, promised_ms = 0;
    std::int64_t ready_ms = 0, completed_ms = 0, finished_ms = 0;
};

std::int64_t ms_of(const std::string& iso) { return base::parse_iso_time(iso).value_or(0); }

Times times_of(const Record& state) {
    Times times;
    const auto note_first = [](std::int64_t& at_ms, std::int64_t ms) {
        if (at_ms == 0) at_ms = ms;
    };
    for (const Record& change : state[order_state.changes]) {
        const auto status = domain::order_status(change[kinds::status_change.status]);
        const std::int64_t ms = ms_of(change[kinds::status_change.date]);
        if (status == OrderStatus::accepted) note_first(times.accepted_ms, ms);
        if (status == OrderStatus::ready) note_first(times.ready_ms, ms);
        if (status == OrderStatus::completed) times.completed_ms = ms;
        if (status && domain::is_finished(*status)) times.finished_ms = ms;
    }
    for (const Record& promise : state[order_state.promises]) {
        times.promised_ms = ms_of(promise[kinds::order_promise.time]);
        if (promise[kinds::order_promise.is_moved]) times.first_promised_ms = 0;
        note_first(times.first_promised_ms, times.promised_ms);
    }
    return times;
}

// Whole minutes, less than 0 if it was early; nothing: nothing was promised, or it is not done.
std::optional<std::int64_t> late_minutes(const Times& times, bool is_delivery) {
    const std::int64_t done_ms = is_delivery ? times.completed_ms : times.ready_ms;
    if (times.first_promised_ms == 0 || done_ms == 0) return {};
    return (done_ms - times.first_promised_ms) / minute_ms;
}

struct Count {
    std::int64_t late_minutes = 0, kept = 0, late = 0, without = 0;
};

class TimeRows final : public RowSource {
public:
    explicit TimeRows(const Request& request)
        : branch_(request.branches.front()), which_{request.account, branch_.id} {
        const auto start_of = [&](domain::Day day) {
            return std::chrono::milliseconds(branch_.calendar.start_of(day).time_since_epoch())
                .count();
        };
        which_.since_ms = start_of(branch_.days.first);
        which_.until_ms = start_of(branch_.days.last + date::days(1));
    }

    bool next(storage::ReadView& view, std::vector<Row>& rows) override {
        const auto orders = orders::placed_orders(view, which_, last_, rows_at_once);
        for (const orders::PlacedOrder& order : orders) {
            rows.push_back(row_of(order));
            last_ = order.number;
        }
        if (std::ssize(orders) == rows_at_once) return true;
        rows.push_back({{"Total",
                         {},
                         {},
                         {},
                         {},
                         {},
                         {},
                         {},
                         {},
                         {},
                         total_.late_minutes,
                         total_.kept,
                         total_.late,
                         total_.without}});
        return false;
    }

private:
    Cell clock(std::int64_t ms) const {
        if (ms == 0) return {};
        const date::sys_seconds at{
            std::chrono::floor<std::chrono::seconds>(std::chrono::milliseconds(ms))};
        return date::format("%Y-%m-%dT%H:%M:%S",
                            domain::local_time(at, *branch_.calendar.zone).clock);
    }

    Row row_of(const orders::PlacedOrder& order) {
        const Record state = schema::read_stored(order.state, order_state);
        const Times times = times_of(state);
        const auto late = late_minutes(times, base::same_ignoring_case(order.service, "delivery"));
        const Count count{.late_minutes = std::max<std::int64_t>(late.value_or(0), 0),
                          .kept = late && *late <= 0,
                          .late = late && *late > 0,
                          .without = times.accepted_ms > 0 && times.first_promised_ms == 0};
        total_.late_minutes += count.late_minutes;
        total_.kept += count.kept;
        total_.late += count.late;
        total_.without += count.without;
        return {{std::to_string(order.number), order.service, state[order_state.status],
                 state[order_state.status_text], clock(order.placed_ms), clock(times.accepted_ms),
                 clock(times.first_promised_ms), clock(times.promised_ms), clock(times.ready_ms),
                 clock(times.finished_ms), late ? Cell(*late) : Cell(), count.kept, count.late,
                 count.without}};
    }

    const Branch branch_;
    orders::PlacedWithin which_;
    std::int64_t last_ = 0;
    Count total_;
};

// The tag of a report follows the sales of its days. This report depends on orders instead.
void fill_times(const api::Call& call, storage::ReadView& view, Request& request, Sheet& sheet) {
    const std::string& store = request.branches.front().id;
    request.tag = api::sequence_tag(storage::position(view, request.account, store), call.request,
                                    request.tag);
    sheet.rows = std::make_unique<TimeRows>(request);
}

constexpr RowDescription time_row{
    "OrderTimesRow", "When something happened to a web order, or the total.", time_columns};
constexpr auto time_members = data_and_total(time_row);
constexpr schema::Description times_answer{"OrderTimes", "What was promised of web orders.",
                                           time_members};
constexpr auto time_fields = fields_like(R"("orderNumber,firstPromised,ready,lateMinutes")");
constexpr Report times_report{.title = "orderTimesReport",
                              .row = time_row,
                              .shape = Shape::data_and_total,
                              .answer = times_answer,
                              .fill = fill_times,
                              .fields = time_fields};

}  // namespace

const api::Operation read_order_times = operation_of<times_report>({
    .name = "order_times",
    .id = "getOrderTimesReport",
    .summary = "Report the times of web orders",
    .description =
        "Returns the web orders placed in a period, with what was promised and what was kept. The "
        "total counts the promises that were kept and those that were not.",
});

}  // namespace features::reports
