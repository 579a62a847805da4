// Unpacks an embedded file when it is first asked for.
#include "assets/assets.hpp"

#include <zstd.h>

#include <algorithm>
#include <mutex>
#include <stdexcept>

namespace assets {

namespace {

std::shared_ptr<const std::string> unpacked(const Embedded& file) {
    auto plain = std::make_shared<std::string>(file.plain_bytes, '\0');
    const std::size_t bytes =
        ZSTD_decompress(plain->data(), plain->size(), file.zstd.data(), file.zstd.size());
    if (bytes != file.plain_bytes) throw std::logic_error("an embedded file is damaged");
    return plain;
}

}  // namespace

struct Assets::Slot {
    std::once_flag is_filled;
    Asset asset;
};

Assets::Assets(std::span<const Embedded> files)
    : files_(files), slots_(std::make_unique<Slot[]>(files.size())) {}

Assets::~Assets() = default;

const Asset* Assets::find(std::string_view path) const {
    const auto file = std::find_if(files_.begin(), files_.end(),
                                   [&](const Embedded& one) { return one.path == path; });
    if (file == files_.end()) return nullptr;
    Slot& slot = slots_[static_cast<std::size_t>(file - files_.begin())];
    std::call_once(slot.is_filled, [&] {
        slot.asset = {file->path, file->content_type, file->etag, unpacked(*file), {}, {}};
        if (file->gzip.empty()) return;
        slot.asset.gzip = std::make_shared<const std::string>(file->gzip);
        slot.asset.zstd = std::make_shared<const std::string>(file->zstd);
    });
    return &slot.asset;
}

}  // namespace assets
