// Random sequences of bookings, replacements, voids and refunds beside a naive model, and the same
// at once from many threads. COMANDA_LONG=1 makes more; COMANDA_SEED=N repeats a walk.
#include "features/selling/sales/test_support.hpp"

#include <atomic>
#include <map>
#include <set>
#include <thread>

namespace features::sales::testing {
namespace {

using domain::Minor;
using domain::testing::Random;
using domain::testing::random_sale;

std::uint64_t chosen_seed() {
    const char* const named = std::getenv("COMANDA_SEED");
    return named ? std::stoull(named) : std::random_device()();
}

// What one sale should be, in plain sums.
struct Model {
    std::string id;
    std::int64_t number = 0, day = 0;
    bool is_voided = false, is_reopened = false;
    Sale sale;
    struct Piece {
        std::string id;
        std::int64_t day;
        Minor goods, tips;
        bool is_voided = false;
    };
    std::vector<Piece> refunds;

    static Minor receipt(const Sale& of) {
        Minor all = 0;
        for (const auto& line : of.lines) {
            if (line.is_void) continue;
            all += line.gross;
            for (const auto& one : line.discounts) all -= one.amount;
            for (const auto& one : line.taxes) all += one.is_inclusive ? 0 : one.amount;
        }
        return all;
    }
    Minor refunded() const {
        Minor all = 0;
        for (const Piece& one : refunds) all += one.is_voided ? 0 : one.goods;
        return all;
    }
    Minor goods_left() const { return receipt(sale) - refunded(); }
    Minor over_refunded() const {
        return std::max<Minor>(0, refunded() - std::max<Minor>(0, receipt(sale)));
    }
    Minor tips_left() const {
        Minor left = 0;
        for (const auto& payment : sale.payments) left += payment.tip;
        for (const Piece& one : refunds) left -= one.is_voided ? 0 : one.tips;
        return left;
    }
};

class SalesWalk : public SalesTest {
protected:
    std::string origin() { return "o" + std::to_string(random_.below(4)); }

    void step() {
        now_ms_ += random_.below(day_ms);
        const std::string which = origin();
        Model* const known = models_.contains(which) ? &models_[which] : nullptr;
        switch (random_.below(known ? 14 : 1)) {
            case 0:
            case 1: return try_book(which, known);
            case 2:
            case 3: return try_replace(which, *known);
            case 4: return try_void(*known);
            case 5: return try_void_refund(*known);
            case 6: return try_reopen(*known);
            case 7: return try_stand_again(which, *known);
            default: return try_refund(*known);
        }
    }
    Sale some_sale() {
        Sale sale = random_sale(random_);
        sale.closed_ms = now_ms_;
        sale.source = "check";
        return sale;
    }
    Written put(const std::string& which, const Sale& sale, bool is_replacing) {
        const Booking wanted = booking(which, sale);
        return written([&](storage::Transaction& tx) {
            return is_replacing ? sales::replace(tx, writing(now_ms_), wanted,
                                                 sales::find_sale(tx, account, wanted.id))
                                : sales::book(tx, writing(now_ms_), wanted);
        });
    }
    void try_book(const std::string& which, const Model* known) {
        const bool is_same = known && random_.one_in(2);
        const Sale sale = is_same ? known->sale : some_sale();
        if (!known) return begin(which, put(which, sale, false).sale, sale);
        const bool is_taken = is_same && !known->is_voided;
        EXPECT_EQ(refused([&] { EXPECT_FALSE(put(which, sale, false).is_changed); }),
                  is_taken ? "was not refused" : "sale_exists");
    }
    void begin(const std::string& which, const StoredSale& made, const Sale& sale) {
        EXPECT_EQ(made.number, ++numbers_);
        models_[which] = {made.id, numbers_, now_ms_ / day_ms, false, false, sale, {}};
        models_[which].sale.ticket_no = std::to_string(numbers_);
    }
    void try_replace(const std::string& which, Model& known) {
        const bool is_same = random_.one_in(4);
        const Sale sale = is_same ? known.sale : some_sale();
        const Written outcome = put(which, sale, true);
        EXPECT_EQ(outcome.is_changed, !is_same || known.is_voided);
        EXPECT_EQ(outcome.sale.id, known.id);
        known.is_voided = known.is_reopened = false;
        known.sale = sale;
        known.sale.ticket_no = std::to_string(known.number);
        EXPECT_EQ(outcome.sale.over_refunded, known.over_refunded());
    }
    void try_void(Model& known) {
        EXPECT_EQ(SalesTest::void_sale(known.id).is_changed, !known.is_voided || known.is_reopened);
        known.is_voided = true;
        known.is_reopened = false;
        for (Model::Piece& one : known.refunds) one.is_voided = true;
    }
    void try_reopen(Model& known) {
        EXPECT_EQ(SalesTest::reopen(known.id).is_changed, !known.is_voided);
        known.is_reopened |= !known.is_voided;
        known.is_voided = true;
    }
    void try_stand_again(const std::string& which, Model& known) {
        std::vector<OldRefund> old;
        for (Model::Piece& one : known.refunds)
            if (random_.one_in(2)) {
                one.is_voided = false;
                old.push_back({one.id, "again"});
            }
        const Sale sale = some_sale();
        const Booking wanted = booking(which, sale);
        const Written outcome = written([&](storage::Transaction& tx) {
            stand_again(tx, writing(now_ms_), *find_sale(tx, account, known.id), old);
            return sales::replace(tx, writing(now_ms_), wanted,
                                  sales::find_sale(tx, account, wanted.id));
        });
        known.is_voided = known.is_reopened = false;
        known.sale = sale;
        known.sale.ticket_no = std::to_string(known.number);
        EXPECT_EQ(outcome.sale.over_refunded, known.over_refunded());
    }
    void try_void_refund(Model& known) {
        if (known.refunds.empty()) return;
        Model::Piece& one = known.refunds[static_cast<std::size_t>(
            random_.below(static_cast<std::int64_t>(known.refunds.size())))];
        EXPECT_EQ(SalesTest::void_sale(one.id).is_changed, !one.is_voided);
        one.is_voided = true;
    }
    void try_refund(Model& known) {
        const Minor goods = std::max<Minor>(0, known.goods_left());
        const Minor tips = std::max<Minor>(0, known.tips_left());
        RefundTerms terms;
        if (random_.one_in(2)) terms.amount = 1 + random_.below(goods + tips + 2);
        if (!terms.amount && !random_.one_in(5))
            terms.items = {{known.sale.lines.front().key, 1 + random_.below(2)}};
        std::optional<Written> outcome;
        const std::string code =
            refused([&] { outcome = SalesTest::refund(known.id, terms, now_ms_); });
        if (known.is_voided || goods + tips == 0) {
            EXPECT_EQ(code, known.is_voided ? "sale_voided" : "nothing_left");
            return;
        }
        if (!outcome) {
            EXPECT_FALSE(terms.items.empty() && !terms.amount);
            if (terms.amount) {
                EXPECT_GT(*terms.amount, goods + tips);
            }
            return;
        }
        EXPECT_EQ(outcome->sale.number, ++numbers_);
        Model::Piece piece{outcome->sale.id, now_ms_ / day_ms, -Model::receipt(outcome->sale.sale),
                           0};
        for (const auto& payment : outcome->sale.sale.payments) piece.tips -= payment.tip;
        EXPECT_LE(piece.goods, goods);
        if (terms.items.empty()) {
            const Minor asked = terms.amount.value_or(goods + tips);
            EXPECT_EQ(piece.goods, std::min(asked, goods));
            EXPECT_EQ(piece.tips, asked - piece.goods);
        }
        known.refunds.push_back(piece);
    }

    // What reports would tell, day by day, against the model.
    void expect_same_days() {
        std::map<std::int64_t, Minor> wanted, found;
        std::int64_t rows = 0;
        for (const auto& [which, model] : models_) {
            wanted[model.day] += model.is_voided ? 0 : Model::receipt(model.sale);
            for (const Model::Piece& one : model.refunds)
                wanted[one.day] -= one.is_voided ? 0 : one.goods;
            rows += 1 + std::ssize(model.refunds);
        }
        database_->read([&](storage::ReadView& view) {
            storage::Rows days = view.query(
                "SELECT business_day, CAST(SUM(gross - discount + exclusive_tax) AS BIGINT), "
                "COUNT(*) FROM sale WHERE account = $1 GROUP BY business_day",
                {account});
            for (; days.next(); rows -= days.integer(2)) found[days.integer(0)] = days.integer(1);
        });
        EXPECT_EQ(found, wanted);
        EXPECT_EQ(rows, 0);
    }

    std::uint64_t seed_ = chosen_seed();
    Random random_{seed_};
    std::map<std::string, Model> models_;
    std::int64_t now_ms_ = noon_ms, numbers_ = 0;
};

INSTANTIATE_TEST_SUITE_P(On, SalesWalk, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(SalesWalk, IsWhereItsModelIsAfterEveryStep) {
    SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed_));
    const int steps = std::getenv("COMANDA_LONG") ? 10'000 : 300;
    for (int i = 0; i < steps; ++i) {
        step();
        expect_same_days();
        if (i % 100 == 0) {
            EXPECT_EQ(faults(), std::vector<std::string>());
        }
        ASSERT_FALSE(HasFailure()) << "step " << i;
    }
}

class SalesRace : public SalesTest {
protected:
    static constexpr int threads = 8;

    void SetUp() override {
        SalesTest::SetUp();
        if (GetParam() == storage::Engine::postgres)
            other_ = storage::open(settings_, migrations());  // stands for another process
    }
    // Each thread runs `work` so often; counts how it ended, by the code of a refusal.
    template <class Work>
    void race(int rounds, Work work) {
        std::vector<std::jthread> running;
        for (int thread = 0; thread < threads; ++thread)
            running.emplace_back([this, thread, rounds, &work] {
                storage::Database& database = other_ && thread % 2 ? *other_ : *database_;
                Random random(static_cast<std::uint64_t>(thread));
                for (int i = 0; i < rounds; ++i) {
                    const std::string code = refused([&] {
                        database.write_now([&, round = random.below(1'000'000)](
                                               storage::Transaction& tx) { work(tx, round); });
                    });
                    const std::scoped_lock lock(mutex_);
                    ++ended_[code];
                }
            });
    }

    std::unique_ptr<storage::Database> other_;
    std::mutex mutex_;
    std::map<std::string, int> ended_;
};

INSTANTIATE_TEST_SUITE_P(On, SalesRace, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(SalesRace, RefundsAtOnceNeverExceedTheSale) {
    Sale sale{.lines = {domain::testing::line_of("a", 1, 1'000)},
              .payments = {{.key = "p", .amount = 1'000}}};
    const std::string id = book("o", sale).sale.id;
    race(6, [&](storage::Transaction& tx, std::int64_t) {
        sales::refund(tx, writing(), {world.ids.next(), id, {.amount = 70}});
    });
    EXPECT_EQ(ended_["was not refused"], 14);
    EXPECT_EQ(ended_["refund_exceeds"], threads * 6 - 14);
    EXPECT_EQ(total("SELECT CAST(SUM(gross) AS BIGINT) FROM sale WHERE account = $1"), 20);
}

TEST_P(SalesRace, TheSameOrderAndTheSameRefundAreOne) {
    const Sale sale = domain::testing::small_sale();
    std::vector<Booking> bookings;
    std::vector<std::string> refund_ids;
    for (int i = 0; i < 10; ++i) {
        bookings.push_back(booking(std::to_string(i), sale));
        refund_ids.push_back(world.ids.next());
    }
    race(10, [&](storage::Transaction& tx, std::int64_t random) {
        const auto which = static_cast<std::size_t>(random % 10);
        const StoredSale booked = sales::book(tx, writing(), bookings[which]).sale;
        sales::refund(tx, writing(), {refund_ids[which], booked.id, {.amount = 5}});
    });
    EXPECT_EQ(ended_["was not refused"], threads * 10);
    EXPECT_EQ(total("SELECT COUNT(*) FROM sale WHERE account = $1 AND refund_of = ''"),
              total("SELECT COUNT(DISTINCT origin) FROM sale WHERE account = $1 AND origin <> ''"));
    EXPECT_EQ(total("SELECT COUNT(*) FROM sale WHERE account = $1 AND refund_of <> ''"),
              total("SELECT COUNT(*) FROM sale WHERE account = $1 AND refund_of = ''"));
}

TEST_P(SalesRace, EverythingAtOnceLeavesEverySumRight) {
    const std::string ana = made_customer("Ana"), ben = made_customer("Ben");
    std::vector<Booking> forms;
    for (const std::string& customer : {ana, ben, std::string()})
        for (std::uint64_t i = 0; i < 4; ++i) {
            Random random(i);
            Sale sale = random_sale(random);
            sale.customer.id = customer;
            sale.source = "check";
            forms.push_back(booking("o" + std::to_string(i % 2), sale));
        }
    race(12, [&](storage::Transaction& tx, std::int64_t random) {
        const Booking& form = forms[static_cast<std::size_t>(random % 12)];
        const std::string new_id = world.ids.next();
        tx.lock(account, store);
        const auto known = find_sale(tx, account, form.id);
        const std::int64_t what = random / 12 % 8;
        if (!known || what == 0)
            sales::book(tx, writing(), form);
        else if (what < 3)
            sales::replace(tx, writing(), form, sales::find_sale(tx, account, form.id));
        else if (what == 3)
            sales::void_sale(tx, writing(), known->id, "");
        else if (what == 4)
            sales::reopen(tx, writing(), known->id);
        else
            sales::refund(tx, writing(), {new_id, known->id, {.amount = 1 + random % 300}});
    });
    write([&](storage::Transaction& tx) { customers::merge(tx, actor(), ana, ben, {}); });
    for (const auto& [code, times] : ended_)
        EXPECT_TRUE((std::set<std::string>{"was not refused", "sale_exists", "sale_voided",
                                           "nothing_left", "refund_exceeds"}
                         .contains(code)))
            << code;
    EXPECT_GT(ended_["was not refused"], 10);
}

}  // namespace
}  // namespace features::sales::testing
