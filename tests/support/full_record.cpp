#include "support/full_record.hpp"

#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "schema/json.hpp"
#include "schema/scalar.hpp"

#include <algorithm>

namespace support {
namespace {

using namespace schema;

constexpr const char* id_example = "650000000000000000000101";
constexpr std::int64_t time_example_ms = 1'767'225'600'000;  // 2026-01-01

std::string text_example(const Field& field, const Kind& kind) {
    std::string text = field.name == "name" && !kind.traits.label.empty()
                           ? std::string(kind.traits.label) + " 1"
                           : std::string(field.name);
    if (field.rules.characters_max) text.resize(std::min(text.size(), field.rules.characters_max));
    return text;
}

std::int64_t number_example(const Field& field) {
    const std::int64_t usual = field.type == Type::percent  ? 8'250
                               : field.type == Type::amount ? 1'250
                                                            : 1;
    return std::clamp(usual, field.rules.min, field.rules.max);
}

Record::Value example_value(const Field& field, const Kind& kind) {
    if (const Format* format = field.rules.format) {
        if (field.type == Type::json) return RawJson{std::string(format->example)};
        return text_of(format->example).value_or("");
    }
    switch (field.type) {
        case Type::text: return text_example(field, kind);
        case Type::flag: return false;
        case Type::count:
        case Type::amount:
        case Type::percent: return number_example(field);
        case Type::instant: return base::iso_time(time_example_ms);
        case Type::choice: return std::string(field.rules.choices[0]);
        case Type::reference: return std::string(id_example);
        case Type::references: return std::vector<std::string>{id_example};
        case Type::links: return RawJson{'[' + base::json_string(id_example) + ']'};
        case Type::record:
        case Type::records: return std::vector<Record>{full_record(*field.item)};
        case Type::json: return RawJson{"{}"};
    }
    return {};
}

}  // namespace

schema::Record full_record(const schema::Kind& kind) {
    Record record(kind);
    fill_in(record);
    for (const Field* field : kind.fields())
        if (!field->rules.server_owned && !record.has(*field))
            record.at(*field) = example_value(*field, kind);
    return record;
}

}  // namespace support
