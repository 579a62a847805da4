// Checks and submissions for tests.
#pragma once

#include "domain/check.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <span>

namespace domain::testing {

inline CheckDocument check_of(std::string_view data, std::string_view head = "{}") {
    return read_check(schema::parse_tree(head), schema::parse_tree(data));
}

// Its number and stamp are of `number`, so that no two are the same.
inline CheckSubmission submission_of(std::int64_t number, std::int64_t at_ms, std::string node,
                                     std::string_view data, std::vector<std::string> decided = {}) {
    return {.number = number,
            .at_ms = at_ms,
            .node = std::move(node),
            .content = base::fingerprint_of(std::to_string(number)),
            .decided = std::move(decided),
            .check = check_of(data)};
}

// The document that an outcome of these submissions comes to.
inline ComposedCheck compose_from(const CheckOutcome& outcome,
                                  std::span<const CheckSubmission> submissions) {
    const auto document_of = [&](std::int64_t number) -> const CheckDocument& {
        return std::ranges::find(submissions, number, &CheckSubmission::number)->check;
    };
    return compose(outcome, document_of, 2);
}

// How many seeds to try; fewer under the sanitizers, which are after other mistakes.
inline std::uint64_t seeds_of(std::uint64_t usual, std::uint64_t when_long) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return std::min(usual / 10, when_long);
#else
    return std::getenv("COMANDA_LONG") ? when_long : usual;
#endif
}

// A number below `end`. The same for a seed on every machine, which the library's are not.
inline int below(std::mt19937_64& random, int end) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(end));
}
inline bool is_one_in(std::mt19937_64& random, int count) { return below(random, count) == 0; }
template <class List>
void shuffle(std::mt19937_64& random, List& list) {
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[static_cast<std::size_t>(below(random, static_cast<int>(i)))]);
}

}  // namespace domain::testing
