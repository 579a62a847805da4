// The parts of the API document that its operations refer to: schemas, failures, headers, examples.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace api {

// A failure that operations may answer with; `name` is that of its response.
struct DocumentedFailure {
    int status;
    std::string_view name;
    std::string_view code;  // of the example
    std::string_view description;
    std::string_view extension{};   // JSON Schema of what it has beyond every failure
    std::string_view example{};     // JSON members: `errors` and those of the extension
    bool is_to_be_retried = false;  // with Retry-After
};
std::span<const DocumentedFailure> documented_failures();

// {"$ref":"#/components/<section>/<name><suffix>"}
std::string component(std::string_view section, std::string_view name,
                      std::string_view suffix = {});

// {"ETag":{"$ref":…},…}
std::string header_references(std::span<const std::string_view> names);

// The components; of kinds and failures only what `paths` refers to.
std::string openapi_components(std::string_view paths);

}  // namespace api
