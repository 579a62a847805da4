// The table `record`, which has the records of nearly every kind. save() writes a record and, in
// the same transaction, what belongs to it: references, counters, history, event, search text.
#pragma once

#include "schema/kind.hpp"
#include "storage/database.hpp"
#include "storage/tables/references.hpp"

#include <limits>
#include <optional>

namespace storage {

// A record as it is stored.
struct Row {
    std::string store;  // "" for kinds that belong to the account itself
    std::string id;
    bool is_active = true;
    std::int64_t revision = 0;
    std::int64_t sequence = 0;  // the number of the event of its last change
    int form = 0;               // smaller than the kind's: the document must be reprinted
    std::string doc;            // JSON
};

// The record of that kind and account, active or not, in whatever store. The id may be in any case.
std::optional<Row> find(ReadView& view, const schema::Kind& kind, std::string_view account,
                        std::string_view id);

// The stores of the account, by name: those that are active or not (absent: both) and whose search
// text contains `search`. Found by their scopes, so that the cost depends only on the number of
// stores.
std::vector<Row> stores_of(ReadView& view, std::string_view account, std::optional<bool> is_active,
                           std::string_view search);

// The store of the account that was made first. "" when there is none.
std::string oldest_store(ReadView& view, std::string_view account);

// The record that an id of the account belongs to, of any kind. The id is in lower case.
struct Owner {
    std::string kind, store;
    bool is_active;
};
std::optional<Owner> owner_of(ReadView& view, std::string_view account, std::string_view id);

// The id of an active record other than `except_id` that has this name (as base::name_key) in the
// store, under the record `within` where names are unique under another record (else ""). Nothing
// for an empty name.
std::optional<std::string> find_active_name(ReadView& view, const schema::Kind& kind,
                                            std::string_view account, std::string_view store,
                                            std::string_view within, std::string_view name_key,
                                            std::string_view except_id);

// Which records a list has.
struct Listing {
    const schema::Kind* kind = nullptr;  // must outlive the listing
    std::string account;
    std::optional<std::string> store;    // absent: all stores of the account
    std::optional<bool> is_active{};     // absent: both
    std::optional<std::string> facet{};  // only records with this facet; absent: all
    // Only records whose search text contains this, as base::search_key; empty: all.
    std::string search{};
    // Only records that refer to the record `id` in `field`; or, with is_its_own, those that the
    // record `id` refers to in its own `field`.
    struct By {
        std::string field;
        std::string id;
        bool is_its_own = false;
    };
    std::optional<By> refers{};
};

// On SQLite a search in a list of up to this many records reads them all; in a longer one it uses
// the search index.
inline constexpr std::int64_t scanned_rows_max = 1'000;

struct Page {
    std::int64_t offset = 0;
    std::int64_t limit = 0;
};

// How many records the list has. From the kept counters where it has no facet, search or reference,
// else by counting rows.
std::int64_t count(ReadView& view, const Listing& listing);
// The rows of a page, ordered by sort key, then id, all in memory: for pages of a few rows.
std::vector<Row> page(ReadView& view, const Listing& listing, Page page);

// A row of a list, as views of what the database returned: valid only during the visit.
class ListedRow {
public:
    ListedRow(const Rows& rows, const Listing& listing) : rows_(rows), listing_(listing) {}
    int form() const { return static_cast<int>(rows_.integer(0)); }
    std::string_view doc() const { return rows_.text(1); }
    std::string_view id() const { return rows_.text(2); }
    std::string_view store() const {
        return listing_.store ? std::string_view(*listing_.store) : rows_.text(4);
    }

private:
    const Rows& rows_;
    const Listing& listing_;
};
using Visit = std::function<void(const ListedRow&)>;

// How much one step of a ListReader reads at most: this many rows, and only until their documents
// reach this many bytes.
inline constexpr std::int64_t step_rows_max = 500;
inline constexpr std::int64_t step_bytes_max = 1 << 20;

// Reads a list, or a page of it, step by step, ordered by sort key and id. Each step begins after
// the last row of the step before it. Made in one snapshot, the steps are one consistent list; in
// several, a record that is renamed in between may come twice or not at all.
class ListReader {
public:
    struct Position {  // of the last row that was read
        std::string sort_key, id;
    };

    explicit ListReader(Listing listing,
                        Page page = {.limit = std::numeric_limits<std::int64_t>::max()})
        : listing_(std::move(listing)), rest_(page) {}

    const Listing& listing() const { return listing_; }
    // Visits the rows of the next step. False when there are no more after these.
    bool visit_some(ReadView& view, const Visit& visit);
    // The same, with the rows put into `found`, whose earlier content is removed.
    bool read_some(ReadView& view, std::vector<Row>& found);

private:
    Listing listing_;
    std::optional<Position> position_{};
    Page rest_;
};

// Whether the account has such a record, active or not. The id may be in any case.
bool exists(ReadView& view, const schema::Kind& kind, std::string_view account,
            std::string_view id);

// What save() writes.
struct Save {
    const schema::Kind* kind = nullptr;
    std::string account;
    std::string store;
    std::string id;
    bool is_active = true;
    std::string within;         // id of the record under which the name is unique; "": in the store
    std::string name_key;       // as base::name_key; "" when the kind has no unique name
    std::string sort_key;       // the name as base::search_key
    std::string search_text;    // name and codes as base::search_key, separated by '\x1f'
    std::string facet{};        // value of the field that splits the kind's lists; "" for none
    std::int64_t revision = 1;  // 1 for a new record, else one more than before
    std::string doc;
    using Reference = storage::Reference;
    std::vector<Reference> references{};
    std::string who;  // id of the key or person, or the word of an operator's command
    std::int64_t at_ms = 0;
    std::vector<std::string> changed{};  // names of the fields that differ from before
    // The natural keys of the kind. Absent value: as before; "": none from now on.
    struct Key {
        std::string_view field;  // a literal
        std::optional<std::string> value;
    };
    std::vector<Key> keys{};
    // Hash of the picture that the record shows from now on, "" for none; absent: as before.
    std::optional<std::string> image{};
};
// Writes a record and what belongs to it, and returns the number of its event. `before` is the row
// as it was read in this transaction, absent for a new record. When another active record has the
// name, the write fails with 400 "Name already exist", here or at its commit, and with 409 when one
// has a natural key of it. Throws
// std::logic_error when the transaction does not hold the store's lock, the revision is not the
// next one, or the row in the table is not the one in `before`.
std::int64_t save(Transaction& tx, const Save& save, const std::optional<Row>& before);

}  // namespace storage
