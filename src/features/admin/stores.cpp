// The store commands: add, list.
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/admin/admin_store.hpp"
#include "features/admin/commands.hpp"
#include "features/records/create.hpp"
#include "features/records/read.hpp"
#include "kinds/account.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/records.hpp"

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

}  // namespace

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
    const std::string time_zone = body.optional_text("timezone").value_or("UTC");
    const std::string currency = body.optional_text("currency").value_or("USD");
    body.finish();
    const std::string store = context.world.ids.next();
    context.database.write_now([&](storage::Transaction& tx) {
        require_account(tx, account);
        with_member_names("name", [&] {
            records::create_store(tx, context.world, account, store, name, time_zone, currency,
                                  operator_name);
        });
        furnish_store(tx, context.world, account, store, operator_name);
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
            account.empty() ? account_ids(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts) append_stores(view, one, lines);
    });
    return base::json_array(lines);
}

}  // namespace features::admin
