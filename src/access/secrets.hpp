// Keyed hashes, random secrets and passwords. Nothing here is ever logged.
#pragma once

#include "base/world.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace storage {
class Database;
}

namespace auth {

// The installation's own key for hashes; kept in the database, made at the first start.
class Pepper {
public:
    explicit Pepper(std::string_view key_hex);  // 32 bytes
    // BLAKE2b-256 keyed, hex. `purpose` keeps the hashes of different things apart.
    std::string hash(std::string_view purpose, std::string_view text) const;

private:
    std::string key_;
};

// Reads the installation's pepper, or makes it.
Pepper load_pepper(storage::Database& database, base::Random& random);

std::string random_base62(base::Random& random, std::size_t characters);
std::string random_hex(base::Random& random, std::size_t bytes);

// `cmd_` and 43 base62 characters, the last 6 a checksum of the others.
std::string make_api_key(base::Random& random);
bool is_well_formed_api_key(std::string_view key);

// Four groups of five capitals and digits without look-alikes: people type it into a kiosk.
std::string make_licence_key(base::Random& random);

// Stands for a secret in the memory of this process alone: keyed with what nobody else knows, far
// cheaper than Pepper::hash, of no use to who reads it.
struct Fingerprint {
    std::uint64_t low = 0, high = 0;
    bool operator==(const Fingerprint&) const = default;
};
Fingerprint fingerprint_of(std::string_view secret);

// argon2id, 64 MiB, t=2: about 100 ms. Only on worker threads.
std::string hash_password(std::string_view password);
bool password_matches(std::string_view hash, std::string_view password);
bool equal_in_constant_time(std::string_view a, std::string_view b);

}  // namespace auth
