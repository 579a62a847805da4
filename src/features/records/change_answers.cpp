#include "features/records/change_answers.hpp"

#include "schema/json.hpp"
#include "schema/members.hpp"

namespace features::records {
namespace {

using schema::Holds;
using schema::json_of;
using schema::MemberType;
using schema::of;
using schema::Property;
using schema::within;

constexpr Property<ShownAuthor> author_properties[] = {
    {"id", of<&ShownAuthor::id>, "Id of the key or the person."},
    {"kind", of<within<&ShownAuthor::author, &auth::Author::kind>>,
     "Who made the change: a key, a person, the operator or a job.", auth::author_kinds},
    {"name", of<within<&ShownAuthor::author, &auth::Author::name>>,
     "Name of the key or the person."},
};

constexpr MemberType any_json{.holds = Holds::json};
constexpr Property<FieldChange> field_change_properties[] = {
    {"field", json_of<&FieldChange::name_json>({}), "Name of the field."},
    {"old", json_of<&FieldChange::old_json>(any_json), "The value before; null when it had none."},
    {"new", json_of<&FieldChange::new_json>(any_json), "The value after; null when it has none."},
};

}  // namespace

constexpr schema::Object<ShownAuthor> author_answer{"Author", "Who changed a record.",
                                                    author_properties};
constexpr schema::Object<FieldChange> field_change_answer{
    "FieldChange", "The value of a field before and after.", field_change_properties};

std::vector<FieldChange> changes_of(std::string_view names, const Members& old,
                                    const Members& now) {
    const schema::ByName before(old), after(now);
    const auto value = [](const auto* member) {
        return member ? std::string_view(member->second) : std::string_view("null");
    };
    std::vector<FieldChange> changes;
    for (std::string& raw : schema::elements_of(names)) {
        const std::string name = schema::text_of(raw).value_or("");
        changes.push_back({std::move(raw), value(before.find(name)), value(after.find(name))});
    }
    return changes;
}

std::vector<std::string> names_in(std::string_view names_json) {
    std::vector<std::string> names;
    for (const std::string& element : schema::elements_of(names_json))
        names.push_back(schema::text_of(element).value_or(""));
    return names;
}

}  // namespace features::records
