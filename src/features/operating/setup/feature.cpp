#include "features/operating/setup/feature.hpp"

#include "features/operating/setup/first_run.hpp"
#include "http/mailer.hpp"

namespace features::setup {
namespace {

void add_objects(api::Objects& objects, const base::Settings& settings) {
    objects.add(std::make_shared<FirstRun>());
    objects.add(std::make_shared<http::Mailer>(settings));
}

}  // namespace

const Feature feature{.name = "setup", .add_objects = add_objects};

}  // namespace features::setup
