// Many records at once.
#include "api/answers.hpp"
#include "api/operations.hpp"
#include "base/json_text.hpp"
#include "features/bulk/bulk.hpp"
#include "features/records/read.hpp"

#include <memory>

namespace api {
namespace {

namespace bulk = features::bulk;

constexpr std::size_t bulk_bytes_max = 8 << 20;

std::string answer_of(const bulk::Batch& batch, const bulk::Written& written) {
    base::JsonObject ids;
    for (const auto& [temporary, id] : batch.ids) ids.text(temporary, id);
    return base::JsonObject()
        .raw("ids", ids.done())
        .number("count", written.count)
        .text("sequence", storage::text_of(written.sequence))
        .done();
}

Plan prepare_bulk(const Call& call, storage::ReadView& view) {
    const std::string& store = call.captured[0];
    features::records::require_store(view, *call.principal, store);
    // A plan is copied; the batch is not.
    auto batch = std::make_shared<bulk::Batch>(bulk::draft(
        bulk::read_entries(call.request.body), store, call.actor(), call.services.world.ids, view));
    return {{batch->account, batch->store},
            [batch, principal = call.principal, now_ms = call.now_ms,
             &rules = call.services.rules](storage::Transaction& tx) {
                const auto written = bulk::write(tx, *batch, {*principal, now_ms, rules});
                return json_answer(answer_of(*batch, written));
            }};
}

}  // namespace

const Operation write_bulk{.name = "bulk",
                           .id = "writeBulk",
                           .summary = "Create and change many records",
                           .description =
                               "Creates and changes many records of a store in one "
                               "transaction: all of them, or none when one is refused.",
                           .prepare = prepare_bulk,
                           .body = Shape::bulk,
                           .answer = Shape::ids,
                           .body_bytes_max = bulk_bytes_max,
                           .is_slow = true,
                           .is_alone = true};

}  // namespace api
