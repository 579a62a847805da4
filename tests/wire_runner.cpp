// Runs wire tests against the real program:
// wire_runner --program PATH [--engine sqlite|postgres] [--answers FOLDER] FILE...
// With --answers what was answered is kept in FOLDER, a file of JSON lines for each test.
// Ends with 1 when a test failed and 2 when it was called wrongly.
#include "support/wire/program.hpp"
#include "support/wire/recorder.hpp"

#include <cstdio>
#include <map>
#include <optional>
#include <stdexcept>

namespace {

constexpr std::size_t log_bytes_max = 4000;

struct Options {
    std::string program;
    std::string engine;
    std::filesystem::path answers;  // empty: they are not kept
    std::vector<std::string> files;
};

Options read_options(int count, char** words) {
    std::map<std::string, std::string> values{
        {"--program", ""}, {"--engine", "sqlite"}, {"--answers", ""}};
    Options options;
    for (int i = 1; i < count; ++i) {
        const auto value = values.find(words[i]);
        if (value == values.end())
            options.files.emplace_back(words[i]);
        else if (++i == count)
            throw std::invalid_argument(value->first + " wants a value");
        else
            value->second = words[i];
    }
    options.program = values["--program"];
    options.engine = values["--engine"];
    options.answers = values["--answers"];
    if (options.program.empty() || options.files.empty())
        throw std::invalid_argument(
            "wire_runner --program PATH [--engine sqlite|postgres] [--answers FOLDER] FILE...");
    if (options.engine != "sqlite" && options.engine != "postgres")
        throw std::invalid_argument("engine " + options.engine + " is not supported");
    return options;
}

// Prints the failure, if any, with the last lines of the server's log.
bool passes(const std::string& file, const Options& options) {
    wire::Program program(options.program, options.engine);
    std::optional<wire::Recorder> recorder;
    if (!options.answers.empty()) {
        const auto name = std::filesystem::path(file).stem().string() + ".jsonl";
        recorder.emplace(program, options.answers / name);
    }
    wire::System& system = recorder ? static_cast<wire::System&>(*recorder) : program;
    const auto failure = wire::run(wire::parse(file, support::read_file(file)), system);
    if (!failure) return true;
    std::string log = program.log();
    if (log.size() > log_bytes_max) log.erase(0, log.find('\n', log.size() - log_bytes_max) + 1);
    std::printf("%s\n  log of the server\n%s\n", failure->c_str(), log.c_str());
    return false;
}

}  // namespace

int main(int count, char** words) {
    try {
        const Options options = read_options(count, words);
        int failed = 0;
        for (const std::string& file : options.files)
            if (!passes(file, options)) ++failed;
        std::printf("%zu passed, %d failed\n",
                    options.files.size() - static_cast<std::size_t>(failed), failed);
        return failed == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
