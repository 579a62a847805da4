#include "domain/ledger/allowance_period.hpp"

namespace domain {

Day first_day_of(std::string_view period, Day day, date::weekday week_start) {
    if (period == "Daily") return day;
    if (period == "Weekly") return day - (date::weekday(day) - week_start);
    const date::year_month_day date(day);
    const unsigned months = period == "Yearly"        ? 12
                            : period == "Half-Yearly" ? 6
                            : period == "Quarterly"   ? 3
                                                      : 1;
    const unsigned month = (static_cast<unsigned>(date.month()) - 1) / months * months + 1;
    return Day(date.year() / date::month(month) / 1);
}

std::string period_key(std::string_view period, Day day, date::weekday week_start) {
    return std::string(period) + ':' + iso_text(first_day_of(period, day, week_start));
}

}  // namespace domain
