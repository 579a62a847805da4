// The program with a field more: a kind is known by its address everywhere, and of its description,
// which every user of the header defines, the linker takes the first. This one is that of the
// tests; nothing else is compiled again.
#include "kinds/tare.hpp"

namespace {

// Keeps the definition in this file.
[[maybe_unused, gnu::used]] const schema::Kind* const with_shelf = &kinds::tare;

}  // namespace
