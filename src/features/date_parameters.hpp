// Query parameters that select business dates, for the API document; see
// domain/calendar/periods.hpp.
#pragma once

#include "api/content.hpp"

namespace features {

inline constexpr auto a_business_date =
    api::matching("^([0-9]{2}-[A-Za-z]{3}-[0-9]{4}|[0-9]{4}-[0-9]{2}-[0-9]{2})$");

inline constexpr api::Parameter date_option{
    "dateOption", api::in_query, api::words("T|Y|LND|W|LW|L7D|M|LM|L30D|SD|DR"), R"("L30D")",
    "Which business dates: today, yesterday, the last `numberOfDay` days, this week, last week, "
    "the last 7 days, this month, last month, the last 30 days, `specificDate`, or `fromDate` to "
    "`toDate`. Without it, DR if both dates are sent and T if neither is; one alone is refused."};
inline constexpr api::Parameter number_of_day{"numberOfDay", api::in_query, api::whole(1, 3660),
                                              "7", "With LND: how many days, ending today."};
inline constexpr api::Parameter specific_date{"specificDate", api::in_query, a_business_date,
                                              R"("05-Jan-2026")",
                                              "With SD: the date, as DD-Mon-YYYY or YYYY-MM-DD."};
inline constexpr api::Parameter from_date{"fromDate", api::in_query, a_business_date,
                                          R"("01-Jan-2026")",
                                          "With DR: the first date, as DD-Mon-YYYY or YYYY-MM-DD."};
inline constexpr api::Parameter to_date{"toDate", api::in_query, a_business_date,
                                        R"("31-Jan-2026")",
                                        "With DR: the last date, as DD-Mon-YYYY or YYYY-MM-DD."};

}  // namespace features
