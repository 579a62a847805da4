// A search for ways up. A climber begins with one area of a key in some stores, or as a person with
// one privilege or a few, and does at random what it is let do: it makes and changes roles and
// users, invites people, makes links and uses them, makes keys and uses them, takes sign-ins away,
// closes stores, undoes.
// Beside it an owner goes about their business: promotes others, lowers, inactivates, closes,
// opens. What the climber may do, by its own sign-in and by all that it has got hold of, must never
// grow by anything but what the owner gave it. COMANDA_LONG=1 climbs more, COMANDA_SEED=N once.
#include "api/route.hpp"
#include "api/router.hpp"
#include "api/session_cookie.hpp"
#include "app/routes.hpp"
#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "base/json_text.hpp"
#include "features/records/create.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "storage/tables/natural_keys.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <set>

namespace {

using auth::Area;
using kinds::PrivilegeSet;
using support::Answer;
using support::text_member;
using support::Visitor;

using Set = std::set<std::string>;

// Privileges with which others can be changed; single ones among the rest open no door here.
constexpr PrivilegeSet handles{"BO_STAFF",          "BO_ROLES",           "BO_SIGN_INS",
                               "BO_HISTORY",        "BO_ERASURE",         "BO_API_KEYS",
                               "BO_STORE_SETTINGS", "BO_ACCOUNT_SETTINGS"};

std::string list_of(const std::vector<std::string>& texts) {
    std::vector<std::string> quoted;
    for (const std::string& text : texts) quoted.push_back(base::json_string(text));
    return base::json_array(quoted);
}

std::vector<std::string> names_of(const PrivilegeSet& some) {
    const auto names = some.names();
    return {names.begin(), names.end()};
}

struct Start {
    std::string name;
    PrivilegeSet held{};            // of a person; empty: a key
    std::vector<int> stores{0, 1};  // of the person, or of the key
    auth::Areas areas{};
};

class Climb {
public:
    Climb(support::AppFixture& app, const Start& start, unsigned seed)
        : app_(app),
          start_(start),
          random_(seed),
          tenant_(app.make_tenant("T" + std::to_string(seed))) {
        stores_ = {tenant_.store, new_store(), new_store()};
        populate();
    }

    // What was done, up to the step by which the climber got more; "" when it never did.
    std::string run(int steps) {
        Set may = measure(), ever = may;
        for (int step = 0; step < steps; ++step) {
            is_reopening_ = false;
            const bool is_owners = below(4) == 0;
            const bool is_gift = is_owners ? act_as_owner() : (act_as_climber(), false);
            const Set now = measure();
            const Set& before = is_reopening_ ? ever : may;
            std::string more;
            for (const std::string& one : now)
                if (!before.contains(one)) more += ' ' + one;
            if (!more.empty() && !is_gift) return trace_ + "=>" + more + '\n';
            may = now;
            ever.insert(now.begin(), now.end());
        }
        return {};
    }
    int done() const { return done_; }

private:
    struct Person {
        std::string sign_in, email;
        bool is_climbers = false;
    };

    // One that the climber has got hold of.
    struct Key {
        std::string id, secret;
        auth::Areas areas{};
        std::vector<std::string> stores{};  // empty: all
    };
    // A demand of rows, and the areas with which keys meet it.
    struct Demanded {
        std::string name{};
        auth::Demand demand;
        auth::Areas areas;
    };

    std::size_t below(std::size_t count) { return random_() % count; }
    template <class T>
    const T& one_of(const std::vector<T>& some) {
        return some[below(some.size())];
    }
    PrivilegeSet some_of(const PrivilegeSet& all) {
        PrivilegeSet some;
        for (std::string_view name : all.names())
            if (below(3) == 0) some.add(*kinds::privilege_named(name));
        return some;
    }

    std::string new_store() {
        const std::string id = app_.world().ids.next();
        app_.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account, id, id,
                                            "UTC", "USD", "test");
            tx.hint(auth::sessions_hint);  // as the command that adds one does
        });
        return id;
    }

    const Visitor& add_person(const PrivilegeSet& held, const std::vector<int>& stores) {
        std::vector<std::string> ids;
        for (int store : stores) ids.push_back(stores_[static_cast<std::size_t>(store)]);
        visitors_.push_back(app_.make_visitor(tenant_, held, ids));
        const Visitor& made = visitors_.back();
        people_.push_back({made.sign_in, made.sign_in + "@people.example"});
        for (std::size_t i = 0; i < ids.size(); ++i) {
            users_.push_back(made.users[i]);
            roles_.push_back(made.roles[i]);
        }
        if (below(2) == 0) write_password(made.sign_in);
        return made;
    }

    void populate() {
        add_person(PrivilegeSet::all(), {0, 1, 2});
        add_person(PrivilegeSet::all(), {0});
        add_person(handles | PrivilegeSet{"BO_TAX", "DASH_ACCOUNT"}, {0, 1});
        add_person({"BO_TAX"}, {0});
        add_person({"BO_TAX", "BO_STAFF"}, {0, 1});
        add_person({}, {1});
        if (!start_.held.empty()) {
            climber_ = add_person(start_.held, start_.stores);
            people_.back().is_climbers = true;
            // A colleague who may as much, which is what links are for.
            add_person(start_.held, start_.stores);
            return;
        }
        auth::NewKey fields;
        fields.areas = start_.areas;
        if (start_.stores.size() < stores_.size())
            for (int store : start_.stores)
                fields.stores.push_back(stores_[static_cast<std::size_t>(store)]);
        const Key key{"", app_.make_key(tenant_, fields), fields.areas, fields.stores};
        key_ = key.secret;
        keys_.push_back(key);
    }

    void write_password(const std::string& sign_in) {
        app_.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant_.account, "");
            auth::set_password(tx, tenant_.account, sign_in, "hash");
            auth::remove_resets(tx, tenant_.account, sign_in);
        });
    }

    // What is remembered of people would hide for seconds what they get.
    void forget_sessions() {
        app_.database().write_now([](storage::Transaction& tx) { tx.hint(auth::sessions_hint); });
    }

    // A new session, as who has the password gets one.
    Visitor session_of(const std::string& sign_in) {
        const auto pepper = auth::load_pepper(app_.database(), app_.world().random);
        Visitor visitor{.sign_in = sign_in, .session = app_.world().ids.next()};
        const auth::SessionToken token{tenant_.account,
                                       auth::random_base62(app_.world().random, 43)};
        visitor.cookie = std::string(auth::secure_cookie) + '=' + token.text();
        visitor.csrf_token = auth::csrf_token(pepper, token.token);
        app_.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant_.account, "");
            auth::add_session(tx, pepper,
                              {.account = tenant_.account,
                               .id = visitor.session,
                               .sign_in = sign_in,
                               .token = token.token},
                              app_.world().clock.now_ms());
        });
        return visitor;
    }
    const Visitor& visitor(const std::string& sign_in) {
        Visitor& kept = sessions_[sign_in];
        if (kept.cookie.empty() ||
            app_.call("GET", "/v1/svc/session", "", {}, kept.headers()).status == 401)
            kept = session_of(sign_in);
        return kept;
    }

    // ---- what it may ----

    // A row for each demand that is about the whole account: being let in is what counts.
    static const std::map<std::string, const api::Route*>& account_rows() {
        static const auto rows = [] {
            std::map<std::string, const api::Route*> found;
            for (const api::Route& route : app::routes()) {
                const auth::Demand& demand = route.needs.demand;
                if (!demand.in_every_store || !route.is_read()) continue;
                found.emplace(
                    list_of(names_of(demand.any_of)) + list_of(names_of(demand.also_any_of)),
                    &route);
            }
            return found;
        }();
        return rows;
    }
    bool is_let_in(const Visitor& who, const api::Route& route) {
        std::string path = api::Router::spelled_out(route.paths.front(), "svc").front();
        while (path.find('{') != std::string::npos) {
            const auto at = path.find('{'), end = path.find('}');
            path.replace(at, end + 1 - at,
                         path.substr(at, end - at) == "{account" ? tenant_.account
                                                                 : "6500000000000000000000ff");
        }
        const int status = app_.call("GET", path, "", {}, who.headers()).status;
        return status != 401 && status != 403;
    }
    // Each demand of the table once. What any privilege will do for is not one.
    static const std::vector<Demanded>& all_demands() {
        static const auto all = [] {
            std::map<std::string, Demanded> found;
            for (const api::Route& route : app::routes()) {
                const auth::Demand& demand = route.needs.demand;
                if (route.needs.of != api::Needs::Of::privilege) continue;
                if (demand.any_of == PrivilegeSet::all()) continue;
                const std::string name =
                    list_of(names_of(demand.any_of)) + list_of(names_of(demand.also_any_of)) +
                    (demand.in_every_store ? "every" : "") + (demand.in_any_store ? "any" : "");
                Demanded& one = found[name];
                one.demand = demand;
                one.areas = auth::Areas(one.areas.bits() | route.admission.areas.bits());
            }
            std::vector<Demanded> list;
            for (auto& [name, one] : found) {
                one.name = name;
                list.push_back(one);
            }
            return list;
        }();
        return all;
    }
    static bool is_met_by(const Demanded& wanted, const Key& key) {
        return (wanted.areas.bits() & key.areas.bits()) != 0;
    }
    bool is_valid(const Key& key) {
        return app_.call("GET", "/v1/svc/store/" + stores_.front(), key.secret).status != 401;
    }
    // By people and keys alike: which demands are met, and where.
    void add_demands(Set& may) {
        std::vector<Key> keys;
        for (const Key& key : keys_)
            if (is_valid(key)) keys.push_back(key);
        const auto& all = all_demands();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auth::Demand& demand = all[i].demand;
            const std::string name = "demand " + all[i].name + '@';
            const auto meets = [&](const Key& key) { return is_met_by(all[i], key); };
            const auto holds = [&](const std::string& store) {
                return demand.is_met_by(held_[store]);
            };
            if (demand.in_every_store || demand.in_any_store) {
                // What is anybody's in a store of the key is the climber's already.
                const auto holds_elsewhere = [&](const std::string& store) {
                    return holds(store) && !is_in_reach('@' + place_of(store));
                };
                const bool is_held = demand.in_every_store
                                         ? is_agreed(demand)
                                         : std::ranges::any_of(stores_, holds_elsewhere);
                if (is_held || std::ranges::any_of(keys, meets)) may.insert(name + "account");
                continue;
            }
            for (const std::string& store : stores_) {
                const auto reaches = [&](const Key& key) {
                    const bool is_its = key.stores.empty() ||
                                        std::ranges::find(key.stores, store) != key.stores.end();
                    return is_its && meets(key);
                };
                if (holds(store) || std::ranges::any_of(keys, reaches))
                    may.insert(name + place_of(store));
            }
        }
    }
    // Whether those whom the climber has may do it in each store, one here and one there: together
    // they may make one who does it everywhere.
    bool is_agreed(const auth::Demand& demand) {
        return std::ranges::all_of(
            stores_, [&](const std::string& store) { return demand.is_met_by(held_[store]); });
    }
    void add_rights_of(const Visitor& who, Set& may) {
        std::vector<auth::Rights> all;
        app_.database().read([&](storage::ReadView& view) {
            all = auth::rights_of(view, tenant_.account, who.sign_in);
        });
        for (const auth::Rights& rights : all) {
            held_[rights.store] = held_[rights.store] | rights.held;
            for (std::string_view name : rights.held.names())
                may.insert(std::string(name) + '@' + place_of(rights.store));
        }
    }
    // By trying.
    void add_doors_of(const Visitor& who, Set& may) {
        if (app_.call("GET", "/v1/svc/session", "", {}, who.headers()).status != 200) return;
        for (const auto& [name, route] : account_rows())
            if (!is_agreed(route->needs.demand) && is_let_in(who, *route))
                may.insert(name + "@account");
        // What it sees of stores that it has nothing to do with.
        for (const std::string& store : stores_) {
            const Answer seen = app_.call("GET", "/v1/svc/store/" + store, "", {}, who.headers());
            if (seen.status == 200) may.insert("sight@" + place_of(store));
        }
    }
    std::string place_of(const std::string& store) const {
        return std::to_string(std::ranges::find(stores_, store) - stores_.begin());
    }

    // A key of some stores with the area `admin` may become anybody there, and nobody elsewhere.
    bool is_in_reach(const std::string& one) const {
        if (key_.empty() || !start_.areas.has(Area::admin)) return false;
        if (start_.stores.size() == stores_.size()) return true;
        return std::ranges::any_of(
            start_.stores, [&](int store) { return one.ends_with('@' + std::to_string(store)); });
    }

    // Who is an administrator, and how they get in at a device: what a key without `admin` leaves.
    void add_administrators(Set& may) {
        app_.database().read([&](storage::ReadView& view) {
            for (const std::string& id : users_) {
                const auto row = storage::find(view, kinds::user, tenant_.account, id);
                if (!row || !row->is_active) continue;
                const auto held = auth::privileges_of_user(view, tenant_.account, id);
                for (std::string_view name : (held & kinds::administration).names())
                    may.insert(std::string(name) + " of " + id);
                if (!held.has_any(kinds::administration)) continue;
                may.insert("pin of " + id + ' ' +
                           storage::natural_key_of(view, tenant_.account, id, "pin").value_or(""));
            }
        });
    }

    Set measure() {
        Set may;
        held_.clear();
        for (const Person& one : people_)
            if (one.is_climbers) add_rights_of(visitor(one.sign_in), may);
        for (const Person& one : people_)
            if (one.is_climbers) add_doors_of(visitor(one.sign_in), may);
        add_demands(may);
        std::erase_if(may, [&](const std::string& one) { return is_in_reach(one); });
        if (!key_.empty() && !start_.areas.has(Area::admin)) add_administrators(may);
        return may;
    }

    // ---- what is done ----

    Answer send(const Person* who, std::string_view method, const std::string& path,
                const std::string& body = {}) {
        const std::string target = "/v1/svc/" + path;
        Answer answer = who ? app_.call(method, target, "", body, visitor(who->sign_in).headers())
                            : app_.call(method, target, acting_key_, body);
        note(who ? "climber " : "key ", method, path, body, answer);
        return answer;
    }
    Answer as_owner(std::string_view method, const std::string& path,
                    const std::string& body = {}) {
        Answer answer = app_.call(method, "/v1/svc/" + path, tenant_.key, body);
        note("owner ", method, path, body, answer);
        return answer;
    }
    void note(std::string_view who, std::string_view method, const std::string& path,
              const std::string& body, const Answer& answer) {
        if (answer.status != 200) return;
        ++done_;
        if (path.starts_with("store/")) forget_sessions();
        trace_ += std::string(who) + std::string(method) + ' ' + path + ' ' + body + '\n';
    }
    static void learn(std::vector<std::string>& ids, const Answer& answer) {
        if (answer.status == 200) ids.push_back(text_member(answer.body, "id"));
    }

    // The climber's own is among them now and then, else anybody.
    const std::string& a_user() {
        if (!climber_.users.empty() && below(5) == 0) return one_of(climber_.users);
        return one_of(users_);
    }
    const std::string& a_role() {
        if (!climber_.roles.empty() && below(5) == 0) return one_of(climber_.roles);
        return one_of(roles_);
    }
    std::string some_roles() {
        std::vector<std::string> some;
        while (below(3) != 0) some.push_back(one_of(roles_));
        return "{\"roles\":" + list_of(some) + '}';
    }
    std::string privileges_body(const PrivilegeSet& some) {
        return base::JsonObject()
            .text("name", app_.world().ids.next())
            .text("store", one_of(stores_))
            .raw("privileges", list_of(names_of(some)))
            .done();
    }

    void act_as_climber() {
        std::vector<const Person*> own;
        for (const Person& one : people_)
            if (one.is_climbers) own.push_back(&one);
        own.resize(own.size() + keys_.size(), nullptr);
        const Person* who = one_of(own);
        if (!who) acting_key_ = one_of(keys_).secret;
        const std::string role = "role/" + a_role(), user = "user/" + a_user();
        const std::string revision = "/history/" + std::to_string(1 + below(5)) + "/undo";
        switch (below(22)) {
            case 0:
                return learn(roles_, send(who, "POST", "role",
                                          privileges_body(some_of(PrivilegeSet::all()))));
            case 1:
                return learn(roles_,
                             send(who, "POST", "role", privileges_body(some_of(start_.held))));
            case 2:
                send(who, "PUT", role,
                     R"({"privileges":)" + list_of(names_of(some_of(PrivilegeSet::all()))) + '}');
                return;
            case 3:
                send(who, "PUT", role, R"({"privileges":)" + list_of(names_of(start_.held)) + '}');
                return;
            case 4:
                send(who, "PUT", role + (below(2) ? "/activate" : "/inactivate?force=true"));
                return;
            case 5: send(who, "POST", role + revision); return;
            case 6:
                return learn(users_, send(who, "POST", "user",
                                          base::JsonObject()
                                              .text("firstName", "New")
                                              .text("store", one_of(stores_))
                                              .raw("roles", list_of({one_of(roles_)}))
                                              .done()));
            case 7:
                return learn(users_, send(who, "POST", "user",
                                          base::JsonObject()
                                              .text("firstName", "New")
                                              .text("store", one_of(stores_))
                                              .done()));
            case 8:
            case 9: send(who, "PUT", user, some_roles()); return;
            case 10:
                send(who, "PUT", user,
                     R"({"pin":")" + std::to_string(100000 + below(900000)) + "\"}");
                return;
            case 11: send(who, "PUT", user + (below(2) ? "/activate" : "/inactivate")); return;
            case 12: send(who, "POST", user + revision); return;
            case 13: return invite(who, user);
            case 14: return keep_link(send(who, "POST", user + "/resetLink"));
            case 15:
                send(who, "PUT", user + (below(2) ? "/signIn/remove" : "/secondFactor/reset"));
                return;
            case 16: return open_or_close(who);
            case 17: return do_rarely(who, user);
            case 18: return make_key(who);
            case 19:
                if (!keys_.empty() && below(2))
                    send(who, "PUT", "key/" + one_of(keys_).id + "/revoke");
                return;
            default: return use_link();
        }
    }
    // What is opened again shows what was there before.
    void open_or_close(const Person* who) {
        is_reopening_ = below(2) == 0;
        send(who, "PUT", "store/" + one_of(stores_),
             is_reopening_ ? R"({"activeStatus":true})" : R"({"activeStatus":false})");
    }
    void do_rarely(const Person* who, const std::string& user) {
        const std::string store = "store/" + one_of(stores_);
        switch (below(4)) {
            case 0:
                send(who, "POST", user + "/erase",
                     R"({"reason":"x","confirm":")" + user.substr(5) + "\"}");
                return;
            case 1:
                send(who, "POST", store + "/bulk",
                     R"({"records":[{"kind":"role","name":"B","privileges":["BO_ROLES"]}]})");
                return;
            case 2:
                send(who, "POST", store,
                     R"({"copyAll":true,"sourceStore":")" + one_of(stores_) + "\"}");
                return;
            default: send(who, "PUT", user + "/sessions/end"); return;
        }
    }

    void make_key(const Person* who) {
        Key key;
        std::vector<std::string> names{std::string(auth::area_names[below(9)])};
        if (below(3) == 0) names.emplace_back(auth::area_names[below(9)]);
        for (const std::string& name : names) key.areas.add(*auth::area_named(name));
        for (const std::string& store : stores_)
            if (below(2)) key.stores.push_back(store);
        base::JsonObject body;
        body.text("name", "Key").raw("areas", list_of(names));
        if (!key.stores.empty()) body.raw("stores", list_of(key.stores));
        const Answer answer =
            send(who, "POST", "account/" + tenant_.account + "/keys", body.done());
        if (answer.status != 200) return;
        key.id = text_member(answer.body, "id");
        key.secret = text_member(answer.body, "apiKey");
        keys_.push_back(std::move(key));
    }

    // Of somebody, or of one whom the climber makes up.
    void invite(const Person* who, const std::string& user) {
        const std::string email =
            below(2) ? one_of(people_).email : app_.world().ids.next() + "@climber.example";
        const Answer answer =
            send(who, "POST", user + "/invite", base::JsonObject().text("email", email).done());
        if (answer.status != 200) return;
        if (std::ranges::find(people_, email, &Person::email) == people_.end()) {
            const std::string shown = app_.call("GET", "/v1/svc/" + user, tenant_.key).body;
            people_.push_back({text_member(shown, "signIn"), email});
        }
        keep_link(answer);
    }
    void keep_link(const Answer& answer) {
        const std::string link = text_member(answer.body, "link");
        if (answer.status != 200 || link.empty()) return;
        links_.emplace_back(link.substr(link.find("#token=") + 7),
                            text_member(answer.body, "email"));
    }
    // Who has a link that is good has the person.
    void use_link() {
        if (links_.empty()) return;
        const auto [token, email] = one_of(links_);
        const Answer looked = app_.call("POST", "/v1/svc/session/reset/check", "",
                                        base::JsonObject().text("token", token).done());
        note("climber ", "USE", email, "", looked);
        if (looked.status != 200) return;
        const auto person = std::ranges::find(people_, email, &Person::email);
        ASSERT_NE(person, people_.end());
        person->is_climbers = true;
        write_password(person->sign_in);
    }

    bool is_climbers_user(const std::string& user) {
        const std::string shown = app_.call("GET", "/v1/svc/user/" + user, tenant_.key).body;
        const auto its = std::ranges::find(people_, text_member(shown, "signIn"), &Person::sign_in);
        return its != people_.end() && its->is_climbers;
    }

    // Whether it may have given the climber something on purpose.
    bool act_as_owner() {
        const std::string id = a_user(), user = "user/" + id;
        const std::string store = "store/" + one_of(stores_);
        switch (below(8)) {
            case 0:
            case 1:
                if (is_climbers_user(id)) return false;
                as_owner("PUT", user, some_roles());
                return !key_.empty();
            case 2: as_owner("PUT", user + "/inactivate"); return false;
            case 3: as_owner("PUT", user + "/activate"); return true;
            case 4: as_owner("PUT", store, R"({"activeStatus":false})"); return false;
            case 5: as_owner("PUT", store, R"({"activeStatus":true})"); return true;
            case 6: as_owner("PUT", user + "/signIn/remove"); return false;
            default: as_owner("PUT", user, R"({"roles":[]})"); return false;
        }
    }

    support::AppFixture& app_;
    const Start& start_;
    std::mt19937 random_;
    support::Tenant tenant_;
    std::string key_{};  // with which it begins, if it is a key
    std::string acting_key_{};
    std::vector<Key> keys_{};
    Visitor climber_{};
    std::vector<std::string> stores_{}, users_{}, roles_{};
    std::vector<Visitor> visitors_{};
    std::vector<Person> people_{};
    std::map<std::string, Visitor> sessions_{};
    std::vector<std::pair<std::string, std::string>> links_{};  // tokens and e-mails
    std::map<std::string, PrivilegeSet> held_{};  // by store, of all whom the climber has
    std::string trace_{};
    bool is_reopening_ = false;
    int done_ = 0;
};

struct ClimbTest : testing::TestWithParam<storage::Engine> {
    support::AppFixture app{GetParam()};
    const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
    int done = 0;

    ~ClimbTest() override { EXPECT_EQ(app.find_faults(), ""); }

    bool climb(const Start& start, unsigned seed, int steps) {
        if (const char* only = std::getenv("COMANDA_SEED"); only && std::stoul(only) != seed)
            return true;
        Climb one(app, start, seed);
        const std::string found = one.run(steps);
        done += one.done();
        EXPECT_EQ(found, "") << start.name << ", COMANDA_SEED=" << seed;
        return found.empty();
    }
};

TEST_P(ClimbTest, NoKeyGetsToMore) {
    unsigned seed = 1;
    for (int round = 0; round < (is_long ? 40 : 2); ++round)
        for (std::string_view name : auth::area_names)
            for (const std::vector<int>& stores : {std::vector{0}, {0, 1}, {0, 1, 2}}) {
                Start start{std::string(name) + " key of " + std::to_string(stores.size())};
                start.stores = stores;
                start.areas.add(*auth::area_named(name));
                if (round > 0) start.areas.add(round % 2 ? Area::staff : Area::admin);
                if (!climb(start, seed++, 60)) return;
            }
    EXPECT_GT(done, 100);
}

TEST_P(ClimbTest, NobodyWithOnePrivilegeGetsToMore) {
    unsigned seed = 1'001;
    for (int round = 0; round < (is_long ? 10 : 1); ++round)
        for (std::string_view name : kinds::all_privileges()) {
            Start start{std::string(name)};
            start.held = {*kinds::privilege_named(name)};
            start.stores = seed % 2 ? std::vector{0} : std::vector{0, 1};
            const bool is_handle = handles.has(*kinds::privilege_named(name));
            for (int times = is_handle ? 3 : 1; times > 0; --times)
                if (!climb(start, seed++, is_handle ? 60 : 6)) return;
        }
    EXPECT_GT(done, 100);
}

TEST_P(ClimbTest, NobodyWithSomeOfThemGetsToMore) {
    unsigned seed = 5'001;
    std::mt19937 random(31);
    for (int round = 0; round < (is_long ? 1'500 : 25); ++round) {
        Start start{"some"};
        for (std::string_view name : kinds::all_privileges()) {
            const auto one = *kinds::privilege_named(name);
            if (random() % (handles.has(one) ? 4 : 6) >= (handles.has(one) ? 1U : 5U))
                start.held.add(one);
        }
        start.held.add("BO_STAFF");
        start.stores = round % 3 == 0   ? std::vector{0}
                       : round % 3 == 1 ? std::vector{0, 1}
                                        : std::vector{0, 1, 2};
        if (!climb(start, seed++, 80)) return;
    }
    EXPECT_GT(done, 300);
}

INSTANTIATE_TEST_SUITE_P(Engines, ClimbTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
