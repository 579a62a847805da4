// Unpacks an embedded file when it is first asked for.
#include "assets/assets.hpp"

#include "assets/embedded.hpp"

#include <zstd.h>

#include <algorithm>
#include <mutex>
#include <stdexcept>
#include <vector>

namespace assets {

namespace {

std::shared_ptr<const std::string> unpacked(const Embedded& file) {
    auto plain = std::make_shared<std::string>(file.plain_bytes, '\0');
    const std::size_t bytes =
        ZSTD_decompress(plain->data(), plain->size(), file.zstd.data(), file.zstd.size());
    if (bytes != file.plain_bytes) throw std::logic_error("an embedded file is damaged");
    return plain;
}

struct Slot {
    std::once_flag is_filled;
    Asset asset;
};

}  // namespace

const Asset* find(std::string_view path) {
    static std::vector<Slot> slots(embedded().size());
    const auto files = embedded();
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const Embedded& one) { return one.path == path; });
    if (file == files.end()) return nullptr;
    Slot& slot = slots[static_cast<std::size_t>(file - files.begin())];
    std::call_once(slot.is_filled, [&] {
        slot.asset = {file->path,
                      file->content_type,
                      file->etag,
                      unpacked(*file),
                      std::make_shared<const std::string>(file->gzip),
                      std::make_shared<const std::string>(file->zstd)};
    });
    return &slot.asset;
}

}  // namespace assets
