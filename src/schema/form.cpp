// Descriptions as forms for the back office.
#include "base/json_text.hpp"
#include "schema/describe.hpp"
#include "schema/form_order.hpp"

#include <algorithm>
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

constexpr std::string_view main_section = "main";

std::string_view name_of(Input input) {
    switch (input) {
        case Input::by_type: return {};
        case Input::long_text: return "longText";
        case Input::email: return "email";
        case Input::phone: return "phone";
        case Input::decimal: return "decimal";
        case Input::money: return "amount";
        case Input::date: return "date";
        case Input::time: return "time";
        case Input::instant: return "instant";
        case Input::minutes_of_day: return "minutesOfDay";
        case Input::color: return "color";
        case Input::choices: return "choices";
        case Input::week_days: return "weekDays";
        case Input::month_days: return "monthDays";
        case Input::opening_hours: return "openingHours";
        case Input::picture: return "picture";
        case Input::records: return "records";
        case Input::privileges: return "privileges";
        case Input::time_zone: return "timeZone";
        case Input::currency: return "currency";
    }
    return {};
}

std::string_view name_of(Weight weight) {
    switch (weight) {
        case Weight::main: return "main";
        case Weight::rare: return "rare";
        case Weight::by_default:
        case Weight::usual:
        case Weight::none: return "usual";
    }
    return {};
}

Input chosen_input(const Field& field) {
    const Rules& rules = field.rules;
    if (rules.shown.input != Input::by_type || !rules.has_format) return rules.shown.input;
    return rules.format->input;
}

// "" for JSON that nobody can enter.
std::string_view input_of(const Field& field) {
    if (const Input chosen = chosen_input(field); chosen != Input::by_type) return name_of(chosen);
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
        case Type::json: return {};
    }
    return {};
}

bool is_title(const Kind& kind, const Field& field) { return field.name == kind.traits.named_by; }

Weight weight_of(const Kind& kind, const Field& field) {
    if (field.rules.shown.weight != Weight::by_default) return field.rules.shown.weight;
    return field.rules.required || is_title(kind, field) ? Weight::main : Weight::usual;
}

std::string_view section_of(const Field& field) {
    const std::string_view id = field.rules.shown.section.id;
    return id.empty() ? main_section : id;
}

// The help, unless it speaks to programs, or repeats the label of a flag.
std::string help_of(const Field& field) {
    if (field.rules.shown.has_hint) return std::string(field.rules.shown.hint);
    std::string help(field.rules.help);
    if (!field.rules.shown.label.empty() && help.starts_with("Whether ")) return {};
    for (std::string_view word : {"`", "Id of ", "Ids of ", "ids", "kept as sent", "minor units"})
        if (help.find(word) != help.npos) return {};
    static constexpr std::string_view remark = " An extension.";
    if (help.ends_with(remark)) help.resize(help.size() - remark.size());
    return help;
}

// A choice that is no word for people has a label, or is spoken like a name.
std::string choice_label(const Rules& rules, std::size_t i) {
    if (i < rules.shown.choice_label_count) return std::string(rules.shown.choice_labels[i]);
    const std::string_view value = rules.choices[i];
    const bool is_words = is_upper(value[0]) || value.find(' ') != value.npos;
    return is_words ? std::string(value) : spoken(value);
}

std::string choices_of(const Rules& rules) {
    std::vector<std::string> choices;
    for (std::size_t i = 0; i < rules.choice_count; ++i)
        choices.push_back(JsonObject()
                              .text("value", rules.choices[i])
                              .text("label", choice_label(rules, i))
                              .done());
    return json_array(choices);
}

// "a|b" as an array of values of that field.
std::string values_of(const Field* field, std::string_view joined) {
    const bool is_text = !field || (field->type != Type::flag && field->type != Type::count);
    std::vector<std::string> values;
    for (std::size_t begin = 0; begin <= joined.size();) {
        const std::size_t end = std::min(joined.find('|', begin), joined.size());
        const std::string_view value = joined.substr(begin, end - begin);
        values.push_back(is_text ? json_string(value) : std::string(value));
        begin = end + 1;
    }
    return json_array(values);
}

void add_condition(const Kind& kind, const Shown& shown, JsonObject& out) {
    if (shown.when.empty()) return;
    const Field* other = kind.find(shown.when).field;
    out.raw("shownWhen", JsonObject()
                             .text("field", shown.when)
                             .raw("values", values_of(other, shown.when_values))
                             .done());
    if (shown.other_value.empty()) return;
    out.raw("inputWhen", JsonObject()
                             .text("field", shown.when)
                             .raw("values", values_of(other, shown.other_value))
                             .text("input", name_of(shown.other_input))
                             .done());
}

void add_target(const Rules& rules, JsonObject& out) {
    const Shown& shown = rules.shown;
    const std::string_view kind = rules.refers_to.empty() ? shown.offers : rules.refers_to;
    if (!kind.empty()) out.text("refersTo", kind);
    if (!shown.view.empty()) out.text("refersToView", shown.view);
    if (!shown.only_where.empty())
        out.raw("refersToWhere", JsonObject().text(shown.only_where, shown.only_value).done());
}

void add_limits(const Field& field, JsonObject& out) {
    const Rules& rules = field.rules;
    if (rules.min != std::numeric_limits<std::int64_t>::min()) out.number("min", rules.min);
    if (rules.max != std::numeric_limits<std::int64_t>::max()) out.number("max", rules.max);
    if (rules.characters_max)
        out.number("maxLength", static_cast<std::int64_t>(rules.characters_max));
    if (field.type == Type::percent || chosen_input(field) == Input::decimal)
        out.number("decimals", 3);
}

std::string describe(const Kind& kind, const Field& field, const Annotate& annotate) {
    const Rules& rules = field.rules;
    const Shown& shown = rules.shown;
    JsonObject out;
    out.text("name", field.name)
        .text("label", shown.label.empty() ? spoken(field.name) : std::string(shown.label))
        .text("section", section_of(field))
        .text("input", input_of(field))
        .text("weight", name_of(weight_of(kind, field)));
    if (shown.column > 0 || is_title(kind, field))
        out.number("column", std::max<std::int64_t>(shown.column, 1));
    out.flag("required", rules.required);
    if (rules.server_owned) out.flag("readOnly", true);
    if (const std::string help = help_of(field); !help.empty()) out.text("help", help);
    if (rules.choice_count > 0) out.raw("choices", choices_of(rules));
    add_target(rules, out);
    add_limits(field, out);
    if (!rules.initially.empty()) out.raw("initially", rules.initially);
    out.flag("sortable", is_sortable(field)).flag("filterable", is_filterable(field));
    add_condition(kind, shown, out);
    if (annotate) annotate(field, out);
    if (const Kind* item = shown.has_members ? shown.members : field.item)
        out.raw("item", JsonObject().raw("fields", form_fields(*item)).done());
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

std::string title_of(const Kind& kind) {
    const Traits& traits = kind.traits;
    if (!traits.shown.label.empty()) return std::string(traits.shown.label);
    return traits.label.empty() ? spoken(kind.name) : std::string(traits.label);
}

std::string plural_title_of(const Kind& kind) {
    const std::string_view plural = kind.traits.shown.plural;
    return plural.empty() ? plural_of(title_of(kind)) : std::string(plural);
}

// What the service sets is shown where a rule says so; ids and JSON never are.
bool is_for_people(const Field& field) {
    const Weight weight = field.rules.shown.weight;
    if (weight == Weight::none || field.name == "id" || input_of(field).empty()) return false;
    const bool is_own = !field.rules.server_owned && !field.rules.create_only;
    return is_own || weight != Weight::by_default || field.rules.shown.column > 0;
}

bool is_sortable(const Field& field) {
    if (field.rules.secret) return false;
    switch (field.type) {
        case Type::text:
        case Type::flag:
        case Type::count:
        case Type::amount:
        case Type::percent:
        case Type::instant:
        case Type::choice: return true;
        case Type::reference:
        case Type::references:
        case Type::links:
        case Type::record:
        case Type::records:
        case Type::json: return false;
    }
    return false;
}

bool is_filterable(const Field& field) {
    if (is_sortable(field)) return true;
    return field.type == Type::reference || field.type == Type::references ||
           field.type == Type::links;
}

std::string form_fields(const Kind& kind, const Annotate& annotate) {
    auto order = in_form_order(kind);
    std::ranges::stable_sort(
        order, {}, [&](const Field* field) { return weight_of(kind, *field) != Weight::main; });
    std::vector<std::string> fields;
    for (const Field* field : order)
        if (is_for_people(*field)) fields.push_back(describe(kind, *field, annotate));
    return json_array(fields);
}

std::string form_sections(const Kind& kind) {
    std::vector<Section> sections{{main_section, {}}};
    for (const Field* field : in_form_order(kind)) {
        const Section& section = field->rules.shown.section;
        if (!is_for_people(*field) || section.id.empty()) continue;
        if (std::ranges::find(sections, section.id, &Section::id) == sections.end())
            sections.push_back(section);
    }
    std::vector<std::string> out;
    for (const auto& [id, label] : sections)
        out.push_back(JsonObject()
                          .text("id", id)
                          .text("label", id == main_section ? title_of(kind) : std::string(label))
                          .done());
    return json_array(out);
}

}  // namespace schema
