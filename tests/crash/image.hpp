// What may be left of some files when the power goes: everything that was synced, and of the rest
// whatever the disk happened to write, in any order, down to single sectors.
#pragma once

#include "crash/disk.hpp"

#include <filesystem>
#include <map>
#include <random>
#include <span>
#include <string>

namespace crash {

using Image = std::map<std::string, std::string>;  // file name -> bytes

// How much of what was not synced reached the disk.
enum class Remains : std::uint8_t { nothing, everything, prefix, some_writes, some_sectors, junk };
inline constexpr int remains_count = 6;

// After the last of `events` the power is gone.
Image image_after(std::span<const DiskEvent> events, Remains remains, std::mt19937& random);

void write_to(const std::filesystem::path& folder, const Image& image);

}  // namespace crash
