#include "features/data_subject.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

namespace features {
namespace {

using schema::Tree;

constexpr std::size_t phone_digits_min = 7, national_digits_min = 9;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool stands_in_phone(char c) {
    return is_digit(c) || std::string_view("+-()./ ").find(c) != std::string_view::npos;
}

std::string digits_of(std::string_view text) {
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), is_digit);
    return digits;
}

bool is_same_phone(std::string_view a, std::string_view b) {
    if (a.size() < b.size()) std::swap(a, b);
    return b.size() >= phone_digits_min &&
           (a == b || (b.size() >= national_digits_min && a.size() <= 15 && a.ends_with(b)));
}

// Whether the text ends like one of the phone numbers, ignoring punctuation. Most numbers in a
// document are not phone numbers: this rejects them without a copy.
bool may_be_phone(std::string_view text, const std::vector<std::string>& phones) {
    std::array<char, phone_digits_min> last{};
    std::size_t count = 0;
    for (auto at = text.rbegin(); at != text.rend() && count < last.size(); ++at)
        if (is_digit(*at)) last[last.size() - ++count] = *at;
    return count == last.size() && std::ranges::any_of(phones, [&](const std::string& phone) {
               return phone.ends_with(std::string_view(last.data(), last.size()));
           });
}

// Like find(), but fast for long texts that rarely contain the word.
bool has_word(std::string_view text, std::string_view word) {
    return memmem(text.data(), text.size(), word.data(), word.size()) != nullptr;
}

bool is_full(std::string_view name) { return name.find(' ') != std::string_view::npos; }

bool is_word_end(std::string_view text, std::size_t at) {
    const auto is_letter = [](char c) {
        return (c >= 'a' && c <= 'z') || is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
    };
    return at == 0 || at >= text.size() || !is_letter(text[at - 1]) || !is_letter(text[at]);
}

// Where a part of a text is; a length of 0: nowhere.
struct Range {
    std::size_t at = 0, length = 0;
};

// Both in lower case; whole words only.
Range place_of(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1))
        if (is_word_end(text, at) && is_word_end(text, at + word.size())) return {at, word.size()};
    return {};
}

Range place_of_phone(std::string_view text, const std::vector<std::string>& phones) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_digit(text[at]) && text[at] != '+' && text[at] != '(') continue;
        std::size_t end = at;
        while (end < text.size() && stands_in_phone(text[end])) ++end;
        while (end > at && !is_digit(text[end - 1])) --end;
        const std::string_view number = text.substr(at, end - at);
        if (may_be_phone(number, phones)) {
            const std::string digits = digits_of(number);
            for (const std::string& phone : phones)
                if (is_same_phone(digits, phone)) return {at, end - at};
        }
        at = std::max(at, end);
    }
    return {};
}

// ---- documents ----

bool contains_any(std::string_view name, std::span<const std::string_view> words) {
    return std::ranges::any_of(
        words, [&](std::string_view word) { return name.find(word) != std::string_view::npos; });
}
bool contains_any(std::string_view name, std::initializer_list<std::string_view> words) {
    return contains_any(name, std::span(words.begin(), words.size()));
}
bool ends_with_any(std::string_view name, std::initializer_list<std::string_view> ends) {
    return std::ranges::any_of(ends, [&](std::string_view end) { return name.ends_with(end); });
}

constexpr auto words_of_guests = std::to_array<std::string_view>(
    {"customer", "guest", "contact", "address", "phone", "mobile", "mail", "fax", "card", "zip",
     "birth", "holder", "note", "comment"});

// Objects and lists that say what was sold, by whom and for how much. All names in lower case.
constexpr auto kept_parts = std::to_array<std::string_view>({"seats",
                                                             "orders",
                                                             "orderdetails",
                                                             "modifiers",
                                                             "includedmodifiers",
                                                             "mandatorymodifiers",
                                                             "optionalmodifiers",
                                                             "taxes",
                                                             "inclusivetaxes",
                                                             "tax",
                                                             "discounts",
                                                             "discount",
                                                             "payments",
                                                             "payment",
                                                             "refund",
                                                             "refunds",
                                                             "statuschanges",
                                                             "promises",
                                                             "deliverydetail",
                                                             "declared",
                                                             "items",
                                                             "floor",
                                                             "table",
                                                             "employee",
                                                             "closeemployee",
                                                             "salecloseemployee",
                                                             "openemployee",
                                                             "voidbyemployee",
                                                             "category",
                                                             "subcategory",
                                                             "department",
                                                             "menuitem",
                                                             "menu",
                                                             "servicecharge",
                                                             "gratuity",
                                                             "deliverycharge",
                                                             "taxontax",
                                                             "zonedetails"});
constexpr auto kept_texts = std::to_array<std::string_view>({"name",
                                                             "title",
                                                             "status",
                                                             "state",
                                                             "type",
                                                             "method",
                                                             "paymentmethod",
                                                             "service",
                                                             "node",
                                                             "source",
                                                             "currency",
                                                             "coupon",
                                                             "couponcode",
                                                             "discountcoupon",
                                                             "itemname",
                                                             "menuname",
                                                             "categoryname",
                                                             "subcategoryname",
                                                             "departmentname",
                                                             "modifiername",
                                                             "mname",
                                                             "mgname",
                                                             "pname",
                                                             "ssname",
                                                             "miname",
                                                             "txname",
                                                             "taxname",
                                                             "discountname",
                                                             "floorname",
                                                             "tablename",
                                                             "employeename",
                                                             "openemployeename",
                                                             "closeemployeename",
                                                             "salecloseemployeename",
                                                             "voidbyemployeename",
                                                             "voidby",
                                                             "voidbyemployee",
                                                             "appliedby",
                                                             "approvedby",
                                                             "discountappliedby",
                                                             "createdby",
                                                             "orderpricing",
                                                             "adjustamount",
                                                             "usertype",
                                                             "devicename"});

bool is_kept_text(std::string_view name) {
    if (contains_any(name, std::span(words_of_guests))) return false;
    return std::ranges::find(kept_texts, name) != kept_texts.end() ||
           ends_with_any(
               name, {"id",        "ids",      "ticketno",    "checkno",  "orderno",   "tableno",
                      "floorno",   "seatno",   "ordernumber", "date",     "time",      "datestr",
                      "statusstr", "millisec", "type",        "amount",   "amountstr", "price",
                      "pricestr",  "rate",     "percentage",  "quantity", "tip",       "created"});
}

bool is_id(std::string_view text) {
    return text.size() == 24 && text.find_first_not_of("0123456789abcdefABCDEF") == text.npos;
}

class Eraser {
public:
    explicit Eraser(const DataSubject& person) : person_(person) {}

    bool run(Tree& document) {
        visit(document, "", "", true);
        return has_changed_;
    }

private:
    // Whether the member only prints a number beside it, such as `totalTaxStr` and `totalTax`.
    bool is_text_of_number(const Tree& object, const Tree::Member& member) const {
        constexpr std::string_view ending = "Str";
        std::string_view name = member.name;
        if (member.value.shape != Tree::Shape::string || !name.ends_with(ending)) return false;
        name.remove_suffix(ending.size());
        const Tree* const number = object.find(name);
        if (!number || number->shape != Tree::Shape::number) return false;
        const auto digits = [](std::string_view text) {
            std::string found;
            for (const char c : text)
                if (c != '.' && c != '-' && !(c == '0' && found.empty())) found += c;
            return found;
        };
        return digits(member.value.text) == digits(number->text) &&
               !is_personal(number->text, base::lower_ascii(name));
    }

    // `part` is the name of the list or object that contains the value.
    void visit(Tree& value, const std::string& name, const std::string& part, bool is_kept) {
        for (std::size_t i = 0; i < value.members.size(); ++i) {
            rename(value, value.members[i]);
            Tree::Member& member = value.members[i];
            if (is_text_of_number(value, member)) continue;
            const std::string lower = base::lower_ascii(member.name);
            const bool is_part = member.value.is_object() || member.value.is_array();
            visit(
                member.value, lower, name,
                is_kept && (!is_part || std::ranges::find(kept_parts, lower) != kept_parts.end()));
        }
        for (Tree& element : value.elements) visit(element, name, part, is_kept);
        if (value.shape == Tree::Shape::string && !value.text.empty()) {
            put(value, person_.is_customer() ? of_customer(value.text, name, part, is_kept)
                                             : of_user(value.text, name));
        } else if (value.shape == Tree::Shape::number && is_personal(value.text, name)) {
            put(value, "0");
        }
    }

    // Shares by guest, and the like.
    void rename(const Tree& object, Tree::Member& member) {
        std::string name = person_.without(member.name);
        if (name == member.name) return;
        while (object.find(name)) name += '+';
        member.name = std::move(name);
        has_changed_ = true;
    }

    // Whether a number is personal, by the name of its member or as a phone number of the customer.
    bool is_personal(const std::string& number, std::string_view name) const {
        const std::string digits = digits_of(number);
        if (digits.size() < 4 || !person_.is_customer()) return false;
        if (contains_any(name, {"phone", "mobile", "fax", "card", "zip", "birth"})) return true;
        return std::ranges::any_of(
            person_.phones, [&](const std::string& phone) { return is_same_phone(digits, phone); });
    }

    // Why a line was voided or a discount given is a part of the sale, and so of reports.
    static bool is_reason_of_sale(std::string_view name, std::string_view part) {
        return name == "voidreason" || name == "discountreason" ||
               (name == "reason" && (part.starts_with("discount") || part == "orders"));
    }

    // Whoever sits there, unless it is "3" or "Seat 3".
    static bool is_name_of_guest(std::string_view text, std::string_view name,
                                 std::string_view part) {
        if (name != "name" || part != "seats") return false;
        const std::string lower = base::lower_ascii(text);
        const std::size_t digits = lower.find_first_of("0123456789");
        const std::string_view word = base::trimmed(std::string_view(lower).substr(0, digits));
        const bool is_number =
            digits != lower.npos && lower.find_first_not_of("0123456789", digits) == lower.npos;
        return !is_number || !(word.empty() || word == "seat" || word == "guest" || word == "#");
    }

    std::string of_customer(const std::string& text, std::string_view name, std::string_view part,
                            bool is_kept) const {
        if (is_id(text) || person_.has_id(text)) return text;
        if (text == person_.pseudonym) return text;
        if (is_name_of_guest(text, name, part)) return person_.pseudonym;
        if (name == "customername" || (!is_kept && name == "name")) return person_.pseudonym;
        return is_kept && (is_kept_text(name) || is_reason_of_sale(name, part))
                   ? person_.without(text)
                   : std::string();
    }

    std::string of_user(const std::string& text, std::string_view name) const {
        const bool names_people = contains_any(
            name, {"name", "by", "employee", "user", "staff", "server", "waiter", "cashier"});
        return names_people && person_.is_named(text) ? person_.pseudonym : person_.without(text);
    }

    void put(Tree& value, std::string text) {
        has_changed_ = has_changed_ || value.text != text;
        value.text = std::move(text);
    }

    const DataSubject& person_;
    bool has_changed_ = false;
};

Tree list_of(const std::vector<std::string>& texts) {
    Tree list = Tree::list();
    for (const std::string& text : texts) list.elements.push_back(Tree::of(text));
    return list;
}
std::vector<std::string> texts_in(const Tree& object, std::string_view name) {
    std::vector<std::string> texts;
    if (const Tree* list = object.find(name))
        for (const Tree& element : list->elements) texts.push_back(element.text);
    return texts;
}

}  // namespace

bool DataSubject::has_id(std::string_view text) const {
    return std::ranges::any_of(
        ids, [&](const std::string& own) { return base::same_ignoring_case(own, text); });
}

bool DataSubject::is_named(std::string_view name) const {
    return std::ranges::any_of(
        names, [&](const std::string& own) { return base::same_ignoring_case(own, name); });
}

bool DataSubject::is_in(std::string_view text) const {
    const std::string lower = base::lower_ascii(text);
    const auto has = [&](const std::string& word) { return has_word(lower, word); };
    if (std::ranges::any_of(ids, has) || std::ranges::any_of(emails, has)) return true;
    if (place_of_phone(lower, phones).length > 0) return true;
    return !is_customer() && std::ranges::any_of(names, [&](const std::string& name) {
        return is_full(name) && place_of(lower, base::lower_ascii(name)).length > 0;
    });
}

bool DataSubject::is_in(const Tree& document) const {
    if (document.shape == Tree::Shape::string || document.shape == Tree::Shape::number)
        return is_in(document.text);
    return std::ranges::any_of(document.elements,
                               [&](const Tree& element) { return is_in(element); }) ||
           std::ranges::any_of(document.members,
                               [&](const Tree::Member& member) { return is_in(member.value); });
}

std::string DataSubject::without(std::string_view text) const {
    std::string result(text);
    const auto replace = [&](const Range& place) {
        result.replace(place.at, place.length, pseudonym);
    };
    std::vector<std::string> words = emails;
    for (const std::string& name : names)
        if (is_full(name)) words.push_back(base::lower_ascii(name));
    const std::string mark = base::lower_ascii(pseudonym);
    for (const std::string& word : words) {
        if (word.empty() || mark.find(word) != mark.npos) continue;
        for (Range at = place_of(base::lower_ascii(result), word); at.length > 0;
             at = place_of(base::lower_ascii(result), word))
            replace(at);
    }
    for (Range at = place_of_phone(result, phones); at.length > 0;
         at = place_of_phone(result, phones))
        replace(at);
    return result;
}

bool DataSubject::erase_from(Tree& document) const { return Eraser(*this).run(document); }

std::string erased(const DataSubject& person, std::string_view json) {
    if (json.empty()) return {};
    Tree tree = schema::parse_tree(json);
    return person.erase_from(tree) ? print(tree) : std::string(json);
}

std::string text_of(const DataSubject& person) {
    Tree tree = Tree::object();
    tree.set("kind", Tree::of(person.is_customer() ? "customer" : "user"));
    tree.set("id", Tree::of(person.id));
    tree.set("store", Tree::of(person.store));
    tree.set("signIns", list_of(person.sign_ins));
    tree.set("pseudonym", Tree::of(person.pseudonym));
    tree.set("ids", list_of(person.ids));
    tree.set("emails", list_of(person.emails));
    tree.set("phones", list_of(person.phones));
    tree.set("names", list_of(person.names));
    return print(tree);
}

DataSubject person_in(std::string_view account, std::string_view json) {
    const Tree tree = schema::parse_tree(json);
    const auto text = [&](std::string_view name) { return std::string(words_of(tree, name)); };
    return {.account = std::string(account),
            .kind = text("kind") == "user" ? DataSubject::Kind::user : DataSubject::Kind::customer,
            .id = text("id"),
            .store = text("store"),
            .ids = texts_in(tree, "ids"),
            .sign_ins = texts_in(tree, "signIns"),
            .emails = texts_in(tree, "emails"),
            .phones = texts_in(tree, "phones"),
            .names = texts_in(tree, "names"),
            .pseudonym = text("pseudonym")};
}

}  // namespace features
