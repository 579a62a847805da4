// A made-up menu of any size, as the body of a bulk.
#pragma once

#include "bench/servers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace bench {

// How many of each kind; ten modifiers make a group.
struct MenuSize {
    int modifiers, categories, items;

    constexpr int groups() const { return (modifiers + 9) / 10; }
    constexpr int records() const { return 2 + modifiers + groups() + categories + items; }
};

class Menu {
public:
    explicit Menu(const MenuSize& size) : size_(size) {}

    std::string body() const {
        std::string records =
            record("department", "d", 0, "") + ',' + record("tax", "t", 0, R"(,"percentage":8250)");
        for (int i = 0; i < size_.modifiers; ++i) records += ',' + record("modifier", "m", i, "");
        for (int i = 0; i < size_.groups(); ++i) records += ',' + group(i);
        for (int i = 0; i < size_.categories; ++i)
            records +=
                ',' + record("category", "c", i, R"(,"level":1,"department":")" + id("d", 0) + '"');
        for (int i = 0; i < size_.items; ++i) records += ',' + item(i, 0);
        return R"({"records":[)" + records + "]}";
    }
    // As many of the items, each with its price changed by this.
    std::string edits(int count, int by) const {
        std::string records;
        for (int i = 0; i < count; ++i) records += (i == 0 ? "" : ",") + item(i, by);
        return R"({"records":[)" + records + "]}";
    }
    // Takes the ids from what a bulk was answered.
    void note_ids(const std::string& answer) {
        const std::pair<const char*, int> labels[] = {{"d", 1},
                                                      {"t", 1},
                                                      {"m", size_.modifiers},
                                                      {"g", size_.groups()},
                                                      {"c", size_.categories},
                                                      {"i", size_.items}};
        for (const auto& [letter, count] : labels)
            for (int i = 0; i < count; ++i) {
                const std::string label = fmt::format("#{}{}", letter, i);
                ids_[label] = member(answer, label);
            }
    }

private:
    std::string id(const std::string& letter, int number) const {
        const std::string label = fmt::format("#{}{}", letter, number);
        const auto found = ids_.find(label);
        return found == ids_.end() ? label : found->second;
    }
    std::string record(const std::string& kind, const std::string& letter, int number,
                       const std::string& more) const {
        return fmt::format(R"({{"kind":"{0}","id":"{1}","name":"A {0} of the house {2:05}"{3}}})",
                           kind, id(letter, number), number, more);
    }
    std::string group(int number) const {
        std::string ids;
        const int end = std::min(10 * number + 10, size_.modifiers);
        for (int i = 10 * number; i < end; ++i)
            ids += (ids.empty() ? "\"" : ",\"") + id("m", i) + '"';
        return record("modifierGroup", "g", number, R"(,"modifiers":[)" + ids + ']');
    }
    std::string item(int number, int by) const {
        return record("menuItem", "i", number,
                      fmt::format(R"(,"category":"{}","taxes":["{}"],"prices":[{{"price":{}}}],)"
                                  R"("optionalModifierGroups":[{{"id":"{}","maximum":2}}])",
                                  id("c", number % size_.categories), id("t", 0),
                                  100 + 10 * number + by, id("g", number % size_.groups())));
    }

    MenuSize size_;
    std::map<std::string, std::string> ids_;
};

// Throws unless it is answered 200.
inline http::ClientAnswer require_call(http::Client& client, const http::ClientRequest& request) {
    auto answer = client.call(request, std::chrono::seconds(300));
    if (answer.status != 200)
        throw std::runtime_error(request.target + " answers " + answer.body.substr(0, 1'000));
    return answer;
}

inline http::ClientAnswer post(http::Client& client, const Installation& installation,
                               const std::string& path, const std::string& body) {
    return require_call(client,
                        {"POST",
                         "/v1/svc/" + path,
                         {{"apikey", installation.key}, {"Content-Type", "application/json"}},
                         body});
}

inline void write_menu(http::Client& client, const Installation& installation, Menu& menu) {
    menu.note_ids(
        post(client, installation, "store/" + installation.store + "/bulk", menu.body()).body);
}

}  // namespace bench
