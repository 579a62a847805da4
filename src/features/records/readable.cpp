#include "features/records/readable.hpp"

#include <algorithm>

namespace features::records {

bool Readable::operator()(const std::string& kind) {
    const auto known = known_.find(kind);
    if (known != known_.end()) return known->second;
    const bool is_readable =
        std::any_of(routes_.begin(), routes_.end(), [&](const api::Route& route) {
            return api::label_of(route) == kind && route.operation.read &&
                   (!route.kind || route.operation.answer.is_record()) &&
                   (route.admission.areas.bits() & areas_.bits()) != 0;
        });
    return known_.emplace(kind, is_readable).first->second;
}

}  // namespace features::records
