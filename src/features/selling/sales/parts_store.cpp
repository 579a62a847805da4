#include "features/selling/sales/parts_store.hpp"

#include "storage/columns.hpp"
#include "storage/kept_text.hpp"
#include "storage/many_rows.hpp"

#include <algorithm>

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
using storage::Value;

// The columns of lines, modifiers and discounts in `sale_part`.
constexpr storage::Column<SaleLine> line_columns[] = {
    {"part_key", member<&SaleLine::key>},
    {"id", member<&SaleLine::item, &Named::id>},
    {"name", member<&SaleLine::item, &Named::name>},
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
    {"reason", member<&SaleLine::void_reason>},
    {"void_by", member<&SaleLine::void_by>}};
constexpr storage::Column<SaleModifier> modifier_columns[] = {
    {"id", member<&SaleModifier::modifier, &Named::id>},
    {"name", member<&SaleModifier::modifier, &Named::name>},
    {"quantity", member<&SaleModifier::quantity>},
    {"gross", member<&SaleModifier::gross>},
    {"discount", member<&SaleModifier::discount>},
    {"tax_share", member<&SaleModifier::tax_share>},
    {"inclusive_tax", member<&SaleModifier::inclusive_tax>},
    {"exclusive_tax", member<&SaleModifier::exclusive_tax>}};
constexpr storage::Column<SaleDiscount> discount_columns[] = {
    {"id", member<&SaleDiscount::discount, &Named::id>},
    {"name", member<&SaleDiscount::discount, &Named::name>},
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
constexpr auto head_of_taxes = storage::insert_head(
    "sale_tax", "account, store, business_day, sale, line, number, counts", tax_columns);
constexpr auto head_of_payments = storage::insert_head(
    "sale_payment", "account, store, business_day, sale, number, counts", payment_columns);
constexpr storage::Statement select_taxes{
    "SELECT line, ", storage::names(tax_columns),
    " FROM sale_tax WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY line, number"};
constexpr auto select_payments = storage::select(
    payment_columns,
    "FROM sale_payment WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
    "ORDER BY number");

// What `kind` says of a row of `sale_part`; the views of the parts have these numbers.
enum class PartKind : std::int64_t { line, modifier, discount };

// A line, a modifier or a discount is written and read with the columns of all three; those of the
// others are NULL.
constexpr std::string_view part_names[] = {"part_key",
                                           "id",
                                           "name",
                                           "quantity",
                                           "unit_price",
                                           "gross",
                                           "discount",
                                           "tax_share",
                                           "inclusive_tax",
                                           "exclusive_tax",
                                           "exempted_tax",
                                           "department",
                                           "department_name",
                                           "category",
                                           "category_name",
                                           "subcategory",
                                           "subcategory_name",
                                           "at_ms",
                                           "minute",
                                           "is_void",
                                           "void_by",
                                           "reason",
                                           "type",
                                           "coupon",
                                           "approved_by",
                                           "applied_by",
                                           "rate",
                                           "amount"};

constexpr std::size_t place_of(std::string_view name) {
    std::size_t place = 0;
    while (part_names[place] != name) ++place;  // does not compile for an unknown one
    return place;
}

// Where each of these columns is among all.
template <const auto& columns>
constexpr auto places_of = [] {
    std::array<std::size_t, std::size(columns)> places{};
    std::ranges::transform(columns, places.begin(),
                           [](const auto& column) { return place_of(column.name); });
    return places;
}();

std::string all_names() {
    std::string names;
    for (const std::string_view name : part_names) (names += ", ") += name;
    return names;
}

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
        static const storage::ManyRows of_parts(
            "INSERT INTO sale_part (account, store, business_day, sale, kind, line, number, "
            "counts" +
            all_names() + ')'),
            of_taxes(head_of_taxes), of_payments(head_of_payments);
        std::int64_t number = 0;
        for (const auto& line : sale_.sale.lines) add(line, number++);
        number = 0;
        for (const auto& payment : sale_.sale.payments) add(payment, number++);
        of_parts.post(tx_, parts_);
        of_taxes.post(tx_, taxes_);
        of_payments.post(tx_, payments_);
    }

private:
    void add(const SaleLine& line, std::int64_t number) {
        counts_ = sale_.counts() && !line.is_void;
        Value* const row = add<line_columns>(PartKind::line, line, number, 0);
        const domain::Figures figures = domain::figures_as_sold(line);
        row[place_of("minute")] = minute_of(sale_, line, zone_);
        row[place_of("discount")] = figures.discount;
        row[place_of("tax_share")] = figures.tax_share;
        row[place_of("inclusive_tax")] = figures.inclusive_tax;
        row[place_of("exclusive_tax")] = figures.exclusive_tax;
        std::int64_t part = 0;
        for (const auto& one : line.modifiers)
            add<modifier_columns>(PartKind::modifier, one, number, part++);
        part = 0;
        for (const auto& one : line.discounts)
            add<discount_columns>(PartKind::discount, one, number, part++);
        part = 0;
        for (const auto& one : line.taxes) {
            taxes_.insert(taxes_.end(),
                          {account_, sale_.store, day_, sale_.number, number, part++, counts_});
            storage::append(taxes_, tax_columns, one);
        }
    }
    void add(const SalePayment& payment, std::int64_t number) {
        payments_.insert(payments_.end(), {account_, sale_.store, day_, sale_.number, number,
                                           std::int64_t{sale_.counts()}});
        storage::append(payments_, payment_columns, payment);
    }

    // The values of its columns, in the order of part_names.
    template <const auto& columns>
    Value* add(PartKind kind, const auto& one, std::int64_t line, std::int64_t number) {
        parts_.insert(parts_.end(), {account_, sale_.store, day_, sale_.number,
                                     static_cast<std::int64_t>(kind), line, number, counts_});
        parts_.resize(parts_.size() + std::size(part_names), nullptr);
        Value* const row = parts_.data() + parts_.size() - std::size(part_names);
        std::string made;
        for (std::size_t i = 0; i < std::size(columns); ++i)
            row[places_of<columns>[i]] = columns[i].access.value(one, made);
        return row;
    }

    storage::Transaction& tx_;
    std::string_view account_;
    const StoredSale& sale_;
    std::int64_t day_, counts_ = 0;
    const date::time_zone& zone_;
    std::vector<Value> parts_{}, taxes_{}, payments_{};
};

// Reads a row of `sale_part`: the kind, the number of its line, and all columns.
class PartReader {
public:
    PartReader(std::vector<SaleLine>& lines, const Rows& rows) : lines_(lines), rows_(rows) {}

    void read() {
        switch (static_cast<PartKind>(rows_.integer(0))) {
            case PartKind::line: return read<line_columns>(lines_);
            case PartKind::modifier: return read<modifier_columns>(line().modifiers);
            case PartKind::discount: return read<discount_columns>(line().discounts);
        }
    }

private:
    SaleLine& line() { return lines_.at(static_cast<std::size_t>(rows_.integer(1))); }

    template <const auto& columns>
    void read(auto& parts) {
        auto& part = parts.emplace_back();
        for (std::size_t i = 0; i < std::size(columns); ++i)
            columns[i].access.read(part, rows_, static_cast<int>(places_of<columns>[i]) + 2);
    }

    std::vector<SaleLine>& lines_;
    const Rows& rows_;
};

// Which parts are those of a sale.
class KeyOfParts {
public:
    KeyOfParts(std::string_view account, const StoredSale& sale)
        : values_{account, sale.store, number_of(sale.business_day), sale.number} {}

    operator std::span<const Value>() const { return values_; }

private:
    Value values_[4];
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
    for (const std::string_view statement :
         {"DELETE FROM sale_part WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4",
          "DELETE FROM sale_tax WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4",
          "DELETE FROM sale_payment WHERE account = $1 AND store = $2 AND business_day = $3 "
          "AND sale = $4"})
        tx.post(statement, KeyOfParts(account, sale));
}

void write_parts_voided(storage::Transaction& tx, std::string_view account,
                        const StoredSale& sale) {
    for (const std::string_view statement :
         {"UPDATE sale_part SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4",
          "UPDATE sale_tax SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4",
          "UPDATE sale_payment SET counts = 0 WHERE account = $1 AND store = $2 "
          "AND business_day = $3 AND sale = $4"})
        tx.post(statement, KeyOfParts(account, sale));
}

void read_parts(storage::ReadView& view, std::string_view account, StoredSale& sale) {
    static const std::string_view select_parts = storage::kept_text(
        "SELECT kind, line" + all_names() +
        " FROM sale_part WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
        "ORDER BY kind, line, number");
    const KeyOfParts which(account, sale);
    for (Rows rows = view.query(select_parts, which); rows.next();)
        PartReader(sale.sale.lines, rows).read();
    for (Rows rows = view.query(select_taxes, which); rows.next();)
        sale.sale.lines.at(static_cast<std::size_t>(rows.integer(0)))
            .taxes.push_back(storage::read_row(tax_columns, rows, 1));
    sale.sale.payments = storage::read_all(payment_columns, view.query(select_payments, which));
}

}  // namespace features::sales
