// A row of the interface: how one operation is called, by whom, and what runs.
#pragma once

#include "access/principal.hpp"
#include "api/call.hpp"
#include "api/reading.hpp"
#include "kinds/stored_kind.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace api {

// What goes in and out, for the API document.
enum class Shape : std::uint8_t {
    none,
    create,   // a body that makes a record of the route's kind
    update,   // a body that changes one
    status,   // `entity` and `id`, both optional
    record,   // an answer: one record of the route's kind
    records,  // an answer: a bare array of them
    history,
    image,    // a body: the bytes of a picture
    changes,  // an answer: what changed in a store
    bulk,     // a body: many records
    ids,      // an answer: what they are called now
    state,    // an answer: {"status":"ok"}
    other,
};

// Which of a kind's records a list shows.
struct Selection {
    std::string_view facet{};     // only those of this facet; empty: all
    std::string_view asked_by{};  // the parameter that asks for another facet, or for all
    // The references that `parent` in the query looks at: the first in which anything refers to it.
    std::array<std::string_view, 2> parents{};
    bool is_named_by_parent = false;  // ... in the parent, which names them, not in them
};

// From where a path can be seen at all; elsewhere it is 404.
enum class Reach : std::uint8_t { everywhere, this_machine, private_socket };

// What a row runs. `read` runs at once on the I/O thread in a short read transaction; `open` begins
// an answer there that a worker makes when it is long or slow; `prepare` runs there too and leaves
// a plan for the writer; `work` runs on a worker thread: slow, no transaction.
struct Operation {
    std::string_view name;  // in metrics: "list"
    // For the API document: the name of a method, a heading and sentences. They may name the row's
    // kind: {Kind} is MenuItem, {Kinds} MenuItems, {kind} menu item, {a kind} a menu item, {kinds}
    // menu items.
    std::string_view id{};
    std::string_view summary{};
    std::string_view description{};
    http::Response (*read)(const Call&, storage::ReadView&) = nullptr;
    std::unique_ptr<Reading> (*open)(const Call&, storage::ReadView&) = nullptr;
    Plan (*prepare)(const Call&, storage::ReadView&) = nullptr;
    http::Response (*work)(const Call&) = nullptr;
    Shape body = Shape::none;
    Shape answer = Shape::other;
    std::vector<std::string_view> parameters{};  // of the query
    std::string_view content_type = "application/json";
    std::size_t body_bytes_max = 1 << 20;
    Selection selection{};  // of a list
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
// one word, `{name}` captures a segment.
struct Route {
    std::vector<http::Method> methods;  // spellings of one operation too; the first is documented
    std::vector<std::string> paths;
    const Operation& operation;
    const kinds::StoredKind* kind;
    Admission admission;
    bool is_extension = false;  // beyond the interface

    bool is_read() const { return operation.read || operation.open; }
    bool is_write() const { return operation.prepare != nullptr; }
};

// The interface on one page (routes.cpp).
const std::vector<Route>& routes();

}  // namespace api
