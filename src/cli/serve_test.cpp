#include "cli/serve.hpp"

#include <gtest/gtest.h>

namespace cli {
namespace {

// Browsers take localhost for a safe place, and open it; all addresses together are no place.
TEST(Serve, PrintsAnAddressThatABrowserOpens) {
    EXPECT_EQ(openable("http://0.0.0.0:8080"), "http://localhost:8080");
    EXPECT_EQ(openable("https://0.0.0.0:443"), "https://localhost:443");
    EXPECT_EQ(openable("http://[::]:8080"), "http://localhost:8080");
    for (const std::string address :
         {"http://127.0.0.1:8080", "http://[::1]:80", "http://10.0.0.0:8080", "http://[fd00::]:80"})
        EXPECT_EQ(openable(address), address);
}

}  // namespace
}  // namespace cli
