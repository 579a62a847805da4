// Checks of one answer, in the order they stand: JSON patterns of the whole body, and lines.
//
//   ETag: "1"                 a header; <absent>, <any>, <number>, ~ part, and {{name:=any}} work
//   too errors.name = "sentence"  a place in the body and a pattern; also [0].name,
//   orderDetails.length errors.name != <absent>   ... and its opposite detail ~ too long         a
//   part of the text there; `body ~ text` looks at the whole body first := body captures the bytes
//   of the body, `tag := header ETag` a header, dept := [0].id            and a path the value
//   there same as first             the body is byte for byte the captured one alike in a parallel
//   or repeated step: all bodies are byte for byte the same empty                     the body has
//   no bytes
#pragma once

#include "support/wire/answer.hpp"
#include "support/wire/script.hpp"
#include "support/wire/variables.hpp"

#include <string>
#include <vector>

namespace wire {

struct Difference {
    int line = 0;
    std::string what;
};

// Every check of the expectation, the status first: empty when the answer fits.
std::vector<Difference> unmet(const Expectation& expectation, const Answer& answer,
                              Variables& variables);

// True when the expectation has the line `alike`.
bool wants_alike(const Expectation& expectation);

}  // namespace wire
