// What may be left of some files when the power goes.
//
// The disk writes whole sectors of 512 bytes, in any order. Of a file everything written before its
// last sync is there, its size included; of what came later each write arrives whole, in part or
// not at all. Names are as a journaling file system keeps them: made, moved and removed in the
// order of the calls, up to some call that is not older than the last one that a sync made certain.
// A sync of a file makes certain what became of its name, a sync of a folder what became of the
// names in it; a sync of data alone makes no name certain.
#pragma once

#include "support/disk_event.hpp"

#include <filesystem>
#include <map>
#include <random>
#include <span>
#include <string>

namespace crash {

using support::DiskEvent;

using Image = std::map<std::string, std::string>;  // name as in DiskEvent -> bytes

// How much of what was not synced reached the disk. junk: sectors under way may hold anything.
enum class Remains : std::uint8_t { nothing, everything, prefix, some_writes, some_sectors, junk };
inline constexpr int remains_count = 6;

// After the last of `events` the power is gone. `base` is what was there before the first.
Image image_after(const Image& base, std::span<const DiskEvent> events, Remains remains,
                  std::mt19937& random);

Image read_from(const std::filesystem::path& folder);
void write_to(const std::filesystem::path& folder, const Image& image);

}  // namespace crash
