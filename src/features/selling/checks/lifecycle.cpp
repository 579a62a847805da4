#include "features/selling/checks/lifecycle.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "domain/check/changes.hpp"
#include "features/selling/checks/intake.hpp"
#include "features/selling/checks/settle_sale.hpp"
#include "features/selling/checks/word_store.hpp"
#include "kinds/discount.hpp"
#include "schema/json.hpp"
#include "storage/ahead.hpp"
#include "storage/tables/events.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace features::checks {

std::int64_t note_event(storage::Transaction& tx, const WriteContext& by, const StoredCheck& check,
                        std::string_view type) {
    return storage::note_event(tx, by.account, check.store,
                               {.type = type,
                                .kind = "check",
                                .id = check.id,
                                .revision = check.revision,
                                .at_ms = by.now_ms,
                                .is_configuration = false,
                                .who = by.who});
}

// A merge in an older form is rebuilt from all submissions.
domain::CheckMerge merge_of(storage::Transaction& tx, const std::string& account,
                            StoredCheck& check) {
    if (domain::CheckMerge::can_parse(check.merge)) return domain::CheckMerge::parse(check.merge);
    return taken_again(tx, account, check, applied_submissions(tx, account, check.id));
}

domain::CheckMerge taken_again(storage::Transaction& tx, const std::string& account,
                               StoredCheck& check,
                               std::span<const domain::CheckSubmission> applied) {
    domain::ReplayedCheck replayed = domain::replay(applied);
    forget_words(tx, account, check.id);
    for (auto& [node, words] : replayed.nodes) {
        note_answer(
            {.state = check.state, .merge = replayed.merge, .submissions = check.submissions},
            words);
        save_words(tx, account, check, node, print(words));
    }
    forget_changes(tx, account, check.id);
    insert_changes(tx, account, check.id, replayed.merge.take_spilled());
    return std::move(replayed.merge);
}

namespace {

using domain::CheckDocument;

// Twice the largest body. A larger check would delay everyone who lists the active checks.
constexpr std::size_t merged_bytes_max = std::size_t{16} << 20;

// Writes one submission to the tables.
class Submission {
public:
    Submission(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
               const Incoming& incoming, base::IdSource& ids, const Intake& intake)
        : tx_(tx),
          by_(by),
          shop_(shop),
          in_(incoming),
          ids_(ids),
          intake_(intake),
          taken_(intake.taken),
          check_(intake.check),
          status_(domain::status_of(incoming.check)),
          warnings_(incoming.warnings) {}

    Submitted take() {
        if (taken_.is_applied) require_privileges();
        for (const std::string& warning : taken_.warnings) warn(warning);
        if (!status_.is_known) warn("status: unknown, treated as ACTIVE");
        keep_words();
        taken_.is_applied ? apply() : keep_late();
        return done();
    }

private:
    // For the whole check, the new status is the person's doing. For its lines, only the changes
    // are: much of the submission is a copy of what others did.
    void require_privileges() {
        if (!in_.held) return;
        kinds::PrivilegeSet needs;
        base::Problems problems;
        if (intake_.was != CheckState::active) needs.add("DEV_REOPEN");
        if (status_.state == CheckState::closed) needs.add("DEV_PAYMENT");
        if (status_.state == CheckState::voided)
            needs.add("DEV_VOID_CHECK");
        else
            add_needs_of_lines(needs, problems);
        if (!in_.held->has_all(needs))
            throw auth::privilege_missing(*in_.person,
                                          "You lack the privileges for this change of a check",
                                          needs - *in_.held, std::move(problems));
    }

    void add_needs_of_lines(kinds::PrivilegeSet& needs, base::Problems& problems) {
        const domain::CheckChanges changes = domain::changes_between(
            intake_.before ? &*intake_.before : nullptr, shown(), shop_.decimals);
        const auto add = [&](const kinds::PrivilegeSet& needed,
                             const std::vector<std::string>& lines, std::string_view what) {
            if (lines.empty() || in_.held->has_all(needed)) return;
            needs = needs | needed;
            for (const std::string& line : lines)
                problems.push_back({"data." + domain::shown_text(line), std::string(what)});
        };
        add({"DEV_VOID"}, changes.voided, "is voided, removed or reduced");
        add({"DEV_PRICE_OVERRIDE"}, changes.repriced, "gets a different price");
        if (changes.discounts.empty()) return;
        const kinds::PrivilegeSet gives = privileges_for(changes.discounts);
        add(gives, changes.discounted, "gets a discount");
        if (!changes.is_discounted || in_.held->has_all(gives)) return;
        needs = needs | gives;
        problems.push_back({"data.discounts", "has a new discount"});
    }

    // Whoever may give any discount may also give one that needs no manager.
    kinds::PrivilegeSet privileges_for(const std::set<std::string>& discounts) {
        const bool needs_manager = std::ranges::any_of(discounts, [&](const std::string& id) {
            const auto row =
                storage::find(tx_, kinds::discount, by_.account, base::lower_ascii(id));
            return row &&
                   schema::read_stored(row->doc, kinds::discount)[kinds::discount.needs_manager];
        });
        if (needs_manager || in_.held->has_all({"DEV_DISCOUNT_MANAGER"}))
            return {"DEV_DISCOUNT_MANAGER"};
        return {"DEV_DISCOUNT"};
    }

    // ---- a check that goes on ----

    void apply() {
        require_size();
        save(event_type());
        settle_conflicts(shown());
        settle_sale(tx_, by_, shop_, {check_, intake_.was, shown(), intake_.sale}, warnings_);
    }
    const CheckDocument& shown() const { return intake_.shown(in_); }

    void require_size() const {
        if (std::max(check_.head.size() + check_.data.size(), check_.merge.size()) >
            merged_bytes_max)
            throw base::Refusal(413, "check_too_large",
                                "This submission would make the check larger than 16 MiB");
    }

    std::string_view event_type() const {
        if (intake_.is_first() && check_.state == CheckState::active) return "created";
        switch (check_.state) {
            case CheckState::closed: return "closed";
            case CheckState::voided: return "voided";
            case CheckState::active: break;
        }
        return intake_.was == CheckState::active ? "updated" : "reopened";
    }

    // ---- one that comes too late ----

    void keep_late() {
        warn("the check is " + std::string(name_of(check_.state)) +
             ": this submission was kept, but changed nothing");
        if (taken_.conflicts.empty())
            update_check(tx_, by_.account, check_);
        else
            save("conflict");
    }

    // ---- writing ----

    void save(std::string_view type) {
        ++check_.revision;
        check_.changed_ms = by_.now_ms;
        check_.sequence = note_event(tx_, by_, check_, type);
        if (intake_.is_first())
            insert_check(tx_, by_.account, check_);
        else
            update_check(tx_, by_.account, check_);
        for (const domain::FoundConflict& found : taken_.conflicts) note_conflict(found);
    }

    void note_conflict(const domain::FoundConflict& found) {
        Conflict conflict{.id = ids_.next(),
                          .store = shop_.id,
                          .check = check_.id,
                          .check_id = check_.check_id,
                          .type = found.type,
                          .number = found.number,
                          .node = found.node,
                          .keys = {found.key},
                          .form = found.form,
                          .source = check_.id,
                          .source_key = found.key,
                          .made_ms = by_.now_ms};
        if (found.is_elsewhere && !put_elsewhere(conflict, found.departure)) return;
        insert_conflict(tx_, by_.account, conflict);
    }
    // Moves the conflict to the check that has the line now, which may not be the one it was first
    // moved to. False: it is already known there.
    bool put_elsewhere(Conflict& conflict, domain::Departure departure) {
        std::optional<StoredCheck> other;
        for (;;) {
            other = find_by_id(tx_, by_.account, departure.check);
            if (!other) throw std::runtime_error("a line that was moved to an unknown check");
            const auto merge = merge_of(tx_, by_.account, *other);
            const domain::MergedPart* there = merge.part(departure.as_key);
            conflict.keys = {departure.as_key};
            if (!there || !there->is_away()) break;
            departure = there->departure;
        }
        const bool is_known = std::ranges::any_of(
            conflicts_of(tx_, by_.account, other->id), [&](const Conflict& each) {
                return is_about(each, departure.as_key, *conflict.form) &&
                       is_asked(each, conflict.type);
            });
        if (is_known) return false;
        conflict.check = other->id;
        conflict.check_id = other->check_id;
        if (other->id == check_.id) return true;
        ++other->revision;
        other->changed_ms = by_.now_ms;
        other->sequence = note_event(tx_, by_, *other, "conflict");
        update_check(tx_, by_.account, *other);
        return true;
    }

    // Decides conflicts whose subject is now in the check.
    void settle_conflicts(const CheckDocument& shown) {
        if (intake_.is_first()) return;
        open_ = open_conflicts(tx_, by_.account, check_.id);
        for (Conflict& conflict : *open_) {
            const auto is_of_this = [&](const domain::FoundConflict& found) {
                return is_about(conflict, found.key, found.form) &&
                       domain::asks_too(conflict.type, found.type);
            };
            if (std::ranges::any_of(taken_.conflicts, is_of_this)) continue;
            const auto end = end_of(conflict, shown);
            if (!end) continue;
            conflict.state = *end;
            conflict.settled_ms = by_.now_ms;
            conflict.settled_by = by_.who;
            update_conflict(tx_, by_.account, conflict);
        }
        std::erase_if(*open_,
                      [](const Conflict& each) { return each.state != Conflict::State::open; });
    }
    // An old conflict has no form: it is kept if all its keys are in the check.
    static std::optional<Conflict::State> end_of(const Conflict& conflict,
                                                 const CheckDocument& shown) {
        if (!conflict.form) {
            const bool stands = std::ranges::all_of(
                conflict.keys, [&](const std::string& key) { return shown.part(key) != nullptr; });
            return stands ? std::optional(Conflict::State::kept) : std::nullopt;
        }
        const auto end =
            domain::end_of(conflict.type, conflict.keys.front(), *conflict.form, shown);
        if (!end) return {};
        return *end == domain::ConflictEnd::kept ? Conflict::State::kept : Conflict::State::dropped;
    }

    void keep_words() {
        for (const auto& [node, words] : intake_.words)
            if (!put_words(check_, node, words)) save_words(tx_, by_.account, check_, node, words);
        if (taken_.is_replayed) forget_changes(tx_, by_.account, check_.id);
        insert_changes(tx_, by_.account, check_.id, taken_.spilled);
    }

    // ---- the answer ----

    void warn(std::string warning) {
        if (std::ranges::find(warnings_, warning) == warnings_.end())
            warnings_.push_back(std::move(warning));
    }

    // The submission is written last, with all warnings about it.
    Submitted done() {
        StoredSubmission kept = intake_.submission;
        kept.warnings = warnings_;
        insert_submission(tx_, by_.account, check_.id, kept);
        Submitted submitted{
            .check = check_,
            .text = {},
            .is_applied = taken_.is_applied,
            .conflicts = open_ ? *std::move(open_) : open_conflicts(tx_, by_.account, check_.id),
            .warnings = std::move(warnings_)};
        for (const std::string& key : taken_.removed)
            submitted.removed.push_back(domain::shown_text(key));
        submitted.came = lines_with_id(taken_.came);
        submitted.left = lines_with_id(taken_.left);
        submitted.text = check_.source == kept.number
                             ? CheckText{std::move(kept.head), std::move(kept.data)}
                             : text_of(tx_, by_.account, check_);
        submitted.text.quoted = intake_.quoted;
        return submitted;
    }

    static std::vector<std::string> lines_with_id(const std::vector<std::string>& keys) {
        std::vector<std::string> lines;
        for (const std::string& key : keys)
            if (!domain::is_placed(key)) lines.push_back(domain::shown_text(key));
        return lines;
    }

    storage::Transaction& tx_;
    const WriteContext& by_;
    const Shop& shop_;
    const Incoming& in_;
    base::IdSource& ids_;
    const Intake& intake_;
    const domain::TakenCheck& taken_;
    StoredCheck check_;
    domain::CheckStatus status_;
    std::vector<std::string> warnings_;
    std::optional<std::vector<Conflict>> open_{};  // after settle_conflicts()
};

// The node has seen the current check anyway.
Submitted unchanged(storage::Transaction& tx, const std::string& account, StoredCheck check,
                    StoredSubmission same) {
    if (const std::string bytes = find_words(tx, account, check.id, check.first, same.node);
        !bytes.empty())
        if (auto words = domain::parse_words(bytes); words.answered != check.submissions) {
            note_answer({.state = check.state,
                         .merge = merge_of(tx, account, check),
                         .submissions = check.submissions},
                        words);
            save_words(tx, account, check, same.node, print(words));
        }
    CheckText text = text_of(tx, account, check);
    auto conflicts = open_conflicts(tx, account, check.id);
    return {.check = std::move(check),
            .text = std::move(text),
            .is_applied = same.is_applied,
            .is_new = false,
            .conflicts = std::move(conflicts),
            .warnings = std::move(same.warnings)};
}

// What taking the submission in will ask, now that the check was looked for.
void rehearse(storage::ReadView& ahead, const WriteContext& by, const Incoming& incoming,
              const StoredCheck* known) {
    const std::string& id = known ? known->id : incoming.new_id;
    if (known) {
        find_content(ahead, by.account, id, incoming.content);
        find_words(ahead, by.account, id, known->first, incoming.node);
    }
    open_conflicts(ahead, by.account, id);
    if (!known || domain::status_of(incoming.check).state != CheckState::active)
        rehearse_sale(ahead, by, incoming, known);
}

}  // namespace

std::shared_ptr<const Intake> prepare(storage::ReadView& view, const WriteContext& by,
                                      const Shop& shop, const Incoming& incoming) {
    std::optional<KnownCheck> before;
    if (auto known = find_check(view, by.account, by.store, incoming.check_id)) {
        if (!domain::CheckMerge::can_parse(known->merge) ||
            find_content(view, by.account, known->id, incoming.content))
            return {};
        auto merge = domain::CheckMerge::parse(known->merge);
        before = KnownCheck{*std::move(known), std::move(merge)};
    }
    auto intake = std::make_shared<Intake>(take_in(view, by, shop, incoming, std::move(before)));
    intake->quote();
    return intake;
}

Submitted submit(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                 const Incoming& incoming, base::IdSource& ids, const Intake* prepared) {
    tx.lock(by.account, by.store);
    if (!prepared)
        storage::ask_ahead(tx, [&](storage::ReadView& ahead) {
            find_check(ahead, by.account, by.store, incoming.check_id);
        });
    if (!incoming.is_manual)
        devices::note(tx, {by.account, by.store, by.now_ms, by.who}, incoming.device,
                      incoming.new_device_id);
    if (prepared && prepared->holds(tx, by, incoming))
        return Submission(tx, by, shop, incoming, ids, *prepared).take();
    auto known = find_check(tx, by.account, by.store, incoming.check_id);
    storage::ask_ahead(tx, [&](storage::ReadView& ahead) {
        rehearse(ahead, by, incoming, known ? &*known : nullptr);
    });
    if (!known)
        return Submission(tx, by, shop, incoming, ids, take_in(tx, by, shop, incoming, {})).take();
    if (auto same = find_content(tx, by.account, known->id, incoming.content))
        return unchanged(tx, by.account, *std::move(known), *std::move(same));
    auto merge = merge_of(tx, by.account, *known);
    return Submission(
               tx, by, shop, incoming, ids,
               take_in(tx, by, shop, incoming, KnownCheck{*std::move(known), std::move(merge)}))
        .take();
}

bool knows_current(const StoredCheck& known, const Incoming& incoming) {
    return incoming.is_manual || incoming.base_revision == known.revision;
}

std::string kept_node(std::string node) {
    if (node.starts_with('@')) node.insert(0, 1, '@');
    return node;
}

std::string_view shown_node(std::string_view node) {
    return node.starts_with('@') ? node.substr(1) : node;
}

domain::CheckDocument document_in(const CheckText& text) {
    return domain::read_check(schema::parse_tree(text.head), schema::parse_tree(text.data));
}

}  // namespace features::checks
