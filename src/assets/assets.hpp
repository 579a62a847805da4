// The files for browsers that the program carries in itself, already compressed.
#pragma once

#include "assets/embedded.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace assets {

struct Asset {
    std::string_view path;          // "/docs/page.css"; without the slash a part of a page
    std::string_view content_type;  // a literal
    std::string_view etag;          // quoted; changes with the content
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<const std::string> gzip, zstd;  // null: it is sent as it is
};

// The files of a program. An asset costs no memory before it is first asked for; from then on it
// stays.
class Assets {
public:
    explicit Assets(std::span<const Embedded> files);
    ~Assets();

    // The asset at a path, or null. Any thread.
    const Asset* find(std::string_view path) const;

private:
    struct Slot;
    std::span<const Embedded> files_;
    std::unique_ptr<Slot[]> slots_;  // in the order of the files
};

}  // namespace assets
