// The body of a long answer, written once and then read by many: a little of it in memory, more in
// a temporary file that has no name and goes with its last reader.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace api {

class Spool {
public:
    static constexpr std::size_t memory_bytes_max = 1 << 20;

    // `may_use_file` is asked when the file is made and throws where it must not be; what it gives
    // lives as long as the file.
    Spool(std::string folder, std::function<std::shared_ptr<void>()> may_use_file);
    ~Spool();
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;

    // Throws base::Refusal (503) when the disk is full or fails. A part of the disk stays free.
    void append(std::string_view bytes);

    bool is_in_memory() const { return file_ < 0; }
    std::size_t size() const { return size_; }
    std::string take_text() { return std::move(text_); }  // all of it, while it is in memory
    // The bytes from `begin`, `count` at most; from any thread, when nothing is appended any more.
    std::string part(std::size_t begin, std::size_t count) const;

private:
    void open_file();
    void write(std::string_view bytes);

    const std::string folder_;
    const std::function<std::shared_ptr<void>()> may_use_file_;
    std::shared_ptr<void> permit_;
    std::string text_;
    int file_ = -1;
    std::size_t size_ = 0;
};

}  // namespace api
