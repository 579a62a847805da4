// Switching the second factor on and off, and new recovery codes.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/shown_once.hpp"
#include "auth/totp.hpp"
#include "base/json_text.hpp"
#include "features/team/people/bodies.hpp"
#include "features/team/people/confirmation.hpp"
#include "features/team/people/operations.hpp"
#include "features/team/people/second_factor.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"

namespace features::people {
namespace {

using api::Call;
using base::Refusal;
using schema::of;

constexpr std::string_view issuer = "Comanda";

std::string fresh_seed(const Call& call) {
    return auth::random_hex(call.services.world.random, api::seed_bytes);
}

// Safe retries store the seed that the secrets of the answer are made from.
http::Response seed_answer(std::string_view seed) {
    return api::json_answer(base::JsonObject().text("seed", seed).done());
}

std::string seed_in(std::string_view body) {
    for (const auto& [name, raw] : schema::read_members(body))
        if (name == "seed") return schema::text_of(raw).value_or("");
    return {};
}

std::string bytes_of_hex(std::string_view hex, std::size_t count) {
    const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
    std::string bytes;
    for (std::size_t i = 0; i < count; ++i)
        bytes += static_cast<char>(digit(hex[2 * i]) * 16 + digit(hex[2 * i + 1]));
    return bytes;
}

std::string secret_for(const Call& call, std::string_view seed) {
    return bytes_of_hex(api::secret_of(call, "second factor of seed", seed),
                        auth::totp_secret_bytes);
}

std::vector<std::string> codes_for(const Call& call, const std::string& seed) {
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < recovery_codes; ++i)
        codes.push_back(recovery_code(
            api::secret_of(call, "recovery code of seed", seed + ' ' + std::to_string(i))));
    return codes;
}

// What an app needs to make codes.
struct Secret {
    std::string secret, uri, qr;
};
constexpr schema::Property<Secret> secret_properties[] = {
    {"secret", of<&Secret::secret>, "The secret, to type it in."},
    {"uri", of<&Secret::uri>, "The same as an `otpauth` address."},
    {"qr", of<&Secret::qr>, "The address as a QR code: an SVG image."},
};
constexpr schema::Object<Secret> secret_answer{
    "SecondFactorSecret", "What an app needs to make codes. It is only shown here.",
    secret_properties};

struct Codes {
    std::vector<std::string> codes;
};
constexpr schema::Property<Codes> codes_properties[] = {
    {"recoveryCodes", of<&Codes::codes>, "Ten codes, each valid for one sign-in."},
};
constexpr schema::Object<Codes> codes_answer{
    "RecoveryCodes", "Codes in case the app is lost. They are only shown here.", codes_properties};

struct State {
    bool is_on;
};
constexpr schema::Property<State> state_properties[] = {
    {"secondFactor", of<&State::is_on>, "Whether signing in requires a code."},
};
constexpr schema::Object<State> state_answer{"SecondFactorState", "The state of the second factor.",
                                             state_properties};

std::string with_secret(const Call& call, std::string body) {
    const std::string secret = secret_for(call, seed_in(body));
    const std::string uri = auth::otpauth_uri(issuer, call.principal->person->email, secret);
    return schema::write(secret_answer, {auth::base32(secret), uri, auth::qr_svg(uri)});
}

std::string with_codes(const Call& call, std::string body) {
    return schema::write(codes_answer, {codes_for(call, seed_in(body))});
}

void require_on(const auth::SignIn& sign_in) {
    if (sign_in.factor.empty())
        throw Refusal::conflict("second_factor_off", "The second factor is not on");
}

api::Plan prepare_begin(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, password_again_input);
    const Confirmation confirmation(call, view, body[password_again_input.password], "password");
    const std::string seed = fresh_seed(call);
    return confirmation.plan([&call, seed](storage::Transaction& tx, const auth::SignIn& sign_in) {
        if (!sign_in.factor.empty())
            throw Refusal::conflict("second_factor_on",
                                    "The second factor is on; switch it off first");
        begin_factor(tx, call.services.pepper, sign_in, secret_for(call, seed),
                     call.services.world.random);
        return api::Outcome(seed_answer(seed));
    });
}

api::Plan prepare_on(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, code_input);
    const Confirmation confirmation(call, view);
    return confirmation.plan(
        [&call, confirmation, seed = fresh_seed(call), code = body[code_input.code]](
            storage::Transaction& tx, const auth::SignIn& sign_in) {
            if (sign_in.factor_pending.empty())
                throw Refusal::conflict("no_second_factor", "Request a secret first");
            if (!switch_factor_on(tx, call.services.pepper, sign_in, code, call.now_ms))
                return confirmation.wrong_code(tx);
            set_recovery_codes(tx, call.services.pepper, sign_in, codes_for(call, seed));
            return api::Outcome(seed_answer(seed));
        });
}

// A plan for a person who has confirmed with the password and a code.
api::Plan with_both(const Call& call, storage::ReadView& view, Confirmation::Then then) {
    const Record body = api::read_body(call.request.body, password_and_code_input);
    const Confirmation confirmation(call, view, body[password_and_code_input.password], "password");
    return confirmation.plan(
        [&call, confirmation, then = std::move(then), code = body[password_and_code_input.code]](
            storage::Transaction& tx, const auth::SignIn& sign_in) {
            require_on(sign_in);
            if (!take_code(tx, call.services.pepper, sign_in, code, call.now_ms))
                return confirmation.wrong_code(tx);
            return then(tx, own_sign_in(call, tx));
        });
}

api::Plan prepare_off(const Call& call, storage::ReadView& view) {
    return with_both(call, view, [](storage::Transaction& tx, const auth::SignIn& sign_in) {
        switch_factor_off(tx, sign_in);
        return api::Outcome(api::json_answer(schema::write(state_answer, {false})));
    });
}

api::Plan prepare_codes(const Call& call, storage::ReadView& view) {
    return with_both(
        call, view,
        [&call, seed = fresh_seed(call)](storage::Transaction& tx, const auth::SignIn& sign_in) {
            set_recovery_codes(tx, call.services.pepper, sign_in, codes_for(call, seed));
            return api::Outcome(seed_answer(seed));
        });
}

}  // namespace

const api::Operation begin_second_factor{
    .name = "begin_second_factor",
    .subject = &session_subject,
    .id = "beginSecondFactor",
    .summary = "Get the secret of a second factor",
    .description =
        "Makes a secret for an app that shows codes (RFC 6238). It takes effect once one of its "
        "codes has been sent with PUT.",
    .run = prepare_begin,
    .body = api::described(password_again_input, R"({"password":"demo"})"),
    .answer = api::one(secret_answer),
    .failures = {409, 429},
    .pace = {.is_slow = api::always},
    .retry = {.compared_body = api::body_and_key, .complete = with_secret}};

const api::Operation switch_second_factor_on{
    .name = "second_factor_on",
    .subject = &session_subject,
    .id = "switchSecondFactorOn",
    .summary = "Switch the second factor on",
    .description =
        "From now on signing in requires a code. Returns ten recovery codes, only this once.",
    .run = prepare_on,
    .body = api::described(code_input, R"({"code":"492039"})"),
    .answer = api::one(codes_answer),
    .failures = {409, 429},
    .retry = {.compared_body = api::body_and_key, .complete = with_codes}};

const api::Operation switch_second_factor_off{
    .name = "second_factor_off",
    .subject = &session_subject,
    .id = "switchSecondFactorOff",
    .summary = "Switch the second factor off",
    .description = "From now on signing in requires no code; recovery codes are no longer valid.",
    .run = prepare_off,
    .body = api::described(password_and_code_input, R"({"password":"demo","code":"492039"})"),
    .answer = api::one(state_answer),
    .failures = {409, 429},
    .pace = {.is_slow = api::always}};

const api::Operation make_recovery_codes{
    .name = "recovery_codes",
    .subject = &session_subject,
    .id = "makeRecoveryCodes",
    .summary = "Make new recovery codes",
    .description =
        "Returns ten new recovery codes, only this once; the old ones are no longer valid.",
    .run = prepare_codes,
    .body = api::described(password_and_code_input, R"({"password":"demo","code":"492039"})"),
    .answer = api::one(codes_answer),
    .failures = {409, 429},
    .pace = {.is_slow = api::always},
    .retry = {.compared_body = api::body_and_key, .complete = with_codes}};

}  // namespace features::people
