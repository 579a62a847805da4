// What both engines ask of their migrations.
#include "storage/migrations.hpp"

#include <stdexcept>

namespace storage {

int newest(std::span<const Migration> migrations) {
    return migrations.empty() ? 0 : migrations.back().number;
}

void require_known(std::span<const Migration> migrations, const std::string& shown, int number,
                   const std::string& oldest_program) {
    if (number <= newest(migrations)) return;
    if (!oldest_program.empty() && std::stoi(oldest_program) <= newest(migrations)) return;
    throw std::runtime_error("the database " + shown + " was made by a newer program (schema " +
                             std::to_string(number) + ", this program knows " +
                             std::to_string(newest(migrations)) +
                             "); use that program or restore an older backup");
}

}  // namespace storage
