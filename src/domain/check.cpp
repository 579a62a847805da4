#include "domain/check.hpp"

#include "base/text.hpp"
#include "domain/check_amounts.hpp"

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

std::string name_of_seat(const Tree& seat, std::size_t place) {
    const std::string_view id = words_of(seat, "id");
    return id.empty() ? "#" + std::to_string(place + 1) : std::string(id);
}

class CheckReader {
public:
    explicit CheckReader(CheckDocument& check) : check_(check) {}

    void read() {
        const auto& seats = elements_of(check_.data, seat_list);
        for (std::size_t i = 0; i < seats.size(); ++i)
            read_lines(seats[i], name_of_seat(seats[i], i), i);
        read_lines(check_.data, "", no_seat);
        const auto& payments = elements_of(check_.data, payment_list);
        for (std::size_t i = 0; i < payments.size(); ++i) read_payment(payments[i], i);
        for (const std::string_view warning : warnings_) check_.warnings.emplace_back(warning);
        check_.by_key.resize(check_.parts.size());
        std::iota(check_.by_key.begin(), check_.by_key.end(), std::size_t{0});
        std::ranges::sort(check_.by_key, {},
                          [&](std::size_t i) -> const std::string& { return check_.parts[i].key; });
    }

private:
    void read_lines(const Tree& owner, const std::string& seat, std::size_t place) {
        const auto& lines = elements_of(owner, line_list);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            // The seat comes first, in a list, so that no line says the same with another.
            const std::string said = print_sorted(Tree::of(seat)) + print_sorted(lines[i]);
            add(line_mark + key_of_line(lines[i], seat), base::fingerprint_of(said), place, i);
        }
    }
    std::string key_of_line(const Tree& line, const std::string& seat) {
        if (const std::string_view id = words_of(line, "orderUniqueId"); !id.empty())
            return std::string(id);
        warnings_.insert("a line has no orderUniqueId: it is known by seat, orderNo and menuId");
        return seat + '/' + std::string(words_of(line, "orderNo")) + '/' +
               std::string(words_of(line, "menuId"));
    }
    void read_payment(const Tree& payment, std::size_t place) {
        add(payment_mark + key_of_payment(payment), base::fingerprint_of(print_sorted(payment)),
            no_seat, place);
    }
    std::string key_of_payment(const Tree& payment) {
        const auto id = first_of(payment, {"id", "_id", "paymentID", "paymentId", "transactionID",
                                           "transactionId", "paymentUniqueId"});
        if (!id.empty()) return std::string(id);
        warnings_.insert("a payment has no id: it is known by its method and amount");
        return std::string(first_of(payment, {"paymentMethod", "method"})) + '/' +
               std::string(first_of(payment, {"amount", "authorizedAmount"}));
    }
    void add(std::string key, const base::Fingerprint& form, std::size_t seat, std::size_t place) {
        const auto [known, is_new] = seen_.try_emplace(key, 1);
        if (!is_new) {
            if (!is_payment(key)) warnings_.insert("two lines have the same orderUniqueId");
            key = next_key(known->first, known->second);
        }
        check_.parts.push_back({std::move(key), form, seat, place});
    }
    // An id may look like a key that was made here.
    std::string next_key(const std::string& key, int& count) {
        for (;;) {
            std::string next = key + '#' + std::to_string(++count);
            if (seen_.try_emplace(next, 1).second) return next;
        }
    }

    CheckDocument& check_;
    std::map<std::string, int> seen_{};
    std::set<std::string_view> warnings_{};
};

// Puts the parts that stand into the latest document.
class Composer {
public:
    Composer(const CheckOutcome& outcome, const DocumentOf& document_of)
        : outcome_(outcome), document_of_(document_of), latest_(document_of(outcome.latest)) {}

    Tree compose() {
        data_ = latest_.data;
        clear_lists();
        std::set<std::string_view> placed;
        for (const CheckPart& part : latest_.parts) {
            const StandingPart* standing = outcome_.part(part.key);
            if (!standing || !stays(part, *standing)) continue;
            put(*standing);
            placed.insert(part.key);
        }
        for (const StandingPart* standing : by_change())
            if (!placed.contains(standing->key)) put(*standing);
        return std::move(data_);
    }

private:
    void clear_lists() {
        if (Tree* seats = data_.find(seat_list))
            for (Tree& seat : seats->elements)
                if (Tree* lines = seat.find(line_list)) lines->elements.clear();
        if (Tree* lines = data_.find(line_list)) lines->elements.clear();
        if (Tree* payments = data_.find(payment_list)) payments->elements.clear();
    }
    // Whether it keeps its place: in the latest form, or in another on the same seat.
    bool stays(const CheckPart& part, const StandingPart& standing) const {
        if (standing.form == part.form || is_payment(part.key)) return true;
        const CheckDocument& source = document_of_(standing.number);
        return source.seat_name(part_of(source, part.key)) == latest_.seat_name(part);
    }
    std::vector<const StandingPart*> by_change() const {
        std::vector<const StandingPart*> sorted;
        for (const StandingPart& part : outcome_.parts) sorted.push_back(&part);
        std::ranges::sort(sorted, {}, [](const StandingPart* part) {
            return std::tie(part->changed_ms, part->changed_by, part->changed_in, part->key);
        });
        return sorted;
    }
    // The latest document's own text of it goes before another's that says the same.
    void put(const StandingPart& standing) {
        const CheckPart* latest = latest_.part(standing.key);
        const bool is_of_latest = latest && latest->form == standing.form;
        const CheckDocument& source = is_of_latest ? latest_ : document_of_(standing.number);
        const CheckPart& part = part_of(source, standing.key);
        if (is_payment(part.key))
            list(data_, payment_list).push_back(source.content(part));
        else if (part.seat == no_seat)
            list(data_, line_list).push_back(source.content(part));
        else
            list(seat(source, part), line_list).push_back(source.content(part));
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
    Tree& seat(const CheckDocument& source, const CheckPart& part) {
        const std::string name = source.seat_name(part);
        std::vector<Tree>& seats = list(data_, seat_list);
        if (seats_.empty())
            for (std::size_t i = 0; i < seats.size(); ++i)
                if (seats[i].is_object()) seats_.try_emplace(name_of_seat(seats[i], i), i);
        const auto [known, is_new] = seats_.try_emplace(name, seats.size());
        if (!is_new) return seats[known->second];
        Tree other = source.data.find(seat_list)->elements[part.seat];
        other.find(line_list)->elements.clear();
        // A seat that is known by its place alone may get another: then its name is its id.
        if (name.starts_with('#')) other.set("id", Tree::of(name));
        seats.push_back(std::move(other));
        return seats.back();
    }

    const CheckOutcome& outcome_;
    const DocumentOf& document_of_;
    const CheckDocument& latest_;
    Tree data_{};
    std::map<std::string, std::size_t> seats_{};  // places of seats by their names
};

}  // namespace

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

bool is_before(const CheckSubmission& a, const CheckSubmission& b) {
    return std::tie(a.at_ms, a.node, a.content) < std::tie(b.at_ms, b.node, b.content);
}

const StandingPart* CheckOutcome::part(std::string_view key) const {
    const auto found = std::ranges::lower_bound(parts, key, {}, &StandingPart::key);
    return found == parts.end() || found->key != key ? nullptr : &*found;
}

bool is_merged(const CheckOutcome& outcome, const CheckDocument& latest) {
    return outcome.parts.size() != latest.parts.size() ||
           std::ranges::any_of(latest.parts, [&](const CheckPart& part) {
               const StandingPart* standing = outcome.part(part.key);
               return !standing || standing->form != part.form;
           });
}

ComposedCheck compose(const CheckOutcome& outcome, const DocumentOf& document_of, int decimals) {
    const CheckDocument& latest = document_of(outcome.latest);
    if (!is_merged(outcome, latest)) return {latest.head, latest.data, false};
    ComposedCheck composed{latest.head, Composer(outcome, document_of).compose(), true};
    reckon_amounts(composed.data, latest.data, decimals);
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
