#include "features/operating/admin/new_key.hpp"

#include "auth/authors.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "kinds/write_privileges.hpp"
#include "storage/tables/records.hpp"

namespace features::admin {
namespace {

using auth::Area;
using base::Refusal;
using kinds::PrivilegeSet;

constexpr std::int64_t day_ms = 86'400'000;

std::string known_areas() {
    std::string text;
    for (std::string_view name : auth::area_names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

// When a key expires, Unix time; nothing if the text is not a time. A date alone means the end of
// that day in UTC.
std::optional<std::int64_t> expiry_of(std::string_view text) {
    const auto at_ms = base::parse_iso_time(text);
    if (at_ms || text.size() != 10) return at_ms;
    const auto begin_ms = base::parse_iso_time(std::string(text) + "T00:00:00Z");
    return begin_ms ? std::optional(*begin_ms + day_ms) : std::nullopt;
}

PrivilegeSet of_devices() {
    PrivilegeSet set;
    for (const kinds::PrivilegeGroup& group : kinds::privilege_groups())
        for (const kinds::Privilege& one : group.privileges)
            if (group.group == "DEV") set.add(*kinds::privilege_named(one.id));
    return set;
}

// What no row shows: the area `admin` makes links with which one becomes anybody, `staff` gives
// roles every privilege outside the administration, and the lines of a check are not looked at
// where a key sends them.
PrivilegeSet beyond_rows(auth::Areas areas) {
    PrivilegeSet set;
    if (areas.has(Area::admin)) return PrivilegeSet::all();
    if (areas.has(Area::staff)) set = PrivilegeSet::all() - kinds::administration;
    if (areas.has(Area::sync)) set = set | of_devices();
    return set;
}

void require_held(const PrivilegeSet& held, const PrivilegeSet& needed, const char* field,
                  const char* sentence) {
    const PrivilegeSet missing = needed - held;
    if (missing.empty()) return;
    std::string list;
    for (std::string_view id : missing.names()) (list += list.empty() ? "" : ", ") += id;
    throw auth::privilege_missing(sentence, missing, {{field, "needs " + list}});
}

Refusal holds_more(const char* field, const char* sentence) {
    return Refusal(403, "holds_more", sentence, {}, {{field, sentence}});
}

void require_key_may_give(storage::ReadView& view, const auth::Principal& giver,
                          const auth::NewKey& key) {
    require_whole_account(giver);
    if ((key.areas.bits() & ~giver.areas.bits()) != 0)
        throw holds_more("areas", "A key gives no areas that it does not have");
    const auto own = auth::key_of_id(view, giver.account, giver.id);
    const bool is_forever = key.expires_ms == 0;
    if (own && own->expires_ms != 0 && (is_forever || key.expires_ms > own->expires_ms))
        throw holds_more("expires", "A key makes none that expires later than itself");
}

}  // namespace

void check(const SentKey& sent, base::Problems& problems) {
    for (std::size_t i = 0; i < sent.areas.size(); ++i)
        if (!auth::area_named(sent.areas[i]))
            problems.push_back(
                {"areas[" + std::to_string(i) + "]", "must be one of " + known_areas()});
    if (!sent.expires.empty() && !expiry_of(sent.expires))
        problems.push_back(
            {"expires", "must be a date (2030-12-31) or a time (2030-12-31T18:00:00Z)"});
}

auth::NewKey key_of(const SentKey& sent, std::string_view account, std::int64_t now_ms) {
    auth::NewKey key{.account = std::string(account), .name = sent.name};
    for (const std::string& store : sent.stores) key.stores.push_back(base::lower_ascii(store));
    key.areas = sent.has_areas ? auth::Areas{} : auth::Areas::all();
    for (const std::string& name : sent.areas) key.areas.add(*auth::area_named(name));
    key.is_read_only = sent.is_read_only;
    key.expires_ms = expiry_of(sent.expires).value_or(0);
    if (!sent.expires.empty() && key.expires_ms <= now_ms)
        throw Refusal::invalid("expires", "must be in the future");
    return key;
}

void require_stores(storage::ReadView& view, const auth::NewKey& key) {
    base::Problems problems;
    for (std::size_t i = 0; i < key.stores.size(); ++i)
        if (!storage::find(view, kinds::store, key.account, key.stores[i]))
            problems.push_back(
                {"stores[" + std::to_string(i) + "]", "is not the id of a store of the account"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
}

std::string_view state_of(const auth::KeyInfo& key, std::int64_t now_ms) {
    if (key.revoked_ms != 0) return "revoked";
    return key.expires_ms != 0 && key.expires_ms <= now_ms ? "expired" : "active";
}

// A row for whoever holds any privilege shows each caller what other rows would: these count.
PrivilegeSet privileges_behind(const std::vector<api::Route>& routes, auth::Areas areas) {
    PrivilegeSet set = beyond_rows(areas);
    for (const api::Route& route : routes) {
        const bool is_theirs = (route.admission.areas.bits() & areas.bits()) != 0;
        const auth::Demand& demand = route.needs.demand;
        if (!is_theirs || route.needs.of != api::Needs::Of::privilege) continue;
        if (demand.any_of == PrivilegeSet::all()) continue;
        set = set | demand.any_of | demand.also_any_of;
        if (route.kind && route.is_write()) set = set | kinds::privileges_within(*route.kind);
    }
    return set;
}

void require_whole_account(const auth::Principal& principal) {
    if (!principal.person && !principal.stores.empty())
        throw Refusal::forbidden("this requires a key for all stores of the account");
}

void require_may_give(storage::ReadView& view, const api::Call& call, const auth::NewKey& key) {
    const auto giver =
        auth::principal_now(view, call.principal->account, call.principal->id, call.now_ms);
    if (!giver) throw Refusal::unauthorized("This session or key is no longer valid");
    if (!giver->person) return require_key_may_give(view, *giver, key);
    const PrivilegeSet held = giver->person->everywhere();
    require_held(held,
                 PrivilegeSet{"BO_API_KEYS"} | privileges_behind(call.services.routes, key.areas),
                 "areas", "A key with these areas may do more than you may do in every store");
    if (key.stores.empty())
        require_held(held, PrivilegeSet::all(), "stores",
                     "A key for all stores, future ones too, takes every privilege in every store: "
                     "name its stores");
}

}  // namespace features::admin
