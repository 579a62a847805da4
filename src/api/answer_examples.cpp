#include "api/answer_examples.hpp"

#include <algorithm>

namespace api {
namespace {

struct Example {
    std::string_view operation_id, answer;
};
constexpr Example all[] = {
// by id
#include "api/answer_examples.inc"
};
static_assert(std::ranges::is_sorted(all, {}, &Example::operation_id));

}  // namespace

std::string_view answer_example(std::string_view operation_id) {
    const auto* found = std::ranges::lower_bound(all, operation_id, {}, &Example::operation_id);
    return found != std::end(all) && found->operation_id == operation_id ? found->answer
                                                                         : std::string_view();
}

}  // namespace api
