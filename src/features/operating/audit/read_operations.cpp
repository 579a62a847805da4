// The audit trail of a store or account, read with filters, as JSON or CSV, and its head.
#include "api/answers.hpp"
#include "api/audit.hpp"
#include "api/made_answer.hpp"
#include "api/query_time.hpp"
#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/audit/answers.hpp"
#include "features/operating/audit/operations.hpp"
#include "features/operating/audit/verify.hpp"
#include "features/records/read.hpp"

#include <limits>
#include <map>

namespace features::audit {
namespace {

using api::Call;
using base::Refusal;
using storage::ReadView;

constexpr std::int64_t listed_max = 500, listed_default = 100;
constexpr std::int64_t entries_read_at_once = 500;
// How many entries one request scans when its filters leave few: the next request continues after
// them.
constexpr std::int64_t looked_at_max = 20'000;
constexpr std::size_t part_bytes = 512 * 1'024;

// The chain of the path. Keys limited to some stores may not read that of the account; what people
// need for it is in the table of routes.
Chain chain_of(const Call& call, ReadView& view) {
    const auth::Principal& principal = *call.principal;
    if (const std::string* store = call.path.find("store")) {
        records::require_store(view, principal, *store);
        return {principal.account, base::lower_ascii(*store)};
    }
    records::require_account(view, principal, call.path["account"]);
    if (!principal.person && !principal.stores.empty())
        throw Refusal::forbidden("the audit of the account requires a key for all its stores");
    return {principal.account, ""};
}

// A time, or a date: its beginning by the clock of the store, and with `is_end` its end.
std::optional<std::int64_t> time_in(const Call& call, ReadView& view, const Chain& chain,
                                    std::string_view name, bool is_end, base::Problems& problems) {
    const auto text = call.query.get(name);
    if (!text) return {};
    const auto times = api::read_times(*text, api::zone_of(view, chain.account, chain.store));
    if (!times)
        problems.push_back({std::string(name), "must be a valid date (2030-12-31) or an ISO time"});
    else if (times->first_ms != times->last_ms && is_end)
        return times->last_ms + 1;
    return times ? std::optional(times->first_ms) : std::nullopt;
}

struct Question {
    Filter filter;
    storage::AuditNumbers among{0, std::numeric_limits<std::int64_t>::max()};
    std::int64_t limit = listed_default;
    bool is_csv = false;
};

bool is_csv(std::string_view query) {
    return base::lower_ascii(api::Query(query).get("format").value_or("")) == "csv";
}

// Entries about a sign-in have its id.
void ask_for_sign_in(ReadView& view, const Chain& chain, const std::string& email, Filter& filter) {
    const auto found = auth::sign_in_named(view, chain.account, email);
    filter.kind = "signIn";
    filter.id = found ? found->id : "nobody";
}

Question question_of(const Call& call, ReadView& view, const Chain& chain) {
    base::Problems problems;
    const auto text = [&](std::string_view name) {
        return std::string(base::trimmed(call.query.get(name).value_or("")));
    };
    Question asked{
        .filter = {.from_ms = time_in(call, view, chain, "from", false, problems).value_or(0),
                   .who = base::lower_ascii(text("who")),
                   .operation = text("operation"),
                   .kind = text("kind"),
                   .id = base::lower_ascii(text("id")),
                   .outcome = text("outcome"),
                   .address = {}},
        .limit = call.query.number("limit", {1, listed_max}, problems).value_or(listed_default),
        .is_csv = is_csv(call.request.query)};
    if (const std::string address = text("address"); !address.empty())
        asked.filter.address = api::address_digest(call.services.pepper, address);
    if (const std::string email = text("email"); !email.empty())
        ask_for_sign_in(view, chain, email, asked.filter);
    const std::string format = base::lower_ascii(text("format"));
    if (!format.empty() && format != "json" && format != "csv")
        problems.push_back({"format", "must be json or csv"});
    const auto before = call.query.number("before", {1, INT64_MAX}, problems);
    const auto to_ms = time_in(call, view, chain, "to", true, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    if (to_ms) asked.filter.to_ms = *to_ms;
    if (to_ms || asked.filter.from_ms > 0)
        asked.among = storage::audit_numbers(view, chain.account, chain.store, asked.filter.from_ms,
                                             asked.filter.to_ms);
    if (before) asked.among.end = std::min(asked.among.end, *before);
    return asked;
}

// The names of authors, each looked up once.
class Authors {
public:
    explicit Authors(std::string account) : account_(std::move(account)) {}

    const auth::Author& of(ReadView& view, const std::string& who) {
        auto found = known_.find(who);
        if (found == known_.end())
            found = known_.emplace(who, auth::author_of(view, account_, who)).first;
        return found->second;
    }
    // The name of the paired device with that session.
    std::string_view device_of(ReadView& view, const std::string& session) {
        if (session.empty()) return {};
        const auth::Author& one = of(view, session);
        return one.kind == auth::device_kind ? std::string_view(one.name) : std::string_view();
    }

private:
    std::string account_;
    std::map<std::string, auth::Author> known_;
};

// The entries that match the request, some at a time.
class Trail {
public:
    Trail(Chain chain, Question asked)
        : chain_(std::move(chain)), asked_(std::move(asked)), authors_(chain_.account) {}

    // Calls `take` with each until it returns false. False when there are no more after these.
    bool next(ReadView& view, const std::function<bool(const ShownEntry&)>& take) {
        const auto entries =
            newest_entries(view, chain_, asked_.filter, asked_.among, entries_read_at_once);
        for (const Entry& entry : entries) {
            asked_.among.end = entry.number;
            if (asked_.filter.admits(entry) &&
                !take({entry, authors_.of(view, entry.said.who),
                       authors_.device_of(view, entry.said.session)}))
                return &entry != &entries.back() || std::ssize(entries) == entries_read_at_once;
        }
        return std::ssize(entries) == entries_read_at_once;
    }
    const Question& asked() const { return asked_; }

private:
    Chain chain_;
    Question asked_;
    Authors authors_;
};

std::unique_ptr<api::StreamedAnswer> page_of(Trail trail) {
    const bool is_slow = !trail.asked().filter.is_indexed();
    return api::made_answer("",
                            [trail = std::move(trail)](ReadView& view, std::string& out) mutable {
                                const std::int64_t limit = trail.asked().limit;
                                ShownPage page{.entries = {}, .has_more = true, .last = 0};
                                for (std::int64_t seen = 0; page.has_more && seen < looked_at_max &&
                                                            std::ssize(page.entries) < limit;
                                     seen += entries_read_at_once)
                                    page.has_more = trail.next(view, [&](const ShownEntry& shown) {
                                        page.entries.push_back(schema::write(entry_answer, shown));
                                        return std::ssize(page.entries) < limit;
                                    });
                                page.last = trail.asked().among.end;
                                out += schema::write(page_answer, page);
                                return false;
                            },
                            {.is_slow = is_slow});
}

std::unique_ptr<api::StreamedAnswer> file_of(Trail trail) {
    const auto describe = [](http::Response& response) {
        response.content_type = "text/csv; charset=utf-8";
        response.set("Content-Disposition", "attachment; filename=\"audit.csv\"");
    };
    return api::made_answer(
        "",
        [trail = std::move(trail), has_begun = false](ReadView& view, std::string& out) mutable {
            if (!std::exchange(has_begun, true)) append_header(out);
            const std::size_t end = out.size() + part_bytes;
            const auto take = [&](const ShownEntry& shown) {
                append_row(out, shown);
                return true;
            };
            while (out.size() < end)
                if (!trail.next(view, take)) return false;
            return true;
        },
        {.is_slow = true, .describe = describe});
}

std::unique_ptr<api::StreamedAnswer> open_trail(const Call& call, ReadView& view) {
    Chain chain = chain_of(call, view);
    Question asked = question_of(call, view, chain);
    const bool is_csv = asked.is_csv;
    Trail trail(std::move(chain), std::move(asked));
    return is_csv ? file_of(std::move(trail)) : page_of(std::move(trail));
}

http::Response show_head(const Call& call, ReadView& view) {
    const Chain chain = chain_of(call, view);
    const storage::ChainHead head = storage::audit_head(view, chain.account, chain.store);
    const auto entry = find_entry(view, chain, head.number);
    return api::json_answer(schema::write(head_answer, {chain, head, entry}));
}

constexpr api::Subject audit_subject{"audit", "Audit", "Who did what, when and from where."};

constexpr api::Parameter who_parameter{
    "who",
    api::in_query,
    api::any_text,
    R"("650000000000000000000301")",
    "Only entries of the key or sign-in with this id; `operator` for commands.",
    nullptr,
    true};
constexpr api::Parameter operation_parameter{"operation",
                                             api::in_query,
                                             api::any_text,
                                             R"("updateDepartment")",
                                             "Only entries of this operation, by its name in this "
                                             "document.",
                                             nullptr,
                                             true};
constexpr api::Parameter kind_parameter{"kind",
                                        api::in_query,
                                        api::any_text,
                                        R"("department")",
                                        "Only entries about objects of this kind.",
                                        nullptr,
                                        true};
constexpr api::Parameter id_parameter{"id",
                                      api::in_query,
                                      api::any_text,
                                      R"("650000000000000000001001")",
                                      "Only entries about the object with this id.",
                                      nullptr,
                                      true};
constexpr api::Parameter outcome_parameter{
    "outcome", api::in_query, api::any_text, R"("done")", "Only entries with this outcome.",
    nullptr,   true};
constexpr api::Parameter from_parameter{
    "from",
    api::in_query,
    api::any_text,
    R"("2026-01-01")",
    "Only entries since then: an ISO time, or a date (its start by the store's clock).",
    nullptr,
    true};
constexpr api::Parameter to_parameter{
    "to",
    api::in_query,
    api::any_text,
    R"("2099-12-31")",
    "Only entries before then: an ISO time, or a date (its end by the store's clock).",
    nullptr,
    true};
constexpr api::Parameter address_parameter{
    "address",
    api::in_query,
    api::any_text,
    R"("127.0.0.1")",
    "Only entries from this IP address. Only a digest of the address is stored.",
    nullptr,
    true};
constexpr api::Parameter email_parameter{"email",
                                         api::in_query,
                                         api::any_text,
                                         R"("manager@demo.example")",
                                         "Only entries about the sign-in with this e-mail.",
                                         nullptr,
                                         true};
constexpr api::Parameter limit_parameter{
    "limit", api::in_query, api::whole(1, 500), "20", "Maximum number of entries; 100 by default.",
    nullptr, true};
constexpr api::Parameter before_parameter{"before",
                                          api::in_query,
                                          api::whole(1),
                                          "1000000",
                                          "Only entries older than the one with this number.",
                                          nullptr,
                                          true};
constexpr api::Parameter format_parameter{
    "format",
    api::in_query,
    api::words("json|csv"),
    R"("json")",
    "`csv` returns a file with all matching entries, one per line; `limit` is ignored.",
    nullptr,
    true};

}  // namespace

// The same for the account itself.
static api::Operation of_account(api::Operation operation, std::string_view id,
                                 std::string_view summary) {
    operation.id = id;
    operation.summary = summary;
    return operation;
}

const api::Operation read_audit{
    .name = "audit",
    .subject = &audit_subject,
    .id = "getAudit",
    .summary = "Read the audit of a store",
    .description =
        "Returns who did what, the newest first: changes, sign-ins, exports, keys used from a new "
        "address, commands on the server. What belongs to no store, such as sign-ins, keys and "
        "customers, is in the audit of the account. No entry contains personal data.",
    .run = open_trail,
    .answer = api::one(page_answer),
    .parameters = {&who_parameter, &operation_parameter, &kind_parameter, &id_parameter,
                   &outcome_parameter, &from_parameter, &to_parameter, &address_parameter,
                   &email_parameter, &limit_parameter, &before_parameter, &format_parameter},
    .is_export = is_csv};
const api::Operation read_account_audit =
    of_account(read_audit, "getAccountAudit", "Read the audit of the account");
const api::Operation read_audit_head{
    .name = "audit_head",
    .subject = &audit_subject,
    .id = "getAuditHead",
    .summary = "Read the head of a store's audit",
    .description =
        "Returns the number and hash of the last entry. If you keep them outside the database, you "
        "can prove later that nothing up to that entry was changed or removed.",
    .run = show_head,
    .answer = api::one(head_answer)};
const api::Operation read_account_audit_head =
    of_account(read_audit_head, "getAccountAuditHead", "Read the head of the account's audit");

}  // namespace features::audit
