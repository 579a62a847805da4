#include "api/body.hpp"

#include "base/refusal.hpp"
#include "schema/json.hpp"

namespace api {

schema::Record read_body(std::string_view body, const schema::Kind& kind, int currency_decimals) {
    base::Problems problems;
    schema::Record record = read_body(body, kind, problems, currency_decimals);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    return record;
}

schema::Record read_body(std::string_view body, const schema::Kind& kind, base::Problems& problems,
                         int currency_decimals) {
    schema::Record record(kind);
    if (!body.empty())
        schema::merge(record,
                      schema::read_patch(body, kind, {.currency_decimals = currency_decimals}),
                      problems);
    schema::complete(record, problems);
    return record;
}

}  // namespace api
