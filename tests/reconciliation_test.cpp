// Whatever is closed, voided, refunded, opened again and corrected: for any period and store all
// reports come to the same. Random sequences through the application, on each engine.
// COMANDA_LONG=1 plays thousands, COMANDA_SEED=N one.
#include "base/csv.hpp"
#include "domain/calendar/business_date.hpp"
#include "features/records/create.hpp"
#include "schema/json.hpp"
#include "schema/json_tree.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <random>
#include <span>

namespace {

using schema::Tree;

constexpr std::int64_t hour_ms = 3'600'000, day_ms = 24 * hour_ms;

// What every report says in one way or another.
struct Totals {
    std::int64_t gross = 0, receipt = 0, net = 0, tax = 0, discount = 0;

    Totals& operator+=(const Totals& other) {
        gross += other.gross;
        receipt += other.receipt;
        net += other.net;
        tax += other.tax;
        discount += other.discount;
        return *this;
    }
    bool operator==(const Totals&) const = default;
};
// As GoogleTest calls it.
void PrintTo(const Totals& totals,  // NOLINT(readability-identifier-naming)
             std::ostream* out) {
    *out << "gross " << totals.gross << ", receipt " << totals.receipt << ", net " << totals.net
         << ", tax " << totals.tax << ", discount " << totals.discount;
}

std::int64_t minor(const Tree& row, std::string_view name) {
    const auto found = schema::whole_of(row, name);
    EXPECT_TRUE(found) << name << " in " << print(row);
    return found.value_or(0);
}
// Of a decimal text.
std::int64_t decimal(const Tree& row, std::string_view name) {
    const auto found = schema::parse_decimal(words_of(row, name), 2);
    EXPECT_TRUE(found) << name << " in " << print(row);
    return found.value_or(0);
}
const std::vector<Tree>& list_of(const Tree& tree, std::string_view name) {
    static const std::vector<Tree> none;
    const Tree* const found = tree.find(name);
    EXPECT_TRUE(found) << name;
    return found ? found->elements : none;
}

class Reconciliation : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        world_.clock.set(1'793'000'000'000);  // 2026-10-26
        add_store("Asia/Tokyo", R"({"dayStart":240})");
        add_store("America/New_York", R"({"orderPricing":"trust"})");
        add_store("Europe/Berlin", R"({"orderPricing":"catalogue"})");
        add_menu(stores_.back());
        const std::string in_account = "account/" + tenant_.account + '/';
        const std::string type = made(in_account + "memberShipType", R"("type":"Embassy")");
        const std::string plan =
            made(in_account + "memberShipPlan",
                 R"("name":"Free","allowancePeriod":"Monthly","taxExemption":true,"type":")" +
                     type + '"');
        exempt_ = made("customer", R"("firstName":"Ana","memberShipPlan":")" + plan + '"');
    }
    std::string made(const std::string& path, const std::string& members) {
        const auto answer = app_.call("POST", "/v1/svc/" + path, tenant_.key, '{' + members + '}');
        EXPECT_EQ(answer.status, 200) << path << answer.body;
        return support::text_member(answer.body, "id");
    }
    // Several taxes on each item: by quantity, on a tax, by amount, included.
    void add_menu(const std::string& store) {
        const std::string in_store = R"(,"store":")" + store + '"';
        const auto tax = [&](const std::string& members) {
            return '"' + made("tax", members + in_store) + '"';
        };
        const std::string by_six = tax(
            R"("name":"By six","percentage":20000,"isQuantityBased":true,"quantityBasedTaxes":[{"quantity":6,"taxPercentage":5000}])");
        const std::string levy = tax(R"("name":"Menu levy","percentage":10000)");
        const std::string liquor =
            tax(R"("name":"Menu liquor","percentage":3333,"taxes":[)" + levy + ']');
        const std::string deposit = tax(R"("name":"Deposit","taxType":"Amount","amount":25)");
        const std::string vat = tax(R"("name":"Menu VAT","percentage":7000,"inclusive":true)");
        for (const std::string& taxes : {by_six + ',' + liquor, deposit + ',' + vat + ',' + by_six})
            items_.push_back(made("menuItem", R"("name":"Bun )" + std::to_string(items_.size()) +
                                                  R"(","taxes":[)" + taxes +
                                                  R"(],"prices":[{"price":457}])" + in_store));
    }
    void add_store(std::string_view zone, std::string_view settings) {
        const std::string id = app_.world().ids.next();
        app_.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account, id,
                                            "Store " + id, zone, "USD", "test");
        });
        const auto answer = app_.call("PUT", "/v1/svc/store/" + id, tenant_.key, settings);
        ASSERT_EQ(answer.status, 200) << answer.body;
        stores_.push_back(id);
    }

    // ---- what happens ---------------------------------------------------------------------

    std::int64_t below(std::int64_t limit) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(limit));
    }
    bool one_in(std::int64_t times) { return below(times) == 0; }
    std::string one_of(std::string_view prefix, std::int64_t number) {
        return std::string(prefix) + std::to_string(below(number));
    }

    // An id, since reports take nothing else as a filter.
    std::string one_id(char kind, std::int64_t number) {
        return one_of(std::string(23, kind), number);
    }

    std::string line(int number) {
        std::int64_t price = 100 + below(3'000);
        if (one_in(12)) price = -price;
        const std::int64_t quantity = 1 + below(3);
        std::string text = R"({"orderUniqueId":"l)" + std::to_string(number) + R"(","menuId":")" +
                           (one_in(9) ? "" : one_id('a', 6)) +
                           R"(","menuName":"Dish","quantity":)" + std::to_string(quantity) +
                           R"(,"price":)" + std::to_string(price) + R"(,"totalPrice":)" +
                           std::to_string(price * quantity);
        if (!one_in(6)) text += R"(,"department":")" + one_id('d', 3) + '"';
        if (!one_in(6)) text += R"(,"category":")" + one_of("cat", 4) + '"';
        if (one_in(3)) text += R"(,"subCategory":")" + one_of("sub", 3) + '"';
        if (one_in(8)) text += R"(,"isVoid":true,"voidReason":"dropped")";
        if (one_in(3))
            text += R"(,"discounts":[{"id":")" + one_of("d", 2) +
                    R"(","name":"Friends","discountAmount":)" + std::to_string(below(400)) + "}]";
        if (!one_in(4)) {
            const bool is_inclusive = one_in(2);
            text += R"(,"taxes":[{"id":"t1","name":"VAT","taxRate":)" +
                    std::to_string(is_inclusive ? 7'000 : 8'875) + R"(,"taxAmount":)" +
                    std::to_string(below(250)) + R"(,"inclusive":)" +
                    (is_inclusive ? "true" : "false") + '}';
            if (one_in(3))
                text += R"(,{"id":"t2","name":"Bottle","taxRate":3000,"taxAmount":)" +
                        std::to_string(below(40)) + '}';
            text += ']';
        }
        if (one_in(4))
            text += R"(,"optionalModifiers":[{"id":")" + one_of("m", 3) +
                    R"(","name":"Extra","price":50,"quantity":1}])";
        return text += '}';
    }
    std::string document(std::string_view status) {
        std::string text = R"({"status":")" + std::string(status) + R"(","lastUpdateInMillisec":)" +
                           std::to_string(world_.clock.now_ms()) + R"(,"saleOpenDate":)" +
                           std::to_string(world_.clock.now_ms() - below(3 * hour_ms)) +
                           R"(,"guestCount":)" + std::to_string(below(5));
        if (!one_in(5)) text += R"(,"openByEmpId":")" + one_id('e', 3) + '"';
        if (!one_in(5)) text += R"(,"ticketNo":")" + one_of("", 4) + '"';
        if (one_in(4)) text += R"(,"customer":")" + exempt_ + '"';
        if (one_in(2)) text += R"(,"saleCloseEmployee":")" + one_id('e', 3) + '"';
        if (!one_in(5)) text += one_in(2) ? R"(,"service":"TABLE SERVICE")" : R"(,"service":"bar")";
        text += R"(,"seats":[{"id":"1","orders":[)";
        const auto lines = static_cast<int>(below(5));
        for (int i = 0; i < lines; ++i) (text += i == 0 ? "" : ",") += line(i);
        text += "]}]";
        if (one_in(2)) text += R"(,"totalAmount":)" + std::to_string(below(9'000));
        if (one_in(5)) text += R"(,"serviceCharge":)" + std::to_string(below(300));
        if (!one_in(4))
            text += R"(,"payments":[{"id":"p1","paymentMethod":")" +
                    std::string(one_in(2) ? "Cash" : "Visa") + R"(","amount":)" +
                    std::to_string(below(9'000)) + R"(,"tip":)" + std::to_string(below(300)) + "}]";
        return text += '}';
    }
    void send_check(const std::string& store, const std::string& check, std::string_view status,
                    bool is_reopening) {
        const std::string body = R"({"checkID":")" + check + R"(","node":"n1","data":)" +
                                 document(status) + (is_reopening ? R"(,"reopen":true})" : "}");
        const auto answer =
            app_.call("POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", tenant_.key, body);
        ASSERT_EQ(answer.status, 200) << answer.body << body;
    }
    // One of a few of this sequence, so that each is touched several times.
    std::string check() { return one_of("c" + std::to_string(seed_) + '.', 6); }
    // What a person or a device does with a check, whatever its state.
    void touch_check(const std::string& store) {
        constexpr std::string_view statuses[] = {"CLOSED", "CLOSED", "PAID", "ACTIVE", "VOID"};
        send_check(store, check(), statuses[below(5)], !one_in(4));
    }
    std::string order_path(const std::string& store) {
        return "/v1/online-order/store/" + store + '/';
    }
    // One that may take the name of a check, and be taken the place of by it.
    void place_order(const std::string& store) {
        const std::string name = one_in(3) ? check() : one_of("o", 1'000'000);
        if (store == stores_[2]) return place_by_menu(name);
        const std::string body =
            R"({"uniqueOrderID":")" + name + R"(","customer":")" + (one_in(3) ? exempt_ : "") +
            R"(","paymentPaid":true,"paymentType":1,"driverTipAmount":100,"orderDetails":[{"_id":"p","miName":"Pizza","quantity":)" +
            std::to_string(1 + below(4)) + R"(,"itemPrice":)" + std::to_string(100 + below(2'000)) +
            R"(,"taxes":[{"txExternalID":"t1","txName":"VAT","percentage":8875},{"txExternalID":"t3","txName":"Liquor","percentage":3000,"taxOnTax":["t4"]},)" +
            R"({"txExternalID":"t4","txName":"Levy","percentage":10000,"isOnTaxesOnly":true}]},{"_id":"s","miName":"Soup","itemPrice":700,)" +
            R"("inclusiveTaxes":[{"txExternalID":"t5","txName":"Included","percentage":19000},{"txExternalID":"t6","txName":"Included too","percentage":)" +
            std::to_string(1'000 * (1 + below(3))) + R"(}]}]})";
        send_order(store, body);
    }
    void place_by_menu(const std::string& name) {
        std::string body = R"({"uniqueOrderID":")" + name + R"(","customer":")" +
                           (one_in(4) ? exempt_ : "") +
                           R"(","paymentPaid":true,"paymentType":1,"orderDetails":[)";
        for (int i = 0; i < 3; ++i)
            body += std::string(i == 0 ? "" : ",") + R"({"_id":")" +
                    (i == 0 ? "p" : std::to_string(i)) + R"(","quantity":)" +
                    std::to_string(1 + below(3)) + R"(,"miExternalID":")" +
                    items_[static_cast<std::size_t>(below(2))] + R"("})";
        send_order(stores_[2], body + "]}");
    }
    void send_order(const std::string& store, const std::string& body) {
        const auto answer =
            app_.call("POST", order_path(store) + "saveWebOrder", tenant_.key, body);
        if (answer.status == 409) return;
        ASSERT_EQ(answer.status, 200) << answer.body << body;
        orders_.emplace_back(store, support::text_member(answer.body, "id"));
    }
    // All of these may be refused by the state of the order, never otherwise.
    void touch_order() {
        if (orders_.empty()) return;
        const auto& [store, id] =
            orders_[static_cast<std::size_t>(below(static_cast<std::int64_t>(orders_.size())))];
        const std::string path = order_path(store) + "order/" + id;
        support::Answer answer;
        switch (below(4)) {
            case 0: answer = app_.call("POST", path + "/cancel", tenant_.key, "{}"); break;
            case 1:
                answer = app_.call("POST", path + "/refund", tenant_.key,
                                   R"({"items":[{"_id":"p","quantity":1}]})");
                break;
            default:
                answer = app_.call("POST", path + "/refund", tenant_.key,
                                   R"({"amount":)" + std::to_string(1 + below(900)) + "}");
        }
        // The sale of a check that has the order's place has lines of its own.
        const bool is_of_check = answer.body.find("is not a line of the sale") != std::string::npos;
        ASSERT_TRUE(answer.status == 200 || answer.status == 409 || is_of_check) << answer.body;
    }
    void step() {
        world_.clock.set(world_.clock.now_ms() + below(12 * hour_ms));
        const std::string& store = stores_[static_cast<std::size_t>(below(3))];
        switch (below(6)) {
            case 0: return place_order(store);
            case 1: return touch_order();
            default: return touch_check(store);
        }
    }

    // ---- what reports say -----------------------------------------------------------------

    Tree get(const std::string& path) {
        const auto answer = app_.call("GET", path, tenant_.key);
        EXPECT_EQ(answer.status, 200) << path << ' ' << answer.body;
        return answer.status == 200 ? schema::parse_tree(answer.body) : Tree::object();
    }
    static Totals totals_of(const Tree& row) {
        return {minor(row, "grossAmount"), minor(row, "saleAmount"), minor(row, "netSales"),
                minor(row, "tax"), minor(row, "discount")};
    }
    // The total of a saleReport, whose rows must add up to it, and their percentages to 100.
    Totals sale_report(const std::string& path) {
        const Tree report = get(path);
        const Tree* const total = report.find("total");
        if (!total) return {};
        Totals sum;
        std::int64_t percent = 0;
        for (const Tree& row : list_of(report, "data")) {
            sum += totals_of(row);
            percent += decimal(row, "percentage");
        }
        EXPECT_EQ(sum, totals_of(*total)) << path;
        EXPECT_EQ(percent, sum.net > 0 ? 10'000 : 0) << path;
        return totals_of(*total);
    }
    // Each row of a type is what the report of another type says, limited to that row.
    void expect_rows_hold(const std::string& path, std::string_view type, std::string_view filter,
                          std::initializer_list<std::string_view> others) {
        const Tree report = get(path + "&type=" + std::string(type));
        for (const Tree& row : list_of(report, "data")) {
            const std::string id(words_of(row, "itemId"));
            if (id.empty()) continue;
            for (const std::string_view other : others) {
                const std::string limited =
                    path + "&type=" + std::string(other) + '&' + std::string(filter) + '=' + id;
                EXPECT_EQ(sale_report(limited), totals_of(row)) << limited;
            }
        }
    }
    void expect_reconciled(const std::string& store, const std::string& dates) {
        const std::string in_store = "/v1/svc/store/" + store + '/';
        const std::string path = in_store + "saleReport" + dates;
        const Totals wanted = sale_report(path);
        for (const std::string_view type :
             {"CATEGORY", "SUBCATEGORY", "MENUITEM", "EMPLOYEE", "SERVICETYPE", "HOUR", "DAY"})
            EXPECT_EQ(sale_report(path + "&type=" + std::string(type)), wanted) << type;
        sale_report(path + "&type=MODIFIER");
        expect_days_are(wanted, in_store, dates);
        expect_sales_are(wanted, in_store, dates);
    }
    // With the members that all reports but saleReport have.
    static Totals totals_of_sale(const Tree& row) {
        return {minor(row, "grossAmount"), minor(row, "grossReceipt"), minor(row, "netSales"),
                minor(row, "totalTaxAmount"), minor(row, "discounts")};
    }
    void expect_days_are(const Totals& wanted, const std::string& in_store,
                         const std::string& dates) {
        const Tree daily = get(in_store + "dailyTotals" + dates + "&compare=1,7");
        Totals sum;
        for (const Tree& row : list_of(daily, "data")) sum += totals_of_sale(row);
        EXPECT_EQ(sum, wanted);
        EXPECT_EQ(totals_of_sale(*daily.find("total")), wanted);
        EXPECT_EQ(totals_of_sale(get(in_store + "dayRecap" + dates)), wanted);
        const Tree taxes = get(in_store + "taxReport" + dates);
        std::int64_t tax = 0;
        for (const Tree& row : list_of(taxes, "data")) tax += minor(row, "amount");
        expect_bases_give_amounts(taxes, in_store, dates);
        EXPECT_EQ(tax, wanted.tax);
        EXPECT_EQ(minor(*taxes.find("total"), "amount"), wanted.tax);
        const Tree discounts = get(in_store + "discountReport" + dates);
        std::int64_t discount = 0;
        for (const Tree& row : discounts.elements)
            if (!row.find("isTotal")->is_true()) discount += decimal(row, "discountAmtStr");
        EXPECT_EQ(discount, wanted.discount);
        EXPECT_EQ(minor(discounts.elements.back(), "totalDiscounts"), wanted.discount);
    }
    // What a tax was charged on times its rate is its amount, but for a minor unit for each line
    // that may bear it.
    void expect_bases_give_amounts(const Tree& taxes, const std::string& in_store,
                                   const std::string& dates) {
        std::map<std::string, std::int64_t, std::less<>> lines;  // by what was sold
        const Tree all = get(in_store + "getsale" + dates);
        for (const Tree& sale : list_of(all, "sales"))
            for (const Tree& line : list_of(sale, "orders"))
                ++lines[std::string(words_of(line, "menuName"))];
        const auto bearing = [&](std::string_view tax) {
            if (tax == "t1") return lines["Dish"] + lines["Pizza"];
            if (tax.size() > 2) return lines["Bun 0"] + lines["Bun 1"];
            return lines[tax == "t2" ? "Dish" : tax == "t3" || tax == "t4" ? "Pizza" : "Soup"];
        };
        for (const Tree& row : list_of(taxes, "data")) {
            if (const auto name = words_of(row, "name"); name == "Deposit" || name == "Exempt")
                continue;  // there is no rate
            const double rate = std::stod(std::string(words_of(row, "rate"))) / 100;
            const double reckoned = static_cast<double>(minor(row, "taxableBase")) * rate;
            EXPECT_LE(std::abs(reckoned - static_cast<double>(minor(row, "amount"))),
                      static_cast<double>(bearing(words_of(row, "id"))) * (1 + rate))
                << print(row);
        }
    }
    // What stands on a receipt: lines with their discounts and taxes come to what is owed.
    static void expect_receipt_adds_up(const Tree& sale) {
        std::int64_t owed = 0, tax = 0;
        for (const Tree& line : list_of(sale, "orders")) {
            std::int64_t discount = 0;
            for (const Tree& one : list_of(line, "discounts"))
                discount += minor(one, "discountAmount");
            EXPECT_EQ(discount, minor(line, "totalDiscountAmount")) << print(line);
            if (words_of(sale, "status") == "VOIDED" || line.find("isVoid")->is_true()) continue;
            owed += minor(line, "totalGrossAmount") - discount;
            for (const Tree& one : list_of(line, "taxes")) {
                tax += minor(one, "taxAmount");
                if (!one.find("inclusive")->is_true()) owed += minor(one, "taxAmount");
            }
        }
        EXPECT_EQ(owed, minor(sale, "grossReceipt")) << print(sale);
        EXPECT_EQ(tax, minor(sale, "totalTaxAmount")) << print(sale);
    }
    // Lines of a sale add up to it, and payments to what other reports say of them.
    void expect_sales_are(const Totals& wanted, const std::string& in_store,
                          const std::string& dates) {
        Totals sum, of_summary;
        std::int64_t paid = 0, tips = 0;
        const Tree all = get(in_store + "getsale" + dates);
        for (const Tree& sale : list_of(all, "sales")) {
            sum += totals_of_sale(sale);
            std::int64_t gross = 0;
            const bool is_voided = words_of(sale, "status") == "VOIDED";
            for (const Tree& line : list_of(sale, "orders"))
                if (!is_voided && !line.find("isVoid")->is_true())
                    gross += minor(line, "totalGrossAmount");
            EXPECT_EQ(gross, minor(sale, "grossAmount")) << print(sale);
            expect_receipt_adds_up(sale);
            for (const Tree& payment : list_of(sale, "payments")) {
                paid += minor(payment, "authorizedAmount");
                tips += minor(payment, "paymentTip");
            }
        }
        EXPECT_EQ(sum, wanted);
        const Tree summary =
            get(in_store + "saleSummaryReport" + dates + "&isIncludedCategory=true");
        for (const Tree& row : summary.elements) {
            const Totals of_sale = totals_of_summary(row);
            of_summary += of_sale;
            Totals of_categories;
            for (const Tree& one : list_of(row, "categories"))
                of_categories += totals_of_summary(one);
            EXPECT_EQ(of_categories, of_sale) << print(row);
        }
        EXPECT_EQ(of_summary, wanted);
        expect_payments_are(paid, tips, in_store, dates);
    }
    // The file of lines adds up to the file of sales, sale by sale.
    void expect_files_add_up(const std::string& in_store, const std::string& dates) {
        const auto totals_in = [&](const std::string& key, const std::string& form) {
            std::map<std::string, Totals> totals;
            const std::string target =
                in_store + "getsale" + dates + "&format=csv&rows=" + form + "&fields=" + key +
                ",netSales,grossAmount,totalTaxAmount,grossReceipt,discounts";
            const auto answer = app_.call("GET", target, tenant_.key);
            EXPECT_EQ(answer.status, 200) << answer.body;
            auto rows = base::read_csv(answer.body, "getsale.csv");
            for (const base::CsvRow& row : std::span(rows).subspan(1)) {
                const auto amount = [&](std::size_t cell) {
                    return schema::parse_decimal(row.cells.at(cell).text, 2).value();
                };
                totals[row.cells.at(0).text] +=
                    Totals{amount(2), amount(4), amount(1), amount(3), amount(5)};
            }
            return totals;
        };
        const auto of_sales = totals_in("id", "sales");
        auto of_lines = totals_in("saleId", "lines");
        for (const auto& [sale, totals] : of_sales) EXPECT_EQ(of_lines[sale], totals) << sale;
        EXPECT_EQ(of_lines.size(), of_sales.size());  // one without lines comes to nothing
        Totals sum;
        for (const auto& [sale, totals] : of_sales) sum += totals;
        EXPECT_EQ(sum, sale_report(in_store + "saleReport" + dates));
    }

    // A filter leaves the sales that show what it asks for, and nothing else is different.
    void expect_sale_filters_hold(const std::string& in_store, const std::string& dates) {
        const std::vector<Tree> all = list_of(get(in_store + "getsale" + dates), "sales");
        const auto expect_those = [&](const std::map<std::string, std::string>& wanted) {
            std::string path = in_store + "getsale" + dates;
            for (const auto& [name, value] : wanted) path += '&' + name + '=' + value;
            std::vector<std::string> left, found;
            for (const Tree& sale : all)
                if (std::ranges::all_of(wanted, [&](const auto& one) {
                        return words_of(sale, one.first) == one.second;
                    }))
                    left.push_back(print(sale));
            const Tree answer = get(path);
            for (const Tree& sale : list_of(answer, "sales")) found.push_back(print(sale));
            EXPECT_EQ(found, left) << path;
        };
        constexpr std::string_view filters[] = {"status", "ticketNo", "customer", "checkID",
                                                "uniqueOrderID"};
        for (const Tree& sale : all) {
            std::map<std::string, std::string> both;
            for (const std::string_view filter : filters) {
                const std::string value(words_of(sale, filter));
                if (value.empty()) continue;
                expect_those({{std::string(filter), value}});
                if (one_in(2)) both.emplace(filter, value);
            }
            expect_those(both);
        }
        expect_those({{"checkID", "nobody"}});
    }
    static Totals totals_of_summary(const Tree& row) {
        return {decimal(row, "totalGrossAmount"), decimal(row, "grossReceipt"),
                decimal(row, "netSales"), decimal(row, "totalTaxAmount"),
                decimal(row, "discounts")};
    }
    void expect_payments_are(std::int64_t paid, std::int64_t tips, const std::string& in_store,
                             const std::string& dates) {
        const Tree transactions = get(in_store + "transactionReport" + dates);
        EXPECT_EQ(decimal(transactions.elements.back(), "amount"), paid);
        EXPECT_EQ(decimal(transactions.elements.back(), "tip"), tips);
        const Tree recap = get(in_store + "dayRecap" + dates);
        EXPECT_EQ(minor(recap, "tips"), tips);
        std::int64_t of_tenders = 0;
        for (const Tree& tender : list_of(recap, "tenders")) of_tenders += minor(tender, "amount");
        EXPECT_EQ(of_tenders, paid);
        EXPECT_EQ(minor(recap, "grossReceipt"),
                  of_tenders + minor(recap, "unpaidAmount") - minor(recap, "overpaidAmount"));
    }
    void expect_filters_hold(const std::string& store, const std::string& dates) {
        const std::string path = "/v1/svc/store/" + store + "/saleReport" + dates;
        expect_rows_hold(path, "DEPARTMENT", "selectedDepID", {"MENUITEM", "DAY", "HOUR"});
        expect_rows_hold(path, "MENUITEM", "selectedItemId", {"CATEGORY", "SERVICETYPE"});
        expect_rows_hold(path, "EMPLOYEE", "selectedEmployee", {"DEPARTMENT", "MENUITEM"});
    }
    void expect_account_is_sum(const std::string& dates) {
        Totals sum;
        for (const std::string& store : stores_)
            sum += sale_report("/v1/svc/store/" + store + "/saleReport" + dates);
        const std::string path = "/v1/svc/account/" + tenant_.account + "/saleReport" + dates;
        for (const std::string_view type : {"DEPARTMENT", "MENUITEM", "EMPLOYEE", "DAY"})
            EXPECT_EQ(sale_report(path + "&type=" + std::string(type)), sum) << type;
    }
    // The first page says the same of the current business date, and its hours add up.
    void expect_today_is(const std::string& store) {
        const std::string in_store = "/v1/svc/store/" + store + '/';
        const Tree today = get(in_store + "today");
        const Tree* const net = today.find("figures")->find("netSales");
        const Tree daily = get(in_store + "dailyTotals?dateOption=T");
        EXPECT_EQ(minor(*net, "now"), sale_report(in_store + "saleReport?dateOption=T").net);
        EXPECT_EQ(minor(*net, "now"), minor(*daily.find("total"), "netSales"));
        EXPECT_EQ(minor(*today.find("figures")->find("sales"), "now"),
                  minor(*daily.find("total"), "checks"));
        std::int64_t now = 0, then = 0;
        for (const Tree& hour : list_of(today, "hours")) {
            now += minor(hour, "netSales");
            then += minor(hour, "then");
        }
        EXPECT_EQ(now, minor(*net, "now"));
        EXPECT_EQ(then, minor(*net, "then"));
    }
    std::string some_dates(std::int64_t begin_ms) {
        const std::int64_t first = begin_ms / day_ms - 1 + below(4);
        const std::int64_t last = first + below(world_.clock.now_ms() / day_ms - first + 3);
        return "?dateOption=DR&fromDate=" + iso(first) + "&toDate=" + iso(last);
    }
    static std::string iso(std::int64_t day) {
        return domain::iso_text(domain::Day(date::days(day)));
    }

    void play(std::uint64_t seed) {
        SCOPED_TRACE("COMANDA_SEED=" + std::to_string(seed));
        random_.seed(seed);
        seed_ = seed;
        orders_.clear();
        const std::int64_t begin_ms = world_.clock.now_ms();
        for (int i = 0; i < 12; ++i) step();
        const std::string dates = some_dates(begin_ms);
        for (const std::string& store : stores_) expect_reconciled(store, dates);
        expect_today_is(stores_[seed % 3]);
        if (seed % 4 == 0) expect_filters_hold(stores_[seed / 4 % 2], dates);
        if (seed % 4 == 1) expect_account_is_sum(dates);
        const std::string some_store = "/v1/svc/store/" + stores_[seed % 3] + '/';
        if (seed % 4 == 2) expect_sale_filters_hold(some_store, dates);
        if (seed % 4 == 3) expect_files_add_up(some_store, dates);
    }

    support::FixedWorld world_{16};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_ = app_.make_tenant("reconciled");
    std::vector<std::string> stores_{};
    std::vector<std::string> items_{};  // of the last store
    std::string exempt_{};
    std::vector<std::pair<std::string, std::string>> orders_{};  // stores and ids
    std::mt19937_64 random_{};
    std::uint64_t seed_ = 0;
};

TEST_P(Reconciliation, HoldsAfterAnySequence) {
    if (const char* seed = std::getenv("COMANDA_SEED"))
        return play(std::strtoull(seed, nullptr, 10));
    const bool is_long = std::getenv("COMANDA_LONG") != nullptr;
    const std::uint64_t sequences =
        GetParam() == storage::Engine::sqlite ? (is_long ? 5'000 : 200) : (is_long ? 1'000 : 20);
    for (std::uint64_t seed = 1; seed <= sequences && !HasFailure(); ++seed) play(seed);
    EXPECT_EQ(app_.find_faults(), "");
    for (const std::string& store : stores_) {  // so that nothing was compared with nothing
        const Totals all =
            sale_report("/v1/svc/store/" + store + "/saleReport?dateOption=LND&numberOfDay=3660");
        EXPECT_GT(std::min({all.gross, all.receipt, all.net, all.tax, all.discount}), 0);
    }
}

TEST_P(Reconciliation, TagsStayUntilASaleOfTheirDaysChanges) {
    const std::string& store = stores_.front();
    const auto dated = [&] { return iso((world_.clock.now_ms() + 5 * hour_ms) / day_ms); };
    const std::string report = "/v1/svc/store/" + store + "/saleReport";
    const std::string of_day = report + "?dateOption=SD&specificDate=" + dated();
    const auto tag_of = [&](const std::string& path) {
        return app_.call("GET", path, tenant_.key).headers["ETag"];
    };
    const auto status = [&](const std::string& path, const std::string& tag) {
        return app_.call("GET", path, tenant_.key, {}, {{"If-None-Match", tag}}).status;
    };
    send_check(store, "first", "CLOSED", false);
    const std::string tag = tag_of(of_day), today = tag_of(report),
                      week = tag_of(report + "?dateOption=L7D");
    EXPECT_EQ(status(of_day, tag), 304);
    EXPECT_EQ(status(report, today), 304);

    world_.clock.set(world_.clock.now_ms() + day_ms);  // the next business date
    EXPECT_EQ(status(of_day, tag), 304);
    EXPECT_EQ(status(report, today), 200);
    EXPECT_EQ(status(report + "?dateOption=L7D", week), 200);
    const std::string yesterday = tag_of(report + "?dateOption=Y");
    send_check(store, "second", "CLOSED", false);
    app_.make_record({tenant_.account, store, tenant_.key}, kinds::department);
    EXPECT_EQ(status(of_day, tag), 304);
    EXPECT_EQ(status(report + "?dateOption=Y", yesterday), 304);

    send_check(store, "first", "VOID", true);  // of the day before
    EXPECT_EQ(status(of_day, tag), 200);
    EXPECT_EQ(status(report + "?dateOption=Y", yesterday), 200);
    EXPECT_EQ(sale_report(of_day), Totals());
}

INSTANTIATE_TEST_SUITE_P(On, Reconciliation, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
