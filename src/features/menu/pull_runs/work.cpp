#include "features/menu/pull_runs/work.hpp"

#include "api/guard.hpp"
#include "auth/authors.hpp"
#include "auth/person.hpp"
#include "base/failpoint.hpp"
#include "base/refusal.hpp"
#include "base/short_waits.hpp"
#include "features/menu/pull_runs/pull_runs_store.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"
#include "storage/failure.hpp"
#include "storage/write_under.hpp"

#include <algorithm>

namespace features::pull_runs {
namespace {

using base::Refusal;
using storage::ReadView;
using storage::Transaction;

constexpr std::int64_t wait_ms = 1'000, wait_ms_max = 300'000;
constexpr auto run_max = std::chrono::seconds(10);  // then other accounts have their turn

// The run has ended, or another process has pulled into the store: the decision is dropped.
struct Superseded : std::exception {};

// Of one run and one of its stores.
struct Step {
    Run run;
    RunStore store;
};

struct Decided {
    auth::Principal principal;
    std::int64_t now_ms;
    Pull pull;
};

std::int64_t wait_after(std::int64_t failures) {
    const std::int64_t ms = std::min(wait_ms_max, wait_ms << std::min<std::int64_t>(failures, 20));
    return base::shortened(std::chrono::milliseconds(ms)).count();
}

// The key or the person that requested the run, as they are now.
auth::Principal principal_of(ReadView& view, const std::string& account, const std::string& id,
                             std::int64_t now_ms) {
    const auto found = auth::principal_now(view, account, id, now_ms);
    if (!found || (found->person && !auth::is_any_open(found->person->rights)))
        throw Refusal(403, "key_revoked",
                      "The key or person that requested the pull no longer has access");
    if (!found->person) return *found;
    return *auth::principal_of(found->person, {.any_of = {"BO_MENU_PULL"}}, "");
}

void require_active(ReadView& view, const std::string& account, const std::string& store) {
    const auto row = storage::find(view, kinds::store, account, store);
    if (!row) throw Refusal::not_found("store");
    if (!row->is_active) throw Refusal::conflict("store_inactive", "The store is inactive");
}

pull::Choice choice_of(const Run& run) {
    pull::Members members;
    for (const std::string& name : schema::elements_of(run.choice_json))
        members.emplace_back(schema::text_of(name).value_or(""), "true");
    base::Problems none;
    return pull::read_choice(members, none);
}

// The job of one account.
class Work {
public:
    Work(const Dependencies& dependencies, const jobs::Lease& lease)
        : dependencies_(dependencies), lease_(lease), account_(lease.account()) {}

    std::optional<DueStore> next() {
        std::optional<DueStore> due;
        const std::int64_t now_ms = dependencies_.world.clock.now_ms();
        dependencies_.database.read([&](ReadView& view) {
            due = next_store(view, account_, now_ms, now_ms + 2 * wait_ms_max);
        });
        return due;
    }

    void pull_into(const DueStore& due) {
        std::optional<Step> step;
        try {
            step = begin(due);
            if (step) carry_out(*step);
        } catch (const jobs::LeaseLost&) {
            throw;
        } catch (const Superseded&) {
        } catch (const std::exception&) {
            if (!step) throw;
            note_failure(*step, storage::for_client(std::current_exception()));
        }
    }

    // Under the lock of the account, so that no run that is being requested is missed; announced
    // immediately, because it also holds after a failure.
    std::optional<std::int64_t> announce_next() {
        std::optional<std::int64_t> next_ms;
        storage::write_under(dependencies_.database, storage::Scope{account_, ""},
                             [&](Transaction& tx) {
                                 lease_.require(tx);
                                 next_ms = next_due_ms(tx, account_);
                                 if (next_ms)
                                     jobs::due_at(tx, account_, "", lease_.key().name, *next_ms);
                             });
        return next_ms;
    }

private:
    // Marks the run as running.
    std::optional<Step> begin(const DueStore& due) {
        std::optional<Step> step;
        dependencies_.database.write_now([&](Transaction& tx) {
            lease_.require(tx);
            step.reset();
            tx.lock_row("pull_run", account_, due.run);
            auto run = find_run(tx, account_, due.run);
            auto store = find_store(tx, account_, due.run, due.store);
            if (!run || run->has_ended() || !store || store->state != pending) return;
            if (run->state == scheduled) {
                run->state = running;
                run->started_ms = dependencies_.world.clock.now_ms();
                put_state(tx, account_, *run);
            }
            step = Step{*std::move(run), *std::move(store)};
        });
        return step;
    }

    // Nothing is committed until the pull is, however long that takes.
    void carry_out(const Step& step) {
        const jobs::LeaseKeeper keeper(dependencies_.database, lease_);
        const auto decided = decide(step);
        storage::write_under(
            dependencies_.database, storage::Scope{account_, step.store.store},
            [&](Transaction& tx) {
                lease_.require(tx);
                require_active(tx, account_, step.store.store);
                RunStore after = step.store;
                after.state = done;
                after.result_json = decided->pull(tx);
                after.error_json.clear();
                after.ended_ms = dependencies_.world.clock.now_ms();
                close(tx, step, after);
            },
            true);
        base::failpoint("pulled");
    }

    std::unique_ptr<Decided> decide(const Step& step) {
        auto decided = std::make_unique<Decided>();
        dependencies_.database.read([&](ReadView& view) {
            const std::string& store = step.store.store;
            decided->now_ms = dependencies_.world.clock.now_ms();
            decided->principal = principal_of(view, account_, step.run.who, decided->now_ms);
            if (!decided->principal.may_see(store))
                throw Refusal::forbidden("this key does not cover the store");
            require_active(view, account_, store);
            decided->pull = dependencies_.decide(
                view, {.source = step.run.source, .target = store, .choice = choice_of(step.run)},
                {decided->principal, decided->now_ms, dependencies_.rules});
        });
        return decided;
    }

    // Stores the result of the store. The row of the run is locked only here, so that a run can be
    // cancelled during a long pull.
    void close(Transaction& tx, const Step& step, const RunStore& after) {
        if (!hold_live(tx, account_, step.run.id)) throw Superseded();
        auto run = find_run(tx, account_, step.run.id);
        const auto now = find_store(tx, account_, step.run.id, after.store);
        if (!run || run->has_ended() || !now || now->state != pending) throw Superseded();
        put_store(tx, account_, step.run.id, after);
        if (has_pending(tx, account_, step.run.id)) return;
        run->state = done;
        run->ended_ms = dependencies_.world.clock.now_ms();
        put_state(tx, account_, *run);
    }

    void note_failure(const Step& step, const std::exception_ptr& failure) {
        const http::Request none{.request_id = step.run.id};
        const http::Response answer = api::failure(none, failure);
        RunStore after = step.store;
        ++after.attempts;
        after.error_json = std::get<std::string>(answer.body);
        if (answer.status < 500 || after.attempts >= attempts_max) {
            after.state = failed;
            after.ended_ms = dependencies_.world.clock.now_ms();
        } else {
            after.next_ms = dependencies_.world.clock.now_ms() + wait_after(step.store.attempts);
        }
        try {
            dependencies_.database.write_now([&](Transaction& tx) {
                lease_.require(tx);
                close(tx, step, after);
            });
        } catch (const Superseded&) {
        }
    }

    const Dependencies& dependencies_;
    const jobs::Lease& lease_;
    const std::string& account_;
};

}  // namespace

Decide decide_with(base::IdSource& ids) {
    return
        [&ids](ReadView& view, const pull::Request& request, const records::Actor& actor) -> Pull {
            auto prepared = pull::prepare(view, request, actor, ids);
            return [prepared, actor, &ids, id = ids.next()](Transaction& tx) {
                return pull::run(tx, *prepared, actor, ids, id);
            };
        };
}

std::optional<std::int64_t> work_off(const Dependencies& dependencies, const jobs::Lease& lease) {
    Work work(dependencies, lease);
    const auto ends = std::chrono::steady_clock::now() + run_max;
    while (const auto due = work.next()) {
        if (lease.is_stopping() || std::chrono::steady_clock::now() > ends)
            return dependencies.world.clock.now_ms();
        work.pull_into(*due);
    }
    return work.announce_next();
}

}  // namespace features::pull_runs
