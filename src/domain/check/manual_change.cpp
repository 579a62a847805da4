#include "domain/check/manual_change.hpp"

#include "domain/check/amounts.hpp"
#include "domain/check/members.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Tree;

constexpr std::string_view line_list = "orders", seat_list = "seats", payment_list = "payments";
constexpr std::string_view line_id = "orderUniqueId";

std::vector<Tree>& list(Tree& owner, std::string_view name) {
    if (!owner.find(name) || !owner.find(name)->is_array()) owner.set(name, Tree::list());
    return owner.find(name)->elements;
}

std::vector<Tree>& list_of(Tree& data, const CheckPart& part) {
    if (is_payment(part.key)) return list(data, payment_list);
    if (part.seat == no_seat) return list(data, line_list);
    return list(list(data, seat_list)[part.seat], line_list);
}

// From the end, so that the other places stay valid.
void remove(Tree& data, const CheckDocument& check, const std::set<std::string>& keys) {
    for (auto part = check.parts.rbegin(); part != check.parts.rend(); ++part) {
        if (!keys.contains(part->key)) continue;
        std::vector<Tree>& parts = list_of(data, *part);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(part->index));
    }
}

// What is paid according to a node that lists no payments, where that is more than is listed.
Minor claimed_in(const Tree& data, int decimals) {
    AmountReader reader(decimals);
    const Minor said = reader.find(data, "paidAmount").value_or(0);
    const bool is_listed = !list_in(data, payment_list).empty();
    return !is_listed || said > paid_of(data, reader) ? said : 0;
}

// Amounts of lines are recalculated; amounts that belong to no line are taken from before.
CheckDocument reckoned(Tree head, Tree data, const Tree& before, int decimals) {
    reckon_amounts(data, before, decimals);
    AmountReader reader(decimals);
    if (const Minor claimed = claimed_in(before, decimals); claimed > paid_of(data, reader))
        set_paid(data, claimed, decimals);
    return read_check(std::move(head), std::move(data));
}

Tree& seat_of(Tree& data, const AddedPart& added) {
    std::vector<Tree>& seats = list(data, seat_list);
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].is_object() && name_of_seat(seats[i], i) == added.seat) return seats[i];
    Tree made = added.like ? *added.like : Tree::object();
    made.remove(line_list);
    made.set("id", Tree::of(added.seat));
    seats.push_back(std::move(made));
    return seats.back();
}

}  // namespace

CheckDocument without_parts(const CheckDocument& check, const std::set<std::string>& keys,
                            int decimals) {
    Tree data = check.data;
    remove(data, check, keys);
    return reckoned(check.head, std::move(data), check.data, decimals);
}

AddedPart added_part(const CheckDocument& from, const CheckPart& part) {
    AddedPart added{.content = from.content(part), .is_payment = is_payment(part.key)};
    if (part.seat == no_seat) return added;
    added.seat = from.seat_name(part);
    added.like = &list_in(from.data, seat_list)[part.seat];
    return added;
}

CheckDocument with_parts(const CheckDocument& check, const std::vector<AddedPart>& added,
                         int decimals) {
    Tree data = check.data;
    std::set<std::string> replaced;
    for (const AddedPart& one : added) {
        const CheckPart* known = check.part(one.replaces);
        const bool stays = known && (one.is_payment || check.seat_name(*known) == one.seat);
        if (known && !stays) replaced.insert(known->key);
        if (stays) {
            list_of(data, *known)[known->index] = one.content;
        } else if (one.is_payment) {
            list(data, payment_list).push_back(one.content);
        } else {
            Tree& owner = one.seat.empty() ? data : seat_of(data, one);
            list(owner, line_list).push_back(one.content);
        }
    }
    remove(data, check, replaced);
    return reckoned(check.head, std::move(data), check.data, decimals);
}

CheckDocument emptied(CheckDocument check, std::string_view check_id) {
    for (const std::string_view name :
         {"payments", "checkNo", "ticketNo", "paidAmount", "paidAmountStr", "redeemPoints",
          "allowanceAmount", "allowanceAmountStr"})
        check.data.remove(name);
    if (check.data.find("checkID")) check.data.set("checkID", Tree::of(check_id));
    check.head.set("checkID", Tree::of(check_id));
    if (Tree* seats = check.data.find(seat_list))
        for (Tree& seat : seats->elements)
            if (Tree* lines = seat.find(line_list)) lines->elements.clear();
    if (Tree* lines = check.data.find(line_list)) lines->elements.clear();
    return read_check(std::move(check.head), std::move(check.data));
}

MovedLines move_lines(const MovingLines& moving, const std::function<std::string()>& make_id,
                      int decimals) {
    MovedLines moved{.from = without_parts(moving.from, moving.keys, decimals)};
    std::vector<AddedPart> added;
    std::set<std::string> taken;
    for (const std::string& key : moving.keys) {
        const CheckPart* part = moving.from.part(key);
        AddedPart line = added_part(moving.from, *part);
        const bool has_id = !is_placed(key) && key.find('\n') == std::string::npos;
        const MergedPart* there = has_id ? moving.to_merge.part(key) : nullptr;
        const bool comes_back = there && there->is_away();
        std::string as_key = key;
        if (!has_id || (there && !comes_back) || taken.contains(key)) {
            const std::string id = make_id();
            line.content.set(line_id, Tree::of(id));
            as_key = line_mark + id;
        }
        taken.insert(as_key);
        moved.left.push_back({key, moving.to_check, as_key});
        if (comes_back) moved.returned.push_back({as_key, "", ""});
        added.push_back(std::move(line));
    }
    moved.to = with_parts(moving.to, added, decimals);
    return moved;
}

}  // namespace domain
