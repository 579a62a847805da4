#include "features/menu/bulk/feature.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/menu/bulk/steps.hpp"
#include "kinds/department.hpp"

namespace features::bulk {
namespace {

// Records stay; a step of more than a year ago can no longer be undone as a whole.
std::int64_t kept_ms(const base::Settings&) { return 400LL * 24 * 3'600'000; }
constexpr Retention retention[] = {{.name = "steps", .keep_ms = kept_ms, .forget = forget_steps}};

// Two departments of the first store got better descriptions.
constexpr std::string_view demo_step = "650000000000000000006001";
constexpr std::pair<std::string_view, std::string_view> demo_descriptions[] = {
    {"Starters", "Small plates, soups and salads"}, {"Grill", "Steaks, burgers and skewers"}};

void make_demo_step(storage::Transaction& tx, const Demo& demo) {
    const std::string_view store = demo.stores.front().id;
    std::vector<Entry> entries;
    for (const auto& [name, description] : demo_descriptions)
        entries.push_back({.place = std::string(name),
                           .kind = &kinds::department,
                           .id = storage::find_active_name(tx, kinds::department, demo.account,
                                                           store, "", base::name_key(name), "")
                                     .value(),
                           .json = base::JsonObject().text("description", description).done()});
    auto batch = draft(std::move(entries), store, demo.actor, demo.world.ids, tx);
    const Written written = write(tx, batch, demo.actor);
    note_step(tx, batch, written, demo.actor, demo_step, "bulk");
}

}  // namespace

const Feature feature{.name = "bulk",
                      .tables = tables,
                      .invariants = invariants,
                      .retention = retention,
                      .make_demo = make_demo_step};

}  // namespace features::bulk
