#include "cli/app.hpp"

#include "api/openapi.hpp"
#include "app/features.hpp"
#include "app/routes.hpp"
#include "base/json_text.hpp"
#include "base/utf8.hpp"
#include "cli/admin_call.hpp"
#include "cli/admin_commands.hpp"
#include "cli/command_words.hpp"
#include "cli/output.hpp"
#include "cli/serve.hpp"
#include "cli/settings.hpp"
#include "schema/json.hpp"
#include "storage/restore.hpp"
#include "storage/vacuum.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace cli {

namespace {

using Takes = Parameter::Takes;

const char* const common = "For every command";  // group in the help

constexpr std::string_view overview = R"(
Start with the demo, then open http://127.0.0.1:8080/docs:
  comanda serve --demo --database sqlite:./demo.db
or with an account of your own:
  comanda init --account "Blue Door" --store Downtown
  comanda serve
Each setting is a flag, a variable COMANDA_<NAME> or a key of the file given with --config, in
that order. `comanda <command> --help` says more.)";

std::string absolute(const std::string& path) {
    return std::filesystem::absolute(path).lexically_normal().string();
}

std::string help_of(const Setting& setting) {
    const std::string by_default = setting.default_text();
    return std::string(setting.help) +
           (by_default.empty() ? " (" : " (default " + by_default + "; ") +
           setting.environment_name() + ")";
}

// The JSON of a flag's value. `--read-only=perhaps` becomes a string, which the command then
// refuses under the name of the member.
std::string flag_json(const std::string& text) {
    return text == "true" || text == "false" ? text : base::json_string(text);
}

// The member of each object of a list, on a line of its own.
std::string lines_of(const std::string& json, std::string_view member) {
    std::string lines;
    for (const std::string& element : schema::elements_of(json))
        for (const auto& [name, raw] : schema::read_members(element))
            if (name == member) (lines += schema::text_of(raw).value_or("")) += '\n';
    return lines;
}

// Whether the answer says "ok": false, as those of `verify` and `restore` may.
bool is_verdict_bad(const std::string& json) {
    if (!json.starts_with('{')) return false;
    for (const auto& [name, raw] : schema::read_members(base::valid_utf8(json)))
        if (name == "ok" && raw == "false") return true;
    return false;
}

// Parsing puts what is given into `texts`: one text, the elements of a list, or "true" for a flag.
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
    CLI::App* add_group(std::string_view name);
    void add_admin_commands();
    void add_serve();
    void add_openapi();
    void add_restore();
    void add_vacuum();
    void add_help();

    std::string help_hint() const { return "Try `" + name_of(*command_) + " --help`."; }
    Failure in_flags(const Failure& failure, const AdminCommand& command) const;

    std::string body_of(const AdminCommand& command) const;
    Exit run_admin(const AdminCommand& command, const base::Settings& settings) const;
    Exit restore(const base::Settings& settings) const;
    Exit vacuum(const base::Settings& settings) const;
    Exit print_verdict(const std::string& json) const;
    void print(const std::string& json) const;

    CLI::App app_{"The back office of restaurants: one server, one interface.", "comanda"};
    Given settings_;
    Given parameters_;  // by the member of the route's JSON object
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
    command->add_flag("--json", is_json_, "JSON instead of text, failures on stderr too")
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
    return add_option(command, std::string(parameter.flag),
                      parameters_[std::string(parameter.member)], parameter.takes, parameter.value,
                      std::string(parameter.help))
        ->required(parameter.is_required);
}

CLI::App* CommandLine::add_group(std::string_view name) {
    for (const Group& group : admin_groups())
        if (group.name == name)
            return app_.add_subcommand(std::string(name), std::string(group.help))
                ->require_subcommand(1);
    throw std::logic_error("a command in an unknown group");
}

void CommandLine::add_admin_commands() {
    std::map<std::string_view, CLI::App*> parents{{"", &app_}};
    for (const AdminCommand& command : admin_commands()) {
        CLI::App*& parent = parents[command.group];
        if (!parent) parent = add_group(command.group);
        CLI::App* parser = add_command(*parent, command.name, command.help, command.example,
                                       [this, &command](const base::Settings& settings) {
                                           return run_admin(command, settings);
                                       });
        for (const Parameter& parameter : command.parameters) add_parameter(*parser, parameter);
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
                "Write a SQLite database anew, so that nothing removed is left in its file; no "
                "server may run",
                "comanda vacuum",
                [this](const base::Settings& settings) { return vacuum(settings); });
}

Exit CommandLine::vacuum(const base::Settings& settings) const {
    if (is_server_running(settings))
        throw Failure(Exit::refused, "server_running",
                      "a server holds " + shown_database(settings) + ". Stop it first.");
    storage::vacuum(settings.database);
    return print_verdict(base::JsonObject().flag("ok", true).done());
}

void CommandLine::add_restore() {
    CLI::App* command =
        add_command(app_, "restore", "Put a backup in the place of the database; no server may run",
                    "comanda restore /var/backups/comanda-monday.db",
                    [this](const base::Settings& settings) { return restore(settings); });
    add_parameter(*command, {.flag = "FILE",
                             .member = "file",
                             .value = "",
                             .help = "a file that `comanda backup` wrote",
                             .is_required = true,
                             .takes = Takes::path});
}

// A backup may be intact for the engine and still break rules, because the database it was made of
// did. It is restored nevertheless, since it may be the best there is, and the answer tells the
// faults.
Exit CommandLine::restore(const base::Settings& settings) const {
    const std::string file = absolute(parameters_.at("file").at(0));
    if (is_server_running(settings))
        throw Failure(Exit::refused, "server_running",
                      "a server holds " + shown_database(settings) +
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
                        "the backup is in place, but `comanda verify` is not content." + way_back);
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

std::string CommandLine::body_of(const AdminCommand& command) const {
    base::JsonObject body;
    for (const Parameter& parameter : command.parameters) {
        const std::vector<std::string>& texts = parameters_.find(parameter.member)->second;
        if (texts.empty()) continue;
        switch (parameter.takes) {
            case Takes::text: body.text(parameter.member, texts[0]); break;
            case Takes::path: body.text(parameter.member, absolute(texts[0])); break;
            case Takes::nothing: body.raw(parameter.member, flag_json(texts[0])); break;
            case Takes::list: {
                std::vector<std::string> quoted;
                for (const std::string& text : texts) quoted.push_back(base::json_string(text));
                body.raw(parameter.member, base::json_array(quoted));
                break;
            }
        }
    }
    return body.done();
}

// The failure with the flags of the command in place of the members of the route's JSON object.
Failure CommandLine::in_flags(const Failure& failure, const AdminCommand& command) const {
    std::string sentence, hint;
    base::JsonObject errors;
    for (const auto& [path, raw] : schema::read_members(base::valid_utf8(failure.errors))) {
        const std::size_t end = std::min(path.find_first_of("[."), path.size());
        std::string shown = path;
        for (const Parameter& parameter : command.parameters) {
            if (parameter.member != std::string_view(path).substr(0, end)) continue;
            shown = std::string(parameter.flag) + path.substr(end);
            hint = help_hint();
        }
        const std::string what = schema::text_of(raw).value_or("");
        sentence += (sentence.empty() ? "" : "; ") + shown + ": " + what;
        errors.text(shown, what);
    }
    if (sentence.empty()) sentence = failure.what();
    Failure told(failure.exit, failure.code, sentence, errors.done(), failure.more_errors);
    told.hint = hint;
    return told;
}

Exit CommandLine::run_admin(const AdminCommand& command, const base::Settings& settings) const {
    std::string answer;
    try {
        answer = call_admin(settings, command.route, body_of(command));
    } catch (const Failure& failure) {
        if (is_json_) throw;
        throw in_flags(failure, command);
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
