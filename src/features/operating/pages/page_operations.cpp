// Pages for people: the welcome page, the reference, and the files they load.
#include "api/address.hpp"
#include "api/answers.hpp"
#include "api/openapi.hpp"
#include "assets/assets.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/pages/operations.hpp"

#include <span>

namespace features::pages {
namespace {

using admin::Contents;
using api::Call;
using base::Refusal;

// Pages load everything from this server and may send requests nowhere else.
constexpr std::string_view policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

struct Value {
    std::string_view name;  // as {{name}} in the page
    std::string html;
};

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
            case '&': html += "&amp;"; break;
            case '<': html += "&lt;"; break;
            case '>': html += "&gt;"; break;
            case '"': html += "&quot;"; break;
            case '\'': html += "&#39;"; break;
            default: html += c;
        }
    }
    return html;
}

std::string filled(std::string page, std::span<const Value> values) {
    for (const auto& [name, html] : values) {
        const std::string place = "{{" + std::string(name) + "}}";
        for (auto at = page.find(place); at != std::string::npos;
             at = page.find(place, at + html.size()))
            page.replace(at, place.size(), html);
    }
    return page;
}

// What pages show. Only the demo shows an API key, which is public; other keys are not known here.
std::vector<Value> values_of(const Call& call) {
    const bool is_demo = call.services.settings.is_demo;
    return {{"address", escaped(api::address_asked(call))},
            {"base", escaped("/v1/" + call.services.settings.segment)},
            {"key", is_demo ? std::string(admin::demo_key) : ""},
            {"store", is_demo ? std::string(admin::demo_store) : ""},
            {"email", is_demo ? std::string(admin::demo_email) : ""},
            {"password", is_demo ? std::string(admin::demo_password) : ""},
            {"version", COMANDA_VERSION}};
}

std::string_view next_step(const Call& call, storage::ReadView& view) {
    if (call.services.settings.is_demo) return "welcome/demo";
    const bool is_empty = admin::contents_of(view) == Contents::nothing;
    return is_empty ? "welcome/empty" : "welcome/ready";
}

const assets::Assets& files(const Call& call) { return call.services.of<assets::Assets>(); }

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
    std::vector<Value> values = values_of(call);
    if (page.path == "/")
        values.insert(values.begin(), {"next", *files(call).find(next_step(call, view))->plain});
    std::string html = filled(*page.plain, values);
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
    if (path == "/" || path == "/docs") return show_filled(call, view, *asset);
    http::Response response = shown(call, asset->content_type, std::string(asset->etag));
    if (response.status != 200) return response;
    response.body = asset->plain;
    response.gzip = asset->gzip;
    response.zstd = asset->zstd;
    return response;
}

}  // namespace

const api::Operation show_page{.name = "page",
                               .subject = &api::service_subject,
                               .run = page,
                               .answer = {.of = api::Content::Of::text, .media_type = "text/html"}};

}  // namespace features::pages
