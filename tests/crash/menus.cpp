// Menus: a category with its items, which one bulk makes and others change as a whole. Each record
// has the mark of the last bulk in a field of its own. The state of a menu is that mark, how often
// it was written, and the ids of its items.
#include "crash/server.hpp"
#include "crash/workload.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <map>

namespace crash {
namespace {

namespace json = boost::json;

constexpr int items_max = 4;
constexpr const char* mark = "crashMark";

void sort(json::array& ids) {
    std::sort(ids.begin(), ids.end(),
              [](const auto& a, const auto& b) { return a.as_string() < b.as_string(); });
}

class Menus final : public Workload {
public:
    Turn next(Ledger& ledger, Dice& dice) const override {
        const int choice = dice.below(100);
        Entry* entry = choice < 40 ? nullptr : some_active(ledger, dice);
        if (!entry) return {create(dice)};
        if (choice < 85) return {update(*entry, dice), entry};
        return {be_refused(*entry, dice), entry};
    }

    json::value state_after(const Attempt& attempt, const json::value& before,
                            const std::string& body) const override {
        json::object state = before.is_null() ? json::object() : before.as_object();
        if (before.is_null()) {
            json::array items;
            const json::value answer = json::parse(body);
            for (const auto& [name, id] : answer.at("ids").as_object()) {
                if (name == "#menu") state["id"] = id;
                if (name != "#menu") items.push_back(id);
            }
            sort(items);
            state["items"] = std::move(items);
        }
        for (const auto& [name, value] : attempt.leaves) state[name] = value;
        return state;
    }

    std::vector<json::value> read_all(http::Client& client) const override {
        std::map<std::string, json::value> menus;  // by the id of the category
        for (const json::value& record : read_list(client, "categories"))
            if (!text(record, mark).empty())
                menus[text(record, "id")] = {{"id", text(record, "id")},
                                             {"mark", text(record, mark)},
                                             {"revision", revision(record)},
                                             {"items", json::array()}};
        for (const json::value& record : read_list(client, "menuItems")) {
            if (text(record, mark).empty()) continue;
            const auto menu = menus.find(text(record, "category"));
            if (menu == menus.end() || text(menu->second, "mark") != text(record, mark) ||
                revision(menu->second) != revision(record))
                throw Difference("a part of a bulk: " + json::serialize(record));
            menu->second.at("items").as_array().push_back(record.at("id"));
        }
        std::vector<json::value> found;
        for (auto& [id, menu] : menus) {
            sort(menu.at("items").as_array());
            found.push_back(std::move(menu));
        }
        return found;
    }

private:
    static Attempt attempt(const std::string& its_mark, json::array records, std::int64_t revision,
                           Dice& dice) {
        for (json::value& record : records) record.as_object()[mark] = its_mark;
        return {.request = {"POST",
                            "/v1/svc/store/" + std::string(store) + "/bulk",
                            {},
                            json::serialize(json::object{{"records", std::move(records)}})},
                .key = dice.key(),
                .leaves = {{"mark", its_mark}, {"revision", revision}}};
    }

    // The items come before the category that they stand in.
    static Attempt create(Dice& dice) {
        const std::string its_mark = "m" + dice.word();
        json::array records;
        for (int i = 1 + dice.below(items_max); i > 0; --i)
            records.push_back({{"kind", "menuItem"},
                               {"id", "#" + std::to_string(i)},
                               {"name", its_mark + " " + std::to_string(i)},
                               {"category", "#menu"}});
        records.push_back(
            {{"kind", "category"}, {"id", "#menu"}, {"name", its_mark}, {"level", 1}});
        return attempt(its_mark, std::move(records), 1, dice);
    }

    static Attempt update(const Entry& entry, Dice& dice) {
        json::array records{{{"kind", "category"}, {"id", entry.id()}}};
        for (const json::value& id : entry.acknowledged.at("items").as_array())
            records.push_back({{"kind", "menuItem"}, {"id", id}});
        return attempt("m" + dice.word(), std::move(records), revision(entry.acknowledged) + 1,
                       dice);
    }

    // All is well but for the last record.
    static Attempt be_refused(const Entry& entry, Dice& dice) {
        Attempt made = update(entry, dice);
        json::value body = json::parse(made.request.body);
        body.at("records").as_array().push_back({{"kind", "menuItem"}, {"category", "#nowhere"}});
        made.request.body = json::serialize(body);
        made.fate = Attempt::Fate::refused;
        return made;
    }
};

}  // namespace

const Workload& menus() {
    static const Menus workload;
    return workload;
}

}  // namespace crash
