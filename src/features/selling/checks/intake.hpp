// Works out what a submission makes of its check, with every byte to be written: the slow part of a
// submission.
//
// It only reads, so it runs before the transaction, on the check as it is then. Inside, under the
// lock of the store, `holds` tells whether the check is still the same; if it has changed, the work
// is repeated there. So other writers to the store wait for a large check to be written, not
// merged.
#pragma once

#include "features/selling/checks/lifecycle.hpp"

namespace features::checks {

// A check as stored, with the merge of all its submissions.
struct KnownCheck {
    StoredCheck check{};
    domain::CheckMerge merge{};
};

struct Intake {
    // The check as it was read; 0: there was none.
    std::int64_t revision_before = 0, submissions_before = 0;
    std::map<std::string, std::string> words_before{};  // by node, if read
    CheckState was = CheckState::active;
    // The document before, if a person submits; none if there was no check.
    std::optional<domain::CheckDocument> before{};

    // The check afterwards, except for what is only known when it is written: revision, event and
    // sale.
    StoredCheck check{};
    domain::TakenCheck taken{};
    StoredSubmission submission{};
    std::map<std::string, std::string> words{};  // by node, if changed
    // The document of the check, if that is neither composed nor this submission.
    std::optional<domain::CheckDocument> shown_of_before{};
    std::optional<domain::CheckSale> sale{};  // the sale it describes, once it has ended
    std::string quoted{};  // what the answer shows as `data`; empty: quoted in the transaction

    bool is_first() const { return submissions_before == 0; }
    const domain::CheckDocument& shown(const Incoming& incoming) const;
    // For an intake made before the transaction: prepares the largest part of the answer too.
    void quote();
    // Whether everything that was read is unchanged.
    bool holds(storage::ReadView& view, const WriteContext& by, const Incoming& incoming) const;
};

Intake take_in(storage::ReadView& view, const WriteContext& by, const Shop& shop,
               const Incoming& incoming, std::optional<KnownCheck> known);

bool is_about(const Conflict& conflict, const std::string& key, const base::Fingerprint& form);
// Whether it already asks the question of that type, or was dropped: then nobody is asked again.
bool is_asked(const Conflict& conflict, Conflict::Type type);

}  // namespace features::checks
