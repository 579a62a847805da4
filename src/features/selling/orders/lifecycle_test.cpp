// Web orders beside a naive model on both engines: whatever is done to them in whatever order, they
// are numbered without gaps, take only steps of the table, and sales say what was sold.
#include "features/selling/orders/lifecycle.hpp"

#include "features/guests/loyalty/feature.hpp"
#include "features/selling/orders/check_place.hpp"
#include "features/selling/orders/due_orders.hpp"
#include "features/selling/orders/feature.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/refunds.hpp"
#include "features/selling/orders/search_store.hpp"
#include "features/selling/sales/test_support.hpp"
#include "jobs/runner.hpp"
#include "storage/running_time.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <thread>

namespace features::orders {
namespace {

using domain::testing::Random;
using kinds::order_payment;
using kinds::order_state;
using schema::Record;

class Orders : public sales::testing::SalesTest {
protected:
    std::vector<const Feature*> features() const override {
        auto all = SalesTest::features();
        all.push_back(&loyalty::feature);
        all.push_back(&orders::feature);
        return all;
    }

    Draft draft_of(const std::string& unique_id, Minor gross, std::int64_t now_ms) const {
        Draft draft{.order = {.id = world.ids.next(), .store = store, .unique_id = unique_id},
                    .text = {},
                    .lines = {{.key = "1", .item = {"i", "Soup"}, .gross = gross}},
                    .terms = {},
                    .payment = {}};
        StoredOrder& order = draft.order;
        order.content = "of " + unique_id;
        order.placed_ms = order.released_ms = now_ms;
        order.currency = "EUR";
        order.sale = order.id;
        order.service = "Pickup";
        order.tip = 100;
        order.total = gross + order.tip;
        order.sought = sought_of(Record(kinds::order), unique_id, "");
        draft.text = R"({"id":")" + order.id + "\"}";
        return draft;
    }
    Record payment_of(std::optional<Minor> amount) const {
        Record payment(order_payment);
        payment.set(order_payment.id, world.ids.next());
        payment.set(order_payment.method, "Visa");
        if (amount) payment.set(order_payment.amount, *amount);
        return payment;
    }
    template <class Work>
    StoredOrder done(Work work) {
        std::optional<StoredOrder> order;
        write([&](storage::Transaction& tx) { order = work(tx); });
        return *std::move(order);
    }
    StoredOrder placed(const Draft& draft, std::int64_t now_ms) {
        return done(
            [&](storage::Transaction& tx) { return place(tx, writing(now_ms), draft).order; });
    }
    StoredOrder moved(const std::string& id, OrderStatus to, std::int64_t now_ms) {
        const Step step{to, "why", world.ids.next()};
        return done([&](storage::Transaction& tx) {
            return change_status(tx, writing(now_ms), orders::open(tx, writing(now_ms), id), step);
        });
    }
    StoredOrder paid(const std::string& id, std::optional<Minor> amount, std::int64_t now_ms) {
        const Record payment = payment_of(amount);
        return done([&](storage::Transaction& tx) {
            return pay(tx, writing(now_ms), orders::open(tx, writing(now_ms), id), payment);
        });
    }
    StoredOrder refunded(const std::string& id, Minor amount, std::int64_t now_ms) {
        const RefundTerms terms{.new_id = world.ids.next(), .amount = amount};
        return done([&](storage::Transaction& tx) {
            return orders::refund(tx, writing(now_ms), orders::open(tx, writing(now_ms), id),
                                  terms);
        });
    }
    // What reports find.
    Minor sold() { return total("SELECT SUM(gross) FROM sale WHERE account = $1"); }
};

TEST_P(Orders, AreFoundFaultyByVerify) {
    Draft draft = draft_of("a", 500, sales::testing::noon_ms);
    draft.payment = payment_of(600);
    const StoredOrder order = placed(draft, sales::testing::noon_ms);
    const std::string other = "its sale has different lines", gone = "its order does not exist";
    for (const Harm& harm :
         {Harm{"UPDATE sale_part SET gross = 499 WHERE kind = 0", other},
          {"UPDATE sale_part SET department = 'x' WHERE kind = 0", other},
          {"DELETE FROM sale_part WHERE kind = 0", other},
          {"DELETE FROM web_order", gone},
          {"UPDATE web_order SET store = 'x'", gone},
          {"UPDATE web_order SET begins_hour = 0", "it begins an hour of orders, or should"},
          {"UPDATE web_order SET is_paid = 0",
           "it is a sale, but was undone, is not paid or is scheduled"}})
        expect_found(feature.invariants, harm);
    refunded(order.id, 200, sales::testing::noon_ms);
    const std::string otherwise = "its order shows a different outcome of this refund";
    for (const Harm& harm :
         {Harm{"UPDATE sale SET state = 'VOIDED' WHERE refund_of <> ''", otherwise},
          {"UPDATE web_order SET state = replace(state, '\"status\":2', '\"status\":3')",
           otherwise},
          {"UPDATE web_order SET state = replace(state, '\"refund\"', '\"refunds\"')", otherwise}})
        expect_found(feature.invariants, harm);
}

// Whoever undoes an order that was refunded in part undoes the refund with the sale, and what is
// left to give back is noted without a negative sale of its own.
TEST_P(Orders, ThatAreUndoneTakeTheirRefundsAlong) {
    for (const OrderStatus to :
         {OrderStatus::rejected, OrderStatus::cancelled, OrderStatus::expired}) {
        Draft draft = draft_of(std::string(domain::name_of(to)), 500, sales::testing::noon_ms);
        draft.payment = payment_of(600);
        const std::string id = placed(draft, sales::testing::noon_ms).id;
        refunded(id, 200, sales::testing::noon_ms);
        EXPECT_EQ(sold(), 300);
        const StoredOrder undone = moved(id, to, sales::testing::noon_ms);
        EXPECT_EQ(sold(), 0);
        const auto& refunds = undone.state[order_state.refunds];
        ASSERT_EQ(refunds.size(), 2U);
        EXPECT_EQ(refunds[1][kinds::refund.amount], 400);
        EXPECT_TRUE(undone.state[order_state.is_refunded]);
        EXPECT_EQ(stored(refunds[0][kinds::refund.id])->state, sales::State::voided);
        EXPECT_FALSE(stored(refunds[1][kinds::refund.id]));
    }
}

// What one order should be.
struct Model {
    std::string id;
    int status = 1;
    Minor gross = 0, taken = 0;
    bool is_paid = false, is_cash = false, is_delivery = false;
    std::set<int> next() const {
        static const std::map<int, std::set<int>> table{
            {1, {2, 7, 8, 9}}, {2, {3, 4, 8}}, {3, {4, 8}}, {4, {6, 8}}, {5, {6, 8}}, {10, {1, 8}}};
        const auto found = table.find(status);
        std::set<int> all = found == table.end() ? std::set<int>() : found->second;
        if (status == 4 && is_delivery) all.insert(5);
        return all;
    }
    Minor total() const { return gross + 100; }
    void take(Minor amount) {
        taken += amount;
        is_paid = taken >= total();
    }
    bool is_undone() const { return status >= 7 && status <= 9; }
    bool is_sale() const { return status != 10 && !is_undone() && (is_paid || status == 6); }
};

class OrdersWalk : public Orders {
protected:
    Model& some() { return models_[static_cast<std::size_t>(random_.below(std::ssize(models_)))]; }

    void step() {
        now_ms_ += random_.below(sales::testing::hour_ms);
        if (models_.empty() || random_.one_in(4)) return try_place();
        if (random_.one_in(5)) return try_again(some());
        if (random_.one_in(3)) return try_pay(some());
        try_move(some());
    }
    void try_place() {
        Model model{.id = {}, .gross = 1 + random_.below(5'000)};
        Draft draft = draft_of("o" + std::to_string(models_.size()), model.gross, now_ms_);
        if (random_.one_in(3)) {
            model.status = 10;
            draft.order.status = OrderStatus::scheduled;
            draft.order.released_ms = 0;
            draft.order.due_ms = now_ms_ + 1;
        }
        model.is_cash = random_.one_in(3);
        draft.order.payment_type = model.is_cash ? 2 : 1;
        model.is_delivery = random_.one_in(2);
        if (model.is_delivery) draft.order.service = "Delivery";
        if (random_.one_in(3)) {
            model.take(model.total() + 1 - random_.below(4));  // as the client reckoned it
            draft.payment = payment_of(model.taken);
        }
        const StoredOrder order = placed(draft, now_ms_);
        model.id = order.id;
        models_.push_back(model);
        drafts_.push_back(draft);
        EXPECT_EQ(order.number, std::ssize(models_));
        check(order, model);
    }
    // The same once more, now and then under another content.
    void try_again(Model& model) {
        const auto at = static_cast<std::size_t>(&model - models_.data());
        Draft draft = drafts_[at];
        draft.order.id = world.ids.next();
        if (random_.one_in(3)) {
            draft.order.content = "of another";
            EXPECT_EQ(refused([&] { placed(draft, now_ms_); }), "order_exists");
            return;
        }
        draft.payment.reset();
        if (random_.one_in(2) && !model.is_undone() && !model.is_paid) {
            const Minor amount = 1 + random_.below(6'000);  // more than is left, now and then
            draft.payment = payment_of(amount);
            model.take(amount);
        }
        check(placed(draft, now_ms_), model);
    }
    void try_pay(Model& model) {
        const Minor left = model.total() - model.taken;
        const Minor amount = 1 + random_.below(left > 0 ? left + left / 4 + 1 : 10);
        const bool is_settled = left <= 0;
        if (is_settled || model.is_undone()) {
            const std::string code = refused([&] { paid(model.id, amount, now_ms_); });
            EXPECT_EQ(code, is_settled ? "order_paid" : "order_finished");
        } else if (amount > left) {
            EXPECT_EQ(refused([&] { paid(model.id, amount, now_ms_); }), "overpaid");
        } else {
            const bool is_rest = random_.one_in(3);
            model.take(is_rest ? left : amount);
            check(paid(model.id, is_rest ? std::nullopt : std::optional(amount), now_ms_), model);
        }
    }
    void try_move(Model& model) {
        const int to = 1 + static_cast<int>(random_.below(10));
        const auto status = *domain::order_status(to);
        if (to != model.status && !model.next().contains(to)) {
            EXPECT_EQ(refused([&] { moved(model.id, status, now_ms_); }), "transition");
            return;
        }
        if (to == 6 && model.is_cash && !model.is_paid) {
            model.take(model.total() - model.taken);
        }
        const bool is_ending = to != model.status && to >= 7 && to <= 9;
        model.status = to;
        const StoredOrder order = moved(model.id, status, now_ms_);
        check(order, model);
        if (is_ending) {
            EXPECT_EQ(order.state[order_state.refunds].size(), model.taken > 0 ? 1U : 0U);
            if (model.taken > 0) {
                EXPECT_EQ(order.state[order_state.refunds][0][kinds::refund.amount], model.taken);
            }
        }
    }
    static void check(const StoredOrder& order, const Model& model) {
        EXPECT_EQ(order.id, model.id);
        EXPECT_EQ(static_cast<int>(order.status), model.status);
        EXPECT_EQ(order.is_paid, model.is_paid);
        EXPECT_EQ(order.paid(), model.taken);
        EXPECT_EQ(order.is_booked(), model.is_sale());
    }
    Minor sold_by_model() const {
        Minor sum = 0;
        for (const Model& model : models_) sum += model.is_sale() ? model.gross : 0;
        return sum;
    }

    Random random_{20'261'116};
    std::int64_t now_ms_ = sales::testing::noon_ms;
    std::vector<Model> models_;
    std::vector<Draft> drafts_;
};

TEST_P(OrdersWalk, IsWhatTheModelSays) {
    for (int i = 0; i < 250 && !HasFailure(); ++i) {
        SCOPED_TRACE(i);
        step();
        EXPECT_EQ(sold(), sold_by_model());
    }
}
INSTANTIATE_TEST_SUITE_P(On, OrdersWalk, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(Orders, SubmittedAtOnceAreOneAndNumberedWithoutGaps) {
    constexpr int clients = 6, orders = 20;
    std::map<std::string, std::set<std::string>> ids;
    std::mutex mutex;
    std::vector<std::thread> threads;
    for (int client = 0; client < clients; ++client)
        threads.emplace_back([&, client] {
            for (int i = 0; i < orders; ++i) {
                const std::string name = std::to_string((i * 7 + client * 3) % orders);
                const StoredOrder order =
                    placed(draft_of(name, 500, sales::testing::noon_ms), sales::testing::noon_ms);
                const std::lock_guard lock(mutex);
                ids[name].insert(order.id);
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (const auto& [name, known] : ids) EXPECT_EQ(known.size(), 1U) << name;
    EXPECT_EQ(total("SELECT MAX(number) FROM web_order WHERE account = $1"), orders);
    EXPECT_EQ(total("SELECT COUNT(*) FROM web_order WHERE account = $1"), orders);
}

// A step, a payment and a cancellation at once: what was taken is given back, or it is a sale.
TEST_P(Orders, PaidAndCancelledAtOnceAreOneOrTheOther) {
    for (int i = 0; i < 10; ++i) {
        const StoredOrder order =
            placed(draft_of("r" + std::to_string(i), 500, sales::testing::noon_ms),
                   sales::testing::noon_ms);
        const auto attempt = [&](auto work) {
            return std::thread([this, work] { refused(work); });
        };
        std::thread threads[] = {
            attempt([&] { paid(order.id, {}, sales::testing::noon_ms); }),
            attempt([&] { paid(order.id, {}, sales::testing::noon_ms); }),
            attempt([&] { moved(order.id, OrderStatus::cancelled, sales::testing::noon_ms); })};
        for (std::thread& thread : threads) thread.join();
    }
    EXPECT_EQ(sold(), 0);
    EXPECT_EQ(total("SELECT COUNT(*) FROM web_order WHERE account = $1 AND status = 8"), 10);
}

// Though the clock went back once.
TEST_P(Orders, AreFoundByTheHoursInWhichTheyWerePlaced) {
    constexpr std::int64_t minute = 60'000, hour = 60 * minute;
    const std::int64_t one = sales::testing::noon_ms - sales::testing::noon_ms % hour;
    int count = 0;
    for (const std::int64_t at : {one, one + 5 * minute, one + hour, one + 10 * minute,
                                  one + 2 * hour, one + 2 * hour + minute})
        placed(draft_of(std::to_string(++count), 500, at), at);
    EXPECT_EQ(total("SELECT SUM(number * begins_hour) FROM web_order WHERE account = $1"),
              1 + 3 + 4 + 5);
    const auto numbers = [&](std::int64_t since, std::optional<std::int64_t> until) {
        std::pair<std::int64_t, std::int64_t> found;
        database_->read([&](storage::ReadView& view) {
            const OrderNumbers range = numbers_placed(view, account, store, since, until);
            found = {range.first, range.end};
        });
        return found;
    };
    constexpr std::int64_t none = INT64_MAX;
    EXPECT_EQ(numbers(one + 20 * minute, {}), std::pair(std::int64_t{1}, none));
    EXPECT_EQ(numbers(one + hour, {}), std::pair(std::int64_t{3}, none));
    EXPECT_EQ(numbers(one, one + minute), std::pair(std::int64_t{1}, std::int64_t{5}));
    EXPECT_EQ(numbers(one + 3 * hour, {}), std::pair(none, none));
    const auto reported = [&](std::int64_t since, std::int64_t until) {
        std::vector<std::int64_t> found;
        database_->read([&](storage::ReadView& view) {
            const PlacedWithin which{std::string(account), store, since, until};
            for (std::int64_t last = 0;;) {
                const auto some = placed_orders(view, which, last, 2);
                for (const PlacedOrder& order : some) found.push_back(last = order.number);
                if (some.size() < 2) return;
            }
        });
        return found;
    };
    EXPECT_EQ(reported(one, one + hour), (std::vector<std::int64_t>{1, 2, 4}));
    EXPECT_EQ(reported(one + minute, one + 2 * hour + 1), (std::vector<std::int64_t>{2, 3, 4, 5}));
}

INSTANTIATE_TEST_SUITE_P(On, Orders, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

// What the job of the store does, by a clock that is set here and looked at every minute.
class DueOrders : public Orders {
protected:
    static constexpr std::int64_t minute_ms = 60'000, accept_ms = 10 * minute_ms;

    void SetUp() override {
        Orders::SetUp();
        clock_.set(sales::testing::noon_ms);
        database_->read(
            [&](storage::ReadView& view) { running_.emplace(view, steady_ms_, accept_ms); });
        const base::World fixed{clock_, world.random, world.ids};
        runner_.emplace(*database_, clock_,
                        std::vector<jobs::Job>{{.name = due_orders_job,
                                                .is_of_store = true,
                                                .every = std::chrono::hours(48),
                                                .run =
                                                    [this, fixed](const jobs::Lease& lease) {
                                                        return act_on_due_orders(*database_, fixed,
                                                                                 lease);
                                                    }}},
                        figures_, jobs::Runner::Options{.threads = 0});
        run_minutes(2);
    }
    std::int64_t now() const { return clock_.now_ms(); }
    void run_minutes(int count) {
        for (int i = 0; i < count; ++i) {
            clock_.set(now() + minute_ms);
            steady_ms_ += minute_ms;
            write([&](storage::Transaction& tx) { running_->advance(tx, now(), steady_ms_); });
            runner_->run_due();
        }
    }
    StoredOrder scheduled(const std::string& unique_id, std::int64_t due_ms) {
        Draft draft = draft_of(unique_id, 500, now());
        draft.order.status = OrderStatus::scheduled;
        draft.order.released_ms = 0;
        draft.order.due_ms = due_ms;
        draft.order.accept_ms = accept_ms;
        draft.payment = payment_of({600});
        return placed(draft, now());
    }
    StoredOrder waiting(const std::string& unique_id) {
        Draft draft = draft_of(unique_id, 500, now());
        draft.order.due_ms = now() + accept_ms;
        draft.order.accept_ms = accept_ms;
        draft.payment = payment_of({600});
        return placed(draft, now());
    }
    StoredOrder found(const StoredOrder& order) {
        std::optional<StoredOrder> row;
        database_->read(
            [&](storage::ReadView& view) { row = find_order(view, account, store, order.id); });
        return *std::move(row);
    }
    OrderStatus status_of(const StoredOrder& order) { return found(order).status; }

    support::FixedClock clock_;
    std::int64_t steady_ms_ = 77;
    std::optional<storage::RunningTime> running_;
    jobs::Figures figures_;
    std::optional<jobs::Runner> runner_;
};

TEST_P(DueOrders, AreReleasedAtTheirTimeAndExpireWhenNobodyAcceptsThem) {
    const StoredOrder order = scheduled("later", now() + 5 * minute_ms);
    run_minutes(4);
    EXPECT_EQ(status_of(order), OrderStatus::scheduled);
    EXPECT_EQ(sold(), 0);
    run_minutes(1);
    EXPECT_EQ(status_of(order), OrderStatus::placed);
    EXPECT_EQ(found(order).released_ms, now());
    EXPECT_EQ(sold(), 500);
    run_minutes(9);
    EXPECT_EQ(status_of(order), OrderStatus::placed);
    run_minutes(1);
    EXPECT_EQ(status_of(order), OrderStatus::expired);
    EXPECT_EQ(sold(), 0);
    const StoredOrder expired = found(order);
    ASSERT_EQ(expired.state[order_state.refunds].size(), 1U);
    EXPECT_EQ(expired.state[order_state.refunds][0][kinds::refund.amount], 600);
    run_minutes(20);
    EXPECT_EQ(found(order).revision, expired.revision);
}

TEST_P(DueOrders, ThatWereAcceptedDoNotExpire) {
    const StoredOrder order = waiting("one");
    run_minutes(9);
    moved(order.id, OrderStatus::accepted, now());
    run_minutes(9);
    EXPECT_EQ(status_of(order), OrderStatus::accepted);
}

TEST_P(DueOrders, DoNotExpireOnceACheckHasTakenTheirPlace) {
    const StoredOrder order = waiting("one");
    domain::Sale check = domain::testing::small_sale();
    check.source = "check";
    const Minor gross = domain::figures_of(check).gross;
    sales::Booking booking = this->booking("one", check);
    booking.id = order.sale;
    write([&](storage::Transaction& tx) {
        sales::replace(tx, writing(now()), booking, sales::find_sale(tx, account, booking.id));
        note_check(tx, writing(now()), order, {.check_id = "one", .state = CheckPlace::closed});
    });
    run_minutes(12);
    EXPECT_EQ(status_of(order), OrderStatus::placed);
    EXPECT_EQ(found(order).due_ms, 0);
    EXPECT_TRUE(found(order).state[order_state.refunds].empty());
    EXPECT_EQ(sold(), gross);
}

TEST_P(DueOrders, DoNotExpireByAClockThatJumps) {
    run_minutes(10);
    const StoredOrder order = waiting("one");
    run_minutes(2);
    clock_.set(now() + sales::testing::day_ms);
    run_minutes(7);
    EXPECT_EQ(status_of(order), OrderStatus::placed);
    run_minutes(1);
    EXPECT_EQ(status_of(order), OrderStatus::expired);
}

// Nobody could accept it while nothing ran.
TEST_P(DueOrders, DoNotExpireByAnOutage) {
    run_minutes(10);
    const StoredOrder order = waiting("one");
    run_minutes(2);
    clock_.set(now() + 3 * sales::testing::hour_ms);
    steady_ms_ = 5;
    database_->read(
        [&](storage::ReadView& view) { running_.emplace(view, steady_ms_, accept_ms); });
    runner_->run_due();
    EXPECT_EQ(status_of(order), OrderStatus::placed);
    run_minutes(7);
    EXPECT_EQ(status_of(order), OrderStatus::placed);
    run_minutes(1);
    EXPECT_EQ(status_of(order), OrderStatus::expired);
}

TEST_P(DueOrders, OneThatCannotBeChangedHoldsUpNoOther) {
    const StoredOrder broken = scheduled("broken", now() + minute_ms);
    const StoredOrder good = scheduled("good", now() + 2 * minute_ms);
    const StoredOrder late = scheduled("late", now() + 3 * minute_ms);
    const auto set_status = [&](std::int64_t number) {
        write([&](storage::Transaction& tx) {
            tx.execute("UPDATE web_order SET status = $3 WHERE account = $1 AND id = $2",
                       {account, broken.id, number});
        });
    };
    set_status(77);
    run_minutes(2);
    EXPECT_EQ(status_of(good), OrderStatus::placed);
    run_minutes(1);
    EXPECT_EQ(status_of(late), OrderStatus::placed);
    EXPECT_GT(figures_.all().at(std::string(due_orders_job)).failures, 0);
    set_status(10);
}

INSTANTIATE_TEST_SUITE_P(On, DueOrders, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

}  // namespace
}  // namespace features::orders
