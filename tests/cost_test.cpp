// What one request may cost: others wait for it. Counted, not timed: questions, rows and bytes, and
// what the engine does to answer, which a scan multiplies.
#include "domain/sale/examples.hpp"
#include "features/selling/sales/sales.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <future>

namespace {

using support::AppFixture;
using support::Steps;
using support::Tenant;

constexpr int some = 300;

struct Costs {
    explicit Costs(storage::Engine engine) : app((support::count_effort(), engine)) {}

    AppFixture app;
    Tenant tenant = app.make_tenant("Cost");

    support::Answer bulk(const std::string& entries) {
        return app.call("POST", "/v1/svc/store/" + tenant.store + "/bulk", tenant.key,
                        R"({"records":[)" + entries + "]}");
    }
    support::Answer call(std::string_view method, const std::string& path,
                         const std::string& body) {
        return app.call(method, "/v1/svc/" + path, tenant.key, body);
    }
    // The id of what a good answer shows.
    std::string id_of(const support::Answer& answer) {
        EXPECT_EQ(answer.status, 200) << answer.body.substr(0, 500);
        return support::text_member(answer.body, "id");
    }
    // What `work` asks of the database.
    Steps steps_of(const std::function<void()>& work) {
        const Steps before = app.database().steps();
        work();
        const Steps after = app.database().steps();
        return {after.statements - before.statements, after.rows - before.rows,
                after.bytes - before.bytes, after.effort - before.effort};
    }
    // Makes records by a bulk; their ids in order. `entry` gives all but the id.
    std::vector<std::string> make(int count, const std::function<std::string(int)>& entry) {
        if (count == 0) return {};
        std::string entries;
        for (int i = 0; i < count; ++i)
            entries +=
                (i == 0 ? "" : ",") + (R"({"id":"#)" + std::to_string(i)) + "\"," + entry(i) + '}';
        const auto made = bulk(entries);
        EXPECT_EQ(made.status, 200) << made.body.substr(0, 500);
        std::map<std::string, std::string> ids;
        for (auto& [name, id] : schema::read_members(support::member(made.body, "ids")))
            ids[name] = schema::text_of(id).value_or("");
        std::vector<std::string> in_order;
        for (int i = 0; i < count; ++i) in_order.push_back(ids['#' + std::to_string(i)]);
        return in_order;
    }
    std::vector<std::string> make_modifiers(int count, const std::string& more = "") {
        return make(count, [&](int i) {
            return R"("kind":"modifier","name":")" + std::to_string(count) + " of " +
                   std::to_string(i) + '"' + more;
        });
    }
};

// What grows in step with what was sent.
void expect_in_step(const Steps& few, const Steps& four_times) {
    EXPECT_LT(four_times.statements, 5 * few.statements) << "against " << few.statements;
    EXPECT_LT(four_times.rows, 5 * few.rows) << "against " << few.rows;
    EXPECT_LT(four_times.bytes, 5 * few.bytes) << "against " << few.bytes;
    EXPECT_GT(few.effort, 0);
    EXPECT_LT(four_times.effort, 5 * few.effort) << "against " << few.effort;
}

std::string list_of(const std::vector<std::string>& ids) {
    std::string list;
    for (const auto& id : ids) list += (list.empty() ? "[\"" : ",\"") + id + '"';
    return list + ']';
}

struct CostTest : testing::TestWithParam<storage::Engine>, Costs {
    CostTest() : Costs(GetParam()) {}
};

// All that is wrong is told together, though what is right beside a refused entry is written for
// nothing.
TEST_P(CostTest, ARefusedBulkIsJudgedInStep) {
    const auto steps = [&](int count) {
        std::string entries =
            R"({"kind":"category","id":"#c","name":"C","level":1,"buttonColor":"x"})";
        for (int i = 0; i < count; ++i)
            entries +=
                R"(,{"kind":"menuItem","category":"#c","name":"I)" + std::to_string(i) + "\"}";
        return steps_of([&] {
            const auto refused = bulk(entries);
            EXPECT_EQ(refused.status, 400);
            EXPECT_EQ(
                support::member(refused.body, "errors"),
                R"({"records[0].buttonColor":"must be a colour of 3, 4, 6 or 8 hex digits"})");
        });
    };
    const Steps few = steps(some);
    expect_in_step(few, steps(4 * some));
}

// Each member is told of its home, and none of them reads the list again.
TEST_P(CostTest, AGroupTakesItsModifiersInStep) {
    const auto steps = [&](int count) {
        const auto list = list_of(make_modifiers(count));
        return steps_of([&] {
            id_of(call("POST", "modifierGroup",
                       R"({"name":"G)" + std::to_string(count) + R"(","modifiers":)" + list + '}'));
        });
    };
    const Steps few = steps(some);
    expect_in_step(few, steps(4 * some));
}

// Their group writes its list once, and stays as if they had come one by one.
TEST_P(CostTest, ModifiersJoinAGroupInStep) {
    const auto group = id_of(call("POST", "modifierGroup", R"({"name":"Open"})"));
    const auto home = R"(,"modifyWith":")" + group + '"';
    std::vector<std::string> listed;
    const auto steps = [&](int count) {
        std::vector<std::string> ids;
        const Steps taken = steps_of([&] { ids = make_modifiers(count, home); });
        listed.insert(listed.end(), ids.begin(), ids.end());
        return taken;
    };
    const Steps few = steps(some);
    expect_in_step(few, steps(4 * some));
    const auto read = app.call("GET", "/v1/svc/modifierGroup/" + group, tenant.key);
    EXPECT_TRUE(support::member(read.body, "modifiers") == list_of(listed));
    EXPECT_EQ(support::member(read.body, "revision"), "3");

    // And leave it.
    std::string entries;
    for (int i = 0; i < some; ++i)
        entries += (i == 0 ? "" : ",") +
                   (R"({"kind":"modifier","id":")" + listed[static_cast<std::size_t>(i)]) +
                   R"(","modifyWith":null})";
    EXPECT_EQ(bulk(entries).status, 200);
    const auto left = app.call("GET", "/v1/svc/modifierGroup/" + group, tenant.key);
    EXPECT_TRUE(support::member(left.body, "modifiers") ==
                list_of({listed.begin() + some, listed.end()}));
    EXPECT_EQ(support::member(left.body, "revision"), "4");
}

TEST_P(CostTest, AFullGroupTakesNoMore) {
    const auto group = id_of(call("POST", "modifierGroup", R"({"name":"Full"})"));
    const auto home = R"("modifyWith":")" + group + '"';
    make_modifiers(1'999, ',' + home);
    const auto two = bulk(R"({"kind":"modifier","name":"Last",)" + home +
                          R"(},{"kind":"modifier","name":"Too many",)" + home + '}');
    EXPECT_EQ(two.status, 400);
    EXPECT_EQ(support::member(two.body, "errors"),
              R"({"records[1].modifyWith":"is a modifier group that already has 2000 modifiers"})");
    const auto last = id_of(call("POST", "modifier", R"({"name":"Last",)" + home + '}'));
    const auto more = call("POST", "modifier", R"({"name":"More",)" + home + '}');
    EXPECT_EQ(more.status, 400);
    EXPECT_EQ(support::member(more.body, "errors"),
              R"({"modifyWith":"is a modifier group that already has 2000 modifiers"})");
    id_of(call("PUT", "modifier/" + last, R"({"name":"Still there",)" + home + '}'));
}

struct Menu {
    std::string first, second;  // departments
    std::string category;
};

struct CascadeTest : CostTest {
    Menu make_menu(int subcategories, const std::string& note = "") {
        const auto name = '"' + std::to_string(subcategories) + ' ' + std::to_string(note.size());
        Menu menu{.first = id_of(call("POST", "department", R"({"name":)" + name + " a\"}")),
                  .second = id_of(call("POST", "department", R"({"name":)" + name + " b\"}")),
                  .category = {}};
        menu.category = id_of(call("POST", "category",
                                   R"({"level":1,"name":)" + name + R"(","note":")" + note +
                                       R"(","department":")" + menu.first + "\"}"));
        make(subcategories, [&](int i) {
            return R"("kind":"category","level":2,"name":"Sub )" + std::to_string(i) +
                   R"(","parent":")" + menu.category + '"';
        });
        return menu;
    }
    Steps steps_of_move(const Menu& menu) {
        return steps_of([&] {
            id_of(call("PUT", "category/" + menu.category,
                       R"({"department":")" + menu.second + "\"}"));
        });
    }
};

TEST_P(CascadeTest, ADepartmentIsPassedOnInStep) {
    const Steps few = steps_of_move(make_menu(some));
    expect_in_step(few, steps_of_move(make_menu(4 * some)));
}

// However large it is, those below do not read it again and again.
TEST_P(CascadeTest, ALargeCategoryIsReadAFewTimes) {
    constexpr std::int64_t large = 100'000;
    const Steps small = steps_of_move(make_menu(some));
    const Steps with_note = steps_of_move(make_menu(some, std::string(large, 'x')));
    EXPECT_LT(with_note.bytes - small.bytes, 20 * large);
}

TEST_P(CascadeTest, ItemsOfABulkReadTheirCategoryOnce) {
    constexpr std::int64_t large = 100'000;
    const auto steps = [&](std::int64_t size) {
        const auto menu = make_menu(0, std::string(static_cast<std::size_t>(size), 'x'));
        return steps_of([&] {
            make(some, [&](int i) {
                return R"("kind":"menuItem","name":")" + std::to_string(size) + ' ' +
                       std::to_string(i) + R"(","category":")" + menu.category + '"';
            });
        });
    };
    const Steps small = steps(1);
    EXPECT_LT(steps(large).bytes - small.bytes, 20 * large);
}

TEST_P(CostTest, ItemsOfABulkLookUpDefaultTaxesOnce) {
    make(20, [](int i) {
        return R"("kind":"tax","applyTo":"Item","defaultTax":true,"name":"Tax )" +
               std::to_string(i) + '"';
    });
    const auto make_items = [&](const std::string& name, const std::string& taxes) {
        return steps_of([&] {
            make(some, [&](int i) {
                return R"("kind":"menuItem","name":")" + name + std::to_string(i) + '"' + taxes;
            });
        });
    };
    const Steps without = make_items("Without ", R"(,"taxes":[])");
    const Steps with = make_items("With ", "");
    EXPECT_GT(with.statements, without.statements + 20 * some) << "they have no taxes";
    EXPECT_LT(with.rows, without.rows + 20 * 10) << "against " << without.rows;
}

TEST_P(CascadeTest, ALongOneIsAGroupOfItsOwn) {
    const auto move = [&](int subcategories) {
        const Menu menu = make_menu(subcategories);
        const int alone = app.database().alone();
        steps_of_move(menu);
        return app.database().alone() - alone;
    };
    EXPECT_EQ(move(500), 0);
    EXPECT_EQ(move(501), 1);

    const auto members = make_modifiers(501);
    const auto group = id_of(call("POST", "modifierGroup", R"({"name":"Long"})"));
    const int alone = app.database().alone();
    id_of(call("PUT", "modifierGroup/" + group, R"({"modifiers":)" + list_of(members) + '}'));
    id_of(call("POST", "modifierGroup/" + group + "/history/2/undo", ""));
    EXPECT_EQ(app.database().alone() - alone, 2);
}

std::vector<std::string> strangers(int count) {
    std::vector<std::string> ids;
    for (int i = 0; i < count; ++i) {
        const auto number = std::to_string(i);
        ids.push_back("65" + std::string(22 - number.size(), '0') + number);
    }
    return ids;
}

TEST_P(CostTest, OfManyBadReferencesAHundredAreTold) {
    const auto refused =
        call("POST", "menuItem", R"({"name":"Soup","taxes":)" + list_of(strangers(2'000)) + '}');
    EXPECT_EQ(refused.status, 400);
    const auto errors = schema::read_members(support::member(refused.body, "errors"));
    ASSERT_EQ(errors.size(), 100u);
    EXPECT_EQ(errors.back().first, "taxes[99]");
    EXPECT_EQ(support::member(refused.body, "moreErrors"), "1900");
    EXPECT_LT(support::text_member(refused.body, "detail").size(), 2'100u);
    EXPECT_LT(refused.body.size(), 20'000u);
}

// ... and a list that is too long is not looked into.
TEST_P(CostTest, AListBeyondItsLimitCostsNothing) {
    const auto refuse = [&](int entries) {
        const auto refused = call("POST", "menuItem",
                                  R"({"name":"Soup","taxes":)" + list_of(strangers(entries)) + '}');
        EXPECT_EQ(refused.status, 400);
        EXPECT_EQ(support::member(refused.body, "errors"),
                  R"({"taxes":"must have at most 2000 entries"})");
        EXPECT_EQ(support::member(refused.body, "moreErrors"), "");
    };
    EXPECT_LT(steps_of([&] { refuse(2'001); }).statements, 40);
    EXPECT_LT(steps_of([&] { refuse(38'000); }).statements, 40);
}

std::string unknown_fields(int count) {
    std::string members;
    for (int i = 0; i < count; ++i) members += ",\"x" + std::to_string(i) + "\":0";
    return members;
}

TEST_P(CostTest, ARecordHasAThousandUnknownFields) {
    const auto id = id_of(call("POST", "course", R"({"name":"A")" + unknown_fields(1'000) + '}'));
    const auto refused = call("PUT", "course/" + id, R"({"one":1})");
    EXPECT_EQ(refused.status, 400);
    EXPECT_EQ(support::member(refused.body, "errors"),
              R"({"one":"is one field too many: an object may have at most 1000 unknown fields"})");
    id_of(call("PUT", "course/" + id, R"({"one":1,"x0":null})"));
}

// A page of a past is found by its numbers, and its author looked up once.
TEST_P(CostTest, APageOfAPastCostsTheSameHoweverLongThatIs) {
    const auto id = id_of(call("POST", "course", R"({"name":"A"})"));
    const auto change = [&](int times) {
        for (int i = 0; i < times; ++i)
            id_of(call("PUT", "course/" + id, R"({"name":"Name )" + std::to_string(i) + "\"}"));
    };
    const auto read = [&](int page) {
        return steps_of([&] {
            const auto answer = call(
                "GET", "course/" + id + "/history?pageSize=5&page=" + std::to_string(page), "");
            EXPECT_EQ(schema::elements_of(answer.body).size(), 5U) << answer.body;
        });
    };
    change(10);
    const Steps brief = read(2);
    change(40);
    for (int page : {2, 8}) {
        const Steps later = read(page);
        EXPECT_EQ(later.statements, brief.statements);
        EXPECT_EQ(later.rows, brief.rows);
        EXPECT_LT(later.bytes, brief.bytes + 500);
        EXPECT_LT(later.effort, 2 * brief.effort) << "against " << brief.effort;
    }
}

// What is sold is told in one pass over the list, and what stands above it is looked up once.
TEST_P(CostTest, WhatIsSoldIsReadInStep) {
    const auto categories = make(10, [](int i) {
        return R"("kind":"category","level":1,"name":")" + std::to_string(i) + '"';
    });
    const auto add = [&](int count, const std::string& name) {
        make(count, [&](int i) {
            return R"("kind":"menuItem","name":")" + name + std::to_string(i) +
                   R"(","category":")" +
                   categories[static_cast<std::size_t>(i) % categories.size()] + '"';
        });
    };
    const auto read = [&](const std::string& query) {
        return steps_of([&] {
            EXPECT_EQ(app.call("GET",
                               "/v1/svc/store/" + tenant.store + "/menuItems?available=now" + query,
                               tenant.key)
                          .status,
                      200);
        });
    };
    add(some, "A");
    const Steps few = read(""), first_of_few = read("&page=1&pageSize=10");
    EXPECT_LT(few.rows, some + 30);
    EXPECT_LT(first_of_few.rows, 2 * some + 30);
    add(3 * some, "B");
    expect_in_step(few, read(""));
    const Steps last = read("&page=24&pageSize=50");
    expect_in_step(first_of_few, last);
    EXPECT_LT(last.rows, 4 * some + storage::step_rows_max + 30);
}

struct ReportCostTest : CostTest {
    static constexpr std::int64_t day_ms = 24 * 3'600'000;
    static constexpr std::int64_t noon_ms = 20'000 * day_ms + day_ms / 2;  // 2024-10-04

    void sell(int count, int day) {
        app.database().write_now([&](storage::Transaction& tx) {
            for (int i = 0; i < count; ++i) {
                domain::Sale sale = domain::testing::small_sale();
                sale.opened_ms = sale.closed_ms = noon_ms + day * day_ms;
                const std::string id = app.world().ids.next();
                features::sales::book(
                    tx, {tenant.account, tenant.store, "test", sale.closed_ms},
                    features::sales::checked({id, id, "USD", sale.closed_ms, sale}));
            }
        });
    }
    void close_check(const std::string& check_id) {
        const auto answer = app.call(
            "POST", "/v1/sync/store/" + tenant.store + "/addOrUpdateCheck", tenant.key,
            R"({"checkID":")" + check_id +
                R"(","node":"T1","data":{"status":"CLOSED","lastUpdateInMillisec":1,"seats":[)"
                R"({"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,)"
                R"("price":500,"totalPrice":500}]}],)"
                R"("payments":[{"id":"p","paymentMethod":"Cash","amount":500}]}})");
        EXPECT_EQ(answer.status, 200) << answer.body;
    }
    Steps read(const std::string& report) {
        return steps_of([&] {
            const auto answer = app.call("GET",
                                         "/v1/svc/store/" + tenant.store + '/' + report +
                                             "dateOption=SD&specificDate=2024-10-04",
                                         tenant.key);
            EXPECT_EQ(answer.status, 200) << answer.body;
            EXPECT_GT(answer.body.size(), 10'000U);
        });
    }
};

// Those of other days cost nothing, and neither do those of the same day that come in another step:
// four times the sales are four times the effort.
TEST_P(ReportCostTest, AReportReadsTheSalesOfItsDays) {
    const std::vector<std::string> reports{"getsale?", "getsale?format=csv&rows=lines&",
                                           "saleSummaryReport?isIncludedCategory=true&",
                                           "discountReport?", "transactionReport?"};
    std::map<std::string, Steps> few;
    sell(100, 0);
    for (const std::string& report : reports) few[report] = read(report);
    sell(300, 0);
    for (const std::string& report : reports) {
        SCOPED_TRACE(report);
        const Steps more = read(report + "x&");
        expect_in_step(few[report], more);
        EXPECT_LT(more.statements, 30) << report;
        few[report] = more;
    }
    for (int day : {-200, 1}) sell(200, day);
    for (const std::string& report : reports) {
        const Steps later = read(report + "y&");
        // Jobs of the application may look for work meanwhile.
        EXPECT_LE(later.statements, few[report].statements + 4) << report;
        EXPECT_LE(later.rows, few[report].rows + 2) << report;
        EXPECT_LT(later.effort, 6 * few[report].effort / 5)
            << report << " against " << few[report].effort;
    }
}

// Their parts are looked up sale by sale: so many that indexes are as deep for few as for many.
TEST_P(ReportCostTest, AFilterReadsTheSalesThatItLeaves) {
    sell(200, 0);
    const Steps few = read("getsale?status=closed&");
    sell(600, 0);
    expect_in_step(few, read("getsale?status=closed&x&"));
    const Steps none = steps_of([&] {
        const auto answer = app.call("GET",
                                     "/v1/svc/store/" + tenant.store +
                                         "/getsale?status=VOIDED&fromDate=2024-10-04&"
                                         "toDate=2024-10-04",
                                     tenant.key);
        EXPECT_EQ(answer.body, R"({"sales":[]})");
    });
    EXPECT_LT(none.statements, 12);
    EXPECT_LT(none.rows, 12);
}

// However many there are.
TEST_P(ReportCostTest, ASaleIsFoundByWhatItsCheckIsCalled) {
    const auto find = [&](const std::string& ask) {
        return steps_of([&] {
            const auto answer =
                app.call("GET", "/v1/svc/store/" + tenant.store + "/getsale?" + ask, tenant.key);
            EXPECT_EQ(answer.status, 200) << answer.body;
            EXPECT_NE(answer.body.find("\"checkID\":\"mine\""), std::string::npos) << answer.body;
        });
    };
    close_check("mine");
    sell(100, 0);
    const Steps few = find("checkID=mine");
    sell(400, 0);
    sell(300, 1);
    const Steps many = find("checkID=mine&x=1");
    EXPECT_LE(many.statements, few.statements + 4);
    EXPECT_LE(many.rows, few.rows + 4);
    EXPECT_LT(many.effort, 2 * few.effort) << few.effort;  // indexes have become deeper
}

// What was stored before there was a limit stays as it is.
TEST_P(CostTest, ARecordBeyondItsLimitsIsReadAndChangedElsewhere) {
    const auto id = id_of(call("POST", "course", R"({"name":"A"})"));
    app.database().write_now([&](storage::Transaction& tx) {
        const std::string more = unknown_fields(20'000).substr(1) + ",\"name\"";
        tx.execute("UPDATE record SET doc = replace(doc, '\"name\"', $1) WHERE id = $2",
                   {more, id});
    });
    const auto path = "course/" + id;
    const auto read = app.call("GET", "/v1/svc/" + path, tenant.key);
    EXPECT_EQ(read.status, 200);
    EXPECT_TRUE(call("PUT", path, read.body).body == read.body) << "not what was read";
    id_of(call("PUT", path, R"({"name":"B","x7":1})"));
    EXPECT_EQ(call("PUT", path, R"({"one":1})").status, 400);
    id_of(call("PUT", path, R"({"one":1,"x8":null})"));
    const auto undone = call("POST", path + "/history/3/undo", "");
    EXPECT_EQ(undone.status, 200) << undone.body.substr(0, 200);
    EXPECT_EQ(support::member(undone.body, "x8"), "0");
}

// The past is read before the write: others do not wait until all of it was looked at.
TEST_P(CostTest, AnUndoingReadsThePastBeforeItsTurn) {
    const auto rows = [&](int later_changes) {
        const auto path =
            "course/" +
            id_of(call("POST", "course", R"({"name":"C)" + std::to_string(later_changes) + "\"}"));
        id_of(call("PUT", path, R"({"description":"a"})"));
        for (int i = 0; i < later_changes; ++i)
            id_of(call("PUT", path, R"({"note":)" + std::to_string(i) + '}'));
        const std::int64_t before = app.database().rows_of_writes();
        id_of(call("POST", path + "/history/2/undo", ""));
        return app.database().rows_of_writes() - before;
    };
    EXPECT_EQ(rows(5), rows(20));
}

// A store that sells the same every day.
struct SalesCostTest : CostTest {
    static constexpr int days = 30, departments = 4, lines_of_sale = 20;

    features::sales::Booking booking(int day, const std::string& origin) const {
        domain::Sale sale{.source = "till", .closed_ms = (20'000 + day) * 86'400'000LL};
        sale.opened_ms = sale.closed_ms;
        for (int i = 0; i < lines_of_sale; ++i) {
            const std::string name = std::to_string(i),
                              department = std::to_string(i % departments);
            sale.lines.push_back({.key = name,
                                  .item = {"i" + name, name},
                                  .department = {std::string(23, 'd') + department, department},
                                  .gross = 100});
            add(sale.lines.back(), domain::SaleModifier{.modifier = {"m", "M"}, .quantity = 1});
            add(sale.lines.back(), domain::SaleTax{.tax = {"t", "T"}, .amount = 5});
        }
        return features::sales::checked(
            {app.world().ids.next(), origin, "USD", sale.closed_ms, std::move(sale)});
    }
    // Returns what the last one cost.
    Steps sell(int sales_a_day, const std::string& origin) {
        Steps last;
        for (int i = 0; i < days * sales_a_day; ++i) {
            const auto wanted = booking(i % days, origin + std::to_string(i));
            last = steps_of([&] {
                app.database().write_now([&](storage::Transaction& tx) {
                    features::sales::book(tx, {tenant.account, tenant.store, "test", 0}, wanted);
                });
            });
        }
        // As PostgreSQL does on its own, later.
        if (app.engine() == storage::Engine::postgres)
            app.database().write_now([](storage::Transaction& tx) { tx.execute("ANALYZE"); });
        return last;
    }
    Steps report(const std::string& report) {
        return steps_of([&] {
            const auto answer =
                app.call("GET",
                         "/v1/svc/store/" + tenant.store + '/' + report +
                             "dateOption=DR&fromDate=04-Oct-2024&toDate=02-Nov-2024",
                         tenant.key);
            EXPECT_EQ(answer.status, 200) << answer.body;
            EXPECT_GT(answer.body.size(), 300U) << answer.body;
        });
    }
};

// A row for each day and department, however many sales there were.
TEST_P(SalesCostTest, AReportReadsTheSumsOfItsDays) {
    sell(1, "first");
    const Steps brief = report("saleReport?type=DEPARTMENT&");
    EXPECT_LT(brief.rows, days * departments + 30);
    sell(4, "more");
    const Steps later = report("saleReport?type=DEPARTMENT&");
    // What the process looks up now and then, such as the key, may fall into it.
    EXPECT_LE(later.statements, brief.statements + 4);
    EXPECT_LE(later.rows, brief.rows + 2);
    EXPECT_LT(later.effort, 2 * brief.effort) << "against " << brief.effort;
}

// Those that sums cannot answer read each line once, and sales are listed many at a time.
TEST_P(SalesCostTest, AReportOverLinesReadsThemInStep) {
    sell(1, "first");
    const auto of_modifiers = [&] {
        return report("saleReport?type=MODIFIER&selectedDepID=" + std::string(23, 'd') + "0&");
    };
    const auto of_sales = [&] { return report("getsale?"); };
    const Steps modifiers = of_modifiers(), sales = of_sales();
    sell(4, "more");
    EXPECT_LT(of_modifiers().effort, 8 * modifiers.effort) << "against " << modifiers.effort;
    const Steps all = of_sales();
    EXPECT_LT(all.effort, 8 * sales.effort) << "against " << sales.effort;
    EXPECT_LT(all.statements, sales.statements + 20);
}

// Rows of a sale and its sums are written some at a time.
TEST_P(SalesCostTest, ASaleTakesFewerStatementsThanLines) {
    EXPECT_LT(sell(1, "").statements, 2 * lines_of_sale);
}

INSTANTIATE_TEST_SUITE_P(Engines, SalesCostTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });
INSTANTIATE_TEST_SUITE_P(Engines, CostTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });
INSTANTIATE_TEST_SUITE_P(Engines, CascadeTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });
INSTANTIATE_TEST_SUITE_P(Engines, ReportCostTest, testing::ValuesIn(support::engines),
                         [](const auto& test) { return support::name_of(test.param); });

// The thread that a request came in on, when it gets to it.
struct LaterHome final : http::Home {
    void post(std::function<void()> work) override { posted.set_value(std::move(work)); }
    std::promise<std::function<void()>> posted;
};

TEST(Answers, ToWritesAreMadeAtHome) {
    AppFixture app(storage::Engine::sqlite);
    const Tenant tenant = app.make_tenant("Home");
    for (const std::string_view body : {R"({"name":"A"})", R"({"name":""})"}) {
        LaterHome home;
        const http::Header headers[] = {{"apikey", tenant.key}};
        http::Request request;
        request.method = http::Method::post;
        request.method_name = "POST";
        request.target = request.path = "/v1/svc/course";
        request.headers = headers;
        request.body = body;
        request.home = &home;
        int answered = 0;
        app.app().handle(request, app.app().admit(request).ticket,
                         [&](http::Response) { ++answered; });
        const auto work = home.posted.get_future().get();
        EXPECT_EQ(answered, 0);
        work();
        EXPECT_EQ(answered, 1);
    }
}

// The list of a parent's children looks up the children once, not once for each record there is.
TEST_P(CascadeTest, TheChildrenOfAParentAreListedInStep) {
    const auto list = [&](int subcategories) {
        const Menu menu = make_menu(subcategories);
        return steps_of([&] {
            const auto page =
                app.call("GET",
                         "/v1/svc/store/" + tenant.store +
                             "/subcategories?page=1&pageSize=200&parent=" + menu.category,
                         tenant.key);
            EXPECT_EQ(schema::elements_of(page.body).size(), 200U) << page.body;
        });
    };
    const Steps few = list(some);
    expect_in_step(few, list(4 * some));
}

// A circle is sought in every tax whose taxes change, so that a way without an end would be walked
// once for each that stands on it.
TEST_P(CostTest, AWayOfTaxesIsFollowedForAHundred) {
    auto way = [](int taxes) {
        std::string entries;
        for (int i = 0; i < taxes; ++i) {
            const auto id = std::to_string(i);
            entries += R"({"kind":"tax","id":"#)" + id + R"(","name":"Tax )" + id +
                       R"(","taxes":["#)" + std::to_string(i + 1) + "\"]},";
        }
        return entries + R"({"kind":"tax","name":"Last","id":"#)" + std::to_string(taxes) + "\"}";
    };
    const auto refused = bulk(way(101));
    EXPECT_EQ(refused.status, 400);
    EXPECT_EQ(support::member(refused.body, "errors"),
              R"({"records[0].taxes":"lead to more than 100 taxes"})");
    const auto taken = bulk(way(100));
    ASSERT_EQ(taken.status, 200) << taken.body;

    // Who leads far is changed all the same, as long as the way is left alone.
    const auto ids = support::member(taken.body, "ids");
    auto put = [&](const char* tax, const std::string& body) {
        return app.call("PUT", "/v1/svc/tax/" + support::text_member(ids, tax), tenant.key, body);
    };
    const auto more = support::text_member(
        app.call("POST", "/v1/svc/tax", tenant.key, R"({"name":"More"})").body, "id");
    EXPECT_EQ(put("#100", R"({"taxes":[")" + more + "\"]}").status, 200);
    EXPECT_EQ(put("#0", R"({"percentage":5000})").status, 200);
    EXPECT_EQ(put("#0", R"({"taxes":[")" + support::text_member(ids, "#1") + "\",\"" +
                            support::text_member(ids, "#2") + "\"]}")
                  .status,
              400);
}

// Somebody who follows the events of a store, as the edge would read them.
class Follower {
public:
    Follower(AppFixture& app, const Tenant& tenant, const std::string& query = "") {
        const std::string path = "/v1/sync/store/" + tenant.store + "/events";
        const std::string target = query.empty() ? path : path + '?' + query;
        const http::Header headers[] = {{"host", "test"}, {"apikey", tenant.key}};
        http::Request request;
        request.method = http::Method::get;
        request.method_name = "GET";
        request.target = target;
        request.path = path;
        request.query = query;
        request.headers = headers;
        request.request_id = "test";
        request.client_address = "127.0.0.1";
        stream_ = std::get<std::unique_ptr<http::Stream>>(app.app().answer(request).body);
        pull();
    }
    ~Follower() { stream_.reset(); }
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;

    // Pulls until there have been so many events.
    void wait_for(int events) {
        while (events_ < events) {
            take(next_.get());
            pull();
        }
    }

private:
    void pull() {
        auto pulled = std::make_shared<std::promise<std::string>>();
        next_ = pulled->get_future();
        stream_->pull([pulled](std::string piece, http::Stream::State) {
            pulled->set_value(std::move(piece));
        });
    }
    void take(std::string_view piece) {
        for (auto at = piece.find("\ndata: "); at != piece.npos;
             at = piece.find("\ndata: ", at + 1))
            ++events_;
    }

    std::unique_ptr<http::Stream> stream_;
    std::future<std::string> next_;
    int events_ = 0;
};

// However many follow a store, its events are read once for all of them.
TEST_P(CostTest, AnEventIsReadOnceForAllWhoFollow) {
    const auto follow = [&](int readers) {
        const Tenant other = app.make_tenant("Followed by " + std::to_string(readers));
        std::vector<std::unique_ptr<Follower>> followers;
        for (int i = 0; i < readers; ++i)
            followers.push_back(std::make_unique<Follower>(app, other));
        return steps_of([&] {
            for (int i = 1; i <= 20; ++i) {
                const std::string name = R"({"name":"D)" + std::to_string(i) + "\"}";
                EXPECT_EQ(app.call("POST", "/v1/svc/department", other.key, name).status, 200);
                for (const auto& follower : followers) follower->wait_for(i);
            }
        });
    };
    const Steps one = follow(1), many = follow(40);
    EXPECT_LT(many.rows, one.rows + 200);
    EXPECT_LT(many.statements, one.statements + 100);
}

// So are the older ones, when many come back who are as far behind.
TEST_P(CostTest, OlderEventsAreReadOnceForThoseWhoCatchUpTogether) {
    const auto catch_up = [&](int readers) {
        const Tenant other = app.make_tenant("Caught up with by " + std::to_string(readers));
        for (int i = 1; i <= 60; ++i) {
            const std::string name = R"({"name":"D)" + std::to_string(i) + "\"}";
            EXPECT_EQ(app.call("POST", "/v1/svc/department", other.key, name).status, 200);
        }
        std::vector<std::unique_ptr<Follower>> followers;
        for (int i = 0; i < readers; ++i)
            followers.push_back(std::make_unique<Follower>(app, other, "after=0"));
        return steps_of([&] {
            for (const auto& follower : followers) follower->wait_for(60);
        });
    };
    const Steps one = catch_up(1), many = catch_up(40);
    EXPECT_LT(many.rows, one.rows + 10 * 60);
}

}  // namespace
