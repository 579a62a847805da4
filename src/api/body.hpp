// Bodies of requests that are not stored records: they are described like kinds, so that they are
// read as leniently and checked as strictly, and are in the API document.
#pragma once

#include "api/content.hpp"
#include "schema/record.hpp"

#include <string_view>

namespace api {

// Reads a body. Throws base::Refusal (400) with all problems. An explicit null counts as absent.
// The body may be missing where nothing is required.
schema::Record read_body(std::string_view body, const schema::Kind& kind,
                         int currency_decimals = 2);
// The same, for callers with further checks: adds the problems, each of which makes its field
// absent from the record.
schema::Record read_body(std::string_view body, const schema::Kind& kind, base::Problems& problems,
                         int currency_decimals = 2);

// The content description of an operation with such a body.
constexpr Content described(const schema::Kind& kind, std::string_view example = {}) {
    return {.of = Content::Of::described,
            .use = schema::Use::create,
            .kind = &kind,
            .example = example};
}

}  // namespace api
