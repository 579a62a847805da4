#include "features/selling/checks/settle_sale.hpp"

#include "base/refusal.hpp"
#include "base/world.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/guests/loyalty/tickets.hpp"
#include "features/selling/checks/complete_names.hpp"
#include "features/selling/orders/check_place.hpp"
#include "features/selling/orders/refunds.hpp"
#include "kinds/customer.hpp"
#include "schema/json.hpp"
#include "storage/ahead.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::checks {
namespace {

std::string order_named(const domain::CheckDocument& document) {
    const schema::Tree* found = document.find("orderID");
    return found ? std::string(found->words()) : "";
}

class SaleSettler {
public:
    SaleSettler(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                const CheckChange& change, std::vector<std::string>& warnings)
        : tx_(tx),
          by_(by),
          shop_(shop),
          check_(change.check),
          was_(change.was),
          document_(change.document),
          said_(change.said),
          warnings_(warnings) {}

    // A check that takes the place of a web order also takes over the customer's points.
    void settle() {
        const auto order = order_of_check();
        if (check_.state == CheckState::active) {
            if (was_ != CheckState::active) reopen(order);
            if (order) note(*order, orders::CheckPlace::open);
            return;
        }
        const loyalty::Ticket ticket = ticket_of(order);
        const auto known = sales::find_sale(tx_, by_.account, check_.sale);
        domain::CheckSale said = said_.value();
        storage::ask_ahead(tx_, [&](storage::ReadView& ahead) { rehearse(ahead, order); });
        for (std::string& warning : said.warnings) warn(std::move(warning));
        said.sale.customer = customer_of(order, said.sale.customer);
        loyalty::Taken taken_of_order;
        if (check_.state == CheckState::closed) {
            if (known && order) sales::stand_again(tx_, by_, *known, orders::refunds_kept(*order));
            const auto undone = sales::undone_of(tx_, by_, check_.sale, said.sale);
            taken_of_order = settle_balances(ticket, order, undone, said);
        } else if (known) {
            loyalty::Settlement(tx_, ticket).give_back({1, 1});
        }
        const domain::Minor balance = std::max<domain::Minor>(0, said.total - said.paid);
        complete_names(tx_, by_.account, check_.store, said.sale);
        book(std::move(said.sale), known);
        if (!order) return;
        if (check_.state == CheckState::closed)
            note(*order, orders::CheckPlace::closed, balance, taken_of_order);
        else
            note(*order, orders::CheckPlace::voided);
    }

private:
    // What the rest of settle() will ask. What it may write is not known yet.
    void rehearse(storage::ReadView& ahead, const std::optional<orders::StoredOrder>& order) const {
        domain::Sale sale = said_->sale;
        complete_names(ahead, by_.account, check_.store, sale);
        std::string customer = sale.customer.id;
        if (customer.empty() && order) customer = order->customer.id;
        sales::rehearse_replace(ahead, by_, check_.sale, customer);
        loyalty::rehearse_settlement(ahead, ticket_of(order), customer);
        if (!customer.empty())
            storage::find(ahead, kinds::customer, by_.account,
                          customers::survivor_of(ahead, by_.account, customer));
    }

    // The order whose place the check has or takes now. A check that has been a sale of its own
    // stays one. While the check stays open, it can only find a new order by an id: an order of the
    // shop that comes later is refused.
    std::optional<orders::StoredOrder> order_of_check() {
        const std::string named = order_named(document_);
        const bool stays_open = check_.state == CheckState::active && was_ == CheckState::active;
        const bool may_be_new =
            check_.submissions <= 1 || !named.empty() || base::is_id(check_.check_id);
        if (stays_open && !may_be_new) return {};
        orders::Claim claim =
            orders::order_of_check(tx_, by_, {.check_id = check_.check_id, .order_id = named});
        if (!claim.warning.empty()) warn(std::move(claim.warning));
        if (!claim.order || claim.order->check_id == check_.check_id) return claim.order;
        if (sales::find_sale(tx_, by_.account, check_.sale)) {
            warn(
                "orderID: this check has been a sale of its own and does not take the place of an "
                "order");
            return {};
        }
        check_.sale = claim.order->sale;
        update_check(tx_, by_.account, check_);
        return claim.order;
    }
    void note(const orders::StoredOrder& order, orders::CheckPlace state, domain::Minor balance = 0,
              const loyalty::Taken& taken = {}) {
        orders::note_check(
            tx_, by_, order,
            {.check_id = check_.check_id, .state = state, .balance = balance, .taken = taken});
    }

    loyalty::Ticket ticket_of(const std::optional<orders::StoredOrder>& order) const {
        return {.account = by_.account,
                .store = check_.store,
                .id = order ? order->id : check_.id,
                .shown = check_.check_id,
                .who = by_.who,
                .now_ms = by_.now_ms};
    }

    // A voided check has given the place back, and the sale may be the order's own by now.
    void reopen(const std::optional<orders::StoredOrder>& order) {
        const auto known = sales::find_sale(tx_, by_.account, check_.sale);
        if (!known || known->sale.source != "check") return;
        loyalty::Settlement(tx_, ticket_of(order)).give_back({1, 1});
        if (known->counts()) sales::reopen(tx_, by_, known->id);
    }

    domain::Named customer_of(const std::optional<orders::StoredOrder>& order,
                              const domain::Named& said) {
        if (said.id.empty()) return order ? order->customer : said;
        const std::string id = customers::survivor_of(tx_, by_.account, said.id);
        const auto row = storage::find(tx_, kinds::customer, by_.account, id);
        if (row) return {id, kinds::customer_title(schema::read_stored(row->doc, kinds::customer))};
        warn("customer: not found");
        return {"", said.name};
    }

    // Points and allowance that the check claims as payment.
    loyalty::Spending spending_said(const std::string& customer) const {
        const auto number = [&](std::string_view name) {
            const schema::Tree* found = document_.find(name);
            return found ? std::max<std::int64_t>(found->whole().value_or(0), 0) : 0;
        };
        return {.customer = customer,
                .points = number("redeemPoints"),
                .allowance = number("allowanceAmount")};
    }
    loyalty::Terms terms_of(const loyalty::Spending& wanted) {
        try {
            return loyalty::terms_of(tx_, by_.account, check_.store, wanted, by_.now_ms,
                                     by_.now_ms);
        } catch (const base::Refusal& refusal) {
            warn_untaken(refusal);
            return {};
        }
    }
    void warn_untaken(const base::Refusal& refusal) {
        warn("redeemPoints, allowanceAmount: not taken: " + refusal.detail);
    }

    // If the check's own payments fall short, adds the order's money, then its points and
    // allowance, unless the check itself claims some. Returns what was taken of the order's points
    // and allowance.
    loyalty::Taken settle_balances(const loyalty::Ticket& ticket,
                                   const std::optional<orders::StoredOrder>& order,
                                   domain::Share undone, domain::CheckSale& said) {
        const loyalty::Spending wanted = spending_said(said.sale.customer.id);
        const bool is_said = wanted.points > 0 || wanted.allowance > 0;
        if (order) add_money_of(*order, said);
        loyalty::Terms terms = is_said || !order ? terms_of(wanted) : terms_of(*order, said);
        loyalty::Settlement balances(tx_, ticket,
                                     {.terms = std::move(terms), .earner = said.sale.customer.id});
        const loyalty::Taken taken = take(balances, undone, said);
        balances.earn(said.earning);
        return is_said ? loyalty::Taken{} : taken;
    }

    void add_money_of(const orders::StoredOrder& order, domain::CheckSale& said) {
        const domain::Minor rest = orders::add_money_of_order(tx_, by_, order, said);
        if (rest > 0)
            warn("payments: " + schema::print_decimal(rest, shop_.decimals) +
                 " of the order's payments is not part of this sale");
    }
    // Also takes the points that the tablet already counts among its payments.
    loyalty::Terms terms_of(const orders::StoredOrder& order, const domain::CheckSale& said) {
        domain::Minor missing = said.total - said.paid;
        for (const domain::SalePayment& payment : said.sale.payments)
            if (orders::is_loyalty(payment.method)) missing += payment.amount;
        return orders::terms_of_order(tx_, by_, order, missing);
    }

    // Takes all or nothing; adds a payment for what the tablet did not count among its payments.
    loyalty::Taken take(loyalty::Settlement& balances, domain::Share undone,
                        domain::CheckSale& said) {
        try {
            const loyalty::Taken taken = balances.take(undone);
            add_payment(said, "Points", taken.points_minor);
            add_payment(said, "Allowance", taken.allowance_minor);
            return taken;
        } catch (const base::Refusal& refusal) {
            if (!refusal.code.starts_with("insufficient_")) throw;
            warn_untaken(refusal);
        }
        return {};
    }

    static void add_payment(domain::CheckSale& said, const std::string& method,
                            domain::Minor amount) {
        amount = std::min(amount, said.total - said.paid);
        if (amount <= 0) return;
        std::string key = method;
        const auto& known = said.sale.payments;
        while (std::ranges::find(known, key, &domain::SalePayment::key) != known.end()) key += '+';
        said.sale.payments.push_back({.key = std::move(key), .method = method, .amount = amount});
        said.paid += amount;
    }

    void book(domain::Sale sale, const std::optional<sales::StoredSale>& known) {
        const std::int64_t dated_ms = sale.closed_ms;
        const auto written = sales::replace(tx_, by_,
                                            sales::checked({.id = check_.sale,
                                                            .origin = check_.check_id,
                                                            .currency = shop_.currency,
                                                            .dated_ms = dated_ms,
                                                            .sale = std::move(sale)}),
                                            known);
        if (check_.state == CheckState::voided)
            sales::void_sale(tx_, by_, written.sale.id, "voided");
        else if (!written.sale.counts())
            warn(
                "totalAmount: too large for the totals of the day; the sale is kept and listed, "
                "but not counted");
    }

    void warn(std::string warning) {
        if (std::ranges::find(warnings_, warning) == warnings_.end())
            warnings_.push_back(std::move(warning));
    }

    storage::Transaction& tx_;
    const WriteContext& by_;
    const Shop& shop_;
    StoredCheck& check_;
    CheckState was_;
    const domain::CheckDocument& document_;
    const std::optional<domain::CheckSale>& said_;
    std::vector<std::string>& warnings_;
};

}  // namespace

void settle_sale(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                 const CheckChange& change, std::vector<std::string>& warnings) {
    SaleSettler(tx, by, shop, change, warnings).settle();
}

void rehearse_sale(storage::ReadView& ahead, const WriteContext& by, const Incoming& incoming,
                   const StoredCheck* known) {
    orders::order_of_check(
        ahead, by, {.check_id = incoming.check_id, .order_id = order_named(incoming.check)});
    if (!known) return;
    sales::find_sale(ahead, by.account, known->sale);
    sales::refunds_of(ahead, by.account, known->sale);
}

}  // namespace features::checks
