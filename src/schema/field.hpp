// A field is one line in the description of a kind (see kind.hpp). Parsing, checking, storing,
// documenting and drawing a form all read the field and nothing else.
#pragma once

#include "schema/shown.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schema {

class Kind;
class Record;

enum class Type : std::uint8_t {
    text,        // string; a whole number is taken as its digits
    flag,        // boolean; "true" and "false" too
    count,       // 64-bit integer; "5" and 5.0 too
    amount,      // minor units of the store's currency, with a `...Str` twin
    percent,     // thousandths of a percent, with a `...Str` twin of three decimals
    instant,     // ISO 8601 timestamp
    choice,      // one of a list; any case is accepted, the spelling of the list is stored
    reference,   // id of a record; "" and null mean none
    references,  // list of ids
    links,       // list of ids or of objects with an id, kept as sent; the ids are references
    record,      // one nested record
    records,     // list of nested records
    json,        // any JSON, kept as sent (RawJson)
};

// For a text or JSON field that accepts several spellings of a value and prints one, the canonical
// one.
struct Format {
    std::string_view expectation;  // the problem of a value that is refused: "must be ..."
    std::string_view schema;       // JSON Schema of the canonical form
    std::string_view example;      // JSON
    // Takes the value of a string, or, for a JSON field, the minified JSON of any value. Returns
    // the canonical form, "" when the value means none, nothing when it is refused. Not called for
    // an empty string or a null. Called on any thread while a body is being read; it may use the
    // functions of json.hpp, each of which then takes a parser of its own.
    std::optional<std::string> (*canonical)(std::string_view);
    Input input = Input::by_type;  // what forms enter it with
};

// The rules of a field besides its name and type. Written with the constants and functions below,
// combined with `|`: `required | characters_max(50) | to("tax")`. What a description points to
// (texts, choices, formats) must live as long as the process.
struct Rules {
    bool required = false;      // a create must send it, and no change may set it to null
    bool searchable = false;    // part of the text that `search` looks at
    bool server_owned = false;  // set by the service, ignored on input
    bool create_only = false;   // taken from a create; later bodies cannot change it
    bool secret = false;        // accepted, never printed, never stored in the document
    bool trimmed = false;       // blanks at both ends do not count
    bool form_only = false;     // a reference to something not stored here: it need only be an id
    bool is_facet = false;      // splits the lists of its kind; at most one scalar field of a kind
    bool one_element_list = false;              // a list of one and its only element mean the same
    std::array<std::string_view, 3> aliases{};  // further names under which it may be sent
    bool prints_aliases = false;                // answers have it under these names too
    std::string_view refers_to{};               // name of the kind a reference points at
    std::string_view link_member{};             // of links: see linked_by()
    std::string_view initially{};               // JSON text of the value when a create sends none
    std::string_view empty_form{};              // see shown_empty_as()
    std::string_view help{};
    const std::string_view* choices = nullptr;
    std::size_t choice_count = 0;
    std::int64_t min = std::numeric_limits<std::int64_t>::min();
    std::int64_t max = std::numeric_limits<std::int64_t>::max();
    std::size_t characters_max = 0;  // 0: only the record's size limits it
    const Format* format = nullptr;  // of text and json
    // A member of its own, because with sanitizers a comparison of `format` with null is not a
    // constant expression.
    bool has_format = false;
    Shown shown{};  // in forms and tables for people
};

// The rules of both: flags add up, aliases too (at most three, further ones are lost); for anything
// else the right side wins where it sets a value. Both by value, because g++ 12 cannot read the
// aliases of a constant through a reference.
constexpr Rules operator|(Rules a, Rules b) {
    a.required |= b.required;
    a.searchable |= b.searchable;
    a.server_owned |= b.server_owned;
    a.create_only |= b.create_only;
    a.secret |= b.secret;
    a.trimmed |= b.trimmed;
    a.form_only |= b.form_only;
    a.is_facet |= b.is_facet;
    a.one_element_list |= b.one_element_list;
    a.prints_aliases |= b.prints_aliases;
    for (std::string_view alias : b.aliases)
        for (std::string_view& place : a.aliases)
            if (!alias.empty() && place.empty()) {
                place = alias;
                break;
            }
    if (!b.refers_to.empty()) a.refers_to = b.refers_to;
    if (!b.link_member.empty()) a.link_member = b.link_member;
    if (!b.initially.empty()) a.initially = b.initially;
    if (!b.empty_form.empty()) a.empty_form = b.empty_form;
    if (!b.help.empty()) a.help = b.help;
    if (b.choice_count > 0) {
        a.choices = b.choices;
        a.choice_count = b.choice_count;
    }
    if (b.min != std::numeric_limits<std::int64_t>::min()) a.min = b.min;
    if (b.max != std::numeric_limits<std::int64_t>::max()) a.max = b.max;
    if (b.characters_max) a.characters_max = b.characters_max;
    if (b.has_format) {
        a.format = b.format;
        a.has_format = true;
    }
    a.shown = a.shown | b.shown;
    return a;
}

inline constexpr Rules required{.required = true};
inline constexpr Rules searchable{.searchable = true};
inline constexpr Rules server_owned{.server_owned = true};
inline constexpr Rules create_only{.create_only = true};
inline constexpr Rules secret{.secret = true};
inline constexpr Rules form_only{.form_only = true};
inline constexpr Rules facet{.is_facet = true};
inline constexpr Rules one_element_list{.one_element_list = true};
// The help of a name tells programs about its uniqueness; people learn nothing from it.
inline constexpr Rules a_name{.required = true,
                              .searchable = true,
                              .trimmed = true,
                              .characters_max = 255,
                              .shown = {.has_hint = true}};
constexpr Rules also(std::string_view alias) { return {.aliases = {alias}}; }
constexpr Rules also_printed(std::string_view alias) {
    return {.aliases = {alias}, .prints_aliases = true};
}
constexpr Rules to(std::string_view kind) { return {.refers_to = kind}; }
// For links: an object may hold the id that it refers to in this member instead of in `id`. Where
// it has both, `id` is its own and refers to nothing.
constexpr Rules linked_by(std::string_view member) { return {.link_member = member}; }
constexpr Rules initially(std::string_view json) { return {.initially = json}; }
// Documents show the field even without a value, as this JSON: "", null, [] or, with the twin "",
// 0. In a body it means no value.
constexpr Rules shown_empty_as(std::string_view json) { return {.empty_form = json}; }
constexpr Rules help(std::string_view text) { return {.help = text}; }
constexpr Rules at_least(std::int64_t min) { return {.min = min}; }
constexpr Rules at_most(std::int64_t max) { return {.max = max}; }
constexpr Rules characters_max(std::size_t max) { return {.characters_max = max}; }
constexpr Rules in_form(const Format& format) { return {.format = &format, .has_format = true}; }
template <std::size_t N>
constexpr Rules one_of(const std::array<std::string_view, N>& choices) {
    return {.choices = choices.data(), .choice_count = N};
}
// With what people read instead of each choice.
template <std::size_t N>
constexpr Rules one_of(const std::array<std::string_view, N>& choices,
                       const std::array<std::string_view, N>& labels) {
    return {.choices = choices.data(),
            .choice_count = N,
            .shown = {.choice_labels = labels.data(), .choice_label_count = N}};
}

// ---- for people ---------------------------------------------------------------------------------

inline constexpr Rules shown_first{.shown = {.weight = Weight::main}};
inline constexpr Rules shown{.shown = {.weight = Weight::usual}};  // though the service sets it
inline constexpr Rules folded{.shown = {.weight = Weight::rare}};
inline constexpr Rules left_out{.shown = {.weight = Weight::none}};
constexpr Rules labelled(std::string_view words) { return {.shown = {.label = words}}; }
// What a person reads beside the field instead of its help.
constexpr Rules hint(std::string_view sentence) {
    return {.shown = {.hint = sentence, .has_hint = true}};
}
inline constexpr Rules no_hint{.shown = {.has_hint = true}};
constexpr Rules in_section(const Section& section) { return {.shown = {.section = section}}; }
constexpr Rules column(std::uint8_t position) { return {.shown = {.column = position}}; }
constexpr Rules as(Input input) { return {.shown = {.input = input}}; }
// A form offers the records of this kind, in the view with that id if the kind has several, though
// nothing checks the id.
constexpr Rules offers(std::string_view kind) { return {.shown = {.offers = kind}}; }
constexpr Rules from_view(std::string_view view) { return {.shown = {.view = view}}; }
constexpr Rules only_where(std::string_view field, std::string_view value) {
    return {.shown = {.only_where = field, .only_value = value}};
}
// The field makes sense only while another has one of these values ("a|b"; "true" of a flag).
constexpr Rules when(std::string_view field, std::string_view values) {
    return {.shown = {.when = field, .when_values = values}};
}
// With this value of the other field, it is entered with another input.
constexpr Rules as_when(std::string_view value, Input input) {
    return {.shown = {.other_value = value, .other_input = input}};
}
// What an object in a list of links holds besides its id, as a form shows it.
constexpr Rules each_with(const Kind& members) {
    return {.shown = {.members = &members, .has_members = true}};
}

// A member of a Kind; it registers itself there when the kind is made. Its address identifies it.
class Field {
public:
    std::string_view name;  // in JSON
    Type type;
    Rules rules;
    const Kind* item;   // the kind of each element, for Type::record and Type::records
    std::uint8_t slot;  // position in a Record

    Field(const Field&) = delete;
    Field& operator=(const Field&) = delete;

    // Whether this member of an object in a list of links holds an id of a record.
    constexpr bool is_link_member(std::string_view member) const {
        return member == "id" || (member == rules.link_member && !member.empty());
    }
    constexpr bool has_twin() const { return type == Type::amount || type == Type::percent; }

protected:
    constexpr Field(Kind* owner, std::string_view wire_name, Type its_type, const Rules& its_rules,
                    const Kind* item_kind = nullptr);
};

// One class per type. It determines the C++ type of the field's value in a Record.
template <Type T, class V>
struct TypedField : Field {
    using Value = V;
    constexpr TypedField(Kind* owner, std::string_view wire_name, const Rules& its_rules = {})
        : Field(owner, wire_name, T, its_rules) {}
};

// JSON kept as it was sent: checked, without blanks between tokens, numbers as they were written.
struct RawJson {
    std::string text;
    bool operator==(const RawJson&) const = default;
};

using Text = TypedField<Type::text, std::string>;
using Flag = TypedField<Type::flag, bool>;
using Count = TypedField<Type::count, std::int64_t>;
using Amount = TypedField<Type::amount, std::int64_t>;
using Percent = TypedField<Type::percent, std::int64_t>;
using Instant = TypedField<Type::instant, std::string>;
using Choice = TypedField<Type::choice, std::string>;
using Reference = TypedField<Type::reference, std::string>;
using References = TypedField<Type::references, std::vector<std::string>>;
using Links = TypedField<Type::links, RawJson>;
using Json = TypedField<Type::json, RawJson>;

struct Nested : Field {
    using Value = std::vector<Record>;  // with exactly one element, where the field has a value
    constexpr Nested(Kind* owner, std::string_view wire_name, const Kind& item_kind,
                     const Rules& its_rules = {})
        : Field(owner, wire_name, Type::record, its_rules, &item_kind) {}
};

struct Records : Field {
    using Value = std::vector<Record>;
    constexpr Records(Kind* owner, std::string_view wire_name, const Kind& item_kind,
                      const Rules& its_rules = {})
        : Field(owner, wire_name, Type::records, its_rules, &item_kind) {}
};

}  // namespace schema
