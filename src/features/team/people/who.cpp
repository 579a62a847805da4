#include "features/team/people/who.hpp"

#include "kinds/account.hpp"
#include "kinds/role.hpp"
#include "kinds/store.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "storage/tables/references.hpp"

#include <algorithm>

namespace features::people {
namespace {

using schema::of;

ShownRights shown(storage::ReadView& view, const std::string& account, const auth::Rights& rights) {
    const auto store = storage::find(view, kinds::store, account, rights.store);
    const auto user = storage::find(view, kinds::user, account, rights.user);
    std::vector<std::string> roles = storage::references_of(view, account, rights.user, "roles");
    std::ranges::sort(roles);
    return {rights, store ? schema::read_stored(store->doc, kinds::store)[kinds::store.name] : "",
            user ? kinds::full_name(schema::read_stored(user->doc, kinds::user)) : "",
            std::move(roles)};
}

constexpr schema::Property<auth::SignIn> person_properties[] = {
    {"id", of<&auth::SignIn::id>,
     "Identifies the sign-in: `signIn` of the user records that it belongs to."},
    {"email", of<&auth::SignIn::email>, "The e-mail address of the sign-in."},
};
constexpr schema::Object<auth::SignIn> person_answer{"Person", "Somebody who signs in.",
                                                     person_properties};

constexpr schema::Property<ShownRights> rights_properties[] = {
    {"id", of<[](const ShownRights& it) { return it.rights.store; }>, "Id of the store."},
    {"name", of<&ShownRights::store_name>, "Name of the store."},
    {"user", of<[](const ShownRights& it) { return it.rights.user; }>,
     "Id of the user record that the person has there."},
    {"userName", of<&ShownRights::user_name>, "Full name of that user."},
    {"roles", of<&ShownRights::roles>, "Ids of the roles of that user."},
    {"privileges", of<[](const ShownRights& it) { return it.rights.held.names(); }>,
     "Everything that the active ones among these roles allow."},
};
constexpr schema::Object<ShownRights> rights_answer{
    "StoreRights", "What a person may do in a store.", rights_properties};

std::int64_t idle_minutes(const Who& who) {
    return who.device ? 0 : auth::session_idle_ms / 60'000;
}

struct ShownDevice {
    auth::PairedDevice device;
    std::string role_name;
};
template <auto member>
const auto& in_device(const ShownDevice& shown) {
    return shown.device.*member;
}
constexpr schema::Property<ShownDevice> device_properties[] = {
    {"id", of<in_device<&auth::PairedDevice::id>>, "Identifies the pairing."},
    {"name", of<in_device<&auth::PairedDevice::name>>, "Name of the device."},
    {"store", of<in_device<&auth::PairedDevice::store>>, "Id of its store."},
    {"role", of<in_device<&auth::PairedDevice::role>>, "Id of its role."},
    {"roleName", of<&ShownDevice::role_name>, "Name of its role."},
    {"page", schema::unless_empty<in_device<&auth::PairedDevice::page>>,
     "The page that it shows first."},
};
constexpr schema::Object<ShownDevice> device_answer{"SessionDevice", "A paired device.",
                                                    device_properties};
std::optional<ShownDevice> device_of(const Who& who) {
    if (!who.device) return {};
    return ShownDevice{*who.device, who.role_name};
}

constexpr schema::Property<Who> who_properties[] = {
    {"person", schema::object<&Who::sign_in, person_answer>,
     "Who has signed in. At a paired device its id, and no e-mail address."},
    {"account", of<[](const Who& who) { return who.sign_in.account; }>, "Id of the account."},
    {"session", of<[](const Who& who) { return who.session.id; }>,
     "Identifies the session; it is not its secret, which is in the cookie."},
    {"stores", schema::object<&Who::stores, rights_answer>,
     "The stores that the person has access to."},
    {"csrfToken", of<&Who::csrf_token>,
     "What every request of this session except GET and HEAD must send in the header "
     "`X-CSRF-Token`."},
    {"expiresAt", schema::instant_if<[](const Who& who) { return who.session.expires_ms; }>,
     "When the session ends at the latest; absent at a paired device, whose session stays."},
    {"idleMinutes", of<idle_minutes>,
     "Minutes without a request after which it ends earlier; 0: never."},
    {"secondFactor", of<[](const Who& who) { return !who.sign_in.factor.empty(); }>,
     "Whether signing in requires a code of a second factor."},
    {"device", schema::object<device_of, device_answer>,
     "The paired device whose session it is; absent when a person has signed in."},
};

}  // namespace

constexpr schema::Object<Who> who_answer{"SignedIn", "A session and its person.", who_properties};

std::string account_name(storage::ReadView& view, std::string_view account) {
    const auto row = storage::find(view, kinds::account, account, account);
    return row ? schema::read_stored(row->doc, kinds::account)[kinds::account.name] : "";
}

Who who_of(storage::ReadView& view, const auth::SignIn& sign_in, const auth::Session& session,
           std::string_view csrf_token) {
    Who who{sign_in, session, {}, std::string(csrf_token)};
    for (const auth::Rights& rights : auth::rights_of(view, sign_in.account, sign_in.id))
        if (rights.is_open) who.stores.push_back(shown(view, sign_in.account, rights));
    return who;
}

Who who_of_device(storage::ReadView& view, const auth::FoundSession& found) {
    const auth::Person& person = *found.person;
    const auth::PairedDevice& device = *person.device;
    Who who{.sign_in = {},
            .session = found.session,
            .stores = {},
            .csrf_token = person.csrf_token,
            .device = device};
    who.sign_in.id = device.id;
    who.sign_in.account = person.account;
    auth::Rights rights{.store = device.store, .user = {}, .held = device.role_holds};
    const auto store = storage::find(view, kinds::store, person.account, device.store);
    who.stores.push_back(
        {std::move(rights),
         store ? schema::read_stored(store->doc, kinds::store)[kinds::store.name] : "",
         device.name,
         {device.role}});
    if (const auto role = storage::find(view, kinds::role, person.account, device.role))
        who.role_name = schema::read_stored(role->doc, kinds::role)[kinds::role.name];
    return who;
}

std::string who_json(storage::ReadView& view, const auth::SignIn& sign_in,
                     const auth::Session& session, std::string_view csrf_token) {
    return schema::write(who_answer, who_of(view, sign_in, session, csrf_token));
}

}  // namespace features::people
