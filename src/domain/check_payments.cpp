#include "domain/check_payments.hpp"

#include "domain/check_members.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace domain {
namespace {

using schema::Tree;

constexpr std::array<std::string_view, 7> names_of_id{
    "id", "_id", "paymentID", "paymentId", "transactionID", "transactionId", "paymentUniqueId"};

bool lacks_id(const Tree& payment) {
    return payment.is_object() && id_of_payment(payment).empty();
}

class PaymentIds {
public:
    PaymentIds(const std::string& node, const NodeWords& words, const CheckMerge& merge)
        : node_(node), words_(words) {
        for (auto part = merge.parts().lower_bound(std::string(1, payment_mark));
             part != merge.parts().end() && is_payment(part->first); ++part)
            known_.emplace_back(shown_key(part->first), &part->second);
    }

    void give(std::vector<Tree>& payments) {
        for (const Tree& payment : payments)
            if (const auto id = id_of_payment(payment); !id.empty()) used_.emplace(id);
        // What stands goes before what was corrected since, and its own place before others.
        for (const bool is_current : {true, false}) {
            for (std::size_t place = 0; place < payments.size(); ++place)
                if (lacks_id(payments[place]))
                    take_if_known(payments[place], made_id(place), is_current);
            for (Tree& payment : payments)
                for (const auto& [id, part] : known_)
                    if (lacks_id(payment)) take_if_known(payment, std::string(id), is_current);
        }
        for (std::size_t place = 0; place < payments.size(); ++place)
            if (lacks_id(payments[place])) make(payments[place], place);
    }

private:
    std::string made_id(std::size_t place) const {
        return node_ + '#' + std::to_string(place + 1);
    }
    // Where it says just what the payment of that id said in an answer to the node.
    void take_if_known(Tree& payment, const std::string& id, bool is_current) {
        if (used_.contains(id)) return;
        const auto known = std::ranges::find(known_, id, &Known::first);
        if (known == known_.end()) return;
        for (const std::string_view name : names_of_id) {
            Tree with_id = payment;
            with_id.set(name, Tree::of(id));
            if (!was_answered(*known->second, base::fingerprint_of(print_sorted(with_id)),
                              is_current))
                continue;
            payment = std::move(with_id);
            used_.insert(id);
            return;
        }
    }
    bool was_answered(const MergedPart& part, const base::Fingerprint& form,
                      bool is_current) const {
        if (is_current) return part.form == form && part.number <= words_.answered;
        return std::ranges::any_of(part.changes, [&](const PartChange& change) {
            return change.form == form && change.moment.number <= words_.answered;
        });
    }
    void make(Tree& payment, std::size_t place) {
        while (used_.contains(made_id(place))) ++place;
        used_.insert(made_id(place));
        payment.set("id", Tree::of(made_id(place)));
    }

    using Known = std::pair<std::string_view, const MergedPart*>;
    const std::string& node_;
    const NodeWords& words_;
    std::vector<Known> known_{};
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
