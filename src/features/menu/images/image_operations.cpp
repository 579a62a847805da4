// Pictures of records: uploading, removing, and sending them to whoever knows the address.
#include "api/answers.hpp"
#include "api/guard.hpp"
#include "api/in_flight.hpp"
#include "api/multipart.hpp"
#include "api/workers.hpp"
#include "base/refusal.hpp"
#include "base/world.hpp"
#include "features/menu/images/images.hpp"
#include "features/menu/images/metadata.hpp"
#include "features/menu/images/operations.hpp"
#include "features/menu/images/smaller.hpp"
#include "features/records/record_answers.hpp"
#include "storage/tables/images.hpp"
#include "storage/write_under.hpp"

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

// ---- sending ------------------------------------------------------------------------------------

// What is asked for by an address and its query.
struct Asked {
    std::string account, file, hash;
    std::string_view extension;       // of the picture
    std::uint32_t width = 0;          // of the ladder; 0: as it is
    std::string_view made_extension;  // of what is sent

    // Under which a smaller copy is stored. It is no name of a file that an address can have.
    std::string copy() const {
        return width ? storage::image_copy(hash, std::to_string(width), made_extension) : hash;
    }
};

Asked read_asked(const Call& call) {
    Asked asked{call.path["account"], call.path["file"], {}, {}, 0, {}};
    const auto dot = std::min(asked.file.find('.'), asked.file.size());
    asked.hash = asked.file.substr(0, dot);
    const std::string_view extension =
        std::string_view(call.path["file"]).substr(std::min(dot + 1, asked.file.size()));
    if (!base::is_id(asked.account) || content_type_of(extension).empty())
        throw Refusal::not_found("image");
    asked.extension = asked.made_extension = extension;

    base::Problems problems;
    const auto width = call.query.number("width", {1, 16'384}, problems);
    const auto format = call.query.get("format");
    if (format && *format != "webp" && *format != "jpeg")
        problems.push_back({"format", "must be webp or jpeg"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    if (format) asked.made_extension = *format == "webp" ? "webp" : "jpg";
    if (width || asked.made_extension != asked.extension)
        asked.width = width_on_ladder(static_cast<std::uint32_t>(width.value_or(widths.back())));
    return asked;
}

constexpr std::string_view for_ever = "public, max-age=31536000, immutable";

http::Response response_of(const Asked& asked, std::string_view extension, InFlight::Shared bytes) {
    http::Response response;
    response.content_type = content_type_of(extension);
    response.body = std::move(bytes);
    response.set("ETag", api::quoted_tag(asked.copy()));
    response.set("Cache-Control", for_ever);
    return response;
}

InFlight::Shared shared(const Call& call, const std::string& name, std::string bytes) {
    return call.services.in_flight.share(name, call.request.client_address, std::move(bytes));
}

// The picture as it is.
http::Response original(const Call& call, storage::ReadView& view, const Asked& asked) {
    const std::string name = asked.account + '/' + asked.file;
    auto bytes = call.services.in_flight.find(name);
    if (!bytes) {
        auto image = storage::find_image(view, asked.account, asked.hash);
        if (!image || image->extension != asked.extension) throw Refusal::not_found("image");
        bytes = shared(call, name, std::move(image->bytes));
    }
    return response_of(asked, asked.extension, std::move(bytes));
}

// What is stored; nothing when a copy is asked for that nobody has made yet. A copy without bytes
// says that the picture itself will do.
std::optional<http::Response> stored(const Call& call, storage::ReadView& view,
                                     const Asked& asked) {
    const std::string tag = api::quoted_tag(asked.copy());
    if (api::is_current(call.request, tag) &&
        storage::has_image(view, asked.account, asked.copy())) {
        auto response = api::not_modified(tag);
        response.set("Cache-Control", for_ever);
        return response;
    }
    if (asked.width == 0) return original(call, view, asked);
    auto copy = storage::find_image(view, asked.account, asked.copy());
    if (!copy) return {};
    if (copy->bytes.empty()) return original(call, view, asked);
    return response_of(asked, asked.made_extension,
                       shared(call, asked.account + '/' + asked.copy(), std::move(copy->bytes)));
}

// Makes the copy, keeps it for whoever asks next, and sends it.
http::Response made(const Call& call, const Asked& asked) {
    std::optional<http::Response> response;
    std::optional<storage::StoredImage> image;
    call.services.database.read([&](storage::ReadView& view) {
        response = stored(call, view, asked);
        if (!response) image = storage::find_image(view, asked.account, asked.hash);
    });
    if (response) return *std::move(response);
    if (!image || image->extension != asked.extension) throw Refusal::not_found("image");
    const auto copy = smaller(image->bytes, asked.width, asked.made_extension);
    api::succeeds("picture", [&] {
        const storage::AskedBy asked_by({asked.account, asked.account});
        call.services.database.write_now([&](storage::Transaction& tx) {
            storage::keep_image(tx, asked.account, asked.copy(), asked.made_extension,
                                copy.value_or(""), call.now_ms);
        });
    });
    if (copy)
        return response_of(asked, asked.made_extension,
                           shared(call, asked.account + '/' + asked.copy(), *copy));
    return response_of(asked, asked.extension,
                       shared(call, asked.account + '/' + asked.file, std::move(image->bytes)));
}

// Needs no key, so that pages can show pictures. The address cannot be guessed: whoever has it got
// it from a record. What must be made first is made on a worker; when too much waits there, the
// picture itself is sent, for this once.
void give_image(std::shared_ptr<const Call> call, http::Respond respond) {
    const Asked asked = read_asked(*call);
    storage::Database& database = call->services.database;
    std::optional<http::Response> response;
    database.read([&](storage::ReadView& view) {
        response = stored(*call, view, asked);
        if (!response && !storage::has_image(view, asked.account, asked.hash))
            throw Refusal::not_found("image");
    });
    if (response) return respond(*std::move(response));
    const bool is_taken = call->services.lanes.pictures.post(asked.account, [call, respond, asked] {
        api::guarded(call->request, respond, [&] { respond(made(*call, asked)); });
    });
    if (is_taken) return;
    database.read([&](storage::ReadView& view) { response = original(*call, view, asked); });
    response->set("Cache-Control", "no-store");
    respond(*std::move(response));
}

constexpr api::Parameter file_parameter{"file", api::in_path, api::any_text,
                                        R"("5e884898da28047151d0e56f8dc62927.png")",
                                        "Name of the file: the last part of `imageUrl`."};

constexpr api::Parameter width_parameter{
    "width",
    api::in_query,
    api::whole(1, 16'384),
    "320",
    "How wide the copy is at most, in pixels: the next of 80, 160, 320, 640 and 1280, and never "
    "wider than the picture. An extension.",
    nullptr,
    true};
constexpr api::Parameter format_parameter{
    "format",
    api::in_query,
    api::words("webp|jpeg"),
    R"("webp")",
    "Type of the copy; by default that of the picture. An extension.",
    nullptr,
    true};

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
    .description =
        "Returns a picture by the path in a record's `imageUrl`, or with `width` or `format` a "
        "copy of it, which is made once. Where the picture itself is no larger, or cannot be "
        "decoded, that is returned.",
    .run = give_image,
    .answer = {.of = api::Content::Of::bytes, .media_type = "image/*"},
    .parameters = {&file_parameter, &width_parameter, &format_parameter}};

}  // namespace features::images
