#include "domain/check/payments.hpp"

#include "domain/check/members.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace domain {
namespace {

using schema::Tree;

constexpr std::array<std::string_view, 7> names_of_id{
    "id", "_id", "paymentID", "paymentId", "transactionID", "transactionId", "paymentUniqueId"};

bool lacks_id(const Tree& payment) { return payment.is_object() && id_of_payment(payment).empty(); }

// Of a check: each is compared with each that was shown. Others count as the node's own.
constexpr std::size_t compared_max = 64;

class PaymentIds {
public:
    PaymentIds(const std::string& node, const NodeWords& words) : node_(node), words_(words) {}

    void give(std::vector<Tree>& payments) {
        for (const Tree& payment : payments)
            if (const auto id = id_of_payment(payment); !id.empty()) used_.emplace(id);
        // Payments of the last answer come before ones corrected since, and its own place before
        // others.
        const auto compared = std::span(payments).first(std::min(payments.size(), compared_max));
        for (const auto is_shown : {&PaymentIds::was_shown_last, &PaymentIds::was_shown}) {
            for (std::size_t place = 0; place < compared.size(); ++place)
                take_if_known(compared[place], payment_mark + made_id(place), is_shown);
            for (Tree& payment : compared)
                for (const auto& [key, forms] : words_.shown) take_if_known(payment, key, is_shown);
        }
        for (std::size_t place = 0; place < payments.size(); ++place)
            if (lacks_id(payments[place]) && !used_.contains(made_id(place)))
                name(payments[place], made_id(place));
        for (std::size_t place = 0; place < payments.size(); ++place)
            if (lacks_id(payments[place])) name(payments[place], own_omitted(place));
    }

private:
    using IsShown = bool (PaymentIds::*)(const std::string&, const base::Fingerprint&) const;

    std::string made_id(std::size_t place) const { return node_ + '#' + std::to_string(place + 1); }
    // Where it equals the payment of that key in an answer to the node.
    void take_if_known(Tree& payment, const std::string& key, IsShown is_shown) {
        const std::string id(shown_key(key));
        if (!lacks_id(payment) || used_.contains(id)) return;
        for (const std::string_view name : names_of_id) {
            Tree with_id = payment;
            with_id.set(name, Tree::of(id));
            if (!(this->*is_shown)(key, base::fingerprint_of(print_sorted(with_id)))) continue;
            payment = std::move(with_id);
            used_.insert(id);
            return;
        }
    }
    bool was_shown_last(const std::string& key, const base::Fingerprint& form) const {
        const auto forms = words_.shown.find(key);
        return forms != words_.shown.end() && !forms->second.empty() &&
               forms->second.back() == form;
    }
    bool was_shown(const std::string& key, const base::Fingerprint& form) const {
        const auto forms = words_.shown.find(key);
        return forms != words_.shown.end() && std::ranges::count(forms->second, form) > 0;
    }
    void name(Tree& payment, std::string id) {
        payment.set("id", Tree::of(id));
        used_.insert(std::move(id));
    }
    // For a payment whose place is taken: it corrects one of the node's own that is not listed,
    // since omitting a payment does not remove it. Else it is a new one.
    std::string own_omitted(std::size_t place) const {
        for (const auto& [key, forms] : words_.shown)
            if (const auto id = shown_key(key); id.starts_with(node_ + '#') && !used_.contains(id))
                return std::string(id);
        while (used_.contains(made_id(place))) ++place;
        return made_id(place);
    }

    const std::string& node_;
    const NodeWords& words_;
    std::set<std::string, std::less<>> used_{};
};

}  // namespace

bool has_payment_without_id(const CheckDocument& check) {
    return std::ranges::any_of(list_in(check.data, "payments"), lacks_id);
}

void give_payment_ids(Tree& data, const std::string& node, const NodeWords& words) {
    if (Tree* payments = data.find("payments")) PaymentIds(node, words).give(payments->elements);
}

}  // namespace domain
