// The application without a socket, on a database of its own, for tests that call it directly.
#pragma once

#include "app/app.hpp"
#include "features/records/rules.hpp"
#include "kinds/all.hpp"
#include "support/counting_database.hpp"
#include "support/postgres.hpp"
#include "support/postgres_proxy.hpp"
#include "support/temp_folder.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace support {

struct Answer {
    int status = 0;
    std::string body;
    std::map<std::string, std::string> headers;
    std::string content_type{};
};

struct Tenant {
    std::string account, store, key;
    std::string pass{};  // where make_pass() made one
};

// A sign-in for kiosks, with the password "demo", and a licence.
struct Kiosk {
    std::string email, sign_in{}, licence{}, licence_key{};

    // The body of a login.
    std::string login(std::string_view device_id, std::string_view password = "demo") const;
};

// A person who has signed in, and what their browser sends.
struct Visitor {
    std::string sign_in, session, cookie{}, csrf_token{};
    std::vector<std::string> users{}, roles{};  // one of each store, in the order of the stores

    std::vector<std::pair<std::string_view, std::string_view>> headers() const;
};

class AppFixture {
public:
    // `fill` may put something into the database, which is empty then and whose setting it is
    // given, before it is opened.
    using Fill = std::function<void(const std::string& database)>;
    explicit AppFixture(storage::Engine engine, const base::World& world = base::system_world(),
                        const Fill& fill = {}, const app::Parts& parts = app::all_parts());
    ~AppFixture();

    using Headers = std::vector<std::pair<std::string_view, std::string_view>>;
    Answer call(std::string_view method, std::string_view target, std::string_view key,
                std::string_view body = {}, const Headers& headers = {});

    std::string client_address = "127.0.0.1";  // where calls come from

    // One more process on the database, as far as that can tell. PostgreSQL only: SQLite's file
    // is held by one.
    void add_process();
    // The same, with one thread that writes, and a proxy between the process and PostgreSQL.
    PostgresProxy& add_process_behind_proxy();
    // Like call(), of the process with this number, counted round and round.
    Answer call_at(int process, std::string_view method, std::string_view target,
                   std::string_view key, std::string_view body = {}, const Headers& headers = {});

    // An account with one store and a key for everything.
    Tenant make_tenant(std::string_view name);
    std::string make_key(const Tenant& tenant, auth::NewKey fields);
    // Of the tenant's store. Its password takes no time to look at.
    Kiosk make_kiosk(const Tenant& tenant, std::string_view email = "kiosk@demo.example",
                     int devices_max = 50);
    // A pass for the kiosk `kiosk-1` of the store, which is not registered: what a query shows.
    std::string make_pass(const Tenant& tenant);
    // A person with a user in each of these stores, whose role has these privileges, and a session.
    // Without stores: that of the tenant.
    Visitor make_visitor(const Tenant& tenant, const kinds::PrivilegeSet& held,
                         std::vector<std::string> stores = {});
    // A paired device of the tenant's store, whose role has these privileges, and its session.
    Visitor make_paired(const Tenant& tenant, const kinds::PrivilegeSet& held);
    // A value in every field but references; those that are required are of one that all share.
    std::string full_body(const Tenant& tenant, const kinds::StoredKind& kind);
    // A record with such a body; returns its id.
    std::string make_record(const Tenant& tenant, const kinds::StoredKind& kind);

    storage::Engine engine() { return database().engine(); }
    CountingDatabase& database() { return *processes_.front().database; }
    app::App& app() { return *processes_.front().app; }
    const base::World& world() const { return world_; }
    const features::records::Rulebook& rules() const { return rules_; }
    // All that verify finds wrong, each "where: what" on a line of its own; "" when nothing is.
    std::string find_faults();

private:
    const std::string& required_record(const Tenant& tenant, const kinds::StoredKind& kind);

    struct Process {
        std::unique_ptr<CountingDatabase> database;
        std::unique_ptr<app::App> app;
    };

    TempFolder folder_;
    std::unique_ptr<PostgresDatabase> postgres_;
    base::World world_;
    app::Parts parts_;
    std::vector<storage::Migration> tables_;
    features::records::Rulebook rules_;
    base::Settings settings_;
    std::unique_ptr<PostgresProxy> proxy_;
    std::vector<Process> processes_;
    std::map<std::string, std::string> required_;  // ids by account and kind
};

// For tests that run on both: their parameter, and how ctest names it.
inline constexpr storage::Engine engines[] = {storage::Engine::sqlite, storage::Engine::postgres};
std::string name_of(storage::Engine engine);

// A value in every field but the references, which are of nobody.
std::string full_body(const kinds::StoredKind& kind);

// Where a record of the kind is created, as the table of routes says.
std::string create_path(const kinds::StoredKind& kind, const Tenant& tenant);

// A member of a JSON object as raw text; empty when absent.
std::string member(std::string_view json, std::string_view name);
std::string text_member(std::string_view json, std::string_view name);

}  // namespace support
