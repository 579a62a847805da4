#include "features/selling/checks/submission.hpp"

#include "base/currency.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/card_numbers.hpp"
#include "domain/check/spelling.hpp"
#include "features/records/read.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <array>

namespace features::checks {
namespace {

using api::Call;
using base::Refusal;
using schema::Tree;

constexpr std::size_t check_id_characters_max = 255;

// Members that answers add to a check. A device may send them back.
constexpr std::array<std::string_view, 13> own_members{
    "id",     "data",    "revision",  "checkState", "saleId", "lastUpdated", "applied",
    "merged", "removed", "conflicts", "warnings",   "target", "businessDate"};

// Instructions of a submission. They may be in the data, but are not stored: otherwise a copy of
// the check, sent back, would repeat them.
constexpr std::array<std::string_view, 2> instructions{"baseRevision", "reopen"};

struct Body {
    Tree head;
    Tree data{};
    std::string data_text{};
    std::vector<std::string> warnings{};
};

// Moves an object out of the body.
Tree parsed_data(Tree* data) {
    constexpr const char* sentence = "must be a JSON object in a string, or a JSON object";
    if (data && data->is_object()) return std::move(*data);
    if (!data || data->shape != Tree::Shape::string) throw Refusal::invalid("data", sentence);
    try {
        Tree tree = schema::parse_tree(data->text);
        if (tree.is_object()) return tree;
    } catch (const Refusal& refusal) {
        throw Refusal::invalid("data", "is not well-formed JSON: " + refusal.message);
    }
    throw Refusal::invalid("data", sentence);
}

// Removes what must not be stored.
Body read_masked(std::string_view text) {
    Body body{.head = schema::parse_tree(text)};
    if (!body.head.is_object()) throw Refusal::invalid("data", "is required");
    Tree* sent = body.head.find("data");
    const bool is_text = sent && sent->shape == Tree::Shape::string;
    body.data = parsed_data(sent);
    const bool is_masked = domain::mask_check(body.data, body.warnings);
    body.data_text = is_text && !is_masked ? std::move(sent->text) : print(body.data);
    body.head.remove("data");
    domain::mask_check(body.head, body.warnings);
    return body;
}

std::string_view first_words(const Tree& first, const Tree& second, std::string_view name) {
    const std::string_view words = schema::words_of(first, name);
    return words.empty() ? schema::words_of(second, name) : words;
}

// The sender is named next to the check; the data may be a copy of what another device sent.
void read_sender(Incoming& incoming, const Body& body) {
    const auto of = [&](std::string_view name) {
        return std::string(first_words(body.head, body.data, name));
    };
    incoming.device = {of("deviceId"), of("node"), of("deviceName"), of("MacID"),
                       of("deviceAppVersion")};
    for (const char* name : {"node", "deviceId", "MacID", "deviceName"})
        if (incoming.node.empty()) incoming.node = of(name);
    incoming.node = kept_node(std::move(incoming.node));
    if (incoming.node.empty())
        incoming.warnings.emplace_back(
            "node: missing; without it the check cannot be told apart from those of other devices");
}

const Tree* control(const Body& body, std::string_view name) {
    const Tree* found = body.data.find(name);
    return found ? found : body.head.find(name);
}

void read_instructions(Incoming& incoming, const Body& body) {
    if (const Tree* base = control(body, "baseRevision"); base && !base->is_null()) {
        incoming.base_revision = base->whole();
        if (!incoming.base_revision)
            incoming.warnings.emplace_back("baseRevision: not a whole number, ignored");
    }
    const Tree* reopen = control(body, "reopen");
    incoming.wants_reopen = reopen && reopen->is_true();
}

void remove_instructions(Body& body) {
    for (const std::string_view name : instructions) body.head.remove(name);
    const auto stands = [&](std::string_view name) { return body.data.find(name) != nullptr; };
    if (std::ranges::none_of(instructions, stands)) return;
    for (const std::string_view name : instructions) body.data.remove(name);
    body.data_text = print(body.data);
}

// Turns the documented members into texts, and sets the valid id.
void canonize(Tree& head, std::string_view check_id) {
    head.set("checkID", Tree::of(check_id));
    for (const std::string_view name :
         {"node", "deviceName", "floorID", "tableID", "tableName", "employeeID", "employeeName"})
        if (Tree* member = head.find(name); member && member->shape == Tree::Shape::number)
            member->shape = Tree::Shape::string;
}

void read_time(Incoming& incoming, const Body& body, std::int64_t now_ms) {
    const Tree* said = control(body, "lastUpdateInMillisec");
    if (said) incoming.device_ms = said->whole();
    if (incoming.device_ms == 0) incoming.device_ms.reset();
    if (!incoming.device_ms)
        incoming.warnings.emplace_back(
            "lastUpdateInMillisec: missing or not a number; the time of arrival is used");
    else if (*incoming.device_ms > now_ms + ahead_ms_max)
        incoming.warnings.emplace_back(
            "lastUpdateInMillisec: in the future; two minutes after arrival is used");
}

}  // namespace

Shop require_shop(const Call& call, storage::ReadView& view) {
    return sales::shop_of(
        records::require(view, kinds::store, *call.principal, call.path["store"]));
}

WriteContext write_context_of(const Call& call, const Shop& shop) {
    return {.account = call.principal->account,
            .store = shop.id,
            .who = call.principal->id,
            .now_ms = call.now_ms};
}

void require_check_id(std::string_view check_id, std::string_view field) {
    if (check_id.empty()) throw Refusal::invalid(std::string(field), "is required");
    if (base::character_count(check_id) > check_id_characters_max)
        throw Refusal::invalid(std::string(field), "must have at most 255 characters");
}

Incoming read_incoming(std::string_view text, std::int64_t now_ms, base::IdSource& ids) {
    Body body = read_masked(text);
    Incoming incoming;
    incoming.check_id = first_words(body.data, body.head, "checkID");
    require_check_id(incoming.check_id, "checkID");
    incoming.warnings = std::move(body.warnings);
    read_sender(incoming, body);
    read_instructions(incoming, body);
    read_time(incoming, body, now_ms);
    // Instructions are part of the fingerprint, but are not shown.
    incoming.content =
        base::fingerprint_of(print_sorted(body.head) + '\n' + print_sorted(body.data));
    for (const std::string_view name : own_members) body.head.remove(name);
    remove_instructions(body);
    canonize(body.head, incoming.check_id);
    incoming.head = print(body.head);
    incoming.data = std::move(body.data_text);
    incoming.check = domain::read_check(std::move(body.head), std::move(body.data));
    incoming.warnings.insert(incoming.warnings.end(), incoming.check.warnings.begin(),
                             incoming.check.warnings.end());
    for (std::string& warning : domain::misspelt_members(incoming.check.data))
        incoming.warnings.push_back(std::move(warning));
    incoming.new_id = ids.next();
    incoming.new_sale_id = ids.next();
    incoming.new_device_id = ids.next();
    return incoming;
}

std::string masked_body(const Call& call) {
    const Body body = read_masked(call.request.body);
    return print(body.head) + body.data_text;
}

}  // namespace features::checks
