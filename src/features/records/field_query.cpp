#include "features/records/field_query.hpp"

#include "api/query_time.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "base/world.hpp"
#include "schema/describe.hpp"
#include "schema/scalar.hpp"

#include <algorithm>

namespace features::records {
namespace {

using api::FieldFilter;
using schema::Field;
using schema::Record;
using schema::Type;

constexpr std::size_t values_max = 200;
constexpr std::size_t orders_max = 8;
constexpr std::size_t text_key_bytes = 128;
constexpr std::string_view none = "none";

bool is_reference(const Field& field) {
    return field.type == Type::reference || field.type == Type::references ||
           field.type == Type::links;
}

bool is_number(const Field& field) {
    return field.type == Type::flag || field.type == Type::count || field.type == Type::amount ||
           field.type == Type::percent || field.type == Type::instant;
}

bool is_date(const Field& field) {
    return field.rules.has_format && field.rules.format->input == schema::Input::date;
}

std::vector<std::string_view> split(std::string_view list) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        if (const auto part = base::trimmed(list.substr(begin, end - begin)); !part.empty())
            parts.push_back(part);
        begin = end + 1;
    }
    return parts;
}

// The number of a day since 1970.
std::optional<std::int64_t> day_in(std::string_view text) {
    const auto date = base::parse_date(text);
    if (!date) return {};
    return std::chrono::sys_days(*date).time_since_epoch().count();
}

// An absent flag is false, as registers take it.
std::optional<std::int64_t> number_in(const Record& record, const Field& field) {
    const Record::Value& value = record.at(field);
    if (field.type == Type::flag) {
        const bool* flag = std::get_if<bool>(&value);
        return flag && *flag ? 1 : 0;
    }
    if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
    const auto* text = std::get_if<std::string>(&value);
    if (!text) return {};
    if (field.type == Type::instant) return base::parse_iso_time(*text);
    return is_date(field) ? day_in(*text) : std::nullopt;
}

std::string text_in(const Record& record, const Field& field) {
    const auto* text = std::get_if<std::string>(&record.at(field));
    return text ? *text : std::string();
}

bool is_without_value(const Record& record, const Field& field) {
    if (is_reference(field)) return schema::ids_in(record, field).empty();
    return is_number(field) ? !number_in(record, field) : text_in(record, field).empty();
}

// The number that a value in a query stands for, or nothing and a problem.
std::optional<std::int64_t> read_number(const Field& field, std::string_view value,
                                        std::string& problem) {
    const auto reading = schema::read_scalar(field, {schema::Scalar::Shape::string, value},
                                             {.is_stored = field.type != Type::flag});
    if (!reading.problem.empty()) {
        problem = reading.problem;
        return {};
    }
    if (const auto* flag = std::get_if<bool>(&reading.value)) return *flag ? 1 : 0;
    if (const auto* number = std::get_if<std::int64_t>(&reading.value)) return *number;
    return {};
}

// The spelling that a choice or an id is stored in.
std::string read_word(const Field& field, std::string_view value, std::string& problem) {
    if (is_reference(field)) {
        if (!base::is_id(value)) problem = "is not an id";
        return base::lower_ascii(value);
    }
    const auto reading = schema::read_scalar(field, {schema::Scalar::Shape::string, value}, {});
    if (!reading.problem.empty()) problem = reading.problem;
    return schema::plain_text(reading.value);
}

void append_number(std::string& key, std::int64_t number) {
    const auto ordered = static_cast<std::uint64_t>(number) ^ (std::uint64_t{1} << 63U);
    for (unsigned shift = 64; shift > 0; shift -= 8)
        key += static_cast<char>((ordered >> (shift - 8)) & 0xffU);
}

// A NUL ends it, so that a text comes before a longer one whatever follows; no text has one.
void append_text(std::string& key, const Record& record, const Field& field) {
    const std::string text = text_in(record, field);
    const auto date = is_date(field) ? base::parse_date(text) : std::nullopt;
    std::string ordered = date ? base::iso_date(*date) : base::search_key(text);
    if (ordered.size() > text_key_bytes) ordered.resize(text_key_bytes);
    (key += ordered) += '\0';
}

}  // namespace

FieldQuery::FieldQuery(const api::Call& call, storage::ReadView& view, std::string_view store,
                       base::Problems& problems) {
    const Place place{view, call.principal->account, store};
    read_order(call, problems);
    read_ids(call, problems);
    for (const auto& [name, value] : call.query.all()) {
        const auto filter = api::field_filter(call.route, name);
        if (!filter || value.empty()) continue;
        std::string problem;
        Condition condition = condition_of(*filter, value, place, problem);
        if (problem.empty())
            conditions_.push_back(std::move(condition));
        else
            problems.push_back({name, std::move(problem)});
    }
}

void FieldQuery::read_order(const api::Call& call, base::Problems& problems) {
    const auto asked = split(call.query.get("sort").value_or(""));
    std::string unknown;
    for (std::string_view name : asked) {
        const bool is_reversed = name.starts_with('-');
        if (is_reversed) name.remove_prefix(1);
        const Field* field = api::field_named(*call.route.kind, name);
        if (field && schema::is_sortable(*field))
            order_.push_back({field, is_reversed});
        else
            (unknown += unknown.empty() ? "" : ", ") += name;
    }
    if (!unknown.empty()) problems.push_back({"sort", "cannot order by " + unknown});
    if (order_.size() > orders_max)
        problems.push_back({"sort", "must have at most " + std::to_string(orders_max) + " fields"});
}

void FieldQuery::read_ids(const api::Call& call, base::Problems& problems) {
    const auto asked = call.query.get("ids");
    if (!asked) return;
    const auto ids = split(*asked);
    if (ids.size() > values_max)
        problems.push_back({"ids", "must have at most " + std::to_string(values_max) + " ids"});
    ids_.emplace();
    for (std::string_view id : ids) {
        if (!base::is_id(id)) return problems.push_back({"ids", std::string(id) + " is not an id"});
        ids_->insert(base::lower_ascii(id));
    }
}

// The numbers that a value stands for: one, or for a date all moments of its day.
FieldQuery::Range FieldQuery::range_of(const Field& field, std::string_view value,
                                       const Place& place, std::string& problem) {
    if (field.type == Type::instant) {
        const auto times =
            api::read_times(value, api::zone_of(place.view, place.account, place.store));
        if (times) return {times->first_ms, times->last_ms};
        problem = "must be a date (2026-01-31) or a time (2026-01-31T18:30:00Z)";
        return {};
    }
    if (is_date(field)) {
        const auto day = day_in(value);
        if (!day) problem = base::date_problem(value);
        return {day.value_or(0), day.value_or(0)};
    }
    const std::int64_t number = read_number(field, value, problem).value_or(0);
    return {number, number};
}

FieldQuery::Condition FieldQuery::condition_of(const FieldFilter& filter, std::string_view value,
                                               const Place& place, std::string& problem) {
    const Field& field = *filter.field;
    Condition condition{.field = &field, .wanted = Text{}};
    if (filter.bound != FieldFilter::Bound::none) {
        const Range of = range_of(field, base::trimmed(value), place, problem);
        condition.wanted = Ranges{filter.bound == FieldFilter::Bound::from ? Range{.min = of.min}
                                                                           : Range{.max = of.max}};
        return condition;
    }
    if (is_date(field) && day_in(base::trimmed(value))) {
        condition.wanted = Ranges{range_of(field, base::trimmed(value), place, problem)};
        return condition;
    }
    if (field.type == Type::text) {
        condition.takes_none = base::same_ignoring_case(value, none);
        condition.wanted = Text{base::search_key(base::trimmed(value))};
        return condition;
    }
    Words words;
    Ranges ranges;
    const auto parts = split(value);
    if (parts.size() > values_max)
        problem = "must have at most " + std::to_string(values_max) + " values";
    for (std::string_view part : parts) {
        if (base::same_ignoring_case(part, none))
            condition.takes_none = true;
        else if (!is_number(field))
            words.any.insert(read_word(field, part, problem));
        else
            ranges.push_back(range_of(field, part, place, problem));
    }
    if (is_number(field))
        condition.wanted = std::move(ranges);
    else
        condition.wanted = std::move(words);
    return condition;
}

bool FieldQuery::asks_for_owned() const {
    const auto is_owned = [](const auto& one) { return one.field->rules.server_owned; };
    return std::ranges::any_of(order_, is_owned) || std::ranges::any_of(conditions_, is_owned);
}

bool FieldQuery::holds(const Condition& condition, const Record& record) {
    const Field& field = *condition.field;
    if (condition.takes_none && is_without_value(record, field)) return true;
    if (const auto* text = std::get_if<Text>(&condition.wanted))
        return !condition.takes_none &&
               base::search_key(text_in(record, field)).find(text->part) != std::string::npos;
    if (const auto* words = std::get_if<Words>(&condition.wanted)) {
        if (!is_reference(field)) return words->any.contains(text_in(record, field));
        return std::ranges::any_of(schema::ids_in(record, field),
                                   [&](const std::string& id) { return words->any.contains(id); });
    }
    const auto number = number_in(record, field);
    return number && std::ranges::any_of(std::get<Ranges>(condition.wanted), [&](Range range) {
               return *number >= range.min && *number <= range.max;
           });
}

bool FieldQuery::passes(const std::string& id, const Record& record) const {
    if (ids_ && !ids_->contains(id)) return false;
    return std::ranges::all_of(
        conditions_, [&](const Condition& condition) { return holds(condition, record); });
}

std::string FieldQuery::order_key(const Record& record) const {
    std::string key;
    for (const auto& [field, is_reversed] : order_) {
        const bool is_last = is_without_value(record, *field);
        key += is_last ? '\1' : '\0';
        if (is_last) continue;
        const std::size_t begin = key.size();
        if (const auto number = is_number(*field) ? number_in(record, *field) : std::nullopt)
            append_number(key, *number);
        else
            append_text(key, record, *field);
        if (!is_reversed) continue;
        for (std::size_t i = begin; i < key.size(); ++i) key[i] = static_cast<char>(~key[i]);
    }
    return key;
}

}  // namespace features::records
