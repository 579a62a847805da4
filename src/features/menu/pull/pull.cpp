#include "features/menu/pull/pull.hpp"

#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/menu/pull/answer.hpp"
#include "features/menu/pull/history.hpp"
#include "features/menu/pull/preview.hpp"
#include "features/menu/pull/work.hpp"
#include "features/records/read.hpp"
#include "features/records/record_of.hpp"
#include "kinds/all.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace features::pull {

struct Prepared {
    Request request;
    std::string account;
    int decimals = 2;  // of amounts in both stores
    bool is_dry = false;
    std::unique_ptr<const Menu> source{};
    // The decision, and the state of the target that it was based on.
    State state{};
    std::unique_ptr<const Menu> target{};
    std::unique_ptr<Plan> plan{};
    Batches batches{};
};

namespace {

using base::Refusal;

std::string names_of(const Choice& choice) {
    std::vector<std::string> names;
    for (const Choosable& one : choosable)
        if (choice.*one.is_chosen) names.push_back(base::json_string(one.name));
    return base::json_array(names);
}

std::string currency_of(storage::ReadView& view, const std::string& account,
                        const std::string& store) {
    return records::record_of(view, kinds::store, account, store)[kinds::store.currency];
}

void require_possible(storage::ReadView& view, const Request& request,
                      const auth::Principal& principal) {
    require_choice(request.choice);
    if (request.source == request.target)
        throw Refusal::invalid("sourceStore", std::string(same_store(request.names_source)));
    if (!records::is_store(view, principal, request.source))
        throw Refusal::invalid("sourceStore", "is not a store of this account");
    if (!principal.may_see(request.source))
        throw Refusal::forbidden("The key does not cover the store to pull from");
    if (currency_of(view, principal.account, request.source) !=
        currency_of(view, principal.account, request.target))
        throw Refusal::invalid("sourceStore", "has a different currency");
}

constexpr int source_tries_max = 5;

// In a transaction on PostgreSQL each query sees what others have committed since the one before,
// and the source is not locked: it is read again until its menu did not change during the read.
void read_source(storage::ReadView& view, Prepared& prepared) {
    const std::string& store = prepared.request.source;
    const auto configuration = [&] {
        return storage::sequences(view, prepared.account, store).configuration;
    };
    for (int tries = 0; tries < source_tries_max; ++tries) {
        const std::int64_t before = configuration();
        prepared.plan = nullptr;
        prepared.source = std::make_unique<const Menu>(read_menu(
            view, prepared.account, store, with_dependencies(kinds_of(prepared.request.choice))));
        if (configuration() == before) return;
    }
    throw Refusal::unavailable("source_changing",
                               "The menu of the source store is being changed; try again", 1);
}

// Reads everything again but the source.
void decide(storage::ReadView& view, Prepared& prepared, const records::Actor& actor,
            base::IdSource& ids) {
    prepared.state = state_of(view, prepared.account, prepared.request.target);
    prepared.plan = nullptr;
    prepared.target = std::make_unique<const Menu>(
        read_menu(view, prepared.account, prepared.request.target, prepared.source->kinds));
    History past(view, prepared.account);
    prepared.plan = std::make_unique<Plan>(make_plan(
        *prepared.source, *prepared.target, prepared.request.choice, past,
        used_outside(view, *prepared.target), objections_to(actor, *prepared.target, view),
        [&] { return ids.next(); }, prepared.is_dry ? Explains::kept : Explains::nothing));
    prepared.batches = draft(prepared.plan->future, *prepared.target, actor, ids, view);
}

std::string answer_of(const Prepared& prepared, std::string_view pull_id) {
    return json_of(Result{pull_id, prepared.request, *prepared.plan, {}});
}

// Writes the links and collects what happened to which record: from the events of the writes, so
// that changes made by rules are included.
std::vector<PulledRecord> write_links(storage::Transaction& tx, const Prepared& prepared,
                                      std::int64_t events_before) {
    const std::string& store = prepared.request.target;
    std::map<std::string, PulledRecord> changed;
    const auto note = [&](const std::string& id, std::string_view kind) -> PulledRecord& {
        const auto [place, is_new] = changed.try_emplace(id);
        if (!is_new) return place->second;
        PulledRecord& record = place->second;
        record.kind = kind;
        record.id = id;
        if (const Link* link = prepared.target->link_of(id)) record.link_before = *link;
        if (const Item* item = prepared.target->find(id))
            record.revision_before = record.revision_after = item->revision;
        return record;
    };
    for (std::int64_t after = events_before;;) {
        const auto events = storage::events_after(tx, prepared.account, store, after, 500);
        if (events.empty()) break;
        for (const auto& event : events) note(event.id, event.kind).revision_after = event.revision;
        after = events.back().sequence;
    }
    for (const Link& link : prepared.plan->links) {
        note(link.copy, link.kind);
        put_link(tx, prepared.account, store, link);
    }
    std::vector<PulledRecord> records;
    for (auto& [id, record] : changed) records.push_back(std::move(record));
    return records;
}

}  // namespace

bool Choice::is_empty() const {
    return std::ranges::none_of(choosable,
                                [&](const Choosable& one) { return this->*one.is_chosen; });
}

Choice read_choice(const Members& members, base::Problems& problems) {
    Choice choice;
    for (const auto& [name, raw] : members)
        for (const Choosable& one : choosable) {
            if (one.name != name) continue;
            if (const auto flag = schema::flag_of(raw))
                choice.*one.is_chosen = *flag;
            else
                problems.push_back({name, "must be true or false"});
        }
    return choice;
}

std::string source_in(const Members& members, base::Problems& problems) {
    for (const auto& [name, raw] : members) {
        if (name != "sourceStore" || raw == "null") continue;
        const auto text = schema::text_of(raw);
        if (text && (text->empty() || base::is_id(*text))) return *text;
        problems.push_back({name, "must be the id of a store"});
    }
    return {};
}

void require_choice(const Choice& choice) {
    if (choice.is_empty())
        throw Refusal::bad_request("nothing_chosen",
                                   "At least one of taxes, modifiers, menuItems, discounts, "
                                   "displayGroup, gratuity, reason and copyAll must be true");
}

Kinds kinds_of(const Choice& choice) {
    std::set<const kinds::StoredKind*> chosen;
    const auto choose = [&](bool is_chosen, std::initializer_list<const kinds::StoredKind*> some) {
        if (is_chosen) chosen.insert(some);
    };
    choose(choice.taxes || choice.all, {&kinds::tax});
    choose(choice.modifiers || choice.all, {&kinds::modifier, &kinds::modifier_group});
    choose(choice.menu_items || choice.all,
           {&kinds::department, &kinds::course, &kinds::serving_size_level, &kinds::category,
            &kinds::menu_item});
    choose(choice.discounts || choice.all, {&kinds::discount});
    choose(choice.display_groups || choice.all, {&kinds::display_group});
    choose(choice.gratuities || choice.all, {&kinds::gratuity});
    choose(choice.reasons || choice.all, {&kinds::reason});
    choose(choice.all,
           {&kinds::service_type, &kinds::item_service_charge, &kinds::tare, &kinds::language});
    Kinds in_order;
    for (const kinds::StoredKind* kind : kinds::catalogue)
        if (chosen.contains(kind)) in_order.push_back(kind);
    return in_order;
}

std::string source_for(storage::ReadView& view, std::string_view account, std::string_view sent) {
    if (!sent.empty()) return base::lower_ascii(sent);
    const auto row = storage::find(view, kinds::account, account, account);
    if (row) {
        std::string master =
            schema::read_stored(row->doc, kinds::account)[kinds::account.master_store];
        if (!master.empty()) return master;
    }
    return storage::oldest_store(view, account);
}

std::shared_ptr<Prepared> prepare(storage::ReadView& view, const Request& request,
                                  const records::Actor& actor, base::IdSource& ids, bool is_dry) {
    require_possible(view, request, actor.principal);
    const std::string& account = actor.principal.account;
    auto prepared = std::make_shared<Prepared>();
    prepared->request = request;
    prepared->account = account;
    prepared->is_dry = is_dry;
    prepared->decimals = records::currency_decimals(view, account, request.target);
    read_source(view, *prepared);
    decide(view, *prepared, actor, ids);
    return prepared;
}

std::string run(storage::Transaction& tx, Prepared& prepared, const records::Actor& actor,
                base::IdSource& ids, std::string_view pull_id) {
    const std::string& store = prepared.request.target;
    tx.lock(prepared.account, store);
    const bool are_links_the_same = lock_web(tx, prepared.account) == prepared.state.pulls;
    if (!are_links_the_same) read_source(tx, prepared);
    if (state_of(tx, prepared.account, store) != prepared.state) decide(tx, prepared, actor, ids);
    const std::int64_t events_before = tx.last_sequence(prepared.account, store);
    write(tx, prepared.batches, actor);
    const auto records = write_links(tx, prepared, events_before);
    for (const PulledRecord& record : records)
        note_record(tx, prepared.account, store, pull_id, record);
    std::string answer = answer_of(prepared, pull_id);
    insert(tx, prepared.account, store,
           {.id = std::string(pull_id),
            .number = last_number(tx, prepared.account, store) + 1,
            .source = prepared.request.source,
            .who = actor.principal.id,
            .choice_json = names_of(prepared.request.choice),
            .answer_json = answer,
            .at_ms = actor.now_ms,
            .changes = static_cast<std::int64_t>(records.size())});
    note_web_change(tx, prepared.account);
    return answer;
}

std::string dry_answer(const Prepared& prepared) {
    return json_of(Result{{},
                          prepared.request,
                          *prepared.plan,
                          preview_of(*prepared.plan, *prepared.source, prepared.decimals)});
}

}  // namespace features::pull
