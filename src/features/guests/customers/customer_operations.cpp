// Listing customers, and merging two.
#include "api/answers.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/guests/customers/merge.hpp"
#include "features/guests/customers/operations.hpp"
#include "features/records/lists.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"
#include "kinds/customer.hpp"

namespace features::customers {
namespace {

using api::Call;

constexpr records::Selection all{};

// The whole list, not a page of it.
bool is_whole(std::string_view query) {
    const api::Query asked(query);
    return !asked.get("page") && !asked.get("pageSize");
}

// The body: {"from": id}.
std::string from_in(std::string_view body) {
    for (const auto& [name, value] : schema::read_members(body)) {
        if (name != "from") continue;
        const auto id = schema::text_of(value);
        if (!id || !base::is_id(*id)) throw base::Refusal::invalid("from", "must be an id");
        return base::lower_ascii(*id);
    }
    throw base::Refusal::invalid("from", "is required");
}

api::Plan prepare_merge(const Call& call, storage::ReadView& view) {
    const std::string to =
        records::require(view, kinds::customer, *call.principal, records::path_id(call)).id;
    const std::string from = from_in(call.request.body);
    const records::Conditions conditions{.if_match = api::if_match(call.request)};
    return records::record_plan(call, {call.principal->account, ""},
                                [=](storage::Transaction& tx, const records::Actor& actor) {
                                    return merge(tx, actor, to, from, conditions);
                                });
}

constexpr schema::Member merge_members[] = {
    {"from", {}, "Id of the customer to merge.", {}, R"("pattern":"^[0-9A-Fa-f]{24}$")"},
};
constexpr schema::Description merge_request{
    "CustomerMerge", "The customer to merge into the one in the path.", merge_members};

}  // namespace

const api::Operation list_customers{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description = "Lists the {kinds} by name: the active ones, or those that `status` selects.",
    .run = records::list<all>,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter},
    .table = "",
    .is_kept = true,
    .is_export = is_whole};
const api::Operation merge_customers{
    .name = "merge",
    .id = "mergeCustomers",
    .summary = "Merge another customer into this one",
    .description =
        "For two records of one person. The customer in the path gets the points, allowances, "
        "visits and, where its own are empty, the fields of the one in `from`. That one becomes "
        "inactive, names the other in `mergedInto`, and can no longer be changed or activated. "
        "Repeating the merge changes nothing.",
    .run = prepare_merge,
    .body = {.of = api::Content::Of::object,
             .object = &merge_request,
             .example = R"({"from":"650000000000000000001205"})"},
    .answer = api::one_record,
    .failures = {409}};

}  // namespace features::customers
