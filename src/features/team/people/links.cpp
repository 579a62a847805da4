#include "features/team/people/links.hpp"

#include "auth/authors.hpp"
#include "auth/person.hpp"
#include "features/team/staff/grants.hpp"

#include <algorithm>

namespace features::people {
namespace {

constexpr std::size_t id_characters = 24;

struct Origin {
    std::string_view maker, user;  // "": the person, or the operator
};

Origin origin_of(std::string_view token) {
    const std::size_t first = token.find('.');
    if (first == token.npos) return {};
    const std::string_view ids = token.substr(first + 1);
    if (ids.size() != 2 * id_characters + 1) return {};
    return {ids.substr(0, id_characters), ids.substr(id_characters + 1)};
}

bool may_make(storage::ReadView& view, const auth::Principal& maker, const staff::Attached& user,
              std::string_view sign_in) {
    constexpr kinds::PrivilegeSet needed{"BO_SIGN_INS"};
    if (maker.person && !maker.person->held_in(user.store).has_all(needed)) return false;
    return staff::store_of_more(view, maker, user.user, sign_in).empty();
}

}  // namespace

std::string link_token(std::string_view secret, std::string_view maker, std::string_view user) {
    return std::string(secret) + '.' + std::string(maker) + '.' + std::string(user);
}

bool is_link_good(storage::ReadView& view, const auth::SignIn& sign_in, std::string_view token,
                  std::int64_t now_ms) {
    const auto users = staff::users_of(view, sign_in.account, sign_in.id);
    if (std::ranges::none_of(users, &staff::Attached::is_active)) return false;
    const Origin origin = origin_of(token);
    if (origin.maker.empty()) return true;
    const auto user = std::ranges::find(users, origin.user, &staff::Attached::user);
    if (user == users.end()) return false;
    if (sign_in.password_hash.empty() && !user->is_active) return false;
    const auto maker = auth::principal_now(view, sign_in.account, origin.maker, now_ms);
    return maker && may_make(view, *maker, *user, sign_in.id);
}

}  // namespace features::people
