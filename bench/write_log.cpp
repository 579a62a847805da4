#include "bench/write_log.hpp"

#include <fstream>
#include <utility>

namespace bench {
namespace {

// The format is documented: https://www.sqlite.org/fileformat2.html#walformat
constexpr std::size_t header_size = 32, frame_header_size = 24;
constexpr std::size_t page_size_at = 8, salts_at = 16, frame_salts_at = 8, salts_size = 8;

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

}  // namespace

WriteLog::WriteLog(std::filesystem::path database) : file_(std::move(database) += "-wal") {
    next();
}

std::string WriteLog::part(std::uint64_t offset, std::size_t size) const {
    std::ifstream file(file_, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(offset));
    std::string bytes(size, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return bytes;
}

std::vector<std::uint32_t> WriteLog::next() {
    std::vector<std::uint32_t> pages;
    const std::string header = part(0, header_size);
    if (header.size() < header_size) return pages;
    const std::uint64_t frame_size = frame_header_size + number_at(header, page_size_at);
    const std::string salts = header.substr(salts_at, salts_size);
    if (std::exchange(salts_, salts) != salts) end_ = header_size;
    // Frames of before the log began anew may follow: they have other salts.
    for (;; end_ += frame_size) {
        const std::string frame = part(end_, frame_header_size);
        if (frame.size() < frame_header_size ||
            frame.compare(frame_salts_at, salts_size, salts) != 0)
            return pages;
        pages.push_back(number_at(frame, 0));
    }
}

}  // namespace bench
