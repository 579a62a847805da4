// The certificate of the server's own authority, for devices that are to trust it.
#include "base/refusal.hpp"
#include "features/operating/pages/operations.hpp"
#include "features/operating/pages/own_authority.hpp"

namespace features::pages {
namespace {

using api::Call;

// As text for people and programs; in the form and under the type by which phones offer to install
// it.
http::Response authority(const Call& call, storage::ReadView&) {
    const auto& known = call.services.of<OwnAuthority>().known;
    if (!known)
        throw base::Refusal::not_found("authority").with_header("Cache-Control", "no-store");
    const bool is_text = call.request.path.ends_with(".pem");
    http::Response response;
    response.content_type = is_text ? "application/x-pem-file" : "application/x-x509-ca-cert";
    response.body = is_text ? known->pem : known->der;
    response.set("Cache-Control", "no-cache");
    return response;
}

}  // namespace

const api::Operation show_authority{
    .name = "authority",
    .subject = &api::service_subject,
    .run = authority,
    .answer = {.of = api::Content::Of::bytes, .media_type = "application/x-x509-ca-cert"}};

}  // namespace features::pages
