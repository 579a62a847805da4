// The texts of statements that the compiler puts together from literals and lists of columns (see
// columns.hpp). They are constants, so that they live as long as the process:
//
//     constexpr storage::Statement select_lots{"SELECT store, ", storage::names(lot_columns),
//                                              " FROM lot WHERE account = $1"};
//
// Leading columns and keys are written as in SQL: "account, store".
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace storage {

// How many columns a list of them has: an array, or a std::array.
template <class List>
inline constexpr std::size_t count_of = std::tuple_size_v<List>;
template <class Column, std::size_t count>
inline constexpr std::size_t count_of<Column[count]> = count;

template <std::size_t bytes_max>
class Statement {
public:
    constexpr Statement() = default;
    template <class... Parts>
    constexpr explicit Statement(const Parts&... parts) {
        (add(parts), ...);
    }

    constexpr operator std::string_view() const& { return {text_.data(), size_}; }
    operator std::string_view() && = delete;  // it must live as long as the process

    constexpr void add(std::string_view part) {
        for (const char c : part) text_.at(size_++) = c;
    }
    // "$7"
    constexpr void add_parameter(std::size_t number) {
        add("$");
        if (number >= 10) text_.at(size_++) = static_cast<char>('0' + number / 10);
        text_.at(size_++) = static_cast<char>('0' + number % 10);
    }

private:
    std::array<char, bytes_max> text_{};
    std::size_t size_ = 0;
};

template <class Part>
inline constexpr std::size_t bytes_max_of = 0;
template <std::size_t size>
inline constexpr std::size_t bytes_max_of<char[size]> = size;
template <std::size_t bytes_max>
inline constexpr std::size_t bytes_max_of<Statement<bytes_max>> = bytes_max;

template <class... Parts>
Statement(const Parts&...) -> Statement<(bytes_max_of<Parts> + ...)>;

inline constexpr std::size_t name_bytes_max = 24;  // of a column; longer ones do not compile

// Calls `act` for each name of "account, store".
template <class Act>
constexpr void each_name(std::string_view list, Act act) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(", "), list.size());
        act(list.substr(0, end));
        list.remove_prefix(std::min(end + 2, list.size()));
    }
}

// "name, url"; with an alias "w.", "w.name, w.url".
template <class List>
constexpr auto names(const List& columns, std::string_view alias = "") {
    Statement<count_of<List>*(name_bytes_max + 4)> text;
    std::string_view comma;
    for (const auto& column : columns) {
        text.add(comma);
        text.add(alias);
        text.add(column.name);
        comma = ", ";
    }
    return text;
}

// "name = $3, url = $4"
template <class List>
constexpr auto assignments(const List& columns, std::size_t first_parameter) {
    Statement<count_of<List>*(name_bytes_max + 8)> text;
    std::string_view comma;
    for (const auto& column : columns) {
        text.add(comma);
        text.add(column.name);
        text.add(" = ");
        text.add_parameter(first_parameter++);
        comma = ", ";
    }
    return text;
}

// The rest begins with FROM.
template <class List, std::size_t size>
constexpr auto select(const List& columns, const char (&rest)[size]) {
    return Statement{"SELECT ", names(columns), " ", rest};
}

// Everything before VALUES, as ManyRows needs it.
template <std::size_t table_size, std::size_t lead_size, class List>
constexpr auto insert_head(const char (&table)[table_size], const char (&lead)[lead_size],
                           const List& columns) {
    return Statement{"INSERT INTO ", table, " (", lead, ", ", names(columns), ")"};
}

template <std::size_t table_size, std::size_t lead_size, class List>
constexpr auto insert_into(const char (&table)[table_size], const char (&lead)[lead_size],
                           const List& columns) {
    Statement<lead_size * 2 + count_of<List> * 5> parameters;
    std::size_t number = 0;
    const auto add = [&](std::string_view) {
        parameters.add(number == 0 ? "" : ", ");
        parameters.add_parameter(++number);
    };
    each_name(lead, add);
    for (const auto& column : columns) add(column.name);
    return Statement{insert_head(table, lead, columns), " VALUES (", parameters, ")"};
}

// Inserts a row, or changes all other columns of the row with these keys.
template <std::size_t table_size, std::size_t lead_size, class List, std::size_t keys_size>
constexpr auto upsert(const char (&table)[table_size], const char (&lead)[lead_size],
                      const List& columns, const char (&keys)[keys_size]) {
    Statement<lead_size * 8 + count_of<List> * 2 * (name_bytes_max + 8)> changes;
    std::string_view comma;
    const auto take_over = [&](std::string_view name) {
        bool is_key = false;
        each_name(keys, [&](std::string_view key) { is_key |= key == name; });
        if (is_key) return;
        for (const std::string_view part : {comma, name, std::string_view(" = excluded."), name})
            changes.add(part);
        comma = ", ";
    };
    each_name(lead, take_over);
    for (const auto& column : columns) take_over(column.name);
    return Statement{insert_into(table, lead, columns), " ON CONFLICT (", keys, ") DO UPDATE SET ",
                     changes};
}

// Changes the row of these keys, whose values lead.
template <std::size_t table_size, std::size_t keys_size, class List>
constexpr auto update(const char (&table)[table_size], const char (&keys)[keys_size],
                      const List& columns) {
    Statement<keys_size * 4> condition;
    std::size_t parameter = 1;
    each_name(keys, [&](std::string_view key) {
        condition.add(parameter == 1 ? " WHERE " : " AND ");
        condition.add(key);
        condition.add(" = ");
        condition.add_parameter(parameter++);
    });
    return Statement{"UPDATE ", table, " SET ", assignments(columns, parameter), condition};
}

}  // namespace storage
