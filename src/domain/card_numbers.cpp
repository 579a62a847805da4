#include "domain/card_numbers.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "kinds/order.hpp"
#include "schema/json_rewrite.hpp"
#include "schema/number.hpp"

#include <algorithm>
#include <array>

namespace domain {
namespace {

using base::digit_count;
using schema::Path;
using schema::Record;
using schema::Tree;

constexpr std::size_t shown_digits = 4;

bool has_card_number(std::string_view text) {
    return digit_count(text) >= base::card_digits_min && without_card_numbers(text) != text;
}

bool has_digits_of_card(std::int64_t number) {
    static_assert(base::card_digits_min == 13);
    return number >= 1'000'000'000'000 || number <= -1'000'000'000'000;
}

// Only digits before the point are checked: fractions may have that many digits.
std::string masked_decimal(std::string_view number) {
    const std::size_t point = std::min(number.find('.'), number.size());
    return without_card_numbers(number.substr(0, point)) + std::string(number.substr(point));
}

template <std::size_t N>
bool is_one_of(std::string_view name, const std::array<std::string_view, N>& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

template <std::size_t N>
bool ends_in(std::string_view name, const std::array<std::string_view, N>& ends) {
    return std::any_of(ends.begin(), ends.end(), [&](auto end) { return name.ends_with(end); });
}

// All names in lower case.
constexpr std::array<std::string_view, 7> ids{
    "transactiontag", "ordernumber", "externalordernumber", "menuitem", "category", "tax",
    "taxontax"};
constexpr std::array<std::string_view, 4> ends_of_ids{"id", "ids", "code", "codes"};
constexpr std::array<std::string_view, 9> ends_of_other_words{
    "paid", "void", "valid", "grid", "bid", "kid", "kids", "solid", "android"};
constexpr std::array<std::string_view, 7> ends_of_phones{
    "phone", "phones", "phonenumber", "phonenumbers", "phoneno", "mobile", "fax"};
constexpr std::array<std::string_view, 5> card_numbers{"cardnumber", "card_number", "cardno",
                                                       "ccnumber", "creditcardnumber"};
constexpr std::array<std::string_view, 9> secrets{"securitycode", "cardsecuritycode", "track1",
                                                  "track2",       "track3",           "trackdata",
                                                  "track1data",   "track2data",       "pinblock"};

bool is_id(std::string_view name) {
    return is_one_of(name, ids) || name.ends_with("checkid") ||
           (ends_in(name, ends_of_ids) && !ends_in(name, ends_of_other_words));
}

// Beyond the names that no body may have.
bool is_secret(std::string_view name) {
    const bool is_known_already = name == "cvv" || name == "cvc";
    const bool is_code = name.find("cvv") != name.npos || name.find("cvc") != name.npos;
    return (is_code && !is_known_already) || is_one_of(name, secrets);
}

// For a member with that name; for text with more digits than are shown.
std::string masked_value(std::string_view name, const std::string& text) {
    if (is_id(name)) return text;
    if (is_one_of(name, card_numbers)) return base::with_last_four(text);
    if (ends_in(name, ends_of_phones)) {
        const std::size_t count = digit_count(text);
        const bool may_be_card = count > base::phone_digits_max && count <= base::card_digits_max;
        return may_be_card ? without_card_numbers(text) : text;
    }
    return schema::is_json_number(text) ? masked_decimal(text) : without_card_numbers(text);
}

// A whole number in its plain form: 4.1e15 may be that of a card.
std::string plain_number(std::string_view token) {
    const auto whole = schema::count_of(token);
    return whole ? std::to_string(*whole) : std::string(token);
}

class CardMask : public schema::JsonRewriter {
public:
    explicit CardMask(base::Problems& problems) : problems_(problems) {}

    void mask(Record& record, const Path* path) {
        for (const schema::Field* field : record.kind().fields())
            mask_field(record.at(*field), *field, Path(path, field->name));
        if (&record.kind() == &kinds::cc_details) record.clear(kinds::cc_details.expiry);
        for (auto& [name, raw] : record.unknown) {
            const Path place(path, name);
            on_name(place, name);
            raw = schema::rewritten(raw, place, name, *this);
        }
    }

    void on_name(const Path& path, std::string_view name) override {
        if (has_card_number(name)) report(path, "must not have a card number as its name");
        if (is_secret(base::lower_ascii(name))) report(path, "must not be sent");
    }

    std::optional<std::string> on_scalar(const Path& path, std::string_view name,
                                         const schema::Scalar& scalar) override {
        using Shape = schema::Scalar::Shape;
        if (scalar.shape != Shape::string && scalar.shape != Shape::number) return std::nullopt;
        const std::string text =
            scalar.shape == Shape::number ? plain_number(scalar.text) : std::string(scalar.text);
        std::string masked = masked_text(path, name, text);
        if (masked == text) return std::nullopt;
        return base::json_string(masked);
    }

private:
    void report(const Path& path, const char* sentence) {
        problems_.push_back({path.text(), sentence});
    }

    void mask_field(Record::Value& value, const schema::Field& field, const Path& path) {
        auto* text = std::get_if<std::string>(&value);
        if (text && digit_count(*text) > shown_digits) *text = masked_text(path, field.name, *text);
        if (auto* json = std::get_if<schema::RawJson>(&value))
            json->text = schema::rewritten(json->text, path, field.name, *this);
        if (auto* list = std::get_if<std::vector<Record>>(&value)) mask_records(*list, field, path);
        const auto* number = std::get_if<std::int64_t>(&value);
        if (number && has_digits_of_card(*number) && has_card_number(std::to_string(*number)))
            report(path, "must not be a card number");
    }

    void mask_records(std::vector<Record>& records, const schema::Field& field, const Path& path) {
        for (std::size_t i = 0; i < records.size(); ++i) {
            const Path element(&path, i);
            mask(records[i], field.type == schema::Type::records ? &element : &path);
        }
    }

    std::string masked_text(const Path& path, std::string_view member, const std::string& text) {
        if (digit_count(text) <= shown_digits) return text;
        if (has_track_data(text)) report(path, "must not contain data of a card's magnetic stripe");
        return masked_value(base::lower_ascii(member), text);
    }

    base::Problems& problems_;
};

// Compared text has no expiry date, wherever it was.
class BodyMask : public CardMask {
public:
    using CardMask::CardMask;

    std::optional<std::string> on_scalar(const Path& path, std::string_view name,
                                         const schema::Scalar& scalar) override {
        if (base::same_ignoring_case(name, kinds::cc_details.expiry.name)) return "\"\"";
        return CardMask::on_scalar(path, name, scalar);
    }
};

// Names of numbers that are not card numbers, in lower case: of a check, its times and amounts.
constexpr std::array<std::string_view, 26> check_numbers{
    "checkno",          "ticketno",       "orderno",        "department",
    "subcategory",      "course",         "employee",       "lastupdateinmillisec",
    "saleopendate",     "saleclosedate",  "orderdate",      "ordertime",
    "totalamount",      "totaltaxamount", "paidamount",     "totalgrossamount",
    "totalsaleamount",  "netsales",       "balanceamount",  "grossamount",
    "totalprice",       "price",          "discountamount", "totaldiscountamount",
    "authorizedamount", "taxamount"};

class CheckMask {
public:
    explicit CheckMask(std::vector<std::string>& warnings) : warnings_(warnings) {}

    void mask_members(Tree& object, const Path* path) {
        mask_names(object, path);
        keep(object.members, [&](Tree::Member& member, std::size_t) {
            const Path place(path, member.name);
            const std::string name = base::lower_ascii(member.name);
            if (name == "expdate") return false;
            if (is_secret(name) || schema::is_named_like_a_secret(name))
                return drop(place, "its name is that of a secret");
            return mask(member.value, name, place);
        });
    }
    bool has_changed() const { return has_changed_; }

private:
    // False: leave it out. `name` is that of the nearest member, in lower case.
    bool mask(Tree& tree, std::string_view name, const Path& path) {
        mask_members(tree, &path);
        keep(tree.elements,
             [&](Tree& element, std::size_t i) { return mask(element, name, Path(&path, i)); });
        return mask_text(tree, name, path);
    }

    template <class Entry, class Stays>
    void keep(std::vector<Entry>& entries, Stays stays) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!stays(entries[i], i)) continue;
            if (kept < i) entries[kept] = std::move(entries[i]);
            ++kept;
        }
        has_changed_ = has_changed_ || kept < entries.size();
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(kept), entries.end());
    }

    // No two members of an object may have the same name.
    void mask_names(Tree& object, const Path* path) {
        for (Tree::Member& member : object.members) {
            if (digit_count(member.name) <= shown_digits) continue;
            std::string masked = without_card_numbers(member.name);
            if (masked == member.name) continue;
            while (object.find(masked)) masked += '*';
            member.name = std::move(masked);
            has_changed_ = true;
            warn(Path(path, member.name), " had a card number as its name");
        }
    }

    bool mask_text(Tree& tree, std::string_view name, const Path& path) {
        if (digit_count(tree.text) <= shown_digits) return true;
        if (has_track_data(tree.text))
            return drop(path, "it contained data of a card's magnetic stripe");
        if (is_id(name)) return true;
        if (is_one_of(name, check_numbers) && schema::is_json_number(tree.text)) return true;
        const std::string text =
            tree.shape == Tree::Shape::number ? plain_number(tree.text) : tree.text;
        const std::string masked = masked_value(name, text);
        if (masked == text) return true;
        tree = Tree::of(masked);
        has_changed_ = true;
        return true;
    }

    bool drop(const Path& path, const std::string& reason) {
        warn(path, " was left out: " + reason);
        return false;
    }
    void warn(const Path& path, const std::string& sentence) {
        constexpr std::size_t warnings_max = 20, path_bytes_max = 200;
        if (warned_++ >= warnings_max) return;
        const std::string place = path.text();
        warnings_.push_back((place.size() > path_bytes_max ? "a member" : place) + sentence);
    }

    std::vector<std::string>& warnings_;
    std::size_t warned_ = 0;
    bool has_changed_ = false;
};

}  // namespace

std::string masked_body(std::string_view json) {
    if (json.empty()) return {};
    base::Problems unused;
    BodyMask mask(unused);
    return schema::rewritten(json, Path(nullptr, ""), "", mask);
}

void mask_cards(Record& record, base::Problems& problems) {
    CardMask(problems).mask(record, nullptr);
    for (base::Problem& problem : problems) {
        problem.path = without_card_numbers(problem.path);
        problem.message = without_card_numbers(problem.message);
    }
}

bool mask_check(Tree& check, std::vector<std::string>& warnings) {
    CheckMask mask(warnings);
    mask.mask_members(check, nullptr);
    return mask.has_changed();
}

}  // namespace domain
