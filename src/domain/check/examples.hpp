// Checks and submissions for tests.
#pragma once

#include "domain/check/merge.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <span>

namespace domain::testing {

inline CheckDocument check_of(std::string_view data, std::string_view head = "{}") {
    return read_check(schema::parse_tree(head), schema::parse_tree(data));
}

// A submission with its document.
struct SentCheck {
    CheckSubmission submission{};
    CheckDocument check{};
};
// It arrives as `number` says, and its stamp is of that, so that no two are the same.
inline SentCheck submission_of(std::int64_t number, std::int64_t at_ms, std::string node,
                               std::string_view data, std::vector<std::string> decided = {}) {
    SentCheck sent{.check = check_of(data)};
    sent.submission.moment = {.number = number,
                              .at_ms = at_ms,
                              .node = std::move(node),
                              .device_ms = at_ms,
                              .content = base::fingerprint_of(std::to_string(number)),
                              .natural_ms = at_ms};
    sent.submission.decided = std::move(decided);
    sent.submission.parts = said_in(sent.check);
    return sent;
}

inline std::vector<CheckSubmission> submissions_in(std::span<const SentCheck> sent) {
    std::vector<CheckSubmission> all;
    for (const SentCheck& each : sent) all.push_back(each.submission);
    return all;
}

// The document that an outcome of these submissions comes to.
inline ComposedCheck compose_from(const CheckOutcome& outcome, std::span<const SentCheck> sent) {
    const auto document = [&](std::int64_t number) -> const CheckDocument& {
        return std::ranges::find(
                   sent, number,
                   [](const SentCheck& each) { return each.submission.moment.number; })
            ->check;
    };
    return compose(
        outcome, document(outcome.latest),
        [&](const StandingPart& part) -> const CheckDocument& { return document(part.number); }, 2);
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
