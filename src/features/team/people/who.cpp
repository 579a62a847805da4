#include "features/team/people/who.hpp"

#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "kinds/account.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "storage/tables/references.hpp"

#include <algorithm>

namespace features::people {
namespace {

template <class Range>
std::string texts_json(const Range& texts) {
    std::vector<std::string> quoted;
    for (const auto& text : texts) quoted.push_back(base::json_string(text));
    return base::json_array(quoted);
}

std::string store_json(storage::ReadView& view, const std::string& account,
                       const auth::Rights& rights) {
    const auto row = storage::find(view, kinds::store, account, rights.store);
    std::vector<std::string> roles = storage::references_of(view, account, rights.user, "roles");
    std::ranges::sort(roles);
    return base::JsonObject()
        .text("id", rights.store)
        .text("name", row ? schema::read_stored(row->doc, kinds::store)[kinds::store.name] : "")
        .text("user", rights.user)
        .raw("roles", texts_json(roles))
        .raw("privileges", texts_json(rights.held.names()))
        .done();
}

constexpr api::Schema person_schema{"Person",
                                    R"({"type":"object","description":"Somebody who signs in.",
"required":["id","email"],"properties":{
"id":{"type":"string","description":"Identifies the sign-in: `signIn` of the user records that it belongs to."},
"email":{"type":"string","description":"The e-mail address that it is known by."}},
"additionalProperties":true})"};

constexpr api::Schema rights_schema{
    "StoreRights", R"({"type":"object","description":"What a person may do in a store.",
"required":["id","name","user","roles","privileges"],"properties":{
"id":{"type":"string","description":"Id of the store."},
"name":{"type":"string","description":"Name of the store."},
"user":{"type":"string","description":"Id of the user record that the person has there."},
"roles":{"type":"array","items":{"type":"string"},"description":"Ids of the roles of that user."},
"privileges":{"type":"array","items":{"type":"string"},"description":"Everything that the active ones of these roles allow."}},
"additionalProperties":true})"};

constexpr const api::Schema* used_by_who[] = {&person_schema, &rights_schema};

}  // namespace

std::string account_name(storage::ReadView& view, std::string_view account) {
    const auto row = storage::find(view, kinds::account, account, account);
    return row ? schema::read_stored(row->doc, kinds::account)[kinds::account.name] : "";
}

std::string who_json(storage::ReadView& view, const auth::SignIn& sign_in,
                     const auth::Session& session, std::string_view csrf_token) {
    std::vector<std::string> stores;
    for (const auth::Rights& rights : auth::rights_of(view, sign_in.account, sign_in.id))
        if (rights.is_open) stores.push_back(store_json(view, sign_in.account, rights));
    return base::JsonObject()
        .raw("person",
             base::JsonObject().text("id", sign_in.id).text("email", sign_in.email).done())
        .text("account", sign_in.account)
        .text("session", session.id)
        .raw("stores", base::json_array(stores))
        .text("csrfToken", csrf_token)
        .text("expiresAt", base::iso_time(session.expires_ms))
        .number("idleMinutes", auth::session_idle_ms / 60'000)
        .flag("secondFactor", !sign_in.factor.empty())
        .done();
}

const api::Schema who_schema{"SignedIn",
                             R"({"type":"object","description":"A session, and whose it is.",
"required":["person","account","session","stores","csrfToken","expiresAt","idleMinutes","secondFactor"],"properties":{
"person":{"$ref":"#/components/schemas/Person","description":"Who has signed in."},
"account":{"type":"string","description":"Id of the account."},
"session":{"type":"string","description":"Identifies the session; it is not its secret, which is in the cookie."},
"stores":{"type":"array","items":{"$ref":"#/components/schemas/StoreRights"},"description":"The stores in which the person has something to do."},
"csrfToken":{"type":"string","description":"What every request of this session but GET and HEAD has to send in the header `X-CSRF-Token`."},
"expiresAt":{"type":"string","format":"date-time","description":"When the session ends, however much it is used."},
"idleMinutes":{"type":"integer","format":"int64","description":"After so many minutes without a request it ends earlier."},
"secondFactor":{"type":"boolean","description":"Whether signing in takes a code of a second factor."}},
"additionalProperties":true})",
                             used_by_who};

}  // namespace features::people
