// The words of a command line: which of them name the command, and what those mean that nobody
// knows.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace cli {

struct Words {
    const CLI::App* command;       // as far as it is named
    std::vector<std::string> all;  // those that name it first: flags may be given before it
};
Words in_order(const CLI::App& app, const std::vector<std::string>& given);

// "comanda store add"
std::string name_of(const CLI::App& command);

// A sentence about words that could not be parsed.
std::string explain(const CLI::App& app, const CLI::App& command, const CLI::ParseError& error);

}  // namespace cli
