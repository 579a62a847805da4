#include "features/edge/devices/demo_devices.hpp"

#include "assets/demo_files.hpp"
#include "features/edge/devices/devices.hpp"
#include "schema/json_tree.hpp"

#include <cstdio>

namespace features::devices {
namespace {

std::string printed_id(unsigned number) {
    char text[32];
    std::snprintf(text, sizeof text, "65000000000000000000%04x", number);
    return text;
}

void make_devices(storage::Transaction& tx, const Demo& demo, std::string_view store,
                  const schema::Tree& list, unsigned series) {
    const std::int64_t now_ms = demo.world.clock.now_ms();
    for (const schema::Tree& device : list.elements) {
        const std::string id = printed_id(++series);
        const auto said = [&](std::string_view name) {
            return std::string(words_of(device, name));
        };
        note(tx,
             {std::string(demo.account), std::string(store),
              now_ms - whole_of(device, "minutesAgo").value_or(0) * 60'000},
             {said("deviceId"), said("node"), said("name"), said("macId"), said("appVersion")}, id);
        if (device.find("blocked"))
            set_blocked(tx, demo.account, *find(tx, demo.account, id), true, now_ms,
                        demo.actor.principal.id);
    }
}

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    const schema::Tree list = schema::parse_tree(assets::demo_file("devices.json"));
    unsigned series = 0x1300;
    for (const DemoStore& store : demo.stores) {
        tx.lock(demo.account, store.id);
        make_devices(tx, demo, store.id, list, series);
        series += 0x10;
    }
}

}  // namespace features::devices
