// Writes of all subjects, one group after another.
#include "crash/group_writes.hpp"

#include "base/refusal.hpp"
#include "features/menu/catalogue/catalogue.hpp"
#include "features/records/create.hpp"

#include <future>

namespace crash {
namespace {

Outcome outcome_of(int number, Contents written, const std::exception_ptr& failure) {
    if (!failure) return {.number = number, .written = std::move(written)};
    try {
        std::rethrow_exception(failure);
    } catch (const base::Refusal& refusal) {
        return {.number = number, .refused = refusal.status, .reason = refusal.code};
    } catch (const std::exception& error) {
        return {.number = number, .refused = 500, .reason = error.what()};
    }
}

}  // namespace

// A write that is under way.
struct GroupWrites::Sent {
    Subject* subject;
    std::shared_ptr<std::promise<Outcome>> answer;
};

GroupWrites::GroupWrites(unsigned seed, std::size_t ballast_bytes)
    : random_(seed),
      fixed_(seed),
      world_(fixed_.world()),
      account_(world_.ids.next()),
      store_(world_.ids.next()),
      principal_{.account = account_,
                 .id = "crash",
                 .stores = {},
                 .is_read_only = false,
                 .areas = auth::Areas::all()},
      rules_(features::catalogue::rules()) {
    const Tools tools{random_, world_, principal_, rules_, store_, ballast_bytes};
    subjects_.push_back(department_subject(tools));
    subjects_.push_back(picture_subject(tools));
}

GroupWrites::~GroupWrites() = default;

void GroupWrites::set_up(storage::Database& database) {
    auto write = [&](const std::string& id, auto make) {
        const int number = ++written_;
        on_send(number);
        std::string doc;
        database.write_now([&](storage::Transaction& tx) { doc = make(tx); });
        on_answer({.number = number, .written = {{"record:" + id, doc}}});
    };
    write(account_, [&](storage::Transaction& tx) {
        return features::records::create_account(tx, world_, rules_, account_, "Account", "crash");
    });
    write(store_, [&](storage::Transaction& tx) {
        return features::records::create_store(tx, world_, rules_, account_, store_, "Store", "UTC",
                                               "USD", "crash");
    });
}

// The first write waits inside its transaction until all others are queued behind it.
std::vector<Outcome> GroupWrites::write_group(storage::Database& database, int size) {
    std::promise<void> gate, reached;
    std::shared_future<void> opens = gate.get_future().share();
    database.write({.apply =
                        [&reached, opens](storage::Transaction&) {
                            reached.set_value();
                            opens.wait();
                        },
                    .done = [](const std::exception_ptr&) {},
                    .scopes = storage::Scope{account_, store_}});
    reached.get_future().wait();
    std::vector<Sent> sent;
    for (int i = 0; i < size; ++i) send(database, *subjects_[random_() % subjects_.size()], sent);
    gate.set_value();
    std::vector<Outcome> outcomes;
    for (Sent& one : sent) {
        outcomes.push_back(one.answer->get_future().get());
        if (outcomes.back().refused == 0) one.subject->learn(outcomes.back().written);
    }
    for (const auto& subject : subjects_) subject->end_group();
    return outcomes;
}

void GroupWrites::send(storage::Database& database, Subject& subject, std::vector<Sent>& sent) {
    const int number = ++written_;
    auto answer = std::make_shared<std::promise<Outcome>>();
    auto written = std::make_shared<Contents>();
    sent.push_back({&subject, answer});
    on_send(number);
    database.write({.apply = [written, apply = subject.next(number)](
                                 storage::Transaction& tx) { *written = apply(tx); },
                    .done =
                        [=, this](const std::exception_ptr& failure) {
                            Outcome outcome = outcome_of(number, *written, failure);
                            on_answer(outcome);
                            answer->set_value(std::move(outcome));
                        },
                    .scopes = storage::Scope{account_, store_}});
}

}  // namespace crash
