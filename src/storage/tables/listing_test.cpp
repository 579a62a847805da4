#include "base/text.hpp"
#include "storage/kept_text.hpp"
#include "storage/tables/search.hpp"
#include "storage/test_support.hpp"
#include "storage/verify.hpp"

#include <algorithm>
#include <functional>

namespace storage::testing {
namespace {

class ListingTest : public EngineTest {
protected:
    // The names found by a search, in order, and the count must agree.
    std::string found(const Listing& listing, Page wanted = {0, 100}) {
        std::string ids;
        database_->read([&](ReadView& view) {
            auto rows = page(view, listing, wanted);
            for (const Row& row : rows)
                ids += std::to_string(std::stoi(row.id.substr(16), {}, 16)) + " ";
            if (wanted.limit == 100) {
                EXPECT_EQ(count(view, listing), static_cast<std::int64_t>(rows.size()));
            }
        });
        return ids;
    }
    std::string search(std::string_view text) {
        Listing listing = all();
        listing.search = base::search_key(text);
        return found(listing);
    }
    // Runs the check in a short list, and twice with counters that make it look long, because the
    // length decides whether SQLite uses its search index: first when the index lacks what was
    // written last, then when it has all.
    void in_short_and_long_lists(const std::function<void()>& check) {
        check();
        database_->write_now([](Transaction& tx) {
            tx.execute("UPDATE counter SET count = count + $1", {scanned_rows_max});
        });
        check();
        database_->write_now(index_search_texts_of);
        check();
    }
    static void index_search_texts_of(Transaction& tx) { index_search_texts(tx); }
    // The ids of each step.
    static std::vector<std::vector<std::string>> steps_of(ReadView& view, const Listing& listing,
                                                          Page page = {.limit = 100'000}) {
        ListReader reader(listing, page);
        std::vector<std::vector<std::string>> steps;
        bool has_more = true;
        while (has_more) {
            auto& step = steps.emplace_back();
            has_more =
                reader.visit_some(view, [&](const ListedRow& row) { step.emplace_back(row.id()); });
        }
        return steps;
    }
    static Listing all() {
        return {.kind = &kinds::department,
                .account = std::string(account),
                .store = std::string(store),
                .is_active = true};
    }
    void add(std::initializer_list<std::pair<std::string, std::string>> names) {
        database_->write_now([&](Transaction& tx) {
            int number = 0;
            for (const auto& [name, code] : names)
                put(tx, {.id = id_of(++number), .name = name, .code = code});
        });
    }
};

TEST_P(ListingTest, OrderIsByFoldedNameThenId) {
    add({{"zebra", ""}, {"Äpfel", ""}, {"apfel 2", ""}, {"Banana", ""}});
    put_now(*database_, {.id = id_of(5), .name = "banana", .within = id_of(1)});
    EXPECT_EQ(found(all()), "2 3 4 5 1 ");
}

// The order does not depend on a language: some would put signs before letters, or ignore them.
TEST_P(ListingTest, OrderIsThatOfTheBytes) {
    add({{"a~b", ""}, {"aab", ""}, {"a_b", ""}, {"a1b", ""}, {"a b", ""}, {"ab", ""}, {"a-b", ""}});
    EXPECT_EQ(found(all()), "5 7 4 3 2 6 1 ");
}

TEST_P(ListingTest, SearchFindsSubstringsOfAnyLengthWithoutAccentsOrCase) {
    add({{"Crème Brûlée", "D-01"}, {"Café", "D-02"}, {"日本料理", ""}, {"x", "Y"}});
    in_short_and_long_lists([&] {
        EXPECT_EQ(search("BRULEE"), "1 ");
        EXPECT_EQ(search("brûl"), "1 ");
        EXPECT_EQ(search("me b"), "1 ");
        EXPECT_EQ(search("é"), "2 1 ");
        EXPECT_EQ(search("ca"), "2 ");
        EXPECT_EQ(search("d-0"), "2 1 ");
        EXPECT_EQ(search("-02"), "2 ");
        EXPECT_EQ(search("本"), "3 ");
        EXPECT_EQ(search("日本料"), "3 ");
        EXPECT_EQ(search("料理x"), "");
        EXPECT_EQ(search("y"), "4 ");
        EXPECT_EQ(search("cafe d"), "");  // the name ends where the code begins
        EXPECT_EQ(search("zzz"), "");
        EXPECT_EQ(search("zz"), "");
    });
}

TEST_P(ListingTest, SignsOfQueryLanguagesArePlainText) {
    add({{"100% beef", ""},
         {"100 beef", ""},
         {"a_b_c", ""},
         {"aXbXc", ""},
         {"7\" pizza", ""},
         {"a AND b", ""},
         {"star*", ""},
         {"it's \\ here", ""}});
    in_short_and_long_lists([&] {
        EXPECT_EQ(search("%"), "1 ");
        EXPECT_EQ(search("0% b"), "1 ");
        EXPECT_EQ(search("%%%"), "");
        EXPECT_EQ(search("_"), "3 ");
        EXPECT_EQ(search("a_b"), "3 ");
        EXPECT_EQ(search("___"), "");
        EXPECT_EQ(search("\""), "5 ");
        EXPECT_EQ(search("7\" "), "5 ");
        EXPECT_EQ(search("\"\"\""), "");
        EXPECT_EQ(search("a and b"), "6 ");
        EXPECT_EQ(search("AND OR NOT"), "");
        EXPECT_EQ(search("tar*"), "7 ");
        EXPECT_EQ(search("sta*"), "");
        EXPECT_EQ(search("t's \\ h"), "8 ");
        EXPECT_EQ(search("'; DROP TABLE record; --"), "");
        Listing nul = all();
        nul.search = std::string("bee\0f", 5);
        EXPECT_EQ(found(nul), "");
    });
}

TEST_P(ListingTest, SearchFollowsChangesAndKeepsToItsScope) {
    add({{"Kitchen", ""}});
    put_now(*database_,
            {.id = id_of(2), .name = "Kitchen", .in_store = "650000000000000000000102"});
    put_now(*database_, {.id = id_of(3), .name = "Kitchen", .is_active = false});
    in_short_and_long_lists([&] {
        EXPECT_EQ(search("kitch"), "1 ");
        EXPECT_EQ(search("ki"), "1 ");
        Listing wide = all();
        wide.search = "kitch";
        wide.is_active.reset();
        EXPECT_EQ(found(wide), "1 3 ");
        wide.store.reset();
        EXPECT_EQ(found(wide), "1 2 3 ");
        wide.account = "650000000000000000000002";
        EXPECT_EQ(found(wide), "");
    });
    put_now(*database_, {.id = id_of(1), .name = "Bakery"});
    in_short_and_long_lists([&] {
        EXPECT_EQ(search("kitch"), "");
        EXPECT_EQ(search("bake"), "1 ");
    });
}

// Reading what the index lacks takes a while, so that must not become more and more.
TEST_P(ListingTest, TheSearchIndexNeverLagsFarBehind) {
    if (GetParam() != Engine::sqlite) return;  // the other engine's index does not
    const auto indexed = [&](const std::string& word) {
        return integer(kept_text("SELECT COUNT(*) FROM record_search WHERE record_search MATCH '" +
                                 word + "'"));
    };
    int made = 0;
    const auto make = [&](int count) {
        for (const int end = made + count; made < end; ++made)
            put_now(*database_, {.id = id_of(made + 1), .name = "Room " + std::to_string(made)});
    };
    make(127);
    EXPECT_EQ(indexed("room"), 0);
    make(1);
    EXPECT_EQ(indexed("room"), 128);
    for (int i = 0; i < 127; ++i)
        put_now(*database_, {.id = id_of(i + 1), .name = "Hall " + std::to_string(i)});
    EXPECT_EQ(indexed("hall"), 0);
    put_now(*database_, {.id = id_of(128), .name = "Hall 127"});
    EXPECT_EQ(indexed("hall"), 128);
    EXPECT_EQ(indexed("room"), 0);
    EXPECT_TRUE(verify(*database_).empty());
}

TEST_P(ListingTest, ScopesAndStates) {
    add({{"a", ""}, {"b", ""}});
    put_now(*database_, {.id = id_of(3), .name = "c", .is_active = false});
    put_now(*database_, {.id = id_of(4), .name = "d", .in_store = "650000000000000000000102"});
    put_now(*database_, {.id = id_of(5), .name = "e", .in_store = ""});
    Listing listing = all();
    EXPECT_EQ(found(listing), "1 2 ");
    listing.is_active = false;
    EXPECT_EQ(found(listing), "3 ");
    listing.is_active.reset();
    EXPECT_EQ(found(listing), "1 2 3 ");
    listing.store.reset();
    EXPECT_EQ(found(listing), "1 2 3 4 5 ");
    listing.store = "";
    EXPECT_EQ(found(listing), "5 ");
    static constexpr schema::Kind other("other", "others");
    listing.kind = &other;
    EXPECT_EQ(found(listing), "");
}

TEST_P(ListingTest, OnlyThoseThatReferToARecord) {
    add({{"target", ""}, {"other", ""}});
    std::vector<Save::Reference> to_target{{"parent", "department", id_of(1)}};
    put_now(*database_, {.id = id_of(3), .name = "child", .references = to_target});
    put_now(*database_,
            {.id = id_of(4), .name = "gone", .is_active = false, .references = to_target});
    Listing listing = all();
    listing.refers = Listing::By{"parent", id_of(1)};
    EXPECT_EQ(found(listing), "3 ");
    in_short_and_long_lists([&] {
        listing.search = "chi";
        EXPECT_EQ(found(listing), "3 ");
        listing.search = "x";
        EXPECT_EQ(found(listing), "");
    });
    listing = all();
    listing.is_active.reset();
    listing.refers = Listing::By{"parent", id_of(1)};
    EXPECT_EQ(found(listing), "3 4 ");
    listing.refers->field = "links";
    EXPECT_EQ(found(listing), "");
}

TEST_P(ListingTest, OnlyThoseThatARecordRefersTo) {
    add({{"first", ""}, {"second", ""}, {"third", ""}});
    std::vector<Save::Reference> to_two{{"taxes", "department", id_of(1)},
                                        {"taxes", "department", id_of(3)},
                                        {"parent", "department", id_of(2)}};
    put_now(*database_, {.id = id_of(4), .name = "source", .references = to_two});
    Listing listing = all();
    listing.refers = Listing::By{"taxes", id_of(4), true};
    EXPECT_EQ(found(listing), "1 3 ");
    listing.search = "thi";
    EXPECT_EQ(found(listing), "3 ");
    listing.refers->id = id_of(1);
    EXPECT_EQ(found(listing), "");
}

TEST_P(ListingTest, PagesAndChunksCoverEverythingOnce) {
    constexpr int number = 137;
    database_->write_now([](Transaction& tx) {
        for (int i = 0; i < number; ++i)  // many share a name, so that the id decides
            put(tx, {.id = id_of(i), .name = "n" + std::to_string(i % 7), .within = id_of(i)});
    });
    for (std::string text : {"", "n", "n3\x1f"}) {
        Listing listing = all();
        listing.search = text;
        std::vector<std::string> whole, paged, chunked;
        database_->read([&](ReadView& view) {
            for (const Row& row : page(view, listing, {0, 1'000})) whole.push_back(row.id);
            for (std::int64_t offset = 0; offset < number; offset += 10)
                for (const Row& row : page(view, listing, {offset, 10})) paged.push_back(row.id);
            for (const auto& step : steps_of(view, listing))
                chunked.insert(chunked.end(), step.begin(), step.end());
        });
        EXPECT_FALSE(whole.empty());
        EXPECT_EQ(paged, whole);
        EXPECT_EQ(chunked, whole);
    }
    EXPECT_EQ(found(all(), {1'000, 10}), "");
    EXPECT_EQ(found(all(), {0, 0}), "");
}

TEST_P(ListingTest, StepsFollowTheOrderOfTheBytes) {
    constexpr std::int64_t number = step_rows_max + 7;
    database_->write_now([](Transaction& tx) {
        for (int i = 0; i < number; ++i)
            put(tx, {.id = id_of(i),
                     .name = std::string(1, static_cast<char>(' ' + i % 90)) + std::to_string(i)});
    });
    database_->read([&](ReadView& view) {
        const auto steps = steps_of(view, all());
        ASSERT_EQ(steps.size(), 2U);
        EXPECT_EQ(steps[0].size(), static_cast<std::size_t>(step_rows_max));
        std::vector<std::string> stepped = steps[0], whole;
        stepped.insert(stepped.end(), steps[1].begin(), steps[1].end());
        for (const Row& row : page(view, all(), {0, number})) whole.push_back(row.id);
        EXPECT_EQ(stepped, whole);
        EXPECT_EQ(steps_of(view, all(), {number - 2, 5}).size(), 1U);
        EXPECT_EQ(steps_of(view, all(), {number, 5}), (std::vector<std::vector<std::string>>{{}}));
    });
}

// PostgreSQL hands out all rows of an answer at once.
TEST_P(ListingTest, AStepOfLargeRecordsEndsBeforeTheyAreTooMany) {
    constexpr int number = 40;
    const std::string large(200'000, 'x');
    database_->write_now([&](Transaction& tx) {
        for (int i = 0; i < number; ++i)
            put(tx, {.id = id_of(i), .name = "n" + std::to_string(100 + i), .code = large});
        tx.execute("UPDATE record SET doc = doc || $1", {large});
    });
    for (const std::string text : {"", "n1"})
        for (const Page wanted : {Page{0, number}, Page{3, 20}, Page{0, 1'000}}) {
            Listing listing = all();
            listing.search = text;
            database_->read([&](ReadView& view) {
                std::vector<std::string> whole, stepped;
                for (const Row& row : page(view, listing, wanted)) whole.push_back(row.id);
                for (const auto& step : steps_of(view, listing, wanted)) {
                    EXPECT_LE(step.size(), 6U);
                    stepped.insert(stepped.end(), step.begin(), step.end());
                }
                EXPECT_EQ(stepped, whole);
            });
        }
}

TEST_P(ListingTest, AFacetIsAPartOfTheKind) {
    put_now(*database_, {.id = id_of(1), .name = "Beef", .facet = "2"});
    put_now(*database_, {.id = id_of(2), .name = "Fish", .facet = "1"});
    put_now(*database_, {.id = id_of(3), .name = "Fishes", .is_active = false, .facet = "1"});
    put_now(*database_, {.id = id_of(4), .name = "Salad"});
    Listing listing = all();
    EXPECT_EQ(found(listing), "1 2 4 ");
    listing.facet = "1";
    EXPECT_EQ(found(listing), "2 ");
    listing.is_active.reset();
    EXPECT_EQ(found(listing), "2 3 ");
    listing.search = "fishe";
    EXPECT_EQ(found(listing), "3 ");
    listing.facet = "2";
    EXPECT_EQ(found(listing), "");

    put_now(*database_, {.id = id_of(4), .name = "Salad", .facet = "2"});
    listing.search.clear();
    EXPECT_EQ(found(listing), "1 4 ");
}

class SqliteListingTest : public DatabaseTest {};

// A sort would copy every document.
TEST_F(SqliteListingTest, ThePlainListComesInTheOrderOfItsIndex) {
    database_->read([&](ReadView& view) {
        Rows plan = view.query(
            "EXPLAIN QUERY PLAN SELECT r.doc, r.sort_key FROM record r WHERE r.account = $1 "
            "AND r.kind = $2 AND r.store = $3 AND r.active = $4 "
            "AND (r.sort_key, r.id) > ($5, $6) ORDER BY r.sort_key, r.id LIMIT $7",
            {"a", "k", "s", true, "", "", 20});
        std::string steps;
        while (plan.next()) (steps += plan.text(3)) += '\n';
        EXPECT_NE(steps.find("USING INDEX record_list"), std::string::npos) << steps;
        EXPECT_EQ(steps.find("TEMP B-TREE"), std::string::npos) << steps;
    });
}

TEST_F(SqliteListingTest, APageReadsDocumentsOfItsOwnRowsOnly) {
    database_->read([&](ReadView& view) {
        Rows plan = view.query(
            "EXPLAIN QUERY PLAN SELECT r.doc FROM (SELECT r.rowid AS place FROM record r "
            "WHERE r.account = 'a' AND r.kind = 'k' AND r.store = 's' AND r.active = 1 "
            "ORDER BY r.sort_key, r.id LIMIT 10 OFFSET 50) AS p "
            "JOIN record r ON r.rowid = p.place ORDER BY r.sort_key, r.id");
        std::string steps;
        while (plan.next()) (steps += plan.text(3)) += '\n';
        EXPECT_NE(steps.find("USING COVERING INDEX record_list"), std::string::npos) << steps;
        EXPECT_NE(steps.find("SEARCH r USING INTEGER PRIMARY KEY"), std::string::npos) << steps;
    });
}

INSTANTIATE_TEST_SUITE_P(Engines, ListingTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
