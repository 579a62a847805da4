#include "features/selling/checks/manual_changes.hpp"

#include "base/refusal.hpp"
#include "domain/check/manual_change.hpp"
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

StoredCheck require_check(storage::Transaction& tx, const WriteContext& by,
                          std::string_view check_id) {
    tx.lock(by.account, by.store);
    auto check = find_check(tx, by.account, by.store, check_id);
    if (!check) throw Refusal::not_found("check");
    return *std::move(check);
}

StoredCheck require_active(storage::Transaction& tx, const WriteContext& by,
                           std::string_view check_id) {
    StoredCheck check = require_check(tx, by, check_id);
    if (check.state != CheckState::active)
        throw Refusal::conflict("check_closed", "The check is " + std::string(name_of(check.state)))
            .with_text("checkID", check.check_id);
    return check;
}

// What a manual change decides in addition to the document.
struct Decision {
    std::vector<std::string> also_decided{};
    std::vector<domain::Departure> departures{};
    std::string new_id{};  // of a check that it creates
};

// Submits a check as a person decided it.
Submitted manual_change(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                        const std::string& check_id, CheckDocument document, base::IdSource& ids,
                        Decision decision = {}) {
    // The time of the last change may serve as the closing time, so keep it for an ended check.
    if (domain::status_of(document).state == CheckState::active)
        document.data.set("lastUpdateInMillisec", Tree::of(by.now_ms));
    Incoming incoming{
        .check_id = check_id,
        .node = std::string(own_node),
        .check = domain::read_check(std::move(document.head), std::move(document.data)),
        .device_ms = by.now_ms,
        .is_manual = true,
        .also_decided = std::move(decision.also_decided),
        .departures = std::move(decision.departures),
        .new_id = decision.new_id.empty() ? ids.next() : decision.new_id,
        .new_sale_id = ids.next()};
    incoming.head = print(incoming.check.head);
    incoming.data = print(incoming.check.data);
    // The same decision may be made again later, so it must not count as a repetition.
    incoming.content =
        base::fingerprint_of(incoming.new_sale_id + '\n' + incoming.head + '\n' + incoming.data);
    return submit(tx, by, shop, incoming, ids);
}

Submitted shown(storage::ReadView& view, const WriteContext& by, StoredCheck check) {
    CheckText text = text_of(view, by.account, check);
    auto conflicts = open_conflicts(view, by.account, check.id);
    return {.check = std::move(check),
            .text = std::move(text),
            .is_new = false,
            .conflicts = std::move(conflicts)};
}

// The part from the conflict, to replace the current one.
domain::AddedPart wanted_part(const CheckDocument& source, const std::string& source_key,
                              const std::string& key) {
    const CheckPart* part = source.part(source_key);
    if (!part) throw std::runtime_error("a conflict without its submission");
    domain::AddedPart added = domain::added_part(source, *part);
    added.replaces = key;
    if (key != source_key) added.content.set("orderUniqueId", Tree::of(domain::shown_key(key)));
    return added;
}

Submitted keep(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
               const StoredCheck& check, const Conflict& conflict, base::IdSource& ids) {
    if (conflict.type == Conflict::Type::taken_out) return shown(tx, by, check);
    const CheckDocument current = document_in(text_of(tx, by.account, check));
    if (conflict.form == domain::gone)
        return manual_change(tx, by, shop, check.check_id,
                             domain::without_parts(current, {conflict.keys.front()}, shop.decimals),
                             ids);
    const auto source = find_submission(tx, by.account, conflict.source, conflict.number);
    if (!source) throw std::runtime_error("a conflict without its submission");
    const CheckDocument sent = document_in({source->head, source->data});
    std::vector<domain::AddedPart> added;
    for (const std::string& key : conflict.keys)
        added.push_back(
            wanted_part(sent, conflict.source_key.empty() ? key : conflict.source_key, key));
    return manual_change(tx, by, shop, check.check_id,
                         domain::with_parts(current, added, shop.decimals), ids);
}

// A line that other devices knew when the check was closed must not come back with them.
Submitted drop(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
               const StoredCheck& check, const Conflict& conflict, base::IdSource& ids) {
    using Type = Conflict::Type;
    if (conflict.type != Type::line && conflict.type != Type::taken_out)
        return shown(tx, by, check);
    CheckDocument current = document_in(text_of(tx, by.account, check));
    if (conflict.type == Type::taken_out)
        current = domain::without_parts(current, {conflict.keys.begin(), conflict.keys.end()},
                                        shop.decimals);
    return manual_change(tx, by, shop, check.check_id, std::move(current), ids,
                         {.also_decided = conflict.keys});
}

// Sets members only where they exist, in the check, in its seats and next to the data.
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
        const auto line = std::ranges::find_if(document.parts, [&](const CheckPart& part) {
            return domain::is_line(part.key) && domain::shown_text(part.key) == chosen.lines[i];
        });
        if (line == document.parts.end())
            problems.push_back({"lines[" + std::to_string(i) + "]", "is not a line of the check"});
        else
            keys.insert(line->key);
    }
    for (std::size_t i = 0; i < chosen.seats.size(); ++i) {
        const std::size_t before = keys.size();
        for (const CheckPart& part : document.parts)
            if (!domain::is_payment(part.key) && document.seat_name(part) == chosen.seats[i])
                keys.insert(part.key);
        if (keys.size() == before)
            problems.push_back({"seats[" + std::to_string(i) + "]", "is not a seat with lines"});
    }
    if (keys.empty()) problems.push_back({"lines", "must name a line"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return keys;
}

// Conflicts move with their lines, including dropped ones, so that nobody is asked again.
void move_conflicts(storage::Transaction& tx, const WriteContext& by, const StoredCheck& from,
                    const StoredCheck& to, const std::vector<domain::Departure>& left) {
    for (Conflict& conflict : conflicts_of(tx, by.account, from.id))
        for (const domain::Departure& line : left) {
            if (conflict.state == Conflict::State::kept) continue;
            if (conflict.keys != std::vector{line.key}) continue;
            conflict.check = to.id;
            conflict.check_id = to.check_id;
            conflict.keys = {line.as_key};
            update_conflict(tx, by.account, conflict);
            break;
        }
}

// The check that receives lines.
struct Target {
    StoredCheck check;  // without an id: it is new
    CheckDocument document;
    domain::CheckMerge merge{};
};

MovedLines put(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
               const StoredCheck& from, Target to, const LineChoice& chosen, base::IdSource& ids) {
    const CheckDocument source = document_in(text_of(tx, by.account, from));
    const bool is_new = to.check.id.empty();
    // A new check needs its id before a line can be moved to it.
    if (is_new) to.check.id = ids.next();
    const domain::MovedLines moved = domain::move_lines(
        {.from = source,
         .to = to.document,
         .to_merge = to.merge,
         .to_check = to.check.id,
         .keys = chosen_keys(source, chosen)},
        [&ids] { return ids.next(); }, shop.decimals);
    Submitted left =
        manual_change(tx, by, shop, from.check_id, moved.from, ids, {.departures = moved.left});
    Submitted put =
        manual_change(tx, by, shop, to.check.check_id, moved.to, ids,
                      {.departures = moved.returned, .new_id = is_new ? to.check.id : ""});
    move_conflicts(tx, by, from, put.check, moved.left);
    left.conflicts = open_conflicts(tx, by.account, from.id);
    std::vector<LineMove> moves;
    for (const domain::Departure& line : moved.left)
        moves.push_back(
            {from.id, domain::shown_text(line.key), put.check.id, domain::shown_text(line.as_key)});
    return {std::move(left), std::move(put), std::move(moves)};
}

}  // namespace

Settled settle(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
               std::string_view conflict_id, bool is_kept, base::IdSource& ids) {
    tx.lock(by.account, by.store);
    auto conflict = find_conflict(tx, by.account, conflict_id);
    if (!conflict || conflict->store != by.store) throw Refusal::not_found("conflict");
    const auto wanted = is_kept ? Conflict::State::kept : Conflict::State::dropped;
    auto check = find_by_id(tx, by.account, conflict->check);
    if (!check) throw std::runtime_error("a conflict without its check");
    if (conflict->state == wanted) return {*conflict, shown(tx, by, *std::move(check))};
    if (conflict->state != Conflict::State::open)
        throw Refusal::conflict("conflict_settled",
                                "The conflict has already been decided differently")
            .with_text("id", conflict->id);
    conflict->state = wanted;
    conflict->settled_ms = by.now_ms;
    conflict->settled_by = by.who;
    update_conflict(tx, by.account, *conflict);
    Submitted submitted = is_kept ? keep(tx, by, shop, *check, *conflict, ids)
                                  : drop(tx, by, shop, *check, *conflict, ids);
    // Where the check stays as it is, pages would not hear of the decision otherwise.
    if (!submitted.is_new) note_event(tx, by, submitted.check, "settled");
    return {*std::move(conflict), std::move(submitted)};
}

Submitted move_to_table(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                        std::string_view check_id, const TableMove& to, base::IdSource& ids) {
    const StoredCheck check = require_active(tx, by, check_id);
    CheckDocument document = document_in(text_of(tx, by.account, check));
    set_table(document, to);
    return manual_change(tx, by, shop, check.check_id, std::move(document), ids);
}

MovedLines move_lines(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                      std::string_view check_id, std::string_view to_check_id,
                      const LineChoice& chosen, base::IdSource& ids) {
    const StoredCheck from = require_active(tx, by, check_id);
    StoredCheck to = require_active(tx, by, to_check_id);
    if (from.id == to.id) throw Refusal::invalid("toCheckID", "must be another check");
    return put(tx, by, shop, from,
               {to, document_in(text_of(tx, by.account, to)), merge_of(tx, by.account, to)}, chosen,
               ids);
}

MovedLines split(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                 std::string_view check_id, std::string_view new_check_id, const LineChoice& chosen,
                 base::IdSource& ids) {
    const StoredCheck from = require_active(tx, by, check_id);
    if (find_check(tx, by.account, by.store, new_check_id))
        throw Refusal::conflict("check_exists", "The store already has a check with this id")
            .with_text("checkID", new_check_id);
    StoredCheck made;
    made.check_id = new_check_id;
    return put(tx, by, shop, from,
               {made, domain::emptied(document_in(text_of(tx, by.account, from)), new_check_id)},
               chosen, ids);
}

}  // namespace features::checks
