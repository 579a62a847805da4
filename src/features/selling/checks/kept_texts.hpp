// Lists and fingerprints as stored in the columns of checks.
#pragma once

#include "base/fingerprint.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace features::checks {

std::string list_text(const std::vector<std::string>& texts);
std::vector<std::string> list_of(std::string_view json);
base::Fingerprint fingerprint_in(std::string_view hex);

// The same, for members bound to columns.
struct AsList {
    static std::string store(const std::vector<std::string>& texts) { return list_text(texts); }
    static std::vector<std::string> load(std::string_view json) { return list_of(json); }
};
struct AsHex {
    static std::string store(const base::Fingerprint& fingerprint) { return fingerprint.hex(); }
    static base::Fingerprint load(std::string_view hex) { return fingerprint_in(hex); }
};

}  // namespace features::checks
