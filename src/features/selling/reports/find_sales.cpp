// Finding sales: those of a store by ticket, customer, table, amount and date, with all that a
// receipt shows.
#include "api/answers.hpp"
#include "api/paging.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/date_parameters.hpp"
#include "features/found.hpp"
#include "features/records/read.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/sheet.hpp"
#include "features/selling/sales/sale_events.hpp"
#include "features/selling/sales/search_store.hpp"
#include "features/selling/sales/shop.hpp"
#include "features/selling/sales/shown_sale.hpp"
#include "kinds/store.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::reports {
namespace {

using api::Call;
using base::Refusal;
using sales::SaleSearch;
using sales::Shop;

constexpr std::size_t characters_max = 100;
constexpr std::size_t shown_at_once = 50;
// Of a list without dates, so that its cost does not grow with the years.
constexpr date::days days_unless_asked{90};

struct Wish {
    SaleSearch search;
    api::Paging paging;
    std::vector<ShownColumn> columns;
    int decimals;
};

domain::DayRange days_of(const Call& call, const Shop& shop, base::Problems& problems) {
    const auto from = call.query.get("fromDate"), to = call.query.get("toDate");
    const domain::Day today = shop.calendar.day_of(call.now_ms);
    if (!from && !to) return {today - days_unless_asked + date::days(1), today};
    return domain::read_open_range(from.value_or(""), to.value_or(""), problems)
        .value_or(domain::DayRange{today, today});
}

Wish wish_of(const Call& call, storage::ReadView& view) {
    const Shop shop =
        sales::shop_of(records::require(view, kinds::store, *call.principal, call.path["store"]));
    base::Problems problems;
    const auto folded = [&](std::string_view name) {
        return base::search_key(base::trimmed(call.query.get(name).value_or("")));
    };
    SaleSearch search{.account = call.principal->account,
                      .store = shop.id,
                      .days = days_of(call, shop, problems),
                      .words = folded("search"),
                      .table = folded("tableNo")};
    if (const auto typed = call.query.get("search")) {
        if (base::character_count(*typed) > characters_max)
            problems.push_back({"search", "must have at most 100 characters"});
        search.number = number_in(base::trimmed(*typed));
    }
    if (const auto amount = call.query.get("amount")) {
        search.total = amount_in(base::trimmed(*amount), shop.decimals);
        if (!search.total) problems.push_back({"amount", "must be an amount like 12.50"});
    }
    const api::Paging paging = api::paging_of(call.query, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return {std::move(search), paging,
            shown_columns(sales::shown_sale.columns, call.query.get("fields")), shop.decimals};
}

class FoundSales final : public api::StreamedAnswer {
public:
    FoundSales(std::string its_tag, const http::Request& request, Wish wish)
        : StreamedAnswer(std::move(its_tag), /*its_slowness=*/true),
          request_(request),
          wish_(std::move(wish)),
          finder_(wish_.search) {}

    // A page needs the number of all that fit.
    void describe(storage::ReadView& view, http::Response& response) override {
        const api::Paging& paging = wish_.paging;
        if (!paging.page) return;
        std::int64_t total = 0;
        for (bool has_more = true; has_more;) {
            std::vector<std::string> some;
            has_more = finder_.next(view, some);
            for (std::string& id : some) {
                const bool is_shown =
                    total >= paging.first_row() && total < paging.first_row() + paging.rows;
                if (is_shown) ids_.push_back(std::move(id));
                ++total;
            }
        }
        is_found_ = true;
        api::describe_page(request_, paging, total, response);
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (next_ == ids_.size() && !is_found_) {
            ids_.clear();
            next_ = 0;
            is_found_ = !finder_.next(view, ids_);
        }
        const std::size_t end = std::min(ids_.size(), next_ + shown_at_once);
        const std::span<const std::string> some(ids_.data() + next_, end - next_);
        next_ = end;
        show(view, some, out);
        if (next_ < ids_.size() || !is_found_) return true;
        out += is_first_ ? "[]" : "]";
        return false;
    }

private:
    void show(storage::ReadView& view, std::span<const std::string> ids, std::string& out) {
        if (ids.empty()) return;
        for (sales::ListedSale& sale : sales::find_listed(view, wish_.search.account, ids)) {
            out += is_first_ ? '[' : ',';
            is_first_ = false;
            append_json(out, sales::sale_row(std::move(sale)), wish_.columns, wish_.decimals);
        }
    }

    const http::Request& request_;
    const Wish wish_;
    sales::SaleFinder finder_;
    std::vector<std::string> ids_{};
    std::size_t next_ = 0;
    bool is_found_ = false, is_first_ = true;  // found: all that fit, or the whole page
};

std::unique_ptr<api::StreamedAnswer> open_found(const Call& call, storage::ReadView& view) {
    Wish wish = wish_of(call, view);
    const SaleSearch& search = wish.search;
    std::string tag =
        api::sequence_tag(storage::position(view, search.account, search.store), call.request,
                          domain::iso_text(search.days.first) + domain::iso_text(search.days.last));
    return std::make_unique<FoundSales>(std::move(tag), call.request, std::move(wish));
}

constexpr api::Parameter search_parameter{
    "search",
    api::in_query,
    api::any_text,
    R"("walk")",
    "Only sales with this `saleNo`, or with this text in `ticketNo` or in the customer's name; "
    "case and accents make no difference.",
    nullptr,
    true};
constexpr api::Parameter table_filter{
    "tableNo", api::in_query, api::any_text, R"("4")", "Only sales of this table.", nullptr, true};
constexpr api::Parameter amount_filter{
    "amount",
    api::in_query,
    api::any_text,
    R"("12.50")",
    "Only sales and refunds with this `grossReceipt`, as people write it.",
    nullptr,
    true};
constexpr api::Parameter first_date{
    "fromDate",
    api::in_query,
    a_business_date,
    R"("01-Jan-2026")",
    "The first business date, as DD-Mon-YYYY or YYYY-MM-DD. Without dates: the last 90 days.",
    nullptr,
    true};
constexpr api::Parameter last_date{
    "toDate", api::in_query, a_business_date, R"("31-Dec-2099")", "The last business date.",
    nullptr,  true};

}  // namespace

const api::Operation find_sales{
    .name = "find",
    .subject = &sales::sale_subject,
    .id = "findSales",
    .summary = "Find sales",
    .description =
        "Returns the sales and refunds of a store by what people know of them, the newest first, "
        "each as in the list of sales.",
    .run = open_found,
    .answer = api::many(sales::shown_sale),
    .parameters = {&search_parameter, &table_filter, &amount_filter, &first_date, &last_date,
                   &fields_parameter, &api::page_parameter, &api::page_size_parameter}};

}  // namespace features::reports
