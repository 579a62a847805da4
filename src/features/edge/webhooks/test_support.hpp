// A store with hooks on either engine, a fixed clock, and receivers that answer or hang as the test
// says.
#pragma once

#include "features/edge/webhooks/deliver.hpp"
#include "features/edge/webhooks/webhooks.hpp"
#include "features/records/create.hpp"
#include "jobs/job_store.hpp"
#include "storage/retention.hpp"
#include "storage/running_time.hpp"
#include "storage/test_support.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <set>

#include <algorithm>

namespace features::webhooks::testing {

using std::chrono::milliseconds;
using storage::Transaction;

inline constexpr std::int64_t second_ms = 1'000, minute_ms = 60'000, hour_ms = 60 * minute_ms;
inline constexpr std::int64_t lease_ms = 20'000;

inline http::Receipt answered(int status) { return {status, "", milliseconds(3)}; }
inline http::Receipt silent() { return {0, "no answer within 10 s", milliseconds(10'000)}; }

// The body that the test gives to deliveries: what happened to what.
inline std::string told(const Delivery& delivery) {
    return delivery.event.id + ' ' + delivery.event.type;
}

inline std::string header(const http::Parcel& parcel, std::string_view name) {
    for (const auto& [its_name, value] : parcel.headers)
        if (its_name == name) return value;
    return {};
}

class Webhooks : public storage::testing::EngineTest {
protected:
    std::vector<storage::Migration> migrations() const override {
        return storage::testing::with_tables({jobs::tables, tables});
    }
    void SetUp() override {
        EngineTest::SetUp();
        write([&](Transaction& tx) {
            records::create_account(tx, world_, book_, at_.account, "Account", "test");
            records::create_store(tx, world_, book_, at_.account, at_.store, "Store", "UTC", "USD",
                                  "test");
        });
    }
    void TearDown() override {
        base::Findings findings;
        storage::check_rules(*database_, invariants, findings);
        for (const auto& finding : findings)
            ADD_FAILURE() << finding.path << ": " << finding.message;
    }

    template <class Work>
    void write(Work work) {
        database_->write_now([&](Transaction& tx) { work(tx); });
    }
    std::int64_t now() const { return fixed_.clock.now_ms(); }
    void pass(std::int64_t ms) { fixed_.clock.set(now() + ms); }

    Saved saved(const HooksChange& change) {
        Saved after;
        write([&](Transaction& tx) { after = save(tx, at_, change, now()); });
        return after;
    }
    Saved hook(const std::string& name, std::vector<std::string> types = {"*"},
               const std::string& url = "http://receiver/") {
        return saved({.hooks = {{.name = name, .url = url, .types = std::move(types)}}});
    }
    Saved switched(const std::string& name, bool is_active) {
        return saved({.hooks = {{.name = name, .is_active = is_active, .types = {"*"}}}});
    }
    Hook hook_now(std::string_view name) {
        Hook found;
        database_->read([&](storage::ReadView& view) {
            for (Hook& each : hooks_of(view, at_))
                if (each.name == name) found = std::move(each);
        });
        return found;
    }
    std::vector<Delivery> log(const LogFilter& filter = {}) {
        std::vector<Delivery> all;
        database_->read(
            [&](storage::ReadView& view) { all = log_of(view, at_, filter).deliveries; });
        return all;
    }
    std::string pending() {
        std::string text;
        for (const Delivery& each : log({.limit = 500, .is_pending = true}))
            text += told(each) + ", ";
        return text;
    }

    std::int64_t happens(std::string_view kind, std::string_view type, std::string_view id) {
        std::int64_t sequence = 0;
        write([&](Transaction& tx) {
            tx.lock(at_.account, at_.store);
            sequence = storage::note_event(tx, at_.account, at_.store,
                                           {.type = type,
                                            .kind = kind,
                                            .id = id,
                                            .revision = ++revision_,
                                            .at_ms = now(),
                                            .is_configuration = false});
        });
        return sequence;
    }

    // Of the process that has the post.
    Dependencies dependencies(Post& post) {
        return {
            .database = *database_,
            .world = world_,
            .pepper = pepper_,
            .subjects =
                [](storage::ReadView&, const StoreKey&, std::span<const storage::Event> events) {
                    std::vector<std::string> subjects;
                    for (const auto& event : events) subjects.push_back(event.id);
                    return subjects;
                },
            .hearing =
                [&](storage::ReadView&, const StoreKey&, const Hook&) {
                    return [&](const std::string& kind) { return !unread_.contains(kind); };
                },
            .body = [&](storage::ReadView&, const StoreKey&,
                        const Delivery& delivery) { return body_(delivery); },
            .post = post,
            .counters = counters_};
    }

    std::optional<jobs::Lease> claim(std::string_view holder) {
        std::optional<jobs::Claim> claimed;
        write([&](Transaction& tx) {
            jobs::make(tx, key_, now());
            jobs::bring_forward(tx, key_, now());
        });
        write([&](Transaction& tx) { claimed = jobs::claim(tx, key_, holder, now(), lease_ms); });
        if (!claimed) return {};
        return jobs::Lease(key_, claimed->number, milliseconds(lease_ms), fixed_.clock, {});
    }
    void end(const jobs::Lease& lease) {
        write([&](Transaction& tx) {
            jobs::finish(tx, key_, lease.claim(), {now() + hour_ms, now(), 1});
        });
    }
    // What was sent by one run of the job, and when it wants to run again.
    std::string run() { return run(*post_); }
    std::string run(Post& post) {
        const std::size_t before = sent_.size();
        const auto lease = claim("this");
        EXPECT_TRUE(lease);
        next_ms_ = deliver(dependencies(post), *lease);
        end(*lease);
        return sent_since(before);
    }

    // Whoever hangs answers when the test says so, through answer().
    std::unique_ptr<Post> new_post(const Room::Limits& limits = {}) {
        return std::make_unique<Post>(
            [this](http::Parcel parcel, http::Courier::Done done) {
                sent_.push_back(parcel);
                if (hangs_(parcel))
                    hanging_.push_back({std::move(parcel), std::move(done)});
                else
                    done(receiver_(parcel));
            },
            limits);
    }
    // The first that hangs, or the first with this body.
    void answer(const http::Receipt& receipt, std::string_view body = {}) {
        const auto found = std::ranges::find_if(hanging_, [&](const Hanging& each) {
            return body.empty() || each.parcel.body == body;
        });
        ASSERT_NE(found, hanging_.end()) << body;
        const auto done = std::move(found->done);
        hanging_.erase(found);
        done(receipt);
    }
    // Until the job wants to wait: one run ends after some seconds, whatever is left.
    void run_to_the_end() {
        do run();
        while (next_ms_ && *next_ms_ <= now());
    }
    std::string sent_since(std::size_t before) const {
        std::string text;
        for (std::size_t i = before; i < sent_.size(); ++i) text += sent_[i].body + ", ";
        return text;
    }
    // As the process that counts it would, once a minute.
    void run_for(std::int64_t ms) {
        if (!running_)
            database_->read([&](storage::ReadView& view) {
                running_.emplace(view, steady_ms_, 100 * hour_ms);
            });
        pass(ms);
        steady_ms_ += ms;
        write([&](Transaction& tx) { running_->advance(tx, now(), steady_ms_); });
    }

    support::FixedWorld fixed_{1};
    base::World world_ = fixed_.world();
    records::Rulebook book_;
    auth::Pepper pepper_{std::string(64, 'a')};
    StoreKey at_{"650000000000000000000001", "650000000000000000000101"};
    jobs::JobKey key_{at_.account, at_.store, std::string(deliver_job)};
    Counters counters_;
    std::function<http::Receipt(const http::Parcel&)> receiver_ = [](const http::Parcel&) {
        return answered(200);
    };
    std::function<bool(const http::Parcel&)> hangs_ = [](const http::Parcel&) { return false; };
    std::function<std::string(const Delivery&)> body_ = told;
    struct Hanging {
        http::Parcel parcel;
        http::Courier::Done done;
    };
    std::vector<http::Parcel> sent_;
    std::vector<Hanging> hanging_;
    std::unique_ptr<Post> post_ = new_post();
    std::set<std::string> unread_{};  // kinds that whoever sets hooks may not read
    std::int64_t revision_ = 0;
    std::optional<std::int64_t> next_ms_;
    std::optional<storage::RunningTime> running_;
    std::int64_t steady_ms_ = 77;
};

}  // namespace features::webhooks::testing
