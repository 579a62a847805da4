#include "features/edge/webhooks/hook.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

constexpr std::size_t name_characters_max = 40, type_characters_max = 80;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_of_name(char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-'; }
bool is_word(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_letter);
}

bool matches(std::string_view pattern, const storage::Event& event) {
    if (pattern == "*") return true;
    const std::size_t dot = pattern.find('.');
    if (pattern.substr(0, dot) != event.kind) return false;
    const std::string_view type = pattern.substr(dot + 1);
    return type == "*" || type == event.type;
}

// A closed or voided check is reported by its sale.
bool is_update(const storage::Event& event) {
    if (event.type == "created") return false;
    if (event.kind == "order") return true;
    return event.kind == "check" && event.type != "closed" && event.type != "voided";
}

bool is_for(std::string_view wild_hook, const storage::Event& event) {
    if (wild_hook == close_order) return event.kind == "sale";
    if (wild_hook == update_order) return is_update(event);
    return event.type == "created" && (event.kind == "order" || event.kind == "check");
}

}  // namespace

bool is_wildcard(std::string_view name) {
    return std::ranges::find(wildcard_hooks, name) != wildcard_hooks.end();
}

bool wants(const Hook& hook, const storage::Event& event) {
    if (event.kind == webhook_label) return event.id == every_hook || event.id == hook.name;
    if (is_wildcard(hook.name)) return is_for(hook.name, event);
    return std::ranges::any_of(hook.types,
                               [&](const std::string& type) { return matches(type, event); });
}

std::vector<std::string> wanted_kinds(const Hook& hook, const std::vector<std::string>& all) {
    if (hook.name == close_order) return {"sale"};
    if (is_wildcard(hook.name)) return {"check", "order"};
    std::vector<std::string> wanted;
    for (const std::string& kind : all)
        if (std::ranges::any_of(hook.types, [&](const std::string& type) {
                return type == "*" || type.starts_with(kind + '.');
            }))
            wanted.push_back(kind);
    return wanted;
}

bool is_event_type(std::string_view text) {
    if (text == "*") return true;
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || text.size() > type_characters_max) return false;
    const std::string_view type = text.substr(dot + 1);
    return is_word(text.substr(0, dot)) && (type == "*" || is_word(type));
}

bool is_own_name(std::string_view text) {
    return !text.empty() && text.size() <= name_characters_max &&
           std::ranges::all_of(text, is_of_name) && !is_wildcard(text);
}

}  // namespace features::webhooks
