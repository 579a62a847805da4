#include "features/edge/devices/demo_devices.hpp"

#include "features/edge/devices/devices.hpp"

#include <cstdio>

namespace features::devices {
namespace {

struct DemoDevice {
    const char *node, *device_id, *name, *mac_id, *app_version;
    int minutes_ago;  // when it was seen
    bool is_blocked = false;
};

constexpr DemoDevice all[] = {
    {"T1", "till-1", "Front till", "A4:83:E7:10:2C:01", "4.2.0", 0},
    {"T2", "till-2", "Bar till", "A4:83:E7:10:2C:02", "4.2.0", 1},
    {"T3", "tablet-3", "Dining room tablet", "A4:83:E7:10:2C:03", "4.2.0", 0},
    {"T4", "tablet-4", "Terrace tablet", "A4:83:E7:10:2C:04", "4.1.7", 25},
    {"T5", "", "Host stand tablet", "", "3.9.2", 190},
    {"T9", "tablet-9", "Lost tablet", "A4:83:E7:10:2C:09", "4.1.7", 4'320, true},
};

std::string printed_id(unsigned number) {
    char text[32];
    std::snprintf(text, sizeof text, "65000000000000000000%04x", number);
    return text;
}

void make_devices(storage::Transaction& tx, const Demo& demo, std::string_view store,
                  unsigned series) {
    const std::int64_t now_ms = demo.world.clock.now_ms();
    for (const DemoDevice& device : all) {
        const std::string id = printed_id(++series);
        note(tx,
             {std::string(demo.account), std::string(store),
              now_ms - std::int64_t{device.minutes_ago} * 60'000},
             {device.device_id, device.node, device.name, device.mac_id, device.app_version}, id);
        if (device.is_blocked)
            set_blocked(tx, demo.account, *find(tx, demo.account, id), true, now_ms);
    }
}

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    unsigned series = 0x1300;
    for (const DemoStore& store : demo.stores) {
        tx.lock(demo.account, store.id);
        make_devices(tx, demo, store.id, series);
        series += 0x10;
    }
}

}  // namespace features::devices
