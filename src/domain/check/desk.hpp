// Where submissions of a check are taken in: what becomes of the check, and what a person must
// decide. It knows no tables and no clock.
//
//     active   every submission is merged: see domain/check/merge.hpp
//     closed   by the first submission that says so. Where its payments cover its own total, the
//              check is what it says, with the payments that others said, and without lines that
//              were moved away; lines that only others knew are conflicts. Else what was merged.
//              A voided check is what it says in the same way, without such conflicts
//     late     a submission after that changes nothing; what is new in it is a conflict
//     again    with a wish to reopen, or by who knows the check as it is, the check moves on
//
// A stamp is the device's own time, as far as it is believed. Who knows the check as it is, or
// reopens it, is later than all before: the stamp is raised. What the same node sends next by its
// own clock is moved likewise, so that no node is held against itself.
//
// Besides that another device changed the same line later by its stamp, nothing makes a change give
// way without a conflict (`behind`): not a raised stamp, not a late one of the same node, not what
// was so before and is said again without a time, not a void that is undone by who does not know
// the check, not what a closed check hid, and not a change of heart about what was a copy.
#pragma once

#include "domain/check/merge.hpp"

#include <date/tz.h>

namespace domain {

inline constexpr std::int64_t ahead_ms_max = 120'000;  // that the clock of a device is believed

// What a device's clock says, within bounds beyond which no clock is believed to say anything.
std::int64_t said_time(std::int64_t said_ms);

// A submission on its way in.
struct CheckArrival {
    std::string node{};
    std::optional<std::int64_t> said_ms{};  // by the device's clock
    std::int64_t now_ms = 0;
    base::Fingerprint content{};
    bool knows_current = false;
    bool wants_reopen = false;
    // A decision of the service: of a check that is closed it is the document as it is.
    bool is_decree = false;
    std::vector<std::string> also_decided{};  // parts that are in neither document
    std::vector<Departure> departures{};
    const CheckDocument* check = nullptr;
};

// Something that a person must decide.
struct FoundConflict {
    enum class Type : std::uint8_t {
        line,       // others knew it when the check was closed
        late,       // it came after the check was closed
        behind,     // it does not stand only because of a raised stamp, or of a clock set back, or
                    // because it may be of the line that left under its key
        moved,      // about a line that was moved away
        taken_out,  // a line that was taken out and sold all the same
    };
    Type type = Type::line;
    std::string key;
    base::Fingerprint form{};  // or gone
    std::int64_t number = 0;   // of a submission that says so
    std::string node{};
    bool is_elsewhere = false;  // it belongs to the check in which the line lives now
    Departure departure{};
};

// Whether an open conflict also asks what one that was found asks of the same form. Whether a line
// should stand, and whether it should have been sold, are two questions: where one ends because it
// is sold, or is sold no more, the other begins.
bool asks_too(FoundConflict::Type open, FoundConflict::Type found);

// What there is of a check beside its merge.
class CheckArchive {
public:
    virtual ~CheckArchive() = default;
    virtual NodeWords words(const std::string& node) = 0;
    virtual std::vector<CheckSubmission> applied() = 0;  // all that were
    virtual const CheckDocument& document(std::int64_t number) = 0;
    virtual const CheckDocument& shown() = 0;  // the check as it is
    virtual std::optional<PartChange> spilled(const std::string& key, const base::Fingerprint& form,
                                              std::optional<std::int64_t> era,
                                              const std::string* not_by) = 0;
    // Whether just that is asked by a conflict, or was dropped by a person.
    virtual bool has_conflict(FoundConflict::Type type, const std::string& key,
                              const base::Fingerprint& form) = 0;
};

struct CheckKept {
    CheckState state = CheckState::active;
    CheckMerge merge{};
    std::int64_t submissions = 0;
};

// What is to be kept and answered.
struct TakenCheck {
    bool is_applied = true;
    CheckSubmission submission{};
    // Its document, where payments got ids; else it is as it was sent.
    std::optional<CheckDocument> with_ids{};
    std::map<std::string, NodeWords> nodes{};  // whose words have changed
    bool is_replayed = false;                  // all that had spilled has to be written again
    std::vector<SpilledChange> spilled{};
    // What the check is now: the document of a submission by its number, or one that was composed,
    // with number 0.
    std::int64_t source = 0;
    CheckDocument composed{};
    std::int64_t claimed = 0;            // what nodes without payments say is paid
    std::vector<std::string> removed{};  // keys of lines that it had before and has no more
    std::vector<FoundConflict> conflicts{};
    std::vector<std::string> warnings{};
};

// How an open conflict is decided by what the check is now; nothing while it is not. It is kept
// when the part stands in that form, not only under that name.
enum class ConflictEnd : std::uint8_t { kept, dropped };
std::optional<ConflictEnd> end_of(FoundConflict::Type type, const std::string& key,
                                  const base::Fingerprint& form, const CheckDocument& now);

struct CheckDeskSettings {
    int decimals;
    const date::time_zone& zone;
};
// That the node was answered with the check as it is.
void note_answer(const CheckKept& check, NodeWords& node);
// Takes it in: the check moves on.
TakenCheck take(CheckKept& check, CheckArchive& archive, const CheckArrival& arrival,
                const CheckDeskSettings& settings);

}  // namespace domain
