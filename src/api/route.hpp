// A row of the interface: how one operation is called, by whom, and what runs.
#pragma once

#include "access/principal.hpp"
#include "api/call.hpp"
#include "api/content.hpp"
#include "api/reading.hpp"
#include "kinds/stored_kind.hpp"

#include <string_view>
#include <vector>

namespace api {

// From where a path can be seen at all; elsewhere it is 404.
enum class Reach : std::uint8_t { everywhere, this_machine, private_socket };

// What a row runs, and what the API document says of it. One of the four functions is given:
// `read` runs at once on the I/O thread in a short read transaction; `open` begins an answer there
// that a worker makes when it is long or slow; `prepare` runs there too and leaves a plan for the
// writer; `work` runs on a worker thread: slow, no transaction.
struct Operation {
    std::string_view name;             // in the figures: "list"
    const Subject* subject = nullptr;  // null: the row's kind
    // For the API document: the name of a method, a heading and sentences. They may name the row's
    // kind: {Kind} is MenuItem, {Kinds} MenuItems, {kind} menu item, {a kind} a menu item, {kinds}
    // menu items. Without an id the operation is for people, and the document leaves it out.
    std::string_view id{};
    std::string_view summary{};
    std::string_view description{};
    http::Response (*read)(const Call&, storage::ReadView&) = nullptr;
    std::unique_ptr<Reading> (*open)(const Call&, storage::ReadView&) = nullptr;
    Plan (*prepare)(const Call&, storage::ReadView&) = nullptr;
    http::Response (*work)(const Call&) = nullptr;
    Content body = no_content;
    Content answer = any_object;
    std::vector<const Parameter*> parameters{};  // of the query, and its own of the path
    std::vector<int> failures{};                 // beyond those that follow from the row
    // What of the body a safe retry compares with that of the first request; null: all of it.
    std::string (*compared_body)(const Call&) = nullptr;
    std::size_t body_bytes_max = 1 << 20;
    Reach reach = Reach::everywhere;
    bool is_service = false;  // the listener for health and figures has it too, and nothing else
    bool is_kept = false;     // the answer depends on nothing but records, asker and target
    bool is_slow = false;     // `prepare` runs on a worker thread
    bool (*is_long)(const Call&) = nullptr;  // `work` that short commands must not wait for
    bool is_alone = false;                   // the plan is long: others do not wait for its commit
};

// Who may call: a key that has one of the areas, or anyone.
struct Admission {
    bool needs_key = true;
    auth::Areas areas{};
};

// Paths start with `svc/` for /v1/{segment}/, else with `/`. `a|b` in a segment are spellings of
// one word, `{name}` captures a segment under that name.
struct Route {
    std::vector<http::Method> methods;  // spellings of one operation too; the first is documented
    std::vector<std::string> paths;
    const Operation& operation;
    const kinds::StoredKind* kind;  // of the records that a general operation is to work on
    Admission admission;
    bool is_extension = false;  // beyond the interface

    bool is_read() const { return operation.read || operation.open; }
    bool is_write() const { return operation.prepare != nullptr; }
};

// The label of a row's figures; "" for the program itself.
inline std::string_view label_of(const Route& route) {
    if (route.operation.subject) return route.operation.subject->label;
    return route.kind ? route.kind->name : std::string_view();
}

}  // namespace api
