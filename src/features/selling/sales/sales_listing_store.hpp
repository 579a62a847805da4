// Sales of a store as reports list them: by business date and number, a few hundred at a time, each
// with the parts that the report needs.
#pragma once

#include "domain/calendar/periods.hpp"
#include "domain/sale/sale.hpp"
#include "features/selling/sales/sales.hpp"
#include "storage/database.hpp"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace features::sales {

struct ListedLine {
    domain::Named item, category;
    std::string department_name, subcategory_name;
    std::int64_t quantity = 0;
    domain::Minor unit_price = 0;
    domain::Figures figures{};  // its total, even if it does not count
    std::int64_t minute = 0;    // of the day, by the store's clock, when it was ordered
    bool counts = false;        // neither void nor of a voided sale
    bool is_void = false;
    std::string void_reason{}, void_by{};
    // With ListedParts::details; also for a line that does not count.
    std::vector<domain::SaleModifier> modifiers{};
    std::vector<domain::SaleDiscount> discounts{};
    std::vector<domain::SaleTax> taxes{};
};

struct ListedPayment {
    std::string method, type;
    domain::Minor amount = 0, tip = 0;  // 0 where the sale was voided
};

// A discount on a line that counts.
struct ListedDiscount {
    std::int64_t line = 0;  // number of the line in its sale
    domain::SaleDiscount discount{};
    std::string item_name{};
    std::int64_t quantity = 0;  // of the line
    domain::Minor gross = 0;    // of the line
};

struct ListedSale {
    std::string id, store;
    std::int64_t number = 0;
    State state = State::closed;
    std::string refund_of{}, reason{}, currency{};
    domain::Day business_day{};
    std::int64_t revision = 0;
    std::int64_t open_minute = 0;  // of the day on the store's clock
    // With ListedParts::origins: when it was closed, and its ids on devices and in shops.
    std::int64_t close_minute = 0;
    std::string check_id{}, unique_order_id{};
    domain::Sale sale{};        // its lines and payments are below
    domain::Figures figures{};  // all 0 where it was voided
    domain::Minor tips = 0;
    std::vector<ListedLine> lines{};
    std::vector<ListedPayment> payments{};
    std::vector<ListedDiscount> discounts{};
};

struct ListedParts {
    bool lines = false, payments = false, discounts = false;
    bool details = false;  // with `lines`: more of each for receipts, such as its taxes
    bool origins = false;  // when it was closed, and its ids on devices and in shops
};

// Which sales of a store.
struct SalesQuery {
    std::string account, store;
    domain::DayRange days;
    // "": any. States have commas around each: ",CLOSED,REFUND,".
    std::string states{}, ticket_no{}, customer{}, check_id{}, unique_order_id{};
    // Only applies to the sale itself: its parts are read afterwards.
    std::function<bool(const ListedSale& sale)> admits{};
};

// Reads the sales of a store. Each call of next() reads some more, with one query for the sales and
// one for each sort of parts, however many sales the filter leaves out. A filter by check or web
// order looks these up directly instead of scanning the days.
class SalesListing {
public:
    SalesListing(SalesQuery query, ListedParts parts);

    // A few hundred at most. False when these were the last.
    bool next(storage::ReadView& view, std::vector<ListedSale>& sales);

private:
    bool is_named() const;
    bool read_next(storage::ReadView& view, std::vector<ListedSale>& sales);
    bool read_named(storage::ReadView& view, std::vector<ListedSale>& sales);

    SalesQuery query_;
    ListedParts parts_;
    std::int64_t day_, number_ = 0;                    // of the last one read
    std::optional<std::vector<std::string>> named_{};  // ids of those still to be read
};

// The sales with these ids, all of one store, in the order of the ids, with all that a receipt
// shows. Ids must be unique and in lower case. All sales are in memory together, so ask for a few
// dozen at most.
std::vector<ListedSale> find_listed(storage::ReadView& view, std::string_view account,
                                    std::span<const std::string> ids);

}  // namespace features::sales
