// Keeps payment card numbers out of everything that is stored, compared or logged for an order or a
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
// and its `ccDetails`: `cardNumber` keeps its last four digits, `expDate` is removed. A card number
// in a number of an unknown member becomes masked text. Members that are ids or codes by their
// names are left alone, and so are phone numbers unless they have more digits than any phone
// number. Adds a problem, which never contains the value, for track data, for a member named like a
// card's secret, and for a card number that cannot be masked: in the name of a member or in a field
// for numbers. Masks the problems that exist already.
void mask_cards(schema::Record& record, base::Problems& problems);

// A body that may be compared and hashed: its texts masked in the same way, `expDate` emptied.
// Throws base::Refusal (400) for malformed JSON. An empty body stays empty.
std::string masked_body(std::string_view json);

// The same for a check, which is never refused: a member with the name of a secret, a text with
// track data, and `expDate` anywhere, are left out; a name that is a card number is masked. Ids and
// numbers of a check, its times and its amounts are left alone as long as they are numbers. Adds
// warnings, which never contain the value, for everything left out except `expDate`, and for names;
// twenty at most. The check must be an object. Returns whether anything was changed.
bool mask_check(schema::Tree& check, std::vector<std::string>& warnings);

}  // namespace domain
