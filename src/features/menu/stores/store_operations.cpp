// Lists of stores: those that a key sees, and those of an account.
#include "api/answers.hpp"
#include "api/paging.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/menu/stores/operations.hpp"
#include "features/records/chosen_rows.hpp"
#include "features/records/read.hpp"
#include "kinds/store.hpp"

#include <algorithm>

namespace features::stores {
namespace {

using api::Call;
using base::Refusal;

// Only commands make stores, so an account has few, and all of them are read each time. The ETag
// consists of their ids and revisions: changes of other records in a store do not change it.
http::Response list_visible_stores(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const api::Paging paging = api::paging_of(call.query, problems);
    const auto is_active = call.query.status(problems);
    const records::FieldQuery fields(call, view, "", problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const auto search = base::search_key(base::trimmed(call.query.get("search").value_or("")));
    const auto stores = records::chosen(
        records::visible_stores(view, *call.principal, is_active, search), kinds::store, fields);
    std::string revisions = " form " + std::to_string(kinds::store.traits.form);
    for (const storage::Row& row : stores)
        ((revisions += ' ') += row.id) += '.' + std::to_string(row.revision);
    const std::string tag = api::sequence_tag({0, view.epoch()}, call.request, revisions);
    if (api::is_current(call.request, tag)) return api::not_modified(tag);

    http::Response response;
    auto first = stores.begin(), last = stores.end();
    if (paging.page) {
        const std::int64_t total = last - first;
        api::describe_page(call.request, paging, total, response);
        first += std::min(paging.first_row(), total);
        last = first + std::min<std::int64_t>(paging.rows, last - first);
    }
    std::vector<std::string> docs;
    for (; first != last; ++first) docs.push_back(first->doc);
    response.set("ETag", tag);
    response.body = base::json_array(docs);
    return response;
}

http::Response list_stores_of_account(const Call& call, storage::ReadView& view) {
    if (base::lower_ascii(call.path["account"]) != call.principal->account)
        throw Refusal::not_found("account");
    return list_visible_stores(call, view);
}

}  // namespace

const api::Operation list_stores{
    .name = "list_stores",
    .id = "listAccountStores",
    .summary = "List the stores of an account",
    .description = "Lists the stores of the account that the key may see.",
    .run = list_stores_of_account,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter}};
const api::Operation list_own_stores{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List the stores of the key",
    .description =
        "Lists the stores that the key may see by name; their `ownedBy` is the id of the account.",
    .run = list_visible_stores,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter},
    .table = "",
    .is_kept = true};

}  // namespace features::stores
