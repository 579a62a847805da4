// Descriptions as forms for the back office.
#include "base/json_text.hpp"
#include "schema/describe.hpp"
#include "schema/form_order.hpp"
#include "schema/scalar.hpp"

#include <algorithm>

namespace schema {
namespace {

using base::json_array;
using base::json_string;
using base::JsonObject;

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
char to_lower(char c) { return is_upper(c) ? static_cast<char>(c + 32) : c; }
char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }

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
    std::string wire_name(name);
    constexpr std::string_view torn = "emberShip";  // as the interface writes it
    if (const auto at = wire_name.find(torn); at != wire_name.npos) wire_name[at + 5] = 's';
    std::string out;
    for (std::size_t i = 0; i < wire_name.size(); ++i) {
        const bool is_in_run = i + 1 < wire_name.size() ? is_upper(wire_name[i + 1])
                                                        : i > 0 && is_upper(wire_name[i - 1]);
        const bool starts_word = i > 0 && is_upper(wire_name[i]) && !is_upper(wire_name[i - 1]);
        if (starts_word) out += ' ';
        if (i == 0)
            out += to_upper(wire_name[i]);
        else
            out += is_upper(wire_name[i]) && is_in_run ? wire_name[i] : to_lower(wire_name[i]);
    }
    return out;
}

std::string plural_of(std::string_view word) {
    std::string out(word);
    if (word.ends_with('y')) {
        out.pop_back();
        return out + "ies";
    }
    return out + (word.ends_with('x') || word.ends_with('s') ? "es" : "s");
}

// What the service sets is in no form, nor what only copies are made with.
static bool is_for_people(const Field& field) {
    return !field.rules.server_owned && !field.rules.create_only;
}

std::string form_description(const Kind& kind) {
    std::vector<std::string> fields;
    for (const Field* field : in_form_order(kind))
        if (is_for_people(*field)) fields.push_back(describe(*field));
    const std::string label =
        kind.traits.label.empty() ? spoken(kind.name) : std::string(kind.traits.label);
    return JsonObject()
        .text("kind", kind.name)
        .text("label", label)
        .raw("fields", json_array(fields))
        .done();
}

}  // namespace schema
