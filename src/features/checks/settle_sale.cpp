#include "features/checks/settle_sale.hpp"

#include "base/refusal.hpp"
#include "features/checks/complete_names.hpp"
#include "features/customers/visits.hpp"
#include "features/loyalty/tickets.hpp"
#include "features/orders/refunds.hpp"
#include "kinds/customer.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>

namespace features::checks {
namespace {

class SaleSettler {
public:
    SaleSettler(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                const CheckChange& change, std::vector<std::string>& warnings)
        : tx_(tx),
          by_(by),
          shop_(shop),
          check_(change.check),
          was_(change.was),
          document_(change.document),
          said_(change.said),
          warnings_(warnings) {}

    // A check that stands for a web order takes its place, also with the customer's points.
    void settle() {
        if (check_.state == CheckState::active && was_ == CheckState::active) return;
        const auto order =
            orders::find_by_unique_id(tx_, by_.account, check_.store, check_.check_id);
        const loyalty::Ticket ticket{.account = by_.account,
                                     .store = check_.store,
                                     .id = order ? order->id : check_.id,
                                     .shown = check_.check_id,
                                     .who = by_.who,
                                     .now_ms = by_.now_ms};
        const auto known = sales::find_by_origin(tx_, by_.account, check_.store, check_.check_id);
        if (check_.state == CheckState::active) {
            loyalty::Settlement(tx_, ticket).give_back({1, 1});
            if (known && known->counts()) sales::reopen(tx_, by_, known->id);
            return;
        }
        domain::CheckSale said = said_.value();
        for (std::string& warning : said.warnings) warn(std::move(warning));
        said.sale.customer = customer_of(order, said.sale.customer);
        if (check_.state == CheckState::closed) {
            if (known && order) sales::stand_again(tx_, by_, *known, orders::refunds_kept(*order));
            settle_balances(ticket, terms_said(said.sale.customer.id, order && spends(*order)),
                            known ? undone_of(*known, said.sale) : domain::Share{0, 1}, said);
        } else if (known) {
            loyalty::Settlement(tx_, ticket).give_back({1, 1});
        }
        complete_names(tx_, by_.account, check_.store, said.sale);
        book(std::move(said.sale));
    }

private:
    domain::Named customer_of(const std::optional<orders::StoredOrder>& order,
                              const domain::Named& said) {
        if (said.id.empty()) return order ? order->customer : said;
        const std::string id = customers::survivor_of(tx_, by_.account, said.id);
        const auto row = storage::find(tx_, kinds::customer, by_.account, id);
        if (row) return {id, kinds::customer_title(schema::read_stored(row->doc, kinds::customer))};
        warn("customer: there is no such customer");
        return {"", said.name};
    }

    // What was given back of the sale stays given back, whatever the check comes to now.
    domain::Share undone_of(const sales::StoredSale& known, const domain::Sale& sale) {
        std::vector<domain::Sale> pieces;
        for (const auto& refund : sales::refunds_of(tx_, by_.account, known.id))
            pieces.push_back(refund.sale);
        if (pieces.empty()) return {0, 1};
        const domain::Sale left = domain::left_of(sale, pieces);
        return domain::undone_of(sale, domain::figures_of(left).sale_amount());
    }

    static bool spends(const orders::StoredOrder& order) {
        return order.promised > 0 ||
               std::ranges::any_of(order.state[kinds::order_state.payments], [](const auto& one) {
                   return orders::is_loyalty(one[kinds::order_payment.method]);
               });
    }

    // Points and allowance that the check says it was paid with. Nothing where it says nothing and
    // stands for an order that has said it.
    std::optional<loyalty::Terms> terms_said(const std::string& customer, bool is_said_by_order) {
        const auto number = [&](std::string_view name) {
            const schema::Tree* found = document_.find(name);
            return found ? std::max<std::int64_t>(found->whole().value_or(0), 0) : 0;
        };
        const loyalty::Spending wanted{.customer = customer,
                                       .points = number("redeemPoints"),
                                       .allowance = number("allowanceAmount")};
        if (is_said_by_order && wanted.points == 0 && wanted.allowance == 0) return {};
        try {
            return loyalty::terms_of(tx_, by_.account, check_.store, wanted, by_.now_ms,
                                     by_.now_ms);
        } catch (const base::Refusal& refusal) {
            warn_untaken(refusal);
            return loyalty::Terms{};
        }
    }
    void warn_untaken(const base::Refusal& refusal) {
        warn("redeemPoints, allowanceAmount: nothing was taken: " + refusal.detail);
    }

    void settle_balances(const loyalty::Ticket& ticket, const std::optional<loyalty::Terms>& terms,
                         domain::Share undone, domain::CheckSale& said) {
        loyalty::Settlement balances(
            tx_, ticket,
            {.terms = terms.value_or(loyalty::Terms{}), .earner = said.sale.customer.id});
        if (terms)
            take(balances, undone, said);
        else
            balances.give_back(undone);
        balances.earn(said.earning);
    }

    // All of it is taken or nothing; what the tablet did not count among its payments is one.
    void take(loyalty::Settlement& balances, domain::Share undone, domain::CheckSale& said) {
        try {
            const loyalty::Taken taken = balances.take(undone);
            add_payment(said, "Points", taken.points_minor);
            add_payment(said, "Allowance", taken.allowance_minor);
        } catch (const base::Refusal& refusal) {
            if (!refusal.code.starts_with("insufficient_")) throw;
            warn_untaken(refusal);
        }
    }

    static void add_payment(domain::CheckSale& said, const std::string& method,
                            domain::Minor amount) {
        amount = std::min(amount, said.total - said.paid);
        if (amount <= 0) return;
        said.sale.payments.push_back({.key = method, .method = method, .amount = amount});
        said.paid += amount;
    }

    void book(domain::Sale sale) {
        const std::int64_t dated_ms = sale.closed_ms;
        const auto written = sales::replace(tx_, by_,
                                            sales::checked({.id = check_.sale,
                                                            .origin = check_.check_id,
                                                            .currency = shop_.currency,
                                                            .dated_ms = dated_ms,
                                                            .sale = std::move(sale)}));
        if (check_.state == CheckState::voided)
            sales::void_sale(tx_, by_, written.sale.id, "voided");
        else if (!written.sale.counts())
            warn(
                "totalAmount: the sums of the day would leave what can be added up; the sale is "
                "kept and listed, but not counted");
        if (written.sale.id == check_.sale) return;
        check_.sale = written.sale.id;
        update_check(tx_, by_.account, check_);
    }

    void warn(std::string warning) {
        if (std::ranges::find(warnings_, warning) == warnings_.end())
            warnings_.push_back(std::move(warning));
    }

    storage::Transaction& tx_;
    const Writing& by_;
    const CheckShop& shop_;
    StoredCheck& check_;
    CheckState was_;
    const domain::CheckDocument& document_;
    const std::optional<domain::CheckSale>& said_;
    std::vector<std::string>& warnings_;
};

}  // namespace

void settle_sale(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                 const CheckChange& change, std::vector<std::string>& warnings) {
    SaleSettler(tx, by, shop, change, warnings).settle();
}

}  // namespace features::checks
