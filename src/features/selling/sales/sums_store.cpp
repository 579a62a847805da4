#include "features/selling/sales/sums_store.hpp"

#include "features/selling/sales/parts_store.hpp"
#include "storage/many_rows.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace features::sales {
namespace {

using domain::Figures;
using domain::Named;

// The key of a sum. Only sums of items have the three in the middle.
struct SumKey {
    Grouping grouping;
    std::string department{}, category{}, subcategory{}, id{};

    auto operator<=>(const SumKey&) const = default;
};

struct Sum {
    std::string name{};
    std::int64_t lines = 0, quantity = 0;
    Figures figures{};

    void add(const std::string& its_name, std::int64_t its_quantity, const Figures& its_figures) {
        if (!its_name.empty()) name = its_name;
        ++lines;
        quantity = domain::sum(quantity, its_quantity);
        figures += its_figures;
    }
};

using Sums = std::map<SumKey, Sum>;

Figures figures_of(const domain::SaleModifier& one) {
    return {.gross = one.gross,
            .discount = one.discount,
            .tax_share = one.tax_share,
            .inclusive_tax = one.inclusive_tax,
            .exclusive_tax = one.exclusive_tax};
}

void add(Sums& sums, const domain::Sale& sale, const domain::SaleLine& line, std::int64_t hour) {
    const Figures figures = domain::figures_of(line);
    const auto add_to = [&](SumKey key, const std::string& name) {
        sums[std::move(key)].add(name, line.quantity, figures);
    };
    const Named& employee = employee_of(sale);
    add_to({.grouping = Grouping::department, .id = line.department.id}, line.department.name);
    add_to({.grouping = Grouping::category, .id = line.category.id}, line.category.name);
    add_to({.grouping = Grouping::subcategory, .id = line.subcategory.id}, line.subcategory.name);
    add_to({.grouping = Grouping::item,
            .department = line.department.id,
            .category = line.category.id,
            .subcategory = line.subcategory.id,
            .id = line.item.id},
           line.item.name);
    add_to({.grouping = Grouping::employee, .id = employee.id}, employee.name);
    add_to({.grouping = Grouping::service_type, .id = sale.service_type}, sale.service_type);
    add_to({.grouping = Grouping::hour, .id = std::to_string(hour)}, "");
    for (const auto& one : line.modifiers)
        sums[{.grouping = Grouping::modifier, .id = one.modifier.id}].add(
            one.modifier.name, one.quantity, figures_of(one));
}

// `minutes`: those of its lines, in their order.
Sums sums_of(const domain::Sale& sale, const std::vector<std::int64_t>& minutes) {
    Sums sums;
    for (std::size_t i = 0; i < sale.lines.size(); ++i)
        if (!sale.lines[i].is_void) add(sums, sale, sale.lines[i], minutes.at(i) / 60);
    return sums;
}

void write(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
           const Sums& sums, std::int64_t sign) {
    static const storage::ManyRows rows(
        "INSERT INTO sale_sum (account, store, dimension, business_day, id, department, category, "
        "subcategory, name, lines, quantity, gross, discount, tax_share, inclusive_tax, "
        "exclusive_tax)",
        " ON CONFLICT (account, store, dimension, business_day, id, department, category, "
        "subcategory) DO UPDATE SET "
        "name = CASE WHEN excluded.name = '' THEN sale_sum.name ELSE excluded.name END, "
        "lines = sale_sum.lines + excluded.lines, quantity = sale_sum.quantity + "
        "excluded.quantity, gross = sale_sum.gross + excluded.gross, discount = sale_sum.discount "
        "+ excluded.discount, tax_share = sale_sum.tax_share + excluded.tax_share, inclusive_tax = "
        "sale_sum.inclusive_tax + excluded.inclusive_tax, exclusive_tax = sale_sum.exclusive_tax + "
        "excluded.exclusive_tax");
    const std::string_view no_name;
    std::vector<storage::Value> values;
    for (const auto& [key, sum] : sums)
        values.insert(
            values.end(),
            {account, sale.store, name_of(key.grouping), number_of(sale.business_day), key.id,
             key.department, key.category, key.subcategory, sign > 0 ? sum.name : no_name,
             sign * sum.lines, sign * sum.quantity, sign * sum.figures.gross,
             sign * sum.figures.discount, sign * sum.figures.tax_share,
             sign * sum.figures.inclusive_tax, sign * sum.figures.exclusive_tax});
    rows.post(tx, values);
}

void write_day(storage::Transaction& tx, std::string_view account, const StoredSale& stored,
               std::int64_t sign) {
    const domain::Sale& sale = stored.sale;
    const Figures figures = domain::figures_of(sale);
    const bool is_refund = stored.state == State::refund;
    tx.post(
        "INSERT INTO day_sum (account, store, business_day, sequence, sales, refunds, guests, "
        "gross, discount, tax_share, inclusive_tax, exclusive_tax, paid, tips) "
        "VALUES ($1, $2, $3, 0, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) "
        "ON CONFLICT (account, store, business_day) DO UPDATE SET "
        "sales = day_sum.sales + excluded.sales, refunds = day_sum.refunds + excluded.refunds, "
        "guests = day_sum.guests + excluded.guests, gross = day_sum.gross + excluded.gross, "
        "discount = day_sum.discount + excluded.discount, tax_share = day_sum.tax_share + "
        "excluded.tax_share, inclusive_tax = day_sum.inclusive_tax + excluded.inclusive_tax, "
        "exclusive_tax = day_sum.exclusive_tax + excluded.exclusive_tax, paid = day_sum.paid + "
        "excluded.paid, tips = day_sum.tips + excluded.tips",
        {account, stored.store, number_of(stored.business_day), is_refund ? 0 : sign,
         is_refund ? sign : 0, sign * sale.guests, sign * figures.gross, sign * figures.discount,
         sign * figures.tax_share, sign * figures.inclusive_tax, sign * figures.exclusive_tax,
         sign * domain::paid_of(sale), sign * domain::tips_of(sale)});
}

void write(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
           const std::vector<std::int64_t>& minutes, std::int64_t sign) {
    write_day(tx, account, sale, sign);
    write(tx, account, sale, sums_of(sale.sale, minutes), sign);
}

}  // namespace

// Older databases already have sales: compute their sums from these.
const storage::Migration make_sums{1, 1, R"sql(
CREATE TABLE day_sum (
    account LABEL NOT NULL, store LABEL NOT NULL, business_day NUMBER NOT NULL,
    sequence NUMBER NOT NULL, sales NUMBER NOT NULL, refunds NUMBER NOT NULL,
    guests NUMBER NOT NULL, gross NUMBER NOT NULL, discount NUMBER NOT NULL,
    tax_share NUMBER NOT NULL, inclusive_tax NUMBER NOT NULL, exclusive_tax NUMBER NOT NULL,
    paid NUMBER NOT NULL, tips NUMBER NOT NULL,
    PRIMARY KEY (account, store, business_day)) BY_ACCOUNT ROWLESS HOT;

CREATE TABLE sale_sum (
    account LABEL NOT NULL, store LABEL NOT NULL, dimension LABEL NOT NULL,
    business_day NUMBER NOT NULL, id LABEL NOT NULL, department LABEL NOT NULL,
    category LABEL NOT NULL, subcategory LABEL NOT NULL, name TEXT NOT NULL,
    lines NUMBER NOT NULL, quantity NUMBER NOT NULL, gross NUMBER NOT NULL,
    discount NUMBER NOT NULL, tax_share NUMBER NOT NULL, inclusive_tax NUMBER NOT NULL,
    exclusive_tax NUMBER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
    BY_ACCOUNT ROWLESS HOT;
)sql"};

std::string_view name_of(Grouping grouping) {
    constexpr std::array<std::string_view, 8> names{"department",   "category", "subcategory",
                                                    "item",         "modifier", "employee",
                                                    "service_type", "hour"};
    return names.at(static_cast<std::size_t>(grouping));
}

const Named& employee_of(const domain::Sale& sale) {
    return sale.closed_by.id.empty() ? sale.employee : sale.closed_by;
}

void add_to_sums(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
                 const date::time_zone& zone) {
    if (!sale.counts()) return;
    std::vector<std::int64_t> minutes;
    for (const auto& line : sale.sale.lines) minutes.push_back(minute_of(sale, line, zone));
    write(tx, account, sale, minutes, 1);
}

void take_from_sums(storage::Transaction& tx, std::string_view account, const StoredSale& sale) {
    if (!sale.counts()) return;
    std::vector<std::int64_t> minutes;
    {
        storage::Rows rows = tx.query(
            "SELECT minute FROM sale_line WHERE account = $1 AND store = $2 "
            "AND business_day = $3 AND sale = $4 ORDER BY number",
            {account, sale.store, number_of(sale.business_day), sale.number});
        while (rows.next()) minutes.push_back(rows.integer(0));
    }
    write(tx, account, sale, minutes, -1);
}

domain::Minor largest_sum(storage::ReadView& view, std::string_view account, std::string_view store,
                          domain::Day day) {
    domain::Minor largest = 0;
    const auto look_at = [&](storage::Rows rows, int columns) {
        if (rows.next())
            for (int i = 0; i < columns; ++i) largest = std::max(largest, rows.integer(i));
    };
    look_at(view.query("SELECT MAX(ABS(gross)), MAX(ABS(discount)), MAX(ABS(tax_share)), "
                       "MAX(ABS(inclusive_tax)), MAX(ABS(exclusive_tax)), MAX(ABS(guests)), "
                       "MAX(ABS(paid)), MAX(ABS(tips)) FROM day_sum "
                       "WHERE account = $1 AND store = $2 AND business_day = $3",
                       {account, store, number_of(day)}),
            8);
    for (const Grouping grouping :
         {Grouping::department, Grouping::category, Grouping::subcategory, Grouping::item,
          Grouping::modifier, Grouping::employee, Grouping::service_type, Grouping::hour})
        look_at(view.query("SELECT MAX(ABS(quantity)), MAX(ABS(gross)), MAX(ABS(discount)), "
                           "MAX(ABS(tax_share)), MAX(ABS(inclusive_tax)), MAX(ABS(exclusive_tax)) "
                           "FROM sale_sum WHERE account = $1 AND store = $2 AND dimension = $3 "
                           "AND business_day = $4",
                           {account, store, name_of(grouping), number_of(day)}),
                6);
    return largest;
}

void touch_day(storage::Transaction& tx, std::string_view account, const StoredSale& sale,
               std::int64_t sequence) {
    tx.post(
        "UPDATE day_sum SET sequence = $4 WHERE account = $1 AND store = $2 "
        "AND business_day = $3",
        {account, sale.store, number_of(sale.business_day), sequence});
}

}  // namespace features::sales
