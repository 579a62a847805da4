// Steps from an empty database to the tables this program needs.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace storage {

struct Migration {
    int number;          // the schema number after this step
    int oldest_program;  // the oldest schema number whose program may still use the database
    std::string_view sql;
};

std::span<const Migration> sqlite_migrations();
std::span<const Migration> postgres_migrations();

// The number of the last; 0 when there is none.
int newest(std::span<const Migration> migrations);

// Throws std::runtime_error when a program with these migrations may not use the database `shown`,
// which has schema `number` and says which program is the oldest that may ("": no newer one).
void require_known(std::span<const Migration> migrations, const std::string& shown, int number,
                   const std::string& oldest_program);

}  // namespace storage
