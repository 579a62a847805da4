#include "features/edge/webhooks/hand_over.hpp"

#include "base/log.hpp"
#include "base/short_waits.hpp"
#include "features/edge/webhooks/webhooks.hpp"

#include <algorithm>

namespace features::webhooks {
namespace {

const http::Receipt cut_short{.status = 0, .error = {}, .is_cut = true};
const http::Receipt unreadable{.status = 0, .error = "its record could not be read"};

http::Parcel parcel_of(const Dependencies& dependencies, const StoreKey& at, const Batch& batch,
                       const Delivery& delivery, std::string body) {
    const Settings& settings = batch.settings;
    const Hook& hook = *std::ranges::find(batch.hooks, delivery.hook, &Hook::name);
    http::Parcel parcel{.url = hook.url, .headers = {}, .body = std::move(body)};
    const auto add = [&](std::string_view name, std::string value) {
        parcel.headers.emplace_back(name, std::move(value));
    };
    add("Content-Type", "application/json");
    add("X-Comanda-Event", delivery.event.kind + '.' + delivery.event.type);
    add("X-Comanda-Delivery", delivery_id(dependencies.pepper, at, delivery));
    add("X-Comanda-Signature",
        http::signature(signing_secret(dependencies.pepper, at, settings.generation),
                        dependencies.world.clock.now_ms() / 1'000, parcel.body));
    if (std::string value = header_value_of(dependencies.pepper, at, settings.header_value);
        !value.empty())
        add(settings.header_name, std::move(value));
    return parcel;
}

// A record that cannot be read does not stop the others.
std::optional<std::string> body_of(const Dependencies& dependencies, const StoreKey& at,
                                   const Delivery& delivery) {
    try {
        std::string body;
        dependencies.database.read(
            [&](storage::ReadView& view) { body = dependencies.body(view, at, delivery); });
        return body;
    } catch (const std::exception& error) {
        base::log::write(base::log::Level::error, "webhook_body",
                         base::JsonObject().text("store", at.store).text("cause", error.what()));
        return {};
    }
}

}  // namespace

void hand_over(const Dependencies& dependencies, const StoreKey& at, const Batch& batch,
               Full& full) {
    const auto ends = std::chrono::steady_clock::now() + base::shortened(held_for) / 4;
    for (const Picked& picked : batch.picked) {
        const Delivery& delivery = picked.delivery;
        const bool is_late = std::chrono::steady_clock::now() > ends;
        if (is_late || full.contains(delivery.hook)) {
            dependencies.post.put_back(at, {{picked, cut_short}});
            continue;
        }
        auto body = body_of(dependencies, at, delivery);
        if (!body) {
            dependencies.post.put_back(at, {{picked, unreadable}});
            continue;
        }
        if (dependencies.post.send(at, picked,
                                   parcel_of(dependencies, at, batch, delivery, *std::move(body))))
            continue;
        full.insert(delivery.hook);
        dependencies.post.put_back(at, {{picked, cut_short}});
    }
}

}  // namespace features::webhooks
