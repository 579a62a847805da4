// The API document: OpenAPI 3.1, made from the same descriptions and rows that the server uses.
#pragma once

#include "api/route.hpp"
#include "base/settings.hpp"

#include <memory>
#include <mutex>
#include <string>

namespace api {

// The whole document, with the address that the settings listen on as its server.
std::string openapi_document(const std::vector<Route>& routes, const base::Settings& settings);

// The name of the operation, "updateCategory"; "" for one that the document leaves out.
std::string operation_id(const Route& route);

// The documents that the server answers with. Each is made when it is first asked for; after that
// nothing of it changes but the address. Any thread. What the constructor takes must outlive it.
class Documents {
public:
    Documents(const std::vector<Route>& routes, const base::Settings& settings)
        : routes_(routes), settings_(settings) {}

    struct Document {
        std::shared_ptr<const std::string> text;
        std::string tag;  // quoted
    };
    // With `address` ("http://host", see address_asked()) as its server.
    Document openapi(std::string_view address);
    // The chapters, and of each operation no more than a line: what /docs begins with.
    const Document& outline();
    const Document& forms();

private:
    const std::vector<Route>& routes_;
    const base::Settings& settings_;
    std::once_flag openapi_made_, outline_made_, forms_made_;
    std::string openapi_rest_;
    Document outline_, forms_;
};

}  // namespace api
