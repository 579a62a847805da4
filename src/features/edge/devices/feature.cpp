#include "features/edge/devices/feature.hpp"

#include "features/edge/devices/demo_devices.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/edge/devices/personal.hpp"
#include "features/edge/devices/presence.hpp"

namespace features::devices {
namespace {

constexpr Resolver resolvers[] = {
    {.kind = device_label, .resolve = resolve, .label = [](const ShownTexts& device) {
         return device.first_of({"deviceName", "deviceId", "node"});
     }}};

void add_objects(api::Objects& objects, const base::Settings&) {
    objects.add(std::make_shared<Presence>());
}

}  // namespace

const Feature feature{.name = "devices",
                      .tables = tables,
                      .resolvers = resolvers,
                      .invariants = invariants,
                      .personal = personal,
                      .on_call = on_call,
                      .make_demo = make_demo,
                      .add_objects = add_objects};

}  // namespace features::devices
