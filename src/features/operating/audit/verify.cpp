#include "features/operating/audit/verify.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "storage/tables/all_accounts.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace features::audit {
namespace {

using storage::ChainHead;
using storage::ReadView;

constexpr std::int64_t entries_at_once = 1'000;
constexpr std::size_t findings_max = 100;  // of one chain
constexpr std::size_t hash_characters = 64;

std::string name_of(const Chain& chain) { return chain.account + '/' + chain.store; }

// One chain, from its base to its head.
class Walk {
public:
    Walk(const Chain& chain, base::Findings& findings) : chain_(chain), findings_(findings) {}

    // Checks the next entries. False when these were the last.
    bool step(ReadView& view) {
        skip_forgotten(view);
        const auto entries = entries_after(view, chain_, last_.number, entries_at_once);
        for (const Entry& entry : entries) check(entry);
        if (std::ssize(entries) == entries_at_once && found_ < findings_max) return true;
        if (found_ < findings_max) check_head(view);
        return false;
    }

private:
    // Called before each step, because retention may remove the beginning meanwhile.
    void skip_forgotten(ReadView& view) {
        const Base base = base_of(view, chain_);
        if (!has_begun_) check_base(view, base);
        has_begun_ = true;
        if (base.head.number > last_.number) last_ = base.head;
    }

    void check_base(ReadView& view, const Base& base) {
        const std::int64_t number = base.head.number;
        if (const std::string fault = Proof(view).fault_of(chain_, base); !fault.empty())
            tell(number, fault);
        const auto lowest = lowest_number(view, chain_);
        if (lowest && *lowest <= number) tell(*lowest, "comes before the first entry that is kept");
        const ChainHead head = storage::audit_head(view, chain_.account, chain_.store);
        if (number > head.number)
            tell(number, "is recorded as removed by retention, but the head is an earlier entry");
    }

    void check(const Entry& entry) {
        if (entry.number > last_.number + 2)
            tell(last_.number + 1,
                 "is missing, as are all up to " + std::to_string(entry.number - 1));
        else if (entry.number == last_.number + 2)
            tell(last_.number + 1, "is missing");
        else if (storage::audit_hash(last_.hash, chain_.account, chain_.store, entry.number,
                                     entry.said) != entry.hash)
            tell(entry.number, "was changed, or the one before it: the hash does not match");
        last_ = {entry.number, entry.hash};
    }

    void check_head(ReadView& view) {
        const ChainHead head = storage::audit_head(view, chain_.account, chain_.store);
        if (head.number > last_.number)
            tell(last_.number + 1,
                 "is missing, as are all up to the head, which is " + std::to_string(head.number));
        else if (head.number < last_.number)
            tell(head.number + 1, "comes after the head");
        else if (head.hash != last_.hash)
            tell(head.number, "does not match the head: the hashes differ");
    }

    void tell(std::int64_t number, const std::string& what) {
        if (found_++ < findings_max)
            findings_.push_back({"audit " + name_of(chain_) + ' ' + std::to_string(number), what});
    }

    const Chain& chain_;
    base::Findings& findings_;
    ChainHead last_{};
    bool has_begun_ = false;
    std::size_t found_ = 0;
};

std::vector<Chain> all_chains(storage::Database& database) {
    std::vector<Chain> chains;
    database.read([&](ReadView& view) {
        chains.clear();
        std::set<std::string> accounts = storage::accounts_in(view, "audit");
        accounts.merge(storage::accounts_in(view, "audit_base"));
        accounts.merge(storage::accounts_in(view, "scope"));
        for (const std::string& account : accounts)
            std::ranges::move(chains_of(view, account), std::back_inserter(chains));
    });
    return chains;
}

std::optional<NotedHead> head_in(std::string_view line) {
    const std::size_t slash = line.find('/'), first = line.find(':'),
                      second = line.find(':', first + 1);
    if (slash == line.npos || first == line.npos || second == line.npos || slash > first) return {};
    const std::string_view number = line.substr(first + 1, second - first - 1);
    NotedHead noted{{base::lower_ascii(line.substr(0, slash)),
                     base::lower_ascii(line.substr(slash + 1, first - slash - 1))},
                    {0, base::lower_ascii(line.substr(second + 1))}};
    const auto read =
        std::from_chars(number.data(), number.data() + number.size(), noted.head.number);
    const bool is_number = read.ec == std::errc() && read.ptr == number.data() + number.size();
    if (!is_number || noted.head.number < 1 || noted.head.hash.size() != hash_characters) return {};
    return noted;
}

// The problem of the noted head; "" if there is none, nothing if it is too old to check.
std::optional<std::string> fault_of(ReadView& view, const NotedHead& noted) {
    const ChainHead base = base_of(view, noted.chain).head;
    if (noted.head.number < base.number) return {};
    const auto entry = find_entry(view, noted.chain, noted.head.number);
    if (!entry && noted.head.number != base.number)
        return "was noted as the head, but is missing: the end of the chain was removed";
    if ((entry ? entry->hash : base.hash) != noted.head.hash)
        return "was noted with another hash: the chain was rewritten";
    return "";
}

}  // namespace

std::string line_of(const Chain& chain, const ChainHead& head) {
    return name_of(chain) + ':' + std::to_string(head.number) + ':' + head.hash;
}

std::vector<NotedHead> read_heads(std::string_view text, std::string_view member) {
    std::vector<NotedHead> heads;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view whole = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(whole.size() + 1, text.size()));
        const std::string_view line = base::trimmed(whole);
        if (line.empty() || line.front() == '#') continue;
        auto head = head_in(line);
        if (!head)
            throw base::Refusal::invalid(std::string(member),
                                         "line " + std::to_string(number) +
                                             " is not ACCOUNT/STORE:NUMBER:HASH, as `comanda "
                                             "audit head` prints it");
        heads.push_back(*std::move(head));
    }
    return heads;
}

void verify(storage::Database& database, const records::Rulebook&, base::Findings& findings) {
    try {
        for (const Chain& chain : all_chains(database)) {
            Walk walk(chain, findings);
            for (bool has_more = true; has_more;)
                database.read([&](ReadView& view) { has_more = walk.step(view); });
        }
    } catch (const std::exception& error) {
        findings.push_back({"audit", std::string("cannot be read: ") + error.what()});
    }
}

void check_heads(storage::Database& database, const std::vector<NotedHead>& noted,
                 base::Findings& findings) {
    std::map<std::string, bool> is_proven;  // by chain: whether a head could be checked
    for (const NotedHead& one : noted) {
        std::optional<std::string> fault;
        database.read([&](ReadView& view) { fault = fault_of(view, one); });
        is_proven[name_of(one.chain)] |= fault.has_value();
        if (fault && !fault->empty())
            findings.push_back(
                {"audit " + name_of(one.chain) + ' ' + std::to_string(one.head.number), *fault});
    }
    for (const auto& [chain, has_proof] : is_proven)
        if (!has_proof)
            findings.push_back({"audit " + chain,
                                "its noted heads are older than the entries that are kept; note a "
                                "newer one"});
}

}  // namespace features::audit
