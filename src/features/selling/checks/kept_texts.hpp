// Lists, fingerprints and long bytes as stored in the columns of checks.
#pragma once

#include "base/fingerprint.hpp"
#include "storage/columns.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace features::checks {

std::string list_text(const std::vector<std::string>& texts);
std::vector<std::string> list_of(std::string_view json);
base::Fingerprint fingerprint_in(std::string_view hex);

// Bytes of the domain, compressed where that is shorter. Neither a merge nor words nor parts begin
// like something compressed, in any of their forms.
std::string packed(std::string bytes);
std::string unpacked(std::string stored);

// The same, for members bound to columns.
struct AsList {
    static std::string store(const std::vector<std::string>& texts) { return list_text(texts); }
    static std::vector<std::string> load(std::string_view json) { return list_of(json); }
};
struct AsHex {
    static std::string store(const base::Fingerprint& fingerprint) { return fingerprint.hex(); }
    static base::Fingerprint load(std::string_view hex) { return fingerprint_in(hex); }
};

// Bytes that are kept packed: a member, or the last of a path of them.
template <class Row, auto... path>
inline constexpr storage::Access<Row> packed_bytes{
    [](const Row& row, std::string& made) {
        return storage::Value(storage::Bytes{made = packed((row.*....*path))});
    },
    [](Row& row, const storage::Rows& rows, int column) {
        (row.*....*path) = unpacked(rows.bytes(column));
    }};

}  // namespace features::checks
