#include "api/body.hpp"

#include "base/refusal.hpp"
#include "schema/json.hpp"

namespace api {

schema::Record read_body(std::string_view body, const schema::Kind& kind, int currency_decimals) {
    schema::Record record(kind);
    base::Problems problems;
    if (!body.empty())
        schema::merge(record,
                      schema::read_patch(body, kind, {.currency_decimals = currency_decimals}),
                      problems);
    schema::complete(record, problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    return record;
}

}  // namespace api
