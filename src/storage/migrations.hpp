// Steps from an empty database to the tables this program needs.
#pragma once

#include <span>
#include <string_view>

namespace storage {

struct Migration {
    int number;          // the schema number after this step
    int oldest_program;  // the oldest schema number whose program may still use the database
    std::string_view sql;
};

std::span<const Migration> sqlite_migrations();

}  // namespace storage
