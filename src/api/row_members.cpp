#include "api/row_members.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace api {
namespace {

using Shape = RowMember::Shape;
using Bound = MemberFilter::Bound;

std::optional<Shape> shape_of(const schema::MemberType& type) {
    using schema::Holds;
    if (type.is_map) return {};
    if (type.is_list) return type.holds == Holds::text ? std::optional(Shape::words) : std::nullopt;
    switch (type.holds) {
        case Holds::text: return Shape::text;
        case Holds::flag: return Shape::flag;
        case Holds::count:
        case Holds::number:
        case Holds::money: return Shape::number;
        case Holds::instant:
        case Holds::date: return Shape::time;
        case Holds::object:
        case Holds::open:
        case Holds::json_text:
        case Holds::json: break;
    }
    return {};
}

std::optional<Shape> shape_of(const schema::Field& field) {
    using schema::Type;
    if (field.rules.secret) return {};
    switch (field.type) {
        case Type::text: return Shape::text;
        case Type::flag: return Shape::flag;
        case Type::count:
        case Type::amount:
        case Type::percent: return Shape::number;
        case Type::instant: return Shape::time;
        case Type::choice:
        case Type::reference: return Shape::word;
        case Type::references: return Shape::words;
        case Type::links:
        case Type::record:
        case Type::records:
        case Type::json: break;
    }
    return {};
}

bool takes_order(const Operation& operation) {
    return std::ranges::find(operation.parameters, &row_sort_parameter) !=
           operation.parameters.end();
}

}  // namespace

std::optional<RowMember> member_named(const Content& rows, std::string_view name) {
    if (rows.kind)
        for (const schema::Field* field : rows.kind->fields())
            if (const auto shape = shape_of(*field);
                shape && base::same_ignoring_case(field->name, name))
                return RowMember{field->name, *shape};
    if (rows.object)
        for (std::size_t i = 0; i < rows.object->size(); ++i) {
            const schema::Member member = (*rows.object)[i];
            auto shape = shape_of(member.type);
            if (!shape || !base::same_ignoring_case(member.name, name)) continue;
            const bool is_choice = *shape == Shape::text && !member.choices.empty();
            return RowMember{member.name,
                             is_choice ? Shape::word : *shape,
                             {member.choices.begin(), member.choices.end()}};
        }
    return {};
}

std::optional<MemberFilter> member_filter(const Route& route, std::string_view name) {
    if (!takes_order(route.operation)) return {};
    for (const Parameter* own : route.operation.parameters)
        if (own->place == in_query && base::same_ignoring_case(own->name, name)) return {};
    const Content& rows = route.operation.answer;
    if (auto member = member_named(rows, name)) return MemberFilter{*std::move(member)};
    const auto dot = name.rfind('.');
    if (dot == name.npos) return {};
    const std::string_view word = name.substr(dot + 1);
    const bool is_from = base::same_ignoring_case(word, "from");
    auto member = member_named(rows, name.substr(0, dot));
    if (!member || !(is_from || base::same_ignoring_case(word, "to"))) return {};
    if (member->shape != Shape::number && member->shape != Shape::time) return {};
    return MemberFilter{*std::move(member), is_from ? Bound::from : Bound::to};
}

}  // namespace api
