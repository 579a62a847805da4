// The operator's commands: accounts, stores, keys, sign-ins, backup. Each is described once: its
// members, its answer, its function. POST /admin/<command> on the private socket, the same in a
// separate process when no server runs, and the flags, help and output of the command line derive
// from that.
#pragma once

#include "auth/keys.hpp"
#include "base/world.hpp"
#include "features/feature.hpp"
#include "schema/object.hpp"
#include "schema/record.hpp"
#include "storage/database.hpp"

namespace features::admin {

// What commands work with. Everything it refers to outlives it.
struct Context {
    storage::Database& database;
    const auth::Pepper& pepper;
    base::World world;
    const FeatureList& features;
    const records::Rulebook& rules;  // those of `features`
    std::string public_url{};        // of links; "": they start with '/'
};

// What a command does, and its answer: an object, or a list of objects.
struct Deed {
    const schema::Description* answer;
    bool is_list;
    std::string (*run)(const Context&, const schema::Record& asked);  // returns JSON
};

struct Command {
    std::string_view name;     // its last word: "add"
    std::string_view help;     // "": for programs, not on the command line
    std::string_view example;  // of a command line
    const schema::Kind& takes;
    Deed does;
    const schema::Field* first = nullptr;  // the member given without a flag
    std::string_view note{};               // shown to people after the answer
    std::string_view line{};               // for a list: people see only this member of each object
    bool is_long = false;                  // may take minutes; short commands must not wait for it
};

// Commands that share their first word; with the name "", commands of one word.
struct Group {
    std::string_view name, about;
    std::span<const Command> commands;
};
std::span<const Group* const> groups();

// For example "key/add"; null if there is none.
const Command* find_command(std::string_view path);

// Reads the body of a command: a JSON object, or empty for no members. Throws base::Refusal (400)
// with all problems that can be found without the database.
schema::Record read_asked(const Command& command, std::string_view body);

// Runs a command. Throws base::Refusal. Slow, because it hashes passwords and waits for writes:
// never on an I/O thread.
std::string run(const Context& context, const Command& command, std::string_view body);
// The same by its path; 404 for an unknown one.
std::string run(const Context& context, std::string_view path, std::string_view body);

}  // namespace features::admin
