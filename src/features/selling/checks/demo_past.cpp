#include "features/selling/checks/demo_past.hpp"

#include "assets/demo_files.hpp"
#include "base/time_text.hpp"
#include "domain/check/amounts.hpp"
#include "features/selling/orders/demo_days.hpp"
#include "kinds/discount.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <cstdio>

namespace features::checks {
namespace {

using base::JsonObject;
using domain::Minor;
using orders::demo::counted_id;

constexpr int few_days = 3;  // after these the tables have enough rows for good plans

// A discount on every line of a check.
struct PastDiscount {
    std::string name{}, reason{};
    std::int64_t percent = 0;
};
std::vector<PastDiscount> discounts_in(const schema::Tree& data) {
    std::vector<PastDiscount> discounts{{}};
    for (const schema::Tree& one : data.find("discounts")->elements)
        discounts.push_back({std::string(words_of(one, "name")),
                             std::string(words_of(one, "reason")),
                             whole_of(one, "percent").value_or(0)});
    return discounts;
}

class Past {
public:
    Past(const DemoRoom& room, const Demo& demo, bool is_first)
        : room_(room),
          demo_(demo),
          is_first_(is_first),
          data_(schema::parse_tree(assets::demo_file("past.json"))),
          staff_(data_.find("staff")->elements.at(is_first ? 0 : 1)),
          servers_(staff_.find("servers")->elements),
          manager_(words_of(staff_, "manager")),
          discounts_(discounts_in(data_)),
          series_(is_first ? 0x200000 : 0x280000),
          dice_(series_) {}

    void serve() {
        const domain::Calendar& calendar = room_.shop().calendar;
        int days = 0;
        for (const domain::Day day :
             orders::demo::days_up_to(calendar, room_.now_ms(), demo_.days)) {
            std::vector<Visit> visits;
            int ticket = 100;
            for (const std::int64_t at_ms :
                 orders::demo::arrivals(calendar, day, is_first_ ? 11 : 8, room_.now_ms(), dice_))
                visits.push_back(visit(day, at_ms, ++ticket));
            std::ranges::stable_sort(visits, {}, &Visit::closed_ms);
            for (const Visit& one : visits)
                if (one.closed_ms < room_.now_ms()) send(one);
            if (++days == few_days) room_.plan_anew();
        }
    }

private:
    struct Plate {
        std::string told;  // JSON
        Minor amount;
    };
    // The plates of one dish, by discount.
    using Plates = std::vector<std::vector<Plate>>;

    struct Visit {
        std::string check_id{}, ticket{}, table{};
        std::string_view floor{}, service{}, server{};
        int guests = 1;
        std::int64_t opened_ms = 0, closed_ms = 0;
        bool is_void = false;
    };

    // ---- dishes ----

    Plates cooked(std::string_view sort) const {
        const auto lines = room_.priced(orders::demo::dishes_of(*data_.find(sort)));
        Plates plates(discounts_.size());
        for (std::size_t i = 0; i < discounts_.size(); ++i)
            for (const domain::SaleLine& line : lines)
                plates[i].push_back(plate(line, discounts_[i]));
        return plates;
    }
    Plate plate(domain::SaleLine line, const PastDiscount& discount) const {
        if (discount.percent > 0) {
            line.discounts.push_back(
                {.discount = {room_.menu().id_of(kinds::discount, discount.name), discount.name},
                 .type = "Check Based",
                 .reason = discount.reason,
                 .applied_by = std::string(manager_),
                 .amount = line.gross * discount.percent / 100});
            for (domain::SaleTax& tax : line.taxes)
                tax.amount = tax.amount * (100 - discount.percent) / 100;
        }
        return {line_json(line).done(), domain::figures_of(line).sale_amount()};
    }

    // ---- guests ----

    Visit visit(domain::Day day, std::int64_t at_ms, int ticket) {
        Visit one{.ticket = std::to_string(ticket), .service = "Dine In", .opened_ms = at_ms};
        const int where = dice_.below(10);
        int minutes = 35 + dice_.below(25) + dice_.below(30);
        if (where < 6) {
            seat(one, demo_main_room, "", 18, 1 + dice_.below(4) + dice_.below(2));
        } else if (where < 8) {
            seat(one, demo_patio, "P", 8, 1 + dice_.below(4));
        } else if (where < 9) {
            seat(one, demo_bar, "B", 10, 1);
            one.service = "Bar Tab";
            one.server = words_of(staff_, "bartender");
        } else {
            one.service = "To Go";
            one.server = words_of(staff_, "counter");
            minutes = 6 + dice_.below(10);
        }
        one.closed_ms = at_ms + minutes * 60'000;
        one.is_void = dice_.one_in(60);
        one.check_id = (one.table.empty()             ? "G"
                        : one.floor == demo_main_room ? "T"
                                                      : "") +
                       one.table + '-' + domain::iso_text(day) + '-' + one.ticket;
        return one;
    }
    void seat(Visit& one, std::string_view floor, const char* mark, int tables, int guests) {
        one.floor = floor;
        one.table = mark + std::to_string(1 + dice_.below(tables));
        one.guests = guests;
        one.server = dice_.of(servers_).words();
    }

    // ---- what is sent ----

    // The lines of a check in the order they arrive, and their total.
    struct Bill {
        const Visit& visit;
        std::size_t discount;
        int lines = 0;
        Minor total = 0;
        std::vector<std::string> seat{};
    };

    void order(Bill& bill, const Plates& plates) {
        const Plate& ordered = dice_.of(plates[bill.discount]);
        const bool is_void = bill.lines > 1 && dice_.one_in(40);
        ++bill.lines;
        JsonObject line;
        line.text("orderUniqueId", bill.visit.check_id + '-' + std::to_string(bill.lines))
            .number("orderNo", bill.lines)
            .number("orderDate", bill.visit.opened_ms + bill.lines * 60'000)
            .text("employee", room_.staff_id(bill.visit.server));
        if (is_void)
            line.flag("isVoid", true)
                .text("voidReason", "Wrong order")
                .text("voidByEmployee", manager_);
        std::string text = line.done();
        text.back() = ',';
        bill.seat.push_back(text += ordered.told.substr(1));
        if (!is_void) bill.total += ordered.amount;
    }

    std::string seats_of(Bill& bill) {
        std::vector<std::string> seats;
        for (int seat = 1; seat <= bill.visit.guests; ++seat) {
            bill.seat.clear();
            if (dice_.one_in(3)) order(bill, starters_);
            order(bill, mains_);
            if (!dice_.one_in(4)) order(bill, drinks_);
            if (dice_.one_in(4)) order(bill, desserts_);
            seats.push_back(JsonObject()
                                .text("id", std::to_string(seat))
                                .text("tableName", bill.visit.table)
                                .raw("orders", base::json_array(bill.seat))
                                .done());
        }
        return base::json_array(seats);
    }

    std::string payment(int number, Minor amount, const Visit& visit) {
        constexpr std::string_view cards[] = {"Visa", "Visa", "Mastercard", "American Express"};
        const bool is_cash = dice_.one_in(3);
        const bool is_tipped = visit.service != "To Go" && (!is_cash || dice_.one_in(3));
        const Minor tip = is_tipped ? amount * (14 + dice_.below(9)) / 100 / 50 * 50 : 0;
        JsonObject json;
        json.text("id", std::to_string(number))
            .text("paymentMethod", is_cash ? "Cash" : dice_.of(cards))
            .text("paymentType", is_cash ? "Cash" : "Credit card")
            .number("amount", amount);
        if (tip > 0) json.number("tip", tip);
        return json.done();
    }
    std::string payments_of(const Bill& bill) {
        if (bill.visit.is_void) return "[]";
        const bool is_split = bill.visit.guests > 2 && dice_.one_in(3);
        const Minor half = is_split ? bill.total / 2 : 0;
        std::vector<std::string> payments{payment(1, bill.total - half, bill.visit)};
        if (is_split) payments.push_back(payment(2, half, bill.visit));
        return base::json_array(payments);
    }

    std::string data_of(const Visit& visit) {
        const int lucky = dice_.below(30);
        Bill bill{.visit = visit, .discount = lucky < 2 ? 1U : lucky < 3 ? 2U : 0U};
        const std::string seats = seats_of(bill);
        const std::string_view closer = dice_.one_in(8) ? manager_ : visit.server;
        JsonObject json;
        json.text("checkNo", visit.ticket)
            .text("ticketNo", visit.ticket)
            .text("status", visit.is_void ? "VOID" : "CLOSED")
            .text("service", visit.service)
            .number("guestCount", visit.guests)
            .text("saleOpenDate", base::iso_time(visit.opened_ms))
            .text("saleCloseDate", base::iso_time(visit.closed_ms))
            .text("openByEmpId", room_.staff_id(visit.server))
            .text("openEmployeeName", visit.server)
            .text("saleCloseEmployeeId", room_.staff_id(closer))
            .text("saleCloseEmployeeName", closer)
            .number("lastUpdateInMillisec", visit.closed_ms)
            .raw("seats", seats)
            .raw("payments", payments_of(bill));
        if (dice_.one_in(9)) json.text("customer", customer());
        schema::Tree data = schema::parse_tree(json.done());
        domain::reckon_amounts(data, room_.shop().decimals);
        return print(data);
    }

    // A customer of the account who collects no points: see customers.json.
    std::string customer() {
        char id[32];
        std::snprintf(id, sizeof id, "65000000000000000000%04x",
                      static_cast<unsigned>(0x2000 + 64 + 3 * dice_.below(40)));
        return id;
    }

    void send(const Visit& visit) {
        JsonObject body;
        body.text("checkID", visit.check_id).text("node", is_first_ ? "T1" : "T2");
        if (!visit.table.empty())
            body.text("floorID", room_.place(visit.table).floor)
                .text("floorName", visit.floor)
                .text("tableID", room_.place(visit.table).table)
                .text("tableName", visit.table);
        body.text("employeeID", room_.staff_id(visit.server))
            .text("employeeName", visit.server)
            .text("data", data_of(visit));
        Incoming incoming = read_incoming(body.done(), visit.closed_ms, demo_.world.ids);
        ++sent_;
        incoming.new_id = counted_id(series_ + sent_);
        incoming.new_sale_id = counted_id(series_ + 0x40000 + sent_);
        incoming.device = {};  // it exists already
        room_.submit(incoming, visit.closed_ms, demo_.world.ids);
    }

    const DemoRoom& room_;
    const Demo& demo_;
    const bool is_first_;
    const schema::Tree data_;
    const schema::Tree& staff_;  // of the store
    const std::vector<schema::Tree>& servers_;
    const std::string_view manager_;
    const std::vector<PastDiscount> discounts_;
    const int series_;  // of the ids of its checks
    orders::demo::Dice dice_;
    const Plates starters_ = cooked("starters"), mains_ = cooked("mains"),
                 desserts_ = cooked("desserts"), drinks_ = cooked("drinks");
    int sent_ = 0;
};

}  // namespace

void serve_past(const DemoRoom& room, const Demo& demo, bool is_first) {
    Past(room, demo, is_first).serve();
}

}  // namespace features::checks
