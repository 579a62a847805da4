// The files for browsers that the program carries in itself, already compressed.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace assets {

struct Asset {
    std::string_view path;          // "/docs/page.css"; without the slash a part of a page
    std::string_view content_type;  // a literal
    std::string_view etag;          // quoted; changes with the content
    std::shared_ptr<const std::string> plain, gzip, zstd;
};

// The asset at a path, or null. Any thread. An asset costs no memory before it is first asked for;
// from then on it stays.
const Asset* find(std::string_view path);

}  // namespace assets
