// Texts of statements that are put together while the program runs.
#pragma once

#include <string>
#include <string_view>

namespace storage {

// The same text for as long as the process lives, even while it ends, as ReadView::query() wants
// it. Any thread; they wait for each other, so remember what you ask for often.
std::string_view kept_text(std::string text);

}  // namespace storage
