// Keyed hashes, random secrets and passwords. Nothing here is ever logged.
#pragma once

#include "base/world.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace storage {
class Database;
class ReadView;
}  // namespace storage

namespace auth {

// The secret key with which an installation hashes keys, tokens and licences: a thief with a copy
// of the tables but not this key cannot test guesses. It is made at the first start and kept in the
// database, sealed by a secret file if there is one (access/secret_file.hpp). Any thread.
class Pepper {
public:
    // The purpose for which a secret file seals a pepper.
    static constexpr std::string_view pepper_purpose = "pepper";
    // 32 bytes in hex, else std::invalid_argument.
    explicit Pepper(std::string_view key_hex);
    // Keyed BLAKE2b-256, as 64 hex characters. `purpose` is a word without NUL; the same text has
    // different hashes for different purposes.
    std::string hash(std::string_view purpose, std::string_view text) const;
    // Encrypts bytes (XSalsa20-Poly1305) with a key derived from this one, `purpose` and `owner`,
    // so that no other key opens them. Without a secret file the pepper is in the same database:
    // this then protects a secret from someone who sees a table, a statement log or exported rows,
    // but not from someone who has the whole database.
    std::string seal(std::string_view purpose, std::string_view owner, std::string_view bytes,
                     base::Random& random) const;
    // Nothing when the text was not sealed with the same key.
    std::optional<std::string> unseal(std::string_view purpose, std::string_view owner,
                                      std::string_view text) const;
    // Itself, for seal_pepper().
    std::string sealed_with(const Pepper& other, base::Random& random) const;

private:
    std::string key_;
};

// Reads the installation's pepper, or makes and stores it. Waits for a write; when two processes
// make one at the same time, both get the one that was stored first. `secret_file`: the path of the
// file that seals it, "" for none. Throws base::Refusal (409 `secret_file`) when the file is
// missing or bad, is not the one that sealed it, or when nothing was sealed with a file yet.
Pepper load_pepper(storage::Database& database, base::Random& random,
                   const std::string& secret_file = {});
// The stored pepper; nothing before the first start, and where it is sealed with a file that this
// process has not opened.
std::optional<Pepper> find_pepper(storage::ReadView& view);

std::string random_base62(base::Random& random, std::size_t characters);
std::string random_hex(base::Random& random, std::size_t bytes);  // two characters for each byte

// `cmd_` and 43 base62 characters, of which the last 6 are a checksum of the others: a mistyped key
// is detected without a query.
std::string make_api_key(base::Random& random);
bool is_well_formed_api_key(std::string_view key);
// A hash as Pepper makes it, in the same form.
std::string api_key_form(std::string_view hash);

// Four groups of five characters, joined by '-', for people to type into a kiosk: capitals and
// digits, without those that look alike (0 O, 1 I L, U).
std::string make_licence_key(base::Random& random);
// A hash as Pepper makes it, in the same form.
std::string licence_form(std::string_view hash);
// What pairs a device, from a hash too: two groups of four of these characters, joined by '-'.
std::string pairing_code_form(std::string_view hash);

// A short keyed hash (SipHash) that represents a secret in the memory of this process. Its key is
// random and lives in this process only, so a fingerprint is useless anywhere else; it must not be
// stored. Far cheaper than Pepper::hash. Any thread.
struct Fingerprint {
    std::uint64_t low = 0, high = 0;
    bool operator==(const Fingerprint&) const = default;
};
Fingerprint fingerprint_of(std::string_view secret);

// Argon2id with 64 MiB and two passes: each call takes about 100 ms, so only workers may make it.
// The hash is text that holds its salt and parameters. hash_password() throws std::bad_alloc when
// there is not enough memory; password_matches() then returns false, as for a hash of another form.
std::string hash_password(std::string_view password);
bool password_matches(std::string_view hash, std::string_view password);
// How often password_matches() was called in this process.
std::uint64_t password_checks();

// Compares secrets of the same length in constant time.
bool equal_in_constant_time(std::string_view a, std::string_view b);

}  // namespace auth
