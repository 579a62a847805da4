// What kiosks get of a menu of 300 KB: unchanged, not modified and whole, beside nginx that serves
// the same bytes; how soon after a write they have the new one, and what making it costs.
#include "app/features.hpp"
#include "base/settings.hpp"
#include "bench/durable_cluster.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "bench/menu_body.hpp"
#include "features/edge/kiosk/copy.hpp"
#include "http/compression.hpp"

#include <chrono>
#include <optional>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr MenuSize menu_size{100, 20, 300};
constexpr int small_connections = 64, large_connections = 8;
constexpr int writes_in_round = 20;
constexpr double aim = 0.8;  // of nginx, by CPU time

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double at_share(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

std::int64_t number_member(const std::string& json, const std::string& name) {
    return std::stoll(json.substr(json.find('"' + name + "\":") + name.size() + 3));
}

// ---- a store with a menu and a device -----------------------------------------------------------

class Kiosk {
public:
    Kiosk(const Installation& installation, const Server& server)
        : installation_(installation), client_(server.client()) {}

    // A login; all that is asked later shows its pass.
    void log_in() {
        const auto answer =
            post(client_, installation_, "kioskLogin",
                 fmt::format(R"({{"emailId":"{}","password":"{}","deviceId":"bench"}})",
                             installation_.kiosk_email, installation_.kiosk_password));
        path_ = fmt::format("/v1/svc/store/{}/kioskJSON?token={}&deviceId=bench&licenseKey={}",
                            installation_.store, member(answer.body, "token"),
                            member(answer.body, "licenseKey"));
    }
    // Another process may know the pass too.
    void show_pass_of(const Kiosk& other) { path_ = other.path_; }

    const std::string& path() const { return path_; }
    std::string path_of_same(const std::string& whole) const {
        return fmt::format("{}&version={}&customerJsonVersion={}", path_,
                           number_member(whole, "version"),
                           number_member(whole, "customerJsonVersion"));
    }
    http::ClientAnswer get(const std::string& path, const std::string& encoding = {}) {
        http::ClientRequest request{"GET", path, {{"apikey", installation_.key}}, {}};
        if (!encoding.empty()) request.headers.emplace_back("Accept-Encoding", encoding);
        return require_call(client_, request);
    }

private:
    const Installation& installation_;
    http::Client client_;
    std::string path_;
};

Installation install_with_menu(const Plan& plan, const std::string& database,
                               const std::string& log, Menu& menu) {
    Installation installation = install(plan, database);
    const Server server(plan, installation, log, Cores::all);
    auto client = server.client();
    write_menu(client, installation, menu);
    return installation;
}

// ---- beside nginx -------------------------------------------------------------------------------

struct Pair {
    Load to_us, to_nginx;
};

void compare(const Plan& plan, Table& table, const std::string& figure, const Pair& pair,
             const Server& server, const Nginx& nginx) {
    std::vector<Sample> ours, its;
    std::vector<double> our_half, our_most, its_half, its_most;
    for (int i = 0; i < plan.rounds; ++i) {
        const LoadOutcome our = put_load(plan, pair.to_us, server.id());
        const LoadOutcome other = put_load(plan, pair.to_nginx, nginx.id());
        ours.push_back(our.sample);
        its.push_back(other.sample);
        our_half.push_back(our.half_ms);
        our_most.push_back(our.most_ms);
        its_half.push_back(other.half_ms);
        its_most.push_back(other.most_ms);
    }
    table.compare(figure, ours, "nginx", its, Table::By::cpu, aim);
    table.compare_times("half within", our_half, "nginx", its_half, "ms");
    table.compare_times("99 % within", our_most, "nginx", its_most, "ms");
}

void measure_answers(const Plan& plan, Table& table, const std::string& engine,
                     const Installation& installation) {
    const support::TempFolder folder;
    const Server server(plan, installation, folder.path() / "log");
    const Nginx nginx(folder.path());
    auto at_nginx = http::Client::to_address("127.0.0.1", nginx.port());
    Kiosk kiosk(installation, server);
    kiosk.log_in();
    const auto whole = kiosk.get(kiosk.path());
    const std::string path_of_same = kiosk.path_of_same(whole.body);
    const auto same = kiosk.get(path_of_same);
    const auto load = [&](const std::string& path, const std::string& file,
                          const std::string& header, int connections) {
        const auto url = [](unsigned short port, const std::string& target) {
            return fmt::format("http://127.0.0.1:{}{}", port, target);
        };
        Pair pair{{.url = url(server.port(), path),
                   .headers = {"apikey: " + installation.key},
                   .connections = connections},
                  {.url = url(nginx.port(), file), .connections = connections}};
        if (!header.empty()) pair.to_us.headers.push_back(header);
        if (!header.empty()) pair.to_nginx.headers.push_back(header);
        return pair;
    };
    const auto keep = [&](const std::string& file, const std::string& content) {
        std::ofstream(folder.path() / "www" / file, std::ios::binary) << content;
    };
    const auto run = [&](const std::string& figure, std::size_t bytes, const Pair& pair) {
        compare(plan, table, fmt::format("{} on {} ({} B)", figure, engine, bytes), pair, server,
                nginx);
    };
    keep("same.json", same.body);
    run("kioskJSON, unchanged", same.body.size(),
        load(path_of_same, "/same.json", "", small_connections));
    keep("list.json", whole.body);
    Pair conditional = load(kiosk.path(), "/list.json", "", small_connections);
    conditional.to_us.headers.push_back("If-None-Match: " + std::string(whole.header("etag")));
    conditional.to_nginx.headers.push_back(
        "If-None-Match: " +
        std::string(require_call(at_nginx, {"GET", "/list.json"}).header("etag")));
    run("kioskJSON, not modified (304)", 0, conditional);
    run("kioskJSON, whole", whole.body.size(),
        load(kiosk.path(), "/list.json", "", large_connections));
    const std::pair<const char*, const char*> forms[] = {{"gzip", "list.json.gz"},
                                                         {"zstd", "list.zst"}};
    for (const auto& [encoding, file] : forms) {
        const auto answer = kiosk.get(kiosk.path(), encoding);
        if (answer.header("content-encoding") != encoding)
            throw std::runtime_error(std::string("no answer in ") + encoding);
        keep(file, answer.body);
        const std::string target = encoding == std::string("gzip") ? "/list.json" : "/list.zst";
        const auto at_file =
            require_call(at_nginx, {"GET", target, {{"Accept-Encoding", encoding}}, {}});
        if (at_file.body != answer.body)
            throw std::runtime_error("nginx does not serve the same in " + std::string(encoding));
        run(std::string("kioskJSON, whole in ") + encoding, answer.body.size(),
            load(kiosk.path(), target, std::string("Accept-Encoding: ") + encoding,
                 large_connections));
    }
    table.show("memory after that", memory_mb(server.id()), "MB", 0);
}

// ---- from a write to the first kiosk that sees it -----------------------------------------------

// One writes where it wants, the kiosk asks `reading` again and again until it sees it.
void measure_freshness(const Plan& plan, Table& table, const std::string& name,
                       const Installation& installation, const Menu& menu, const Server& writing,
                       const Server& reading) {
    auto writer = writing.client();
    Kiosk first(installation, writing), kiosk(installation, reading);
    first.log_in();
    kiosk.show_pass_of(first);
    std::vector<double> seen, stale, kept;
    std::string whole = kiosk.get(kiosk.path()).body;
    for (int i = 0; i < plan.rounds * writes_in_round; ++i) {
        const auto before = Clock::now();
        whole = kiosk.get(kiosk.path()).body;
        kept.push_back(ms_since(before));
        const std::string path = kiosk.path_of_same(whole);
        post(writer, installation, "store/" + installation.store + "/bulk", menu.edits(1, i + 1));
        const auto answered = Clock::now();
        int old = 0;
        while (kiosk.get(path).body.size() < whole.size() / 2) ++old;
        seen.push_back(ms_since(answered));
        stale.push_back(old);
    }
    table.show("write to kiosk, " + name + ", half within", at_share(seen, 0.5), "ms", 0);
    table.show("99 % within", at_share(seen, 0.99), "ms", 0);
    table.show("answers of the old menu meanwhile, at most", at_share(stale, 1), "", 0);
    table.show("the same menu, kept, half within", at_share(kept, 0.5), "ms", 0);
}

// ---- what a copy is made of ---------------------------------------------------------------------

void measure_making(const Plan& plan, Table& table, const std::string& engine,
                    const Installation& installation) {
    using namespace features::kiosk;
    base::Settings settings;
    settings.database = installation.database;
    const auto database = app::open_database(settings);
    Made made;
    std::vector<double> reading, assembling, joining, gzip, zstd;
    const auto timed = [](std::vector<double>& times, auto work) {
        const auto start = Clock::now();
        work();
        times.push_back(ms_since(start));
    };
    for (int i = 0; i < plan.rounds * writes_in_round; ++i) {
        std::optional<Sources> sources;
        std::optional<Configuration> configuration;
        std::optional<Copy> copy;
        timed(reading, [&] {
            database->read([&](storage::ReadView& view) {
                sources = read_sources(view, installation.account, installation.store);
            });
        });
        timed(assembling, [&] { configuration = configuration_of(*std::move(sources)); });
        timed(joining, [&] { copy.emplace(Version{}, *configuration, made); });
        timed(gzip, [&] { http::compressed(*copy->whole.plain, http::Encoding::gzip); });
        timed(zstd, [&] { http::compressed(*copy->whole.plain, http::Encoding::zstd); });
        joining.back() -= gzip.back() + zstd.back();
    }
    database->stop();
    const std::pair<const char*, std::vector<double>*> parts[] = {{"reading its records", &reading},
                                                                  {"assembling them", &assembling},
                                                                  {"joining the text", &joining},
                                                                  {"gzip", &gzip},
                                                                  {"zstd", &zstd}};
    double all = 0;
    for (const auto& [what, times] : parts) all += median(*times);
    table.show("making a new menu on " + engine, all, "ms", 0);
    for (const auto& [what, times] : parts)
        table.show(std::string("of that ") + what, median(*times), "ms", 0);
}

}  // namespace

void measure_kiosk(const Plan& plan, Table& table) {
    {
        const support::TempFolder folder;
        Menu menu(menu_size);
        const auto installation =
            install_with_menu(plan, "sqlite:" + (folder / "comanda.db"), folder / "log", menu);
        measure_answers(plan, table, "SQLite", installation);
        {
            const Server server(plan, installation, folder / "log", Cores::all);
            measure_freshness(plan, table, "SQLite", installation, menu, server, server);
        }
        measure_making(plan, table, "SQLite", installation);
    }
    const support::TempFolder folder;
    const DurableCluster cluster;
    const support::PostgresDatabase database(cluster.folder());
    Menu menu(menu_size);
    const auto installation = install_with_menu(plan, database.url(), folder / "log", menu);
    measure_answers(plan, table, "PostgreSQL", installation);
    {
        const Server server(plan, installation, folder / "log", Cores::all);
        const Server other(plan, installation, folder / "log", Cores::all);
        measure_freshness(plan, table, "PostgreSQL", installation, menu, server, server);
        measure_freshness(plan, table, "PostgreSQL, another process", installation, menu, server,
                          other);
    }
    measure_making(plan, table, "PostgreSQL", installation);
}

}  // namespace bench
