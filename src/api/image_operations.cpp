// Pictures of records: up, away, and out to whoever knows the address.
#include "api/answers.hpp"
#include "api/in_flight.hpp"
#include "api/multipart.hpp"
#include "api/operations.hpp"
#include "base/refusal.hpp"
#include "base/world.hpp"
#include "features/images/images.hpp"
#include "storage/tables/images.hpp"

namespace api {
namespace {

using base::Refusal;
namespace images = features::images;
namespace records = features::records;

constexpr std::size_t form_bytes_max = 16 << 10;  // around the file, when it comes in a form

// The declared type counts only for the wrapping; what the bytes are, they say themselves.
std::string_view sent_picture(const http::Request& request) {
    const std::string_view type = request.header("content-type");
    return is_multipart(type) ? only_file(type, request.body) : request.body;
}

records::Conditions conditions_of(const Call& call) { return {.if_match = if_match(call.request)}; }

Plan prepare_upload(const Call& call, storage::ReadView& view) {
    auto upload =
        images::draft_upload(*call.route.kind, call.captured[0], sent_picture(call.request),
                             call.services.pepper, call.actor(), view);
    storage::Scope scope{upload.draft.account, upload.draft.store};
    return record_plan(call, std::move(scope),
                       [upload = std::move(upload), conditions = conditions_of(call)](
                           storage::Transaction& tx, const records::Actor& actor) {
                           return images::upload(tx, upload, actor, conditions);
                       });
}

Plan prepare_removal(const Call& call, storage::ReadView& view) {
    auto draft = images::draft_removal(*call.route.kind, call.captured[0], call.actor(), view);
    storage::Scope scope{draft.account, draft.store};
    return record_plan(call, std::move(scope),
                       [draft = std::move(draft), conditions = conditions_of(call)](
                           storage::Transaction& tx, const records::Actor& actor) {
                           return records::write(tx, draft, actor, conditions);
                       });
}

InFlight::Shared shared_image(const Call& call, storage::ReadView& view, std::string_view hash,
                              std::string_view extension) {
    const std::string& account = call.captured[0];
    const std::string name = account + '/' + call.captured[1];
    if (auto shared = call.services.in_flight.find(name)) return shared;
    auto image = storage::find_image(view, account, hash);
    if (!image || image->extension != extension) throw Refusal::not_found("image");
    return call.services.in_flight.share(name, call.request.client_address,
                                         std::move(image->bytes));
}

// Needs no key, so that a page can show it: whoever has the address was told it by a record.
http::Response send_image(const Call& call, storage::ReadView& view) {
    const std::string& account = call.captured[0];
    const std::string& file = call.captured[1];
    const auto dot = std::min(file.find('.'), file.size());
    const std::string_view hash = std::string_view(file).substr(0, dot);
    const std::string_view extension =
        std::string_view(file).substr(std::min(dot + 1, file.size()));
    const std::string_view type = images::content_type_of(extension);
    if (!base::is_id(account) || type.empty()) throw Refusal::not_found("image");

    const std::string tag = quoted_tag(hash);
    http::Response response;
    if (is_current(call.request, tag) && storage::has_image(view, account, hash)) {
        response = not_modified(tag);
    } else {
        response.content_type = type;
        response.body = shared_image(call, view, hash, extension);
        response.set("ETag", tag);
    }
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    return response;
}

}  // namespace

const Operation upload_image{
    .name = "upload_image",
    .id = "upload{Kind}Image",
    .summary = "Set the picture of {a kind}",
    .description =
        "Stores the bytes of a PNG, JPEG or WebP picture, sent as they are or as the one file of a "
        "form (multipart/form-data), and answers the record, whose `imageUrl` tells where they are "
        "served.",
    .prepare = prepare_upload,
    .body = Shape::image,
    .answer = Shape::record,
    .body_bytes_max = images::image_bytes_max + form_bytes_max,
    .is_slow = true};
const Operation remove_image{.name = "remove_image",
                             .id = "remove{Kind}Image",
                             .summary = "Remove the picture of {a kind}",
                             .description = "Takes the picture away and answers the record.",
                             .prepare = prepare_removal,
                             .answer = Shape::record};
const Operation show_image{.name = "image",
                           .id = "getImage",
                           .summary = "Get a picture",
                           .description =
                               "Answers the bytes of a picture, by the path that "
                               "`imageUrl` of a record tells.",
                           .read = send_image,
                           .content_type = "image/*"};

}  // namespace api
