// The data of the demo, which the program carries in itself: the files of assets/demo.
#pragma once

#include <string_view>

namespace assets {

// The text of a file ("menu.json"). Throws std::logic_error when there is none.
std::string_view demo_file(std::string_view name);

}  // namespace assets
