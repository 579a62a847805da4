#include "crash/image.hpp"

#include <gtest/gtest.h>

#include <set>

namespace crash {
namespace {

using Sort = DiskEvent::Sort;
using Events = std::vector<DiskEvent>;

DiskEvent written(std::string name, std::string bytes, std::int64_t at = 0) {
    return {.sort = Sort::write, .name = std::move(name), .at = at, .bytes = std::move(bytes)};
}
DiskEvent made(std::string name) { return {.sort = Sort::create, .name = std::move(name)}; }
DiskEvent synced(std::string name) { return {.sort = Sort::sync, .name = std::move(name)}; }
DiskEvent renamed(std::string from, std::string to) {
    return {.sort = Sort::rename, .name = std::move(from), .bytes = std::move(to)};
}

Image after(const Events& events, Remains remains, const Image& base = {}) {
    std::mt19937 random;
    return image_after(base, events, remains, random);
}

// All that may be left, as far as many tries show it.
std::set<Image> outcomes(const Events& events, Remains remains, const Image& base = {}) {
    std::mt19937 random;
    std::set<Image> found;
    for (int i = 0; i < 300; ++i) found.insert(image_after(base, events, remains, random));
    return found;
}

TEST(ImageTest, OnlyWhatWasSyncedIsCertain) {
    const Events events{made("a"), written("a", "old"), synced("a"), written("a", "new")};
    EXPECT_EQ(after(events, Remains::nothing), (Image{{"a", "old"}}));
    EXPECT_EQ(after(events, Remains::everything), (Image{{"a", "new"}}));
    EXPECT_EQ(outcomes(events, Remains::some_writes),
              (std::set<Image>{{{"a", "old"}}, {{"a", "new"}}}));
}

TEST(ImageTest, AWriteIsTornAtSectorsOnly) {
    const std::string o(512, 'o'), n(512, 'n');
    const Events events{written("a", n + n)};
    const std::set<Image> all{{{"a", o + o}}, {{"a", o + n}}, {{"a", n + o}}, {{"a", n + n}}};
    EXPECT_EQ(outcomes(events, Remains::some_sectors, {{"a", o + o}}), all);
}

TEST(ImageTest, WhatIsMissingBeforeTheEndOfAFileIsZero) {
    const Events events{made("a"), synced("a"), written("a", "x"), written("a", "y", 2)};
    EXPECT_TRUE(outcomes(events, Remains::some_writes).contains({{"a", std::string("\0\0y", 3)}}));
}

TEST(ImageTest, NamesChangeInTheOrderOfTheCalls) {
    const Events events{made("a"), made("b"), made("c")};
    EXPECT_EQ(outcomes(events, Remains::prefix),
              (std::set<Image>{
                  {}, {{"a", ""}}, {{"a", ""}, {"b", ""}}, {{"a", ""}, {"b", ""}, {"c", ""}}}));
}

TEST(ImageTest, ASyncedFileHasItsNameAndAllThatCameBefore) {
    const Events events{made("a"), made("b"), synced("b"), made("c")};
    EXPECT_EQ(after(events, Remains::nothing), (Image{{"a", ""}, {"b", ""}}));
}

TEST(ImageTest, ASyncOfDataMakesNoNameCertain) {
    const Events events{made("a"), written("a", "x"), {.sort = Sort::sync_data, .name = "a"}};
    EXPECT_EQ(after(events, Remains::nothing), Image{});
    EXPECT_EQ(outcomes(events, Remains::some_sectors), (std::set<Image>{{}, {{"a", "x"}}}));
}

TEST(ImageTest, ASyncedFolderHasItsNames) {
    const Image base{{"d/", ""}, {"d/a", "x"}, {"e/", ""}, {"e/a", "y"}};
    Events events{{.sort = Sort::remove, .name = "d/a"}, {.sort = Sort::remove, .name = "e/a"}};
    EXPECT_EQ(after(events, Remains::nothing, base), base);
    events.push_back(synced("d/"));
    EXPECT_EQ(after(events, Remains::nothing, base), (Image{{"d/", ""}, {"e/", ""}, {"e/a", "y"}}));
}

TEST(ImageTest, ARenameIsWholeOrNotAtAllAndTakesTheBytesAlong) {
    const Image base{{"a", "new"}, {"b", "old"}};
    const Events events{renamed("a", "b"), written("b", "far", 3)};
    EXPECT_EQ(outcomes(events, Remains::some_writes, base),
              (std::set<Image>{
                  base, {{"a", "newfar"}, {"b", "old"}}, {{"b", "new"}}, {{"b", "newfar"}}}));
}

TEST(ImageTest, ALinkIsASecondNameOfTheSameBytes) {
    const Events events{{.sort = Sort::link, .name = "a", .bytes = "b"}, written("b", "y")};
    EXPECT_EQ(after(events, Remains::everything, {{"a", "x"}}), (Image{{"a", "y"}, {"b", "y"}}));
}

TEST(ImageTest, AFileThatNobodyMadeIsAnError) {
    EXPECT_THROW(after({written("a", "x")}, Remains::everything), std::logic_error);
}

}  // namespace
}  // namespace crash
