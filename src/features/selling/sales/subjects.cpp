#include "features/selling/sales/subjects.hpp"

#include "features/selling/sales/origins_store.hpp"

namespace features::sales {
namespace {

Ids ids_of(std::span<const storage::Event> events, std::string_view kind) {
    Ids ids;
    for (const storage::Event& event : events)
        if (event.kind == kind) ids.insert(event.id);
    return ids;
}

// A check that stands in for a web order has that order's unique id as its checkID, and a sale
// keeps either as its origin.
class Subjects {
public:
    Subjects(storage::ReadView& view, std::string_view account,
             std::span<const storage::Event> events)
        : checks_(check_ids(view, account, ids_of(events, "check"))),
          orders_(unique_order_ids(view, account, ids_of(events, "order"))),
          sales_(sale_origins(view, account, ids_of(events, "sale"))) {}

    std::string of(const storage::Event& event) const {
        const std::string* origin = origin_of(event);
        return origin ? "check/" + *origin : event.kind + '/' + event.id;
    }

private:
    const std::string* origin_of(const storage::Event& event) const {
        if (event.kind == "sale") {
            const auto sale = sales_.find(event.id);
            return sale == sales_.end() ? nullptr : &sale->second.origin;
        }
        const auto& known = event.kind == "check" ? checks_ : orders_;
        const auto found = known.find(event.id);
        return found == known.end() ? nullptr : &found->second;
    }

    ById<std::string> checks_, orders_;
    ById<SaleOrigin> sales_;
};

}  // namespace

std::vector<std::string> subjects_of(storage::ReadView& view, std::string_view account,
                                     std::span<const storage::Event> events) {
    const Subjects known(view, account, events);
    std::vector<std::string> subjects;
    for (const storage::Event& event : events) subjects.push_back(known.of(event));
    return subjects;
}

}  // namespace features::sales
