// Keeps the texts of statements that are put together while the program runs.
#pragma once

#include <string>
#include <string_view>

namespace storage {

// Keeps the text, once, and returns a view of it that is valid as long as the process lives, even
// while static objects are destroyed, as ReadView::query() needs it. Since nothing is ever freed,
// only for texts of which there are few. Any thread; each call takes a global lock, so callers
// remember the view of a text that they need often.
std::string_view kept_text(std::string text);

}  // namespace storage
