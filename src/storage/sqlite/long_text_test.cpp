// Long texts are kept shorter on SQLite, and read as they were on both engines.
#include "storage/sqlite/long_text.hpp"

#include "storage/sqlite/connection.hpp"
#include "storage/test_support.hpp"

#include <random>

namespace storage::testing {
namespace {

std::string json_of(std::size_t lines) {
    std::string text = "[";
    for (std::size_t i = 0; i < lines; ++i)
        text += R"({"name":"Crème brûlée","price":)" + std::to_string(i * 7) + "},";
    return text + "{}]";
}

std::string noise_of(std::size_t size) {
    std::mt19937 random(1);  // the same in every run
    std::string text(size, 'x');
    for (char& c : text) c = static_cast<char>('!' + random() % 90);
    return text;
}

class LongTextTest : public EngineTest {
protected:
    void write(std::string_view name, std::string_view text) {
        database_->write_now([&](Transaction& tx) {
            tx.execute("INSERT INTO installation (name, value) VALUES ($1, $2)",
                       {name, LongText{text}});
        });
    }
};

TEST_P(LongTextTest, IsReadAsItWasWritten) {
    const std::vector<std::string> texts{
        "", "short", json_of(3), json_of(400), noise_of(3'000), std::string(5'000'000, 'x')};
    for (std::size_t i = 0; i < texts.size(); ++i) write("t" + std::to_string(i), texts[i]);
    database_->read([&](ReadView& view) {
        Rows rows = view.query(
            "SELECT value, name, value FROM installation WHERE name LIKE 't_' ORDER BY name");
        for (const std::string& text : texts) {
            ASSERT_TRUE(rows.next());
            const std::string_view first = rows.text(0), second = rows.text(2);
            EXPECT_EQ(first, text);  // still valid
            EXPECT_EQ(second, text);
        }
        EXPECT_FALSE(rows.next());
    });
}

TEST_P(LongTextTest, CanBeReturnedByTheStatementThatWritesIt) {
    const std::string text = json_of(300);
    database_->write_now([&](Transaction& tx) {
        Rows rows =
            tx.change("INSERT INTO installation (name, value) VALUES ('long', $1) RETURNING value",
                      std::array<Value, 1>{LongText{text}});
        ASSERT_TRUE(rows.next());
        EXPECT_EQ(rows.text(0), text);
    });
}

INSTANTIATE_TEST_SUITE_P(, LongTextTest, on_both_engines(), engine_name);

TEST(CompressedText, IsMuchShorterAndLookedIntoByStatements) {
    SqliteConnection connection(":memory:", SqliteConnection::Mode::read_write);
    const std::string text = R"({"id":"a","list":)" + json_of(500) + "}";
    connection.run_script("CREATE TABLE t (doc TEXT)");
    connection.execute("INSERT INTO t VALUES ($1)", std::array<Value, 1>{LongText{text}});
    EXPECT_EQ(connection.text("SELECT typeof(doc) FROM t"), "blob");
    EXPECT_LT(connection.integer("SELECT length(doc) FROM t"),
              static_cast<std::int64_t>(text.size() / 4));
    EXPECT_EQ(connection.text("SELECT json_extract(long_text(doc), '$.id') FROM t"), "a");
    EXPECT_EQ(connection.text("SELECT long_text('as it is')"), "as it is");
    EXPECT_EQ(connection.integer("SELECT long_text(NULL) IS NULL"), 1);
}

TEST(CompressedText, IsNotMadeWhereItHelpsLittle) {
    EXPECT_EQ(compressed("short"), "");
    EXPECT_EQ(compressed(noise_of(2'000)), "");
    EXPECT_EQ(decompressed(compressed(json_of(50))), json_of(50));
}

TEST(CompressedText, IsRefusedWhenItIsDamaged) {
    const std::string frame = compressed(json_of(100));
    for (std::size_t at = 0; at < frame.size(); at += 7) {
        std::string damaged = frame;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        EXPECT_THROW(decompressed(damaged), std::runtime_error) << at;
    }
    EXPECT_THROW(decompressed(frame.substr(0, frame.size() / 2)), std::runtime_error);
    EXPECT_THROW(decompressed(""), std::runtime_error);
}

}  // namespace
}  // namespace storage::testing
