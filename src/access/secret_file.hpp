// A key in a file beside the database, with which the installation's pepper is sealed: whoever has
// the database, or a backup of it, and not the file can test no guess and open no secret.
#pragma once

#include "access/secrets.hpp"

namespace auth {

// The key in the file. Throws base::Refusal (409 `secret_file`) that says what is wrong with it: it
// is missing, others may read it (its mode must be 0600 or less), it is no such file.
Pepper read_secret_file(const std::string& path);

// The same, and makes the file when there is none: written to disk before it returns.
struct SecretFile {
    Pepper key;
    bool is_new;
};
SecretFile secret_file_at(const std::string& path, base::Random& random);

// Seals the pepper of the database with this key from now on, whatever sealed it before.
void seal_pepper(storage::Database& database, const Pepper& pepper, const Pepper& key,
                 base::Random& random);

}  // namespace auth
