// Shared parts of commands: members, bindings of answers, and changes to the database.
#pragma once

#include "features/operating/admin/admin.hpp"
#include "features/operating/admin/asked.hpp"
#include "features/team/staff/new_staff.hpp"

namespace features::admin {

inline constexpr std::string_view operator_name = "operator";  // in createdBy
inline constexpr int licence_devices = 10;                     // of a new licence
inline constexpr std::string_view shown_once = "Keep the secrets safe: they are not shown again.";

namespace group {
extern const Group founding, stores, keys, users, devices, licences, webhooks, secrets, jobs,
    catalogues, copies, audits, erasures, demo;
}

// For Command::does: an object that a function returns, and a list of them.
template <const auto& object, auto make>
inline constexpr Deed one{&object, false, [](const Context& context, const schema::Record& asked) {
                              return schema::write(object, make(context, asked));
                          }};
template <const auto& object, auto make>
inline constexpr Deed many{&object, true, [](const Context& context, const schema::Record& asked) {
                               return schema::write_all(object, make(context, asked));
                           }};

using schema::within;

// Bindings that print null for what is absent, so that the objects of a list have the same members:
// a time that is 0, a text that is "".
template <auto get>
inline constexpr schema::Binding<schema::binding::FromOf<get>> time_or_null{
    {.holds = schema::Holds::instant},
    [](base::JsonObject& out, std::string_view name, const schema::binding::FromOf<get>& from) {
        if (const std::int64_t ms = std::invoke(get, from))
            out.text(name, base::iso_time(ms));
        else
            out.raw(name, "null");
    }};
template <auto get>
inline constexpr schema::Binding<schema::binding::FromOf<get>> text_or_null{
    {}, [](base::JsonObject& out, std::string_view name, const schema::binding::FromOf<get>& from) {
        if (const std::string_view text = std::invoke(get, from); !text.empty())
            out.text(name, text);
        else
            out.raw(name, "null");
    }};

// Calls `work` with the requested account (one_account), or with every account. Throws
// base::Refusal.
void for_each_account(const Context& context, const schema::Record& asked,
                      const std::function<void(storage::ReadView&, const std::string&)>& work);

// Adds an entry of the operator to the audit of the store, or with store "" of the account, in this
// transaction, which locks it. `fields` are the names of the sent members, separated by blanks.
struct Noted {
    std::string_view operation, kind{}, id{}, fields{};
};
void note(storage::Transaction& tx, const Context& context, std::string_view account,
          std::string_view store, const Noted& what);
// The same in every account, for what affects all of them.
void note_everywhere(const Context& context, const Noted& what);

// Writes the records that every new store starts with (new_store.cpp), with a user for each of
// the owners. `who` is written to createdBy.
void fill_new_store(storage::Transaction& tx, const Context& context, std::string_view account,
                    std::string_view store, std::vector<staff::Owner> owners, std::string_view who);

// Call this first in a transaction that creates an account. It writes a row that all such
// transactions write, so that the second of two concurrent ones waits and then sees the account of
// the first.
void announce_account(storage::Transaction& tx, std::string_view account);

// Throws base::Refusal naming the member `account` if there is no such account.
void require_account(storage::ReadView& view, std::string_view account);
// The account that the store belongs to. Throws base::Refusal naming the member `store`.
std::string owner_of_store(storage::ReadView& view, std::string_view store);
// Runs `work`. If it throws base::Refusal, rethrows it with the names of record fields replaced by
// those of the command's members; the field `name` becomes `name_member`.
void with_member_names(std::string_view name_member, const std::function<void()>& work);

}  // namespace features::admin
