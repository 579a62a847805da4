#include "storage/tables/finding.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "storage/statement.hpp"
#include "storage/tables/search.hpp"

namespace storage {
namespace {

constexpr std::size_t trigram_characters = 3;
// No text that begins with the words comes after the words and this.
constexpr std::string_view last_character = "\xF4\x8F\xBF\xBF";

constexpr std::string_view beginnings =
    "SELECT kind, id, search_text, active FROM record WHERE account = $1 AND store = $2 "
    "AND kind = $3 AND active = $4 AND sort_key >= $5 AND sort_key < $6 "
    "ORDER BY sort_key, id LIMIT $7";
// The kinds in $3 are a JSON array.
constexpr storage::Statement parts_on_sqlite{
    "SELECT r.kind, r.id, r.search_text, r.active FROM ", places_of_words, "$4",
    and_unindexed_places,
    " s CROSS JOIN record r WHERE r.rowid = s.place AND r.account = $1 AND r.store = $2 "
    "AND r.kind IN (SELECT value FROM json_each($3)) AND instr(r.search_text, $4) > 0 LIMIT $5"};
constexpr std::string_view parts_on_postgres =
    "SELECT kind, id, search_text, active FROM record WHERE account = $1 AND store = $2 "
    "AND kind IN (SELECT json_array_elements_text($3::json)) AND search_text LIKE $4 LIMIT $5";

void add(Rows rows, std::vector<FoundRecord>& found) {
    while (rows.next())
        found.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                         std::string(rows.text(2)), rows.integer(3) != 0});
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

// No stored text has a NUL.
bool is_hopeless(std::string_view words) {
    return words.empty() || words.find('\0') != std::string_view::npos;
}

}  // namespace

std::vector<FoundRecord> find_beginnings(ReadView& view, const FindIn& in, std::string_view words,
                                         std::int64_t each_max) {
    std::vector<FoundRecord> found;
    if (is_hopeless(words)) return found;
    const std::string end = std::string(words) + std::string(last_character);
    for (const std::string& kind : in.kinds)
        for (const std::int64_t active : {1, 0})
            add(view.query(beginnings, {in.account, in.store, kind, active, words, end, each_max}),
                found);
    return found;
}

std::vector<FoundRecord> find_parts(ReadView& view, const FindIn& in, std::string_view words,
                                    std::int64_t max) {
    std::vector<FoundRecord> found;
    if (is_hopeless(words) || in.kinds.empty()) return found;
    if (base::character_count(words) < trigram_characters) return found;
    std::vector<std::string> kinds;
    for (const std::string& kind : in.kinds) kinds.push_back(base::json_string(kind));
    const std::string list = base::json_array(kinds);
    const bool is_sqlite = view.engine() == Engine::sqlite;
    const std::string pattern = is_sqlite ? std::string(words) : pattern_of(words);
    add(view.query(is_sqlite ? std::string_view(parts_on_sqlite) : parts_on_postgres,
                   {in.account, in.store, list, pattern, max}),
        found);
    return found;
}

}  // namespace storage
