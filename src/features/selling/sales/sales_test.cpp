#include "features/selling/sales/test_support.hpp"

#include "features/menu/catalogue/feature.hpp"
#include "kinds/store.hpp"
#include "storage/tables/events.hpp"

#include <array>
#include <set>

namespace features::sales::testing {
namespace {

using domain::testing::line_of;
using domain::testing::small_sale;

constexpr std::string_view all_receipts =
    "SELECT CAST(COALESCE(SUM(gross - discount + exclusive_tax), 0) AS BIGINT) FROM sale "
    "WHERE account = $1";

// A sale with something in every column.
Sale full_sale() {
    Sale sale = small_sale();
    sale.source = "check";
    sale.ticket_no = "T-77";
    sale.employee = {"e1", "Ann"};
    sale.closed_by = {"e2", "Bob"};
    sale.floor = {"f1", "Terrace"};
    sale.table = "12";
    sale.service_type = "Dine In";
    sale.guests = 4;
    domain::SaleLine& line = sale.lines[0];
    line.department = {"d1", "Kitchen"};
    line.category = {"c1", "Pizza"};
    line.subcategory = {"s1", "Red"};
    line.unit_price = 1'000;
    line.exempted_tax = 3;
    line.at_ms = noon_ms - 5 * hour_ms;
    line.modifiers = {{{"m1", "Olives"}, 3, 300, 25, 2, 27, 0}};
    line.discounts[0].type = "Percent";
    line.discounts[0].coupon = "C1";
    line.discounts[0].reason = "Regular";
    line.discounts[0].approved_by = "Eve";
    line.discounts[0].applied_by = "Ann";
    line.discounts[0].rate = 10'000;
    domain::SaleLine voided = line_of("v", 2, 700);
    voided.is_void = true;
    voided.void_reason = "dropped";
    voided.void_by = "Ann";
    add(voided, domain::testing::tax_of("vat", 10'000, true, 64));
    sale.lines.push_back(voided);
    sale.payments[0].type = "Card";
    sale.payments[1].at_ms = noon_ms - 1;
    return sale;
}

class Sales : public SalesTest {};
INSTANTIATE_TEST_SUITE_P(On, Sales, storage::testing::on_both_engines(),
                         storage::testing::engine_name);

TEST_P(Sales, AreKeptAsTheyWereBooked) {
    const Written booked = book("check-1", full_sale());
    EXPECT_TRUE(booked.is_changed);
    EXPECT_EQ(booked.sale.number, 1);
    EXPECT_EQ(domain::iso_text(booked.sale.business_day), "2024-10-04");
    const auto found = stored(booked.sale.id);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->sale, booked.sale.sale);
    EXPECT_EQ(found->origin, "check-1");
    EXPECT_EQ(found->state, State::closed);
    EXPECT_EQ(found->made_by, "tester");
    EXPECT_EQ(found->revision, 1);
    EXPECT_EQ(found->sale.ticket_no, "T-77");
    EXPECT_EQ(total("SELECT open_minute FROM sale WHERE account = $1"), 11 * 60);
    EXPECT_EQ(total("SELECT minute FROM sale_line WHERE account = $1 AND number = 0"), 7 * 60);
    EXPECT_EQ(total(all_receipts), 3'839);
    EXPECT_FALSE(stored("650000000000000000000fff"));
    database_->read([&](storage::ReadView& view) {
        const auto events = storage::events_after(view, account, store, 0, 100);
        EXPECT_EQ(events.back().kind, "sale");
        EXPECT_EQ(events.back().id, booked.sale.id);
    });
}

TEST_P(Sales, AreBookedOnceByTheirOrigin) {
    const Written first = book("order-1", small_sale());
    const Written again = book("order-1", small_sale());
    EXPECT_FALSE(again.is_changed);
    EXPECT_EQ(again.sale.id, first.sale.id);
    EXPECT_EQ(again.sale.sale.ticket_no, "1");
    EXPECT_EQ(refused([&] { book("order-1", full_sale()); }), "sale_exists");
    EXPECT_EQ(book("order-2", full_sale()).sale.number, 2);
    void_sale(first.sale.id);
    EXPECT_EQ(refused([&] { book("order-1", small_sale()); }), "sale_exists");
}

TEST_P(Sales, ThatAreReplacedKeepIdNumberAndBusinessDate) {
    const Written first = book("check-1", full_sale());
    Sale corrected = small_sale();
    corrected.lines[0].gross += 100;
    corrected.closed_ms = noon_ms + 3 * day_ms;
    const Written second = replace("check-1", corrected);
    EXPECT_TRUE(second.is_changed);
    EXPECT_EQ(second.sale.id, first.sale.id);
    EXPECT_EQ(second.sale.number, 1);
    EXPECT_EQ(second.sale.business_day, first.sale.business_day);
    EXPECT_EQ(second.sale.revision, 2);
    EXPECT_EQ(second.sale.made_ms, noon_ms);
    EXPECT_EQ(second.sale.changed_ms, noon_ms + day_ms);
    EXPECT_EQ(stored(first.sale.id)->sale, second.sale.sale);
    EXPECT_EQ(total(all_receipts), 3'939);
    EXPECT_FALSE(replace("check-1", corrected).is_changed);
    EXPECT_EQ(replace("check-2", small_sale()).sale.number, 2);  // booked where there was none
}

TEST_P(Sales, ThatAreVoidedCountForNothingAndStay) {
    const Written booked = book("check-1", full_sale());
    const Written voided = void_sale(booked.sale.id);
    EXPECT_TRUE(voided.is_changed);
    const auto found = stored(booked.sale.id);
    EXPECT_EQ(found->state, State::voided);
    EXPECT_EQ(found->reason, "mistake");
    EXPECT_EQ(found->revision, 2);
    EXPECT_EQ(found->sale, booked.sale.sale);
    EXPECT_EQ(total(all_receipts), 0);
    for (const std::string_view parts :
         {"SELECT COUNT(*) FROM sale_line WHERE account = $1 AND counts = 1",
          "SELECT COUNT(*) FROM sale_modifier WHERE account = $1 AND counts = 1",
          "SELECT COUNT(*) FROM sale_discount WHERE account = $1 AND counts = 1",
          "SELECT COUNT(*) FROM sale_tax WHERE account = $1 AND counts = 1",
          "SELECT COUNT(*) FROM sale_payment WHERE account = $1 AND counts = 1"})
        EXPECT_EQ(total(parts), 0) << parts;
    EXPECT_FALSE(void_sale(booked.sale.id).is_changed);
    EXPECT_EQ(refused([&] { refund(booked.sale.id, {}); }), "sale_voided");
    EXPECT_EQ(refused([&] { void_sale("650000000000000000000fff"); }), "not_found");
    const Written again = replace("check-1", small_sale());  // opened and closed again
    EXPECT_EQ(again.sale.state, State::closed);
    EXPECT_EQ(again.sale.reason, "");
    EXPECT_EQ(total(all_receipts), 3'839);
}

TEST_P(Sales, AreRefundedOnAnotherDayToTheLastUnit) {
    const Written sale = book("order-1", full_sale());
    const Written first = refund(sale.sale.id, {.items = {{"a", 1}}});
    EXPECT_EQ(first.sale.state, State::refund);
    EXPECT_EQ(first.sale.refund_of, sale.sale.id);
    EXPECT_EQ(domain::iso_text(first.sale.business_day), "2024-10-06");
    EXPECT_EQ(first.sale.number, 2);
    EXPECT_EQ(first.sale.sale.guests, 0);
    EXPECT_EQ(first.sale.sale.closed_by.name, "Eve");
    EXPECT_EQ(first.sale.sale.service_type, "Dine In");
    EXPECT_EQ(stored(first.sale.id)->sale, first.sale.sale);
    EXPECT_EQ(total(all_receipts), 3'839 - 917);
    refund(sale.sale.id, {.amount = 1'000});
    EXPECT_EQ(refused([&] { refund(sale.sale.id, {.amount = 2'500}); }), "refund_exceeds");
    refund(sale.sale.id, {});
    EXPECT_EQ(refused([&] { refund(sale.sale.id, {}); }), "nothing_left");
    EXPECT_EQ(refused([&] { refund(first.sale.id, {}); }), "is_refund");
    EXPECT_EQ(total(all_receipts), 0);
    for (const std::string_view sum :
         {"SELECT CAST(SUM(quantity) AS BIGINT) FROM sale_line WHERE account = $1 AND counts = 1",
          "SELECT CAST(SUM(gross) AS BIGINT) FROM sale_modifier WHERE account = $1 AND counts = 1",
          "SELECT CAST(SUM(tax_share) AS BIGINT) FROM sale WHERE account = $1",
          "SELECT CAST(SUM(amount) AS BIGINT) FROM sale_tax WHERE account = $1 AND counts = 1",
          "SELECT CAST(SUM(base) AS BIGINT) FROM sale_tax WHERE account = $1 AND counts = 1",
          "SELECT CAST(SUM(amount) AS BIGINT) FROM sale_payment WHERE account = $1",
          "SELECT CAST(SUM(tips) AS BIGINT) FROM sale WHERE account = $1"})
        EXPECT_EQ(total(sum), 0) << sum;
    EXPECT_EQ(total("SELECT CAST(SUM(guests) AS BIGINT) FROM sale WHERE account = $1"), 4);
}

TEST_P(Sales, RefuseARefundThatMakesNoSense) {
    const std::string id = book("order-1", full_sale()).sale.id;
    const auto denial = [&](const RefundTerms& terms) {
        return refused([&] { refund(id, terms); });
    };
    EXPECT_EQ(denial({.items = {{"zzz", 1}}}), "validation_failed");
    EXPECT_EQ(denial({.items = {{"v", 1}}}), "validation_failed");  // it is void
    EXPECT_EQ(denial({.items = {{"a", 4}}}), "refund_exceeds");
    EXPECT_EQ(denial({.amount = 0}), "validation_failed");
    EXPECT_EQ(refused([&] { refund("650000000000000000000fff", {}); }), "not_found");
    EXPECT_EQ(total("SELECT COUNT(*) FROM sale WHERE account = $1"), 1);
}

TEST_P(Sales, MakeARefundOnceByItsId) {
    const std::string id = book("order-1", small_sale()).sale.id, other = world.ids.next();
    const Written first = refund(id, {.amount = 100}, noon_ms, other);
    const Written again = refund(id, {.amount = 100}, noon_ms + 9 * day_ms, other);
    EXPECT_FALSE(again.is_changed);
    EXPECT_EQ(again.sale.sale, first.sale.sale);
    EXPECT_EQ(again.sale.business_day, first.sale.business_day);
    EXPECT_EQ(refused([&] { refund(id, {.amount = 101}, noon_ms, other); }), "refund_exists");
    EXPECT_EQ(refused([&] { refund(id, {.amount = 100}, noon_ms, id); }), "refund_exists");
    EXPECT_EQ(total(all_receipts), 3'739);
}

TEST_P(Sales, TakeTheirRefundsAlongWhenTheyAreVoided) {
    const std::string id = book("order-1", small_sale()).sale.id;
    const std::string part = refund(id, {.amount = 1'000}).sale.id;
    void_sale(id, "rejected");
    EXPECT_EQ(total(all_receipts), 0);
    EXPECT_EQ(stored(part)->state, State::voided);
    EXPECT_EQ(stored(part)->reason, "rejected");
    replace("order-1", small_sale());
    EXPECT_EQ(total(all_receipts), 3'839);  // what was given back then was undone with the void
    EXPECT_EQ(total("SELECT COUNT(*) FROM sale WHERE account = $1"), 2);
}

TEST_P(Sales, LeaveTheirRefundsAloneWhileTheyAreReopened) {
    Sale sale = small_sale();
    sale.source = "check";
    const std::string id = book("check-1", sale).sale.id;
    const std::string part = refund(id, {.amount = 1'000}).sale.id;
    EXPECT_TRUE(reopen(id).is_changed);
    EXPECT_FALSE(reopen(id).is_changed);
    EXPECT_EQ(stored(id)->state, State::voided);
    EXPECT_EQ(stored(part)->state, State::refund);
    EXPECT_EQ(total(all_receipts), -1'000);
    EXPECT_EQ(refused([&] { refund(id, {.amount = 1}); }), "sale_voided");
    EXPECT_EQ(refused([&] { reopen(world.ids.next()); }), "not_found");
    replace("check-1", sale);
    EXPECT_EQ(total(all_receipts), 2'839);
    EXPECT_EQ(refused([&] { refund(id, {.amount = 3'340}); }), "refund_exceeds");
}

TEST_P(Sales, ThatWereVoidedHaveTheRefundsAgainThatTheCallerNames) {
    const std::string id = book("check-1", small_sale()).sale.id;
    const std::string kept = refund(id, {.amount = 1'000}).sale.id;
    const std::string failed = refund(id, {.amount = 500}).sale.id;
    const std::string other = refund(book("check-2", small_sale()).sale.id, {}).sale.id;
    void_sale(other);
    void_sale(id);
    const std::vector<OldRefund> old{{kept, "cold"}, {world.ids.next(), "due"}, {other, "other"}};
    const Booking wanted = booking("check-1", small_sale());
    written([&](storage::Transaction& tx) {
        sales::stand_again(tx, writing(), *find_sale(tx, account, id), old);
        return sales::replace(tx, writing(), wanted, sales::find_sale(tx, account, wanted.id));
    });
    EXPECT_EQ(stored(kept)->state, State::refund);
    EXPECT_EQ(stored(kept)->reason, "cold");
    EXPECT_EQ(stored(failed)->state, State::voided);
    EXPECT_EQ(stored(other)->state, State::voided);
    EXPECT_EQ(total(all_receipts), 2'839 + 3'839);
}

TEST_P(Sales, TakeARefundBackThatFailed) {
    const std::string id = book("order-1", small_sale()).sale.id;
    const std::string part = refund(id, {}).sale.id;
    void_sale(part, "card expired");
    EXPECT_EQ(total(all_receipts), 3'839);
    EXPECT_EQ(-domain::paid_of(refund(id, {}).sale.sale), 3'839);
}

TEST_P(Sales, KeepRefundsWhenTheyAreReplaced) {
    const std::string id = book("check-1", small_sale()).sale.id;
    const std::string part = refund(id, {.items = {{"b", 1}}}).sale.id;  // 10.89
    Sale less = small_sale();
    less.lines.pop_back();
    less.payments = {{.key = "p9", .amount = 2'750}};
    EXPECT_EQ(replace("check-1", less).sale.over_refunded, 0);
    const std::string rest = refund(id, {}).sale.id;
    EXPECT_EQ(total(all_receipts), 0);
    less.lines[0].gross = 1'250;  // 10.00 after the discount
    EXPECT_EQ(replace("check-1", less).sale.over_refunded, 1'750);
    EXPECT_EQ(refused([&] { refund(id, {.amount = 1}); }), "nothing_left");
    void_sale(rest);
    EXPECT_EQ(stored(id)->over_refunded, 89);
    void_sale(part);
    EXPECT_EQ(stored(id)->over_refunded, 0);
}

// Bottles that were taken back: nothing of it was refunded.
TEST_P(Sales, ThatComeToLessThanNothingAreNotRefundedByThat) {
    Sale bottles = small_sale();
    bottles.lines = {{.key = "a", .gross = -500}};
    bottles.payments = {};
    book("check-1", bottles);
    bottles.lines[0].gross = -524;
    EXPECT_EQ(replace("check-1", bottles).sale.over_refunded, 0);
}

TEST_P(Sales, AreVisitsOfTheirCustomer) {
    const std::string ana = made_customer("Ana"), ben = made_customer("Ben");
    const auto expect = [&](const std::string& customer, std::int64_t count, std::int64_t spent) {
        const auto found = visits(customer);
        EXPECT_EQ(found.visits, count);
        EXPECT_EQ(found.spent_minor, spent);
    };
    Sale sale = small_sale();
    sale.customer = {ana, "Ana"};
    const std::string id = book("check-1", sale).sale.id;
    expect(ana, 1, 3'839);
    const std::string part = refund(id, {.amount = 839}).sale.id;
    expect(ana, 1, 3'000);
    void_sale(part);
    expect(ana, 1, 3'839);
    sale.customer = {ben, "Ben"};
    replace("check-1", sale);
    expect(ana, 0, 0);
    expect(ben, 1, 3'839);
    write([&](storage::Transaction& tx) { customers::merge(tx, actor(), ana, ben, {}); });
    expect(ana, 1, 3'839);
    refund(id, {.amount = 39});  // of a customer that was merged meanwhile
    expect(ana, 1, 3'800);
    expect(ben, 0, 0);
    void_sale(id);
    expect(ana, 0, 0);
    sale.customer = {};
    replace("check-1", sale);
    expect(ana, 0, 0);
}

TEST_P(Sales, CountAsVisitsOnlyInAnotherCurrency) {
    const std::string ana = made_customer("Ana"), second = world.ids.next();
    write([&](storage::Transaction& tx) {
        records::create_store(tx, world, rules, account, second, "Kyoto", "Asia/Tokyo", "JPY",
                              "test");
    });
    Sale sale = small_sale();
    sale.customer = {ana, "Ana"};
    Booking wanted = booking("check-1", sale);
    WriteContext by = writing();
    by.store = second;
    wanted.id = world.ids.next();
    const auto in_kyoto = [&] {
        return written([&](storage::Transaction& tx) { return sales::book(tx, by, wanted); });
    };
    EXPECT_EQ(refused(in_kyoto), "currency_changed");
    wanted.currency = "JPY";
    const Written booked = in_kyoto();
    EXPECT_EQ(booked.sale.number, 1);
    EXPECT_EQ(visits(ana).visits, 1);
    EXPECT_EQ(visits(ana).spent_minor, 0);
    EXPECT_EQ(refused([&] { void_sale(booked.sale.id); }), "not_found");  // in the other store
    EXPECT_EQ(book("check-1", small_sale()).sale.number, 1);  // the same origin in that one
}

TEST_P(Sales, KeepTheCurrencyOfTheirStoreAndOfTheAccount) {
    const records::Rulebook all =
        FeatureList{std::array{&catalogue::feature, &customers::feature, &feature}}.rules();
    const std::string second = world.ids.next(), ana = made_customer("Ana");
    write([&](storage::Transaction& tx) {
        records::create_store(tx, world, rules, account, second, "Two", "UTC", "EUR", "test");
    });
    const auto change = [&](const std::string& which, const std::string& currency) {
        const records::Actor by{principal, noon_ms, all};
        return refused([&] {
            write([&](storage::Transaction& tx) {
                records::write(tx,
                               records::draft_update(kinds::store, which,
                                                     R"({"currency":")" + currency + "\"}", by, tx),
                               by);
            });
        });
    };
    Sale sale = small_sale();
    Booking wanted = booking("check-1", sale);
    WriteContext by = writing();
    by.store = second;
    const std::string id =
        written([&](storage::Transaction& tx) { return sales::book(tx, by, wanted); }).sale.id;
    EXPECT_EQ(change(second, "USD"), "currency_in_use");
    EXPECT_EQ(change(store, "USD"), "was not refused");
    EXPECT_EQ(change(store, "EUR"), "was not refused");
    wanted.sale.customer = {ana, "Ana"};  // has now spent euros, which the oldest store decides
    written([&](storage::Transaction& tx) {
        return sales::replace(tx, by, wanted, sales::find_sale(tx, account, wanted.id));
    });
    EXPECT_EQ(change(store, "USD"), "currency_in_use");
    written([&](storage::Transaction& tx) { return sales::void_sale(tx, by, id, ""); });
    EXPECT_EQ(change(second, "USD"), "currency_in_use");
    EXPECT_EQ(change(store, "USD"), "was not refused");
}

TEST_P(Sales, AreRefusedWhenTheyAreTooLarge) {
    Sale sale = small_sale();
    sale.lines[0].gross = domain::sale_max;
    EXPECT_EQ(refused([&] { booking("check-1", sale); }), "validation_failed");
}

// PostgreSQL keeps plans that were made for a small table.
TEST_P(Sales, AreFoundByTheirKeysHoweverManyThereAre) {
    if (GetParam() == storage::Engine::sqlite) return;
    const std::string id = book("order-1", small_sale()).sale.id;
    const auto pages_of_asking = [&] {
        std::int64_t pages = 0;
        database_->read([&](storage::ReadView& view) {
            const auto so_far = [&] {
                storage::Rows rows = view.query(
                    "SELECT sum(pg_stat_get_xact_blocks_fetched(oid)) FROM pg_class "
                    "WHERE relnamespace = 'public'::regnamespace");
                return rows.next() ? rows.integer(0) : -1;
            };
            const std::int64_t before = so_far();
            EXPECT_TRUE(find_sale(view, account, id));
            EXPECT_TRUE(refunds_of(view, account, id).empty());
            EXPECT_TRUE(has_sales(view, account, store));
            pages = so_far() - before;
        });
        return pages;
    };
    std::int64_t few = 0;
    for (int i = 0; i < 8; ++i) few = pages_of_asking();
    const char* const twins =
        "INSERT INTO sale SELECT account, id || n, store, number + n, origin || n, state, "
        "refund_of, wish, reason, currency, business_day, revision, made_by, made_ms, changed_ms, "
        "source, ticket_no, opened_ms, open_minute, closed_ms, customer, customer_name, employee, "
        "employee_name, closed_by, closed_by_name, floor, floor_name, table_no, service_type, "
        "guests, gross, discount, tax_share, inclusive_tax, exclusive_tax, paid, tips, "
        "over_refunded FROM sale, generate_series(1, 3000) n";
    write([&](storage::Transaction& tx) { tx.execute(twins); });
    EXPECT_LT(pages_of_asking(), few + 20);
    write([&](storage::Transaction& tx) { tx.execute("DELETE FROM sale WHERE number > 1"); });
}

// Each statement breaks one rule, which verify must find.
TEST_P(Sales, AreFoundFaultyByVerify) {
    const std::string ana = made_customer("Ana");
    Sale sale = full_sale();
    sale.customer = {ana, "Ana"};
    const std::string id = book("check-1", sale).sale.id;
    refund(id, {.amount = 1'000});
    const std::string no_sale = "it refunds a sale that its store does not have",
                      of_voided = "it counts, but refunds a sale that was voided, not reopened",
                      strange = "it refunds a sale in another currency, or gives nothing back",
                      over = "its over-refunded amount is wrong";
    const Harm harms[] = {
        {"UPDATE sale SET gross = gross + 1 WHERE number = 1", "it is not the sum of its lines"},
        {"UPDATE sale_payment SET tip = tip + 1", "the amount paid is not the sum of its payments"},
        {"UPDATE sale_part SET amount = amount + 1 WHERE kind = 2", "its discounts do not add up"},
        {"UPDATE sale_tax SET amount = amount + 1", "its taxes do not add up"},
        {"UPDATE sale_part SET business_day = 1 WHERE kind = 0", "it does not fit its sale"},
        {"UPDATE sale_payment SET business_day = 1", "it does not fit its sale"},
        {"UPDATE sale_part SET line = line + 50 WHERE kind = 1", "it does not fit its line"},
        {"UPDATE sale_part SET counts = 0 WHERE kind = 2", "it does not fit its line"},
        {"UPDATE sale_tax SET counts = 1 - counts", "it does not fit its line"},
        {"UPDATE sale SET refund_of = 'x' WHERE number = 2", no_sale},
        {"UPDATE sale SET store = 'x' WHERE number = 2", no_sale},
        {"UPDATE sale SET state = 'CLOSED' WHERE number = 2", no_sale},
        {"UPDATE sale SET refund_of = id WHERE number = 2", no_sale},
        {"UPDATE sale SET state = 'VOIDED' WHERE number = 1", of_voided},
        {"UPDATE sale SET state = 'VOIDED', source = 'order', reason = 'reopened' WHERE number = 1",
         of_voided},
        {"UPDATE sale SET currency = 'USD' WHERE number = 2", strange},
        {"UPDATE sale SET paid = 0, tips = 0 WHERE number = 2", strange},
        {"UPDATE sale SET state = 'OPEN' WHERE number = 1", "its state is impossible"},
        {"UPDATE sale SET gross = gross - 2840 WHERE number = 2", over},
        {"UPDATE sale SET over_refunded = 1 WHERE number = 1", over},
        {"UPDATE sale SET over_refunded = 1 WHERE number = 2", over},
        {"UPDATE sale SET number = 7 WHERE number = 2",
         "the numbers of the store's sales have a gap"},
        {"DELETE FROM visit", "its visit is missing, or it must not have one"},
        {"UPDATE sale SET currency = 'USD'", "its currency is not that of its store"},
        {"UPDATE day_sum SET guests = guests + 1", "it does not match the sales of that day"},
        {"UPDATE day_sum SET sales = 0, refunds = 1", "it does not match the sales of that day"},
        {"DELETE FROM day_sum", "it does not match the sales of that day"},
        {"UPDATE day_sum SET sequence = 1000", "the last event that touched it does not exist"}};
    for (const Harm& harm : harms) expect_found(invariants, harm);
    for (const std::string dimension : {"department", "category", "subcategory", "item", "modifier",
                                        "employee", "service_type", "hour"})
        for (const std::string change :
             {"UPDATE sale_sum SET tax_share = tax_share + 1", "UPDATE sale_sum SET lines = 0",
              "UPDATE sale_sum SET business_day = business_day + 9",
              "UPDATE sale_sum SET id = id || '-'", "DELETE FROM sale_sum"})
            expect_found(invariants, {change + " WHERE dimension = '" + dimension + "'",
                                      "it does not match the sales"});
}

}  // namespace
}  // namespace features::sales::testing
