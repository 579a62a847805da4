// Reading web orders: one, or the unfinished ones.
#include "api/answers.hpp"
#include "api/paging.hpp"
#include "api/query_time.hpp"
#include "api/row_query.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "features/selling/orders/operations.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/requests.hpp"
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

class OrderAnswer : public api::StreamedAnswer {
public:
    OrderAnswer(std::string its_tag, OrderListing listing, const http::Request& request,
                api::Paging paging)
        : StreamedAnswer(std::move(its_tag)),
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
    OrderListing listing_;
    const http::Request& request_;
    const api::Paging paging_;
    bool is_first_ = true;
};

// A page of what else the query chooses is taken from the whole list.
std::unique_ptr<api::StreamedAnswer> open_placed(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    OrderListing listing{.account = call.principal->account,
                         .store = store_of(call, view),
                         .statuses = statuses_of(call, problems),
                         .before = std::numeric_limits<std::int64_t>::max()};
    listing.since_ms = since_of(call, view, listing.store, problems);
    api::Paging paging = api::paging_of(call.query, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const bool is_chosen = api::asks_to_choose(call);
    if (is_chosen) paging.page.reset();
    if (listing.since_ms > 0)
        listing.first = first_number_since(view, listing.account, listing.store, listing.since_ms);
    auto all = std::make_unique<OrderAnswer>(
        api::sequence_tag(storage::position(view, listing.account, listing.store), call.request),
        std::move(listing), call.request, paging);
    if (!is_chosen) return all;
    return api::choose(call, view, std::move(all));
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
    "orderStatus", api::in_query, api::any_text, R"("1")",
    "Only orders in these statuses, separated by commas; may include finished ones. An extension."};
constexpr api::Parameter since_filter{
    "since", api::in_query, api::any_text, R"("2026-01-31T12:00:00Z")",
    "Only orders placed then or later: ISO 8601, a date (its start by the store's clock) or "
    "milliseconds since 1970. An extension."};

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
