// The audit trail as it is read, verified and shortened. storage/tables/audit writes it.
#pragma once

#include "auth/secrets.hpp"
#include "storage/migrations.hpp"
#include "storage/tables/audit.hpp"

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::audit {

// A chain: that of a store, or with store "" that of the account.
struct Chain {
    std::string account, store;
};

struct Entry {
    std::int64_t number = 0;  // from 1
    storage::AuditEntry said;
    std::string hash;
};

// The requested filter; empty texts do not filter.
struct Filter {
    std::int64_t from_ms = 0, to_ms = std::numeric_limits<std::int64_t>::max();  // since 1970
    std::string who, operation, kind, id, outcome;
    std::string address;  // keyed digest

    // Whether an index alone finds the entries, so that a page takes the same time in a chain of
    // any length. Otherwise entries are scanned one by one.
    bool is_indexed() const;
    bool admits(const Entry& entry) const;
};

// At most `limit` entries with these numbers, the last first, of which the filter may admit fewer:
// the query applies the most selective condition, admits() the others.
std::vector<Entry> newest_entries(storage::ReadView& view, const Chain& chain, const Filter& filter,
                                  const storage::AuditNumbers& among, std::int64_t limit);

std::optional<Entry> find_entry(storage::ReadView& view, const Chain& chain, std::int64_t number);
// Entries in the order of the chain.
std::vector<Entry> entries_after(storage::ReadView& view, const Chain& chain, std::int64_t number,
                                 std::int64_t limit);
std::optional<std::int64_t> lowest_number(storage::ReadView& view, const Chain& chain);

// Where a chain begins after retention: the last entry that was removed, and why. Default: all
// entries are kept.
struct Base {
    storage::ChainHead head{};   // of that entry; its number is how many were removed in total
    std::int64_t last_ms = 0;    // the latest time of an entry removed with it
    std::int64_t oldest_ms = 0;  // retention kept everything from that time on
    std::string signature{};     // of all the above, with the installation's secret
    bool operator==(const Base&) const = default;
};
Base base_of(storage::ReadView& view, const Chain& chain);

// Signs bases and checks their signatures, with the secret of the installation.
class Proof {
public:
    explicit Proof(storage::ReadView& view);

    Base signed_of(const Chain& chain, Base base) const;
    // The problem of a base, as the end of a sentence about its entry; "": none.
    std::string fault_of(const Chain& chain, const Base& base) const;

private:
    std::string signature_of(const Chain& chain, const Base& base) const;

    std::optional<auth::Pepper> pepper_;
};

// The chains of an account that have an entry, a head or a base.
std::vector<Chain> chains_of(storage::ReadView& view, std::string_view account);
// Removes entries from the beginning of one chain, never the last, and leaves a signed base: see
// Retention::forget. A chain that does not begin right after the last removed entry is left alone,
// so that tampering is not covered up.
std::int64_t forget_old(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms);

}  // namespace features::audit
