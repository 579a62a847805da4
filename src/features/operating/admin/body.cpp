#include "features/operating/admin/body.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::admin {

Body::Body(std::string_view json) : members_(schema::read_members(json)) {}

std::string Body::text(std::string_view name) {
    const std::size_t problems_before = problems_.size();
    std::string value = optional_text(name).value_or("");
    if (value.empty() && problems_.size() == problems_before) add_problem(name, "is required");
    return value;
}

std::optional<std::string> Body::optional_text(std::string_view name) {
    const std::optional<std::string> raw = take(name);
    if (!raw) return std::nullopt;
    const std::optional<std::string> value = schema::text_of(*raw);
    if (!value) {
        add_problem(name, "must be text");
        return std::nullopt;
    }
    const std::string_view trimmed = base::trimmed(*value);
    return trimmed.empty() ? std::nullopt : std::optional<std::string>(trimmed);
}

std::string Body::secret(std::string_view name) {
    const std::optional<std::string> raw = take(name);
    const std::optional<std::string> value = raw ? schema::text_of(*raw) : std::nullopt;
    if (!value || value->empty()) add_problem(name, raw && !value ? "must be text" : "is required");
    return value.value_or("");
}

bool Body::flag(std::string_view name) {
    const std::optional<std::string> raw = take(name);
    if (!raw) return false;
    const std::optional<bool> value = schema::flag_of(*raw);
    if (!value) add_problem(name, "must be true or false");
    return value.value_or(false);
}

std::vector<std::string> Body::texts(std::string_view name) {
    const std::optional<std::string> raw = take(name);
    if (!raw) return {};
    if (!raw->starts_with('[')) {
        add_problem(name, "must be a list of texts");
        return {};
    }
    const std::vector<std::string> elements = schema::elements_of(*raw);
    if (elements.empty()) add_problem(name, "must not be empty");
    std::vector<std::string> values;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::optional<std::string> value = schema::text_of(elements[i]);
        if (!value) add_problem(std::string(name) + "[" + std::to_string(i) + "]", "must be text");
        values.emplace_back(base::trimmed(value.value_or("")));
    }
    return values;
}

void Body::add_problem(std::string_view name, std::string sentence) {
    problems_.push_back({std::string(name), std::move(sentence)});
}

void Body::finish() {
    for (const auto& [name, raw] : members_) add_problem(name, "is not known to this command");
    if (!problems_.empty()) throw base::Refusal::invalid(std::move(problems_));
}

std::optional<std::string> Body::take(std::string_view name) {
    const auto found = std::find_if(members_.begin(), members_.end(),
                                    [&](const auto& member) { return member.first == name; });
    if (found == members_.end()) return std::nullopt;
    std::string raw = std::move(found->second);
    members_.erase(found);
    return raw == "null" ? std::nullopt : std::optional(std::move(raw));
}

}  // namespace features::admin
