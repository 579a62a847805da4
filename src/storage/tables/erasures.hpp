// The table `erasure`: people who were erased or are being erased, and what is left to do.
#pragma once

#include "storage/database.hpp"

#include <optional>

namespace storage {

struct Erasure {
    std::string account{}, id{};  // of the customer or user
    std::string kind{};           // its name in the table `record`
    std::string store{};          // "" for a customer
    std::string pseudonym{};
    // Who it is, from features::text_of(); "" when nothing is left to do.
    std::string person{};
    std::int64_t round = 0, place = 0;  // where the search continues
    std::string position{};
    std::string found{};  // JSON: how many things each place had
    std::string who{}, reason{};
    std::int64_t asked_ms = 0, done_ms = 0;

    bool is_done() const { return done_ms > 0; }
};

std::optional<Erasure> find_erasure(ReadView& view, std::string_view account, std::string_view id);
// Those that are not done, the oldest first: a few.
std::vector<Erasure> open_erasures(ReadView& view, std::string_view account);
// Those of an account after that id, or with account "" of the first accounts: at most 500.
std::vector<Erasure> some_erasures(ReadView& view, std::string_view account,
                                   std::string_view after_id);
void insert_erasure(Transaction& tx, const Erasure& erasure);
// Writes how far it is.
void update_erasure(Transaction& tx, const Erasure& erasure);

// The pseudonyms of those among the ids who were erased, which are at most eight: id and pseudonym.
struct Erased {
    std::string id, kind, pseudonym;
};
std::vector<Erased> erased_among(ReadView& view, std::string_view account,
                                 std::span<const std::string> ids);

// Replaces every earlier document of the record, clears which fields each change touched, since a
// client may have chosen their names, and makes stored answers for retries that showed one of them
// say that it was erased.
void overwrite_past(Transaction& tx, std::string_view account, std::string_view id,
                    std::string_view document);

// Stored answers after that key: at most 200.
struct KeptBody {
    std::string key, body;
};
std::vector<KeptBody> some_answers(ReadView& view, std::string_view account,
                                   std::string_view after_key);
std::string kept_body(ReadView& view, std::string_view account, std::string_view key);
void overwrite_answer(Transaction& tx, std::string_view account, std::string_view key,
                      std::string_view body);
// For a client's own retry key that names somebody. True when there was one.
bool forget_answer(Transaction& tx, std::string_view account, std::string_view key);

}  // namespace storage
