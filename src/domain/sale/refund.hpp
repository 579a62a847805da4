// What is left of a sale after its refunds, and the next refund of it.
//
// A refund is a sale with all signs turned. Whatever is asked for, in any order, by items, by
// amounts or at once: pieces that leave nothing add up to the sale in every figure of every line
// and in every payment, and no piece takes more of a figure than is left of it.
#pragma once

#include "domain/ledger/ledger.hpp"
#include "domain/sale/sale.hpp"

#include <optional>
#include <span>

namespace domain {

// The sale and its refunds added up: its lines and payments by their keys, void lines left out.
// A sale that was replaced after a refund may lack a line that was refunded; what is left of that
// is then less than nothing, and is made up for by the last refund.
Sale left_of(const Sale& sale, std::span<const Sale> refunds);

// How much of a sale that was refunded is undone, when so much of its goods is left.
Share undone_of(const Sale& sale, Minor left);

// What can still be given back: of what was paid beyond the goods, of the goods, which is no more
// than what was paid, and of tips.
struct Refundable {
    Minor overpaid = 0, goods = 0, tips = 0;
    Minor without_tips() const { return overpaid + goods; }
    bool operator==(const Refundable&) const = default;
};
Refundable refundable(const Sale& left);

struct RefundWish {
    struct Item {
        std::string line;  // its key
        std::int64_t quantity;
        bool operator==(const Item&) const = default;
    };
    // One of the two, or neither: all that is left, tips included. An amount is taken off what was
    // overpaid first, then off the goods, and what goes beyond them off the tips; items are goods.
    std::vector<Item> items{};
    std::optional<Minor> amount{};
    bool operator==(const RefundWish&) const = default;
};

enum class RefundDenial : std::uint8_t {
    nothing_left,
    more_than_left,
    no_such_line,  // or it is void
    too_many,      // more pieces than are left of the line, or less than one
    worthless,     // it would come to nothing, or less
};

struct RefundAnswer {
    std::optional<RefundDenial> denial{};
    std::string line{};  // that it is denied for, where it is a line
    Sale refund{};       // of which only the lines and payments are set; empty when denied
};
// A share of a line or payment is made of the parts that are left of it: gross, discounts,
// exclusive taxes one after another, each rounded so that they add up; so are inclusive taxes. By
// items, a line gives as much of what is left of it as pieces of those that are left; by amount, no
// pieces come back unless it is all there is left; goods that cost nothing come back with the last
// of the money. Payments give in proportion to what is left of them.
RefundAnswer refund_of(const Sale& left, const RefundWish& wish);

}  // namespace domain
