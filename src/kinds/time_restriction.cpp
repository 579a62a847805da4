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

std::string json_of(const std::bitset<7>& days) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < days.size(); ++i)
        if (days[i]) names.push_back(base::json_string(week_days[i]));
    return base::json_array(names);
}

// From canonical JSON; none means every day.
std::bitset<7> days_in(std::string_view json) {
    std::bitset<7> days;
    if (json.empty()) return days.set();
    for (std::string_view word : words_of(json))
        if (const auto day = week_day(word)) days.set(*day);
    return days;
}

constexpr std::string_view midnight = "00:00", end_of_day = "23:59";

void put(Record& record, const Text& field, std::string value) {
    if (value.empty()) return record.clear(field);
    record.set(field, std::move(value));
}
void put(Record& record, const Json& field, std::string value) {
    if (value.empty()) return record.clear(field);
    record.set(field, {std::move(value)});
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
    return json_of(days);
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

std::optional<std::string> canonical_time_of_day(std::string_view text) {
    const auto time = base::parse_time_of_day(text);
    return time ? std::optional(base::clock_time(*time)) : std::nullopt;
}

void cover_windows(const TimeRestriction& fields, Record& record) {
    const auto& kind = availability_window;
    const auto& windows = record[fields.availability];
    std::bitset<7> days;
    std::string first = "23:59", last;
    bool are_alike = true, is_past_midnight = false;
    for (const Record& window : windows) {
        const std::string& from = window[kind.from];
        const std::string& to = window[kind.to];
        are_alike &= from == windows[0][kind.from] && to == windows[0][kind.to];
        is_past_midnight |= to <= from && to != midnight;
        first = std::min(first, from);
        last = std::max(last, to == midnight ? std::string(end_of_day) : to);
    }
    for (const Record& window : windows) {
        const auto of_window = days_in(window[kind.days].text);
        days |= of_window;
        const bool reaches_next = window[kind.to] <= window[kind.from] && window[kind.to] != midnight;
        if (!are_alike && reaches_next) days |= of_window << 1 | of_window >> 6;
    }
    if (are_alike) {
        first = windows[0][kind.from];
        last = windows[0][kind.to];
    } else if (is_past_midnight) {
        first = last = "";
    }
    record.set(fields.type, std::string(time_applicable_types[1]));
    put(record, fields.days_of_week, days.all() ? std::string() : json_of(days));
    put(record, fields.start_time, first);
    put(record, fields.end_time, last);
}

void check_time_restriction(const TimeRestriction& fields, const Record& record, base::Problems& problems) {
    if (record[fields.availability].size() > windows_max)
        problems.push_back({std::string(fields.availability.name),
                            "must have at most " + std::to_string(windows_max) + " windows"});
    check_order(record, fields.start_date, fields.end_date, true, problems);
    if (!record.has(fields.start_time) || !record.has(fields.end_time)) return;
    const bool starts_at_time = is_time_of_day(record[fields.start_time]);
    if (starts_at_time != is_time_of_day(record[fields.end_time]))
        problems.push_back({std::string(fields.end_time.name), "must be a time of day or a timestamp, like startTime"});
    else if (!starts_at_time)
        check_order(record, fields.start_time, fields.end_time, false, problems);
}

}  // namespace kinds
