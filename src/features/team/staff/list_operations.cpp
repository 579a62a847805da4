// Lists of users and roles, and the catalogue of privileges.
#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "features/records/lists.hpp"
#include "features/team/staff/operations.hpp"
#include "kinds/role.hpp"

namespace features::staff {
namespace {

// Old sales refer to people who have left, so that programs need them to show names.
constexpr records::Selection everyone{.shows_inactive = true};

std::string json_of(const kinds::PrivilegeGroup& group) {
    std::vector<std::string> privileges;
    for (const kinds::Privilege& privilege : group.privileges)
        privileges.push_back(base::JsonObject()
                                 .text("id", privilege.id)
                                 .text("name", privilege.name)
                                 .text("description", privilege.description)
                                 .done());
    return base::JsonObject()
        .text("group", group.group)
        .text("name", group.name)
        .raw("privileges", base::json_array(privileges))
        .done();
}

// Nothing changes it but another program, so its tag is the hash of the target and of what it says.
http::Response show_groups(const api::Call& call, storage::ReadView& view) {
    std::vector<std::string> groups;
    for (const kinds::PrivilegeGroup& group : kinds::privilege_groups())
        groups.push_back(json_of(group));
    std::string body = base::json_array(groups);
    const std::string tag = api::sequence_tag({0, view.epoch()}, call.request, body);
    if (api::is_current(call.request, tag)) return api::not_modified(tag);
    auto response = api::json_answer(std::move(body));
    response.set("ETag", tag);
    return response;
}

constexpr api::Schema privilege_schema{
    "Privilege", R"({"type":"object","description":"Something that a role may allow.",
"required":["id","name","description"],"properties":{
"id":{"type":"string","description":"What a role has in `privileges`."},
"name":{"type":"string","description":"Its name for people."},
"description":{"type":"string","description":"What it allows."}},
"additionalProperties":true})"};
constexpr const api::Schema* used_by_group[] = {&privilege_schema};
constexpr api::Schema group_schema{
    "PrivilegeGroup", R"({"type":"object","description":"Privileges that belong together.",
"required":["group","name","privileges"],"properties":{
"group":{"type":"string","description":"Identifies the group."},
"name":{"type":"string","description":"Its name for people."},
"privileges":{"type":"array","items":{"$ref":"#/components/schemas/Privilege"},"description":"The privileges, in the order in which people are shown them."}},
"additionalProperties":true})",
    used_by_group};

}  // namespace

const api::Operation list_staff{
    .name = "list",
    .id = "list{Kinds}",
    .summary = "List {kinds}",
    .description = "Lists the {kinds} of a store by name, active and inactive ones.",
    .open = records::list<everyone>,
    .answer = api::many_records,
    .parameters = {&api::page_parameter, &api::page_size_parameter, &api::search_parameter,
                   &api::status_parameter},
    .is_kept = true};

const api::Operation list_role_groups{
    .name = "list_groups",
    .subject = nullptr,
    .id = "listPrivileges",
    .summary = "List the privileges",
    .description = "Lists every privilege that a role may have, in groups.",
    .read = show_groups,
    .answer = {.of = api::Content::Of::schema, .schema = &group_schema, .is_list = true}};

}  // namespace features::staff
