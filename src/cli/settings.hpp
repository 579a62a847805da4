// The settings of the program and where their values come from: flag, environment, file, default.
#pragma once

#include "base/settings.hpp"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cli {

// One row per setting. `name` is the flag without its dashes and the key in the file; in the
// environment it is COMANDA_ and the name in capitals, with underscores for dashes
// (environment_name()).
struct Setting {
    using Member = std::variant<std::string base::Settings::*, int base::Settings::*,
                                bool base::Settings::*, std::vector<std::string> base::Settings::*>;
    std::string_view name;
    Member member;
    std::string_view value;  // the placeholder for the value in the help: "HOST:PORT"
    std::string_view help;
    int min = 0, max = 0;  // of whole numbers, both included
    // Returns "" for an acceptable text, else the rest of the sentence "<name>: ...".
    std::string_view (*check)(std::string_view text) = nullptr;
    bool is_for_all = false;  // every command has it; the others belong to `serve`

    bool is_flag() const { return std::holds_alternative<bool base::Settings::*>(member); }
    bool is_list() const {
        return std::holds_alternative<std::vector<std::string> base::Settings::*>(member);
    }
    std::string environment_name() const;
    std::string default_text() const;  // for the help; "" for a flag
};

std::span<const Setting> all_settings();

// Values as texts that are not checked yet, by the name of the setting; several for a list.
using Given = std::map<std::string, std::vector<std::string>, std::less<>>;
// The value of an environment variable; nothing when it is not set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

std::optional<std::string> process_environment(const std::string& name);

// The value of each setting: from its flag, else from the environment (an empty variable is
// ignored; a list is separated by commas), else from the file at `config_path` ("": no file), else
// the default. The demo listens beyond this machine only when the flag --listen asks for it. Throws
// Failure (usage) that names the setting and where its value came from.
base::Settings resolve(const Given& flags, const Environment& environment,
                       const std::string& config_path);

}  // namespace cli
