#include "auth/secrets.hpp"

#include "base/base64.hpp"

#include <sodium.h>

#include <array>
#include <atomic>
#include <new>
#include <stdexcept>

namespace auth {

namespace {

constexpr std::string_view base62 =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view unmistakable = "23456789ABCDEFGHJKMNPQRSTVWXYZ";  // no 0 O 1 I L U
constexpr std::string_view key_prefix = "cmd_";
constexpr std::size_t key_random_characters = 37;
constexpr std::size_t key_checksum_characters = 6;
constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::size_t licence_characters = 20, pairing_characters = 8;
constexpr unsigned long long argon2_passes = 2;
constexpr std::size_t argon2_bytes = std::size_t{64} << 20;

std::atomic<std::uint64_t> checks_made{0};

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string hex_of(const unsigned char* bytes, std::size_t count) {
    std::string hex(count * 2 + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), bytes, count);
    hex.pop_back();
    return hex;
}

std::string grouped(std::string licence) {
    for (std::size_t at : {15U, 10U, 5U}) licence.insert(at, 1, '-');
    return licence;
}

// Every character is equally likely, because bytes beyond the largest multiple of the alphabet's
// size are dropped.
std::string random_of(std::string_view alphabet, base::Random& random, std::size_t characters) {
    const std::size_t usable = 256 - 256 % alphabet.size();
    std::string text;
    text.reserve(characters);
    while (text.size() < characters) {
        std::array<std::byte, 64> bytes;
        random.fill(bytes);
        for (std::byte byte : bytes) {
            const auto value = std::to_integer<std::size_t>(byte);
            if (value < usable && text.size() < characters)
                text += alphabet[value % alphabet.size()];
        }
    }
    return text;
}

std::string box_key(const Pepper& pepper, std::string_view purpose, std::string_view owner) {
    const std::string hex = pepper.hash(purpose, owner);
    std::string key(crypto_secretbox_KEYBYTES, '\0');
    sodium_hex2bin(reinterpret_cast<unsigned char*>(key.data()), key.size(), hex.data(), hex.size(),
                   nullptr, nullptr, nullptr);
    return key;
}

std::string checksum(std::string_view text) {
    std::array<unsigned char, crypto_generichash_BYTES_MIN> digest;
    crypto_generichash(digest.data(), digest.size(), bytes_of(text), text.size(), nullptr, 0);
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) number = number << 8 | digest[i];
    std::string characters;
    for (std::size_t i = 0; i < key_checksum_characters; ++i, number /= base62.size())
        characters += base62[number % base62.size()];
    return characters;
}

}  // namespace

Pepper::Pepper(std::string_view key_hex) : key_(crypto_generichash_KEYBYTES, '\0') {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
    std::size_t length = 0;
    const int failed = sodium_hex2bin(reinterpret_cast<unsigned char*>(key_.data()), key_.size(),
                                      key_hex.data(), key_hex.size(), nullptr, &length, nullptr);
    if (failed != 0 || length != key_.size())
        throw std::invalid_argument("the pepper must be 32 bytes in hex");
}

std::string Pepper::hash(std::string_view purpose, std::string_view text) const {
    crypto_generichash_state state;
    std::array<unsigned char, crypto_generichash_BYTES> digest;
    crypto_generichash_init(&state, bytes_of(key_), key_.size(), digest.size());
    crypto_generichash_update(&state, bytes_of(purpose), purpose.size());
    // Purposes are words without NUL, so that no two pairs hash the same bytes.
    static constexpr unsigned char separator = 0;
    crypto_generichash_update(&state, &separator, 1);
    crypto_generichash_update(&state, bytes_of(text), text.size());
    crypto_generichash_final(&state, digest.data(), digest.size());
    return hex_of(digest.data(), digest.size());
}

std::string Pepper::seal(std::string_view purpose, std::string_view owner, std::string_view bytes,
                         base::Random& random) const {
    const std::string key = box_key(*this, purpose, owner);
    std::string nonce(crypto_secretbox_NONCEBYTES, '\0');
    random.fill(std::as_writable_bytes(std::span(nonce)));
    std::string box(bytes.size() + crypto_secretbox_MACBYTES, '\0');
    crypto_secretbox_easy(reinterpret_cast<unsigned char*>(box.data()), bytes_of(bytes),
                          bytes.size(), bytes_of(nonce), bytes_of(key));
    return base::to_base64(nonce + box);
}

std::optional<std::string> Pepper::unseal(std::string_view purpose, std::string_view owner,
                                          std::string_view text) const {
    const auto sealed = base::from_base64(text);
    constexpr std::size_t overhead = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
    if (!sealed || sealed->size() < overhead) return {};
    const std::string key = box_key(*this, purpose, owner);
    std::string bytes(sealed->size() - overhead, '\0');
    const unsigned char* nonce = bytes_of(*sealed);
    const int failed = crypto_secretbox_open_easy(
        reinterpret_cast<unsigned char*>(bytes.data()), nonce + crypto_secretbox_NONCEBYTES,
        sealed->size() - crypto_secretbox_NONCEBYTES, nonce, bytes_of(key));
    if (failed != 0) return {};
    return bytes;
}

std::string Pepper::sealed_with(const Pepper& other, base::Random& random) const {
    return other.seal(pepper_purpose, "", hex_of(bytes_of(key_), key_.size()), random);
}

std::string random_base62(base::Random& random, std::size_t characters) {
    return random_of(base62, random, characters);
}

std::string random_hex(base::Random& random, std::size_t bytes) {
    std::string raw(bytes, '\0');
    random.fill(std::as_writable_bytes(std::span(raw)));
    return hex_of(bytes_of(raw), raw.size());
}

std::string make_api_key(base::Random& random) {
    const std::string characters = random_base62(random, key_random_characters);
    return std::string(key_prefix) + characters + checksum(characters);
}

// 256 bits as a number in base 62: the 37 characters hold 220 of them. Each character comes from
// the remainder of a long division, so all of them depend on all of the hash.
std::string api_key_form(std::string_view hash) {
    std::string digits(hash);
    std::string characters;
    for (std::size_t i = 0; i < key_random_characters; ++i) {
        std::size_t rest = 0;
        for (char& digit : digits) {
            rest = rest * hex_digits.size() + hex_digits.find(digit);
            digit = hex_digits.at(rest / base62.size());
            rest %= base62.size();
        }
        characters += base62[rest];
    }
    return std::string(key_prefix) + characters + checksum(characters);
}

bool is_well_formed_api_key(std::string_view key) {
    if (!key.starts_with(key_prefix)) return false;
    key.remove_prefix(key_prefix.size());
    if (key.size() != key_random_characters + key_checksum_characters) return false;
    if (key.find_first_not_of(base62) != std::string_view::npos) return false;
    return key.substr(key_random_characters) == checksum(key.substr(0, key_random_characters));
}

std::string make_licence_key(base::Random& random) {
    return grouped(random_of(unmistakable, random, licence_characters));
}

// Two hex digits become one character; that some characters are a little more likely does no harm,
// because nobody can guess them without the pepper.
static std::string unmistakable_of(std::string_view hash, std::size_t count) {
    std::string characters;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t value =
            hex_digits.find(hash.at(2 * i)) * 16 + hex_digits.find(hash.at(2 * i + 1));
        characters += unmistakable[value % unmistakable.size()];
    }
    return characters;
}

std::string licence_form(std::string_view hash) {
    return grouped(unmistakable_of(hash, licence_characters));
}

std::string pairing_code_form(std::string_view hash) {
    return unmistakable_of(hash, pairing_characters).insert(pairing_characters / 2, 1, '-');
}

std::string hash_password(std::string_view password) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
    std::array<char, crypto_pwhash_STRBYTES> hash;
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), argon2_passes,
                              argon2_bytes, crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::bad_alloc();
    return hash.data();
}

std::uint64_t password_checks() { return checks_made; }

bool password_matches(std::string_view hash, std::string_view password) {
    ++checks_made;
    if (hash.size() >= crypto_pwhash_STRBYTES) return false;
    return crypto_pwhash_str_verify(std::string(hash).c_str(), password.data(), password.size()) ==
           0;
}

Fingerprint fingerprint_of(std::string_view secret) {
    static const auto key = [] {
        if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
        std::array<unsigned char, crypto_shorthash_siphashx24_KEYBYTES> bytes{};
        randombytes_buf(bytes.data(), bytes.size());
        return bytes;
    }();
    Fingerprint made;
    static_assert(sizeof made == crypto_shorthash_siphashx24_BYTES);
    crypto_shorthash_siphashx24(reinterpret_cast<unsigned char*>(&made),
                                reinterpret_cast<const unsigned char*>(secret.data()),
                                secret.size(), key.data());
    return made;
}

bool equal_in_constant_time(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace auth
