// Ids for payments that a device sends without one.
//
// A payment without an id is the node's own, and its id is made of the node and its place in the
// list, so that a correction of it is recognized. But a device may leave out ids that it received:
// a payment that equals one in an answer to the node is that payment, one for one, most recently
// shown first.
#pragma once

#include "domain/check/merge.hpp"

namespace domain {

bool has_payment_without_id(const CheckDocument& check);

// Gives ids to payments of the data that have none.
void give_payment_ids(schema::Tree& data, const std::string& node, const NodeWords& words);

}  // namespace domain
