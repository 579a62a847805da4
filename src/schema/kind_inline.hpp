// The name table of a kind, built during constant evaluation. Included by kind.hpp only.
#pragma once

#include <stdexcept>

namespace schema {

namespace names {

inline constexpr std::string_view twin_suffix = "Str";

// FNV-1a: cheap in constant evaluation, and it continues over a suffix without a joined copy.
constexpr std::uint32_t hash(std::string_view text, std::uint32_t seed = 2'166'136'261u) {
    for (char c : text) seed = (seed ^ static_cast<unsigned char>(c)) * 16'777'619u;
    return seed;
}

constexpr bool is_twin_of(std::string_view wire_name, std::string_view base_name) {
    return wire_name.size() == base_name.size() + twin_suffix.size() &&
           wire_name.ends_with(twin_suffix) && wire_name.starts_with(base_name);
}

}  // namespace names

constexpr Field::Field(Kind* owner, std::string_view wire_name, Type its_type,
                       const Rules& its_rules, const Kind* item_kind)
    : name(wire_name), type(its_type), rules(its_rules), item(item_kind), slot(owner->add(this)) {}

constexpr std::uint8_t Kind::add(const Field* field) {
    if (count_ == fields_max) throw std::length_error("too many fields in one kind");
    enter(field->name, field, Spelling::name);
    for (std::string_view alias : field->rules.aliases)
        if (!alias.empty()) enter(alias, field, Spelling::alias);
    if (field->has_twin()) enter(field->name, field, Spelling::twin);
    fields_[count_] = field;
    return static_cast<std::uint8_t>(count_++);
}

constexpr void Kind::enter(std::string_view wire_name, const Field* field, Spelling spelling) {
    if (++name_count_ > names_max * 3 / 4) throw std::length_error("too many names in one kind");
    std::uint32_t hash = names::hash(wire_name);
    if (spelling == Spelling::twin) hash = names::hash(names::twin_suffix, hash);

    std::size_t place = hash % names_max;
    for (; names_[place].is_used; place = (place + 1) % names_max)
        if (names_[place].hash == hash && is_spelled_alike(names_[place], wire_name, spelling))
            has_clash_ = true;
    names_[place] = {wire_name, field, hash, spelling, true};
}

constexpr bool Kind::is_spelled_alike(const Entry& entry, std::string_view wire_name,
                                      Spelling spelling) {
    if ((entry.spelling == Spelling::twin) == (spelling == Spelling::twin))
        return entry.name == wire_name;
    return spelling == Spelling::twin ? names::is_twin_of(entry.name, wire_name)
                                      : names::is_twin_of(wire_name, entry.name);
}

constexpr Kind::Match Kind::find(std::string_view wire_name) const {
    const std::uint32_t hash = names::hash(wire_name);
    for (std::size_t place = hash % names_max;; place = (place + 1) % names_max) {
        const Entry& entry = names_[place];
        if (!entry.is_used) return {};
        if (entry.hash == hash && is_spelled_alike(entry, wire_name, Spelling::name))
            return {entry.field, entry.spelling};
    }
}

constexpr const Field* Kind::facet_field() const {
    for (const Field* field : fields())
        if (field->rules.is_facet) return field;
    return nullptr;
}

constexpr bool Kind::is_unambiguous() const { return !has_clash_; }

}  // namespace schema
