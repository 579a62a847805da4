#include "storage/planning.hpp"

namespace storage {

void plan_anew(Transaction& tx, std::span<const std::string_view> tables) {
    if (tx.engine() == Engine::sqlite) return;
    for (const std::string_view table : tables) tx.execute("ANALYZE " + std::string(table));
}

}  // namespace storage
