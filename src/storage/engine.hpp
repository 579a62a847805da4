// The engines that a database can have.
#pragma once

#include <cstdint>

namespace storage {

enum class Engine : std::uint8_t { sqlite, postgres };

}  // namespace storage
