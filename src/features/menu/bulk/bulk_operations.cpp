// Many records at once.
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

std::string answer_of(const Batch& batch, const Written& written) {
    base::JsonObject ids;
    for (const auto& [temporary, id] : batch.ids) ids.text(temporary, id);
    return base::JsonObject()
        .raw("ids", ids.done())
        .number("count", written.count)
        .text("sequence", storage::text_of(written.sequence))
        .done();
}

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
                return api::json_answer(answer_of(*batch, written));
            }};
}

constexpr std::string_view bulk_example =
    R"({"records":[{"kind":"category","id":"#street_food","name":"Street Food","level":1},)"
    R"({"kind":"menuItem","name":"Arepas","category":"#street_food","prices":[{"price":950}]}]})";

constexpr api::Schema record_schema{
    "BulkRecord",
    R"({"type":"object","description":"The fields of a new record of the kind, or those of an existing one that change.",
"required":["kind"],"properties":{
"kind":{"type":"string","description":"Kind of the record: `menuItem`."},
"id":{"type":"string","pattern":"^(#.*|[0-9A-Fa-f]{24})$","x-alsoTaken":["string","null"],
"description":"Id of the record that changes, or `#` and a name for a new one, which others may refer to by it."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_bulk[] = {&record_schema};
constexpr api::Schema bulk_schema{"Bulk",
                                  R"({"type":"object","description":"Many records of one store.",
"required":["records"],"properties":{
"records":{"type":"array","maxItems":10000,"items":{"$ref":"#/components/schemas/BulkRecord"},"description":"The records, in any order."}}})",
                                  used_by_bulk};
constexpr api::Schema result_schema{
    "BulkResult", R"({"type":"object","description":"What became of many records.",
"required":["ids","count","sequence"],"properties":{
"ids":{"type":"object","additionalProperties":{"type":"string"},"description":"The ids that were given, by the temporary ones."},
"count":{"type":"integer","description":"How many records were written."},
"sequence":{"type":"string","description":"Position among the changes of the store, these included."}},
"additionalProperties":true})"};

}  // namespace

const api::Operation write_bulk{
    .name = "bulk",
    .subject = &records::store_subject,
    .id = "writeBulk",
    .summary = "Create and change many records",
    .description =
        "Creates and changes many records of a store in one "
        "transaction: all of them, or none when one is refused.",
    .prepare = prepare_bulk,
    .body = {.of = api::Content::Of::schema, .schema = &bulk_schema, .example = bulk_example},
    .answer = {.of = api::Content::Of::schema, .schema = &result_schema},
    .body_bytes_max = bulk_bytes_max,
    .is_slow = api::always,
    .is_alone = true};

}  // namespace features::bulk
