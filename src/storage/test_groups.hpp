// For tests of groups: writes of one store, which are committed together when they had to wait.
#pragma once

#include "storage/test_support.hpp"

namespace storage::testing {

inline Scopes one_store() { return Scope{std::string(account), std::string(store)}; }

inline std::future<std::exception_ptr> submit_to_store(Database& database,
                                                       std::function<void(Transaction&)> apply,
                                                       Scopes scopes = one_store()) {
    auto outcome = std::make_shared<std::promise<std::exception_ptr>>();
    auto answer = outcome->get_future();
    database.write(
        {.apply = std::move(apply),
         .done = [outcome](std::exception_ptr failure) { outcome->set_value(std::move(failure)); },
         .scopes = std::move(scopes)});
    return answer;
}

}  // namespace storage::testing
