#include "features/staff/requests.hpp"

#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/records/read.hpp"
#include "features/records/rules.hpp"
#include "kinds/user.hpp"

namespace features::staff {
namespace {

constexpr std::size_t device_characters_max = 100;

bool is_printable(std::string_view text) {
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return false;
    return true;
}

}  // namespace

const std::string* Request::find(std::string_view name) const {
    for (const auto& [key, raw] : members_)
        if (key == name) return raw == "null" ? nullptr : &raw;
    return nullptr;
}

std::string Request::text(std::string_view name, std::size_t characters_max) {
    const std::string* raw = find(name);
    if (!raw) return {};
    auto value = schema::text_of(*raw);
    if (!value)
        if (const auto number = schema::count_of(*raw)) value = std::to_string(*number);
    if (!value) {
        add(name, "must be a string");
        return {};
    }
    std::string trimmed(base::trimmed(*value));
    if (base::character_count(trimmed) > characters_max)
        add(name, "must have at most " + std::to_string(characters_max) + " characters");
    else if (!is_printable(trimmed))
        add(name, "must have no control characters");
    return trimmed;
}

std::optional<bool> Request::flag(std::string_view name) {
    const std::string* raw = find(name);
    if (!raw) return {};
    const std::string word = base::lower_ascii(schema::text_of(*raw).value_or(*raw));
    if (word == "true") return true;
    if (word == "false") return false;
    add(name, "must be true or false");
    return {};
}

std::string Request::id(std::string_view name) {
    const std::string value = text(name, 100);
    if (value.empty() || base::is_id(value)) return base::lower_ascii(value);
    add(name, "must be an id of 24 hexadecimal digits");
    return {};
}

std::optional<std::int64_t> Request::time_ms(std::string_view name) {
    const std::string value = text(name, 100);
    if (value.empty()) return {};
    const auto ms = base::parse_iso_time(value);
    if (!ms) add(name, "must be an ISO 8601 timestamp such as 2026-01-31T18:30:00Z");
    return ms;
}

void Request::finish() const {
    if (!problems_.empty()) throw base::Refusal::invalid(problems_);
}

PinTry read_pin(Request& request, const api::Call& call, const std::string& store) {
    PinTry one{.account = call.principal->account,
               .store = store,
               .pin_hash = {},
               .device = request.text("deviceId", device_characters_max),
               .now_ms = call.now_ms};
    const std::string pin = request.text("pin", device_characters_max);
    if (pin.empty())
        request.add("pin", "is required");
    else if (const auto canonical = kinds::canonical_pin(pin))
        one.pin_hash = call.services.of<records::Rulebook>().hash_secret(store, "pin", *canonical);
    else
        request.add("pin", std::string(kinds::a_pin.expectation));
    if (one.device.empty()) request.add("deviceId", "is required");
    return one;
}

std::string store_of(const api::Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return base::lower_ascii(call.path["store"]);
}

}  // namespace features::staff
