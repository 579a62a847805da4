// The parts of the API document that its operations refer to: schemas, failures, headers.
#pragma once

#include "api/openapi_answers.hpp"

#include <span>
#include <string>
#include <string_view>

namespace api {

// A failure that operations may answer with, as a component that they refer to.
struct DocumentedFailure {
    int status;             // 0: the response "default", for every status that is not listed
    std::string_view name;  // of the component in the section `responses`
    std::string_view code;  // of the example
    std::string_view description;
    std::string_view example{};  // further JSON members of the example
};
std::span<const DocumentedFailure> documented_failures();

// A reference to a component: {"$ref":"#/components/<section>/<name>"}
std::string component(std::string_view section, std::string_view name);

// The `headers` of a response, as references to components: {"ETag":{"$ref":…},…}
std::string header_references(std::span<const std::string_view> names);

// The name of the component that shows a record of the kind, or a list of them.
std::string example_name(const schema::Kind& kind, bool is_list);

// The `components` of the document of these rows. It has only the schemas of kinds that the answers
// and `paths`, the JSON text of the document's paths, refer to, directly or not.
std::string openapi_components(const std::vector<Route>& routes, const std::string& paths,
                               const Answers& answers);

}  // namespace api
