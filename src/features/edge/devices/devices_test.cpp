#include "features/edge/devices/devices.hpp"

#include "features/edge/devices/presence.hpp"
#include "features/records/create.hpp"
#include "storage/test_support.hpp"

#include <gtest/gtest.h>

namespace features::devices {
namespace {

class Devices : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables({tables});
    }
    void SetUp() override {
        EngineTest::SetUp();
        database_->write_now([&](storage::Transaction& tx) {
            records::create_account(tx, world_, book_, account_, "Account", "test");
            for (const std::string& store : {store_, other_store_})
                records::create_store(tx, world_, book_, account_, store, store, "UTC", "USD",
                                      "test");
        });
    }

    // "" or the code of the refusal.
    std::string noted(const Seen& seen, const std::string& store) {
        try {
            database_->write_now([&](storage::Transaction& tx) {
                tx.lock(account_, store);
                note(tx, {account_, store, now_ms_}, seen, world_.ids.next());
            });
        } catch (const base::Refusal& refusal) {
            return refusal.code;
        }
        return {};
    }
    std::string noted(const Seen& seen) { return noted(seen, store_); }
    std::string required(const Seen& seen) {
        try {
            database_->read(
                [&](storage::ReadView& view) { require_unblocked(view, account_, store_, seen); });
        } catch (const base::Refusal& refusal) {
            return refusal.code + ' ' + std::to_string(refusal.status);
        }
        return {};
    }
    Device blocked(const Device& device, bool is_blocked) {
        Device after;
        database_->write_now([&](storage::Transaction& tx) {
            after = set_blocked(tx, account_, device, is_blocked, now_ms_, "");
        });
        return after;
    }
    std::vector<Device> all(const std::string& store) {
        std::vector<Device> devices;
        database_->read(
            [&](storage::ReadView& view) { devices = devices_of(view, account_, store); });
        return devices;
    }
    std::vector<Device> all() { return all(store_); }
    Device only() {
        const auto devices = all();
        EXPECT_EQ(devices.size(), 1U);
        return devices.empty() ? Device{} : devices.front();
    }
    // What the feed of changes tells of devices: type and revision of their latest events.
    std::string told() {
        std::string text;
        database_->read([&](storage::ReadView& view) {
            for (const auto& one : storage::changes_after(view, account_, store_, 0, 100,
                                                          {{std::string(device_label), resolve}})
                                       .records)
                if (one.event.kind == device_label)
                    text += one.event.type + ' ' + std::to_string(one.row.revision) + ';';
        });
        return text;
    }
    void pass(std::int64_t ms) { now_ms_ += ms; }

    base::World world_ = base::system_world();
    records::Rulebook book_;
    const std::string account_ = world_.ids.next(), store_ = world_.ids.next(),
                      other_store_ = world_.ids.next();
    std::int64_t now_ms_ = 1'767'225'600'000;
};

TEST_P(Devices, AreKnownByDeviceIdElseByNode) {
    EXPECT_EQ(noted({.node = "T1", .name = "Till"}), "");
    EXPECT_EQ(told(), "created 1;");
    EXPECT_EQ(noted({.node = "T1"}), "");  // says nothing new
    EXPECT_EQ(told(), "created 1;");
    // It says its deviceId as well, later a new name, then only its node again: still the same.
    EXPECT_EQ(noted({.device_id = "d-1", .node = "T1"}), "");
    EXPECT_EQ(noted({.device_id = "d-1", .name = "Bar till", .mac_id = "aa", .app_version = "2"}),
              "");
    EXPECT_EQ(noted({.node = "T1"}), "");
    const Device device = only();
    EXPECT_EQ(device.device_id, "d-1");
    EXPECT_EQ(device.node, "T1");
    EXPECT_EQ(device.name, "Bar till");
    EXPECT_EQ(device.mac_id, "aa");
    EXPECT_EQ(device.app_version, "2");
    EXPECT_EQ(device.revision, 3);
    EXPECT_EQ(told(), "updated 3;");
    // Another deviceId is another device, though it has the same node; the node alone is then the
    // one that was seen last.
    pass(1);
    EXPECT_EQ(noted({.device_id = "d-2", .node = "T1"}), "");
    EXPECT_EQ(noted({.node = "T1", .name = "Second"}), "");
    ASSERT_EQ(all().size(), 2U);
    EXPECT_EQ(all()[1].name, "Second");
    // A deviceId is no node.
    EXPECT_EQ(noted({.device_id = "d-3", .node = "d-1"}), "");
    EXPECT_EQ(all().size(), 3U);
    // One without any name is none; in another store it is another.
    EXPECT_EQ(noted({.name = "Nobody"}), "");
    EXPECT_EQ(all().size(), 3U);
    EXPECT_EQ(noted({.device_id = "d-1"}, other_store_), "");
    EXPECT_EQ(all(other_store_).size(), 1U);
    EXPECT_EQ(all().size(), 3U);
}

TEST_P(Devices, AreThereForNinetySecondsAndWrittenEveryThirty) {
    EXPECT_EQ(noted({.device_id = "d"}), "");
    const std::int64_t first_ms = now_ms_;
    const auto is_online = [&] {
        return schema::write(device_answer, {only(), now_ms_}).find(R"("online":true)") !=
               std::string::npos;
    };
    const auto is_new = [&](const Seen& seen) {
        bool answer = false;
        database_->read([&](storage::ReadView& view) {
            answer = is_news(view, {account_, store_, now_ms_}, seen);
        });
        return answer;
    };
    pass(presence_ms - 1);
    EXPECT_EQ(noted({.device_id = "d"}), "");
    EXPECT_FALSE(is_new({.device_id = "d"}));
    EXPECT_TRUE(is_new({.device_id = "d", .name = "new"}));
    EXPECT_EQ(only().seen_ms, first_ms);
    pass(1);
    EXPECT_TRUE(is_new({.device_id = "d"}));
    EXPECT_FALSE(is_new({.device_id = "never registered"}));
    EXPECT_EQ(noted({.device_id = "d"}), "");
    EXPECT_EQ(only().seen_ms, now_ms_);
    EXPECT_EQ(told(), "created 1;");  // presence is no change
    pass(online_ms);
    EXPECT_TRUE(is_online());
    pass(1);
    EXPECT_FALSE(is_online());

    const auto refreshed = [&](std::string_view device_id) {
        database_->write_now([&](storage::Transaction& tx) {
            refresh(tx, {account_, store_, now_ms_}, device_id);
        });
        return only().seen_ms == now_ms_;
    };
    EXPECT_FALSE(refreshed("another"));
    EXPECT_TRUE(refreshed("d"));
    pass(presence_ms - 1);
    EXPECT_FALSE(refreshed("d"));
    pass(-2 * presence_ms);  // a clock that was set back
    EXPECT_TRUE(refreshed("d"));

    // A second instance over the same database sees it, and has nothing to write.
    if (GetParam() != storage::Engine::postgres) return;
    const auto second = storage::open(settings_, migrations());
    second->read([&](storage::ReadView& view) {
        EXPECT_FALSE(is_news(view, {account_, store_, now_ms_ + 1}, {.device_id = "d"}));
        EXPECT_TRUE(is_news(view, {account_, store_, now_ms_ + presence_ms}, {.device_id = "d"}));
        EXPECT_EQ(store_last_seen_in(view, account_, "d"), store_);
    });
}

TEST_P(Devices, AreRefusedWhileTheyAreBlocked) {
    EXPECT_EQ(noted({.device_id = "d", .node = "T1"}), "");
    const Device device = blocked(only(), true);
    EXPECT_TRUE(device.is_blocked);
    EXPECT_EQ(device.revision, 2);
    EXPECT_EQ(told(), "blocked 2;");
    EXPECT_EQ(blocked(device, true).revision, 2);  // again is nothing
    EXPECT_EQ(required({.device_id = "d"}), "device_blocked 403");
    EXPECT_EQ(required({.node = "T1"}), "device_blocked 403");
    EXPECT_EQ(required({.device_id = "e", .node = "T1"}), "");
    EXPECT_EQ(required({}), "");
    EXPECT_EQ(noted({.device_id = "d", .name = "Renamed"}), "device_blocked");
    EXPECT_EQ(noted({.device_id = "d"}, other_store_), "");
    // People still see where it is.
    pass(presence_ms);
    database_->write_now([&](storage::Transaction& tx) {
        tx.lock(account_, store_);
        note_known(tx, {account_, store_, now_ms_}, {.device_id = "d"});
        note_known(tx, {account_, store_, now_ms_}, {.device_id = "unknown"});
    });
    EXPECT_EQ(only().seen_ms, now_ms_);
    EXPECT_TRUE(only().is_blocked);
    EXPECT_EQ(blocked(device, false).revision, 3);
    EXPECT_EQ(told(), "unblocked 3;");
    EXPECT_EQ(noted({.device_id = "d", .name = "Renamed"}), "");
}

TEST_P(Devices, MaySayAnything) {
    std::string umlauts;
    for (int i = 0; i < 300; ++i) umlauts += "ü";
    const std::string nul("a\0b", 3);
    EXPECT_EQ(noted({.device_id = umlauts, .node = nul, .name = "card 4111 1111 1111 1111"}), "");
    const Device device = only();
    EXPECT_EQ(device.device_id, umlauts.substr(0, 510));
    EXPECT_EQ(device.node, "ab");
    EXPECT_EQ(device.name, "card **** **** **** 1111");
    EXPECT_EQ(noted({.device_id = umlauts + "more"}), "");
    only();
    // An IMEI looks like the number of a card and is none.
    EXPECT_EQ(noted({.device_id = "490154203237518"}), "");
    EXPECT_EQ(all()[1].device_id, "490154203237518");
}

TEST_P(Devices, MakeRoomForNewOnes) {
    for (const char* id : {"a", "b", "c"}) {
        EXPECT_EQ(noted({.device_id = id}), "");
        pass(1);
    }
    blocked(all()[0], true);
    const auto make = [&](std::int64_t most) {
        bool has_room = false;
        database_->write_now([&](storage::Transaction& tx) {
            tx.lock(account_, store_);
            has_room = make_room(tx, account_, store_, most);
        });
        return has_room;
    };
    EXPECT_TRUE(make(4));
    EXPECT_EQ(all().size(), 3U);
    EXPECT_TRUE(make(3));
    ASSERT_EQ(all().size(), 2U);
    EXPECT_EQ(all()[1].device_id, "c");  // b was not seen for longest
    EXPECT_TRUE(make(2));
    EXPECT_FALSE(make(1));  // it is blocked, and stays so
    EXPECT_EQ(only().device_id, "a");
}

TEST_P(Devices, VerifySeesWhatIsWrong) {
    EXPECT_EQ(noted({.device_id = "d"}), "");
    database_->write_now([&](storage::Transaction& tx) {
        Device device = devices_of(tx, account_, store_).front();
        device.device_id.clear();
        device.revision = 7;
        update(tx, account_, device);
        insert(tx, account_,
               {.id = world_.ids.next(), .store = world_.ids.next(), .device_id = "e"});
    });
    base::Findings faults;
    storage::check_rules(*database_, invariants, faults);
    std::vector<std::string> found;
    for (const base::Problem& fault : faults) found.push_back(fault.message);
    EXPECT_EQ(found,
              (std::vector<std::string>{"its store does not exist",
                                        "its key is not its deviceId, or its node if it has none",
                                        "its last event has another revision"}));
}

INSTANTIATE_TEST_SUITE_P(Engines, Devices, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST(Presence, IsDueEveryTenSeconds) {
    Presence presence;
    EXPECT_TRUE(presence.is_due("a", 1'000'000));
    EXPECT_FALSE(presence.is_due("a", 1'000'000 + look_ms - 1));
    EXPECT_TRUE(presence.is_due("b", 1'000'001));
    EXPECT_TRUE(presence.is_due("a", 1'000'000 + look_ms));
    EXPECT_TRUE(presence.is_due("a", 1'000'000));  // a clock that was set back
    for (int i = 0; i < 20'000; ++i) presence.is_due(std::to_string(i), 1'000'000);
    EXPECT_TRUE(presence.is_due("a", 1'000'000));  // forgotten meanwhile
}

}  // namespace
}  // namespace features::devices
