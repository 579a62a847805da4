// Takes in the submissions of a check: what becomes of the check, and what a person must decide. It
// knows no tables and no clock.
//
//     active   every submission is merged: see domain/check/merge.hpp
//     closed   by the first submission that says so. If its payments cover its own total, the check
//              becomes what it says, plus the payments of others and without lines that were moved
//              away; lines that only others knew are conflicts. Otherwise the merge counts.
//              A voided check becomes what it says in the same way, without such conflicts
//     late     a submission after that changes nothing; what is new in it is a conflict
//     again    with a request to reopen, or from a node that knows the current check, the check
//              moves on
//
// A stamp is the device's own time, as far as it is believed. A submission that knows the current
// check, or reopens it, is later than all before: its stamp is raised. What the same node sends
// next by its own clock is moved likewise, so that no node conflicts with itself.
//
// A change gives way without a conflict (`behind`) only to a change that another device made to the
// same line later by its stamp. All else is a conflict: a raised stamp, a late stamp of the same
// node, a former state sent again without a time, a void undone by a node that does not know the
// check, what a closed check hid, and a change of mind about a copy.
#pragma once

#include "domain/check/merge.hpp"

#include <date/tz.h>

namespace domain {

inline constexpr std::int64_t ahead_ms_max = 120'000;  // of a device's clock that is still believed

// The time of a device's clock, within the bounds in which a clock is believed.
std::int64_t said_time(std::int64_t device_ms);

// A submission that arrives.
struct CheckArrival {
    std::string node{};
    std::optional<std::int64_t> device_ms{};  // by the device's clock
    std::int64_t now_ms = 0;
    base::Fingerprint content{};
    bool knows_current = false;
    bool wants_reopen = false;
    // A decision of the service: for a closed check, the document as it is.
    bool is_manual = false;
    std::vector<std::string> also_decided{};  // parts that are in neither document
    std::vector<Departure> departures{};
    const CheckDocument* check = nullptr;
};

// Something that a person must decide.
struct FoundConflict {
    enum class Type : std::uint8_t {
        line,       // others knew it when the check was closed
        late,       // arrived after the check was closed
        behind,     // it lost only because of a raised stamp or a clock that was set back, or
                    // because it may mean the line that left under its key
        moved,      // about a line that was moved away
        taken_out,  // a line that was taken out but sold anyway
    };
    Type type = Type::line;
    std::string key;
    base::Fingerprint form{};  // or gone
    std::int64_t number = 0;   // of a submission that states it
    std::string node{};
    bool is_elsewhere = false;  // it belongs to the check in which the line lives now
    Departure departure{};
};

// Whether an open conflict also covers one that was found about the same form. Whether a line
// should stay, and whether it should have been sold, are two questions: where one ends because the
// line is sold, or is no longer sold, the other begins.
bool asks_too(FoundConflict::Type open, FoundConflict::Type found);

// What is stored of a check besides its merge.
class CheckArchive {
public:
    virtual ~CheckArchive() = default;
    virtual NodeWords words(const std::string& node) = 0;
    virtual std::vector<CheckSubmission> applied() = 0;  // all that were
    virtual const CheckDocument& document(std::int64_t number) = 0;
    virtual const CheckDocument& shown() = 0;  // the current check
    virtual std::optional<PartChange> spilled(const std::string& key, const base::Fingerprint& form,
                                              std::optional<std::int64_t> era,
                                              const std::string* not_by) = 0;
    // Whether a conflict asks exactly that, or a person has dropped it.
    virtual bool has_conflict(FoundConflict::Type type, const std::string& key,
                              const base::Fingerprint& form) = 0;
};

struct CheckKept {
    CheckState state = CheckState::active;
    CheckMerge merge{};
    std::int64_t submissions = 0;
};

// What to store and to answer.
struct TakenCheck {
    bool is_applied = true;
    CheckSubmission submission{};
    // Its document, if payments were given ids; else it is as sent.
    std::optional<CheckDocument> with_ids{};
    std::map<std::string, NodeWords> nodes{};  // those that changed
    bool is_replayed = false;                  // everything spilled must be written again
    std::vector<SpilledChange> spilled{};
    // The current check: the document of a submission by its number, or a composed one, with
    // number 0.
    std::int64_t source = 0;
    CheckDocument composed{};
    std::int64_t claimed = 0;            // what nodes without payments say is paid
    std::vector<std::string> removed{};  // keys of lines that it no longer has
    // Keys of the lines that it shows and did not show before, and the other way round.
    std::vector<std::string> came{}, left{};
    std::vector<FoundConflict> conflicts{};
    std::vector<std::string> warnings{};
};

// How the current check decides an open conflict; nothing while it does not. It is kept when the
// part has that form, not just that name.
enum class ConflictEnd : std::uint8_t { kept, dropped };
std::optional<ConflictEnd> end_of(FoundConflict::Type type, const std::string& key,
                                  const base::Fingerprint& form, const CheckDocument& now);

struct CheckDeskSettings {
    int decimals;
    const date::time_zone& zone;
};
// Notes that the node was sent the current check.
void note_answer(const CheckKept& check, NodeWords& node);
// Takes the submission in: the check moves on.
TakenCheck take(CheckKept& check, CheckArchive& archive, const CheckArrival& arrival,
                const CheckDeskSettings& settings);

}  // namespace domain
