#include "assets/assets.hpp"

#include <gtest/gtest.h>
#include <libdeflate.h>
#include <zstd.h>

#include <regex>
#include <set>

namespace assets {
namespace {

const Assets files(embedded());

std::string gunzipped(const std::string& packed, std::size_t bytes) {
    std::string plain(bytes, '\0');
    libdeflate_decompressor* decompressor = libdeflate_alloc_decompressor();
    const auto result = libdeflate_gzip_decompress(decompressor, packed.data(), packed.size(),
                                                   plain.data(), plain.size(), nullptr);
    libdeflate_free_decompressor(decompressor);
    return result == LIBDEFLATE_SUCCESS ? plain : "";
}

std::string unpacked(const std::string& packed, std::size_t bytes) {
    std::string plain(bytes, '\0');
    return ZSTD_decompress(plain.data(), bytes, packed.data(), packed.size()) == bytes ? plain : "";
}

TEST(Assets, all_copies_are_the_same_file) {
    std::set<std::string_view> tags;
    for (const Embedded& file : embedded()) {
        const Asset* asset = files.find(file.path);
        ASSERT_NE(asset, nullptr) << file.path;
        ASSERT_FALSE(asset->plain->empty()) << file.path;
        EXPECT_EQ(asset->gzip == nullptr, asset->zstd == nullptr) << file.path;
        if (asset->gzip) {
            EXPECT_EQ(gunzipped(*asset->gzip, asset->plain->size()), *asset->plain) << file.path;
            EXPECT_EQ(unpacked(*asset->zstd, asset->plain->size()), *asset->plain) << file.path;
        }
        EXPECT_EQ(files.find(file.path), asset);
        EXPECT_TRUE(asset->etag.starts_with('"') && asset->etag.ends_with('"'));
        EXPECT_TRUE(tags.insert(asset->etag).second) << "two files with one tag: " << file.path;
    }
    EXPECT_GE(tags.size(), 7U);
}

TEST(Assets, knows_only_its_own_paths) {
    EXPECT_EQ(files.find(""), nullptr);
    EXPECT_EQ(files.find("/docs/"), nullptr);
    EXPECT_EQ(files.find("/shell"), nullptr);  // a part of a page has no address
    EXPECT_EQ(files.find("/docs/../etc/passwd"), nullptr);
}

TEST(Assets, say_what_they_are) {
    EXPECT_EQ(files.find("shell")->content_type, "text/html; charset=utf-8");
    EXPECT_EQ(files.find("/docs/docs.js")->content_type, "text/javascript; charset=utf-8");
    EXPECT_EQ(files.find("/docs/page.css")->content_type, "text/css; charset=utf-8");
    EXPECT_EQ(files.find("/docs/icon.svg")->content_type, "image/svg+xml");
    EXPECT_EQ(files.find("/docs/start.md")->content_type, "text/markdown; charset=utf-8");
}

// The page shows the guides that it names, in its order.
TEST(Assets, the_reference_names_every_guide) {
    const std::string& page = *files.find("/docs")->plain;
    int guides = 0;
    for (const Embedded& file : embedded()) {
        if (!file.path.ends_with(".md")) continue;
        ++guides;
        const std::string link = "as=\"fetch\" href=\"" + std::string(file.path) + "\"";
        EXPECT_NE(page.find(link), std::string::npos) << file.path;
    }
    EXPECT_GE(guides, 9);
}

// What a strict Content-Security-Policy allows, and every link leads to a file we have.
TEST(Assets, pages_load_nothing_from_elsewhere) {
    static const std::regex loaded(
        R"rx((?:src|rel="(?:stylesheet|icon|modulepreload)"(?: crossorigin)? href)="([^"]*)")rx");
    int pages = 0;
    for (const auto& [path, content_type, etag, bytes, gzip, zstd] : embedded()) {
        if (!content_type.starts_with("text/html")) continue;
        ++pages;
        const std::string& page = *files.find(path)->plain;
        EXPECT_EQ(page.find("<style"), std::string::npos) << path;
        EXPECT_EQ(page.find(" style="), std::string::npos) << path;
        EXPECT_EQ(page.find("://"), std::string::npos) << path;
        EXPECT_FALSE(std::regex_search(page, std::regex("<script(?![^>]* src=)"))) << path;
        int links = 0;
        for (std::sregex_iterator link(page.begin(), page.end(), loaded), end; link != end;
             ++link) {
            EXPECT_NE(files.find((*link)[1].str()), nullptr) << path << " wants " << (*link)[1];
            ++links;
        }
        EXPECT_GE(links, 2) << path;
    }
    EXPECT_EQ(pages, 2);
}

// Browsers keep these for a year, so another content has another name.
TEST(Assets, files_of_the_back_office_have_a_hash_in_their_names) {
    static const std::regex hashed(R"(/assets/[A-Za-z0-9._-]+-[A-Za-z0-9_-]{8}\.[a-z0-9]+)");
    int scripts = 0;
    for (const Embedded& file : embedded()) {
        if (!file.path.starts_with("/assets/")) continue;
        EXPECT_TRUE(std::regex_match(std::string(file.path), hashed)) << file.path;
        scripts += file.path.ends_with(".js");
    }
    EXPECT_GE(scripts, 1);
    EXPECT_NE(files.find("shell")->plain->find("content=\"{{nonce}}\""), std::string::npos);
}

}  // namespace
}  // namespace assets
