#include "features/edge/pairings/pairings_store.hpp"

#include "features/named_things_store.hpp"

namespace features::pairings {
namespace {

constexpr storage::Rule rules[] = {
    {"pairing", "its role is not one of its store",
     "SELECT p.id FROM pairing p LEFT JOIN record r ON r.account = $1 AND r.id = p.role "
     "AND r.kind = 'role' AND r.store = p.store WHERE p.account = $1 AND r.id IS NULL"},
    {"pairing", "it has a session although it is revoked",
     "SELECT p.id FROM pairing p WHERE p.account = $1 AND p.revoked_ms > 0 AND p.token <> ''"},
    {"pairing_code", "its device is unknown or revoked",
     "SELECT c.pairing FROM pairing_code c LEFT JOIN pairing p ON p.account = $1 "
     "AND p.id = c.pairing AND p.revoked_ms = 0 WHERE c.account = $1 AND p.id IS NULL"},
};

constexpr std::array<std::string_view, 1> table{"pairing"};
constexpr Personal places[] = {names_in<table>("paired devices")};

}  // namespace

const std::span<const storage::Rule> invariants = rules;
const std::span<const Personal> personal = places;

}  // namespace features::pairings
