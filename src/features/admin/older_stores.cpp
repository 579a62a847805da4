#include "features/admin/older_stores.hpp"

#include "access/sign_ins.hpp"
#include "features/admin/commands.hpp"
#include "features/records/read.hpp"
#include "features/staff/new_staff.hpp"
#include "kinds/store.hpp"
#include "storage/tables/all_accounts.hpp"
#include "storage/tables/installation.hpp"

namespace features::admin {
namespace {

constexpr std::string_view mark = "stores_have_owners";  // name of the installation value

std::string owner_of(storage::ReadView& view, std::string_view account) {
    for (const auth::SignIn& sign_in : auth::list_sign_ins(view, account))
        if (sign_in.role == auth::SignInRole::owner && sign_in.store.empty()) return sign_in.id;
    return {};
}

std::vector<std::string> stores_of(storage::ReadView& view, const std::string& account) {
    std::vector<std::string> stores;
    records::for_each_row(view, {.kind = &kinds::store, .account = account, .store = {}},
                          [&](const storage::Row& row) { stores.push_back(row.id); });
    return stores;
}

// Looked at under the lock of the store, because another process may be doing the same.
void give_owner(storage::Transaction& tx, const api::Services& services, const std::string& account,
                const std::string& store) {
    tx.lock(account, store);
    if (staff::has_owner(tx, account, store)) return;
    const auth::Principal principal{.account = account,
                                    .id = std::string(operator_name),
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
    staff::make_owners(tx,
                       {principal, services.world.clock.now_ms(), services.of<records::Rulebook>()},
                       services.world.ids, store, {staff::Owner{.sign_in = owner_of(tx, account)}});
}

}  // namespace

void give_owners(api::Services& services) {
    std::vector<std::pair<std::string, std::string>> stores;  // with their accounts
    bool is_done = false;
    services.database.read([&](storage::ReadView& view) {
        is_done = !storage::has_accounts(view) || storage::installation_value(view, mark);
        if (is_done) return;
        for (const std::string& account : storage::all_accounts(view))
            for (std::string& store : stores_of(view, account))
                stores.emplace_back(account, std::move(store));
    });
    if (is_done) return;
    for (const auto& [account, store] : stores)
        services.database.write_now(
            [&](storage::Transaction& tx) { give_owner(tx, services, account, store); });
    services.database.write_now(note_owners);
}

void note_owners(storage::Transaction& tx) { storage::set_installation_value(tx, mark, "1"); }

}  // namespace features::admin
