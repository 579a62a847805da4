#include "features/edge/kiosk/feature.hpp"

#include "auth/kiosk_passes.hpp"
#include "features/edge/kiosk/kiosk_store.hpp"
#include "features/edge/kiosk/prepared.hpp"
#include "features/edge/kiosk/requests.hpp"

namespace features::kiosk {
namespace {

void add_objects(api::Objects& objects, const base::Settings& settings) {
    objects.add(std::make_shared<auth::PassRing>());
    objects.add(
        std::make_shared<Prepared>(static_cast<std::size_t>(settings.answer_cache_mb) << 20));
}

void on_hint(api::Services& services, std::string_view hint) {
    if (hint == auth::kiosks_hint || hint.empty()) services.of<auth::PassRing>().forget();
    services.of<Prepared>().hint(hint);
}

std::vector<api::Figure> figures(const api::Services& services) {
    const Prepared::Figures now = services.of<Prepared>().figures();
    return {{"comanda_kiosk_copies", "Configurations kept for kiosks", false, now.copies},
            {"comanda_kiosk_copies_bytes", "Bytes of the configurations kept for kiosks", false,
             now.bytes},
            {"comanda_kiosk_copies_made_total", "Configurations made for kiosks", true, now.made},
            {"comanda_kiosk_differences_made_total", "Differences made for kiosks", true,
             now.differences},
            {"comanda_kiosk_compressions_total", "Compressions of configurations and differences",
             true, now.compressions},
            {"comanda_kiosk_looks_total", "Reads of versions for kiosks", true, now.looks}};
}

// A device whose last pass expired this long ago is forgotten.
constexpr std::int64_t day_ms = 24LL * 3'600'000;
constexpr Retention retention[] = {{.name = "passes of kiosks",
                                    .keep_ms = [](const base::Settings&) { return 90 * day_ms; },
                                    .forget = auth::forget_passes},
                                   {.name = "failed logins of kiosks",
                                    .keep_ms = [](const base::Settings&) { return day_ms; },
                                    .forget = forget_failures}};

}  // namespace

const Feature feature{.name = "kiosk",
                      .invariants = invariants,
                      .retention = retention,
                      .on_hint = on_hint,
                      .on_call = keep_pass,
                      .figures = figures,
                      .add_objects = add_objects};

}  // namespace features::kiosk
