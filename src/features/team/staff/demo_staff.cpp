#include "features/team/staff/demo_staff.hpp"

#include "base/json_text.hpp"
#include "features/team/staff/new_staff.hpp"
#include "features/team/staff/punches.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "storage/tables/events.hpp"

#include <map>

namespace features::staff {
namespace {

using base::json_string;

struct DemoRole {
    std::string_view name;
    std::string_view id;          // in the first store; "": made
    std::string_view privileges;  // JSON
};

// clang-format off
constexpr DemoRole roles[] = {
    {"Manager", "", R"(["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_TAX","BO_DISCOUNTS","BO_STORE_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_WEB_ORDERS","BO_REFUNDS","BO_HISTORY","DASH_TODAY","DASH_SALES","DASH_DAY_RECAP","DASH_STAFF","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_TRANSFER","DEV_REOPEN","DEV_CLOSE_DAY","DEV_CLOCK"])"},
    {"Shift Lead", "", R"(["BO_SOLD_OUT","BO_TIMESHEETS","DASH_TODAY","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_VOID","DEV_TRANSFER","DEV_CLOSE_DAY"])"},
    {"Server", "650000000000000000001104", R"(["DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_LOYALTY","DEV_WEB_ORDERS"])"},
    {"Bartender", "", R"(["DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_NO_SALE"])"},
    {"Host", "", R"(["DEV_SELL","DEV_WEB_ORDERS"])"},
    {"Kitchen", "", R"(["BO_SOLD_OUT"])"},
    {"Trainee", "650000000000000000001101", "[]"},
};

struct Person {
    std::string_view first, last, pin, role, screen;
    std::string_view id;  // in the first store; "": made
    int start_hour;       // by the clock of the store; 0: never clocks
    bool clocks_in_at_login;
};

constexpr Person first_store[] = {
    {"Rosa",    "Delgado",  "7301",   "Manager",    "pos",     "",                         9,  false},
    {"Thomas",  "Okafor",   "5824",   "Manager",    "pos",     "",                         14, false},
    {"Mei",     "Tanaka",   "64190",  "Shift Lead", "toTable", "",                         10, false},
    {"Luca",    "Ferri",    "40817",  "Server",     "toTable", "650000000000000000001105", 0,  false},
    {"Amara",   "Nwosu",    "2958",   "Server",     "toTable", "",                         11, true},
    {"Jonas",   "Weber",    "8142",   "Server",     "toTable", "",                         16, true},
    {"Priya",   "Raman",    "3706",   "Server",     "toTable", "",                         17, true},
    {"Maria",   "Silva",    "9035",   "Bartender",  "bar",     "",                         16, true},
    {"Maria",   "Silva",    "1567",   "Host",       "toTable", "",                         11, true},
    {"Diego",   "Castro",   "60213",  "Kitchen",    "retail",  "",                         10, true},
    {"Hannah",  "Lindgren", "447291", "Kitchen",    "retail",  "",                         15, true},
    {"Samir",   "Haddad",   "85306",  "Trainee",    "pos",     "650000000000000000001102", 0,  false},
};
constexpr Person second_store[] = {
    {"Grace",   "Kim",      "7301",   "Manager",    "pos",     "",                         9,  false},
    {"Owen",    "Byrne",    "4416",   "Server",     "toTable", "",                         11, true},
    {"Lucia",   "Marin",    "9273",   "Bartender",  "bar",     "",                         16, true},
};
// clang-format on

constexpr std::int64_t minute_ms = 60'000, hour_ms = 3'600'000;
constexpr int days_worked = 14;
constexpr std::string_view example_punch = "650000000000000000001103";

// Makes one store of the demo.
class Store {
public:
    Store(storage::Transaction& tx, const Demo& demo, std::string_view id)
        : tx_(tx),
          demo_(demo),
          store_(id),
          is_first_(id == demo.stores.front().id),
          calendar_(calendar_of(tx, demo.account, id)),
          now_ms_(demo.world.clock.now_ms()) {}

    void make(std::span<const Person> people) {
        int priority = 0;
        for (const DemoRole& role : roles) make_role(role, ++priority);
        int number = 0;
        for (const Person& person : people) {
            const std::string user = make_user(person);
            ++number;
            if (person.start_hour > 0) work(user, person, number);
        }
    }

    // The punch of the examples, and one that a manager has corrected.
    void make_example(std::string_view user) {
        const std::int64_t at_ms = day_start(domain::Day(date::days(20'458))) + 12 * hour_ms;
        punch(std::string(example_punch), std::string(user), domain::PunchType::in, at_ms);
        const auto wrong = punch(demo_.world.ids.next(), std::string(user), domain::PunchType::out,
                                 at_ms + 20 * hour_ms);
        PunchState right = wrong.now;
        right.at_ms = at_ms + 8 * hour_ms;
        correct_punch(tx_, demo_.account, wrong, right,
                      {1, wrong.now, demo_.actor.principal.id, "Forgot to clock out", now_ms_});
        storage::note_event(tx_, demo_.account, store_,
                            {.type = "updated",
                             .kind = clock_subject.label,
                             .id = wrong.id,
                             .revision = 2,
                             .at_ms = now_ms_,
                             .is_configuration = false});
    }

private:
    std::string id_or_new(std::string_view id) const {
        return is_first_ && !id.empty() ? std::string(id) : demo_.world.ids.next();
    }

    void make_role(const DemoRole& role, int priority) {
        const std::string id = id_or_new(role.id);
        make_with_id(tx_, demo_.actor, kinds::role, store_, id,
                     base::JsonObject()
                         .text("name", role.name)
                         .number("priority", priority)
                         .raw("privileges", role.privileges)
                         .done());
        roles_[std::string(role.name)] = id;
    }

    std::string make_user(const Person& person) {
        std::string id = id_or_new(person.id);
        std::vector<std::string> held;
        if (person.role != "Trainee") held.push_back(json_string(roles_[std::string(person.role)]));
        make_with_id(tx_, demo_.actor, kinds::user, store_, id,
                     base::JsonObject()
                         .text("firstName", person.first)
                         .text("lastName", person.last)
                         .text("pin", person.pin)
                         .text("firstScreen", person.screen)
                         .flag("clockInWhenPunchIn", person.clocks_in_at_login)
                         .raw("roles", base::json_array(held))
                         .done());
        return id;
    }

    std::int64_t day_start(domain::Day day) const {
        return std::chrono::milliseconds(calendar_.start_of(day).time_since_epoch()).count();
    }

    StoredPunch punch(std::string id, std::string user, domain::PunchType type,
                      std::int64_t at_ms) {
        return take(tx_, demo_.account,
                    {.id = std::move(id),
                     .store = store_,
                     .user = std::move(user),
                     .now = {},
                     .sent = {type, at_ms},
                     .device = "till-1",
                     .source = "clock",
                     .made_by = demo_.actor.principal.id,
                     .made_ms = now_ms_});
    }

    // Five days of seven, a few minutes early or late, with a break; what lies ahead is left out.
    void work(const std::string& user, const Person& person, int number) {
        using domain::PunchType;
        const domain::Day today = calendar_.day_of(now_ms_);
        for (int back = days_worked; back >= 0; --back) {
            const int odd = number * 7 + back * 5;
            if (odd % 7 < 2) continue;
            const std::int64_t start = day_start(today - date::days(back)) +
                                       person.start_hour * hour_ms + odd % 11 * minute_ms;
            const auto add = [&](PunchType type, std::int64_t at_ms) {
                if (at_ms <= now_ms_) punch(demo_.world.ids.next(), user, type, at_ms);
            };
            add(PunchType::in, start);
            add(PunchType::break_start, start + 4 * hour_ms);
            add(PunchType::break_end, start + 4 * hour_ms + (20 + odd % 15) * minute_ms);
            const bool is_forgotten = odd % 23 == 0;
            if (!is_forgotten) add(PunchType::out, start + 8 * hour_ms + odd % 13 * minute_ms);
        }
    }

    storage::Transaction& tx_;
    const Demo& demo_;
    const std::string store_;
    const bool is_first_;
    const domain::Calendar calendar_;
    const std::int64_t now_ms_;
    std::map<std::string, std::string> roles_{};
};

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores) {
        const bool is_first = store.id == demo.stores.front().id;
        Store made(tx, demo, store.id);
        made.make(is_first ? std::span<const Person>(first_store) : second_store);
        if (is_first) made.make_example("650000000000000000001105");
    }
}

}  // namespace features::staff
