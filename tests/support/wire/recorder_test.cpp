#include "support/wire/recorder.hpp"

#include "support/temp_folder.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <fstream>

namespace wire {
namespace {

struct Answering final : System {
    Answer answer;

    Answer call(const Request&) override { return answer; }
    Answer command(const std::vector<std::string>&) override { return answer; }
    void add_server_arguments(const std::vector<std::string>&) override {}
    void restart() override {}
    void kill() override {}
    void finish() override {}
};

const Headers json_type{{"content-type", "application/json"}};

struct RecorderTest : testing::Test {
    support::TempFolder folder;
    std::filesystem::path file = folder / "new/x";
    Answering system;
    Recorder recorder{system, file};

    boost::json::value recorded(const Request& request, Answer answer) {
        system.answer = std::move(answer);
        recorder.call(request);
        std::ifstream in(file);
        std::string line;
        std::string last;
        while (std::getline(in, line)) last = line;
        return boost::json::parse(last);
    }
};

TEST_F(RecorderTest, WritesDownWhatWasAskedAndAnswered) {
    EXPECT_EQ(recorded({"PUT", "/a?b", json_type, "{}"}, {200, json_type, "[1]"}),
              boost::json::parse(R"({"method":"PUT","target":"/a?b","request":"{}","status":200,
                                     "type":"application/json","body":"[1]"})"));
    recorder.add_server_arguments({"--segment", "api"});
    EXPECT_EQ(recorded({"GET", "/a", {}, ""}, {304, {}, ""}),
              boost::json::parse(R"({"method":"GET","target":"/a","arguments":["--segment","api"],
                                     "status":304})"));
}

TEST_F(RecorderTest, LeavesOutWhatNeedNotBeText) {
    const auto refused = recorded({"POST", "/a", json_type, "\xff"}, {400, json_type, "{}"});
    EXPECT_FALSE(refused.as_object().contains("request"));
    const auto packed = recorded(
        {"GET", "/a", {}, ""},
        {200, {{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}}, "\xff"});
    EXPECT_FALSE(packed.as_object().contains("body"));
    EXPECT_EQ(packed.as_object().at("type"), "application/json");
    const auto picture =
        recorded({"GET", "/a", {}, ""}, {200, {{"Content-Type", "image/png"}}, "\xff"});
    EXPECT_FALSE(picture.as_object().contains("body"));
}

}  // namespace
}  // namespace wire
