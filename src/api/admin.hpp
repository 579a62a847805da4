// The routes of the private socket, which `comanda` commands call: POST /admin/<command> with a
// JSON object in, a JSON object (or array for lists) out. In-process when no server runs.
//
//   init        {"account","store","timezone","currency"} -> {"accountId","storeId","apiKey","kioskKey",
//               "licenseKey","kioskEmail","kioskPassword","ownerEmail","ownerPassword"}
//   store/add   {"account","name","timezone","currency"} -> {"storeId"}      store/list {"account"?} -> [..]
//   key/add     {"account","name"?,"stores"?,"areas"?,"readOnly"?,"expires"?} -> {"keyId","apiKey"}
//   key/list    {"account"?} -> [..]        key/revoke {"id"} -> {"id","revoked":true}
//   user/list   {"account"?} -> [..]        user/reset {"email"} -> {"email","link","expiresAt"}
//   user/revoke {"email"} -> {"email","active":false}
//   backup      {"file"} -> {"file","bytes"}     verify {} -> {"ok":true|false,"problems":[{"where","what"}]}
#pragma once
