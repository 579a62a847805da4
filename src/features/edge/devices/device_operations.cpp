// Listing, blocking and unblocking devices.
#include "api/answers.hpp"
#include "api/row_query.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/edge/devices/devices.hpp"
#include "features/edge/devices/operations.hpp"
#include "features/records/read.hpp"

namespace features::devices {
namespace {

using api::Call;

http::Response list(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    std::vector<std::string> docs;
    for (const Device& device :
         devices_of(view, call.principal->account, base::lower_ascii(call.path["store"])))
        docs.push_back(schema::write(device_answer, {device, call.now_ms}));
    return api::hashed_answer(call.request, base::json_array(docs));
}

Device require_device(storage::ReadView& view, const auth::Principal& principal,
                      std::string_view id) {
    auto device = find(view, principal.account, base::lower_ascii(id));
    if (!device) throw base::Refusal::not_found("device");
    records::require_store(view, principal, device->store);
    return *std::move(device);
}

api::Plan prepare(const Call& call, storage::ReadView& view, bool is_blocked) {
    const Device device = require_device(view, *call.principal, call.path["device"]);
    return {{call.principal->account, device.store},
            [=, principal = call.principal,
             now_ms = call.now_ms](storage::Transaction& tx) -> api::Outcome {
                const Device now =
                    set_blocked(tx, principal->account, device, is_blocked, now_ms, principal->id);
                return api::json_answer(schema::write(device_answer, {now, now_ms}));
            }};
}

api::Plan prepare_block(const Call& call, storage::ReadView& view) {
    return prepare(call, view, true);
}

api::Plan prepare_unblock(const Call& call, storage::ReadView& view) {
    return prepare(call, view, false);
}

constexpr api::Subject device_subject{
    device_label, "Devices",
    "Tills, tablets and kiosks of a store. A device is registered when it first sends a check or "
    "logs in as a kiosk. It is identified by its `deviceId`, or else by its `node`. Any call with "
    "`deviceId` in its query shows that it is online."};

constexpr api::Parameter device_in_path{"device", api::in_path, api::an_id,
                                        R"("650000000000000000001301")", "Id of the device."};

}  // namespace

const api::Operation list_devices{
    .name = "list",
    .subject = &device_subject,
    .id = "listDevices",
    .summary = "List the devices of a store",
    .description = "Returns the devices of the store in the order in which they were registered.",
    .run = api::choosing<list>,
    .answer = api::many(device_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::row_sort_parameter}};
const api::Operation block_device{
    .name = "block",
    .subject = &device_subject,
    .id = "blockDevice",
    .summary = "Block a device",
    .description =
        "Refuses the checks and logins of the device from now on (403 `device_blocked`) and "
        "revokes its token. A blocked device stays blocked.",
    .run = prepare_block,
    .answer = api::one(device_answer),
    .parameters = {&device_in_path}};
const api::Operation unblock_device{
    .name = "unblock",
    .subject = &device_subject,
    .id = "unblockDevice",
    .summary = "Unblock a device",
    .description =
        "Accepts the checks and logins of the device again. Does nothing if it is not blocked.",
    .run = prepare_unblock,
    .answer = api::one(device_answer),
    .parameters = {&device_in_path}};

}  // namespace features::devices
