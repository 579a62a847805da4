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
    {"id", {}, "Comanda's id of the check."},
    {"checkID", {}, "The devices' id of the check."},
    {"node", text_if_sent, "The device that changed it last."},
    {"deviceName", text_if_sent, "Name of that device."},
    {"floorID", text_if_sent, "The floor of the table."},
    {"tableID", text_if_sent, "The table."},
    {"tableName", text_if_sent, "Name of the table."},
    {"employeeID", text_if_sent, "Id of the employee who serves it."},
    {"employeeName", text_if_sent, "Name of that employee."},
    {"data", check_as_text, "The check as sent, or as merged from what several devices sent."},
};

std::optional<std::string_view> sale_of(const StoredCheck& check) {
    if (check.state == CheckState::active) return {};
    return check.sale;
}
constexpr std::array<std::string_view, 3> states{"active", "closed", "voided"};
constexpr Property<StoredCheck> own_properties[] = {
    {"checkState", of<[](const StoredCheck& check) { return name_of(check.state); }>,
     "State of the check, derived from its status.", states},
    {"revision", of<&StoredCheck::revision>, "Starts at 1 and grows by one with each change."},
    {"lastUpdated", instant<&StoredCheck::changed_ms>, "When it was last changed."},
    {"saleId", of<sale_of>, "Id of the sale of a closed check."},
};
constexpr Object<StoredCheck> own_part{"", "", own_properties};

constexpr Property<Submitted> submitted_properties[] = {
    {"applied", maybe(of<&Submitted::is_applied>),
     "Only in the answer to a submission. False: the check was closed, so the submission was kept "
     "separately."},
    {"merged", maybe(of<[](const Submitted& submitted) { return submitted.check.is_merged; }>),
     "In that answer: whether the check was merged from several devices."},
    {"removed", maybe(of<&Submitted::removed>),
     "In that answer: lines that the check no longer has."},
    {"conflicts", maybe(schema::object<&Submitted::conflicts, conflict_answer>),
     "In that answer: what a person must decide about the check."},
    {"warnings", maybe(of<&Submitted::warnings>),
     "In that answer: what looks wrong in the submission."},
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
     "`line`: when the check was closed, other devices knew something that the closing device did "
     "not. `late`: it arrived after the check was closed. `behind`: it was overridden because "
     "clocks differed, not because somebody changed it knowingly. `moved`: it is about a line that "
     "was moved to another check. `takenOut`: it was sold although somebody had removed it.",
     conflict_types},
    {"node", of<[](const Conflict& conflict) { return shown_node(conflict.node); }>,
     "The device it comes from."},
    {"lines", of<lines_of>, "The `orderUniqueId` of each line."},
    {"payments", of<payments_of>, "The id of each payment."},
    {"date", instant<&Conflict::made_ms>, "When the conflict arose."},
    {"removes", unless_empty<[](const Conflict& one) { return one.form == domain::gone; }>,
     "True: `keep` removes the line."},
    {"decision", of<decision_of>, "What was decided.", decisions_made},
    {"decidedBy", of<decided_by>, "Who decided it: the id of a key or person."},
    {"decidedAt", instant<decided_ms>, "When it was decided."},
    {"content",
     schema::added<Conflict>({.holds = Holds::open, .is_list = true, .is_optional = true}),
     "The lines and payments it is about, as sent; only in lists."},
};

// ---- submissions --------------------------------------------------------------------------------

constexpr Property<StoredSubmission> submission_properties[] = {
    {"number", of<&StoredSubmission::number>, "Number of the submission in its check, from 1."},
    {"node", of<[](const StoredSubmission& sent) { return shown_node(sent.node); }>,
     "The device that sent it; `comanda` for changes made by people in Comanda."},
    {"stamp", instant<&StoredSubmission::stamp_ms>,
     "When it was made, corrected if the device's clock is implausible."},
    {"arrived", instant<&StoredSubmission::arrived_ms>, "When it arrived."},
    {"applied", of<&StoredSubmission::is_applied>,
     "False: the check was closed, so it changed nothing."},
    {"createdBy", of<&StoredSubmission::made_by>, "Id of the key or person."},
    {"lastUpdateInMillisec", unless_empty<&StoredSubmission::device_ms>,
     "When it was made, by the device's clock."},
    {"head", schema::json_of<&StoredSubmission::head>({.holds = Holds::open}),
     "Members sent next to `data`."},
    {"data", described(of<&StoredSubmission::data>, check_as_text), "The check as sent."},
};

}  // namespace

constexpr schema::Description check_answer{
    "Check", "A check: what the devices send next to it, and the check itself as JSON in a string.",
    check_members};
constexpr Object<Conflict> conflict_answer{
    "CheckConflict", "A question for a person: whether something belongs to the check.",
    conflict_properties};
constexpr Object<StoredSubmission> submission_answer{
    "CheckSubmission", "A submission of a device, as stored.", submission_properties};

// Members that the service owns come first and last; the device's own stay as sent.
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
