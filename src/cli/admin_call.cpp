#include "cli/admin_call.hpp"

#include "app/features.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "cli/failure.hpp"
#include "features/operating/admin/admin.hpp"
#include "http/client.hpp"
#include "schema/json.hpp"
#include "storage/database.hpp"

#include <filesystem>
#include <optional>
#include <system_error>

namespace cli {

namespace {

using namespace std::chrono_literals;

bool is_nobody_there(const std::system_error& error) {
    return error.code() == std::errc::no_such_file_or_directory ||
           error.code() == std::errc::connection_refused;
}

// How long to wait for the answer.
std::chrono::milliseconds patience(std::string_view path) {
    const features::admin::Command* command = features::admin::find_command(path);
    return command && command->is_long ? std::chrono::milliseconds(1h) : 60s;
}

Failure failure_of(const base::Refusal& refusal) {
    std::string sentence;
    base::JsonObject errors;
    for (const base::Problem& problem : refusal.problems) {
        sentence += (sentence.empty() ? "" : "; ") + problem.path + ": " + problem.message;
        errors.text(problem.path, problem.message);
    }
    if (!refusal.detail.empty()) sentence = refusal.detail;
    if (sentence.empty()) sentence = refusal.message;
    return {Exit::refused, refusal.code, sentence, errors.done(), refusal.problems.not_kept()};
}

Failure failure_of(const http::ClientAnswer& answer) {
    std::string code = "failed", sentence, errors = "{}";
    std::size_t more = 0;
    try {
        for (const auto& [name, raw] : schema::read_members(answer.body)) {
            if (name == "code") code = schema::text_of(raw).value_or(code);
            if (name == "detail") sentence = schema::text_of(raw).value_or("");
            if (name == "errors") errors = raw;
            if (name == "moreErrors")
                more = static_cast<std::size_t>(schema::count_of(raw).value_or(0));
        }
    } catch (const base::Refusal&) {
        // The body is not one of ours; the status below is all that is known.
    }
    if (sentence.empty()) sentence = "the server answered " + std::to_string(answer.status);
    return {Exit::refused, code, sentence, errors, more};
}

std::optional<std::string> call_server(const std::string& socket, std::string_view command,
                                       const std::string& body) {
    http::ClientAnswer answer;
    try {
        answer =
            http::Client::to_socket(socket).call({.method = "POST",
                                                  .target = "/admin/" + std::string(command),
                                                  .headers = {{"Content-Type", "application/json"}},
                                                  .body = body},
                                                 patience(command));
    } catch (const std::system_error& error) {
        if (is_nobody_there(error)) return std::nullopt;
        throw Failure(Exit::unreachable, "unreachable",
                      "the server at " + socket + " does not answer: " + error.what() +
                          ". Look at its log, or restart it.");
    }
    if (answer.status != 200) throw failure_of(answer);
    return answer.body;
}

// Runs before a database is made, so that a refused command leaves none behind.
void check_asked(std::string_view path, const std::string& body) {
    try {
        features::admin::read_asked(*features::admin::find_command(path), body);
    } catch (const base::Refusal& refusal) {
        throw failure_of(refusal);
    }
}

std::string call_in_process(const base::Settings& settings, std::string_view command,
                            const std::string& body) {
    const std::string path = storage::sqlite_path(settings.database);
    if (command == "init") check_asked(command, body);
    if (command != "init" && !path.empty() && !std::filesystem::exists(path))
        throw Failure(Exit::unreachable, "unreachable",
                      "there is no database at " + path +
                          ". Create one with `comanda init`, or choose another with --database.");
    const auto database = open_database(settings);
    const base::World world = base::system_world();
    try {
        const auth::Pepper pepper =
            auth::load_pepper(*database, world.random, settings.secret_file);
        const features::FeatureList features = app::features();
        return features::admin::run(
            {*database, pepper, world, features, features.rules(pepper), settings.public_url},
            command, body);
    } catch (const base::Refusal& refusal) {
        throw failure_of(refusal);
    }
}

}  // namespace

std::string shown_database(const base::Settings& settings) {
    return storage::shown_database(settings.database);
}

std::string private_socket(const base::Settings& settings) {
    const std::string path = storage::sqlite_path(settings.database);
    if (path.empty()) return "";
    // The same socket for every spelling of the path. The shorter of the absolute and the relative
    // path is used, because the length of a socket's path is limited.
    const std::filesystem::path full = std::filesystem::weakly_canonical(path);
    const std::string from_here = std::filesystem::proximate(full).string();
    return (from_here.size() < full.string().size() ? from_here : full.string()) + ".sock";
}

bool is_server_running(const base::Settings& settings) {
    const std::string socket = private_socket(settings);
    if (socket.empty()) return false;
    try {
        http::Client::to_socket(socket).call({.target = "/healthz"}, 5s);
    } catch (const std::system_error& error) {
        return !is_nobody_there(error);
    }
    return true;
}

std::unique_ptr<storage::Database> open_database(const base::Settings& settings) {
    try {
        return app::open_database(settings);
    } catch (const std::runtime_error& error) {
        throw Failure(Exit::unreachable, "unreachable", error.what());
    }
}

std::string call_admin(const base::Settings& settings, std::string_view command,
                       const std::string& body) {
    if (const std::string socket = private_socket(settings); !socket.empty())
        if (const auto answer = call_server(socket, command, body)) return *answer;
    return call_in_process(settings, command, body);
}

}  // namespace cli
