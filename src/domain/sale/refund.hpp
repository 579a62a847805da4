// What is left of a sale after its refunds, and the next refund of it.
//
// A refund is a sale with all signs reversed. Refunds may be by items, by amounts or of everything,
// in any order: once nothing is left, they add up to the sale in every figure of every line and in
// every payment, and no refund takes more of a figure than is left.
#pragma once

#include "domain/ledger/ledger.hpp"
#include "domain/sale/sale.hpp"

#include <optional>
#include <span>

namespace domain {

// The sale and its refunds added up: its lines and payments by their keys, void lines left out.
// A sale that was replaced after a refund may lack a line that was refunded; what is left of that
// line is then negative, and the last refund makes up for it.
Sale left_of(const Sale& sale, std::span<const Sale> refunds);

// How much of a refunded sale is undone, given how much of its goods is left.
Share undone_of(const Sale& sale, Minor left);

// What can still be refunded: of the overpayment, of the goods, which is at most what was paid, and
// of tips.
struct Refundable {
    Minor overpaid = 0, goods = 0, tips = 0;
    Minor without_tips() const { return overpaid + goods; }
    bool operator==(const Refundable&) const = default;
};
Refundable refundable(const Sale& left);

struct RefundTerms {
    struct Item {
        std::string line;  // its key
        std::int64_t quantity;
        bool operator==(const Item&) const = default;
    };
    // One of the two, or neither: everything that is left, tips included. An amount is taken off
    // the overpayment first, then off the goods, then off the tips; items are goods.
    std::vector<Item> items{};
    std::optional<Minor> amount{};
    bool operator==(const RefundTerms&) const = default;
};

enum class RefundDenial : std::uint8_t {
    nothing_left,
    more_than_left,
    no_such_line,  // or it is void
    too_many,      // more units than the line has left, or less than one
    worthless,     // its amount would be 0 or less
};

struct RefundAnswer {
    std::optional<RefundDenial> denial{};
    std::string line{};  // that it is denied for, where it is a line
    Sale refund{};       // of which only the lines and payments are set; empty when denied
};
// A share of a line or payment consists of shares of what is left of it: gross, discounts,
// exclusive taxes one after another, each rounded so that they add up; so are inclusive taxes. By
// items, a line gives the same share of its amounts as of its remaining units; by amount, no units
// are returned unless it is everything that is left; goods that cost nothing are returned with the
// last of the money. Payments give in proportion to what is left of them.
RefundAnswer refund_of(const Sale& left, const RefundTerms& terms);

}  // namespace domain
