// Members that are probably misspelt.
//
// A client may send any member: unknown ones are stored and mean nothing. One whose name is close
// to a known one, or is another common word for it, is a mistake where the known one is absent.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace domain {

// One value that is read: from the first of its names that is present. The first name is the usual
// one.
struct KnownMember {
    std::vector<std::string_view> names;
    std::vector<std::string_view> others{};  // other words for it, which are not read
};

// The members that are read of one sort of object. Those under `kept` are known and read elsewhere,
// or only for others.
class KnownMembers {
public:
    std::string_view path;  // with its dot: "seats[]."
    std::vector<KnownMember> members;

    KnownMembers(std::string_view its_path, std::vector<KnownMember> its_members,
                 std::vector<std::string_view> kept = {});
    bool knows(std::string_view name) const;

private:
    std::unordered_set<std::string_view> known_;
};

// Collects misspelt members, at most 20 names.
class Speller {
public:
    // Looks at a member with a value. `has` tells whether a member of a name exists.
    template <class Has>
    void look_at(std::string_view name, const KnownMembers& place, Has has) {
        if (reported_.size() == reported_max || place.knows(name)) return;
        for (const KnownMember& member : place.members) {
            bool is_there = false;
            for (const std::string_view one : member.names) is_there = is_there || has(one);
            if (!is_there && may_mean(name, member)) return tell(place, name, member.names.front());
        }
    }
    // A sentence for each, which names the member and what was probably meant; a name at one sort
    // of place is reported once.
    std::vector<std::string> told() && { return std::move(reported_); }

private:
    static constexpr std::size_t reported_max = 20;

    static bool may_mean(std::string_view name, const KnownMember& member);
    void tell(const KnownMembers& place, std::string_view name, std::string_view meant);

    std::vector<std::string> reported_{};
};

}  // namespace domain
