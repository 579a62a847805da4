// The money that was said to be taken in an evening (domain/check/evening.hpp), as far as it cannot
// be told payment by payment: what nodes say without listing payments, and payments that nothing
// tells apart ("bare").
#pragma once

#include "domain/check/evening_dates.hpp"
#include "schema/json_tree.hpp"

#include <set>

namespace domain::testing {

class EveningMoney {
public:
    void take(const EveningArrival& arrival) {
        for (const auto& [thing, amount] : arrival.bare) take_bare(thing, amount, arrival);
        most_claimed_[arrival.check] = std::max(most_claimed_[arrival.check], arrival.claim);
        if (arrival.is_applied) claims_[arrival.check][arrival.node].push_back(arrival);
    }
    // A person decided about a payment of the check: it may have been any, and what the node says
    // of it next may be taken for another.
    void decide(const std::string& check) {
        decided_.insert(check);
        for (auto& [thing, it] : bare_)
            if (it.check == check) it.may_be_another = true;
    }
    // That the node was answered with what stands in the check.
    void answer(const std::string& check, const std::string& node) {
        auto& answered = answered_[check][node];
        for (const auto& [amount, ids] : shown_ids_[check])
            answered[amount].insert(ids.begin(), ids.end());
    }

    // What stands in the check now. Returns what is wrong with its amounts, "" for nothing. While a
    // person is asked about a payment, it may be any of those that nothing tells apart.
    std::string show(const std::string& check, const schema::Tree& data, bool is_asked) {
        count_bare(check, data);
        const std::int64_t sum = sum_of(data, "payments", "amount");
        const std::int64_t paid = schema::whole_of(data, "paidAmount").value_or(sum);
        const std::int64_t least = least_claimed(check), most = most_claimed_[check];
        const std::string said = "paidAmount of " + check + " is " + std::to_string(paid) +
                                 ", the payments " + std::to_string(sum) + ", said were " +
                                 std::to_string(least) + " to " + std::to_string(most);
        if (paid < std::max(sum, least)) return "lowered: " + said;
        if (paid > std::max(sum, most)) return "doubled: " + said;
        if (schema::whole_of(data, "totalAmount").value_or(0) != total_of(data))
            return "totalAmount of " + check + " is not the sum of its lines";
        return is_asked ? "" : find_problem(check);
    }

private:
    // What its maker said last, and in which sending.
    struct Bare {
        std::string check{};
        std::int64_t amount = 0;
        int sent = -1;
        bool is_applied = false;
        bool may_be_another = false;
    };

    // The most that a node said is paid. But of what has no time, and of what came before an older
    // one of a clock that was set back since, nobody can tell that it is the later.
    std::int64_t least_claimed(const std::string& check) {
        std::int64_t least = 0;
        for (const auto& [node, arrivals] : claims_[check])
            for (const EveningArrival& each : arrivals) {
                const auto seems_later = [&](const EveningArrival& other) {
                    return other.sent < each.sent && other.at_ms > each.at_ms &&
                           other.device_ms >= each.device_ms;
                };
                if (each.has_time && std::ranges::none_of(arrivals, seems_later))
                    least = std::max(least, each.claim);
            }
        return least;
    }

    void take_bare(int thing, std::int64_t amount, const EveningArrival& arrival) {
        Bare& it = bare_[thing];
        it.check = arrival.check;
        if (!it.is_applied && omits_others(arrival, amount)) it.may_be_another = true;
        if (!arrival.is_applied) return;
        it.is_applied = true;
        if (arrival.sent < it.sent) return;
        it.sent = arrival.sent;
        it.amount = amount;
    }
    // Whether the node was shown more payments of others of that amount than it lists. Then its
    // own are taken for these.
    bool omits_others(const EveningArrival& arrival, std::int64_t amount) {
        auto shown = std::ssize(answered_[arrival.check][arrival.node][amount]);
        int listed = arrival.all_bare.at(amount);
        for (const auto& [thing, own] : arrival.bare) {
            const Bare& it = bare_[thing];
            if (own == amount) --listed;
            if (it.is_applied && it.amount == amount) --shown;
        }
        return shown > listed;
    }

    void count_bare(const std::string& check, const schema::Tree& data) {
        auto& shown = shown_[check];
        auto& ids = shown_ids_[check];
        shown.clear();
        ids.clear();
        if (const schema::Tree* payments = data.find("payments"))
            for (const schema::Tree& payment : payments->elements) {
                if (payment.find("change")) continue;
                const std::int64_t amount = schema::whole_of(payment, "amount").value_or(0);
                ++shown[amount];
                ids[amount].emplace(schema::words_of(payment, "id"));
            }
    }
    static std::int64_t sum_of(const schema::Tree& owner, std::string_view list,
                               std::string_view name) {
        std::int64_t sum = 0;
        if (const schema::Tree* parts = owner.find(list))
            for (const schema::Tree& part : parts->elements) {
                const schema::Tree* is_void = part.find("isVoid");
                if (is_void && is_void->is_true()) continue;
                sum += schema::whole_of(part, name).value_or(0);
            }
        return sum;
    }
    static std::int64_t total_of(const schema::Tree& data) {
        std::int64_t total = sum_of(data, "orders", "totalPrice");
        if (const schema::Tree* seats = data.find("seats"))
            for (const schema::Tree& seat : seats->elements)
                total += sum_of(seat, "orders", "totalPrice");
        return total;
    }
    // Of equal ones it can only be known how many there are. A person may keep ones that came late.
    std::string find_problem(const std::string& check) {
        std::map<std::int64_t, int> least;
        int all_least = 0, all_most = 0, all = 0;
        for (const auto& [thing, it] : bare_) {
            if (it.check != check) continue;
            ++all_most;
            if (!it.is_applied || it.may_be_another) continue;
            ++all_least;
            ++least[it.amount];
        }
        auto& shown = shown_[check];
        for (const auto& [amount, count] : shown) all += count;
        for (const auto& [amount, count] : least)
            if (shown[amount] < count)
                return "lowered: " + std::to_string(count) + " payments of " +
                       std::to_string(amount) + " were taken, " + std::to_string(shown[amount]) +
                       " stand in " + check;
        if ((all <= all_most || decided_.contains(check)) && all >= all_least) return "";
        return (all > all_most ? "doubled: of " : "lowered: of ") + std::to_string(all_most) +
               " payments without ids " + std::to_string(all) + " stand in " + check;
    }

    std::map<std::string, std::int64_t> most_claimed_{};
    // What was applied, by checks and nodes.
    std::map<std::string, std::map<std::string, std::vector<EveningArrival>>> claims_{};
    std::set<std::string> decided_{};
    std::map<int, Bare> bare_{};                                  // by things
    std::map<std::string, std::map<std::int64_t, int>> shown_{};  // by checks and amounts
    // Their ids, and those that each node was ever shown of an amount, be it that one was corrected
    // since: what the node sends is matched with any of them.
    using Ids = std::map<std::int64_t, std::set<std::string>>;
    std::map<std::string, Ids> shown_ids_{};
    std::map<std::string, std::map<std::string, Ids>> answered_{};
};

}  // namespace domain::testing
