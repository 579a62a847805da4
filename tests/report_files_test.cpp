// Reports as files, read back by another program: cell by cell the same as their JSON.
#include "api/router.hpp"
#include "app/routes.hpp"
#include "features/records/create.hpp"
#include "support/app_fixture.hpp"
#include "support/fixed_world.hpp"
#include "support/process.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

namespace {

// Further questions than the plain one that every report is asked.
const std::multimap<std::string_view, std::string_view> further{
    {"getSaleReport", "type=MENUITEM"},
    {"getSaleReport", "type=EMPLOYEE&fields=name,netSalesStr,percentage"},
    {"getSaleSummaryReport", "isIncludedCategory=true"},
    {"getDiscountReport", "selectedReportType=By+Employee"},
    {"getTransactionReport", "tenderOption=By+Day"},
};

// What a spreadsheet or a careless reader would take for something else.
constexpr std::string_view names[] = {"Soup", "=1+1",      "-Lime, \\\"fresh\\\"",
                                      "@cmd", "Crème\\n☕", "'=x"};

class ReportFiles : public testing::TestWithParam<storage::Engine> {
protected:
    void SetUp() override {
        world_.clock.set(1'793'000'000'000);  // 2026-10-26
        tenant_ = app_.make_tenant("Files");
        app_.database().write_now([&](storage::Transaction& tx) {
            features::records::create_store(tx, app_.world(), app_.rules(), tenant_.account,
                                            dinars_, "Dinars", "Asia/Kuwait", "KWD", "test");
        });
    }

    void close_check(const std::string& store, int number, std::string_view status) {
        std::string lines;
        for (const std::string_view name : names)
            lines += (lines.empty() ? "" : ",") + (R"({"orderUniqueId":")" + std::string(name)) +
                     R"(","menuId":"m","menuName":")" + std::string(name) +
                     R"(","quantity":3,"price":1005,"totalPrice":3015,"departmentName":")" +
                     std::string(name) + R"(","department":")" + std::string(name) +
                     R"(","discounts":[{"id":"d","name":"-10%","discountAmount":315}],"taxes":[)"
                     R"({"id":"t","name":"VAT","taxRate":8875,"taxAmount":221}]})";
        const auto answer = app_.call(
            "POST", "/v1/sync/store/" + store + "/addOrUpdateCheck", tenant_.key,
            R"({"checkID":"c)" + std::to_string(number) + R"(","node":"n","data":{"status":")" +
                std::string(status) +
                R"(","guestCount":2,"openByEmpId":"e","openEmployeeName":"+1 Ada","customerName":)"
                R"("=HYPERLINK","seats":[{"id":"1","orders":[)" +
                lines +
                R"(]}],"payments":[{"id":"p","paymentMethod":"Visa","amount":17526,)"
                R"("tip":105}]}})");
        ASSERT_EQ(answer.status, 200) << answer.body;
        sale_ = support::text_member(answer.body, "saleId");
    }

    void place_order(const std::string& store) {
        const auto answer = app_.call(
            "POST", "/v1/online-order/store/" + store + "/saveWebOrder", tenant_.key,
            R"({"orderDetails":[{"miName":"=1+1","quantity":1,"itemPrice":1005}],"deliveryDetail":)"
            R"([{"deliveryType":"=Pickup"}]})");
        ASSERT_EQ(answer.status, 200) << answer.body;
    }

    // Every path of reports, with a store, the account or a sale in it.
    void fetch_all() {
        for (const api::Route& route : app::routes()) {
            if (route.operation.pace.lane != api::reports) continue;
            const std::string id(route.operation.id);
            fetch(id, path_of(route, tenant_.store), "");
            fetch(id + "Dinars", path_of(route, dinars_), "");
            if (id == "getSales") fetch(id + "Lines", path_of(route, dinars_), "", "rows=lines");
            const auto [begin, end] = further.equal_range(route.operation.id);
            for (auto one = begin; one != end; ++one)
                fetch(id + std::to_string(std::distance(begin, one)), path_of(route, tenant_.store),
                      std::string(one->second));
        }
    }
    std::string path_of(const api::Route& route, const std::string& store) const {
        const base::Settings settings;
        std::string path = api::Router::spelled_out(route.paths.front(), settings.segment).front();
        const auto fill = [&](std::string_view capture, const std::string& text) {
            const std::size_t at = path.find(capture);
            if (at != path.npos) path.replace(at, capture.size(), text);
        };
        fill("{store}", store);
        fill("{account}", tenant_.account);
        fill("{sale}", sale_);
        EXPECT_EQ(path.find('{'), path.npos) << "say here what is meant by " << path;
        return path;
    }
    // `of_files`: what files alone are asked for.
    void fetch(const std::string& name, const std::string& path, const std::string& query,
               const std::string& of_files = "") {
        for (const std::string format : {"json", "csv", "xlsx"}) {
            std::string target = path + "?dateOption=L7D&format=" + format + '&' + query;
            if (format != "json") target += '&' + of_files;
            const auto answer = app_.call("GET", target, tenant_.key);
            ASSERT_EQ(answer.status, 200) << path << answer.body;
            EXPECT_EQ(answer.headers.contains("Content-Disposition"), format != "json");
            std::ofstream(files_ / (name + '.' + format), std::ios::binary) << answer.body;
        }
    }

    support::FixedWorld world_{1};
    support::AppFixture app_{GetParam(), world_.world()};
    support::Tenant tenant_;
    const std::string dinars_ = "650000000000000000000777";
    std::string sale_;
    support::TempFolder files_;
};

TEST_P(ReportFiles, SayTheSameAsTheJson) {
    for (const std::string& store : {tenant_.store, dinars_}) {
        close_check(store, 1, "CLOSED");
        close_check(store, 2, "VOID");
        place_order(store);
    }
    fetch_all();
    const auto read =
        support::run({"/usr/bin/python3", COMANDA_SOURCE_DIR "/tests/support/read_report_files.py",
                      files_ / ""});
    EXPECT_EQ(read.status, 0) << read.out << read.err;
}

INSTANTIATE_TEST_SUITE_P(Engines, ReportFiles, testing::ValuesIn(support::engines),
                         [](const auto& its) { return support::name_of(its.param); });

}  // namespace
