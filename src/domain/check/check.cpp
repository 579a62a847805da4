#include "domain/check/check.hpp"

#include "base/text.hpp"
#include "domain/check/amounts.hpp"
#include "domain/check/members.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>
#include <tuple>

namespace domain {
namespace {

using schema::Tree;
using schema::words_of;

constexpr std::string_view line_list = "orders", seat_list = "seats", payment_list = "payments";

std::string_view first_of(const Tree& object, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names)
        if (const std::string_view words = words_of(object, name); !words.empty()) return words;
    return {};
}

const std::vector<Tree>& elements_of(const Tree& object, std::string_view name) {
    static const std::vector<Tree> none;
    const Tree* found = object.find(name);
    return found ? found->elements : none;
}

// Members that every device sends again, that are calculated from lines and payments, or that are
// stored in lists of their own.
constexpr std::array<std::string_view, 7> reckoned_amounts{
    "totalAmount", "totalGrossAmount", "totalTaxAmount", "totalSaleAmount",
    "netSales",    "paidAmount",       "balanceAmount"};
constexpr std::array<std::string_view, 15> members_of_latest{"seats",
                                                             "orders",
                                                             "payments",
                                                             "checkID",
                                                             "node",
                                                             "deviceName",
                                                             "deviceId",
                                                             "MacID",
                                                             "employeeID",
                                                             "employeeId",
                                                             "status",
                                                             "deviceID",
                                                             "deviceAppVersion",
                                                             "nextSeqNo",
                                                             "lastUpdateInMillisec"};
constexpr std::string_view twin_ending = "Str";

template <std::size_t Size>
bool is_one_of(std::string_view name, const std::array<std::string_view, Size>& names) {
    return std::ranges::find(names, name) != names.end();
}

bool is_reckoned(std::string_view name) {
    if (name.ends_with(twin_ending)) name.remove_suffix(twin_ending.size());
    return is_one_of(name, reckoned_amounts);
}

bool is_member_of_latest(std::string_view name) {
    return is_one_of(name, members_of_latest) || name == "employeeName" || is_reckoned(name);
}

std::string twin_name(std::string_view name) { return std::string(name) += twin_ending; }

// Of an object. Members beyond that many are taken from the latest submission.
constexpr std::size_t members_max = 500;

// A member of a seat that is neither a line nor calculated from lines.
bool is_of_seat(std::string_view name) { return name != line_list && !is_reckoned(name); }

// Line breaks separate parts with the same id; other control characters are not shown.
std::string in_key(std::string_view id) {
    std::string key(id);
    for (char& c : key)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    return key;
}

// For comparing two forms of one payment, which write it in the same way.
std::int64_t amount_in(const Tree& object, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        if (const auto whole = schema::whole_of(object, name)) return *whole;
        const std::string_view twin = words_of(object, twin_name(name));
        if (const auto decimal = schema::parse_decimal(twin, 3)) return *decimal;
    }
    return 0;
}

class CheckReader {
public:
    explicit CheckReader(CheckDocument& check) : check_(check) {}

    void read() {
        const auto& seats = elements_of(check_.data, seat_list);
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const std::string name = name_of_seat(seats[i], i);
            read_lines(seats[i], name, i);
            read_seat(seats[i], name);
        }
        read_lines(check_.data, "", no_seat);
        const auto& payments = elements_of(check_.data, payment_list);
        for (std::size_t i = 0; i < payments.size(); ++i) read_payment(payments[i], i);
        read_members(check_.data, member_mark);
        read_members(check_.head, head_mark);
        read_numbers();
        for (const std::string_view warning : warnings_) check_.warnings.emplace_back(warning);
        sort();
    }

private:
    void sort() {
        check_.by_key.resize(check_.parts.size());
        std::iota(check_.by_key.begin(), check_.by_key.end(), std::size_t{0});
        std::ranges::sort(check_.by_key, {},
                          [&](std::size_t i) -> const std::string& { return check_.parts[i].key; });
        std::ranges::stable_sort(check_.fields, {}, &SaidPart::key);
        const auto twice = std::ranges::unique(check_.fields, {}, &SaidPart::key);
        check_.fields.erase(twice.begin(), twice.end());
    }

    void read_lines(const Tree& owner, const std::string& seat, std::size_t place) {
        const auto& lines = elements_of(owner, line_list);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            // The seat comes first, in a list, so that no two lines give the same text.
            const std::string said = print_sorted(Tree::of(seat)) + print_sorted(lines[i]);
            add({{key_of_line(lines[i], seat), base::fingerprint_of(said),
                  is_true(lines[i], "isVoid")},
                 place,
                 i});
        }
    }
    std::string key_of_line(const Tree& line, const std::string& seat) {
        if (const std::string_view id = words_of(line, "orderUniqueId"); !id.empty())
            return line_mark + in_key(id);
        warnings_.insert(
            "a line has no orderUniqueId: it is identified by seat, orderNo and menuId");
        return placed_line_mark + in_key(seat + '/' + std::string(words_of(line, "orderNo")) + '/' +
                                         std::string(words_of(line, "menuId")));
    }
    void read_payment(const Tree& payment, std::size_t place) {
        add({{payment_mark + key_of_payment(payment), base::fingerprint_of(print_sorted(payment)),
              is_true(payment, "isVoid"), amount_in(payment, {"amount", "authorizedAmount"})},
             no_seat,
             place});
    }
    std::string key_of_payment(const Tree& payment) {
        if (const auto id = id_of_payment(payment); !id.empty()) return in_key(id);
        return in_key(std::string(first_of(payment, {"paymentMethod", "method"})) + '/' +
                      std::string(first_of(payment, {"amount", "authorizedAmount"})));
    }
    void add(CheckPart part) {
        const auto [known, is_new] = seen_.try_emplace(part.key, 1);
        if (!is_new) {
            if (!is_payment(part.key)) warnings_.insert("two lines have the same orderUniqueId");
            (part.key += '\n') += std::to_string(++known->second);
        }
        check_.parts.push_back(std::move(part));
    }

    void read_seat(const Tree& seat, const std::string& name) {
        if (!seat.is_object()) return;
        std::string said;
        for (const Tree::Member* member : sorted_members(seat))
            if (is_of_seat(member->name))
                ((said += member->name) += ':') += print_sorted(member->value) + '\n';
        check_.fields.push_back({seat_mark + in_key(name), base::fingerprint_of(said)});
    }
    static std::vector<const Tree::Member*> sorted_members(const Tree& object) {
        std::vector<const Tree::Member*> sorted;
        for (const Tree::Member& member : object.members) sorted.push_back(&member);
        std::ranges::sort(sorted, {},
                          [](const auto* each) -> std::string_view { return each->name; });
        return sorted;
    }
    void read_members(const Tree& object, char mark) {
        std::map<std::string_view, const Tree*> members;
        for (const auto& [name, value] : object.members) {
            if (members.size() == members_max) break;
            if (!is_member_of_latest(name)) members.emplace(name, &value);
        }
        for (const auto& [name, value] : members) {
            if (is_twin(members, name)) continue;
            std::string said = print_sorted(*value);
            if (const auto twin = members.find(twin_name(name)); twin != members.end())
                (said += '\n') += print_sorted(*twin->second);
            check_.fields.push_back({mark + std::string(name), base::fingerprint_of(said)});
        }
    }
    // It adds nothing where its number is present.
    static bool is_twin(const std::map<std::string_view, const Tree*>& members,
                        std::string_view name) {
        return name.ends_with(twin_ending) &&
               members.contains(name.substr(0, name.size() - twin_ending.size()));
    }
    void read_numbers() {
        const auto paid = schema::whole_of(check_.data, "paidAmount");
        if (paid && elements_of(check_.data, payment_list).empty())
            check_.fields.push_back({std::string(1, claim_mark),
                                     base::fingerprint_of(std::to_string(*paid)), false, *paid});
        if (const auto next = schema::whole_of(check_.data, "nextSeqNo"))
            check_.fields.push_back({std::string(1, sequence_mark), {}, false, *next});
    }

    CheckDocument& check_;
    std::map<std::string, int> seen_{};
    std::set<std::string_view> warnings_{};
};

// With its members in one order, whoever sent it.
Tree canonical(Tree tree) {
    std::ranges::sort(tree.members, {}, &Tree::Member::name);
    for (Tree::Member& member : tree.members) member.value = canonical(std::move(member.value));
    for (Tree& element : tree.elements) element = canonical(std::move(element));
    return tree;
}

// Puts the current parts into the latest document.
class Composer {
public:
    Composer(const CheckOutcome& outcome, const CheckDocument& latest, const SourceOf& source_of)
        : outcome_(outcome), source_of_(source_of), latest_(latest) {}

    ComposedCheck compose() {
        head_ = latest_.head;
        data_ = latest_.data;
        clear_lists();
        set_fields();
        std::set<std::string_view> placed;
        for (const CheckPart& part : latest_.parts) {
            const StandingPart* standing = outcome_.part(part.key);
            if (!standing || !stays(part, *standing)) continue;
            put(*standing);
            placed.insert(part.key);
        }
        for (const StandingPart* standing : by_change())
            if (!placed.contains(standing->key)) put(*standing);
        remove_seats_that_are_gone();
        if (outcome_.next_seq_no > schema::whole_of(data_, "nextSeqNo").value_or(0))
            data_.set("nextSeqNo", Tree::of(outcome_.next_seq_no));
        return {std::move(head_), std::move(data_), true};
    }

private:
    void clear_lists() {
        if (Tree* seats = data_.find(seat_list))
            for (Tree& seat : seats->elements)
                if (Tree* lines = seat.find(line_list)) lines->elements.clear();
        if (Tree* lines = data_.find(line_list)) lines->elements.clear();
        if (Tree* payments = data_.find(payment_list)) payments->elements.clear();
    }

    // ---- members and seats ----

    void set_fields() {
        for (const SaidPart& field : latest_.fields)
            if (!outcome_.part(field.key)) remove_member(field.key);
        for (const StandingPart& standing : outcome_.parts) {
            const SaidPart* own = latest_.said(standing.key);
            if (is_line(standing.key) || is_payment(standing.key)) continue;
            if (!own || own->form != standing.form) set_field(standing);
        }
    }
    Tree* owner_of(std::string_view key) {
        if (key.front() == member_mark) return &data_;
        return key.front() == head_mark ? &head_ : nullptr;
    }
    void remove_member(std::string_view key) {
        Tree* owner = owner_of(key);
        if (!owner) return;
        owner->remove(shown_key(key));
        owner->remove(twin_name(shown_key(key)));
    }
    void set_field(const StandingPart& standing) {
        const CheckDocument& source = source_of_(standing);
        Tree* owner = owner_of(standing.key);
        if (!owner) return set_seat(standing, source);
        const Tree& from = standing.key.front() == head_mark ? source.head : source.data;
        const std::string name(shown_key(standing.key));
        remove_member(standing.key);
        for (const std::string& each : {name, twin_name(name)})
            if (const Tree* value = from.find(each)) owner->set(each, canonical(*value));
    }
    void set_seat(const StandingPart& standing, const CheckDocument& source) {
        const std::string name(shown_key(standing.key));
        Tree& own = seat(name);
        std::erase_if(own.members,
                      [](const Tree::Member& member) { return is_of_seat(member.name); });
        if (const Tree* other = seat_in(source, name))
            for (const Tree::Member& member : other->members)
                if (is_of_seat(member.name)) own.set(member.name, canonical(member.value));
        keep_name(own, name);
    }
    const Tree* seat_in(const CheckDocument& source, const std::string& name) {
        const auto& seats = elements_of(source.data, seat_list);
        const auto [known, is_new] = seats_of_sources_.try_emplace(&source);
        if (is_new) known->second = seats_by_name(seats);
        const auto found = known->second.find(name);
        return found == known->second.end() ? nullptr : &seats[found->second];
    }
    // A seat that is identified only by its place may get another place: then its name becomes its
    // id.
    static void keep_name(Tree& seat, const std::string& name) {
        if (words_of(seat, "id").empty()) seat.set("id", Tree::of(name));
    }
    void remove_seats_that_are_gone() {
        Tree* seats = data_.find(seat_list);
        if (!seats) return;
        std::size_t place = 0;
        std::erase_if(seats->elements, [&](const Tree& seat) {
            const std::string name = in_key(name_of_seat(seat, place++));
            // Removing a seat that is identified by its place would change the names of others.
            const bool has_id = seat.is_object() && !words_of(seat, "id").empty();
            return has_id && elements_of(seat, line_list).empty() &&
                   !outcome_.part(seat_mark + name);
        });
    }

    // ---- lines and payments ----

    // Whether it keeps its place: in the latest form, or in another on the same seat.
    bool stays(const CheckPart& part, const StandingPart& standing) const {
        if (standing.form == part.form || is_payment(part.key)) return true;
        const CheckDocument& source = source_of_(standing);
        return source.seat_name(part_of(source, part.key)) == latest_.seat_name(part);
    }
    std::vector<const StandingPart*> by_change() const {
        std::vector<const StandingPart*> sorted;
        for (const StandingPart& part : outcome_.parts)
            if (is_line(part.key) || is_payment(part.key)) sorted.push_back(&part);
        std::ranges::sort(sorted, {}, [](const StandingPart* part) {
            return std::tie(part->changed_ms, part->changed_by, part->changed_in, part->key);
        });
        return sorted;
    }
    // The latest document's own text is preferred to an equivalent one.
    void put(const StandingPart& standing) {
        const CheckPart* latest = latest_.part(standing.key);
        const bool is_of_latest = latest && latest->form == standing.form;
        const CheckDocument& source = is_of_latest ? latest_ : source_of_(standing);
        const CheckPart& part = part_of(source, standing.key);
        Tree content = source.content(part);
        if (!is_of_latest) content = canonical(std::move(content));
        if (is_payment(part.key))
            list(data_, payment_list).push_back(std::move(content));
        else if (part.seat == no_seat)
            list(data_, line_list).push_back(std::move(content));
        else
            list(seat(in_key(source.seat_name(part))), line_list).push_back(std::move(content));
    }
    static const CheckPart& part_of(const CheckDocument& source, const std::string& key) {
        const CheckPart* found = source.part(key);
        if (!found) throw std::runtime_error("a check's history and submissions disagree");
        return *found;
    }
    static std::vector<Tree>& list(Tree& owner, std::string_view name) {
        if (!owner.find(name) || !owner.find(name)->is_array()) owner.set(name, Tree::list());
        return owner.find(name)->elements;
    }
    Tree& seat(const std::string& name) {
        std::vector<Tree>& seats = list(data_, seat_list);
        if (seats_.empty()) seats_ = seats_by_name(seats);
        const auto [known, is_new] = seats_.try_emplace(name, seats.size());
        if (!is_new) return seats[known->second];
        seats.push_back(Tree::object());
        keep_name(seats.back(), name);
        return seats.back();
    }

    using Seats = std::map<std::string, std::size_t>;  // their places by their names
    static Seats seats_by_name(const std::vector<Tree>& seats) {
        Seats places;
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (seats[i].is_object()) places.try_emplace(in_key(name_of_seat(seats[i], i)), i);
        return places;
    }

    const CheckOutcome& outcome_;
    const SourceOf& source_of_;
    const CheckDocument& latest_;
    Tree head_{}, data_{};
    Seats seats_{};
    std::map<const CheckDocument*, Seats> seats_of_sources_{};
};

enum class Lot : std::uint8_t { lines, payments, fields };

Lot lot_of(std::string_view key) {
    if (is_line(key)) return Lot::lines;
    return is_payment(key) ? Lot::payments : Lot::fields;
}

// Whether these parts differ from those of the latest document.
bool has_other(const CheckOutcome& outcome, const CheckDocument& latest, Lot lot) {
    const auto standing = std::ranges::count_if(
        outcome.parts, [&](const StandingPart& part) { return lot_of(part.key) == lot; });
    std::ptrdiff_t said = 0;
    const auto is_other = [&](const SaidPart& part) {
        const char mark = part.key.front();
        if (lot_of(part.key) != lot || mark == claim_mark || mark == sequence_mark) return false;
        ++said;
        const StandingPart* found = outcome.part(part.key);
        return !found || found->form != part.form;
    };
    if (lot == Lot::fields ? std::ranges::any_of(latest.fields, is_other)
                           : std::ranges::any_of(latest.parts, is_other))
        return true;
    return said != standing;
}

Minor paid_in(const CheckOutcome& outcome, const Tree& data, int decimals) {
    AmountReader reader(decimals);
    // A value that a device sends only as decimal text is nobody's claim, and stays as it is.
    const bool is_listed = !elements_of(data, payment_list).empty();
    const bool is_claimed = schema::whole_of(data, "paidAmount").has_value();
    const Minor said = is_listed || !is_claimed ? paid_of(data, reader) : 0;
    return std::max<Minor>(said, outcome.claimed);
}

}  // namespace

std::string name_of_seat(const Tree& seat, std::size_t place) {
    const std::string_view id = words_of(seat, "id");
    return id.empty() ? "#" + std::to_string(place + 1) : std::string(id);
}

const Tree* CheckDocument::find(std::string_view name) const {
    const Tree* found = data.find(name);
    return found ? found : head.find(name);
}

std::string_view CheckDocument::words(std::string_view name) const {
    const Tree* found = find(name);
    return found ? found->words() : std::string_view();
}

const CheckPart* CheckDocument::part(std::string_view key) const {
    const auto found = std::ranges::lower_bound(
        by_key, key, {}, [&](std::size_t i) -> std::string_view { return parts[i].key; });
    return found == by_key.end() || parts[*found].key != key ? nullptr : &parts[*found];
}

const SaidPart* CheckDocument::said(std::string_view key) const {
    if (is_line(key) || is_payment(key)) return part(key);
    const auto found = std::ranges::lower_bound(
        fields, key, {}, [](const SaidPart& field) { return std::string_view(field.key); });
    return found == fields.end() || found->key != key ? nullptr : &*found;
}

std::vector<SaidPart> said_in(const CheckDocument& check) {
    std::vector<SaidPart> all(check.parts.begin(), check.parts.end());
    all.insert(all.end(), check.fields.begin(), check.fields.end());
    std::ranges::sort(all, {}, &SaidPart::key);
    return all;
}

std::string shown_text(std::string_view key) {
    std::string text(shown_key(key));
    std::ranges::replace(text, '\n', '#');
    return text;
}

std::string_view id_of_payment(const Tree& payment) {
    return first_of(payment, {"id", "_id", "paymentID", "paymentId", "transactionID",
                              "transactionId", "paymentUniqueId"});
}

const Tree& CheckDocument::content(const CheckPart& part) const {
    if (is_payment(part.key)) return data.find(payment_list)->elements[part.index];
    const Tree& owner = part.seat == no_seat ? data : data.find(seat_list)->elements[part.seat];
    return owner.find(line_list)->elements[part.index];
}

std::string CheckDocument::seat_name(const CheckPart& part) const {
    if (part.seat == no_seat) return {};
    return name_of_seat(data.find(seat_list)->elements[part.seat], part.seat);
}

CheckDocument read_check(Tree head, Tree data) {
    CheckDocument check{.head = std::move(head), .data = std::move(data)};
    CheckReader(check).read();
    return check;
}

const StandingPart* CheckOutcome::part(std::string_view key) const {
    const auto found = std::ranges::lower_bound(parts, key, {}, &StandingPart::key);
    return found == parts.end() || found->key != key ? nullptr : &*found;
}

bool is_merged(const CheckOutcome& outcome, const CheckDocument& latest, int decimals) {
    for (const Lot lot : {Lot::lines, Lot::payments, Lot::fields})
        if (has_other(outcome, latest, lot)) return true;
    if (outcome.next_seq_no > schema::whole_of(latest.data, "nextSeqNo").value_or(0)) return true;
    AmountReader reader(decimals);
    return paid_in(outcome, latest.data, decimals) != paid_of(latest.data, reader);
}

ComposedCheck compose(const CheckOutcome& outcome, const CheckDocument& latest,
                      const SourceOf& source_of, int decimals) {
    if (!is_merged(outcome, latest, decimals)) return {latest.head, latest.data, false};
    ComposedCheck composed = Composer(outcome, latest, source_of).compose();
    const Minor paid = paid_in(outcome, composed.data, decimals);
    const bool has_other_lines = has_other(outcome, latest, Lot::lines);
    if (has_other_lines) reckon_amounts(composed.data, latest.data, decimals);
    AmountReader reader(decimals);
    if (has_other_lines || paid != paid_of(latest.data, reader))
        set_paid(composed.data, paid, decimals);
    return composed;
}

CheckStatus status_of(const CheckDocument& check) {
    const std::string_view status = base::trimmed(check.words("status"));
    const auto is_one_of = [&](const auto& names) {
        return std::ranges::any_of(
            names, [&](std::string_view name) { return base::same_ignoring_case(status, name); });
    };
    if (is_one_of(std::array{"CLOSED", "PAID", "COMPLETED"})) return {CheckState::closed, true};
    if (is_one_of(std::array{"VOID", "VOIDED", "CANCELLED"})) return {CheckState::voided, true};
    return {CheckState::active, status.empty() || is_one_of(std::array{"ACTIVE", "OPEN"})};
}

}  // namespace domain
