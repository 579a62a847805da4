// Ids for requests whose caller sent none.
#pragma once

#include <array>

namespace http {

// 128 random bits in hex. Unlikely to repeat, not secret. Any thread.
void write_request_id(std::array<char, 32>& out);

}  // namespace http
