// The input and output of an operation, as the API document describes them.
#pragma once

#include "kinds/stored_kind.hpp"
#include "schema/describe.hpp"
#include "schema/object.hpp"

#include <span>
#include <string_view>

namespace api {

// The body of a request or of an answer.
struct Content {
    enum class Of : std::uint8_t { nothing, kind, described, object, bytes, text, any_object };
    Of of = Of::nothing;
    schema::Use use = schema::Use::answer;  // which of the schemas of a kind
    const schema::Kind* kind = nullptr;     // with Of::described; with Of::kind it is the row's
    const schema::Description* object = nullptr;  // with Of::object
    bool is_list = false;                         // an array of them
    bool is_optional = false;                     // a body that may be left out
    std::string_view media_type = "application/json";
    // JSON that works in the demo. When empty: for a body that of the kind, else {}; for an answer
    // that of the demo.
    std::string_view example{};

    bool is_json() const { return media_type == "application/json"; }
    bool is_record() const { return of == Of::kind && use == schema::Use::answer && !is_list; }
    bool is_new_record() const { return of == Of::kind && use == schema::Use::create; }
};

inline constexpr Content no_content{};
inline constexpr Content any_object{.of = Content::Of::any_object};
// Of the row's kind.
inline constexpr Content new_record{.of = Content::Of::kind, .use = schema::Use::create};
inline constexpr Content record_changes{.of = Content::Of::kind, .use = schema::Use::update};
inline constexpr Content one_record{.of = Content::Of::kind};
inline constexpr Content many_records{.of = Content::Of::kind, .is_list = true};

// Of one object that is described, and of an array of them.
constexpr Content one(const schema::Description& object, std::string_view example = {}) {
    return {.of = Content::Of::object, .object = &object, .example = example};
}
constexpr Content many(const schema::Description& object) {
    return {.of = Content::Of::object, .object = &object, .is_list = true};
}

// The type of a parameter.
struct Values {
    enum class Of : std::uint8_t { text, id, flag, whole, words };
    Of of = Of::text;
    std::int64_t min = INT64_MIN, max = INT64_MAX;  // of whole numbers
    std::string_view text{};  // the words with '|' between them, or the pattern of a text
};
inline constexpr Values any_text{};
inline constexpr Values an_id{Values::Of::id};
inline constexpr Values yes_or_no{Values::Of::flag};
constexpr Values whole(std::int64_t min, std::int64_t max = INT64_MAX) {
    return {Values::Of::whole, min, max};
}
constexpr Values words(std::string_view with_bars) {
    return {.of = Values::Of::words, .text = with_bars};
}
constexpr Values matching(std::string_view pattern) { return {.text = pattern}; }

// A parameter of a path, a query or a header. A request to the demo with all the examples of an
// operation succeeds.
struct Parameter {
    enum class In : std::uint8_t { path, query, header };
    std::string_view name;
    In place;
    Values values;
    std::string_view example;  // as JSON; "" for none
    std::string_view description;
    // The kind whose example id is the example. Such a parameter means something else in each
    // operation, so the document describes it there and not as a component that many share.
    const kinds::StoredKind* id_of = nullptr;
    bool is_own = false;  // the name means something else in other operations, likewise

    bool is_shared() const { return !id_of && !is_own; }
};

inline constexpr auto in_path = Parameter::In::path;
inline constexpr auto in_query = Parameter::In::query;
inline constexpr auto in_header = Parameter::In::header;

// Parameters that many operations have. An operation need not list store_in_path and
// account_in_path: the `{store}` and `{account}` of a path mean them.
inline constexpr Parameter store_in_path{"store", in_path, an_id, R"("650000000000000000000101")",
                                         "Id of the store."};
inline constexpr Parameter account_in_path{"account", in_path, an_id,
                                           R"("650000000000000000000001")", "Id of the account."};
inline constexpr Parameter page_parameter{
    "page", in_query, whole(1), "1",
    "Number of the page, from 1. Without `page` and `pageSize` the answer is the whole list."};
inline constexpr Parameter page_size_parameter{"pageSize", in_query, whole(1, 500), "100",
                                               "Records on a page; 100 by default. An extension."};
inline constexpr Parameter search_parameter{
    "search", in_query, any_text, "",
    "Only records with this text in the name or a code. Case and accents are ignored."};
inline constexpr Parameter status_parameter{
    "status", in_query, words("true|false|all"), R"("true")",
    "The active records, the inactive ones, or all of them (an extension). By default the active "
    "ones; of users and roles all."};
// An operation with this one also filters by fields: see field_filter.hpp.
inline constexpr Parameter sort_parameter{
    "sort", in_query, any_text, R"("-lastUpdated")",
    "Fields to order by, separated by commas, each with `-` for the reverse order: `-price,name`. "
    "Records without a value come last. Such a list can also be filtered by its fields: "
    "`FIELD=value` for a flag, a choice, a number or a reference (several values separated by "
    "commas: any of them) and for a part of a text; `FIELD.from=` and `FIELD.to=` for numbers and "
    "times, both included; `FIELD=none` for records without a value. Extensions."};
inline constexpr Parameter ids_parameter{
    "ids", in_query, any_text, R"("650000000000000000001001")",
    "Only the records with these ids, at most 200, separated by commas. An extension."};

inline constexpr Parameter store_parameter{"store", in_query, an_id,
                                           R"("650000000000000000000101")",
                                           "Only records of the store with this id. An extension."};

inline constexpr Parameter after_parameter{
    "after", in_query, matching("^[0-9]+([.][0-9a-z]+)?$"), R"("0")",
    "The last position received: `next` of changes or `X-Sequence` of checks; `0` for the "
    "beginning. A plain number is accepted too, but cannot reveal that a backup was restored "
    "since. For checks, the list then includes those closed since. An extension."};

// A call that the program makes to an address that was set by an operation.
struct SentCall {
    std::string_view name, summary, description;
    Content body;
    std::span<const Parameter* const> headers{};
};

// The subject of operations: a chapter of the API document and a label of the figures.
struct Subject {
    std::string_view label;  // "store"; "" for the program itself
    std::string_view title;  // "Stores"
    std::string_view about;
};
inline constexpr Subject service_subject{"", "Service", "The program itself."};

}  // namespace api
