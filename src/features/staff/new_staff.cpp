#include "features/staff/new_staff.hpp"

#include "base/json_text.hpp"
#include "features/records/write.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "storage/tables/references.hpp"

namespace features::staff {

void make_with_id(storage::Transaction& tx, const records::Actor& actor,
                  const kinds::StoredKind& kind, std::string_view store, std::string_view id,
                  const std::string& body, std::function<void(schema::Record&)> amend) {
    records::write(tx,
                   records::Draft{.kind = &kind,
                                  .account = actor.principal.account,
                                  .store = std::string(store),
                                  .id = std::string(id),
                                  .is_new = true,
                                  .currency_decimals = 2,
                                  .patch = schema::read_patch(body, kind),
                                  .amend = std::move(amend)},
                   actor);
}

bool has_owner(storage::ReadView& view, std::string_view account, std::string_view store) {
    return !storage::referring_ids(view, account, store, "role",
                                   kinds::role.has_every_privilege.name, 1)
                .empty();
}

void make_owner(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
                std::string_view store, std::string_view sign_in) {
    const std::string role = ids.next();
    make_with_id(tx, actor, kinds::role, store, role,
                 base::JsonObject().text("name", "Owner").number("priority", 0).done(),
                 [](schema::Record& record) { record.set(kinds::role.has_every_privilege, true); });
    make_with_id(tx, actor, kinds::user, store, ids.next(),
                 base::JsonObject()
                     .text("firstName", "Owner")
                     .raw("roles", base::json_array(std::vector{base::json_string(role)}))
                     .done(),
                 [id = std::string(sign_in)](schema::Record& record) {
                     if (!id.empty()) record.set(kinds::user.sign_in, id);
                 });
}

}  // namespace features::staff
