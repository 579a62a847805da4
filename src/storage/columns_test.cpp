// Columns bound to members: the texts that they make, and a row that is written and read by them.
#include "storage/columns.hpp"

#include "storage/many_rows.hpp"
#include "storage/test_support.hpp"

namespace storage::testing {
namespace {

enum class Mood : std::uint8_t { calm = 1, wild = 2 };

struct Place {
    std::int64_t x = 0;
    std::string name{};
    bool operator==(const Place&) const = default;
};

struct Beast {
    std::string id{};
    bool is_tame = false;
    Mood mood = Mood::calm;
    Place place{};
    std::optional<std::string> owner{};
    std::optional<std::int64_t> age{};
    std::vector<std::string> cries{};
    std::string bytes{};
    bool operator==(const Beast&) const = default;
    std::int64_t twice() const { return place.x * 2; }
};

struct Cries {
    static std::string store(const std::vector<std::string>& cries) {
        std::string text;
        for (const std::string& cry : cries) text += cry + '!';
        return text;
    }
    static std::vector<std::string> load(std::string_view text) {
        std::vector<std::string> cries;
        for (std::size_t end; (end = text.find('!')) != text.npos; text.remove_prefix(end + 1))
            cries.emplace_back(text.substr(0, end));
        return cries;
    }
};
struct Opposite {
    static std::int64_t store(bool flag) { return flag ? 0 : 1; }
    static bool load(std::int64_t number) { return number == 0; }
};

constexpr Column<Beast> made[] = {{"id", member<&Beast::id>},
                                  {"x", member<&Beast::place, &Place::x>},
                                  {"place", member<&Beast::place, &Place::name>}};
constexpr Column<Beast> moving[] = {{"wild", member_as<Opposite, &Beast::is_tame>},
                                    {"mood", member<&Beast::mood>},
                                    {"owner", member<&Beast::owner>},
                                    {"age", member<&Beast::age>},
                                    {"cries", member_as<Cries, &Beast::cries>},
                                    {"bytes", member_as<AsBytes, &Beast::bytes>}};
constexpr Column<Beast> counted[] = {{"twice", reckoned<Beast, &Beast::twice>}};
constexpr auto columns = joined(made, moving);
constexpr auto written = joined(columns, counted);

constexpr auto select_beasts = select(columns, "FROM beast WHERE account = $1 ORDER BY id");
constexpr auto insert_beast = insert_into("beast", "account", written);
constexpr auto put_beast = upsert("beast", "account, seen", columns, "account, id");
constexpr auto update_beast = update("beast", "account, id", moving);
constexpr Statement select_by_alias{"SELECT b.seen, ", names(made, "b."),
                                    " FROM beast b WHERE b.account = $1"};

TEST(Columns, make_the_texts_of_statements) {
    EXPECT_EQ(std::string_view(select_beasts),
              "SELECT id, x, place, wild, mood, owner, age, cries, bytes "
              "FROM beast WHERE account = $1 ORDER BY id");
    EXPECT_EQ(std::string_view(insert_beast),
              "INSERT INTO beast (account, id, x, place, wild, mood, owner, age, cries, bytes, "
              "twice) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)");
    EXPECT_EQ(std::string_view(put_beast),
              "INSERT INTO beast (account, seen, id, x, place, wild, mood, owner, age, cries, "
              "bytes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
              "ON CONFLICT (account, id) DO UPDATE SET seen = excluded.seen, x = excluded.x, "
              "place = excluded.place, wild = excluded.wild, mood = excluded.mood, "
              "owner = excluded.owner, age = excluded.age, cries = excluded.cries, "
              "bytes = excluded.bytes");
    EXPECT_EQ(std::string_view(update_beast),
              "UPDATE beast SET wild = $3, mood = $4, owner = $5, age = $6, cries = $7, "
              "bytes = $8 WHERE account = $1 AND id = $2");
    EXPECT_EQ(std::string_view(select_by_alias),
              "SELECT b.seen, b.id, b.x, b.place FROM beast b WHERE b.account = $1");
}

class ColumnsTest : public EngineTest {
protected:
    void SetUp() override {
        EngineTest::SetUp();
        const std::string blob = GetParam() == Engine::postgres ? "BYTEA" : "BLOB";
        database_->write_now([&](Transaction& tx) {
            const std::string table =
                "CREATE TABLE beast (account TEXT, id TEXT, x BIGINT, place TEXT, wild SMALLINT, "
                "mood BIGINT, owner TEXT, age BIGINT, cries TEXT, bytes " +
                blob + ", twice BIGINT, seen BIGINT, PRIMARY KEY (account, id))";
            tx.execute(std::string_view(table));
        });
    }
    std::vector<Beast> beasts() {
        std::vector<Beast> all;
        database_->read(
            [&](ReadView& view) { all = read_all(columns, view.query(select_beasts, {account})); });
        return all;
    }

    Beast lion_{.id = "lion",
                .is_tame = true,
                .mood = Mood::wild,
                .place = {-7, "cage"},
                .owner = "me",
                .age = {},
                .cries = {"a roar that is too long to lie within the string itself", "miaow"},
                .bytes = std::string("\0\xff", 2)};
    Beast mouse_{.id = "mouse", .age = 3};
};

TEST_P(ColumnsTest, a_row_is_read_as_it_was_written) {
    database_->write_now([&](Transaction& tx) {
        tx.post(insert_beast, Values(written, lion_, {account}));
        tx.post(insert_beast, Values(written, mouse_, {account}));
    });
    EXPECT_EQ(beasts(), (std::vector{lion_, mouse_}));
    EXPECT_EQ(integer("SELECT twice FROM beast WHERE id = 'lion'"), -14);
    EXPECT_EQ(integer("SELECT wild FROM beast WHERE id = 'lion'"), 0);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM beast WHERE age IS NULL AND owner IS NOT NULL"), 1);
}

TEST_P(ColumnsTest, an_upsert_writes_all_and_an_update_what_moves) {
    database_->write_now([&](Transaction& tx) {
        tx.post(put_beast, Values(columns, lion_, {account, 5}));
        lion_.place = {1, "yard"};
        lion_.owner.reset();
        tx.post(put_beast, Values(columns, lion_, {account, 6}));
    });
    EXPECT_EQ(beasts(), std::vector{lion_});
    EXPECT_EQ(integer("SELECT seen FROM beast"), 6);
    Beast moved = lion_;
    moved.place = {};
    moved.mood = Mood::calm;
    database_->write_now([&](Transaction& tx) {
        EXPECT_EQ(tx.execute(update_beast, Values(moving, moved, {account, moved.id})), 1);
    });
    lion_.mood = Mood::calm;
    EXPECT_EQ(beasts(), std::vector{lion_});
}

TEST_P(ColumnsTest, columns_are_read_from_where_they_begin) {
    database_->write_now([&](Transaction& tx) {
        tx.post(put_beast, Values(columns, mouse_, {account, 5}));
    });
    database_->read([&](ReadView& view) {
        Rows rows = view.query(select_by_alias, {account});
        ASSERT_TRUE(rows.next());
        EXPECT_EQ(read_row(made, rows, 1).id, "mouse");
        EXPECT_FALSE(read_first(columns, view.query(select_beasts, {"nobody"})));
    });
}

TEST_P(ColumnsTest, many_rows_count_the_columns_of_their_head) {
    static constexpr auto head = insert_head("beast", "account", made);
    static const ManyRows rows{head};
    std::vector<Value> values;
    for (const Beast* beast : {&lion_, &mouse_}) {
        values.emplace_back(account);
        append(values, made, *beast);
    }
    database_->write_now([&](Transaction& tx) { rows.post(tx, values); });
    EXPECT_EQ(integer("SELECT COUNT(*) FROM beast"), 2);
    EXPECT_THROW(append(values, moving, lion_), std::logic_error);
}

INSTANTIATE_TEST_SUITE_P(Engines, ColumnsTest, on_both_engines(), engine_name);

}  // namespace
}  // namespace storage::testing
