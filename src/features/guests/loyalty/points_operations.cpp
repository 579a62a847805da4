// Points of a customer: changing them, and their history.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/made_answer.hpp"
#include "api/paging.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/guests/loyalty/bodies.hpp"
#include "features/guests/loyalty/loyalty.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/records/parts.hpp"
#include "features/records/rules.hpp"
#include "kinds/customer.hpp"
#include "schema/object.hpp"
#include "storage/ahead.hpp"

namespace features::loyalty {
namespace {

using api::Call;
using base::Refusal;
using domain::EntryType;
using schema::of;

struct Wanted {
    std::optional<std::int64_t> points{}, difference{};
    std::string reason, adjusted_by;
    std::int64_t expires_ms;  // of what is credited
};

void require_own_account(const Call& call, const Record& body) {
    const std::string& account = body[point_change.account];
    if (!account.empty() && account != call.principal->account)
        throw Refusal::invalid("account", "must be the account of the key");
}

Wanted wanted_of(const Call& call, storage::ReadView& view) {
    const Record body = api::read_body(call.request.body, point_change);
    require_own_account(call, body);
    Wanted wanted{.reason = body[point_change.reason],
                  .adjusted_by = body[point_change.adjusted_by],
                  .expires_ms = domain::never_ms};
    if (body.has(point_change.points)) wanted.points = body[point_change.points];
    if (body.has(point_change.difference)) wanted.difference = body[point_change.difference];
    if (!wanted.points && !wanted.difference)
        throw Refusal::invalid("loyaltyPointDifference", "is required without loyaltyPoints");
    const bool is_debit = !wanted.points && *wanted.difference < 0;
    if (!is_debit) wanted.expires_ms = points_expire_ms(view, call.principal->account, call.now_ms);
    return wanted;
}

// The new balance. Nothing when `loyaltyPoints` and the difference do not match the current points:
// somebody else has changed them. Differences may be sent without their sign.
std::optional<std::int64_t> target_of(const Wanted& wanted, std::int64_t old) {
    if (!wanted.difference) return wanted.points;
    const std::int64_t difference =
        std::clamp(*wanted.difference, -2 * domain::balance_max, 2 * domain::balance_max);
    if (!wanted.points || *wanted.points == old + difference) return old + difference;
    if (*wanted.points == old - difference) return old - difference;
    return {};
}

Refusal conflict_at(std::int64_t points, std::string code, std::string sentence) {
    return Refusal::conflict(std::move(code), std::move(sentence))
        .with("loyaltyPoints", std::to_string(points));
}

void require(const domain::Denied& denied, const domain::Balance& balance) {
    if (denied == domain::Denial::too_little)
        throw conflict_at(balance.amount, "insufficient_points",
                          balance.held > 0
                              ? "Not enough points: some of the customer's points are held"
                              : "The customer does not have enough points");
    ledger::require(denied);
}

void change(const Wanted& wanted, ledger::Opened& opened) {
    domain::Balance& balance = opened.balance;
    const std::int64_t old = balance.amount;
    const auto target = target_of(wanted, old);
    if (!target)
        throw conflict_at(old, "points_changed", "The points of the customer have changed");
    const bool is_reset = !wanted.difference && *target == 0;
    if (*target == old) return;
    if (*target < 0 && *target < old) require(domain::Denial::too_little, balance);
    const auto type = is_reset ? EntryType::reset_loyalty : EntryType::adjust;
    const std::int64_t difference =
        std::clamp(*target, -2 * domain::balance_max, 2 * domain::balance_max) - old;
    require(balance.post(type, difference, opened.now_ms, {.expires_ms = wanted.expires_ms},
                         opened.written),
            balance);
}

// The customer as read before the transaction, with the current points. The record itself does not
// change; reading it and its other parts under the lock would make others wait.
http::Response answer_of(storage::ReadView& view, const storage::Row& row, std::int64_t points) {
    const std::string name = base::json_string(kinds::customer.loyalty_points.name) + ':';
    std::string doc = row.doc;
    // Parts come last, and quotes in text are escaped: the last match is the member.
    const std::size_t begin = doc.rfind(name) + name.size();
    doc.replace(begin, doc.find_first_not_of("-0123456789", begin) - begin, std::to_string(points));
    const std::string tag = storage::text_of(storage::EpochNumber{row.revision, view.epoch()}) +
                            api::hash_of_answer(doc);
    auto answer = api::json_answer(std::move(doc));
    answer.set("ETag", api::quoted_tag(tag));
    return answer;
}

void rehearse(const Call& call, storage::ReadView& ahead) {
    const std::string& account = call.principal->account;
    points_expire_ms(ahead, account, call.now_ms);
    records::with_parts(ahead, call.services.of<records::Rulebook>(), kinds::customer, account,
                        base::lower_ascii(call.path["id"]), "{}");
}

// Every loyalty customer has a balance: both were written in one transaction.
api::Plan prepare_change(const Call& call, storage::ReadView& view) {
    storage::ask_ahead(view, [&](storage::ReadView& ahead) { rehearse(call, ahead); });
    const auto customer = std::make_shared<Customer>(require_customer(call, view));
    const auto wanted = std::make_shared<const Wanted>(wanted_of(call, view));
    require_loyal(*customer);
    const std::string& account = call.principal->account;
    storage::Row& row = customer->row;
    row.doc = records::with_parts(view, call.services.of<records::Rulebook>(), kinds::customer,
                                  account, row.id, std::move(row.doc));
    std::string balance = ledger::points_of(row.id);
    auto scope = storage::Scope::row(ledger::table, account, balance);
    return {std::move(scope),
            [&call, wanted, customer, balance = std::move(balance)](storage::Transaction& tx) {
                auto opened = ledger::open(tx, call.principal->account, balance, call.now_ms);
                change(*wanted, opened);
                ledger::save(tx, opened,
                             {.now_ms = call.now_ms,
                              .who = call.principal->id,
                              .notes = wanted->reason,
                              .adjusted_by = wanted->adjusted_by});
                return answer_of(tx, customer->row, opened.balance.amount);
            }};
}

// One change of the points of a customer.
struct Detail {
    const ledger::EntryRow& row;
    domain::Day day;
};
template <auto member>
auto in_row(const Detail& detail) {
    return detail.row.*member;
}
template <auto member>
auto in_entry(const Detail& detail) {
    return detail.row.entry.*member;
}
std::string amount_of(const Detail& detail) {
    return std::to_string(detail.row.entry.amount) + ".00";
}

constexpr std::array<std::string_view, 8> entry_types{
    "Enrollment", "Adjust", "ResetLoyalty", "Earn", "Redeem", "Reverse", "Expire", "Merge"};
constexpr schema::Property<Detail> detail_properties[] = {
    {"date", of<[](const Detail& it) { return domain::wire_text(it.day); }>,
     "Day of the change, DD-Mon-YYYY, in the time zone of the account's first store."},
    {"ticketID", of<in_row<&ledger::EntryRow::ticket>>,
     "The check or order that it belongs to; empty if none."},
    {"type", of<[](const Detail& it) { return name_of(it.row.entry.type); }>, "What happened.",
     entry_types},
    {"amount", of<amount_of>, "Points, with their sign and two decimals."},
    {"notes", of<in_row<&ledger::EntryRow::notes>>, "The reason."},
    {"balance", of<in_entry<&domain::LedgerEntry::balance>>,
     "Points after the change. An extension."},
    {"adjustedBy", of<in_row<&ledger::EntryRow::adjusted_by>>,
     "Name of the employee. An extension."},
    {"time", schema::instant<in_entry<&domain::LedgerEntry::at_ms>>,
     "Moment of the change. An extension."},
};
constexpr schema::Object<Detail> detail_answer{
    "LoyaltyDetail", "One change of the points of a customer.", detail_properties};
constexpr schema::Member details_members[] = {
    {"loyaltyDetails",
     {.holds = schema::Holds::object, .is_list = true, .of = &detail_answer},
     "The newest first."},
};
constexpr schema::Description details_answer{
    "LoyaltyDetails", "The history of a customer's points.", details_members};

constexpr std::int64_t step_rows = 500;

std::unique_ptr<api::StreamedAnswer> open_entries(const Call& call, storage::ReadView& view) {
    base::Problems problems;
    const api::Paging paging = api::paging_of(call.query, problems);
    const Customer customer = require_customer(call, view);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    const std::string& account = call.principal->account;
    std::string balance = ledger::points_of(customer.row.id);
    const std::int64_t total = ledger::count_entries(view, account, balance);
    domain::Calendar calendar = calendar_of(view, account);
    calendar.day_start = {};  // a calendar date, not a business date
    // Entries change only when their customer is erased: then no copy is kept.
    auto tag = customer.record.has(kinds::customer.erased)
                   ? std::string()
                   : api::sequence_tag({total, view.epoch()}, call.request,
                                       " entries " + std::string(calendar.zone->name()));
    auto page = api::newest_first(call.request, paging, total);
    return api::list_answer(
        std::move(tag),
        [&account, balance = std::move(balance), calendar, end = page.end, before = page.before](
            storage::ReadView& reading, api::Elements& out) mutable {
            const auto rows = ledger::entries_before(reading, account, balance, before,
                                                     std::min(step_rows, before - end));
            for (const ledger::EntryRow& row : rows)
                out.add(schema::write(detail_answer, {row, calendar.day_of(row.entry.at_ms)}));
            if (!rows.empty()) before = rows.back().entry.number;
            return !rows.empty() && before > end;
        },
        std::move(page.traits), {R"({"loyaltyDetails":[)", "]}"});
}

}  // namespace

const api::Operation change_points{
    .name = "change_points",
    .id = "updateCustomerLoyalty",
    .summary = "Change the points of a customer",
    .description =
        "Adds `loyaltyPointDifference` to the points and returns the customer. If `loyaltyPoints` "
        "is sent too, it must be the sum; otherwise the points have changed in the meantime, and "
        "the answer is 409 with the current `loyaltyPoints`. `loyaltyPoints` alone sets the "
        "points; 0 resets them.",
    .run = prepare_change,
    .body = api::described(
        point_change,
        R"({"loyaltyPointDifference":5,"loyaltyReason":"Birthday","adjustedBy":"Sam"})"),
    .answer = api::one_record,
    .failures = {409}};
const api::Operation list_point_entries{
    .name = "list_points",
    .id = "getCustomerLoyalties",
    .summary = "Get the history of a customer's points",
    .description = "Lists every change of the customer's points, the newest first.",
    .run = open_entries,
    .answer = api::one(details_answer),
    .parameters = {&api::page_parameter, &api::page_size_parameter},
    .is_kept = true};

}  // namespace features::loyalty
