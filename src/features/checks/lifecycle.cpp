#include "features/checks/lifecycle.hpp"

#include "access/person.hpp"
#include "base/json_text.hpp"
#include "base/time_text.hpp"
#include "features/checks/settle_sale.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace features::checks {

std::int64_t note_event(storage::Transaction& tx, const Writing& by, const StoredCheck& check,
                        std::string_view type) {
    return storage::note_event(tx, by.account, check.store,
                               {.type = type,
                                .kind = "check",
                                .id = check.id,
                                .revision = check.revision,
                                .at_ms = by.now_ms,
                                .is_configuration = false});
}

// What stood before checks were kept as they are is taken from the beginning again.
domain::CheckMerge merge_of(storage::Transaction& tx, const std::string& account,
                            const StoredCheck& check) {
    if (domain::CheckMerge::can_parse(check.merge)) return domain::CheckMerge::parse(check.merge);
    return taken_again(tx, account, check, applied_submissions(tx, account, check.id));
}

domain::CheckMerge taken_again(storage::Transaction& tx, const std::string& account,
                               const StoredCheck& check,
                               std::span<const domain::CheckSubmission> applied) {
    domain::ReplayedCheck replayed = domain::replay(applied);
    forget_words(tx, account, check.id);
    for (auto& [node, words] : replayed.nodes) {
        note_answer(
            {.state = check.state, .merge = replayed.merge, .submissions = check.submissions},
            words);
        save_words(tx, account, check.id, node, words);
    }
    forget_changes(tx, account, check.id);
    insert_changes(tx, account, check.id, replayed.merge.take_spilled());
    return std::move(replayed.merge);
}

namespace {

using domain::CheckDocument;

// Twice the largest body. Beyond it whoever asks for the active checks waits for this one.
constexpr std::size_t merged_bytes_max = std::size_t{16} << 20;

// What lies in the tables of a check, read as it is asked for.
class StoredArchive : public domain::CheckArchive {
public:
    StoredArchive(storage::Transaction& tx, const std::string& account, const StoredCheck& check)
        : tx_(tx), account_(account), check_(check) {}

    domain::NodeWords words(const std::string& node) override {
        return find_words(tx_, account_, check_.id, node).value_or(domain::NodeWords());
    }
    std::vector<domain::CheckSubmission> applied() override {
        return applied_submissions(tx_, account_, check_.id);
    }
    const CheckDocument& document(std::int64_t number) override {
        const auto known = documents_.find(number);
        if (known != documents_.end()) return known->second;
        const auto submission = find_submission(tx_, account_, check_.id, number);
        if (!submission) throw std::runtime_error("a check without a submission of its history");
        return documents_.emplace(number, document_in({submission->head, submission->data}))
            .first->second;
    }
    const CheckDocument& shown() override {
        if (check_.source != 0) return document(check_.source);
        if (!merged_) merged_ = document_in({check_.head, check_.data});
        return *merged_;
    }
    std::optional<domain::PartChange> spilled(const std::string& key, const base::Fingerprint& form,
                                              std::optional<std::int64_t> era,
                                              const std::string* not_by) override {
        return find_change(tx_, account_, check_.id, {key, form, era, not_by});
    }
    bool has_conflict(const std::string& key, const base::Fingerprint& form) override {
        if (!conflicts_) conflicts_ = conflicts_of(tx_, account_, check_.id);
        return std::ranges::any_of(*conflicts_, [&](const Conflict& each) {
            return is_about(each, key, form) && each.state != Conflict::State::kept;
        });
    }
    static bool is_about(const Conflict& conflict, const std::string& key,
                         const base::Fingerprint& form) {
        return conflict.keys == std::vector{key} && conflict.form == form;
    }

private:
    storage::Transaction& tx_;
    const std::string& account_;
    const StoredCheck check_;  // as it was before
    std::map<std::int64_t, CheckDocument> documents_{};
    std::optional<CheckDocument> merged_{};
    std::optional<std::vector<Conflict>> conflicts_{};
};

// One submission on its way into the tables.
class Submission {
public:
    Submission(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
               const Incoming& incoming, base::IdSource& ids, std::optional<StoredCheck> known)
        : tx_(tx),
          by_(by),
          shop_(shop),
          in_(incoming),
          ids_(ids),
          is_first_(!known),
          was_(known ? known->state : CheckState::active),
          status_(domain::status_of(incoming.check)),
          warnings_(incoming.warnings) {
        if (known)
            check_ = *std::move(known);
        else
            open();
    }

    Submitted take() {
        const bool knows_current =
            !is_first_ && (in_.is_decree || in_.base_revision == check_.revision);
        const bool is_late = was_ != CheckState::active && !knows_current && !in_.wants_reopen;
        if (!is_late) require_privileges();
        domain::CheckKept kept{.state = check_.state, .submissions = check_.submissions};
        if (!is_first_) kept.merge = merge_of(tx_, by_.account, check_);
        StoredArchive archive(tx_, by_.account, check_);
        taken_ = domain::take(kept, archive,
                              {.node = in_.node,
                               .said_ms = in_.said_ms,
                               .now_ms = by_.now_ms,
                               .content = in_.content,
                               .knows_current = knows_current,
                               .wants_reopen = in_.wants_reopen,
                               .is_decree = in_.is_decree,
                               .also_decided = in_.also_decided,
                               .departures = in_.departures,
                               .check = &in_.check},
                              {.decimals = shop_.decimals, .zone = *shop_.calendar.zone});
        check_.submissions = kept.submissions;
        for (std::string& warning : taken_.warnings) warn(std::move(warning));
        if (!status_.is_known) warn("status: an unknown status counts as ACTIVE");
        taken_.is_applied ? apply(kept, archive) : keep_late();
        keep_words();
        return done();
    }

private:
    void open() {
        check_.id = in_.new_id;
        check_.store = shop_.id;
        check_.check_id = in_.check_id;
        check_.opened_ms = domain::opened_at(in_.check, by_.now_ms, *shop_.calendar.zone);
        check_.opened_day = shop_.calendar.day_of(check_.opened_ms).time_since_epoch().count();
        check_.currency = shop_.currency;
        check_.sale = in_.new_sale_id;
    }

    // What becomes of the whole check is what the person does. Which lines are void or discounted
    // may be a copy of what others did.
    void require_privileges() const {
        if (!in_.held) return;
        kinds::PrivilegeSet needs;
        if (was_ != CheckState::active) needs.add("DEV_REOPEN");
        if (status_.state == CheckState::closed) needs.add("DEV_PAYMENT");
        if (status_.state == CheckState::voided) needs.add("DEV_VOID_CHECK");
        if (!in_.held->has_all(needs))
            throw auth::privilege_missing("You may not do this to a check", needs - *in_.held);
    }

    // ---- a check that goes on ----

    void apply(const domain::CheckKept& kept, StoredArchive& archive) {
        check_.state = kept.state;
        check_.ended_ms = check_.state == CheckState::active ? 0 : by_.now_ms;
        check_.merge = kept.merge.print();
        const CheckDocument& shown = show(archive);
        require_size();
        save(event_type());
        settle_conflicts(shown);
        settle_sale(tx_, by_, shop_, {check_, was_, shown, taken_.claimed}, warnings_);
    }

    const CheckDocument& show(StoredArchive& archive) {
        check_.source = taken_.source;
        check_.is_merged = taken_.source == 0;
        check_.head = check_.is_merged ? print(taken_.composed.head) : "";
        check_.data = check_.is_merged ? print(taken_.composed.data) : "";
        if (check_.is_merged) return taken_.composed;
        return is_of_this() ? sent() : archive.document(taken_.source);
    }
    bool is_of_this() const { return taken_.source == taken_.submission.moment.number; }
    const CheckDocument& sent() const { return taken_.with_ids ? *taken_.with_ids : in_.check; }

    void require_size() const {
        if (std::max(check_.head.size() + check_.data.size(), check_.merge.size()) >
            merged_bytes_max)
            throw base::Refusal(413, "check_too_large",
                                "With this the check would be larger than 16 MiB");
    }

    std::string_view event_type() const {
        if (is_first_ && check_.state == CheckState::active) return "created";
        switch (check_.state) {
            case CheckState::closed: return "closed";
            case CheckState::voided: return "voided";
            case CheckState::active: break;
        }
        return was_ == CheckState::active ? "updated" : "reopened";
    }

    // ---- one that comes too late ----

    void keep_late() {
        warn("the check is " + std::string(name_of(check_.state)) +
             ": this was kept and changed nothing");
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
        if (is_first_)
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
    // To the check in which the line lives now, which may not be where it went first. False: it is
    // known there already.
    bool put_elsewhere(Conflict& conflict, domain::Departure departure) {
        std::optional<StoredCheck> other;
        for (;;) {
            other = find_by_id(tx_, by_.account, departure.check);
            if (!other) throw std::runtime_error("a line that has left to no check");
            const auto merge = merge_of(tx_, by_.account, *other);
            const domain::MergedPart* there = merge.part(departure.as_key);
            conflict.keys = {departure.as_key};
            if (!there || !there->is_away()) break;
            departure = there->departure;
        }
        StoredArchive archive(tx_, by_.account, *other);
        if (archive.has_conflict(departure.as_key, *conflict.form)) return false;
        conflict.check = other->id;
        conflict.check_id = other->check_id;
        if (other->id == check_.id) return true;
        ++other->revision;
        other->changed_ms = by_.now_ms;
        other->sequence = note_event(tx_, by_, *other, "conflict");
        update_check(tx_, by_.account, *other);
        return true;
    }

    // What stands in the check as a conflict has it is decided by that.
    void settle_conflicts(const CheckDocument& shown) {
        if (is_first_) return;
        for (Conflict& conflict : open_conflicts(tx_, by_.account, check_.id)) {
            const auto is_of_this = [&](const domain::FoundConflict& found) {
                return StoredArchive::is_about(conflict, found.key, found.form);
            };
            if (std::ranges::any_of(taken_.conflicts, is_of_this)) continue;
            const auto end = end_of(conflict, shown);
            if (!end) continue;
            conflict.state = *end;
            conflict.settled_ms = by_.now_ms;
            conflict.settled_by = by_.who;
            update_conflict(tx_, by_.account, conflict);
        }
    }
    // One of before tells no form: it is kept when all that it names is there.
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
        for (const auto& [node, words] : taken_.nodes)
            save_words(tx_, by_.account, check_.id, node, words);
        if (taken_.is_replayed) forget_changes(tx_, by_.account, check_.id);
        insert_changes(tx_, by_.account, check_.id, taken_.spilled);
    }

    // ---- the answer ----

    void warn(std::string warning) {
        if (std::ranges::find(warnings_, warning) == warnings_.end())
            warnings_.push_back(std::move(warning));
    }

    // The submission is written last, with all that was found to be said about it.
    Submitted done() {
        const domain::Moment& moment = taken_.submission.moment;
        StoredSubmission kept{.number = moment.number,
                              .node = in_.node,
                              .stamp_ms = moment.at_ms,
                              .device_ms = in_.said_ms.value_or(0),
                              .arrived_ms = by_.now_ms,
                              .content = in_.content,
                              .is_applied = taken_.is_applied,
                              .decided = std::move(taken_.submission.decided),
                              .head = in_.head,
                              .data = taken_.with_ids ? print(taken_.with_ids->data) : in_.data,
                              .warnings = warnings_,
                              .made_by = by_.who,
                              .natural_ms = moment.natural_ms,
                              .is_raised = moment.is_raised,
                              .is_knowing = moment.is_knowing,
                              .is_late = moment.is_late,
                              .departures = std::move(taken_.submission.departures),
                              .said = domain::print(taken_.submission.parts)};
        insert_submission(tx_, by_.account, check_.id, kept);
        Submitted submitted{.check = check_,
                            .text = {},
                            .is_applied = taken_.is_applied,
                            .conflicts = open_conflicts(tx_, by_.account, check_.id),
                            .warnings = std::move(warnings_)};
        for (const std::string& key : taken_.removed)
            submitted.removed.push_back(domain::shown_text(key));
        submitted.text = check_.source == moment.number
                             ? CheckText{std::move(kept.head), std::move(kept.data)}
                             : text_of(tx_, by_.account, check_);
        return submitted;
    }

    storage::Transaction& tx_;
    const Writing& by_;
    const CheckShop& shop_;
    const Incoming& in_;
    base::IdSource& ids_;
    bool is_first_;
    CheckState was_;
    domain::CheckStatus status_;
    StoredCheck check_{};
    domain::TakenCheck taken_{};
    std::vector<std::string> warnings_;
};

// The node has seen the check as it is all the same.
Submitted unchanged(storage::Transaction& tx, const std::string& account, StoredCheck check,
                    StoredSubmission same) {
    if (auto words = find_words(tx, account, check.id, same.node);
        words && words->answered != check.submissions) {
        note_answer({.state = check.state,
                     .merge = merge_of(tx, account, check),
                     .submissions = check.submissions},
                    *words);
        save_words(tx, account, check.id, same.node, *words);
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

std::string text_list(const std::vector<std::string>& texts) {
    std::vector<std::string> quoted;
    for (const std::string& text : texts) quoted.push_back(base::json_string(text));
    return base::json_array(quoted);
}

}  // namespace

Submitted submit(storage::Transaction& tx, const Writing& by, const CheckShop& shop,
                 const Incoming& incoming, base::IdSource& ids) {
    tx.lock(by.account, by.store);
    if (!incoming.is_decree)
        devices::note(tx, {by.account, by.store, by.now_ms}, incoming.device,
                      incoming.new_device_id);
    auto known = find_check(tx, by.account, by.store, incoming.check_id);
    if (known)
        if (auto same = find_content(tx, by.account, known->id, incoming.content))
            return unchanged(tx, by.account, *std::move(known), *std::move(same));
    return Submission(tx, by, shop, incoming, ids, std::move(known)).take();
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

std::string json_of(const Conflict& conflict) {
    std::vector<std::string> lines, payments;
    for (const std::string& key : conflict.keys)
        (domain::is_payment(key) ? payments : lines).push_back(domain::shown_text(key));
    base::JsonObject json;
    json.text("id", conflict.id)
        .text("checkID", conflict.check_id)
        .text("type", name_of(conflict.type))
        .text("node", shown_node(conflict.node))
        .raw("lines", text_list(lines))
        .raw("payments", text_list(payments))
        .text("date", base::iso_time(conflict.made_ms));
    if (conflict.form == domain::gone) json.flag("removes", true);
    if (conflict.state != Conflict::State::open)
        json.text("decision", conflict.state == Conflict::State::kept ? "keep" : "drop")
            .text("decidedBy", conflict.settled_by)
            .text("decidedAt", base::iso_time(conflict.settled_ms));
    return json.done();
}

std::string answer_of(const Submitted& submitted) {
    std::vector<std::string> conflicts;
    for (const Conflict& conflict : submitted.conflicts) conflicts.push_back(json_of(conflict));
    const std::string members = base::JsonObject()
                                    .flag("applied", submitted.is_applied)
                                    .flag("merged", submitted.check.is_merged)
                                    .raw("removed", text_list(submitted.removed))
                                    .raw("conflicts", base::json_array(conflicts))
                                    .raw("warnings", text_list(submitted.warnings))
                                    .done();
    std::string document = document_of(submitted.check, submitted.text);
    document.back() = ',';
    return document += members.substr(1);
}

}  // namespace features::checks
