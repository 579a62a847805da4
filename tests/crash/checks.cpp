// Checks of a table: opened, more ordered from two devices, one of which knows all lines and one
// all but the first, and closed. The state of one is what the devices are told: how many lines it
// has, and whether it is a sale.
#include "crash/server.hpp"
#include "crash/workload.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace crash {
namespace {

namespace json = boost::json;

constexpr int lines_max = 6;
constexpr std::int64_t price = 250, first_ms = 1'700'000'000'000;

std::string path(const std::string& rest) {
    return "/v1/sync/store/" + std::string(store) + '/' + rest;
}

// Of a check as it is answered.
json::object state_of(const json::value& check) {
    const json::value data = json::parse(text(check, "data"));
    return {{"id", check.at("id")},
            {"checkID", check.at("checkID")},
            {"lines", static_cast<std::int64_t>(data.at("orders").as_array().size())},
            {"checkState", check.at("checkState")},
            {"isSale", check.as_object().contains("saleId")},
            {"revision", revision(check)}};
}

class Checks final : public Workload {
public:
    Turn next(Ledger& ledger, Dice& dice) const override {
        const int choice = dice.below(100);
        Entry* entry = choice < 30 ? nullptr : some_active(ledger, dice);
        if (!entry || text(entry->acknowledged, "checkState") != "active") return {open(dice)};
        if (choice < 90) return {move_on(*entry, dice), entry};
        return {be_refused(*entry, dice), entry};
    }

    json::value state_after(const Attempt&, const json::value&,
                            const std::string& body) const override {
        return state_of(json::parse(body));
    }

    std::vector<json::value> read_all(http::Client& client) const override {
        const auto answer = client.call(
            {.target = path("activeChecks?after=0"), .headers = {{"apikey", "demo-key"}}});
        if (answer.status != 200) throw Difference("the checks are answered with " + answer.body);
        std::vector<json::value> found;
        const json::value checks = json::parse(answer.body);
        for (const json::value& check : checks.as_array())
            if (text(check, "checkID").starts_with("w")) found.emplace_back(state_of(check));
        return found;
    }

private:
    static Attempt open(Dice& dice) {
        return submit({.check = "w" + dice.word(), .revision = 1, .lines = 1}, dice);
    }

    static Attempt move_on(const Entry& entry, Dice& dice) {
        const json::value& state = entry.acknowledged;
        Said said{.check = text(state, "checkID"),
                  .revision = revision(state) + 1,
                  .lines = state.at("lines").to_number<std::int64_t>() + 1};
        if (said.lines > lines_max || dice.below(4) == 0)
            said.is_closed = true;
        else
            said.skips = dice.below(2);
        return submit(said, dice);
    }

    static Attempt be_refused(const Entry& entry, Dice& dice) {
        Attempt made = move_on(entry, dice);
        json::value body = json::parse(made.request.body);
        body.at("data") = "no check";
        made.request.body = json::serialize(body);
        made.fate = Attempt::Fate::refused;
        return made;
    }

    struct Said {
        std::string check;
        std::int64_t revision = 0, lines = 0;
        int skips = 0;  // the first so many lines
        bool is_closed = false;
    };
    static Attempt submit(const Said& said, Dice& dice) {
        json::array lines;
        for (std::int64_t i = said.skips; i < said.lines; ++i)
            lines.push_back({{"orderUniqueId", "l" + std::to_string(i)},
                             {"menuName", "Dish"},
                             {"quantity", 1},
                             {"totalPrice", price}});
        json::object data{{"orders", std::move(lines)},
                          {"lastUpdateInMillisec", first_ms + said.revision},
                          {"totalAmount", said.lines * price}};
        if (said.is_closed) {
            data["status"] = "CLOSED";
            data["payments"] = json::array{
                {{"id", "p"}, {"paymentMethod", "CASH"}, {"amount", said.lines * price}}};
        }
        return {.request = {"POST",
                            path("addOrUpdateCheck"),
                            {},
                            json::serialize(
                                json::object{{"checkID", said.check},
                                             {"node", said.skips == 0 ? "crash a" : "crash b"},
                                             {"data", json::serialize(data)}})},
                .key = dice.key(),
                .leaves = {{"checkID", said.check},
                           {"lines", said.lines},
                           {"checkState", said.is_closed ? "closed" : "active"},
                           {"isSale", said.is_closed},
                           {"revision", said.revision}}};
    }
};

}  // namespace

const Workload& checks() {
    static const Checks workload;
    return workload;
}

}  // namespace crash
