// Keeps the numbers of payment cards out of whatever is stored, compared or logged.
//
// A card number has 13 to 19 digits, a single blank or hyphen between two of them allowed, passes
// the check of Luhn and begins with 2221 to 2720 or with 3 to 6. It is masked: stars but for its
// last four digits. What surrounds it may hold more digits, as long as a blank, a hyphen or another
// character stands between. Digits and blanks of East Asian typing count too.
//
// Left alone are: a number that begins with `+` and has at most 15 digits, for it is that of a
// telephone; a UUID; a run of 24, 32, 40 or 64 hex digits.
#pragma once

#include "base/problem.hpp"
#include "schema/record.hpp"

#include <string>
#include <string_view>

namespace domain {

std::string without_card_numbers(std::string_view text);

// Whether it holds what the magnetic stripe of a card says: %B…^…, ;…=…, or a card number followed
// by `^`, or by `=` or `D` and four digits.
bool has_track_data(std::string_view text);

// Masks every free text of a record that a client sent, in nested records and unknown members too,
// and its `ccDetails`: of `cardNumber` the last four digits stay, `expDate` goes. A number in an
// unknown member that is that of a card becomes masked text. By their names, ids and codes are left
// alone, and phone numbers unless they have more digits than any has.
// Adds a problem, which never tells the value, for track data, for a member named like a card's
// secret, and for a card number where none can be masked: in the name of a member or in a field for
// numbers. Masks the problems that are there already.
void mask_cards(schema::Record& record, base::Problems& problems);

}  // namespace domain
