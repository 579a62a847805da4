// What a kiosk with a pass gets: the whole configuration, a difference, or "unchanged". Mostly
// served from memory.
#include "api/answers.hpp"
#include "api/guard.hpp"
#include "api/workers.hpp"
#include "base/text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/edge/kiosk/operations.hpp"
#include "features/edge/kiosk/prepared.hpp"
#include "features/edge/kiosk/requests.hpp"
#include "features/records/read.hpp"

#include <charconv>

namespace features::kiosk {
namespace {

using api::Call;
using schema::Holds;

// A version in the query; nothing if it is absent or not a number.
std::optional<std::int64_t> sent_number(const Call& call, std::string_view name) {
    const std::string_view text = call.query.get(name).value_or("");
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return {};
    return number;
}

Prepared::StoreKey place_of(const Call& call) {
    return {call.principal->account, base::lower_ascii(call.path["store"])};
}

std::shared_ptr<const auth::Pass> recalled(const Call& call, const Prepared::StoreKey& place) {
    if (!call.principal->may_see(place.store)) return {};
    return call.services.of<auth::PassRing>().recall(place.account, shown_pass(call), call.now_ms);
}

std::shared_ptr<const auth::Pass> recognised(const Call& call, storage::ReadView& view) {
    const auto place = place_of(call);
    const auth::ShownPass shown = shown_pass(call);
    records::require_store(view, *call.principal, place.store);
    devices::require_unblocked(view, place.account, place.store,
                               {.device_id = std::string(shown.device_id)});
    return call.services.of<auth::PassRing>().recognise(call.services.pepper, place.account, shown,
                                                        view, call.now_ms);
}

// One of the bodies of a copy, with its tag.
struct Chosen {
    Body body;
    std::string tag;
    bool is_whole = false;
};

// A device's version numbers are valid only if it got them in this epoch.
Chosen chosen(const Call& call, const auth::Pass& pass, const Copy& copy) {
    const Version& now = copy.version;
    Chosen whole{copy.whole, copy.tag, true};
    if (pass.epoch != storage::text_of(now.epoch)) return whole;
    const auto after = sent_number(call, "after");
    const auto version = sent_number(call, "version");
    const bool has_customer = sent_number(call, "customerJsonVersion") == now.account;
    if ((version ? version : after) == now.store && has_customer)
        return {{.plain = copy.unchanged}, copy.tag + "-same"};
    if (!after) return whole;
    const auto since = call.services.of<Prepared>().past(place_of(call), *after, now.epoch);
    const auto difference = since ? copy.difference(*since, !has_customer) : nullptr;
    if (!difference) return whole;
    return {*difference,
            copy.tag + "-after" + std::to_string(*after) + (has_customer ? "" : "-customer")};
}

http::Response response_of(const Call& call, const Chosen& chosen) {
    const std::string tag = api::quoted_tag(chosen.tag);
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    http::Response response;
    response.fields.reserve(http::Response::fields_bytes);
    response.set("ETag", tag);
    response.body = chosen.body.plain;
    response.gzip = chosen.body.gzip;
    response.zstd = chosen.body.zstd;
    return response;
}

// Nobody waits for it; if it fails, the device gets the whole configuration again.
void write_epoch(storage::Database& database, const std::shared_ptr<const auth::Pass>& pass,
                 const std::string& epoch) {
    database.write({.apply =
                        [pass, epoch](storage::Transaction& tx) {
                            tx.lock(pass->account, pass->store);
                            auth::set_epoch(tx, *pass, epoch);
                        },
                    .done = [](const std::exception_ptr&) {},
                    .scopes = storage::Scope{pass->account, pass->store}});
}

void answer(const Call& call, const http::Respond& respond,
            const std::shared_ptr<const auth::Pass>& pass, const Copy& copy) {
    const Chosen it = chosen(call, *pass, copy);
    const std::string epoch = storage::text_of(copy.version.epoch);
    const bool is_news = it.is_whole && pass->epoch != epoch;
    if (is_news)
        call.services.of<auth::PassRing>().note_epoch(pass->account, shown_pass(call), epoch);
    respond(response_of(call, it));
    if (is_news)
        api::succeeds("kiosk_epoch", [&] { write_epoch(call.services.database, pass, epoch); });
}

void give(std::shared_ptr<const Call> call, http::Respond respond) {
    auto& prepared = call->services.of<Prepared>();
    storage::Database& database = call->services.database;
    const auto place = place_of(*call);
    auto pass = recalled(*call, place);
    auto copy = pass ? prepared.find(database, place, call->now_ms) : nullptr;
    if (!copy) {
        const auto moment = prepared.moment(database, place, call->now_ms);
        database.read([&](storage::ReadView& view) {
            if (!pass) pass = recognised(*call, view);
            copy = prepared.look(view, place, moment);
        });
    }
    if (copy) return answer(*call, respond, pass, *copy);
    prepared.ask({database, call->services.lanes.reads, call->services.world.clock},
                 call->principal->id, place,
                 [call, respond = std::move(respond), pass](const Prepared::Shared& made,
                                                            std::exception_ptr thrown) {
                     api::guarded(call->request, respond, [&] {
                         if (thrown) std::rethrow_exception(thrown);
                         answer(*call, respond, pass, *made);
                     });
                 });
}

constexpr api::Parameter own(std::string_view name, const api::Values& values,
                             std::string_view example, std::string_view description) {
    return {name, api::in_query, values, example, description, nullptr, true};
}

constexpr auto token = own("token", api::any_text, "", "The token of the login.");
constexpr auto device_id =
    own("deviceId", api::any_text, R"("kiosk-1")", "The `deviceId` of the login.");
constexpr auto licence_key = own("licenseKey", api::any_text, "",
                                 "The device's own key from the login, or that of the store.");
constexpr auto version = own("version", api::whole(0), "1",
                             "The `version` that the device has. If this and `customerJsonVersion` "
                             "are current, the answer has `changed` false.");
constexpr auto customer_version =
    own("customerJsonVersion", api::whole(0), "1", "The `customerJsonVersion` that it has.");
constexpr auto after =
    own("after", api::whole(0), "1",
        "Requests the difference from this `version`. If the version is unknown or too different, "
        "the answer is the whole configuration. An extension.");
constexpr auto device_name =
    own("deviceName", api::any_text, R"("Kiosk by the door")", "Display name of the device.");
constexpr auto mac_id =
    own("MacID", api::any_text, R"("00:00:5e:00:53:01")", "Network address of the device.");
constexpr auto app_version =
    own("deviceAppVersion", api::any_text, R"("2.10.0")", "The version of the app on the device.");

constexpr schema::MemberType a_count{.holds = Holds::count};
constexpr schema::MemberType some_count{.holds = Holds::count, .is_optional = true};
constexpr schema::MemberType an_object{.holds = Holds::open, .is_optional = true};
constexpr schema::MemberType objects{.holds = Holds::open, .is_list = true, .is_optional = true};
constexpr schema::Member configuration_members[] = {
    {"changed",
     {.holds = Holds::flag},
     "False: the device already has these versions, and the answer has nothing else."},
    {"version", a_count, "Grows with each change of the store's configuration."},
    {"customerJsonVersion", a_count,
     "Grows with each change of `customer`: the account's settings, membership types and plans."},
    {"after", some_count, "The version that the difference starts from."},
    {"changes",
     {.holds = Holds::open, .is_optional = true, .is_map = true},
     "In a difference, by the name of each changed list: `entries` (whole, new or changed), "
     "`removed` (ids) and, if it does not follow from these, `order` (all ids). Delete the removed "
     "ids, let each entry replace the one with its id or append it, and sort the list by `order`."},
    {"store", an_object, "The store."},
    {"serviceTypes", objects,
     "Service types; here and below only what is active and not hidden from kiosks."},
    {"taxes", objects, "Taxes."},
    {"departments", objects, "Departments."},
    {"courses", objects, "Courses."},
    {"servingSizeLevels", objects, "Serving sizes."},
    {"modifierGroups", objects,
     "Modifier groups; their `modifiers` are whole records, `modifierIds` the ids."},
    {"modifiers", objects, "Modifiers without a group. An extension."},
    {"categories", objects,
     "Categories with `subCategories` and `menuItems` as whole records; their ids are in "
     "`subCategoryIds` and `menuItemIds`. Subcategories have `menuItems` too."},
    {"menuItems", objects, "Menu items without a category. An extension."},
    {"discounts", objects, "Discounts."},
    {"displayGroups", objects, "Display groups."},
    {"customer", an_object,
     "The account's loyalty settings, `memberShipTypes` and `memberShipPlans`."},
};
constexpr schema::Description configuration_answer{
    "KioskConfiguration",
    "What a kiosk needs to know about its store. With `after` it is the difference from that "
    "version: instead of lists it has `changes`, and `store` and `customer` only if they changed.",
    configuration_members};

}  // namespace

const api::Operation show_kiosk_json{
    .name = "configuration",
    .subject = &kiosk_subject,
    .id = "getKioskConfiguration",
    .summary = "Get the configuration of a store for a kiosk",
    .description =
        "Returns everything a kiosk shows: the active records of the catalogue that are not hidden "
        "from kiosks, with references resolved. Every id of a contained kind refers to an entry of "
        "the answer. Time restrictions are included; the kiosk applies them by the clock. The call "
        "also updates `deviceName`, `MacID` and `deviceAppVersion` of the device.",
    .run = give,
    .answer = api::one(configuration_answer),
    .parameters = {&token, &device_id, &licence_key, &version, &customer_version, &after,
                   &device_name, &mac_id, &app_version},
    .failures = {409}};

}  // namespace features::kiosk
