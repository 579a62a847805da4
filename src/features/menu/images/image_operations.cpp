// Pictures of records: uploading, removing, and sending them to whoever knows the address.
#include "api/answers.hpp"
#include "api/in_flight.hpp"
#include "api/multipart.hpp"
#include "base/refusal.hpp"
#include "base/world.hpp"
#include "features/menu/images/images.hpp"
#include "features/menu/images/metadata.hpp"
#include "features/menu/images/operations.hpp"
#include "features/records/record_answers.hpp"
#include "storage/tables/images.hpp"

namespace features::images {
namespace {

using api::Call;
using api::InFlight;
using api::Plan;
using base::Refusal;

constexpr std::size_t form_bytes_max = 16 << 10;  // what a form may add around the file

// The Content-Type only shows whether the picture comes in a form. The bytes of the picture show
// its own type.
std::string_view sent_picture(const http::Request& request) {
    const std::string_view type = request.header("content-type");
    return api::is_multipart(type) ? api::only_file(type, request.body) : request.body;
}

records::Conditions conditions_of(const Call& call) {
    return {.if_match = api::if_match(call.request)};
}

Plan prepare_upload(const Call& call, storage::ReadView& view) {
    auto upload = draft_upload(*call.route.kind, records::path_id(call), sent_picture(call.request),
                               call.services.pepper, records::actor_of(call), view);
    storage::Scope scope{upload.draft.account, upload.draft.store};
    return records::record_plan(call, std::move(scope),
                                [upload = std::move(upload), conditions = conditions_of(call)](
                                    storage::Transaction& tx, const records::Actor& actor) {
                                    return images::upload(tx, upload, actor, conditions);
                                });
}

Plan prepare_removal(const Call& call, storage::ReadView& view) {
    auto draft =
        draft_removal(*call.route.kind, records::path_id(call), records::actor_of(call), view);
    storage::Scope scope{draft.account, draft.store};
    return records::record_plan(call, std::move(scope),
                                [draft = std::move(draft), conditions = conditions_of(call)](
                                    storage::Transaction& tx, const records::Actor& actor) {
                                    return records::write(tx, draft, actor, conditions);
                                });
}

InFlight::Shared shared_image(const Call& call, storage::ReadView& view, std::string_view hash,
                              std::string_view extension) {
    const std::string& account = call.path["account"];
    const std::string name = account + '/' + call.path["file"];
    if (auto shared = call.services.in_flight.find(name)) return shared;
    auto image = storage::find_image(view, account, hash);
    if (!image || image->extension != extension) throw Refusal::not_found("image");
    return call.services.in_flight.share(name, call.request.client_address,
                                         std::move(image->bytes));
}

// Needs no key, so that pages can show pictures. The address cannot be guessed: whoever has it got
// it from a record.
http::Response send_image(const Call& call, storage::ReadView& view) {
    const std::string& account = call.path["account"];
    const std::string& file = call.path["file"];
    const auto dot = std::min(file.find('.'), file.size());
    const std::string_view hash = std::string_view(file).substr(0, dot);
    const std::string_view extension =
        std::string_view(file).substr(std::min(dot + 1, file.size()));
    const std::string_view type = content_type_of(extension);
    if (!base::is_id(account) || type.empty()) throw Refusal::not_found("image");

    const std::string tag = api::quoted_tag(hash);
    http::Response response;
    if (api::is_current(call.request, tag) && storage::has_image(view, account, hash)) {
        response = api::not_modified(tag);
    } else {
        response.content_type = type;
        response.body = shared_image(call, view, hash, extension);
        response.set("ETag", tag);
    }
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    return response;
}

constexpr api::Parameter file_parameter{"file", api::in_path, api::any_text,
                                        R"("5e884898da28047151d0e56f8dc62927.png")",
                                        "Name of the file: the last part of `imageUrl`."};

}  // namespace

// The API document names one type for the body, because generators of clients cannot handle
// several; the types of pictures and of forms are accepted as well.
const api::Operation upload_image{
    .name = "upload_image",
    .id = "upload{Kind}Image",
    .summary = "Set the picture of {a kind}",
    .description =
        "Stores a PNG, JPEG or WebP picture, sent as the body itself or as the only file of a form "
        "(multipart/form-data), and returns the record, whose `imageUrl` is the path of the "
        "picture. Metadata about where, when and by whom it was taken is removed.",
    .run = prepare_upload,
    .body = {.of = api::Content::Of::bytes, .media_type = "application/octet-stream"},
    .answer = api::one_record,
    .pace = {.is_slow = api::always},
    .body_bytes_max = image_bytes_max + form_bytes_max};
const api::Operation remove_image{.name = "remove_image",
                                  .id = "remove{Kind}Image",
                                  .summary = "Remove the picture of {a kind}",
                                  .description = "Removes the picture and returns the record.",
                                  .run = prepare_removal,
                                  .answer = api::one_record};
const api::Operation show_image{
    .name = "image",
    .subject = &api::service_subject,
    .id = "getImage",
    .summary = "Get a picture",
    .description = "Returns a picture by the path in a record's `imageUrl`.",
    .run = send_image,
    .answer = {.of = api::Content::Of::bytes, .media_type = "image/*"},
    .parameters = {&file_parameter}};

}  // namespace features::images
