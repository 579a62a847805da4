// Searching a store for whatever people type: what features find, and how well it fits.
#pragma once

#include "storage/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace features {

// How well a text fits; the best first.
enum class Fit : std::uint8_t { exact, beginning, word, part, none };

// What people typed as a number of an order or a sale: "283" and "#283"; nothing: it is none.
std::optional<std::int64_t> number_in(std::string_view typed);
// As an amount: "$12.50", "12,50 EUR" and "1,250.00", in minor units; nothing: it is none.
std::optional<std::int64_t> amount_in(std::string_view typed, int decimals);
// As a phone number: its digits; "": it is none.
std::string digits_in(std::string_view typed);
// Fewer digits are no part of a phone number that anybody looks for.
inline constexpr std::size_t digits_min = 3;

// The text that people typed, in every form in which something is compared with it.
struct Sought {
    std::string account, store;
    std::string typed;                     // trimmed
    std::string words;                     // as base::search_key
    std::string digits{};                  // of a phone number; "": it is none
    std::optional<std::int64_t> number{};  // a whole number from 1
    std::optional<std::int64_t> amount{};  // minor units of the store's currency
    std::int64_t hits_max = 0;             // of each kind

    // How a text as it was stored has the words.
    Fit fit_of(std::string_view text) const;
    // The same for a text as base::search_key.
    Fit fit_of_key(std::string_view key) const;
    // Of a text that may be a phone number, by its digits.
    Fit fit_of_phone(std::string_view phone) const;
    Fit fit_of_number(std::int64_t other) const;
    Fit fit_of_amount(std::int64_t minor) const;
};

struct Hit {
    std::string_view kind;  // a literal
    std::string id;
    std::string label, detail{};
    std::optional<std::int64_t> amount{};  // minor units
    std::int64_t at_ms = 0;                // when it happened; 0: it did not
    bool is_active = true;
    Fit fit = Fit::none;
};

// The best first: by fit, then what is active, then records, then the newest.
bool is_better(const Hit& a, const Hit& b);
// Leaves the best of them, sorted, without those that do not fit.
void keep_best(std::vector<Hit>& hits, std::int64_t hits_max);

// The same for several kinds: of each the best quarter first, so that none crowds out the others.
void keep_best_of_each(std::vector<Hit>& hits, std::int64_t hits_max);

// How a feature finds things of one kind that are no records. It looks at a bounded number of rows,
// however many there are, and may return hits that do not fit.
struct Finder {
    std::string_view kind;
    std::vector<Hit> (*find)(storage::ReadView& view, const Sought& sought);
};

}  // namespace features
