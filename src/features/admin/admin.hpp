// What the operator's commands do: accounts, stores, keys, sign-ins, backup. The same functions
// answer POST /admin/<command> on the private socket and run in-process when no server does.
//
//   init        {"account","store","timezone"?,"currency"?,"ownerEmail"?,"again"?} ->
//               {"accountId","storeId","apiKey","kioskKey","licenseKey","kioskEmail",
//               "kioskPassword","ownerEmail","ownerPassword"}
//   store/add   {"account","name","timezone"?,"currency"?} -> {"storeId"}; time zone and currency
//               are those of the account's first store unless given
//   store/list  {"account"?} -> [{"storeId","account","name","timezone","currency","active"}]
//   key/add     {"account","name"?,"stores"?,"areas"?,"readOnly"?,"expires"?} -> {"keyId","apiKey"}
//   key/list    {"account"?} -> [{"keyId","account","name","state","stores","areas","readOnly",
//               "created","expires","revoked","lastUsed"}]
//   key/revoke  {"id"} -> {"id","revoked":true}
//   user/list   {"account"?} -> [{"email","account","store","role","active"}]
//   user/reset  {"email"} -> {"email","link","expiresAt"}
//   user/revoke {"email"} -> {"email","active":false}
//   backup      {"file"} -> {"file","bytes"}
//   export      {"store","out","format"?} -> {"out","records","pictures"}; `out` is absolute
//   import      {"store","in","dryRun"?} -> {"created","changed","unchanged","pictures","dryRun",
//               "kinds":[{"kind","created","changed","unchanged"}]}
//   verify      {} -> {"ok","problems":[{"where","what"}]}
#pragma once

#include "access/keys.hpp"
#include "base/world.hpp"
#include "features/feature.hpp"
#include "storage/database.hpp"

namespace features::admin {

struct Context {
    storage::Database& database;
    const auth::Pepper& pepper;
    base::World world;
    const FeatureList& features;
    const records::Rulebook& rules;  // of these
};

// Runs one command and returns its JSON. Throws base::Refusal. Slow (passwords are hashed, the
// write is awaited): never on an I/O thread.
std::string run(const Context& context, std::string_view command, std::string_view body);

// Throws base::Refusal for what `init` refuses whatever the database holds: so that none is made
// for nothing.
void check_init(std::string_view body);

// Whether a command may take minutes, so that others should not wait for it.
bool is_long(std::string_view command);

}  // namespace features::admin
