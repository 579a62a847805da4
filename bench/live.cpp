// Live events and webhooks: how soon after a write its readers have it, what a delivery costs
// beside sending the same bytes, and what readers cost those who write.
#include "bench/durable_cluster.hpp"
#include "bench/guest_check.hpp"
#include "bench/listeners.hpp"
#include "bench/load.hpp"
#include "bench/measures.hpp"
#include "support/receiver.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <future>
#include <optional>
#include <stdexcept>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int lines = 20;
constexpr std::int64_t stamp_ms = 1'767'225'600'000;
constexpr int many_readers = 200;
constexpr int idle_readers = 2'000;
constexpr milliseconds write_every{120};
constexpr const char* write_connections = "8";  // to PostgreSQL

double ms_between(Clock::time_point start, Clock::time_point end) {
    return std::chrono::duration<double, std::milli>(end - start).count();
}

double at_share(std::vector<double> values, double share) {
    if (values.empty()) throw std::runtime_error("no reader was told anything");
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

// Of the threads that live, to the microsecond; a second of quiet traffic takes few milliseconds.
double cpu_us_of(pid_t process) {
    double sum = 0;
    const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
    for (const auto& task : std::filesystem::directory_iterator(tasks)) {
        double ns = 0;
        std::ifstream(task.path() / "schedstat") >> ns;
        sum += ns / 1e3;
    }
    return sum;
}

std::string numbered(int number) {
    return check_body(fmt::format("bench {:08}", number), "T1",
                      check_data(0, lines, stamp_ms, [](int) { return 1; }));
}

// ---- a store with readers and writers -----------------------------------------------------------

struct Latencies {
    std::vector<double> from_sending, from_answer;  // in ms

    void add(const Latencies& other) {
        from_sending.insert(from_sending.end(), other.from_sending.begin(),
                            other.from_sending.end());
        from_answer.insert(from_answer.end(), other.from_answer.begin(), other.from_answer.end());
    }
};

struct Run {
    Latencies latencies{};
    double writes = 0;
    double cpu_us = 0;  // of all processes of the program
    double bytes = 0;   // that the readers got
    Sample load{};
    double behind_ms = 0;  // how long after the last write the last reader had it
};

class Scene {
public:
    // Those who read and those who write have a process each when `is_apart`.
    Scene(const Plan& plan, Installation installation, const std::filesystem::path& log,
          bool is_apart = false)
        : plan_(plan),
          installation_(std::move(installation)),
          server_(plan, installation_, log, Cores::all, environment),
          client_(server_.client()) {
        if (is_apart) other_.emplace(plan, installation_, log, Cores::all, environment);
    }

    // Both are with nobody when there are no ears.
    Run quiet(const Ears* ears) {
        const auto writes = static_cast<int>(plan_.seconds * 1'000 / write_every.count());
        return watch(ears, [&](Run& run) {
            for (int i = 0; i < writes; ++i) {
                const auto next = Clock::now() + write_every;
                write_mark();
                std::this_thread::sleep_until(next);
            }
            run.writes = writes;
        });
    }
    // As many as 64 connections can write, and marks among them.
    Run busy(const Ears* ears) {
        return watch(ears, [&](Run& run) {
            auto writing = std::async(std::launch::async,
                                      [&] { return put_load(plan_, load(), server_.id()); });
            do write_mark();
            while (writing.wait_for(write_every) != std::future_status::ready);
            const LoadOutcome outcome = writing.get();
            run.load = outcome.sample;
            run.writes = outcome.requests + static_cast<double>(marks_.size());
            last_ += static_cast<int>(outcome.requests) + 1'000;
        });
    }
    std::unique_ptr<Ears> listen(int readers) const { return listen(readers, {installation_.key}); }
    std::unique_ptr<Ears> listen(int readers, const std::vector<std::string>& keys) const {
        if (readers == 0) return {};
        return std::make_unique<Listeners>(reading().port(), installation_.store, keys, readers);
    }
    // Who is called with every event; port 0: nobody.
    void call_hook(unsigned short port) {
        const auto answer =
            client_.call({"PUT",
                          "/v1/svc/store/" + installation_.store + "/webhooks",
                          {{"apikey", installation_.key}, {"Content-Type", "application/json"}},
                          port == 0 ? R"({"events":[]})" : fmt::format(hook_body, port)});
        if (answer.status != 200)
            throw std::runtime_error("a webhook was answered: " + answer.body);
    }
    double memory() const { return memory_mb(reading().id()); }

private:
    static inline const std::vector<std::string> environment{
        std::string("COMANDA_WRITE_CONNECTIONS=") + write_connections,
        "COMANDA_WEBHOOK_ALLOW=127.0.0.0/8"};
    static constexpr const char* hook_body =
        R"({{"events":[{{"name":"bench","url":"http://127.0.0.1:{}/","active":true,)"
        R"("types":["*"]}}]}})";
    struct Mark {
        int number;
        Clock::time_point sent, answered;
    };

    const Server& reading() const { return other_ ? *other_ : server_; }

    std::string save_path() const {
        return "/v1/sync/store/" + installation_.store + "/addOrUpdateCheck";
    }
    Load load() const {
        return {.url = fmt::format("http://127.0.0.1:{}{}", server_.port(), save_path()),
                .headers = {"apikey: " + installation_.key, "Content-Type: application/json"},
                .script = "order.lua",
                .arguments = {std::to_string(last_), numbered(99'999'999)},
                .is_on_all_cores = true};
    }

    void write_mark() {
        const std::string body = check_body(mark_text(++last_mark_), "T1",
                                            check_data(0, lines, stamp_ms, [](int) { return 1; }));
        const auto sent = Clock::now();
        const auto answer =
            client_.call({"POST",
                          save_path(),
                          {{"apikey", installation_.key}, {"Content-Type", "application/json"}},
                          body});
        marks_.push_back({last_mark_, sent, Clock::now()});
        if (answer.status != 200) throw std::runtime_error("a check was answered: " + answer.body);
    }

    double cpu_us() const {
        return cpu_us_of(server_.id()) + (other_ ? cpu_us_of(other_->id()) : 0);
    }

    // The marks written by `write` tell the latencies; a last one, when all readers have it, that
    // all have everything.
    template <class Write>
    Run watch(const Ears* ears, Write write) {
        // One that does not count: a store's first events are read a little later, and a hook that
        // is new is found within a second.
        write_mark();
        if (ears) ears->wait_for(last_mark_);
        std::this_thread::sleep_for(write_every);
        Run run;
        marks_.clear();
        const double bytes_before = ears ? ears->bytes() : 0, before = cpu_us();
        write(run);
        if (ears) {
            const auto end = Clock::now();
            ears->wait_for(last_mark_);
            for (const auto at : ears->arrivals(last_mark_))
                run.behind_ms = std::max(run.behind_ms, ms_between(end, at));
        }
        run.cpu_us = cpu_us() - before;
        if (!ears) return run;
        run.bytes = ears->bytes() - bytes_before;
        for (const Mark& mark : marks_) add_latencies(run.latencies, *ears, mark);
        return run;
    }
    static void add_latencies(Latencies& latencies, const Ears& ears, const Mark& mark) {
        for (const auto at : ears.arrivals(mark.number)) {
            latencies.from_sending.push_back(ms_between(mark.sent, at));
            latencies.from_answer.push_back(ms_between(mark.answered, at));
        }
    }

    const Plan& plan_;
    const Installation installation_;
    const Server server_;
    std::optional<const Server> other_;
    http::Client client_;
    std::vector<Mark> marks_;
    int last_ = 0, last_mark_ = 0;
};

// ---- sending the same bytes, without anything else ----------------------------------------------

class SocketPair {
public:
    SocketPair() {
        const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* plain = reinterpret_cast<sockaddr*>(&address);
        from_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const bool is_connected =
            ::bind(listener, plain, size) == 0 && ::listen(listener, 1) == 0 &&
            ::getsockname(listener, plain, &size) == 0 && ::connect(from_, plain, size) == 0;
        to_ = ::accept(listener, nullptr, nullptr);
        ::close(listener);
        if (!is_connected || to_ < 0) throw std::runtime_error("no connection to ourselves");
    }
    ~SocketPair() {
        ::close(from_);
        ::close(to_);
    }
    SocketPair(const SocketPair&) = delete;
    SocketPair& operator=(const SocketPair&) = delete;

    int from() const { return from_; }
    int to() const { return to_; }

private:
    int from_ = -1, to_ = -1;
};

double thread_cpu_us() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

void drain(const std::vector<SocketPair>& pairs, std::size_t bytes) {
    std::string buffer(bytes, ' ');
    for (const SocketPair& pair : pairs)
        if (::recv(pair.to(), buffer.data(), bytes, MSG_WAITALL) != static_cast<ssize_t>(bytes))
            throw std::runtime_error("bytes that were sent do not arrive");
}

// CPU time of sending so many bytes to one of many who read elsewhere.
double bare_send_us(std::size_t bytes) {
    constexpr int times = 50;
    const std::vector<SocketPair> pairs(many_readers);
    const std::string text(bytes, 'x');
    double sum = 0;
    for (int i = 0; i < times; ++i) {
        const double before = thread_cpu_us();
        for (const SocketPair& pair : pairs)
            if (::send(pair.from(), text.data(), bytes, 0) != static_cast<ssize_t>(bytes))
                throw std::runtime_error("cannot send");
        sum += thread_cpu_us() - before;
        drain(pairs, bytes);
    }
    return sum / times / many_readers;
}

// ---- the figures --------------------------------------------------------------------------------

// Runs that took turns.
struct Turns {
    std::vector<Run> none, one, many;
};

template <class MakeRun>
Turns take_turns(const Plan& plan, MakeRun run) {
    Turns turns;
    run(many_readers);  // warms up
    for (int i = 0; i < plan.rounds; ++i) {
        turns.none.push_back(run(0));
        turns.one.push_back(run(1));
        turns.many.push_back(run(many_readers));
    }
    return turns;
}

void show_latencies(Table& table, const std::string& figure, const std::vector<Run>& runs) {
    Latencies all;
    for (const Run& run : runs) all.add(run.latencies);
    const auto show = [&](const std::string& what, const std::vector<double>& times) {
        table.show(what + ", half within", at_share(times, 0.5), "ms", 0);
        table.show("99 % within", at_share(times, 0.99), "ms", 0);
    };
    show(figure, all.from_sending);
    show("from the answer to the write", all.from_answer);
}

// What a run took beyond the same writes with no reader, for each of its deliveries, beside sending
// the same bytes.
void show_delivery_cost(Table& table, const std::string& figure, const std::vector<Run>& none,
                        const std::vector<Run>& runs, int readers) {
    std::vector<Sample> ours, bare;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Run& run = runs[i];
        const double writing_us = none[i].cpu_us / none[i].writes * run.writes;
        const double deliveries = readers * run.writes;
        ours.push_back({0, (run.cpu_us - writing_us) / deliveries});
        bare.push_back({0, bare_send_us(static_cast<std::size_t>(run.bytes / deliveries))});
    }
    table.compare_cpu(figure, ours, "sending the same bytes", bare);
}

std::string readers_text(int readers) {
    return readers == 1 ? "1 reader" : fmt::format("{} readers", readers);
}

void show_turns(Table& table, const std::string& where, const Turns& turns) {
    for (const auto& [readers, runs] : {std::pair(1, &turns.one), {many_readers, &turns.many}}) {
        const std::string figure = fmt::format("{}, {}", where, readers_text(readers));
        show_latencies(table, "write to event, " + figure, *runs);
        show_delivery_cost(table, "an event's delivery, " + figure, turns.none, *runs, readers);
    }
}

std::vector<Sample> loads_of(const std::vector<Run>& runs) {
    std::vector<Sample> loads;
    for (const Run& run : runs) loads.push_back(run.load);
    return loads;
}

void show_load(Table& table, const std::string& where, const Turns& turns) {
    std::vector<double> behind;
    for (const Run& run : turns.many) behind.push_back(run.behind_ms);
    const std::string writes = "durable addOrUpdateCheck on " + where;
    table.compare(writes + ", 1 reader", loads_of(turns.one), "with none", loads_of(turns.none),
                  Table::By::rate, 0);
    table.compare(fmt::format("{}, {}", writes, readers_text(many_readers)), loads_of(turns.many),
                  "with none", loads_of(turns.none), Table::By::rate, 0);
    table.show("the last of them has everything after", median(behind), "ms", 0);
}

void measure_scene(const Plan& plan, Table& table, const std::string& where, Scene& scene) {
    const Turns quiet =
        take_turns(plan, [&](int readers) { return scene.quiet(scene.listen(readers).get()); });
    show_turns(table, "quiet, " + where, quiet);
    const Turns busy =
        take_turns(plan, [&](int readers) { return scene.busy(scene.listen(readers).get()); });
    show_turns(table, "busy, " + where, busy);
    show_load(table, where, busy);
}

// ---- webhooks -----------------------------------------------------------------------------------

// One who is called with each event, and answers at once.
class Called final : public Ears {
public:
    Called() : Ears(1), receiver_([this](const auto& request) { return hear(request.body); }) {}
    unsigned short port() const { return receiver_.port(); }

private:
    support::Receiver::Reply hear(std::string_view body) {
        const std::lock_guard lock(mutex_);
        note_bytes(body.size());
        note_marks(body);
        return {};
    }

    support::Receiver receiver_;
};

// Runs with nobody called and with one, in turn.
template <class MakeRun>
Turns take_turns_calling(const Plan& plan, Scene& scene, MakeRun run) {
    Turns turns;
    for (int i = 0; i < plan.rounds; ++i) {
        turns.none.push_back(run(nullptr));
        const Called called;
        scene.call_hook(called.port());
        turns.one.push_back(run(&called));
        scene.call_hook(0);
    }
    return turns;
}

void measure_webhook(const Plan& plan, Table& table, const std::string& where, Scene& scene) {
    const auto show = [&](const std::string& figure, const Turns& turns) {
        show_latencies(table, "write to webhook, " + figure, turns.one);
        show_delivery_cost(table, "a webhook's call, " + figure, turns.none, turns.one, 1);
    };
    show("quiet, " + where,
         take_turns_calling(plan, scene, [&](const Ears* ears) { return scene.quiet(ears); }));
    const Turns busy =
        take_turns_calling(plan, scene, [&](const Ears* ears) { return scene.busy(ears); });
    show("busy, " + where, busy);
    std::vector<double> rates;
    for (const Run& run : busy.one)
        rates.push_back(run.writes / (plan.seconds + run.behind_ms / 1'000));
    table.show("calls a second", median(rates), "/s", 0);
    table.compare("durable addOrUpdateCheck on " + where + ", webhook", loads_of(busy.one),
                  "without", loads_of(busy.none), Table::By::rate, 0);
}

// ---- memory -------------------------------------------------------------------------------------

std::vector<std::string> keys_of(const Plan& plan, const Installation& installation) {
    const auto ask = [&](std::vector<std::string> command) {
        command.insert(command.begin(), plan.program);
        command.insert(command.end(), {"--json", "--database", installation.database});
        const support::Outcome outcome = support::run(command);
        if (outcome.status != 0) throw std::runtime_error(outcome.err + outcome.out);
        return outcome.out;
    };
    const std::string account = member(ask({"store", "list"}), "account");
    return {installation.key, member(ask({"key", "add", "--account", account}), "apiKey")};
}

void measure_memory(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const Installation installation = install(plan, "sqlite:" + (folder / "comanda.db"));
    const auto keys = keys_of(plan, installation);
    Scene scene(plan, installation, folder.path() / "log");
    const double before = scene.memory();
    const auto listeners = scene.listen(idle_readers, keys);
    const double with_readers = scene.memory();
    table.show("memory without readers", before, "MB", 0);
    table.show(fmt::format("with {} idle ones", idle_readers), with_readers, "MB", 0);
    table.show("for each", (with_readers - before) * 1024 / idle_readers, "KB", 0);
}

// ---- what events cost those who write -----------------------------------------------------------

// Beside another build of the program, such as one that tells nobody of events.
void measure_beside(const Plan& plan, Table& table, const std::string& where,
                    const std::string& our_database, const std::string& its_database) {
    const support::TempFolder folder;
    Plan its = plan;
    its.program = plan.other;
    Scene ours(plan, install(plan, our_database), folder.path() / "log");
    Scene others(its, install(its, its_database), folder.path() / "other_log");
    std::vector<Sample> our_samples, its_samples;
    for (int i = 0; i < plan.rounds; ++i) {
        our_samples.push_back(ours.busy(nullptr).load);
        its_samples.push_back(others.busy(nullptr).load);
    }
    table.compare("durable addOrUpdateCheck on " + where + ", no reader", our_samples,
                  "the other build", its_samples, Table::By::rate, 0);
}

void measure_beside(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const auto file = [&](const std::string& name) { return "sqlite:" + (folder / name); };
    measure_beside(plan, table, "SQLite", file("ours.db"), file("other.db"));
    const DurableCluster cluster;
    const support::PostgresDatabase ours(cluster.folder()), other(cluster.folder());
    measure_beside(plan, table, "PostgreSQL", ours.url(), other.url());
}

void measure_on_sqlite(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    Scene scene(plan, install(plan, "sqlite:" + (folder / "comanda.db")), folder.path() / "log");
    measure_scene(plan, table, "SQLite", scene);
    measure_webhook(plan, table, "SQLite", scene);
}

void measure_on_postgres(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const DurableCluster cluster;
    const support::PostgresDatabase one(cluster.folder()), two(cluster.folder());
    {
        Scene scene(plan, install(plan, one.url()), folder.path() / "log");
        measure_scene(plan, table, "PostgreSQL", scene);
        measure_webhook(plan, table, "PostgreSQL", scene);
    }
    Scene scene(plan, install(plan, two.url()), folder.path() / "log", true);
    measure_scene(plan, table, "PostgreSQL, two processes", scene);
}

}  // namespace

void measure_live(const Plan& plan, Table& table) {
    if (!plan.other.empty()) return measure_beside(plan, table);
    measure_on_sqlite(plan, table);
    measure_on_postgres(plan, table);
    measure_memory(plan, table);
}

}  // namespace bench
