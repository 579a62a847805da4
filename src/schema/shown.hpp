// How forms and tables for people show a field: part of its rules (see field.hpp). Nothing here
// changes what is accepted, stored or answered. A field without any of it is shown by its type, in
// the main section, in the order of declaration.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace schema {

class Kind;

// What a person enters a value with.
enum class Input : std::uint8_t {
    by_type,  // of the field's type, or of its format
    long_text,
    email,
    phone,
    decimal,         // thousandths: 1250 is 1.25
    money,           // minor units, where the type is a plain number
    date,            // YYYY-MM-DD or DD-Mon-YYYY
    time,            // HH:mm
    instant,         // ISO 8601
    minutes_of_day,  // minutes after midnight
    color,           // hex digits
    choices,         // a list of texts
    week_days,       // a list of names of days
    month_days,      // a list of numbers from 1 to 31
    opening_hours,   // days with their windows
    picture,         // the path of a picture
    records,         // a list of objects, where the type is a list of links
    privileges,      // a list of ids of privileges
    time_zone,       // a name of the IANA database
    currency,        // a code of ISO 4217
};

enum class Weight : std::uint8_t {
    by_default,  // main for what is required, none for what the service sets, else usual
    main,        // at the top
    usual,
    rare,  // folded away
    none,  // in no form and no table: only programs keep it
};

// A part of a form. Those of a kind come in the order of the first field in each.
struct Section {
    std::string_view id{};
    std::string_view label{};
};

struct Shown {
    std::string_view label{};  // "": spoken() of the name
    std::string_view hint{};   // a sentence for people instead of the help
    bool has_hint = false;     // with an empty hint: none at all
    Section section{};
    Weight weight = Weight::by_default;
    std::uint8_t column = 0;  // position among the columns of a table; 0: not shown at first
    Input input = Input::by_type;
    std::string_view offers{};  // kind whose records a form offers, where nothing checks the id
    std::string_view view{};    // the list that it offers them from, where the kind has several
    std::string_view only_where{}, only_value{};  // offers those with this value in that field
    std::string_view when{}, when_values{};       // see when()
    std::string_view other_value{};               // see as_when()
    Input other_input = Input::by_type;
    const std::string_view* choice_labels = nullptr;
    std::size_t choice_label_count = 0;
    const Kind* members = nullptr;  // what objects in a list of links hold besides their id
    // A member of its own, because with sanitizers a comparison of `members` with null is not a
    // constant expression.
    bool has_members = false;
};

// Both together; the right side wins where it sets a value.
constexpr Shown operator|(Shown a, const Shown& b) {
    if (!b.label.empty()) a.label = b.label;
    if (b.has_hint) {
        a.hint = b.hint;
        a.has_hint = true;
    }
    if (!b.section.id.empty()) a.section = b.section;
    if (b.weight != Weight::by_default) a.weight = b.weight;
    if (b.column > 0) a.column = b.column;
    if (b.input != Input::by_type) a.input = b.input;
    if (!b.offers.empty()) a.offers = b.offers;
    if (!b.view.empty()) a.view = b.view;
    if (!b.only_where.empty()) {
        a.only_where = b.only_where;
        a.only_value = b.only_value;
    }
    if (!b.when.empty()) {
        a.when = b.when;
        a.when_values = b.when_values;
    }
    if (!b.other_value.empty()) {
        a.other_value = b.other_value;
        a.other_input = b.other_input;
    }
    if (b.choice_label_count > 0) {
        a.choice_labels = b.choice_labels;
        a.choice_label_count = b.choice_label_count;
    }
    if (b.has_members) {
        a.members = b.members;
        a.has_members = true;
    }
    return a;
}

}  // namespace schema
