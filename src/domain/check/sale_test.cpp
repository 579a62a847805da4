#include "domain/check/sale.hpp"

#include "domain/check/amounts.hpp"
#include "domain/check/examples.hpp"
#include "domain/wild_examples.hpp"

#include <gtest/gtest.h>

namespace domain {
namespace {

using testing::check_of;

constexpr std::int64_t arrived_ms = 1'777'629'600'000;  // 2026-05-01, 12:00 in Berlin
constexpr std::int64_t minute_ms = 60'000;

CheckSale sale_from(std::string_view data, std::string_view head = "{}") {
    CheckSale made =
        sale_of(check_of(data, head), 2, arrived_ms, *date::locate_zone("Europe/Berlin"));
    EXPECT_NO_THROW(settled(made.sale));
    EXPECT_EQ(opened_at(check_of(data, head), arrived_ms, *date::locate_zone("Europe/Berlin")),
              made.sale.opened_ms);
    return made;
}

std::string warnings_of(const CheckSale& sale) {
    std::string all;
    for (const std::string& warning : sale.warnings) all += warning + '\n';
    return all;
}

// Key, gross, discount, inclusive and exclusive tax of each line.
std::string lines_of(const CheckSale& made) {
    std::string all;
    for (const SaleLine& line : made.sale.lines) {
        const Figures figures = figures_of(line);
        all += line.key + (line.is_void ? " void" : "");
        for (const Minor amount :
             {figures.gross, figures.discount, figures.inclusive_tax, figures.exclusive_tax})
            all += ' ' + std::to_string(amount);
        all += '\n';
    }
    return all;
}

std::string payments_of(const CheckSale& made) {
    std::string all;
    for (const SalePayment& one : made.sale.payments)
        all += one.key + ' ' + one.method + ' ' + std::to_string(one.amount) + ' ' +
               std::to_string(one.tip) + '\n';
    return all;
}

TEST(SaleOfCheck, TakesIdAndNameFromBothPlacesWhereTheyAreOfTheSame) {
    const auto floor = [](std::string_view data, std::string_view head) {
        return sale_from(data, head).sale.floor;
    };
    EXPECT_EQ(floor(R"({"floorName":"Hall"})", R"({"floorID":"f"})"), (Named{"f", "Hall"}));
    EXPECT_EQ(floor(R"({"floorName":"Hall"})", R"({"floorID":"f","floorName":"Hall"})"),
              (Named{"f", "Hall"}));
    EXPECT_EQ(floor(R"({"floorName":"Hall"})", R"({"floorID":"f","floorName":"Bar"})"),
              (Named{"", "Hall"}));
    EXPECT_EQ(floor(R"({"floorId":"f"})", R"({"floorName":"Hall"})"), (Named{"f", "Hall"}));
    EXPECT_EQ(floor(R"({"floorId":"f"})", R"({"floorID":"f","floorName":"Hall"})"),
              (Named{"f", "Hall"}));
    EXPECT_EQ(floor(R"({"floorId":"f"})", R"({"floorID":"g","floorName":"Bar"})"),
              (Named{"f", ""}));
}

TEST(SaleOfCheck, TellsWhoWhereAndWhat) {
    const CheckSale made = sale_from(
        R"({"ticketNo":17,"checkNo":"9","service":"TABLESERVICE","customer":{"id":"c1","name":"Ann"},
            "guestCount":"4","openByEmpId":"e1","openEmployeeName":"Eve","floorId":"f1","floorName":"Hall",
            "seats":[{"tableName":"T2"},{"tableName":"T1","orders":[
              {"orderUniqueId":"a","menuId":"m1","menuName":"Soup","quantity":2,"price":500,"department":"d1",
               "departmentName":"Food","category":{"_id":"k1","name":"Soups"},"subCategory":7,"orderDate":"01-May-2026 11:30",
               "optionalModifiers":[{"id":"x","name":"Big","price":20,"quantity":2},{"modifierId":"y","totalPrice":5,"price":1}],
               "includedModifiers":[{"name":"Bread"}]}]}]})",
        R"({"employeeID":"e2","employeeName":"Max"})");
    const Sale& sale = made.sale;
    EXPECT_EQ(warnings_of(made), "");
    EXPECT_EQ(sale.source, "check");
    EXPECT_EQ(sale.ticket_no, "17");
    EXPECT_EQ(sale.service_type, "TABLESERVICE");
    EXPECT_EQ(sale.table, "T2");
    EXPECT_EQ(sale.guests, 4);
    EXPECT_EQ(sale.customer, (Named{"c1", "Ann"}));
    EXPECT_EQ(sale.employee, (Named{"e1", "Eve"}));
    EXPECT_EQ(sale.closed_by, (Named{"e2", "Max"}));
    EXPECT_EQ(sale.floor, (Named{"f1", "Hall"}));
    ASSERT_EQ(sale.lines.size(), 1u);
    const SaleLine& line = sale.lines[0];
    EXPECT_EQ(line.key, "a");
    EXPECT_EQ(line.item, (Named{"m1", "Soup"}));
    EXPECT_EQ(line.department, (Named{"d1", "Food"}));
    EXPECT_EQ(line.category, (Named{"k1", "Soups"}));
    EXPECT_EQ(line.subcategory, (Named{"7", ""}));
    EXPECT_EQ(line.quantity, 2);
    EXPECT_EQ(line.unit_price, 500);
    EXPECT_EQ(line.at_ms, 0);
    ASSERT_EQ(line.modifiers.size(), 3u);
    EXPECT_EQ(line.modifiers[0], (SaleModifier{.modifier = {"", "Bread"}, .quantity = 2}));
    EXPECT_EQ(line.modifiers[1],
              (SaleModifier{.modifier = {"x", "Big"}, .quantity = 4, .gross = 80}));
    EXPECT_EQ(line.modifiers[2], (SaleModifier{.modifier = {"y", ""}, .quantity = 2, .gross = 5}));
    EXPECT_EQ(made.total, 1'000);
    EXPECT_EQ(made.earning, 1'000);
}

TEST(SaleOfCheck, TakesWhatTheHeadSaysWhereTheCheckSaysNothing) {
    const CheckSale made = sale_from(
        R"({"saleCloseEmployee":"e3"})",
        R"({"tableID":"t","floorID":"f","checkNo":5,"employeeID":"e2","customerName":"Ann","guestCount":3})");
    EXPECT_EQ(made.sale.table, "t");
    EXPECT_EQ(sale_from(R"({"tableNo":"u"})", R"({"tableID":"t"})").sale.table, "u");
    EXPECT_EQ(made.sale.floor, (Named{"f", ""}));
    EXPECT_EQ(made.sale.ticket_no, "5");
    EXPECT_EQ(made.sale.employee, (Named{"e2", ""}));
    EXPECT_EQ(made.sale.closed_by, (Named{"e3", ""}));
    EXPECT_EQ(made.sale.customer, (Named{"", "Ann"}));
    EXPECT_EQ(made.sale.guests, 3);
}

TEST(SaleOfCheck, TellsWhatIsSeldomRightWhenItIsClosed) {
    const std::string soup = R"("orders":[{"orderUniqueId":"a","price":700}])",
                      gone = R"("orders":[{"orderUniqueId":"a","price":700,"isVoid":true}])",
                      bottles = R"("orders":[{"orderUniqueId":"a","price":-50}])";
    const auto cash = [](int amount) {
        return R"({"paymentMethod":"Cash","amount":)" + std::to_string(amount) + "}";
    };
    const auto card = [](int amount) {
        return R"({"paymentMethod":"Visa","amount":)" + std::to_string(amount) + "}";
    };
    const auto told = [](const std::string& members, const std::string& payments,
                         const std::string& status = "CLOSED") {
        return warnings_of(sale_from(R"({"status":")" + status + "\"," + members +
                                     R"(,"payments":[)" + payments + "]}"));
    };
    const std::string none = "seats: the check was closed without lines\n";
    EXPECT_EQ(told(soup, card(700)), "");
    EXPECT_EQ(told(soup, card(500)), "");
    EXPECT_EQ(told(soup, cash(5'000)),
              "payments: 43.00 more than the total of the check; counted as change\n");
    EXPECT_EQ(told(soup, card(5'000)),
              "payments: 43.00 more than the total of the check, and not in cash\n");
    EXPECT_EQ(told(soup, cash(100) + ',' + card(5'000)),
              "payments: 1.00 more than the total of the check; counted as change\n"
              "payments: 43.00 more than the total of the check, and not in cash\n");
    EXPECT_EQ(told(soup, R"({"amount":800,"tip":100})"), "");
    EXPECT_EQ(told(R"("orders":[])", ""), none);
    EXPECT_EQ(told(R"("orders":[])", cash(5'000)),
              "payments: 50.00 was taken and nothing was sold\n" + none);
    EXPECT_EQ(told(gone, card(700)), "payments: 7.00 was taken and nothing was sold\n");
    EXPECT_EQ(told(gone, ""), "");
    EXPECT_EQ(told(bottles, ""), "");
    EXPECT_EQ(told(bottles, card(-50)), "");
    EXPECT_EQ(told(bottles, card(10)),
              "payments: 0.60 more than the total of the check, and not in cash\n");
    for (const char* status : {"ACTIVE", "VOID"})
        EXPECT_EQ(told(R"("orders":[])", cash(5'000), status), "");
}

TEST(SaleOfCheck, BelievesTimesNearTheArrival) {
    struct Case {
        const char* data;
        std::int64_t opened_minutes, closed_minutes;  // after the arrival
        const char* warnings;
    };
    const auto at = [](std::int64_t minutes) {
        return std::to_string(arrived_ms + minutes * minute_ms);
    };
    const std::string numbers = R"({"saleOpenDate":)" + at(-60) + R"(,"saleCloseDate":")" + at(10) +
                                R"(","lastUpdateInMillisec":1})";
    const std::string late =
        R"({"saleOpenDate":)" + at(5) + R"(,"lastUpdateInMillisec":)" + at(11) + "}";
    const std::string future =
        R"({"saleCloseDate":)" + at(11) + R"(,"lastUpdateInMillisec":)" + at(-5) + "}";
    const std::string old = R"({"saleOpenDate":)" + at(-366 * 24 * 60 - 1) +
                            R"(,"lastUpdateInMillisec":)" + at(-5) + "}";
    const char* const no_update = "lastUpdateInMillisec is not a time near that of its arrival\n";
    const char* const no_opening = "saleOpenDate is not a time near that of its arrival\n";
    for (const Case& one :
         {Case{"{}", 0, 0, ""}, Case{numbers.c_str(), -60, 10, ""},
          Case{R"({"saleOpenDate":"01-May-2026 11:00","saleCloseDate":"2026-05-01T09:30:00Z"})",
               -60, -30, ""},
          Case{R"({"saleOpenDate":"01-May-2026 11:00","saleCloseDate":"01-May-2026 10:59"})", -60,
               0, "saleCloseDate is before saleOpenDate; the time of arrival is used\n"},
          Case{future.c_str(), 0, 0, "saleCloseDate is not a time near that of its arrival\n"},
          Case{late.c_str(), 0, 0, no_update}, Case{old.c_str(), -5, -5, no_opening},
          Case{R"({"saleOpenDate":"soon","saleCloseDate":null})", 0, 0, no_opening},
          Case{R"({"lastUpdateInMillisec":0})", 0, 0, no_update},
          Case{R"({"lastUpdateInMillisec":9223372036854775807})", 0, 0, no_update}}) {
        const CheckSale made = sale_from(one.data);
        EXPECT_EQ(made.sale.opened_ms, arrived_ms + one.opened_minutes * minute_ms) << one.data;
        EXPECT_EQ(made.sale.closed_ms, arrived_ms + one.closed_minutes * minute_ms) << one.data;
        EXPECT_EQ(warnings_of(made), one.warnings) << one.data;
    }
}

TEST(SaleOfCheck, KnowsWhenALineWasOrdered) {
    const CheckSale made = sale_from(
        R"({"saleOpenDate":"01-May-2026 11:00","orders":[{"orderDate":"01-May-2026 11:30"},
            {"orderDate":"01-May-2026 10:59"},{"orderDate":"01-May-2026 12:01"},{"orderTime":"18:30"}]})");
    ASSERT_EQ(made.sale.lines.size(), 4u);
    EXPECT_EQ(made.sale.lines[0].at_ms, arrived_ms - 30 * minute_ms);
    for (std::size_t i = 1; i < 4; ++i) EXPECT_EQ(made.sale.lines[i].at_ms, 0);
}

TEST(SaleOfCheck, ListsVoidLines) {
    const CheckSale made = sale_from(
        R"({"orders":[{"orderUniqueId":"a","price":500,"isVoid":"TRUE","voidReason":"cold","voidByEmployee":"Eve"},
            {"orderUniqueId":"a","price":300,"voidReason":"none"}]})");
    EXPECT_EQ(lines_of(made), "a void 0 0 0 0\na\n2 300 0 0 0\n");
    EXPECT_EQ(made.sale.lines[0].void_reason, "cold");
    EXPECT_EQ(made.sale.lines[0].void_by, "Eve");
    EXPECT_EQ(made.sale.lines[1].void_reason, "");
    EXPECT_EQ(made.total, 300);
}

TEST(SaleOfCheck, SharesWhatStandsOnNoLine) {
    const CheckSale made = sale_from(
        R"({"orders":[{"orderUniqueId":"a","totalPrice":2000},{"orderUniqueId":"b","totalPrice":1000,
             "taxes":[{"id":"v","taxRate":10000,"taxAmount":91,"inclusive":true}]}],
            "discounts":[{"id":"ten","discountAmount":300,"reason":"regular"}],
            "taxes":[{"id":"c","taxAmount":31},{"id":"v","taxRate":10000,"taxAmount":91,"inclusive":true}],"totalAmount":2731})");
    EXPECT_EQ(lines_of(made), "a 2000 200 0 21\nb 1000 100 91 10\n");
    EXPECT_EQ(warnings_of(made), "");
    EXPECT_EQ(made.sale.lines[1].discounts[0].tax_share, 9);
    EXPECT_EQ(made.sale.lines[0].taxes[0].base + made.sale.lines[1].taxes[1].base, 2'909);
    EXPECT_EQ(made.earning, 2'609);
    EXPECT_EQ(made.total, 2'731);
}

TEST(SaleOfCheck, SharesAlsoWithoutALine) {
    const CheckSale made = sale_from(
        R"({"orders":[{"orderUniqueId":"shared","price":5,"isVoid":true}],"discounts":[{"discountAmount":30}]})");
    EXPECT_EQ(lines_of(made), "shared void 0 0 0 0\nshared* 0 30 0 0\n");
    EXPECT_EQ(made.earning, 0);
    EXPECT_EQ(lines_of(sale_from(R"({"taxes":[{"taxAmount":7}]})")), "shared 0 0 0 7\n");
}

TEST(SaleOfCheck, HasLinesForChargesAndForWhatDiffers) {
    const CheckSale charged = sale_from(
        R"({"orders":[{"orderUniqueId":"serviceCharge","totalPrice":1000}],"serviceCharge":100,"totalAmount":1100})");
    EXPECT_EQ(lines_of(charged), "serviceCharge 1000 0 0 0\nserviceCharge* 100 0 0 0\n");
    EXPECT_EQ(charged.sale.lines[1].item, (Named{"", "Service charge"}));
    EXPECT_EQ(charged.earning, 1'000);
    EXPECT_EQ(warnings_of(charged), "");
    const CheckSale differs =
        sale_from(R"({"orders":[{"orderUniqueId":"a","totalPrice":1000}],"totalAmount":990})");
    EXPECT_EQ(lines_of(differs), "a 1000 0 0 0\ndifference -10 0 0 0\n");
    EXPECT_EQ(warnings_of(differs),
              "totalAmount differs from the lines; a line \"Difference\" is added\n");
    EXPECT_EQ(differs.total, 990);
}

TEST(SaleOfCheck, ReadsPayments) {
    const std::string lines = R"({"orders":[{"totalPrice":1000}],)";
    const auto paid = [&](const std::string& rest) {
        const CheckSale made = sale_from(lines + rest + "}");
        return payments_of(made) + std::to_string(made.paid) + (is_covered(made) ? " covered" : "");
    };
    EXPECT_EQ(paid(R"("payments":[{"id":"p","paymentMethod":"Visa","amount":600,"tip":50},
                                  {"id":"q","authorizedAmount":300},{"id":"r","amount":900,"isVoid":true}])"),
              "p Visa 600 50\nq  300 0\n900");
    EXPECT_EQ(paid(R"("paidAmount":1000)"), "paid  1000 0\n1000 covered");
    EXPECT_EQ(paid(R"("paidAmount":0)"), "0");
    EXPECT_EQ(paid(R"("payments":[{"id":"p","paymentMethod":"Cash","amount":2000}])"),
              "p Cash 1000 0\n2000 covered");
    // The tip is in what was paid; in the total; in both; or beside the payments.
    EXPECT_EQ(paid(R"("payments":[{"id":"p","paymentMethod":"Cash","amount":1100,"tip":100}])"),
              "p Cash 1000 100\n1100 covered");
    EXPECT_EQ(paid(R"("payments":[{"id":"p","amount":1000,"tip":100}],"totalAmount":1100)"),
              "p  1000 100\n1100 covered");
    EXPECT_EQ(paid(R"("payments":[{"id":"p","amount":1100,"tip":100}],"totalAmount":1100)"),
              "p  1000 100\n1100 covered");
    EXPECT_EQ(paid(R"("payments":[{"id":"p","amount":1000}],"tips":"80")"),
              "p  1000 80\n1000 covered");
    EXPECT_EQ(paid(R"("tips":80)"), "0");
}

TEST(SaleOfCheck, WarnsOfWhatItCannotRead) {
    EXPECT_EQ(
        warnings_of(sale_from(
            R"({"guestCount":-1,"orders":[{"price":"x"}],"payments":[{"id":"p","amount":"y"}]})")),
        "amount is not an amount\nguestCount is not a number of guests\nprice is not an amount\n");
    EXPECT_EQ(sale_from(R"({"guestCount":100001})").sale.guests, 0);
    EXPECT_EQ(sale_from(R"({"guestCount":"some"})").sale.guests, 0);
}

TEST(SaleOfCheck, TellsTooManyPartsTogether) {
    std::string taxes, discounts, modifiers;
    for (int i = 0; i < 300; ++i) {
        const std::string id = std::string(i ? "," : "") + R"({"id":")" + std::to_string(i) + '"';
        taxes += id + R"(,"taxAmount":1,"inclusive":)" + (i % 2 ? "true}" : "false}");
        discounts += id + R"(,"discountAmount":2})";
        modifiers += id + R"(,"price":1,"quantity":99999999999})";
    }
    const CheckSale made = sale_from(
        R"({"orders":[{"orderUniqueId":"a","totalPrice":9000,"quantity":9,"taxes":[)" + taxes +
        R"(],"discounts":[)" + discounts + R"(],"optionalModifiers":[)" + modifiers + "]}]}");
    EXPECT_EQ(lines_of(made), "a 9000 600 150 150\n");
    const SaleLine& line = made.sale.lines[0];
    EXPECT_EQ(line.taxes.size(), 52u);
    EXPECT_EQ(line.discounts.size(), 51u);
    EXPECT_EQ(line.discounts.back().discount, (Named{"", "Others"}));
    EXPECT_EQ(line.modifiers.size(), 200u);
    EXPECT_EQ(line.modifiers[0].quantity, quantity_max);
}

// A check as a good device sends it.
schema::Tree random_check(testing::Random& random) {
    using testing::Tree;
    const auto entries = [&](const char* amount, std::int64_t most, Minor amount_max) {
        Tree list = Tree::list();
        for (auto i = random.below(most); i > 0; --i) {
            Tree one = Tree::object();
            one.set("id", Tree::of("t" + std::to_string(random.below(3))));
            one.set(amount, Tree::of(random.below(amount_max)));
            one.set("taxRate", Tree::of(std::int64_t{8'000}));
            one.set("inclusive", Tree::of_flag(random.one_in(2)));
            list.elements.push_back(std::move(one));
        }
        return list;
    };
    const auto lines = [&](const std::string& seat) {
        Tree list = Tree::list();
        for (auto i = random.below(5); i > 0; --i) {
            Tree line = Tree::object();
            line.set("orderUniqueId", Tree::of(seat + std::to_string(i)));
            line.set(random.one_in(2) ? "price" : "totalPrice", Tree::of(random.below(3'000)));
            line.set("quantity", Tree::of(1 + random.below(4)));
            line.set("isVoid", Tree::of_flag(random.one_in(6)));
            line.set("taxes", entries("taxAmount", 3, 200));
            line.set("discounts", entries("discountAmount", 2, 300));
            list.elements.push_back(std::move(line));
        }
        return list;
    };
    Tree check = Tree::object(), seats = Tree::list();
    for (auto i = random.below(4); i > 0; --i) {
        Tree seat = Tree::object();
        seat.set("orders", lines("s" + std::to_string(i) + "-"));
        seats.elements.push_back(std::move(seat));
    }
    check.set("seats", std::move(seats));
    if (random.one_in(3)) check.set("orders", lines(""));
    if (random.one_in(3)) check.set("taxes", entries("taxAmount", 4, 300));
    if (random.one_in(3)) check.set("discounts", entries("discountAmount", 3, 300));
    if (random.one_in(4)) check.set("serviceCharge", Tree::of(1 + random.below(300)));
    check.set("payments", entries("amount", 3, 4'000));
    return check;
}

Minor amount_in(const schema::Tree& owner, const char* name) {
    return schema::whole_of(owner, name).value();
}

TEST(SaleOfCheck, HasSeatsThatAddUpToTheCheck) {
    testing::Random random(14);
    for (int i = 0; i < 200; ++i) {
        schema::Tree check = random_check(random);
        for (const char* name : {"orders", "taxes", "discounts", "serviceCharge"})
            check.remove(name);
        reckon_amounts(check, 2);
        for (const char* name :
             {"totalAmount", "totalGrossAmount", "totalTaxAmount", "totalSaleAmount", "netSales"}) {
            Minor of_seats = 0;
            for (const schema::Tree& seat : list_in(check, "seats"))
                of_seats += amount_in(seat, name);
            EXPECT_EQ(of_seats, amount_in(check, name)) << name;
        }
    }
}

// The seven amounts say what the sale comes to, to the minor unit, and reckoning them once more
// changes nothing.
TEST(SaleOfCheck, AgreesWithTheAmountsOfTheCheck) {
    testing::Random random(15);
    const auto& zone = *date::locate_zone("Europe/Berlin");
    for (int i = 0; i < 800; ++i) {
        schema::Tree check =
            random.one_in(3) ? testing::WildTree(random).object() : random_check(random);
        // What stands on no line is told by what the check says that it comes to.
        if (random.one_in(4)) check.set("totalAmount", schema::Tree::of(random.below(9'000)));
        reckon_amounts(check, 2);
        const std::string once = print(check);
        reckon_amounts(check, 2);
        ASSERT_EQ(print(check), once);
        const CheckSale made =
            sale_of(read_check(schema::Tree::object(), check), 2, arrived_ms, zone);
        const Figures figures = figures_of(settled(made.sale));
        ASSERT_EQ(figures.sale_amount(), amount_in(check, "totalAmount")) << once;
        ASSERT_EQ(figures.gross, amount_in(check, "totalGrossAmount")) << once;
        ASSERT_EQ(figures.tax(), amount_in(check, "totalTaxAmount")) << once;
        ASSERT_EQ(figures.net_sales(), amount_in(check, "netSales")) << once;
        ASSERT_EQ(made.total, figures.sale_amount());
    }
}

TEST(SaleOfCheck, ComesToWhatTheCheckSays) {
    testing::Random random(16);
    const auto& zone = *date::locate_zone("Europe/Berlin");
    for (int i = 0; i < 800; ++i) {
        schema::Tree check =
            random.one_in(2) ? testing::WildTree(random).object() : random_check(random);
        check.remove("totalAmountStr");
        check.set("totalAmount", schema::Tree::of(random.below(9'000)));
        const CheckSale made =
            sale_of(read_check(testing::WildTree(random).object(), check), 2, arrived_ms, zone);
        const Sale sale = settled(made.sale);
        const Minor tips = tips_of(sale), amount = figures_of(sale).sale_amount();
        ASSERT_TRUE(amount == made.total || amount + tips == made.total) << print(check);
        ASSERT_LE(sale.opened_ms, sale.closed_ms);
        ASSERT_GE(made.earning, 0);
    }
}

}  // namespace
}  // namespace domain
