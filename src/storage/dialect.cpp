#include "storage/dialect.hpp"

#include <algorithm>
#include <stdexcept>

namespace storage {
namespace {

struct Word {
    std::string_view neutral, sqlite, postgres;
};

constexpr Word words[] = {
    {"LABEL", "TEXT", "TEXT COLLATE \"C\""},
    {"DOCUMENT", "TEXT", "TEXT COMPRESSION lz4 COLLATE \"C\""},
    {"NUMBER", "INTEGER", "BIGINT"},
    {"FLAG", "INTEGER", "SMALLINT"},
    {"BYTES", "BLOB", "BYTEA"},
    {"PLAIN", "long_text", ""},
    {"BY_ACCOUNT", "", ""},
    {"REFERENCE", "", ""},
    {"ROWLESS", "WITHOUT ROWID", ""},
    {"HOT", "", "WITH (fillfactor = 50)"},
};

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789";

std::string_view translated(std::string_view word, Engine engine) {
    const auto* found = std::find_if(std::begin(words), std::end(words),
                                     [&](const Word& known) { return known.neutral == word; });
    if (found == std::end(words)) return word;
    return engine == Engine::sqlite ? found->sqlite : found->postgres;
}

// The string literal, comment, word or single character that `sql` begins with.
std::string_view first_token(std::string_view sql) {
    if (sql.starts_with("'")) {
        const std::size_t closing = sql.find('\'', 1);
        return closing == std::string_view::npos ? sql : sql.substr(0, closing + 1);
    }
    if (sql.starts_with("--")) return sql.substr(0, sql.find('\n'));
    const std::size_t end = sql.find_first_not_of(letters);
    return sql.substr(0, end == 0 ? 1 : end);
}

// `sql` begins with a bracket: removes "[sqlite:" or "[postgres:" from it and returns that engine.
Engine take_addressee(std::string_view& sql) {
    constexpr std::string_view sqlite = "[sqlite:", postgres = "[postgres:";
    for (const auto& [beginning, engine] :
         {std::pair(sqlite, Engine::sqlite), std::pair(postgres, Engine::postgres)}) {
        if (!sql.starts_with(beginning)) continue;
        sql.remove_prefix(beginning.size());
        return engine;
    }
    throw std::logic_error("a bracket names no engine: " + std::string(sql.substr(0, 40)));
}

}  // namespace

std::string dialect(std::string_view sql, Engine engine) {
    std::string out;
    bool is_in_bracket = false, is_meant = true;
    while (!sql.empty()) {
        if (!is_in_bracket && sql.front() == '[') {
            is_in_bracket = true;
            is_meant = take_addressee(sql) == engine;
            continue;
        }
        const std::string_view token = first_token(sql);
        sql.remove_prefix(token.size());
        if (is_in_bracket && token == "]") {
            is_in_bracket = false;
            is_meant = true;
        } else if (is_meant) {
            out += translated(token, engine);
        }
    }
    if (is_in_bracket) throw std::logic_error("a bracket for one engine is not closed");
    return out;
}

}  // namespace storage
