#include "auth/pairings.hpp"

#include "base/fingerprint.hpp"
#include "base/text.hpp"
#include "storage/tables/records.hpp"

#include <charconv>

namespace auth {
namespace {

base::Refusal person_needed(const char* sentence) {
    return base::Refusal(403, "person_needed", sentence).with("needs", "[]");
}

std::uint64_t fingerprint_of_rights(const Person& person) {
    const Rights& rights = person.rights.front();
    std::string text = "device " + person.session + ' ' + std::to_string(person.device->paired_ms) +
                       ' ' + person.device->user + ' ' + rights.store;
    for (std::string_view id : rights.held.names()) (text += ' ') += id;
    return base::fingerprint_of(text).low;
}

// What a token says before it is known to be ours.
struct PinToken {
    std::string_view user;
    std::int64_t expires_ms = 0;
};
std::optional<PinToken> read_pin_token(std::string_view text) {
    const std::size_t first = text.find('.');
    const std::size_t second = first == text.npos ? first : text.find('.', first + 1);
    if (second == text.npos) return {};
    PinToken token{text.substr(0, first)};
    const std::string_view expires = text.substr(first + 1, second - first - 1);
    const auto read =
        std::from_chars(expires.data(), expires.data() + expires.size(), token.expires_ms);
    if (!base::is_id(token.user) || read.ec != std::errc() || read.ptr != expires.end()) return {};
    return token;
}

}  // namespace

std::string pairing_code_key(std::string_view typed) {
    std::string key;
    for (const char c : typed)
        if (c != '-' && c != ' ' && c != '\t')
            key += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return key;
}

FoundSession device_session(const Pairing& pairing, const kinds::PrivilegeSet& of_role,
                            std::string csrf_token) {
    const kinds::PrivilegeSet holds = of_role - kinds::never_at_devices;
    auto device = std::make_shared<Person>();
    device->account = pairing.account;
    device->id = device->session = pairing.id;
    device->csrf_token = std::move(csrf_token);
    device->rights = {{.store = pairing.store, .user = {}, .held = holds - kinds::with_a_pin}};
    device->device = {.id = pairing.id,
                      .name = pairing.name,
                      .store = pairing.store,
                      .role = pairing.role,
                      .page = pairing.page,
                      .paired_ms = pairing.paired_ms,
                      .role_holds = holds};
    device->fingerprint = fingerprint_of_rights(*device);
    return {.person = std::move(device),
            .session = {.account = pairing.account,
                        .id = pairing.id,
                        .sign_in = {},
                        .created_ms = pairing.paired_ms,
                        .last_ms = pairing.last_ms,
                        .network = pairing.network,
                        .agent = pairing.agent,
                        .is_of_device = true}};
}

kinds::PrivilegeSet held_at_device(storage::ReadView& view, std::string_view account,
                                   std::string_view user) {
    return privileges_of_user(view, account, user) - kinds::never_at_devices;
}

std::string pin_token(const Pepper& pepper, const Person& device, std::string_view user,
                      std::int64_t expires_ms) {
    const std::string said = std::string(user) + '.' + std::to_string(expires_ms);
    return said + '.' +
           pepper.hash("pin at a paired device",
                       said + '\n' + device.session + '\n' + device.csrf_token);
}

std::shared_ptr<const Person> person_at(storage::ReadView& view, const Pepper& pepper,
                                        const Person& device, std::string_view token,
                                        std::int64_t now_ms) {
    const auto said = read_pin_token(token);
    if (!said ||
        !equal_in_constant_time(token, pin_token(pepper, device, said->user, said->expires_ms)))
        throw person_needed("X-Person is not of this session: enter your pin again");
    if (said->expires_ms <= now_ms)
        throw person_needed("The time for this pin is over: enter it again");
    const std::string& store = device.device->store;
    const auto user = storage::owner_of(view, device.account, said->user);
    if (!user || !user->is_active || user->store != store)
        throw person_needed("This person no longer works here: somebody else must enter a pin");
    auto person = std::make_shared<Person>(device);
    person->id = said->user;
    person->rights = {{.store = store,
                       .user = person->id,
                       .held = held_at_device(view, device.account, person->id)}};
    person->device->user = person->id;
    person->device->until_ms = said->expires_ms;
    person->fingerprint = fingerprint_of_rights(*person);
    return person;
}

bool is_unchanged_at_device(storage::ReadView& view, const Person& person, std::int64_t now_ms) {
    const PairedDevice& then = *person.device;
    const auto pairing = find_pairing(view, person.account, then.id);
    if (!pairing || !pairing->is_paired() || pairing->paired_ms != then.paired_ms) return false;
    const auto now = session_of_pairing(view, *pairing, person.csrf_token);
    if (!now) return false;
    if (person.is_without_pin()) return now->person->rights == person.rights;
    const auto user = storage::owner_of(view, person.account, then.user);
    return now_ms < then.until_ms && user && user->is_active &&
           held_at_device(view, person.account, then.user) == person.rights.front().held;
}

}  // namespace auth
