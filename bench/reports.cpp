// Reports over a million sale lines, half of them a year of one store: from the sums of the days
// and from the lines, the sales of a year as a stream beside point reads, and what closing a check
// costs beside keeping it.
#include "bench/durable_cluster.hpp"
#include "bench/guest_check.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/sales_year.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int busy_sales_a_week = 962, others = 4, other_sales_a_week = 241;
constexpr double year_ms_aim = 1'000;
constexpr const char* month = "dateOption=DR&fromDate=01-Jun-2025&toDate=30-Jun-2025";
constexpr const char* year = "dateOption=DR&fromDate=06-Jan-2025&toDate=04-Jan-2026";

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double at_share(std::vector<double> values, double share) {
    if (values.empty()) throw std::runtime_error("nothing was read beside a report");
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

std::string ask(const Plan& plan, const Installation& installation,
                std::vector<std::string> command) {
    command.insert(command.begin(), plan.program);
    command.insert(command.end(), {"--json", "--database", installation.database});
    const support::Outcome outcome = support::run(command);
    if (outcome.status != 0)
        throw std::runtime_error(command[1] + ": " + outcome.err + outcome.out);
    return outcome.out;
}

// ---- the year -----------------------------------------------------------------------------------

Installation install_year(const Plan& plan, const std::string& database) {
    Installation installation = install(plan, database);
    const std::string account = member(ask(plan, installation, {"store", "list"}), "account");
    const int times = plan.is_long ? 10 : 1;
    std::vector<FilledStore> stores{{installation.store, times * busy_sales_a_week}};
    for (int i = 0; i < others; ++i)
        stores.push_back({member(ask(plan, installation,
                                     {"store", "add", "--account", account, "--name",
                                      fmt::format("Other {}", i)}),
                                 "storeId"),
                          times * other_sales_a_week});
    fill_year(database, account, stores);
    if (plan.is_long) ask(plan, installation, {"verify"});
    return installation;
}

class YearServer {
public:
    YearServer(const Plan& plan, const Installation& installation, const std::filesystem::path& log)
        : plan_(plan),
          installation_(installation),
          server_(plan, installation, log, Cores::all, {"COMANDA_ANSWER_CACHE_MB=0"}),
          client_(server_.client()) {}

    // Path of a report of the busy store.
    std::string path_of(const std::string& report) const {
        return "/v1/svc/store/" + installation_.store + '/' + report;
    }
    double call_ms(const std::string& path) {
        const auto start = Clock::now();
        const auto answer = client_.call({"GET", path, {{"apikey", installation_.key}}, {}});
        if (answer.status != 200) throw std::runtime_error(path + " answers " + answer.body);
        return 1'000 * seconds_since(start);
    }
    // As many as one client gets, one after another.
    Sample call_many(const std::string& path) {
        const double before = cpu_seconds(server_.id());
        const auto start = Clock::now();
        int count = 0;
        while (seconds_since(start) < plan_.seconds) call_ms(path), ++count;
        return {count / seconds_since(start), (cpu_seconds(server_.id()) - before) / count * 1e6};
    }
    double median_ms(const std::string& path) {
        std::vector<double> times;
        for (int i = 0; i < plan_.rounds; ++i) times.push_back(call_ms(path));
        return median(times);
    }
    // The times of reads of one record, in ms, as long as `work` takes.
    template <class Work>
    std::vector<double> reads_during(const std::string& path, Work work) {
        std::vector<double> times;
        std::atomic<bool> is_done = false;
        {
            const std::jthread other([&] {
                while (!is_done) times.push_back(call_ms(path));
            });
            work();
            is_done = true;
        }
        return times;
    }
    std::string made_department() { return create_department(client_, installation_, "Read"); }

    const Installation& installation() const { return installation_; }
    const Server& server() const { return server_; }

private:
    const Plan& plan_;
    const Installation& installation_;
    const Server server_;
    http::Client client_;
};

// ---- from the sums and from the lines -----------------------------------------------------------

void measure_grouping(const Plan& plan, Table& table, YearServer& year_server,
                      const std::string& engine) {
    const std::string report = year_server.path_of("saleReport?type=DEPARTMENT&");
    std::vector<Sample> by_sums, by_lines;
    for (int i = 0; i < plan.rounds; ++i) {
        by_sums.push_back(year_server.call_many(report + month));
        by_lines.push_back(
            year_server.call_many(report + month + "&selectedEmployee=" + some_employee()));
    }
    table.compare(fmt::format("30 days by department on {}, from sums", engine), by_sums,
                  "of one employee, from lines", by_lines, Table::By::rate, 0);
}

void measure_years(Table& table, YearServer& year_server, const std::string& engine) {
    const auto show = [&](const std::string& what, const std::string& report, double aim) {
        table.show(fmt::format("a year {} on {}", what, engine),
                   year_server.median_ms(year_server.path_of(report + year)), "ms", aim);
    };
    for (const char* type : {"DEPARTMENT", "CATEGORY", "SUBCATEGORY", "MENUITEM", "MODIFIER",
                             "EMPLOYEE", "SERVICETYPE", "HOUR", "DAY"})
        show(fmt::format("by {}", type), fmt::format("saleReport?type={}&", type), year_ms_aim);
    show("by department, of one employee",
         "saleReport?type=DEPARTMENT&selectedEmployee=" + some_employee() + '&', 0);
}

// ---- the sales of a year ------------------------------------------------------------------------

struct Stream {
    double megabytes = 0, seconds = 0;
    double memory_mb_max = 0;  // of the server meanwhile
};

// Reads an answer and keeps nothing of it.
Stream read_through(const YearServer& year_server, const std::string& path) {
    const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(year_server.server().port());
    const std::string request =
        fmt::format("GET {} HTTP/1.1\r\nHost: bench\r\napikey: {}\r\nConnection: close\r\n\r\n",
                    path, year_server.installation().key);
    const auto start = Clock::now();
    if (connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        send(connection, request.data(), request.size(), 0) != static_cast<ssize_t>(request.size()))
        throw std::runtime_error("the server does not answer");
    Stream stream;
    std::vector<char> part(1 << 20);
    for (int i = 0;; ++i) {
        const ssize_t count = recv(connection, part.data(), part.size(), 0);
        if (count <= 0) break;
        const std::string_view text(part.data(), static_cast<std::size_t>(count));
        if (i == 0 && !text.starts_with("HTTP/1.1 200"))
            throw std::runtime_error(path + " answers " + std::string(text));
        stream.megabytes += static_cast<double>(count) / 1e6;
        if (i % 64 == 0)
            stream.memory_mb_max =
                std::max(stream.memory_mb_max, memory_mb(year_server.server().id()));
    }
    close(connection);
    stream.seconds = seconds_since(start);
    return stream;
}

void measure_stream(const Plan& plan, Table& table, YearServer& year_server,
                    const std::string& engine) {
    const std::string sales = year_server.path_of(std::string("getsale?") + year);
    const std::string record = "/v1/svc/department/" + year_server.made_department();
    const double memory_before = memory_mb(year_server.server().id());
    std::vector<double> rates, alone, beside;
    const auto add = [](std::vector<double>& all, const std::vector<double>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    Stream last;
    double memory_max = 0;
    for (int i = 0; i < plan.rounds; ++i) {
        add(alone, year_server.reads_during(record, [&] {
            std::this_thread::sleep_for(std::chrono::duration<double>(plan.seconds));
        }));
        add(beside,
            year_server.reads_during(record, [&] { last = read_through(year_server, sales); }));
        rates.push_back(last.megabytes / last.seconds);
        memory_max = std::max(memory_max, last.memory_mb_max);
    }
    const auto show = [&](const std::string& figure, double value, const char* unit) {
        table.show(figure, value, unit, 0);
    };
    show(fmt::format("a year of getsale on {} ({:.0f} MB)", engine, last.megabytes), median(rates),
         "MB/s");
    show("memory before it", memory_before, "MB");
    show("the most meanwhile", memory_max, "MB");
    show("read of a record, half within", 1'000 * at_share(alone, 0.5), "µs");
    show("99 % within", 1'000 * at_share(alone, 0.99), "µs");
    show("beside getsale, half within", 1'000 * at_share(beside, 0.5), "µs");
    show("99 % within", 1'000 * at_share(beside, 0.99), "µs");
}

void measure_reading(const Plan& plan, Table& table, const Installation& installation,
                     const std::string& engine) {
    const support::TempFolder folder;
    YearServer year_server(plan, installation, folder.path() / "log");
    measure_grouping(plan, table, year_server, engine);
    measure_years(table, year_server, engine);
    measure_stream(plan, table, year_server, engine);
}

// ---- closing a check ----------------------------------------------------------------------------

constexpr int closed_lines = 20;
constexpr int dishes = 12;
constexpr std::int64_t stamp_ms = 1'767'225'600'000;
constexpr double closing_aim = 1 / 2.5;

void replace_all(std::string& text, std::string_view old, const std::vector<std::string>& with) {
    std::size_t at = 0;
    for (std::size_t i = 0; (at = text.find(old, at)) != std::string::npos; ++i) {
        const std::string& next = with[i % with.size()];
        text.replace(at, old.size(), next);
        at += next.size();
    }
}

// Ids of dishes of three departments.
std::vector<std::string> make_menu(http::Client& client, const Installation& installation) {
    std::string body = R"({"records":[)";
    for (int i = 0; i < 3; ++i)
        body += fmt::format(
            R"({{"kind":"department","id":"#d{0}","name":"D{0}"}},{{"kind":"category","id":"#c{0}","level":1,"name":"C{0}","department":"#d{0}"}},)",
            i);
    for (int i = 0; i < dishes; ++i)
        body +=
            fmt::format(R"({}{{"kind":"menuItem","id":"#i{}","name":"Dish {}","category":"#c{}"}})",
                        i == 0 ? "" : ",", i, i, i % 3);
    const auto answer =
        client.call({"POST",
                     "/v1/svc/store/" + installation.store + "/bulk",
                     {{"apikey", installation.key}, {"Content-Type", "application/json"}},
                     body + "]}"});
    if (answer.status != 200) throw std::runtime_error("a menu was answered: " + answer.body);
    std::vector<std::string> ids;
    for (int i = 0; i < dishes; ++i) ids.push_back(member(answer.body, fmt::format("#i{}", i)));
    return ids;
}

// One with the number 99999999, as order.lua wants it.
std::string check_of(const std::vector<std::string>& menu, bool is_closed) {
    std::string data = check_data(0, closed_lines, stamp_ms, [](int) { return 1; });
    replace_all(data, "65f0c0ffee0000000000a1b2", menu);
    if (is_closed) {
        replace_all(data, "ACTIVE", {"CLOSED"});
        replace_all(data, R"("payments":[])",
                    {fmt::format(R"("payments":[{{"id":"p","paymentMethod":"Visa","amount":{}}}])",
                                 closed_lines * (1'245 + 110))});
    }
    return check_body("bench 99999999", "T1", data);
}

void measure_closing(const Plan& plan, Table& table, const std::string& database,
                     const std::string& engine) {
    const support::TempFolder folder;
    const Installation installation = install(plan, database);
    const Server server(plan, installation, folder.path() / "log", Cores::all);
    auto client = server.client();
    const auto menu = make_menu(client, installation);
    int last = 0;
    const auto send_many = [&](bool is_closed) {
        const LoadOutcome outcome =
            put_load(plan,
                     {.url = fmt::format("http://127.0.0.1:{}/v1/sync/store/{}/addOrUpdateCheck",
                                         server.port(), installation.store),
                      .headers = {"apikey: " + installation.key, "Content-Type: application/json"},
                      .script = "order.lua",
                      .arguments = {std::to_string(last), check_of(menu, is_closed)},
                      .is_on_all_cores = true},
                     server.id());
        last += static_cast<int>(outcome.requests) + 1'000;
        return outcome.sample;
    };
    std::vector<Sample> closed, kept;
    for (int i = 0; i < plan.rounds; ++i) {
        closed.push_back(send_many(true));
        kept.push_back(send_many(false));
    }
    table.compare(fmt::format("a check of {} lines, closed, on {}", closed_lines, engine), closed,
                  "the same, open", kept, Table::By::cpu, closing_aim);
}

}  // namespace

void measure_reports(const Plan& plan, Table& table) {
    {
        const support::TempFolder folder;
        measure_closing(plan, table, "sqlite:" + (folder / "checks.db"), "SQLite");
        measure_reading(plan, table, install_year(plan, "sqlite:" + (folder / "year.db")),
                        "SQLite");
    }
    const DurableCluster cluster;
    const support::PostgresDatabase checks(cluster.folder()), filled(cluster.folder());
    measure_closing(plan, table, checks.url(), "PostgreSQL");
    const Installation installation = install_year(plan, filled.url());
    filled.run("VACUUM ANALYZE");
    measure_reading(plan, table, installation, "PostgreSQL");
}

}  // namespace bench
