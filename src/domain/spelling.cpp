#include "domain/spelling.hpp"

#include "base/nearest.hpp"

#include <algorithm>

namespace domain {

KnownMembers::KnownMembers(std::string_view its_path, std::vector<KnownMember> its_members,
                           std::vector<std::string_view> kept)
    : path(its_path), members(std::move(its_members)), known_(kept.begin(), kept.end()) {
    for (const KnownMember& member : members)
        known_.insert(member.names.begin(), member.names.end());
}

bool KnownMembers::knows(std::string_view name) const {
    if (name.ends_with("Str")) name.remove_suffix(3);
    return known_.contains(name);
}

bool Speller::may_mean(std::string_view name, const KnownMember& member) {
    const auto is_it = [&](std::string_view one) { return base::is_near(name, one); };
    return std::ranges::find(member.others, name) != member.others.end() ||
           std::ranges::any_of(member.names, is_it);
}

void Speller::tell(const KnownMembers& place, std::string_view name, std::string_view meant) {
    std::string sentence = std::string(place.path) + std::string(name) +
                           ": is stored but not used; did you mean " + std::string(meant) + '?';
    if (std::ranges::find(reported_, sentence) == reported_.end())
        reported_.push_back(std::move(sentence));
}

}  // namespace domain
