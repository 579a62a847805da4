#include "features/edge/live/feature.hpp"

#include "features/edge/live/hub.hpp"

namespace features::live {
namespace {

void add_objects(api::Objects& objects, const base::Settings&) {
    objects.add(std::make_shared<Hub>());
}

void on_hint(api::Services& services, std::string_view hint) { services.of<Hub>().hint(hint); }

void stop(api::Services& services) { services.of<Hub>().stop(); }

std::vector<api::Figure> figures(const api::Services& services) {
    const Hub::Figures now = services.of<Hub>().figures();
    return {
        {"comanda_live_readers", "Open event streams and long polls", false, now.readers},
        {"comanda_live_stores", "Stores whose events are being followed", false, now.channels},
        {"comanda_live_events_total", "Events read for followers", true, now.events},
        {"comanda_live_readings_total", "Reads of the database for followers", true, now.readings},
        {"comanda_live_catch_up_pages_total", "Pages read for followers that were behind", true,
         now.pages}};
}

}  // namespace

const Feature feature{.name = "live",
                      .on_hint = on_hint,
                      .figures = figures,
                      .add_objects = add_objects,
                      .stop = stop};

}  // namespace features::live
