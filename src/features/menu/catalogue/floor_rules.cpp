// Rules of floors.
#include "features/menu/catalogue/rules.hpp"
#include "kinds/floor.hpp"

namespace features::catalogue {
namespace {

const auto& kind = kinds::floor;

std::string six_hex_digits(std::int64_t number) {
    std::string text(6, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return text;
}

}  // namespace

// An id is made of the second half of the floor's id, the revision that is being written and the
// place in the list. So no id is used twice, and a write that runs again makes the same ids.
void number_tables(const Draft& draft, const schema::Record* before, schema::Record& after,
                   schema::Problems&) {
    auto tables = after[kind.tables];
    const std::int64_t revision = before ? (*before)[kind.revision] + 1 : 1;
    std::int64_t place = 0;
    for (schema::Record& table : tables) {
        ++place;
        if (!table.has(kinds::table.id))
            table.set(kinds::table.id,
                      draft.id.substr(12) + six_hex_digits(revision) + six_hex_digits(place));
    }
    after.set(kind.tables, std::move(tables));
}

}  // namespace features::catalogue
