#include "features/operating/audit/feature.hpp"

#include "api/audit_queue.hpp"
#include "auth/key_addresses.hpp"
#include "features/operating/audit/audit_store.hpp"
#include "features/operating/audit/verify.hpp"

namespace features::audit {
namespace {

constexpr std::int64_t day_ms = 86'400'000;

// An address that a key has not used for this long counts as new.
std::int64_t addresses_kept_ms(const base::Settings&) { return 400 * day_ms; }
std::int64_t entries_kept_ms(const base::Settings& settings) {
    return settings.audit_days * day_ms;  // 0: forever
}

api::Figure figure(std::string_view name, std::string_view help, std::uint64_t value) {
    return {
        .name = name, .help = help, .is_counter = true, .value = static_cast<std::int64_t>(value)};
}

std::vector<api::Figure> figures(const api::Services&) {
    const api::AuditQueueFigures queue = api::audit_queue_figures();
    return {
        figure("comanda_audit_entries_total", "Entries added by writes of this process.",
               storage::audit_entries()),
        figure("comanda_audit_exports_total", "Exports recorded in the audit.", queue.exports),
        figure("comanda_audit_new_addresses_total", "Keys used from an address for the first time.",
               queue.new_addresses),
        figure("comanda_audit_lost_total",
               "Entries of exports and new addresses that could not be written.", queue.failures),
        {.name = "comanda_audit_waiting",
         .help = "Entries of exports and new addresses that are not written yet.",
         .value = static_cast<std::int64_t>(queue.waiting)}};
}

constexpr Retention retention[] = {
    {.name = "audit", .keep_ms = entries_kept_ms, .forget = forget_old},
    {.name = "addresses of keys",
     .keep_ms = addresses_kept_ms,
     .forget = auth::forget_key_addresses}};

}  // namespace

const Feature feature{
    .name = "audit", .verify = verify, .retention = retention, .figures = figures};

}  // namespace features::audit
