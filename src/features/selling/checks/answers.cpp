#include "features/selling/checks/answers.hpp"

#include "features/selling/checks/data_schema.hpp"

namespace features::checks {
namespace {

using schema::Holds;
using schema::instant;
using schema::instant_if;
using schema::maybe;
using schema::Member;
using schema::MemberType;
using schema::Object;
using schema::of;
using schema::Property;
using schema::unless_empty;

constexpr MemberType check_as_text{.holds = Holds::json_text, .of = &check_data};

// ---- checks -------------------------------------------------------------------------------------

constexpr MemberType text_if_sent{.is_optional = true};
constexpr Member sent_members[] = {
    {"id", {}, "Id of the check here."},
    {"checkID", {}, "The devices' id of the check."},
    {"node", text_if_sent, "The device that changed it last."},
    {"deviceName", text_if_sent, "Name of that device."},
    {"floorID", text_if_sent, "The floor of the table."},
    {"tableID", text_if_sent, "The table."},
    {"tableName", text_if_sent, "Name of the table."},
    {"employeeID", text_if_sent, "Who serves it."},
    {"employeeName", text_if_sent, "Name of that person."},
    {"data", check_as_text,
     "The check, as it was sent, or as it was put together from what several devices sent."},
};

std::optional<std::string_view> sale_of(const StoredCheck& check) {
    if (check.state == CheckState::active) return {};
    return check.sale;
}
constexpr std::array<std::string_view, 3> states{"active", "closed", "voided"};
constexpr Property<StoredCheck> own_properties[] = {
    {"checkState", of<[](const StoredCheck& check) { return name_of(check.state); }>,
     "What became of it by its status.", states},
    {"revision", of<&StoredCheck::revision>, "1, and one more for each change."},
    {"lastUpdated", instant<&StoredCheck::changed_ms>, "When it was changed last."},
    {"saleId", of<sale_of>, "Id of the sale that a closed check is."},
};
constexpr Object<StoredCheck> own_part{"", "", own_properties};

constexpr Property<Submitted> submitted_properties[] = {
    {"applied", maybe(of<&Submitted::is_applied>),
     "In the answer to what was sent. False: the check was closed, and it is kept beside it."},
    {"merged", maybe(of<[](const Submitted& submitted) { return submitted.check.is_merged; }>),
     "In that answer: whether the check holds what several devices sent."},
    {"removed", maybe(of<&Submitted::removed>),
     "In that answer: lines that the check had before and has no more."},
    {"conflicts", maybe(schema::object<&Submitted::conflicts, conflict_answer>),
     "In that answer: what a person must decide about the check."},
    {"warnings", maybe(of<&Submitted::warnings>),
     "In that answer: what looks wrong in what was sent."},
};
constexpr Object<Submitted> submitted_part{"", "", submitted_properties};

constexpr auto check_members = schema::joined(sent_members, own_properties, submitted_properties);

// ---- conflicts ----------------------------------------------------------------------------------

std::vector<std::string> keys_of(const Conflict& conflict, bool of_payments) {
    std::vector<std::string> keys;
    for (const std::string& key : conflict.keys)
        if (domain::is_payment(key) == of_payments) keys.push_back(domain::shown_text(key));
    return keys;
}
std::vector<std::string> lines_of(const Conflict& conflict) { return keys_of(conflict, false); }
std::vector<std::string> payments_of(const Conflict& conflict) { return keys_of(conflict, true); }
bool is_decided(const Conflict& conflict) { return conflict.state != Conflict::State::open; }
std::optional<std::string_view> decision_of(const Conflict& conflict) {
    if (!is_decided(conflict)) return {};
    return conflict.state == Conflict::State::kept ? "keep" : "drop";
}
std::optional<std::string_view> decided_by(const Conflict& conflict) {
    if (!is_decided(conflict)) return {};
    return conflict.settled_by;
}
std::optional<std::int64_t> decided_ms(const Conflict& conflict) {
    if (!is_decided(conflict)) return {};
    return conflict.settled_ms;
}
constexpr std::array<std::string_view, 5> conflict_types{"line", "late", "behind", "moved",
                                                         "takenOut"};
constexpr std::array<std::string_view, 2> decisions_made{"keep", "drop"};
constexpr Property<Conflict> conflict_properties[] = {
    {"id", of<&Conflict::id>, "Identifies the conflict."},
    {"checkID", of<&Conflict::check_id>, "The devices' id of the check."},
    {"type", of<[](const Conflict& conflict) { return name_of(conflict.type); }>,
     "`line`: when the check was closed, others knew something that the closing device did not. "
     "`late`: it came after the check was closed. `behind`: it does not stand because of how "
     "clocks were, not because somebody changed it knowingly. `moved`: it is about a line that was "
     "moved to another check. `takenOut`: it was sold though somebody had taken it out.",
     conflict_types},
    {"node", of<[](const Conflict& conflict) { return shown_node(conflict.node); }>,
     "The device that it comes from."},
    {"lines", of<lines_of>, "The `orderUniqueId` of each line."},
    {"payments", of<payments_of>, "The id of each payment."},
    {"date", instant<&Conflict::made_ms>, "When it came up."},
    {"removes", unless_empty<[](const Conflict& one) { return one.form == domain::gone; }>,
     "True: to keep it is to remove the line."},
    {"decision", of<decision_of>, "What was decided.", decisions_made},
    {"decidedBy", of<decided_by>, "Who decided it: the id of a key or person."},
    {"decidedAt", instant<decided_ms>, "When that was."},
    {"content",
     schema::added<Conflict>({.holds = Holds::open, .is_list = true, .is_optional = true}),
     "What it is about, each line or payment as it was sent; in lists."},
};

// ---- submissions --------------------------------------------------------------------------------

constexpr Property<StoredSubmission> submission_properties[] = {
    {"number", of<&StoredSubmission::number>, "1 for the first that came of the check, and so on."},
    {"node", of<[](const StoredSubmission& sent) { return shown_node(sent.node); }>,
     "The device that sent it; `comanda` for what people did here."},
    {"stamp", instant<&StoredSubmission::stamp_ms>,
     "When it was made, as far as that is believed."},
    {"arrived", instant<&StoredSubmission::arrived_ms>, "When it came here."},
    {"applied", of<&StoredSubmission::is_applied>,
     "False: the check was closed, and it changed nothing."},
    {"createdBy", of<&StoredSubmission::made_by>, "Id of the key or person."},
    {"lastUpdateInMillisec", unless_empty<&StoredSubmission::device_ms>,
     "When it was made, as the device said."},
    {"head", schema::json_of<&StoredSubmission::head>({.holds = Holds::open}),
     "What was sent beside the check."},
    {"data", described(of<&StoredSubmission::data>, check_as_text), "The check as it was sent."},
};

}  // namespace

constexpr schema::Description check_answer{
    "Check", "A check: what the devices say beside it, and the check itself as JSON in a string.",
    check_members};
constexpr Object<Conflict> conflict_answer{
    "CheckConflict", "Something that a person must decide: whether it belongs to the check.",
    conflict_properties};
constexpr Object<StoredSubmission> submission_answer{
    "CheckSubmission", "What a device sent, as it is kept.", submission_properties};

// Members that the service owns come first and last; the device's own stay as they were sent.
std::string document_of(const StoredCheck& check, const CheckText& text) {
    std::string document = R"({"id":)" + base::json_string(check.id);
    if (text.head.size() > 2) (document += ',') += text.head.substr(1, text.head.size() - 2);
    document += R"(,"data":)";
    if (text.quoted.empty())
        base::append_json_string(document, text.data);
    else
        document += text.quoted;
    return (document += ',') += write(own_part, check).substr(1);
}

std::string answer_of(const Submitted& submitted) {
    std::string document = document_of(submitted.check, submitted.text);
    document.back() = ',';
    return document += write(submitted_part, submitted).substr(1);
}

}  // namespace features::checks
