// What a submission makes of its check, with every byte that is written for it: all that is slow
// about a submission.
//
// It only reads, so it is done before the transaction, from the check as it is then. Inside, under
// the lock of the store, `holds` tells whether the check is still that one; where it has moved on,
// the same is done there. So whoever else writes to the store waits for the writing of a large
// check, and not for its merging.
#pragma once

#include "features/selling/checks/lifecycle.hpp"

namespace features::checks {

// A check as it lies there, with what all submissions came to.
struct KnownCheck {
    StoredCheck check{};
    domain::CheckMerge merge{};
};

struct Intake {
    // The check as it was read; 0: there was none.
    std::int64_t revision_before = 0, submissions_before = 0;
    std::map<std::string, std::string> words_before{};  // by node, of those that were read
    CheckState was = CheckState::active;
    // What it showed, where a person submits; none where there was no check.
    std::optional<domain::CheckDocument> before{};

    // As it becomes, but for what is known only as it is written: revision, event and sale.
    StoredCheck check{};
    domain::TakenCheck taken{};
    StoredSubmission submission{};
    std::map<std::string, std::string> words{};  // by node, of those whose have changed
    // What the check shows, where that is neither composed nor this submission.
    std::optional<domain::CheckDocument> shown_of_before{};
    std::optional<domain::CheckSale> sale{};  // what it says as a sale, once it has ended
    std::string quoted{};  // what the answer shows as `data`; empty: quoted in the transaction

    bool is_first() const { return submissions_before == 0; }
    const domain::CheckDocument& shown(const Incoming& incoming) const;
    // For one that is made beforehand: the answer's largest part too.
    void quote();
    // Whether all that was read is still as it was.
    bool holds(storage::ReadView& view, const Writing& by, const Incoming& incoming) const;
};

Intake take_in(storage::ReadView& view, const Writing& by, const Shop& shop,
               const Incoming& incoming, std::optional<KnownCheck> known);

bool is_about(const Conflict& conflict, const std::string& key, const base::Fingerprint& form);
// Whether it asks what one of that type would, or was dropped: then nobody is asked again.
bool is_asked(const Conflict& conflict, Conflict::Type type);

}  // namespace features::checks
