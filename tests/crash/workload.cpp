// Writes of departments, one group after another.
#include "crash/workload.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "features/records/create.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <future>

namespace crash {
namespace {

using features::records::Stored;

Outcome outcome_of(int number, const Stored& stored, const std::exception_ptr& failure) {
    if (!failure) return {.number = number, .id = stored.id, .doc = stored.doc};
    try {
        std::rethrow_exception(failure);
    } catch (const base::Refusal& refusal) {
        return {.number = number, .refused = refusal.status, .reason = refusal.code};
    } catch (const std::exception& error) {
        return {.number = number, .refused = 500, .reason = error.what()};
    }
}

}  // namespace

Workload::Workload(unsigned seed)
    : random_(seed),
      fixed_(seed),
      world_(fixed_.world()),
      account_(world_.ids.next()),
      store_(world_.ids.next()),
      principal_{.account = account_,
                 .id = "crash",
                 .stores = {},
                 .is_read_only = false,
                 .areas = auth::Areas::all()} {}

void Workload::set_up(storage::Database& database) {
    auto write = [&](const std::string& id, auto make) {
        const int number = ++written_;
        on_send(number);
        std::string doc;
        database.write_now([&](storage::Transaction& tx) { doc = make(tx); });
        on_answer({.number = number, .id = id, .doc = doc});
    };
    write(account_, [&](storage::Transaction& tx) {
        return features::records::create_account(tx, world_, account_, "Account", "crash");
    });
    write(store_, [&](storage::Transaction& tx) {
        return features::records::create_store(tx, world_, account_, store_, "Store", "UTC", "USD",
                                               "crash");
    });
}

// The first write waits inside its transaction until all others are queued behind it.
std::vector<Outcome> Workload::write_group(storage::Database& database, int size) {
    std::promise<void> gate, reached;
    std::shared_future<void> opens = gate.get_future().share();
    const storage::Scope scope{account_, store_};
    database.write({.apply =
                        [&reached, opens](storage::Transaction&) {
                            reached.set_value();
                            opens.wait();
                        },
                    .done = [](const std::exception_ptr&) {},
                    .scope = scope});
    reached.get_future().wait();
    std::vector<std::shared_ptr<std::promise<Outcome>>> answers;
    std::vector<std::string> in_use;
    for (int i = 0; i < size; ++i) {
        const int number = ++written_;
        auto answer = answers.emplace_back(std::make_shared<std::promise<Outcome>>());
        auto stored = std::make_shared<Stored>();
        on_send(number);
        database.write({.apply = [stored, apply = next_write(number, in_use)](
                                     storage::Transaction& tx) { *stored = apply(tx); },
                        .done =
                            [=, this](const std::exception_ptr& failure) {
                                Outcome outcome = outcome_of(number, *stored, failure);
                                on_answer(outcome);
                                answer->set_value(std::move(outcome));
                            },
                        .scope = scope});
    }
    gate.set_value();
    std::vector<Outcome> outcomes;
    for (auto& answer : answers) learn(outcomes.emplace_back(answer->get_future().get()));
    return outcomes;
}

void Workload::learn(const Outcome& outcome) {
    if (outcome.refused != 0) return;
    std::string name;
    bool is_active = false;
    for (const auto& [member, value] : schema::read_members(outcome.doc)) {
        if (member == "name") name = schema::text_of(value).value_or("");
        if (member == "activeStatus") is_active = value == "true";
    }
    if (is_active)
        active_[outcome.id] = name;
    else
        active_.erase(outcome.id);
}

// `in_use`: the records that this group has touched; each is touched once, so that a write that
// fails has no others behind it.
Workload::Apply Workload::next_write(int number, std::vector<std::string>& in_use) {
    const auto choice = random_() % 10;
    if (choice < 5 && !active_.empty()) {
        auto chosen = std::next(active_.begin(), static_cast<long>(random_() % active_.size()));
        const bool is_free = std::find(in_use.begin(), in_use.end(), chosen->first) == in_use.end();
        if (choice == 4) return create(number, chosen->second);
        if (is_free) {
            in_use.push_back(chosen->first);
            return update(number, chosen->first, choice != 3);
        }
    }
    return create(number, "name " + std::to_string(number));
}

std::string Workload::text(int number) {
    return std::string(random_() % 1'500, static_cast<char>('a' + number % 26));
}

Workload::Apply Workload::create(int number, const std::string& name) {
    const std::string body = base::JsonObject()
                                 .text("name", name)
                                 .text("departmentCode", code(number))
                                 .text("description", text(number))
                                 .text("note", std::string(ballast_bytes, 'x'))
                                 .text("store", store_)
                                 .done();
    return [this, body](storage::Transaction& tx) {
        const features::records::Actor actor{principal_, world_.clock.now_ms()};
        return features::records::write(
            tx, features::records::draft_create(kinds::department, body, actor, world_.ids, tx),
            actor);
    };
}

Workload::Apply Workload::update(int number, const std::string& id, bool is_active) {
    const std::string body = base::JsonObject()
                                 .text("departmentCode", code(number))
                                 .text("description", text(number))
                                 .text("note", std::string(ballast_bytes, 'x'))
                                 .flag("activeStatus", is_active)
                                 .done();
    return [this, body, id](storage::Transaction& tx) {
        const features::records::Actor actor{principal_, world_.clock.now_ms()};
        return features::records::write(
            tx, features::records::draft_update(kinds::department, id, body, actor, tx), actor);
    };
}

Records Workload::all_records(storage::Database& database) {
    Records records;
    database.read([&](storage::ReadView& view) {
        storage::Rows rows = view.query("SELECT id, doc FROM record");
        while (rows.next()) records.emplace(rows.text(0), rows.text(1));
    });
    return records;
}

}  // namespace crash
