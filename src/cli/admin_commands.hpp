// The operator's commands as data: their parameters and the admin route that does the work. All
// texts live as long as the process.
#pragma once

#include <span>
#include <string_view>

namespace cli {

struct Parameter {
    // What follows the flag: a text, a list of them, a path, which is made absolute, or nothing,
    // so that the flag itself means true.
    enum class Takes : unsigned char { text, list, path, nothing };
    std::string_view flag;    // "--account"; a bare name is positional
    std::string_view member;  // of the JSON object that the route takes
    std::string_view value;   // what stands for the value in the help
    std::string_view help;
    bool is_required = false;
    Takes takes = Takes::text;
};

struct AdminCommand {
    std::string_view group;  // "key"; empty for commands of one word
    std::string_view name;
    std::string_view route;  // behind /admin/: "key/add"
    std::string_view help;
    std::string_view example;
    std::span<const Parameter> parameters{};
    std::string_view note{};  // shown to people after the answer
    // Of an answer that is a list: people see of each element this member alone, on a line.
    std::string_view line{};
};

std::span<const AdminCommand> admin_commands();

struct Group {
    std::string_view name, help;
};
std::span<const Group> admin_groups();

}  // namespace cli
