// The merge of checks alone, taken from the beginning each time, as the service of a simulated
// evening of one check that stays open.
#pragma once

#include "domain/check/examples.hpp"
#include "domain/check/simulator.hpp"

namespace domain::testing {

class MergeService : public CheckService {
public:
    void take(const Arrival& arrival) override {
        if (!contents_.insert(arrival.content).second) return;
        SentCheck made =
            submission_of(std::ssize(sent_) + 1, arrival.kept_ms, arrival.node, arrival.data);
        made.submission.moment.content = arrival.content;
        if (arrival.is_base_current) {
            made.submission.moment.is_knowing = true;
            made.submission.decided = decided(made.check);
        }
        sent_.push_back(std::move(made));
    }
    std::int64_t revision() override { return std::ssize(sent_); }
    std::string data() override { return print(compose_from(outcome(), sent_).data); }

private:
    CheckOutcome outcome() const { return replay(submissions_in(sent_)).merge.outcome(); }
    std::vector<std::string> decided(const CheckDocument& check) const {
        std::set<std::string> keys;
        const CheckOutcome current = outcome();
        for (const SaidPart& part : said_in(check)) {
            const StandingPart* standing = current.part(part.key);
            if (!standing || standing->form != part.form) keys.insert(part.key);
        }
        for (const StandingPart& part : current.parts)
            if (!is_payment(part.key) && !check.said(part.key)) keys.insert(part.key);
        return {keys.begin(), keys.end()};
    }

    std::vector<SentCheck> sent_{};
    std::set<base::Fingerprint> contents_{};
};

}  // namespace domain::testing
