#include "features/menu/pull/demo_pull.hpp"

#include "features/menu/bulk/bulk.hpp"
#include "features/menu/pull/pull.hpp"
#include "kinds/reason.hpp"

namespace features::pull {
namespace {

constexpr std::string_view pull_id = "650000000000000000005001";
constexpr std::string_view changed_reason = "650000000000000000005002";

void add_reason(storage::Transaction& tx, const Demo& demo, std::string_view store,
                std::string_view id, std::string json) {
    std::vector<bulk::Entry> entries;
    entries.push_back({.place = "reason",
                       .kind = &kinds::reason,
                       .id = std::string(id),
                       .json = std::move(json)});
    auto batch = bulk::draft(std::move(entries), store, demo.actor, demo.world.ids, tx);
    bulk::write(tx, batch, demo.actor);
}

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    const std::string_view source = demo.stores[0].id, target = demo.stores[1].id;
    add_reason(tx, demo, source, "", R"({"name":"Birthday","usedFor":"Discount","priority":12})");
    add_reason(tx, demo, target, changed_reason,
               R"({"name":"Birthday","usedFor":"Discount","priority":12,"needsManager":true})");
    const auto prepared = prepare(tx, {std::string(source), std::string(target), {.reasons = true}},
                                  demo.actor, demo.world.ids);
    run(tx, *prepared, demo.actor, demo.world.ids, pull_id);
}

}  // namespace features::pull
