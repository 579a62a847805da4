// The write-ahead log of an SQLite database, read while a server writes it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bench {

class WriteLog {
public:
    // The log of this database, from its present end on.
    explicit WriteLog(std::filesystem::path database);

    // The pages of the frames that were written since the last call, in their order.
    std::vector<std::uint32_t> next();

private:
    std::string part(std::uint64_t offset, std::size_t size) const;

    const std::filesystem::path file_;
    std::string salts_{};  // change when the log begins anew
    std::uint64_t end_ = 0;
};

}  // namespace bench
