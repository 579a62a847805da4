// A JSON object in an answer, described once: its members are bound to those of a struct. What is
// printed, its schema in the API document and the columns of files derive from that.
//
//     constexpr Property<Hook> hook_properties[] = {
//         {"url", of<&Hook::url>, "Its address; empty when there is none."},
//         {"pausedSince", instant_if<&Hook::paused_ms>, "When it was paused."},
//         {"types", of<&Hook::types>, "The events it receives."},
//     };
//     constexpr Object<Hook> webhook{"Webhook", "An address that is called.", hook_properties};
//
//     write(webhook, hook)    {"url":"https://pos.example","types":["order.*"]}
//     openapi_schema(webhook)
//
// A member may also be bound to a function or a lambda that takes the struct. A member bound to
// std::optional, or by instant_if() or unless_empty(), may be absent. Descriptions live as long as
// the process and never change, so any thread may use them.
#pragma once

#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "schema/kind.hpp"

#include <array>
#include <concepts>
#include <functional>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace schema {

class Description;

// What a member holds.
enum class Holds : std::uint8_t {
    text,
    flag,
    count,      // 64-bit integer
    number,     // with decimals
    money,      // minor units; beside it a decimal text, named ...Str
    instant,    // ISO 8601 timestamp
    date,       // 2026-01-31
    object,     // one of a description
    open,       // an object with any members
    json_text,  // text that is itself JSON
    json,       // any JSON
};

struct MemberType {
    Holds holds = Holds::text;
    bool is_list = false;
    bool is_optional = false;
    // For objects, for the JSON in a text, and for a text that has a description of its own.
    const Description* of = nullptr;
    const Kind* kind = nullptr;  // of objects that are records
    bool is_map = false;         // an object with any names, each with a value of this type
};

// A member as the API document describes it.
struct Member {
    std::string_view name;
    MemberType type;
    std::string_view help;
    std::span<const std::string_view> choices{};  // the allowed texts; none: any
    std::string_view limits{};                    // further keywords of JSON Schema: "maxItems":20
};

// What is printed of a struct for one member.
template <class T>
struct Binding {
    MemberType type;
    void (*put)(base::JsonObject& out, std::string_view name, const T& from);
};

template <class T>
struct Property {
    std::string_view name;
    Binding<T> binding;
    std::string_view help;
    std::span<const std::string_view> choices{};
    std::string_view limits{};

    constexpr operator Member() const { return {name, binding.type, help, choices, limits}; }
};

// An object as the API document describes it, whatever it is printed from; or a list of them or a
// text that has a name there too.
class Description {
public:
    std::string_view name;  // "Webhook"
    std::string_view about;
    std::string_view example{};           // JSON; "": the demo's answer is the example
    const Description* listed = nullptr;  // it is a list of these
    bool is_text = false;

    // For something that others send or that is not printed from a struct.
    constexpr Description(std::string_view its_name, std::string_view is_about,
                          std::span<const Member> members, std::string_view its_example = {})
        : Description(
              its_name, is_about, members.data(), members.size(),
              [](const void* all, std::size_t i) { return static_cast<const Member*>(all)[i]; }) {
        example = its_example;
    }
    constexpr Description(std::string_view its_name, std::string_view is_about,
                          const Description& of)
        : Description(its_name, is_about, std::span<const Member>()) {
        listed = &of;
    }
    constexpr Description(std::string_view text_name, std::string_view is_about)
        : Description(text_name, is_about, std::span<const Member>()) {
        is_text = true;
    }
    Description(const Description&) = delete;
    Description& operator=(const Description&) = delete;

    std::size_t size() const { return count_; }
    Member operator[](std::size_t i) const { return at_(members_, i); }
    bool has(std::string_view member) const {
        for (std::size_t i = 0; i < count_; ++i)
            if ((*this)[i].name == member) return true;
        return false;
    }

protected:
    using At = Member (*)(const void* members, std::size_t i);
    constexpr Description(std::string_view its_name, std::string_view is_about,
                          const void* its_members, std::size_t count, At at)
        : name(its_name), about(is_about), members_(its_members), count_(count), at_(at) {}

private:
    const void* members_;
    std::size_t count_;
    At at_;
};

template <class T>
class Object : public Description {
public:
    constexpr Object(std::string_view its_name, std::string_view is_about,
                     std::span<const Property<T>> its_properties)
        : Description(its_name, is_about, its_properties.data(), its_properties.size(),
                      [](const void* all, std::size_t i) -> Member {
                          return static_cast<const Property<T>*>(all)[i];
                      }),
          properties(its_properties) {}

    std::span<const Property<T>> properties;
};

// The object as JSON; `begun` may have members already, and more may follow.
template <class T>
void put_members(base::JsonObject& begun, const Object<T>& object,
                 const std::type_identity_t<T>& from) {
    for (const Property<T>& property : object.properties)
        property.binding.put(begun, property.name, from);
}
template <class T>
std::string write(const Object<T>& object, const std::type_identity_t<T>& from) {
    base::JsonObject out;
    put_members(out, object, from);
    return out.done();
}
template <class T, std::ranges::input_range Range>
std::string write_all(const Object<T>& object, const Range& all) {
    std::vector<std::string> written;
    for (const auto& one : all) written.push_back(write(object, one));
    return base::json_array(written);
}

// The description as JSON Schema 2020-12. Objects in it are referred to by name.
std::string openapi_schema(const Description& object);

namespace binding {

// The struct that a getter reads, and what it gets.
template <class Getter>
struct Signature : Signature<decltype(&Getter::operator())> {};
template <class T, class V>
struct Signature<V T::*> {
    using From = T;
    using Value = V;
};
template <class T, class V>
struct Signature<V (T::*)() const> {
    using From = T;
    using Value = V;
};
template <class V, class T>
struct Signature<V (*)(const T&)> {
    using From = T;
    using Value = V;
};
template <class Lambda, class V, class T>
struct Signature<V (Lambda::*)(const T&) const> {
    using From = T;
    using Value = V;
};

template <class Value>
inline constexpr bool is_optional = false;
template <class Value>
inline constexpr bool is_optional<std::optional<Value>> = true;

template <class Value>
concept TextLike = std::convertible_to<const Value&, std::string_view>;
template <class Value>
concept ListLike = std::ranges::input_range<const Value> && !TextLike<Value>;

template <class Value>
constexpr MemberType type_of() {
    if constexpr (is_optional<Value>) {
        MemberType type = type_of<typename Value::value_type>();
        type.is_optional = true;
        return type;
    } else if constexpr (ListLike<Value>) {
        MemberType type =
            type_of<std::remove_cvref_t<std::ranges::range_reference_t<const Value>>>();
        type.is_list = true;
        return type;
    } else if constexpr (TextLike<Value>) {
        return {.holds = Holds::text};
    } else if constexpr (std::same_as<Value, bool>) {
        return {.holds = Holds::flag};
    } else if constexpr (std::same_as<Value, RawJson>) {
        return {.holds = Holds::json};
    } else {
        static_assert(std::integral<Value>, "this type has no JSON form");
        return {.holds = Holds::count};
    }
}

template <class Value>
void put_value(base::JsonObject& out, std::string_view name, const Value& value) {
    if constexpr (is_optional<Value>) {
        if (value) put_value(out, name, *value);
    } else if constexpr (ListLike<Value>) {
        std::vector<std::string> all;
        for (const auto& one : value) {
            if constexpr (TextLike<std::remove_cvref_t<decltype(one)>>)
                all.push_back(base::json_string(one));
            else if constexpr (std::same_as<std::remove_cvref_t<decltype(one)>, RawJson>)
                all.push_back(one.text);
            else
                all.push_back(std::to_string(one));
        }
        out.raw(name, base::json_array(all));
    } else if constexpr (TextLike<Value>) {
        out.text(name, value);
    } else if constexpr (std::same_as<Value, bool>) {
        out.flag(name, value);
    } else if constexpr (std::same_as<Value, RawJson>) {
        out.raw(name, value.text);
    } else {
        out.number(name, static_cast<std::int64_t>(value));
    }
}

template <class Value>
constexpr bool is_nothing(const Value& value) {
    if constexpr (requires { value.empty(); })
        return value.empty();
    else
        return value == Value{};
}

template <auto get>
using FromOf = typename Signature<std::remove_cvref_t<decltype(get)>>::From;
template <auto get>
using ValueOf = std::remove_cvref_t<typename Signature<std::remove_cvref_t<decltype(get)>>::Value>;

constexpr MemberType as(MemberType type, Holds holds, const Description* of = nullptr) {
    type.holds = holds;
    type.of = of;
    return type;
}
constexpr MemberType or_absent(MemberType type) {
    type.is_optional = true;
    return type;
}

}  // namespace binding

// A member of a member, as deep as the path goes, for the bindings below:
//     of<within<&Shown::delivery, &Delivery::event, &Event::id>>
template <auto first, auto... rest>
const auto& within(const binding::FromOf<first>& from) {
    return ((from.*first).*....*rest);
}

// Bound to a member or a function by its type: text, bool, integers, RawJson, lists of these, and
// std::optional of any.
template <auto get>
inline constexpr Binding<binding::FromOf<get>> of{
    binding::type_of<binding::ValueOf<get>>(),
    [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
        binding::put_value(out, name, std::invoke(get, from));
    }};

// The same; absent when it is "", 0, false or an empty list.
template <auto get>
inline constexpr Binding<binding::FromOf<get>> unless_empty{
    binding::or_absent(binding::type_of<binding::ValueOf<get>>()),
    [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
        if (const auto& value = std::invoke(get, from); !binding::is_nothing(value))
            binding::put_value(out, name, value);
    }};

// Text that is a date: 2026-01-31.
template <auto get>
inline constexpr Binding<binding::FromOf<get>> date{binding::as(of<get>.type, Holds::date),
                                                    of<get>.put};

// JSON text, printed as it is; absent when it is empty.
template <auto get>
inline constexpr Binding<binding::FromOf<get>> raw{
    binding::as(binding::or_absent({}), Holds::json),
    [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
        if (const std::string_view json = std::invoke(get, from); !json.empty())
            out.raw(name, json);
    }};

// JSON text, std::optional of one or a list of them, printed as it is; `type` says what it holds.
template <auto get>
constexpr Binding<binding::FromOf<get>> json_of(MemberType type) {
    type.is_list |= binding::ListLike<binding::ValueOf<get>>;
    type.is_optional |= binding::is_optional<binding::ValueOf<get>>;
    return {type,
            [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
                const auto& value = std::invoke(get, from);
                if constexpr (binding::ListLike<binding::ValueOf<get>>)
                    out.raw(name, base::json_array(value));
                else if constexpr (binding::is_optional<binding::ValueOf<get>>)
                    value ? void(out.raw(name, *value)) : void();
                else
                    out.raw(name, value);
            }};
}

// Milliseconds since 1970, or std::optional of them, as a timestamp.
template <auto get>
inline constexpr Binding<binding::FromOf<get>> instant{
    {.holds = Holds::instant, .is_optional = binding::is_optional<binding::ValueOf<get>>},
    [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
        const auto& ms = std::invoke(get, from);
        if constexpr (binding::is_optional<binding::ValueOf<get>>)
            ms ? void(out.text(name, base::iso_time(*ms))) : void();
        else
            out.text(name, base::iso_time(ms));
    }};

// The same, and absent when they are 0.
template <auto get>
inline constexpr Binding<binding::FromOf<get>> instant_if{
    {.holds = Holds::instant, .is_optional = true},
    [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
        if (const std::int64_t ms = std::invoke(get, from)) out.text(name, base::iso_time(ms));
    }};

// One object, std::optional of one, or a list of them, each with this description.
template <auto get, const auto& description>
inline constexpr Binding<binding::FromOf<get>> object{
    {.holds = Holds::object,
     .is_list = binding::ListLike<binding::ValueOf<get>>,
     .is_optional = binding::is_optional<binding::ValueOf<get>>,
     .of = &description},
    [](base::JsonObject& out, std::string_view name, const binding::FromOf<get>& from) {
        const auto& value = std::invoke(get, from);
        if constexpr (binding::ListLike<binding::ValueOf<get>>)
            out.raw(name, write_all(description, value));
        else if constexpr (binding::is_optional<binding::ValueOf<get>>)
            value ? void(out.raw(name, write(description, *value))) : void();
        else
            out.raw(name, write(description, value));
    }};

// A member of the answer that is not printed with the others.
template <class T>
constexpr Binding<T> added(MemberType type) {
    return {type, [](base::JsonObject&, std::string_view, const T&) {}};
}
template <class T>
constexpr Binding<T> added(Holds holds) {
    return added<T>(MemberType{.holds = holds});
}

// The same, in an answer that may lack it.
template <class T>
constexpr Binding<T> maybe(Binding<T> binding) {
    binding.type.is_optional = true;
    return binding;
}

// The same, described as another type.
template <class T>
constexpr Binding<T> described(Binding<T> binding, const MemberType& type) {
    binding.type = type;
    return binding;
}

// Members of several lists, as those of one description.
template <class... Some, std::size_t... counts>
constexpr std::array<Member, (counts + ...)> joined(const Some (&... some)[counts]) {
    std::array<Member, (counts + ...)> all{};
    std::size_t place = 0;
    const auto add = [&](const auto& members) {
        for (const auto& member : members) all.at(place++) = member;
    };
    (add(some), ...);
    return all;
}

// The properties with one more before them.
template <class T, std::size_t count>
constexpr std::array<Property<T>, count + 1> with_first(const Property<T>& first,
                                                        const Property<T> (&others)[count]) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
        return std::array<Property<T>, count + 1>{first, others[i]...};
    }
    (std::make_index_sequence<count>());
}

}  // namespace schema
