// The command line: `comanda <command> [options]`.
#pragma once

namespace cli {

// Runs one command, with argc and argv as main() gets them. Prints answers to standard output and
// failures to standard error. Returns the exit code: 0 done, 1 refused or failed, 2 usage, 3 server
// or database out of reach.
int run(int argc, const char* const* argv);

}  // namespace cli
