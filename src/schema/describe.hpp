// What a description says about itself to other programs.
#pragma once

#include "schema/kind.hpp"

#include <string>

namespace schema {

// The kind as JSON Schema objects for OpenAPI 3.1: what a client sends on create, on update, and
// what it gets. Nested kinds are referred to as "#/components/schemas/<name>" in answers; what goes
// in has a suffix, and is Use::create in updates too, because they are sent whole each time.
enum class Use { create, update, answer };
inline constexpr std::string_view nested_input_suffix = "Input";
std::string openapi_schema(const Kind& kind, Use use);

// An answer that validates against openapi_schema(kind, Use::answer), and a body for create.
std::string openapi_example(const Kind& kind, Use use);

// The form that edits a record, as JSON: {"kind","label","fields":[{"name","label","input",
// "required","help","choices","refersTo","min","max","maxLength","decimals","initially","item"}]};
// "input" is the name of the field's type, or "secret"; "decimals" is left to the store's currency
// for amounts; "item" is the form of a nested record. Fields that only the server sets are left
// out.
std::string form_description(const Kind& kind);

// "departmentCode" is "Department code", "originalID" is "Original ID".
std::string spoken(std::string_view wire_name);

// Nested kinds that `kind` mentions, itself excluded, each once.
std::vector<const Kind*> nested_kinds(const Kind& kind);

}  // namespace schema
