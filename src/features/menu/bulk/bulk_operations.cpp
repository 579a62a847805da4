// Many records in one request.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "features/menu/bulk/bulk.hpp"
#include "features/menu/bulk/operations.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "features/records/rules.hpp"

#include <memory>

namespace features::bulk {
namespace {

using api::Call;

constexpr std::size_t bulk_bytes_max = 8 << 20;

struct Result {
    const Batch& batch;
    Written written;
};
std::string given_ids(const Result& result) {
    base::JsonObject ids;
    for (const auto& [temporary, id] : result.batch.ids) ids.text(temporary, id);
    return ids.done();
}
constexpr schema::Property<Result> result_properties[] = {
    {"ids", schema::json_of<given_ids>({.is_map = true}), "The assigned ids, by temporary id."},
    {"count", schema::of<[](const Result& result) { return result.written.count; }>,
     "How many records were written."},
    {"sequence",
     schema::of<[](const Result& result) { return storage::text_of(result.written.sequence); }>,
     "Position in the store's changes, including these."},
};
constexpr schema::Object<Result> result_answer{"BulkResult", "The result of writing many records.",
                                               result_properties};

api::Plan prepare_bulk(const Call& call, storage::ReadView& view) {
    const std::string& store = call.path["store"];
    records::require_store(view, *call.principal, store);
    // Shared, because a plan is copied and the batch should not be.
    auto batch =
        std::make_shared<Batch>(draft(read_entries(call.request.body), store,
                                      records::actor_of(call), call.services.world.ids, view));
    return {{batch->account, batch->store},
            [batch, principal = call.principal, now_ms = call.now_ms,
             &rules = call.services.of<records::Rulebook>()](storage::Transaction& tx) {
                const auto written = write(tx, *batch, {*principal, now_ms, rules});
                return api::json_answer(schema::write(result_answer, {*batch, written}));
            }};
}

constexpr std::string_view bulk_example =
    R"({"records":[{"kind":"category","id":"#street_food","name":"Street Food","level":1},)"
    R"({"kind":"menuItem","name":"Arepas","category":"#street_food","prices":[{"price":950}]}]})";

constexpr schema::Member record_members[] = {
    {"kind", {}, "Kind of the record: `menuItem`."},
    {"id",
     {.is_optional = true},
     "Id of the record to change, or `#` and a name for a new one; other records may refer to it "
     "by that.",
     {},
     R"("pattern":"^(#.*|[0-9A-Fa-f]{24})$","x-alsoTaken":["string","null"])"},
};
constexpr schema::Description bulk_record{
    "BulkRecord", "The fields of a new record, or the changed fields of an existing one.",
    record_members};
constexpr schema::Member bulk_members[] = {
    {"records",
     {.holds = schema::Holds::object, .is_list = true, .of = &bulk_record},
     "The records, in any order.",
     {},
     R"("maxItems":10000)"},
};
constexpr schema::Description bulk_body{"Bulk", "Many records of one store.", bulk_members};

}  // namespace

const api::Operation write_bulk{.name = "bulk",
                                .subject = &records::store_subject,
                                .id = "writeBulk",
                                .summary = "Create and change many records",
                                .description =
                                    "Creates and changes many records of a store in one "
                                    "transaction: all of them, or none when one is refused.",
                                .run = prepare_bulk,
                                .body = api::one(bulk_body, bulk_example),
                                .answer = api::one(result_answer),
                                .pace = {.is_slow = api::always, .is_alone = true},
                                .body_bytes_max = bulk_bytes_max};

}  // namespace features::bulk
