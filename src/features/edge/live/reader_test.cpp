#include "features/edge/live/reader.hpp"

#include <gtest/gtest.h>

namespace features::live {
namespace {

using namespace std::chrono_literals;
using To = Reader::Step::To;

constexpr storage::Epoch epoch{77};
constexpr api::Subject checks{"check", "", ""}, orders{"order", "", ""};
http::Response read(const api::Call&, storage::ReadView&) { return {}; }
const api::Operation read_check{.name = "read", .subject = &checks, .run = read};
const api::Operation read_order{.name = "read", .subject = &orders, .run = read};

api::Admission with(auth::Area area) {
    api::Admission admission;
    admission.areas.add(area);
    return admission;
}

// The events 1, 2, 3, ... of a store, of which those from `first` on are at hand.
class Shelf : public Source {
public:
    SharedLiveEvent find(std::int64_t sequence) const override {
        if (sequence < first || sequence > last()) return {};
        return entries[static_cast<std::size_t>(sequence - 1)];
    }
    std::int64_t last() const override { return std::ssize(entries); }

    void add(const std::string& kind, const std::string& type, std::size_t record_bytes = 10,
             const std::string& id = "id") {
        const storage::Event event{last() + 1, 0, 1, type, kind, id};
        const std::string record = '"' + std::string(record_bytes, 'x') + '"';
        entries.push_back(std::make_shared<const LiveEvent>(event, epoch, record));
    }

    std::vector<SharedLiveEvent> entries;
    std::int64_t first = 1;
};

class ReaderTest : public testing::Test {
protected:
    Reader reader(std::optional<std::chrono::seconds> waits = {},
                  std::set<std::string, std::less<>> kinds = {},
                  std::set<std::string, std::less<>> types = {}) {
        return {subscription(waits, std::move(kinds), std::move(types)), routes_, now_};
    }
    static Subscription subscription(std::optional<std::chrono::seconds> waits = {},
                                     std::set<std::string, std::less<>> kinds = {},
                                     std::set<std::string, std::less<>> types = {}) {
        auth::Principal principal;
        principal.account = "a";
        principal.id = "k";
        principal.areas.add(auth::Area::sync);
        return {.principal = std::make_shared<const auth::Principal>(std::move(principal)),
                .store = "s",
                .after = {0, epoch},
                .kinds = std::move(kinds),
                .types = std::move(types),
                .waits = waits};
    }
    // Is told the type of each event about one order, though it may not read orders; "closed" is
    // the last.
    static Subscription told(std::optional<std::chrono::seconds> waits = {}) {
        Subscription wish = subscription(waits, {"order"});
        wish.id = "id";
        wish.told = "known";
        wish.tell = [](const LiveEvent& event) -> std::optional<Told> {
            if (event.type == "paid") return {};
            return Told{event.type + "-id", '"' + event.type + '"', event.type == "closed"};
        };
        return wish;
    }
    // Everything that is sent until it waits, ends or has to catch up.
    std::string all(Reader& reader) {
        std::string sent;
        for (;;) {
            auto step = reader.step(shelf_, now_);
            to_ = step.to;
            EXPECT_LE(step.piece.size(), Reader::piece_bytes + 200);
            sent += step.piece;
            is_last_ = step.is_last;
            if (step.to != To::send || step.is_last) return sent;
        }
    }
    std::string lines(std::initializer_list<int> numbers) const {
        std::string text;
        for (const int number : numbers)
            text += shelf_.entries[static_cast<std::size_t>(number - 1)]->text;
        return text;
    }

    const std::vector<api::Route> routes_{{{http::Method::get},
                                           {"/check"},
                                           read_check,
                                           nullptr,
                                           with(auth::Area::sync),
                                           api::anything},
                                          {{http::Method::get},
                                           {"/order"},
                                           read_order,
                                           nullptr,
                                           with(auth::Area::orders),
                                           api::anything}};
    const std::string head_ = "retry: 2000\nid: " + storage::text_of({0, epoch}) + "\n\n";
    Shelf shelf_;
    Reader::Clock::time_point now_ = Reader::Clock::now();
    To to_ = To::wait;
    bool is_last_ = false;
};

TEST_F(ReaderTest, EveryEventComesOnceAndInOrder) {
    Reader one = reader();
    EXPECT_EQ(all(one), head_);
    EXPECT_EQ(to_, To::wait);
    shelf_.add("check", "created");
    shelf_.add("check", "updated");
    EXPECT_EQ(all(one), lines({1, 2}));
    EXPECT_EQ(all(one), "");
    shelf_.add("check", "closed");
    EXPECT_EQ(all(one), lines({3}));
    EXPECT_EQ(one.at(), 3);
}

TEST_F(ReaderTest, OnlyWhatIsWantedAndMayBeReadComes) {
    shelf_.add("check", "created");
    shelf_.add("order", "created");  // the key has no area of orders
    shelf_.add("check", "updated");
    Reader every = reader(), some = reader({}, {"check", "order"}, {"created"});
    Reader none = reader({}, {"order"});
    EXPECT_EQ(all(every), head_ + lines({1, 3}));
    EXPECT_EQ(all(some), head_ + lines({1}));
    EXPECT_EQ(all(none), head_);
    EXPECT_EQ(none.at(), 3);
}

TEST_F(ReaderTest, AHeartbeatTellsThePositionThatMovedUnseen) {
    Reader one = reader({}, {"order"});
    all(one);
    shelf_.add("check", "created");
    EXPECT_EQ(all(one), "");
    now_ += 14s;
    EXPECT_EQ(all(one), "");
    now_ += 1s;
    EXPECT_EQ(all(one), "id: " + storage::text_of({1, epoch}) + "\n\n");
    now_ += 15s;
    EXPECT_EQ(all(one), ":\n\n");
}

TEST_F(ReaderTest, ALargeEventIsSentInSlicesAndEndsWhole) {
    shelf_.add("check", "updated", 100'000);
    shelf_.add("check", "updated");
    Reader one = reader();
    std::string sent = one.step(shelf_, now_).piece;
    EXPECT_LT(sent.size(), 20'000U);
    one.end();
    sent += all(one);
    EXPECT_TRUE(is_last_);
    EXPECT_EQ(sent, head_ + lines({1}));
}

TEST_F(ReaderTest, WhoIsBehindCatchesUp) {
    for (int i = 0; i < 5; ++i) shelf_.add("check", "updated");
    shelf_.first = 4;
    Reader one = reader();
    EXPECT_EQ(all(one), head_);
    EXPECT_EQ(to_, To::catch_up);
    one.add_backlog({shelf_.entries[0], shelf_.entries[1]});
    EXPECT_EQ(all(one), lines({1, 2}));
    EXPECT_EQ(to_, To::catch_up);
    one.add_backlog({shelf_.entries[2], shelf_.entries[3]});
    EXPECT_EQ(all(one), lines({3, 4, 5}));
    EXPECT_EQ(to_, To::wait);
}

TEST_F(ReaderTest, ALongPollIsAnsweredWhenThereIsSomethingOrItsTimeIsUp) {
    const auto next = [](int number, bool has_more) {
        return R"("next":")" + storage::text_of({number, epoch}) + R"(","more":)" +
               (has_more ? "true}" : "false}");
    };
    Reader none = reader(2s);
    EXPECT_EQ(all(none), R"({"events":[)");
    now_ += 1s;
    EXPECT_EQ(all(none), "");
    now_ += 1s;
    EXPECT_EQ(all(none), "]," + next(0, false));
    EXPECT_TRUE(is_last_);

    Reader some = reader(30s);
    all(some);
    shelf_.add("order", "created");
    shelf_.add("check", "created");
    shelf_.add("check", "updated");
    const auto json = [&](std::size_t i) { return std::string(shelf_.entries[i]->json_for(true)); };
    EXPECT_EQ(all(some), json(1) + ',' + json(2) + "]," + next(3, false));
    EXPECT_TRUE(is_last_);

    for (int i = 0; i < 600; ++i) shelf_.add("check", "updated");
    Reader many = reader(0s);
    EXPECT_TRUE(all(many).ends_with("]," + next(501, true)));
    EXPECT_TRUE(is_last_);

    Reader ended = reader(30s, {"order"});
    ended.end();
    EXPECT_EQ(all(ended), R"({"events":[],)" + next(0, true));
}

TEST_F(ReaderTest, WhoFollowsOneThingIsToldOfItAloneUntilItEnds) {
    Subscription wish = told();
    wish.first = Told{"first-id", R"("first")"};
    Reader one(wish, routes_, now_);
    EXPECT_EQ(all(one), "retry: 2000\nid: first-id\ndata: \"first\"\n\n");
    shelf_.add("order", "created", 10, "other");
    shelf_.add("check", "created");
    shelf_.add("order", "paid");
    EXPECT_EQ(all(one), "");
    now_ += 15s;
    EXPECT_EQ(all(one), ":\n\n");  // no position of the store
    shelf_.add("order", "updated");
    shelf_.add("order", "closed");
    shelf_.add("order", "updated");
    EXPECT_EQ(all(one), "id: updated-id\ndata: \"updated\"\n\nid: closed-id\ndata: \"closed\"\n\n");
    EXPECT_TRUE(is_last_);
}

TEST_F(ReaderTest, ALongPollOfOneThingContinuesFromWhatItWasTold) {
    Reader none(told(0s), routes_, now_);
    EXPECT_EQ(all(none), R"({"events":[],"next":"known","more":false})");
    Subscription wish = told(60s);
    wish.first = Told{"first-id", R"("first")"};
    Reader first(wish, routes_, now_);
    EXPECT_EQ(all(first), R"({"events":["first"],"next":"first-id","more":false})");
    shelf_.add("order", "updated");
    shelf_.add("order", "closed");
    Reader some(told(60s), routes_, now_);
    EXPECT_EQ(all(some), R"({"events":["updated","closed"],"next":"closed-id","more":false})");
    EXPECT_TRUE(is_last_);
}

TEST_F(ReaderTest, ALongPollThatFindsNothingAmongManyEndsAllTheSame) {
    for (int i = 0; i < 10; ++i) shelf_.add("order", "created");
    shelf_.first = 10;
    Reader one = reader(1s);
    all(one);
    EXPECT_EQ(to_, To::catch_up);
    now_ += 6s;
    one.add_backlog({shelf_.entries[0]});
    EXPECT_TRUE(all(one).ends_with(R"("more":true})"));
    EXPECT_TRUE(is_last_);
    EXPECT_EQ(one.at(), 1);
}

}  // namespace
}  // namespace features::live
