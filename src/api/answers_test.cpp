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

TEST(IfMatch, ReadsRevisions) {
    using Revisions = std::vector<std::int64_t>;
    EXPECT_EQ(if_match(With("If-Match", "\"3\", W/\"12-gzip\"").request), (Revisions{3, 12}));
    EXPECT_EQ(if_match(With("If-Match", "\"x\"").request), (Revisions{-1}));
    EXPECT_FALSE(if_match(With("If-Match", "*").request));
    EXPECT_FALSE(if_match(With("Other", "\"3\"").request));
}

TEST(IfMatch, RefusesWhatIsNoListOfTags) {
    for (std::string_view header : {"3", "\"3", "", ",", "W/", "\"3\" x"})
        EXPECT_THROW(if_match(With("If-Match", header).request), base::Refusal) << header;
}

TEST(SequenceTag, DependsOnTheSequenceAndTheQuestion) {
    http::Request one, other;
    one.target = "/a?page=1";
    other.target = "/a?page=2";
    EXPECT_EQ(sequence_tag(5, one), sequence_tag(5, one));
    EXPECT_NE(sequence_tag(5, one), sequence_tag(6, one));
    EXPECT_NE(sequence_tag(5, one), sequence_tag(5, other));
    EXPECT_NE(sequence_tag(5, one), sequence_tag(5, one, "for some"));
    EXPECT_NE(sequence_tag(5, one, "for some"), sequence_tag(5, one, "for others"));
}

}  // namespace
}  // namespace api
