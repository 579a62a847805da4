// The results of pulls in answers.
#pragma once

#include "features/menu/pull/preview.hpp"
#include "schema/object.hpp"

namespace features::pull {

struct Result {
    std::string_view pull;  // "": of a dry run
    const Request& request;
    const Plan& plan;
    std::optional<Preview> preview;  // of a dry run
};
extern const schema::Object<Result> result_answer;
std::string json_of(const Result& result);  // with the result for each kind

// The result of undoing a pull.
struct Undone {
    std::string pull, store;
    std::int64_t restored, inactivated;
    std::vector<Conflict> conflicts;
};
extern const schema::Object<Undone> undone_answer;

// The result of resetting overrides.
struct ResetDone {
    std::string store;
    std::int64_t reset;
    std::vector<Conflict> conflicts;
};
extern const schema::Object<ResetDone> reset_answer;

}  // namespace features::pull
