// Paired devices: a screen on a wall that stays signed in, in one store, with the privileges of a
// role.
//
// A code pairs it, once and within ten minutes. The session that it then has neither idles out nor
// expires: it ends when the device is revoked or paired anew, and rests while its role or its store
// is inactive. Codes and tokens are stored as keyed hashes only.
#pragma once

#include "auth/person.hpp"
#include "auth/secrets.hpp"
#include "auth/sessions.hpp"

#include <optional>

namespace auth {

inline constexpr std::int64_t pairing_code_ms = 10LL * 60'000;
inline constexpr std::int64_t pin_token_ms = 2LL * 60'000;  // how long a person's pin is good for

struct Pairing {
    std::string account, id, store, name, role, page;
    std::string token{};    // hash of the session's; "" while it is not paired
    std::string made_by{};  // id of the person or key
    std::int64_t created_ms = 0, paired_ms = 0, last_ms = 0, revoked_ms = 0;
    std::string network{}, agent{};  // of the browser that was paired
    std::int64_t revision = 1;

    bool is_paired() const { return !token.empty(); }
};

// Those of the store that are not revoked, by name.
std::vector<Pairing> pairings_of(storage::ReadView& view, std::string_view account,
                                 std::string_view store);
// Finds revoked ones too.
std::optional<Pairing> find_pairing(storage::ReadView& view, std::string_view account,
                                    std::string_view id);
std::int64_t count_pairings(storage::ReadView& view, std::string_view account,
                            std::string_view store);

// All functions that write need the lock of the store; those that end a session or change what it
// may do send the hint `sessions`.
void add_pairing(storage::Transaction& tx, const Pairing& pairing);
// Writes name, role and page, and raises the revision.
void change_pairing(storage::Transaction& tx, Pairing& pairing);
// Ends its session and removes its code, for good.
void revoke_pairing(storage::Transaction& tx, Pairing& pairing, std::int64_t now_ms);
// Ends the session, if it still has that token, by its hash; a new code pairs the device again.
void unpair(storage::Transaction& tx, std::string_view account, std::string_view id,
            std::string_view token_hash);
// Any write will do.
void note_pairing_used(storage::Transaction& tx, std::string_view account, std::string_view id,
                       std::int64_t now_ms);

// How codes are compared: in capitals, without blanks and hyphens.
std::string pairing_code_key(std::string_view typed);

struct PairingCode {
    std::string account, pairing;
    std::string maker;  // id of the person or key that made it
    std::int64_t expires_ms;
};
// Removes earlier codes of the pairing.
void put_pairing_code(storage::Transaction& tx, const Pepper& pepper, const PairingCode& code,
                      std::string_view text);
// Nothing when it is unknown, was used or has expired.
std::optional<PairingCode> find_pairing_code(storage::ReadView& view, const Pepper& pepper,
                                             std::string_view text, std::int64_t now_ms);
// When the code of the pairing expires; 0 when there is none.
std::int64_t pairing_code_expires_ms(storage::ReadView& view, std::string_view account,
                                     std::string_view pairing, std::int64_t now_ms);
// For Retention::forget: those that expired before.
std::int64_t forget_pairing_codes(storage::Transaction& tx, std::string_view account,
                                  std::int64_t oldest_ms);

// Uses up the code and begins the session of the device with that token, in place of any it had.
// False when another transaction was first.
bool begin_pairing(storage::Transaction& tx, const Pepper& pepper, std::string_view code,
                   Pairing& pairing, std::string_view token, std::int64_t now_ms);

// The device that has this token, if it is paired and its role and store are active.
std::optional<FoundSession> find_paired(storage::ReadView& view, const Pepper& pepper,
                                        const SessionToken& token);
// The same for a pairing, with the token that its writes must send.
std::optional<FoundSession> session_of_pairing(storage::ReadView& view, const Pairing& pairing,
                                               std::string csrf_token);
// What a paired device with these privileges of its role is to a request.
FoundSession device_session(const Pairing& pairing, const kinds::PrivilegeSet& of_role,
                            std::string csrf_token);
// For auth::is_unchanged().
bool is_unchanged_at_device(storage::ReadView& view, const Person& person, std::int64_t now_ms);

// A person who has entered their pin at a paired device: what the device sends in X-Person. It
// names the user and the end, and is of that session alone. Nothing of it is stored.
std::string pin_token(const Pepper& pepper, const Person& device, std::string_view user,
                      std::int64_t expires_ms);
// The user with that token as the person of the request, with their rights in the store of the
// device now. Throws base::Refusal (403 `person_needed`) when the token is altered, of another
// session or over, and when the user is not active there.
std::shared_ptr<const Person> person_at(storage::ReadView& view, const Pepper& pepper,
                                        const Person& device, std::string_view token,
                                        std::int64_t now_ms);
// What the user may do at a paired device.
kinds::PrivilegeSet held_at_device(storage::ReadView& view, std::string_view account,
                                   std::string_view user);

}  // namespace auth
