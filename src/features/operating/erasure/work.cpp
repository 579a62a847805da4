#include "features/operating/erasure/work.hpp"

#include "base/failpoint.hpp"
#include "base/refusal.hpp"
#include "base/short_waits.hpp"
#include "kinds/customer.hpp"
#include "schema/json.hpp"
#include "storage/tables/records.hpp"
#include "storage/write_under.hpp"

#include <algorithm>
#include <map>

namespace features::erasure {
namespace {

using base::Refusal;
using schema::Tree;

constexpr std::size_t together_max = 20;        // items erased by one transaction
constexpr std::size_t parts_without_note = 50;  // searched before the position is saved

void refuse_unless_free(storage::ReadView& view, const DataSubject& person) {
    if (is_owner(view, person))
        throw Refusal::conflict("owner", "This person owns the account and cannot be erased");
    if (is_last_manager(view, person))
        throw Refusal::conflict("last_manager",
                                "This is the last active person who can manage the staff of the "
                                "store; give somebody else that right first");
}

DataSubject require_person(storage::ReadView& view, const ErasureTask& task) {
    auto person = load_person(view, task.account, task.kind, task.id);
    if (!person)
        throw Refusal::not_found(task.kind == DataSubject::Kind::user ? "user" : "customer");
    if (person->is_customer()) {
        const auto row = storage::find(view, kinds::customer, task.account, person->id);
        const auto record = schema::read_stored(row->doc, kinds::customer);
        if (record.has(kinds::customer.merged_into))
            throw Refusal::conflict("merged",
                                    "This customer was merged into another; erase that one")
                .with_text("id", record[kinds::customer.merged_into]);
    }
    person->pseudonym = task.pseudonym;
    return *std::move(person);
}

// One erasure in progress.
class Run {
public:
    Run(storage::Database& database, const FeatureList& features, const base::Clock& clock,
        const jobs::Lease& lease, storage::Erasure erasure)
        : database_(database),
          clock_(clock),
          lease_(lease),
          places_(places_of(features)),
          erasure_(std::move(erasure)),
          person_(person_in(erasure_.account, erasure_.person)) {}

    // False when the program is stopping.
    bool go_on() {
        while (erasure_.place < static_cast<std::int64_t>(places_.size())) {
            if (lease_.is_stopping()) return false;
            search_some();
        }
        ++erasure_.round;
        erasure_.place = 0;
        if (erasure_.round == 2) {
            erasure_.person.clear();
            erasure_.done_ms = clock_.now_ms();
        }
        note();
        return true;
    }

private:
    const Personal& place() const { return *places_[static_cast<std::size_t>(erasure_.place)]; }

    void search_some() {
        std::string position = erasure_.position;
        std::vector<Trace> found;
        database_.read(
            [&](storage::ReadView& view) { found = place().find(view, person_, position); });
        erase(found);
        erasure_.position = position;
        if (position.empty()) ++erasure_.place;
        if (++unnoted_ >= parts_without_note) note();
    }

    void erase(const std::vector<Trace>& found) {
        std::map<std::string, std::vector<const Trace*>> by_store;
        for (const Trace& trace : found) by_store[trace.store].push_back(&trace);
        for (const auto& [store, traces] : by_store)
            for (std::size_t at = 0; at < traces.size(); at += together_max)
                erase(store,
                      std::span(traces).subspan(at, std::min(together_max, traces.size() - at)));
    }

    void erase(const std::string& store, std::span<const Trace* const> traces) {
        std::int64_t count = 0;
        person_.now_ms = clock_.now_ms();
        const storage::Scope lock{person_.account, store};
        storage::write_under(database_, lock, [&](storage::Transaction& tx) {
            count = 0;
            lease_.require(tx);
            for (const Trace* trace : traces) count += place().erase(tx, person_, *trace) ? 1 : 0;
        });
        base::failpoint("erased_some");
        if (count > 0) add(count);
    }

    void add(std::int64_t count) {
        Tree found = schema::parse_tree(erasure_.found);
        const std::int64_t before = whole_of(found, place().name).value_or(0);
        found.set(place().name, Tree::of(before + count));
        erasure_.found = print(found);
        note();
    }

    void note() {
        unnoted_ = 0;
        database_.write_now([&](storage::Transaction& tx) {
            lease_.require(tx);
            storage::update_erasure(tx, erasure_);
        });
    }

    storage::Database& database_;
    const base::Clock& clock_;
    const jobs::Lease& lease_;
    const std::vector<const Personal*> places_;
    storage::Erasure erasure_;
    DataSubject person_;
    std::size_t unnoted_ = 0;
};

std::int64_t due_ms(const storage::Erasure& erasure) {
    if (erasure.round == 0) return erasure.asked_ms;
    return erasure.asked_ms + base::shortened(std::chrono::milliseconds(second_round_ms)).count();
}

}  // namespace

void refuse_if_open(storage::ReadView& view, const FeatureList& features, const ErasureTask& task) {
    if (task.is_forced || storage::find_erasure(view, task.account, task.id)) return;
    const DataSubject person = require_person(view, task);
    for (const Personal* place : places_of(features))
        if (place->find_open)
            for (const Trace& trace : place->find_open(view, person))
                throw Refusal::conflict("still_open",
                                        "This person still has an open order or check; close it "
                                        "first, or send `force`")
                    .with_text("id", trace.id);
}

storage::Erasure begin(storage::Transaction& tx, const records::Rulebook& rules,
                       const ErasureTask& task) {
    tx.lock(task.account, "");
    if (auto known = storage::find_erasure(tx, task.account, task.id)) return *std::move(known);
    const DataSubject person = require_person(tx, task);
    if (!person.store.empty()) tx.lock(task.account, person.store);
    refuse_unless_free(tx, person);
    erase_record(tx, person, rules, task.who, task.now_ms);
    storage::Erasure erasure{.account = task.account,
                             .id = person.id,
                             .kind = person.is_customer() ? "customer" : "user",
                             .store = person.store,
                             .pseudonym = person.pseudonym,
                             .person = text_of(person),
                             .found = R"({"record":)" + std::to_string(person.ids.size()) + "}",
                             .who = task.who,
                             .reason = person.without(task.reason),
                             .asked_ms = task.now_ms};
    storage::insert_erasure(tx, erasure);
    for (const std::string& id : person.ids) {
        if (id == person.id) continue;
        storage::Erasure merged = erasure;
        merged.id = id;
        merged.person.clear();
        merged.done_ms = task.now_ms;
        if (!storage::find_erasure(tx, task.account, id)) storage::insert_erasure(tx, merged);
    }
    jobs::due_at(tx, task.account, "", erasure_job, task.now_ms);
    return erasure;
}

std::optional<std::int64_t> work_off(storage::Database& database, const FeatureList& features,
                                     const base::Clock& clock, const jobs::Lease& lease) {
    std::vector<storage::Erasure> open;
    const storage::Scope account{lease.account(), ""};
    storage::write_under(database, account, [&](storage::Transaction& tx) {  // see jobs::Job::run
        lease.require(tx);
        open = storage::open_erasures(tx, lease.account());
    });
    std::optional<std::int64_t> next;
    const auto wake_at = [&](std::int64_t at_ms) { next = std::min(next.value_or(at_ms), at_ms); };
    for (storage::Erasure& erasure : open) {
        const std::int64_t second_ms = due_ms({.round = 1, .asked_ms = erasure.asked_ms});
        if (due_ms(erasure) > clock.now_ms()) {
            wake_at(due_ms(erasure));
            continue;
        }
        const bool is_first = erasure.round == 0;
        if (!Run(database, features, clock, lease, std::move(erasure)).go_on()) return {};
        if (is_first) wake_at(second_ms);
    }
    return next;
}

std::string pseudonym_of(std::string_view id) {
    std::string digits(id.substr(id.size() - 4));
    for (char& c : digits)
        if (c >= 'a' && c <= 'f') c = static_cast<char>(c - 'a' + 'A');
    return "Erased " + digits;
}

}  // namespace features::erasure
