// What workloads share.
#include "crash/workload.hpp"

#include "crash/server.hpp"

#include <boost/json/parse.hpp>

namespace crash {

namespace json = boost::json;

std::vector<Ledger> ledgers_for(std::size_t clients,
                                const std::vector<const Workload*>& workloads) {
    std::vector<Ledger> ledgers;
    for (std::size_t i = 0; i < clients; ++i)
        ledgers.push_back({.workload = workloads[i % workloads.size()]});
    return ledgers;
}

std::string text(const json::value& state, std::string_view member) {
    const json::value* value = state.as_object().if_contains(member);
    return value && value->is_string() ? std::string(value->as_string()) : std::string();
}

std::int64_t revision(const json::value& state) {
    return state.is_null() ? 0 : state.at("revision").to_number<std::int64_t>();
}

json::array read_list(http::Client& client, const std::string& name) {
    const auto answer =
        client.call({.target = "/v1/svc/store/" + std::string(store) + '/' + name + "?status=all",
                     .headers = {{"apikey", "demo-key"}}});
    if (answer.status != 200) throw Difference("the list is answered with " + answer.body);
    return json::parse(answer.body).as_array();
}

Entry* some_active(Ledger& ledger, Dice& dice) {
    for (int tries = 0; tries < 8 && !ledger.entries.empty(); ++tries) {
        Entry& entry = ledger.entries[static_cast<std::size_t>(
            dice.below(static_cast<int>(ledger.entries.size())))];
        if (entry.acknowledged.is_null() || entry.unanswered) continue;
        const json::value* is_active = entry.acknowledged.as_object().if_contains("activeStatus");
        if (!is_active || is_active->as_bool()) return &entry;
    }
    return nullptr;
}

}  // namespace crash
