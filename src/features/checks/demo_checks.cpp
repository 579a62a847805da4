#include "features/checks/demo_checks.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/check_amounts.hpp"
#include "features/checks/submission.hpp"
#include "features/orders/sale_lines.hpp"
#include "features/orders/submission.hpp"
#include "features/records/read.hpp"
#include "kinds/floor.hpp"
#include "kinds/menu_item.hpp"
#include "kinds/modifier.hpp"
#include "kinds/store.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <stdexcept>

namespace features::checks {
namespace {

using base::JsonObject;
using schema::Tree;

constexpr std::int64_t minute_ms = 60'000;
constexpr std::string_view main_room = "Main Dining Room", patio = "Patio", bar = "Bar";

struct Dish {
    std::string_view name;
    int seat = 1;
    int quantity = 1;
    std::string_view choice{};  // of what must be chosen
    std::string_view extra{};   // of what may be added
};

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
    Dish dishes[7];
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
    DiningRoom(storage::Transaction& tx, const Demo& demo, std::string_view store, bool is_first)
        : tx_(tx),
          demo_(demo),
          row_(*storage::find(tx, kinds::store, demo.account, store)),
          shop_(shop_of(row_)),
          menu_shop_(orders::shop_of(row_)),
          servers_(is_first ? first_servers : second_servers),
          series_(is_first ? 0x4100 : 0x4200),
          now_ms_(demo.world.clock.now_ms()),
          random_(is_first ? 0x4001 : 0x4011) {
        read_staff();
        read_floors();
    }

    // Everything in the order in which it happened.
    void serve() {
        struct Happening {
            const Table* table;
            const Push* push;
        };
        std::vector<Happening> all;
        for (const Table& table : room) {
            lines_[&table] = lines_of(table);
            for (const Push& push : table.pushes)
                if (!push.node.empty()) all.push_back({&table, &push});
        }
        std::ranges::stable_sort(all, std::greater(),
                                 [](const Happening& one) { return one.push->minutes_ago; });
        for (const Happening& one : all) send(*one.table, *one.push);
    }

private:
    struct Place {
        std::string floor, table;  // ids
    };

    void read_staff() {
        records::for_each_row(tx_,
                              {.kind = &kinds::user,
                               .account = std::string(demo_.account),
                               .store = shop_.id,
                               .is_active = true},
                              [&](storage::Row& row) {
                                  const auto user = schema::read_stored(row.doc, kinds::user);
                                  staff_.emplace(user[kinds::user.name], row.id);
                              });
    }

    void read_floors() {
        for (const std::string_view name : {main_room, patio, bar}) {
            const std::string floor = id_of(kinds::floor, name);
            const auto row = storage::find(tx_, kinds::floor, demo_.account, floor);
            const auto record = schema::read_stored(row->doc, kinds::floor);
            for (const schema::Record& table : record[kinds::floor.tables])
                places_[table[kinds::table.name]] = {floor, table[kinds::table.id]};
        }
    }

    std::string id_of(const schema::Kind& kind, std::string_view name) const {
        auto id = storage::find_active_name(tx_, kind, demo_.account, shop_.id, "",
                                            base::name_key(name), "");
        if (!id) throw std::logic_error("the demo has no " + std::string(name));
        return *std::move(id);
    }

    // The dishes of the table as an order, which is how the menu says what they cost.
    std::string order_of(const Table& table) const {
        const auto modifier = [&](std::string_view name) {
            return '[' + JsonObject().text("mExternalID", id_of(kinds::modifier, name)).done() +
                   ']';
        };
        std::vector<std::string> lines;
        for (const Dish& dish : table.dishes) {
            if (dish.name.empty()) continue;
            JsonObject line;
            line.text("miExternalID", id_of(kinds::menu_item, dish.name))
                .text("miName", dish.name)
                .number("quantity", dish.quantity);
            if (!dish.choice.empty()) line.raw("mandatoryModifiers", modifier(dish.choice));
            if (!dish.extra.empty()) line.raw("optionalModifiers", modifier(dish.extra));
            lines.push_back(line.done());
        }
        return JsonObject()
            .raw("orderDetails", base::json_array(lines))
            .raw("deliveryDetail", R"([{"deliveryType":"Dine In"}])")
            .done();
    }

    std::vector<domain::SaleLine> lines_of(const Table& table) const {
        schema::Record order(kinds::order);
        base::Problems problems;
        schema::merge(order,
                      schema::read_patch(order_of(table), kinds::order,
                                         {.currency_decimals = shop_.decimals}),
                      problems);
        schema::complete(order, problems);
        if (!problems.empty())
            throw std::logic_error("a check of the demo: " + problems.front().message);
        const auto priced = orders::price_order(tx_, {.account = demo_.account,
                                                      .store = menu_shop_.record,
                                                      .order = std::move(order),
                                                      .pricing = orders::Pricing::catalogue,
                                                      .now_ms = now_ms_});
        return orders::sale_lines(tx_, std::string(demo_.account), shop_.id, priced);
    }

    static std::string json_of(const domain::SaleTax& tax) {
        return JsonObject()
            .text("id", tax.tax.id)
            .text("name", tax.tax.name)
            .number("taxRate", tax.rate)
            .number("taxAmount", tax.amount)
            .flag("inclusive", tax.is_inclusive)
            .done();
    }

    static std::string named(const domain::Named& one) {
        return JsonObject().text("id", one.id).text("name", one.name).done();
    }

    std::string json_of(const Table& table, std::size_t at, bool is_void) const {
        const domain::SaleLine& line = lines_.at(&table)[at];
        std::vector<std::string> taxes, modifiers;
        for (const domain::SaleTax& tax : line.taxes)
            if (tax.amount > 0) taxes.push_back(json_of(tax));
        for (const domain::SaleModifier& modifier : line.modifiers)
            modifiers.push_back(JsonObject()
                                    .text("id", modifier.modifier.id)
                                    .text("name", modifier.modifier.name)
                                    .number("totalPrice", modifier.gross)
                                    .done());
        JsonObject json;
        json.text("orderUniqueId", check_id(table) + '-' + std::to_string(at + 1))
            .number("orderNo", static_cast<std::int64_t>(at) + 1)
            .text("menuId", line.item.id)
            .text("menuName", line.item.name)
            .number("quantity", line.quantity)
            .number("price", line.gross / line.quantity)
            .number("totalPrice", line.gross)
            .raw("taxes", base::json_array(taxes))
            .raw("optionalModifiers", base::json_array(modifiers))
            .raw("department", named(line.department))
            .raw("category", named(line.category))
            .raw("subCategory", named(line.subcategory))
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
                                           .text("service", "TABLESERVICE")
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
        domain::reckon_amounts(data, shop_.decimals);
        if (push.says == Says::paid)
            payments.push_back(
                payment("paid", "Visa", schema::whole_of(data, "totalAmount").value_or(0)));
        if (payments.empty()) return print(data);
        data.set("payments", schema::parse_tree(base::json_array(payments)));
        domain::reckon_amounts(data, shop_.decimals);
        return print(data);
    }

    void send(const Table& table, const Push& push) {
        const std::int64_t at_ms = now_ms_ - push.minutes_ago * minute_ms;
        const Place& place = places_.at(std::string(table.name));
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
        submit(tx_, {std::string(demo_.account), shop_.id, demo_.actor.principal.id, at_ms}, shop_,
               incoming, conflict_ids_);
    }

    static std::string number(const Table& table) {
        return std::to_string(1'001 + (&table - room));
    }
    static std::string check_id(const Table& table) {
        const char* mark = table.floor == main_room ? "T" : "";
        return mark + std::string(table.name) + '-' + number(table);
    }
    std::string_view server(const Table& table) const { return servers_[table.server]; }
    const std::string& server_id(const Table& table) const {
        return staff_.at(std::string(server(table)));
    }

    storage::Transaction& tx_;
    const Demo& demo_;
    const storage::Row row_;
    const CheckShop shop_;
    const orders::Shop menu_shop_;
    const std::span<const std::string_view> servers_;
    const int series_;  // of the ids of its checks
    const std::int64_t now_ms_;
    std::map<std::string, std::string> staff_{};  // ids by name
    std::map<std::string, Place> places_{};       // by name of the table
    std::map<const Table*, std::vector<domain::SaleLine>> lines_{};
    ExampleClock clock_{};
    ExampleRandom random_;
    base::IdSource conflict_ids_{clock_, random_};
};

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores)
        DiningRoom(tx, demo, store.id, &store == &demo.stores.front()).serve();
}

}  // namespace features::checks
