// Many records at once, against each other and against single writes of the same records: each
// bulk is there whole or not at all, and nothing that was acknowledged is lost.
#include "features/records/create.hpp"
#include "races/driver.hpp"
#include "schema/json.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <set>

namespace races {
namespace {

using support::Answer;
using support::AppFixture;
using support::member;
using support::Tenant;
using support::text_member;

constexpr int threads = 16;
constexpr int turns = 15;

int occurrences(const std::string& text, const std::string& part) {
    int times = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

// A member that is absent is 0.
int number_at(const std::string& json, std::string_view name) {
    const auto number = member(json, name);
    return number.empty() ? 0 : std::stoi(number);
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

struct BulkRaceTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Race");
    Race race{app};
    std::atomic<int> last_tag = 0;

    std::string create(const std::string& kind, const std::string& name) {
        const auto answer =
            app.call("POST", "/v1/svc/" + kind, tenant.key, R"({"name":)" + quoted(name) + '}');
        EXPECT_EQ(answer.status, 200) << answer.body;
        return text_member(answer.body, "id");
    }
    std::string next_tag() { return "tag " + std::to_string(++last_tag); }
    Answer bulk(Turn& turn, const std::string& entries, const AppFixture::Headers& headers = {}) {
        return turn.call("POST", "/v1/svc/store/" + tenant.store + "/bulk", tenant.key,
                         R"({"records":[)" + entries + "]}", headers);
    }
    int put(Turn& turn, const std::string& path, const std::string& body = "") {
        return turn.call("PUT", "/v1/svc/" + path, tenant.key, body).status;
    }
    std::string read(const std::string& path) {
        return app.call("GET", "/v1/svc/" + path, tenant.key).body;
    }
    std::string list(const std::string& name) {
        return read("store/" + tenant.store + '/' + name + "?status=all");
    }
    void expect_whole(const class Made& made);

    // The same edit in two stores, asked for in one of them.
    Answer bulk_in_both(Turn& turn, bool is_second_first, const std::string& entries) {
        const std::string& first = is_second_first ? second_store : tenant.store;
        const std::string& other = is_second_first ? tenant.store : second_store;
        return turn.call("POST", "/v1/svc/store/" + first + "/bulk", tenant.key,
                         R"({"stores":[)" + quoted(other) + R"(],"records":[)" + entries + "]}");
    }
    std::vector<std::string> courses_of(const std::string& store) {
        return schema::elements_of(read("store/" + store + "/courses?status=all"));
    }
    std::string second_store = app.world().ids.next();
    void make_second_store() {
        app.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app.world(), app.rules(), tenant.account,
                                            second_store, "Second", "UTC", "USD", "test");
        });
    }
};

// What a bulk made, for others to change; filled while the race runs.
class Made {
public:
    struct Pack {
        std::string item, sub, top;
    };
    void add(const std::string& tag, const std::string& ids) {
        const std::lock_guard lock(mutex_);
        tags_.insert(tag);
        packs_.push_back(
            {text_member(ids, "#item"), text_member(ids, "#sub"), text_member(ids, "#top")});
    }
    Pack any(Turn& turn) {
        const std::lock_guard lock(mutex_);
        return packs_[static_cast<std::size_t>(turn.below(static_cast<int>(packs_.size())))];
    }
    const std::set<std::string>& tags() const { return tags_; }

private:
    std::mutex mutex_;
    std::vector<Pack> packs_;
    std::set<std::string> tags_;
};

// Five records that refer to each other by temporary ids, the users first.
constexpr int pack_size = 5;
std::string pack(const std::string& name, const std::string& tag, const std::string& department,
                 const std::string& tax) {
    const std::string rest =
        R"("name":)" + quoted(name) + R"(,"batch":)" + quoted(tag);  // of every record
    return R"({"kind":"menuItem","id":"#item","subCategory":"#sub","taxes":[)" + quoted(tax) +
           R"(],"optionalModifierGroups":["#group"],)" + rest +
           R"(},{"kind":"category","id":"#sub","level":2,"parent":"#top",)" + rest +
           R"(},{"kind":"category","id":"#top","level":1,"department":)" + quoted(department) +
           ',' + rest + R"(},{"kind":"modifierGroup","id":"#group","modifiers":["#modifier"],)" +
           rest + R"(},{"kind":"modifier","id":"#modifier","modifyWith":"#group",)" + rest + '}';
}

// Every batch that was acknowledged is there with all its records, every other with none.
void BulkRaceTest::expect_whole(const Made& made) {
    std::string all;
    for (const auto* name :
         {"menuItems", "categories", "subcategories", "modifierGroups", "modifiers"})
        all += list(name);
    for (int i = 1; i <= last_tag; ++i) {
        const auto tag = "tag " + std::to_string(i);
        EXPECT_EQ(occurrences(all, R"("batch":)" + quoted(tag)),
                  made.tags().contains(tag) ? pack_size : 0)
            << tag;
    }
}

TEST_P(BulkRaceTest, EachIsThereWholeOrNotAtAll) {
    const auto department = create("department", "Shared");
    const auto tax = create("tax", "Shared");
    Made made;
    auto make = [&](Turn& turn, const std::string& name, const std::string& its_department,
                    const std::string& its_tax) {
        const auto tag = next_tag();
        const auto answer = bulk(turn, pack(name, tag, its_department, its_tax));
        if (answer.status == 200) made.add(tag, member(answer.body, "ids"));
        return answer.status;
    };
    Turn first(app, 0, 0);
    ASSERT_EQ(make(first, "First", create("department", "First"), create("tax", "First")), 200);

    auto any_name = [](Turn& turn) { return "Name " + std::to_string(turn.below(30)); };
    race.add("pack", 6, [&](Turn& turn) { return make(turn, any_name(turn), department, tax); });
    race.add("move", 3, [&](Turn& turn) {
        const auto one = made.any(turn), other = made.any(turn);
        return bulk(turn, R"({"kind":"menuItem","id":)" + quoted(one.item) + R"(,"subCategory":)" +
                              quoted(other.sub) + R"(},{"kind":"category","id":)" +
                              quoted(one.sub) + R"(,"parent":)" + quoted(other.top) + '}')
            .status;
    });
    for (const std::string kind : {"modifier", "menuItem"})
        race.add(kind, 1, [&, kind](Turn& turn) {
            return turn
                .call("POST", "/v1/svc/" + kind, tenant.key,
                      R"({"name":)" + quoted(any_name(turn)) + '}')
                .status;
        });
    for (const std::string change : {"/inactivate", "/activate"}) {
        race.add("item" + change, 2, [&, change](Turn& turn) {
            return put(turn, "menuItem/" + made.any(turn).item + change);
        });
        race.add("shared" + change, change == "/activate" ? 3 : 1, [&, change](Turn& turn) {
            return put(turn,
                       (turn.below(2) == 0 ? "tax/" + tax : "department/" + department) + change);
        });
    }
    race.run(threads, turns);
    race.expect_only({200, 400, 409});
    EXPECT_GT(race.count("pack", 400), 0);
    EXPECT_GT(race.count("move", 200), 0);
    EXPECT_GT(race.count("item/inactivate", 200), 0);
    expect_whole(made);
}

TEST_P(BulkRaceTest, TheLastOneStandsInEveryRecord) {
    std::array<std::string, 6> ids;
    for (std::size_t i = 0; i < ids.size(); ++i)
        ids[i] = create("course", "Course " + std::to_string(i));
    // All of them in any order, each with the same value in `field`.
    auto entries = [&](Turn& turn, const std::string& field) {
        auto order = ids;
        for (std::size_t i = 1; i < order.size(); ++i)
            std::swap(order[i],
                      order[static_cast<std::size_t>(turn.below(static_cast<int>(i + 1)))]);
        const auto tag = next_tag();
        std::string all;
        for (const std::string& id : order)
            all += (all.empty() ? "" : ",") + (R"({"kind":"course","id":)" + quoted(id)) + ',' +
                   quoted(field) + ':' + quoted(tag) + '}';
        return all;
    };
    race.add("stamp", 2, [&](Turn& turn) { return bulk(turn, entries(turn, "stamp")).status; });
    race.add("fail", 1, [&](Turn& turn) {
        const std::string taken = R"(,{"kind":"course","name":"Course 0"})";
        return bulk(turn, entries(turn, "never") + taken).status;
    });
    race.add("count", 4, [&](Turn& turn) {
        const auto path = "/v1/svc/course/" +
                          ids[static_cast<std::size_t>(turn.below(static_cast<int>(ids.size())))];
        const auto before = turn.call("GET", path, tenant.key);
        const int next = number_at(before.body, "priority") + 1;
        return turn
            .call("PUT", path, tenant.key, R"({"priority":)" + std::to_string(next) + '}',
                  {{"if-match", before.headers.at("ETag")}})
            .status;
    });
    race.run(threads, turns);
    race.expect_only({200, 400, 412});
    EXPECT_EQ(race.count("fail", 200), 0);
    EXPECT_EQ(race.count("stamp", 400) + race.count("count", 400), 0);

    std::set<std::string> last_stamps;
    int counted = 0, revisions = 0;
    for (const std::string& id : ids) {
        const auto course = read("course/" + id);
        last_stamps.insert(text_member(course, "stamp"));
        EXPECT_EQ(member(course, "never"), "");
        counted += number_at(course, "priority");
        revisions += number_at(course, "revision");
    }
    EXPECT_EQ(last_stamps.size(), 1U);
    EXPECT_EQ(counted, race.count("count", 200));
    const int courses = static_cast<int>(ids.size());
    EXPECT_EQ(revisions, courses * (1 + race.count("stamp", 200)) + race.count("count", 200));
}

TEST_P(BulkRaceTest, ARetryIsWrittenOnce) {
    std::mutex mutex;
    std::map<std::string, std::set<std::string>> answers;
    race.add("bulk", 1, [&](Turn& turn) {
        const auto name = "Retry-" + std::to_string(turn.below(20));
        const auto answer = bulk(turn,
                                 R"({"kind":"course","id":"#one","name":)" + quoted(name) +
                                     R"(},{"kind":"tax","id":"#two","name":)" + quoted(name) + '}',
                                 {{"idempotency-key", name}});
        const std::lock_guard lock(mutex);
        answers[name].insert(answer.body);
        return answer.status;
    });
    race.run(threads, turns);
    race.expect_only({200});
    for (const auto& [name, told] : answers) EXPECT_EQ(told.size(), 1U) << name;
    const int number = static_cast<int>(answers.size());
    EXPECT_EQ(occurrences(list("courses"), R"("name":"Retry-)"), number);
    EXPECT_EQ(occurrences(list("taxes"), R"("name":"Retry-)"), number);
}

TEST_P(BulkRaceTest, TwoStoresInEitherOrderHaveTheSame) {
    make_second_store();
    std::string made;
    for (int i = 0; i < 6; ++i)
        made +=
            (i ? "," : "") + (R"({"kind":"course","name":"Course )" + std::to_string(i) + "\"}");
    Turn first(app, 0, 0);
    ASSERT_EQ(bulk_in_both(first, false, made).status, 200);
    const std::array<std::vector<std::string>, 2> courses{courses_of(tenant.store),
                                                          courses_of(second_store)};
    const auto edit = [&](Turn& turn, const std::string& field, const std::string& more) {
        const bool is_second_first = turn.below(2) == 1;
        const auto tag = next_tag();
        std::string entries;
        for (const std::string& course : courses.at(is_second_first ? 1 : 0))
            entries += (entries.empty() ? "" : ",") +
                       (R"({"kind":"course","id":)" + quoted(text_member(course, "id"))) + ',' +
                       quoted(field) + ':' + quoted(tag) + '}';
        return bulk_in_both(turn, is_second_first, entries + more).status;
    };
    race.add("stamp", 3, [&](Turn& turn) { return edit(turn, "stamp", ""); });
    race.add("fail", 1, [&](Turn& turn) {
        return edit(turn, "never", R"(,{"kind":"course","name":"Course 0"})");
    });
    race.run(threads, 5);
    race.expect_only({200, 400});
    EXPECT_EQ(race.count("fail", 200) + race.count("stamp", 400), 0);

    std::set<std::string> last_stamps;
    for (const std::string& store : {tenant.store, second_store}) {
        EXPECT_EQ(courses_of(store).size(), 6U);
        for (const std::string& course : courses_of(store)) {
            last_stamps.insert(text_member(course, "stamp"));
            EXPECT_EQ(member(course, "never"), "");
            EXPECT_EQ(number_at(course, "revision"), 1 + race.count("stamp", 200));
        }
    }
    EXPECT_EQ(last_stamps.size(), 1U);
}

// Several make the same record at once: one makes it in both stores, and the others, who looked for
// it before, change both.
TEST_P(BulkRaceTest, ARecordHasOneCopyInTheOtherStore) {
    make_second_store();
    std::mutex mutex;
    std::map<std::string, int> writes;
    race.add("make", 1, [&](Turn& turn) {
        const auto id = "6500000000000000000009" + std::to_string(10 + turn.below(20));
        const auto answer =
            bulk_in_both(turn, false,
                         R"({"kind":"course","id":)" + quoted(id) + R"(,"name":"Course )" + id +
                             R"(","stamp":)" + quoted(next_tag()) + '}');
        const std::lock_guard lock(mutex);
        if (answer.status == 200) ++writes[id];
        return answer.status;
    });
    race.run(threads, 5);
    race.expect_only({200});
    for (const std::string& store : {tenant.store, second_store}) {
        const auto courses = courses_of(store);
        EXPECT_EQ(courses.size(), writes.size());
        for (const std::string& course : courses)
            EXPECT_EQ(number_at(course, "revision"), writes[text_member(course, "originalID")]);
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, BulkRaceTest, testing::ValuesIn(support::engines),
                         [](const auto& engine) { return support::name_of(engine.param); });

}  // namespace
}  // namespace races
