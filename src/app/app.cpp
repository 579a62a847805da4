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
#include "api/spool.hpp"
#include "api/workers.hpp"
#include "app/features.hpp"
#include "app/routes.hpp"
#include "app/upkeep.hpp"
#include "assets/assets.hpp"
#include "auth/sessions.hpp"
#include "base/refusal.hpp"
#include "http/memory.hpp"
#include "jobs/figures.hpp"
#include "jobs/trigger.hpp"
#include "storage/brief_reads.hpp"

#include <future>

namespace app {

using namespace api;  // the frame that this puts together

struct App::Impl {
    Impl(const base::Settings& its_settings, storage::Database& its_database,
         const base::World& its_world, std::span<const assets::Embedded> pages, const Parts& parts)
        : features(parts.features),
          settings(its_settings),
          database(its_database),
          world(its_world),
          pepper(auth::load_pepper(its_database, its_world.random, its_settings.secret_file)),
          keys(pepper),
          key_rate(its_settings.rate_per_second, its_settings.rate_burst),
          address_rate(its_settings.address_rate_per_second, its_settings.address_rate_burst),
          memory(static_cast<std::size_t>(its_settings.answer_memory_mb) << 20),
          in_flight(memory),
          long_answers(spool_folder(its_settings), memory),
          answers(static_cast<std::size_t>(its_settings.answer_cache_mb) << 20, memory),
          metrics(parts.routes),
          documents(parts.routes, settings),
          cors(its_settings.cors_origins),
          router(parts.routes, its_settings.segment),
          services{settings, database,     world,         pepper,  keys,
                   key_rate, address_rate, key_addresses, memory,  in_flight,
                   lanes,    long_answers, answers,       metrics, documents,
                   cors,     parts.routes, watches,       objects} {
        objects.add(std::make_shared<assets::Assets>(pages));
        objects.add(std::make_shared<::features::FeatureList>(features));
        objects.add(std::make_shared<::features::records::Rulebook>(features.rules(pepper)));
        objects.add(std::make_shared<storage::Resolvers>(features.resolvers()));
        objects.add(std::make_shared<auth::SessionRing>());
        objects.add(std::make_shared<jobs::Figures>());
        objects.add(std::make_shared<jobs::Trigger>());
        for (const ::features::Feature* feature : features)
            if (feature->add_objects) feature->add_objects(objects, settings);
        for (const ::features::Feature* feature : features)
            if (feature->start) api::succeeds(feature->name, [&] { feature->start(services); });
        database.on_hint([this](std::string_view hint) {
            for (const ::features::Feature* feature : features)
                if (feature->on_hint) feature->on_hint(services, hint);
        });
        upkeep.emplace(services, features);
    }
    ~Impl() {
        database.on_hint({});
        stop();
    }

    void stop() {
        lanes.stop();
        for (const ::features::Feature* feature : features)
            if (feature->stop) feature->stop(services);
        upkeep->stop();
    }

    const ::features::FeatureList features;
    const base::Settings settings;
    storage::Database& database;
    const base::World world;
    const auth::Pepper pepper;
    auth::KeyRing keys;
    auth::RateLimit key_rate, address_rate;
    auth::KeyAddresses key_addresses;
    http::Memory memory;  // must outlive what is counted in it, so it comes first
    InFlight in_flight;
    Lanes lanes;
    LongAnswers long_answers;
    AnswerCache answers;
    Metrics metrics;
    Documents documents;
    const Cors cors;
    api::Objects objects;
    const Router router;
    const std::vector<Watch> watches = features.watches();
    Services services;
    std::optional<Upkeep> upkeep;  // its thread starts when all objects are there
};

Parts all_parts() {
    static const ::features::FeatureList list = features();
    return {list, routes()};
}

App::App(const base::Settings& settings, storage::Database& database, const base::World& world,
         std::span<const assets::Embedded> pages, const Parts& parts)
    : impl_(std::make_unique<Impl>(settings, database, world, pages, parts)) {}

App::~App() = default;

std::optional<http::Response> App::answer_at_once(const http::Request& request) {
    try {
        return answer_again(impl_->services, request);
    } catch (...) {
        return {};  // the request takes the normal path, which answers the failure
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

const api::Objects& App::objects() const { return impl_->objects; }

http::Memory& App::memory() { return impl_->memory; }

http::Response App::answer(const http::Request& request) {
    http::Admission admission = admit(request);
    if (admission.answer) return *std::move(admission.answer);
    std::promise<http::Response> promise;
    handle(request, std::move(admission.ticket),
           [&](http::Response response) { promise.set_value(std::move(response)); });
    return promise.get_future().get();
}

void App::stop() { impl_->stop(); }

}  // namespace app
