#include "features/checks/decrees.hpp"

#include "base/refusal.hpp"
#include "domain/check_amounts.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace features::checks {
namespace {

using base::Refusal;
using domain::CheckDocument;
using domain::CheckPart;
using schema::Tree;

StoredCheck require_check(storage::Transaction& tx, const Writing& by, std::string_view check_id) {
    tx.lock(by.account, by.store);
    auto check = find_check(tx, by.account, by.store, check_id);
    if (!check) throw Refusal::not_found("check");
    return *std::move(check);
}

StoredCheck require_active(storage::Transaction& tx, const Writing& by, std::string_view check_id) {
    StoredCheck check = require_check(tx, by, check_id);
    if (check.state != CheckState::active)
        throw Refusal::conflict("check_closed", "The check is " + std::string(name_of(check.state)))
            .with_text("checkID", check.check_id);
    return check;
}

// A check as somebody decided it shall be.
Submitted decree(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                 const std::string& check_id, CheckDocument document, base::IdSource& ids,
                 std::vector<std::string> also_decided = {}) {
    // When a check was closed may be told by when it was last changed.
    if (domain::status_of(document).state == CheckState::active)
        document.data.set("lastUpdateInMillisec", Tree::of(by.now_ms));
    Incoming incoming{
        .check_id = check_id,
        .node = std::string(own_node),
        .check = domain::read_check(std::move(document.head), std::move(document.data)),
        .said_ms = by.now_ms,
        .is_decree = true,
        .also_decided = std::move(also_decided),
        .new_id = ids.next(),
        .new_sale_id = ids.next()};
    incoming.head = print(incoming.check.head);
    incoming.data = print(incoming.check.data);
    // A decision that was made before may be made again.
    incoming.content =
        base::fingerprint_of(incoming.new_id + '\n' + incoming.head + '\n' + incoming.data);
    return submit(tx, by, shop, incoming, ids);
}

// The document with these parts of another in it, in the place of its own of the same keys.
CheckDocument with_parts(const CheckDocument& document, const CheckDocument& other,
                         const std::set<std::string>& keys, int decimals) {
    constexpr std::int64_t own = 1, others = 2;
    domain::CheckOutcome outcome{.latest = own};
    for (const CheckPart& part : document.parts)
        if (!keys.contains(part.key))
            outcome.parts.push_back({part.key, part.form, 0, "", {}, own});
    for (const CheckPart& part : other.parts)
        if (keys.contains(part.key))
            outcome.parts.push_back({part.key, part.form, 0, "", {}, others});
    std::ranges::sort(outcome.parts, {}, &domain::StandingPart::key);
    auto composed = domain::compose(
        outcome,
        [&](std::int64_t number) -> const CheckDocument& {
            return number == own ? document : other;
        },
        decimals);
    return domain::read_check(std::move(composed.head), std::move(composed.data));
}

CheckDocument without_parts(const CheckDocument& document, const std::set<std::string>& keys,
                            int decimals) {
    return with_parts(document, {}, keys, decimals);
}

Submitted shown(storage::ReadView& view, const Writing& by, StoredCheck check) {
    CheckText text = text_of(view, by.account, check);
    auto conflicts = open_conflicts(view, by.account, check.id);
    return {.check = std::move(check),
            .text = std::move(text),
            .is_new = false,
            .conflicts = std::move(conflicts)};
}

Submitted keep(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
               const StoredCheck& check, const Conflict& conflict, base::IdSource& ids) {
    const auto source = find_submission(tx, by.account, check.id, conflict.number);
    if (!source) throw std::runtime_error("a conflict without its submission");
    const CheckDocument current = document_in(text_of(tx, by.account, check));
    return decree(tx, by, shop, check.check_id,
                  with_parts(current, document_in({source->head, source->data}),
                             {conflict.keys.begin(), conflict.keys.end()}, shop.decimals),
                  ids);
}

// A line that others knew stands in the history of the check: it must not come back with them.
Submitted drop(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
               const StoredCheck& check, const Conflict& conflict, base::IdSource& ids) {
    if (conflict.is_late) return shown(tx, by, check);
    const CheckDocument current = document_in(text_of(tx, by.account, check));
    return decree(tx, by, shop, check.check_id, current, ids, conflict.keys);
}

// A member where it stands already, in the check and in its seats, and beside the data.
void set_members(Tree& object, std::initializer_list<std::string_view> names,
                 std::string_view value) {
    for (const std::string_view name : names)
        if (object.find(name)) object.set(name, Tree::of(value));
}

void set_table(CheckDocument& document, const TableMove& to) {
    const auto set_in = [&](Tree& object) {
        if (!to.table.empty()) set_members(object, {"tableID", "tableId"}, to.table);
        if (!to.table_name.empty()) set_members(object, {"tableName"}, to.table_name);
        if (!to.floor.empty()) set_members(object, {"floorID", "floorId"}, to.floor);
    };
    if (!to.table.empty()) document.head.set("tableID", Tree::of(to.table));
    if (!to.table_name.empty()) document.head.set("tableName", Tree::of(to.table_name));
    if (!to.floor.empty()) document.head.set("floorID", Tree::of(to.floor));
    set_in(document.data);
    if (Tree* seats = document.data.find("seats"))
        for (Tree& seat : seats->elements) set_in(seat);
}

std::set<std::string> chosen_keys(const CheckDocument& document, const LineChoice& chosen) {
    std::set<std::string> keys;
    base::Problems problems;
    for (std::size_t i = 0; i < chosen.lines.size(); ++i) {
        const std::string key = domain::line_mark + chosen.lines[i];
        if (!document.part(key))
            problems.push_back({"lines[" + std::to_string(i) + "]", "is no line of the check"});
        keys.insert(key);
    }
    for (std::size_t i = 0; i < chosen.seats.size(); ++i) {
        const std::size_t before = keys.size();
        for (const CheckPart& part : document.parts)
            if (!domain::is_payment(part.key) && document.seat_name(part) == chosen.seats[i])
                keys.insert(part.key);
        if (keys.size() == before)
            problems.push_back({"seats[" + std::to_string(i) + "]", "is no seat with lines"});
    }
    if (keys.empty()) problems.push_back({"lines", "must name a line"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return keys;
}

// What was paid, and what the check is called, stay behind.
CheckDocument emptied(CheckDocument document, std::string_view check_id) {
    for (const std::string_view name :
         {"payments", "checkNo", "ticketNo", "paidAmount", "paidAmountStr", "redeemPoints",
          "allowanceAmount", "allowanceAmountStr"})
        document.data.remove(name);
    for (Tree* object : {&document.data, &document.head})
        set_members(*object, {"checkID"}, check_id);
    document.head.set("checkID", Tree::of(check_id));
    if (Tree* seats = document.data.find("seats"))
        for (Tree& seat : seats->elements)
            if (Tree* lines = seat.find("orders")) lines->elements.clear();
    if (Tree* lines = document.data.find("orders")) lines->elements.clear();
    return domain::read_check(std::move(document.head), std::move(document.data));
}

}  // namespace

Settled settle(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
               std::string_view conflict_id, bool is_kept, base::IdSource& ids) {
    tx.lock(by.account, by.store);
    auto conflict = find_conflict(tx, by.account, conflict_id);
    if (!conflict || conflict->store != by.store) throw Refusal::not_found("conflict");
    const auto wanted = is_kept ? Conflict::State::kept : Conflict::State::dropped;
    auto check = find_by_id(tx, by.account, conflict->check);
    if (!check) throw std::runtime_error("a conflict without its check");
    if (conflict->state == wanted) return {*conflict, shown(tx, by, *std::move(check))};
    if (conflict->state != Conflict::State::open)
        throw Refusal::conflict("conflict_settled", "The conflict has been decided otherwise")
            .with_text("id", conflict->id);
    conflict->state = wanted;
    conflict->settled_ms = by.now_ms;
    conflict->settled_by = by.who;
    settle_conflict(tx, by.account, *conflict);
    Submitted submitted = is_kept ? keep(tx, by, shop, *check, *conflict, ids)
                                  : drop(tx, by, shop, *check, *conflict, ids);
    return {*std::move(conflict), std::move(submitted)};
}

Submitted move_to_table(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                        std::string_view check_id, const TableMove& to, base::IdSource& ids) {
    const StoredCheck check = require_active(tx, by, check_id);
    CheckDocument document = document_in(text_of(tx, by.account, check));
    set_table(document, to);
    return decree(tx, by, shop, check.check_id, std::move(document), ids);
}

MovedLines move_lines(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                      std::string_view check_id, std::string_view to_check_id,
                      const LineChoice& chosen, base::IdSource& ids) {
    const StoredCheck from = require_active(tx, by, check_id);
    const StoredCheck to = require_active(tx, by, to_check_id);
    if (from.id == to.id) throw Refusal::invalid("toCheckID", "must be another check");
    const CheckDocument source = document_in(text_of(tx, by.account, from));
    const CheckDocument target = document_in(text_of(tx, by.account, to));
    const std::set<std::string> keys = chosen_keys(source, chosen);
    Submitted left =
        decree(tx, by, shop, from.check_id, without_parts(source, keys, shop.decimals), ids);
    return {std::move(left), decree(tx, by, shop, to.check_id,
                                    with_parts(target, source, keys, shop.decimals), ids)};
}

MovedLines split(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                 std::string_view check_id, std::string_view new_check_id, const LineChoice& chosen,
                 base::IdSource& ids) {
    const StoredCheck from = require_active(tx, by, check_id);
    if (find_check(tx, by.account, by.store, new_check_id))
        throw Refusal::conflict("check_exists", "The store has a check of this id already")
            .with_text("checkID", new_check_id);
    const CheckDocument source = document_in(text_of(tx, by.account, from));
    const std::set<std::string> keys = chosen_keys(source, chosen);
    const CheckDocument other =
        with_parts(emptied(source, new_check_id), source, keys, shop.decimals);
    Submitted left =
        decree(tx, by, shop, from.check_id, without_parts(source, keys, shop.decimals), ids);
    return {std::move(left), decree(tx, by, shop, std::string(new_check_id), other, ids)};
}

}  // namespace features::checks
