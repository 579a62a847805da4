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
//   user/add    {"email","kiosk"?,"store"?,"user"?} -> {"email","store","password"} for a kiosk of
//               the store, {"email","user","link"?,"expiresAt"?} for a person; no link for one who
//               has a password
//   user/list   {"account"?} -> [{"email","account","store","role","active","secondFactor",
//               "lastSignIn"}]
//   user/reset  {"email"} -> {"email","link","expiresAt"}
//   user/revoke {"email"} -> {"email","active":false}
//   device/list {"account"?} -> [{"id","account","store","knownBy","name","version","blocked",
//               "online","lastSeen"}]
//   device/block, device/unblock {"id"} -> {"id","blocked"}
//   webhook/list {"account"?} -> [{"account","store","hook","url","active","paused","pending",
//               "failures","lastDelivered","lastError"}]
//   webhook/pause, webhook/resume {"store","hook"} -> {"store","hook","paused"}
//   job/list    {"account"?} -> [{"account","store","name","next","holder","last","tookMs","runs",
//               "failures","lastError"}]; `next` is null while the job runs, `holder` when it does
//               not
//   secrets/move {"file"} -> {"file","made"}: seals the secrets with that file, made if need be
//   backup      {"file"} -> {"file","bytes"}
//   export      {"store","out","format"?} -> {"out","records","pictures"}; `out` is absolute
//   import      {"store","in","dryRun"?} -> {"created","changed","unchanged","pictures","dryRun",
//               "kinds":[{"kind","created","changed","unchanged"}]}
//   restored    {} -> {"ok"}: tells the audit that a backup was put in the database's place
//   verify      {"auditHeads"?} -> {"ok","problems":[{"where","what"}]}; `auditHeads` is the
//               absolute path of a file with noted lines
//   audit/head  {"account"?} -> [{"account","store","number","hash","at","line"}]
//   erasure/list {"account"?} -> [{"account","kind","id","erasedAt","done","line"}]
//   erasure/again {"file"} -> {"ok","erased","erasedBefore","unknown","refused":[{"id","code",
//               "message"}]}; `file` is absolute and has lines of the list
#pragma once

#include "access/keys.hpp"
#include "base/world.hpp"
#include "features/feature.hpp"
#include "storage/database.hpp"

namespace features::admin {

// What commands work with. All that it refers to outlives it.
struct Context {
    storage::Database& database;
    const auth::Pepper& pepper;
    base::World world;
    const FeatureList& features;
    const records::Rulebook& rules;  // those of `features`
    std::string public_url{};        // of links; "": they begin with '/'
};

// Runs one command, named as in the list above, and returns its JSON. `body` is a JSON object, or
// empty for no members. Throws base::Refusal (404 for an unknown command). Slow, because passwords
// are hashed and writes are waited for: never on an I/O thread.
std::string run(const Context& context, std::string_view command, std::string_view body);

// Throws base::Refusal for what `init` would refuse whatever the database holds. The command line
// calls it before it makes a new database, so that none is left behind by a refused `init`.
void check_init(std::string_view body);

// Whether a command may take minutes, so that short ones should not have to wait for it.
bool is_long(std::string_view command);

}  // namespace features::admin
