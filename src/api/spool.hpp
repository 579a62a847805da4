// The body of a long answer, written once and then read by many: in memory while it is small, else
// in a temporary file without a name, which the system removes when the spool is destroyed. Where
// the disk has no room it stays in memory, as far as allowed.
#pragma once

#include "base/descriptor.hpp"
#include "base/settings.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace api {

// The folder for temporary files: that of a SQLite database, whose disk is meant for data, else the
// system's folder for large ones.
std::string spool_folder(const base::Settings& settings);
// A file without a name. Throws base::Refusal (503) when there is no room for it.
base::Descriptor unnamed_file(const std::string& folder);
// Throws base::Refusal (503) when that many bytes would leave less than 128 MiB on the disk, which
// are reserved for the database.
void require_room(int file, std::size_t bytes);

// One thread writes; once that is done, any threads may read.
class Spool {
public:
    static constexpr std::size_t memory_bytes_max = 1 << 20;

    // `may_use_file` is called before the file is made. It throws to forbid that; its result is
    // kept as long as the file. `may_hold` is called, where the disk has no room, with the total
    // bytes of memory that this spool would hold as long as it lives; empty: none.
    Spool(std::string folder, std::function<std::shared_ptr<void>()> may_use_file,
          std::function<bool(std::size_t bytes)> may_hold = {});
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;

    // Throws base::Refusal (503) when neither the disk nor the memory has room, and what
    // `may_use_file` throws. After that the spool must not be used.
    void append(std::string_view bytes);

    bool is_in_memory() const { return file_.get() < 0; }
    std::size_t size() const { return size_; }
    std::string take_text() { return std::move(text_); }  // all bytes; only while is_in_memory()
    // The bytes from `begin` on, `count` at most. Throws std::system_error when the file cannot be
    // read.
    std::string part(std::size_t begin, std::size_t count) const;

private:
    void open_file();
    void move_to_memory();
    void write(std::string_view bytes);

    const std::string folder_;
    const std::function<std::shared_ptr<void>()> may_use_file_;
    const std::function<bool(std::size_t bytes)> may_hold_;
    std::shared_ptr<void> permit_;
    std::string text_;
    base::Descriptor file_;
    bool is_file_in_memory_ = false;
    std::size_t size_ = 0;
};

}  // namespace api
