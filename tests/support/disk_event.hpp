// What a program did to the files below one folder, call by call.
#pragma once

#include <cstdint>
#include <string>

namespace support {

struct DiskEvent {
    enum class Sort : std::uint8_t {
        create,
        write,
        truncate,   // or extend with zeros
        sync,       // a file and its name, or the names in a folder
        sync_data,  // a file and its size, but not its name
        remove,
        rename,
        link,
        mark,  // a note between the calls
    };
    Sort sort;
    std::string name{};   // below the folder; that of a folder ends in "/", its own is empty
    std::int64_t at = 0;  // offset of a write, size after a truncate, number of a mark
    std::string bytes{};  // of a write; of a rename or link: the new name
};

}  // namespace support
