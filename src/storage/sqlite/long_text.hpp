// How SQLite keeps a LongText: compressed, as a blob, where that is shorter.
#pragma once

#include <string>
#include <string_view>

struct sqlite3;

namespace storage {

// The text as one frame of zstd with a checksum; "" where it is better kept as it is, because it is
// short or hardly becomes shorter.
std::string compressed(std::string_view text);

// The text of such a frame. Throws std::runtime_error for anything else.
std::string decompressed(std::string_view frame);

// Adds the SQL function long_text(x), which returns the text of a compressed x and any other x
// itself. Statements need it where they look into a long text; Rows::text() does not.
void add_long_text_function(sqlite3* connection);

}  // namespace storage
