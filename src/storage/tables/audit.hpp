// The audit: who did what, when and from where, in chains of rows. Each row has the hash of itself
// and of the row before it, so that a row that was changed, removed or inserted later breaks its
// chain. There is one chain for each store and, with store "", one for each account. Rows are only
// ever added, and hold field names and keyed digests, never a person's name or text.
#pragma once

#include "storage/database.hpp"

#include <span>
#include <string>
#include <vector>

namespace storage {

struct AuditEntry {
    std::int64_t at_ms = 0;
    std::string who{};         // id of the key or sign-in, or the word of an operator's command
    std::string session{};     // id of a person's session
    std::string network{};     // without the part of the address that identifies a household
    std::string address{};     // keyed digest of the address
    std::string operation{};   // as the API document names it ("updateCategory"), or "signIn" ...
    std::string kind{}, id{};  // of what was changed
    std::int64_t revision = 0;
    std::string fields{};   // the names of what was changed, with blanks between them
    std::string outcome{};  // "done", or why not
    bool operator==(const AuditEntry&) const = default;
};

// Rows are found by their number, by the id of what was changed, and by the hour: `audit_hour` has
// a row for each stretch of a chain that was written in one hour. A clock that was set back begins
// another stretch, so that numbers need not be in the order of times.
inline constexpr std::int64_t audit_hour_ms = 3'600'000;

// The numbers of a chain among which are all rows of a time: those from `first` up to, not
// including, `end`. They may contain others.
struct AuditNumbers {
    std::int64_t first, end;
};
AuditNumbers audit_numbers(ReadView& view, std::string_view account, std::string_view store,
                           std::int64_t from_ms, std::int64_t to_ms);

// Adds a row to the chain of the store ("" is the account) in this transaction. Throws
// std::logic_error unless the write holds the lock of that scope, which makes the rows one chain.
void append_audit(Transaction& tx, std::string_view account, std::string_view store,
                  const AuditEntry& entry);

// Somebody at a moment, when `audit` was the number of the last entry of the store's audit (as in
// Event).
struct AuthorAt {
    std::string_view who;
    std::int64_t at_ms, audit;
};
// The operation that each of them called then in the store, in their order: "" where the audit has
// none, or several. Only the few entries around that number are looked at.
std::vector<std::string> operations_then(ReadView& view, std::string_view account,
                                         std::string_view store, std::span<const AuthorAt> authors);

// How many rows this process has added since it started; those of undone writes count too.
std::uint64_t audit_entries();

// Where a chain ends, according to its scope; number 0 when it has no rows.
ChainHead audit_head(ReadView& view, std::string_view account, std::string_view store);

// The hash of a row that follows one with the hash `previous` ("" for the first): 64 hex digits.
std::string audit_hash(std::string_view previous, std::string_view account, std::string_view store,
                       std::int64_t number, const AuditEntry& entry);

}  // namespace storage
