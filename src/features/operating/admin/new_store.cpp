// What a new store starts with: service types, languages and its owners, no catalogue.
#include "base/json_text.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/records/create.hpp"
#include "features/team/staff/new_staff.hpp"
#include "kinds/language.hpp"
#include "kinds/service_type.hpp"

namespace features::admin {
namespace {

struct NewServiceType {
    std::string_view name, service;
};
// The service types that taxes distinguish, in the order in which a till shows them.
constexpr NewServiceType service_types[] = {
    {"Dine In", "TABLESERVICE"}, {"QSR", "QSR"},          {"Bar Tab", "BARTAB"},
    {"To Go", "TOGO"},           {"For Here", "FORHERE"}, {"Delivery", "DELIVERY"},
    {"Web Order", "WEBORDER"},
};

struct NewLanguage {
    std::string_view name, code, native_name;
};
constexpr NewLanguage languages[] = {
    {"English", "en", "English"}, {"Spanish", "es", "Español"}, {"French", "fr", "Français"}};

}  // namespace

void fill_new_store(storage::Transaction& tx, const Context& context, std::string_view account,
                    std::string_view store, std::vector<staff::Owner> owners,
                    std::string_view who) {
    std::int64_t priority = 0;
    for (const NewServiceType& one : service_types)
        records::create(tx, context.world, context.rules, kinds::service_type, std::string(account),
                        base::JsonObject()
                            .text("store", store)
                            .text("name", one.name)
                            .text("service", one.service)
                            .number("priority", ++priority)
                            .done(),
                        who);
    priority = 0;
    for (const NewLanguage& one : languages)
        records::create(tx, context.world, context.rules, kinds::language, std::string(account),
                        base::JsonObject()
                            .text("store", store)
                            .text("name", one.name)
                            .text("languageCode", one.code)
                            .text("nativeName", one.native_name)
                            .number("priority", ++priority)
                            .done(),
                        who);
    const auth::Principal principal{.account = std::string(account),
                                    .id = std::string(who),
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
    staff::make_owners(tx, {principal, context.world.clock.now_ms(), context.rules},
                       context.world.ids, store, std::move(owners));
}

}  // namespace features::admin
