// transactionReport: all payments taken.
#include "features/selling/reports/listing.hpp"
#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/report.hpp"

#include <algorithm>

namespace features::reports {
namespace {

using domain::Minor;

constexpr Column payment_report_columns[] = {
    {"saleId", CellType::text, "Id of the sale."},
    {"saleNumber", CellType::text, "Number of the sale in its store."},
    {"tender", CellType::text,
     "How it was paid, such as `Visa`; with `By Tender Type` the type of payment, such as `Credit "
     "card`, if known. `Total` in the last row."},
    {"date", CellType::date, "Business date of the sale."},
    {"amount", CellType::money_text, "Amount paid, without tip and change."},
    {"tip", CellType::money_text, "Tip paid with it."},
    {"isTotal", CellType::flag, "Whether this is the last row, the total."},
};

enum class TenderOrder : std::uint8_t { by_name, by_type, by_day };
constexpr std::string_view tender_orders[] = {"By Tender Name", "By Tender Type", "By Day"};

struct TakenPayment {
    std::string sale;
    std::int64_t number = 0;  // of the sale
    domain::Day day{};
    const TextPool::Text *method{}, *type{};
    Minor amount = 0, tip = 0;
};

// All payments of a period. Stored compactly, because most sort orders need all of them.
class TakenPayments {
public:
    void add(const ListedSale& sale) {
        if (sale.state == sales::State::voided) return;
        for (const ListedPayment& one : sale.payments) {
            const std::string& type = one.type.empty() ? one.method : one.type;
            taken_.push_back({.sale = sale.id,
                              .number = sale.number,
                              .day = sale.business_day,
                              .method = texts_.keep(one.method),
                              .type = texts_.keep(type),
                              .amount = one.amount,
                              .tip = one.tip});
            amount_ = domain::sum(amount_, one.amount);
            tip_ = domain::sum(tip_, one.tip);
        }
    }

    void sort(TenderOrder order) {
        is_by_type_ = order == TenderOrder::by_type;
        if (order == TenderOrder::by_day) return;
        std::ranges::stable_sort(taken_, [&](const TakenPayment& a, const TakenPayment& b) {
            return order_of(tender_of(a), tender_of(b)) < 0;
        });
    }

    std::size_t size() const { return taken_.size(); }

    Row row(std::size_t number) const {
        const TakenPayment& one = taken_[number];
        return row_with(one.sale, std::to_string(one.number), tender_of(one)->first,
                        domain::iso_text(one.day), one.amount, one.tip, std::int64_t{0});
    }

    Row total_row() const {
        const std::string none;
        return {{none, none, std::string("Total"), none, amount_, tip_, std::int64_t{1}}};
    }

private:
    const TextPool::Text* tender_of(const TakenPayment& one) const {
        return is_by_type_ ? one.type : one.method;
    }

    TextPool texts_;
    std::vector<TakenPayment> taken_;
    Minor amount_ = 0, tip_ = 0;
    bool is_by_type_ = false;
};

void fill_transactions(const api::Call&, storage::ReadView&, Request& request, Sheet& sheet) {
    const auto order = static_cast<TenderOrder>(choice_of(request, "tenderOption", tender_orders));
    sheet.rows = std::make_unique<SortedRows<TakenPayments, TenderOrder>>(
        filtered_sales(request, {.payments = true}), order);
}

constexpr RowDescription transaction_row{"TransactionReportRow", "A payment, or the total.",
                                         payment_report_columns};
constexpr schema::Description transaction_answer{
    "TransactionReport", "A row for each payment; the last row is the total.", transaction_row};

constexpr api::Parameter tender_option{
    "tenderOption", api::in_query, api::words("By Tender Name|By Tender Type|By Day"),
    R"("By Tender Name")",
    "Sort order of the rows: by how it was paid (default), by type of payment, or by business "
    "date. Ties: the oldest first. Case, blanks and underscores are ignored."};

constexpr auto transaction_fields = fields_like(R"("tender,amount")");
constexpr Report transaction_report{.title = "transactionReport",
                                    .row = transaction_row,
                                    .shape = Shape::bare,
                                    .answer = transaction_answer,
                                    .fill = fill_transactions,
                                    .fields = transaction_fields};

}  // namespace

const api::Operation read_transaction_report = operation_of<transaction_report>({
    .name = "transaction_report",
    .id = "getTransactionReport",
    .summary = "Report payments",
    .description =
        "Returns the payments of the sales of a period, with tips shown separately. Those of "
        "voided sales are left out; refunds are negative.",
    .parameters = {&tender_option, &selected_employee, &service_types},
});

}  // namespace features::reports
