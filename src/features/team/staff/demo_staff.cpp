#include "features/team/staff/demo_staff.hpp"

#include "assets/demo_files.hpp"
#include "features/records/write.hpp"
#include "features/team/staff/grants.hpp"
#include "features/team/staff/new_staff.hpp"
#include "features/team/staff/punches.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json_tree.hpp"
#include "storage/tables/events.hpp"

#include <map>
#include <stdexcept>

namespace features::staff {
namespace {

using schema::Tree;

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

    void make(const Tree& roles, const Tree& people) {
        for (const Tree& role : roles.elements) make_role(role);
        int number = 0;
        for (const Tree& person : people.elements) {
            const std::string user = make_user(person);
            ++number;
            // In the store's local time; a person without one never clocks in.
            if (const auto start_hour = whole_of(person, "startHour"))
                work(user, *start_hour, number);
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
                             .is_configuration = false,
                             .who = demo_.actor.principal.id});
    }

private:
    // The examples use those that have an id in the first store.
    std::string id_or_new(const Tree& one) const {
        return is_first_ && one.find("id") ? std::string(words_of(one, "id"))
                                           : demo_.world.ids.next();
    }

    void make_role(Tree role) {
        const std::string id = id_or_new(role);
        role.remove("id");
        make_with_id(tx_, demo_.actor, kinds::role, store_, id, print(role));
        roles_[std::string(words_of(role, "name"))] = id;
    }

    std::string make_user(const Tree& person) {
        Tree user = *person.find("user");
        if (person.find("isOwner")) return complete_owner(print(user));
        std::string id = id_or_new(person);
        const std::string sign_in(person.find("signIn") ? words_of(person, "signIn") : "");
        for (Tree& role : user.find("roles")->elements) role.text = roles_.at(role.text);
        make_with_id(tx_, demo_.actor, kinds::user, store_, id, print(user),
                     [&](schema::Record& record) {
                         if (!sign_in.empty()) record.set(kinds::user.sign_in, sign_in);
                     });
        return id;
    }

    // The store has had the owner from its beginning.
    std::string complete_owner(const std::string& fields) {
        for (const Attached& one : users_of(tx_, demo_.account, demo_.actor.principal.id)) {
            if (one.store != store_) continue;
            records::write(tx_,
                           records::draft_update(kinds::user, one.user, fields, demo_.actor, tx_),
                           demo_.actor);
            return one.user;
        }
        throw std::logic_error("the demo has a store without an owner");
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

    // Five days of seven, a few minutes early or late, with a break; future ones are left out.
    void work(const std::string& user, std::int64_t start_hour, int number) {
        using domain::PunchType;
        const domain::Day today = calendar_.day_of(now_ms_);
        for (int back = days_worked; back >= 0; --back) {
            const int odd = number * 7 + back * 5;
            if (odd % 7 < 2) continue;
            const std::int64_t start =
                day_start(today - date::days(back)) + start_hour * hour_ms + odd % 11 * minute_ms;
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
    const Tree data = schema::parse_tree(assets::demo_file("staff.json"));
    for (std::size_t i = 0; i < demo.stores.size(); ++i) {
        Store made(tx, demo, demo.stores[i].id);
        made.make(*data.find("roles"), data.find("stores")->elements.at(i));
        if (i == 0) made.make_example("650000000000000000001105");
    }
}

}  // namespace features::staff
