// Members of objects, compared by name.
#pragma once

#include <algorithm>
#include <vector>

namespace schema {

// An index of the members of one object, pairs of name and value, which must outlive it and stay
// where they are. Making it takes n log n comparisons and find() log n, whatever the names are: no
// choice of names by a client makes it slow.
template <class Member>
class ByName {
public:
    explicit ByName(const std::vector<Member>& members) {
        sorted_.reserve(members.size());
        for (const Member& member : members) sorted_.push_back(&member);
        std::sort(sorted_.begin(), sorted_.end(),
                  [](const Member* a, const Member* b) { return a->first < b->first; });
    }

    // Null: there is none.
    const Member* find(const typename Member::first_type& name) const {
        const auto place = std::lower_bound(
            sorted_.begin(), sorted_.end(), name,
            [](const Member* member, const auto& it) { return member->first < it; });
        return place == sorted_.end() || name < (*place)->first ? nullptr : *place;
    }

private:
    std::vector<const Member*> sorted_;
};

// The names of members that are new or have another value, then of those that are gone.
template <class Member>
auto changed_names(const std::vector<Member>& before, const std::vector<Member>& after) {
    std::vector<typename Member::first_type> names;
    const ByName old(before), now(after);
    for (const Member& member : after) {
        const Member* was = old.find(member.first);
        if (!was || was->second != member.second) names.push_back(member.first);
    }
    for (const Member& member : before)
        if (!now.find(member.first)) names.push_back(member.first);
    return names;
}

// Lays the members that were sent over `members`: each replaces the value of the one with its name;
// new ones are added at the end, in their order.
template <class Member>
void merge_members(std::vector<Member>& members, const std::vector<Member>& sent) {
    std::vector<Member> added;
    {
        const ByName present(members), replacing(sent);
        for (const Member& member : sent)
            if (!present.find(member.first)) added.push_back(member);
        for (Member& member : members)
            if (const Member* its = replacing.find(member.first)) member.second = its->second;
    }
    members.insert(members.end(), added.begin(), added.end());
}

}  // namespace schema
