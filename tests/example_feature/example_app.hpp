// The application with one feature more, which docs/adding.md is made from: remarks. The folder is
// laid out as src/ is, so that its sources read as they would there.
#pragma once

#include "app/app.hpp"

namespace example {

// All features and rows of the program, and those of remarks. The same for the whole life of the
// process.
app::Parts parts();

}  // namespace example
