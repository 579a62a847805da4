// What a person does to a check, as a document: lines that come, go and move between checks.
#pragma once

#include "domain/check/merge.hpp"

#include <functional>
#include <set>

namespace domain {

// Without these lines and payments, and its amounts reckoned anew.
CheckDocument without_parts(const CheckDocument& check, const std::set<std::string>& keys,
                            int decimals);

// A line or payment of another document, as it is to stand.
struct AddedPart {
    schema::Tree content{};
    std::string seat{};                  // of a line: the seat's name; "": none
    const schema::Tree* like = nullptr;  // the seat in the other document, where that is new here
    bool is_payment = false;
    std::string replaces{};  // key of the part whose place it takes; "": it goes behind the others
};
AddedPart added_part(const CheckDocument& from, const CheckPart& part);
CheckDocument with_parts(const CheckDocument& check, const std::vector<AddedPart>& added,
                         int decimals);

// A check like this one of another id, without lines: what was paid, and what the check is called,
// stay behind.
CheckDocument emptied(CheckDocument check, std::string_view check_id);

// Lines that move to another check. There each has a key of its own: its `orderUniqueId`, or one
// that is made where it has none or the other check knows it for another line.
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
