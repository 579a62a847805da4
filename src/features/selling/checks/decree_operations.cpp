// What people do to checks: deciding conflicts, moving and splitting.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/selling/checks/decrees.hpp"
#include "features/selling/checks/operations.hpp"
#include "features/selling/checks/requests.hpp"
#include "schema/describe.hpp"
#include "schema/json_tree.hpp"

namespace features::checks {
namespace {

using namespace schema;
using api::Call;
using base::Refusal;

constexpr Rules a_name{.trimmed = true, .characters_max = 255};
constexpr std::array<std::string_view, 2> decisions{"keep", "drop"};

struct Decision : Kind {
    constexpr Decision()
        : Kind("checkDecision", "checkDecisions",
               Traits{.about = "Whether what a conflict is about belongs to the check."}) {}

    Choice action{this, "action", one_of(decisions) | help("`keep` or `drop`.")};
    Flag keep{this, "keep", help("The same: true keeps it.")};
    Flag drop{this, "drop", help("The same: true drops it.")};
};
constexpr Decision decision;
static_assert(decision.is_unambiguous());

struct Move : Kind {
    constexpr Move()
        : Kind("checkMove", "checkMoves",
               Traits{.about = "Where to: to another table, or lines of it to another check."}) {}

    Text table{this, "tableID", a_name | help("Id of the table.")};
    Text table_name{this, "tableName", a_name | help("Its name.")};
    Text floor{this, "floorID", a_name | help("Id of the floor that it stands on.")};
    Text to_check{this, "toCheckID", a_name | help("The check that the lines go to.")};
    schema::Json lines{this, "lines", help("The `orderUniqueId` of each line.")};
    schema::Json seats{this, "seats", help("Ids of seats: all their lines.")};
};
constexpr Move move_body;
static_assert(move_body.is_unambiguous());

struct Split : Kind {
    constexpr Split()
        : Kind("checkSplit", "checkSplits",
               Traits{.about = "Which lines become a check of their own."}) {}

    Text new_check{this, "newCheckID",
                   a_name | help("The id of the new check; one is made when it is not said.")};
    schema::Json lines{this, "lines", help("The `orderUniqueId` of each line.")};
    schema::Json seats{this, "seats", help("Ids of seats: all their lines.")};
};
constexpr Split split_body;
static_assert(split_body.is_unambiguous());

// A list of texts, or of objects that have one under that name.
std::vector<std::string> texts_in(const Record& body, const schema::Json& field,
                                  std::string_view member) {
    std::vector<std::string> texts;
    if (!body.has(field)) return texts;
    const RawJson& raw = body[field];
    const bool is_list = raw.text.starts_with('[');
    if (!is_list) throw Refusal::invalid(std::string(field.name), "must be a list");
    for (const Tree& entry : parse_tree(raw.text).elements) {
        texts.emplace_back(entry.is_object() ? words_of(entry, member) : entry.words());
        if (texts.back().empty())
            throw Refusal::invalid(std::string(field.name), "must be a list of ids");
    }
    return texts;
}

template <class Body>
LineChoice choice_in(const Record& body, const Body& fields) {
    return {texts_in(body, fields.lines, "orderUniqueId"), texts_in(body, fields.seats, "id")};
}

bool is_kept(const Record& body) {
    const std::string& action = body[decision.action];
    const bool keep = body[decision.keep] || action == decisions[0];
    const bool drop = body[decision.drop] || action == decisions[1];
    if (keep == drop) throw Refusal::invalid("action", "must be keep or drop");
    return keep;
}

http::Response with_target(storage::ReadView& view, const MovedLines& moved) {
    std::string body = answer_of(moved.from);
    body.back() = ',';
    body += R"("target":)" + document_of(moved.to.check, moved.to.text) + '}';
    auto answer = api::json_answer(std::move(body));
    answer.set("ETag", api::quoted_tag({moved.from.check.revision, view.epoch()}));
    return answer;
}

// With what it is about, so that a person can decide.
std::string told(storage::ReadView& view, const std::string& account, const Conflict& conflict) {
    std::vector<std::string> parts;
    if (const auto sent = find_submission(view, account, conflict.source, conflict.number)) {
        const auto document = document_in({sent->head, sent->data});
        for (const std::string& key : conflict.keys)
            if (const auto* part =
                    document.part(conflict.source_key.empty() ? key : conflict.source_key))
                parts.push_back(print(document.content(*part)));
    }
    std::string json = write(conflict_answer, conflict);
    json.back() = ',';
    return json + R"("content":)" + base::json_array(parts) + '}';
}

class ConflictReading : public api::Reading {
public:
    ConflictReading(std::string its_tag, std::string account, std::string store)
        : Reading(std::move(its_tag)), account_(std::move(account)), store_(std::move(store)) {}

    bool append(storage::ReadView& view, std::string& out) override {
        const auto some = some_conflicts(view, account_, store_, last_);
        for (const Conflict& conflict : some) {
            (out += last_.empty() ? '[' : ',') += told(view, account_, conflict);
            last_ = conflict.id;
        }
        if (some.empty()) out += last_.empty() ? "[]" : "]";
        return !some.empty();
    }

private:
    std::string account_, store_, last_{};
};

// A conflict may be decided without an event: no tag.
std::unique_ptr<api::Reading> open_conflict_list(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    return std::make_unique<ConflictReading>("", call.principal->account, shop.id);
}

api::Plan prepare_decision(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const bool keeps = is_kept(api::read_body(call.request.body, decision));
    return {.scope = {call.principal->account, shop.id},
            .run = [shop, keeps, id = base::lower_ascii(call.path["conflict"]),
                    by = writing_of(call, shop),
                    &ids = call.services.world.ids](storage::Transaction& tx) -> api::Outcome {
                const Settled settled = settle(tx, by, shop, id, keeps, ids);
                std::string body = write(conflict_answer, settled.conflict);
                body.back() = ',';
                body += R"("check":)" + document_of(settled.check.check, settled.check.text) + '}';
                return api::json_answer(std::move(body));
            }};
}

api::Plan prepare_move(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const Record body = api::read_body(call.request.body, move_body);
    const LineChoice chosen = choice_in(body, move_body);
    const std::string& to_check = body[move_body.to_check];
    const TableMove table{body[move_body.table], body[move_body.table_name], body[move_body.floor]};
    const bool moves_lines = !to_check.empty();
    if (moves_lines && !table.table.empty())
        throw Refusal::invalid("tableID", "cannot stand beside toCheckID");
    if (!moves_lines && !(chosen.lines.empty() && chosen.seats.empty()))
        throw Refusal::invalid("toCheckID", "is required to move lines");
    if (!moves_lines && table.table.empty())
        throw Refusal::invalid("tableID", "is required, or toCheckID with lines");
    return {.scope = {call.principal->account, shop.id},
            .run = [shop, chosen, to_check, table, moves_lines,
                    check = std::string(call.path["check"]), by = writing_of(call, shop),
                    &ids = call.services.world.ids](storage::Transaction& tx) -> api::Outcome {
                if (!moves_lines)
                    return answer_to(tx, move_to_table(tx, by, shop, check, table, ids));
                return with_target(tx, move_lines(tx, by, shop, check, to_check, chosen, ids));
            }};
}

api::Plan prepare_split(const Call& call, storage::ReadView& view) {
    const Shop shop = require_shop(call, view);
    const Record body = api::read_body(call.request.body, split_body);
    const LineChoice chosen = choice_in(body, split_body);
    std::string new_check = body[split_body.new_check];
    if (new_check.empty()) new_check = call.services.world.ids.next();
    return {.scope = {call.principal->account, shop.id},
            .run = [shop, chosen, new_check, check = std::string(call.path["check"]),
                    by = writing_of(call, shop),
                    &ids = call.services.world.ids](storage::Transaction& tx) -> api::Outcome {
                return with_target(tx, split(tx, by, shop, check, new_check, chosen, ids));
            }};
}

constexpr api::Parameter conflict_in_path{"conflict", api::in_path, api::an_id,
                                          R"("650000000000000000004001")", "Id of the conflict."};

}  // namespace

const api::Operation list_conflicts{
    .name = "conflicts",
    .subject = &check_subject,
    .id = "listCheckConflicts",
    .summary = "List conflicts",
    .description = "Answers what a person must decide about checks of the store, the oldest first.",
    .run = open_conflict_list,
    .answer = api::many(conflict_answer)};
const api::Operation decide_conflict{
    .name = "decide",
    .subject = &check_subject,
    .id = "decideCheckConflict",
    .summary = "Decide a conflict",
    .description =
        "Keeps in the check what the conflict is about, or drops it. A closed check stays closed, "
        "and its sale follows. Twice the same is once; otherwise than before is 409.",
    .run = prepare_decision,
    .body = api::described(decision, R"({"action":"keep"})"),
    .answer = api::one(conflict_answer),
    .parameters = {&conflict_in_path},
    .failures = {409}};
const api::Operation move_check{
    .name = "move",
    .subject = &check_subject,
    .id = "moveCheck",
    .summary = "Move a check",
    .description =
        "Moves a check to another table (`tableID`), or `lines` or `seats` of it to another check "
        "(`toCheckID`), whose document comes back under `target`. No older copy of the check that "
        "a device still has brings the lines back.",
    .run = prepare_move,
    .body = api::described(move_body, R"({"tableID":"7","tableName":"7"})"),
    .answer = api::one(check_answer),
    .parameters = {&check_in_path},
    .failures = {409}};
const api::Operation split_check{
    .name = "split",
    .subject = &check_subject,
    .id = "splitCheck",
    .summary = "Split a check",
    .description =
        "Makes `lines` or `seats` of a check a check of their own, which comes back "
        "under `target`. What was paid stays with the first.",
    .run = prepare_split,
    .body = api::described(split_body, R"({"seats":["2"]})"),
    .answer = api::one(check_answer),
    .parameters = {&check_in_path},
    .failures = {409}};

}  // namespace features::checks
