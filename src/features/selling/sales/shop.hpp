// A store as the writers of sales need it: its current record, and what follows from it.
#pragma once

#include "base/currency.hpp"
#include "domain/calendar/business_date.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

namespace features::sales {

struct Shop {
    std::string id;
    schema::Record record;
    std::string currency;
    int decimals;
    domain::Calendar calendar;

    Shop(std::string its_id, schema::Record its_record)
        : id(std::move(its_id)),
          record(std::move(its_record)),
          currency(record[kinds::store.currency]),
          decimals(base::currency_decimals(currency)),
          calendar(domain::calendar_of(record)) {}
};

inline Shop shop_of(const storage::Row& row) {
    return {row.id, schema::read_stored(row.doc, kinds::store)};
}

}  // namespace features::sales
