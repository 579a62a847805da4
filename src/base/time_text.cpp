// Grammar read: YYYY-MM-DD 'T' hh:mm:ss [ '.' digits ] ( 'Z' | ('+'|'-') hh [':'] mm ). Digits of
// the fraction beyond milliseconds are cut off; there are no leap seconds and no hour 24.
#include "base/time_text.hpp"

#include <algorithm>
#include <chrono>

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

}  // namespace

std::string iso_time(std::int64_t ms_since_1970) {
    const std::chrono::sys_time<milliseconds> time(
        milliseconds(std::clamp(ms_since_1970, ms_min, ms_max)));
    const auto midnight = std::chrono::floor<days>(time);
    const year_month_day date(midnight);
    const std::chrono::hh_mm_ss of_day(time - midnight);

    std::string out;
    out.reserve(24);
    append_digits(out, static_cast<int>(date.year()), 4);
    append_digits(out += '-', static_cast<int>(static_cast<unsigned>(date.month())), 2);
    append_digits(out += '-', static_cast<int>(static_cast<unsigned>(date.day())), 2);
    append_digits(out += 'T', static_cast<int>(of_day.hours().count()), 2);
    append_digits(out += ':', static_cast<int>(of_day.minutes().count()), 2);
    append_digits(out += ':', static_cast<int>(of_day.seconds().count()), 2);
    append_digits(out += '.', static_cast<int>(of_day.subseconds().count()), 3);
    return out += 'Z';
}

std::optional<std::int64_t> parse_iso_time(std::string_view text) {
    Scanner scanner(text);
    const int year = scanner.digits(4);
    scanner.expect('-');
    const int month = scanner.digits(2);
    scanner.expect('-');
    const int day = scanner.digits(2);
    scanner.expect('T');
    const int hour = scanner.digits(2);
    scanner.expect(':');
    const int minute = scanner.digits(2);
    scanner.expect(':');
    const int second = scanner.digits(2);
    const int ms = fraction_ms(scanner);
    const int offset = offset_minutes(scanner);
    if (!scanner.is_done()) return std::nullopt;

    const year_month_day date{std::chrono::year(year),
                              std::chrono::month(static_cast<unsigned>(month)),
                              std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok() || hour > 23 || minute > 59 || second > 59) return std::nullopt;
    const std::int64_t time = milliseconds(sys_days(date).time_since_epoch()).count() +
                              (hour * 60 + minute - offset) * ms_per_minute + second * 1'000 + ms;
    if (time < ms_min || time > ms_max) return std::nullopt;
    return time;
}

}  // namespace base
