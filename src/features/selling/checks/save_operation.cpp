// Taking a check from a device.
#include "auth/person.hpp"
#include "features/selling/checks/data_schema.hpp"
#include "features/selling/checks/operations.hpp"
#include "features/selling/checks/personal.hpp"
#include "features/selling/checks/requests.hpp"
#include "storage/ahead.hpp"

namespace features::checks {
namespace {

using api::Call;

// A body up to this size is read on the I/O thread, in less than a millisecond.
constexpr std::size_t quick_bytes_max = 32 * 1'024;

bool is_large(const Call& call) { return call.request.body.size() > quick_bytes_max; }

api::Plan prepare_save(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const auto incoming = std::make_shared<Incoming>(
        read_incoming(call.request.body, call.now_ms, call.services.world.ids));
    incoming->person = call.principal->person;
    if (incoming->person) incoming->held = incoming->person->held_in(shop.id);
    const std::string& account = call.principal->account;
    storage::ask_ahead(view,
                       [&](storage::ReadView& ahead) { forget_erased(ahead, account, *incoming); });
    devices::require_unblocked(view, account, shop.id, incoming->device);
    forget_erased(view, account, *incoming);
    const WriteContext by = write_context_of(call, shop);
    // Not on the I/O thread, because others wait for it.
    const auto prepared = is_large(call) ? prepare(view, by, shop, *incoming) : nullptr;
    return {.scope = {call.principal->account, shop.id},
            .run = [shop, incoming, by, prepared, &features = call.services.of<FeatureList>(),
                    &ids = call.services.world.ids](storage::Transaction& tx) -> api::Outcome {
                const Submitted submitted = submit(tx, by, shop, *incoming, ids, prepared.get());
                tell_features(tx, by, features, submitted);
                return answer_to(tx, submitted);
            }};
}

// Devices may send whole numbers instead of texts.
constexpr schema::Member sent_as_text(std::string_view name, std::string_view help,
                                      std::string_view limits = R"("x-alsoTaken":["integer"])") {
    return {name, {.is_optional = true}, help, {}, limits};
}
constexpr schema::Member body_members[] = {
    sent_as_text("checkID",
                 "The devices' id of the check, unique in the store. Required here or in `data`.",
                 R"("maxLength":255,"x-alsoTaken":["integer"])"),
    sent_as_text("node", "The device's own name for itself."),
    sent_as_text("deviceId", "The device's id in other calls."),
    sent_as_text("deviceName", "Name of the device."),
    sent_as_text("floorID", "The floor of the table."),
    sent_as_text("tableID", "The table."),
    sent_as_text("tableName", "Name of the table."),
    sent_as_text("employeeID", "Id of the employee who serves it."),
    sent_as_text("employeeName", "Name of that employee."),
    {"data",
     {.holds = schema::Holds::json_text, .of = &check_data},
     "The check: a JSON object in a string, or the object itself.",
     {},
     R"("x-alsoTaken":["object"])"},
    {"baseRevision",
     {.holds = schema::Holds::count, .is_optional = true},
     "An extension: the revision that this change is based on. If it is the current one, the "
     "submission replaces it."},
    {"reopen",
     {.holds = schema::Holds::flag, .is_optional = true},
     "An extension: reopens a closed check."},
};
constexpr schema::Description check_body{"CheckInput", "A check as a device knows it.",
                                         body_members};

constexpr std::string_view check_example =
    R"({"checkID":"T4-2001","node":"ipad-1","deviceName":"Bar","tableID":"4","tableName":"4","employeeName":"Luca Ferri","data":"{\"status\":\"ACTIVE\",\"checkNo\":\"2001\",\"guestCount\":2,\"lastUpdateInMillisec\":1767225600000,\"seats\":[{\"id\":\"1\",\"orders\":[{\"orderUniqueId\":\"a1\",\"menuName\":\"Lemonade\",\"quantity\":2,\"price\":450,\"totalPrice\":900}]}],\"totalAmount\":900}"})";

}  // namespace

const api::Operation save_check{
    .name = "save",
    .subject = &check_subject,
    .id = "addOrUpdateCheck",
    .summary = "Send a check",
    .description =
        "Accepts a check as a device knows it. A check is never refused for its content: what "
        "looks wrong is listed in `warnings`. Lines are identified by their `orderUniqueId`. The "
        "latest change of each line counts, whoever made it, and a copy of an older state changes "
        "nothing, so devices may send whole checks in any order and any number of times. A "
        "submission with the current revision as `baseRevision` wins wherever it differs from that "
        "revision. A payment without an id gets one, made from node and position. `status` CLOSED, "
        "PAID or COMPLETED makes the check a sale; VOID, VOIDED or CANCELLED makes it a voided "
        "sale. What arrives later is kept as a conflict, unless it has `reopen` or the current "
        "revision as `baseRevision`. Acknowledged changes that were overridden because clocks "
        "differed are listed in `conflicts`. People need DEV_PAYMENT to close a check, "
        "DEV_VOID_CHECK to void it and DEV_REOPEN to reopen it. For changes of lines they need "
        "DEV_VOID to void or remove a line or to lower its quantity, DEV_PRICE_OVERRIDE to change "
        "a price, and DEV_DISCOUNT or DEV_DISCOUNT_MANAGER to give a discount. Card numbers are "
        "masked before anything is stored.",
    .run = prepare_save,
    .body = api::one(check_body, check_example),
    .answer = api::one(check_answer),
    .pace = {.is_slow = is_large},
    .retry = {.compared_body = masked_body},
    .body_bytes_max = 8 << 20};

}  // namespace features::checks
