#include "app/app.hpp"

#include "api/answer_cache.hpp"
#include "api/cors.hpp"
#include "api/exchange.hpp"
#include "api/guard.hpp"
#include "api/in_flight.hpp"
#include "api/long_answers.hpp"
#include "api/metrics.hpp"
#include "api/openapi.hpp"
#include "api/router.hpp"
#include "api/workers.hpp"
#include "app/routes.hpp"
#include "assets/assets.hpp"
#include "base/refusal.hpp"
#include "features/catalogue/catalogue.hpp"
#include "http/memory.hpp"
#include "storage/brief_reads.hpp"
#include "storage/retention.hpp"
#include "storage/running_time.hpp"

#include <cstdlib>
#include <filesystem>
#include <future>

namespace app {
namespace {

using namespace api;  // the frame that this puts together

constexpr auto upkeep_every = std::chrono::seconds(60);

// Where long answers lie on their way out: beside the database, which has its disk, else where the
// system keeps large temporary files.
std::string spool_folder(const base::Settings& settings) {
    if (const std::string path = storage::sqlite_path(settings.database); !path.empty())
        return std::filesystem::absolute(path).parent_path();
    const char* folder = std::getenv("TMPDIR");
    return folder && *folder ? folder : "/var/tmp";
}

std::int64_t steady_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

storage::RunningTime begin_running(storage::Database& database, const base::Settings& settings) {
    std::optional<storage::RunningTime> begun;
    database.read([&](storage::ReadView& view) {
        begun.emplace(view, steady_ms(),
                      storage::longest_kept_ms(settings.idempotency_hours, settings.event_days));
    });
    return *begun;
}

}  // namespace

struct App::Impl {
    Impl(const base::Settings& its_settings, storage::Database& its_database,
         const base::World& its_world, std::span<const assets::Embedded> pages)
        : settings(its_settings),
          database(its_database),
          world(its_world),
          pepper(auth::load_pepper(its_database, its_world.random)),
          keys(pepper),
          key_rate(its_settings.rate_per_second, its_settings.rate_burst),
          address_rate(its_settings.address_rate_per_second, its_settings.address_rate_burst),
          memory(static_cast<std::size_t>(its_settings.answer_memory_mb) << 20),
          in_flight(memory),
          long_answers(lanes.reads, spool_folder(its_settings), memory),
          answers(static_cast<std::size_t>(its_settings.answer_cache_mb) << 20, memory),
          metrics(routes()),
          documents(routes(), settings),
          cors(its_settings.cors_origins),
          router(routes(), its_settings.segment),
          running_time(begin_running(its_database, its_settings)),
          services{settings,     database,  world,     pepper,   keys,         key_rate,
                   address_rate, memory,    in_flight, lanes,    long_answers, answers,
                   metrics,      documents, cors,      routes(), objects},
          upkeep([this](const std::stop_token& stop) { keep_up(stop); }) {
        objects.add(std::make_shared<assets::Assets>(pages));
        objects.add(std::make_shared<features::records::Rulebook>(features::catalogue::rules()));
        database.on_hint([this](std::string_view text) {
            if (text.empty() || text == auth::keys_hint) keys.forget();
        });
    }
    ~Impl() { database.on_hint({}); }

    // Once a minute and at the end: when keys were last used, how long this runs, and what has
    // outlived its retention. That may be much, and can wait for the next start.
    void keep_up(const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any wakes;
        do {
            wakes.wait_for(lock, stop, upkeep_every, [] { return false; });
            succeeds("upkeep", [&] { tidy_up(stop); });
        } while (!stop.stop_requested());
    }

    void tidy_up(const std::stop_token& stop) {
        for (bool has_more = true; std::exchange(has_more, false);)
            database.write_now([&](storage::Transaction& tx) {
                const std::int64_t now_ms = world.clock.now_ms();
                keys.flush_last_used(tx);
                running_time.advance(tx, now_ms, steady_ms());
                has_more = !stop.stop_requested() &&
                           storage::apply_retention(
                               tx, storage::oldest_kept(tx, now_ms, settings.idempotency_hours,
                                                        settings.event_days));
            });
    }

    const base::Settings settings;
    storage::Database& database;
    const base::World world;
    const auth::Pepper pepper;
    auth::KeyRing keys;
    auth::RateLimit key_rate, address_rate;
    http::Memory memory;  // before what is counted in it
    InFlight in_flight;
    Lanes lanes;
    LongAnswers long_answers;
    AnswerCache answers;
    Metrics metrics;
    Documents documents;
    const Cors cors;
    api::Objects objects;
    const Router router;
    storage::RunningTime running_time;  // of the upkeep thread
    Services services;
    std::jthread upkeep;
};

App::App(const base::Settings& settings, storage::Database& database, const base::World& world,
         std::span<const assets::Embedded> pages)
    : impl_(std::make_unique<Impl>(settings, database, world, pages)) {}

App::~App() = default;

std::optional<http::Response> App::answer_at_once(const http::Request& request) {
    try {
        return answer_again(impl_->services, request);
    } catch (...) {
        return {};  // handle() says what is wrong
    }
}

http::Admission App::admit(const http::Request& head) {
    const storage::BriefReads on_this_thread;
    http::Admission admission;
    auto exchange = std::make_shared<Exchange>(impl_->services, impl_->router, head);
    guarded(
        head,
        [&](http::Response response) {
            admission.answer = exchange->finished(std::move(response));
        },
        [&] { exchange->admit(admission); });
    if (!admission.answer) admission.ticket = std::move(exchange);
    return admission;
}

void App::handle(const http::Request&, std::shared_ptr<http::Ticket> ticket,
                 http::Respond respond) {
    const storage::BriefReads on_this_thread;
    const auto exchange = std::static_pointer_cast<Exchange>(std::move(ticket));
    exchange->run(std::move(respond));
}

http::Response App::refuse(const http::Request& request, int status, std::string_view code,
                           std::string_view detail) {
    base::Refusal refusal(status, std::string(code), std::string(detail));
    if (status == 503) refusal.headers.emplace_back("Retry-After", "1");
    auto answer = Exchange(impl_->services, impl_->router, request)
                      .finished(refusal_answer(request, refusal));
    answer.closes_connection = true;
    return answer;
}

http::Memory& App::memory() { return impl_->memory; }

http::Response App::answer(const http::Request& request) {
    http::Admission admission = admit(request);
    if (admission.answer) return *std::move(admission.answer);
    std::promise<http::Response> promise;
    handle(request, std::move(admission.ticket),
           [&](http::Response response) { promise.set_value(std::move(response)); });
    return promise.get_future().get();
}

void App::stop() {
    impl_->lanes.stop();
    impl_->upkeep.request_stop();
    if (impl_->upkeep.joinable()) impl_->upkeep.join();
}

}  // namespace app
