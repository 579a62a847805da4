#include "domain/check/amounts.hpp"

#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace domain {
namespace {

using schema::Tree;
using schema::words_of;

// Neither absent nor null nor "".
bool says_something(const Tree* value) {
    return value && (value->is_object() || value->is_array() || !value->words().empty());
}

Figures figures_of(const std::vector<SaleLine>& lines) {
    Figures figures;
    for (const SaleLine& line : lines) figures += domain::figures_of(line);
    return figures;
}

// The decimal form of an amount, `...Str`.
const Tree* twin_in(const Tree& object, std::string_view name) {
    const auto found = std::ranges::find_if(object.members, [&](const Tree::Member& member) {
        const std::string_view other = member.name;
        return other.size() == name.size() + 3 && other.starts_with(name) && other.ends_with("Str");
    });
    return found == object.members.end() ? nullptr : &found->value;
}

constexpr std::int64_t thousand = 1'000;

// In thousandths, for what is sold by weight.
std::int64_t quantity_of(const Tree& line, AmountReader& reader) {
    constexpr std::string_view name = "quantity";
    const Tree* said = line.find(name);
    if (!says_something(said)) return thousand;
    const auto quantity = schema::parse_decimal(said->words(), 3);
    constexpr std::int64_t most = quantity_max * thousand;
    if (quantity && *quantity >= -most && *quantity <= most) return *quantity;
    reader.warn(name, "is not a quantity and counts as 1");
    return thousand;
}

// A weighed piece is one.
std::int64_t pieces_of(std::int64_t thousandths) {
    const std::int64_t pieces = rounded(thousandths, thousand);
    if (pieces != 0 || thousandths == 0) return pieces;
    return thousandths < 0 ? -1 : 1;
}

Minor gross_of(const Tree& line, Minor price, std::int64_t thousandths, AmountReader& reader) {
    if (const auto gross = reader.first(line, {"totalGrossAmount", "totalPrice"})) return *gross;
    return reader.admit(rounded(Wide{price} * thousandths, thousand), "price").value_or(0);
}

SaleDiscount discount_of(const Tree& said, AmountReader& reader) {
    return {.discount = {first_words(said, {"id", "_id", "discountId", "disExternalID"}),
                         first_words(said, {"name", "discountName"})},
            .type = first_words(said, {"discountType", "type"}),
            .coupon = first_words(said, {"discountCoupon", "coupon", "couponCode"}),
            .reason = first_words(said, {"reason", "discountReason"}),
            .approved_by = first_words(said, {"approvedBy"}),
            .applied_by = first_words(said, {"discountAppliedBy", "appliedBy"}),
            .amount = reader.find(said, "discountAmount").value_or(0)};
}

Named others() { return {"", "Others"}; }
SaleDiscount nameless(const SaleDiscount& one) {
    return {.discount = others(), .amount = one.amount};
}
SaleTax nameless(const SaleTax& one) {
    return {.tax = others(), .is_inclusive = one.is_inclusive, .amount = one.amount};
}

// That many by name, and the others together.
template <class Entry>
std::vector<Entry> told(const std::vector<Entry>& all, std::vector<Entry> SaleLine::*of_line,
                        std::size_t named_max) {
    SaleLine line;
    for (const Entry& one : all)
        add(line, (line.*of_line).size() < named_max ? one : nameless(one));
    return std::move(line.*of_line);
}
constexpr std::size_t named_of_line_max = 50, named_of_check_max = 4;

std::vector<SaleDiscount> discounts_of(const Tree& object, AmountReader& reader) {
    std::vector<SaleDiscount> all;
    for (const Tree& one : list_in(object, "discounts")) all.push_back(discount_of(one, reader));
    return told(all, &SaleLine::discounts, named_of_line_max);
}

template <class Entry>
Minor sum_of(const std::vector<Entry>& entries) {
    Minor all = 0;
    for (const Entry& one : entries) all = sum(all, one.amount);
    return all;
}

// The line's total discount is shared over its discounts in proportion.
void add_discounts(SaleLine& sold, const Tree& line, AmountReader& reader) {
    constexpr std::string_view name = "totalDiscountAmount";
    sold.discounts = discounts_of(line, reader);
    const auto total = reader.find(line, name);
    if (total && *total != sum_of(sold.discounts)) {
        if (sold.discounts.empty())
            sold.discounts.push_back({.discount = {"", "Discount"}});
        else
            reader.warn(name, "is not the sum of the discounts; it is used");
        std::vector<Minor> weights;
        for (const SaleDiscount& one : sold.discounts)
            weights.push_back(std::max<Minor>(0, one.amount));
        const auto shares = shared_out(*total, weights);
        for (std::size_t i = 0; i < shares.size(); ++i) sold.discounts[i].amount = shares[i];
    }
    std::erase_if(sold.discounts, [](const SaleDiscount& one) { return one.amount == 0; });
}

// Thousandths of a percent, or percents with a fraction.
std::int64_t rate_of(const Tree& tax) {
    const std::string_view words = words_of(tax, "taxRate");
    const auto whole = schema::whole_of(tax, "taxRate");
    const std::int64_t rate = (whole ? whole : schema::parse_decimal(words, 3)).value_or(0);
    return rate < 0 || rate > 10 * whole_rate ? 0 : rate;
}

SaleTax tax_of(const Tree& said, AmountReader& reader) {
    return {
        .tax = {first_words(said, {"id", "_id", "taxId"}), first_words(said, {"name", "taxName"})},
        .rate = rate_of(said),
        .is_inclusive = is_true(said, "inclusive"),
        .amount = reader.find(said, "taxAmount").value_or(0)};
}

std::vector<SaleTax> taxes_of(const Tree& object, AmountReader& reader) {
    std::vector<SaleTax> all;
    for (const Tree& one : list_in(object, "taxes")) all.push_back(tax_of(one, reader));
    return told(all, &SaleLine::taxes, named_of_line_max);
}

// The base of a tax is not sent: it is the line without tax, where that gives the amount.
void add_taxes(SaleLine& sold, const Tree& line, AmountReader& reader) {
    sold.taxes = taxes_of(line, reader);
    const Minor base = figures_as_sold(sold).net_sales();
    for (SaleTax& tax : sold.taxes)
        tax.base = reader.admit(taxed_base(base, tax.rate, tax.amount), "taxes").value_or(0);
}

// What identifies a tax or discount of the check on the lines.
std::string known_as(const Named& what, std::int64_t rate) {
    if (!what.id.empty()) return "#" + what.id;
    return base::lower_ascii(what.name) + '/' + std::to_string(rate);
}
std::string known_as(const SaleTax& one) { return known_as(one.tax, one.rate); }
std::string known_as(const SaleDiscount& one) { return known_as(one.discount, one.rate); }

// Subtracts from the entries of the check what the lines have of them.
template <class Entry>
void leave_excess(std::vector<Entry>& entries, const std::vector<SaleLine>& lines,
                  std::vector<Entry> SaleLine::*of_line) {
    std::map<std::string, Minor> on_lines;
    for (const SaleLine& line : lines)
        for (const Entry& one : line.*of_line)
            on_lines[known_as(one)] += line.is_void ? 0 : one.amount;
    for (Entry& one : entries) {
        Minor& left = on_lines[known_as(one)];
        const Minor taken = one.amount < 0 ? std::clamp<Minor>(left, one.amount, 0)
                                           : std::clamp<Minor>(left, 0, one.amount);
        one.amount -= taken;
        left -= taken;
    }
    std::erase_if(entries, [](const Entry& one) { return one.amount == 0; });
    // Each of these will have a share on every line.
    entries = told(entries, of_line, named_of_check_max);
}

// The base of a tax of the check: the whole check, unless lines have the tax already; the rest of
// it was charged on something else.
void set_bases(std::vector<SaleTax>& taxes, const std::vector<SaleLine>& lines,
               AmountReader& reader) {
    std::set<std::string> on_lines;
    for (const SaleLine& line : lines)
        for (const SaleTax& one : line.taxes) on_lines.insert(known_as(one));
    const Minor net = figures_of(lines).net_sales();
    for (SaleTax& tax : taxes) {
        const Minor base =
            taxed_base(on_lines.contains(known_as(tax)) ? 0 : net, tax.rate, tax.amount);
        tax.base = reader.admit(base, "taxes").value_or(0);
    }
}

struct Charge {
    std::string_view member, title;
};
constexpr std::array<Charge, 6> charge_members{{{"gratuity", "Gratuity"},
                                                {"gratuityAmount", "Gratuity"},
                                                {"serviceCharge", "Service charge"},
                                                {"serviceChargeAmount", "Service charge"},
                                                {"deliveryCharge", "Delivery"},
                                                {"deliveryChargeAmount", "Delivery"}}};

std::vector<SaleLine> charges_of(const Tree& check, AmountReader& reader) {
    std::vector<SaleLine> charges;
    for (const auto& [member, title] : charge_members)
        if (const auto amount = reader.find(check, member); amount.value_or(0) > 0)
            charges.push_back({.key = std::string(member),
                               .item = {"", std::string(title)},
                               .unit_price = *amount,
                               .gross = *amount});
    return charges;
}

// Chooses the extras with which the check adds up to its own total.
class ExtrasChoice {
public:
    explicit ExtrasChoice(CheckExtras all) : all_(std::move(all)) {
        for (const SaleLine& one : all_.charges) effects_.push_back({one.gross, 0});
        for (const SaleDiscount& one : all_.discounts) effects_.push_back({-one.amount, 0});
        for (const SaleTax& one : all_.taxes)
            effects_.push_back({one.is_inclusive ? 0 : one.amount, one.amount});
    }

    // What they must add up to. Listed taxes and discounts are kept in preference to charges.
    CheckExtras chosen(std::optional<Minor> sale_amount, std::optional<Minor> tax) && {
        constexpr std::size_t choices_max = 12;
        const bool can_choose = sale_amount && effects_.size() <= choices_max;
        const Set all = can_choose ? (Set{1} << effects_.size()) - 1 : 0;
        for (Set left = all + 1; can_choose && left > 0; --left) {
            const Effect effect = effect_of(left - 1);
            if (effect.sale_amount == *sale_amount && (!tax || effect.tax == *tax))
                return taken(left - 1);
        }
        all_.charges.clear();
        return std::move(all_);
    }

private:
    using Set = std::uint32_t;  // of extras, the charges in its lowest bits
    struct Effect {
        Minor sale_amount, tax;
    };

    Effect effect_of(Set set) const {
        Effect all{0, 0};
        for (std::size_t i = 0; i < effects_.size(); ++i) {
            if (!(set >> i & 1)) continue;
            all.sale_amount += effects_[i].sale_amount;
            all.tax += effects_[i].tax;
        }
        return all;
    }
    CheckExtras taken(Set set) {
        const auto take_from = [&](auto& entries) {
            std::erase_if(entries, [&](const auto&) {
                const bool is_taken = set & 1;
                set >>= 1;
                return !is_taken;
            });
        };
        take_from(all_.charges);
        take_from(all_.discounts);
        take_from(all_.taxes);
        return std::move(all_);
    }

    CheckExtras all_;
    std::vector<Effect> effects_{};
};

void set_amount(Tree& owner, std::string name, Minor amount, int decimals) {
    owner.set(name, Tree::of(amount));
    owner.set(name += "Str", Tree::of(schema::print_decimal(amount, decimals)));
}

void set_amounts(Tree& owner, const Figures& figures, Minor paid, int decimals) {
    const auto set = [&](const char* name, Minor amount) {
        set_amount(owner, name, amount, decimals);
    };
    set("totalAmount", figures.sale_amount());
    set("totalGrossAmount", figures.gross);
    set("totalTaxAmount", figures.tax());
    set("totalSaleAmount", figures.sale_amount());
    set("netSales", figures.net_sales());
    set("paidAmount", paid);
    set("balanceAmount", figures.sale_amount() - paid);
}

void add_lines(std::vector<SaleLine>& lines, const Tree& owner, AmountReader& reader) {
    for (const Tree& line : list_in(owner, "orders"))
        lines.push_back(amounts_of_line(line, reader));
}

Figures reckon_owner(const Tree& owner, AmountReader& reader) {
    std::vector<SaleLine> lines;
    add_lines(lines, owner, reader);
    return figures_of(lines);
}

// Uses a separate reader for payments, which must not keep lines from being counted.
struct Readers {
    AmountReader lines, paid;
};

Figures reckon_seats(Tree& check, Readers& readers, int decimals) {
    Figures all;
    if (Tree* seats = check.find("seats"))
        for (Tree& seat : seats->elements) {
            const Figures figures = reckon_owner(seat, readers.lines);
            all += figures;
            if (seat.is_object())
                set_amounts(seat, figures, readers.paid.find(seat, "paidAmount").value_or(0),
                            decimals);
        }
    return all;
}

}  // namespace

std::optional<Minor> AmountReader::find(const Tree& object, std::string_view name) {
    const Tree* const number = object.find(name);
    const Tree* const twin = twin_in(object, name);
    const auto whole = number ? number->whole() : std::nullopt;
    const auto decimal =
        twin ? schema::parse_decimal(base::trimmed(twin->words()), decimals_) : std::nullopt;
    if (!whole && says_something(number)) warn(name, "is not an amount");
    if (!whole && !decimal && says_something(twin)) warn(name, "has a twin that is not an amount");
    if (whole && decimal && *whole != *decimal)
        warn(name, "differs from its twin; the number is used");
    const auto said = whole ? whole : decimal;
    return said ? admit(*said, name) : std::nullopt;
}

std::optional<Minor> AmountReader::first(const Tree& object, Names names) {
    for (const std::string_view name : names)
        if (const auto amount = find(object, name)) return amount;
    return std::nullopt;
}

std::optional<Minor> AmountReader::admit(Wide amount, std::string_view name) {
    const Wide size = amount < 0 ? -amount : amount;
    if (size > left_) {
        warn(name, "is too large and is ignored");
        return std::nullopt;
    }
    left_ -= size;
    return static_cast<Minor>(amount);
}

void AmountReader::warn(std::string_view name, std::string_view sentence) {
    warnings_.insert(std::string(name) + ' ' + std::string(sentence));
}

SaleLine amounts_of_line(const Tree& line, AmountReader& reader) {
    const std::int64_t thousandths = quantity_of(line, reader);
    SaleLine sold{.quantity = pieces_of(thousandths),
                  .unit_price = reader.first(line, {"price", "grossAmount"}).value_or(0)};
    sold.gross = gross_of(line, sold.unit_price, thousandths, reader);
    sold.is_void = is_true(line, "isVoid");
    add_discounts(sold, line, reader);
    add_taxes(sold, line, reader);
    return sold;
}

std::vector<SaleLine> amounts_of_lines(const Tree& check, AmountReader& reader) {
    std::vector<SaleLine> lines;
    for (const Tree& seat : list_in(check, "seats")) add_lines(lines, seat, reader);
    add_lines(lines, check, reader);
    return lines;
}

CheckExtras extras_of(const Tree& check, const std::vector<SaleLine>& lines, AmountReader& reader) {
    CheckExtras extras{discounts_of(check, reader), taxes_of(check, reader),
                       charges_of(check, reader)};
    leave_excess(extras.discounts, lines, &SaleLine::discounts);
    leave_excess(extras.taxes, lines, &SaleLine::taxes);
    set_bases(extras.taxes, lines, reader);
    const Figures figures = figures_of(lines);
    auto sale_amount = reader.find(check, "totalAmount");
    auto tax = reader.find(check, "totalTaxAmount");
    if (sale_amount) *sale_amount -= figures.sale_amount();
    if (tax) *tax -= figures.tax();
    return ExtrasChoice(std::move(extras)).chosen(sale_amount, tax);
}

Figures figures_of(const CheckExtras& extras) {
    SaleLine all{.discounts = extras.discounts, .taxes = extras.taxes};
    for (const SaleLine& charge : extras.charges) all.gross += charge.gross;
    return figures_of(all);
}

Minor paid_of(const Tree& check, AmountReader& reader) {
    const auto& payments = list_in(check, "payments");
    if (payments.empty()) return reader.find(check, "paidAmount").value_or(0);
    Minor paid = 0;
    for (const Tree& one : payments)
        if (!is_true(one, "isVoid"))
            paid += reader.first(one, {"amount", "authorizedAmount"}).value_or(0);
    return paid;
}

std::vector<std::string> reckon_amounts(Tree& check, const Tree& latest, int decimals) {
    AmountReader reader(decimals);
    const CheckExtras extras = extras_of(latest, amounts_of_lines(latest, reader), reader);
    Readers readers{AmountReader(decimals), AmountReader(decimals)};
    Figures figures = reckon_seats(check, readers, decimals);
    figures += reckon_owner(check, readers.lines);
    figures += figures_of(extras);
    set_amounts(check, figures, paid_of(check, readers.paid), decimals);
    std::set<std::string> warnings = readers.lines.warnings();
    warnings.insert(readers.paid.warnings().begin(), readers.paid.warnings().end());
    return {warnings.begin(), warnings.end()};
}

std::vector<std::string> reckon_amounts(Tree& check, int decimals) {
    return reckon_amounts(check, check, decimals);
}

void set_paid(Tree& check, Minor paid, int decimals) {
    AmountReader reader(decimals);
    set_amount(check, "paidAmount", paid, decimals);
    if (const auto total = reader.find(check, "totalAmount"))
        set_amount(check, "balanceAmount", *total - paid, decimals);
}

}  // namespace domain
