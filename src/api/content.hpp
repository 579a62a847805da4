// What an operation takes and answers, as the API document describes it.
#pragma once

#include "kinds/stored_kind.hpp"
#include "schema/describe.hpp"

#include <span>
#include <string_view>

namespace api {

// A JSON schema that does not come from a kind. The API document has it under its name, where other
// schemas refer to it as #/components/schemas/<name>.
struct Schema {
    std::string_view name, json;
    std::span<const Schema* const> uses{};  // those that `json` refers to
};

// The body of a request or of an answer.
struct Content {
    enum class Of : std::uint8_t { nothing, kind, described, schema, bytes, text, any_object };
    Of of = Of::nothing;
    schema::Use use = schema::Use::answer;  // which of the schemas of a kind
    const schema::Kind* kind = nullptr;     // with Of::described; with Of::kind it is the row's
    const Schema* schema = nullptr;         // with Of::schema
    bool is_list = false;                   // an array of them
    bool is_optional = false;               // a body that may be left out
    std::string_view media_type = "application/json";
    // JSON that works in the demo. When empty: of a body that of the kind, else {}; of an answer
    // what the demo answers.
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

// A parameter of a path, a query or a header. A request to the demo with all the examples of an
// operation succeeds.
struct Parameter {
    enum class Place : std::uint8_t { path, query, header };
    std::string_view name;
    Place place;
    std::string_view schema;   // as JSON
    std::string_view example;  // as JSON; "" for none
    std::string_view description;
    // The kind whose example id is the example. Such a parameter means something else in each
    // operation, so the document describes it there and not as a component that many share.
    const kinds::StoredKind* id_of = nullptr;
    bool is_own = false;  // the name means something else in other operations, likewise

    bool is_shared() const { return !id_of && !is_own; }
};

inline constexpr std::string_view id_schema = R"({"type":"string","pattern":"^[0-9A-Fa-f]{24}$"})";
inline constexpr std::string_view text_schema = R"({"type":"string"})";

inline constexpr auto in_path = Parameter::Place::path;
inline constexpr auto in_query = Parameter::Place::query;
inline constexpr auto in_header = Parameter::Place::header;

// Parameters that many operations have. An operation need not list store_in_path and
// account_in_path: the `{store}` and `{account}` of a path mean them.
inline constexpr Parameter store_in_path{"store", in_path, id_schema,
                                         R"("650000000000000000000101")", "Id of the store."};
inline constexpr Parameter account_in_path{"account", in_path, id_schema,
                                           R"("650000000000000000000001")", "Id of the account."};
inline constexpr Parameter page_parameter{
    "page", in_query, R"({"type":"integer","minimum":1})", "1",
    "Number of the page, from 1 on. Without it the whole list is answered."};
inline constexpr Parameter page_size_parameter{
    "pageSize", in_query, R"({"type":"integer","minimum":1,"maximum":500})", "100",
    "Records on a page; 100 when it is not said. An extension."};
inline constexpr Parameter search_parameter{
    "search", in_query, text_schema, "",
    "Only records with this text in the name or a code. Case and accents do not count."};
inline constexpr Parameter status_parameter{
    "status", in_query, R"({"type":"string","enum":["true","false","all"]})", R"("true")",
    "The active records, the inactive ones, or all of them (an extension). When it is not said, "
    "the "
    "active ones; of users and roles all."};
inline constexpr Parameter store_parameter{"store", in_query, id_schema,
                                           R"("650000000000000000000101")",
                                           "Only records of the store with this id. An extension."};

inline constexpr Parameter after_parameter{
    "after", in_query, R"({"type":"string","pattern":"^[0-9]+([.][0-9a-z]+)?$"})", R"("0")",
    "The position that was told last, `next` of changes or `X-Sequence` of checks; `0` for the "
    "beginning. A plain number is taken too, but is not known to be of a time before a backup was "
    "put back. Of checks it also lists those that were closed since. An extension."};

// A call that the program makes to an address that was set by an operation.
struct SentCall {
    std::string_view name, summary, description;
    Content body;
    std::span<const Parameter* const> headers{};
};

// What operations are about: a chapter of the API document and a label of the figures.
struct Subject {
    std::string_view label;  // "store"; "" for the program itself
    std::string_view title;  // "Stores"
    std::string_view about;
};
inline constexpr Subject service_subject{"", "Service", "The program itself."};

}  // namespace api
