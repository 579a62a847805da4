#include "features/selling/kitchen/matching.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace features::kitchen {
namespace {

bool is_same(std::string_view one, std::string_view other) { return !one.empty() && one == other; }

bool is_same_item(const Worded& one, const Worded& other) {
    return is_same(one.item_id, other.item_id) || is_same(one.item, other.item);
}

// Where one says a name and the other an id, nobody can tell.
bool has_other_size(const Worded& one, const Worded& other) {
    if (is_same(one.size_id, other.size_id) || is_same(one.size, other.size)) return false;
    const bool have_names = !one.size.empty() && !other.size.empty();
    return have_names || (!one.size_id.empty() && !other.size_id.empty());
}

template <class Said>
bool is_as_ordered(const Said& ordered, const Said& served) {
    return served.empty() || served == ordered;
}

}  // namespace

Worded worded(const Dish& dish, const Made& made) {
    Worded words{.quantity = dish.quantity,
                 .item_id = base::lower_ascii(dish.item),
                 .item = base::name_key(made.name),
                 .size_id = base::lower_ascii(dish.size_id),
                 .size = base::name_key(made.size),
                 .note = base::name_key(dish.note),
                 .allergy = base::name_key(dish.allergy)};
    for (const std::string& modifier : dish.modifiers)
        words.modifiers.push_back(base::name_key(modifier));
    std::ranges::sort(words.modifiers);
    return words;
}

bool is_ordered(const Worded& ordered, const Worded& served) {
    return ordered.quantity == served.quantity && is_same_item(ordered, served) &&
           !has_other_size(ordered, served) && is_as_ordered(ordered.modifiers, served.modifiers) &&
           is_as_ordered(ordered.note, served.note) &&
           is_as_ordered(ordered.allergy, served.allergy);
}

std::vector<std::pair<std::size_t, std::size_t>> matches(const std::vector<Worded>& ordered,
                                                         const std::vector<Worded>& served) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::vector<bool> has_match(ordered.size()), is_taken(served.size());
    for (const bool is_exact : {true, false})
        for (std::size_t i = 0; i < ordered.size(); ++i)
            for (std::size_t j = 0; j < served.size() && !has_match[i]; ++j) {
                if (is_taken[j] || !is_ordered(ordered[i], served[j])) continue;
                if (is_exact && !is_ordered(served[j], ordered[i])) continue;
                has_match[i] = is_taken[j] = true;
                pairs.emplace_back(i, j);
            }
    return pairs;
}

}  // namespace features::kitchen
