// A tablet of a simulated evening (domain/check/evening.hpp): its copies of checks, what people do
// to them, and how it writes and reads them.
//
// It is one of four kinds by how it takes money: payments with ids of their own, without, without
// anything that tells them apart (bare), or only a `paidAmount`. It lists what it took itself
// first, in the order in which it took it.
#pragma once

#include "domain/check/evening_facts.hpp"
#include "domain/check/examples.hpp"

namespace domain::testing {

enum class Pays : std::uint8_t { with_id, without_id, bare, claim };

struct TabletPart {
    int thing = 0, change = 0;  // of a bare payment of others both are 0
    bool is_payment = false, is_pending = false, was_sent = false;
    std::string seat{};
    schema::Tree content{};
    std::int64_t amount_before = 0;  // of a bare payment that was corrected
};
struct TabletCopy {
    std::int64_t revision = 0;
    std::string status = "ACTIVE";
    int status_sent = 0;  // in which sending it said that; 0: it is no news of its own
    bool is_status_own = false;
    bool wants_reopen = false;
    std::vector<TabletPart> parts{};
    std::map<int, int> gone{};  // changes by things: removals that were not answered
    // Changes of others that it saw, by its own that replace them.
    std::map<int, int> instead{};
    std::int64_t claim = 0;
    // Lines that left and their keys, once it sent the check without.
    std::vector<std::pair<int, std::string>> free_keys{};
};
struct Tablet {
    std::size_t number = 0;
    std::string node{};
    std::int64_t wrong_ms = 0, last_device_ms = 0, offline_until_ms = 0;
    bool was_set = false;
    Pays pays = Pays::with_id;
    bool has_line_ids = true;
    bool hides_time = false;  // now and then; it corrects no payments
    bool strips = false;      // ids that the service made; it reads nothing but its own answers
    int names = 0;
    std::map<std::size_t, TabletCopy> copies{};
};

class TabletWork {
public:
    TabletWork(EveningFacts& facts, std::mt19937_64& random) : facts_(facts), random_(random) {}

    // A line or payment is made, changed or taken out.
    void edit(Tablet& it, TabletCopy& copy, const std::string& check) {
        std::vector<std::size_t> own_choice;
        for (std::size_t i = 0; i < copy.parts.size(); ++i)
            if (may_change(it, copy, copy.parts[i])) own_choice.push_back(i);
        if (is_one_in(random_, 6)) return pay(it, copy, 100 * (1 + below(random_, 5)));
        if (own_choice.empty() || is_one_in(random_, 2)) return add_line(it, copy, check);
        const std::size_t index = own_choice[static_cast<std::size_t>(
            below(random_, static_cast<int>(own_choice.size())))];
        if (copy.parts[index].is_payment) return change_payment(it, copy.parts[index]);
        change_line(copy, index);
    }
    // Mostly with a payment of what it takes to be due.
    void close(Tablet& it, TabletCopy& copy) {
        const std::int64_t due = total_of(copy) - paid_of(it, copy);
        if (is_one_in(random_, 12)) return set_status(copy, "VOID");
        if (due > 0 && !is_one_in(random_, 4)) pay(it, copy, due);
        set_status(copy, "CLOSED");
    }
    bool may_reopen(TabletCopy& copy) {
        if (!is_one_in(random_, 3)) return false;
        set_status(copy, "ACTIVE");
        copy.wants_reopen = true;
        return true;
    }
    // What it sends.
    std::string data_of(const Tablet& it, const TabletCopy& copy) {
        std::string seats[3], payments;
        std::vector<const TabletPart*> paid;
        for (const TabletPart& part : copy.parts) {
            if (part.is_payment) {
                paid.push_back(&part);
                continue;
            }
            std::string& list = seats[part.seat.back() - '0'];
            list += (list.empty() ? "" : ",") + print(part.content);
        }
        std::ranges::stable_sort(paid, {}, [&](const TabletPart* part) {
            return is_own(it, part->thing) ? part->thing : std::numeric_limits<int>::max();
        });
        for (const TabletPart* part : paid)
            payments += (payments.empty() ? "" : ",") + print(part->content);
        std::string data = R"({"status":")" + copy.status + R"(","checkNo":"7","seats":[)";
        for (int seat = 0; seat < 3; ++seat)
            data += (seat ? R"(,{"id":"s)" : R"({"id":"s)") + std::to_string(seat) +
                    R"(","orders":[)" + seats[seat] + "]}";
        data += ']';
        if (it.pays != Pays::claim) data += R"(,"payments":[)" + payments + ']';
        return data + R"(,"totalAmount":)" + std::to_string(total_of(copy)) + R"(,"paidAmount":)" +
               std::to_string(paid_of(it, copy)) + '}';
    }
    // The same for the books.
    EveningArrival arrival_of(const Tablet& it, TabletCopy& copy, const Sending& sending) {
        EveningArrival arrival{.check = sending.check, .node = sending.node};
        arrival.has_time = sending.device_ms.has_value();
        arrival.wants_reopen = sending.wants_reopen;
        arrival.device_ms = sending.device_ms.value_or(0);
        for (TabletPart& part : copy.parts) {
            if (part.is_payment && it.pays == Pays::claim) continue;
            part.was_sent = true;
            if (part.is_payment && part.change == 0)
                ++arrival.all_bare[schema::whole_of(part.content, "amount").value_or(0)];
            if (part.change != 0) arrival.holds[part.thing] = part.change;
            if (part.is_pending && part.change != 0) arrival.made.push_back(part.change);
            if (part.thing != 0 && part.change == 0 && is_own(it, part.thing))
                arrival.bare[part.thing] = schema::whole_of(part.content, "amount").value_or(0);
        }
        arrival.gone = copy.gone;
        if (it.pays == Pays::claim) arrival.claim = copy.claim;
        return arrival;
    }
    // Takes over the check as it was told, under what it did itself that was not answered.
    // Not while it cannot know whether a payment without any mark is among it, or which.
    void adopt(const Tablet& it, TabletCopy& copy, const Told& told, bool strips) {
        const bool is_unclear = std::ranges::any_of(copy.parts, [](const TabletPart& part) {
            return part.change == 0 && part.is_pending && part.was_sent;
        });
        if (is_unclear) return;
        std::vector<TabletPart> parts = parts_in(told.data, strips);
        const bool may_be_either = std::ranges::any_of(copy.parts, [&](const TabletPart& own) {
            return own.amount_before != 0 && own.is_pending &&
                   count_bare(parts, own.amount_before) > 1;
        });
        if (may_be_either) return;
        copy.instead.clear();
        for (TabletPart& own : copy.parts) {
            const bool is_bare = own.thing != 0 && own.change == 0;
            if (is_bare && is_own(it, own.thing))
                absorb(parts, own);
            else if (own.is_pending)
                replace(copy, parts, own);
        }
        for (const auto& [thing, change] : copy.gone) {
            std::erase_if(parts, [&, removed = change, its = thing](const TabletPart& part) {
                if (part.thing != its) return false;
                copy.instead[removed] = part.change;
                return true;
            });
        }
        copy.parts = std::move(parts);
        copy.revision = told.revision;
        if (!copy.is_status_own)
            copy.status = told.state == "active"   ? "ACTIVE"
                          : told.state == "closed" ? "CLOSED"
                                                   : "VOID";
    }
    // Of a check as the service tells it; `strips`: without the ids of payments that the service
    // made.
    std::vector<TabletPart> parts_in(const std::string& text, bool strips) {
        const schema::Tree data = schema::parse_tree(text);
        std::vector<TabletPart> parts;
        const auto add = [&](const schema::Tree& owner, const char* list, std::string_view seat) {
            const schema::Tree* found = owner.find(list);
            if (!found) return;
            for (const schema::Tree& content : found->elements) {
                TabletPart part{.seat = std::string(seat), .content = content};
                part.change = static_cast<int>(schema::whole_of(content, "change").value_or(0));
                if (part.change > 0) part.thing = facts_.change(part.change).thing;
                part.is_payment = seat.empty();
                const auto id = schema::words_of(content, "id");
                const bool is_made_id = id != "p" + std::to_string(part.thing);
                if (part.is_payment && strips && is_made_id) part.content.remove("id");
                parts.push_back(std::move(part));
            }
        };
        if (const schema::Tree* seats = data.find("seats"))
            for (const schema::Tree& seat : seats->elements)
                add(seat, "orders", schema::words_of(seat, "id"));
        add(data, "payments", "");
        return parts;
    }
    static std::string key_of(const TabletPart& part) {
        const auto id = schema::words_of(part.content, part.is_payment ? "id" : "orderUniqueId");
        if (!id.empty() || part.is_payment) return std::string(id);
        return part.seat + '/' + std::string(schema::words_of(part.content, "orderNo")) + '/' +
               std::string(schema::words_of(part.content, "menuId"));
    }
    // Its lines and payments, as "key:change", and what it says of them.
    std::string summary(const std::string& text) {
        const schema::Tree data = schema::parse_tree(text);
        std::string words(schema::words_of(data, "status"));
        for (const TabletPart& part : parts_in(text, false)) {
            words += (part.is_payment ? " $" : " ") + key_of(part);
            words += ':' + std::to_string(part.change) + (is_void(part) ? "v" : "");
            if (part.is_payment)
                words += '=' + std::string(schema::words_of(part.content, "amount"));
        }
        return words + " paid " + std::string(schema::words_of(data, "paidAmount"));
    }

private:
    // Others may void a payment if they can name it. Only its maker corrects it, under the same
    // name, and not while another of the same amount could be meant; nor by a clock that was set.
    bool may_change(const Tablet& it, const TabletCopy& copy, const TabletPart& part) {
        if (is_void(part)) return false;
        if (!part.is_payment) return true;
        if (part.thing == 0 || it.was_set) return false;
        const bool has_id = part.content.find("id") != nullptr;
        const EveningThing& thing = facts_.thing(part.thing);
        if (!is_own(it, part.thing)) return has_id && !thing.is_bare;
        if (thing.maker_node != it.node || it.hides_time) return false;
        if (thing.is_bare && part.is_pending) return false;
        if (has_id) return !thing.is_bare;
        const auto amount = schema::whole_of(part.content, "amount");
        return std::ranges::count_if(copy.parts, [&](const TabletPart& each) {
                   return each.is_payment && schema::whole_of(each.content, "amount") == amount;
               }) == 1;
    }
    bool is_own(const Tablet& it, int thing) {
        const EveningThing& its = facts_.thing(thing);
        return its.is_payment && its.maker == it.number;
    }
    int changed(const TabletPart& part, EveningChange made) {
        made.thing = part.thing;
        if (part.change != 0) made.knew.push_back(part.change);
        return facts_.make_change(made);
    }
    void change_line(TabletCopy& copy, std::size_t index) {
        TabletPart& part = copy.parts[index];
        EveningChange made{.amount = facts_.change(part.change).amount};
        const int what = below(random_, 6);
        made.is_gone = what == 0;
        made.is_void = what == 1;
        if (what > 2) made.amount = 1 + below(random_, 5);
        const int number = changed(part, made);
        if (made.is_gone) {
            copy.gone[part.thing] = number;
            copy.parts.erase(copy.parts.begin() + static_cast<std::ptrdiff_t>(index));
            return;
        }
        // Where the seat is part of the key another seat is another line.
        if (what == 2 && part.content.find("orderUniqueId"))
            part.seat = "s" + std::to_string(below(random_, 3));
        write_line(part, number);
    }
    void write_line(TabletPart& part, int number) {
        const EveningChange& made = facts_.change(number);
        part.change = number;
        part.is_pending = true;
        part.content.set("change", schema::Tree::of(std::int64_t{number}));
        part.content.set("quantity", schema::Tree::of(made.amount));
        part.content.set("totalPrice", schema::Tree::of(made.amount * 100));
        if (made.is_void) part.content.set("isVoid", schema::Tree::of_flag(true));
    }
    // Without an id it is known by a number, which lines of other checks have too.
    void add_line(Tablet& it, TabletCopy& copy, const std::string& check) {
        TabletPart part{.thing = facts_.make_thing(false)};
        part.seat = "s" + std::to_string(below(random_, 3));
        part.content = schema::Tree::object();
        std::string number = std::to_string(++lines_[check]);
        if (it.has_line_ids) {
            part.content.set("orderUniqueId", schema::Tree::of("l" + std::to_string(part.thing)));
        } else if (!copy.free_keys.empty() && is_one_in(random_, 2)) {
            const auto [left, freed] = copy.free_keys.back();
            copy.free_keys.pop_back();
            facts_.thing(part.thing).formerly = left;
            part.seat = freed.substr(0, freed.find('/'));
            number = freed.substr(part.seat.size() + 1, freed.rfind('/') - part.seat.size() - 1);
        }
        part.content.set("orderNo", schema::Tree::of(number));
        part.content.set("menuId", schema::Tree::of("m"));
        part.content.set("price", schema::Tree::of(std::int64_t{100}));
        facts_.thing(part.thing).keys.insert(EveningFacts::named(check, key_of(part)));
        write_line(part, changed(part, {.amount = 1 + below(random_, 5)}));
        copy.parts.push_back(std::move(part));
    }
    void pay(Tablet& it, TabletCopy& copy, std::int64_t amount) {
        if (it.pays == Pays::claim) {
            copy.claim += amount;
            return;
        }
        if (it.pays == Pays::bare && is_one_in(random_, 2)) amount = 500;
        TabletPart part{.thing = facts_.make_thing(true), .is_payment = true};
        part.content = schema::Tree::object();
        if (it.pays == Pays::with_id)
            part.content.set("id", schema::Tree::of("p" + std::to_string(part.thing)));
        part.content.set("paymentMethod", schema::Tree::of("Cash"));
        EveningThing& thing = facts_.thing(part.thing);
        thing.maker = it.number;
        thing.maker_node = it.node;
        thing.is_bare = it.pays == Pays::bare;
        if (it.pays == Pays::with_id) thing.keys.insert("p" + std::to_string(part.thing));
        write_payment(part, {.amount = amount});
        copy.parts.push_back(std::move(part));
    }
    void write_payment(TabletPart& part, const EveningChange& made) {
        part.is_pending = true;
        part.was_sent = false;
        part.content.set("amount", schema::Tree::of(made.amount));
        if (made.is_void) part.content.set("isVoid", schema::Tree::of_flag(true));
        if (facts_.thing(part.thing).is_bare) return;
        part.change = changed(part, made);
        part.content.set("change", schema::Tree::of(std::int64_t{part.change}));
    }
    void change_payment(const Tablet& it, TabletPart& part) {
        EveningChange made{.amount = schema::whole_of(part.content, "amount").value_or(0)};
        const bool is_bare = facts_.thing(part.thing).is_bare;
        made.is_void = !is_bare && (!is_own(it, part.thing) || is_one_in(random_, 2));
        if (is_bare) part.amount_before = made.amount;
        // To one that no other has, so that it cannot be taken for another's.
        if (!made.is_void) made.amount += 100 + part.thing;
        write_payment(part, made);
    }
    static void set_status(TabletCopy& copy, std::string status) {
        copy.status = std::move(status);
        copy.is_status_own = true;
        copy.status_sent = 0;
    }
    static bool is_void(const TabletPart& part) {
        const schema::Tree* found = part.content.find("isVoid");
        return found && found->is_true();
    }
    static std::int64_t total_of(const TabletCopy& copy) {
        std::int64_t total = 0;
        for (const TabletPart& part : copy.parts)
            if (!part.is_payment && !is_void(part))
                total += schema::whole_of(part.content, "totalPrice").value_or(0);
        return total;
    }
    static std::int64_t paid_of(const Tablet& it, const TabletCopy& copy) {
        if (it.pays == Pays::claim) return copy.claim;
        std::int64_t paid = 0;
        for (const TabletPart& part : copy.parts)
            if (part.is_payment && !is_void(part))
                paid += schema::whole_of(part.content, "amount").value_or(0);
        return paid;
    }
    // Takes one of the amount that was answered for its own; there is none of one that it never
    // sent.
    static void absorb(std::vector<TabletPart>& parts, TabletPart& own) {
        const auto amount = schema::whole_of(own.content, "amount");
        const auto found =
            find_bare(parts, own.is_pending ? own.amount_before : amount.value_or(0));
        if (found == parts.end()) {
            parts.push_back(std::move(own));
            return;
        }
        found->thing = own.thing;
        found->is_pending = own.is_pending;
        found->amount_before = own.amount_before;
        if (own.is_pending) found->content = own.content;
    }
    static std::ptrdiff_t count_bare(const std::vector<TabletPart>& parts, std::int64_t amount) {
        return std::ranges::count_if(parts, [&](const TabletPart& part) {
            return part.is_payment && part.change == 0 &&
                   schema::whole_of(part.content, "amount") == amount;
        });
    }
    static std::vector<TabletPart>::iterator find_bare(std::vector<TabletPart>& parts,
                                                       std::int64_t amount) {
        return std::ranges::find_if(parts, [&](const TabletPart& part) {
            return part.is_payment && part.change == 0 && part.thing == 0 &&
                   schema::whole_of(part.content, "amount") == amount;
        });
    }
    void replace(TabletCopy& copy, std::vector<TabletPart>& parts, TabletPart& own) {
        for (TabletPart& part : parts) {
            if (part.thing != own.thing) continue;
            if (part.change == own.change || facts_.descends(part.change, own.change)) return;
            copy.instead[own.change] = part.change;
            part = std::move(own);
            return;
        }
        note_same_keys(parts, own);
        parts.push_back(std::move(own));
    }
    // Nobody can tell which of two lines under one key the tablet means: its own, that left, or
    // the one that has its key by now.
    void note_same_keys(const std::vector<TabletPart>& parts, const TabletPart& own) {
        for (const TabletPart& part : parts)
            if (!own.is_payment && !part.is_payment && key_of(part) == key_of(own))
                facts_.thing(part.thing).may_be_mistaken = facts_.thing(own.thing).may_be_mistaken =
                    true;
    }

    EveningFacts& facts_;
    std::mt19937_64& random_;
    std::map<std::string, int> lines_{};  // by checks
};

}  // namespace domain::testing
