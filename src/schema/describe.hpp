// The description of a kind for other programs: schemas and examples for the API document, form
// descriptions for pages. Pure functions of the kind; any thread.
#pragma once

#include "base/json_text.hpp"
#include "schema/kind.hpp"

#include <functional>
#include <string>

namespace schema {

// The kind as JSON Schema objects for OpenAPI 3.1: what a client sends on create, on update, and
// what it receives. Each field has one type, the canonical one. What the reader also accepts for
// this field, but not for every field of the type, is in members of our own:
//     x-alsoTaken  further JSON types            x-refersTo   the kind that an id is of
//     x-aliases    further spellings             x-initially  the value where a create sends none
// A twin, which repeats a field as decimal text, has the schema Decimal or DecimalOrEmpty. Nested
// kinds are referred to by schema_name(). A nested record has the schema of Use::create in an
// update too, because it is always sent whole.
enum class Use { create, update, answer };
// With `described_in`, the name of the schema of Use::create, fields that this schema has are
// described only there, and x-describedIn names it.
std::string openapi_schema(const Kind& kind, Use use, std::string_view described_in = {});

// The schema's name: "MenuItem", "MenuItemCreate", "MenuItemUpdate"; of a nested kind "Table" and
// "TableInput".
std::string schema_name(const Kind& kind, Use use);

// An example of a body or an answer of this use, as JSON, made from Traits::example.
std::string openapi_example(const Kind& kind, Use use);

// ---- forms --------------------------------------------------------------------------------------

// What a person calls a record of the kind ("Serving size"), and several of them.
std::string title_of(const Kind& kind);
std::string plural_title_of(const Kind& kind);

// Whether forms and tables show the field: what people set, and what Shown says of the rest.
bool is_for_people(const Field& field);
// Whether the lists of its kind can be ordered, and filtered, by its values.
bool is_sortable(const Field& field);
bool is_filterable(const Field& field);

// Adds members to the description of a field.
using Annotate = std::function<void(const Field&, base::JsonObject&)>;
// The fields that people see, as an array of {"name","label","section","input","weight","required",
// …}. Fields of nested records, and members of links, are in "item".
std::string form_fields(const Kind& kind, const Annotate& annotate = {});
// The sections of those fields: [{"id","label"},…]. The first is "main", called like the kind.
std::string form_sections(const Kind& kind);

// A name as words for people: "departmentCode" becomes "Department code", "originalID" becomes
// "Original ID".
std::string spoken(std::string_view wire_name);

// "category" becomes "categories".
std::string plural_of(std::string_view word);

}  // namespace schema
