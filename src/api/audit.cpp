#include "api/audit.hpp"

#include "api/openapi.hpp"
#include "api/route.hpp"
#include "auth/person.hpp"
#include "auth/rate_limit.hpp"
#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace api {
namespace {

constexpr std::size_t body_bytes_max = 64 << 10;  // beyond it the names are not collected
constexpr std::size_t fields_bytes_max = 1'000, name_bytes_max = 64;
constexpr std::string_view other_names = "(other)";

// Anything else may be more than the name of a field.
bool is_plain_name(std::string_view name) {
    return !name.empty() && name.size() <= name_bytes_max && std::ranges::all_of(name, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               c == '_';
    });
}

// Whether the API document has the name in the body of the operation.
bool is_known(const Route& route, const std::string& name) {
    const Content& body = route.operation.body;
    if (body.of == Content::Of::kind) return route.kind && route.kind->find(name).field;
    if (body.of == Content::Of::described) return body.kind->find(name).field != nullptr;
    return body.of == Content::Of::object && body.object->has(name);
}

// The names of a body that is an object. A client may choose names that the document does not have,
// even a person's: these are all replaced by one word.
std::string names_in(const Route& route, std::string_view body) {
    std::string names;
    bool has_others = false;
    if (!body.starts_with('{') || body.size() > body_bytes_max) return names;
    try {
        for (const std::string& name : schema::member_names(body)) {
            const bool is_told = is_plain_name(name) && is_known(route, name);
            has_others = has_others || !is_told;
            if (!is_told || names.size() + name.size() > fields_bytes_max) continue;
            (names += names.empty() ? "" : " ") += name;
        }
    } catch (const base::Refusal&) {  // an operation that does not look at its body
    }
    if (has_others) (names += names.empty() ? "" : " ") += other_names;
    return names;
}

// The subject of the path, besides store and account.
std::string subject_id(const Call& call) {
    std::string id;
    for (const auto& [name, text] : call.path)
        if (name != "store" && name != "account" && id.empty() && base::is_id(text))
            id = base::lower_ascii(text);
    return id;
}

}  // namespace

std::string address_digest(const auth::Pepper& pepper, std::string_view address) {
    return pepper.hash("audit address", auth::name_of_address(address)).substr(0, 32);
}

storage::AuditEntry entry_of(const Call& call) {
    const http::Request& request = call.request;
    storage::AuditEntry entry{
        .at_ms = call.now_ms,
        .network = auth::network_of(request.client_address),
        .address = address_digest(call.services.pepper, request.client_address),
        .operation = operation_id(call.route),
        .kind = std::string(label_of(call.route)),
        .id = subject_id(call),
        .fields = names_in(call.route, base::trimmed(request.body)),
        .outcome = "done"};
    if (call.principal) entry.who = call.principal->id;
    if (call.principal && call.principal->person) entry.session = call.principal->person->session;
    return entry;
}

Plan audited(const Call& call, Plan plan) {
    std::string store = plan.scope.table.empty() ? plan.scope.store : std::string();
    plan.also.push_back({call.principal->account, store});
    plan.run = [entry = entry_of(call), account = call.principal->account, store,
                run = std::move(plan.run)](storage::Transaction& tx) {
        Outcome outcome = run(tx);
        storage::AuditEntry told = entry;
        if (outcome.touched) {
            if (outcome.touched->is_unchanged) return outcome;
            told.id = outcome.touched->id;
            told.revision = outcome.touched->revision;
            told.fields = outcome.touched->fields;
        }
        if (outcome.answer.status != 200)
            told.outcome = "refused " + std::to_string(outcome.answer.status);
        storage::append_audit(tx, account, store, told);
        return outcome;
    };
    return plan;
}

}  // namespace api
