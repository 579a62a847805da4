// What the API document shows as answers: real ones, of the demo. `./dev examples` makes them anew.
#pragma once

#include <string_view>

namespace api {

// As JSON; "" for none.
std::string_view answer_example(std::string_view operation_id);

}  // namespace api
