#include "api/answers.hpp"

#include "base/refusal.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

struct With {
    explicit With(std::string_view name, std::string_view value) : header{name, value} {
        request.headers = {&header, 1};
    }
    http::Header header;
    http::Request request;
};

TEST(IfNoneMatch, NamesTheTagWhateverItsEncodingAndStrength) {
    for (std::string_view header :
         {"\"7\"", "W/\"7\"", "\"7-gzip\"", "W/\"7-zstd\"", "\"1\", \"7\"", "*"})
        EXPECT_TRUE(is_current(With("If-None-Match", header).request, "\"7\"")) << header;
    for (std::string_view header : {"\"70\"", "\"-7\"", "7", "\"7", "", "\"x-gzip\""})
        EXPECT_FALSE(is_current(With("If-None-Match", header).request, "\"7\"")) << header;
}

TEST(IfNoneMatch, NeedsTheWholeTag) {
    const std::string tag = "\"7.k3f9x2a\"";
    EXPECT_TRUE(is_current(With("If-None-Match", "\"7.k3f9x2a-gzip\"").request, tag));
    for (std::string_view header : {"\"7\"", "\"7.k3f9x2b\"", "\"7.k3f9x2a.1\"", "\"7.\""})
        EXPECT_FALSE(is_current(With("If-None-Match", header).request, tag)) << header;
}

TEST(IfMatch, ReadsRevisions) {
    using Revisions = std::vector<storage::EpochNumber>;
    EXPECT_EQ(if_match(With("If-Match", "\"3\", W/\"12-gzip\"").request), (Revisions{{3}, {12}}));
    EXPECT_EQ(if_match(With("If-Match", "\"3.k3f9x2a-zstd\"").request),
              (Revisions{{3, storage::read_epoch("k3f9x2a")}}));
    EXPECT_EQ(if_match(With("If-Match", "\"x\", \"3.\", \"-3\"").request),
              (Revisions{{-1}, {-1}, {-1}}));
    EXPECT_FALSE(if_match(With("If-Match", "*").request));
    EXPECT_FALSE(if_match(With("Other", "\"3\"").request));
}

TEST(IfMatch, RefusesWhatIsNoListOfTags) {
    for (std::string_view header : {"3", "\"3", "", ",", "W/", "\"3\" x"})
        EXPECT_THROW(if_match(With("If-Match", header).request), base::Refusal) << header;
}

TEST(SequenceTag, DependsOnTheSequenceItsEpochAndTheQuestion) {
    const auto of = [](std::int64_t number, std::string_view epoch = "k3f9x2a") {
        return storage::EpochNumber{number, storage::read_epoch(epoch)};
    };
    http::Request one, other;
    one.target = "/a?page=1";
    other.target = "/a?page=2";
    EXPECT_EQ(sequence_tag(of(5), one), sequence_tag(of(5), one));
    EXPECT_NE(sequence_tag(of(5), one), sequence_tag(of(6), one));
    EXPECT_NE(sequence_tag(of(5), one), sequence_tag(of(5), other));
    EXPECT_NE(sequence_tag(of(5), one), sequence_tag(of(5, "k3f9x2b"), one));
    EXPECT_NE(sequence_tag(of(5), one), sequence_tag(of(5), one, "for some"));
    EXPECT_NE(sequence_tag(of(5), one, "for some"), sequence_tag(of(5), one, "for others"));
}

}  // namespace
}  // namespace api
