// What records were before each of their changes. Nothing here is ever rewritten.
#pragma once

#include "storage/database.hpp"

namespace storage {

// One change of a record. `before` is the document that it replaced, absent for the first.
struct HistoryLine {
    std::string_view account, id;
    std::int64_t revision, at_ms;
    std::string_view who;                  // id of the key or the person
    std::span<const std::string> changed;  // names of the fields
    std::optional<std::string_view> before;
};
void write_history(Transaction& tx, const HistoryLine& line);

struct HistoryEntry {
    std::int64_t revision, at_ms;
    std::string who, changed_json;
    std::string replaced{};  // the document that the change replaced, where it was asked for
};
// The next entries before a revision and not before `first`, newest first, with what they replaced;
// none when those were all. A step ends at 16 entries, which may name thousands of fields, or at
// step_bytes_max of documents.
std::vector<HistoryEntry> history_before(ReadView& view, std::string_view account,
                                         std::string_view id, std::int64_t before,
                                         std::int64_t first);
// Those of this revision and later, oldest first.
std::vector<HistoryEntry> history(ReadView& view, std::string_view account, std::string_view id,
                                  std::int64_t from_revision = 0);
// The document that the revision replaced; nothing for the first and for one there never was.
std::optional<std::string> document_before(ReadView& view, std::string_view account,
                                           std::string_view id, std::int64_t revision);

// The document as the revision left it, byte for byte; nothing for one there never was.
std::optional<std::string> document_at(ReadView& view, std::string_view account,
                                       std::string_view id, std::int64_t revision);

}  // namespace storage
