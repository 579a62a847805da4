// The parts of the API document that its operations refer to: schemas, failures, headers.
#pragma once

#include "api/route.hpp"

#include <span>
#include <string>
#include <string_view>

namespace api {

// A failure that operations may answer with; `name` is that of its response.
struct DocumentedFailure {
    int status;  // 0: whatever has no response of its own
    std::string_view name;
    std::string_view code;  // of the example
    std::string_view description;
    std::string_view example{};  // further JSON members
};
std::span<const DocumentedFailure> documented_failures();

// {"$ref":"#/components/<section>/<name>"}
std::string component(std::string_view section, std::string_view name);

// {"ETag":{"$ref":…},…}
std::string header_references(std::span<const std::string_view> names);

// The components of the rows; of kinds only the schemas that `paths` refers to.
std::string openapi_components(const std::vector<Route>& routes, std::string_view paths);

}  // namespace api
