// One request and its operation: what was asked, by whom, and what may be used to answer.
#pragma once

#include "api/objects.hpp"
#include "api/query.hpp"
#include "auth/key_addresses.hpp"
#include "auth/keys.hpp"
#include "auth/rate_limit.hpp"
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
struct Call;

// Gets every call of a key: see Feature::on_call.
using Watch = void (*)(const Call&);

// What operations may use besides the view or transaction they receive. One for the whole
// application, made by app::App; all of it outlives every request and may be used on any thread.
struct Services {
    const base::Settings& settings;
    storage::Database& database;
    const base::World& world;
    const auth::Pepper& pepper;
    auth::KeyRing& keys;
    auth::RateLimit& key_rate;
    auth::RateLimit& address_rate;
    auth::KeyAddresses& key_addresses;
    http::Memory& memory;
    InFlight& in_flight;
    Lanes& lanes;
    LongAnswers& long_answers;
    AnswerCache& answers;
    Metrics& metrics;
    Documents& documents;
    const Cors& cors;
    const std::vector<Route>& routes;
    const std::vector<Watch>& watches;
    const Objects& objects;  // what features have added: Feature::add_objects

    // The one object of this type; std::logic_error when no feature has added one.
    template <class Object>
    Object& of() const {
        return objects.get<Object>();
    }
};

// The `{name}` segments of a path, decoded. The names given to add() must outlive it.
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

// An admitted request. `request` is valid until the answer is given; the rest as long as the call,
// which ends after the answer.
struct Call {
    const http::Request& request;
    const Route& route;
    PathParts path;
    Query query;
    std::shared_ptr<const auth::Principal> principal;  // null on open routes
    Services& services;
    std::int64_t now_ms;  // when it was admitted: the time for all its work
};

// The result of a write: its answer, which may be a refusal where something must be committed
// anyway, and, if the body of the answer is the document of a record, the revision of that record.
// Safe retries then need no copy of the bytes.
struct Outcome {
    // What the audit records of a changed record. Without it the audit uses the path and the names
    // of the members sent.
    struct Touched {
        std::string id;
        std::int64_t revision = 0;
        std::string fields{};       // the names of those that changed, with blanks between them
        bool is_unchanged = false;  // nothing was written
    };
    Outcome(http::Response its_answer, std::optional<storage::Revision> its_revision = {})
        : answer(std::move(its_answer)), revision(std::move(its_revision)) {}

    Outcome&& as_repetition() && {
        is_repetition = true;
        return std::move(*this);
    }

    http::Response answer;
    std::optional<storage::Revision> revision;
    std::optional<Touched> touched{};
    bool is_repetition = false;  // the answer of an earlier request: nothing was written
};

// What a write does inside its transaction.
struct Plan {
    // What it locks; without an account nothing, because it knows only as it runs. For a safe retry
    // this is also the store of the stored answer: a key that does not see the store is refused the
    // answer.
    storage::Scope scope;
    // On a thread of the database, after `prepare` has returned. May run more than once, so it
    // changes nothing but the transaction. It may refer to the request, which stays valid until the
    // answer. An exception is answered, and nothing is stored.
    std::function<Outcome(storage::Transaction&)> run{};
    bool is_long = false;  // it is committed separately, so that short writes need not wait for it
    // What it locks besides `scope`. All scopes are locked before it runs.
    std::vector<storage::Scope> also{};
};

}  // namespace api
