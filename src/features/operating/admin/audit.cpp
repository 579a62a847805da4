// What the operator does, told to the audit; and the audit command: head.
#include "base/file.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/audit/verify.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {
namespace {

constexpr std::size_t heads_bytes_max = 16 << 20;

std::string line_of(storage::ReadView& view, const audit::Chain& chain) {
    const storage::ChainHead head = storage::audit_head(view, chain.account, chain.store);
    const auto entry = audit::find_entry(view, chain, head.number);
    return base::JsonObject()
        .text("account", chain.account)
        .raw("store", chain.store.empty() ? "null" : base::json_string(chain.store))
        .number("number", head.number)
        .text("hash", head.hash)
        .raw("at", time_or_null(entry ? entry->said.at_ms : 0))
        .text("line", audit::line_of(chain, head))
        .done();
}

std::vector<audit::NotedHead> heads_in(const std::string& path) {
    try {
        return audit::read_heads(base::read_file(path, base::Links::follow, heads_bytes_max),
                                 "auditHeads");
    } catch (const base::FileError& error) {
        throw base::Refusal::invalid("auditHeads", error.what());
    }
}

}  // namespace

void note(storage::Transaction& tx, const Context& context, std::string_view account,
          std::string_view store, const Noted& what) {
    tx.lock(account, store);
    storage::append_audit(tx, account, store,
                          {.at_ms = context.world.clock.now_ms(),
                           .who = std::string(operator_name),
                           .operation = std::string(what.operation),
                           .kind = std::string(what.kind),
                           .id = std::string(what.id),
                           .fields = std::string(what.fields),
                           .outcome = "done"});
}

void note_everywhere(const Context& context, const Noted& what) {
    std::vector<std::string> accounts;
    context.database.read([&](storage::ReadView& view) { accounts = storage::all_accounts(view); });
    for (const std::string& account : accounts)
        context.database.write_now(
            [&](storage::Transaction& tx) { note(tx, context, account, "", what); });
}

std::string audit_head(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        const auto accounts =
            account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account};
        for (const std::string& one : accounts)
            for (const audit::Chain& chain : audit::chains_of(view, one))
                lines.push_back(line_of(view, chain));
    });
    return base::json_array(lines);
}

std::string verify(const Context& context, Body& body) {
    const std::string heads = body.optional_text("auditHeads").value_or("");
    if (!heads.empty() && heads.front() != '/')
        body.add_problem("auditHeads", "must be an absolute path");
    body.finish();
    const auto noted = heads.empty() ? std::vector<audit::NotedHead>{} : heads_in(heads);
    base::Findings findings = find_faults(context.database, context.features);
    audit::check_heads(context.database, noted, findings);
    std::vector<std::string> problems;
    for (const base::Problem& problem : findings)
        problems.push_back(
            base::JsonObject().text("where", problem.path).text("what", problem.message).done());
    return base::JsonObject()
        .flag("ok", problems.empty())
        .raw("problems", base::json_array(problems))
        .done();
}

std::string restored(const Context& context, Body& body) {
    body.finish();
    note_everywhere(context, {"restore"});
    return base::JsonObject().flag("ok", true).done();
}

}  // namespace features::admin
