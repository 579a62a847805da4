#include "features/team/people/known_visitors.hpp"

#include "api/audit.hpp"
#include "api/body.hpp"
#include "auth/rate_limit.hpp"
#include "auth/sessions.hpp"
#include "base/refusal.hpp"
#include "features/team/people/bodies.hpp"
#include "features/team/people/failure_counter.hpp"
#include "features/team/people/operations.hpp"

#include <algorithm>
#include <cstdlib>

namespace features::people {
namespace {

constexpr std::size_t counted_max = 100'000;

// "" when the request has none. The operation reports what is wrong with it.
std::string email_in(const api::Call& call) {
    const api::Operation* operation = &call.route.operation;
    try {
        if (operation == &sign_in)
            return api::read_body(call.request.body, sign_in_input)[sign_in_input.email];
        if (operation == &forget_password)
            return api::read_body(call.request.body, forgotten_input)[forgotten_input.email];
    } catch (const base::Refusal&) {
    }
    return {};
}

// Runs the same queries for nobody as for one person.
bool has_come_from_there(const api::Call& call, std::string_view email) {
    bool is_known = false;
    call.services.database.read([&](storage::ReadView& view) {
        auto people = auth::people_named(view, email);
        if (people.empty()) people.emplace_back();
        const std::string address =
            api::address_digest(call.services.pepper, call.request.client_address);
        is_known = std::ranges::any_of(people, [&](const auth::SignIn& one) {
            return auth::had_session_from(view, one.account, one.id, address,
                                          call.now_ms - known_ms);
        });
    });
    return is_known;
}

}  // namespace

api::Visit KnownVisitors::visit(const api::Call& call) {
    const std::string email = email_in(call);
    const std::string address = auth::name_of_address(call.request.client_address);
    // With the address: whoever has the e-mail address in another account takes no turns from this
    // one.
    if (!email.empty() && has_come_from_there(call, email))
        return {.is_known = true, .asker = auth::email_key(email) + ' ' + address};
    const int of_name = email.empty() ? 0 : count("name " + auth::email_key(email), call.now_ms);
    return {.asker = address, .tries = count("at " + address, call.now_ms) + of_name};
}

int KnownVisitors::count(const std::string& what, std::int64_t now_ms) {
    const auto is_old = [&](const Tries& tries) {
        return std::abs(now_ms - tries.since_ms) > guard_ms;
    };
    const std::lock_guard lock(mutex_);
    if (tries_.size() >= counted_max)
        std::erase_if(tries_, [&](const auto& each) { return is_old(each.second); });
    if (tries_.size() >= counted_max) tries_.clear();
    Tries& tries = tries_[what];
    if (is_old(tries)) tries = {.count = 0, .since_ms = now_ms};
    return tries.count++;
}

}  // namespace features::people
