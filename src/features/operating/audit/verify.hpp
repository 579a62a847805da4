// Checks the chains of the trail, and what was noted of them elsewhere.
//
// The head of a chain, noted as a line: ACCOUNT/STORE:NUMBER:HASH; STORE is empty in that of the
// account itself. A file of such lines may have empty ones, and remarks that begin with '#'.
#pragma once

#include "base/problem.hpp"
#include "features/operating/audit/audit_store.hpp"
#include "features/records/rules.hpp"

namespace features::audit {

struct NotedHead {
    Chain chain;
    storage::ChainHead head;
};

std::string line_of(const Chain& chain, const storage::ChainHead& head);
// Throws base::Refusal that names the member `member` and the line that is none.
std::vector<NotedHead> read_heads(std::string_view text, std::string_view member);

// Goes through all chains, some entries at a time. Finds entries that were changed, removed,
// inserted or renumbered, a head or a base that is not that of the entries, and a base that
// retention has not signed or cannot explain. Somebody who writes the whole chain anew from some
// entry on is found by check_heads() alone.
void verify(storage::Database& database, const records::Rulebook& rules, base::Findings& findings);

// Finds the noted heads which their chains do not have. Of those that are older than what a chain
// keeps nothing can be said; that is a finding where a chain has no other.
void check_heads(storage::Database& database, const std::vector<NotedHead>& noted,
                 base::Findings& findings);

}  // namespace features::audit
