// What one scalar of JSON text means to a field: lenient in, one canonical value out.
#pragma once

#include "schema/json.hpp"

namespace schema {

// What is told beyond the limits.
inline constexpr std::string_view too_many_entries = "must have at most 2000 entries";
inline constexpr std::string_view one_unknown_too_many =
    "is one field too many: an object has at most 1000 that the interface does not know";
static_assert(list_entries_max == 2'000 && unknown_fields_max == 1'000);

struct Scalar {
    enum class Shape { null, flag, number, string };
    Shape shape;
    std::string_view text;  // what a string says; the token of anything else
};

struct Reading {
    Record::Value value{};  // Null for none
    std::string problem{};  // a sentence instead of a value
};

// For every type but lists, nested records and free JSON.
Reading read_scalar(const Field& field, const Scalar& scalar, const ReadOptions& options);

// What a temporary id stands for; null when it is none.
const std::string* id_behind(std::string_view text, const ReadOptions& options);
// What text that is no id is told.
std::string_view no_id(std::string_view text, const ReadOptions& options);

// The `...Str` of an amount or percentage: an integer, Null, or "" as it was sent.
Reading read_twin(const Field& field, const Scalar& scalar, const ReadOptions& options);

// The canonical form of `text` as the field's format has it; it must have one.
Reading read_formatted(const Field& field, std::string_view text);

// What a scalar says as plain text: the string itself, or digits; "" for anything else.
std::string plain_text(const Record::Value& value);

// What a value of a wholly wrong shape is told.
std::string expectation(const Field& field);

int decimals_of(const Field& field, int currency_decimals);  // of its twin

// The value that the description gives the field when nobody else does; absent when it gives none.
Record::Value initial_value(const Field& field);

// Fills in `initially` values, drops nulls and gives the required fields that are still absent.
std::vector<const Field*> fill_in(Record& record);

}  // namespace schema
