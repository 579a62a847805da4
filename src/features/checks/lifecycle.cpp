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
namespace {

using domain::CheckDocument;
using domain::CheckOutcome;
using domain::CheckPart;
using domain::StandingPart;

// Twice the largest body. Beyond it whoever asks for the active checks waits for this one.
constexpr std::size_t merged_bytes_max = std::size_t{16} << 20;

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
          status_(domain::status_of(incoming.check)) {
        warnings_ = incoming.warnings;
        if (known) {
            check_ = *std::move(known);
        } else {
            open();
        }
        knows_current_ = !is_first_ && (in_.is_decree || in_.base_revision == check_.revision);
        number_ = check_.submissions + 1;
    }

    Submitted take() {
        const bool is_late = was_ != CheckState::active && !knows_current_ && !in_.wants_reopen;
        if (is_late) return keep_late();
        require_privileges();
        return apply();
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

    Submitted apply() {
        const std::vector<std::string> before = line_keys();
        const domain::CheckSubmission submission{.number = number_,
                                                 .at_ms = stamp(),
                                                 .node = in_.node,
                                                 .content = in_.content,
                                                 .decided = decided()};
        check_.history.add(submission, in_.check);
        outcome_ = check_.history.outcome();
        check_.state = status_.state;
        if (check_.state == CheckState::active)
            show_merged();
        else
            close();
        keep_submission(submission.at_ms, submission.decided, true);
        save(event_type());
        settle_conflicts();
        settle_sale(tx_, by_, shop_, {check_, was_, *shown_}, warnings_);
        return done(removed_since(before));
    }

    std::int64_t believed() const {
        return std::min(in_.said_ms.value_or(by_.now_ms), by_.now_ms + ahead_ms_max);
    }
    // Who knows the check as it is now says something later than all that is in it.
    std::int64_t stamp() const {
        const bool is_last = knows_current_ || was_ != CheckState::active;
        return is_last ? std::max(believed(), check_.history.latest_ms() + 1) : believed();
    }

    // The parts in which a submission that knows the check differs from it; what is paid stays
    // paid.
    std::vector<std::string> decided() {
        if (!knows_current_) return {};
        std::set<std::string> keys(in_.also_decided.begin(), in_.also_decided.end());
        const CheckDocument current = document_in(text_of(tx_, by_.account, check_));
        for (const CheckPart& part : in_.check.parts) {
            const CheckPart* known = current.part(part.key);
            if (!known || known->form != part.form) keys.insert(part.key);
        }
        for (const CheckPart& part : current.parts)
            if (!domain::is_payment(part.key) && !in_.check.part(part.key)) keys.insert(part.key);
        return {keys.begin(), keys.end()};
    }

    void show_merged() {
        check_.ended_ms = 0;
        if (!domain::is_merged(outcome_, document(outcome_.latest))) return show(outcome_.latest);
        auto composed = domain::compose(
            outcome_,
            [this](std::int64_t number) -> const CheckDocument& { return document(number); },
            shop_.decimals);
        check_.is_merged = true;
        check_.source = 0;
        check_.head = print(composed.head);
        check_.data = print(composed.data);
        if (check_.head.size() + check_.data.size() > merged_bytes_max)
            throw base::Refusal(413, "check_too_large",
                                "With this the check would be larger than 16 MiB");
        merged_ = domain::read_check(std::move(composed.head), std::move(composed.data));
        shown_ = &merged_;
    }

    void show(std::int64_t number) {
        check_.is_merged = false;
        check_.source = number;
        check_.head.clear();
        check_.data.clear();
        shown_ = &document(number);
    }

    void close() {
        check_.ended_ms = by_.now_ms;
        const bool is_final = in_.is_decree || check_.state == CheckState::voided ||
                              is_covered(domain::sale_of(in_.check, shop_.decimals, by_.now_ms,
                                                         *shop_.calendar.zone));
        if (is_final) {
            show(number_);
            if (!in_.is_decree) note_unknown_parts();
            return;
        }
        warn("the payments do not cover the total: the sale is made of all lines that are known");
        outcome_.latest = number_;
        show_merged();
        check_.ended_ms = by_.now_ms;
    }

    // What only others knew, or others have changed since, when a check is closed.
    void note_unknown_parts() {
        std::set<std::string> known;
        for (const Conflict& conflict : open_conflicts(tx_, by_.account, check_.id))
            known.insert(conflict.keys.begin(), conflict.keys.end());
        for (const StandingPart& part : outcome_.parts) {
            const CheckPart* own = in_.check.part(part.key);
            if ((own && own->form == part.form) || known.contains(part.key)) continue;
            new_conflicts_.push_back({.id = ids_.next(),
                                      .store = shop_.id,
                                      .check = check_.id,
                                      .check_id = check_.check_id,
                                      .number = part.number,
                                      .node = part.changed_by,
                                      .keys = {part.key},
                                      .made_ms = by_.now_ms});
        }
    }

    const CheckDocument& document(std::int64_t number) {
        if (number == number_) return in_.check;
        const auto known = documents_.find(number);
        if (known != documents_.end()) return known->second;
        const auto submission = find_submission(tx_, by_.account, check_.id, number);
        if (!submission) throw std::runtime_error("a check without a submission of its history");
        return documents_.emplace(number, document_in({submission->head, submission->data}))
            .first->second;
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

    Submitted keep_late() {
        Conflict conflict{.id = ids_.next(),
                          .store = shop_.id,
                          .check = check_.id,
                          .check_id = check_.check_id,
                          .is_late = true,
                          .number = number_,
                          .node = in_.node,
                          .made_ms = by_.now_ms};
        for (const CheckPart& part : in_.check.parts)
            if (!check_.history.knows(part.key, part.form)) conflict.keys.push_back(part.key);
        warn("the check is " + std::string(name_of(check_.state)) +
             ": this was kept and changed nothing");
        if (!conflict.keys.empty()) new_conflicts_.push_back(std::move(conflict));
        keep_submission(believed(), {}, false);
        if (new_conflicts_.empty())
            update_check(tx_, by_.account, check_);
        else
            save("conflict");
        Submitted submitted = done({});
        submitted.is_applied = false;
        return submitted;
    }

    // ---- writing ----

    void keep_submission(std::int64_t stamp_ms, const std::vector<std::string>& decided,
                         bool is_applied) {
        check_.submissions = number_;
        kept_ = {.number = number_,
                 .node = in_.node,
                 .stamp_ms = stamp_ms,
                 .device_ms = in_.said_ms.value_or(0),
                 .arrived_ms = by_.now_ms,
                 .content = in_.content,
                 .is_applied = is_applied,
                 .decided = decided,
                 .head = in_.head,
                 .data = in_.data,
                 .made_by = by_.who};
        if (!status_.is_known) warn("status: an unknown status counts as ACTIVE");
    }

    void save(std::string_view type) {
        ++check_.revision;
        check_.changed_ms = by_.now_ms;
        check_.sequence = storage::note_event(tx_, by_.account, check_.store,
                                              {.type = type,
                                               .kind = "check",
                                               .id = check_.id,
                                               .revision = check_.revision,
                                               .at_ms = by_.now_ms,
                                               .is_configuration = false});
        if (is_first_)
            insert_check(tx_, by_.account, check_);
        else
            update_check(tx_, by_.account, check_);
        for (const Conflict& conflict : new_conflicts_) insert_conflict(tx_, by_.account, conflict);
    }

    // What stands in the check again is decided by that.
    void settle_conflicts() {
        if (check_.state != CheckState::active || was_ == CheckState::active) return;
        for (Conflict& conflict : open_conflicts(tx_, by_.account, check_.id)) {
            const bool stands = std::ranges::all_of(conflict.keys, [&](const std::string& key) {
                return shown_->part(key) != nullptr;
            });
            if (!stands) continue;
            conflict.state = Conflict::State::kept;
            conflict.settled_ms = by_.now_ms;
            conflict.settled_by = by_.who;
            settle_conflict(tx_, by_.account, conflict);
        }
    }

    // ---- the answer ----

    void warn(std::string warning) {
        if (std::ranges::find(warnings_, warning) == warnings_.end())
            warnings_.push_back(std::move(warning));
    }

    std::vector<std::string> line_keys() {
        std::vector<std::string> keys;
        if (is_first_) return keys;
        if (was_ == CheckState::active) {
            for (const StandingPart& part : check_.history.outcome().parts)
                if (!domain::is_payment(part.key)) keys.push_back(part.key);
        } else {
            for (const CheckPart& part : document_in(text_of(tx_, by_.account, check_)).parts)
                if (!domain::is_payment(part.key)) keys.push_back(part.key);
        }
        return keys;
    }

    std::vector<std::string> removed_since(const std::vector<std::string>& before) const {
        std::vector<std::string> removed;
        for (const std::string& key : before)
            if (!shown_->part(key)) removed.emplace_back(domain::shown_key(key));
        return removed;
    }

    // The submission is written last, with all that was found to be said about it.
    Submitted done(std::vector<std::string> removed) {
        kept_.warnings = warnings_;
        insert_submission(tx_, by_.account, check_.id, kept_);
        return {.check = check_,
                .text = check_.source == number_ ? CheckText{in_.head, in_.data}
                                                 : text_of(tx_, by_.account, check_),
                .removed = std::move(removed),
                .conflicts = open_conflicts(tx_, by_.account, check_.id),
                .warnings = std::move(warnings_)};
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
    bool knows_current_ = false;
    std::int64_t number_ = 1;
    CheckOutcome outcome_{};
    CheckDocument merged_{};
    const CheckDocument* shown_ = nullptr;  // what the check is now
    std::map<std::int64_t, CheckDocument> documents_{};
    std::vector<Conflict> new_conflicts_{};
    StoredSubmission kept_{};
    std::vector<std::string> warnings_{};
};

Submitted unchanged(storage::ReadView& view, std::string_view account, StoredCheck check,
                    StoredSubmission same) {
    CheckText text = text_of(view, account, check);
    auto conflicts = open_conflicts(view, account, check.id);
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

domain::CheckDocument document_in(const CheckText& text) {
    return domain::read_check(schema::parse_tree(text.head), schema::parse_tree(text.data));
}

std::string json_of(const Conflict& conflict) {
    std::vector<std::string> lines, payments;
    for (const std::string& key : conflict.keys)
        (domain::is_payment(key) ? payments : lines).emplace_back(domain::shown_key(key));
    base::JsonObject json;
    json.text("id", conflict.id)
        .text("checkID", conflict.check_id)
        .text("type", conflict.is_late ? "late" : "line")
        .text("node", conflict.node)
        .raw("lines", text_list(lines))
        .raw("payments", text_list(payments))
        .text("date", base::iso_time(conflict.made_ms));
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
