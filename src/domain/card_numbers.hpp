// Keeps the numbers of payment cards out of what is stored, compared or logged of an order or a
// check.
#pragma once

#include "base/card_numbers.hpp"
#include "base/problem.hpp"
#include "schema/json_tree.hpp"
#include "schema/record.hpp"

#include <string>
#include <vector>

namespace domain {

using base::has_track_data;
using base::without_card_numbers;

// Masks every free text of a record that a client sent, in nested records and unknown members too,
// and its `ccDetails`: of `cardNumber` the last four digits stay, `expDate` goes. A number in an
// unknown member that is that of a card becomes masked text. By their names, ids and codes are left
// alone, and phone numbers unless they have more digits than any has.
// Adds a problem, which never tells the value, for track data, for a member named like a card's
// secret, and for a card number where none can be masked: in the name of a member or in a field for
// numbers. Masks the problems that are there already.
void mask_cards(schema::Record& record, base::Problems& problems);

// A body as it may be compared and hashed: its texts masked likewise, `expDate` emptied. Throws
// base::Refusal (400) for malformed JSON. No body stays none.
std::string masked_body(std::string_view json);

// The same for a check, of which nothing is refused: a member that is named like a secret, a text
// with track data, and `expDate` wherever it stands, are left out; a name that is a card number is
// masked. Ids and numbers of a check, its times and its amounts are left alone as long as they are
// numbers. Adds warnings, which never tell the value, for what is left out but `expDate`, and for
// names; twenty at most. The check must be an object. Returns whether anything was changed.
bool mask_check(schema::Tree& check, std::vector<std::string>& warnings);

}  // namespace domain
