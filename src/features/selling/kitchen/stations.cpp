#include "features/selling/kitchen/stations.hpp"

#include "base/text.hpp"
#include "base/world.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "storage/tables/records_by_id.hpp"

#include <algorithm>
#include <set>

namespace features::kitchen {
namespace {

constexpr std::size_t ids_at_once_max = 100;

template <class Read>
std::vector<Station> stations_in(storage::ReadView& view, const Place& at,
                                 const kinds::StoredKind& kind, const Read& read) {
    storage::ListReader reader({.kind = &kind, .account = at.account, .store = at.store});
    std::vector<Station> all;
    std::vector<storage::Row> rows;
    for (bool has_more = true; has_more;) {
        has_more = reader.read_some(view, rows);
        for (const storage::Row& row : rows)
            if (auto station = read(schema::read_stored(row.doc, kind))) {
                station->id = row.id;
                station->is_active = row.is_active;
                all.push_back(*std::move(station));
            }
    }
    return all;
}

// What counts for the kitchen of an item, a category or a serving size.
template <class Known>
Known known_of(const kinds::StoredKind* kind, const std::string& doc) {
    Known known{.kind = kind};
    if (kind == &kinds::menu_item) {
        const auto item = schema::read_stored(doc, kinds::menu_item);
        known.name = item[kinds::menu_item.name];
        known.course = item[kinds::menu_item.course];
        known.category = item[kinds::menu_item.category];
        known.subcategory = item[kinds::menu_item.subcategory];
        known.printers = item[kinds::menu_item.printing.kitchen];
    } else if (kind == &kinds::category) {
        const auto category = schema::read_stored(doc, kinds::category);
        known.course = category[kinds::category.course];
        known.printers = category[kinds::category.printing.kitchen];
    } else if (kind == &kinds::serving_size_level) {
        const auto& size = kinds::serving_size_level;
        known.name = schema::read_stored(doc, size)[size.name];
    }
    return known;
}

}  // namespace

Stations::Stations(storage::ReadView& view, Place at) : at_(std::move(at)) {
    printers_ = stations_in(view, at_, kinds::printer,
                            [](const schema::Record& printer) -> std::optional<Station> {
                                if (printer[kinds::printer.type] != kinds::printer_types[0])
                                    return {};
                                return Station{.id = {}, .name = printer[kinds::printer.name]};
                            });
    courses_ = stations_in(view, at_, kinds::course,
                           [](const schema::Record& course) -> std::optional<Station> {
                               return Station{.id = {},
                                              .name = course[kinds::course.name],
                                              .priority = course[kinds::course.priority]};
                           });
    std::ranges::stable_sort(courses_, {}, &Station::priority);
}

void Stations::read(storage::ReadView& view, std::vector<std::string> ids) {
    std::erase_if(ids, [&](const std::string& id) { return known_.contains(id); });
    for (const std::string& id : ids) known_.try_emplace(id);
    for (std::span<const std::string> rest = ids; !rest.empty();) {
        const auto some = rest.first(std::min(rest.size(), ids_at_once_max));
        rest = rest.subspan(some.size());
        for (const auto& [kind, row] : storage::find_all(view, at_.account, some)) {
            if (row.store != at_.store) continue;
            known_[row.id] = known_of<Known>(kinds::find(kind), row.doc);
        }
    }
}

void Stations::learn(storage::ReadView& view, const std::vector<Docket>& dockets) {
    std::set<std::string> ids;
    const auto want = [&](std::string_view id) {
        if (base::is_id(id)) ids.insert(base::lower_ascii(id));
    };
    for (const Docket& docket : dockets)
        for (const Dish& dish : docket.dishes) {
            for (const std::string* id : {&dish.item, &dish.category, &dish.subcategory}) want(*id);
            if (dish.size.empty()) want(dish.size_id);
        }
    read(view, {ids.begin(), ids.end()});
    ids.clear();
    for (const auto& [id, known] : known_) {
        want(known.category);
        want(known.subcategory);
    }
    read(view, {ids.begin(), ids.end()});
}

const Stations::Known* Stations::find(const kinds::StoredKind& kind, std::string_view id) const {
    const auto found = known_.find(base::lower_ascii(id));
    return found != known_.end() && found->second.kind == &kind ? &found->second : nullptr;
}

// The item first. A line of an item that the store does not have may still name a category.
std::vector<const Stations::Known*> Stations::sources_of(const Dish& dish) const {
    std::vector<const Known*> sources;
    const auto add = [&](const kinds::StoredKind& kind, std::string_view id) {
        if (const Known* known = find(kind, id)) sources.push_back(known);
    };
    add(kinds::menu_item, dish.item);
    if (!sources.empty()) {
        const Known& item = *sources.front();
        add(kinds::category, item.subcategory);
        add(kinds::category, item.category);
        return sources;
    }
    add(kinds::category, dish.subcategory);
    add(kinds::category, dish.category);
    return sources;
}

bool Stations::has_printer(std::string_view id) const {
    return std::ranges::find(printers_, id, &Station::id) != printers_.end();
}

bool Stations::has_course(std::string_view id) const {
    return std::ranges::find(courses_, id, &Station::id) != courses_.end();
}

Made Stations::made(const Dish& dish) const {
    Made made{.name = dish.name, .size = dish.size};
    const auto take_printers = [&](const std::vector<std::string>& ids) {
        if (!made.printers.empty()) return;
        for (const std::string& id : ids)
            if (std::string lower = base::lower_ascii(id); has_printer(lower))
                made.printers.push_back(std::move(lower));
    };
    const auto take_course = [&](const std::string& id) {
        if (std::string lower = base::lower_ascii(id); made.course.empty() && has_course(lower))
            made.course = std::move(lower);
    };
    take_printers(dish.printers);
    take_course(dish.course);
    for (const Known* known : sources_of(dish)) {
        if (made.name.empty()) made.name = known->name;
        take_printers(known->printers);
        take_course(known->course);
    }
    if (const Known* size = find(kinds::serving_size_level, dish.size_id);
        size && made.size.empty())
        made.size = size->name;
    return made;
}

}  // namespace features::kitchen
