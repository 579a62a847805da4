// The store commands: add, list.
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
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

std::string line_of(std::string_view account, const storage::Row& row) {
    const schema::Record store = schema::read_stored(row.doc, kinds::store);
    return base::JsonObject()
        .text("storeId", row.id)
        .text("account", account)
        .text("name", store[kinds::store.name])
        .text("timezone", store[kinds::store.time_zone])
        .text("currency", store[kinds::store.currency])
        .flag("active", row.is_active)
        .done();
}

void append_stores(storage::ReadView& view, const std::string& account,
                   std::vector<std::string>& lines) {
    const storage::Listing listing{.kind = &kinds::store, .account = account, .store = {}};
    records::for_each_row(view, listing,
                          [&](const storage::Row& row) { lines.push_back(line_of(account, row)); });
}

// The oldest store of the account; a record with initial values when it has none.
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

// Those who are owners in every store, active or not.
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

}  // namespace

std::string currency_code(std::string_view text) {
    std::string code(text);
    for (char& letter : code)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return code;
}

void require_account(storage::ReadView& view, std::string_view account) {
    if (!storage::find(view, kinds::account, account, account))
        throw base::Refusal::invalid("account", "is not the id of an account");
}

std::string account_filter(Body& body) {
    return base::lower_ascii(body.optional_text("account").value_or(""));
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

std::string store_add(const Context& context, Body& body) {
    const std::string account = base::lower_ascii(body.text("account"));
    const std::string name = body.text("name");
    const auto time_zone = body.optional_text("timezone");
    const auto currency = body.optional_text("currency");
    body.finish();
    const std::string store = context.world.ids.next();
    context.database.write_now([&](storage::Transaction& tx) {
        require_account(tx, account);
        note(tx, context, account, "", {"addStore", "store", store});
        const schema::Record first = first_store(tx, account);
        auto owners = owners_of(tx, account);
        with_member_names("name", [&] {
            records::create_store(
                tx, context.world, context.rules, account, store, name,
                time_zone ? *time_zone : first[kinds::store.time_zone],
                currency ? currency_code(*currency) : first[kinds::store.currency], operator_name);
        });
        furnish_store(tx, context, account, store, std::move(owners), operator_name);
    });
    return base::JsonObject().text("storeId", store).done();
}

std::string store_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        const auto accounts =
            account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts) append_stores(view, one, lines);
    });
    return base::json_array(lines);
}

std::string owner_of_store(storage::ReadView& view, std::string_view store) {
    for (const std::string& account : storage::all_accounts(view))
        if (storage::find(view, kinds::store, account, store)) return account;
    throw base::Refusal::invalid("store", "is not the id of a store");
}

}  // namespace features::admin
