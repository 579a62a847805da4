#include "features/team/people/feature.hpp"

#include "access/sessions.hpp"
#include "access/sign_ins.hpp"
#include "features/team/people/counts.hpp"
#include "features/team/people/guard.hpp"
#include "features/team/people/known_visitors.hpp"
#include "features/team/people/operations.hpp"

namespace features::people {
namespace {

constexpr const api::Operation* operations[] = {&sign_in,
                                                &show_session,
                                                &sign_out,
                                                &list_sessions,
                                                &end_own_session,
                                                &end_other_sessions,
                                                &change_password,
                                                &forget_password,
                                                &check_reset_link,
                                                &reset_password,
                                                &begin_second_factor,
                                                &switch_second_factor_on,
                                                &switch_second_factor_off,
                                                &make_recovery_codes,
                                                &list_sign_ins,
                                                &invite_user,
                                                &make_reset_link,
                                                &remove_sign_in,
                                                &end_sessions_of_user,
                                                &reset_second_factor};

// Sessions are kept so long after their end, because they tell from which addresses a person comes.
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

void furnish(api::Objects& objects, const base::Settings&) {
    objects.add(std::make_shared<Counts>());
    objects.add(std::shared_ptr<api::Visitors>(std::make_shared<KnownVisitors>()));
}

}  // namespace

const Feature feature{.name = "people",
                      .operations = operations,
                      .tables = tables,
                      .checks = checks,
                      .retention = retention,
                      .figures = figures,
                      .furnish = furnish};

}  // namespace features::people
