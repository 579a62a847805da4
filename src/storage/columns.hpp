// The columns of a table, each bound to a member of the struct that its rows are read into: one
// list makes the statements, the values of their parameters, and the reader.
//
//     constexpr storage::Column<Lot> lot_columns[] = {{"expires_ms", member<&Lot::expires_ms>},
//                                                     {"parts", member_as<Words, &Lot::parts>}};
//     constexpr auto select_lots = storage::select(lot_columns, "FROM lot WHERE account = $1");
//     constexpr auto put_lot =
//         storage::upsert("lot", "account", lot_columns, "account, expires_ms");
//
//     tx.post(put_lot, storage::Values(lot_columns, lot, {account}));
//     auto lots = storage::read_all(lot_columns, view.query(select_lots, {account}));
//
// Columns that belong to no member lead: their values are given one by one, and are $1, $2, ...
#pragma once

#include "storage/database.hpp"
#include "storage/statement.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>
#include <type_traits>

namespace storage {

// How a row is written to a column, and read from it.
template <class Row>
struct Access {
    Value (*value)(const Row& row, std::string& made);  // `made` keeps a text that is made for it
    void (*read)(Row& row, const Rows& rows, int column);
};

template <class Row>
struct Column {
    using row_type = Row;
    std::string_view name{};
    Access<Row> access{};
};

template <class List>
using RowOf = typename std::remove_cvref_t<decltype(*std::begin(std::declval<List&>()))>::row_type;

// What member<> binds: texts, flags, numbers and enumerations, and std::optional for NULL.
struct AsItIs {
    static std::string_view store(const std::string& text) { return text; }
    template <class Number>
    requires std::integral<Number> || std::is_enum_v<Number>
    static std::int64_t store(Number number) { return static_cast<std::int64_t>(number); }
    template <class Plain>
    static Value store(const std::optional<Plain>& value) {
        return value ? Value(store(*value)) : Value(nullptr);
    }
    static void load(std::string& text, const Rows& rows, int column) { text = rows.text(column); }
    static void load(bool& flag, const Rows& rows, int column) { flag = rows.integer(column) != 0; }
    template <class Number>
    requires std::integral<Number> || std::is_enum_v<Number>
    static void load(Number& number, const Rows& rows, int column) {
        number = static_cast<Number>(rows.integer(column));
    }
    template <class Plain>
    static void load(std::optional<Plain>& value, const Rows& rows, int column) {
        value.reset();
        if (!rows.is_null(column)) load(value.emplace(), rows, column);
    }
};

// A std::string in a column of the type BYTES.
struct AsBytes {
    static Bytes store(const std::string& bytes) { return {bytes}; }
    static std::string load(std::string bytes) { return bytes; }
};

// A std::string that statements do not look into.
struct AsLongText {
    static LongText store(const std::string& text) { return {text}; }
    static std::string load(std::string_view text) { return std::string(text); }
};

template <class Codec, auto... path>
struct Bound;
template <class Codec, class Row, class Type, Type Row::*first, auto... rest>
struct Bound<Codec, first, rest...> {
    static Value value(const Row& row, std::string& made) {
        const auto& member = ((row.*first).*....*rest);
        if constexpr (std::is_same_v<decltype(Codec::store(member)), std::string>)
            return std::string_view(made = Codec::store(member));
        else
            return Codec::store(member);
    }
    static void read(Row& row, const Rows& rows, int column) {
        auto& member = ((row.*first).*....*rest);
        if constexpr (requires { Codec::load(member, rows, column); })
            Codec::load(member, rows, column);
        else if constexpr (requires { Codec::load(rows.text(column)); })
            member = Codec::load(rows.text(column));
        else if constexpr (requires { Codec::load(rows.integer(column)); })
            member = Codec::load(rows.integer(column));
        else
            member = Codec::load(rows.bytes(column));
    }
    static constexpr Access<Row> access{value, read};
};

// A member, or the last of a path of members: member<&Delivery::event, &Event::sequence>.
template <auto... path>
inline constexpr auto member = Bound<AsItIs, path...>::access;

// A member whose stored form differs: Codec::store() makes a text or a number of it, and
// Codec::load() reads that (a std::string_view or std::int64_t; a std::string of BYTES).
template <class Codec, auto... path>
inline constexpr auto member_as = Bound<Codec, path...>::access;

// A column that is computed from the row (by a function or member function), and never read.
template <class Row, auto reckon>
requires(!std::same_as<std::invoke_result_t<decltype(reckon), const Row&>,
                       std::string>) inline constexpr Access<Row> reckoned{
    [](const Row& row, std::string&) { return Value(std::invoke(reckon, row)); },
    [](Row&, const Rows&, int) {}};

template <class... Lists>
constexpr auto joined(const Lists&... lists) {
    using Row = RowOf<std::tuple_element_t<0, std::tuple<Lists...>>>;
    std::array<Column<Row>, (count_of<Lists> + ...)> all{};
    auto next = all.begin();
    ((next = std::copy(std::begin(lists), std::end(lists), next)), ...);
    return all;
}

// The values of a statement's parameters: those that lead, then those of the row, which they must
// not outlive.
template <std::size_t leading, std::size_t count>
class Values {
public:
    template <class List>
    Values(const List& columns, const RowOf<List>& row, const Value (&lead)[leading]) {
        auto next = std::copy(std::begin(lead), std::end(lead), values_.begin());
        auto made = made_.begin();
        for (const auto& column : columns) *next++ = column.access.value(row, *made++);
    }
    Values(const Values&) = delete;
    Values& operator=(const Values&) = delete;

    operator std::span<const Value>() const { return values_; }

private:
    std::array<Value, leading + count> values_{};
    std::array<std::string, count> made_{};
};
template <class List, std::size_t leading>
Values(const List&, const RowOf<List>&, const Value (&)[leading])
    -> Values<leading, count_of<List>>;

// Adds the values of a row to those of others (ManyRows), which the row must outlive. No column may
// be one whose text is made.
template <class List>
void append(std::vector<Value>& values, const List& columns, const RowOf<List>& row) {
    std::string made;
    for (const auto& column : columns) values.push_back(column.access.value(row, made));
    if (!made.empty()) throw std::logic_error("a value of a text that is gone");
}

// Reads columns in this order from column `first` on.
template <class List>
void read_into(RowOf<List>& row, const List& columns, const Rows& rows, int first = 0) {
    for (const auto& column : columns) column.access.read(row, rows, first++);
}

template <class List>
RowOf<List> read_row(const List& columns, const Rows& rows, int first = 0) {
    RowOf<List> row{};
    read_into(row, columns, rows, first);
    return row;
}

template <class List>
std::optional<RowOf<List>> read_first(const List& columns, Rows rows) {
    if (!rows.next()) return {};
    return read_row(columns, rows);
}

template <class List>
std::vector<RowOf<List>> read_all(const List& columns, Rows rows) {
    std::vector<RowOf<List>> all;
    while (rows.next()) all.push_back(read_row(columns, rows));
    return all;
}

}  // namespace storage
