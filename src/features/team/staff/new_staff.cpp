#include "features/team/staff/new_staff.hpp"

#include "auth/sign_ins.hpp"
#include "base/json_text.hpp"
#include "features/records/write.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "storage/tables/references.hpp"

#include <map>

namespace features::staff {
namespace {

constexpr std::int64_t found_max = 10'000;  // roles of a store, users of a role

}  // namespace

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

void make_owners(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
                 std::string_view store, std::vector<Owner> owners) {
    if (owners.empty()) owners.emplace_back();
    const std::string role = ids.next();
    make_with_id(tx, actor, kinds::role, store, role,
                 base::JsonObject().text("name", "Owner").number("priority", 0).done(),
                 [](schema::Record& record) { record.set(kinds::role.has_every_privilege, true); });
    for (const Owner& owner : owners) {
        base::JsonObject body;
        body.text("firstName", owner.first_name)
            .raw("roles", base::json_array(std::vector{base::json_string(role)}));
        if (!owner.last_name.empty()) body.text("lastName", owner.last_name);
        make_with_id(tx, actor, kinds::user, store, ids.next(), body.done(),
                     [id = owner.sign_in](schema::Record& record) {
                         if (!id.empty()) record.set(kinds::user.sign_in, id);
                     });
    }
}

std::vector<Owner> owners_in(storage::ReadView& view, std::string_view account,
                             std::string_view store) {
    std::map<std::string, Owner> owners;
    for (const std::string& role : storage::referring_ids(
             view, account, store, "role", kinds::role.has_every_privilege.name, found_max)) {
        if (const auto found = storage::owner_of(view, account, role); !found || !found->is_active)
            continue;
        for (const std::string& id : storage::referring_ids(view, account, role, "user",
                                                            kinds::user.roles.name, found_max)) {
            const auto row = storage::find(view, kinds::user, account, id);
            if (!row || !row->is_active) continue;
            const auto user = schema::read_stored(row->doc, kinds::user);
            const std::string& sign_in = user[kinds::user.sign_in];
            const auto person =
                sign_in.empty() ? std::nullopt : auth::find_sign_in(view, account, sign_in);
            if (person && person->is_active && person->is_person())
                owners[sign_in] = {sign_in, user[kinds::user.first_name],
                                   user[kinds::user.last_name]};
        }
    }
    std::vector<Owner> all;
    for (auto& [id, owner] : owners) all.push_back(std::move(owner));
    return all;
}

}  // namespace features::staff
