// Lists of users and roles, and the catalogue of privileges.
#include "api/answers.hpp"
#include "features/records/lists.hpp"
#include "features/team/staff/operations.hpp"
#include "kinds/role.hpp"
#include "schema/object.hpp"

namespace features::staff {
namespace {

using schema::of;

// Old sales refer to people who have left, so programs need them to show names.
constexpr records::Selection everyone{.shows_inactive = true};

constexpr schema::Property<kinds::Privilege> privilege_properties[] = {
    {"id", of<&kinds::Privilege::id>, "The value in `privileges` of a role."},
    {"name", of<&kinds::Privilege::name>, "Its display name."},
    {"description", of<&kinds::Privilege::description>, "What it allows."},
};
constexpr schema::Object<kinds::Privilege> privilege_answer{
    "Privilege", "Something that a role may allow.", privilege_properties};
constexpr schema::Property<kinds::PrivilegeGroup> group_properties[] = {
    {"group", of<&kinds::PrivilegeGroup::group>, "Identifies the group."},
    {"name", of<&kinds::PrivilegeGroup::name>, "Its display name."},
    {"privileges", schema::object<&kinds::PrivilegeGroup::privileges, privilege_answer>,
     "The privileges, in display order."},
};
constexpr schema::Object<kinds::PrivilegeGroup> group_answer{
    "PrivilegeGroup", "Privileges that belong together.", group_properties};

// Only another version of the program changes it, so its tag is the hash of the target and the
// content.
http::Response show_groups(const api::Call& call, storage::ReadView& view) {
    std::string body = schema::write_all(group_answer, kinds::privilege_groups());
    const std::string tag = api::sequence_tag({0, view.epoch()}, call.request, body);
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto response = api::json_answer(std::move(body));
    response.set("ETag", tag);
    return response;
}

}  // namespace

const api::Operation list_staff{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description = "Lists the {kinds} of a store by name, active and inactive ones.",
    .run = records::list<everyone>,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter, &api::sort_parameter, &api::ids_parameter},
    .table = "",
    .is_kept = true};

const api::Operation list_role_groups{
    .name = "list_groups",
    .subject = nullptr,
    .id = "listPrivileges",
    .summary = "List the privileges",
    .description = "Lists every privilege that a role may have, in groups.",
    .run = show_groups,
    .answer = api::many(group_answer)};

}  // namespace features::staff
