// Who has signed in, in answers.
#pragma once

#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "schema/object.hpp"

namespace features::people {

// "" when there is no such account.
std::string account_name(storage::ReadView& view, std::string_view account);

// What a person may do in a store.
struct ShownRights {
    auth::Rights rights;
    std::string store_name, user_name;
    std::vector<std::string> roles;
};
// The person, the stores with what they may do there, and what a page needs to keep the session.
struct Who {
    auth::SignIn sign_in;
    auth::Session session;
    std::vector<ShownRights> stores;
    std::string csrf_token;
    std::optional<auth::PairedDevice> device{};
    std::string role_name{};  // of the device
};
extern const schema::Object<Who> who_answer;

Who who_of(storage::ReadView& view, const auth::SignIn& sign_in, const auth::Session& session,
           std::string_view csrf_token);
// Of a paired device: what its role allows counts as its own, though some of it takes a pin.
Who who_of_device(storage::ReadView& view, const auth::FoundSession& found);
std::string who_json(storage::ReadView& view, const auth::SignIn& sign_in,
                     const auth::Session& session, std::string_view csrf_token);

}  // namespace features::people
