#include "features/selling/sales/parts_store.hpp"

#include "storage/columns.hpp"
#include "storage/many_rows.hpp"

namespace features::sales {
namespace {

using domain::Named;
using domain::SaleDiscount;
using domain::SaleLine;
using domain::SaleModifier;
using domain::SalePayment;
using domain::SaleTax;
using storage::member;
using storage::Rows;

constexpr storage::Column<SaleLine> line_columns[] = {
    {"line_key", member<&SaleLine::key>},
    {"item", member<&SaleLine::item, &Named::id>},
    {"item_name", member<&SaleLine::item, &Named::name>},
    {"department", member<&SaleLine::department, &Named::id>},
    {"department_name", member<&SaleLine::department, &Named::name>},
    {"category", member<&SaleLine::category, &Named::id>},
    {"category_name", member<&SaleLine::category, &Named::name>},
    {"subcategory", member<&SaleLine::subcategory, &Named::id>},
    {"subcategory_name", member<&SaleLine::subcategory, &Named::name>},
    {"quantity", member<&SaleLine::quantity>},
    {"unit_price", member<&SaleLine::unit_price>},
    {"gross", member<&SaleLine::gross>},
    {"exempted_tax", member<&SaleLine::exempted_tax>},
    {"at_ms", member<&SaleLine::at_ms>},
    {"is_void", member<&SaleLine::is_void>},
    {"void_reason", member<&SaleLine::void_reason>},
    {"void_by", member<&SaleLine::void_by>}};
constexpr storage::Column<SaleModifier> modifier_columns[] = {
    {"modifier", member<&SaleModifier::modifier, &Named::id>},
    {"modifier_name", member<&SaleModifier::modifier, &Named::name>},
    {"quantity", member<&SaleModifier::quantity>},
    {"gross", member<&SaleModifier::gross>},
    {"discount", member<&SaleModifier::discount>},
    {"tax_share", member<&SaleModifier::tax_share>},
    {"inclusive_tax", member<&SaleModifier::inclusive_tax>},
    {"exclusive_tax", member<&SaleModifier::exclusive_tax>}};
constexpr storage::Column<SaleDiscount> discount_columns[] = {
    {"discount", member<&SaleDiscount::discount, &Named::id>},
    {"discount_name", member<&SaleDiscount::discount, &Named::name>},
    {"type", member<&SaleDiscount::type>},
    {"coupon", member<&SaleDiscount::coupon>},
    {"reason", member<&SaleDiscount::reason>},
    {"approved_by", member<&SaleDiscount::approved_by>},
    {"applied_by", member<&SaleDiscount::applied_by>},
    {"rate", member<&SaleDiscount::rate>},
    {"amount", member<&SaleDiscount::amount>},
    {"tax_share", member<&SaleDiscount::tax_share>}};
constexpr storage::Column<SaleTax> tax_columns[] = {
    {"tax", member<&SaleTax::tax, &Named::id>}, {"tax_name", member<&SaleTax::tax, &Named::name>},
    {"rate", member<&SaleTax::rate>},           {"is_inclusive", member<&SaleTax::is_inclusive>},
    {"base", member<&SaleTax::base>},           {"amount", member<&SaleTax::amount>}};
constexpr storage::Column<SalePayment> payment_columns[] = {
    {"payment_key", member<&SalePayment::key>}, {"method", member<&SalePayment::method>},
    {"type", member<&SalePayment::type>},       {"amount", member<&SalePayment::amount>},
    {"tip", member<&SalePayment::tip>},         {"at_ms", member<&SalePayment::at_ms>}};

constexpr auto head_of_lines =
    storage::insert_head("sale_line",
                         "account, store, business_day, sale, number, counts, minute, discount, "
                         "tax_share, inclusive_tax, exclusive_tax",
                         line_columns);
constexpr std::size_t line_values = 11 + std::size(line_columns);
constexpr auto head_of_modifiers = storage::insert_head(
    "sale_modifier", "account, store, business_day, sale, line, number, counts", modifier_columns);
constexpr auto head_of_discounts = storage::insert_head(
    "sale_discount", "account, store, business_day, sale, line, number, counts", discount_columns);
constexpr auto head_of_taxes = storage::insert_head(
    "sale_tax", "account, store, business_day, sale, line, number, counts", tax_columns);
constexpr auto head_of_payments = storage::insert_head(
    "sale_payment", "account, store, business_day, sale, number, counts", payment_columns);

// The parts of a line follow its number.
constexpr auto select_lines = storage::select(
    line_columns,
    "FROM sale_line WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY number");
constexpr storage::Statement select_modifiers{
    "SELECT line, ", storage::names(modifier_columns),
    " FROM sale_modifier WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY line, number"};
constexpr storage::Statement select_discounts{
    "SELECT line, ", storage::names(discount_columns),
    " FROM sale_discount WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY line, number"};
constexpr storage::Statement select_taxes{
    "SELECT line, ", storage::names(tax_columns),
    " FROM sale_tax WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY line, number"};
constexpr auto select_payments = storage::select(
    payment_columns,
    "FROM sale_payment WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY number");

// Writes the parts of a sale, all of them new.
class PartsWriter {
public:
    PartsWriter(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                const date::time_zone& zone)
        : tx_(tx),
          account_(account),
          sale_(sale),
          day_(number_of(sale.business_day)),
          zone_(zone) {}

    void write() {
        lines_.reserve(sale_.sale.lines.size() * line_values);
        std::int64_t number = 0;
        for (const auto& line : sale_.sale.lines) add(line, number++);
        number = 0;
        for (const auto& payment : sale_.sale.payments) add(payment, number++);
        post();
    }

private:
    void add(const domain::SaleLine& line, std::int64_t number) {
        counts_ = sale_.counts() && !line.is_void;
        const domain::Figures figures = domain::figures_as_sold(line);
        lines_.insert(
            lines_.end(),
            {account_, sale_.store, day_, sale_.id, number, counts_, minute_of(sale_, line, zone_),
             figures.discount, figures.tax_share, figures.inclusive_tax, figures.exclusive_tax});
        storage::append(lines_, line_columns, line);
        std::int64_t part = 0;
        for (const auto& one : line.modifiers)
            add(modifiers_, modifier_columns, one, number, part++);
        part = 0;
        for (const auto& one : line.discounts)
            add(discounts_, discount_columns, one, number, part++);
        part = 0;
        for (const auto& one : line.taxes) add(taxes_, tax_columns, one, number, part++);
    }
    void add(std::vector<storage::Value>& parts, const auto& columns, const auto& one,
             std::int64_t line, std::int64_t number) {
        parts.insert(parts.end(), {account_, sale_.store, day_, sale_.id, line, number, counts_});
        storage::append(parts, columns, one);
    }
    void add(const SalePayment& payment, std::int64_t number) {
        payments_.insert(payments_.end(), {account_, sale_.store, day_, sale_.id, number,
                                           std::int64_t{sale_.counts()}});
        storage::append(payments_, payment_columns, payment);
    }
    void post() {
        static const storage::ManyRows of_lines(head_of_lines), of_modifiers(head_of_modifiers),
            of_discounts(head_of_discounts), of_taxes(head_of_taxes), of_payments(head_of_payments);
        of_lines.post(tx_, lines_);
        of_modifiers.post(tx_, modifiers_);
        of_discounts.post(tx_, discounts_);
        of_taxes.post(tx_, taxes_);
        of_payments.post(tx_, payments_);
    }

    storage::Transaction& tx_;
    std::string_view account_;
    const StoredSale& sale_;
    std::int64_t day_, counts_ = 0;
    const date::time_zone& zone_;
    std::vector<storage::Value> lines_{}, modifiers_{}, discounts_{}, taxes_{}, payments_{};
};

// Reads the parts of a sale.
class PartsReader {
public:
    PartsReader(storage::ReadView& view, std::string_view account, StoredSale& sale)
        : view_(view),
          sale_(sale),
          day_(number_of(sale.business_day)),
          which_{account, sale.store, day_, sale.id} {}

    void read() {
        sale_.sale.lines = storage::read_all(line_columns, view_.query(select_lines, which_));
        read(&SaleLine::modifiers, modifier_columns, select_modifiers);
        read(&SaleLine::discounts, discount_columns, select_discounts);
        read(&SaleLine::taxes, tax_columns, select_taxes);
        sale_.sale.payments =
            storage::read_all(payment_columns, view_.query(select_payments, which_));
    }

private:
    // Parts of lines; each row starts with the number of its line.
    void read(auto parts, const auto& columns, std::string_view statement) {
        for (Rows rows = view_.query(statement, which_); rows.next();) {
            SaleLine& line = sale_.sale.lines.at(static_cast<std::size_t>(rows.integer(0)));
            (line.*parts).push_back(storage::read_row(columns, rows, 1));
        }
    }

    storage::ReadView& view_;
    StoredSale& sale_;
    std::int64_t day_;
    storage::Value which_[4];
};

}  // namespace

std::int64_t minute_of(std::int64_t at_ms, const date::time_zone& zone) {
    const auto local =
        zone.to_local(date::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(at_ms)));
    return date::floor<std::chrono::minutes>(local - date::floor<date::days>(local)).count();
}

std::int64_t minute_of(const StoredSale& sale, const domain::SaleLine& line,
                       const date::time_zone& zone) {
    return minute_of(line.at_ms == 0 ? sale.sale.opened_ms : line.at_ms, zone);
}

void insert_parts(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                  const date::time_zone& zone) {
    PartsWriter(tx, account, sale, zone).write();
}

void delete_parts(storage::Transaction& tx, std::string_view account, const StoredSale& sale) {
    const std::int64_t day = number_of(sale.business_day);
    const storage::Value which[] = {account, sale.store, day, sale.id};
    for (const std::string_view statement :
         {"DELETE FROM sale_line WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4",
          "DELETE FROM sale_modifier WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4",
          "DELETE FROM sale_discount WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4",
          "DELETE FROM sale_tax WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4",
          "DELETE FROM sale_payment WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4"})
        tx.post(statement, which);
}

void write_parts_voided(storage::Transaction& tx, std::string_view account,
                        const StoredSale& sale) {
    const std::int64_t day = number_of(sale.business_day);
    const storage::Value which[] = {account, sale.store, day, sale.id};
    for (const std::string_view statement :
         {"UPDATE sale_line SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4",
          "UPDATE sale_modifier SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4",
          "UPDATE sale_discount SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4",
          "UPDATE sale_tax SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4",
          "UPDATE sale_payment SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4"})
        tx.post(statement, which);
}

void read_parts(storage::ReadView& view, std::string_view account, StoredSale& sale) {
    PartsReader(view, account, sale).read();
}

}  // namespace features::sales
