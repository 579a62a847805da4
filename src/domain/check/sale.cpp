#include "domain/check/sale.hpp"

#include "domain/check/amounts.hpp"
#include "domain/order/times.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Tree;

constexpr std::size_t modifiers_max = 200;  // of a line
constexpr std::int64_t minute_ms = 60'000, day_ms = 24 * 60 * minute_ms;

// The value of one member: an id, or an object with id and name.
Named named(const Tree* value) {
    if (!value) return {};
    if (!value->is_object()) return {std::string(value->words()), {}};
    return {first_words(*value, {"id", "_id", "externalID"}),
            first_words(*value, {"name", "title"})};
}

// By the first member of each sort that is not empty. A name may be in either.
Named named(const Tree& object, Names members, Names names) {
    Named found;
    for (const std::string_view member : members)
        if (found == Named{}) found = named(object.find(member));
    if (found.name.empty()) found.name = first_words(object, names);
    return found;
}

// A member of the check comes before one of the head, which may supply what that lacks.
Named named(const CheckDocument& check, Names members, Names names) {
    Named found = named(check.data, members, names);
    Named other = named(check.head, members, names);
    if (found == Named{}) return other;
    if (found.id.empty() && (other.name.empty() || other.name == found.name)) found.id = other.id;
    if (found.name.empty() && (other.id.empty() || other.id == found.id)) found.name = other.name;
    return found;
}

std::string words_in(const CheckDocument& check, Names names) {
    const std::string found = first_words(check.data, names);
    return found.empty() ? first_words(check.head, names) : found;
}

template <class Entry>
std::string free_key(const std::vector<Entry>& entries, std::string key) {
    while (std::ranges::find(entries, key, &Entry::key) != entries.end()) key += '*';
    return key;
}

// Times, as far as they are believed.
class Times {
public:
    Times(std::int64_t arrived_ms, const date::time_zone& zone)
        : arrived_ms_(arrived_ms), zone_(zone) {}

    std::optional<std::int64_t> read(const Tree* said) const {
        if (!said) return std::nullopt;
        const auto whole = said->whole();
        const auto at_ms = whole ? whole : order_time(said->words(), zone_);
        const bool is_believed =
            at_ms && *at_ms <= arrived_ms_ + 10 * minute_ms && *at_ms >= arrived_ms_ - 366 * day_ms;
        return is_believed ? at_ms : std::nullopt;
    }

private:
    std::int64_t arrived_ms_;
    const date::time_zone& zone_;
};

class CheckSaleReader {
public:
    CheckSaleReader(const CheckDocument& check, int decimals, std::int64_t arrived_ms,
                    const date::time_zone& zone)
        : check_(check),
          decimals_(decimals),
          arrived_ms_(arrived_ms),
          times_(arrived_ms, zone),
          reader_(decimals),
          part_reader_(decimals) {}

    std::int64_t opened_at() {
        read_times();
        return sale_.opened_ms;
    }
    CheckSale read(Minor claimed) && {
        read_head();
        read_times();
        for (const CheckPart& part : check_.parts)
            is_payment(part.key) ? read_payment(part) : read_line(part);
        read_paid(claimed);
        const bool has_lines = !sale_.lines.empty();
        add_extras();
        read_total();
        take_out_tips();
        if (status_of(check_).state == CheckState::closed) warn_of_closing(has_lines);
        take_change_off(sale_);
        for (SaleLine& line : sale_.lines) set_tax_shares(line);
        std::set<std::string> warnings = std::move(reported_);
        warnings.insert(reader_.warnings().begin(), reader_.warnings().end());
        warnings.insert(part_reader_.warnings().begin(), part_reader_.warnings().end());
        result_.warnings.assign(warnings.begin(), warnings.end());
        result_.sale = std::move(sale_);
        return std::move(result_);
    }

private:
    void read_head() {
        sale_.source = "check";
        sale_.ticket_no = words_in(check_, {"ticketNo", "checkNo"});
        sale_.table = table();
        sale_.service_type = words_in(check_, {"service", "serviceType"});
        sale_.floor = named(check_, {"floorId", "floorID", "floor"}, {"floorName", "floorNo"});
        sale_.customer = named(check_, {"customer", "customerId", "customerID"}, {"customerName"});
        const Named sender = named(check_, {"employeeID", "employeeId"}, {"employeeName"});
        sale_.employee = named(check_, {"openByEmpId"}, {"openEmployeeName"});
        sale_.closed_by =
            named(check_, {"saleCloseEmployee", "saleCloseEmployeeId", "closeEmployee"},
                  {"saleCloseEmployeeName", "closeEmployeeName"});
        for (Named* who : {&sale_.employee, &sale_.closed_by})
            if (*who == Named{}) *who = sender;
        read_guests();
    }
    std::string table() const {
        const auto in = [](const Tree& object) {
            return first_words(object, {"tableName", "tableNo", "tableID", "tableId"});
        };
        std::string found = in(check_.data);
        if (found.empty()) found = in(check_.head);
        for (const Tree& seat : list_in(check_.data, "seats"))
            if (found.empty()) found = in(seat);
        return found;
    }
    void read_guests() {
        constexpr std::string_view name = "guestCount";
        if (check_.words(name).empty()) return;
        const auto guests = check_.find(name)->whole();
        if (guests && *guests >= 0 && *guests <= quantity_max)
            sale_.guests = *guests;
        else
            reader_.warn(name, "is not a number of guests");
    }

    // Nothing where the check has no time that is believed.
    std::optional<std::int64_t> time(std::string_view name) {
        const auto at_ms = times_.read(check_.find(name));
        if (!at_ms && !check_.words(name).empty())
            reader_.warn(name, "is not a time near that of its arrival");
        return at_ms;
    }
    void read_times() {
        const bool has_close = !check_.words("saleCloseDate").empty();
        const std::string_view close = has_close ? "saleCloseDate" : "lastUpdateInMillisec";
        const auto opened_ms = time("saleOpenDate");
        auto closed_ms = time(close);
        if (closed_ms && opened_ms && *closed_ms < *opened_ms) {
            reader_.warn(close, "is before saleOpenDate; the time of arrival is used");
            closed_ms.reset();
        }
        sale_.closed_ms = closed_ms.value_or(arrived_ms_);
        sale_.opened_ms = std::min(opened_ms.value_or(sale_.closed_ms), sale_.closed_ms);
    }

    void read_line(const CheckPart& part) {
        const Tree& said = check_.content(part);
        SaleLine line = amounts_of_line(said, reader_);
        line.key = shown_key(part.key);
        line.item = named(said, {"menuId", "menuItem", "itemId"}, {"menuName", "name"});
        line.department = named(said, {"department", "departmentId"}, {"departmentName"});
        line.category = named(said, {"category", "categoryId"}, {"categoryName"});
        line.subcategory = named(said, {"subCategory", "subCategoryId"}, {"subCategoryName"});
        if (line.is_void) {
            line.void_reason = first_words(said, {"voidReason", "voidError"});
            line.void_by = first_words(said, {"voidByEmployee", "voidByEmployeeName", "voidBy"});
        }
        line.at_ms = time_of_line(said);
        for (const char* group : {"includedModifiers", "optionalModifiers", "mandatoryModifiers"})
            for (const Tree& one : list_in(said, group))
                if (line.modifiers.size() < modifiers_max)
                    line.modifiers.push_back(modifier(one, line.quantity));
        sale_.lines.push_back(std::move(line));
    }
    // 0 outside the time in which the check was open.
    std::int64_t time_of_line(const Tree& line) const {
        for (const char* name : {"orderDate", "orderTime", "orderDateInMillisec"})
            if (const auto at_ms = times_.read(line.find(name)))
                if (*at_ms >= sale_.opened_ms && *at_ms <= sale_.closed_ms) return *at_ms;
        return 0;
    }
    SaleModifier modifier(const Tree& said, std::int64_t pieces) {
        const auto clamped = [](Wide quantity) {
            return static_cast<std::int64_t>(
                std::clamp<Wide>(quantity, -quantity_max, quantity_max));
        };
        const std::int64_t each = clamped(schema::whole_of(said, "quantity").value_or(1));
        const Wide price = part_reader_.first(said, {"price", "modifierPrice"}).value_or(0);
        auto gross = part_reader_.first(said, {"totalGrossAmount", "totalPrice", "amount"});
        if (!gross) gross = part_reader_.admit(price * each * pieces, "price");
        return {.modifier = named(said, {"modifierId", "mExternalID", "id", "_id"},
                                  {"modifierName", "mName", "name"}),
                .quantity = clamped(Wide{each} * pieces),
                .gross = gross.value_or(0)};
    }

    void read_payment(const CheckPart& part) {
        const Tree& said = check_.content(part);
        is_paid_in_parts_ = true;
        if (is_true(said, "isVoid")) return;
        sale_.payments.push_back(
            {.key = std::string(shown_key(part.key)),
             .method = first_words(said, {"paymentMethod", "method"}),
             .type = first_words(said, {"paymentType", "type"}),
             .amount = part_reader_.first(said, {"amount", "authorizedAmount"}).value_or(0),
             .tip = part_reader_.first(said, {"tip", "paymentTip", "tipAmount"}).value_or(0)});
    }
    void read_paid(Minor claimed) {
        const Minor paid = part_reader_.find(check_.data, "paidAmount").value_or(0);
        if (!is_paid_in_parts_ && paid != 0)
            sale_.payments.push_back({.key = "paid", .amount = paid});
        if (const Minor more = claimed - paid_of(sale_); more > 0)
            sale_.payments.push_back({.key = free_key(sale_.payments, "paid"), .amount = more});
        const Minor tip = part_reader_.first(check_.data, {"tips", "tip", "tipAmount"}).value_or(0);
        if (tips_of(sale_) == 0 && !sale_.payments.empty()) sale_.payments.back().tip = tip;
        result_.paid = paid_of(sale_);
    }

    void add_extras() {
        const CheckExtras extras = extras_of(check_.data, sale_.lines, reader_);
        const bool has_bearer =
            std::ranges::any_of(sale_.lines, [](const SaleLine& line) { return !line.is_void; });
        if (!has_bearer && !(extras.discounts.empty() && extras.taxes.empty()))
            add_charge({.key = "shared", .item = {"", "Check"}});
        for (const SaleDiscount& one : extras.discounts) share_discount(sale_, one);
        for (const SaleTax& one : extras.taxes) share_tax(sale_, one);
        result_.earning = std::max<Minor>(0, figures_of(sale_).net_sales());
        for (const SaleLine& charge : extras.charges) add_charge(charge);
    }
    void add_charge(SaleLine line) {
        line.key = free_key(sale_.lines, line.key);
        sale_.lines.push_back(std::move(line));
    }

    void read_total() {
        const Minor reckoned = figures_of(sale_).sale_amount(), tips = tips_of(sale_);
        result_.total = reader_.find(check_.data, "totalAmount").value_or(reckoned);
        const Minor difference = result_.total - reckoned;
        if (difference == 0) return;
        if (difference != tips) {
            reader_.warn("totalAmount", "differs from the lines; a line \"Difference\" is added");
            add_charge({.key = "difference",
                        .item = {"", "Difference"},
                        .unit_price = difference,
                        .gross = difference});
        } else if (result_.paid < result_.total) {
            result_.paid += tips;
        }
    }

    void take_out_tips() {
        const Minor over = paid_of(sale_) - figures_of(sale_).sale_amount();
        if (over == tips_of(sale_))
            for (SalePayment& one : sale_.payments) one.amount -= one.tip;
    }

    // What was sold and paid is a fact, but these are probably mistakes.
    void warn_of_closing(bool has_lines) {
        if (!has_lines) reported_.insert("seats: the check was closed without lines");
        const Minor sold = figures_of(sale_).sale_amount(), paid = paid_of(sale_);
        if (paid <= std::max<Minor>(sold, 0)) return;
        if (sold == 0)
            reported_.insert("payments: " + text_of(paid) + " was taken and nothing was sold");
        else
            warn_of_more(paid - sold);
    }
    void warn_of_more(Minor more) {
        Sale changed = sale_;
        take_change_off(changed);
        const Minor left = paid_of(changed) - figures_of(changed).sale_amount();
        const std::string than = " more than the total of the check";
        if (more > left)
            reported_.insert("payments: " + text_of(more - left) + than + "; counted as change");
        if (left > 0) reported_.insert("payments: " + text_of(left) + than + ", and not in cash");
    }
    std::string text_of(Minor amount) const { return schema::print_decimal(amount, decimals_); }

    const CheckDocument& check_;
    int decimals_;
    std::int64_t arrived_ms_;
    Times times_;
    AmountReader reader_;
    // For amounts that are part of others or separate from them.
    AmountReader part_reader_;
    bool is_paid_in_parts_ = false;
    std::set<std::string> reported_{};  // warnings besides those of the readers
    Sale sale_{};
    CheckSale result_{};
};

}  // namespace

CheckSale sale_of(const CheckDocument& check, int decimals, std::int64_t arrived_ms,
                  const date::time_zone& zone, Minor claimed) {
    return CheckSaleReader(check, decimals, arrived_ms, zone).read(claimed);
}

std::int64_t opened_at(const CheckDocument& check, std::int64_t arrived_ms,
                       const date::time_zone& zone) {
    return CheckSaleReader(check, 0, arrived_ms, zone).opened_at();
}

}  // namespace domain
