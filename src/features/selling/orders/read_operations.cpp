// Reading web orders: one, the unfinished ones, or those that somebody looks for.
#include "api/answers.hpp"
#include "api/paging.hpp"
#include "api/query_time.hpp"
#include "api/row_query.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/calendar/periods.hpp"
#include "features/date_parameters.hpp"
#include "features/found.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/search_store.hpp"
#include "features/selling/orders/submission.hpp"
#include "schema/number.hpp"
#include "storage/tables/events.hpp"

#include <charconv>
#include <limits>

namespace features::orders {
namespace {

using api::Call;
using base::Refusal;

http::Response show_order(const Call& call, storage::ReadView& view) {
    const auto follow = call.query.get("follow");
    require_token(call, follow ? std::string_view(*follow) : std::string_view());
    const std::string store = store_of(call, view);
    const StoredOrder order = require_order(call, view, store);
    const std::string tag = api::quoted_tag({order.revision, view.epoch()});
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    return order_answer(view, call.principal->account, order);
}

constexpr std::size_t characters_max = 100;

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

// A bit for each requested status: a list like 1,2,10.
std::uint32_t statuses_of(const Call& call, base::Problems& problems) {
    const auto asked = call.query.get("orderStatus");
    std::uint32_t statuses = 0;
    if (!asked || asked->empty()) {
        for (std::int64_t number = 1; number <= 10; ++number)
            if (!domain::is_finished(*domain::order_status(number))) statuses |= 1U << number;
        return statuses;
    }
    for (std::string_view rest = *asked; !rest.empty();) {
        const auto number = whole_number(rest.substr(0, rest.find(',')));
        if (!number || !domain::order_status(*number)) {
            problems.push_back(
                {"orderStatus", "must be numbers from 1 to 10, separated by commas"});
            break;
        }
        statuses |= 1U << *number;
        rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
    }
    return statuses;
}

std::int64_t since_of(const Call& call, storage::ReadView& view, const std::string& store,
                      base::Problems& problems) {
    const auto asked = call.query.get("since");
    if (!asked || asked->empty()) return 0;
    if (const auto since_ms = whole_number(*asked)) return *since_ms;
    const auto times = api::read_times(*asked, api::zone_of(view, call.principal->account, store));
    if (times) return times->first_ms;
    problems.push_back({"since", "must be a time like 2026-01-31T18:30:00Z, or milliseconds"});
    return 0;
}

// Listing is OrderListing or OrderSearch.
template <class Listing>
class OrderAnswer : public api::StreamedAnswer {
public:
    OrderAnswer(std::string its_tag, bool its_slowness, Listing listing,
                const http::Request& request, api::Paging paging)
        : StreamedAnswer(std::move(its_tag), its_slowness),
          listing_(std::move(listing)),
          request_(request),
          paging_(paging) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        if (!paging_.page) return;
        api::describe_page(request_, paging_, count_orders(view, listing_), response);
        skip_orders(view, listing_, paging_.first_row());
        listing_.left = paging_.rows;
    }

    bool append(storage::ReadView& view, std::string& out) override {
        std::vector<std::string> documents;
        const bool has_more = read_some(view, listing_, documents);
        for (const std::string& document : documents) {
            out += is_first_ ? '[' : ',';
            out += document;
            is_first_ = false;
        }
        if (!has_more) out += is_first_ ? "[]" : "]";
        return has_more;
    }

private:
    Listing listing_;
    const http::Request& request_;
    const api::Paging paging_;
    bool is_first_ = true;
};

// A page of what else the query chooses is taken from the whole list.
template <class Listing>
std::unique_ptr<api::StreamedAnswer> opened(const Call& call, storage::ReadView& view,
                                            std::string tag, bool is_slow, Listing listing,
                                            api::Paging paging) {
    const bool is_chosen = api::asks_to_choose(call);
    if (is_chosen) paging.page.reset();
    auto all = std::make_unique<OrderAnswer<Listing>>(std::move(tag), is_slow, std::move(listing),
                                                      call.request, paging);
    if (!is_chosen) return all;
    return api::choose(call, view, std::move(all));
}

std::unique_ptr<api::StreamedAnswer> open_placed(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    OrderListing listing{.account = call.principal->account,
                         .store = store_of(call, view),
                         .statuses = statuses_of(call, problems),
                         .before = std::numeric_limits<std::int64_t>::max()};
    listing.since_ms = since_of(call, view, listing.store, problems);
    const api::Paging paging = api::paging_of(call.query, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    if (listing.since_ms > 0)
        listing.first =
            numbers_placed(view, listing.account, listing.store, listing.since_ms).first;
    std::string tag =
        api::sequence_tag(storage::position(view, listing.account, listing.store), call.request);
    return opened(call, view, std::move(tag), /*is_slow=*/false, std::move(listing), paging);
}

// Business dates; one of them alone leaves the other side open.
void read_days(const Call& call, const Shop& shop, OrderSearch& search, base::Problems& problems) {
    const auto from = call.query.get("fromDate"), to = call.query.get("toDate");
    if (!from && !to) return;
    const domain::Calendar& calendar = shop.calendar;
    const auto days = domain::read_open_range(from.value_or(""), to.value_or(""), problems);
    if (!days) return;
    const auto ms_of = [](date::sys_seconds at) {
        return std::chrono::milliseconds(at.time_since_epoch()).count();
    };
    search.from_ms = ms_of(calendar.start_of(days->first));
    search.until_ms = ms_of(calendar.start_of(days->last + date::days(1)));
}

void read_words(const Call& call, OrderSearch& search, base::Problems& problems) {
    const std::string typed(base::trimmed(call.query.get("search").value_or("")));
    if (typed.empty()) return;
    if (base::character_count(typed) > characters_max)
        problems.push_back({"search", "must have at most 100 characters"});
    search.words = base::search_key(typed);
    search.number = number_in(typed);
    if (std::string digits = digits_in(typed); digits.size() >= digits_min)
        search.digits = std::move(digits);
    // What folds to nothing is in no order.
    if (search.words.empty()) search.before = 0;
}

std::unique_ptr<api::StreamedAnswer> open_orders(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const Shop shop = require_shop(call, view);
    const auto asked_statuses = call.query.get("orderStatus");
    OrderSearch search{.account = call.principal->account, .store = shop.id};
    search.statuses = asked_statuses ? statuses_of(call, problems) : all_statuses;
    read_words(call, search, problems);
    read_days(call, shop, search, problems);
    if (const auto amount = call.query.get("amount")) {
        search.total = amount_in(base::trimmed(*amount), shop.decimals);
        if (!search.total || *search.total < 0)
            problems.push_back({"amount", "must be an amount like 12.50"});
    }
    search.service = base::search_key(base::trimmed(call.query.get("deliveryType").value_or("")));
    const api::Paging paging = api::paging_of(call.query, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    // Orders become easy to find without an event: the answer has no tag of a sequence.
    return opened(call, view, "", /*is_slow=*/true, std::move(search), paging);
}

// The orders with this unique id: at most one of the shop and one of a shopper.
http::Response find_orders(const Call& call, storage::ReadView& view) {
    const std::string store = store_of(call, view);
    const auto named = call.query.get("uniqueOrderID");
    if (!named || named->empty()) throw Refusal::invalid("uniqueOrderID", "is required");
    std::vector<std::string> documents;
    for (const bool is_shop : {true, false})
        if (const auto order =
                find_by_unique_id(view, call.principal->account, store, *named, is_shop))
            documents.push_back(document_of(view, call.principal->account, *order));
    return api::json_answer(base::json_array(documents));
}

constexpr api::Parameter unique_id_filter{"uniqueOrderID", api::in_query, api::any_text,
                                          R"("web-1001")", "The `uniqueOrderID` of the orders."};

constexpr api::Parameter status_filter{
    "orderStatus",
    api::in_query,
    api::any_text,
    R"("1")",
    "Only orders in these statuses, separated by commas; may include finished ones. An extension.",
    nullptr,
    true};
constexpr api::Parameter since_filter{
    "since", api::in_query, api::any_text, R"("2026-01-31T12:00:00Z")",
    "Only orders placed then or later: ISO 8601, a date (its start by the store's clock) or "
    "milliseconds since 1970. An extension."};

constexpr api::Parameter search_parameter{
    "search",
    api::in_query,
    api::any_text,
    R"("ana")",
    "Only orders with this number, or with this text in `uniqueOrderID`, in the name of the "
    "contact or customer, in the e-mail address or the phone number; case and accents make no "
    "difference.",
    nullptr,
    true};
constexpr api::Parameter any_status{
    "orderStatus",
    api::in_query,
    api::any_text,
    R"("2,6")",
    "Only orders in these statuses, separated by commas; by default in any.",
    nullptr,
    true};
constexpr api::Parameter first_date{
    "fromDate",
    api::in_query,
    a_business_date,
    R"("01-Jan-2026")",
    "Only orders placed on this business date or later, as DD-Mon-YYYY or YYYY-MM-DD.",
    nullptr,
    true};
constexpr api::Parameter last_date{"toDate",
                                   api::in_query,
                                   a_business_date,
                                   R"("31-Dec-2099")",
                                   "Only orders placed on this business date or earlier.",
                                   nullptr,
                                   true};
constexpr api::Parameter amount_filter{"amount",
                                       api::in_query,
                                       api::any_text,
                                       R"("12.50")",
                                       "Only orders with this total, as people write it.",
                                       nullptr,
                                       true};
constexpr api::Parameter delivery_filter{
    "deliveryType",
    api::in_query,
    api::any_text,
    R"("Pickup")",
    "Only orders with this `deliveryType`; case makes no difference.",
    nullptr,
    true};

constexpr api::Content one_order{.of = api::Content::Of::described, .kind = &kinds::order};
constexpr api::Content many_orders{
    .of = api::Content::Of::described, .kind = &kinds::order, .is_list = true};

}  // namespace

const api::Operation list_placed_orders{
    .name = "placed",
    .subject = &order_subject,
    .id = "listPlacedOrders",
    .summary = "List unfinished web orders",
    .description = "Returns the store's unfinished web orders, the newest first.",
    .run = open_placed,
    .answer = many_orders,
    .parameters = {&status_filter, &since_filter, &api::page_parameter, &api::page_size_parameter,
                   &api::row_sort_parameter},
    .is_kept = true};
const api::Operation list_web_orders{
    .name = "list",
    .subject = &order_subject,
    .id = "listWebOrders",
    .summary = "List web orders",
    .description =
        "Returns the store's web orders, finished or not, the newest first, by what people know of "
        "them: a number, a name, a phone number, an amount, a date.",
    .run = open_orders,
    .answer = many_orders,
    .parameters = {&search_parameter, &any_status, &first_date, &last_date, &amount_filter,
                   &delivery_filter, &api::page_parameter, &api::page_size_parameter,
                   &api::row_sort_parameter}};
const api::Operation find_web_orders{
    .name = "find",
    .subject = &order_subject,
    .id = "listWebOrdersByUniqueId",
    .summary = "Find web orders by their uniqueOrderID",
    .description =
        "Returns the orders with that `uniqueOrderID`: first the shop's, then that of a shopper, "
        "who may have chosen the same id.",
    .run = find_orders,
    .answer = many_orders,
    .parameters = {&unique_id_filter}};
const api::Operation read_web_order{
    .name = "read",
    .subject = &order_subject,
    .id = "getWebOrder",
    .summary = "Get a web order",
    .description =
        "Returns one order. A key that may only submit must send the order's `followToken`.",
    .run = show_order,
    .answer = one_order,
    .parameters = {&order_in_path, &follow_parameter}};

}  // namespace features::orders
