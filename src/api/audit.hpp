// What the audit records of a call.
#pragma once

#include "api/call.hpp"
#include "storage/tables/audit.hpp"

namespace api {

// The keyed digest that replaces, in the audit, whatever may name a person.
std::string address_digest(const auth::Pepper& pepper, std::string_view address);

// Who calls what, from where, and the names of the members sent; its outcome is "done". Call it
// before the transaction, since it reads the body.
storage::AuditEntry entry_of(const Call& call);

// The plan, extended to add a row to the chain of its store, or else of the account, whose lock it
// takes. Nothing is added for a change that changed nothing. A committed refusal is added as one.
Plan audited(const Call& call, Plan plan);

}  // namespace api
