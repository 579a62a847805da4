#include "support/request_play.hpp"

#include "features/records/create.hpp"
#include "support/wire/invariants.hpp"

namespace support {
namespace {

constexpr int requests_max = 12;  // of one input

// Keys of every scope of an account with these stores.
std::vector<auth::NewKey> scopes(const std::vector<std::string>& stores, std::int64_t now_ms) {
    std::vector<auth::NewKey> keys;
    auto add = [&](std::vector<std::string> its_stores, auth::Areas areas, bool is_read_only,
                   std::int64_t expires_ms = 0) {
        keys.push_back({.account = {},
                        .name = "play",
                        .stores = std::move(its_stores),
                        .areas = areas,
                        .is_read_only = is_read_only,
                        .expires_ms = expires_ms});
    };
    add({}, auth::Areas::all(), true);
    add({}, auth::Areas::all(), false, now_ms - 1);
    for (const std::string& store : stores)
        for (bool is_read_only : {false, true}) add({store}, auth::Areas::all(), is_read_only);
    for (std::size_t i = 0; i < std::size(auth::area_names); ++i) {
        auth::Areas one;
        one.add(static_cast<auth::Area>(i));
        add({}, one, false);
    }
    return keys;
}

}  // namespace

RequestPlay::RequestPlay(storage::Engine engine)
    : app_(engine, fixed_.world()),
      pepper_(auth::load_pepper(app_.database(), fixed_.random)),
      foreign_(app_.make_tenant("Foreign")) {
    for (const kinds::StoredKind* kind : kinds::catalogue)
        foreign_ids_.push_back(app_.make_record(foreign_, *kind));
    foreign_ids_.insert(foreign_ids_.end(), {foreign_.store, foreign_.account});
}

Company RequestPlay::make_company() {
    const base::World world = fixed_.world();
    Company company{
        .tenants = {}, .keys = {"", "demo-key", foreign_.key}, .foreign_ids = foreign_ids_};
    account_ = world.ids.next();
    const std::vector<std::string> stores{world.ids.next(), world.ids.next()};
    app_.database().write_now([&](storage::Transaction& tx) {
        features::records::create_account(tx, world, app_.rules(), account_, "Play", "test");
        for (const std::string& store : stores)
            features::records::create_store(tx, world, app_.rules(), account_, store, store, "UTC",
                                            store == stores[0] ? "USD" : "JPY", "test");
        auto add = [&](auth::NewKey fields) {
            fields.account = account_;
            std::string key = auth::make_api_key(world.random);
            auth::add_key(tx, pepper_, fields, world.ids.next(), key, now_ms_);
            return key;
        };
        const std::string everything = add({.account = {}, .name = "all"});
        for (const std::string& store : stores)
            company.tenants.push_back({account_, store, everything});
        for (const auth::NewKey& fields : scopes(stores, now_ms_))
            company.keys.push_back(add(fields));
        make_records(tx, stores[0], company);
    });
    return company;
}

// A small menu, so that there is something to refer to, to change and to break.
void RequestPlay::make_records(storage::Transaction& tx, const std::string& store,
                               Company& company) {
    auto add = [&](const kinds::StoredKind& kind, const std::string& members) {
        const std::string doc = features::records::create(
            tx, fixed_.world(), app_.rules(), kind, account_,
            R"({"store":")" + store + R"(","name":"Name 1",)" + members + '}', "test");
        company.records.emplace_back(&kind, text_member(doc, "id"));
        return '"' + company.records.back().second + '"';
    };
    const auto department = add(kinds::department, R"("priority":1)");
    const auto size = add(kinds::serving_size_level, R"("default":true)");
    const auto tax = add(kinds::tax, R"("defaultTax":true,"percentage":5000)");
    add(kinds::printer, R"("priority":1)");
    const auto modifier = add(kinds::modifier, R"("priority":1)");
    const auto group = add(kinds::modifier_group, R"("modifiers":[)" + modifier + ']');
    const auto category = add(kinds::category, R"("level":1,"department":)" + department);
    const auto sub = add(kinds::category, R"("level":2,"parent":)" + category);
    add(kinds::menu_item, R"("subCategory":)" + sub + R"(,"taxes":[)" + tax +
                              R"(],"optionalModifierGroups":[)" + group +
                              R"(],"prices":[{"price":100,"servingSizeLevel":)" + size + "}]");
}

std::string RequestPlay::play(std::string_view input) {
    Choices choices(input);
    HostileRequests requests([&](int limit) { return choices.below(limit); }, make_company());
    for (int i = 0; i < requests_max && !choices.is_spent(); ++i) {
        const GeneratedRequest request = requests.next();
        fixed_.clock.set(++now_ms_);
        const AppFixture::Headers headers(request.headers.begin(), request.headers.end());
        const Answer answer =
            app_.call(request.method, request.target, request.key, request.body, headers);
        ++statuses_[answer.status];
        if (auto broken = promises_broken(request, answer); !broken.empty())
            return broken + '\n' + request.shown() + "\n-> " + std::to_string(answer.status) +
                   '\n' + answer.body + '\n';
        requests.learn(request, answer);
    }
    return {};
}

std::string RequestPlay::promises_broken(const GeneratedRequest& request,
                                         const Answer& answer) const {
    wire::Answer seen{.status = answer.status,
                      .headers = {answer.headers.begin(), answer.headers.end()},
                      .body = answer.body};
    // What the edge does: it names the type and drops bodies that nobody may see.
    if (!answer.content_type.empty())
        seen.headers.emplace_back("Content-Type", answer.content_type);
    if (request.method == "HEAD" || answer.status == 304) seen.body.clear();
    std::string all;
    for (const std::string& broken : wire::broken_promises(
             {.method = request.method, .target = {}, .headers = {}, .body = {}}, seen, false))
        all += broken + '\n';
    return all;
}

std::string RequestPlay::verified() { return app_.find_faults(); }

}  // namespace support
