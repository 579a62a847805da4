// The back office: one page for all its addresses, which draws what the address names, and the
// files that it loads.
#include "api/answers.hpp"
#include "auth/secrets.hpp"
#include "base/refusal.hpp"
#include "base/world.hpp"
#include "features/operating/pages/operations.hpp"
#include "features/operating/pages/page.hpp"

namespace features::pages {
namespace {

using api::Call;
using base::Refusal;

constexpr std::size_t nonce_bytes = 16;

// A style element needs the nonce, which is another in each answer; no script stands in the page.
std::string policy(const std::string& nonce) {
    return "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-" + nonce +
           "'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
           "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
           "frame-ancestors 'none'";
}

// Never 304 and never kept: another nonce would belong to it, and files that a new program has no
// longer.
http::Response shell(const Call& call, storage::ReadView&) {
    const assets::Asset* page = files(call).find("shell");
    if (!page) throw Refusal::not_found("page");
    const std::string nonce = auth::random_hex(call.services.world.random, nonce_bytes);
    const Value values[] = {{"nonce", nonce}};
    http::Response response;
    response.content_type = page->content_type;
    response.body = filled(*page->plain, values);
    response.set("Cache-Control", "no-store");
    response.set("Content-Security-Policy", policy(nonce));
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    return response;
}

// The name of a file changes with its content, so it is asked for once.
http::Response asset(const Call& call, storage::ReadView&) {
    const assets::Asset* file = files(call).find(call.request.path);
    if (!file) throw Refusal::not_found("file").with_header("Cache-Control", "no-store");
    if (api::is_current(call.request, file->etag)) return api::not_modified(file->etag);
    http::Response response;
    put(response, *file);
    response.set("ETag", file->etag);
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    return response;
}

// Browsers ask for it when they show an answer that is no page.
http::Response icon(const Call& call, storage::ReadView&) {
    const assets::Asset* file = files(call).find("/docs/icon.svg");
    if (!file) throw Refusal::not_found("file");
    if (api::is_current(call.request, file->etag)) return api::not_modified(file->etag);
    http::Response response;
    put(response, *file);
    response.set("ETag", file->etag);
    response.set("Cache-Control", "public, max-age=86400");
    return response;
}

}  // namespace

const api::Operation show_shell{
    .name = "shell",
    .subject = &api::service_subject,
    .run = shell,
    .answer = {.of = api::Content::Of::text, .media_type = "text/html"}};

const api::Operation show_asset{
    .name = "asset",
    .subject = &api::service_subject,
    .run = asset,
    .answer = {.of = api::Content::Of::text, .media_type = "text/javascript"}};

const api::Operation show_icon{
    .name = "icon",
    .subject = &api::service_subject,
    .run = icon,
    .answer = {.of = api::Content::Of::text, .media_type = "image/svg+xml"}};

}  // namespace features::pages
