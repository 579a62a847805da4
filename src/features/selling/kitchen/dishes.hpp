// What is to be made: web orders and checks as the kitchen reads them.
#pragma once

#include "features/selling/checks/check_store.hpp"
#include "features/selling/kitchen/kitchen_store.hpp"
#include "schema/json_tree.hpp"

#include <date/tz.h>

namespace features::kitchen {

// A line of an order or check.
struct Dish {
    std::string line{};  // its id; of two with one id, the second ends in #2
    std::string item{}, name{};
    std::string category{}, subcategory{};  // ids
    std::int64_t quantity = 1;
    std::string size_id{}, size{};
    // In words: "2 × Bacon", "No Onions". Those that come with the dish are left out, unless
    // something about them was chosen.
    std::vector<std::string> modifiers{};
    std::string note{}, allergy{};
    std::string course{};                 // id; "": that of the item
    std::vector<std::string> printers{};  // ids; none: those of the item
    std::int64_t sent_ms = 0;
    bool is_void = false;
};
// Fingerprints: of the id of a line, and of what the kitchen makes. Price, seat and the like do not
// matter: a line that differs in those only is the same dish.
std::string key_of(std::string_view line);
std::string form_of(const Dish& dish);

// The row that is about this dish; null: nobody has touched it, or it was another dish then.
const StoredLine* row_about(const LinesOf& rows, const Dish& dish);

// What became of an order or check.
enum class Stage : std::uint8_t {
    not_yet,   // an order that nobody has accepted, or that a check has taken the place of
    cooking,   // an accepted order that is not ready, or an active check
    finished,  // ready or further, or closed
    undone,    // rejected, cancelled, expired or voided
};

// An order or a check with its dishes.
struct Docket {
    Owner of;
    Stage stage = Stage::not_yet;
    std::int64_t revision = 0;
    std::string number{}, title{};  // the table, or the name of the guest
    std::string service{}, allergy{};
    std::int64_t promised_ms = 0;  // 0: it is not
    std::int64_t sent_ms = 0;      // when it was accepted, or opened
    std::vector<Dish> dishes{};
};
// `document` is an order as its reads show it.
Docket docket_of(const schema::Tree& document);
Docket docket_of(const checks::StoredCheck& check, const checks::CheckText& text,
                 const date::time_zone& zone);

}  // namespace features::kitchen
