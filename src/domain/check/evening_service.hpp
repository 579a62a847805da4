// What a simulated evening (domain/check/evening.hpp) asks of a service of checks, and its answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace domain::testing {

// A check as a tablet sends it.
struct Sending {
    std::string check, node;
    std::optional<std::int64_t> device_ms;  // `lastUpdateInMillisec`; absent: the device says none
    std::int64_t at_ms = 0;                 // of the arrival
    bool wants_reopen = false;
    std::optional<std::int64_t> base_revision{};
    std::string data{};  // a JSON object, with its status
};

// One line, by `orderUniqueId` or the key made of seat, `orderNo` and `menuId`, or one payment.
struct ToldConflict {
    std::string id, check;
    std::string key;
    bool is_payment = false;
    int change = unknown;  // that it is about: 0 if that is a removal
    static constexpr int unknown = -1;
};

struct Told {
    bool is_applied = true;
    std::int64_t revision = 0;
    std::string state{};  // active, closed or voided
    std::string data{};
    std::vector<std::string> removed{};
    std::vector<ToldConflict> conflicts{};  // the open ones of this check
};

struct ToldMove {
    Told from, to;
};

class EveningService {
public:
    virtual ~EveningService() = default;
    virtual Told send(const Sending& sending) = 0;
    // Lines by their keys.
    virtual ToldMove move(const std::string& check, const std::string& to_check,
                          const std::vector<std::string>& lines, std::int64_t at_ms) = 0;
    virtual ToldMove split(const std::string& check, const std::string& new_check,
                           const std::vector<std::string>& lines, std::int64_t at_ms) = 0;
    virtual Told settle(const std::string& conflict_id, bool is_kept, std::int64_t at_ms) = 0;
    // As it stands, with its open conflicts.
    virtual Told read(const std::string& check) = 0;
    // The open ones of the store.
    virtual std::vector<ToldConflict> conflicts() = 0;
};

}  // namespace domain::testing
