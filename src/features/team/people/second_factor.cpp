#include "features/team/people/second_factor.hpp"

#include "auth/totp.hpp"
#include "features/team/people/people_store.hpp"

namespace features::people {
namespace {

constexpr std::string_view purpose = "second factor";
constexpr std::size_t recovery_characters = 11;

std::string owner_of(const auth::SignIn& sign_in) { return sign_in.account + '/' + sign_in.id; }

std::string hash_of(const auth::Pepper& pepper, const auth::SignIn& sign_in,
                    std::string_view code) {
    std::string text = owner_of(sign_in) + '/';
    for (const char c : code) {
        if (c == '-' || c == ' ') continue;
        text += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    }
    return pepper.hash("recovery code", text);
}

// A secret that does not open has no code.
std::optional<std::int64_t> step_of(const auth::Pepper& pepper, const auth::SignIn& sign_in,
                                    std::string_view sealed, std::string_view code,
                                    std::int64_t now_ms) {
    const auto secret = pepper.unseal(purpose, owner_of(sign_in), sealed);
    if (!secret) return {};
    return auth::matching_step(*secret, code, now_ms, sign_in.factor_step);
}

}  // namespace

void begin_factor(storage::Transaction& tx, const auth::Pepper& pepper, auth::SignIn sign_in,
                  std::string_view secret, base::Random& random) {
    sign_in.factor_pending = pepper.seal(purpose, owner_of(sign_in), secret, random);
    auth::set_factor(tx, sign_in);
}

bool switch_factor_on(storage::Transaction& tx, const auth::Pepper& pepper, auth::SignIn sign_in,
                      std::string_view code, std::int64_t now_ms) {
    const auto step = step_of(pepper, sign_in, sign_in.factor_pending, code, now_ms);
    if (!step) return false;
    sign_in.factor = std::move(sign_in.factor_pending);
    sign_in.factor_pending.clear();
    sign_in.factor_step = *step;
    auth::set_factor(tx, sign_in);
    return true;
}

void switch_factor_off(storage::Transaction& tx, auth::SignIn sign_in) {
    sign_in.factor.clear();
    sign_in.factor_pending.clear();
    auth::set_factor(tx, sign_in);
    put_recovery_codes(tx, sign_in.account, sign_in.id, {});
}

bool take_code(storage::Transaction& tx, const auth::Pepper& pepper, auth::SignIn sign_in,
               std::string_view code, std::int64_t now_ms) {
    if (const auto step = step_of(pepper, sign_in, sign_in.factor, code, now_ms)) {
        sign_in.factor_step = *step;
        auth::set_factor(tx, sign_in);
        return true;
    }
    return use_recovery_code(tx, sign_in.account, sign_in.id, hash_of(pepper, sign_in, code));
}

std::string recovery_code(std::string_view hash) {
    return auth::licence_form(hash).substr(0, recovery_characters);
}

void set_recovery_codes(storage::Transaction& tx, const auth::Pepper& pepper,
                        const auth::SignIn& sign_in, const std::vector<std::string>& codes) {
    std::vector<std::string> hashes;
    for (const std::string& code : codes) hashes.push_back(hash_of(pepper, sign_in, code));
    put_recovery_codes(tx, sign_in.account, sign_in.id, hashes);
}

}  // namespace features::people
