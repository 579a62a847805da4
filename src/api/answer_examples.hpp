// The example answers of the API document: real ones, of the demo. `./dev examples` updates them.
#pragma once

#include <string_view>

namespace api {

// As JSON; "" for none.
std::string_view answer_example(std::string_view operation_id);

}  // namespace api
