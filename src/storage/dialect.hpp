// One text of table definitions for both engines.
//
// The text is SQL in which each engine has its own term for these words in capitals:
//
//     LABEL       text that is compared by its bytes: ids, keys, whatever is ordered or looked up
//     DOCUMENT    a long text of that sort, compressed where the engine can do that
//     NUMBER      an integer of 64 bits
//     FLAG        0 or 1
//     BYTES       any bytes
//     PLAIN(x)    in a statement: the text of x, a column of values that are LongText
//     BY_ACCOUNT  after a table: its rows belong to accounts, and the account leads its keys
//     REFERENCE   after a table: small and seldom written, for the whole installation or read while
//                 the account is not known yet
//     ROWLESS     after a table: stored in the order of its primary key, where the engine can
//     HOT         after a table: its rows are rewritten all the time, so its pages are filled only
//                 by half, where the engine can do that
//
// `[sqlite: ...]` and `[postgres: ...]` contain SQL for one engine only; they do not nest. All
// other words, string literals and comments stay as they are.
#pragma once

#include "storage/engine.hpp"

#include <string>
#include <string_view>

namespace storage {

// `sql` translated for `engine`. Throws std::logic_error when a bracket names no engine or is not
// closed: the text is part of the program.
std::string dialect(std::string_view sql, Engine engine);

}  // namespace storage
