// What one write of each sort costs with one connection: on SQLite the frames of the write-ahead
// log, by table, and the calls that write; on PostgreSQL the round trips, the statements and the
// bytes of its log; the CPU time of the program on both.
#include "bench/counting_proxy.hpp"
#include "bench/durable_cluster.hpp"
#include "bench/guest_check.hpp"
#include "bench/guest_order.hpp"
#include "bench/measures.hpp"
#include "bench/menu_body.hpp"
#include "bench/write_log.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace bench {
namespace {

constexpr int lines = 20;
constexpr MenuSize menu_size{.modifiers = 100, .categories = 20, .items = 200};
constexpr std::int64_t stamp_ms = 1'767'225'600'000;
constexpr std::int64_t line_price = 1'245;

// A sort of write, and the most it is to cost; 0: no aim.
struct Sort {
    const char* name;
    double frames, trips, cpu_us;
};
constexpr Sort department{"department of 6 KB", 13, 0, 0};
constexpr Sort price{"price of an item", 8, 0, 0};
constexpr Sort order{"order of 6 lines", 12, 0, 450};
constexpr Sort paid{"the same, paid, of a customer", 30, 12, 0};
constexpr Sort check{"check of 20 lines", 8, 0, 350};
constexpr Sort closing{"closing it", 28, 12, 0};
constexpr Sort points{"a point more", 6, 0, 0};

// Sends the writes, each with a number of its own.
class Writer {
public:
    Writer(http::Client& client, const Installation& installation)
        : client_(client), installation_(installation) {
        Menu menu(menu_size);
        const std::string made =
            post(client, installation, "store/" + installation.store + "/bulk", menu.body()).body;
        item_ = member(made, "#i7");
        customer_ =
            member(post(client, installation, "customer",
                        R"({"firstName":"Ana","phoneNo":"5550100","isLoyaltyCustomer":true})")
                       .body,
                   "id");
    }

    // What has to be there before; then the write itself.
    void prepare(const Sort& sort, int number) {
        if (&sort == &closing) send("POST", checks_path(), open_check(number));
    }
    void write(const Sort& sort, int number) {
        if (&sort == &department)
            send("POST", "/v1/svc/department",
                 fmt::format(R"({{"name":"Bench {}","store":"{}","description":"{:x<5900}"}})",
                             number, installation_.store, ""));
        else if (&sort == &price)
            send("PUT", "/v1/svc/menuItem/" + item_,
                 fmt::format(R"({{"prices":[{{"price":{}}}]}})", 100 + number));
        else if (&sort == &order)
            send("POST", orders_path(), guest_order(unique("open", number)));
        else if (&sort == &paid)
            send("POST", orders_path(),
                 guest_order(unique("paid", number) +
                             fmt::format(R"("customer":"{}","paymentPaid":true,)", customer_)));
        else if (&sort == &check)
            send("POST", checks_path(), open_check(number));
        else if (&sort == &closing)
            send("POST", checks_path(), closed_check(number));
        else
            send("PUT", "/v1/svc/customerloyalty/" + customer_,
                 R"({"loyaltyPointDifference":1,"loyaltyReason":"Sale","adjustedBy":"Bench"})");
    }

private:
    static std::string unique(const char* sort, int number) {
        return fmt::format(R"("uniqueOrderID":"{} {}",)", sort, number);
    }
    static std::string data(std::int64_t at_ms) {
        return check_data(0, lines, at_ms, [](int) { return 1; });
    }
    static std::string open_check(int number) {
        return check_body(fmt::format("check {}", number), "T1", data(stamp_ms));
    }
    static std::string closed_check(int number) {
        std::string closed = data(stamp_ms + 1);
        closed.replace(closed.find("ACTIVE"), 6, "CLOSED");
        const std::string_view unpaid = R"("payments":[])";
        closed.replace(
            closed.find(unpaid), unpaid.size(),
            fmt::format(R"("payments":[{{"id":"p{}","paymentMethod":"Cash","amount":{}}}])", number,
                        lines * line_price));
        return check_body(fmt::format("check {}", number), "T1", closed);
    }
    std::string orders_path() const {
        return "/v1/online-order/store/" + installation_.store + "/saveWebOrder";
    }
    std::string checks_path() const {
        return "/v1/sync/store/" + installation_.store + "/addOrUpdateCheck";
    }
    void send(const std::string& method, const std::string& path, const std::string& body) {
        require_call(client_,
                     {method,
                      path,
                      {{"apikey", installation_.key}, {"Content-Type", "application/json"}},
                      body});
    }

    http::Client& client_;
    const Installation& installation_;
    std::string item_, customer_;
};

// Of all threads of a process, as exactly as the kernel knows it.
double exact_cpu_us(pid_t process) {
    double all = 0;
    for (const auto& task :
         std::filesystem::directory_iterator(fmt::format("/proc/{}/task", process))) {
        double ns = 0;
        std::ifstream(task.path() / "schedstat") >> ns;
        all += ns / 1e3;
    }
    return all;
}

std::int64_t write_calls(pid_t process) {
    std::ifstream file(fmt::format("/proc/{}/io", process));
    for (std::string name; file >> name;) {
        std::int64_t value = 0;
        file >> value;
        if (name == "syscw:") return value;
    }
    throw std::runtime_error("the kernel does not tell the calls of the program");
}

// The table or index that each page is of, an index with its table.
std::map<std::uint32_t, std::string> tables_by_page(const std::filesystem::path& database) {
    sqlite3* opened = nullptr;
    if (sqlite3_open_v2(database.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr) != SQLITE_OK)
        throw std::runtime_error("cannot open " + database.string());
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> closer(opened, sqlite3_close);
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(opened,
                           "SELECT d.pageno, COALESCE(m.tbl_name, d.name) FROM dbstat d "
                           "LEFT JOIN sqlite_schema m ON m.name = d.name",
                           -1, &statement, nullptr) != SQLITE_OK)
        throw std::runtime_error(sqlite3_errmsg(opened));
    std::map<std::uint32_t, std::string> tables;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        const auto* name = reinterpret_cast<const char*>(sqlite3_column_text(statement, 1));
        std::string table = name;
        // The search index keeps its own tables.
        if (table.starts_with("record_search")) table = "search";
        tables[static_cast<std::uint32_t>(sqlite3_column_int64(statement, 0))] = table;
    }
    sqlite3_finalize(statement);
    return tables;
}

// "audit 7.4, search 6.0, …": means, the most first.
std::string by_table(const std::vector<std::uint32_t>& pages, int writes,
                     const std::map<std::uint32_t, std::string>& tables) {
    std::map<std::string, double> counts;
    for (const std::uint32_t page : pages) {
        const auto found = tables.find(page);
        counts[found == tables.end() ? "free" : found->second] += 1.0 / writes;
    }
    std::vector<std::pair<double, std::string>> sorted;
    for (const auto& [table, count] : counts) sorted.emplace_back(-count, table);
    std::ranges::sort(sorted);
    std::string text;
    for (const auto& [count, table] : sorted)
        if (-count >= 0.05)
            text += fmt::format("{}{} {:.1f}", text.empty() ? "" : ", ", table, -count);
    return text;
}

constexpr const Sort* sorts[] = {&department, &price, &order, &paid, &check, &closing, &points};

void measure_on_sqlite(const Plan& plan, Table& table, int writes) {
    const support::TempFolder folder;
    const std::filesystem::path file = folder.path() / "bench.db";
    const Installation installation = install(plan, "sqlite:" + file.string());
    std::map<const Sort*, std::vector<std::uint32_t>> pages;
    {
        const Server server(plan, installation, folder.path() / "log", Cores::all);
        auto client = server.client();
        Writer writer(client, installation);
        int number = 0;
        for (const Sort* sort : sorts) {
            std::vector<double> frames, calls, cpu;
            for (int i = 0; i < writes; ++i, ++number) {
                writer.prepare(*sort, number);
                WriteLog log(file);
                const double cpu_before = exact_cpu_us(server.id());
                const std::int64_t calls_before = write_calls(server.id());
                writer.write(*sort, number);
                calls.push_back(static_cast<double>(write_calls(server.id()) - calls_before));
                cpu.push_back(exact_cpu_us(server.id()) - cpu_before);
                const auto written = log.next();
                frames.push_back(static_cast<double>(written.size()));
                pages[sort].insert(pages[sort].end(), written.begin(), written.end());
            }
            table.show(fmt::format("{}: frames", sort->name), median(frames), "", sort->frames);
            table.show(fmt::format("{}: write calls", sort->name), median(calls), "", 0);
            table.show(fmt::format("{}: CPU time", sort->name), median(cpu), "µs", sort->cpu_us);
        }
    }
    const auto tables = tables_by_page(file);
    for (const Sort* sort : sorts)
        table.note(fmt::format("{}: frames by table", sort->name),
                   by_table(pages[sort], writes, tables));
}

void measure_on_postgres(const Plan& plan, Table& table, int writes) {
    const DurableCluster cluster;
    const support::PostgresDatabase database(cluster.folder());
    const support::TempFolder folder;
    Installation installation = install(plan, database.url());
    CountingProxy proxy(folder.path(), cluster.folder());
    const auto at = installation.database.find(cluster.folder().string());
    installation.database.replace(at, cluster.folder().string().size(), folder.path().string());
    const Server server(plan, installation, folder.path() / "log", Cores::all);
    auto client = server.client();
    Writer writer(client, installation);
    const auto log_bytes = [&] {
        return std::stod(
            database.run("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text"));
    };
    int number = 0;
    for (const Sort* sort : sorts) {
        std::vector<double> trips, statements, bytes, cpu;
        for (int i = 0; i < writes; ++i, ++number) {
            writer.prepare(*sort, number);
            const double bytes_before = log_bytes(), cpu_before = exact_cpu_us(server.id());
            const auto before = proxy.counts();
            proxy.take_statements();
            writer.write(*sort, number);
            const auto after = proxy.counts();
            cpu.push_back(exact_cpu_us(server.id()) - cpu_before);
            bytes.push_back((log_bytes() - bytes_before) / 1'024);
            trips.push_back(static_cast<double>(after.trips - before.trips));
            statements.push_back(static_cast<double>(after.statements - before.statements));
        }
        if (plan.has_statements)
            fmt::print("{}, the last one:\n{}\n", sort->name, proxy.take_statements());
        const auto show = [&](const char* what, std::vector<double>& values, const char* unit,
                              double below) {
            table.show(fmt::format("{} on PostgreSQL: {}", sort->name, what), median(values), unit,
                       below);
        };
        show("round trips", trips, "", sort->trips);
        show("statements", statements, "", 0);
        show("its log", bytes, "KB", 0);
        show("CPU time", cpu, "µs", 0);
    }
}

}  // namespace

void measure_write_costs(const Plan& plan, Table& table) {
    const int writes = 20 * plan.rounds;
    measure_on_sqlite(plan, table, writes);
    measure_on_postgres(plan, table, writes);
}

}  // namespace bench
