#include "features/team/people/feature.hpp"

#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "features/team/people/counts.hpp"
#include "features/team/people/failure_counter.hpp"
#include "features/team/people/known_visitors.hpp"

namespace features::people {
namespace {

// How long sessions are kept after their end, because they show from which addresses a person
// comes.
constexpr std::int64_t day_ms = 24LL * 3'600'000;
constexpr Retention retention[] = {{.name = "sessions",
                                    .keep_ms = [](const base::Settings&) { return known_ms; },
                                    .forget = auth::forget_sessions},
                                   {.name = "failed sign-ins",
                                    .keep_ms = [](const base::Settings&) { return day_ms; },
                                    .forget = forget_failures},
                                   {.name = "links",
                                    .keep_ms = [](const base::Settings&) { return day_ms; },
                                    .forget = auth::forget_resets}};

std::vector<api::Figure> figures(const api::Services& services) {
    const Counts& counts = services.of<Counts>();
    return {{"comanda_sign_ins_total", "Sign-ins of people", true, counts.signed_in},
            {"comanda_sign_ins_failed_total", "Sign-ins that failed", true, counts.failed},
            {"comanda_sign_ins_locked_total", "Sign-ins that were refused after too many failures",
             true, counts.locked}};
}

void add_objects(api::Objects& objects, const base::Settings&) {
    objects.add(std::make_shared<Counts>());
    objects.add(std::shared_ptr<api::Visitors>(std::make_shared<KnownVisitors>()));
}

}  // namespace

const Feature feature{.name = "people",
                      .tables = tables,
                      .invariants = invariants,
                      .retention = retention,
                      .figures = figures,
                      .add_objects = add_objects};

}  // namespace features::people
