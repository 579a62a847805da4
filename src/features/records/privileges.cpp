#include "features/records/privileges.hpp"

#include "auth/person.hpp"
#include "kinds/write_privileges.hpp"
#include "schema/members.hpp"

namespace features::records {
namespace {

using kinds::PrivilegeId;
using kinds::PrivilegeSet;
using schema::Record;

bool is_nothing(const Record::Value& value) {
    return std::visit(
        [](const auto& held) {
            using Held = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<Held, bool>)
                return !held;
            else if constexpr (std::is_same_v<Held, std::int64_t>)
                return false;
            else if constexpr (std::is_same_v<Held, schema::RawJson>)
                return held.text.empty();
            else if constexpr (requires { held.empty(); })
                return held.empty();
            else
                return true;
        },
        value);
}

// Whether the field differs from before. An empty value in a new record, such as not being sold
// out, is no change.
bool is_changed(const schema::Field& field, const Draft& draft, const Record& before,
                const Record& after) {
    if (field.rules.server_owned || field.rules.create_only) return false;
    if (&field == &draft.kind->store || &field == &draft.kind->created_for) return false;
    if (field.rules.secret && draft.patch.record.at(field).index() != 0) return true;
    if (draft.is_new && is_nothing(after.at(field))) return false;
    return before.at(field) != after.at(field);
}

// The missing privileges, and the fields that need them.
class Missing {
public:
    Missing(const auth::Person& person, const kinds::StoredKind& kind, const PrivilegeSet& held)
        : person_(person), kind_(kind), held_(held) {}

    void need(PrivilegeId privilege) {
        if (!held_.has(privilege)) missing_.add(privilege);
    }
    void need_for(std::string_view field) {
        const PrivilegeId privilege = kinds::privilege_of(kind_, field);
        need(privilege);
        if (!held_.has(privilege))
            fields_.push_back(
                {std::string(field), "needs the privilege " + std::string(privilege.id())});
    }
    void refuse() const {
        if (!missing_.empty())
            throw auth::privilege_missing(person_, "You may not change this", missing_, fields_);
    }

private:
    const auth::Person& person_;
    const kinds::StoredKind& kind_;
    const PrivilegeSet held_;
    PrivilegeSet missing_;
    base::Problems fields_;
};

}  // namespace

void require_privileges(const Draft& draft, const Actor& actor, const Conditions& conditions,
                        const Record* before, const Record& after) {
    const auth::Person* person = actor.principal.person.get();
    if (!person || !conditions.follows.empty()) return;
    Missing missing(
        *person, *draft.kind,
        kinds::is_of_guests(*draft.kind) ? person->anywhere() : person->held_in(draft.store));
    if (conditions.is_copy) {
        missing.need("BO_MENU_PULL");
        return missing.refuse();
    }
    const Record nothing(*draft.kind);
    const Record& old = before ? *before : nothing;
    if (!before) missing.need(kinds::privilege_of(*draft.kind));
    for (const schema::Field* field : draft.kind->fields())
        if (is_changed(*field, draft, old, after)) missing.need_for(field->name);
    for (const std::string& name : schema::changed_names(old.unknown, after.unknown))
        missing.need_for(name);
    missing.refuse();
}

}  // namespace features::records
