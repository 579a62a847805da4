#include "bench/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace bench {
namespace {

constexpr std::size_t id_length = 24, name_length = 8;
// Of an id: what differs between two of one run of the program. It begins with the time.
constexpr std::size_t id_counted = 16;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_id_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f'); }

std::uint64_t number_in(std::string_view digits, int base) {
    std::uint64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number, base);
    return number;
}

std::string list_of(const std::vector<std::string>& parts, const char* between) {
    return fmt::format("{}", fmt::join(parts, between));
}

// One table, in all three states.
struct Table {
    std::string name;
    std::vector<std::string> columns;  // quoted
    std::vector<std::size_t> keys;     // the columns of the primary key

    Table(const Connection& connection, const std::string& its_name, bool is_virtual)
        : name(its_name) {
        if (is_virtual) {
            columns.emplace_back("rowid");
            keys.push_back(0);
        }
        Statement about(connection,
                        "SELECT name, pk FROM pragma_table_info('" + name + "', 'main')");
        while (about.step()) {
            if (about.number(1) > 0) keys.push_back(columns.size());
            columns.push_back('"' + about.text(0) + '"');
        }
    }

    std::string where_key() const {
        std::vector<std::string> parts;
        for (std::size_t i : keys) parts.push_back(fmt::format("{} IS ?{}", columns[i], i + 1));
        return list_of(parts, " AND ");
    }
};

using Rows = std::vector<std::vector<Value>>;

// What a write has made of a table, sorted by its columns.
struct Difference {
    Rows added, changed;

    Difference(const Connection& connection, const Table& table, int before, int after) {
        const std::string columns = list_of(table.columns, ", ");
        const auto in = [&](int state) { return fmt::format("state{}.{}", state, table.name); };
        Statement rows(connection, fmt::format("SELECT {0} FROM {1} EXCEPT SELECT {0} FROM {2}",
                                               columns, in(after), in(before)));
        const std::string known_sql =
            table.keys.empty()
                ? "SELECT 1 WHERE 0"
                : fmt::format("SELECT 1 FROM {} WHERE {}", in(before), table.where_key());
        while (rows.step()) {
            auto row = rows.row();
            Statement known(connection, known_sql);
            known.bind(row);
            (known.step() ? changed : added).push_back(std::move(row));
        }
        Statement counts(connection,
                         fmt::format("SELECT (SELECT count(*) FROM {}), (SELECT count(*) FROM {})",
                                     in(before), in(after)));
        counts.step();
        if (counts.number(1) != counts.number(0) + static_cast<std::int64_t>(added.size()))
            throw std::runtime_error("a write that deletes rows cannot be written again: " +
                                     table.name);
    }
};

std::vector<Table> all_tables(const Connection& connection) {
    std::vector<Table> tables;
    Statement names(connection,
                    "SELECT name, type = 'virtual' FROM pragma_table_list WHERE schema = 'main' "
                    "AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%' "
                    "AND name <> 'replayed'");
    while (names.step()) tables.emplace_back(connection, names.text(0), names.number(1) != 0);
    return tables;
}

}  // namespace

// ---- a column -----------------------------------------------------------------------------------

NextValue::NextValue(Value before, Value last)
    : before_(std::move(before)), last_(std::move(last)) {
    const auto* text_before = std::get_if<std::string>(&before_);
    const auto* text = std::get_if<std::string>(&last_);
    if (text && text_before && text->size() == text_before->size())
        find_numbers(*text_before, *text);
}

void NextValue::find_numbers(const std::string& before, const std::string& last) {
    for (std::size_t at = 0, end = 0; at < last.size(); at = end + 1) {
        end = at;
        while (end < last.size() && is_id_digit(last[end])) ++end;
        const std::string_view digits(last.data() + at, end - at);
        const std::string_view old_digits(before.data() + at, end - at);
        const bool is_id = digits.size() == id_length;
        const bool is_name =
            digits.size() == name_length && std::all_of(digits.begin(), digits.end(), is_digit);
        if ((!is_id && !is_name) || digits == old_digits) continue;
        const std::size_t length = is_id ? id_counted : name_length;
        const auto number = [&](std::string_view all) {
            return number_in(all.substr(all.size() - length), is_id ? 16 : 10);
        };
        numbers_.push_back({.at = end - length,
                            .length = length,
                            .is_id = is_id,
                            .last = number(digits),
                            .step = number(digits) - number(old_digits)});
    }
}

void NextValue::put(std::int64_t distance, Value& value) const {
    if (const auto* number = std::get_if<std::int64_t>(&last_)) {
        const auto* number_before = std::get_if<std::int64_t>(&before_);
        value = *number + (number_before ? *number - *number_before : 0) * distance;
    } else if (numbers_.empty()) {
        value = distance % 2 == 0 ? last_ : before_;
    }
    for (const Number& one : numbers_) {
        const std::uint64_t next = one.last + one.step * static_cast<std::uint64_t>(distance);
        const std::string digits =
            one.is_id ? fmt::format("{:016x}", next) : fmt::format("{:08}", next);
        std::get<std::string>(value).replace(one.at, one.length, digits);
    }
}

// ---- a row --------------------------------------------------------------------------------------

class Replay::Row {
public:
    Row(const Connection& connection, const Table& table, bool is_changed,
        const std::vector<Value>& before, std::vector<Value> last)
        : connection_(connection), is_changed_(is_changed), values_(std::move(last)) {
        std::vector<std::string> marks, changes;
        for (std::size_t i = 0; i < values_.size(); ++i) {
            NextValue next(before[i], values_[i]);
            marks.push_back(fmt::format("?{}", i + 1));
            if (next.is_constant()) continue;
            changes.push_back(fmt::format("{} = ?{}", table.columns[i], i + 1));
            next_.emplace_back(i, std::move(next));
        }
        const std::string sql =
            is_changed ? fmt::format("UPDATE {} SET {} WHERE {}", table.name,
                                     list_of(changes, ", "), table.where_key())
                       : fmt::format("INSERT INTO {} ({}) VALUES ({})", table.name,
                                     list_of(table.columns, ", "), list_of(marks, ", "));
        statement_ = std::make_unique<Statement>(connection, sql);
    }
    void write(std::int64_t distance) {
        for (const auto& [column, next] : next_) next.put(distance, values_[column]);
        statement_->run(values_);
        if (is_changed_ && sqlite3_changes(connection_.handle()) != 1)
            throw std::runtime_error("a row that each write changes is not there");
    }

private:
    const Connection& connection_;
    const bool is_changed_;
    std::vector<Value> values_;
    std::vector<std::pair<std::size_t, NextValue>> next_;
    std::unique_ptr<Statement> statement_;
};

// ---- all of them --------------------------------------------------------------------------------

Replay::Replay(const Connection& connection, const std::string& folder)
    : connection_(connection),
      begin_(connection, "BEGIN IMMEDIATE"),
      commit_(connection, "COMMIT") {
    for (int state : {0, 1, 2})
        connection.script(fmt::format("ATTACH '{}/{}.db' AS state{}", folder, state, state));
    for (const Table& table : all_tables(connection)) {
        Difference before(connection, table, 0, 1), last(connection, table, 1, 2);
        if (before.added.size() != last.added.size() ||
            before.changed.size() != last.changed.size())
            throw std::runtime_error("two writes have not written alike: " + table.name);
        for (std::size_t i = 0; i < last.added.size(); ++i)
            added_.push_back(std::make_unique<Row>(connection, table, false, before.added[i],
                                                   std::move(last.added[i])));
        for (std::size_t i = 0; i < last.changed.size(); ++i)
            changed_.push_back(std::make_unique<Row>(connection, table, true, before.changed[i],
                                                     std::move(last.changed[i])));
    }
    if (added_.empty()) throw std::runtime_error("the writes have added nothing");
    for (int state : {0, 1, 2}) connection.script(fmt::format("DETACH state{}", state));
    connection.script("CREATE TABLE IF NOT EXISTS replayed (count INTEGER)");
    Statement count(connection, "SELECT coalesce(max(count), 0) FROM replayed");
    count.step();
    count_ = count.number(0);
}

Replay::~Replay() = default;

void Replay::write_group(int size) {
    begin_.run();
    for (int i = 1; i <= size; ++i)
        for (const auto& row : added_) row->write(count_ + i);
    count_ += size;
    for (const auto& row : changed_) row->write(count_);
    commit_.run();
}

void Replay::keep_count() const {
    Statement(connection_, "INSERT INTO replayed VALUES (?1)").run({count_});
}

}  // namespace bench
