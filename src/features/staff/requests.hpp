// What requests of devices say: members of their bodies, and pins.
#pragma once

#include "api/call.hpp"
#include "features/staff/login.hpp"
#include "schema/json.hpp"

namespace features::staff {

// Takes members of a body one after another and collects what is wrong with them.
class Request {
public:
    // Throws base::Refusal (400) when the body is no object.
    explicit Request(std::string_view body) : members_(schema::read_members(body)) {}

    // The text of a member, trimmed; "" when it is absent, null or empty. A whole number is taken
    // as its digits.
    std::string text(std::string_view name, std::size_t characters_max);
    std::optional<bool> flag(std::string_view name);  // nothing when it is absent
    std::string id(std::string_view name);            // in lower case
    std::optional<std::int64_t> time_ms(std::string_view name);
    bool has(std::string_view name) const { return find(name) != nullptr; }

    void add(std::string_view name, std::string sentence) {
        problems_.push_back({std::string(name), std::move(sentence)});
    }
    void finish() const;  // throws base::Refusal (400) when something is wrong

private:
    const std::string* find(std::string_view name) const;  // null when absent or null

    std::vector<std::pair<std::string, std::string>> members_;
    base::Problems problems_{};
};

// `pin` and `deviceId` of a body; both are required. The pin itself is not kept.
PinTry read_pin(Request& request, const api::Call& call, const std::string& store);

// The store of the path, in lower case. Throws base::Refusal: 404, 403.
std::string store_of(const api::Call& call, storage::ReadView& view);

}  // namespace features::staff
