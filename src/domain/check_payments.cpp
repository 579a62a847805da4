#include "domain/check_payments.hpp"

#include "domain/check_members.hpp"

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
    PaymentIds(const std::string& node, const NodeWords& words, const CheckMerge& merge)
        : node_(node), words_(words), merge_(merge) {}

    void give(std::vector<Tree>& payments) {
        for (const Tree& payment : payments)
            if (const auto id = id_of_payment(payment); !id.empty()) used_.emplace(id);
        // What stands goes before what was corrected since, and its own place before others.
        const auto compared = std::span(payments).first(std::min(payments.size(), compared_max));
        for (const bool is_current : {true, false}) {
            for (std::size_t place = 0; place < compared.size(); ++place)
                if (lacks_id(compared[place]))
                    take_if_known(compared[place], made_id(place), is_current);
            for (Tree& payment : compared)
                for (const auto& [key, form] : words_.shown)
                    if (lacks_id(payment))
                        take_if_known(payment, std::string(shown_key(key)), is_current);
        }
        for (std::size_t place = 0; place < payments.size(); ++place)
            if (lacks_id(payments[place])) make(payments[place], place);
    }

private:
    std::string made_id(std::size_t place) const { return node_ + '#' + std::to_string(place + 1); }
    // Where it says just what the payment of that id said in an answer to the node.
    void take_if_known(Tree& payment, const std::string& id, bool is_current) {
        if (used_.contains(id)) return;
        for (const std::string_view name : names_of_id) {
            Tree with_id = payment;
            with_id.set(name, Tree::of(id));
            const base::Fingerprint form = base::fingerprint_of(print_sorted(with_id));
            if (!words_.shown.contains({payment_mark + id, form})) continue;
            if (is_current && !stands(payment_mark + id, form)) continue;
            payment = std::move(with_id);
            used_.insert(id);
            return;
        }
    }
    bool stands(const std::string& key, const base::Fingerprint& form) const {
        const MergedPart* part = merge_.part(key);
        return part && part->form == form;
    }
    void make(Tree& payment, std::size_t place) {
        while (used_.contains(made_id(place))) ++place;
        used_.insert(made_id(place));
        payment.set("id", Tree::of(made_id(place)));
    }

    const std::string& node_;
    const NodeWords& words_;
    const CheckMerge& merge_;
    std::set<std::string, std::less<>> used_{};
};

}  // namespace

bool has_payment_without_id(const CheckDocument& check) {
    return std::ranges::any_of(list_in(check.data, "payments"), lacks_id);
}

void give_payment_ids(Tree& data, const std::string& node, const NodeWords& words,
                      const CheckMerge& merge) {
    if (Tree* payments = data.find("payments"))
        PaymentIds(node, words, merge).give(payments->elements);
}

}  // namespace domain
