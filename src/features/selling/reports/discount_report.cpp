// discountReport: all discounts given.
#include "features/selling/reports/listing.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"
#include "features/selling/sales/sums_store.hpp"

#include <algorithm>

namespace features::reports {
namespace {

using domain::Minor;

constexpr Column discount_columns[] = {
    {"id", CellType::text, "Id of the discount; \"\" when it has none."},
    {"saleId", CellType::text, "Id of the sale."},
    {"check", CellType::text, "Number of the ticket; `Total` in the last row."},
    {"date", CellType::date_time,
     "Business date, and time when the sale was opened, by the store's clock: as `startDate` of "
     "the sale."},
    {"businessDate", CellType::date, "Business date of the sale. An extension."},
    {"saleOpenTime", CellType::time, "When the sale was opened, by the store's clock: hh:mm."},
    {"discountName", CellType::text, "Name of the discount at that time."},
    {"discountType", CellType::text, "Its type, as sent."},
    {"discountCoupon", CellType::text, "The coupon it was given for."},
    {"discountAmtStr", CellType::money_text, "Amount of the discount, without inclusive tax."},
    {"totalDiscounts", CellType::money_minor, "The same in minor units."},
    {"grossSalesStr", CellType::money_text,
     "Gross amount of the discounted lines. In the total each line counts once."},
    {"percent", CellType::hundredths,
     "Amount of the discount, with inclusive tax, in percent of the gross amount of its lines."},
    {"quantity", CellType::whole,
     "Number of discounted items; in the total each line counts once."},
    {"menuItems", CellType::text, "Names of the items, separated by commas."},
    {"reason", CellType::text, "Why it was given."},
    {"approvedBy", CellType::text, "Who approved it."},
    {"discountAppliedBy", CellType::text,
     "Who gave it; if unknown, who closed the sale, or else who opened it."},
    {"isTotal", CellType::flag, "Whether this is the last row, the total."},
};

enum class DiscountOrder : std::uint8_t { by_type, by_employee, by_day };
constexpr std::string_view discount_orders[] = {"By Discount Type", "By Employee", "By Day"};

// A discount of a sale, however many lines it is on.
struct GivenDiscount {
    std::string sale, ticket;
    Opening opening{};
    const TextPool::Text *id{}, *name{}, *type{}, *coupon{}, *items{}, *reason{}, *approved_by{},
        *applied_by{};
    Minor amount = 0, tax_share = 0, gross = 0;
    std::int64_t quantity = 0;
};

struct GivenTotal {
    Minor amount = 0, tax_share = 0, gross = 0;
    std::int64_t quantity = 0;
};

// In hundredths; 0 if there is no base.
std::int64_t percent_of(Minor part, Minor whole) {
    if (whole == 0) return 0;
    const domain::Wide sign = whole < 0 ? -1 : 1;
    return domain::rounded(domain::Wide(part) * sign * 10'000, domain::Wide(whole) * sign);
}

template <class Sum>
void add_discount(Sum& sum, const domain::SaleDiscount& one) {
    sum.amount = domain::sum(sum.amount, one.amount);
    sum.tax_share = domain::sum(sum.tax_share, one.tax_share);
}

template <class Sum>
void add_line(Sum& sum, const ListedDiscount& one) {
    sum.gross = domain::sum(sum.gross, one.gross);
    sum.quantity = domain::sum(sum.quantity, one.quantity);
}

// All discounts of a period. Stored compactly, because most sort orders need all of them.
class GivenDiscounts {
public:
    void add(const ListedSale& sale) {
        std::map<std::string, Several> several;
        std::vector<Several*> in_order;
        std::int64_t last_line = -1;
        for (const ListedDiscount& one : sale.discounts) {
            Several& same = several[key_of(one.discount)];
            if (!same.first) in_order.push_back(&same);
            if (!same.first) same.first = &one.discount;
            add_discount(same.sum, one.discount);
            add_line(same.sum, one);
            if (same.names.insert(one.item_name).second)
                (same.items += same.items.empty() ? "" : ", ") += one.item_name;
            add_discount(total_, one.discount);
            if (std::exchange(last_line, one.line) != one.line) add_line(total_, one);
        }
        for (const Several* each : in_order) given_.push_back(given(sale, *each));
    }

    void sort(DiscountOrder order) {
        std::ranges::stable_sort(given_, [&](const GivenDiscount& a, const GivenDiscount& b) {
            if (order == DiscountOrder::by_day) return false;
            if (order == DiscountOrder::by_employee)
                return order_of(a.applied_by, b.applied_by) < 0;
            const auto by_type = order_of(a.type, b.type);
            return by_type != 0 ? by_type < 0 : order_of(a.name, b.name) < 0;
        });
    }

    std::size_t size() const { return given_.size(); }

    Row row(std::size_t number) const {
        const GivenDiscount& one = given_[number];
        return row_with(one.id->first, one.sale, one.ticket, opened_text(one.opening),
                        domain::iso_text(one.opening.day), open_time_text(one.opening),
                        one.name->first, one.type->first, one.coupon->first,
                        one.amount - one.tax_share, one.amount - one.tax_share, one.gross,
                        percent_of(one.amount, one.gross), one.quantity, one.items->first,
                        one.reason->first, one.approved_by->first, one.applied_by->first,
                        std::int64_t{0});
    }

    Row total_row() const {
        const Minor shown = domain::difference(total_.amount, total_.tax_share);
        const std::string none;
        return {{none, none, std::string("Total"), none, none, none, none, none, none, shown, shown,
                 total_.gross, percent_of(total_.amount, total_.gross), total_.quantity, none, none,
                 none, none, std::int64_t{1}}};
    }

private:
    // The same discount on several lines of a sale.
    struct Several {
        const domain::SaleDiscount* first = nullptr;
        GivenTotal sum{};
        std::set<std::string> names{};
        std::string items{};
    };

    static std::string key_of(const domain::SaleDiscount& one) {
        std::string key = std::to_string(one.rate);
        for (const std::string* text :
             {&one.discount.id, &one.discount.name, &one.type, &one.coupon, &one.reason,
              &one.approved_by, &one.applied_by})
            (key += '\0') += *text;
        return key;
    }

    GivenDiscount given(const ListedSale& sale, const Several& same) {
        const domain::SaleDiscount& one = *same.first;
        const std::string& seller = sales::employee_of(sale.sale).name;
        return {.sale = sale.id,
                .ticket = sale.sale.ticket_no,
                .opening = opening_of(sale),
                .id = texts_.keep(one.discount.id),
                .name = texts_.keep(one.discount.name),
                .type = texts_.keep(one.type),
                .coupon = texts_.keep(one.coupon),
                .items = texts_.keep(same.items),
                .reason = texts_.keep(one.reason),
                .approved_by = texts_.keep(one.approved_by),
                .applied_by = texts_.keep(one.applied_by.empty() ? seller : one.applied_by),
                .amount = same.sum.amount,
                .tax_share = same.sum.tax_share,
                .gross = same.sum.gross,
                .quantity = same.sum.quantity};
    }

    TextPool texts_;
    std::vector<GivenDiscount> given_;
    GivenTotal total_;
};

void fill_discounts(const api::Call&, storage::ReadView&, Request& request, Sheet& sheet) {
    const auto order =
        static_cast<DiscountOrder>(choice_of(request, "selectedReportType", discount_orders));
    sheet.rows = std::make_unique<SortedRows<GivenDiscounts, DiscountOrder>>(
        filtered_sales(request, {.discounts = true}), order);
}

constexpr RowDescription discount_report_row{
    "DiscountReportRow", "A discount of a sale, or the total.", discount_columns};
constexpr schema::Description discount_answer{
    "DiscountReport", "A row for each discount of each sale; the last row is the total.",
    discount_report_row};

constexpr api::Parameter report_type{
    "selectedReportType", api::in_query, api::words("By Discount Type|By Employee|By Day"),
    R"("By Discount Type")",
    "Sort order of the rows: by type and then name of the discount (default), by who gave it, or "
    "by business date. Ties: the oldest first. Case, blanks and underscores are ignored."};

constexpr auto discount_fields = fields_like(R"("discountName,totalDiscounts")");
constexpr Report discount_report{.title = "discountReport",
                                 .row = discount_report_row,
                                 .shape = Shape::bare,
                                 .answer = discount_answer,
                                 .fill = fill_discounts,
                                 .fields = discount_fields};

}  // namespace

const api::Operation read_discount_report = operation_of<discount_report>({
    .name = "discount_report",
    .id = "getDiscountReport",
    .summary = "Report discounts",
    .description =
        "Returns the discounts given in a period. A discount on several lines of a sale is one "
        "row. Voided lines and sales have none; those of a refund are negative. The total equals "
        "`discounts` of the other reports.",
    .parameters = {&report_type, &selected_employee, &service_types},
});

}  // namespace features::reports
