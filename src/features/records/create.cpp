#include "features/records/create.hpp"

#include "base/json_text.hpp"
#include "kinds/all.hpp"

namespace features::records {
namespace {

auth::Principal acting(std::string_view account, std::string_view who) {
    return {.account = std::string(account),
            .id = std::string(who),
            .stores = {},
            .is_read_only = false,
            .areas = auth::Areas::all()};
}

// A record whose id and store the caller gives.
std::string create_at(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                      const kinds::StoredKind& kind, std::string_view account,
                      std::string_view store, std::string_view id, const std::string& body,
                      std::string_view who) {
    const auto principal = acting(account, who);
    return write(tx,
                 Draft{.kind = &kind,
                       .account = std::string(account),
                       .store = std::string(store),
                       .id = std::string(id),
                       .is_new = true,
                       .currency_decimals = 2,
                       .patch = schema::read_patch(body, kind)},
                 Actor{principal, world.clock.now_ms(), rules})
        .doc;
}

}  // namespace

std::string create_account(storage::Transaction& tx, const base::World& world,
                           const Rulebook& rules, std::string_view account_id,
                           std::string_view name, std::string_view who) {
    return create_at(tx, world, rules, kinds::account, account_id, "", account_id,
                     base::JsonObject().text("name", name).done(), who);
}

std::string create_store(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                         std::string_view account, std::string_view store_id, std::string_view name,
                         std::string_view time_zone, std::string_view currency,
                         std::string_view who) {
    const auto body = base::JsonObject()
                          .text("name", name)
                          .text("timeZone", time_zone)
                          .text("currency", currency)
                          .done();
    return create_at(tx, world, rules, kinds::store, account, store_id, store_id, body, who);
}

std::string create(storage::Transaction& tx, const base::World& world, const Rulebook& rules,
                   const kinds::StoredKind& kind, const std::string& account,
                   std::string_view body_json, std::string_view who) {
    const auto principal = acting(account, who);
    const Actor actor{principal, world.clock.now_ms(), rules};
    return write(tx, draft_create(kind, body_json, actor, world.ids, tx), actor).doc;
}

}  // namespace features::records
