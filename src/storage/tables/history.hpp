// The history of records: who changed them when, and their documents before each change. Rows are
// only added, never changed. Ids are in lower case, as they are stored.
#pragma once

#include "storage/database.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace storage {

// One change of a record, to be written. `before` is the document that it replaced, absent for the
// first revision.
struct HistoryLine {
    std::string_view account, id;
    std::int64_t revision, at_ms;
    std::string_view who;  // id of the key or person, or the word of an operator's command
    std::span<const std::string> changed;  // names of the fields
    std::optional<std::string_view> before;
};
void write_history(Transaction& tx, const HistoryLine& line);

struct HistoryEntry {
    std::int64_t revision, at_ms;
    std::string who, changed_json;  // the names of the changed fields, as a JSON array
    std::string replaced{};         // the document that the change replaced; history() leaves it ""
};
// Some entries of the revisions from `first` up to but not including `before`, newest first, with
// the documents that they replaced. Returns none when there are none left; to continue, pass the
// revision of the last entry as `before`. One call gives at most 16 entries, each of which may name
// thousands of fields, and stops when their documents reach step_bytes_max bytes.
std::vector<HistoryEntry> history_before(ReadView& view, std::string_view account,
                                         std::string_view id, std::int64_t before,
                                         std::int64_t first);
// All entries of this revision and later, oldest first, without documents. Here the id may be in
// any case.
std::vector<HistoryEntry> history(ReadView& view, std::string_view account, std::string_view id,
                                  std::int64_t from_revision = 0);
// The document that a revision replaced. Nothing for the first revision, and for one that the
// record never had.
std::optional<std::string> document_before(ReadView& view, std::string_view account,
                                           std::string_view id, std::int64_t revision);

// A revision of a record, by an id in lower case.
struct RevisionOf {
    std::string_view id;
    std::int64_t revision;
};
struct ChangeThen {
    std::string who, changed_json;   // as in HistoryEntry
    std::string replaced{}, made{};  // the documents before and after; "": there is none
    std::int64_t revision_now = 0;   // of the record
};
// What these changes were, in their order; nothing for one that no record had. One query. With
// documents each may have half a MiB: pass few.
enum class Documents : std::uint8_t { without, with };
std::vector<std::optional<ChangeThen>> changes_then(ReadView& view, std::string_view account,
                                                    std::span<const RevisionOf> revisions,
                                                    Documents documents);
// For each of them the names of the fields that the changes after it touched, as a JSON array for
// each change; only those of the next few revisions.
inline constexpr std::int64_t later_revisions_max = 20;
std::vector<std::vector<std::string>> changed_after(ReadView& view, std::string_view account,
                                                    std::span<const RevisionOf> revisions);

// The document of a revision, byte for byte as it was stored. Nothing for a revision that the
// record never had.
std::optional<std::string> document_at(ReadView& view, std::string_view account,
                                       std::string_view id, std::int64_t revision);

}  // namespace storage
