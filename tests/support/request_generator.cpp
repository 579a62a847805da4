#include "support/request_generator.hpp"

#include "api/router.hpp"
#include "base/json_text.hpp"

#include <memory>
#include <random>

namespace support {

using schema::Type;

std::string GeneratedRequest::shown() const {
    std::string text = method + ' ' + target + "\napikey: " + key + '\n';
    for (const auto& [name, value] : headers) text += name + ": " + value + '\n';
    return text + body;
}

Choose seeded(unsigned seed) {
    return [random = std::make_shared<std::mt19937>(seed)](int limit) {
        return std::uniform_int_distribution<>(0, limit - 1)(*random);
    };
}

RequestGenerator::RequestGenerator(Choose choose, std::vector<Tenant> tenants)
    : choose_(std::move(choose)), tenants_(std::move(tenants)) {
    for (const api::Route& route : api::routes())
        if (route.admission.needs_key)
            for (int weight = route.is_write() ? 3 : 1; weight > 0; --weight)
                routes_.push_back(&route);
}

GeneratedRequest RequestGenerator::next() {
    tenant_ = &any(tenants_);
    const api::Route& route = *any(routes_);
    GeneratedRequest request;
    request.route = &route;
    request.method = http::name_of(any(route.methods));
    request.key = once_in(40) ? "cmd_nonsense" : tenant_->key;
    request.target = path_of(route, any(route.paths)) + query_of(route);
    request.body = body_of(route);
    if (once_in(8))
        request.headers.emplace_back("if-match", '"' + std::to_string(1 + below(4)) + '"');
    if (once_in(4)) {
        const std::string number = std::to_string(2 + below(3));
        request.headers.emplace_back(
            "if-none-match", "\"1" + epoch_ + "\", \"" + number + (once_in(8) ? "" : epoch_) + '"');
    }
    if (once_in(6))
        request.headers.emplace_back("idempotency-key", "key-" + std::to_string(below(25)));
    if (once_in(60)) request.headers.emplace_back("content-type", "text/plain");
    return request;
}

void RequestGenerator::learn(const GeneratedRequest& request, const Answer& answer) {
    const auto tag = answer.headers.find("ETag");
    if (tag != answer.headers.end() && request.route->operation.answer == api::Shape::record)
        epoch_ = tag->second.substr(tag->second.find('.'), sizeof ".k3f9x2a" - 1);
    if (answer.status != 200 || request.route->operation.body != api::Shape::create) return;
    know(request.route->kind, text_member(answer.body, "id"));
}

std::string RequestGenerator::id_of(const kinds::StoredKind* kind) {
    if (kind == &kinds::store) return once_in(10) ? any(tenants_).store : tenant_->store;
    auto& ids = known_[kind];
    if (ids.empty() || once_in(15)) return once_in(2) ? "650000000000000000000fff" : "no-id";
    return any(ids);
}

std::string RequestGenerator::path_of(const api::Route& route, std::string_view pattern) {
    std::string path = any(api::Router::spelled_out(pattern, "svc"));
    for (const auto& [capture, value] :
         {std::pair<std::string, std::string>{"{store}", id_of(&kinds::store)},
          {"{id}", id_of(route.kind)},
          {"{revision}", std::to_string(below(4))},
          {"{account}", once_in(10) ? any(tenants_).account : tenant_->account}})
        if (const auto at = path.find(capture); at != std::string::npos)
            path.replace(at, capture.size(), value);
    return path;
}

std::string RequestGenerator::query_of(const api::Route& route) {
    std::string query;
    auto add = [&](const std::string& name, const std::string& value) {
        query += (query.empty() ? "?" : "&") + name + '=' + value;
    };
    for (std::string_view name : route.operation.parameters) {
        if (!once_in(3)) continue;
        if (name == "page") add("page", any<std::string>({"1", "2", "3", "0", "x", ""}));
        if (name == "pageSize") add("pageSize", any<std::string>({"1", "3", "10", "501"}));
        if (name == "search")
            add("search",
                any<std::string>({"a", "na", "name", "NAME%201", "%25", "_", "%C3%A9", "zzz"}));
        if (name == "status")
            add("status", any<std::string>({"true", "false", "all", "maybe", ""}));
        if (name == "force") add("force", any<std::string>({"true", "false", "x"}));
        if (name == "parent") add("parent", id_of(route.kind));
    }
    return query;
}

std::string RequestGenerator::body_of(const api::Route& route) {
    if (route.operation.body == api::Shape::none) return "";
    if (route.operation.body == api::Shape::status)
        return once_in(2)
                   ? ""
                   : R"({"entity":")" + std::string(once_in(5) ? "x" : route.kind->name) + "\"}";
    if (once_in(50))
        return any<std::string>({"", "[]", "{", R"({"a":1,"a":2})", "{\"a\":\"\\ud800\"}"});
    if (route.operation.body == api::Shape::bulk) return bulk_body();
    if (route.operation.body == api::Shape::image) return picture();
    base::JsonObject body;
    for (const schema::Field* field : route.kind->fields()) {
        const bool is_wanted = field->rules.required ? !once_in(10) : once_in(5);
        if (is_wanted) body.raw(field->name, value_of(*field));
        for (std::string_view alias : field->rules.aliases)
            if (!alias.empty() && once_in(8)) body.raw(alias, value_of(*field));
    }
    if (once_in(4)) body.raw("unknown" + std::to_string(below(3)), odd_value());
    if (once_in(40)) body.raw("password", odd_value());
    return body.done();
}

// A PNG as far as its header, which is all that is looked at.
std::string RequestGenerator::picture() {
    static constexpr std::string_view png{
        "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0\1\2\3", 32};
    return std::string(png) + static_cast<char>('a' + below(3));
}

// A few entries, some of which refer to each other; most are good, since one bad spoils all.
std::string RequestGenerator::bulk_body() {
    std::vector<std::string> entries;
    for (int i = below(4); i >= 0; --i) {
        const auto& kind = *kinds::catalogue[below(static_cast<int>(std::size(kinds::catalogue)))];
        base::JsonObject entry;
        entry.text("kind", once_in(30) ? "store" : kind.name);
        if (!once_in(3)) entry.text("id", once_in(3) ? id_of(&kind) : '#' + std::to_string(i));
        for (const schema::Field* field : kind.fields()) {
            const bool is_reference = field->type == Type::reference;
            if (field->rules.server_owned || field == &kind.store || field == &kind.created_for)
                continue;
            if (field->name == "name")
                entry.text("name", "Name " + std::to_string(below(500)));
            else if (field->rules.required || once_in(is_reference ? 3 : 30))
                entry.raw(field->name, is_reference && once_in(2)
                                           ? "\"#" + std::to_string(below(4)) + '"'
                                           : sensible_value(*field));
            else if (!field->rules.refers_to.empty() && !field->item && once_in(6))
                entry.raw(field->name, "[\"#" + std::to_string(below(4)) + "\"]");
        }
        entries.push_back(entry.done());
    }
    return base::JsonObject().raw("records", base::json_array(entries)).done();
}

std::string RequestGenerator::value_of(const schema::Field& field) {
    return once_in(12) ? odd_value() : sensible_value(field);
}

std::string RequestGenerator::sensible_value(const schema::Field& field) {
    if (field.rules.format && !once_in(4)) return std::string(field.rules.format->example);
    switch (field.type) {
        case Type::text:
            return base::json_string(field.name == "name" ? "Name " + std::to_string(below(30))
                                                          : word());
        case Type::flag: return any<std::string>({"true", "false", "\"true\"", "\"false\""});
        case Type::count: return any<std::string>({"0", "1", "7", "\"12\"", "3.0"});
        case Type::amount:
        case Type::percent: return any<std::string>({"0", "100", "12345"});
        case Type::instant: return "\"2026-03-01T10:00:00.000Z\"";
        case Type::choice:
            return base::json_string(
                field.rules.choices[below(static_cast<int>(field.rules.choice_count))]);
        case Type::reference: return base::json_string(id_of(kinds::find(field.rules.refers_to)));
        case Type::references:
        case Type::links:
            return '[' + base::json_string(id_of(kinds::find(field.rules.refers_to))) + ']';
        case Type::record: return "{}";
        case Type::records: return "[{}]";
        case Type::json: return odd_value();
    }
    return "null";
}

std::string RequestGenerator::odd_value() {
    return any<std::string>({"null", "\"\"", "[]", "{}", "true", "-1", "1.50", "1e3",
                             "123456789012345678901234567890", "\"\\u00e9\\n\\\"\"",
                             "[1,[2,{\"x\":null}]]", "\"" + std::string(300, 'x') + "\""});
}

std::string RequestGenerator::word() {
    return any<std::string>(
        {"", "plain", "Ünïcödé", "UTC", "Europe/Rome", "USD", "JPY", "a_b%c", "  spaced  "});
}

}  // namespace support
