#include "features/guests/loyalty/tickets.hpp"

#include "base/refusal.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/guests/loyalty/loyalty.hpp"
#include "features/guests/loyalty/tickets_store.hpp"
#include "features/records/record_of.hpp"
#include "kinds/account.hpp"
#include "kinds/customer.hpp"
#include "schema/json.hpp"
#include "storage/ahead.hpp"

#include <algorithm>
#include <ranges>

namespace features::loyalty {
namespace {

using base::Refusal;
using domain::EntryType;
using ledger::Opened;

// How long holds outlive the time of their order; they lapse only if nobody ever finishes it.
constexpr std::int64_t hold_ms = 30LL * 24 * 3'600'000;

// What an entry of a ticket is for, by its ledger and its sign.
enum class Purpose : std::uint8_t { allowance, redeemed, earned };

bool is_allowance(std::string_view balance) { return balance.starts_with("allowance:"); }

Purpose purpose_of(const TicketEntry& entry) {
    if (is_allowance(entry.balance)) return Purpose::allowance;
    return entry.amount > 0 ? Purpose::earned : Purpose::redeemed;
}

domain::Hold* find_hold(Opened& opened, const std::string& id) {
    const auto found = std::ranges::find(opened.balance.holds, id, &domain::Hold::id);
    return found == opened.balance.holds.end() ? nullptr : &*found;
}

Customer require_spender(storage::ReadView& view, const std::string& account,
                         const Spending& wanted) {
    const std::string field = "customer";
    if (wanted.customer.empty())
        throw Refusal::invalid(field, "is required to spend points or an allowance");
    auto row = storage::find(view, kinds::customer, account,
                             customers::survivor_of(view, account, wanted.customer));
    if (!row || !row->is_active)
        throw Refusal::invalid(field, "is not an active customer of the account");
    schema::Record record = schema::read_stored(row->doc, kinds::customer);
    return {*std::move(row), std::move(record)};
}

void require_amounts(const Spending& wanted) {
    base::Problems problems;
    if (wanted.points < 0) problems.push_back({"redeemPoints", "must be 0 or more"});
    if (wanted.points > domain::balance_max) problems.push_back({"redeemPoints", "is too large"});
    if (wanted.allowance < 0) problems.push_back({"allowanceAmount", "must be 0 or more"});
    if (wanted.allowance > domain::balance_max)
        problems.push_back({"allowanceAmount", "is too large"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
}

domain::Minor worth_of(storage::ReadView& view, const std::string& account, std::int64_t points) {
    const schema::Record settings = records::record_of(view, kinds::account, account, account);
    const std::int64_t value = settings[kinds::account.point_value];
    if (value <= 0)
        throw Refusal::invalid("redeemPoints",
                               "cannot be redeemed: the account has no `pointValue`");
    try {
        return domain::product(points, value);
    } catch (const domain::AmountTooLarge&) {
        throw Refusal::invalid("redeemPoints", "is too large");
    }
}

// The rate at which a sale earns now: none unless every required setting is on.
struct Rate {
    std::int64_t points = 0, amount = 0;
};
void rehearse_rate(storage::ReadView& ahead, const Ticket& ticket, const std::string& customer) {
    records::record_of(ahead, kinds::account, ticket.account, ticket.account);
    records::record_of(ahead, kinds::customer, ticket.account, customer);
    has_currency_of_account(ahead, ticket.account, ticket.store);
}
Rate rate_of(storage::ReadView& view, const Ticket& ticket, const std::string& customer) {
    if (customer.empty()) return {};
    const schema::Record settings =
        records::record_of(view, kinds::account, ticket.account, ticket.account);
    if (!settings[kinds::account.has_loyalty] || !settings[kinds::account.earns_on_sale]) return {};
    if (!records::record_of(view, kinds::customer, ticket.account,
                            customer)[kinds::customer.is_loyal])
        return {};
    if (!has_currency_of_account(view, ticket.account, ticket.store)) return {};
    return {settings[kinds::account.earn_points], settings[kinds::account.earn_amount]};
}

bool is_same(const Terms& a, const Terms& b) {
    return a.customer == b.customer && a.points == b.points && a.points_minor == b.points_minor &&
           a.allowance_minor == b.allowance_minor && a.allowance_balance == b.allowance_balance;
}

std::vector<std::string> balances_of(const Terms& terms) {
    std::vector<std::string> ids;
    if (terms.allowance_minor > 0) ids.push_back(terms.allowance_balance);
    if (terms.points > 0) ids.push_back(ledger::points_of(terms.customer));
    return ids;
}

}  // namespace

// A ticket inside a write, with its changes to balances. Opening the first balance locks all that
// may be needed, so that they can be opened in any order.
class Settlement::Book {
public:
    TicketRow row;
    const std::string earner;  // the customer of the intent, after merges
    const bool knows_earner;   // it has earned for that customer before, or for nobody
    const Rate rate;

    Book(storage::Transaction& tx, const Ticket& ticket, const Intent& intent)
        : row(read_ticket(tx, ticket.account, ticket.id)),
          earner(survivor_of(tx, ticket, intent.earner)),
          knows_earner(earner == survivor_of(tx, ticket, row.earner)),
          rate(knows_earner ? Rate{row.earn_points, row.earn_amount} : rate_of(tx, ticket, earner)),
          tx_(tx),
          ticket_(ticket),
          intent_(intent) {
        if (row.is_stored) entries_ = entries_of(tx, ticket.account, ticket.id);
    }

    void save() {
        write_ticket(tx_, ticket_.account, ticket_.id, row);
        row.is_stored = true;
    }

    // The balances that now have what the terms name.
    std::string allowance_balance() { return survivor(row.terms.allowance_balance); }
    std::string points_balance() { return survivor(ledger::points_of(row.terms.customer)); }

    template <class Work>
    void on_holds(Work work) {
        if (row.terms.allowance_minor > 0)
            work(allowance_balance(), hold_id(ticket_.id, "allowance", row.round),
                 row.terms.allowance_minor, row.terms.allowance_floor);
        if (row.terms.points > 0)
            work(points_balance(), hold_id(ticket_.id, "points", row.round), row.terms.points,
                 std::int64_t{0});
    }

    void make_holds() {
        on_holds([&](const std::string& balance, const std::string& id, std::int64_t wanted,
                     std::int64_t floor) {
            Opened opened = open(balance);
            const auto denied = opened.balance.hold(id, wanted, row.terms.until_ms, floor);
            if (denied == domain::Denial::too_little) refuse_too_little(opened, floor);
            ledger::require(denied);
            ledger::save(tx_, opened, note());
        });
    }
    void release_holds() {
        on_holds(
            [&](const std::string& balance, const std::string& id, std::int64_t, std::int64_t) {
                Opened opened = open(balance);
                if (!find_hold(opened, id)) return;
                ledger::require(opened.balance.release(id, ticket_.now_ms, opened.written));
                ledger::save(tx_, opened, note());
            });
    }
    void take_holds() {
        on_holds([&](const std::string& balance, const std::string& id, std::int64_t wanted,
                     std::int64_t floor) {
            const std::int64_t some = take_held(balance, id, wanted, floor);
            (is_allowance(balance) ? row.taken_allowance : row.taken_points) += some;
        });
    }

    // What was taken from an allowance stays in the period that it was taken in.
    Terms in_its_period(Terms terms) const {
        if (row.taken_allowance > 0 && terms.allowance_minor > 0 &&
            row.terms.customer == terms.customer) {
            terms.allowance_balance = row.terms.allowance_balance;
            terms.allowance_floor = row.terms.allowance_floor;
        }
        return terms;
    }
    // Refuses unless the balances cover the terms, less what is undone.
    void require_enough(const Terms& terms) {
        if (const std::int64_t wanted = row.left_of(terms.allowance_minor))
            require_enough(terms.allowance_balance, wanted, terms.allowance_floor);
        if (const std::int64_t wanted = row.left_of(terms.points))
            require_enough(ledger::points_of(terms.customer), wanted, 0);
    }
    // Whether it has taken all of its terms, and still has all that is not undone.
    bool has_taken_all() const {
        return row.taken_points == row.terms.points &&
               row.taken_allowance == row.terms.allowance_minor &&
               left(Purpose::redeemed) >= row.left_of(row.taken_points) &&
               left(Purpose::allowance) >= row.left_of(row.taken_allowance);
    }

    // As if it had never taken or earned anything.
    void give_all_back() {
        if (row.state == "held") release_holds();
        undo(Purpose::allowance, left(Purpose::allowance));
        undo(Purpose::redeemed, left(Purpose::redeemed));
        keep_earned(0);
        row.terms = {};
        row.taken_points = row.taken_allowance = 0;
        row.earned_on = 0;
        row.state = "released";
        ++row.round;
        save();
    }

    std::int64_t left(Purpose purpose) const {
        std::int64_t sum = 0;
        for (const TicketEntry& entry : entries_)
            if (purpose_of(entry) == purpose) sum += entry.left();
        return sum;
    }
    // These set how much is left, and return the signed change of the balances.
    std::int64_t keep_earned(std::int64_t target) {
        const std::int64_t more = target - left(Purpose::earned);
        return more > 0 ? post_earned(more) : undo(Purpose::earned, -more);
    }
    GivenBack keep_taken() {
        const std::int64_t allowance =
            keep_taken(Purpose::allowance, row.left_of(row.taken_allowance));
        return {keep_taken(Purpose::redeemed, row.left_of(row.taken_points)), allowance};
    }

private:
    storage::Transaction& tx_;
    const Ticket& ticket_;
    const Intent& intent_;
    std::vector<TicketEntry> entries_{};  // the oldest first
    bool is_locked_ = false;

    static std::string survivor_of(storage::ReadView& view, const Ticket& ticket,
                                   const std::string& customer) {
        return customer.empty() ? customer : customers::survivor_of(view, ticket.account, customer);
    }

    void lock() {
        if (is_locked_) return;
        is_locked_ = true;
        std::vector<std::string> ids;
        for (const std::string& wanted : balances_of(intent_.terms))
            ids.push_back(survivor(wanted));
        for (const TicketEntry& entry : entries_) ids.push_back(survivor(entry.balance));
        if (row.state == "held") {
            if (row.terms.allowance_minor > 0) ids.push_back(allowance_balance());
            if (row.terms.points > 0) ids.push_back(points_balance());
        }
        if (row.earned() > 0)
            ids.push_back(ledger::points_of(survivor_of(tx_, ticket_, row.earner)));
        if (rate.points > 0 && !earner.empty()) ids.push_back(ledger::points_of(earner));
        // Known, but the points and the visit of the sale need them once more behind the lock.
        if (rate.points > 0)
            storage::ask_ahead(tx_, [&](storage::ReadView& ahead) {
                rehearse_rate(ahead, ticket_, survivor_of(ahead, ticket_, earner));
            });
        ledger::lock_all(tx_, ticket_.account, std::move(ids));
    }

    std::int64_t keep_taken(Purpose purpose, std::int64_t target) {
        const std::int64_t more = target - left(purpose);
        if (more <= 0) return undo(purpose, -more);
        return purpose == Purpose::allowance
                   ? -take(allowance_balance(), more, row.terms.allowance_floor)
                   : -take(points_balance(), more, 0);
    }
    std::string survivor(std::string_view balance) const {
        return ledger::survivor_of(tx_, ticket_.account, balance);
    }
    Opened open(const std::string& balance) {
        lock();
        return ledger::open(tx_, ticket_.account, survivor(balance), ticket_.now_ms);
    }
    ledger::Note note() const {
        return {.now_ms = ticket_.now_ms, .who = ticket_.who, .ticket = ticket_.shown};
    }

    void require_enough(const std::string& balance, std::int64_t wanted, std::int64_t floor) {
        const Opened opened = open(balance);
        if (opened.balance.available() - floor < wanted) refuse_too_little(opened, floor);
    }
    [[noreturn]] static void refuse_too_little(const Opened& opened, std::int64_t floor) {
        const std::string available =
            std::to_string(std::max<std::int64_t>(0, opened.balance.available() - floor));
        if (is_allowance(opened.id))
            throw Refusal::conflict("insufficient_allowance",
                                    "The allowance of the customer does not cover this")
                .with("available", available);
        throw Refusal::conflict("insufficient_points",
                                "The customer does not have enough points to spend")
            .with("loyaltyPoints", std::to_string(opened.balance.amount))
            .with("available", available);
    }

    // Stores the balance, whose last entry is the ticket's.
    void keep(Opened& opened) {
        const domain::LedgerEntry& last = opened.written.back();
        entries_.push_back({std::ssize(entries_) + 1, opened.id, last.number, last.amount});
        ledger::save(tx_, opened, note());
        insert_entry(tx_, ticket_.account, ticket_.id, entries_.back());
    }

    std::int64_t take_held(const std::string& balance, const std::string& id, std::int64_t wanted,
                           std::int64_t floor) {
        Opened opened = open(balance);
        const domain::Hold* hold = find_hold(opened, id);
        if (!hold) return take(balance, wanted, floor);
        const std::int64_t held = hold->amount;
        opened.holds_end_as = "committed";
        ledger::require(opened.balance.commit(id, held, ticket_.now_ms, opened.written));
        keep(opened);
        return held;
    }
    // Takes as much as the balance allows; returns how much that was.
    std::int64_t take(const std::string& balance, std::int64_t wanted, std::int64_t floor) {
        Opened opened = open(balance);
        const std::int64_t some = std::min(wanted, opened.balance.available() - floor);
        if (some <= 0) return 0;
        ledger::require(opened.balance.post(EntryType::redeem, -some, ticket_.now_ms,
                                            {.floor = floor}, opened.written));
        keep(opened);
        return some;
    }
    std::int64_t post_earned(std::int64_t points) {
        Opened opened = open(ledger::points_of(survivor_of(tx_, ticket_, row.earner)));
        const std::int64_t expires_ms = points_expire_ms(tx_, ticket_.account, ticket_.now_ms);
        ledger::require(opened.balance.post(EntryType::earn, points, ticket_.now_ms,
                                            {.expires_ms = expires_ms}, opened.written));
        keep(opened);
        return points;
    }

    // Undoes that much of the entries for that purpose, the newest first.
    std::int64_t undo(Purpose purpose, std::int64_t how_much) {
        std::int64_t change = 0;
        for (TicketEntry& entry : std::views::reverse(entries_)) {
            const std::int64_t some = std::min(how_much, entry.left());
            if (some == 0 || purpose_of(entry) != purpose) continue;
            lock();
            entry.undone += some;
            how_much -= some;
            change += ledger::reverse(tx_, ticket_.account, entry.balance, entry.number,
                                      {entry.undone, entry.undone + entry.left()}, note());
            write_undone(tx_, ticket_.account, ticket_.id, entry);
        }
        return change;
    }
};

Terms terms_of(storage::ReadView& view, const std::string& account, const std::string& store,
               const Spending& wanted, std::int64_t now_ms, std::int64_t for_ms) {
    if (wanted.points == 0 && wanted.allowance == 0) return {};
    require_amounts(wanted);
    const Customer customer = require_spender(view, account, wanted);
    Terms terms{.customer = customer.row.id,
                .points = wanted.points,
                .allowance_minor = wanted.allowance,
                .until_ms = std::max(now_ms, for_ms) + hold_ms};
    if (wanted.points > 0) {
        require_loyal(customer);
        terms.points_minor = worth_of(view, account, wanted.points);
        if (!has_currency_of_account(view, account, store))
            throw Refusal::conflict("other_currency",
                                    "Points cannot be redeemed in the currency of this store");
    }
    if (wanted.allowance > 0) {
        const Allowance allowance = allowance_at(view, account, customer, store, now_ms);
        if (allowance.plan.empty())
            throw Refusal::conflict("no_plan", "The customer has no membership plan");
        terms.allowance_balance = ledger::allowance_of(customer.row.id, allowance.period);
        terms.allowance_floor = allowance.floor();
    }
    return terms;
}

Terms terms_kept(storage::ReadView& view, const Ticket& ticket) {
    const TicketRow row = read_ticket(view, ticket.account, ticket.id);
    return row.state == "held" || row.state == "taken" ? row.terms : Terms{};
}

void rehearse_settlement(storage::ReadView& ahead, const Ticket& ticket,
                         const std::string& earner) {
    read_ticket(ahead, ticket.account, ticket.id);
    if (earner.empty()) return;
    rehearse_rate(ahead, ticket, customers::survivor_of(ahead, ticket.account, earner));
}

Settlement::Settlement(storage::Transaction& tx, Ticket ticket, Intent intent)
    : tx_(tx), ticket_(std::move(ticket)), intent_(std::move(intent)) {}
Settlement::~Settlement() = default;

Settlement::Book& Settlement::book() {
    if (!book_) book_ = std::make_unique<Book>(tx_, ticket_, intent_);
    return *book_;
}

void Settlement::hold() {
    TicketRow& row = book().row;
    const Terms& terms = intent_.terms;
    const bool is_held = row.state == "held";
    if (row.state == "taken" || (terms.is_empty() && !is_held)) return;
    if (is_held && is_same(row.terms, terms)) return;
    if (is_held) book().release_holds();
    row.terms = terms;
    row.state = terms.is_empty() ? "released" : "held";
    ++row.round;
    book().make_holds();
    book().save();
}

Taken Settlement::commit() {
    TicketRow& row = book().row;
    if (row.state == "held") {
        book().take_holds();
        row.state = "taken";
        book().keep_taken();
        book().save();
    }
    return row.taken();
}

void Settlement::release() {
    TicketRow& row = book().row;
    if (row.state != "held") return;
    book().release_holds();
    row.state = "released";
    book().save();
}

// What was taken under other terms is returned before checking whether there is enough: the check
// no longer says that it was paid with that.
Taken Settlement::take(domain::Share undone) {
    TicketRow& row = book().row;
    const Terms terms = book().in_its_period(intent_.terms);
    row.undone = undone;
    if (!row.is_stored && terms.is_empty()) return {};
    const bool is_known = is_same(row.terms, terms);
    if (is_known && row.state == "held") return commit();
    const bool has_some = row.state == "held" || row.state == "taken";
    if (has_some ? is_known && book().has_taken_all() : terms.is_empty()) {
        book().keep_taken();
        book().save();
        return row.taken();
    }
    book().give_all_back();
    if (terms.is_empty()) return {};
    book().require_enough(terms);
    row.terms = terms;
    row.state = "taken";
    row.taken_points = terms.points;
    row.taken_allowance = terms.allowance_minor;
    book().keep_taken();
    book().save();
    return row.taken();
}

std::int64_t Settlement::earn(domain::Minor amount) {
    TicketRow& row = book().row;
    const bool is_known = book().knows_earner || row.earner == book().earner;
    const bool is_same = is_known && (row.earner.empty() || row.earned_on == amount);
    if (is_same && book().left(Purpose::earned) == row.left_of(row.earned()))
        return book().left(Purpose::earned);
    if (!is_known) book().keep_earned(0);
    row.earn_points = book().rate.points;
    row.earn_amount = book().rate.amount;
    row.earner = book().earner;
    row.earned_on = amount;
    const std::int64_t target = row.left_of(row.earned());
    book().keep_earned(target);
    book().save();
    return target;
}

GivenBack Settlement::give_back(domain::Share undone) {
    TicketRow& row = book().row;
    const bool is_known = row.undone.part == undone.part && row.undone.whole == undone.whole;
    if (is_known) return {};
    row.undone = undone;
    if (!row.is_stored) return {};
    const GivenBack taken = book().keep_taken();
    const std::int64_t earned = book().keep_earned(row.left_of(row.earned()));
    book().save();
    return {taken.points + earned, taken.allowance_minor};
}

}  // namespace features::loyalty
