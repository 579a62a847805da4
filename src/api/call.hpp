// One request on its way to its operation: what was asked, by whom, and what may be used to answer.
#pragma once

#include "access/keys.hpp"
#include "access/rate_limit.hpp"
#include "api/objects.hpp"
#include "api/query.hpp"
#include "base/settings.hpp"
#include "base/world.hpp"
#include "http/message.hpp"
#include "storage/database.hpp"
#include "storage/tables/idempotency.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace api {

struct Route;
struct Lanes;
class LongAnswers;
class AnswerCache;
class InFlight;
class Metrics;
class Documents;
class Cors;

// What operations may use besides the view or transaction they are handed.
struct Services {
    const base::Settings& settings;
    storage::Database& database;
    const base::World& world;
    const auth::Pepper& pepper;
    auth::KeyRing& keys;
    auth::RateLimit& key_rate;
    auth::RateLimit& address_rate;
    http::Memory& memory;
    InFlight& in_flight;
    Lanes& lanes;
    LongAnswers& long_answers;
    AnswerCache& answers;
    Metrics& metrics;
    Documents& documents;
    const Cors& cors;
    const std::vector<Route>& routes;
    const Objects& objects;  // of features

    template <class Object>
    Object& of() const {
        return objects.get<Object>();
    }
};

// The `{name}` segments of a path, decoded.
class PathParts {
public:
    void add(std::string_view name, std::string text) {
        parts_.emplace_back(name, std::move(text));
    }

    const std::string* find(std::string_view name) const;  // null: the path has none
    const std::string& operator[](
        std::string_view name) const;  // std::logic_error when it has none
    auto begin() const { return parts_.begin(); }
    auto end() const { return parts_.end(); }

private:
    std::vector<std::pair<std::string_view, std::string>> parts_;  // names live in the routes
};

struct Call {
    const http::Request& request;
    const Route& route;
    PathParts path;
    Query query;
    std::shared_ptr<const auth::Principal> principal;  // null on open routes
    Services& services;
    std::int64_t now_ms;
};

// What a write leaves: its answer, and the revision whose document that is, where it is one.
struct Outcome {
    Outcome(http::Response its_answer, std::optional<storage::Revision> its_revision = {})
        : answer(std::move(its_answer)), revision(std::move(its_revision)) {}

    http::Response answer;
    std::optional<storage::Revision> revision;
};

// What a write does inside its transaction; may run more than once.
struct Plan {
    storage::Scope scope;
    std::function<Outcome(storage::Transaction&)> run{};
    bool is_long = false;  // others do not wait for its commit
    // What it locks beside `scope`, which is whose answer this is. All are locked before it runs.
    std::vector<storage::Scope> also{};
};

}  // namespace api
