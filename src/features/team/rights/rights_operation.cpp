// What the roles of a user allow, and which role allows it.
#include "api/answers.hpp"
#include "api/openapi.hpp"
#include "auth/person.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/team/rights/operations.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"

#include <algorithm>

namespace features::rights {
namespace {

using api::Call;
using base::Refusal;
using kinds::PrivilegeSet;
using schema::of;

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
    PrivilegeSet anywhere{};    // what they may do in any store

    bool is_active() const { return user[kinds::user.is_active]; }
    const PrivilegeSet& counting_for(const auth::Demand& demand) const {
        if (demand.in_every_store) return everywhere;
        return demand.in_any_store ? anywhere : here;
    }
};

// The question.
struct Question {
    std::string operation{}, privilege{};  // as sent; "" if not
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

// Only the person themselves, and those who manage the staff, may ask what somebody may do.
void require_concern(const Call& call, const Staff& staff) {
    const auth::Person* person = call.principal->person.get();
    if (!person || staff.user[kinds::user.sign_in] == person->id) return;
    const PrivilegeSet managing{"BO_STAFF", "BO_ROLES"};
    if (!person->held_in(base::lower_ascii(call.path["store"])).has_any(managing))
        throw auth::privilege_missing("You may only ask this about yourself", managing);
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
        throw Refusal::invalid("privilege", "cannot be sent together with operation");
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
    return "The person does not have " + joined(demand.unmet_by(staff.everywhere)) +
           " in another store, and this concerns all stores of the account.";
}

std::string why(const Staff& staff, const Question& question, const PrivilegeSet& counted) {
    if (question.needs.of == api::Needs::Of::nobody) return "Everybody may do it.";
    if (question.needs.of != api::Needs::Of::privilege)
        return "Everybody who has signed in may do it.";
    for (const HeldRole& role : staff.roles)
        if (const auto it = role.privileges & counted; !it.empty())
            return question.is_about_all()
                       ? "The roles of the user allow it."
                       : "The role " + role.name + " has " + std::string(it.names().front()) + '.';
    return "A role of the person in another store allows it.";
}

// A privilege that a role gives.
struct Reason {
    std::string_view role, role_name, privilege;
};
constexpr schema::Property<Reason> reason_properties[] = {
    {"role", of<&Reason::role>, "Id of the role."},
    {"roleName", of<&Reason::role_name>, "Name of the role."},
    {"privilege", of<&Reason::privilege>, "The privilege that it gives."},
};
constexpr schema::Object<Reason> reason_answer{"PermissionReason", "A role that allows something.",
                                               reason_properties};

std::vector<Reason> reasons(const Staff& staff, const PrivilegeSet& counted) {
    std::vector<Reason> all;
    for (const HeldRole& role : staff.roles)
        for (std::string_view id : (role.privileges & counted).names())
            all.push_back({role.id, role.name, id});
    return all;
}

struct Permission {
    bool is_allowed;
    std::string operation, privilege;
    std::vector<std::string_view> needs, also_needs;
    bool in_every_store;
    std::vector<Reason> because;
    std::vector<std::string_view> missing;
    std::string reason;
};
constexpr schema::Property<Permission> permission_properties[] = {
    {"allowed", of<&Permission::is_allowed>, "Whether the user may do it."},
    {"operation", schema::unless_empty<&Permission::operation>,
     "The operation that was asked about."},
    {"privilege", schema::unless_empty<&Permission::privilege>,
     "The privilege that was asked about."},
    {"needs", of<&Permission::needs>, "Privileges of which at least one is needed."},
    {"alsoNeeds", of<&Permission::also_needs>,
     "Privileges of which at least one is needed as well; empty if none is."},
    {"inEveryStore", of<&Permission::in_every_store>,
     "Whether they are needed in every store of the account, active or not."},
    {"because", schema::object<&Permission::because, reason_answer>,
     "The roles that give one of these privileges; without a question, all privileges of the "
     "roles."},
    {"missing", of<&Permission::missing>,
     "Privileges that no role gives: among the needed ones if it is not allowed; without a "
     "question, among all."},
    {"reason", of<&Permission::reason>, "The answer in a sentence."},
};
constexpr schema::Object<Permission> permission_answer{
    "Permission", "Whether a user may do something, and why.", permission_properties};

http::Response explain(const Call& call, storage::ReadView& view) {
    const Question question = question_of(call);
    const Staff staff = staff_of(call, view);
    require_concern(call, staff);
    const auth::Demand& demand = question.needs.demand;
    const PrivilegeSet counted = demand.any_of | demand.also_any_of;
    const bool may = is_allowed(staff, question);
    const bool is_about_all = question.is_about_all();
    const Permission permission{
        .is_allowed = may,
        .operation = question.operation,
        .privilege = question.privilege,
        .needs = (is_about_all ? PrivilegeSet() : demand.any_of).names(),
        .also_needs = demand.also_any_of.names(),
        .in_every_store = demand.in_every_store,
        .because = reasons(staff, counted),
        .missing = (is_about_all || !may ? counted - staff.here : PrivilegeSet()).names(),
        .reason = may ? why(staff, question, counted) : why_not(staff, question)};
    return api::hashed_answer(call.request, schema::write(permission_answer, permission));
}

constexpr api::Parameter user_in_path{"user", api::in_path, api::an_id,
                                      R"("650000000000000000001105")", "Id of the user."};
constexpr api::Parameter operation_parameter{
    "operation", api::in_query, api::any_text, R"("updateCategory")",
    "What the user would do: an `operationId` of this document."};
constexpr api::Parameter privilege_parameter{
    "privilege", api::in_query, api::any_text, R"("")",
    "Instead of an operation: one privilege that `listPrivileges` lists."};

}  // namespace

const api::Operation explain_rights{
    .name = "may",
    .id = "explainRights",
    .summary = "Explain what a user may do",
    .description =
        "Returns whether the roles of a user allow an operation or have a privilege, and which of "
        "them do; without a question, everything that they allow. People may ask about themselves, "
        "and with BO_STAFF or BO_ROLES about others. In a change, single fields may need more, "
        "such as BO_PRICES for prices.",
    .run = explain,
    .answer = api::one(permission_answer),
    .parameters = {&user_in_path, &operation_parameter, &privilege_parameter},
    .failures = {403}};

}  // namespace features::rights
