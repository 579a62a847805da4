#include "schema/json_tree.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace schema {
namespace {

TEST(JsonTree, ComesBackAsItWasRead) {
    for (const std::string text :
         {R"({})", R"([])", R"({"b":1.50,"a":[true,false,null,-0,1e3,"x\n\"é"],"c":{"d":{}}})",
          R"([[],[{}],12345678901234567890123])"})
        EXPECT_EQ(print(parse_tree(text)), text);
    EXPECT_EQ(print(parse_tree(" { \"a\" : [ 1 , 2 ] } ")), R"({"a":[1,2]})");
    EXPECT_EQ(print(Tree{}), "null");
}

TEST(JsonTree, RefusesWhatIsNoObjectOrArray) {
    for (const char* text : {"", "1", "{", R"({"a":1,"a":2})", "[1]x", "nul"})
        EXPECT_THROW(parse_tree(text), base::Refusal) << text;
    EXPECT_THROW(parse_tree(std::string(100, '[') + std::string(100, ']')), base::Refusal);
}

TEST(JsonTree, SortsMembersAtEveryDepth) {
    EXPECT_EQ(print_sorted(parse_tree(R"({"b":[{"d":1,"c":"2"}],"a":null})")),
              R"({"a":null,"b":[{"c":"2","d":1}]})");
}

TEST(JsonTree, FindsSetsAndRemovesMembers) {
    Tree tree = parse_tree(R"({"a":1,"b":{"c":"x"}})");
    EXPECT_EQ(words_of(tree, "a"), "1");
    EXPECT_EQ(words_of(tree, "b"), "");
    EXPECT_EQ(words_of(tree, "z"), "");
    EXPECT_EQ(tree.find("b")->find("c")->words(), "x");
    EXPECT_EQ(tree.find("a")->find("c"), nullptr);
    EXPECT_EQ(std::as_const(tree).find("z"), nullptr);
    tree.set("a", Tree::of("new"));
    tree.set("d", Tree::of(std::int64_t{-5}));
    tree.set("e", Tree::of_flag(true));
    tree.set("f", Tree::of_flag(false));
    tree.remove("b");
    tree.remove("z");
    EXPECT_EQ(print(tree), R"({"a":"new","d":-5,"e":true,"f":false})");
    EXPECT_EQ(print(Tree::list()) + print(Tree::object()), "[]{}");
}

TEST(JsonTree, TellsWhatScalarsSay) {
    const Tree tree = parse_tree(
        R"({"n":5,"t":"6","r":5.0,"h":5.5,"f":true,"o":"1","w":"TRUE","z":0,"l":[],"x":null})");
    EXPECT_EQ(whole_of(tree, "n"), 5);
    EXPECT_EQ(whole_of(tree, "t"), 6);
    EXPECT_EQ(whole_of(tree, "r"), 5);
    for (const char* name : {"h", "f", "l", "x", "w", "none"})
        EXPECT_FALSE(whole_of(tree, name)) << name;
    for (const char* name : {"f", "o", "w"}) EXPECT_TRUE(tree.find(name)->is_true()) << name;
    for (const char* name : {"n", "z", "l", "x"}) EXPECT_FALSE(tree.find(name)->is_true()) << name;
    EXPECT_TRUE(tree.find("x")->is_null());
    EXPECT_TRUE(tree.find("l")->is_array());
    EXPECT_FALSE(tree.find("n")->is_object());
}

}  // namespace
}  // namespace schema
