// What a command takes (features/operating/admin/admin.hpp), as words of the command line.
#pragma once

#include "cli/failure.hpp"
#include "cli/settings.hpp"
#include "features/operating/admin/admin.hpp"

namespace cli {

// What follows a flag: a text, several with commas between them, or nothing, so that the flag
// itself means true.
enum class Takes : unsigned char { text, list, nothing };

// A member of a command's body.
struct Parameter {
    std::string member;  // "ownerEmail"
    std::string flag;    // "--owner-email"; of the one without a flag "ID"
    std::string value;   // the placeholder for the value in the help: "EMAIL"
    std::string help;
    bool is_required;
    bool is_path;  // made absolute, because the server runs in another folder
    Takes takes;
};
std::vector<Parameter> parameters_of(const features::admin::Command& command);

// The body of the command: what was given by the names of members.
std::string body_of(const features::admin::Command& command, const Given& given);

// The failure with the command's flags in place of the members of its body, and with the hint if
// there are any.
Failure in_flags(const Failure& failure, const features::admin::Command& command,
                 const std::string& hint);

// What the command returns, for the help.
std::string answer_help(const features::admin::Command& command);

std::string absolute(const std::string& path);

}  // namespace cli
