// What the query of a list asks of the fields of its records: `sort`, `ids` and conditions such as
// `course=ID`, `price.from=500` or `parent=none` (api/field_filter.hpp).
#pragma once

#include "api/field_filter.hpp"
#include "schema/record.hpp"
#include "storage/database.hpp"

#include <set>
#include <string>
#include <variant>
#include <vector>

namespace features::records {

class FieldQuery {
public:
    // Asks nothing.
    FieldQuery() = default;
    // Adds to the problems what it cannot understand, each under the name of its parameter. A date
    // stands for the whole day by the clock of the store ("": of the account's oldest store).
    FieldQuery(const api::Call& call, storage::ReadView& view, std::string_view store,
               base::Problems& problems);

    bool is_empty() const { return order_.empty() && conditions_.empty() && !ids_; }
    bool asks_for_ids() const { return ids_.has_value(); }
    const std::set<std::string>& ids() const { return *ids_; }  // in lower case
    bool has_order() const { return !order_.empty(); }
    // Whether it asks for fields that the service sets: of a kind with parts, those may be parts.
    bool asks_for_owned() const;

    bool passes(const std::string& id, const schema::Record& record) const;
    // Bytes that compare like the records: in the order asked for, those without a value last.
    std::string order_key(const schema::Record& record) const;

private:
    struct Order {
        const schema::Field* field;
        bool is_reversed;
    };
    struct Text {  // contains this, as base::search_key
        std::string part;
    };
    struct Words {  // is, or holds, one of these
        std::set<std::string> any;
    };
    struct Range {
        std::int64_t min = INT64_MIN, max = INT64_MAX;
    };
    using Ranges = std::vector<Range>;  // in one of these
    struct Condition {
        const schema::Field* field;
        std::variant<Text, Words, Ranges> wanted;
        bool takes_none = false;  // a record without a value passes too
    };

    void read_order(const api::Call& call, base::Problems& problems);
    void read_ids(const api::Call& call, base::Problems& problems);
    // Where the days of that store begin.
    struct Place {
        storage::ReadView& view;
        std::string_view account, store;
    };
    static Condition condition_of(const api::FieldFilter& filter, std::string_view value,
                                  const Place& place, std::string& problem);
    static Range range_of(const schema::Field& field, std::string_view value, const Place& place,
                          std::string& problem);
    static bool holds(const Condition& condition, const schema::Record& record);

    std::vector<Order> order_;
    std::vector<Condition> conditions_;
    std::optional<std::set<std::string>> ids_;
};

}  // namespace features::records
