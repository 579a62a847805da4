#include "features/loyalty/bodies.hpp"

#include "base/refusal.hpp"

namespace features::loyalty {

Record read_body(std::string_view body, const Kind& kind, int currency_decimals) {
    if (body.empty()) return Record(kind);
    const Patch patch = read_patch(body, kind, {.currency_decimals = currency_decimals});
    Record record(kind);
    base::Problems problems;
    merge(record, patch, problems);
    if (!problems.empty()) throw base::Refusal::invalid(std::move(problems));
    return record;
}

}  // namespace features::loyalty
