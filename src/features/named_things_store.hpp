// Personal data in the names of a store's things, such as "Ines's tablet".
#pragma once

#include "features/feature.hpp"

#include <array>

namespace features {

std::vector<Trace> find_named(storage::ReadView& view, const DataSubject& person,
                              std::string& position, std::string_view table);
std::string tell_named(storage::ReadView& view, const DataSubject& person, const Trace& trace,
                       std::string_view table);
bool erase_named(storage::Transaction& tx, const DataSubject& person, const Trace& trace,
                 std::string_view table);

// The table has the columns `account`, `id`, `store` and `name`, and holds no other personal data.
template <const std::array<std::string_view, 1>& table>
constexpr Personal names_in(std::string_view place) {
    return {
        .name = place,
        .tables = table,
        .find = [](storage::ReadView& view, const DataSubject& person,
                   std::string& position) { return find_named(view, person, position, table[0]); },
        .tell = [](storage::ReadView& view, const DataSubject& person,
                   const Trace& trace) { return tell_named(view, person, trace, table[0]); },
        .erase = [](storage::Transaction& tx, const DataSubject& person,
                    const Trace& trace) { return erase_named(tx, person, trace, table[0]); }};
}

}  // namespace features
