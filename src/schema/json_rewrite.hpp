// Changes values inside JSON that is kept as it was sent.
#pragma once

#include "schema/path.hpp"
#include "schema/scalar.hpp"

namespace schema {

class JsonRewriter {
public:
    virtual ~JsonRewriter() = default;

    // Each name of a member, at any depth.
    virtual void on_name(const Path& path, std::string_view name) = 0;
    // The JSON that replaces a scalar; nothing: it stays. `name` is that of the nearest member
    // around it.
    virtual std::optional<std::string> on_scalar(const Path& path, std::string_view name,
                                                 const Scalar& scalar) = 0;
};

// Rewrites the JSON value of the member `name`, which is at `place`. It must be well-formed
// (base::Refusal otherwise), and is returned minified. One pass.
std::string rewritten(std::string_view raw_json, const Path& place, std::string_view name,
                      JsonRewriter& rewriter);

// Whether it is one of the usual names of secrets ("password", "cvv", "token"), in any case.
bool is_named_like_a_secret(std::string_view name);

}  // namespace schema
