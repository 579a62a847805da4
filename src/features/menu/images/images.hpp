// The picture of a record: setting and removing it, for every kind that has the fields of
// kinds/image.hpp.
#pragma once

#include "auth/secrets.hpp"
#include "features/menu/images/picture.hpp"
#include "features/records/write.hpp"

namespace features::images {

inline constexpr std::size_t image_bytes_max = 5 << 20;

// A picture that has been checked and that a record is to show.
struct Shown {
    std::string hash;
    std::string_view extension;
    std::string bytes;  // without metadata: see metadata.hpp
    // For records::Draft::amend: sets the image fields of the record.
    std::function<void(schema::Record&)> show;
};

// Checks the bytes, removes the metadata and makes their name; throws like draft_upload(). Stores
// nothing: the caller gives the bytes to storage::keep_image() in the transaction that writes the
// record.
Shown draft_picture(std::string_view account, std::string_view bytes, const auth::Pepper& pepper);

struct Upload {
    records::Draft draft;
    std::string hash;
    std::string_view extension;
    std::string bytes;
};

// Before the transaction. Throws base::Refusal: 400 without bytes, 413 for more than
// image_bytes_max, 415 for bytes that are not a picture; and what records::draft_update() throws.
// The hash is keyed and covers the account, so that nobody can guess the address of a picture, or
// see from it that another account has the same one.
Upload draft_upload(const kinds::StoredKind& kind, std::string_view path_id, std::string_view bytes,
                    const auth::Pepper& pepper, const records::Actor& actor,
                    storage::ReadView& view);

// Inside the transaction: stores the picture and has the record show it. If the record already
// shows this picture, it does not change. Throws like records::write().
records::Stored upload(storage::Transaction& tx, const Upload& upload, const records::Actor& actor,
                       const records::Conditions& conditions = {});

// A change that leaves the record without a picture, for records::write().
records::Draft draft_removal(const kinds::StoredKind& kind, std::string_view path_id,
                             const records::Actor& actor, storage::ReadView& view);

}  // namespace features::images
