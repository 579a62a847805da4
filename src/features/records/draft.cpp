// Drafts: requests that are read, and whose record and store are found, before any transaction.
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/amounts.hpp"
#include "features/records/compose.hpp"
#include "features/records/read.hpp"
#include "features/records/write.hpp"
#include "kinds/all.hpp"

namespace features::records {
namespace {

using base::Refusal;
using schema::Patch;
using schema::Problems;

// The store of a new record: `store`, else `createdFor`, else the only store of the key or, for a
// key of all stores, the only active one of the account.
std::string meant_store(const kinds::StoredKind& kind, const Patch& patch, const Actor& actor,
                        storage::ReadView& view, Problems& problems) {
    const std::string& store = patch.record[kind.store];
    const std::string& created_for = patch.record[kind.created_for];
    if (!store.empty() && !created_for.empty() && store != created_for)
        problems.push_back({"createdFor", "does not match store"});
    if (!store.empty()) return store;
    if (!created_for.empty()) return created_for;
    if (actor.principal.stores.size() == 1) return actor.principal.stores.front();
    const auto stores = storage::stores_of(view, actor.principal.account, true, "");
    if (actor.principal.stores.empty() && stores.size() == 1) return stores.front().id;
    problems.push_back({"store", "is required"});
    return {};
}

// Reports all problems of the body, together with that of its store.
[[noreturn]] void refuse_without_store(const kinds::StoredKind& kind, const Patch& patch,
                                       Problems problems) {
    schema::Record record(kind);
    schema::merge(record, patch, problems);
    schema::complete(record, problems);
    throw Refusal::invalid(std::move(problems));
}

std::string located_store(const kinds::StoredKind& kind, const Patch& patch, const Actor& actor,
                          storage::ReadView& view) {
    if (kind.traits.is_of_account) return {};
    Problems problems;
    std::string store = meant_store(kind, patch, actor, view, problems);
    if (problems.empty()) {
        const bool is_by_store =
            patch.record.has(kind.store) || !patch.record.has(kind.created_for);
        if (!is_store(view, actor.principal, store))
            problems.push_back(
                {is_by_store ? "store" : "createdFor", "is not a store of this account"});
    }
    if (!problems.empty()) refuse_without_store(kind, patch, std::move(problems));
    if (!actor.principal.may_see(store))
        throw Refusal::forbidden("this key does not cover the store");
    return store;
}

Patch read_body(const kinds::StoredKind& kind, std::string_view body, int decimals) {
    return schema::read_patch(body, kind, {.currency_decimals = decimals});
}

// The id in a create must be that of an existing record. This one is not.
void refuse_id(const kinds::StoredKind& kind, Patch& patch) {
    if (!patch.id.empty())
        patch.problems.push_back({"id", "is not the id of a " + std::string(kind.name)});
}

void require_entity(const kinds::StoredKind& kind, std::string_view raw_value, Problems& problems) {
    auto entity = schema::text_of(raw_value);
    const bool is_it = entity && (base::same_ignoring_case(*entity, kind.name) ||
                                  (!kind.traits.also_called.empty() &&
                                   base::same_ignoring_case(*entity, kind.traits.also_called)));
    if (!is_it) problems.push_back({"entity", "must be " + std::string(kind.name)});
}

}  // namespace

std::string currency_store_of(const kinds::StoredKind& kind, const Actor& actor,
                              storage::ReadView& view) {
    if (!kind.traits.is_of_account || !has_amounts(kind)) return {};
    return storage::oldest_store(view, actor.principal.account);
}

int decimals_of(const kinds::StoredKind& kind, std::string_view store, const Actor& actor,
                storage::ReadView& view) {
    return has_amounts(kind) ? currency_decimals(view, actor.principal.account, store) : 2;
}

Draft draft_of(const kinds::StoredKind& kind, const storage::Row& row, const Actor& actor,
               int decimals, Patch patch, storage::ReadView& view) {
    Draft draft{.kind = &kind,
                .account = actor.principal.account,
                .store = row.store,
                .id = row.id,
                .is_new = false,
                .currency_decimals = decimals,
                .currency_store = currency_store_of(kind, actor, view),
                .patch = std::move(patch)};
    compose(draft, actor, view, &row);
    return draft;
}

Draft draft_create(const kinds::StoredKind& kind, std::string_view body, const Actor& actor,
                   base::IdSource& ids, storage::ReadView& view) {
    Patch patch = read_body(kind, body, 2);
    if (!patch.id.empty() && storage::find(view, kind, actor.principal.account, patch.id))
        return draft_update(kind, patch.id, body, actor, view);
    refuse_id(kind, patch);
    std::string store = located_store(kind, patch, actor, view);
    const int decimals = decimals_of(kind, store, actor, view);
    if (decimals != 2) {
        patch = read_body(kind, body, decimals);
        refuse_id(kind, patch);
    }
    Draft draft{.kind = &kind,
                .account = actor.principal.account,
                .store = std::move(store),
                .id = ids.next(),
                .is_new = true,
                .currency_decimals = decimals,
                .currency_store = currency_store_of(kind, actor, view),
                .patch = std::move(patch)};
    compose(draft, actor, view, nullptr);
    return draft;
}

Draft draft_update(const kinds::StoredKind& kind, std::string_view path_id, std::string_view body,
                   const Actor& actor, storage::ReadView& view) {
    std::string body_id;
    if (path_id.empty()) {
        body_id = read_body(kind, body, 2).id;
        if (body_id.empty()) throw Refusal::invalid("id", "is required");
    }
    const storage::Row row =
        require(view, kind, actor.principal, path_id.empty() ? body_id : path_id);
    const int decimals = decimals_of(kind, row.store, actor, view);
    Patch patch = read_body(kind, body, decimals);
    if (!patch.id.empty() && patch.id != row.id)
        patch.problems.push_back({"id", "does not match the id in the path"});
    return draft_of(kind, row, actor, decimals, std::move(patch), view);
}

Draft draft_status(const kinds::StoredKind& kind, std::string_view path_id, std::string_view body,
                   bool is_active, const Actor& actor, storage::ReadView& view) {
    const storage::Row row = require(view, kind, actor.principal, path_id);
    Problems problems;
    for (const auto& [name, value] : schema::read_members(body)) {
        if (name == "entity") require_entity(kind, value, problems);
        if (name != "id") continue;
        auto id = schema::text_of(value);
        if (!id || base::lower_ascii(*id) != row.id)
            problems.push_back({"id", "does not match the id in the path"});
    }
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    Patch patch(kind);
    patch.record.set(kind.is_active, is_active);
    return draft_of(kind, row, actor, decimals_of(kind, row.store, actor, view), std::move(patch),
                    view);
}

}  // namespace features::records
