#include "features/operating/admin/admin.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <stdexcept>

namespace features::admin {

namespace {

struct Command {
    std::string_view name;
    std::string (*run)(const Context&, Body&);
    bool is_long = false;
};

constexpr Command commands[] = {
    {"init", init},
    {"store/add", store_add},
    {"store/list", store_list},
    {"key/add", key_add},
    {"key/list", key_list},
    {"key/revoke", key_revoke},
    {"user/add", user_add},
    {"user/list", user_list},
    {"user/reset", user_reset},
    {"user/revoke", user_revoke},
    {"device/list", device_list},
    {"device/block", device_block},
    {"device/unblock", device_unblock},
    {"licence/list", licence_list},
    {"licence/add", licence_add},
    {"licence/set", licence_set},
    {"webhook/list", webhook_list},
    {"webhook/pause", webhook_pause},
    {"webhook/resume", webhook_resume},
    {"job/list", job_list},
    {"audit/head", audit_head},
    {"erasure/list", erasure_list},
    {"erasure/again", erasure_again, true},
    {"secrets/move", secrets_move},
    {"backup", backup, true},
    {"restored", restored},
    {"verify", verify, true},
    {"export", export_catalogue, true},
    {"import", import_catalogue, true},
};

}  // namespace

std::string run(const Context& context, std::string_view command, std::string_view body) {
    for (const Command& known : commands) {
        if (known.name != command) continue;
        Body members(body);
        return known.run(context, members);
    }
    throw base::Refusal::not_found("command");
}

bool is_long(std::string_view command) {
    return std::any_of(std::begin(commands), std::end(commands), [&](const Command& known) {
        return known.name == command && known.is_long;
    });
}

std::string backup(const Context& context, Body& body) {
    const std::string file = body.text("file");
    if (!file.empty() && file.front() != '/') body.add_problem("file", "must be an absolute path");
    body.finish();
    try {
        context.database.backup(file);
    } catch (
        const std::runtime_error& error) {  // what the operator can mend: disk full, file exists
        throw base::Refusal::conflict("backup_failed", error.what());
    }
    note_everywhere(context, {"backup"});
    return base::JsonObject()
        .text("file", file)
        .number("bytes", static_cast<std::int64_t>(std::filesystem::file_size(file)))
        .done();
}

}  // namespace features::admin
