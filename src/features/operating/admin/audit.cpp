// Records the operator's commands in the audit; and the audit command: head.
#include "features/operating/admin/commands.hpp"
#include "features/operating/audit/verify.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {
namespace {

using schema::of;

struct ChainEnd {
    audit::Chain chain;
    storage::ChainHead head;
    std::int64_t at_ms;
};
constexpr schema::Property<ChainEnd> chain_end_properties[] = {
    {"account", of<within<&ChainEnd::chain, &audit::Chain::account>>, "Id of the account."},
    {"store", text_or_null<within<&ChainEnd::chain, &audit::Chain::store>>,
     "Id of the store; null for the audit of the account itself."},
    {"number", of<within<&ChainEnd::head, &storage::ChainHead::number>>,
     "Number of the last entry."},
    {"hash", of<within<&ChainEnd::head, &storage::ChainHead::hash>>,
     "Hash of all entries up to it."},
    {"at", time_or_null<&ChainEnd::at_ms>, "When the last entry was made."},
    {"line", of<[](const ChainEnd& end) { return audit::line_of(end.chain, end.head); }>,
     "The head in the form that `verify` takes."},
};
constexpr schema::Object<ChainEnd> chain_end{"AuditHead", "The head of an audit.",
                                             chain_end_properties};

std::vector<ChainEnd> list_heads(const Context& context, const schema::Record& asked) {
    std::vector<ChainEnd> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (const audit::Chain& chain : audit::chains_of(view, account)) {
            const auto head = storage::audit_head(view, chain.account, chain.store);
            const auto entry = audit::find_entry(view, chain, head.number);
            all.push_back({chain, head, entry ? entry->said.at_ms : 0});
        }
    });
    return all;
}

constexpr Command audit_commands[] = {
    {.name = "head",
     .help = "Print the head of each audit, one per line, to be kept where nobody can change it",
     .example = "comanda audit head >> /mnt/elsewhere/heads",
     .takes = one_account,
     .does = many<chain_end, list_heads>,
     .line = "line"},
};

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

constexpr Group group::audits{"audit", "The audit", audit_commands};

}  // namespace features::admin
