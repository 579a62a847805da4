// The exit codes of commands, and the exception of a command that fails. cli::run() prints it and
// returns its exit code.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace cli {

enum class Exit : int { ok = 0, refused = 1, usage = 2, unreachable = 3 };

class Failure : public std::runtime_error {
public:
    Exit exit;
    std::string code;         // machine-readable: "usage", "unreachable", "validation_failed"
    std::string errors;       // JSON object: field -> sentence
    std::size_t more_errors;  // how many more there were than `errors` lists
    std::string hint{};       // for people: where to read more

    Failure(Exit its_exit, std::string its_code, const std::string& sentence,
            std::string its_errors = "{}", std::size_t its_more_errors = 0)
        : std::runtime_error(sentence),
          exit(its_exit),
          code(std::move(its_code)),
          errors(std::move(its_errors)),
          more_errors(its_more_errors) {}
};

}  // namespace cli
