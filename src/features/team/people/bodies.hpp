// The bodies that sign-ins, passwords, second factors and invitations take.
#pragma once

#include "kinds/customer.hpp"
#include "schema/kind.hpp"

namespace features::people {

using namespace schema;

inline constexpr Rules an_address{.trimmed = true, .characters_max = 254};
inline constexpr Rules a_password = secret | characters_max(256);
inline constexpr Rules a_code = secret | Rules{.trimmed = true, .characters_max = 64};

struct SignInInput : Kind {
    constexpr SignInInput()
        : Kind("signInInput", "signInInputs", Traits{.about = "Who signs in."}) {}

    Text email{this, "email", required | an_address | help("E-mail address of the person.")};
    Text password{this, "password", required | a_password | help("The password.")};
    Text code{this, "code",
              a_code | help("Code of the second factor, or a recovery code, if one is required.")};
    Text account{
        this, "account",
        Rules{.trimmed = true, .characters_max = 24} |
            help("Id of the account to sign in to. Only needed if several accounts have the same "
                 "e-mail address and password: 409 `choose_account` lists them.")};
};
inline constexpr SignInInput sign_in_input;
static_assert(sign_in_input.is_unambiguous());

struct PasswordInput : Kind {
    constexpr PasswordInput()
        : Kind("passwordInput", "passwordInputs", Traits{.about = "A new password."}) {}

    Text current{this, "current", required | a_password | help("The current password.")};
    Text password{
        this, "password",
        required | secret | help("The new password: 10 to 256 characters, and not a common one.")};
};
inline constexpr PasswordInput password_input;
static_assert(password_input.is_unambiguous());

struct ForgottenInput : Kind {
    constexpr ForgottenInput()
        : Kind("forgottenInput", "forgottenInputs",
               Traits{.about = "Who has forgotten their password."}) {}

    Text email{this, "email", required | an_address | help("E-mail address of the person.")};
};
inline constexpr ForgottenInput forgotten_input;
static_assert(forgotten_input.is_unambiguous());

inline constexpr Rules a_token = required | secret | Rules{.trimmed = true, .characters_max = 128} |
                                 help("The part of the link after `token=`.");

struct LinkInput : Kind {
    constexpr LinkInput() : Kind("linkInput", "linkInputs", Traits{.about = "A one-time link."}) {}

    Text token{this, "token", a_token};
};
inline constexpr LinkInput link_input;
static_assert(link_input.is_unambiguous());

struct ResetInput : Kind {
    constexpr ResetInput()
        : Kind("resetInput", "resetInputs",
               Traits{.about = "A one-time link, and the password to set with it."}) {}

    Text token{this, "token", a_token};
    Text password{
        this, "password",
        required | secret | help("The new password: 10 to 256 characters, and not a common one.")};
};
inline constexpr ResetInput reset_input;
static_assert(reset_input.is_unambiguous());

struct PasswordAgainInput : Kind {
    constexpr PasswordAgainInput()
        : Kind("passwordAgainInput", "passwordAgainInputs",
               Traits{.about = "The password again."}) {}

    Text password{this, "password", required | a_password | help("The password.")};
};
inline constexpr PasswordAgainInput password_again_input;
static_assert(password_again_input.is_unambiguous());

struct CodeInput : Kind {
    constexpr CodeInput()
        : Kind("codeInput", "codeInputs", Traits{.about = "A code of a second factor."}) {}

    Text code{this, "code", required | a_code | help("The six digits that the app shows.")};
};
inline constexpr CodeInput code_input;
static_assert(code_input.is_unambiguous());

struct PasswordAndCodeInput : Kind {
    constexpr PasswordAndCodeInput()
        : Kind("passwordAndCodeInput", "passwordAndCodeInputs",
               Traits{.about = "The password again, and a code."}) {}

    Text password{this, "password", required | a_password | help("The password.")};
    Text code{this, "code",
              required | a_code | help("Code of the second factor, or a recovery code.")};
};
inline constexpr PasswordAndCodeInput password_and_code_input;
static_assert(password_and_code_input.is_unambiguous());

struct InvitationInput : Kind {
    constexpr InvitationInput()
        : Kind("invitationInput", "invitationInputs", Traits{.about = "Who is invited."}) {}

    Text email{this, "email",
               required | in_form(kinds::an_email) | help("E-mail address of the person.")};
};
inline constexpr InvitationInput invitation_input;
static_assert(invitation_input.is_unambiguous());

}  // namespace features::people
