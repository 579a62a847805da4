#include "features/operating/pages/feature.hpp"

#include "features/operating/pages/own_authority.hpp"

namespace features::pages {
namespace {

void add_objects(api::Objects& objects, const base::Settings& settings) {
    auto authority = std::make_shared<OwnAuthority>();
    if (!settings.tls_cert.empty()) authority->known = auth::authority_beside(settings.tls_cert);
    objects.add(std::move(authority));
}

}  // namespace

const Feature feature{.name = "pages", .add_objects = add_objects};

}  // namespace features::pages
