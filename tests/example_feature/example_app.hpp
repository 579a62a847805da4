// The application with one more feature, remarks, which docs/adding.md quotes. The folder has the
// layout of src/, so that its sources read as they would there.
#pragma once

#include "app/app.hpp"

namespace example {

// All features and rows of the program, and those of remarks. The same for the whole life of the
// process.
app::Parts parts();

}  // namespace example
