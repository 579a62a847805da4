#include "features/operating/demo_evening/feature.hpp"

#include "features/operating/demo_evening/evening.hpp"

namespace features::demo_evening {

const Feature feature{
    .name = "demo_evening",
    .add_objects = [](api::Objects& objects,
                      const base::Settings&) { objects.add(std::make_shared<Evening>()); },
    .stop = [](api::Services& services) { services.of<Evening>().stop(); }};

}  // namespace features::demo_evening
