#include "features/selling/checks/demo_checks.hpp"

#include "assets/demo_files.hpp"
#include "base/time_text.hpp"
#include "domain/check/amounts.hpp"
#include "features/selling/checks/demo_past.hpp"
#include "features/selling/checks/demo_room.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <cstdio>

namespace features::checks {
namespace {

using base::JsonObject;
using schema::Tree;

constexpr std::int64_t minute_ms = 60'000;

enum class Says : std::uint8_t { open, paid, cancelled };

// What a device sends: the check with the dishes it knows, by their positions from 1 on.
struct Push {
    std::int64_t minutes_ago;
    std::string node;
    std::vector<std::int64_t> dishes, voids;
    Says says;
    std::int64_t cash;  // paid in advance
};

// As listed in assets/demo/checks.json. The devices are those of devices.json. Examples of the API
// document use the first check, and the conflict about the sixth.
struct Table {
    std::string floor, name;
    std::int64_t guests;
    std::size_t server;  // among the store's staff, from 1 on
    std::vector<Dish> dishes;
    std::vector<Push> pushes;
};

std::vector<std::int64_t> numbers_in(const Tree* list) {
    std::vector<std::int64_t> numbers;
    if (list)
        for (const Tree& one : list->elements) numbers.push_back(one.whole().value_or(0));
    return numbers;
}

Says said(std::string_view word) {
    if (word == "paid") return Says::paid;
    return word == "cancelled" ? Says::cancelled : Says::open;
}

Push push_of(const Tree& one) {
    return {.minutes_ago = whole_of(one, "minutesAgo").value_or(0),
            .node = std::string(words_of(one, "node")),
            .dishes = numbers_in(one.find("dishes")),
            .voids = numbers_in(one.find("voids")),
            .says = said(words_of(one, "says")),
            .cash = whole_of(one, "cash").value_or(0)};
}

Table table_of(const Tree& one) {
    Table table{.floor = std::string(words_of(one, "floor")),
                .name = std::string(words_of(one, "name")),
                .guests = whole_of(one, "guests").value_or(1),
                .server = static_cast<std::size_t>(whole_of(one, "server").value_or(1)),
                .dishes = orders::demo::dishes_of(*one.find("dishes")),
                .pushes = {}};
    for (const Tree& push : one.find("sent")->elements) table.pushes.push_back(push_of(push));
    return table;
}

bool is_among(std::size_t at, const std::vector<std::int64_t>& places) {
    return std::ranges::find(places, static_cast<std::int64_t>(at) + 1) != places.end();
}

std::string printed_id(int number) {
    char text[32];
    std::snprintf(text, sizeof text, "65000000000000000000%04x", static_cast<unsigned>(number));
    return text;
}

// The ids of conflicts are fixed, because examples name one.
struct ExampleClock final : base::Clock {
    std::int64_t now_ms() const override { return 0x65000000LL * 1'000; }
};
struct ExampleRandom final : base::Random {
    explicit ExampleRandom(int its_number) : number(its_number) {}
    // The last two of the counter's three bytes, or else 0.
    void fill(std::span<std::byte> bytes) override {
        std::ranges::fill(bytes, std::byte{0});
        if (bytes.size() != 3) return;
        bytes[1] = static_cast<std::byte>(number >> 8);
        bytes[2] = static_cast<std::byte>(number & 0xff);
    }
    int number;
};

class DiningRoom {
public:
    DiningRoom(const DemoRoom& room_of_store, const Demo& demo, bool is_first)
        : room_(room_of_store),
          demo_(demo),
          data_(schema::parse_tree(assets::demo_file("checks.json"))),
          servers_(data_.find("servers")->elements.at(is_first ? 0 : 1).elements),
          series_(is_first ? 0x4100 : 0x4200),
          now_ms_(room_.now_ms()),
          random_(is_first ? 0x4001 : 0x4011) {
        for (const Tree& one : data_.find("tables")->elements) tables_.push_back(table_of(one));
    }

    // All submissions in chronological order.
    void serve() {
        struct Happening {
            const Table* table;
            const Push* push;
        };
        std::vector<Happening> all;
        for (const Table& table : tables_) {
            lines_[&table] = room_.priced(table.dishes);
            for (const Push& push : table.pushes) all.push_back({&table, &push});
        }
        std::ranges::stable_sort(all, std::greater(),
                                 [](const Happening& one) { return one.push->minutes_ago; });
        for (const Happening& one : all) send(*one.table, *one.push);
    }

private:
    std::string json_of(const Table& table, std::size_t at, bool is_void) const {
        JsonObject json = line_json(lines_.at(&table)[at]);
        json.text("orderUniqueId", check_id(table) + '-' + std::to_string(at + 1))
            .number("orderNo", static_cast<std::int64_t>(at) + 1)
            .text("employee", server_id(table));
        if (is_void) json.flag("isVoid", true);
        return json.done();
    }

    std::string seats_of(const Table& table, const Push& push) const {
        std::vector<std::string> seats;
        for (std::int64_t seat = 1; seat <= table.guests; ++seat) {
            std::vector<std::string> told;
            for (std::size_t at = 0; at < table.dishes.size(); ++at)
                if (table.dishes[at].seat == seat && is_among(at, push.dishes))
                    told.push_back(json_of(table, at, is_among(at, push.voids)));
            seats.push_back(JsonObject()
                                .text("id", std::to_string(seat))
                                .text("tableName", table.name)
                                .raw("orders", base::json_array(told))
                                .done());
        }
        return base::json_array(seats);
    }

    static std::string_view status_of(Says says) {
        switch (says) {
            case Says::open: return "ACTIVE";
            case Says::paid: return "CLOSED";
            case Says::cancelled: return "VOID";
        }
        return {};
    }

    static std::string payment(std::string_view id, std::string_view method, std::int64_t amount) {
        return JsonObject().text("id", id).text("method", method).number("amount", amount).done();
    }

    // With all amounts; a closed check is paid in full.
    std::string data_of(const Table& table, const Push& push, std::int64_t at_ms) const {
        const std::int64_t opened_ms = now_ms_ - table.pushes[0].minutes_ago * minute_ms;
        Tree data = schema::parse_tree(JsonObject()
                                           .text("checkNo", number(table))
                                           .text("ticketNo", number(table))
                                           .text("status", status_of(push.says))
                                           .text("service", "Dine In")
                                           .number("guestCount", table.guests)
                                           .text("saleOpenDate", base::iso_time(opened_ms))
                                           .text("openByNode", table.pushes[0].node)
                                           .text("openByEmpId", server_id(table))
                                           .text("openEmployeeName", server(table))
                                           .number("lastUpdateInMillisec", at_ms)
                                           .raw("seats", seats_of(table, push))
                                           .done());
        std::vector<std::string> payments;
        if (push.cash > 0) payments.push_back(payment("deposit", "Cash", push.cash));
        domain::reckon_amounts(data, room_.shop().decimals);
        if (push.says == Says::paid)
            payments.push_back(
                payment("paid", "Visa", schema::whole_of(data, "totalAmount").value_or(0)));
        if (payments.empty()) return print(data);
        data.set("payments", schema::parse_tree(base::json_array(payments)));
        domain::reckon_amounts(data, room_.shop().decimals);
        return print(data);
    }

    void send(const Table& table, const Push& push) {
        const std::int64_t at_ms = now_ms_ - push.minutes_ago * minute_ms;
        const DemoRoom::Place& place = room_.place(table.name);
        Incoming incoming = read_incoming(JsonObject()
                                              .text("checkID", check_id(table))
                                              .text("node", push.node)
                                              .text("floorID", place.floor)
                                              .text("tableID", place.table)
                                              .text("tableName", table.name)
                                              .text("employeeID", server_id(table))
                                              .text("employeeName", server(table))
                                              .text("data", data_of(table, push, at_ms))
                                              .done(),
                                          at_ms, demo_.world.ids);
        const int place_in_room = index_of(table) + 1;
        incoming.new_id = printed_id(series_ + place_in_room);
        incoming.new_sale_id = printed_id(series_ + 0x80 + place_in_room);
        incoming.device = {};  // it exists already
        room_.submit(incoming, at_ms, conflict_ids_);
    }

    int index_of(const Table& table) const { return static_cast<int>(&table - tables_.data()); }
    std::string number(const Table& table) const { return std::to_string(1'001 + index_of(table)); }
    std::string check_id(const Table& table) const {
        const char* mark = table.floor == demo_main_room ? "T" : "";
        return mark + table.name + '-' + number(table);
    }
    std::string_view server(const Table& table) const {
        return servers_.at(table.server - 1).words();
    }
    const std::string& server_id(const Table& table) const { return room_.staff_id(server(table)); }

    const DemoRoom& room_;
    const Demo& demo_;
    const Tree data_;
    const std::vector<Tree>& servers_;
    std::vector<Table> tables_{};
    const int series_;  // of the ids of its checks
    const std::int64_t now_ms_;
    std::map<const Table*, std::vector<domain::SaleLine>> lines_{};
    ExampleClock clock_{};
    ExampleRandom random_;
    base::IdSource conflict_ids_{clock_, random_};
};

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores) {
        const bool is_first = &store == &demo.stores.front();
        const DemoRoom store_room(tx, demo, store.id);
        serve_past(store_room, demo, is_first);
        DiningRoom(store_room, demo, is_first).serve();
    }
}

}  // namespace features::checks
