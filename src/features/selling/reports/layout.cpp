// layout: the floors of a store with their tables, as a plan of them is drawn.
#include "api/answers.hpp"
#include "base/json_text.hpp"
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
    std::string sort_key, json;
};

PlannedFloor planned(const storage::Row& row) {
    const schema::Record floor = schema::read_stored(row.doc, kinds::floor);
    std::vector<std::string> tables;
    for (const schema::Record& table : floor[kinds::floor.tables])
        tables.push_back(schema::write_json(table));
    const std::string& name = floor[kinds::floor.name];
    return {.priority = floor[kinds::floor.priority],
            .sort_key = base::search_key(name),
            .json = base::JsonObject()
                        .text("id", row.id)
                        .text("floorName", name)
                        .raw("tables", base::json_array(tables))
                        .done()};
}

class LayoutReading : public api::Reading {
public:
    LayoutReading(std::string its_tag, storage::Listing listing)
        : Reading(std::move(its_tag), true), listing_(std::move(listing)) {}

    bool append(storage::ReadView& view, std::string& out) override {
        if (!std::exchange(has_begun_, true)) {
            read(view);
            out += R"({"floors":[)";
        }
        const std::size_t end = out.size() + storage::step_bytes_max;
        while (next_ < floors_.size() && out.size() < end) {
            if (next_ > 0) out += ',';
            out += std::exchange(floors_[next_++].json, {});
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

std::unique_ptr<api::Reading> open_layout(const api::Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const std::string store = base::lower_ascii(call.path["store"]);
    records::require_store(view, *call.principal, store);
    return std::make_unique<LayoutReading>(
        api::sequence_tag(storage::configuration_position(view, account, store), call.request),
        storage::Listing{
            .kind = &kinds::floor, .account = account, .store = store, .is_active = true});
}

const api::Schema table_schema{
    "LayoutTable",
    R"({"type":"object","description":"A table on the plan of its floor.","properties":{
"id":{"type":"string","description":"Id of the table."},
"tableName":{"type":"string","description":"Name of the table."},
"name":{"type":"string","description":"The same."},
"seats":{"type":"integer","format":"int64","description":"How many guests it seats."},
"shape":{"type":"string","description":"Shape on the plan: `Square`, `Rectangle`, `Round` or `Bar`."},
"x":{"type":"integer","format":"int64","description":"Place from the left, in units of the plan."},
"y":{"type":"integer","format":"int64","description":"Place from the top."},
"width":{"type":"integer","format":"int64","description":"Width on the plan."},
"height":{"type":"integer","format":"int64","description":"Height on the plan."},
"rotation":{"type":"integer","format":"int64","description":"Degrees by which it is turned, clockwise."}},
"additionalProperties":true})"};
constexpr const api::Schema* floor_uses[] = {&table_schema};
const api::Schema floor_schema{
    "LayoutFloor",
    R"({"type":"object","description":"A floor with its tables.","required":["id","floorName","tables"],"properties":{
"id":{"type":"string","description":"Id of the floor."},
"floorName":{"type":"string","description":"Name of the floor."},
"tables":{"type":"array","description":"The tables, in the order of the floor.","items":{"$ref":"#/components/schemas/LayoutTable"}}},
"additionalProperties":true})",
    floor_uses};
constexpr const api::Schema* layout_uses[] = {&floor_schema};
const api::Schema layout_schema{
    "Layout",
    R"({"type":"object","description":"The floors of a store with their tables.","required":["floors"],"properties":{
"floors":{"type":"array","description":"The active floors, by `priority`, then by name.","items":{"$ref":"#/components/schemas/LayoutFloor"}}},
"additionalProperties":true})",
    layout_uses};

}  // namespace

const api::Operation read_layout{
    .name = "layout",
    .subject = &report_subject,
    .id = "getLayout",
    .summary = "Get the floors and tables",
    .description = "Answers the active floors of a store with their tables.",
    .open = open_layout,
    .answer = {.of = api::Content::Of::schema, .schema = &layout_schema},
    .is_kept = true};

}  // namespace features::reports
