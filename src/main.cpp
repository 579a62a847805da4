// The program: everything it does begins in the command line.
#include "cli/app.hpp"

int main(int argc, char** argv) { return cli::run(argc, argv); }
