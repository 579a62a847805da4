#include "features/operating/setup/feature.hpp"

#include "features/operating/setup/first_run.hpp"
#include "features/operating/setup/operations.hpp"
#include "http/mailer.hpp"

namespace features::setup {
namespace {

constexpr const api::Operation* operations[] = {&show_setup, &set_up};

void furnish(api::Objects& objects, const base::Settings& settings) {
    objects.add(std::make_shared<FirstRun>());
    objects.add(std::make_shared<http::Mailer>(settings));
}

}  // namespace

const Feature feature{.name = "setup", .operations = operations, .furnish = furnish};

}  // namespace features::setup
