// The API document: OpenAPI 3.1, made from the same descriptions and rows that the server works
// with.
#pragma once

#include "base/settings.hpp"

#include <memory>
#include <mutex>
#include <string>

namespace api {

std::string openapi_document(const base::Settings& settings);

// {"department":{…form…},…} for every kind.
std::string form_descriptions();

// Texts that are made at the first request and stay the same while the program runs.
class Documents {
public:
    explicit Documents(const base::Settings& settings) : settings_(settings) {}

    struct Document {
        std::shared_ptr<const std::string> text;
        std::string tag;  // quoted
    };
    const Document& openapi();
    const Document& forms();

private:
    const base::Settings& settings_;
    std::once_flag openapi_made_, forms_made_;
    Document openapi_, forms_;
};

}  // namespace api
