// Which kinds of records a key or a person may read.
#pragma once

#include "api/route.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace features::records {

// Whether changes of a kind are visible: whether one of the key's areas, or what the person holds
// in the store ("": where the row requires it), allows a row that reads one record of that kind. A
// feed itself does not count. The area `submit` reads a record only with the token of that record.
// Used by one thread; `routes` must outlive it.
class Readable {
public:
    Readable(const std::vector<api::Route>& routes, const auth::Principal& principal,
             std::string_view store);
    bool operator()(const std::string& kind);
    bool may_call(const api::Route& route) const;

private:
    const std::vector<api::Route>& routes_;
    auth::Areas areas_;
    std::shared_ptr<const auth::Person> person_;  // null: a key
    std::string store_;
    std::map<std::string, bool> known_;
};

}  // namespace features::records
