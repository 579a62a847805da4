#include "features/menu/images/images.hpp"

#include "base/refusal.hpp"
#include "features/menu/images/metadata.hpp"
#include "kinds/image.hpp"
#include "storage/tables/images.hpp"

namespace features::images {
namespace {

using base::Refusal;
using schema::Record;

// The fields of kinds::Image, wherever the kind has them.
struct Fields {
    const schema::Field &is_available, &url, &extension, &version, &width, &height;

    explicit Fields(const schema::Kind& kind)
        : is_available(*kind.find("imageAvailable").field),
          url(*kind.find("imageUrl").field),
          extension(*kind.find("imageExtension").field),
          version(*kind.find("imageVersion").field),
          width(*kind.find("imageWidth").field),
          height(*kind.find("imageHeight").field) {}
};

void raise_version(Record& record, const Fields& fields) {
    const auto* version = std::get_if<std::int64_t>(&record.at(fields.version));
    record.at(fields.version) = (version ? *version : 0) + 1;
}

// A record from before pictures had sizes learns that of the picture it shows.
void show(Record& record, const std::string& url, std::string_view extension, Size size) {
    const Fields fields(record.kind());
    record.at(fields.width) = std::int64_t{size.width};
    record.at(fields.height) = std::int64_t{size.height};
    if (record.at(fields.url) == Record::Value(url)) return;
    record.at(fields.is_available) = true;
    record.at(fields.url) = url;
    record.at(fields.extension) = std::string(extension);
    raise_version(record, fields);
}

void remove(Record& record) {
    const Fields fields(record.kind());
    if (!record.has(fields.url)) return;
    record.at(fields.is_available) = false;
    record.clear(fields.url);
    record.clear(fields.extension);
    record.clear(fields.width);
    record.clear(fields.height);
    raise_version(record, fields);
}

Picture require_picture(std::string_view bytes) {
    if (bytes.empty()) throw Refusal::bad_request("empty_image", "The body must be a picture");
    if (bytes.size() > image_bytes_max)
        throw Refusal(413, "image_too_large",
                      "The picture is larger than the limit of 5242880 bytes");
    auto picture = recognise(bytes);
    if (!picture)
        throw Refusal(415, "unsupported_image",
                      "The picture must be a PNG, JPEG or WebP of at most 16384 pixels per side");
    return *picture;
}

}  // namespace

Shown draft_picture(std::string_view account, std::string_view bytes, const auth::Pepper& pepper) {
    const Picture picture = require_picture(bytes);
    std::string kept = without_metadata(bytes);
    std::string hash = pepper.hash("image of " + std::string(account), kept);
    const std::string url = kinds::image_url(account, hash, picture.extension);
    const Size size = upright_size(picture, orientation_of(bytes));
    auto put = [url, extension = picture.extension, size](Record& record) {
        show(record, url, extension, size);
    };
    return {std::move(hash), picture.extension, std::move(kept), std::move(put)};
}

Upload draft_upload(const kinds::StoredKind& kind, std::string_view path_id, std::string_view bytes,
                    const auth::Pepper& pepper, const records::Actor& actor,
                    storage::ReadView& view) {
    auto draft = records::draft_update(kind, path_id, "{}", actor, view);
    Shown shown = draft_picture(draft.account, bytes, pepper);
    draft.amend_with(std::move(shown.show));
    return {std::move(draft), std::move(shown.hash), shown.extension, std::move(shown.bytes)};
}

records::Stored upload(storage::Transaction& tx, const Upload& upload, const records::Actor& actor,
                       const records::Conditions& conditions) {
    tx.lock(upload.draft.account, upload.draft.store);
    storage::keep_image(tx, upload.draft.account, upload.hash, upload.extension, upload.bytes,
                        actor.now_ms);
    return records::write(tx, upload.draft, actor, conditions);
}

records::Draft draft_removal(const kinds::StoredKind& kind, std::string_view path_id,
                             const records::Actor& actor, storage::ReadView& view) {
    auto draft = records::draft_update(kind, path_id, "{}", actor, view);
    draft.amend_with(remove);
    return draft;
}

}  // namespace features::images
