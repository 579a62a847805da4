// A check such as a device sends: lines with modifiers and taxes at four seats.
#pragma once

#include <fmt/format.h>

#include <string>

namespace bench {

// The check itself: lines `first` to `first + lines - 1`, of each as many as `quantity_of` says.
template <class QuantityOf>
std::string check_data(int first, int lines, std::int64_t stamp_ms, QuantityOf quantity_of) {
    std::string text =
        fmt::format(R"({{"status":"ACTIVE","checkNo":"7","guestCount":4,"service":"TABLESERVICE",)"
                    R"("lastUpdateInMillisec":{},"seats":[)",
                    stamp_ms);
    constexpr int seats = 4;
    for (int seat = 0; seat < seats; ++seat) {
        text += fmt::format(R"({}{{"id":"{}","orders":[)", seat ? "," : "", seat + 1);
        for (int i = first + seat, at = 0; i < first + lines; i += seats, ++at)
            text += fmt::format(
                R"({}{{"orderUniqueId":"65f0c0ffee{:014}","menuId":"65f0c0ffee0000000000a1b2",)"
                R"("menuName":"Chicken Tikka","quantity":{},"price":1095,"totalPrice":{},)"
                R"("optionalModifiers":[{{"id":"65f0c0ffee0000000000a1b4","name":"Raita",)"
                R"("price":150,"quantity":1}}],)"
                R"("taxes":[{{"id":"S","name":"Sales tax","percentage":8.875,"amount":110}}]}})",
                at ? "," : "", i, quantity_of(i), quantity_of(i) * 1'245);
        text += "]}";
    }
    return text + R"(],"payments":[]})";
}

// As a request has it.
inline std::string check_body(const std::string& check_id, const std::string& node,
                              const std::string& data) {
    return fmt::format(
        R"({{"checkID":"{}","node":"{}","deviceName":"Bar","tableID":"4","tableName":"4",)"
        R"("employeeName":"Luca Ferri","data":{}}})",
        check_id, node, data);
}

}  // namespace bench
