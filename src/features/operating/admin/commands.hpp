// One function per command; admin.hpp says what goes in and out.
#pragma once

#include "features/operating/admin/admin.hpp"
#include "features/operating/admin/body.hpp"
#include "features/team/staff/new_staff.hpp"

namespace features::admin {

inline constexpr std::string_view operator_name = "operator";  // in createdBy
inline constexpr int licence_devices = 10;                     // that a new licence is good for

std::string init(const Context& context, Body& body);
std::string store_add(const Context& context, Body& body);
std::string store_list(const Context& context, Body& body);
std::string key_add(const Context& context, Body& body);
std::string key_list(const Context& context, Body& body);
std::string key_revoke(const Context& context, Body& body);
std::string user_add(const Context& context, Body& body);
std::string user_list(const Context& context, Body& body);
std::string user_reset(const Context& context, Body& body);
std::string user_revoke(const Context& context, Body& body);
std::string device_list(const Context& context, Body& body);
std::string device_block(const Context& context, Body& body);
std::string device_unblock(const Context& context, Body& body);
std::string licence_list(const Context& context, Body& body);
std::string licence_add(const Context& context, Body& body);
std::string licence_set(const Context& context, Body& body);
std::string webhook_list(const Context& context, Body& body);
std::string secrets_move(const Context& context, Body& body);
std::string webhook_pause(const Context& context, Body& body);
std::string webhook_resume(const Context& context, Body& body);
std::string job_list(const Context& context, Body& body);
std::string backup(const Context& context, Body& body);
std::string restored(const Context& context, Body& body);
std::string verify(const Context& context, Body& body);
std::string audit_head(const Context& context, Body& body);
std::string erasure_list(const Context& context, Body& body);
std::string erasure_again(const Context& context, Body& body);
std::string export_catalogue(const Context& context, Body& body);
std::string import_catalogue(const Context& context, Body& body);

// Adds an entry of the operator to the audit of the store, or with store "" of the account, in this
// transaction, which locks it. `fields` are names of what was said, with blanks between them.
struct Noted {
    std::string_view operation, kind{}, id{}, fields{};
};
void note(storage::Transaction& tx, const Context& context, std::string_view account,
          std::string_view store, const Noted& what);
// The same in every account, for what is done to all of them at once.
void note_everywhere(const Context& context, const Noted& what);

// Writes the records that every new store begins with (new_store.cpp), with a user for each of
// the owners. `who` goes into createdBy.
void furnish_store(storage::Transaction& tx, const Context& context, std::string_view account,
                   std::string_view store, std::vector<staff::Owner> owners, std::string_view who);

// Called first in a transaction that makes an account. It writes a row that all such transactions
// write, so that of two at the same time the second waits and then sees the account of the first.
void announce_account(storage::Transaction& tx, std::string_view account);

// A currency code as people type it, in the spelling that is stored.
std::string currency_code(std::string_view text);

// The time in ISO 8601, quoted; null for 0.
std::string time_or_null(std::int64_t ms);
// Throws base::Refusal that names the member `account` when there is no such account.
void require_account(storage::ReadView& view, std::string_view account);
// The account that the store belongs to. Throws base::Refusal that names the member `store`.
std::string owner_of_store(storage::ReadView& view, std::string_view store);
// The optional member `account`, in lower case as ids are stored; "" means all accounts.
std::string account_filter(Body& body);
// Runs `work`. A base::Refusal that it throws is thrown on with the names of record fields replaced
// by those of the command's members; the field `name` becomes `name_member`.
void with_member_names(std::string_view name_member, const std::function<void()>& work);

}  // namespace features::admin
