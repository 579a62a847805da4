// What kinds of records a key or a person may read.
#pragma once

#include "api/route.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace features::records {

// Whether changes of a kind are seen: whether a row that reads one record of that kind may be
// called by one of the key's areas, or with what the person holds in the store ("": where the row
// asks for it). A feed itself is no such row. The area `submit` reads a record only with the token
// of that one. Used by one thread; `routes` must outlive it.
class Readable {
public:
    Readable(const std::vector<api::Route>& routes, const auth::Principal& principal,
             std::string_view store);
    bool operator()(const std::string& kind);

private:
    bool may_call(const api::Route& route) const;

    const std::vector<api::Route>& routes_;
    auth::Areas areas_;
    std::shared_ptr<const auth::Person> person_;  // null: a key
    std::string store_;
    std::map<std::string, bool> known_;
};

}  // namespace features::records
