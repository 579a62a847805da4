// A record is one instance of a kind: a row of values, reached by the kind's own fields, and the
// unknown members that came with it.
//     Record tax(kinds::tax);  tax.set(kinds::tax.percentage, 8'250);
#pragma once

#include "schema/kind.hpp"

#include <utility>
#include <variant>

namespace schema {

struct Null {  // an explicit null: in a patch it clears the field
    bool operator==(const Null&) const = default;
};

class Record {
public:
    using Value = std::variant<std::monostate, Null, bool, std::int64_t, std::string,
                               std::vector<std::string>, std::vector<Record>, RawJson>;

    explicit Record(const Kind& kind) : kind_(&kind), values_(kind.fields().size()) {}

    const Kind& kind() const { return *kind_; }
    bool has(const Field& field) const { return at(field).index() > 1; }  // neither absent nor null
    void clear(const Field& field) { values_[field.slot] = {}; }

    // Reading an absent field gives the empty value of its type.
    template <class F>
    const typename F::Value& operator[](const F& field) const {
        static const typename F::Value empty{};
        auto* value = std::get_if<typename F::Value>(&values_[field.slot]);
        return value ? *value : empty;
    }

    // Writing is spelled out, so that reading can never bring a field into being.
    template <class F>
    void set(const F& field, typename F::Value value) {
        values_[field.slot] = std::move(value);
    }

    Value& at(const Field& field) { return values_[field.slot]; }
    const Value& at(const Field& field) const { return values_[field.slot]; }

    // Unknown members in order of arrival, each a name and validated raw JSON.
    std::vector<std::pair<std::string, std::string>> unknown;

    bool operator==(const Record&) const = default;

private:
    const Kind* kind_;
    std::vector<Value> values_;
};

}  // namespace schema
