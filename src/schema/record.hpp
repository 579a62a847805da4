// A record is a value of a kind: a value for each field, reached by the kind's own fields, and the
// unknown members that came with it. Fields passed to a record must be those of its kind. Not
// synchronized: many threads may read one that nobody changes. Copies are cheap: they share their
// values until one is written to.
//     Record tax(kinds::tax);  tax.set(kinds::tax.percentage, 8'250);
#pragma once

#include "schema/copy_on_write.hpp"
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

    explicit Record(const Kind& kind)
        : kind_(&kind), values_(std::in_place, kind.fields().size()) {}

    const Kind& kind() const { return *kind_; }
    bool has(const Field& field) const { return at(field).index() > 1; }  // neither absent nor null
    void clear(const Field& field) { values_.write()[field.slot] = {}; }

    // The value of a field; for one that is absent or null the empty value of its type.
    template <class F>
    const typename F::Value& operator[](const F& field) const {
        static const typename F::Value empty{};
        auto* value = std::get_if<typename F::Value>(&at(field));
        return value ? *value : empty;
    }

    // Writing has a name of its own, so that reading a field never creates it.
    template <class F>
    void set(const F& field, typename F::Value value) {
        values_.write()[field.slot] = std::move(value);
    }

    // The value as stored, for code that works on fields of any type: std::monostate when absent. A
    // value that is set must have the field's type.
    Value& at(const Field& field) { return values_.write()[field.slot]; }
    const Value& at(const Field& field) const { return values_.read()[field.slot]; }

    // Unknown members in the order in which they came, each a name and checked raw JSON.
    std::vector<std::pair<std::string, std::string>> unknown;

    bool operator==(const Record&) const = default;

private:
    const Kind* kind_;
    CopyOnWrite<std::vector<Value>> values_;
};

}  // namespace schema
