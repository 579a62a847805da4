// The body of every failure.
#pragma once

#include "base/refusal.hpp"
#include "schema/object.hpp"

namespace api {

struct Failure {
    const base::Refusal& refusal;
    std::string_view request_id;
};
// Further members of the refusal are not printed with the rest.
extern const schema::Object<Failure> failure_answer;

// An active record that uses another, in `referrers` of a failure.
struct Referrer {
    std::string kind, id, name;
};
extern const schema::Object<Referrer> referrer_answer;

}  // namespace api
