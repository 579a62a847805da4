// The first page of a store.
#include "api/made_answer.hpp"
#include "base/currency.hpp"
#include "features/records/read.hpp"
#include "features/selling/today/attention.hpp"
#include "features/selling/today/operations.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"

namespace features::today {
namespace {

using api::Call;
using auth::Area;
using schema::object;
using schema::of;
using schema::within;

// Minor units of a currency with so many decimals.
struct Money {
    domain::Minor minor = 0;
    int decimals = 2;
};

void put_money(base::JsonObject& out, std::string_view name, const Money& money) {
    out.number(name, money.minor);
    out.text(std::string(name) + "Str", schema::print_decimal(money.minor, money.decimals));
}

template <auto get>
constexpr schema::Binding<schema::binding::FromOf<get>> money{
    {.holds = schema::Holds::money},
    [](base::JsonObject& out, std::string_view name, const schema::binding::FromOf<get>& from) {
        put_money(out, name, std::invoke(get, from));
    }};
// The same, of std::optional.
template <auto get>
constexpr schema::Binding<schema::binding::FromOf<get>> money_if{
    {.holds = schema::Holds::money, .is_optional = true},
    [](base::JsonObject& out, std::string_view name, const schema::binding::FromOf<get>& from) {
        if (const auto found = std::invoke(get, from)) put_money(out, name, *found);
    }};

// ---- figures ----

struct ShownAmounts {
    Money now, then;
};
constexpr schema::Property<ShownAmounts> amounts_properties[] = {
    {"now", money<&ShownAmounts::now>, "On this business date so far."},
    {"then", money<&ShownAmounts::then>, "On `comparedTo`, up to the same minute."},
};
constexpr schema::Object<ShownAmounts> amounts_answer{
    "ComparedAmount", "An amount, beside that of a week before.", amounts_properties};

constexpr schema::Property<Compared> counts_properties[] = {
    {"now", of<&Compared::now>, "On this business date so far."},
    {"then", of<&Compared::then>, "On `comparedTo`, up to the same minute."},
};
constexpr schema::Object<Compared> counts_answer{
    "ComparedCount", "A number, beside that of a week before.", counts_properties};

struct ShownChecks {
    std::int64_t count = 0;
    Money total{};
    std::int64_t tables = 0;
};
constexpr schema::Property<ShownChecks> checks_properties[] = {
    {"count", of<&ShownChecks::count>, "Number of checks that are active now."},
    {"total", money<&ShownChecks::total>, "Their current total."},
    {"tables", of<&ShownChecks::tables>, "How many tables they name."},
};
constexpr schema::Object<ShownChecks> checks_answer{"OpenChecksNow", "The active checks.",
                                                    checks_properties};

struct ShownOrders {
    OrderCounts counts;
    std::int64_t now_ms;
};
std::optional<std::int64_t> oldest_minutes(const ShownOrders& shown) {
    constexpr std::int64_t minute_ms = 60'000;
    if (shown.counts.waiting == 0) return {};
    return std::max<std::int64_t>(0, (shown.now_ms - shown.counts.waiting_since_ms) / minute_ms);
}
constexpr schema::Property<ShownOrders> orders_properties[] = {
    {"open", of<within<&ShownOrders::counts, &OrderCounts::open>>, "Number of unfinished orders."},
    {"waiting", of<within<&ShownOrders::counts, &OrderCounts::waiting>>,
     "How many of them wait to be accepted."},
    {"oldestWaitingMinutes", of<oldest_minutes>,
     "How long the oldest of these has been waiting; absent if none is."},
    {"today", of<within<&ShownOrders::counts, &OrderCounts::today>>,
     "Number of orders placed on this business date."},
    {"cancelled", of<within<&ShownOrders::counts, &OrderCounts::cancelled>>,
     "How many of these were rejected, were cancelled or expired."},
};
constexpr schema::Object<ShownOrders> orders_answer{"WebOrdersNow", "The web orders of today.",
                                                    orders_properties};

struct ShownFigures {
    ShownAmounts net_sales{};
    Compared guests{}, sales{};
    ShownAmounts average{};
    ShownChecks open_checks{};
    ShownOrders orders{};
};
constexpr schema::Property<ShownFigures> figures_properties[] = {
    {"netSales", object<&ShownFigures::net_sales, amounts_answer>,
     "Net sales, as in every report of sales."},
    {"guests", object<&ShownFigures::guests, counts_answer>, "Number of guests."},
    {"sales", object<&ShownFigures::sales, counts_answer>, "Number of sales, without refunds."},
    {"average", object<&ShownFigures::average, amounts_answer>, "Net sales per sale."},
    {"openChecks", object<&ShownFigures::open_checks, checks_answer>, "The active checks."},
    {"webOrders", object<&ShownFigures::orders, orders_answer>, "The web orders."},
};
constexpr schema::Object<ShownFigures> figures_answer{
    "TodayFigures", "The figures of a business date so far.", figures_properties};

struct ShownHour {
    std::int64_t hour = 0;
    Money net_sales{}, then{};
};
constexpr schema::Property<ShownHour> hour_properties[] = {
    {"hour", of<&ShownHour::hour>, "The hour of the store's clock, 0 to 23."},
    {"netSales", money<&ShownHour::net_sales>, "Net sales of the lines ordered in that hour."},
    {"then", money<&ShownHour::then>, "The same on `comparedTo`, up to the same minute."},
};
constexpr schema::Object<ShownHour> hour_answer{"TodayHour", "The sales of an hour.",
                                                hour_properties};

struct ShownItem {
    ItemSales item;
    Money net_sales;
};
constexpr schema::Property<ShownItem> item_properties[] = {
    {"id", of<within<&ShownItem::item, &ItemSales::id>>, "Id of the menu item."},
    {"name", of<within<&ShownItem::item, &ItemSales::name>>, "Its latest name."},
    {"quantity", of<within<&ShownItem::item, &ItemSales::quantity>>, "Quantity sold."},
    {"netSales", money<&ShownItem::net_sales>, "Its net sales."},
};
constexpr schema::Object<ShownItem> item_answer{"TodayItem", "A menu item and what it sold.",
                                                item_properties};

// ---- attention and set-up ----

struct ShownAttention {
    Attention row;
    int decimals;
};
std::optional<Money> amount_of(const ShownAttention& shown) {
    if (!shown.row.amount) return {};
    return Money{*shown.row.amount, shown.decimals};
}
constexpr schema::Property<ShownAttention> attention_properties[] = {
    {"type", of<within<&ShownAttention::row, &Attention::type>>, "What it is about.",
     attention_types},
    {"id", of<within<&ShownAttention::row, &Attention::id>>,
     "Id of the order, conflict, menu item, device or store; the `checkID` of a check left open; "
     "the name of a webhook or a job."},
    {"name", of<within<&ShownAttention::row, &Attention::name>>,
     "What people call it, such as the number of an order."},
    {"label", of<within<&ShownAttention::row, &Attention::label>>,
     "The same with its kind: `Order 283`."},
    {"detail", schema::unless_empty<within<&ShownAttention::row, &Attention::detail>>,
     "Who ordered, which device disagrees, the business date of a check, or what went wrong."},
    {"amount", money_if<amount_of>, "Total of an order."},
    {"since", schema::instant_if<within<&ShownAttention::row, &Attention::since_ms>>,
     "Since when, if that is known."},
    {"until", schema::instant_if<within<&ShownAttention::row, &Attention::until_ms>>,
     "When it ends by itself, if it does."},
    {"action", of<within<&ShownAttention::row, &Attention::action>>, "What the caller may do.",
     attention_actions},
};
constexpr schema::Object<ShownAttention> attention_answer{
    "Attention", "Something that needs somebody.", attention_properties};

constexpr schema::Property<SetupStep> step_properties[] = {
    {"step", of<&SetupStep::step>,
     "Opening hours, a tax, an active menu item with a price, a printer, a second user, a first "
     "web order or check.",
     setup_steps},
    {"done", of<&SetupStep::is_done>, "Whether the store has it."},
};
constexpr schema::Object<SetupStep> step_answer{"SetupStep", "A step of setting up a store.",
                                                step_properties};

// ---- the page ----

struct Today {
    Moment moment{};
    std::string currency{};
    std::optional<ShownFigures> figures{};
    std::vector<ShownHour> hours{};
    std::vector<ShownItem> items{};
    std::vector<ShownAttention> attention{};
    std::vector<SetupStep> setup{};
};

std::string business_date(const Today& today) { return domain::iso_text(today.moment.day); }
std::optional<std::string> compared_to(const Today& today) {
    if (!today.figures) return {};
    return domain::iso_text(today.moment.compared);
}
constexpr schema::Property<Today> today_properties[] = {
    {"businessDate", schema::date<business_date>, "The current business date."},
    {"since", schema::instant<within<&Today::moment, &Moment::since_ms>>, "When it began."},
    {"now", schema::instant<within<&Today::moment, &Moment::now_ms>>, "The time of this answer."},
    {"currency", of<&Today::currency>, "Currency of the store."},
    {"figures", object<&Today::figures, figures_answer>,
     "The figures; absent, with `comparedTo`, for a caller who may not see them."},
    {"comparedTo", schema::date<compared_to>,
     "The business date of `then`: the same weekday a week before."},
    {"hours", object<&Today::hours, hour_answer>,
     "Net sales by hour, in the order of the business date; hours without sales are left out."},
    {"topItems", object<&Today::items, item_answer>,
     "The ten menu items with the highest net sales."},
    {"attention", object<&Today::attention, attention_answer>,
     "What needs somebody, as far as the caller may see it: at most 20 of each type, the oldest "
     "first."},
    {"setup", object<&Today::setup, step_answer>,
     "What a new store needs, as far as the caller may provide it."},
};
constexpr schema::Object<Today> today_answer{"Today", "The first page of a store.",
                                             today_properties};

void add_figures(Today& today, const Figures& figures, int decimals) {
    const auto shown = [&](domain::Minor amount) { return Money{amount, decimals}; };
    const auto amounts = [&](const Compared& both) {
        return ShownAmounts{shown(both.now), shown(both.then)};
    };
    today.figures =
        ShownFigures{.net_sales = amounts(figures.net_sales),
                     .guests = figures.guests,
                     .sales = figures.sales,
                     .average = amounts(figures.average),
                     .open_checks = {figures.open_checks.count, shown(figures.open_checks.amount),
                                     figures.open_checks.tables},
                     .orders = {figures.orders, today.moment.now_ms}};
    for (const HourSales& hour : figures.hours)
        today.hours.push_back({hour.hour, shown(hour.net_sales.now), shown(hour.net_sales.then)});
    for (const ItemSales& item : figures.items)
        today.items.push_back({item, shown(item.net_sales)});
}

std::string page_of(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const sales::Shop shop =
        sales::shop_of(records::require(view, kinds::store, *call.principal, call.path["store"]));
    const Sight sight(call, shop.id);
    Today today{.moment = moment_of(shop.calendar, call.now_ms), .currency = shop.currency};
    if (sight.may("DASH_TODAY", Area::reports))
        add_figures(
            today,
            read_figures(view, account, shop, today.moment, call.services.of<OpenChecksSeen>()),
            shop.decimals);
    const auto menu = call.services.of<MenuStates>().of(view, account, shop.id);
    const Looking looking{view, account, shop, today.moment, sight, *menu};
    for (Attention& row : read_attention(looking))
        today.attention.push_back({std::move(row), shop.decimals});
    today.setup = read_setup(looking);
    return schema::write(today_answer, today);
}

// On a worker, because the documents of all active checks are read after each event, and those of
// all menu items after a change of the menu. Devices fall silent without an event, and the time of
// the answer is in it, so there is no tag.
std::unique_ptr<api::StreamedAnswer> open_page(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return api::made_answer("",
                            [&call](storage::ReadView& reading, std::string& out) {
                                out = page_of(call, reading);
                                return false;
                            },
                            {.is_slow = true, .is_momentary = true});
}

constexpr api::Subject today_subject{
    "today", "Today", "What somebody who is responsible for a store looks at first."};

}  // namespace

const api::Operation read_today{
    .name = "read",
    .subject = &today_subject,
    .id = "getToday",
    .summary = "Get the first page of a store",
    .description =
        "Returns the figures of the current business date, beside those of the same weekday a week "
        "before up to the same minute of the business date, and what needs somebody. The figures "
        "are those of the reports. A sale of the earlier date counts if it was closed before that "
        "minute, by the store's clock. Each part is only for those who may see it: the figures for "
        "people with DASH_TODAY and keys with the area reports.",
    .run = open_page,
    .answer = api::one(today_answer)};

}  // namespace features::today
