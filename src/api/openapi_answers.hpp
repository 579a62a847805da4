// The bodies of requests and answers in the API document.
#pragma once

#include "api/route.hpp"

#include <map>
#include <string>
#include <vector>

namespace api {

// The JSON schema of a body or an answer of the row.
std::string schema_of(const Content& content, const Route& route);

// The answers with 200. An answer of several operations is a component, with one example for all:
// for records that of the kind, else that of the first row's operation that has one.
class Answers {
public:
    explicit Answers(const std::vector<Route>& routes);

    // A reference to the component, or the response itself.
    std::string of(const Route& route) const;
    // The components by their names.
    const std::map<std::string, std::string>& shared() const { return shared_; }

private:
    std::map<std::string, std::string> shared_;
};

}  // namespace api
