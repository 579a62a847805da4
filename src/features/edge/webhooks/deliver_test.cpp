// Hooks, what becomes a delivery, and how deliveries are sent, with a receiver of the test's own.
#include "features/edge/webhooks/deliver.hpp"

#include "base/refusal.hpp"
#include "features/edge/webhooks/test_support.hpp"
#include "support/counting_database.hpp"
#include "support/postgres.hpp"

namespace features::webhooks {
namespace {

using namespace features::webhooks::testing;

std::string refused(const std::function<void()>& work) {
    try {
        work();
    } catch (const base::Refusal& refusal) {
        std::string text = std::to_string(refusal.status) + ' ' + refusal.code;
        for (const auto& problem : refusal.problems) text += ' ' + problem.path;
        return text;
    }
    return {};
}

TEST_P(Webhooks, WhatBelongsTogetherIsSentInItsOrderAndTheRestDoesNotWait) {
    hook("all");
    for (const std::string_view type : {"created", "updated", "closed"})
        happens("check", type, "A");
    happens("check", "created", "B");
    receiver_ = [](const http::Parcel& parcel) {
        return answered(parcel.body == "A created" ? 500 : 204);
    };
    EXPECT_EQ(run(), "A created, B created, ");
    EXPECT_EQ(pending(), "A created, A updated, A closed, ");
    happens("check", "updated", "B");
    EXPECT_EQ(run(), "B updated, ");
    pass(5 * second_ms);
    receiver_ = [](const http::Parcel&) { return answered(200); };
    EXPECT_EQ(run(), "A created, A updated, A closed, ");
    EXPECT_EQ(hook_now("all").pending, 0);
    EXPECT_EQ(next_ms_, std::nullopt);
    EXPECT_EQ(log().size(), 5U);
}

TEST_P(Webhooks, TheThreeHooksOfOrdersShareTheOrderOfEachCheck) {
    const auto set_up = [&] {
        for (const std::string name : {"openOrder", "updateOrder", "closeOrder"})
            hook(name, {}, "http://receiver/" + name);
    };
    set_up();
    bool opens = true;
    receiver_ = [&](const http::Parcel& parcel) {
        return answered(opens || !parcel.url.ends_with("openOrder") ? 200 : 503);
    };
    happens("check", "created", "first");
    EXPECT_EQ(run(), "first created, ");
    opens = false;
    for (const std::string id : {"A", "B"}) {
        happens("check", "created", id);
        happens("check", "updated", id);
        happens("sale", "created", id);
    }
    happens("check", "updated", "first");
    EXPECT_EQ(run(), "A created, B created, first updated, ");
    EXPECT_EQ(next_ms_, hook_now("openOrder").next_ms) << "nothing is due before";
    write([&](Transaction& tx) { ping(tx, at_, "closeOrder", now()); });
    EXPECT_EQ(run(), "closeOrder ping, ");
    pass(10 * second_ms);
    opens = true;
    const std::string told = run();
    for (const std::string id : {"A", "B"}) {  // the check, its change, its sale
        EXPECT_LT(told.find(id + " created"), told.find(id + " updated")) << told;
        EXPECT_GT(told.rfind(id + " created"), told.find(id + " updated")) << told;
    }
    EXPECT_EQ(pending(), "");

    // A hook that is paused, or that was never heard, does not hold up the others.
    opens = false;
    happens("check", "created", "C");
    happens("sale", "created", "C");
    EXPECT_EQ(run(), "C created, ");
    write([&](Transaction& tx) { set_paused(tx, at_, "openOrder", true, now()); });
    EXPECT_EQ(run(), "C created, ");
    saved({.hooks = {{.name = "openOrder", .url = ""}}});
    set_up();
    happens("check", "created", "D");
    happens("sale", "created", "D");
    EXPECT_EQ(run(), "D created, ");
    for (int minutes = 0; minutes < 10; ++minutes) {
        pass(minute_ms);
        run();
    }
    EXPECT_EQ(pending(), "D created, D created, ") << "the sale waits";
    pass(minute_ms);
    run();
    EXPECT_EQ(pending(), "D created, ");

    // At another address it is waited for again.
    hook("openOrder", {}, "http://receiver/another/openOrder");
    happens("check", "created", "E");
    happens("sale", "created", "E");
    EXPECT_EQ(run(), "D created, ");
    EXPECT_EQ(pending(), "D created, E created, E created, ");
}

TEST_P(Webhooks, EachHearsOfWhatItWants) {
    hook("openOrder", {});
    hook("updateOrder", {});
    hook("closeOrder", {});
    hook("some", {"check.closed", "order.*"});
    const auto heard = [&](std::string_view kind, std::string_view type) {
        happens(kind, type, "X");
        const std::int64_t after =
            log({.limit = 500}).empty() ? 0 : log({.limit = 500}).back().number;
        run();
        std::string names;
        for (const Delivery& each : log({.after = after, .limit = 500})) names += each.hook + ' ';
        return names;
    };
    EXPECT_EQ(heard("order", "created"), "openOrder some ");
    EXPECT_EQ(heard("check", "created"), "openOrder ");
    EXPECT_EQ(heard("order", "statusChanged"), "updateOrder some ");
    EXPECT_EQ(heard("check", "updated"), "updateOrder ");
    EXPECT_EQ(heard("check", "reopened"), "updateOrder ");
    EXPECT_EQ(heard("check", "closed"), "some ");
    EXPECT_EQ(heard("check", "voided"), "");
    EXPECT_EQ(heard("sale", "created"), "closeOrder ");
    EXPECT_EQ(heard("sale", "voided"), "closeOrder ");
    EXPECT_EQ(heard("department", "created"), "");
    const auto pinged = [&](std::string_view name) {
        write([&](Transaction& tx) { ping(tx, at_, name, now()); });
        const std::int64_t after = log({.limit = 500}).back().number;
        run();
        std::string names;
        for (const Delivery& each : log({.after = after, .limit = 500})) names += each.hook + ' ';
        return names;
    };
    EXPECT_EQ(pinged("some"), "some ");
    EXPECT_EQ(pinged(""), "openOrder updateOrder closeOrder some ");
    EXPECT_EQ(header(sent_.back(), "X-Comanda-Event"), "webhook.ping");
    EXPECT_EQ(refused([&] { pinged("nobody"); }), "400 validation_failed hook");
}

TEST_P(Webhooks, ALongBacklogIsSentInBatches) {
    hook("all");
    write([&](Transaction& tx) {
        tx.lock(at_.account, at_.store);
        for (int i = 0; i < events_at_once + 50; ++i)
            storage::note_event(tx, at_.account, at_.store,
                                {.type = "created",
                                 .kind = "order",
                                 .id = "order" + std::to_string(i),
                                 .revision = ++revision_,
                                 .at_ms = now(),
                                 .is_configuration = false});
    });
    hangs_ = [](const http::Parcel&) { return true; };
    run();
    EXPECT_EQ(sent_.size(), 8U) << "at a time";
    hangs_ = [](const http::Parcel&) { return false; };
    while (!hanging_.empty()) answer(answered(200));
    run_to_the_end();
    ASSERT_EQ(std::ssize(sent_), events_at_once + 50);
    EXPECT_EQ(hook_now("all").pending, 0);
    EXPECT_EQ(counters_.delivered, events_at_once + 50);
}

TEST_P(Webhooks, ADeliveryCostsTheSameHoweverLongTheLogIs) {
    database_ = nullptr;
    support::count_effort();
    auto counting =
        std::make_unique<support::CountingDatabase>(storage::open(settings_, migrations()));
    support::CountingDatabase& counts = *counting;
    database_ = std::move(counting);
    for (const std::string name : {"openOrder", "updateOrder", "closeOrder"}) hook(name, {});
    hook("all");
    int checks = 0;
    const auto effort = [&] {
        const std::int64_t before = counts.steps().effort;
        const std::string id = "check" + std::to_string(++checks);
        for (const std::string_view type : {"created", "updated"}) happens("check", type, id);
        happens("sale", "created", id);
        run();
        return counts.steps().effort - before;
    };
    effort();
    const std::int64_t with_few = effort();
    write([&](Transaction& tx) {
        tx.lock(at_.account, at_.store);
        for (int i = 0; i < 2'000; ++i)
            storage::note_event(tx, at_.account, at_.store,
                                {.type = "created",
                                 .kind = "order",
                                 .id = "order" + std::to_string(i),
                                 .revision = ++revision_,
                                 .at_ms = now(),
                                 .is_configuration = false});
    });
    run_to_the_end();
    ASSERT_EQ(pending(), "");
    // As PostgreSQL does by itself within a minute of so many rows.
    if (database_->engine() == storage::Engine::postgres)
        support::run_sql(settings_.database, "VACUUM (ANALYZE) delivery");
    EXPECT_LT(effort(), 2 * with_few + 500);
}

TEST_P(Webhooks, WhatFailsWaitsLongerEachTimeWhileOthersArrive) {
    hook("all");
    happens("check", "created", "bad");
    happens("check", "created", "good");
    receiver_ = [](const http::Parcel& parcel) {
        return answered(parcel.body.starts_with("bad") ? 400 : 200);
    };
    run();
    std::int64_t wait_ms = 5 * second_ms;
    for (int attempts = 1; attempts < 13; ++attempts) {
        const Delivery bad = log({.is_pending = true}).at(0);
        EXPECT_EQ(bad.attempts, attempts);
        EXPECT_EQ(bad.status, 400);
        EXPECT_EQ(bad.error, "answered 400");
        const std::int64_t waits_ms = bad.next_ms - now();
        EXPECT_LE(waits_ms, wait_ms);
        EXPECT_GE(waits_ms, wait_ms * 4 / 5);
        EXPECT_EQ(next_ms_, bad.next_ms);
        pass(waits_ms - 1);
        EXPECT_EQ(run(), "");
        // It alone brings the hook into no trouble, and nothing waits for it.
        happens("check", "updated", "good");
        EXPECT_EQ(run(), "good updated, ");
        pass(1);
        EXPECT_EQ(run(), "bad created, ");
        EXPECT_EQ(hook_now("all").failures, 0);
        wait_ms = std::min(2 * wait_ms, hour_ms);
    }
}

TEST_P(Webhooks, ADeadReceiverIsTriedWithOneAtATimeAndGetsAllWhenItIsBack) {
    hook("all");
    for (int i = 0; i < 5; ++i) happens("check", "created", std::to_string(i));
    receiver_ = [](const http::Parcel&) { return silent(); };
    run();
    EXPECT_EQ(sent_.size(), 5U);
    std::int64_t wait_ms = 2 * second_ms;
    std::size_t probes = 0;
    for (int i = 0; i < 12; ++i) {
        const Hook dead = hook_now("all");
        EXPECT_EQ(dead.failures, i + 1);
        EXPECT_EQ(dead.next_ms - now(), wait_ms);
        EXPECT_EQ(dead.error, "no answer within 10 s");
        happens("check", "created", "new" + std::to_string(i));
        EXPECT_EQ(run(), "");
        EXPECT_EQ(next_ms_, dead.next_ms);
        pass(wait_ms);
        run();
        EXPECT_EQ(sent_.size(), 5 + ++probes);
        wait_ms = std::min(2 * wait_ms, minute_ms);
    }
    receiver_ = [](const http::Parcel&) { return answered(200); };
    pass(minute_ms);
    run();
    EXPECT_EQ(pending(), "");
    EXPECT_EQ(hook_now("all").failures, 0);
    EXPECT_EQ(counters_.delivered, 17);
}

TEST_P(Webhooks, SeventyTwoHoursOfFailuresPauseAHookAndNothingIsLost) {
    hook("all");
    run_for(minute_ms);
    happens("check", "created", "A");
    receiver_ = [](const http::Parcel&) { return answered(503); };
    run();
    for (const int hours : {24, 24, 23}) {
        run_for(hours * hour_ms);
        EXPECT_EQ(run(), "A created, ");
        EXPECT_FALSE(hook_now("all").is_paused()) << hours;
    }
    // An outage of our own, and a clock that jumps, are not the receiver's.
    pass(10 * hour_ms);
    run();
    EXPECT_FALSE(hook_now("all").is_paused());
    for (int hours = 0; hours < 3; ++hours) {
        run_for(hour_ms);
        run();
    }
    const Hook paused = hook_now("all");
    EXPECT_TRUE(paused.is_paused());
    EXPECT_EQ(counters_.paused, 1);
    run_for(hour_ms);
    happens("check", "created", "B");
    EXPECT_EQ(run(), "");
    EXPECT_EQ(next_ms_, std::nullopt);
    EXPECT_EQ(pending(), "A created, B created, ");
    // It gets its 72 hours anew.
    write([&](Transaction& tx) { EXPECT_TRUE(set_paused(tx, at_, "all", false, now())); });
    EXPECT_EQ(run(), "A created, ");
    EXPECT_FALSE(hook_now("all").is_paused());
    receiver_ = [](const http::Parcel&) { return answered(200); };
    pass(minute_ms);
    EXPECT_EQ(run(), "B created, A created, ");
    EXPECT_EQ(pending(), "");
    EXPECT_EQ(
        refused([&] { write([&](Transaction& tx) { set_paused(tx, at_, "none", true, now()); }); }),
        "404 not_found");
}

TEST_P(Webhooks, RedeliverySendsTheSameAgainUnderTheSameIds) {
    hook("all");
    const std::int64_t first = happens("check", "created", "A");
    happens("check", "updated", "A");
    happens("check", "created", "B");
    run();
    const auto ids = [&](std::size_t from) {
        std::vector<std::string> all;
        for (std::size_t i = from; i < sent_.size(); ++i)
            all.push_back(sent_[i].body + ' ' + header(sent_[i], "X-Comanda-Delivery"));
        std::ranges::sort(all);
        return all;
    };
    const auto before = ids(0);
    ASSERT_EQ(before.size(), 3U);
    EXPECT_NE(before[0].substr(10), before[1].substr(10));
    const auto again = [&](std::int64_t from, std::string_view name = "all") {
        write([&](Transaction& tx) { redeliver(tx, at_, name, {from}, now()); });
    };
    again(first);
    run();
    EXPECT_EQ(ids(3), before);
    EXPECT_EQ(log().size(), 6U);
    // While something is pending: it stays in order, and nothing is passed over.
    receiver_ = [](const http::Parcel&) { return silent(); };
    happens("check", "closed", "A");
    run();
    happens("check", "voided", "A");
    again(first + 1);
    again(first + 4);
    receiver_ = [](const http::Parcel&) { return answered(200); };
    pass(minute_ms);
    EXPECT_EQ(run(), "A updated, B created, A closed, A voided, ");
    EXPECT_EQ(refused([&] { again(0); }), "400 validation_failed from");
    EXPECT_EQ(refused([&] { again(first + 5); }), "400 validation_failed from");
    EXPECT_EQ(refused([&] { again(first, "other"); }), "400 validation_failed hook");
    pass(hour_ms);
    write([&](Transaction& tx) {
        while (storage::forget_old_events(tx, at_.account, now()) > 0) {
        }
    });
    EXPECT_EQ(refused([&] { again(first); }), "410 position_gone");
    switched("all", false);
    EXPECT_EQ(refused([&] { again(first + 4); }), "409 hook_inactive");
}

TEST_P(Webhooks, EventsThatAHookHasNotHadAreKeptWhateverTheRetention) {
    const auto kept = [&] {
        write([&](Transaction& tx) {
            while (storage::forget_old_events(tx, at_.account, now() + 1) > 0) {
            }
        });
        return integer("SELECT COUNT(*) FROM event WHERE store <> ''");
    };
    hook("all");
    for (int i = 0; i < 4; ++i) happens("check", "created", std::to_string(i));
    EXPECT_EQ(kept(), 4);
    receiver_ = [](const http::Parcel& parcel) {
        return answered(parcel.body == "1 created" ? 500 : 200);
    };
    run();
    EXPECT_EQ(kept(), 3);
    receiver_ = [](const http::Parcel&) { return answered(200); };
    pass(minute_ms);
    run();
    EXPECT_EQ(kept(), 1);  // the newest always
    // Paused hooks keep them; who is switched off does not.
    write([&](Transaction& tx) { set_paused(tx, at_, "all", true, now()); });
    happens("check", "created", "4");
    happens("check", "created", "5");
    run();
    EXPECT_EQ(kept(), 2);
    switched("all", false);
    EXPECT_EQ(kept(), 1);
    hook("other");
    happens("check", "created", "6");
    happens("check", "created", "7");
    EXPECT_EQ(kept(), 2);
    saved({.replaces_list = true});
    EXPECT_EQ(kept(), 1);
    EXPECT_EQ(integer("SELECT COUNT(*) FROM event_hold"), 0);
}

TEST_P(Webhooks, WhoDiesBetweenSendingAndNotingSendsAgainUnderTheSameId) {
    hook("all");
    happens("check", "created", "A");
    happens("check", "updated", "A");
    hangs_ = [](const http::Parcel&) { return true; };
    EXPECT_EQ(run(), "A created, ");
    hangs_ = [](const http::Parcel&) { return false; };
    const auto after_death = new_post();
    EXPECT_EQ(run(*after_death), "");
    EXPECT_EQ(next_ms_, now() + held_for.count());
    pass(held_for.count());
    EXPECT_EQ(run(*after_death), "A created, A updated, ");
    EXPECT_EQ(header(sent_[0], "X-Comanda-Delivery"), header(sent_[1], "X-Comanda-Delivery"));
    EXPECT_EQ(header(sent_[0], "X-Comanda-Delivery").size(), 32U);
}

TEST_P(Webhooks, OneInstanceAtATimeDeliversAndAnOlderOneNotesNothing) {
    hook("all");
    happens("check", "created", "A");
    happens("check", "updated", "A");
    std::optional<jobs::Lease> other;
    receiver_ = [&](const http::Parcel&) {
        if (other) return answered(200);
        EXPECT_FALSE(claim("other"));
        pass(lease_ms);
        if (const auto taken = claim("other")) other.emplace(*taken);
        EXPECT_TRUE(other);
        return answered(500);
    };
    const auto lease = claim("this");
    EXPECT_THROW(deliver(dependencies(*post_), *lease), jobs::LeaseLost);
    EXPECT_EQ(pending(), "A created, A updated, ");
    const auto its_post = new_post();
    hangs_ = [](const http::Parcel&) { return true; };
    deliver(dependencies(*its_post), *other);
    end(*other);
    // What the first was told is old when it has its next turn.
    EXPECT_EQ(run(), "");
    EXPECT_EQ(log().at(0).attempts, 0);
    hangs_ = [](const http::Parcel&) { return false; };
    answer(answered(200));
    EXPECT_EQ(run(*its_post), "A updated, ");
    EXPECT_EQ(sent_since(0), "A created, A created, A updated, ");
    EXPECT_EQ(pending(), "");
}

TEST_P(Webhooks, SettingsThatChangeWhileSomethingIsSentWin) {
    hook("all", {"*"}, "http://old/");
    happens("check", "created", "A");
    receiver_ = [&](const http::Parcel& parcel) {
        if (parcel.url == "http://old/") hook("all", {"*"}, "http://new/");
        return answered(parcel.url == "http://old/" ? 500 : 200);
    };
    run();
    ASSERT_EQ(sent_.size(), 2U);
    EXPECT_EQ(sent_[1].url, "http://new/");
    EXPECT_EQ(log().at(0).attempts, 1);
    // Switched off: what was sent arrived, what follows waits.
    happens("check", "created", "B");
    happens("check", "updated", "B");
    receiver_ = [&](const http::Parcel&) {
        switched("all", false);
        return answered(200);
    };
    EXPECT_EQ(run(), "B created, ");
    EXPECT_EQ(pending(), "B updated, ");
    // Removed: its deliveries go with it, and a new one of its name begins where it is made.
    receiver_ = [&](const http::Parcel&) {
        saved({.replaces_list = true});
        return answered(500);
    };
    switched("all", true);
    EXPECT_EQ(run(), "B updated, ");
    EXPECT_EQ(pending(), "");
    receiver_ = [](const http::Parcel&) { return answered(200); };
    hook("all");
    EXPECT_EQ(run(), "");
    EXPECT_EQ(integer("SELECT COUNT(*) FROM webhook"), 1);
}

TEST_P(Webhooks, WhoIsSwitchedOffMissesWhatHappensMeanwhileAndNothingOfBefore) {
    hook("all");
    happens("check", "created", "before");
    switched("all", false);
    happens("check", "created", "meanwhile");
    EXPECT_EQ(run(), "");
    EXPECT_EQ(pending(), "before created, ");
    happens("check", "updated", "meanwhile");
    switched("all", true);
    happens("check", "created", "after");
    EXPECT_EQ(run(), "before created, after created, ");
    // Switched on again before anybody looked: it goes on where it was.
    happens("check", "updated", "before");
    switched("all", false);
    switched("all", true);
    EXPECT_EQ(run(), "before updated, ");
}

TEST_P(Webhooks, TooMuchThatIsPendingLeavesEventsUnread) {
    hook("all");
    Hook full = hook_now("all");
    full.pending = pending_max;
    write([&](Transaction& tx) { put(tx, at_, full); });
    happens("check", "created", "A");
    EXPECT_EQ(run(), "");
    EXPECT_EQ(hook_now("all").read_to, full.read_to);
    full.pending = 0;
    write([&](Transaction& tx) { put(tx, at_, full); });
    EXPECT_EQ(run(), "A created, ");
}

TEST_P(Webhooks, AClockThatWasSetBackHoldsNothingUp) {
    hook("all");
    happens("check", "created", "A");
    receiver_ = [](const http::Parcel&) { return silent(); };
    pass(1'000 * hour_ms);
    run();
    receiver_ = [](const http::Parcel&) { return answered(200); };
    pass(-1'000 * hour_ms);
    EXPECT_EQ(run(), "A created, ");
}

TEST_P(Webhooks, ARecordThatCannotBeReadKeepsNoOtherBack) {
    hook("all");
    happens("check", "created", "broken");
    happens("check", "created", "whole");
    body_ = [](const Delivery& delivery) {
        if (delivery.event.id == "broken") throw std::runtime_error("broken");
        return told(delivery);
    };
    run();
    EXPECT_EQ(sent_since(0), "whole created, ");
    EXPECT_EQ(pending(), "broken created, ");
    EXPECT_EQ(log({.is_pending = true}).at(0).error, "its record could not be read");
}

TEST_P(Webhooks, SettingsKeepWhatIsNotNamed) {
    Saved after = saved({.header_name = "Authorization",
                         .header_value = sealed_header(pepper_, at_, "Bearer x", world_.random),
                         .hooks = {{.name = "openOrder", .url = "http://a/"},
                                   {.name = "one", .url = "http://b/", .types = {"*"}}},
                         .replaces_list = true});
    EXPECT_EQ(after.settings.revision, 1);
    const std::string secret = signing_secret(pepper_, at_, after.settings.generation);
    happens("check", "created", "A");
    run();
    EXPECT_EQ(header(sent_.at(0), "Authorization"), "Bearer x");
    EXPECT_EQ(header(sent_.at(0), "X-Comanda-Signature"),
              http::signature(secret, now() / 1'000, sent_[0].body));
    // The same again changes nothing.
    EXPECT_EQ(saved({.hooks = {{.name = "one", .url = "http://b/", .types = {"*"}}},
                     .replaces_list = true})
                  .settings.revision,
              1);
    after = saved({.header_value = "", .rotates_secret = true});
    EXPECT_EQ(after.settings.revision, 2);
    EXPECT_EQ(after.settings.header_name, "Authorization");
    EXPECT_EQ(after.hooks.size(), 2U);
    EXPECT_NE(signing_secret(pepper_, at_, after.settings.generation), secret);
    happens("check", "created", "B");
    run();
    EXPECT_EQ(header(sent_.back(), "Authorization"), "");
    after = saved({.hooks = {{.name = "openOrder", .url = ""}}});
    ASSERT_EQ(after.hooks.size(), 1U);
    EXPECT_EQ(after.hooks[0].name, "one");
    EXPECT_EQ(
        refused([&] {
            saved({.hooks = {{.name = "closeOrder", .is_active = true, .path = "closeOrder"}}});
        }),
        "400 validation_failed closeOrder.url");
    EXPECT_EQ(refused([&] { saved({.header_name = "", .header_value = "y"}); }),
              "400 validation_failed headerName");
    EXPECT_EQ(hook_now("one").edition, 1);
}

TEST_P(Webhooks, TheLogForgetsWhatArrivedAndIsReadInParts) {
    hook("all");
    hook("dead", {"*"}, "http://dead/");
    receiver_ = [](const http::Parcel& parcel) {
        return parcel.url == "http://dead/" ? silent() : answered(200);
    };
    for (int i = 0; i < 5; ++i) happens("check", "created", std::to_string(i));
    run();
    EXPECT_EQ(log().size(), 10U);
    EXPECT_EQ(log({.hook = "dead"}).size(), 5U);
    EXPECT_EQ(log({.is_pending = false}).size(), 5U);
    database_->read([&](storage::ReadView& view) {
        const Log part = log_of(view, at_, {.after = 2, .limit = 3});
        ASSERT_EQ(part.deliveries.size(), 3U);
        EXPECT_EQ(part.deliveries[0].number, 3);
        EXPECT_EQ(part.next, 5);
        EXPECT_TRUE(part.has_more);
        const Log rest = log_of(view, at_, {.after = part.next});
        EXPECT_EQ(rest.next, 10);
        EXPECT_FALSE(rest.has_more);
        EXPECT_EQ(log_of(view, at_, {.after = 10}).next, 10);
    });
    write([&](Transaction& tx) { EXPECT_EQ(forget_delivered(tx, at_.account, now()), 0); });
    EXPECT_EQ(log().size(), 10U);
    write([&](Transaction& tx) { forget_delivered(tx, at_.account, now() + 1); });
    EXPECT_EQ(log().size(), 5U);
    EXPECT_EQ(log({.is_pending = true}).size(), 5U);
}

TEST_P(Webhooks, VerifyFindsWhatIsBroken) {
    hook("all");
    happens("check", "created", "A");
    happens("check", "updated", "A");
    receiver_ = [](const http::Parcel&) { return silent(); };
    run();
    struct Damage {
        std::string_view done, undone, said;
    };
    const Damage damages[] = {
        {"UPDATE webhook_settings SET store = 'x'",
         "UPDATE webhook_settings SET store = '650000000000000000000101'",
         "their store does not exist"},
        {"UPDATE webhook SET store = 'x'", "UPDATE webhook SET store = '650000000000000000000101'",
         "its store has no webhook settings"},
        {"UPDATE webhook SET read_to = read_to + 9", "UPDATE webhook SET read_to = read_to - 9",
         "it has read beyond"},
        {"UPDATE webhook SET read_to = read_to - 2", "UPDATE webhook SET read_to = read_to + 2",
         "its hook has not read the event"},
        {"UPDATE webhook SET pending = 1", "UPDATE webhook SET pending = 2",
         "is not the number of its pending deliveries"},
        {"UPDATE delivery SET hook = 'x'", "UPDATE delivery SET hook = 'all'",
         "it is pending, but its hook does not exist"},
        {"UPDATE delivery SET state = 3 - state", "UPDATE delivery SET state = 3 - state",
         "it is marked as the next of its subject"},
        {"UPDATE webhook_settings SET deliveries = 1", "UPDATE webhook_settings SET deliveries = 2",
         "its number is greater"}};
    EXPECT_EQ(std::size(damages), invariants.size());
    for (const Damage& damage : damages) {
        write([&](Transaction& tx) { EXPECT_GT(tx.execute(damage.done), 0); });
        base::Findings findings;
        storage::check_rules(*database_, invariants, findings);
        EXPECT_TRUE(std::ranges::any_of(findings, [&](const auto& finding) {
            return finding.message.find(damage.said) != std::string::npos;
        })) << damage.done;
        write([&](Transaction& tx) { tx.execute(damage.undone); });
    }
}

INSTANTIATE_TEST_SUITE_P(, Webhooks, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST(Hook, KnowsItsTypesAndNames) {
    for (const std::string_view type : {"*", "check.*", "check.closed", "menuItem.updated"})
        EXPECT_TRUE(is_event_type(type)) << type;
    for (const std::string_view type : {"", ".", "check", "check.", ".closed", "*.closed",
                                        "check.a.b", "check closed", "check.**"})
        EXPECT_FALSE(is_event_type(type)) << type;
    for (const std::string_view name : {"a", "Kitchen-2_b"}) EXPECT_TRUE(is_own_name(name)) << name;
    const std::string long_name(41, 'a');
    for (const std::string_view name : {"", "openOrder", "a b", "a/b", "*", long_name.c_str()})
        EXPECT_FALSE(is_own_name(name)) << name;
}

}  // namespace
}  // namespace features::webhooks
