// A row of the API: how one operation is called, by whom, and what runs.
#pragma once

#include "api/call.hpp"
#include "api/content.hpp"
#include "api/streamed_answer.hpp"
#include "auth/person.hpp"
#include "kinds/privileges.hpp"

#include <string_view>
#include <vector>

namespace api {

// Who can see a path at all: everyone, programs on this machine, or only callers on the operator's
// private socket. For all others it is 404.
enum class Reach : std::uint8_t { everywhere, this_machine, private_socket };

// Takes the body of an answer: see Retry::follow.
using Settle = std::function<void(std::string body)>;

// What runs, by the type of its function. All may throw, `give` only before it has answered:
// base::Refusal is answered as is, anything else is 500.
struct Action {
    // Answers immediately, on the I/O thread, in a short read transaction.
    using Read = http::Response (*)(const Call&, storage::ReadView&);
    // Starts an answer there, which a worker makes when it turns out long or slow.
    using Open = std::unique_ptr<StreamedAnswer> (*)(const Call&, storage::ReadView&);
    // Reads too, and mostly has the answer in memory: it runs there without a transaction, and
    // answers then or later, from any thread, exactly once.
    using Give = void (*)(std::shared_ptr<const Call> call, http::Respond respond);
    // Runs there too and returns a plan for the writer.
    using Prepare = Plan (*)(const Call&, storage::ReadView&);
    // Runs on a worker and may be slow, but gets no transaction.
    using Work = http::Response (*)(const Call&);

    constexpr Action(Read function) : read(function) {}
    constexpr Action(Open function) : open(function) {}
    constexpr Action(Give function) : give(function) {}
    constexpr Action(Prepare function) : prepare(function) {}
    constexpr Action(Work function) : work(function) {}

    Read read = nullptr;
    Open open = nullptr;
    Give give = nullptr;
    Prepare prepare = nullptr;
    Work work = nullptr;
};

// How long it takes, and with whom it shares threads.
struct Pace {
    enum class Lane : std::uint8_t { usual, sign_ins, reports };
    Lane lane = Lane::usual;                 // of `work`, and of long answers of `open`
    bool (*is_slow)(const Call&) = nullptr;  // whether `prepare` runs on a worker; null: never
    bool (*is_long)(const Call&) = nullptr;  // whether `work` may take minutes; null: never
    bool is_alone = false;                   // every plan is long: see Plan::is_long
};
inline constexpr Pace::Lane sign_ins = Pace::Lane::sign_ins, reports = Pace::Lane::reports;

// What follows the commit of a 200 of `prepare`, and how safe retries are compared.
struct Retry {
    // The part of the body that distinguishes a safe retry from another request; null: all of it.
    std::string (*compared_body)(const Call&) = nullptr;
    // Decides about the answer: on the I/O thread, once, and not for a repetition. It gets the body
    // of the plan and passes on the one to store and answer instead, then or later, from any
    // thread, exactly once. Until then retries get the plan's.
    void (*follow)(std::shared_ptr<const Call> call, std::string body, Settle settle) = nullptr;
    // Adds to the body what must not be stored, not even for safe retries: called for the first
    // answer and for each retry.
    std::string (*complete)(const Call&, std::string body) = nullptr;
};

// What a row runs, and its description in the API document. A row whose entry is `open` or
// `prepare`, or that is cached, must need a key.
struct Operation {
    std::string_view name;             // in the figures: "list"
    const Subject* subject = nullptr;  // null: the row's kind
    // For the API document: the name of a method, a heading and sentences. They may name the row's
    // kind: {Kind} is MenuItem, {Kinds} MenuItems, {kind} menu item, {a kind} a menu item, {kinds}
    // menu items. Without an id the operation is for people, and the document leaves it out.
    std::string_view id{};
    std::string_view summary{};
    std::string_view description{};
    Action run;
    Content body = no_content;
    Content answer = any_object;
    std::vector<const Parameter*> parameters{};  // of the query, and its own of the path
    std::span<const SentCall> sends{};           // calls that it causes, for the API document
    std::vector<int> failures{};  // statuses to document besides those that follow from the row
    Pace pace{};
    Retry retry{};
    std::size_t body_bytes_max = 1 << 20;
    Reach reach = Reach::everywhere;
    bool is_service = false;  // also on the listener for health and figures, which has only these
    // For lists that pages show as a table of records: the facet that all of them have, "" where
    // the list has every record of the kind.
    std::optional<std::string_view> table{};
    // The answer depends only on records, key and target, so that AnswerCache may keep it.
    bool is_kept = false;
    bool is_stream = false;  // it also answers text/event-stream, as long as the client listens
    // Whether a read with this query, as sent, exports data as a whole, so that the audit records
    // it; null: never.
    bool (*is_export)(std::string_view query) = nullptr;
};

// For Pace::is_slow.
inline bool always(const Call&) { return true; }

// Who may call: a key that has one of the areas, or anyone.
struct Admission {
    bool needs_key = true;
    auth::Areas areas{};
};

// What a person must hold to call, in the store concerned. For keys the areas decide instead.
struct Needs {
    enum class Of : std::uint8_t {
        nobody,     // the row is open to all, signed in or not
        person,     // any person who has signed in, but no key: for the person's own data; see
                    // `sessions`
        visitor,    // any person who has signed in, or a key by its areas
        privilege,  // by `demand`; a key by its areas
    };
    // Whose sessions will do, where `of` is `person`.
    enum class Sessions : std::uint8_t { of_people, of_devices, any };
    constexpr Needs(Of whom, const auth::Demand& demanded = {}) : of(whom), demand(demanded) {}
    Of of;
    auth::Demand demand;
    Sessions sessions = Sessions::of_people;
};
// So a row without its needs does not compile: neither an empty place nor the next flag is taken
// for them.
static_assert(!std::is_default_constructible_v<Needs> && !std::is_convertible_v<bool, Needs>);
inline constexpr Needs open_to_all{Needs::Of::nobody};
inline constexpr Needs signed_in{Needs::Of::person};
// For the session itself: that of a person, or of a paired device.
constexpr Needs with_sessions(Needs needs, Needs::Sessions sessions) {
    needs.sessions = sessions;
    return needs;
}
inline constexpr Needs in_a_session = with_sessions(signed_in, Needs::Sessions::any);
inline constexpr Needs at_a_paired_device = with_sessions(signed_in, Needs::Sessions::of_devices);
inline constexpr Needs any_visitor{Needs::Of::visitor};
// Where the answer depends on what the caller may see, any privilege will do.
inline constexpr Needs anything{Needs::Of::privilege, {.any_of = kinds::PrivilegeSet::all()}};
constexpr Needs may(const kinds::PrivilegeSet& any_of) {
    return {Needs::Of::privilege, {.any_of = any_of}};
}
consteval Needs may(std::initializer_list<kinds::PrivilegeId> any_of) {
    return may(kinds::PrivilegeSet(any_of));
}
// The same, in every store of the account: for what belongs to it.
constexpr Needs everywhere(Needs needs) {
    needs.demand.in_every_store = true;
    needs.demand.in_any_store = false;
    return needs;
}
// The same, in any store: for guests.
constexpr Needs anywhere(Needs needs) {
    needs.demand.in_any_store = true;
    return needs;
}
// For two demands, each for one of several privileges.
constexpr Needs either(const Needs& a, const Needs& b) {
    return may(a.demand.any_of | b.demand.any_of);
}
constexpr Needs both(Needs a, const Needs& b) {
    a.demand.also_any_of = b.demand.any_of;
    a.demand.in_every_store |= b.demand.in_every_store;
    a.demand.in_any_store |= b.demand.in_any_store;
    return a;
}

// A path starts with `svc/` for /v1/{segment}/, else with `/`. In a segment `a|b` are two spellings
// of one word, and `{name}` captures the segment under that name.
struct Route {
    std::vector<http::Method> methods;  // all do the same; the API document shows the first
    std::vector<std::string> paths;     // all do the same; the first is the usual one
    const Operation& operation;
    const kinds::StoredKind* kind;  // what an operation on records of any kind works on, else null
    Admission admission;
    Needs needs;
    bool is_extension = false;  // not part of the interface that existing clients use

    bool is_read() const { return operation.run.read || operation.run.open || operation.run.give; }
    bool is_write() const { return operation.run.prepare != nullptr; }
};

// The label of a row's figures; "" for the program itself.
inline std::string_view label_of(const Route& route) {
    if (route.operation.subject) return route.operation.subject->label;
    return route.kind ? route.kind->name : std::string_view();
}

}  // namespace api
