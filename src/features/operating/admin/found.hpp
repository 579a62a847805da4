// Founding an account: for the command `init` and for the first run of the program.
#pragma once

#include "base/problem.hpp"
#include "features/operating/admin/admin.hpp"

namespace features::admin {

// What the account is to be.
struct Founding {
    std::string account, store, time_zone, currency;
    std::string owner_email;     // "": made from the account's name
    std::string owner_password;  // "": one is made
    bool is_namesake = false;    // although another account has the name
    bool is_first = false;       // only while the database holds no account
};

// Adds what is wrong with it, as far as can be told without the database. The owner's e-mail is the
// member `email_member`.
void check_founding(const Founding& founding, std::string_view email_member,
                    base::Problems& problems);

// What was made. A password is told only when it was made here.
struct Founded {
    std::string account_id, store_id;
    std::string api_key, kiosk_key, licence_key;
    std::string kiosk_email, kiosk_password, owner_email, owner_password;
};
extern const schema::Object<Founded> founded_answer;

// Makes the account with its first store, its owner, a kiosk, a licence and two keys, in one
// transaction, which it waits for. Hashes passwords first, so it is slow. Throws base::Refusal: for
// `is_first` 409 `already_set_up`, of two at the same time to all but one.
Founded found_account(const Context& context, const Founding& founding);

}  // namespace features::admin
