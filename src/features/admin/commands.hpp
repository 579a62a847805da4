// One function per command; admin.hpp says what goes in and out.
#pragma once

#include "features/admin/admin.hpp"
#include "features/admin/body.hpp"

namespace features::admin {

inline constexpr std::string_view operator_name = "operator";  // in createdBy
inline constexpr int licence_devices = 10;

std::string init(const Context& context, Body& body);
std::string store_add(const Context& context, Body& body);
std::string store_list(const Context& context, Body& body);
std::string key_add(const Context& context, Body& body);
std::string key_list(const Context& context, Body& body);
std::string key_revoke(const Context& context, Body& body);
std::string user_list(const Context& context, Body& body);
std::string user_reset(const Context& context, Body& body);
std::string user_revoke(const Context& context, Body& body);
std::string backup(const Context& context, Body& body);
std::string verify(const Context& context, Body& body);
std::string export_catalogue(const Context& context, Body& body);
std::string import_catalogue(const Context& context, Body& body);

// What a new store begins with (new_store.cpp).
void furnish_store(storage::Transaction& tx, const Context& context, std::string_view account,
                   std::string_view store, std::string_view who);

// First in a transaction that makes an account: of two at once the second waits, so that it sees
// the other's.
void announce_account(storage::Transaction& tx, std::string_view account);

// A currency code as people type it, as it is kept.
std::string currency_code(std::string_view text);

// Throws base::Refusal that names the member `account`.
void require_account(storage::ReadView& view, std::string_view account);
// The optional member `account` as ids are compared; "" for all accounts.
std::string account_filter(Body& body);
// Runs `work`; what it refuses speaks of the members of the command, not of the record's fields.
void with_member_names(std::string_view name_member, const std::function<void()>& work);

}  // namespace features::admin
