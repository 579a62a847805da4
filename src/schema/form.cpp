// Descriptions as forms for the back office.
#include "base/json_text.hpp"
#include "schema/describe.hpp"
#include "schema/form_order.hpp"
#include "schema/scalar.hpp"

#include <utility>

namespace schema {
namespace {

using base::json_array;
using base::json_string;
using base::JsonObject;

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
char to_lower(char c) { return is_upper(c) ? static_cast<char>(c + 32) : c; }
char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }
bool is_lower(char c) { return to_upper(c) != c; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Where names of the interface tear a word, or are shorter than what people write.
constexpr std::pair<std::string_view, std::string_view> respelled[] = {
    {" member ship ", " membership "},
    {" sub category ", " subcategory "},
    {" id ", " ID "},
    {" ip ", " IP "},
    {" mac ", " MAC "},
    {" pin ", " PIN "},
    {" plu ", " PLU "},
    {" pos ", " POS "},
    {" qsr ", " QSR "},
    {" zip ", " ZIP "},
    {" dine in ", " dine-in "},
    {" to go ", " to-go "},
    {" for here ", " for-here "},
    {" quantity based ", " quantity-based "},
    {" tax per service type taxes ", " taxes per service type "},
    {" no of ", " number of "},
    {" free N toppings ", " free toppings "},
    {" in mod print ", " on modifier ticket "},
    {" mod in menu print ", " modifier on menu ticket "},
    {" is delete ", " is deleted "},
    {" s message ", " message "},
    {" qty err ", " quantity error "},
    {" ssl length ", " number of serving sizes "},
    {" combo length ", " number of taxes "},
};

// "firstFreeNToppings" becomes "first free N toppings", "addressLine1" "address line 1".
std::string split(std::string_view name) {
    std::string words;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char before = i > 0 ? name[i - 1] : ' ';
        const char after = i + 1 < name.size() ? name[i + 1] : ' ';
        const bool starts_word = is_upper(name[i]) && (!is_upper(before) || is_lower(after));
        const bool starts_number = is_digit(name[i]) && !is_digit(before);
        if (i > 0 && (starts_word || starts_number)) words += ' ';
        const bool is_of_run = !is_lower(after) && (is_upper(before) || is_upper(after));
        words += is_of_run ? name[i] : to_lower(name[i]);
    }
    return words;
}

std::string_view input_of(const Field& field) {
    switch (field.type) {
        case Type::text: return field.rules.secret ? "secret" : "text";
        case Type::flag: return "flag";
        case Type::count: return "count";
        case Type::amount: return "amount";
        case Type::percent: return "percent";
        case Type::instant: return "instant";
        case Type::choice: return "choice";
        case Type::reference: return "reference";
        case Type::references: return "references";
        case Type::links: return "links";
        case Type::record: return "record";
        case Type::records: return "records";
        case Type::json: return "json";
    }
    return {};
}

std::string describe(const Field& field) {
    const Rules& rules = field.rules;
    JsonObject out;
    out.text("name", field.name).text("label", spoken(field.name)).text("input", input_of(field));
    out.flag("required", rules.required);
    if (!rules.help.empty()) out.text("help", rules.help);
    if (rules.choice_count) {
        std::vector<std::string> choices;
        for (std::size_t i = 0; i < rules.choice_count; ++i)
            choices.push_back(json_string(rules.choices[i]));
        out.raw("choices", json_array(choices));
    }
    if (!rules.refers_to.empty()) out.text("refersTo", rules.refers_to);
    if (rules.min != std::numeric_limits<std::int64_t>::min()) out.number("min", rules.min);
    if (rules.max != std::numeric_limits<std::int64_t>::max()) out.number("max", rules.max);
    if (rules.characters_max)
        out.number("maxLength", static_cast<std::int64_t>(rules.characters_max));
    if (field.type == Type::percent) out.number("decimals", decimals_of(field, 0));
    if (!rules.initially.empty()) out.raw("initially", rules.initially);
    if (field.item) out.raw("item", form_description(*field.item));
    return out.done();
}

}  // namespace

std::string spoken(std::string_view name) {
    std::string words = " " + split(name) + " ";
    for (const auto& [written, meant] : respelled)
        if (const auto at = words.find(written); at != words.npos)
            words.replace(at, written.size(), meant);
    words = words.substr(1, words.size() - 2);
    words[0] = to_upper(words[0]);
    return words;
}

std::string plural_of(std::string_view word) {
    std::string out(word);
    if (word.ends_with('y')) {
        out.pop_back();
        return out + "ies";
    }
    return out + (word.ends_with('x') || word.ends_with('s') ? "es" : "s");
}

// Forms have neither fields that the service sets nor fields that only copies are made with.
static bool is_for_people(const Field& field) {
    return !field.rules.server_owned && !field.rules.create_only;
}

std::string form_description(const Kind& kind) {
    std::vector<std::string> fields;
    for (const Field* field : in_form_order(kind))
        if (is_for_people(*field)) fields.push_back(describe(*field));
    return JsonObject()
        .text("kind", kind.name)
        .text("label", spoken(kind.name))
        .raw("fields", json_array(fields))
        .done();
}

}  // namespace schema
