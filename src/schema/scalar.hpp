// What one scalar of JSON text means to a field: several spellings are accepted, and each value has
// one canonical form.
#pragma once

#include "schema/json.hpp"

namespace schema {

// The problems of what is beyond the limits of json.hpp.
inline constexpr std::string_view too_many_entries = "must have at most 2000 entries";
inline constexpr std::string_view one_unknown_too_many =
    "is one field too many: an object may have at most 1000 unknown fields";
static_assert(list_entries_max == 2'000 && unknown_fields_max == 1'000);

struct Scalar {
    enum class Shape { null, flag, number, string };
    Shape shape;
    std::string_view text;  // a string's value; the token of anything else
};

// What a field makes of a scalar: a value or a problem.
struct Reading {
    Record::Value value{};  // Null when the scalar means no value
    std::string problem{};  // a sentence; empty when there is a value
};

// For every type but lists, nested records and free JSON, for which any scalar is a problem.
Reading read_scalar(const Field& field, const Scalar& scalar, const ReadOptions& options);

// The id that a temporary id stands for; null when `text` is none of those in the options.
const std::string* id_behind(std::string_view text, const ReadOptions& options);
// The problem of text that is neither an id nor one of these temporary ids.
std::string_view no_id(std::string_view text, const ReadOptions& options);

// The value in the `...Str` twin of an amount or percentage: the integer that the field itself
// would hold, Null for null, or "" for an empty string.
Reading read_twin(const Field& field, const Scalar& scalar, const ReadOptions& options);

// The canonical form of `text` by the format of the field, which must have one.
Reading read_formatted(const Field& field, std::string_view text);

// A value as plain text: the string itself, or the digits of a number; "" for anything else.
std::string plain_text(const Record::Value& value);

// The problem of a value that the field cannot take at all: "must be a whole number".
std::string expectation(const Field& field);

int decimals_of(const Field& field, int currency_decimals);  // that its twin is printed with

// The value of `initially` in the description of the field; std::monostate where there is none.
Record::Value initial_value(const Field& field);

// Gives absent and null fields their `initially` values, or makes them absent, and returns the
// required fields that still are.
std::vector<const Field*> fill_in(Record& record);

}  // namespace schema
