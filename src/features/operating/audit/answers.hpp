// Audit entries as answers and files show them.
#pragma once

#include "auth/authors.hpp"
#include "features/operating/audit/audit_store.hpp"
#include "schema/object.hpp"

namespace features::audit {

// An entry, its author, and the paired device at which it was done: "" where it was none.
struct ShownEntry {
    const Entry& entry;
    const auth::Author& author;
    std::string_view device{};
};
extern const schema::Object<ShownEntry> entry_answer;

// For files: the names of the columns, and an entry.
void append_header(std::string& out);
void append_row(std::string& out, const ShownEntry& shown);

struct ShownPage {
    std::vector<std::string> entries;  // JSON
    bool has_more;
    std::int64_t last;  // number of the last entry that was read
};
extern const schema::Object<ShownPage> page_answer;

struct ShownHead {
    const Chain& chain;
    const storage::ChainHead& head;
    const std::optional<Entry>& last;

    std::optional<std::int64_t> at_ms() const {
        return last ? std::optional(last->said.at_ms) : std::nullopt;
    }
};
extern const schema::Object<ShownHead> head_answer;

}  // namespace features::audit
