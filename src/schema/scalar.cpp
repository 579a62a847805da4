// Reading a scalar, one function per type. The rules of a field are checked only on what clients
// send, not on stored records.
#include "schema/scalar.hpp"

#include "base/text.hpp"
#include "base/time_text.hpp"
#include "base/world.hpp"
#include "schema/number.hpp"

namespace schema {
namespace {

using Shape = Scalar::Shape;

Reading problem(std::string sentence) { return {{}, std::move(sentence)}; }
Reading none() { return {Null{}, {}}; }
Reading value(Record::Value it) { return {std::move(it), {}}; }

bool has_control_character(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7f) return true;
        const bool is_c1 =
            byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (is_c1) return true;
    }
    return false;
}

// The digits of a whole number as text, also when no integer type holds it.
std::optional<std::string> digits_of(std::string_view number) {
    if (number.find_first_of(".eE") == number.npos) return std::string(number);
    const Whole whole = whole_number(number);
    if (whole.outcome != Whole::Outcome::whole) return std::nullopt;
    return std::to_string(whole.value);
}

Reading read_text(const Field& field, const Scalar& scalar, const ReadOptions& options) {
    std::string text;
    if (scalar.shape == Shape::string) {
        text = field.rules.trimmed ? base::trimmed(scalar.text) : scalar.text;
    } else if (scalar.shape == Shape::number) {
        auto digits = digits_of(scalar.text);
        if (!digits) return problem(expectation(field));
        text = std::move(*digits);
    } else {
        return problem(expectation(field));
    }
    if (options.is_stored) return value(std::move(text));
    if (field.rules.format) return read_formatted(field, text);
    if (field.rules.required && text.empty()) return problem("is required");
    if (field.rules.required && !base::is_visible(text))
        return problem("must contain a visible character");
    if (field.rules.trimmed && has_control_character(text))
        return problem("must not contain control characters");
    if (field.rules.characters_max && base::character_count(text) > field.rules.characters_max)
        return problem("must have at most " + std::to_string(field.rules.characters_max) +
                       " characters");
    return value(std::move(text));
}

Reading read_flag(const Field& field, const Scalar& scalar) {
    if (scalar.shape == Shape::number) return problem(expectation(field));
    if (base::same_ignoring_case(scalar.text, "true")) return value(true);
    if (base::same_ignoring_case(scalar.text, "false")) return value(false);
    return problem(expectation(field));
}

// Checks the bounds of a number. `print` writes a bound in the spelling that the client used.
template <class Print>
Reading bounded(const Field& field, std::int64_t number, const ReadOptions& options, Print print) {
    if (!options.is_stored && number < field.rules.min)
        return problem("must be at least " + print(field.rules.min));
    if (!options.is_stored && number > field.rules.max)
        return problem("must be at most " + print(field.rules.max));
    return value(number);
}

Reading read_whole(const Field& field, const Scalar& scalar, const ReadOptions& options) {
    // "12.00" as a number of minor units is a decimal amount in the wrong field, not 12.
    const bool is_misplaced = field.has_twin() && scalar.shape == Shape::string &&
                              scalar.text.find('.') != scalar.text.npos;
    const std::string twin =
        field.has_twin() ? "; send decimals in " + std::string(field.name) + "Str" : "";
    if (is_misplaced) return problem(expectation(field) + twin);
    if (scalar.shape == Shape::flag || !is_json_number(scalar.text))
        return problem(expectation(field));
    const Whole whole = whole_number(scalar.text);
    switch (whole.outcome) {
        case Whole::Outcome::fraction: return problem(expectation(field) + twin);
        case Whole::Outcome::too_large: return problem("is too large");
        case Whole::Outcome::whole: break;
    }
    return bounded(field, whole.value, options, [](std::int64_t n) { return std::to_string(n); });
}

Reading read_instant(const Field& field, const Scalar& scalar) {
    if (scalar.shape != Shape::string) return problem(expectation(field));
    if (scalar.text.empty()) return none();
    auto time = base::parse_iso_time(scalar.text);
    return time ? value(base::iso_time(*time)) : problem(expectation(field));
}

Reading read_choice(const Field& field, const Scalar& scalar, const ReadOptions& options) {
    if (scalar.shape != Shape::string) return problem(expectation(field));
    const std::string_view text = base::trimmed(scalar.text);
    if (text.empty()) return none();
    for (std::size_t i = 0; i < field.rules.choice_count; ++i)
        if (base::same_ignoring_case(text, field.rules.choices[i]))
            return value(std::string(field.rules.choices[i]));
    return options.is_stored ? value(std::string(text)) : problem(expectation(field));
}

Reading read_reference(const Field& field, const Scalar& scalar, const ReadOptions& options) {
    if (scalar.shape != Shape::string) return problem(expectation(field));
    if (scalar.text.empty()) return none();
    if (base::is_id(scalar.text)) return value(base::lower_ascii(scalar.text));
    if (const auto* id = id_behind(scalar.text, options)) return value(*id);
    return problem(std::string(no_id(scalar.text, options)));
}

std::string list_of(const std::string_view* choices, std::size_t count) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) (out += i ? ", " : "") += choices[i];
    return out;
}

}  // namespace

const std::string* id_behind(std::string_view text, const ReadOptions& options) {
    if (!options.temporary_ids || !text.starts_with('#')) return nullptr;
    const auto place = options.temporary_ids->find(text);
    return place == options.temporary_ids->end() ? nullptr : &place->second;
}

std::string_view no_id(std::string_view text, const ReadOptions& options) {
    const bool is_meant = options.temporary_ids && text.starts_with('#');
    return is_meant ? "is not the temporary id of a record" : "is not an id";
}

Reading read_scalar(const Field& field, const Scalar& scalar, const ReadOptions& options) {
    if (scalar.shape == Shape::null) return none();
    switch (field.type) {
        case Type::text: return read_text(field, scalar, options);
        case Type::flag: return read_flag(field, scalar);
        case Type::count:
        case Type::amount:
        case Type::percent: return read_whole(field, scalar, options);
        case Type::instant: return read_instant(field, scalar);
        case Type::choice: return read_choice(field, scalar, options);
        case Type::reference: return read_reference(field, scalar, options);
        case Type::references:
        case Type::links:
        case Type::record:
        case Type::records:
        case Type::json: break;
    }
    return problem(expectation(field));
}

Reading read_twin(const Field& field, const Scalar& scalar, const ReadOptions& options) {
    if (scalar.shape == Shape::null) return none();
    if (scalar.shape == Shape::string && scalar.text.empty()) return value(std::string());
    const int decimals = decimals_of(field, options.currency_decimals);
    auto units = parse_decimal(scalar.text, decimals);
    Reading reading =
        units ? bounded(field, *units, options,
                        [&](std::int64_t n) { return print_decimal(n, decimals); })
              : problem("must be a number with at most " + std::to_string(decimals) + " decimals");
    if (!reading.problem.empty() && scalar.text.find(',') != scalar.text.npos)
        reading.problem += "; use a point for decimals and a comma for thousands";
    return reading;
}

Reading read_formatted(const Field& field, std::string_view text) {
    if (text.empty()) return none();
    auto canonical = field.rules.format->canonical(text);
    if (!canonical) return problem(expectation(field));
    if (canonical->empty()) return none();
    if (field.type == Type::json) return value(RawJson{std::move(*canonical)});
    return value(std::move(*canonical));
}

std::string plain_text(const Record::Value& value) {
    if (auto* text = std::get_if<std::string>(&value)) return *text;
    if (auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    return {};
}

std::string expectation(const Field& field) {
    if (field.rules.format) return std::string(field.rules.format->expectation);
    switch (field.type) {
        case Type::text: return "must be a string";
        case Type::flag: return "must be true or false";
        case Type::count:
        case Type::amount:
        case Type::percent: return "must be a whole number";
        case Type::instant: return "must be an ISO 8601 timestamp";
        case Type::choice:
            return "must be one of " + list_of(field.rules.choices, field.rules.choice_count);
        case Type::reference: return "is not an id";
        case Type::references:
        case Type::links:
        case Type::records: return "must be a list";
        case Type::record: return "must be an object";
        case Type::json: return "must be JSON";
    }
    return {};
}

int decimals_of(const Field& field, int currency_decimals) {
    return field.type == Type::percent ? 3 : currency_decimals;
}

// The JSON of `initially` comes from our descriptions: a scalar without escapes, or an empty list.
Record::Value initial_value(const Field& field) {
    std::string_view json = field.rules.initially;
    if (json.empty()) return {};
    switch (field.type) {
        case Type::references: return std::vector<std::string>{};
        case Type::record:
        case Type::records: return std::vector<Record>{};
        case Type::links:
        case Type::json: return RawJson{std::string(json)};
        case Type::text:
        case Type::flag:
        case Type::count:
        case Type::amount:
        case Type::percent:
        case Type::instant:
        case Type::choice:
        case Type::reference: break;
    }
    if (json.starts_with('"'))
        return read_scalar(field, {Shape::string, json.substr(1, json.size() - 2)}, {}).value;
    const bool is_flag = json == "true" || json == "false";
    return read_scalar(field, {is_flag ? Shape::flag : Shape::number, json}, {}).value;
}

std::vector<const Field*> fill_in(Record& record) {
    std::vector<const Field*> missing;
    for (const Field* field : record.kind().fields()) {
        Record::Value& it = record.at(*field);
        if (it.index() == 1) it = {};  // null
        if (it.index() == 0 && !field->rules.initially.empty()) it = initial_value(*field);
        if (field->rules.required && !record.has(*field)) missing.push_back(field);
    }
    return missing;
}

}  // namespace schema
