// Lists of records: counts, pages, and steps that begin after the last row of the step before. Each
// combination of conditions has one SQL text, which is made once and kept, so that its statement is
// prepared once for each connection.
#include "base/text.hpp"
#include "storage/kept_text.hpp"
#include "storage/tables/counters.hpp"
#include "storage/tables/records.hpp"
#include "storage/tables/search.hpp"

#include <algorithm>
#include <compare>
#include <limits>
#include <map>

namespace storage {
namespace {

enum class Search : std::uint8_t { none, trigrams, scan };
enum class Use : std::uint8_t { count, first, page, after };
enum class Refers : std::uint8_t { any, to_it, from_it };

constexpr std::size_t trigram_characters = 3;

// Everything that determines the SQL text: equal shapes have the same text.
struct Shape {
    Engine engine;
    Use use;
    bool is_brief;  // only the columns that a ListedRow has
    bool has_store;
    bool has_active;
    bool has_facet;
    Search search;
    Refers refers;

    auto operator<=>(const Shape&) const = default;
};

// An SQL text in the making. Each `?` becomes `$1`, `$2`, ... in the order of writing, which is the
// order in which Question and ask_for_rows() add the values.
class Text {
public:
    Text& operator<<(std::string_view part) {
        for (char c : part)
            if (c == '?')
                text_ += '$' + std::to_string(++parameters_);
            else
                text_ += c;
        return *this;
    }
    int parameters() const { return parameters_; }
    std::string done() { return std::move(text_); }

private:
    std::string text_;
    int parameters_ = 0;
};

// Of the words that are searched for: see add_conditions().
int words_parameter(const Shape& shape) {
    return 3 + int{shape.has_store} + int{shape.has_active} + int{shape.has_facet};
}

// On PostgreSQL the references are found first and each of their records is looked up (OFFSET 0
// keeps it so). Left the choice, the planner compares every record with every reference as long as
// it has no statistics of the tables.
void add_tables(Text& text, const Shape& shape) {
    const bool is_by_index = shape.search == Search::trigrams && shape.engine == Engine::sqlite;
    if (shape.refers != Refers::any && shape.engine == Engine::postgres)
        text << " FROM reference f CROSS JOIN LATERAL (SELECT * FROM record WHERE account = $1 "
             << "AND id = " << (shape.refers == Refers::to_it ? "f.from_id" : "f.to_id")
             << " OFFSET 0) r WHERE ";
    else if (is_by_index)
        text << " FROM " << places_of_words << "$" + std::to_string(words_parameter(shape))
             << and_unindexed_places << " s CROSS JOIN record r WHERE r.rowid = s.place AND ";
    else
        text << " FROM record r WHERE ";
}

void add_reference(Text& text, const Shape& shape) {
    const bool is_to_it = shape.refers == Refers::to_it;
    const bool is_joined = shape.engine == Engine::postgres;
    text << " AND ";
    if (!is_joined)
        text << "r.id IN (SELECT " << (is_to_it ? "f.from_id" : "f.to_id")
             << " FROM reference f WHERE ";
    text << "f.account = $1 AND f.field = ? AND " << (is_to_it ? "f.to_id" : "f.from_id")
         << (is_joined ? " = ?" : " = ?)");
}

// On SQLite the trigram index finds the rows, and each is looked up. A text too short for trigrams
// is searched for in every row, on both engines.
void add_conditions(Text& text, const Shape& shape) {
    const bool is_by_index = shape.search == Search::trigrams && shape.engine == Engine::sqlite;
    add_tables(text, shape);
    text << "r.account = ? AND r.kind = ?";
    if (shape.has_store) text << " AND r.store = ?";
    if (shape.has_active) text << " AND r.active = ?";
    if (shape.has_facet) text << " AND r.facet = ?";
    if (shape.search == Search::trigrams && !is_by_index)
        text << " AND r.search_text LIKE ?";
    else if (shape.search != Search::none)
        text << (shape.engine == Engine::sqlite ? " AND instr(r.search_text, ?) > 0"
                                                : " AND strpos(r.search_text, ?) > 0");
    if (shape.refers != Refers::any) add_reference(text, shape);
}

// Whether SQLite can read the list in the order of the index record_list: it then needs no sort,
// which would copy every document, and skips entries without reading their rows.
bool is_in_index_order(const Shape& shape) {
    return shape.engine == Engine::sqlite && shape.has_store && shape.has_active &&
           shape.search != Search::trigrams && shape.refers == Refers::any;
}

void add_order(Text& text, const Shape& shape) {
    if (shape.use == Use::after) text << " AND (r.sort_key, r.id) > (?, ?)";
    text << " ORDER BY r.sort_key, r.id LIMIT ?";
    if (shape.use == Use::page && !is_in_index_order(shape)) text << " OFFSET ?";
}

// The condition that the page begins with its first row, which a subquery finds by counting entries
// of the index alone: an OFFSET of the list itself would take half as long again. The subquery uses
// the parameters of the list, after which come limit and offset.
void add_begin_of_page(Text& text, const Shape& shape) {
    Text first;
    first << "SELECT r.sort_key, r.id";
    add_conditions(first, shape);
    first << " ORDER BY r.sort_key, r.id LIMIT 1 OFFSET $" << std::to_string(text.parameters() + 2);
    text << " AND (r.sort_key, r.id) >= (" << first.done() << ")";
}

// PostgreSQL sends all rows of a result at once, so the statement itself must stop: it leaves out a
// row when the documents before it have `bytes_max` bytes. Lengths are known without reading the
// documents.
std::string within_bytes(Text text) {
    const std::string bytes_max = "$" + std::to_string(text.parameters() + 1);
    return "SELECT * FROM (" + text.done() + ") AS w WHERE w.bytes_before < " + bytes_max +
           " ORDER BY w.sort_key, w.id";
}

// Where SQLite cannot follow the index, and on PostgreSQL, a subquery finds which rows are wanted,
// and only of those the documents are read. `place` names a row: its rowid on SQLite, its id on
// PostgreSQL, where account and id are the primary key.
std::string make_text(const Shape& shape) {
    Text text;
    if (shape.use == Use::count) {
        text << "SELECT COUNT(*)";
        add_conditions(text, shape);
        return text.done();
    }
    text << "SELECT r.form, r.doc, r.id, r.sort_key";
    if (!shape.is_brief || !shape.has_store) text << ", r.store";
    if (!shape.is_brief) text << ", r.active, r.revision, r.sequence";
    if (is_in_index_order(shape)) {
        add_conditions(text, shape);
        if (shape.use == Use::page) add_begin_of_page(text, shape);
        add_order(text, shape);
        return text.done();
    }
    if (shape.engine == Engine::postgres)
        text << ", sum(octet_length(r.doc)) OVER (ORDER BY r.sort_key, r.id) "
             << "- octet_length(r.doc) AS bytes_before";
    text << " FROM (SELECT " << (shape.engine == Engine::sqlite ? "r.rowid" : "r.id")
         << " AS place";
    add_conditions(text, shape);
    add_order(text, shape);
    text << ") AS p JOIN record r ON "
         << (shape.engine == Engine::sqlite ? "r.rowid = p.place"
                                            : "r.account = $1 AND r.id = p.place");
    if (shape.engine == Engine::postgres) return within_bytes(std::move(text));
    text << " ORDER BY r.sort_key, r.id";
    return text.done();
}

// Each thread remembers the texts that it has used, so that threads do not wait for the lock of
// kept_text().
std::string_view text_of(const Shape& shape) {
    static thread_local std::map<Shape, std::string_view> known;
    std::string_view& text = known[shape];
    if (text.empty()) text = kept_text(make_text(shape));
    return text;
}

// For LIKE: texts that have this one in them.
std::string pattern_of(std::string_view text) {
    std::string out = "%";
    for (char c : text) {
        if (std::string_view("%_\\").find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out += '%';
}

std::int64_t kept_count(ReadView& view, const Listing& listing) {
    return storage::kept_count(view, listing.account, listing.store, listing.kind->name,
                               listing.is_active);
}

// A listing as a query for one engine: its SQL text, and its values in the order of the parameters.
// Refers to the listing, which must outlive it.
class Question {
public:
    Question(ReadView& view, const Listing& listing, Use use, bool is_brief)
        : shape_{.engine = view.engine(),
                 .use = use,
                 .is_brief = is_brief,
                 .has_store = listing.store.has_value(),
                 .has_active = listing.is_active.has_value(),
                 .has_facet = listing.facet.has_value(),
                 .search = search_of(view, listing),
                 .refers = refers_of(listing)} {
        values_ = {listing.account, listing.kind->name};
        if (listing.store) add(*listing.store);
        if (listing.is_active) add(*listing.is_active);
        if (listing.facet) add(*listing.facet);
        add_search(listing.search);
        if (listing.refers) {
            add(listing.refers->field);
            add(listing.refers->id);
        }
    }

    void add(Value value) { values_.push_back(value); }
    Rows ask(ReadView& view) const { return view.query(text_of(shape_), values_); }

private:
    static Refers refers_of(const Listing& listing) {
        if (!listing.refers) return Refers::any;
        return listing.refers->is_its_own ? Refers::from_it : Refers::to_it;
    }
    // SQLite's search index finds rows of all accounts. When the list is short, reading all of it
    // is faster, however many records of other accounts have the same words.
    static Search search_of(ReadView& view, const Listing& listing) {
        if (listing.search.empty()) return Search::none;
        if (base::character_count(listing.search) < trigram_characters) return Search::scan;
        const bool is_short =
            view.engine() == Engine::sqlite && kept_count(view, listing) <= scanned_rows_max;
        return is_short ? Search::scan : Search::trigrams;
    }
    void add_search(std::string_view text) {
        if (shape_.search == Search::none) return;
        if (shape_.search == Search::trigrams)
            pattern_ = shape_.engine == Engine::sqlite ? std::string(text) : pattern_of(text);
        else
            pattern_ = text;
        add(pattern_);
    }

    Shape shape_;
    std::string pattern_;
    std::vector<Value> values_;
};

using Position = ListReader::Position;

// No stored text has a NUL, so a search for one finds nothing; the engines would compare only the
// part before it.
bool is_empty(const Listing& listing) { return listing.search.find('\0') != std::string::npos; }

Row row_of(const ListedRow& listed, const Rows& rows) {
    return {.store = std::string(listed.store()),
            .id = std::string(listed.id()),
            .is_active = rows.integer(5) != 0,
            .revision = rows.integer(6),
            .sequence = rows.integer(7),
            .form = listed.form(),
            .doc = std::string(listed.doc())};
}

constexpr std::int64_t bytes_unlimited = std::numeric_limits<std::int64_t>::max();

// The rows after `position`, at most page.limit; without a position those of `page`.
Rows ask_for_rows(ReadView& view, const Listing& listing, const std::optional<Position>& position,
                  Page page, bool is_brief, std::int64_t bytes_max) {
    const Use use = position ? Use::after : page.offset != 0 ? Use::page : Use::first;
    Question question(view, listing, use, is_brief);
    if (position) {
        question.add(position->sort_key);
        question.add(position->id);
    }
    question.add(page.limit);
    if (use == Use::page) question.add(page.offset);
    if (view.engine() == Engine::postgres) question.add(bytes_max);
    return question.ask(view);
}

// Visits the rows of one step, and moves `position` and `page` past them. Calls visit(listed_row,
// rows) for each row. False when the page is finished.
template <class Visiting>
bool visit_step(ReadView& view, const Listing& listing, std::optional<Position>& position,
                Page& page, bool is_brief, Visiting visit) {
    if (is_empty(listing) || page.limit <= 0) return false;
    const auto from = position;  // a copy, since `position` changes while the rows are read
    const std::int64_t limit = std::min(page.limit, step_rows_max);
    const bool is_told = view.engine() == Engine::postgres;  // the statement itself stops
    std::int64_t count = 0, bytes = 0;
    for (Rows rows =
             ask_for_rows(view, listing, from, {page.offset, limit}, is_brief, step_bytes_max);
         (is_told || bytes < step_bytes_max) && rows.next();) {
        const ListedRow row(rows, listing);
        visit(row, rows);
        bytes += static_cast<std::int64_t>(row.doc().size());
        ++count;
        if (count == limit || bytes >= step_bytes_max)
            position = {std::string(rows.text(3)), std::string(row.id())};
    }
    page.limit -= count;
    return page.limit > 0 && (count == limit || bytes >= step_bytes_max);
}

}  // namespace

std::int64_t count(ReadView& view, const Listing& listing) {
    if (is_empty(listing)) return 0;
    if (listing.search.empty() && !listing.refers && !listing.facet)
        return kept_count(view, listing);
    Rows rows = Question(view, listing, Use::count, true).ask(view);
    return rows.next() ? rows.integer(0) : 0;
}

std::vector<Row> page(ReadView& view, const Listing& listing, Page page) {
    std::vector<Row> found;
    if (is_empty(listing)) return found;
    for (Rows rows = ask_for_rows(view, listing, {}, page, false, bytes_unlimited); rows.next();)
        found.push_back(row_of(ListedRow(rows, listing), rows));
    return found;
}

bool ListReader::visit_some(ReadView& view, const Visit& visit) {
    return visit_step(view, listing_, position_, rest_, true,
                      [&](const ListedRow& row, const Rows&) { visit(row); });
}

bool ListReader::read_some(ReadView& view, std::vector<Row>& found) {
    found.clear();
    return visit_step(
        view, listing_, position_, rest_, false,
        [&](const ListedRow& row, const Rows& rows) { found.push_back(row_of(row, rows)); });
}

}  // namespace storage
