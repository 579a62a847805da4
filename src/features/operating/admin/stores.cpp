// The store commands: add, list.
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/records/create.hpp"
#include "features/records/read.hpp"
#include "kinds/account.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace features::admin {

namespace {

using schema::of;

struct ListedStore {
    std::string id, account, name, time_zone, currency;
    bool is_active;
};
constexpr schema::Property<ListedStore> listed_store_properties[] = {
    {"storeId", of<&ListedStore::id>, "Identifies the store."},
    {"account", of<&ListedStore::account>, "Id of the account."},
    {"name", of<&ListedStore::name>, "Name of the store."},
    {"timezone", of<&ListedStore::time_zone>, "Its time zone."},
    {"currency", of<&ListedStore::currency>, "Its currency."},
    {"active", of<&ListedStore::is_active>, "Whether it is in use."},
};
constexpr schema::Object<ListedStore> listed_store{"ListedStore", "A store.",
                                                   listed_store_properties};

std::vector<ListedStore> list_stores(const Context& context, const schema::Record& asked) {
    const auto& kind = kinds::store;
    std::vector<ListedStore> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        const storage::Listing listing{.kind = &kind, .account = account, .store = {}};
        records::for_each_row(view, listing, [&](const storage::Row& row) {
            const schema::Record store = schema::read_stored(row.doc, kind);
            all.push_back({row.id, account, store[kind.name], store[kind.time_zone],
                           store[kind.currency], row.is_active});
        });
    });
    return all;
}

// The oldest store of the account; a record with initial values if it has none.
schema::Record first_store(storage::ReadView& view, const std::string& account) {
    const auto& kind = kinds::store;
    schema::Record first(kind);
    const storage::Listing listing{.kind = &kind, .account = account, .store = {}};
    records::for_each_row(view, listing, [&](const storage::Row& row) {
        schema::Record store = schema::read_stored(row.doc, kind);
        const bool is_older =
            !first.has(kind.id) || std::tie(store[kind.date_created], store[kind.id]) <
                                       std::tie(first[kind.date_created], first[kind.id]);
        if (is_older) first = std::move(store);
    });
    base::Problems ignored;  // that it has no name
    if (!first.has(kind.id)) schema::complete(first, ignored);
    return first;
}

// The people who are owners in every store, active or not.
std::vector<staff::Owner> owners_of(storage::ReadView& view, const std::string& account) {
    std::optional<std::vector<staff::Owner>> owners;
    const storage::Listing stores{.kind = &kinds::store, .account = account, .store = {}};
    records::for_each_row(view, stores, [&](const storage::Row& row) {
        const auto there = staff::owners_in(view, account, row.id);
        if (!owners) owners = there;
        std::erase_if(*owners, [&](const staff::Owner& one) {
            return std::ranges::find(there, one.sign_in, &staff::Owner::sign_in) == there.end();
        });
    });
    return owners.value_or(std::vector<staff::Owner>());
}

struct NewStore : schema::Kind {
    constexpr NewStore() : Kind("newStore", "newStores") {}

    schema::Text account{this, "account", required | an_id | help("account of the new store")};
    schema::Text name{this, "name", required | a_text | help("name of the store")};
    schema::Text time_zone{
        this, "timezone",
        a_text | help("for example Europe/Rome (default: that of the first store)")};
    schema::Text currency{this, "currency",
                          a_currency | help("for example EUR (default: that of the first store)")};
};
constexpr NewStore new_store;
static_assert(new_store.is_unambiguous());

struct AddedStore {
    std::string id;
};
constexpr schema::Property<AddedStore> added_store_properties[] = {
    {"storeId", of<&AddedStore::id>, "Identifies the store."},
};
constexpr schema::Object<AddedStore> added_store{"AddedStore", "A new store.",
                                                 added_store_properties};

AddedStore add_store(const Context& context, const schema::Record& asked) {
    const std::string& account = asked[new_store.account];
    const std::string store = context.world.ids.next();
    context.database.write_now([&](storage::Transaction& tx) {
        require_account(tx, account);
        note(tx, context, account, "", {"addStore", "store", store});
        const schema::Record first = first_store(tx, account);
        auto owners = owners_of(tx, account);
        const auto or_as_first = [&](const schema::Text& asked_for, const schema::Text& of_first) {
            return asked[asked_for].empty() ? first[of_first] : asked[asked_for];
        };
        with_member_names("name", [&] {
            records::create_store(
                tx, context.world, context.rules, account, store, asked[new_store.name],
                or_as_first(new_store.time_zone, kinds::store.time_zone),
                or_as_first(new_store.currency, kinds::store.currency), operator_name);
        });
        fill_new_store(tx, context, account, store, std::move(owners), operator_name);
    });
    return {store};
}

constexpr Command store_commands[] = {
    {.name = "add",
     .help = "Add a store to an account",
     .example = "comanda store add --account 64b5... --name Uptown --timezone America/New_York",
     .takes = new_store,
     .does = one<added_store, add_store>},
    {.name = "list",
     .help = "List stores",
     .example = "comanda store list --json",
     .takes = one_account,
     .does = many<listed_store, list_stores>},
};

}  // namespace

constexpr Group group::stores{"store", "Stores", store_commands};

void require_account(storage::ReadView& view, std::string_view account) {
    if (!storage::find(view, kinds::account, account, account))
        throw base::Refusal::invalid("account", "is not the id of an account");
}

void for_each_account(const Context& context, const schema::Record& asked,
                      const std::function<void(storage::ReadView&, const std::string&)>& work) {
    const std::string& account = asked[one_account.account];
    context.database.read([&](storage::ReadView& view) {
        if (account.empty()) {
            for (const std::string& one : storage::all_accounts(view)) work(view, one);
        } else {
            require_account(view, account);
            work(view, account);
        }
    });
}

void with_member_names(std::string_view name_member, const std::function<void()>& work) {
    try {
        work();
    } catch (base::Refusal& refusal) {
        for (base::Problem& problem : refusal.problems) {
            if (problem.path == "name") problem.path = name_member;
            if (problem.path == "timeZone") problem.path = "timezone";
        }
        throw;
    }
}

std::string owner_of_store(storage::ReadView& view, std::string_view store) {
    for (const std::string& account : storage::all_accounts(view))
        if (storage::find(view, kinds::store, account, store)) return account;
    throw base::Refusal::invalid("store", "is not the id of a store");
}

}  // namespace features::admin
