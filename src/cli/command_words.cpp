#include "cli/command_words.hpp"

#include "base/nearest.hpp"

#include <algorithm>

namespace cli {

namespace {

using Names = std::vector<std::string>;

std::vector<const CLI::App*> commands_of(const CLI::App& command) {
    return command.get_subcommands([](const CLI::App*) { return true; });
}

// The flags of the command and of all commands below it.
std::vector<const CLI::Option*> flags_of(const CLI::App& command) {
    std::vector<const CLI::Option*> flags;
    for (const CLI::Option* option : command.get_options())
        if (option->nonpositional()) flags.push_back(option);
    for (const CLI::App* below : commands_of(command))
        for (const CLI::Option* option : flags_of(*below)) flags.push_back(option);
    return flags;
}

bool takes_value(const std::vector<const CLI::Option*>& flags, const std::string& word) {
    return std::any_of(flags.begin(), flags.end(), [&](const CLI::Option* flag) {
        return flag->check_name(word) && flag->get_items_expected_max() > 0;
    });
}

std::string guess(const std::string& word, const Names& names) {
    const std::vector<std::string_view> known(names.begin(), names.end());
    return base::did_you_mean(word.substr(0, word.find('=')), known);
}

std::string joined(const Names& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

}  // namespace

Words in_order(const CLI::App& app, const std::vector<std::string>& given) {
    Words words{&app, {}};
    const auto known = flags_of(app);
    std::vector<std::string> flags;
    std::size_t i = 0;
    for (; i < given.size() && !commands_of(*words.command).empty(); ++i) {
        if (given[i] == "--version") return {&app, given};
        if (given[i].starts_with('-')) {
            flags.push_back(given[i]);
            if (takes_value(known, given[i]) && i + 1 < given.size()) flags.push_back(given[++i]);
            continue;
        }
        const auto commands = commands_of(*words.command);
        const auto named = std::find_if(commands.begin(), commands.end(), [&](const auto* one) {
            return one->get_name() == given[i];
        });
        if (named == commands.end()) break;
        words.command = *named;
        words.all.push_back(given[i]);
    }
    words.all.insert(words.all.end(), flags.begin(), flags.end());
    words.all.insert(words.all.end(), given.begin() + static_cast<std::ptrdiff_t>(i), given.end());
    return words;
}

std::string name_of(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return (parent ? name_of(*parent) + ' ' : "") + command.get_name();
}

std::string explain(const CLI::App& app, const CLI::App& command, const CLI::ParseError& error) {
    const std::string name = '`' + name_of(command) + '`';
    Names commands, flags;
    for (const CLI::App* one : commands_of(command)) commands.push_back(one->get_name());
    for (const CLI::Option* one : flags_of(command)) flags.push_back(one->get_name());
    const std::vector<std::string> unknown = app.remaining(true);
    for (std::size_t i = 0; i < unknown.size(); ++i) {
        const std::string& word = unknown[i];
        const bool is_flag = word.starts_with('-');
        if (is_flag && std::find(flags.begin(), flags.end(), word) != flags.end()) {
            if (takes_value(flags_of(command), word)) ++i;  // the next word is its value
        } else if (is_flag || !commands.empty()) {
            return word + " is not a " + (is_flag ? "flag" : "command") + " of " + name +
                   guess(word, is_flag ? flags : commands);
        } else {
            return word + " is not an argument of " + name;
        }
    }
    return commands.empty() ? error.what() : name + " needs a command: " + joined(commands);
}

}  // namespace cli
