// The picture of a record: putting one there and taking it away, for every kind that has the fields
// of kinds/image.hpp.
#pragma once

#include "access/secrets.hpp"
#include "features/images/picture.hpp"
#include "features/records/write.hpp"

namespace features::images {

inline constexpr std::size_t image_bytes_max = 5 << 20;

// A picture that a record is about to show.
struct Shown {
    std::string hash;
    std::string_view extension;
    std::function<void(schema::Record&)> show;  // for records::Draft::amend
};

// Refuses like draft_upload(). The bytes are kept by storage::keep_image in the transaction.
Shown draft_picture(std::string_view account, std::string_view bytes, const auth::Pepper& pepper);

struct Upload {
    records::Draft draft;
    std::string hash;
    std::string_view extension;
    std::string_view bytes;  // the caller's
};

// Before the transaction: 400 without bytes, 413 for too many, 415 for bytes that are no picture.
// The hash is keyed and covers the account, so that the name under which the bytes are served
// tells nobody who else has them, and nobody can guess it.
Upload draft_upload(const kinds::StoredKind& kind, std::string_view path_id, std::string_view bytes,
                    const auth::Pepper& pepper, const records::Actor& actor,
                    storage::ReadView& view);

// Inside the transaction. The picture that the record shows already changes nothing.
records::Stored upload(storage::Transaction& tx, const Upload& upload, const records::Actor& actor,
                       const records::Conditions& conditions = {});

// A change that leaves the record without a picture, for records::write().
records::Draft draft_removal(const kinds::StoredKind& kind, std::string_view path_id,
                             const records::Actor& actor, storage::ReadView& view);

}  // namespace features::images
