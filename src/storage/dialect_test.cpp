#include "storage/dialect.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace storage {
namespace {

TEST(Dialect, TypesAreCalledAsEachEngineCallsThem) {
    constexpr std::string_view sql = "(a LABEL, b DOCUMENT, c NUMBER, d FLAG, e BYTES, f TEXT)";
    EXPECT_EQ(dialect(sql, Engine::sqlite),
              "(a TEXT, b TEXT, c INTEGER, d INTEGER, e BLOB, f TEXT)");
    EXPECT_EQ(dialect(sql, Engine::postgres),
              "(a TEXT COLLATE \"C\", b TEXT COMPRESSION lz4 COLLATE \"C\", c BIGINT, "
              "d SMALLINT, e BYTEA, f TEXT)");
}

TEST(Dialect, OptionsOfATableAreThoseOfTheEngine) {
    EXPECT_EQ(dialect("() BY_ACCOUNT ROWLESS HOT;", Engine::sqlite), "()  WITHOUT ROWID ;");
    EXPECT_EQ(dialect("() REFERENCE ROWLESS HOT;", Engine::postgres),
              "()   WITH (fillfactor = 50);");
}

TEST(Dialect, OneEngineIsToldWhatConcernsItAlone) {
    constexpr std::string_view sql = "a [sqlite: b NUMBER] c [postgres:d 'x]' NUMBER]";
    EXPECT_EQ(dialect(sql, Engine::sqlite), "a  b INTEGER c ");
    EXPECT_EQ(dialect(sql, Engine::postgres), "a  c d 'x]' BIGINT");
}

TEST(Dialect, OnlyWholeWordsInCapitalsOutsideLiteralsAndCommentsAreMeant) {
    for (const char* sql : {"number NUMBERS A_NUMBER NUMBER1 Flag", "'NUMBER [x' ''", "'NUMBER",
                            "-- the record's NUMBER [sqlite\nx", "-- NUMBER"})
        for (const Engine engine : {Engine::sqlite, Engine::postgres})
            EXPECT_EQ(dialect(sql, engine), sql);
    EXPECT_EQ(dialect("-- it's\nNUMBER", Engine::postgres), "-- it's\nBIGINT");
}

TEST(Dialect, ABracketNamesAnEngineAndIsClosed) {
    EXPECT_THROW(dialect("[mysql: a]", Engine::sqlite), std::logic_error);
    EXPECT_THROW(dialect("a[]", Engine::postgres), std::logic_error);
    EXPECT_THROW(dialect("[sqlite: a", Engine::sqlite), std::logic_error);
    EXPECT_THROW(dialect("[sqlite: a", Engine::postgres), std::logic_error);
}

}  // namespace
}  // namespace storage
