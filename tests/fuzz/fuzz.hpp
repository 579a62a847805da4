// What a fuzz target is: one function that takes any bytes and finds its claims true.
//
// In the `fuzz` preset libFuzzer makes up the bytes; in all others replay.cpp feeds it the files of
// corpus/<target>, so that what was found once is tried in every test run.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fuzz {

void try_input(std::string_view input);  // each target defines it

// Ends the process, which is how a fuzzer hears of a finding.
inline void require(bool claim, const char* what) {
    if (claim) return;
    std::fprintf(stderr, "not true: %s\n", what);
    std::abort();
}

// Takes the first byte off as a choice among `count`; 0 when there is none.
inline std::size_t take_choice(std::string_view& input, std::size_t count) {
    if (input.empty()) return 0;
    const auto choice = static_cast<unsigned char>(input.front()) % count;
    input.remove_prefix(1);
    return choice;
}

}  // namespace fuzz
