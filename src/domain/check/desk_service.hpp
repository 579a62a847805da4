// The desk of checks alone, without a program around it, as the service of a simulated evening.
#pragma once

#include "domain/check/desk.hpp"
#include "domain/check/evening_service.hpp"
#include "domain/check/manual_change.hpp"

#include <algorithm>
#include <stdexcept>

namespace domain::testing {

class DeskService : public EveningService {
public:
    Told send(const Sending& sending) override {
        DeskCheck& check = checks_[sending.check];
        const schema::Tree data = schema::parse_tree(sending.data);
        const base::Fingerprint content = base::fingerprint_of(
            sending.node + '\n' + std::to_string(sending.device_ms.value_or(0)) + '\n' +
            sending.data + '\n' + std::to_string(sending.base_revision.value_or(-1)) +
            (sending.wants_reopen ? "again" : ""));
        if (const auto same = check.contents.find(content); same != check.contents.end()) {
            note_answer(check.kept, check.nodes[sending.node]);
            return told(sending.check, same->second);
        }
        const CheckDocument document = read_check(schema::Tree::object(), data);
        CheckArrival arrival{
            .node = sending.node,
            .device_ms = sending.device_ms,
            .now_ms = sending.at_ms,
            .content = content,
            .knows_current = check.revision > 0 && sending.base_revision == check.revision,
            .wants_reopen = sending.wants_reopen,
            .check = &document};
        const TakenCheck taken = take_in(sending.check, arrival);
        check.contents.emplace(content, taken.is_applied);
        Told answer = told(sending.check, taken.is_applied);
        for (const std::string& key : taken.removed) answer.removed.push_back(shown_text(key));
        return answer;
    }
    ToldMove move(const std::string& check, const std::string& to_check,
                  const std::vector<std::string>& lines, std::int64_t at_ms) override {
        return put(check, to_check, checks_.at(to_check).shown_document, lines, at_ms);
    }
    ToldMove split(const std::string& check, const std::string& new_check,
                   const std::vector<std::string>& lines, std::int64_t at_ms) override {
        checks_[new_check];
        return put(check, new_check, emptied(checks_.at(check).shown_document, new_check), lines,
                   at_ms);
    }
    Told settle(const std::string& id, bool is_kept, std::int64_t at_ms) override {
        const auto found = std::ranges::find(conflicts_, id, &Conflict::id);
        if (found == conflicts_.end() || !found->is_open) throw std::runtime_error("no conflict");
        found->is_open = false;
        found->is_dropped = !is_kept;
        const Conflict conflict = *found;
        const CheckDocument& now = checks_.at(conflict.check).shown_document;
        CheckDocument wanted = now;
        std::vector<std::string> also_decided;
        using Type = FoundConflict::Type;
        const bool takes_away =
            is_kept ? conflict.found.form == gone : conflict.found.type == Type::taken_out;
        if (takes_away) {
            wanted = without_parts(now, {conflict.found.key}, 2);
        } else if (is_kept && conflict.found.type != Type::taken_out) {
            const CheckDocument& from =
                checks_.at(conflict.source).documents.at(conflict.found.number);
            wanted = kept_in(now, from, conflict);
        } else if (!is_kept && conflict.found.type == Type::line) {
            also_decided.push_back(conflict.found.key);
        } else {
            return told(conflict.check, true);
        }
        manual_change(conflict.check, wanted, at_ms, {}, also_decided);
        return told(conflict.check, true);
    }
    Told read(const std::string& check) override { return told(check, true); }
    std::vector<ToldConflict> conflicts() override {
        std::vector<ToldConflict> open;
        for (const Conflict& each : conflicts_)
            if (each.is_open) open.push_back(told(each));
        return open;
    }

protected:
    struct Conflict {
        std::string id, check, source;  // the check, and the one whose submission says it
        std::string source_key{};
        FoundConflict found{};
        bool is_open = true, is_dropped = false;
    };
    struct DeskCheck : CheckArchive {
        std::string name{};
        std::vector<Conflict>* conflicts = nullptr;
        CheckKept kept{};
        std::int64_t revision = 0;
        std::map<std::int64_t, CheckDocument> documents{};
        std::vector<CheckSubmission> submissions{};
        std::map<std::string, NodeWords> nodes{};
        std::vector<SpilledChange> spilled_changes{};
        std::map<base::Fingerprint, bool> contents{};
        CheckDocument shown_document{};

        NodeWords words(const std::string& node) override { return nodes[node]; }
        std::vector<CheckSubmission> applied() override { return submissions; }
        const CheckDocument& document(std::int64_t number) override { return documents.at(number); }
        const CheckDocument& shown() override { return shown_document; }
        std::optional<PartChange> spilled(const std::string& key, const base::Fingerprint& form,
                                          std::optional<std::int64_t> era,
                                          const std::string* not_by) override {
            std::optional<PartChange> found;
            for (const auto& [of, change] : spilled_changes)
                if (of == key && change.form == form && (!era || change.era == *era) &&
                    (!not_by || change.moment.node != *not_by) &&
                    (!found || is_before(found->moment, change.moment)))
                    found = change;
            return found;
        }
        bool has_conflict(FoundConflict::Type type, const std::string& key,
                          const base::Fingerprint& form) override {
            return std::ranges::any_of(*conflicts, [&](const Conflict& each) {
                return each.check == name && each.found.key == key && each.found.form == form &&
                       ((each.is_open && asks_too(each.found.type, type)) || each.is_dropped);
            });
        }
    };

    // For tests that want it wrong: what is kept before a submission is taken, what came of it, the
    // lines that move, and when a conflict is settled.
    virtual void spoil(DeskCheck&, const std::string& /*node*/) {}
    virtual void spoil(DeskCheck&, TakenCheck&) {}
    virtual void spoil(MovedLines&) {}
    virtual bool is_settled(const Conflict& conflict, const CheckDocument& now) {
        return end_of(conflict.found.type, conflict.found.key, conflict.found.form, now)
            .has_value();
    }

    ToldConflict told(const Conflict& conflict) const {
        return {conflict.id, conflict.check, shown_text(conflict.found.key),
                domain::is_payment(conflict.found.key), change_of(conflict)};
    }
    // The member "change" of the line or payment that it is about.
    int change_of(const Conflict& conflict) const {
        if (conflict.found.form == gone) return 0;
        const CheckDocument& from = checks_.at(conflict.source).documents.at(conflict.found.number);
        const CheckPart* part = from.part(conflict.source_key);
        const auto change = part ? schema::whole_of(from.content(*part), "change") : std::nullopt;
        return static_cast<int>(change.value_or(ToldConflict::unknown));
    }
    Told told(const std::string& name, bool is_applied) {
        const DeskCheck& check = checks_.at(name);
        constexpr const char* states[] = {"active", "closed", "voided"};
        Told answer{.is_applied = is_applied,
                    .revision = check.revision,
                    .state = states[static_cast<int>(check.kept.state)],
                    .data = print(check.shown_document.data)};
        for (const Conflict& each : conflicts_)
            if (each.is_open && each.check == name) answer.conflicts.push_back(told(each));
        return answer;
    }

    TakenCheck take_in(const std::string& name, const CheckArrival& arrival) {
        DeskCheck& check = checks_[name];
        check.name = name;
        check.conflicts = &conflicts_;
        spoil(check, arrival.node);
        TakenCheck taken =
            take(check.kept, check, arrival, {.decimals = 2, .zone = *date::locate_zone("UTC")});
        const std::int64_t number = taken.submission.moment.number;
        check.documents.emplace(number, taken.with_ids ? *taken.with_ids : *arrival.check);
        spoil(check, taken);
        for (const FoundConflict& found : taken.conflicts) note(name, found);
        for (auto& [node, words] : taken.nodes)
            check.nodes[node] = parse_words(domain::print(words));
        if (!taken.is_applied) {
            if (!taken.conflicts.empty()) ++check.revision;
            return taken;
        }
        ++check.revision;
        check.submissions.push_back(taken.submission);
        if (taken.is_replayed) check.spilled_changes.clear();
        for (const SpilledChange& each : taken.spilled) check.spilled_changes.push_back(each);
        check.shown_document =
            taken.source == 0 ? taken.composed : check.documents.at(taken.source);
        // Printed and read again, as a program does that keeps it.
        check.kept.merge = CheckMerge::parse(check.kept.merge.print());
        for (Conflict& each : conflicts_)
            if (each.is_open && each.check == name &&
                std::ranges::none_of(taken.conflicts,
                                     [&](const FoundConflict& found) {
                                         return found.key == each.found.key &&
                                                found.form == each.found.form &&
                                                asks_too(each.found.type, found.type);
                                     }) &&
                is_settled(each, check.shown_document))
                each.is_open = false;
        return taken;
    }
    void note(const std::string& name, const FoundConflict& found) {
        Conflict conflict{.id = std::to_string(conflicts_.size() + 1),
                          .check = name,
                          .source = name,
                          .source_key = found.key,
                          .found = found};
        if (found.is_elsewhere) {
            Departure departure = found.departure;
            for (;;) {
                conflict.check = departure.check;
                conflict.found.key = departure.as_key;
                const MergedPart* there =
                    checks_.at(departure.check).kept.merge.part(departure.as_key);
                if (!there || !there->is_away()) break;
                departure = there->departure;
            }
            if (checks_.at(conflict.check).has_conflict(found.type, conflict.found.key, found.form))
                return;
        }
        conflicts_.push_back(std::move(conflict));
    }

    void manual_change(const std::string& name, const CheckDocument& document, std::int64_t at_ms,
                       std::vector<Departure> departures,
                       std::vector<std::string> also_decided = {}) {
        CheckArrival arrival{
            .node = "@",
            .device_ms = at_ms,
            .now_ms = at_ms,
            .content = base::fingerprint_of("manual_change " + std::to_string(++manual_changes_)),
            .knows_current = checks_.at(name).revision > 0,
            .is_manual = true,
            .also_decided = std::move(also_decided),
            .departures = std::move(departures),
            .check = &document};
        take_in(name, arrival);
    }
    ToldMove put(const std::string& check, const std::string& to_check, const CheckDocument& to,
                 const std::vector<std::string>& lines, std::int64_t at_ms) {
        MovingLines moving{.from = checks_.at(check).shown_document,
                           .to = to,
                           .to_merge = checks_.at(to_check).kept.merge,
                           .to_check = to_check,
                           .keys = {}};
        for (const std::string& line : lines)
            for (const char mark : {line_mark, placed_line_mark})
                if (moving.from.part(mark + line)) moving.keys.insert(mark + line);
        MovedLines moved = move_lines(
            moving, [this] { return "made-" + std::to_string(++made_); }, 2);
        spoil(moved);
        manual_change(check, moved.from, at_ms, moved.left);
        manual_change(to_check, moved.to, at_ms, moved.returned);
        for (const Departure& line : moved.left)
            for (Conflict& each : conflicts_)
                if ((each.is_open || each.is_dropped) && each.check == check &&
                    each.found.key == line.key) {
                    each.check = to_check;
                    each.found.key = line.as_key;
                }
        return {told(check, true), told(to_check, true)};
    }
    static CheckDocument kept_in(const CheckDocument& now, const CheckDocument& from,
                                 const Conflict& conflict) {
        AddedPart added = added_part(from, *from.part(conflict.source_key));
        added.replaces = conflict.found.key;
        if (conflict.found.key != conflict.source_key)
            added.content.set("orderUniqueId", schema::Tree::of(shown_key(conflict.found.key)));
        return with_parts(now, {added}, 2);
    }

    std::map<std::string, DeskCheck> checks_{};
    std::vector<Conflict> conflicts_{};
    int manual_changes_ = 0, made_ = 0;
};

}  // namespace domain::testing
