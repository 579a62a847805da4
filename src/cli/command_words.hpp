// The words of a command line: which of them name the command, and a helpful sentence about words
// that cannot be parsed.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct Words {
    const CLI::App* command;  // the innermost command that is named; the program itself for none
    std::vector<std::string> all;  // every word, those that name the command first
};
// Moves the words that name the command in front of any flags, as the library requires. `app` must
// outlive the result.
Words in_order(const CLI::App& app, const std::vector<std::string>& given);

// "comanda store add"
std::string name_of(const CLI::App& command);

// One sentence on why `app` could not parse the words of `command`, with a suggestion for an
// unknown word.
std::string explain(const CLI::App& app, const CLI::App& command, const CLI::ParseError& error);

}  // namespace cli
