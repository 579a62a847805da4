#include "api/audit_queue.hpp"

#include "api/audit.hpp"
#include "api/route.hpp"
#include "auth/key_addresses.hpp"
#include "auth/rate_limit.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

#include <atomic>

namespace api {
namespace {

constinit std::atomic<std::uint64_t> exports_told{0}, addresses_told{0}, entries_lost{0};
constinit std::atomic<std::uint64_t> entries_waiting{0};

// Held by a write until it is done, or could not be queued.
class Waiting {
public:
    Waiting() { ++entries_waiting; }
    ~Waiting() { --entries_waiting; }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
};

void note_lost(std::string_view what) noexcept {
    ++entries_lost;
    try {
        base::log::write(base::log::Level::error, "audit_entry_lost",
                         base::JsonObject().text("error", what));
    } catch (...) {  // no memory for the line
    }
}

// "" for none.
std::string sentence_of(const std::exception_ptr& thrown) {
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

// The names of the parameters that were sent, if the document has them: any other may be a person's
// name.
std::string parameter_names(const Call& call) {
    std::string names;
    for (const Parameter* parameter : call.route.operation.parameters)
        if (call.query.get(parameter->name)) (names += names.empty() ? "" : " ") += parameter->name;
    return names;
}

std::string export_name(std::string operation) {
    if (operation.starts_with("get")) operation.erase(0, 3);
    if (!operation.empty() && operation[0] >= 'a' && operation[0] <= 'z')
        operation[0] = static_cast<char>(operation[0] - 'a' + 'A');
    return "export" + operation;
}

void queue_export(const Call& call) {
    storage::AuditEntry entry = entry_of(call);
    entry.operation = export_name(std::move(entry.operation));
    entry.fields = parameter_names(call);
    const std::string* path_store = call.path.find("store");
    storage::Scope scope{call.principal->account,
                         path_store ? base::lower_ascii(*path_store) : std::string()};
    const auto done = [waiting = std::make_shared<Waiting>()](const std::exception_ptr& thrown) {
        if (thrown) return note_lost(sentence_of(thrown));
        ++exports_told;
    };
    call.services.database.write({.apply =
                                      [scope, entry](storage::Transaction& tx) {
                                          storage::append_audit(tx, scope.account, scope.store,
                                                                entry);
                                      },
                                  .done = done,
                                  .scopes = scope,
                                  .asker = {call.principal->account, call.principal->id}});
}

// Whether there was something to report.
bool tell_address(storage::Transaction& tx, const auth::KeyUse& use) {
    if (!auth::note_key_address(tx, use)) return false;
    storage::append_audit(tx, use.account, "",
                          {.at_ms = use.at_ms,
                           .who = use.key,
                           .network = use.network,
                           .address = use.address,
                           .operation = "keyFromNewAddress",
                           .kind = "key",
                           .id = use.key,
                           .outcome = "done"});
    return true;
}

void queue_address(Services& services, const std::shared_ptr<const auth::Principal>& key,
                   const std::string& address, std::int64_t now_ms) {
    const auth::KeyUse use{.account = key->account,
                           .key = key->id,
                           .address = address_digest(services.pepper, address),
                           .network = auth::network_of(address),
                           .at_ms = now_ms};
    const auto is_told = std::make_shared<bool>();
    const auto done = [waiting = std::make_shared<Waiting>(), seen = services.key_addresses, key,
                       address, is_told](const std::exception_ptr& thrown) mutable {
        if (*is_told && !thrown) ++addresses_told;
        if (!thrown) return;
        seen.forget(*key, address);
        note_lost(sentence_of(thrown));
    };
    services.database.write(
        {.apply = [use, is_told](storage::Transaction& tx) { *is_told = tell_address(tx, use); },
         .done = done,
         .scopes = storage::Scope{use.account, ""},
         .asker = {use.account, use.key}});
}

}  // namespace

void note_address(Services& services, const std::shared_ptr<const auth::Principal>& key,
                  const http::Request& request, std::int64_t now_ms) noexcept {
    try {
        if (request.is_private || request.is_local()) return;
        if (!services.key_addresses.is_due(*key, request.client_address, now_ms)) return;
        try {
            queue_address(services, key, std::string(request.client_address), now_ms);
        } catch (...) {  // too many writes wait: the next request tries again
            services.key_addresses.forget(*key, request.client_address);
        }
    } catch (...) {  // no memory: the next request tries again
    }
}

void note_export(const Call& call) noexcept {
    try {
        if (call.request.method == http::Method::head) return;
        if (call.route.operation.is_export(call.request.query)) queue_export(call);
    } catch (const std::exception& error) {
        note_lost(error.what());
    }
}

AuditQueueFigures audit_queue_figures() {
    return {exports_told, addresses_told, entries_lost, entries_waiting};
}

}  // namespace api
