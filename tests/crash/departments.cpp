// Departments: the state of one is its record.
#include "crash/server.hpp"
#include "crash/workload.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <map>

namespace crash {
namespace {

namespace json = boost::json;

constexpr int contested_names = 40;

class Departments final : public Workload {
public:
    Turn next(Ledger& ledger, Dice& dice) const override {
        const int choice = dice.below(100);
        if (choice < 10) {
            const std::string name = "all " + std::to_string(dice.below(contested_names));
            return {create(name, Attempt::Fate::contested, dice)};
        }
        Entry* entry = choice < 40 ? nullptr : some_active(ledger, dice);
        if (!entry) return {create("own " + dice.word(), Attempt::Fate::written, dice)};
        if (choice < 75) return {update(*entry, {}, dice), entry};
        if (choice < 90) return {inactivate(*entry), entry};
        return {be_refused(*entry, dice), entry};
    }

    json::value state_after(const Attempt&, const json::value&,
                            const std::string& body) const override {
        return json::parse(body);
    }

    // Demo records are no concern of ours: every record of a client has a code of its making.
    std::vector<json::value> read_all(http::Client& client) const override {
        std::vector<json::value> found;
        std::map<std::string, int> active;
        for (json::value& record : read_list(client, "departments")) {
            if (!text(record, "departmentCode").starts_with("w")) continue;
            if (record.at("activeStatus").as_bool() && ++active[text(record, "name")] > 1)
                throw Difference("two active records are named " + text(record, "name"));
            found.push_back(std::move(record));
        }
        return found;
    }

private:
    // `leaves` gets the code that tells this write from any other.
    static Attempt attempt(std::string method, const std::string& target, json::object body,
                           json::object leaves, Dice& dice) {
        const std::string code = "w" + dice.word();
        body["departmentCode"] = leaves["departmentCode"] = code;
        body["description"] = std::string(static_cast<std::size_t>(dice.below(700)), 'd');
        return {.request = {std::move(method),
                            "/v1/svc/department" + target,
                            {},
                            json::serialize(body)},
                .key = dice.key(),
                .leaves = std::move(leaves)};
    }

    static Attempt create(const std::string& name, Attempt::Fate fate, Dice& dice) {
        Attempt made = attempt("POST", "", {{"name", name}, {"store", store}},
                               {{"name", name}, {"activeStatus", true}, {"revision", 1}}, dice);
        made.fate = fate;
        return made;
    }

    static Attempt update(const Entry& entry, json::object body, Dice& dice) {
        return attempt("PUT", "/" + entry.id(), std::move(body),
                       {{"name", text(entry.acknowledged, "name")},
                        {"activeStatus", true},
                        {"revision", revision(entry.acknowledged) + 1}},
                       dice);
    }

    static Attempt inactivate(const Entry& entry) {
        return {.request = {"PUT", "/v1/svc/department/" + entry.id() + "/inactivate", {}, {}},
                .leaves = {{"name", text(entry.acknowledged, "name")},
                           {"departmentCode", text(entry.acknowledged, "departmentCode")},
                           {"activeStatus", false},
                           {"revision", revision(entry.acknowledged) + 1}}};
    }

    static Attempt be_refused(const Entry& entry, Dice& dice) {
        Attempt made;
        switch (dice.below(3)) {
            case 0:
                made = create(text(entry.acknowledged, "name"), Attempt::Fate::refused, dice);
                break;
            case 1: made = update(entry, {{"name", nullptr}}, dice); break;
            case 2:
                made = update(entry, {}, dice);
                made.request.headers.emplace_back("If-Match", "\"999999\"");
                break;
        }
        made.fate = Attempt::Fate::refused;
        return made;
    }
};

}  // namespace

const Workload& departments() {
    static const Departments workload;
    return workload;
}

}  // namespace crash
