#include "features/menu/pull_runs/requests.hpp"

#include "api/answers.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/menu/pull/pull.hpp"
#include "features/menu/pull_runs/answers.hpp"
#include "features/menu/pull_runs/work.hpp"
#include "features/records/read.hpp"
#include "jobs/trigger.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <set>

namespace features::pull_runs {
namespace {

using api::Call;
using base::Problems;
using base::Refusal;
using pull::Members;

constexpr std::int64_t ahead_ms_max = 366LL * 86'400'000;

const std::string* find(const Members& members, std::string_view name) {
    const auto found = std::ranges::find(members, name, &Members::value_type::first);
    return found == members.end() || found->second == "null" ? nullptr : &found->second;
}

// A time that has passed means now.
std::int64_t time_in(const Members& members, std::int64_t now_ms, Problems& problems) {
    const std::string* raw = find(members, "at");
    if (!raw) return now_ms;
    const auto text = schema::text_of(*raw);
    const auto at_ms = text ? base::parse_iso_time(*text) : schema::count_of(*raw);
    if (!at_ms)
        problems.push_back({"at", "must be a time like 2026-01-31T04:00:00Z or milliseconds"});
    else if (*at_ms > now_ms + ahead_ms_max)
        problems.push_back({"at", "must be within a year"});
    return std::max(now_ms, at_ms.value_or(0));
}

// The names of what is chosen; the names themselves are those of features/menu/pull.
std::string chosen_names(const Members& members) {
    std::vector<std::string> names;
    for (const auto& member : members) {
        Problems none;
        if (!pull::read_choice({member}, none).is_empty())
            names.push_back(base::json_string(member.first));
    }
    return base::json_array(names);
}

// What a body may name, as the key sees it.
class Stores {
public:
    Stores(const Call& call, storage::ReadView& view, std::string source)
        : principal_(*call.principal), view_(view), source_(std::move(source)) {
        for (const storage::Row& row : records::visible_stores(view, principal_))
            active_.push_back(row.id);
    }

    std::vector<std::string> others() const {
        std::vector<std::string> ids = active_;
        std::erase(ids, source_);
        return ids;
    }

    // What is wrong with the id of a store; "" when it is valid.
    std::string objection(const std::string& id) {
        if (id == source_) return "is the store to pull from";
        if (std::ranges::find(active_, id) != active_.end()) return {};
        if (!records::is_store(view_, principal_, id)) return "is not a store of this account";
        if (principal_.may_see(id)) return "is an inactive store";
        is_unseen_ = true;
        return {};
    }

    void refuse_unseen() const {
        if (is_unseen_) throw Refusal::forbidden("this key does not cover the store");
    }

private:
    const auth::Principal& principal_;
    storage::ReadView& view_;
    const std::string source_;
    std::vector<std::string> active_;
    bool is_unseen_ = false;
};

std::vector<std::string> listed_stores(const std::string& raw, Stores& stores, Problems& problems) {
    const auto elements = schema::elements_of(raw);
    if (!raw.starts_with('['))
        problems.push_back({"stores", "must be a list of ids"});
    else if (elements.empty())
        problems.push_back({"stores", "must name at least one store"});
    else if (elements.size() > stores_max)
        problems.push_back({"stores", "must name at most 1000 stores"});
    std::vector<std::string> ids;
    std::set<std::string> named;
    for (std::size_t i = 0; i < std::min(elements.size(), stores_max); ++i) {
        const auto text = schema::text_of(elements[i]);
        const bool is_id = text && base::is_id(*text);
        ids.push_back(is_id ? base::lower_ascii(*text) : std::string());
        std::string sentence = !is_id                             ? "is not an id"
                               : !named.insert(ids.back()).second ? "is listed twice"
                                                                  : stores.objection(ids.back());
        if (!sentence.empty())
            problems.push_back({"stores[" + std::to_string(i) + ']', std::move(sentence)});
    }
    return ids;
}

// What both sorts of bodies have in common.
struct Reading {
    Members members;
    Problems problems{};
    pull::Choice choice{};
    Run run{};
};

Reading read_common(const Call& call, storage::ReadView& view) {
    Reading reading{.members = schema::read_members(call.request.body)};
    auto& [members, problems, choice, run] = reading;
    choice = pull::read_choice(members, problems);
    const std::string sent = pull::source_in(members, problems);
    run.id = call.services.world.ids.next();
    run.who = call.principal->id;
    run.choice_json = chosen_names(members);
    run.created_ms = call.now_ms;
    run.at_ms = time_in(members, call.now_ms, problems);
    run.state = scheduled;
    run.source = pull::source_for(view, call.principal->account, sent);
    if (!records::is_store(view, *call.principal, run.source))
        problems.push_back({"sourceStore", "is not a store of this account"});
    return reading;
}

Wanted finished(const Call& call, Reading reading, const Stores& stores,
                const std::vector<std::string>& ids) {
    if (!reading.problems.empty()) throw Refusal::invalid(std::move(reading.problems));
    pull::require_choice(reading.choice);
    stores.refuse_unseen();
    if (!call.principal->may_see(reading.run.source))
        throw Refusal::forbidden("The key does not cover the store to pull from");
    Wanted wanted{std::move(reading.run), {}};
    for (const std::string& id : ids)
        wanted.stores.push_back({.store = id, .state = std::string(pending)});
    return wanted;
}

}  // namespace

Wanted read_wanted(const Call& call, storage::ReadView& view) {
    Reading reading = read_common(call, view);
    Stores stores(call, view, reading.run.source);
    const std::string* listed = find(reading.members, "stores");
    const auto ids = listed ? listed_stores(*listed, stores, reading.problems) : stores.others();
    if (!listed && ids.empty())
        reading.problems.push_back({"stores", "there is no other store to pull into"});
    if (!listed && ids.size() > stores_max)
        reading.problems.push_back({"stores", "must name at most 1000 stores"});
    return finished(call, std::move(reading), stores, ids);
}

Wanted read_wanted(const Call& call, storage::ReadView& view, const std::string& store) {
    records::require_store(view, *call.principal, store);
    Reading reading = read_common(call, view);
    Stores stores(call, view, reading.run.source);
    if (store == reading.run.source)
        reading.problems.push_back(
            {"sourceStore",
             std::string(pull::same_store(find(reading.members, "sourceStore") != nullptr))});
    else if (std::string sentence = stores.objection(store); !sentence.empty())
        reading.problems.push_back({"store", std::move(sentence)});
    return finished(call, std::move(reading), stores, {store});
}

bool has_time(std::string_view body) {
    const Members members = schema::read_members(body);
    return find(members, "at") != nullptr;
}

api::Plan plan_of(const Call& call, Wanted wanted) {
    const std::string& account = call.principal->account;
    const auto& trigger = call.services.of<jobs::Trigger>();
    return {.scope = {account, ""},
            .run = [account, wanted = std::move(wanted), now_ms = call.now_ms,
                    &trigger](storage::Transaction& tx) -> api::Outcome {
                if (count_live(tx, account) >= live_max)
                    throw Refusal::conflict("too_many_runs",
                                            "The account already has 100 runs that have not ended");
                Run run = wanted.run;
                run.number = last_number(tx, account) + 1;
                insert(tx, account, run, wanted.stores);
                jobs::due_at(tx, account, "", pull_job, run.at_ms);
                if (run.at_ms <= now_ms)
                    tx.after_commit([account, &trigger] {
                        trigger({account, "", std::string(pull_job)});
                    });
                return api::json_answer(schema::write(run_answer, {run, wanted.stores, true}));
            }};
}

}  // namespace features::pull_runs
