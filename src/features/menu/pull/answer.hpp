// What pulls did, as answers say it.
#pragma once

#include "features/menu/pull/plan.hpp"
#include "schema/object.hpp"

namespace features::pull {

struct Result {
    std::string_view pull;  // "": of a dry run
    const Request& request;
    const Plan& plan;
};
extern const schema::Object<Result> result_answer;
std::string json_of(const Result& result);  // with what became of each kind

// What undoing a pull did.
struct Undone {
    std::string pull, store;
    std::int64_t restored, inactivated;
    std::vector<Conflict> conflicts;
};
extern const schema::Object<Undone> undone_answer;

// What giving up overrides did.
struct ResetDone {
    std::string store;
    std::int64_t reset;
    std::vector<Conflict> conflicts;
};
extern const schema::Object<ResetDone> reset_answer;

}  // namespace features::pull
