// The example of a kind as a body and as an answer.
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "schema/describe.hpp"
#include "schema/json.hpp"
#include "schema/scalar.hpp"

namespace schema {
namespace {

constexpr std::int64_t time_example_ms = 1'767'225'600'000;  // 2026-01-01
constexpr std::string_view account_example = "650000000000000000000001";

// Sets a server-owned field as the service might. References to other records are left out.
void own(Record& record, const Field& field) {
    if (field.type == Type::count) record.at(field) = std::int64_t{1};
    if (field.type == Type::instant) record.at(field) = base::iso_time(time_example_ms);
    if (field.type == Type::reference && field.rules.refers_to.empty())
        record.at(field) =
            std::string(field.name == "id" ? record.kind().traits.example_id : account_example);
}

std::string answer_example(const Kind& kind) {
    Record record = read_patch(kind.traits.example, kind).record;
    fill_in(record);
    for (const Field* field : kind.fields())
        if (field->rules.server_owned && !record.has(*field)) own(record, *field);
    return write_json(record);
}

// The field that names a record; where that is derived, the first that a client must send.
std::string_view name_sent(const Kind& kind) {
    if (!kind.find(kind.traits.named_by).field->rules.server_owned) return kind.traits.named_by;
    for (const Field* field : kind.fields())
        if (field->rules.required) return field->name;
    return kind.traits.named_by;
}

// An update sends only what it changes.
std::string update_example(const Kind& kind) {
    return base::JsonObject()
        .text("id", kind.traits.example_id)
        .text(name_sent(kind), "A better name")
        .done();
}

}  // namespace

std::string openapi_example(const Kind& kind, Use use) {
    switch (use) {
        case Use::create: return std::string(kind.traits.example);
        case Use::update: return update_example(kind);
        case Use::answer: return answer_example(kind);
    }
    return {};
}

}  // namespace schema
