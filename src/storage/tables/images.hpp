// Pictures of records. An account keeps the bytes of each picture once, under their hash, and which
// record shows which picture.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

struct StoredImage {
    std::string extension;
    std::string bytes;
};
std::optional<StoredImage> find_image(ReadView& view, std::string_view account,
                                      std::string_view hash);
// The hash under which a smaller copy of the picture is stored. It is kept as long as any record
// shows that picture.
std::string image_copy(std::string_view hash, std::string_view width, std::string_view extension);
bool has_image(ReadView& view, std::string_view account, std::string_view hash);

// Restarts the retention of a stored picture at `now_ms`, and protects it until the transaction
// ends. False: it is not stored.
bool hold_image(Transaction& tx, std::string_view account, std::string_view hash,
                std::int64_t now_ms);

// Stores the picture. When the account has it already, only the time from which it is kept becomes
// `now_ms`.
void keep_image(Transaction& tx, std::string_view account, std::string_view hash,
                std::string_view extension, std::string_view bytes, std::int64_t now_ms);

// From now on the record shows this picture, or none when the hash is "". Throws std::logic_error
// when the picture is not stored. Both this picture and the one before are kept from `now_ms` on.
void show_image(Transaction& tx, std::string_view account, std::string_view record,
                std::string_view hash, std::int64_t now_ms);

// Removes at most `limit` pictures of the account, and copies of pictures, that no record shows and
// that were neither stored nor shown since `oldest_ms`; returns how many. One that another write
// stores again or shows at the same time stays.
std::int64_t forget_images(Transaction& tx, std::string_view account, std::int64_t oldest_ms,
                           int limit);

}  // namespace storage
