// What the audit is told of a call.
#pragma once

#include "api/call.hpp"
#include "storage/tables/audit.hpp"

namespace api {

// The keyed digest that stands in the audit for what may name a person.
std::string address_digest(const auth::Pepper& pepper, std::string_view address);

// Who calls, from where, what, and the names of what was sent; its outcome is "done". Before the
// transaction, since it reads the body.
storage::AuditEntry entry_of(const Call& call);

// The plan, which also adds a row to the chain of its store, or else of the account, whose lock it
// takes. Nothing is added for a change that changed nothing. A refusal that is kept is added as
// one.
Plan audited(const Call& call, Plan plan);

}  // namespace api
