#include "features/edge/pairings/answers.hpp"

namespace features::pairings {
namespace {

using auth::Pairing;
using schema::instant;
using schema::instant_if;
using schema::of;
using schema::unless_empty;

constexpr std::array<std::string_view, 4> states{"waiting", "paired", "unpaired", "revoked"};

std::string_view state_of(const ShownPairing& it) {
    if (it.pairing.revoked_ms != 0) return "revoked";
    if (it.pairing.is_paired()) return "paired";
    return it.code_ms != 0 ? "waiting" : "unpaired";
}

template <auto member>
const auto& in_pairing(const ShownPairing& it) {
    return it.pairing.*member;
}
// Of the browser that has its session.
template <auto member>
auto if_paired(const ShownPairing& it) {
    return it.pairing.is_paired() ? it.pairing.*member : decltype(it.pairing.*member){};
}

constexpr schema::Property<ShownPairing> properties[] = {
    {"id", of<in_pairing<&Pairing::id>>, "Identifies the paired device."},
    {"store", of<in_pairing<&Pairing::store>>, "Id of its store."},
    {"name", of<in_pairing<&Pairing::name>>, "Its name."},
    {"role", of<in_pairing<&Pairing::role>>, "Id of the role whose privileges it has."},
    {"page", unless_empty<in_pairing<&Pairing::page>>,
     "The page that it shows first; absent: the first that its role may see."},
    {"state", of<state_of>,
     "Whether it waits for its code, has a session, or has neither; revoked is for good.", states},
    {"codeExpires", instant_if<&ShownPairing::code_ms>,
     "Until when its code pairs a browser, if it has one."},
    {"paired", instant_if<if_paired<&Pairing::paired_ms>>, "Since when it is paired, if it is."},
    {"lastSeen", instant_if<if_paired<&Pairing::last_ms>>,
     "When it last called, to the minute, if it is paired."},
    {"network", unless_empty<if_paired<&Pairing::network>>, "From which network it was paired."},
    {"browser", unless_empty<if_paired<&Pairing::agent>>,
     "Its browser and system in a few words, if known."},
    {"revoked", instant_if<in_pairing<&Pairing::revoked_ms>>, "When it was revoked, if it was."},
    {"created", instant<in_pairing<&Pairing::created_ms>>, "When it was added."},
    {"createdBy", of<in_pairing<&Pairing::made_by>>, "Id of the person or key that added it."},
    {"revision", of<in_pairing<&Pairing::revision>>, "Counts its changes."},
};

}  // namespace

constexpr schema::Object<ShownPairing> pairing_answer{
    "PairedDevice", "A screen that stays signed in with the privileges of a role.", properties};

ShownPairing shown(storage::ReadView& view, Pairing pairing, std::int64_t now_ms) {
    const std::int64_t code_ms =
        auth::pairing_code_expires_ms(view, pairing.account, pairing.id, now_ms);
    return {std::move(pairing), code_ms};
}

}  // namespace features::pairings
