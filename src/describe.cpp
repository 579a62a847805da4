// Prints the API document of a server with the usual settings.
#include "api/openapi.hpp"
#include "app/routes.hpp"

#include <iostream>

int main() { std::cout << api::openapi_document(app::routes(), base::Settings{}) << '\n'; }
