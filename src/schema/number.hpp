// Numbers as JSON spells them, without floating point.
#pragma once

#include <cstdint>
#include <string_view>

namespace schema {

bool is_json_number(std::string_view token);  // the grammar of RFC 8259
bool is_finite(std::string_view number);      // whether a double can hold it, rounded

// A JSON number as a 64-bit integer: 5, 5.0 and 5e0 are all the whole number 5.
struct Whole {
    enum class Outcome { whole, fraction, too_large };
    Outcome outcome;
    std::int64_t value = 0;
};
Whole whole_number(std::string_view number);  // of which is_json_number() is true

// What print_decimal() returns, without memory of its own. `decimals` is at most 32.
class DecimalText {
public:
    std::string_view print(std::int64_t units, int decimals);  // valid until the next call

private:
    char text_[64];
};

}  // namespace schema
