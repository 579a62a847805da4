// Invariants of the tables of checks, for the command `verify`.
#include "base/currency.hpp"
#include "domain/check/model.hpp"
#include "features/selling/checks/lifecycle.hpp"
#include "features/selling/orders/lifecycle.hpp"
#include "schema/json_tree.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace features::checks {
namespace {

using domain::CheckDocument;

std::map<std::int64_t, CheckDocument> documents_of(storage::ReadView& view,
                                                   std::string_view account,
                                                   std::string_view check) {
    std::map<std::int64_t, CheckDocument> documents;
    std::int64_t last = 0;
    for (auto some = some_submissions(view, account, check, last); !some.empty();
         some = some_submissions(view, account, check, last)) {
        last = some.back().number;
        for (StoredSubmission& one : some)
            documents.emplace(one.number, document_in({std::move(one.head), std::move(one.data)}));
    }
    return documents;
}

// A merge in an older form stays until the next submission.
bool is_as_said(storage::ReadView& view, std::string_view account, const StoredCheck& check) {
    if (!domain::CheckMerge::can_parse(check.merge)) return true;
    const auto documents = documents_of(view, account, check.id);
    const auto outcome = domain::outcome_of(applied_submissions(view, account, check.id));
    const auto composed = domain::compose(
        outcome, documents.at(outcome.latest),
        [&](const domain::StandingPart& part) -> const CheckDocument& {
            return documents.at(part.number);
        },
        base::currency_decimals(check.currency));
    const CheckText text = text_of(view, account, check);
    return print(schema::parse_tree(text.head)) == print(composed.head) &&
           print(schema::parse_tree(text.data)) == print(composed.data);
}

// Active checks that differ from the merge of all their submissions, calculated from the beginning.
std::vector<std::string> find_merged_otherwise(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> ids, found;
    for (storage::Rows rows =
             view.query("SELECT id FROM pos_check WHERE account = $1 AND ended_ms = 0", {account});
         rows.next();)
        ids.emplace_back(rows.text(0));
    for (const std::string& id : ids)
        if (const auto check = find_by_id(view, account, id);
            check && !is_as_said(view, account, *check))
            found.push_back(id);
    return found;
}

// Without payments by points and allowance, which are taken from the customer's balances in
// addition to what the check says, without those of the order whose place it has, and without the
// taxable amounts, which older sales have differently.
domain::Sale figures_said(domain::Sale sale, const std::set<std::string>& of_order) {
    for (domain::SaleLine& line : sale.lines)
        for (domain::SaleTax& tax : line.taxes) tax.base = 0;
    std::erase_if(sale.payments, [&](const domain::SalePayment& one) {
        return orders::is_loyalty(one.method) || of_order.contains(one.key);
    });
    return domain::figures_alone(std::move(sale));
}

std::set<std::string> payments_of_order(storage::ReadView& view, std::string_view account,
                                        const StoredCheck& check) {
    std::set<std::string> keys;
    if (const auto order = orders::find_by_check(view, account, check.store, check.check_id))
        for (const auto& payment : order->state[kinds::order_state.payments])
            keys.insert(payment[kinds::order_payment.id]);
    return keys;
}

bool is_sold_as_said(storage::ReadView& view, std::string_view account, const StoredCheck& check) {
    const auto sold = sales::find_sale(view, account, check.sale);
    if (!sold || sold->sale.source != "check") return true;       // another fault, or none
    const date::time_zone& any_zone = *date::locate_zone("UTC");  // since times do not matter here
    const domain::Minor claimed = domain::CheckMerge::can_parse(check.merge)
                                      ? domain::CheckMerge::parse(check.merge).outcome().claimed
                                      : 0;
    const auto said =
        domain::sale_of(document_in(text_of(view, account, check)),
                        base::currency_decimals(check.currency), check.ended_ms, any_zone, claimed);
    const auto of_order = payments_of_order(view, account, check);
    return figures_said(sold->sale, of_order) == figures_said(domain::settled(said.sale), of_order);
}

std::vector<std::string> find_sold_otherwise(storage::ReadView& view, std::string_view account) {
    std::vector<std::string> ids, found;
    for (storage::Rows rows =
             view.query("SELECT id FROM pos_check WHERE account = $1 AND ended_ms > 0", {account});
         rows.next();)
        ids.emplace_back(rows.text(0));
    for (const std::string& id : ids)
        if (const auto check = find_by_id(view, account, id);
            check && !is_sold_as_said(view, account, *check))
            found.push_back(id);
    return found;
}

template <class IsFaulty>
std::vector<std::string> checks_that(storage::ReadView& view, std::string_view account,
                                     IsFaulty is_faulty) {
    std::vector<std::string> ids, found;
    for (storage::Rows rows = view.query("SELECT id FROM pos_check WHERE account = $1", {account});
         rows.next();)
        ids.emplace_back(rows.text(0));
    for (const std::string& id : ids)
        if (const auto check = find_by_id(view, account, id); check && is_faulty(*check))
            found.push_back(id);
    return found;
}

// Lines that share an orderUniqueId are told apart by their order, so the second takes the key of
// the first when that has left the check. A sold line whose key has no current line is matched by
// its form.
bool is_sold_whole(const CheckDocument& sold, const domain::CheckMerge& merge,
                   const std::set<std::string>& conflicts) {
    std::vector<base::Fingerprint> renamed;
    for (const domain::CheckPart& part : sold.parts)
        if (const auto* merged = merge.part(part.key); !merged || !merged->stands())
            renamed.push_back(part.form);
    return std::ranges::all_of(merge.parts(), [&](const auto& entry) {
        const auto& [key, part] = entry;
        if (!domain::is_line(key) || !part.stands() || sold.part(key) || conflicts.contains(key))
            return true;
        const auto same = std::ranges::find(renamed, part.form);
        if (same == renamed.end()) return false;
        renamed.erase(same);
        return true;
    });
}

// Closed checks without a line that is current after all submissions and not a conflict.
std::vector<std::string> find_unsold(storage::ReadView& view, std::string_view account) {
    return checks_that(view, account, [&](const StoredCheck& check) {
        if (check.state != CheckState::closed) return false;
        std::set<std::string> conflicts;
        for (const Conflict& conflict : conflicts_of(view, account, check.id))
            conflicts.insert(conflict.keys.begin(), conflict.keys.end());
        const auto merge = domain::replay(applied_submissions(view, account, check.id)).merge;
        return !is_sold_whole(document_in(text_of(view, account, check)), merge, conflicts);
    });
}

// Checks with a line that was moved away, but is in no other check or still in this one.
std::vector<std::string> find_astray(storage::ReadView& view, std::string_view account) {
    return checks_that(view, account, [&](const StoredCheck& check) {
        if (!domain::CheckMerge::can_parse(check.merge)) return false;
        const auto merge = domain::CheckMerge::parse(check.merge);
        return std::ranges::any_of(merge.parts(), [&](const auto& entry) {
            const auto& [key, part] = entry;
            if (!part.is_away()) return false;
            const auto other = find_by_id(view, account, part.departure.check);
            if (!other || !domain::CheckMerge::can_parse(other->merge)) return true;
            const auto there = domain::CheckMerge::parse(other->merge);
            const bool is_new_line = part.era > 2 * part.departed;
            // If two lines share a key, the other one got it when this one left.
            const bool is_twin = part.changed.number == part.departed;
            const bool is_here = !is_new_line && !is_twin && part.stands();
            return is_here || !there.part(part.departure.as_key);
        });
    });
}

constexpr storage::Rule rules[] = {
    {"pos_check", "its number of submissions is wrong",
     "SELECT c.id FROM pos_check c LEFT JOIN (SELECT owner, COUNT(*) AS count, "
     "MAX(number) AS last FROM pos_check_submission WHERE account = $1 GROUP BY owner) s "
     "ON s.owner = c.id WHERE c.account = $1 "
     "AND (c.submissions <> COALESCE(s.count, 0) OR c.submissions <> COALESCE(s.last, 0))"},
    {"pos_check_submission", "it belongs to no check",
     "SELECT s.owner FROM pos_check_submission s WHERE s.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM pos_check c WHERE c.account = $1 AND c.id = s.owner)"},
    {"pos_check", "its document is missing",
     "SELECT c.id FROM pos_check c WHERE c.account = $1 AND c.source > 0 AND NOT EXISTS "
     "(SELECT 1 FROM pos_check_submission s WHERE s.account = $1 AND s.owner = c.id "
     "AND s.number = c.source)"},
    {"pos_check", "it has ended in one column and not in the other",
     "SELECT id FROM pos_check WHERE account = $1 AND (ended_ms > 0) <> (state <> 'active')"},
    {"pos_check", "it differs from the merge of its submissions", "", find_merged_otherwise},
    {"pos_check", "it is closed, but not a sale",
     "SELECT c.id FROM pos_check c WHERE c.account = $1 AND c.state = 'closed' AND NOT EXISTS "
     "(SELECT 1 FROM sale s WHERE s.account = $1 AND s.store = c.store AND s.origin = c.check_id "
     "AND s.id = c.sale AND s.source = 'check' "
     "AND (s.state = 'CLOSED' OR s.reason LIKE 'not counted:%'))"},
    {"pos_check", "it is voided, but its sale is not",
     "SELECT c.id FROM pos_check c WHERE c.account = $1 AND c.state = 'voided' AND NOT EXISTS "
     "(SELECT 1 FROM sale s WHERE s.account = $1 AND s.store = c.store AND s.id = c.sale "
     "AND (s.state = 'VOIDED' OR s.source = 'order'))"},
    {"pos_check", "it is active, but a sale",
     "SELECT c.id FROM pos_check c JOIN sale s ON s.account = $1 AND s.store = c.store "
     "AND s.id = c.sale WHERE c.account = $1 AND c.state = 'active' "
     "AND s.source = 'check' AND s.state = 'CLOSED'"},
    {"pos_check", "its sale differs from it", "", find_sold_otherwise},
    {"pos_check", "a submitted line is neither sold nor a conflict", "", find_unsold},
    {"pos_check", "a moved line is in no other check, or in both", "", find_astray},
    {"sale", "its check is missing or not closed",
     "SELECT s.id FROM sale s WHERE s.account = $1 AND s.source = 'check' AND s.state = 'CLOSED' "
     "AND NOT EXISTS (SELECT 1 FROM pos_check c WHERE c.account = $1 AND c.store = s.store "
     "AND c.check_id = s.origin AND c.check_id <> '' AND c.sale = s.id AND c.state = 'closed')"},
    {"sale", "it was reopened, but its check is not open",
     "SELECT s.id FROM sale s WHERE s.account = $1 AND s.source = 'check' AND s.state = 'VOIDED' "
     "AND s.reason = 'reopened' AND NOT EXISTS (SELECT 1 FROM pos_check c WHERE c.account = $1 "
     "AND c.store = s.store AND c.check_id = s.origin AND c.check_id <> '' AND c.sale = s.id "
     "AND c.state = 'active')"},
    {"web_order", "the check that has its place is missing or in another state",
     "SELECT o.id FROM web_order o WHERE o.account = $1 AND o.check_id <> '' AND NOT EXISTS "
     "(SELECT 1 FROM pos_check c WHERE c.account = $1 AND c.store = o.store "
     "AND c.check_id = o.check_id AND c.check_id <> '' AND c.sale = o.sale AND c.state = "
     "CASE o.check_state WHEN 1 THEN 'active' WHEN 2 THEN 'closed' ELSE 'voided' END)"},
    {"pos_check_conflict", "its check or submission does not exist",
     "SELECT k.id FROM pos_check_conflict k WHERE k.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM pos_check_submission s WHERE s.account = $1 AND s.owner = k.source "
     "AND s.number = k.number)"},
    {"pos_check_node", "it belongs to no check",
     "SELECT n.owner FROM pos_check_node n WHERE n.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM pos_check c WHERE c.account = $1 AND c.id = n.owner)"},
    {"pos_check_change", "it belongs to no check",
     "SELECT n.owner FROM pos_check_change n WHERE n.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM pos_check c WHERE c.account = $1 AND c.id = n.owner)"},
};

}  // namespace

const std::span<const storage::Rule> rules_of_tables = rules;

}  // namespace features::checks
