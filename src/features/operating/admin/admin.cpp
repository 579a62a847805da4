#include "features/operating/admin/admin.hpp"

#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"

namespace features::admin {
namespace {

// In the order of the help.
constexpr const Group* all_groups[] = {
    &group::founding, &group::stores,   &group::keys,     &group::users, &group::devices,
    &group::licences, &group::webhooks, &group::secrets,  &group::jobs,  &group::catalogues,
    &group::copies,   &group::audits,   &group::erasures, &group::demo};

}  // namespace

std::span<const Group* const> groups() { return all_groups; }

const Command* find_command(std::string_view path) {
    const std::size_t slash = path.find('/');
    const std::string_view first = slash == path.npos ? "" : path.substr(0, slash);
    const std::string_view name = slash == path.npos ? path : path.substr(slash + 1);
    for (const Group* one : all_groups)
        for (const Command& command : one->commands)
            if (one->name == first && command.name == name) return &command;
    return nullptr;
}

schema::Record read_asked(const Command& command, std::string_view body) {
    base::Problems problems;
    schema::Record asked = read_members(body, command.takes, problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    return asked;
}

std::string run(const Context& context, const Command& command, std::string_view body) {
    return command.does.run(context, read_asked(command, body));
}

std::string run(const Context& context, std::string_view path, std::string_view body) {
    const Command* command = find_command(path);
    if (!command) throw base::Refusal::not_found("command");
    return run(context, *command, body);
}

}  // namespace features::admin
