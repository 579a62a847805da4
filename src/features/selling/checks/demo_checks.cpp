#include "features/selling/checks/demo_checks.hpp"

#include "base/time_text.hpp"
#include "domain/check/amounts.hpp"
#include "features/selling/checks/demo_past.hpp"
#include "features/selling/checks/demo_room.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <cstdio>

namespace features::checks {
namespace {

using base::JsonObject;
using schema::Tree;

constexpr std::int64_t minute_ms = 60'000;
constexpr std::string_view main_room = demo_main_room, patio = demo_patio, bar = demo_bar;

enum class Says : std::uint8_t { open, paid, cancelled };

// What a device sends: the check with those dishes that it knows, the first being bit 0.
struct Push {
    int minutes_ago = 0;
    std::string_view node{};
    unsigned dishes = 0;
    unsigned voids = 0;
    Says says = Says::open;
    std::int64_t cash = 0;  // that was paid in advance
};

struct Table {
    std::string_view floor, name;
    int guests;
    std::size_t server;  // among those of the store
    DemoDish dishes[7];
    Push pushes[4];
};

// clang-format off
// The devices are those of devices/demo_devices.cpp. Examples of the API document use the first
// check, and the conflict about the sixth.
constexpr Table room[] = {
    {main_room, "4", 2, 0,
     {{"Caesar Salad", 1, 1, "Caesar Dressing"}, {"Filet Mignon", 1, 1, "Medium Rare", "Béarnaise"}, {"Grilled Atlantic Salmon", 2, 1, "Side of Vegetables"}, {"Sparkling Water", 2, 2}},
     {{52, "T3", 0b0011}, {47, "T2", 0b1000}, {31, "T3", 0b0111}}},
    {main_room, "9", 4, 1,
     {{"Spaghetti Bolognese", 1, 1, "Spaghetti", "Meatballs"}, {"Lasagna", 2, 1, "Penne"}, {"Margherita", 3, 1, "Thin Crust", "Fresh Basil"}, {"House Lemonade", 4, 4}, {"Tiramisu", 1, 2}},
     {{64, "T1", 0b01111}, {18, "T1", 0b11111}}},
    {bar, "B2", 1, 2,
     {{"Buffalo Wings", 1, 1, "", "Sour Cream"}, {"Ginger Ale", 1, 1}, {"Root Beer", 1, 1}},
     {{39, "T2", 0b011}, {22, "T2", 0b111, 0b010}}},
    {patio, "P3", 3, 0,
     {{"Hummus & Flatbread", 1, 1}, {"Greek Salad", 2, 1, "House Vinaigrette"}, {"Lobster Roll", 3, 1, "With Cup of Soup"}, {"Iced Tea", 1, 3, "", "Lemon Wedge"}, {"Key Lime Pie", 2, 2, "", "Whipped Cream"}},
     {{58, "T4", 0b00111}, {41, "T2", 0b01000}, {25, "T4", 0b10111}}},
    {main_room, "12", 6, 1,
     {{"Half Roast Chicken", 1, 2, "Baked Potato", "Chimichurri"}, {"Mushroom Risotto", 2, 2, "", "Extra Parmesan"}, {"Fish & Chips", 3, 2, "Side of Fries", "Tartar Sauce"}, {"Sparkling Water", 1, 3}, {"Cola", 4, 3}, {"New York Cheesecake", 5, 4}, {"Affogato", 6, 2}},
     {{88, "T3", 0b0000111}, {83, "T2", 0b0011000}, {34, "T1", 0b0000111, 0, Says::open, 5'000}, {6, "T3", 0b1100111}}},
    {main_room, "2", 2, 3,
     {{"Classic Cheeseburger", 1, 1, "Burger Medium", "Bacon"}, {"Reuben", 2, 1, "With Fries"}, {"Cola", 1, 2}, {"New York Cheesecake", 2, 1}},
     {{95, "T4", 0b0111}, {44, "T1", 0b0111, 0, Says::paid}, {24, "T4", 0b1111}}},
    {patio, "P6", 2, 2,
     {{"Tomato Basil Soup", 1, 1, "", "Sourdough Roll"}, {"Harbor Cobb", 2, 1, "Ranch Dressing"}, {"Sparkling Water", 1, 1}},
     {{110, "T4", 0b111}, {61, "T1", 0b111, 0, Says::paid}}},
    {main_room, "14", 3, 3,
     {{"French Fries", 1, 1, "", "Truffle Salt"}, {"Onion Rings", 2, 1}},
     {{76, "T3", 0b11}, {70, "T1", 0b11, 0b11, Says::cancelled}}},
    {bar, "B9", 1, 2,
     {{"Buffalo Wings", 1, 1, "", "Sour Cream"}, {"Cola", 1, 2}},
     {{1'620, "T5", 0b11}}},
};
// clang-format on

constexpr std::string_view first_servers[] = {"Luca Ferri", "Amara Nwosu", "Maria Silva",
                                              "Priya Raman"};
constexpr std::string_view second_servers[] = {"Owen Byrne", "Grace Kim", "Lucia Marin",
                                               "Owen Byrne"};

std::string printed_id(int number) {
    char text[32];
    std::snprintf(text, sizeof text, "65000000000000000000%04x", static_cast<unsigned>(number));
    return text;
}

// The ids of conflicts are known beforehand, since examples name one.
struct ExampleClock final : base::Clock {
    std::int64_t now_ms() const override { return 0x65000000LL * 1'000; }
};
struct ExampleRandom final : base::Random {
    explicit ExampleRandom(int its_number) : number(its_number) {}
    // The last two bytes of the three of the counter; else 0.
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
          servers_(is_first ? first_servers : second_servers),
          series_(is_first ? 0x4100 : 0x4200),
          now_ms_(room_.now_ms()),
          random_(is_first ? 0x4001 : 0x4011) {}

    // Everything in the order in which it happened.
    void serve() {
        struct Happening {
            const Table* table;
            const Push* push;
        };
        std::vector<Happening> all;
        for (const Table& table : room) {
            lines_[&table] = room_.priced(table.dishes);
            for (const Push& push : table.pushes)
                if (!push.node.empty()) all.push_back({&table, &push});
        }
        std::ranges::stable_sort(all, std::greater(),
                                 [](const Happening& one) { return one.push->minutes_ago; });
        for (const Happening& one : all) send(*one.table, *one.push);
    }

private:
    std::string json_of(const Table& table, std::size_t at, bool is_void) const {
        JsonObject json = told_of(lines_.at(&table)[at]);
        json.text("orderUniqueId", check_id(table) + '-' + std::to_string(at + 1))
            .number("orderNo", static_cast<std::int64_t>(at) + 1)
            .text("employee", server_id(table));
        if (is_void) json.flag("isVoid", true);
        return json.done();
    }

    std::string seats_of(const Table& table, const Push& push) const {
        std::vector<std::string> seats;
        for (int seat = 1; seat <= table.guests; ++seat) {
            std::vector<std::string> orders;
            for (std::size_t at = 0; at < std::size(table.dishes); ++at)
                if (table.dishes[at].seat == seat && (push.dishes >> at & 1U) != 0)
                    orders.push_back(json_of(table, at, (push.voids >> at & 1U) != 0));
            seats.push_back(JsonObject()
                                .text("id", std::to_string(seat))
                                .text("tableName", table.name)
                                .raw("orders", base::json_array(orders))
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

    // With all amounts; what is paid at the end is all of it.
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
        const auto place_in_room = static_cast<int>(&table - room) + 1;
        incoming.new_id = printed_id(series_ + place_in_room);
        incoming.new_sale_id = printed_id(series_ + 0x80 + place_in_room);
        incoming.device = {};  // they are there already
        room_.submit(incoming, at_ms, conflict_ids_);
    }

    static std::string number(const Table& table) {
        return std::to_string(1'001 + (&table - room));
    }
    static std::string check_id(const Table& table) {
        const char* mark = table.floor == main_room ? "T" : "";
        return mark + std::string(table.name) + '-' + number(table);
    }
    std::string_view server(const Table& table) const { return servers_[table.server]; }
    const std::string& server_id(const Table& table) const { return room_.staff_id(server(table)); }

    const DemoRoom& room_;
    const Demo& demo_;
    const std::span<const std::string_view> servers_;
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
