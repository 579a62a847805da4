// Holds: points or an allowance that are set aside for a check or order until it is paid.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/guests/loyalty/bodies.hpp"
#include "features/guests/loyalty/loyalty.hpp"
#include "features/guests/loyalty/operations.hpp"
#include "features/records/read.hpp"
#include "schema/json.hpp"
#include "schema/object.hpp"

namespace features::loyalty {
namespace {

using api::Call;
using base::Refusal;
using ledger::HoldRow;
using schema::of;
using schema::within;

constexpr std::int64_t default_seconds = 3'600;

// The id of a balance gives its customer and its ledger.
struct Whose {
    bool is_points;
    std::string customer;
};
Whose whose(const std::string& balance) {
    const std::size_t colon = balance.find(':');
    return {balance.substr(0, colon) == "points", balance.substr(colon + 1, 24)};
}

// A hold with what it takes to print its amounts.
struct ShownHold {
    HoldRow hold;
    int decimals;  // of the currency

    bool is_points() const { return whose(hold.balance).is_points; }
};

// Only for points, or only for an allowance.
template <bool of_points, auto member>
std::optional<std::int64_t> number_in(const ShownHold& shown) {
    return shown.is_points() == of_points ? std::optional(shown.hold.*member) : std::nullopt;
}
template <auto member>
std::optional<std::string> decimal_in(const ShownHold& shown) {
    if (shown.is_points()) return {};
    return schema::print_decimal(shown.hold.*member, shown.decimals);
}

constexpr std::array<std::string_view, 2> ledgers{"points", "allowance"};
constexpr std::array<std::string_view, 4> states{"open", "committed", "released", "lapsed"};
constexpr schema::Property<ShownHold> hold_properties[] = {
    {"id", of<within<&ShownHold::hold, &HoldRow::id>>, "Identifies the hold."},
    {"customer", of<[](const ShownHold& it) { return whose(it.hold.balance).customer; }>,
     "Id of the customer."},
    {"ledger", of<[](const ShownHold& it) { return ledgers[it.is_points() ? 0 : 1]; }>,
     "What is held.", ledgers},
    {"state", of<within<&ShownHold::hold, &HoldRow::state>>, "Whether it is open, or how it ended.",
     states},
    {"ticketID", of<within<&ShownHold::hold, &HoldRow::ticket>>,
     "The check or order that it is for."},
    {"points", of<number_in<true, &HoldRow::amount>>, "Points that were held initially."},
    {"amount", of<number_in<false, &HoldRow::amount>>,
     "Amount that was held initially, in minor units."},
    {"amountStr", of<decimal_in<&HoldRow::amount>>, "The same as a decimal number."},
    {"left", of<within<&ShownHold::hold, &HoldRow::left>>,
     "What is still held: points, or minor units."},
    {"leftStr", of<decimal_in<&HoldRow::left>>, "The same as a decimal number, for an allowance."},
    {"made", schema::instant<within<&ShownHold::hold, &HoldRow::made_ms>>, "When it was made."},
    {"lapses", schema::instant<within<&ShownHold::hold, &HoldRow::lapses_ms>>,
     "When it ends automatically."},
};
constexpr schema::Object<ShownHold> hold_answer{
    "Hold", "Points or an allowance that are set aside.", hold_properties};

int decimals_of(storage::ReadView& view, const std::string& account, bool is_points) {
    return is_points ? 0 : records::currency_decimals(view, account, "");
}

std::string json_of(storage::ReadView& view, const std::string& account, const HoldRow& hold) {
    return schema::write(hold_answer,
                         {hold, decimals_of(view, account, whose(hold.balance).is_points)});
}

// Only the order itself ends its holds: their ids have a colon, and are not found here.
HoldRow require_hold(storage::ReadView& view, const std::string& account, const std::string& id) {
    if (id.find(':') != std::string::npos) throw Refusal::not_found("hold");
    auto hold = ledger::find_hold(view, account, base::lower_ascii(id));
    if (!hold) throw Refusal::not_found("hold");
    return *std::move(hold);
}

api::Outcome answer_of(storage::ReadView& view, const std::string& account, const std::string& id) {
    return api::json_answer(json_of(view, account, require_hold(view, account, id)));
}

// The request, with what it needs from the records.
struct Request {
    std::string id, customer, ticket;
    bool is_points;
    std::int64_t amount, lapses_ms;
    Allowance allowance{};  // for an allowance only

    std::string balance() const {
        return is_points ? ledger::points_of(customer)
                         : ledger::allowance_of(customer, allowance.period);
    }
    std::int64_t floor() const { return is_points ? 0 : allowance.floor(); }
};

std::string store_of(const Call& call, storage::ReadView& view, const std::string& asked) {
    if (asked.empty()) return storage::oldest_store(view, call.principal->account);
    if (!records::is_store(view, *call.principal, asked))
        throw Refusal::invalid("store", "must be a store of the account");
    records::require_store(view, *call.principal, asked);
    return asked;
}

Request request_of(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const Customer customer = require_customer(call, view);
    const Record body = api::read_body(call.request.body, hold_request,
                                       records::currency_decimals(view, account, ""));
    const bool is_points = body.has(hold_request.points);
    if (is_points == body.has(hold_request.amount))
        throw Refusal::invalid(
            is_points ? "amount" : "points",
            is_points ? "cannot be sent together with points" : "is required without amount");
    const std::int64_t seconds =
        body.has(hold_request.seconds) ? body[hold_request.seconds] : default_seconds;
    Request request{.id = call.services.world.ids.next(),
                    .customer = customer.row.id,
                    .ticket = body[hold_request.ticket],
                    .is_points = is_points,
                    .amount = is_points ? body[hold_request.points] : body[hold_request.amount],
                    .lapses_ms = call.now_ms + seconds * 1'000};
    if (is_points) {
        require_loyal(customer);
        return request;
    }
    const std::string store = store_of(call, view, body[hold_request.store]);
    request.allowance = allowance_at(view, account, customer, store, call.now_ms);
    if (request.allowance.plan.empty())
        throw Refusal::conflict("no_plan", "The customer has no membership plan");
    return request;
}

// The scope of a balance: its row, or nothing if the row does not exist yet.
storage::Scope scope_of(storage::ReadView& view, const std::string& account,
                        const std::string& balance) {
    if (!ledger::standing(view, account, balance)) return {};
    return storage::Scope::row(ledger::table, account, balance);
}

api::Plan prepare_hold(const Call& call, storage::ReadView& view) {
    const auto request = std::make_shared<const Request>(request_of(call, view));
    const std::string& account = call.principal->account;
    return {scope_of(view, account, request->balance()),
            [&call, &account, request](storage::Transaction& tx) {
                auto opened = ledger::open_or_make(tx, account, request->balance(), call.now_ms);
                ledger::require(opened.balance.hold(request->id, request->amount,
                                                    request->lapses_ms, request->floor()));
                ledger::save(
                    tx, opened,
                    {.now_ms = call.now_ms, .who = call.principal->id, .ticket = request->ticket});
                return answer_of(tx, account, request->id);
            }};
}

const domain::Hold* find(const domain::Balance& balance, const std::string& id) {
    const auto found = std::ranges::find(balance.holds, id, &domain::Hold::id);
    return found == balance.holds.end() ? nullptr : &*found;
}

// Refuses a hold that has ended, with its state. One that is open in its row but gone from the
// settled balance has lapsed.
void require_open(const HoldRow& hold, const domain::Balance& balance) {
    if (hold.state == "open" && find(balance, hold.id)) return;
    throw Refusal::conflict("hold_ended", "The hold has ended")
        .with_text("state", hold.state == "open" ? "lapsed" : hold.state);
}

// A plan that ends a hold or a part of it by `end`. The hold is read again under the lock of its
// balance; opening the balance lets it lapse if it is due.
template <class End>
api::Plan plan_of(const Call& call, storage::ReadView& view, End end) {
    const std::string& account = call.principal->account;
    const HoldRow seen = require_hold(view, account, call.path["hold"]);
    return {storage::Scope::row(ledger::table, account, seen.balance),
            [&call, &account, seen, end](storage::Transaction& tx) {
                auto opened = ledger::open(tx, account, seen.balance, call.now_ms);
                require_open(require_hold(tx, account, seen.id), opened.balance);
                end(tx, opened, seen);
                return answer_of(tx, account, seen.id);
            }};
}

api::Plan prepare_commit(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    const bool is_points = whose(require_hold(view, account, call.path["hold"]).balance).is_points;
    const Record body =
        api::read_body(call.request.body, commit_request, decimals_of(view, account, is_points));
    if (body.has(is_points ? static_cast<const Field&>(commit_request.amount)
                           : commit_request.points))
        throw Refusal::invalid(is_points ? "amount" : "points",
                               "does not match the type of the hold");
    const std::int64_t asked =
        is_points ? body[commit_request.points] : body[commit_request.amount];
    return plan_of(call, view,
                   [&call, asked, body](storage::Transaction& tx, ledger::Opened& opened,
                                        const HoldRow& hold) {
                       const std::int64_t all = find(opened.balance, hold.id)->amount;
                       opened.holds_end_as = "committed";
                       ledger::require(opened.balance.commit(hold.id, asked > 0 ? asked : all,
                                                             call.now_ms, opened.written));
                       const std::string& ticket = body[commit_request.ticket];
                       ledger::save(tx, opened,
                                    {.now_ms = call.now_ms,
                                     .who = call.principal->id,
                                     .ticket = ticket.empty() ? hold.ticket : ticket,
                                     .notes = body[commit_request.notes]});
                   });
}

api::Plan prepare_release(const Call& call, storage::ReadView& view) {
    return plan_of(
        call, view, [&call](storage::Transaction& tx, ledger::Opened& opened, const HoldRow& hold) {
            ledger::require(opened.balance.release(hold.id, call.now_ms, opened.written));
            ledger::save(tx, opened, {.now_ms = call.now_ms, .who = call.principal->id});
        });
}

// A hold that has lapsed is shown as lapsed, even if its balance was not touched since.
http::Response show_hold(const Call& call, storage::ReadView& view) {
    const std::string& account = call.principal->account;
    HoldRow hold = require_hold(view, account, call.path["hold"]);
    if (hold.state == "open" && hold.lapses_ms <= call.now_ms) {
        hold.state = "lapsed";
        hold.left = 0;
    }
    return api::hashed_answer(call.request, json_of(view, account, hold));
}

constexpr api::Parameter hold_in_path{"hold", api::in_path, api::an_id,
                                      R"("650000000000000000001501")", "Id of the hold."};
constexpr api::Subject hold_subject{
    "hold", "Holds",
    "Points or allowances of customers that are set aside for a check or order until it is paid."};

constexpr api::Content commit_body = [] {
    api::Content body = api::described(commit_request, R"({"points":1})");
    body.is_optional = true;
    return body;
}();

}  // namespace

const api::Operation make_hold{
    .name = "hold",
    .subject = &hold_subject,
    .id = "holdForCustomer",
    .summary = "Hold points or an allowance",
    .description =
        "Sets aside points of the customer, or a part of the allowance. They still belong to the "
        "customer, but cannot be spent otherwise, and do not expire before the hold ends.",
    .run = prepare_hold,
    .body = api::described(hold_request, R"({"points":1,"ticketID":"1042"})"),
    .answer = api::one(hold_answer),
    .failures = {409}};
const api::Operation read_hold{
    .name = "read_hold",
    .subject = &hold_subject,
    .id = "getHold",
    .summary = "Get a hold",
    .description = "Returns a hold, even one that ended in the last three months.",
    .run = show_hold,
    .answer = api::one(hold_answer),
    .parameters = {&hold_in_path}};
const api::Operation commit_hold{
    .name = "commit",
    .subject = &hold_subject,
    .id = "commitHold",
    .summary = "Take what is held",
    .description = "Takes what the hold has set aside, or a part of it; the rest stays held.",
    .run = prepare_commit,
    .body = commit_body,
    .answer = api::one(hold_answer),
    .parameters = {&hold_in_path},
    .failures = {409}};
const api::Operation release_hold{
    .name = "release",
    .subject = &hold_subject,
    .id = "releaseHold",
    .summary = "Release a hold",
    .description = "Ends the hold: what it has set aside can be spent again.",
    .run = prepare_release,
    .answer = api::one(hold_answer),
    .parameters = {&hold_in_path},
    .failures = {409}};

}  // namespace features::loyalty
