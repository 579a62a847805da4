// The reference, and the files it loads.
#include "api/answers.hpp"
#include "api/openapi.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/pages/operations.hpp"
#include "features/operating/pages/page.hpp"

namespace features::pages {
namespace {

using api::Call;
using base::Refusal;

// Pages load everything from this server and may send requests nowhere else.
constexpr std::string_view policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// What the page shows. Only the demo shows an API key, which is public; other keys are not known
// here. The segment of a path has no character that HTML escapes.
std::vector<Value> values_of(const Call& call) {
    const bool is_demo = call.services.settings.is_demo;
    return {{"base", "/v1/" + call.services.settings.segment},
            {"key", is_demo ? std::string(admin::demo_key) : ""},
            {"store", is_demo ? std::string(admin::demo_store) : ""}};
}

http::Response shown(const Call& call, std::string_view content_type, const std::string& tag) {
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    http::Response response;
    response.content_type = content_type;
    response.set("ETag", tag);
    response.set("Cache-Control", "no-cache");
    response.set("Content-Security-Policy", policy);
    response.set("Referrer-Policy", "no-referrer");
    return response;
}

http::Response show_filled(const Call& call, storage::ReadView& view, const assets::Asset& page) {
    std::string html = filled(*page.plain, values_of(call));
    http::Response response =
        shown(call, page.content_type, api::sequence_tag({0, view.epoch()}, call.request, html));
    if (response.status == 200) response.body = std::move(html);
    return response;
}

http::Response show_outline(const Call& call) {
    const api::Documents::Document& outline = call.services.documents.outline();
    http::Response response = shown(call, "application/json", outline.tag);
    if (response.status == 200) response.body = outline.text;
    return response;
}

http::Response page(const Call& call, storage::ReadView& view) {
    const std::string_view path = call.request.path == "/docs/" ? "/docs" : call.request.path;
    if (path == "/docs/outline.json") return show_outline(call);
    const assets::Asset* asset = files(call).find(path);
    if (!asset) throw Refusal::not_found("page");
    if (path == "/docs") return show_filled(call, view, *asset);
    http::Response response = shown(call, asset->content_type, std::string(asset->etag));
    if (response.status == 200) put(response, *asset);
    return response;
}

}  // namespace

const api::Operation show_page{.name = "page",
                               .subject = &api::service_subject,
                               .run = page,
                               .answer = {.of = api::Content::Of::text, .media_type = "text/html"}};

}  // namespace features::pages
