// Checks the chains of the audit, and heads noted elsewhere.
//
// The head of a chain, noted as a line: ACCOUNT/STORE:NUMBER:HASH; STORE is empty for the account
// itself. A file of heads may have empty lines, and remarks that start with '#'.
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
// Throws base::Refusal naming the member `member` and the invalid line.
std::vector<NotedHead> read_heads(std::string_view text, std::string_view member);

// Checks all chains, some entries at a time. Finds entries that were changed, removed, inserted or
// renumbered, a head or a base that does not match the entries, and a base that retention has not
// signed or cannot explain. Only check_heads() finds a chain that was rewritten from some entry on.
void verify(storage::Database& database, const records::Rulebook& rules, base::Findings& findings);

// Finds noted heads that their chains do not have. Heads older than the kept entries cannot be
// checked; that is a finding if a chain has no others.
void check_heads(storage::Database& database, const std::vector<NotedHead>& noted,
                 base::Findings& findings);

}  // namespace features::audit
