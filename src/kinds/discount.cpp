#include "kinds/discount.hpp"

namespace kinds {

void check_discount(const Record& record, base::Problems& problems) {
    check_time_restriction(discount.sold, record, problems);
}

}  // namespace kinds
