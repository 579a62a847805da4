// The operator's commands: accounts, stores, keys, sign-ins, backup. Each is described once: what
// it takes, what it answers, what it does. POST /admin/<command> on the private socket, the same in
// a process of its own when no server runs, and the flags, the help and the output of the command
// line derive from that.
#pragma once

#include "access/keys.hpp"
#include "base/world.hpp"
#include "features/feature.hpp"
#include "schema/object.hpp"
#include "schema/record.hpp"
#include "storage/database.hpp"

namespace features::admin {

// What commands work with. All that it refers to outlives it.
struct Context {
    storage::Database& database;
    const auth::Pepper& pepper;
    base::World world;
    const FeatureList& features;
    const records::Rulebook& rules;  // those of `features`
    std::string public_url{};        // of links; "": they begin with '/'
};

// What a command does, and what its answer is made of: an object, or a list of them.
struct Deed {
    const schema::Description* answer;
    bool is_list;
    std::string (*run)(const Context&, const schema::Record& asked);  // returns JSON
};

struct Command {
    std::string_view name;     // its last word: "add"
    std::string_view help;     // "": for programs, the command line has it not
    std::string_view example;  // of a command line
    const schema::Kind& takes;
    Deed does;
    const schema::Field* first = nullptr;  // what is given without a flag
    std::string_view note{};               // told to people after the answer
    std::string_view line{};  // of a list: all that people see of an object is this member
    bool is_long = false;     // it may take minutes, and short ones should not wait for it
};

// Commands that share their first word; with the name "" those of one word.
struct Group {
    std::string_view name, about;
    std::span<const Command> commands;
};
std::span<const Group* const> groups();

// "key/add"; null when there is none.
const Command* find_command(std::string_view path);

// What the body of a command says; it is a JSON object, or empty for no members. Throws
// base::Refusal (400) with all that is wrong as far as can be told without the database.
schema::Record read_asked(const Command& command, std::string_view body);

// Runs a command. Throws base::Refusal. Slow, because passwords are hashed and writes are waited
// for: never on an I/O thread.
std::string run(const Context& context, const Command& command, std::string_view body);
// The same by its path; 404 for an unknown one.
std::string run(const Context& context, std::string_view path, std::string_view body);

}  // namespace features::admin
