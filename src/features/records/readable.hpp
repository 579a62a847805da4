// What kinds of records a key may read.
#pragma once

#include "api/route.hpp"

#include <map>
#include <string>
#include <vector>

namespace features::records {

// Whether a key sees the changes of a kind: whether one of its areas may call a row that reads one
// record of that kind. The area `submit` reads a record only with the token of that one. Used by
// one thread; `routes` must outlive it.
class Readable {
public:
    Readable(const std::vector<api::Route>& routes, auth::Areas areas)
        : routes_(routes), areas_(areas) {
        areas_.remove(auth::Area::submit);
    }
    bool operator()(const std::string& kind);

private:
    const std::vector<api::Route>& routes_;
    auth::Areas areas_;
    std::map<std::string, bool> known_;
};

}  // namespace features::records
