// Where dishes are made and when they go out: the printers and courses of a store, and which of
// them a dish has.
#pragma once

#include "features/selling/kitchen/dishes.hpp"
#include "kinds/stored_kind.hpp"

#include <map>
#include <optional>

namespace features::kitchen {

struct Station {
    std::string id, name;
    std::int64_t priority = 0;  // of courses
    bool is_active = true;
};

// What a dish is made of that its line need not say.
struct Made {
    std::string name{}, size{}, course{};
    std::vector<std::string> printers{};  // ids
};

// Reads what it needs from the menu, each record once. For one answer.
class Stations {
public:
    // Reads the printers for the kitchen and the courses of the store.
    Stations(storage::ReadView& view, Place at);

    // By name; those that are inactive too.
    const std::vector<Station>& printers() const { return printers_; }
    // In the order in which they go out.
    const std::vector<Station>& courses() const { return courses_; }

    // Reads the items of all dishes and their categories, in a few queries.
    void learn(storage::ReadView& view, const std::vector<Docket>& dockets);
    // What is known of a dish that was learned. Printers and courses that the store does not have
    // are left out. What the line says counts before what the item says, and that before what its
    // subcategory and its category say.
    Made made(const Dish& dish) const;

private:
    struct Known {
        const kinds::StoredKind* kind = nullptr;
        std::string name{}, course{}, category{}, subcategory{};
        std::vector<std::string> printers{};
    };
    void read(storage::ReadView& view, std::vector<std::string> ids);
    const Known* find(const kinds::StoredKind& kind, std::string_view id) const;
    std::vector<const Known*> sources_of(const Dish& dish) const;
    bool has_printer(std::string_view id) const;
    bool has_course(std::string_view id) const;

    const Place at_;
    std::vector<Station> printers_{}, courses_{};
    std::map<std::string, Known, std::less<>> known_{};  // by their ids, also of nothing
};

}  // namespace features::kitchen
