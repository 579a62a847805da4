// Grammar read: YYYY-MM-DD 'T' hh:mm:ss [ '.' digits ] ( 'Z' | ('+'|'-') hh [':'] mm ). Digits of
// the fraction beyond milliseconds are cut off; there are no leap seconds and no hour 24.
#include "base/time_text.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace base {
namespace {

using std::chrono::days;
using std::chrono::milliseconds;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr std::int64_t ms_per_minute = 60'000;

constexpr std::int64_t ms_of(int year, unsigned month, unsigned day) {
    year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    return milliseconds(sys_days(date).time_since_epoch()).count();
}

constexpr std::int64_t ms_min = ms_of(0, 1, 1);  // what four digits of a year can print
constexpr std::int64_t ms_max = ms_of(10'000, 1, 1) - 1;

// Takes the text apart from the left; after a failure every further step fails.
class Scanner {
public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    int digits(std::size_t count) {
        if (rest_.size() < count) return fail();
        int value = 0;
        for (char c : rest_.substr(0, count)) {
            if (c < '0' || c > '9') return fail();
            value = value * 10 + (c - '0');
        }
        rest_.remove_prefix(count);
        return value;
    }

    bool accept(char c) {
        if (rest_.empty() || rest_.front() != c) return false;
        rest_.remove_prefix(1);
        return true;
    }

    void expect(char c) {
        if (!accept(c)) fail();
    }

    std::string_view take(std::size_t count) {
        if (rest_.size() < count) fail();
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(taken.size());
        return taken;
    }

    std::size_t digits_ahead() const {
        return std::min(rest_.find_first_not_of("0123456789"), rest_.size());
    }

    int fail() {
        is_good_ = false;
        rest_ = {};
        return 0;
    }

    bool is_done() const { return is_good_ && rest_.empty(); }

private:
    std::string_view rest_;
    bool is_good_ = true;
};

int fraction_ms(Scanner& scanner) {
    if (!scanner.accept('.')) return 0;
    std::size_t count = scanner.digits_ahead();
    if (count == 0 || count > 9) return scanner.fail();
    int ms = scanner.digits(std::min<std::size_t>(count, 3));
    if (count > 3) scanner.digits(count - 3);
    return count == 1 ? ms * 100 : count == 2 ? ms * 10 : ms;
}

int offset_minutes(Scanner& scanner) {
    if (scanner.accept('Z')) return 0;
    bool is_east = scanner.accept('+');
    if (!is_east) scanner.expect('-');
    int hours = scanner.digits(2);
    scanner.accept(':');
    int minutes = scanner.digits(2);
    if (hours > 23 || minutes > 59) return scanner.fail();
    return (is_east ? 1 : -1) * (hours * 60 + minutes);
}

void append_digits(std::string& out, int value, int count) {
    std::size_t end = out.size() + static_cast<std::size_t>(count);
    out.resize(end);
    for (; count > 0; --count, value /= 10) out[--end] = static_cast<char>('0' + value % 10);
}

constexpr std::array<std::string_view, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

// The number of the month whose three letters come next.
int month_word(Scanner& scanner) {
    const std::string_view word = scanner.take(3);
    for (std::size_t i = 0; i < months.size(); ++i)
        if (same_ignoring_case(word, months[i])) return static_cast<int>(i) + 1;
    return scanner.fail();
}

year_month_day date_of(int year, int month, int day) {
    return {std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
            std::chrono::day(static_cast<unsigned>(day))};
}

year_month_day iso_date_ahead(Scanner& scanner) {
    const int year = scanner.digits(4);
    scanner.expect('-');
    const int month = scanner.digits(2);
    scanner.expect('-');
    return date_of(year, month, scanner.digits(2));
}

}  // namespace

std::string iso_date(const year_month_day& date) {
    std::string out;
    out.reserve(24);
    append_digits(out, static_cast<int>(date.year()), 4);
    append_digits(out += '-', static_cast<int>(static_cast<unsigned>(date.month())), 2);
    append_digits(out += '-', static_cast<int>(static_cast<unsigned>(date.day())), 2);
    return out;
}

std::string wire_date(const year_month_day& date) {
    const unsigned month = static_cast<unsigned>(date.month());
    std::string out;
    append_digits(out, static_cast<int>(static_cast<unsigned>(date.day())), 2);
    (out += '-') += months.at(month - 1);
    append_digits(out += '-', static_cast<int>(date.year()), 4);
    return out;
}

std::string iso_time(std::int64_t ms_since_1970) {
    const std::chrono::sys_time<milliseconds> time(
        milliseconds(std::clamp(ms_since_1970, ms_min, ms_max)));
    const auto midnight = std::chrono::floor<days>(time);
    const year_month_day date(midnight);
    const std::chrono::hh_mm_ss of_day(time - midnight);

    std::string out = iso_date(date);
    append_digits(out += 'T', static_cast<int>(of_day.hours().count()), 2);
    append_digits(out += ':', static_cast<int>(of_day.minutes().count()), 2);
    append_digits(out += ':', static_cast<int>(of_day.seconds().count()), 2);
    append_digits(out += '.', static_cast<int>(of_day.subseconds().count()), 3);
    return out += 'Z';
}

std::optional<std::int64_t> parse_iso_time(std::string_view text) {
    Scanner scanner(text);
    const year_month_day date = iso_date_ahead(scanner);
    scanner.expect('T');
    const int hour = scanner.digits(2);
    scanner.expect(':');
    const int minute = scanner.digits(2);
    scanner.expect(':');
    const int second = scanner.digits(2);
    const int ms = fraction_ms(scanner);
    const int offset = offset_minutes(scanner);
    if (!scanner.is_done()) return std::nullopt;

    if (!date.ok() || hour > 23 || minute > 59 || second > 59) return std::nullopt;
    const std::int64_t time = milliseconds(sys_days(date).time_since_epoch()).count() +
                              (hour * 60 + minute - offset) * ms_per_minute + second * 1'000 + ms;
    if (time < ms_min || time > ms_max) return std::nullopt;
    return time;
}

namespace {

// The date of a text in one of the two forms; the day need not exist.
std::optional<year_month_day> date_in_form(std::string_view text) {
    Scanner scanner(text);
    const bool is_day_first = text.size() > 2 && text[2] == '-';
    year_month_day date{};
    if (is_day_first) {
        const int day = scanner.digits(2);
        scanner.expect('-');
        const int month = month_word(scanner);
        scanner.expect('-');
        date = date_of(scanner.digits(4), month, day);
    } else {
        date = iso_date_ahead(scanner);
    }
    return scanner.is_done() ? std::optional(date) : std::nullopt;
}

}  // namespace

std::optional<year_month_day> parse_date(std::string_view text) {
    const auto date = date_in_form(text);
    return date && date->ok() ? date : std::nullopt;
}

std::string date_problem(std::string_view text) {
    const auto date = date_in_form(text);
    if (!date) return "must be a date, DD-Mon-YYYY or YYYY-MM-DD";
    const std::string sentence = "must be a valid date, DD-Mon-YYYY or YYYY-MM-DD: ";
    if (!date->month().ok()) return sentence + "a year has 12 months";
    const std::chrono::year_month_day_last last(date->year(), date->month() / std::chrono::last);
    return sentence + std::string(months.at(unsigned{date->month()} - 1)) + ' ' +
           std::to_string(int{date->year()}) + " has " + std::to_string(unsigned{last.day()}) +
           " days";
}

std::optional<std::chrono::seconds> parse_time_of_day(std::string_view text) {
    Scanner scanner(text);
    const int hour = scanner.digits(2);
    scanner.expect(':');
    const int minute = scanner.digits(2);
    const int second = scanner.accept(':') ? scanner.digits(2) : 0;
    if (!scanner.is_done() || hour > 23 || minute > 59 || second > 59) return std::nullopt;
    return std::chrono::hours(hour) + std::chrono::minutes(minute) + std::chrono::seconds(second);
}

std::string clock_time(std::chrono::seconds of_day) {
    const std::chrono::hh_mm_ss time(of_day);
    std::string out;
    append_digits(out, static_cast<int>(time.hours().count()), 2);
    append_digits(out += ':', static_cast<int>(time.minutes().count()), 2);
    if (time.seconds().count())
        append_digits(out += ':', static_cast<int>(time.seconds().count()), 2);
    return out;
}

}  // namespace base
