// Canonical forms of a time restriction's fields, and checks of fields against each other.
#include "kinds/time_restriction.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <bitset>

namespace kinds {
namespace {

// The index of a day in the week, by its name or its first three letters.
std::optional<std::size_t> week_day(std::string_view text) {
    for (std::size_t i = 0; i < week_days.size(); ++i)
        if (base::same_ignoring_case(text, week_days[i]) || base::same_ignoring_case(text, week_days[i].substr(0, 3)))
            return i;
    return {};
}

// The elements of a minified array of plain words and numbers, quotes left out. One that holds a
// comma, a quote or a bracket comes out as something that is not a day.
std::vector<std::string_view> words_of(std::string_view array) {
    std::vector<std::string_view> words;
    std::string_view rest = array.substr(1, array.size() - 2);
    while (!rest.empty()) {
        std::string_view word = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        if (word.size() > 1 && word.front() == '"' && word.back() == '"') word = word.substr(1, word.size() - 2);
        words.push_back(word);
    }
    return words;
}

bool is_time_of_day(const std::string& canonical) { return canonical.find('T') == canonical.npos; }

// Canonical forms of the same type compare like the times they stand for.
void check_order(const Record& record, const Text& start, const Text& end, bool may_be_equal, base::Problems& problems) {
    if (!record.has(start) || !record.has(end)) return;
    if (record[start] < record[end] || (may_be_equal && record[start] == record[end])) return;
    problems.push_back({std::string(end.name), (may_be_equal ? "must not be before " : "must be after ") + std::string(start.name)});
}

}  // namespace

// A timestamp counts as the date written in it.
std::optional<std::string> canonical_date(std::string_view text) {
    if (base::parse_iso_time(text)) text = text.substr(0, 10);
    const auto date = base::parse_date(text);
    return date ? std::optional(base::iso_date(*date)) : std::nullopt;
}

std::optional<std::string> canonical_time(std::string_view text) {
    if (auto time = base::parse_time_of_day(text)) return base::clock_time(*time);
    if (auto instant = base::parse_iso_time(text)) return base::iso_time(*instant);
    return {};
}

std::optional<std::string> canonical_week_days(std::string_view json) {
    if (json == R"("")" || json == "[]") return "";
    if (!json.starts_with('[')) return {};
    std::bitset<7> days;
    for (std::string_view word : words_of(json)) {
        const auto day = week_day(word);
        if (!day) return {};
        days.set(*day);
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < days.size(); ++i)
        if (days[i]) names.push_back(base::json_string(week_days[i]));
    return base::json_array(names);
}

std::optional<std::string> canonical_month_days(std::string_view json) {
    if (json == R"("")" || json == "[]") return "";
    if (!json.starts_with('[')) return {};
    std::bitset<32> days;
    for (std::string_view word : words_of(json)) {
        const auto day = schema::count_of(word);
        if (!day || *day < 1 || *day > 31) return {};
        days.set(static_cast<std::size_t>(*day));
    }
    std::vector<std::string> numbers;
    for (std::size_t i = 1; i < days.size(); ++i)
        if (days[i]) numbers.push_back(std::to_string(i));
    return base::json_array(numbers);
}

void check_time_restriction(const TimeRestriction& fields, const Record& record, base::Problems& problems) {
    check_order(record, fields.start_date, fields.end_date, true, problems);
    if (!record.has(fields.start_time) || !record.has(fields.end_time)) return;
    const bool starts_at_time = is_time_of_day(record[fields.start_time]);
    if (starts_at_time != is_time_of_day(record[fields.end_time]))
        problems.push_back({std::string(fields.end_time.name), "must be a time of day or a timestamp, like startTime"});
    else if (!starts_at_time)
        check_order(record, fields.start_time, fields.end_time, false, problems);
}

}  // namespace kinds
