// Pictures of records: the bytes once per account under their hash, and which record shows them.
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
bool has_image(ReadView& view, std::string_view account, std::string_view hash);

// Puts the bytes there, or renews what is there already.
void keep_image(Transaction& tx, std::string_view account, std::string_view hash,
                std::string_view extension, std::string_view bytes, std::int64_t now_ms);

// The picture that the record shows from now on; "" for none. One that is not kept is
// std::logic_error.
void show_image(Transaction& tx, std::string_view account, std::string_view record,
                std::string_view hash, std::int64_t now_ms);

// Removes at most `limit` pictures of the account that no record has shown since `oldest_ms`. One
// that is being kept again meanwhile is locked by its own write, and stays.
std::int64_t forget_images(Transaction& tx, std::string_view account, std::int64_t oldest_ms,
                           int limit);

}  // namespace storage
