// Codes in force at the start of 2026, sorted, by the decimals of their minor unit. Metals, funds
// without a minor unit and test codes are left out.
#include "base/currency.hpp"

#include <algorithm>
#include <span>

namespace base {
namespace {

constexpr std::string_view without_decimals[] = {"BIF", "CLP", "DJF", "GNF", "ISK", "JPY",
                                                 "KMF", "KRW", "PYG", "RWF", "UGX", "UYI",
                                                 "VND", "VUV", "XAF", "XOF", "XPF"};
constexpr std::string_view with_two[] = {
    "AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BMD",
    "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHE", "CHF",
    "CHW", "CNY", "COP", "COU", "CRC", "CUP", "CVE", "CZK", "DKK", "DOP", "DZD", "EGP", "ERN",
    "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GTQ", "GYD", "HKD", "HNL",
    "HTG", "HUF", "IDR", "ILS", "INR", "IRR", "JMD", "KES", "KGS", "KHR", "KPW", "KYD", "KZT",
    "LAK", "LBP", "LKR", "LRD", "LSL", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU",
    "MUR", "MVR", "MWK", "MXN", "MXV", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD",
    "PAB", "PEN", "PGK", "PHP", "PKR", "PLN", "QAR", "RON", "RSD", "RUB", "SAR", "SBD", "SCR",
    "SDG", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB",
    "TJS", "TMT", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "USD", "USN", "UYU", "UZS", "VED",
    "VES", "WST", "XAD", "XCD", "XCG", "YER", "ZAR", "ZMW", "ZWG"};
constexpr std::string_view with_three[] = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"};
constexpr std::string_view with_four[] = {"CLF", "UYW"};

constexpr bool holds(std::span<const std::string_view> codes, std::string_view code) {
    return std::binary_search(codes.begin(), codes.end(), code);
}

static_assert(std::ranges::is_sorted(without_decimals) && std::ranges::is_sorted(with_two) &&
              std::ranges::is_sorted(with_three) && std::ranges::is_sorted(with_four));

}  // namespace

std::vector<std::string_view> currencies() {
    std::vector<std::string_view> all;
    for (const auto& some : {std::span<const std::string_view>(without_decimals),
                             std::span<const std::string_view>(with_two),
                             std::span<const std::string_view>(with_three),
                             std::span<const std::string_view>(with_four)})
        all.insert(all.end(), some.begin(), some.end());
    std::ranges::sort(all);
    return all;
}

bool is_currency(std::string_view code) {
    return holds(with_two, code) || currency_decimals(code) != 2;
}

int currency_decimals(std::string_view code) {
    if (holds(without_decimals, code)) return 0;
    if (holds(with_three, code)) return 3;
    if (holds(with_four, code)) return 4;
    return 2;
}

}  // namespace base
