// Every way to pay, lapse, cancel and refund an order, in any order, with a check that takes its
// place at any moment, is opened, closed, reopened and voided: money taken less money refunded is
// what the books say, an order that is paid has nothing left to pay, what was undone is noted to be
// given back, and in the end all of the order's money can be. Through the application on each
// engine. COMANDA_LONG=1 plays more, COMANDA_SEED=N one.
#include "schema/json.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <thread>

namespace {

using schema::Tree;
using schema::whole_of;
using support::text_member;

constexpr std::int64_t point_value = 10, first_points = 10'000;

// The check that may take the place of the order, as it should be.
struct Check {
    enum State { none, open, closed, reopened, voided } state = none;
    bool is_own_sale = true;  // the books have the order's own sale, as far as it is one
    std::int64_t total = 0, paid = 0;
    std::int64_t noted = 0;  // when it was closed: what was noted to be given back for the order
};

class OrderMoneyTest : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        for (const char* setting :
             {"hasLoyalty\",\"updateValue\":true", "pointValue\",\"updateValue\":10"})
            called("PUT", "/v1/svc/account/" + tenant_.account + "/updateAccountInfo",
                   R"({"key":")" + std::string(setting) + "}");
    }

    support::Answer sent(std::string_view method, const std::string& path,
                         const std::string& body) {
        auto answer = app_.call(method, path, tenant_.key, body);
        EXPECT_TRUE(answer.status == 200 || answer.status == 409)
            << method << ' ' << path << ' ' << body << '\n'
            << answer.body;
        return answer;
    }
    std::string called(std::string_view method, const std::string& path,
                       const std::string& body = {}) {
        const auto answer = sent(method, path, body);
        EXPECT_EQ(answer.status, 200) << method << ' ' << path << ' ' << body << '\n'
                                      << answer.body;
        return answer.body;
    }
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(end));
    }
    static std::int64_t figure(const Tree& tree, std::string_view name) {
        return whole_of(tree, name).value_or(0);
    }
    static const std::vector<Tree>& list(const Tree& tree, std::string_view name) {
        static const std::vector<Tree> none;
        const Tree* found = tree.find(name);
        return found ? found->elements : none;
    }

    // ---- what is done ----

    std::string order_body(std::int64_t taken) const {
        std::string body = R"({"uniqueOrderID":")" + name_ +
                           R"(","orderDetails":[{"miName":"Soup","itemPrice":)" +
                           std::to_string(price_) + "}]";
        if (points_ > 0)
            body +=
                R"(,"customer":")" + customer_ + R"(","redeemPoints":)" + std::to_string(points_);
        if (is_cash_) body += R"(,"paymentType":2)";
        if (taken > 0)
            body += R"(,"paymentPaid":true,"ccDetails":{"transactionID":"X)" +
                    std::to_string(++transactions_) + R"(","amountStr":")" +
                    schema::print_decimal(taken, 2) + "\"}";
        return body + '}';
    }
    void begin(std::uint64_t seed) {
        random_.seed(seed);
        check_ = {};
        was_undone_ = false;
        name_ = "s" + std::to_string(seed);
        price_ = 100 + below(3'000);
        points_ = below(2) * below(price_ / point_value + 1);
        is_cash_ = below(3) == 0;
        has_check_ = below(3) > 0;
        customer_ = text_member(
            called("POST", "/v1/svc/customer", R"({"firstName":"Ana","isLoyaltyCustomer":true})"),
            "id");
        adjust(first_points);
        books_ids_.clear();
        const std::int64_t due = price_ - points_ * point_value;
        const std::int64_t taken = std::array{0L, 0L, due, due / 2, due + 500}[pick(5)];
        read_order(called("POST", orders_ + "saveWebOrder", order_body(taken)));
    }
    std::size_t pick(std::int64_t end) { return static_cast<std::size_t>(below(end)); }
    void adjust(std::int64_t difference) {
        called("PUT", "/v1/svc/customerloyalty/" + customer_,
               R"({"loyaltyPointDifference":)" + std::to_string(difference) + "}");
    }
    std::string order_path() const {
        return orders_ + "order/" + std::string(words_of(order_, "id"));
    }
    void read_order(const std::string& body) {
        order_ = schema::parse_tree(body);
        if (const auto sale = words_of(order_, "saleId"); !sale.empty())
            books_ids_.insert(std::string(sale));
        for (const Tree& refund : list(order_, "refund"))
            books_ids_.insert(std::string(words_of(refund, "id")));
    }
    // Something that may bring the order back into its own place after its check was voided.
    void go_on(std::string_view method, const std::string& path, const std::string& body) {
        const std::int64_t before = figure(order_, "revision");
        if (const auto answer = sent(method, path, body); answer.status == 200) {
            read_order(answer.body);
            if (figure(order_, "revision") != before && check_.state != Check::closed &&
                check_.state != Check::reopened && is_sale() && !was_void_reopened())
                check_.is_own_sale = true;
        }
    }
    bool was_void_reopened() const { return check_.state == Check::open && !check_.is_own_sale; }

    void step() {
        world_.clock.set(world_.clock.now_ms() + 1'000);
        switch (below(10)) {
            case 0:
            case 1: return pay();
            case 2: return go_on("POST", orders_ + "saveWebOrder", order_body(1 + below(price_)));
            case 3:
            case 4:
                return go_on("PUT", order_path() + "/status",
                             R"({"orderStatus":)" + std::to_string(some_status()) + "}");
            case 5: return refund();
            case 6: return end_refund();
            case 7: return lapse();
            default: return send_check();
        }
    }
    // Mostly the next one on the way to completion.
    std::int64_t some_status() {
        return below(3) == 0 ? 1 + below(9) : status() == 1 ? 2 : status() == 2 ? 4 : 6;
    }
    void pay() {
        const std::string amount =
            below(2) ? "" : R"("amount":)" + std::to_string(1 + below(price_)) + ',';
        go_on("POST", order_path() + "/payment", '{' + amount + R"("paymentMethod":"Visa"})");
    }
    void refund() {
        go_on("POST", order_path() + "/refund",
              below(2) ? "{}" : R"({"amount":)" + std::to_string(1 + below(price_)) + '}');
    }
    void end_refund() {
        const auto& refunds = list(order_, "refund");
        if (refunds.empty()) return;
        const Tree& one = refunds[pick(std::ssize(refunds))];
        const std::string status = below(3) ? "3" : "2";
        const auto answer =
            sent("PUT", order_path() + "/refund/" + std::string(words_of(one, "id")),
                 R"({"status":)" + status + '}');
        if (answer.status == 200) read_order(answer.body);
    }
    // Holds end, and the customer spends most points elsewhere.
    void lapse() {
        if (below(4) > 0) return;
        world_.clock.set(world_.clock.now_ms() + 40LL * 24 * 3'600'000);
        const Tree customer = schema::parse_tree(called("GET", "/v1/svc/customer/" + customer_));
        if (const std::int64_t left = figure(customer, "loyaltyPoints"); left > 10)
            adjust(10 - left);
    }
    void send_check() {
        if (!has_check_) return end_refund();
        send_check(std::array{Check::open, Check::closed, Check::closed, Check::voided}[pick(4)]);
    }
    void send_check(Check::State to) {
        if (below(2) || check_.total == 0) {
            check_.total = below(2) ? price_ : 100 + below(3'000);
            check_.paid =
                std::array{0L, check_.total, check_.total / 3, check_.total + 200}[pick(4)];
        }
        const bool was_over = check_.state == Check::closed || check_.state == Check::voided;
        const std::string answer =
            called("POST", "/v1/sync/store/" + tenant_.store + "/addOrUpdateCheck",
                   check_body(to, was_over));
        if (const auto sale = text_member(answer, "saleId"); !sale.empty()) books_ids_.insert(sale);
        if (to == Check::closed) check_.noted = refunded(true, "moneyAmount");
        if (to == Check::closed || to == Check::voided) check_.is_own_sale = false;
        check_.state =
            to == Check::open && (check_.state == Check::closed || check_.state == Check::reopened)
                ? Check::reopened
                : to;
        read_order(called("GET", order_path()));
    }
    std::string check_body(Check::State to, bool reopens) {
        const std::string total = std::to_string(check_.total);
        std::string body = R"({"checkID":")" + name_ + R"(","node":"A",)";
        if (reopens) body += R"("reopen":true,)";
        body +=
            R"("data":{"status":")" +
            std::string(to == Check::open     ? "ACTIVE"
                        : to == Check::closed ? "CLOSED"
                                              : "VOID") +
            R"(","lastUpdateInMillisec":)" + std::to_string(world_.clock.now_ms()) +
            R"(,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":)" +
            total + R"(}]}],"totalAmount":)" + total +
            R"(,"payments":[{"id":"p","paymentMethod":"Till","amount":)" +
            std::to_string(check_.paid) + "}]}}";
        return body;
    }

    // ---- what must be ----

    static bool is_points(const Tree& payment) {
        return words_of(payment, "paymentMethod") == "Points";
    }
    std::int64_t paid(bool with_points) const {
        std::int64_t sum = 0;
        for (const Tree& payment : list(order_, "payments"))
            if (is_points(payment) == with_points) sum += figure(payment, "amount");
        return sum;
    }
    // A refund that was noted when the order was undone has no sale of its own.
    bool is_due(const Tree& refund) const {
        return !sold_refunds_.contains(std::string(words_of(refund, "id")));
    }
    std::int64_t refunded(bool which_are_due, std::string_view what) const {
        std::int64_t sum = 0;
        for (const Tree& refund : list(order_, "refund"))
            if (figure(refund, "status") != 3 && is_due(refund) == which_are_due)
                sum += figure(refund, what);
        return sum;
    }
    std::int64_t status() const { return figure(order_, "orderStatus"); }
    bool is_undone() const { return status() >= 7 && status() <= 9; }
    // By what is told of it, as long as no check has its place.
    bool is_sale() const {
        return !is_undone() && (status() == 6 || paid(true) + paid(false) >= price_);
    }

    // What was taken for the order itself, and not given back of it. A refund of the check's sale
    // is partly of the check's own money.
    std::int64_t money_kept() const {
        std::int64_t kept = paid(false) - refunded(true, "moneyAmount");
        for (const Tree& refund : list(order_, "refund"))
            if (figure(refund, "status") != 3 && !is_due(refund))
                kept -= sold_refunds_.at(std::string(words_of(refund, "id")));
        return kept;
    }
    std::int64_t expected_books() const {
        const std::int64_t given_back = refunded(false, "amount");
        switch (check_.state) {
            case Check::closed: {
                const std::int64_t own = std::max(0L, paid(false) - check_.noted);
                const std::int64_t points = is_undone() ? 0 : paid(true);
                const std::int64_t missing = std::max(0L, check_.total - check_.paid - points);
                return check_.paid + std::min(own, missing) + points - given_back;
            }
            case Check::reopened: return -given_back;
            default: break;
        }
        if (!check_.is_own_sale || !is_sale()) return 0;
        const std::int64_t points_back = given_back - refunded(false, "moneyAmount");
        return std::max(0L, paid(true) - points_back) + money_kept();
    }
    std::int64_t books() {
        const Tree rows = schema::parse_tree(called(
            "GET", "/v1/svc/store/" + tenant_.store +
                       "/transactionReport?dateOption=DR&fromDate=01-Oct-2025&toDate=01-Oct-2199"));
        std::int64_t sum = 0;
        for (const Tree& row : rows.elements)
            if (books_ids_.contains(std::string(words_of(row, "saleId"))))
                sum += schema::parse_decimal(words_of(row, "amount"), 2).value() +
                       schema::parse_decimal(words_of(row, "tip"), 2).value();
        return sum;
    }
    void note_refunds() {
        for (const Tree& refund : list(order_, "refund")) {
            const std::string id(words_of(refund, "id"));
            if (sold_refunds_.contains(id)) continue;
            const auto answer = app_.call("GET", "/v1/svc/sale/" + id + "/getSale", tenant_.key);
            if (answer.status != 200) continue;
            std::int64_t own = 0;
            const Tree sale = schema::parse_tree(answer.body);
            for (const Tree& payment : list(sale, "payments"))
                if (!is_points(payment) && words_of(payment, "paymentMethod") != "Till")
                    own -= figure(payment, "authorizedAmount");
            sold_refunds_[id] = own;
        }
    }
    void expect_right() {
        note_refunds();
        EXPECT_EQ(books(), expected_books()) << print(order_);
        const std::int64_t balance = figure(order_, "balanceAmount");
        if (order_.find("paymentPaid")->is_true()) {
            EXPECT_LE(balance, 0) << print(order_);
        }
        if (check_.state == Check::voided && !is_undone()) {
            EXPECT_EQ(order_.find("paymentPaid")->is_true(), balance <= 0) << print(order_);
        }
        EXPECT_GE(money_kept(), 0) << print(order_);
        if (is_undone() && !was_undone_) {
            EXPECT_EQ(money_kept(), 0) << print(order_);
        }
        was_undone_ = is_undone();
        for (const Tree& payment : list(order_, "payments"))
            EXPECT_GT(figure(payment, "amount"), 0);
    }

    // Whatever has happened: when no check has its place, the order's money can be given back, by a
    // refund or by cancelling it.
    void give_all_back() {
        if (check_.state != Check::none && check_.state != Check::voided) send_check(Check::voided);
        expect_right();
        go_on("POST", order_path() + "/refund", "{}");
        note_refunds();
        if (money_kept() > 0)
            go_on("PUT", order_path() + "/status",
                  status() == 1 ? R"({"orderStatus":7})" : R"({"orderStatus":8})");
        expect_right();
        EXPECT_EQ(money_kept(), 0) << print(order_);
    }

    void play(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        begin(seed);
        expect_right();
        for (int i = 0; i < 20 && !HasFailure(); ++i) {
            const std::string before = print(order_);
            step();
            SCOPED_TRACE("step " + std::to_string(i) + ", check " + std::to_string(check_.state) +
                         " of " + std::to_string(check_.total) + ", paid " +
                         std::to_string(check_.paid) + "\nbefore " + before);
            expect_right();
        }
        SCOPED_TRACE("all given back");
        if (!HasFailure()) give_all_back();
    }

    support::FixedWorld world_{37};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("money");
    const std::string orders_ = "/v1/online-order/store/" + tenant_.store + '/';
    std::string name_{}, customer_{};
    std::int64_t price_ = 0, points_ = 0;
    mutable int transactions_ = 0;
    bool is_cash_ = false, has_check_ = true;
    Tree order_{};
    Check check_{};
    bool was_undone_ = false;
    std::set<std::string> books_ids_{};
    std::map<std::string, std::int64_t> sold_refunds_{};  // what of each is of the order's money
    std::mt19937_64 random_{};
};

TEST_P(OrderMoneyTest, IsWhatTheBooksSay) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10));
    const std::uint64_t seeds = std::getenv("COMANDA_LONG") ? 1'000 : 40;
    for (std::uint64_t seed = 1; seed <= seeds && !HasFailure(); ++seed) play(seed);
    // Points of the check that were given back, and refunds after them.
    if (seeds < 251)
        for (const std::uint64_t seed : {251U, 309U, 539U})
            if (!HasFailure()) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
}

// Points that were held lapse and are spent elsewhere: what they do not pay is still to be paid.
TEST_P(OrderMoneyTest, OfPointsThatLapsedIsStillToBePaid) {
    begin(1);
    name_ = "lapsed";
    price_ = 1'000;
    points_ = 50;
    is_cash_ = false;
    read_order(called("POST", orders_ + "saveWebOrder", order_body(0)));
    EXPECT_EQ(figure(order_, "balanceAmount"), 500);
    world_.clock.set(world_.clock.now_ms() + 40LL * 24 * 3'600'000);
    adjust(10 - first_points);
    read_order(called("POST", order_path() + "/payment", R"({"amount":500})"));
    EXPECT_FALSE(order_.find("paymentPaid")->is_true());
    EXPECT_EQ(figure(order_, "balanceAmount"), 400);
    EXPECT_EQ(paid(true), 100);
    EXPECT_EQ(words_of(order_, "saleId"), "");
    read_order(called("POST", order_path() + "/payment"));
    EXPECT_TRUE(order_.find("paymentPaid")->is_true());
    EXPECT_EQ(figure(order_, "balanceAmount"), 0);
    check_ = {};
    books_ids_ = {std::string(words_of(order_, "saleId"))};
    expect_right();
}

// A check that is closed, a cancellation, a payment and a refund of one order at once, through two
// processes where there can be: whichever comes first, the money is in the books or given back.
TEST_P(OrderMoneyTest, OfAnOrderAndItsCheckAtOnceIsInOnePlace) {
    if (GetParam() == storage::Engine::postgres) app_.add_process();
    const int rounds = std::getenv("COMANDA_LONG") ? 300 : 15;
    std::set<std::string> ways;
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        price_ = 1'000;
        points_ = 0;
        name_ = "at once " + std::to_string(round);
        check_ = {.state = Check::closed, .total = 1'000, .paid = 300};
        books_ids_.clear();
        read_order(called("POST", orders_ + "saveWebOrder", order_body(round % 2 ? 1'000 : 500)));
        std::atomic<int> cancelled = 0;
        std::string sale;
        const auto tried = [&](int process, std::string_view method, const std::string& path,
                               const std::string& body) {
            const auto answer = app_.call_at(process, method, path, tenant_.key, body);
            EXPECT_TRUE(answer.status == 200 || answer.status == 409) << answer.body;
            return answer;
        };
        const std::string closing = check_body(Check::closed, false);
        const std::string order = order_path();
        {
            std::vector<std::jthread> clients;
            clients.emplace_back([&] {
                sale = text_member(
                    tried(0, "POST", "/v1/sync/store/" + tenant_.store + "/addOrUpdateCheck",
                          closing)
                        .body,
                    "saleId");
            });
            clients.emplace_back([&] {
                cancelled = tried(1, "PUT", order + "/status", R"({"orderStatus":8})").status;
            });
            clients.emplace_back([&] { tried(0, "POST", order + "/payment", "{}"); });
            clients.emplace_back([&] { tried(1, "POST", order + "/refund", R"({"amount":100})"); });
        }
        books_ids_.insert(sale);
        read_order(called("GET", order));
        EXPECT_EQ(words_of(order_, "saleId"), sale);
        EXPECT_EQ(is_undone(), cancelled == 200);
        note_refunds();
        check_.is_own_sale = false;
        check_.noted = refunded(true, "moneyAmount");
        was_undone_ = false;
        ways.insert(std::to_string(cancelled) + ' ' + std::to_string(paid(false)) + ' ' +
                    std::to_string(refunded(false, "amount")));
        expect_right();
    }
    EXPECT_EQ(app_.find_faults(), "");
    EXPECT_GE(ways.size(), 2U);  // else they were not at once
}

INSTANTIATE_TEST_SUITE_P(On, OrderMoneyTest, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
