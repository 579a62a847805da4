#include "auth/person.hpp"

#include "base/fingerprint.hpp"
#include "base/json_text.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace auth {
namespace {

struct AreaOf {
    std::string_view beginning;  // of the ids of privileges
    Area area;
};
// What reading a part of the API requires: any privilege to do something there.
constexpr AreaOf areas_of_privileges[] = {
    {"DASH_", Area::reports},           {"DEV_", Area::sync},
    {"BO_STAFF", Area::staff},          {"BO_ROLES", Area::staff},
    {"BO_TIMESHEETS", Area::staff},     {"BO_SIGN_INS", Area::staff},
    {"DASH_STAFF", Area::staff},        {"DEV_CLOCK", Area::staff},
    {"BO_CUSTOMERS", Area::customers},  {"BO_LOYALTY", Area::customers},
    {"BO_MEMBERSHIP", Area::customers}, {"BO_SEE_CUSTOMERS", Area::customers},
    {"DEV_LOYALTY", Area::customers},   {"BO_SEE_STAFF", Area::staff},
    {"BO_WEB_ORDERS", Area::orders},    {"DEV_WEB_ORDERS", Area::orders},
    {"BO_REFUNDS", Area::orders},       {"DEV_REFUND", Area::orders},
    {"BO_KIOSKS", Area::kiosk},         {"BO_", Area::catalogue}};
constexpr std::string_view of_admin[] = {"BO_STORE_SETTINGS", "BO_ACCOUNT_SETTINGS", "BO_DEVICES",
                                         "BO_WEBHOOKS",       "BO_API_KEYS",         "BO_AUDIT"};

std::shared_ptr<Principal> bare_principal(const std::shared_ptr<const Person>& person) {
    auto principal = std::make_shared<Principal>();
    principal->account = person->account;
    principal->id = person->id;
    principal->areas = areas_of(person->anywhere());
    principal->seen = person->seen;
    principal->rights = person->fingerprint;
    principal->person = person;
    return principal;
}

}  // namespace

const Rights* Person::in(std::string_view store) const {
    const auto found = std::ranges::lower_bound(rights, store, {}, &Rights::store);
    return found != rights.end() && found->store == store ? &*found : nullptr;
}

kinds::PrivilegeSet Person::everywhere() const {
    if (rights.empty() || !sees_every_store) return {};
    kinds::PrivilegeSet held = kinds::PrivilegeSet::all();
    for (const Rights& one : rights) held = held & one.held;
    return held;
}

kinds::PrivilegeSet Person::anywhere() const {
    kinds::PrivilegeSet held;
    for (const Rights& one : rights) held = held | one.held;
    return held;
}

kinds::PrivilegeSet Person::held_in(std::string_view store) const {
    if (store.empty()) return everywhere();
    const Rights* there = in(store);
    return there ? there->held : kinds::PrivilegeSet();
}

bool is_any_open(const std::vector<Rights>& rights) {
    return std::ranges::any_of(rights, &Rights::is_open);
}

base::Refusal privilege_missing(std::string sentence, const kinds::PrivilegeSet& needs,
                                base::Problems fields) {
    std::vector<std::string> names;
    for (std::string_view id : needs.names()) names.push_back(base::json_string(id));
    return base::Refusal(403, "privilege_missing", std::move(sentence), {}, std::move(fields))
        .with("needs", base::json_array(names));
}

base::Refusal privilege_missing(const Person& person, std::string sentence,
                                const kinds::PrivilegeSet& needs, base::Problems fields) {
    auto refusal = privilege_missing(std::move(sentence), needs, std::move(fields));
    if (!person.is_without_pin() || (needs - kinds::never_at_devices).empty()) return refusal;
    refusal.code = "person_needed";
    refusal.message = "This needs a person: enter your pin";
    return refusal;
}

void require_pin(const Principal& principal, std::string_view what) {
    if (!principal.person || !principal.person->is_without_pin()) return;
    throw base::Refusal(403, "person_needed", std::string(what) + " needs a person: enter your pin")
        .with("needs", "[]");
}

Areas areas_of(const kinds::PrivilegeSet& held) {
    Areas areas;
    for (std::string_view id : held.names()) {
        for (const AreaOf& one : areas_of_privileges)
            if (id.starts_with(one.beginning)) areas.add(one.area);
        if (std::ranges::find(of_admin, id) != std::end(of_admin)) areas.add(Area::admin);
    }
    return areas;
}

std::shared_ptr<const Principal> principal_of(const std::shared_ptr<const Person>& person) {
    auto principal = bare_principal(person);
    if (!person->sees_every_store)
        for (const Rights& one : person->rights) principal->stores.push_back(one.store);
    const bool sees_none = !person->sees_every_store && person->rights.empty();
    if (sees_none) principal->stores.emplace_back();  // no store has that id; none would mean all
    return principal;
}

std::shared_ptr<const Principal> principal_of(const std::shared_ptr<const Person>& person,
                                              const Demand& demand, std::string_view store) {
    constexpr const char* sentence = "This needs a privilege that you do not have here";
    if (demand.in_every_store) {
        if (const auto unmet = demand.unmet_by(person->everywhere()); !unmet.empty())
            throw privilege_missing(sentence, unmet);
        return principal_of(person);
    }
    auto principal = bare_principal(person);
    for (const Rights& one : person->rights)
        if (demand.is_met_by(one.held)) principal->stores.push_back(one.store);
    const Rights* there = person->in(base::lower_ascii(store));
    if (there && !demand.is_met_by(there->held))
        throw privilege_missing(*person, sentence, demand.unmet_by(there->held));
    if (principal->stores.empty())
        throw privilege_missing(*person, sentence, demand.unmet_by(person->everywhere()));
    std::string seen;
    for (const std::string& id : principal->stores) seen += id;
    principal->rights ^= base::fingerprint_of(seen).low;
    const bool is_everywhere = principal->stores.size() == person->rights.size();
    if (person->sees_every_store && is_everywhere) principal->stores.clear();
    return principal;
}

}  // namespace auth
