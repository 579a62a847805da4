// The operator's commands over the private socket.
#include "api/answers.hpp"
#include "features/operating/admin/admin.hpp"
#include "features/operating/admin/operations.hpp"
#include "features/records/rules.hpp"

namespace features::admin {
namespace {

using api::Call;

std::string command_of(const Call& call) {
    const std::string* group = call.path.find("group");
    const std::string& command = call.path["command"];
    return group ? *group + '/' + command : command;
}

bool is_long_command(const Call& call) {
    const Command* command = find_command(command_of(call));
    return command && command->is_long;
}

http::Response run_command(const Call& call) {
    return api::json_answer(run({.database = call.services.database,
                                 .pepper = call.services.pepper,
                                 .world = call.services.world,
                                 .features = call.services.of<FeatureList>(),
                                 .rules = call.services.of<records::Rulebook>(),
                                 .public_url = call.services.settings.public_url},
                                command_of(call), call.request.body));
}

}  // namespace

const api::Operation run_admin{.name = "admin",
                               .subject = &api::service_subject,
                               .run = run_command,
                               .pace = {.is_long = is_long_command},
                               .reach = api::Reach::private_socket};

}  // namespace features::admin
