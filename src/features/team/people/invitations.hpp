// Attaching sign-ins of people to users.
#pragma once

#include "auth/sign_ins.hpp"
#include "features/records/write.hpp"

namespace features::people {

struct Invitation {
    std::string user, email;
    std::string sign_in_id;  // of a new sign-in
    std::string token;       // of the link
};

struct Invited {
    auth::SignIn sign_in;
    bool has_link = false;  // false: the person already has a password
};

// Attaches to the user the account's sign-in with the e-mail address, or a new one. Its link is
// valid for auth::invitation_hours. Needs the locks of the account and of the user's store. Throws
// base::Refusal: 400 when the address belongs to a kiosk, 403 `holds_more` (staff/grants.hpp), 409
// when the user has another sign-in or is not active, or the person has another user in the store.
Invited invite(storage::Transaction& tx, const records::Actor& actor, const auth::Pepper& pepper,
               const Invitation& invitation);

// Detaches the sign-in from the user and ends its sessions; the sign-in itself stays. Needs the
// same locks.
void detach(storage::Transaction& tx, const records::Actor& actor, const std::string& user,
            std::string_view sign_in);

}  // namespace features::people
