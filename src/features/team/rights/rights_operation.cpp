// Tells what the roles of a user allow, and which of them does.
#include "access/person.hpp"
#include "api/answers.hpp"
#include "api/openapi.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/team/rights/operations.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace features::rights {
namespace {

using api::Call;
using base::Refusal;
using kinds::PrivilegeSet;

// A role that the user has and that is active.
struct HeldRole {
    std::string id, name;
    PrivilegeSet privileges;
};

struct Staff {
    schema::Record user;
    std::vector<HeldRole> roles{};
    PrivilegeSet here{};        // what the roles allow together
    PrivilegeSet everywhere{};  // what the person may do in every store of the account
    PrivilegeSet anywhere{};    // what they may do in any

    bool is_active() const { return user[kinds::user.is_active]; }
    const PrivilegeSet& counting_for(const auth::Demand& demand) const {
        if (demand.in_every_store) return everywhere;
        return demand.in_any_store ? anywhere : here;
    }
};

// What is asked about.
struct Question {
    std::string operation{}, privilege{};  // as asked; "" when not
    api::Needs needs = api::anything;
    bool is_about_all() const { return operation.empty() && privilege.empty(); }
};

Staff staff_of(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    records::require_store(view, *call.principal, call.path["store"]);
    const auto row = records::require(view, kinds::user, *call.principal, call.path["user"]);
    if (row.store != base::lower_ascii(call.path["store"])) throw Refusal::not_found("user");
    Staff staff{schema::read_stored(row.doc, kinds::user)};
    for (const std::string& id : staff.user[kinds::user.roles]) {
        const auto found = storage::find(view, kinds::role, account, id);
        if (!found || !found->is_active) continue;
        const auto role = schema::read_stored(found->doc, kinds::role);
        staff.roles.push_back({id, role[kinds::role.name], kinds::privileges_of(role)});
        staff.here = staff.here | staff.roles.back().privileges;
    }
    const std::string& sign_in = staff.user[kinds::user.sign_in];
    auth::Person person;
    person.rights = {{row.store, row.id, staff.here}};
    if (!sign_in.empty()) person.rights = auth::rights_of(view, account, sign_in);
    person.sees_every_store = auth::is_every_store(view, account, person.rights);
    staff.everywhere = person.everywhere();
    staff.anywhere = person.anywhere() | staff.here;
    return staff;
}

// What somebody may do is their own affair and that of those who manage the staff.
void require_concern(const Call& call, const Staff& staff) {
    const auth::Person* person = call.principal->person.get();
    if (!person || staff.user[kinds::user.sign_in] == person->id) return;
    const PrivilegeSet managing{"BO_STAFF", "BO_ROLES"};
    if (!person->held_in(base::lower_ascii(call.path["store"])).has_any(managing))
        throw auth::privilege_missing("You may ask this about yourself only", managing);
}

const api::Route* route_of(const Call& call, std::string_view operation) {
    const auto found = std::ranges::find_if(call.services.routes, [&](const api::Route& route) {
        return !route.operation.id.empty() && api::operation_id(route) == operation;
    });
    return found == call.services.routes.end() ? nullptr : &*found;
}

Question question_of(const Call& call) {
    Question question{.operation = std::string(call.query.get("operation").value_or("")),
                      .privilege = std::string(call.query.get("privilege").value_or(""))};
    if (!question.operation.empty() && !question.privilege.empty())
        throw Refusal::invalid("privilege", "cannot be asked for together with an operation");
    if (!question.operation.empty()) {
        const api::Route* route = route_of(call, question.operation);
        if (!route) throw Refusal::invalid("operation", "is not an operation of the API document");
        question.needs = route->needs;
    }
    if (!question.privilege.empty()) {
        const auto asked = kinds::privilege_named(question.privilege);
        if (!asked)
            throw Refusal::invalid("privilege", "is not a privilege that getRoleGroup lists");
        question.needs = api::may(PrivilegeSet{*asked});
    }
    return question;
}

bool is_allowed(const Staff& staff, const Question& question) {
    const api::Needs& needs = question.needs;
    if (needs.of == api::Needs::Of::nobody) return true;
    if (!staff.is_active()) return false;
    if (needs.of != api::Needs::Of::privilege) return true;
    return needs.demand.is_met_by(staff.counting_for(needs.demand));
}

std::string joined(const PrivilegeSet& some) {
    const auto names = some.names();
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
        text += names[i];
    }
    return text;
}

std::string why_not(const Staff& staff, const Question& question) {
    if (!staff.is_active()) return "The user is inactive.";
    if (question.is_about_all()) return "The user has no role that allows anything.";
    const auth::Demand& demand = question.needs.demand;
    if (const auto unmet = demand.unmet_by(staff.here); !unmet.empty())
        return "No role of the user has " + joined(unmet) + '.';
    return "In another store the person does not have " +
           joined(demand.unmet_by(staff.everywhere)) +
           ", and this is about all stores of the account.";
}

std::string why(const Staff& staff, const Question& question, const PrivilegeSet& counted) {
    if (question.needs.of == api::Needs::Of::nobody) return "Everybody may do it.";
    if (question.needs.of != api::Needs::Of::privilege) return "Everybody who has signed in may.";
    for (const HeldRole& role : staff.roles)
        if (const auto it = role.privileges & counted; !it.empty())
            return question.is_about_all()
                       ? "The roles of the user allow it."
                       : "The role " + role.name + " has " + std::string(it.names().front()) + '.';
    return "A role of the person in another store allows it.";
}

std::string texts(const PrivilegeSet& some) {
    std::vector<std::string> ids;
    for (std::string_view id : some.names()) ids.push_back(base::json_string(id));
    return base::json_array(ids);
}

std::string reasons(const Staff& staff, const PrivilegeSet& counted) {
    std::vector<std::string> all;
    for (const HeldRole& role : staff.roles)
        for (std::string_view id : (role.privileges & counted).names())
            all.push_back(base::JsonObject()
                              .text("role", role.id)
                              .text("roleName", role.name)
                              .text("privilege", id)
                              .done());
    return base::json_array(all);
}

http::Response explain(const Call& call, storage::ReadView& view) {
    const Question question = question_of(call);
    const Staff staff = staff_of(call, view);
    require_concern(call, staff);
    const auth::Demand& demand = question.needs.demand;
    const PrivilegeSet counted = demand.any_of | demand.also_any_of;
    const bool may = is_allowed(staff, question);
    base::JsonObject answer;
    answer.flag("allowed", may);
    if (!question.operation.empty()) answer.text("operation", question.operation);
    if (!question.privilege.empty()) answer.text("privilege", question.privilege);
    answer.raw("needs", question.is_about_all() ? "[]" : texts(demand.any_of))
        .raw("alsoNeeds", texts(demand.also_any_of))
        .flag("inEveryStore", demand.in_every_store)
        .raw("because", reasons(staff, counted))
        .raw("missing",
             texts(question.is_about_all() || !may ? counted - staff.here : PrivilegeSet()))
        .text("reason", may ? why(staff, question, counted) : why_not(staff, question));
    std::string body = answer.done();
    const std::string tag = api::quoted_tag(api::hash_of_answer(body));
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto response = api::json_answer(std::move(body));
    response.set("ETag", tag);
    return response;
}

constexpr api::Parameter user_in_path{"user", api::in_path, api::an_id,
                                      R"("650000000000000000001105")", "Id of the user."};
constexpr api::Parameter operation_parameter{
    "operation", api::in_query, api::any_text, R"("updateCategory")",
    "What the user would do: an `operationId` of this document."};
constexpr api::Parameter privilege_parameter{
    "privilege", api::in_query, api::any_text, R"("")",
    "Instead of an operation: one privilege that `listPrivileges` lists."};

constexpr api::Schema reason_schema{
    "PermissionReason", R"({"type":"object","description":"A role that allows something.",
"required":["role","roleName","privilege"],"properties":{
"role":{"type":"string","description":"Id of the role."},
"roleName":{"type":"string","description":"Name of the role."},
"privilege":{"type":"string","description":"The privilege that it gives."}},
"additionalProperties":true})"};
constexpr const api::Schema* used[] = {&reason_schema};
constexpr api::Schema permission_schema{
    "Permission", R"({"type":"object","description":"Whether a user may do something, and why.",
"required":["allowed","needs","alsoNeeds","inEveryStore","because","missing","reason"],"properties":{
"allowed":{"type":"boolean","description":"Whether the user may do it."},
"operation":{"type":"string","description":"The operation that was asked about."},
"privilege":{"type":"string","description":"The privilege that was asked about."},
"needs":{"type":"array","items":{"type":"string"},"description":"Privileges of which one is needed."},
"alsoNeeds":{"type":"array","items":{"type":"string"},"description":"Privileges of which one is needed beside; empty when none is."},
"inEveryStore":{"type":"boolean","description":"Whether they are needed in every store of the account, active or not."},
"because":{"type":"array","items":{"$ref":"#/components/schemas/PermissionReason"},"description":"The roles that give one of these privileges; when nothing is asked about, all that the roles give."},
"missing":{"type":"array","items":{"type":"string"},"description":"Privileges that no role gives: of those needed when it is not allowed, and of all when nothing is asked about."},
"reason":{"type":"string","description":"The answer in a sentence."}},
"additionalProperties":true})",
    used};

}  // namespace

const api::Operation explain_rights{
    .name = "may",
    .id = "explainRights",
    .summary = "Tell what a user may do",
    .description =
        "Tells whether the roles of a user allow an operation or have a privilege, and which of "
        "them do; without a question, all that they allow. People may ask about themselves; about "
        "others with BO_STAFF or BO_ROLES. Of a change, single fields may need more, such as "
        "BO_PRICES for prices.",
    .read = explain,
    .answer = {.of = api::Content::Of::schema, .schema = &permission_schema},
    .parameters = {&user_in_path, &operation_parameter, &privilege_parameter},
    .failures = {403}};

}  // namespace features::rights
