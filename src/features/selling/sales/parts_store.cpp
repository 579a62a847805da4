#include "features/selling/sales/parts_store.hpp"

#include "storage/many_rows.hpp"

namespace features::sales {
namespace {

using domain::Named;
using storage::Rows;

constexpr std::size_t line_columns = 28;

std::int64_t flag(bool is_set) { return is_set ? 1 : 0; }

Named named(const Rows& rows, int column) {
    return {std::string(rows.text(column)), std::string(rows.text(column + 1))};
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
        lines_.reserve(sale_.sale.lines.size() * line_columns);
        std::int64_t number = 0;
        for (const auto& line : sale_.sale.lines) add(line, number++);
        number = 0;
        for (const auto& payment : sale_.sale.payments) add(payment, number++);
        post();
    }

private:
    void add(const domain::SaleLine& line, std::int64_t number) {
        counts_ = flag(sale_.counts() && !line.is_void);
        const domain::Figures figures = domain::figures_as_sold(line);
        lines_.insert(lines_.end(), {account_,
                                     sale_.store,
                                     day_,
                                     sale_.id,
                                     number,
                                     counts_,
                                     line.key,
                                     line.item.id,
                                     line.item.name,
                                     line.department.id,
                                     line.department.name,
                                     line.category.id,
                                     line.category.name,
                                     line.subcategory.id,
                                     line.subcategory.name,
                                     line.quantity,
                                     line.unit_price,
                                     figures.gross,
                                     figures.discount,
                                     figures.tax_share,
                                     figures.inclusive_tax,
                                     figures.exclusive_tax,
                                     line.exempted_tax,
                                     line.at_ms,
                                     minute_of(sale_, line, zone_),
                                     flag(line.is_void),
                                     line.void_reason,
                                     line.void_by});
        std::int64_t part = 0;
        for (const auto& one : line.modifiers) add(one, number, part++);
        part = 0;
        for (const auto& one : line.discounts) add(one, number, part++);
        part = 0;
        for (const auto& one : line.taxes) add(one, number, part++);
    }
    void add(const domain::SaleModifier& one, std::int64_t line, std::int64_t number) {
        modifiers_.insert(modifiers_.end(),
                          {account_, sale_.store, day_, sale_.id, line, number, counts_,
                           one.modifier.id, one.modifier.name, one.quantity, one.gross,
                           one.discount, one.tax_share, one.inclusive_tax, one.exclusive_tax});
    }
    void add(const domain::SaleDiscount& one, std::int64_t line, std::int64_t number) {
        discounts_.insert(discounts_.end(),
                          {account_, sale_.store, day_, sale_.id, line, number, counts_,
                           one.discount.id, one.discount.name, one.type, one.coupon, one.reason,
                           one.approved_by, one.applied_by, one.rate, one.amount, one.tax_share});
    }
    void add(const domain::SaleTax& one, std::int64_t line, std::int64_t number) {
        taxes_.insert(taxes_.end(),
                      {account_, sale_.store, day_, sale_.id, line, number, counts_, one.tax.id,
                       one.tax.name, one.rate, flag(one.is_inclusive), one.base, one.amount});
    }
    void add(const domain::SalePayment& payment, std::int64_t number) {
        payments_.insert(
            payments_.end(),
            {account_, sale_.store, day_, sale_.id, number, flag(sale_.counts()), payment.key,
             payment.method, payment.type, payment.amount, payment.tip, payment.at_ms});
    }
    void post() {
        using storage::ManyRows;
        static const ManyRows of_lines(
            "INSERT INTO sale_line (account, store, business_day, sale, number, counts, line_key, "
            "item, item_name, department, department_name, category, category_name, subcategory, "
            "subcategory_name, quantity, unit_price, gross, discount, tax_share, inclusive_tax, "
            "exclusive_tax, exempted_tax, at_ms, minute, is_void, void_reason, void_by)",
            line_columns);
        static const ManyRows of_modifiers(
            "INSERT INTO sale_modifier (account, store, business_day, sale, line, number, counts, "
            "modifier, modifier_name, quantity, gross, discount, tax_share, inclusive_tax, "
            "exclusive_tax)",
            15);
        static const ManyRows of_discounts(
            "INSERT INTO sale_discount (account, store, business_day, sale, line, number, counts, "
            "discount, discount_name, type, coupon, reason, approved_by, applied_by, rate, amount, "
            "tax_share)",
            17);
        static const ManyRows of_taxes(
            "INSERT INTO sale_tax (account, store, business_day, sale, line, number, counts, tax, "
            "tax_name, rate, is_inclusive, base, amount)",
            13);
        static const ManyRows of_payments(
            "INSERT INTO sale_payment (account, store, business_day, sale, number, counts, "
            "payment_key, method, type, amount, tip, at_ms)",
            12);
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
        read_lines();
        read_modifiers();
        read_discounts();
        read_taxes();
        read_payments();
    }

private:
    domain::SaleLine& line(const Rows& rows) {
        return sale_.sale.lines.at(static_cast<std::size_t>(rows.integer(0)));
    }
    void read_lines() {
        Rows rows = view_.query(
            "SELECT line_key, item, item_name, department, department_name, category, "
            "category_name, subcategory, subcategory_name, quantity, unit_price, gross, "
            "exempted_tax, at_ms, is_void, void_reason, void_by FROM sale_line "
            "WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 ORDER BY number",
            which_);
        while (rows.next())
            sale_.sale.lines.push_back({.key = std::string(rows.text(0)),
                                        .item = named(rows, 1),
                                        .department = named(rows, 3),
                                        .category = named(rows, 5),
                                        .subcategory = named(rows, 7),
                                        .quantity = rows.integer(9),
                                        .unit_price = rows.integer(10),
                                        .gross = rows.integer(11),
                                        .exempted_tax = rows.integer(12),
                                        .at_ms = rows.integer(13),
                                        .is_void = rows.integer(14) != 0,
                                        .void_reason = std::string(rows.text(15)),
                                        .void_by = std::string(rows.text(16))});
    }
    void read_modifiers() {
        Rows rows = view_.query(
            "SELECT line, modifier, modifier_name, quantity, gross, discount, tax_share, "
            "inclusive_tax, exclusive_tax FROM sale_modifier WHERE account = $1 AND store = $2 "
            "AND business_day = $3 AND sale = $4 ORDER BY line, number",
            which_);
        while (rows.next())
            line(rows).modifiers.push_back({named(rows, 1), rows.integer(3), rows.integer(4),
                                            rows.integer(5), rows.integer(6), rows.integer(7),
                                            rows.integer(8)});
    }
    void read_discounts() {
        Rows rows = view_.query(
            "SELECT line, discount, discount_name, type, coupon, reason, approved_by, applied_by, "
            "rate, amount, tax_share FROM sale_discount WHERE account = $1 AND store = $2 "
            "AND business_day = $3 AND sale = $4 ORDER BY line, number",
            which_);
        while (rows.next())
            line(rows).discounts.push_back({named(rows, 1), std::string(rows.text(3)),
                                            std::string(rows.text(4)), std::string(rows.text(5)),
                                            std::string(rows.text(6)), std::string(rows.text(7)),
                                            rows.integer(8), rows.integer(9), rows.integer(10)});
    }
    void read_taxes() {
        Rows rows = view_.query(
            "SELECT line, tax, tax_name, rate, is_inclusive, base, amount FROM sale_tax "
            "WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 "
            "ORDER BY line, number",
            which_);
        while (rows.next())
            line(rows).taxes.push_back({named(rows, 1), rows.integer(3), rows.integer(4) != 0,
                                        rows.integer(5), rows.integer(6)});
    }
    void read_payments() {
        Rows rows = view_.query(
            "SELECT payment_key, method, type, amount, tip, at_ms FROM sale_payment "
            "WHERE account = $1 AND store = $2 AND business_day = $3 AND sale = $4 ORDER BY number",
            which_);
        while (rows.next())
            sale_.sale.payments.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                                           std::string(rows.text(2)), rows.integer(3),
                                           rows.integer(4), rows.integer(5)});
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
