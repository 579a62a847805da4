// The name table: every spelling leads to its field, and clashes are seen.
#include "schema/kind.hpp"

#include "schema/record.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace schema {
namespace {

struct Plate : Kind {
    constexpr Plate() : Kind("plate", "plates") {}
    Text name{this, "name", a_name};
    Flag is_hidden{this, "hideInPos", also_printed("hideInPOS") | also("hidden")};
    Amount price{this, "price"};
    Percent tax{this, "tax"};
};
constexpr Plate plate;
static_assert(plate.is_unambiguous());
static_assert(plate.find("hideInPOS").field == &plate.is_hidden);

struct TwoNames : Kind {
    constexpr TwoNames() : Kind("a", "as") {}
    Text one{this, "name"};
    Text two{this, "name"};
};
struct NameAndAlias : Kind {
    constexpr NameAndAlias() : Kind("a", "as") {}
    Text one{this, "name"};
    Text two{this, "title", also("name")};
};
struct TwinThenName : Kind {
    constexpr TwinThenName() : Kind("a", "as") {}
    Amount one{this, "price"};
    Text two{this, "priceStr"};
};
struct NameThenTwin : Kind {
    constexpr NameThenTwin() : Kind("a", "as") {}
    Text two{this, "priceStr"};
    Amount one{this, "price"};
};
struct AliasAndTwin : Kind {
    constexpr AliasAndTwin() : Kind("a", "as") {}
    Percent one{this, "rate"};
    Text two{this, "other", also("x") | also("rateStr")};
};
struct TwinOfTwin : Kind {  // priceStr has the twin priceStrStr: no clash with either
    constexpr TwinOfTwin() : Kind("a", "as") {}
    Amount one{this, "price"};
    Text two{this, "priceStrStr"};
};
template <class K>
constexpr K instance;
template <class K>
constexpr bool is_clear = instance<K>.is_unambiguous();
static_assert(!is_clear<TwoNames>);
static_assert(!is_clear<NameAndAlias>);
static_assert(!is_clear<TwinThenName>);
static_assert(!is_clear<NameThenTwin>);
static_assert(!is_clear<AliasAndTwin>);
static_assert(is_clear<TwinOfTwin>);

TEST(Kind, FindsEverySpelling) {
    EXPECT_EQ(plate.find("name").field, &plate.name);
    EXPECT_EQ(plate.find("name").spelling, Kind::Spelling::name);
    EXPECT_EQ(plate.find("hidden").field, &plate.is_hidden);
    EXPECT_EQ(plate.find("hidden").spelling, Kind::Spelling::alias);
    EXPECT_EQ(plate.find("price").spelling, Kind::Spelling::name);
    EXPECT_EQ(plate.find("priceStr").field, &plate.price);
    EXPECT_EQ(plate.find("priceStr").spelling, Kind::Spelling::twin);
    EXPECT_EQ(plate.find("taxStr").field, &plate.tax);
}

struct Split : Kind {
    constexpr Split() : Kind("split", "splits") {}
    Text name{this, "name", a_name};
    Count level{this, "level", required | facet | at_least(1)};
};
constexpr Split split;
static_assert(split.facet_field() == &split.level);

TEST(Kind, KnowsTheFieldThatSplitsItsLists) {
    EXPECT_EQ(split.facet_field(), &split.level);
    EXPECT_TRUE(split.level.rules.required);
    EXPECT_EQ(split.level.rules.min, 1);
    EXPECT_EQ(plate.facet_field(), nullptr);
}

TEST(Kind, KnowsNothingElse) {
    for (const char* name : {"", "Name", "nameStr", "hideInPosStr", "Str", "pric", "priceSt",
                             "priceStrStr", "prices", "name "})
        EXPECT_EQ(plate.find(name).field, nullptr) << name;
}

TEST(Kind, SlotsFollowTheOrderOfTheDescription) {
    ASSERT_EQ(plate.fields().size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(plate.fields()[i]->slot, i);
    EXPECT_EQ(plate.fields()[2], &plate.price);
}

struct Wide : Kind {
    explicit Wide(std::size_t count) : Kind("wide", "wides") {
        for (std::size_t i = 0; i < count; ++i) names.push_back("field" + std::to_string(i));
        for (const std::string& text : names)
            members.push_back(std::make_unique<Text>(this, std::string_view(text)));
    }
    std::vector<std::string> names;
    std::vector<std::unique_ptr<Text>> members;
};

TEST(Kind, HoldsAsManyFieldsAsItPromises) {
    const Wide wide(Kind::fields_max);
    EXPECT_TRUE(wide.is_unambiguous());
    for (std::size_t i = 0; i < Kind::fields_max; ++i)
        EXPECT_EQ(wide.find(wide.names[i]).field, wide.members[i].get());
    EXPECT_EQ(wide.find("field128").field, nullptr);
    EXPECT_THROW(Wide(Kind::fields_max + 1), std::length_error);
}

}  // namespace
}  // namespace schema
