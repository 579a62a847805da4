#include "features/selling/sales/shown_sale.hpp"

#include "base/currency.hpp"
#include "base/time_text.hpp"

#include <algorithm>

namespace features::sales {
namespace {

constexpr Column payment_columns[] = {
    {"paymentMethod", CellType::text, "How it was paid, such as `Visa`."},
    {"paymentType", CellType::text, "Type of that method, such as `Credit card`."},
    {"authorizedAmount", CellType::money,
     "Amount paid, without tip and change; 0 if the sale was voided."},
    {"paymentTip", CellType::money, "Tip paid with it."},
};
constexpr RowDescription sale_payment{"SalePayment", "A payment.", payment_columns, true};

constexpr Column modifier_columns[] = {
    {"modifierId", CellType::text, "Id of the modifier."},
    {"modifierName", CellType::text, "Name of the modifier then."},
    {"quantity", CellType::whole, "How many, for all pieces of the line."},
    {"totalGrossAmount", CellType::money, "Their price, which is part of the price of the line."},
};
constexpr RowDescription sale_modifier{"SaleModifier", "A modifier of a line.", modifier_columns,
                                       true};
constexpr Column discount_columns[] = {
    {"discountId", CellType::text, "Id of the discount."},
    {"discountName", CellType::text, "Name of the discount then."},
    {"discountType", CellType::text, "How it was calculated."},
    {"discountCoupon", CellType::text, "Code of the coupon."},
    {"reason", CellType::text, "Why it was given."},
    {"discountAmount", CellType::money, "Amount taken off the line, with inclusive tax."},
};
constexpr RowDescription sale_discount{"SaleDiscount", "A discount on a line.", discount_columns,
                                       true};
constexpr Column tax_columns[] = {
    {"taxId", CellType::text, "Id of the tax."},
    {"taxName", CellType::text, "Name of the tax then."},
    {"taxRate", CellType::thousandths, "Its rate in percent."},
    {"inclusive", CellType::flag, "Whether the price contains it."},
    {"taxableAmount", CellType::money, "Amount the tax was calculated on."},
    {"taxAmount", CellType::money, "Amount of the tax."},
};
constexpr RowDescription sale_tax{"SaleTax", "A tax of a line.", tax_columns, true};

constexpr Column order_columns[] = {
    {"itemId", CellType::text, "Id of the menu item; \"\" for a charge, such as for delivery."},
    {"menuName", CellType::text, "Name of the menu item when it was sold."},
    {"departmentName", CellType::text, "Name of its department then."},
    {"categoryName", CellType::text, "Name of its category then."},
    {"subCategoryName", CellType::text, "Name of its subcategory then."},
    {"quantity", CellType::whole, "How many were ordered."},
    {"grossAmount", CellType::money, "Price of one."},
    {"totalGrossAmount", CellType::money,
     "Price of all of them with their modifiers, before discounts and exclusive taxes. A void line "
     "or a voided sale keeps its price."},
    {"totalDiscountAmount", CellType::money, "Discounts on it, with inclusive tax."},
    {"isVoid", CellType::flag, "Whether the line was voided and does not count."},
    {"voidError", CellType::text, "Why it was voided."},
    {"voidByEmployee", CellType::text, "Who voided it."},
    {"orderHour", CellType::whole, "Hour when it was ordered, by the store's clock."},
    {"orderMin", CellType::whole, "Minute of that hour."},
    {"modifiers", CellType::rows, "Its modifiers. An extension.", false, &sale_modifier},
    {"discounts", CellType::rows, "Discounts on it. An extension.", false, &sale_discount},
    {"taxes", CellType::rows, "Its taxes. An extension.", false, &sale_tax},
};
constexpr RowDescription sale_line{"SaleLine", "A line of a sale.", order_columns, true};

constexpr Column sale_columns[] = {
    {"id", CellType::text, "Id of the sale."},
    {"ticketNo", CellType::text, "Number of the ticket, as guests and staff know it."},
    {"saleNo", CellType::text, "Number of the sale in its store, without gaps."},
    {"startDate", CellType::date_time,
     "Business date, and time when the sale was opened, by the store's clock."},
    {"saleOpenTime", CellType::time, "When it was opened, by the store's clock: hh:mm."},
    {"businessDate", CellType::date, "Business date that the sale counts for."},
    {"status", CellType::text,
     "`CLOSED`; `VOIDED`: all amounts of the sale and of its payments are 0; or `REFUND`: amounts "
     "are negative."},
    {"customerName", CellType::text, "Name of the customer; `Walkin` when none is known."},
    {"tableNo", CellType::text, "Name of the table."},
    {"floorId", CellType::text, "Id of the floor."},
    {"floorNo", CellType::text, "Name of the floor."},
    {"employee", CellType::text, "Id of the employee who opened the sale."},
    {"employeeName", CellType::text, "Name of the employee who opened it."},
    {"saleCloseEmployee", CellType::text, "Id of the employee who closed it."},
    {"saleCloseEmployeeName", CellType::text, "Name of the employee who closed it."},
    {"guestCount", CellType::whole, "Number of guests."},
    {"netSales", CellType::money, "Gross receipt without taxes."},
    {"grossAmount", CellType::money, "Total before discounts and exclusive taxes."},
    {"totalTaxAmount", CellType::money, "Taxes, both inclusive and exclusive."},
    {"grossReceipt", CellType::money, "Amount the guest owed, without tips."},
    {"discounts", CellType::money, "Discounts, without inclusive tax."},
    {"refundOf", CellType::text, "For a refund: id of the refunded sale.", true},
    {"reason", CellType::text, "Why it was voided or refunded.", true},
    {"payments", CellType::rows, "How it was paid.", false, &sale_payment},
    {"orders", CellType::rows, "Its lines.", false, &sale_line},
    {"saleCloseTime", CellType::time,
     "When it was closed, by the store's clock: hh:mm. An extension."},
    {"serviceType", CellType::text, "How the guests were served. An extension."},
    {"customer", CellType::text, "Id of the customer; \"\" when none is known. An extension."},
    {"checkID", CellType::text,
     "The devices' id of the check it came from; \"\" for a web order. An extension."},
    {"uniqueOrderID", CellType::text,
     "The shop's id of the web order it came from; \"\" if there was none. An extension."},
    {"taxes", CellType::rows,
     "The taxes of its lines, added up by tax and rate; of lines that count. An extension.", false,
     &sale_tax},
};

Row payment_row(ListedPayment& payment) {
    return row_with(std::move(payment.method), std::move(payment.type), payment.amount,
                    payment.tip);
}

Row modifier_row(domain::SaleModifier& one) {
    return row_with(std::move(one.modifier.id), std::move(one.modifier.name), one.quantity,
                    one.gross);
}
Row discount_row(domain::SaleDiscount& one) {
    return row_with(std::move(one.discount.id), std::move(one.discount.name), std::move(one.type),
                    std::move(one.coupon), std::move(one.reason), one.amount);
}
Row tax_row(domain::SaleTax& one) {
    return row_with(std::move(one.tax.id), std::move(one.tax.name), one.rate,
                    std::int64_t{one.is_inclusive}, one.base, one.amount);
}

}  // namespace

constexpr RowDescription shown_sale{
    "Sale", "A sale. Names of items and people are as they were at the time of the sale.",
    sale_columns};

// The offsets of all zones are whole minutes.
Opening opening_of(const ListedSale& sale) {
    constexpr std::int64_t minute_ms = 60'000;
    const auto second = (sale.sale.opened_ms % minute_ms + minute_ms) % minute_ms / 1'000;
    return {sale.business_day, sale.open_minute * 60 + second};
}

std::string open_time_text(const Opening& opening) {
    return base::clock_time(std::chrono::minutes(opening.second / 60));
}

std::string opened_text(const Opening& opening) {
    const std::int64_t second = opening.second % 60;
    return domain::iso_text(opening.day) + 'T' + open_time_text(opening) +
           (second < 10 ? ":0" : ":") + std::to_string(second);
}

std::string customer_text(const ListedSale& sale) {
    return sale.sale.customer.name.empty() ? "Walkin" : sale.sale.customer.name;
}

Row order_row(ListedLine& line) {
    return row_with(std::move(line.item.id), std::move(line.item.name),
                    std::move(line.department_name), std::move(line.category.name),
                    std::move(line.subcategory_name), line.quantity, line.unit_price,
                    line.figures.gross, line.figures.discount, std::int64_t{line.is_void},
                    std::move(line.void_reason), std::move(line.void_by), line.minute / 60,
                    line.minute % 60, part_rows(line.modifiers, modifier_row),
                    part_rows(line.discounts, discount_row), part_rows(line.taxes, tax_row));
}

namespace {

std::vector<domain::SaleTax> taxes_of(const std::vector<ListedLine>& lines) {
    std::vector<domain::SaleTax> all;
    for (const ListedLine& line : lines) {
        if (!line.counts) continue;
        for (const domain::SaleTax& tax : line.taxes) {
            const auto same = std::ranges::find_if(all, [&](const domain::SaleTax& one) {
                return one.tax == tax.tax && one.rate == tax.rate &&
                       one.is_inclusive == tax.is_inclusive;
            });
            if (same == all.end()) {
                all.push_back(tax);
                continue;
            }
            same->base = domain::sum(same->base, tax.base);
            same->amount = domain::sum(same->amount, tax.amount);
        }
    }
    return all;
}

Cell cell_where_there(std::string& text) { return text.empty() ? Cell() : Cell(std::move(text)); }

}  // namespace

Row sale_row(ListedSale listed) {
    domain::Sale& sale = listed.sale;
    const domain::Figures& figures = listed.figures;
    std::vector<domain::SaleTax> taxes = taxes_of(listed.lines);  // whose rows empty the lines
    return row_with(
        std::move(listed.id), std::move(sale.ticket_no), std::to_string(listed.number),
        opened_text(opening_of(listed)), open_time_text(opening_of(listed)),
        domain::iso_text(listed.business_day), std::string(sales::name_of(listed.state)),
        customer_text(listed), std::move(sale.table), std::move(sale.floor.id),
        std::move(sale.floor.name), std::move(sale.employee.id), std::move(sale.employee.name),
        std::move(sale.closed_by.id), std::move(sale.closed_by.name), sale.guests,
        figures.net_sales(), figures.gross, figures.tax(), figures.sale_amount(),
        figures.shown_discount(), cell_where_there(listed.refund_of),
        cell_where_there(listed.reason), part_rows(listed.payments, payment_row),
        part_rows(listed.lines, order_row),
        base::clock_time(std::chrono::minutes(listed.close_minute)), std::move(sale.service_type),
        std::move(sale.customer.id), std::move(listed.check_id), std::move(listed.unique_order_id),
        part_rows(taxes, tax_row));
}

std::string sale_json(ListedSale sale) {
    static const std::vector<ShownColumn> all = shown_columns(shown_sale.columns);
    const int decimals = base::currency_decimals(sale.currency);
    std::string json;
    append_json(json, sale_row(std::move(sale)), all, decimals);
    return json;
}

}  // namespace features::sales
