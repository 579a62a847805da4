#include "cli/app.hpp"

#include "api/openapi.hpp"
#include "app/features.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "base/utf8.hpp"
#include "cli/admin_call.hpp"
#include "cli/certificate.hpp"
#include "cli/command_words.hpp"
#include "cli/output.hpp"
#include "cli/parameters.hpp"
#include "cli/serve.hpp"
#include "cli/settings.hpp"
#include "schema/json.hpp"
#include "storage/restore.hpp"
#include "storage/vacuum.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace cli {

namespace {

using features::admin::Command;
using features::admin::Group;

const char* const common = "For every command";  // group in the help

constexpr std::string_view overview = R"(
Start with the demo, then open http://127.0.0.1:8080/docs:
  comanda serve --demo --database sqlite:./demo.db
or with an account of your own:
  comanda init --account "Blue Door" --store Downtown
  comanda serve
Each setting is a flag, a variable COMANDA_<NAME> or a key of the file given with --config, in
that order. `comanda <command> --help` says more.)";

std::string help_of(const Setting& setting) {
    const std::string by_default = setting.default_text();
    return std::string(setting.help) +
           (by_default.empty() ? " (" : " (default " + by_default + "; ") +
           setting.environment_name() + ")";
}

// The member of each object of a list, on a line of its own.
std::string lines_of(const std::string& json, std::string_view member) {
    std::string lines;
    for (const std::string& element : schema::elements_of(json))
        for (const auto& [name, raw] : schema::read_members(element))
            if (name == member) (lines += schema::text_of(raw).value_or("")) += '\n';
    return lines;
}

// Whether the answer has "ok": false, as those of `verify` and `restore` may.
bool is_verdict_bad(const std::string& json) {
    if (!json.starts_with('{')) return false;
    for (const auto& [name, raw] : schema::read_members(base::valid_utf8(json)))
        if (name == "ok" && raw == "false") return true;
    return false;
}

// Parsing fills `texts`: one text, the elements of a list, or "true" for a flag.
CLI::Option* add_option(CLI::App& command, const std::string& flag, std::vector<std::string>& texts,
                        Takes takes, std::string_view value, const std::string& help) {
    if (takes == Takes::nothing) return command.add_flag(flag, texts, help);
    CLI::Option* option = command.add_option(flag, texts, help)->allow_extra_args(false);
    if (!value.empty()) option->type_name(std::string(value));
    return takes == Takes::list ? option->delimiter(',') : option->expected(1);
}

// Builds the parser and runs the command. Parsing fills the members `settings_` and `parameters_`
// and sets `action_` to that of the named command.
class CommandLine {
public:
    CommandLine();

    Exit run(int argc, const char* const* argv);

private:
    using Action = std::function<Exit(const base::Settings&)>;

    CLI::App* add_command(CLI::App& parent, std::string_view name, std::string_view help,
                          std::string_view example, Action action);
    CLI::Option* add_setting(CLI::App& command, const Setting& setting);
    CLI::Option* add_parameter(CLI::App& command, const Parameter& parameter);
    CLI::App& add_group(const Group& group);
    void add_admin_command(CLI::App& parent, const Group& group, const Command& command);
    void add_admin_commands();
    void add_serve();
    void add_openapi();
    void add_restore();
    void add_vacuum();
    void add_certificate();
    void add_help();

    std::string help_hint() const { return "Try `" + name_of(*command_) + " --help`."; }

    Exit run_admin(const std::string& path, const Command& command,
                   const base::Settings& settings) const;
    Exit restore(const base::Settings& settings) const;
    Exit vacuum(const base::Settings& settings) const;
    Exit certificate(const base::Settings& settings) const;
    Exit print_verdict(const std::string& json) const;
    void print(const std::string& json) const;

    CLI::App app_{"A back office for restaurants: one server, one API.", "comanda"};
    Given settings_;
    Given parameters_;  // by the member of the command's body
    std::string config_;
    bool is_json_ = false;
    Action action_;
    const CLI::App* command_ = &app_;  // the innermost command that was named
};

CommandLine::CommandLine() {
    app_.set_version_flag("--version", "comanda " COMANDA_VERSION);
    app_.footer(std::string(overview));
    app_.require_subcommand(1);
    app_.get_formatter()->column_width(32);
    add_serve();
    add_admin_commands();
    add_restore();
    add_vacuum();
    add_certificate();
    add_openapi();
    add_help();
}

CLI::App* CommandLine::add_command(CLI::App& parent, std::string_view name, std::string_view help,
                                   std::string_view example, Action action) {
    CLI::App* command = parent.add_subcommand(std::string(name), std::string(help));
    for (const Setting& setting : all_settings())
        if (setting.is_for_all) add_setting(*command, setting)->group(common);
    command->add_option("--config", config_, "TOML file with settings (COMANDA_CONFIG)")
        ->type_name("FILE")
        ->group(common);
    command->add_flag("--json", is_json_, "print JSON instead of text, also for failures on stderr")
        ->group(common);
    command->footer("\nExample:\n  " + std::string(example));
    command->callback([this, action = std::move(action)] { action_ = action; });
    return command;
}

CLI::Option* CommandLine::add_setting(CLI::App& command, const Setting& setting) {
    const Takes takes = setting.is_flag()   ? Takes::nothing
                        : setting.is_list() ? Takes::list
                                            : Takes::text;
    return add_option(command, "--" + std::string(setting.name),
                      settings_[std::string(setting.name)], takes, setting.value, help_of(setting));
}

CLI::Option* CommandLine::add_parameter(CLI::App& command, const Parameter& parameter) {
    return add_option(command, parameter.flag, parameters_[parameter.member], parameter.takes,
                      parameter.value, parameter.help)
        ->required(parameter.is_required);
}

CLI::App& CommandLine::add_group(const Group& group) {
    std::string names;
    for (const Command& command : group.commands)
        (names += names.empty() ? ": " : ", ") += command.name;
    return *app_.add_subcommand(std::string(group.name), std::string(group.about) + names)
                ->require_subcommand(1);
}

void CommandLine::add_admin_command(CLI::App& parent, const Group& group, const Command& command) {
    const std::string path =
        std::string(group.name) + (group.name.empty() ? "" : "/") + std::string(command.name);
    CLI::App* parser = add_command(parent, command.name, command.help, command.example,
                                   [this, path, &command](const base::Settings& settings) {
                                       return run_admin(path, command, settings);
                                   });
    parser->footer('\n' + answer_help(command) + '\n' + parser->get_footer());
    for (const Parameter& parameter : parameters_of(command)) add_parameter(*parser, parameter);
}

void CommandLine::add_admin_commands() {
    for (const Group* group : features::admin::groups()) {
        CLI::App& parent = group->name.empty() ? app_ : add_group(*group);
        for (const Command& command : group->commands)
            if (!command.help.empty()) add_admin_command(parent, *group, command);
    }
}

void CommandLine::add_serve() {
    CLI::App* command = add_command(
        app_, "serve", "Run the server",
        "comanda serve --listen 0.0.0.0:8080 --database sqlite:/var/lib/comanda/comanda.db",
        [](const base::Settings& settings) {
            serve(settings);
            return Exit::ok;
        });
    for (const Setting& setting : all_settings())
        if (!setting.is_for_all) add_setting(*command, setting);
}

void CommandLine::add_openapi() {
    CLI::App* command =
        add_command(app_, "openapi", "Print the API document (OpenAPI 3.1)",
                    "comanda openapi > openapi.json", [](const base::Settings& settings) {
                        std::cout << api::openapi_document(app::routes(), settings) << std::endl;
                        return Exit::ok;
                    });
    for (const Setting& setting : all_settings())
        if (setting.name == "segment") add_setting(*command, setting);
}

void CommandLine::add_vacuum() {
    add_command(app_, "vacuum",
                "Rewrite a SQLite database so that its file no longer holds removed data; stop the "
                "server first",
                "comanda vacuum",
                [this](const base::Settings& settings) { return vacuum(settings); });
}

Exit CommandLine::vacuum(const base::Settings& settings) const {
    if (is_server_running(settings))
        throw Failure(
            Exit::refused, "server_running",
            "a server is using " + shown_database(settings) + ". Stop that server first.");
    storage::vacuum(settings.database);
    return print_verdict(base::JsonObject().flag("ok", true).done());
}

void CommandLine::add_certificate() {
    CLI::App* command =
        add_command(app_, "certificate",
                    "Make an authority and a TLS certificate for the local network, or renew it",
                    "comanda certificate --name till.example",
                    [this](const base::Settings& settings) { return certificate(settings); });
    add_parameter(*command, {.member = "names",
                             .flag = "--name",
                             .value = "NAME",
                             .help = "a further name or address of this machine; may be repeated",
                             .is_required = false,
                             .is_path = false,
                             .takes = Takes::list});
    add_parameter(*command, {.member = "out",
                             .flag = "--out",
                             .value = "DIR",
                             .help = "folder for the files (default certificate/ beside the "
                                     "SQLite database)",
                             .is_required = false,
                             .is_path = true,
                             .takes = Takes::text});
}

Exit CommandLine::certificate(const base::Settings& settings) const {
    const auto given = [&](const char* member) {
        const auto found = parameters_.find(member);
        return found == parameters_.end() ? std::vector<std::string>() : found->second;
    };
    CertificateWanted wanted{.names = given("names")};
    if (const auto out = given("out"); !out.empty()) wanted.folder = absolute(out.front());
    const std::string answer = make_certificate(settings, wanted, base::system_world());
    print(answer);
    if (is_json_) return Exit::ok;
    std::string certificate, key;
    for (const auto& [name, raw] : schema::read_members(answer)) {
        if (name == "certificate") certificate = schema::text_of(raw).value_or("");
        if (name == "key") key = schema::text_of(raw).value_or("");
    }
    std::cout << "\nServe with it (a server that runs with an earlier one must be started again):\n"
                 "  comanda serve --listen 0.0.0.0:8443 --tls-cert "
              << certificate << " --tls-key " << key
              << "\nThen open https://NAME:8443/certificate on each device: the page says how to "
                 "trust the authority.\nCompare the fingerprint."
              << std::endl;
    return Exit::ok;
}

void CommandLine::add_restore() {
    CLI::App* command =
        add_command(app_, "restore", "Replace the database with a backup; stop the server first",
                    "comanda restore /var/backups/comanda-monday.db",
                    [this](const base::Settings& settings) { return restore(settings); });
    add_parameter(*command, {.member = "file",
                             .flag = "FILE",
                             .value = "",
                             .help = "a file that `comanda backup` wrote",
                             .is_required = true,
                             .is_path = true,
                             .takes = Takes::text});
}

// A backup may be intact for the engine and still break rules, because its database did. It is
// restored nevertheless, since it may be the best there is, and the answer lists the problems.
Exit CommandLine::restore(const base::Settings& settings) const {
    const std::string file = absolute(parameters_.at("file").at(0));
    if (is_server_running(settings))
        throw Failure(Exit::refused, "server_running",
                      "a server is using " + shown_database(settings) +
                          ". Stop it, restore, and start it again.");
    const std::string replaced = storage::restore(file, settings.database, app::tables());
    const std::string way_back =
        " Restore an older backup" +
        (replaced.empty() ? "." : ", or go back with: comanda restore " + replaced);
    base::JsonObject answer;
    answer.text("file", file).text("database", settings.database).text("replaced", replaced);
    try {
        const std::string verdict = call_admin(settings, "verify", "{}");
        call_admin(settings, "restored", "{}");
        if (is_verdict_bad(verdict))
            answer.text("do",
                        "the backup is in place, but `comanda verify` found problems." + way_back);
        for (const auto& [name, raw] : schema::read_members(verdict)) answer.raw(name, raw);
    } catch (const Failure& failure) {
        throw Failure(Exit::refused, "restored_unusable",
                      "the backup is in place, but cannot be used: " + std::string(failure.what()) +
                          '.' + way_back);
    }
    return print_verdict(answer.done());
}

void CommandLine::add_help() {
    app_.add_subcommand("help", "Print this help")->callback([this] {
        app_.clear();
        std::cout << app_.help() << std::flush;
        throw CLI::Success();
    });
    app_.add_subcommand("version", "Print the version")->callback([this] {
        std::cout << app_.version() << std::endl;
        throw CLI::Success();
    });
}

Exit CommandLine::run_admin(const std::string& path, const Command& command,
                            const base::Settings& settings) const {
    std::string answer;
    try {
        answer = call_admin(settings, path, body_of(command, parameters_));
    } catch (const Failure& failure) {
        if (is_json_) throw;
        throw in_flags(failure, command, help_hint());
    }
    if (!is_json_ && !command.line.empty()) {
        std::cout << lines_of(answer, command.line) << std::flush;
        return Exit::ok;
    }
    const Exit exit = print_verdict(answer);
    if (!is_json_ && !command.note.empty()) std::cout << '\n' << command.note << std::endl;
    return exit;
}

Exit CommandLine::print_verdict(const std::string& json) const {
    print(json);
    return is_verdict_bad(json) ? Exit::refused : Exit::ok;
}

void CommandLine::print(const std::string& json) const {
    const std::string text = base::valid_utf8(json);  // a path in it may be any bytes
    std::cout << (is_json_ ? text + '\n' : for_people(text)) << std::flush;
}

Exit CommandLine::run(int argc, const char* const* argv) {
    if (argc < 2) {
        std::cerr << app_.help() << std::flush;
        return Exit::usage;
    }
    Words words = in_order(app_, {argv + 1, argv + argc});
    command_ = words.command;
    std::reverse(words.all.begin(), words.all.end());  // CLI11 takes them from the back
    try {
        app_.parse(std::move(words.all));
    } catch (const CLI::Success& wish) {  // --help, --version
        app_.exit(wish);
        return Exit::ok;
    } catch (const CLI::ParseError& error) {
        Failure failure(Exit::usage, "usage", explain(app_, *command_, error));
        failure.hint = help_hint();
        throw failure;
    }
    std::erase_if(settings_, [](const auto& entry) { return entry.second.empty(); });
    if (config_.empty()) config_ = process_environment("COMANDA_CONFIG").value_or("");
    try {
        return action_(resolve(settings_, process_environment, config_));
    } catch (Failure& failure) {
        if (failure.exit == Exit::usage && failure.hint.empty()) failure.hint = help_hint();
        throw;
    }
}

int exit_code(Exit exit) { return static_cast<int>(exit); }

}  // namespace

int run(int argc, const char* const* argv) {
    const bool is_json =
        std::any_of(argv, argv + argc, [](std::string_view word) { return word == "--json"; });
    try {
        return exit_code(CommandLine().run(argc, argv));
    } catch (const Failure& failure) {
        std::cerr << failure_text(failure, is_json) << std::endl;
        return exit_code(failure.exit);
    } catch (const std::exception& error) {
        std::cerr << failure_text(Failure(Exit::refused, "failed", error.what()), is_json)
                  << std::endl;
        return exit_code(Exit::refused);
    }
}

}  // namespace cli
