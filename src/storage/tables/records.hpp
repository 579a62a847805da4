// Records of every kind in one table. save() writes a record and, in the same transaction, what
// follows from it: references, counters, history, event, search text.
#pragma once

#include "schema/kind.hpp"
#include "storage/database.hpp"
#include "storage/tables/references.hpp"

#include <limits>
#include <optional>

namespace storage {

struct Row {
    std::string store;  // "" for account-level kinds
    std::string id;
    bool is_active = true;
    std::int64_t revision = 0;
    std::int64_t sequence = 0;
    int form = 0;  // older than the kind's: the document must be rendered again
    std::string doc;
};

// The record of that kind and account, whatever its store. Ids are compared in lower case.
std::optional<Row> find(ReadView& view, const schema::Kind& kind, std::string_view account,
                        std::string_view id);

// Whose id it is among all records of the account, whatever their kind.
struct Owner {
    std::string kind, store;
    bool is_active;
};
std::optional<Owner> owner_of(ReadView& view, std::string_view account, std::string_view id);

// The active record that has this name, if it is not `except_id`.
std::optional<std::string> find_active_name(ReadView& view, const schema::Kind& kind,
                                            std::string_view account, std::string_view store,
                                            std::string_view within, std::string_view name_key,
                                            std::string_view except_id);

struct Listing {
    const schema::Kind* kind = nullptr;
    std::string account;
    std::optional<std::string> store;    // absent: all stores of the account
    std::optional<bool> is_active{};     // absent: both
    std::optional<std::string> facet{};  // only records with this facet; absent: all
    std::string search{};                // folded by base::search_key; empty: all
    // Only records that refer to this id in this field, or that this id refers to in its own.
    struct By {
        std::string field;
        std::string id;
        bool is_its_own = false;
    };
    std::optional<By> refers{};
};

// Up to so many records of a kind a search on SQLite reads them all; beyond, it asks its index.
inline constexpr std::int64_t scanned_rows_max = 1'000;

struct Page {
    std::int64_t offset = 0;
    std::int64_t limit = 0;
};

std::int64_t count(ReadView& view, const Listing& listing);
// A few rows, ordered by sort key, then id.
std::vector<Row> page(ReadView& view, const Listing& listing, Page page);

// A row of a list as it lies in the database; valid during the visit.
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

// What a step reads at most: so many rows, and of large ones only until their documents have so
// many bytes.
inline constexpr std::int64_t step_rows_max = 500;
inline constexpr std::int64_t step_bytes_max = 1 << 20;

// A list, or a page of it, in the same order, read step by step. In one snapshot the steps are one
// list; each begins after the last row of the one before it.
class ListReader {
public:
    struct Position {  // of the last row seen
        std::string sort_key, id;
    };

    explicit ListReader(Listing listing,
                        Page page = {.limit = std::numeric_limits<std::int64_t>::max()})
        : listing_(std::move(listing)), rest_(page) {}

    const Listing& listing() const { return listing_; }
    // The next rows. False: there are no more.
    bool visit_some(ReadView& view, const Visit& visit);
    bool read_some(ReadView& view, std::vector<Row>& found);

private:
    Listing listing_;
    std::optional<Position> position_{};
    Page rest_;
};

// Whether there is a record of that kind, active or not.
bool exists(ReadView& view, const schema::Kind& kind, std::string_view account,
            std::string_view id);

// What a save writes. `before` is the row as it was read in this transaction, absent on create.
struct Save {
    const schema::Kind* kind = nullptr;
    std::string account;
    std::string store;
    std::string id;
    bool is_active = true;
    std::string within;       // id under which the name is unique, "" for the store
    std::string name_key;     // "" when the kind has no unique name
    std::string sort_key;     // folded name
    std::string search_text;  // folded name and codes, separated by '\x1f'
    std::string facet{};      // value of the field that splits the kind's lists, "" for none
    std::int64_t revision = 1;
    std::string doc;
    using Reference = storage::Reference;
    std::vector<Reference> references{};
    std::string who;  // id of the key or the person
    std::int64_t at_ms = 0;
    std::vector<std::string> changed{};  // names of the fields that differ from before
    // Hash of the picture that the record shows from now on, "" for none; absent: as before.
    std::optional<std::string> image{};
};
// When the unique index refuses the name, the write fails as 400 "Name already exist", here or at
// its commit. The transaction holds the store's lock. Returns the event's sequence. A revision
// other than the next, a missing lock and a row that is not as `before` says are std::logic_error.
std::int64_t save(Transaction& tx, const Save& save, const std::optional<Row>& before);

}  // namespace storage
