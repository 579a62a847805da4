// What a person does to a check, as a document: adding, removing and moving lines between checks.
#pragma once

#include "domain/check/merge.hpp"

#include <functional>
#include <set>

namespace domain {

// The check without these lines and payments, its amounts recalculated.
CheckDocument without_parts(const CheckDocument& check, const std::set<std::string>& keys,
                            int decimals);

// A line or payment to add from another document.
struct AddedPart {
    schema::Tree content{};
    std::string seat{};                  // of a line: the seat's name; "": none
    const schema::Tree* like = nullptr;  // the seat in the other document, if it is new here
    bool is_payment = false;
    std::string replaces{};  // key of the part that it replaces; "": it is added at the end
};
AddedPart added_part(const CheckDocument& from, const CheckPart& part);
CheckDocument with_parts(const CheckDocument& check, const std::vector<AddedPart>& added,
                         int decimals);

// A copy of the check under another id, without lines, payments and check number.
CheckDocument emptied(CheckDocument check, std::string_view check_id);

// Lines that move to another check. There each has its own key: its `orderUniqueId`, or a new one
// if it has none or the other check uses that for another line.
struct MovingLines {
    const CheckDocument& from;
    const CheckDocument& to;
    const CheckMerge& to_merge;  // what the other check knows
    std::string to_check{};      // its id
    std::set<std::string> keys{};
};
struct MovedLines {
    CheckDocument from{}, to{};
    std::vector<Departure> left{};      // for the first check, by key
    std::vector<Departure> returned{};  // for the other, of lines that had left it before; by key
};
MovedLines move_lines(const MovingLines& moving, const std::function<std::string()>& make_id,
                      int decimals);

}  // namespace domain
