#include "support/app_fixture.hpp"

#include "api/router.hpp"
#include "app/features.hpp"
#include "app/routes.hpp"
#include "auth/kiosk_passes.hpp"
#include "auth/licences.hpp"
#include "auth/secrets.hpp"
#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "base/json_text.hpp"
#include "base/log.hpp"
#include "features/records/create.hpp"
#include "features/team/staff/new_staff.hpp"
#include "kinds/role.hpp"
#include "kinds/user.hpp"
#include "schema/json.hpp"
#include "support/full_record.hpp"
#include "support/migrated_postgres.hpp"

#include <future>
#include <set>
#include <stdexcept>

namespace support {
namespace {

http::Method method_of(std::string_view name) {
    for (auto method :
         {http::Method::get, http::Method::head, http::Method::post, http::Method::put,
          http::Method::patch, http::Method::del, http::Method::options})
        if (http::name_of(method) == name) return method;
    return http::Method::other;
}

std::string drained(http::Body body, bool is_endless) {
    if (auto* text = std::get_if<std::string>(&body)) return *text;
    if (auto* shared = std::get_if<std::shared_ptr<const std::string>>(&body)) return **shared;
    auto& stream = std::get<std::unique_ptr<http::Stream>>(body);
    if (is_endless) stream->end_soon();
    std::string all;
    for (;;) {
        std::promise<http::Stream::State> pulled;
        stream->pull([&](const std::string& piece, http::Stream::State state) {
            all += piece;
            pulled.set_value(state);
        });
        const auto state = pulled.get_future().get();
        if (state == http::Stream::State::last) return all;
        if (state == http::Stream::State::failed) throw std::runtime_error("the stream failed");
    }
}

void drop_references(schema::Record& record) {
    for (const schema::Field* field : record.kind().fields()) {
        if (!field->rules.refers_to.empty()) record.clear(*field);
        if (auto* nested = std::get_if<std::vector<schema::Record>>(&record.at(*field)))
            for (schema::Record& one : *nested) drop_references(one);
    }
    // The parts of a time restriction are only taken where they count.
    if (const auto* type = record.kind().find("timeApplicableType").field)
        record.at(*type) = std::string("Days of the week");
}

}  // namespace

AppFixture::AppFixture(storage::Engine engine, const base::World& world, const Fill& fill,
                       const app::Parts& parts)
    : world_(world),
      parts_(parts),
      tables_(parts.features.tables()),
      rules_(parts.features.rules()) {
    base::log::start("warning");
    if (engine == storage::Engine::postgres)
        postgres_ = fill ? std::make_unique<PostgresDatabase>() : migrated_postgres(tables_);
    settings_.database = postgres_ ? postgres_->url() : "sqlite:" + folder_ / "test.db";
    settings_.rate_per_second = 0;
    settings_.webhook_allow = {"127.0.0.0/8"};  // where a Receiver listens
    if (fill) fill(settings_.database);
    add_process();
    rules_.hash_with(auth::load_pepper(database(), world_.random));
}

AppFixture::~AppFixture() {
    for (Process& process : processes_) {
        process.app->stop();
        process.database->stop();
    }
}

void AppFixture::add_process() {
    auto database =
        std::make_unique<CountingDatabase>(storage::open(settings_, tables_, world_.random));
    auto app = std::make_unique<app::App>(settings_, *database, world_, assets::embedded(), parts_);
    processes_.push_back({std::move(database), std::move(app)});
}

PostgresProxy& AppFixture::add_process_behind_proxy() {
    proxy_ = std::make_unique<PostgresProxy>(postgres_->url());
    const base::Settings direct = settings_;
    settings_.database = proxy_->url();
    settings_.write_connections = 1;
    add_process();
    settings_ = direct;
    return *proxy_;
}

Answer AppFixture::call(std::string_view method, std::string_view target, std::string_view key,
                        std::string_view body, const Headers& headers) {
    return call_at(0, method, target, key, body, headers);
}

Answer AppFixture::call_at(int process, std::string_view method, std::string_view target,
                           std::string_view key, std::string_view body, const Headers& headers) {
    std::vector<http::Header> all{{"host", "test"}};
    if (!key.empty()) all.push_back({"apikey", key});
    for (const auto& [name, value] : headers) all.push_back({name, value});
    http::Request request;
    request.method = method_of(method);
    request.method_name = method;
    request.target = target;
    const auto question = target.find('?');
    request.path = target.substr(0, question);
    request.query =
        question == std::string_view::npos ? std::string_view() : target.substr(question + 1);
    request.headers = all;
    request.body = body;
    request.request_id = "test";
    request.client_address = client_address;
    auto& app = *processes_[static_cast<std::size_t>(process) % processes_.size()].app;
    auto at_once = app.answer_at_once(request);
    auto response = at_once ? *std::move(at_once) : app.answer(request);
    Answer answer{
        .status = response.status,
        .body = drained(std::move(response.body), response.content_type == "text/event-stream"),
        .headers = {},
        .content_type = std::string(response.content_type)};
    for (std::string_view rest = response.fields; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find("\r\n"));
        rest.remove_prefix(line.size() + 2);
        const auto colon = line.find(": ");
        answer.headers[std::string(line.substr(0, colon))] = line.substr(colon + 2);
    }
    return answer;
}

Tenant AppFixture::make_tenant(std::string_view name) {
    Tenant tenant{world_.ids.next(), world_.ids.next(), {}};
    database().write_now([&](storage::Transaction& tx) {
        features::records::create_account(tx, world_, rules_, tenant.account, name, "test");
        features::records::create_store(tx, world_, rules_, tenant.account, tenant.store, name,
                                        "UTC", "USD", "test");
    });
    tenant.key = make_key(tenant, {.account = tenant.account, .name = "all"});
    return tenant;
}

std::string AppFixture::make_key(const Tenant& tenant, auth::NewKey fields) {
    const auto pepper = auth::load_pepper(database(), world_.random);
    std::string key = auth::make_api_key(world_.random);
    const std::string id = world_.ids.next();
    fields.account = tenant.account;
    database().write_now([&](storage::Transaction& tx) {
        auth::add_key(tx, pepper, fields, id, key, world_.clock.now_ms());
    });
    return key;
}

std::string Kiosk::login(std::string_view device_id, std::string_view password) const {
    return base::JsonObject()
        .text("emailId", email)
        .text("password", password)
        .text("deviceId", device_id)
        .done();
}

Kiosk AppFixture::make_kiosk(const Tenant& tenant, std::string_view email, int devices_max) {
    const auto pepper = auth::load_pepper(database(), world_.random);
    const Kiosk kiosk{.email = std::string(email),
                      .sign_in = world_.ids.next(),
                      .licence = world_.ids.next(),
                      .licence_key = auth::make_licence_key(world_.random)};
    database().write_now([&](storage::Transaction& tx) {
        auth::add_sign_in(tx,
                          {.id = kiosk.sign_in,
                           .account = tenant.account,
                           .store = tenant.store,
                           .email = kiosk.email,
                           .password_hash = "$argon2id$v=19$m=8,t=1,p=1$u0WxqF4MMJaIxR/XWCWysA$"
                                            "9soWbAwi8ACqfL83blMnHMbbwIr2IWwuaWY99WXuPgM",
                           .role = auth::SignInRole::kiosk},
                          world_.clock.now_ms());
        auth::add_licence(tx, pepper, tenant.account,
                          {.id = kiosk.licence,
                           .store = tenant.store,
                           .devices_max = devices_max,
                           .created_ms = world_.clock.now_ms()},
                          kiosk.licence_key);
    });
    return kiosk;
}

std::string AppFixture::make_pass(const Tenant& tenant) {
    const Kiosk kiosk = make_kiosk(tenant, tenant.store + "@example.com", 10);
    const auto pepper = auth::load_pepper(database(), world_.random);
    const auth::Pass pass{.account = tenant.account,
                          .store = tenant.store,
                          .device_id = "kiosk-1",
                          .licence = kiosk.licence,
                          .sign_in = kiosk.sign_in};
    const std::string token = "token-" + tenant.store;
    database().write_now([&](storage::Transaction& tx) {
        tx.lock(tenant.account, tenant.store);
        auth::add_pass(tx, pepper, pass, token, world_.clock.now_ms());
    });
    return "token=" + token + "&deviceId=kiosk-1&licenseKey=" + kiosk.licence_key;
}

std::vector<std::pair<std::string_view, std::string_view>> Visitor::headers() const {
    return {{"cookie", cookie}, {"x-csrf-token", csrf_token}};
}

Visitor AppFixture::make_visitor(const Tenant& tenant, const kinds::PrivilegeSet& held,
                                 std::vector<std::string> stores) {
    const auto pepper = auth::load_pepper(database(), world_.random);
    if (stores.empty()) stores.push_back(tenant.store);
    Visitor visitor{.sign_in = world_.ids.next(), .session = world_.ids.next()};
    const auth::SessionToken token{tenant.account, auth::random_base62(world_.random, 43)};
    visitor.cookie = std::string(auth::secure_cookie) + '=' + token.text();
    visitor.csrf_token = auth::csrf_token(pepper, token.token);
    for (std::size_t i = 0; i < stores.size(); ++i) {
        visitor.users.push_back(world_.ids.next());
        visitor.roles.push_back(world_.ids.next());
    }
    std::vector<std::string> privileges;
    for (std::string_view id : held.names()) privileges.push_back(base::json_string(id));
    const auth::Principal principal{.account = tenant.account,
                                    .id = "test",
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
    const std::int64_t now_ms = world_.clock.now_ms();
    const features::records::Actor actor{principal, now_ms, rules_};
    database().write_now([&](storage::Transaction& tx) {
        tx.lock(tenant.account, "");
        for (const std::string& store : std::set(stores.begin(), stores.end()))
            tx.lock(tenant.account, store);
        auth::add_sign_in(tx,
                          {.id = visitor.sign_in,
                           .account = tenant.account,
                           .store = "",
                           .email = visitor.sign_in + "@people.example",
                           .password_hash = "",
                           .role = auth::SignInRole::owner},
                          now_ms);
        for (std::size_t i = 0; i < stores.size(); ++i) {
            features::staff::make_with_id(tx, actor, kinds::role, stores[i], visitor.roles[i],
                                          base::JsonObject()
                                              .text("name", "Role " + visitor.roles[i])
                                              .raw("privileges", base::json_array(privileges))
                                              .done());
            features::staff::make_with_id(
                tx, actor, kinds::user, stores[i], visitor.users[i],
                base::JsonObject()
                    .text("firstName", "Visitor")
                    .raw("roles",
                         base::json_array(std::vector{base::json_string(visitor.roles[i])}))
                    .done(),
                [&](schema::Record& record) { record.set(kinds::user.sign_in, visitor.sign_in); });
        }
        auth::add_session(tx, pepper,
                          {.account = tenant.account,
                           .id = visitor.session,
                           .sign_in = visitor.sign_in,
                           .token = token.token},
                          now_ms);
    });
    return visitor;
}

Visitor AppFixture::make_paired(const Tenant& tenant, const kinds::PrivilegeSet& held) {
    std::vector<std::string> privileges;
    for (std::string_view id : held.names()) privileges.push_back(base::json_string(id));
    const std::string name = world_.ids.next();
    const auto role = call("POST", "/v1/svc/role", tenant.key,
                           base::JsonObject()
                               .text("name", "Wall " + name)
                               .text("store", tenant.store)
                               .raw("privileges", base::json_array(privileges))
                               .done());
    const std::string role_id = text_member(role.body, "id");
    const auto made = call("POST", "/v1/svc/store/" + tenant.store + "/pairings", tenant.key,
                           base::JsonObject().text("name", name).text("role", role_id).done());
    const auto paired =
        call("POST", "/v1/svc/pair", "",
             base::JsonObject().text("code", text_member(made.body, "code")).done());
    if (paired.status != 200) throw std::runtime_error("nothing was paired: " + paired.body);
    const std::string& cookie = paired.headers.at("Set-Cookie");
    return {.sign_in = text_member(made.body, "id"),
            .session = text_member(made.body, "id"),
            .cookie = cookie.substr(0, cookie.find(';')),
            .csrf_token = text_member(paired.body, "csrfToken"),
            .roles = {role_id}};
}

std::string AppFixture::full_body(const Tenant& tenant, const kinds::StoredKind& kind) {
    auto record = schema::read_patch(support::full_body(kind), kind).record;
    record.set(kind.store, tenant.store);
    record.set(kind.created_for, tenant.store);
    if (&kind == &kinds::customer) {  // whose ids are looked up, though they are no references
        record.set(kinds::customer.account, tenant.account);
        record.set(kinds::customer.stores, {tenant.store});
    }
    for (const schema::Field* field : kind.fields())
        if (field->rules.required && field->type == schema::Type::reference)
            record.at(*field) = required_record(tenant, *kinds::find(field->rules.refers_to));
    base::JsonObject body;
    for (const auto& [name, value] : schema::read_members(schema::write_json(record)))
        body.raw(name, value);
    for (const schema::Field* field : kind.fields())  // which write_json() leaves out
        if (const auto* text = std::get_if<std::string>(&record.at(*field));
            field->rules.secret && text)
            body.text(field->name, *text);
    return body.done();
}

const std::string& AppFixture::required_record(const Tenant& tenant,
                                               const kinds::StoredKind& kind) {
    std::string& id = required_[tenant.account + ' ' + std::string(kind.name)];
    if (!id.empty()) return id;
    base::JsonObject body;
    for (const auto& [name, value] : schema::read_members(full_body(tenant, kind)))
        if (name != kind.traits.named_by) body.raw(name, value);
    body.text(kind.traits.named_by, "Required by others");
    database().write_now([&](storage::Transaction& tx) {
        id = text_member(features::records::create(tx, world_, rules_, kind, tenant.account,
                                                   body.done(), "test"),
                         "id");
    });
    return id;
}

std::string AppFixture::make_record(const Tenant& tenant, const kinds::StoredKind& kind) {
    if (&kind == &kinds::store) return tenant.store;
    if (&kind == &kinds::account) return tenant.account;
    const std::string body = full_body(tenant, kind);
    std::string doc;
    database().write_now([&](storage::Transaction& tx) {
        doc = features::records::create(tx, world_, rules_, kind, tenant.account, body, "test");
    });
    return text_member(doc, "id");
}

std::string AppFixture::find_faults() {
    std::string faults;
    for (const base::Problem& fault : features::find_faults(database(), parts_.features))
        faults += fault.path + ": " + fault.message + '\n';
    return faults;
}

std::string name_of(storage::Engine engine) {
    return engine == storage::Engine::postgres ? "postgres" : "sqlite";
}

std::string full_body(const kinds::StoredKind& kind) {
    auto record = full_record(kind);
    drop_references(record);
    return schema::write_json(record);
}

std::string create_path(const kinds::StoredKind& kind, const Tenant& tenant) {
    constexpr std::string_view account = "{account}";
    for (const api::Route& route : app::routes()) {
        if (route.kind != &kind || !route.operation.body.is_new_record()) continue;
        std::string path = api::Router::spelled_out(route.paths.front(), "svc").front();
        if (const auto at = path.find(account); at != std::string::npos)
            path.replace(at, account.size(), tenant.account);
        return path;
    }
    throw std::logic_error("no route creates a " + std::string(kind.name));
}

std::string member(std::string_view json, std::string_view name) {
    for (auto& [key, value] : schema::read_members(json))
        if (key == name) return value;
    return {};
}

std::string text_member(std::string_view json, std::string_view name) {
    return schema::text_of(member(json, name)).value_or("");
}

}  // namespace support
