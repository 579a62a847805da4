// Erasing a person, its progress, and all data about one.
#pragma once

#include "api/route.hpp"

namespace features::erasure {

extern const api::Operation erase_customer, erase_user;          // path: id
extern const api::Operation read_erasure;                        // path: person
extern const api::Operation read_customer_data, read_user_data;  // path: id

}  // namespace features::erasure
