// layout: the floors of a store with their tables, for drawing a floor plan.
#include "api/answers.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/selling/reports/operations.hpp"
#include "kinds/floor.hpp"
#include "schema/json.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::reports {
namespace {

struct PlannedFloor {
    std::int64_t priority;
    std::string sort_key, id, name;
    std::vector<std::string> tables;  // JSON
};
constexpr schema::Property<PlannedFloor> floor_properties[] = {
    {"id", schema::of<&PlannedFloor::id>, "Id of the floor."},
    {"floorName", schema::of<&PlannedFloor::name>, "Name of the floor."},
    {"tables",
     schema::json_of<&PlannedFloor::tables>(
         {.holds = schema::Holds::object, .kind = &kinds::table}),
     "The tables, in the order of the floor."},
};
constexpr schema::Object<PlannedFloor> floor_answer{"LayoutFloor", "A floor with its tables.",
                                                    floor_properties};

constexpr schema::Member layout_members[] = {
    {"floors",
     {.holds = schema::Holds::object, .is_list = true, .of = &floor_answer},
     "The active floors, by `priority`, then by name."},
};
constexpr schema::Description layout_answer{"Layout", "The floors of a store with their tables.",
                                            layout_members};

PlannedFloor planned(const storage::Row& row) {
    const schema::Record floor = schema::read_stored(row.doc, kinds::floor);
    const std::string& name = floor[kinds::floor.name];
    PlannedFloor planned{floor[kinds::floor.priority], base::search_key(name), row.id, name, {}};
    for (const schema::Record& table : floor[kinds::floor.tables])
        planned.tables.push_back(schema::write_json(table));
    return planned;
}

class LayoutAnswer : public api::StreamedAnswer {
public:
    LayoutAnswer(std::string its_tag, storage::Listing listing)
        : StreamedAnswer(std::move(its_tag), true), listing_(std::move(listing)) {}

    bool append(storage::ReadView& view, std::string& out) override {
        if (!std::exchange(has_begun_, true)) {
            read(view);
            out += R"({"floors":[)";
        }
        const std::size_t end = out.size() + storage::step_bytes_max;
        while (next_ < floors_.size() && out.size() < end) {
            if (next_ > 0) out += ',';
            out += schema::write(floor_answer, std::exchange(floors_[next_++], {}));
        }
        if (next_ < floors_.size()) return true;
        out += "]}";
        return false;
    }

private:
    void read(storage::ReadView& view) {
        records::for_each_row(view, listing_,
                              [&](const storage::Row& row) { floors_.push_back(planned(row)); });
        std::ranges::stable_sort(floors_, [](const PlannedFloor& a, const PlannedFloor& b) {
            return std::tie(a.priority, a.sort_key) < std::tie(b.priority, b.sort_key);
        });
    }

    storage::Listing listing_;
    std::vector<PlannedFloor> floors_{};
    std::size_t next_ = 0;
    bool has_begun_ = false;
};

std::unique_ptr<api::StreamedAnswer> open_layout(const api::Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const std::string store = base::lower_ascii(call.path["store"]);
    records::require_store(view, *call.principal, store);
    return std::make_unique<LayoutAnswer>(
        api::sequence_tag(storage::configuration_position(view, account, store), call.request),
        storage::Listing{
            .kind = &kinds::floor, .account = account, .store = store, .is_active = true});
}

}  // namespace

const api::Operation read_layout{
    .name = "layout",
    .subject = &report_subject,
    .id = "getLayout",
    .summary = "Get the floors and tables",
    .description = "Returns the active floors of a store with their tables.",
    .run = open_layout,
    .answer = api::one(layout_answer),
    .is_kept = true};

}  // namespace features::reports
