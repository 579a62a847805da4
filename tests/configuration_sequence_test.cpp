// What happens in a store all evening leaves the tags of its lists as they are, and yet its
// followers hear of it.
#include "storage/tables/events.hpp"
#include "support/app_fixture.hpp"

#include <gtest/gtest.h>

namespace {

using support::AppFixture;
using support::Tenant;
using support::text_member;

struct ConfigurationSequenceTest : testing::TestWithParam<storage::Engine> {
    AppFixture app{GetParam()};
    Tenant tenant = app.make_tenant("Busy");

    support::Answer get(const std::string& path, const AppFixture::Headers& headers = {}) {
        return app.call("GET", "/v1/svc/" + path, tenant.key, "", headers);
    }
    std::string position() {
        return text_member(get("store/" + tenant.store + "/changes?after=0").body, "next");
    }
    void note(bool is_configuration) {
        app.database().write_now([&](storage::Transaction& tx) {
            tx.lock(tenant.account, tenant.store);
            storage::note_event(tx, tenant.account, tenant.store,
                                {.type = "updated",
                                 .kind = "note",
                                 .id = "650000000000000000000001",
                                 .revision = ++revision,
                                 .at_ms = 1'000,
                                 .is_configuration = is_configuration});
        });
    }
    std::int64_t revision = 0;
};

TEST_P(ConfigurationSequenceTest, ValidatesListsAndNotTheFeed) {
    const std::vector<std::string> lists{"store/" + tenant.store + "/departments",
                                         "store/" + tenant.store + "/activeTaxes",
                                         "defaultPrinters"};
    std::vector<std::string> tags;
    for (const std::string& list : lists) {
        const auto answer = get(list);
        ASSERT_EQ(answer.status, 200) << list << answer.body;
        tags.push_back(answer.headers.at("ETag"));
    }
    const auto before = position();

    note(false);
    for (std::size_t i = 0; i < lists.size(); ++i)
        EXPECT_EQ(get(lists[i], {{"If-None-Match", tags[i]}}).status, 304) << lists[i];
    const auto after = position();
    EXPECT_EQ(std::stoi(after), std::stoi(before) + 1);

    note(true);
    for (std::size_t i = 0; i < lists.size(); ++i)
        EXPECT_EQ(get(lists[i], {{"If-None-Match", tags[i]}}).status, 200) << lists[i];
    EXPECT_EQ(std::stoi(position()), std::stoi(after) + 1);
}

INSTANTIATE_TEST_SUITE_P(Engines, ConfigurationSequenceTest,
                         testing::Values(storage::Engine::sqlite, storage::Engine::postgres));

}  // namespace
