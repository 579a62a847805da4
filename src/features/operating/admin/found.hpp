// Creating an account: for the command `init` and for the first run of the program.
#pragma once

#include "base/problem.hpp"
#include "features/operating/admin/admin.hpp"

namespace features::admin {

// The requested account.
struct Founding {
    std::string account, store, time_zone, currency;
    std::string owner_email;     // "": derived from the account's name
    std::string owner_password;  // "": one is generated
    bool is_namesake = false;    // allow a name that another account has
    bool is_first = false;       // only if the database has no account
};

// Adds the problems that can be found without the database. The owner's e-mail is the member
// `email_member`.
void check_founding(const Founding& founding, std::string_view email_member,
                    base::Problems& problems);

// What was created. A password is included only if it was generated here.
struct Founded {
    std::string account_id, store_id;
    std::string api_key, kiosk_key, licence_key;
    std::string kiosk_email, kiosk_password, owner_email, owner_password;
};
extern const schema::Object<Founded> founded_answer;

// Creates the account with its first store, its owner, a kiosk, a licence and two keys, in one
// transaction, and waits for it. Hashes passwords first, so it is slow. Throws base::Refusal: 409
// `already_set_up` for `is_first`, also if a concurrent call was faster.
Founded found_account(const Context& context, const Founding& founding);

}  // namespace features::admin
