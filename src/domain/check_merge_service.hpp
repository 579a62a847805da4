// The merge of checks alone, without a program around it, as the service of a simulated evening.
#pragma once

#include "domain/check_history.hpp"
#include "domain/check_simulator.hpp"

namespace domain::testing {

class MergeService : public CheckService {
public:
    void take(const Arrival& arrival) override {
        if (!contents_.insert(arrival.content).second) return;
        CheckSubmission made{.number = std::ssize(submissions_) + 1,
                             .at_ms = arrival.kept_ms,
                             .node = arrival.node,
                             .content = arrival.content};
        made.check = check_of(arrival.data);
        if (arrival.is_base_current) made.decided = decided(made.check);
        history_.add(made);
        submissions_.push_back(std::move(made));
    }
    std::int64_t revision() override { return std::ssize(submissions_); }
    std::string data() override { return data_of(outcome()); }

    const std::vector<CheckSubmission>& submissions() const { return submissions_; }
    std::string data_of(const CheckOutcome& outcome) const {
        const auto document_of = [&](std::int64_t number) -> const CheckDocument& {
            return submissions_[static_cast<std::size_t>(number) - 1].check;
        };
        return print(compose(outcome, document_of, 2).data);
    }

protected:
    virtual CheckOutcome outcome() const { return history_.outcome(); }

private:
    std::vector<std::string> decided(const CheckDocument& check) const {
        std::set<std::string> keys;
        const CheckOutcome current = outcome();
        for (const CheckPart& part : check.parts) {
            const StandingPart* standing = current.part(part.key);
            if (!standing || standing->form != part.form) keys.insert(part.key);
        }
        for (const StandingPart& part : current.parts)
            if (!check.part(part.key)) keys.insert(part.key);
        return {keys.begin(), keys.end()};
    }

    CheckHistory history_{};
    std::vector<CheckSubmission> submissions_{};
    std::set<base::Fingerprint> contents_{};
};

}  // namespace domain::testing
