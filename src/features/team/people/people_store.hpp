// The tables of failed sign-ins and of recovery codes.
#pragma once

#include "storage/migrations.hpp"
#include "storage/verify.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::people {

extern const std::span<const storage::Migration> tables;
extern const std::span<const storage::Rule> invariants;

// Waits until no other transaction counts failures. After the locks of accounts and stores.
void take_turn(storage::Transaction& tx);
storage::Scope turn();  // what take_turn() locks

// Keyed hashes of who tries: e-mail address and network address.
struct Trace {
    std::string email, address;
};

// Which failures count.
struct Span {
    std::int64_t after_ms, until_ms;
};

// Each returns the time of the failure `count` failures ago, 1 for the last one, among those in the
// span; 0 when there were fewer.
std::int64_t failure_before(storage::ReadView& view, const Trace& trace, const Span& span,
                            std::int64_t count);
std::int64_t failure_of_address_before(storage::ReadView& view, std::string_view address,
                                       const Span& span, std::int64_t count);
// From all addresses but those from which the sign-in has begun a session since.
struct Known {
    std::string account, sign_in;
    std::int64_t since_ms;
};
std::int64_t failure_of_email_before(storage::ReadView& view, std::string_view email,
                                     const Known& known, const Span& span, std::int64_t count);

// These need the turn.
void add_failure(storage::Transaction& tx, const Trace& trace, std::int64_t at_ms);
void remove_failures(storage::Transaction& tx, const Trace& trace);
void remove_failures_of_email(storage::Transaction& tx, std::string_view email);
// For Retention::forget. Failures belong to no account; the first account that calls this removes
// them.
std::int64_t forget_failures(storage::Transaction& tx, std::string_view account,
                             std::int64_t oldest_ms);

// Recovery codes are keyed hashes. Adding new ones removes the old ones. Writing needs the lock of
// the account.
void put_recovery_codes(storage::Transaction& tx, std::string_view account,
                        std::string_view sign_in, std::span<const std::string> hashes);
bool use_recovery_code(storage::Transaction& tx, std::string_view account, std::string_view sign_in,
                       std::string_view hash);
std::int64_t recovery_codes_left(storage::ReadView& view, std::string_view account,
                                 std::string_view sign_in);

}  // namespace features::people
