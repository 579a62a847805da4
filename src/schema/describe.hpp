// What a description says about itself to other programs.
#pragma once

#include "schema/kind.hpp"

#include <string>

namespace schema {

// The kind as JSON Schema objects for OpenAPI 3.1: what a client sends on create, on update, and
// what it gets. Each field has one type, the canonical one; what else the reader takes stands in
// members of our own:
//     x-alsoTaken  further JSON types            x-refersTo   the kind that an id is of
//     x-aliases    further spellings             x-initially  the value where a create sends none
//     x-twinOf     the field that this one repeats as decimal text
// Nested kinds are referred to; what goes in is Use::create in updates too, because they are sent
// whole each time.
enum class Use { create, update, answer };
std::string openapi_schema(const Kind& kind, Use use);

// The schema's name: "MenuItem", "MenuItemCreate", "MenuItemUpdate"; of a nested kind "Table" and
// "TableInput".
std::string schema_name(const Kind& kind, Use use);

// A body or an answer of this use, made of the kind's example.
std::string openapi_example(const Kind& kind, Use use);

// The form that edits a record, as JSON: {"kind","label","fields":[{"name","label","input",
// "required","help","choices","refersTo","min","max","maxLength","decimals","initially","item"}]};
// "input" is the name of the field's type, or "secret"; "decimals" is left to the store's currency
// for amounts; "item" is the form of a nested record. Fields that only the server sets are left
// out.
std::string form_description(const Kind& kind);

// "departmentCode" is "Department code", "originalID" is "Original ID".
std::string spoken(std::string_view wire_name);

// "category" is "categories".
std::string plural_of(std::string_view word);

// Nested kinds that `kind` mentions, itself excluded, each once.
std::vector<const Kind*> nested_kinds(const Kind& kind);

}  // namespace schema
