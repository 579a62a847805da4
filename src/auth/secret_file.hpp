// A key in a file outside the database that seals the installation's pepper: with the database or a
// backup, but without the file, nobody can test guesses or open secrets.
#pragma once

#include "auth/secrets.hpp"

namespace auth {

// The key in the file. Throws base::Refusal (409 `secret_file`) that says what is wrong: it is
// missing, others may read it (its mode must be 0600 or less), it is not such a file.
Pepper read_secret_file(const std::string& path);

// The same, but creates a missing file, synced to disk before it returns.
struct SecretFile {
    Pepper key;
    bool is_new;
};
SecretFile secret_file_at(const std::string& path, base::Random& random);

// Seals the pepper of the database with this key from now on, whatever sealed it before.
void seal_pepper(storage::Database& database, const Pepper& pepper, const Pepper& key,
                 base::Random& random);

}  // namespace auth
