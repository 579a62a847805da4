// An evening at one table: devices with clocks that are wrong and a network that drops, repeats and
// delays, each with a copy of its own of one check, which it sends whole. A few things it may say
// are of its own making, most are copies, and old ones often.
//
// Each change has a number of its own, which stands in the line, so that it is seen when a line
// stands twice or in the wrong place. What must come out of busier evenings is in
// domain/check/evening.hpp; this one is for what many devices send at once.
#pragma once

#include "base/fingerprint.hpp"
#include "domain/check/examples.hpp"
#include "schema/json_tree.hpp"

#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

namespace domain::testing {

// A submission, as it comes to the service.
struct Arrival {
    std::size_t device = 0;
    std::string node{};
    std::int64_t device_ms = 0;  // `lastUpdateInMillisec`
    std::int64_t at_ms = 0;      // of the arrival
    std::optional<std::int64_t> base_revision{};
    std::string data{};
    base::Fingerprint content{};
    std::int64_t kept_ms = 0;  // the time of its stamp
    bool is_base_current = false;
    std::map<int, int> holds{};  // changes by lines, as the device has them
    std::set<int> own{};         // lines in which it means to differ from the base

    auto stamp() const { return std::tie(kept_ms, node, content); }
};

class CheckService {
public:
    virtual ~CheckService() = default;
    virtual void take(const Arrival& arrival) = 0;
    virtual std::int64_t revision() = 0;  // 0 before the first arrival
    virtual std::string data() = 0;       // the check as it stands
};

struct Evening {
    int devices_max = 12;
    int steps_max = 50;
    std::int64_t start_ms = 1'795'000'000'000;
    // Otherwise no clock is more than hours wrong, and stamps are kept as they come.
    bool has_absurd_clocks = true;
    bool has_base_revisions = true;
};

class CheckSimulator {
public:
    CheckSimulator(std::uint64_t seed, const Evening& evening, CheckService& service)
        : evening_(evening), service_(service), random_(seed), now_ms_(evening.start_ms) {
        const int count = 2 + below(random_, evening.devices_max - 1);
        for (int i = 0; i < count; ++i) devices_.push_back(device(i));
        keeps_order_ = !is_one_in(random_, 4);
    }

    // Plays the evening. Returns what went wrong, "" for nothing.
    std::string play() {
        for (int steps = 8 + below(random_, evening_.steps_max - 7); steps > 0; --steps) {
            if (!problem_.empty()) break;
            now_ms_ +=
                is_one_in(random_, 25) ? below(random_, 100'000'000) : below(random_, 60'000);
            deliver(now_ms_);
            act(some(devices_));
        }
        for (Device& device : devices_)
            if (is_one_in(random_, 2)) send(device, {});
        if (problem_.empty()) deliver(std::numeric_limits<std::int64_t>::max());
        if (problem_.empty() && !arrived_.empty()) changes_in(schema::parse_tree(service_.data()));
        return problem_;
    }

    const std::vector<Arrival>& arrived() const { return arrived_; }

private:
    struct Change {
        int line = 0;
        std::size_t device = 0;
        bool is_payment = false, is_gone = false, is_void = false;
        int seat = 0, quantity = 0;
        bool is_answered = false;  // the device knows that the service has it
    };
    struct Device {
        std::size_t number = 0;
        std::string node{};
        std::int64_t wrong_ms = 0, per_million = 0;  // of its clock
        int pulls_left = 0;
        bool keeps_time = false;
        std::int64_t offline_until_ms = 0, last_device_ms = 0, seen_ms = 0;
        std::map<int, int> copy{};  // changes by lines
    };

    template <class List>
    typename List::value_type& some(List& list) {
        return list[static_cast<std::size_t>(below(random_, static_cast<int>(list.size())))];
    }
    Device device(int number) {
        Device made{.number = static_cast<std::size_t>(number)};
        made.node = std::string("n") + static_cast<char>('a' + (number * 7) % 26);
        const int kind = below(random_, evening_.has_absurd_clocks ? 50 : 48);
        const std::int64_t wrong_max = kind < 30 ? 2'000 : kind < 42 ? 300'000 : 10'000'000;
        made.wrong_ms = below(random_, static_cast<int>(wrong_max)) * 2 - wrong_max;
        if (kind == 48) made.wrong_ms = -evening_.start_ms;  // 1970
        if (kind == 49) made.wrong_ms = 2'000'000'000'000;
        made.per_million = below(random_, 400) - 200;
        made.pulls_left = is_one_in(random_, 2) ? below(random_, 3) : 1'000;
        made.keeps_time = !is_one_in(random_, 8);
        return made;
    }
    Change& change(int number) { return changes_[static_cast<std::size_t>(number)]; }

    // ---- what people do ----

    void act(Device& device) {
        const int what = below(random_, 20);
        if (what == 0) device.offline_until_ms = now_ms_ + below(random_, 200'000'000);
        for (int edits = below(random_, 3); edits > 0; --edits) edit(device);
        if (now_ms_ < device.offline_until_ms) return;
        const bool has_pulled = what < 12 && pull(device);
        const bool has_base = has_pulled && evening_.has_base_revisions && is_one_in(random_, 4);
        if (what < 16) send(device, has_base ? std::optional(service_.revision()) : std::nullopt);
    }
    void edit(Device& device) {
        std::vector<int> lines;
        for (const auto& [line, number] : device.copy)
            if (!change(number).is_gone) lines.push_back(line);
        if (lines.empty() || is_one_in(random_, 3)) return add(device);
        const int line = some(lines);
        Change next = change(device.copy[line]);
        if (!next.is_payment) alter(next);
        put(device, next);
    }
    void alter(Change& line) {
        switch (below(random_, 6)) {
            case 0: line.is_gone = true; return;
            case 1: line.is_void = true; return;
            case 2: line.seat = below(random_, 3); return;
            default: line.quantity = below(random_, 4); return;
        }
    }
    void add(Device& device) {
        Change made{.line = ++lines_, .is_payment = is_one_in(random_, 6)};
        made.seat = below(random_, 3);
        made.quantity = 1 + below(random_, 4);
        put(device, made);
    }
    void put(Device& device, Change change) {
        change.device = device.number;
        change.is_answered = false;
        device.copy[change.line] = static_cast<int>(changes_.size());
        changes_.push_back(change);
    }

    // ---- the network ----

    void send(Device& device, std::optional<std::int64_t> base) {
        if (!base && is_one_in(random_, 5)) return;  // it is lost
        Arrival sent{.device = device.number, .node = device.node};
        sent.device_ms = clock_of(device);
        device.last_device_ms = sent.device_ms;
        sent.base_revision = base;
        sent.holds = device.copy;
        if (base)
            for (const auto& [line, number] : device.copy)
                if (is_pending(device, number)) sent.own.insert(line);
        sent.data = data_of(device.copy);
        sent.content = base::fingerprint_of(sent.data + std::to_string(sent.device_ms));
        const int delay = base || !is_one_in(random_, 6) ? 1 + below(random_, 3'000)
                                                         : below(random_, 200'000'000);
        const auto copies = is_one_in(random_, 5) ? 2 : 1;
        for (int copy = 0; copy < copies; ++copy) {
            std::int64_t at = now_ms_ + delay + copy * below(random_, 100'000'000);
            while (on_their_way_.contains(at)) ++at;
            on_their_way_.emplace(at, sent);
        }
    }
    std::int64_t clock_of(const Device& device) const {
        const std::int64_t passed = now_ms_ - evening_.start_ms;
        std::int64_t said = now_ms_ + device.wrong_ms + passed * device.per_million / 1'000'000;
        said = std::max(said, device.last_device_ms + 1);
        if (keeps_order_ || device.keeps_time) said = std::max(said, device.seen_ms + 1);
        return said;
    }
    void deliver(std::int64_t until_ms) {
        while (!on_their_way_.empty() && on_their_way_.begin()->first <= until_ms) {
            Arrival arrival = std::move(on_their_way_.begin()->second);
            arrival.at_ms = on_their_way_.begin()->first;
            on_their_way_.erase(on_their_way_.begin());
            take(arrival);
        }
    }
    void take(Arrival& arrival) {
        const bool is_repeated = !contents_.insert(arrival.content).second;
        arrival.kept_ms = arrival.device_ms;
        if (evening_.has_absurd_clocks)
            arrival.kept_ms = std::min(arrival.kept_ms, arrival.at_ms + 120'000);
        arrival.is_base_current =
            arrival.base_revision && *arrival.base_revision == service_.revision();
        if (arrival.is_base_current) arrival.kept_ms = std::max(arrival.kept_ms, latest_ms_ + 1);
        service_.take(arrival);
        if (is_repeated) return;
        latest_ms_ = std::max(latest_ms_, arrival.kept_ms);
        if (!is_one_in(random_, 5)) answer(arrival);
        arrived_.push_back(arrival);
    }
    void answer(const Arrival& arrival) {
        for (const auto& [line, number] : arrival.holds)
            if (change(number).device == arrival.device) change(number).is_answered = true;
    }
    bool is_pending(const Device& device, int number) {
        return change(number).device == device.number && !change(number).is_answered;
    }
    bool pull(Device& device) {
        if (arrived_.empty() || device.pulls_left == 0) return false;
        --device.pulls_left;
        std::map<int, int> copy = changes_in(schema::parse_tree(service_.data()));
        for (const auto& [line, number] : device.copy) {
            if (change(number).device != device.number) continue;
            if (!change(number).is_answered)
                copy[line] = number;
            else if (change(number).is_gone)
                copy.emplace(line, number);  // that it removed it itself
        }
        device.copy = std::move(copy);
        device.seen_ms = latest_ms_;
        return problem_.empty();
    }

    // ---- the document ----

    std::string data_of(const std::map<int, int>& copy) {
        std::string seats[3], payments;
        for (const auto& [line, number] : copy) {
            const Change& it = change(number);
            if (it.is_gone) continue;
            std::string& list = it.is_payment ? payments : seats[it.seat];
            list += (list.empty() ? "" : ",") + content_of(it, number);
        }
        std::string data = R"({"checkNo":"7","seats":[)";
        for (int seat = 0; seat < 3; ++seat)
            data += (seat ? R"(,{"id":"s)" : R"({"id":"s)") + std::to_string(seat) +
                    R"(","orders":[)" + seats[seat] + "]}";
        return data + R"(],"payments":[)" + payments + "]}";
    }
    static std::string content_of(const Change& it, int number) {
        const std::string change = R"(","change":)" + std::to_string(number);
        if (it.is_payment)
            return R"({"id":"p)" + std::to_string(it.line) + change +
                   R"(,"paymentMethod":"CASH","amount":)" + std::to_string(it.quantity * 100) + '}';
        return R"({"orderUniqueId":"l)" + std::to_string(it.line) + change + R"(,"quantity":)" +
               std::to_string(it.quantity) + R"(,"price":100,"totalPrice":)" +
               std::to_string(it.quantity * 100) + (it.is_void ? R"(,"isVoid":true})" : "}");
    }
    // The changes that stand in it, by lines. Notes what no document may have.
    std::map<int, int> changes_in(const schema::Tree& data) {
        std::map<int, int> found;
        const auto note = [&](const schema::Tree& part, std::string_view id, int seat) {
            const auto number = static_cast<int>(schema::whole_of(part, "change").value_or(0));
            const Change& it = change(number);
            const std::string known = (it.is_payment ? 'p' : 'l') + std::to_string(it.line);
            if (known != id || (!it.is_payment && it.seat != seat))
                fail("change " + std::to_string(number) + " stands in the wrong place");
            if (!found.emplace(it.line, number).second) fail(known + " stands twice");
        };
        for (const schema::Tree& seat : data.find("seats")->elements)
            for (const schema::Tree& line : seat.find("orders")->elements)
                note(line, schema::words_of(line, "orderUniqueId"),
                     schema::words_of(seat, "id").back() - '0');
        for (const schema::Tree& payment : data.find("payments")->elements)
            note(payment, schema::words_of(payment, "id"), 0);
        return found;
    }
    void fail(const std::string& problem) {
        if (problem_.empty()) problem_ = problem;
    }

    Evening evening_;
    CheckService& service_;
    std::mt19937_64 random_;
    std::int64_t now_ms_, latest_ms_ = 0;
    bool keeps_order_ = true;
    int lines_ = 0;
    std::deque<Change> changes_{1};  // by number
    std::vector<Device> devices_{};
    std::map<std::int64_t, Arrival> on_their_way_{};
    std::vector<Arrival> arrived_{};
    std::set<base::Fingerprint> contents_{};
    std::string problem_{};
};

}  // namespace domain::testing
