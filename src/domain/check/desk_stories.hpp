// Scenarios for tests of the desk of checks.
#pragma once

#include "domain/check/desk_service.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace domain::testing {

inline constexpr std::int64_t start_ms = 1'795'000'000'000;

// A check as it is written here: its lines, then its payments. A line is "a1": of id a in its form
// 1, "a1v" if it is void, and "-1" without an id. A payment is "$k=500", without an id "$=500".
inline std::string data_of(const std::string& words, const std::string& more) {
    std::string lines, payments, word;
    const auto add = [](std::string& list, const std::string& one) {
        list += (list.empty() ? "" : ",") + one;
    };
    for (std::istringstream in(words); in >> word;) {
        const bool is_void = word.back() == 'v';
        if (is_void) word.pop_back();
        const std::string end = is_void ? R"(,"isVoid":true})" : "}";
        if (word.front() == '$') {
            const std::size_t is = word.find('=');
            const std::string id = word.substr(1, is - 1);
            add(payments, (id.empty() ? "{" : R"({"id":")" + id + R"(",)") + R"("amount":)" +
                              word.substr(is + 1) + end);
        } else if (word.front() == '-') {
            add(lines, R"({"orderNo":1,"menuId":"m","form":)" + word.substr(1) + end);
        } else {
            add(lines, R"({"orderUniqueId":")" + word.substr(0, 1) + R"(","form":)" +
                           word.substr(1) + end);
        }
    }
    return R"({"seats":[{"id":"s","orders":[)" + lines + "]}]" +
           (payments.empty() ? "" : R"(,"payments":[)" + payments + ']') + more + '}';
}

// The other way round. Ids that the service made of lines are told as "+".
inline std::string words_of(const std::string& data) {
    std::string words;
    const CheckDocument check = read_check(schema::Tree::object(), schema::parse_tree(data));
    for (const CheckPart& part : check.parts) {
        const schema::Tree& content = check.content(part);
        const std::string id(schema::words_of(content, "orderUniqueId"));
        words += words.empty() ? "" : " ";
        if (is_payment(part.key))
            words += '$' + std::string(shown_key(part.key)) + '=' +
                     std::string(schema::words_of(content, "amount"));
        else
            words += (id.empty()               ? "-"
                      : id.starts_with("made") ? "+"
                                               : id) +
                     std::string(schema::words_of(content, "form"));
        if (part.is_void) words += 'v';
    }
    return words;
}

struct Sent {
    std::string check = "c";
    std::string status = "ACTIVE";
    bool has_time = true, reopens = false, knows = false;
    std::int64_t late_s = 0;  // on its way
    std::string more{};       // members
};

class CheckDeskTest : public ::testing::Test {
protected:
    // What the node says at a time of its clock, in seconds. Returns the check as it is then.
    std::string send(const std::string& node, std::int64_t at_s, const std::string& words,
                     const Sent& sent = {}) {
        now_s_ = std::max(now_s_ + 1, at_s + sent.late_s);
        Sending sending;
        sending.check = sent.check;
        sending.node = node;
        sending.at_ms = start_ms + now_s_ * 1'000;
        if (sent.has_time) sending.device_ms = start_ms + at_s * 1'000;
        sending.wants_reopen = sent.reopens;
        if (sent.knows) sending.base_revision = service_.read(sent.check).revision;
        sending.data = data_of(words, R"(,"status":")" + sent.status + '"' + sent.more);
        reported_ = service_.send(sending);
        return words_of(reported_.data);
    }
    std::string check(const std::string& name = "c") { return words_of(service_.read(name).data); }
    std::int64_t paid(const std::string& name = "c") {
        const schema::Tree data = schema::parse_tree(service_.read(name).data);
        return schema::whole_of(data, "paidAmount").value_or(0);
    }
    void move(const std::string& line, const std::string& from, const std::string& to) {
        now_s_ += 1;
        service_.move(from, to, {line}, start_ms + now_s_ * 1'000);
    }
    // Open ones, as "check/line".
    std::string conflicts() {
        std::string all;
        for (const ToldConflict& each : service_.conflicts())
            all += (all.empty() ? "" : " ") + each.check + '/' +
                   (each.key.starts_with("made") ? "+" : each.key);
        return all;
    }
    void settle(bool is_kept) {
        now_s_ += 1;
        service_.settle(service_.conflicts().at(0).id, is_kept, start_ms + now_s_ * 1'000);
    }

    DeskService service_{};
    Told reported_{};
    std::int64_t now_s_ = 0;
};

}  // namespace domain::testing
