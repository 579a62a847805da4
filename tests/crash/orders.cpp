// Web orders: placed, moved on in the kitchen, paid. The state of one is what its guest is told:
// its number, its total, how many lines it has, its status and whether it is paid.
#include "crash/server.hpp"
#include "crash/workload.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <set>

namespace crash {
namespace {

namespace json = boost::json;

constexpr int lines_max = 4;
constexpr const char* statuses = "1,2,3,4,5,6,7,8,9,10";
constexpr std::int64_t placed = 1, ready = 4, completed = 6, scheduled = 10;

std::string path(const std::string& rest) {
    return "/v1/online-order/svc/store/" + std::string(store) + '/' + rest;
}

std::int64_t number(const json::value& state, std::string_view member) {
    return state.at(member).to_number<std::int64_t>();
}

// Of an order as it is answered.
json::object state_of(const json::value& order) {
    return {{"id", order.at("id")},
            {"uniqueOrderID", order.at("uniqueOrderID")},
            {"orderNumber", order.at("orderNumber")},
            {"totalAmount", number(order, "totalAmount")},
            {"lines", static_cast<std::int64_t>(order.at("orderDetails").as_array().size())},
            {"orderStatus", number(order, "orderStatus")},
            {"paymentPaid", order.at("paymentPaid")},
            {"revision", revision(order)}};
}

class Orders final : public Workload {
public:
    Turn next(Ledger& ledger, Dice& dice) const override {
        const int choice = dice.below(100);
        Entry* entry = choice < 40 ? nullptr : some_active(ledger, dice);
        if (!entry || is_done(entry->acknowledged)) return {submit(dice)};
        if (choice < 90) return {move_on(*entry, dice), entry};
        return {be_refused(*entry, dice), entry};
    }

    json::value state_after(const Attempt&, const json::value&,
                            const std::string& body) const override {
        return state_of(json::parse(body));
    }

    std::vector<json::value> read_all(http::Client& client) const override {
        const auto answer = client.call({.target = path("placedOrders?orderStatus=") + statuses,
                                         .headers = {{"apikey", "demo-key"}}});
        if (answer.status != 200) throw Difference("the orders are answered with " + answer.body);
        std::vector<json::value> found;
        std::set<std::int64_t> numbers;
        const json::value orders = json::parse(answer.body);
        for (const json::value& order : orders.as_array()) {
            numbers.insert(std::stoll(text(order, "orderNumber")));
            if (text(order, "uniqueOrderID").starts_with("w")) found.emplace_back(state_of(order));
        }
        if (!numbers.empty() && *numbers.rbegin() != std::ssize(numbers))
            throw Difference("numbers of orders have gaps");
        return found;
    }

private:
    static Attempt submit(Dice& dice) {
        const std::string check = "w" + dice.word();
        json::array lines;
        std::int64_t total = 0;
        for (int i = 1 + dice.below(lines_max); i > 0; --i) {
            const int quantity = 1 + dice.below(3), price = 100 + dice.below(900);
            lines.push_back({{"miName", "Dish"}, {"quantity", quantity}, {"itemPrice", price}});
            total += quantity * price;
        }
        const auto count = static_cast<std::int64_t>(lines.size());
        return {.request = {"POST",
                            path("saveWebOrder"),
                            {},
                            json::serialize(json::object{{"uniqueOrderID", check},
                                                         {"orderDetails", std::move(lines)}})},
                .key = dice.key(),
                .leaves = {{"uniqueOrderID", check},
                           {"totalAmount", total},
                           {"lines", count},
                           {"orderStatus", placed},
                           {"paymentPaid", false},
                           {"revision", 1}}};
    }

    static bool is_done(const json::value& state) {
        return number(state, "orderStatus") == completed && state.at("paymentPaid").as_bool();
    }

    static Attempt move_on(const Entry& entry, Dice& dice) {
        const bool is_paid = entry.acknowledged.at("paymentPaid").as_bool();
        const std::int64_t status = number(entry.acknowledged, "orderStatus");
        if (status == completed || (!is_paid && dice.below(3) == 0)) {
            Attempt made = change(entry, "POST", "payment", {}, dice);
            made.leaves["paymentPaid"] = true;
            return made;
        }
        const std::int64_t to = status == ready ? completed : status + 1;
        Attempt made = change(entry, "PUT", "status", {{"orderStatus", to}}, dice);
        made.leaves["orderStatus"] = to;
        return made;
    }

    static Attempt change(const Entry& entry, const std::string& method, const std::string& what,
                          const json::object& body, Dice& dice) {
        Attempt made{.request = {method,
                                 path("order/" + entry.id() + '/' + what),
                                 {},
                                 json::serialize(body)},
                     .key = dice.key(),
                     .leaves = entry.acknowledged.as_object()};
        made.leaves["revision"] = revision(entry.acknowledged) + 1;
        return made;
    }

    static Attempt be_refused(const Entry& entry, Dice& dice) {
        Attempt made;
        switch (dice.below(3)) {
            case 0: made = submit_otherwise(entry, dice); break;
            case 1: made = submit_mispriced(dice); break;
            case 2:
                made = change(entry, "PUT", "status", {{"orderStatus", scheduled}}, dice);
                break;
        }
        made.fate = Attempt::Fate::refused;
        return made;
    }

    // Another order under the same id.
    static Attempt submit_otherwise(const Entry& entry, Dice& dice) {
        Attempt made = submit(dice);
        json::value body = json::parse(made.request.body);
        body.at("uniqueOrderID") = entry.acknowledged.at("uniqueOrderID");
        body.at("orderDetails").at(0).at("miName") = "Another dish";
        made.request.body = json::serialize(body);
        return made;
    }

    static Attempt submit_mispriced(Dice& dice) {
        Attempt made = submit(dice);
        json::value body = json::parse(made.request.body);
        body.as_object()["totalAmount"] = 1;
        made.request.body = json::serialize(body);
        return made;
    }
};

}  // namespace

const Workload& orders() {
    static const Orders workload;
    return workload;
}

}  // namespace crash
