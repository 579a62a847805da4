#include "features/team/staff/requests.hpp"

#include "auth/person.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/records/rules.hpp"

namespace features::staff {

PinTry pin_try(const api::Call& call, const std::string& store, const std::string& pin,
               const std::string& device) {
    const auto& rules = call.services.of<records::Rulebook>();
    const auto& person = call.principal->person;
    const bool is_paired = person && person->device;
    return {.account = call.principal->account,
            .store = store,
            .pin_hash = rules.hash_secret(store, "pin", pin),
            .key = is_paired ? person->device->id : call.principal->id,
            .device = is_paired ? std::string("paired") : device,
            .now_ms = call.now_ms};
}

std::string store_of(const api::Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    return base::lower_ascii(call.path["store"]);
}

}  // namespace features::staff
