#include "api/spool.hpp"

#include "base/refusal.hpp"
#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace api {
namespace {

std::shared_ptr<void> no_permit() { return nullptr; }

std::string long_text(std::size_t bytes) {
    std::string text;
    while (text.size() < bytes) text += std::to_string(text.size()) + ' ';
    text.resize(bytes);
    return text;
}

std::string read_through(const Spool& spool, std::size_t piece) {
    std::string all;
    while (all.size() < spool.size()) all += spool.part(all.size(), piece);
    return all;
}

TEST(Spool, GivesBackWhatWasWritten) {
    const support::TempFolder folder;
    for (std::size_t bytes : {std::size_t{0}, std::size_t{5}, Spool::memory_bytes_max,
                              Spool::memory_bytes_max + 1, 3 * Spool::memory_bytes_max + 7}) {
        const std::string text = long_text(bytes);
        Spool spool(folder / "", no_permit);
        for (std::size_t at = 0; at < bytes; at += 100'000) spool.append(text.substr(at, 100'000));
        EXPECT_EQ(spool.is_in_memory(), bytes <= Spool::memory_bytes_max);
        EXPECT_EQ(read_through(spool, 65'536), text);
        EXPECT_EQ(spool.part(bytes, 10), "");
    }
}

TEST(Spool, LeavesNoFileBehindThatHasAName) {
    const support::TempFolder folder;
    Spool spool(folder / "", no_permit);
    spool.append(long_text(2 * Spool::memory_bytes_max));
    EXPECT_FALSE(spool.is_in_memory());
    EXPECT_TRUE(std::filesystem::is_empty(folder / ""));
}

TEST(Spool, AsksBeforeItTakesAFileAndGivesItBack) {
    const support::TempFolder folder;
    int files = 0;
    {
        Spool spool(folder / "", [&]() -> std::shared_ptr<void> {
            ++files;
            return {&files, [](int* count) { --*count; }};
        });
        spool.append("short");
        EXPECT_EQ(files, 0);
        spool.append(long_text(Spool::memory_bytes_max));
        EXPECT_EQ(files, 1);
    }
    EXPECT_EQ(files, 0);
}

TEST(Spool, WithoutAPlaceIsUnavailable) {
    Spool spool("/no/such/folder", no_permit);
    spool.append("short");
    try {
        spool.append(long_text(Spool::memory_bytes_max));
        FAIL() << "no refusal";
    } catch (const base::Refusal& refusal) {
        EXPECT_EQ(refusal.status, 503);
    }
}

// As on a disk that is full.
TEST(Spool, WithoutAPlaceLiesInMemoryAsFarAsThatIsGranted) {
    const std::string text = long_text(3 * Spool::memory_bytes_max + 7);
    std::size_t held = 0;
    const auto may_hold = [&](std::size_t bytes) {
        if (bytes > text.size()) return false;
        held = bytes;
        return true;
    };
    Spool spool("/no/such/folder", no_permit, may_hold);
    for (std::size_t at = 0; at < text.size(); at += 100'000)
        spool.append(std::string_view(text).substr(at, 100'000));
    EXPECT_EQ(held, text.size());
    EXPECT_FALSE(spool.is_in_memory());
    EXPECT_EQ(read_through(spool, 65'536), text);
    EXPECT_THROW(spool.append("x"), base::Refusal);
}

}  // namespace
}  // namespace api
