#include "features/guests/customers/demo_customers.hpp"

#include "assets/demo_files.hpp"
#include "features/demo_records.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "kinds/account.hpp"

#include <cstdio>

namespace features::customers {
namespace {

using domain::EntryType;

constexpr std::int64_t day_ms = 24LL * 3'600'000;
constexpr std::int64_t points_live_ms = 365 * day_ms;

std::string printed(const char* format, int a, int b) {
    char text[40];
    std::snprintf(text, sizeof text, format, a, b);
    return text;
}

// Visits of the last three months, the oldest first; i decides how many.
struct DemoVisit {
    std::string sale;
    std::int64_t at_ms, spent_minor;
};
std::vector<DemoVisit> visits_of(int i, std::int64_t now_ms) {
    std::vector<DemoVisit> visits;
    const int count = i * 7 % 9;
    for (int k = 0; k < count; ++k)
        visits.push_back({printed("6500000000000000%04x%04x", 0x3000 + i, k),
                          now_ms - (90 - k * 10 - i % 10) * day_ms - i % 12 * 3'600'000,
                          1'200 + (i * 373 + k * 911) % 6'400});
    return visits;
}

// Earned by each visit; then some redeem, and some were given a few more.
void make_points(storage::Transaction& tx, const Demo& demo, std::string_view id, int i,
                 std::int64_t now_ms) {
    auto opened = ledger::open(tx, demo.account, ledger::points_of(id), now_ms);
    const auto post = [&](EntryType type, std::int64_t amount, std::int64_t at_ms,
                          std::string_view notes) {
        ledger::require(opened.balance.post(type, amount, at_ms,
                                            {.expires_ms = amount > 0 ? at_ms + points_live_ms : 0},
                                            opened.written));
        ledger::save(tx, opened, {.now_ms = at_ms, .who = demo.actor.principal.id, .notes = notes});
    };
    for (const DemoVisit& visit : visits_of(i, now_ms))
        post(EntryType::earn, visit.spent_minor / 100, visit.at_ms, "");
    if (i % 5 == 0) post(EntryType::adjust, 25, now_ms - 2 * day_ms, "Birthday");
    if (i % 4 == 0 && opened.balance.amount >= 50)
        post(EntryType::redeem, -50, now_ms - day_ms, "");
}

void set_up_loyalty(storage::Transaction& tx, const Demo& demo) {
    constexpr std::string_view settings =
        R"({"hasLoyalty":true,"earnOnSale":true,"pointValue":5,"earnPoints":1,"earnAmount":100,)"
        R"("pointsExpireDays":365})";
    records::write(tx,
                   records::draft_update(kinds::account, demo.account, settings, demo.actor, tx),
                   demo.actor);
}

}  // namespace

// Rows are locked table by table and in the order of their ids. Nothing else depends on the first
// two customers: examples of the API document name them.
void make_demo(storage::Transaction& tx, const Demo& demo) {
    const std::int64_t now_ms = demo.world.clock.now_ms();
    const schema::Tree people = schema::parse_tree(assets::demo_file("customers.json"));
    const auto for_each = [&](const auto& work) {
        for (int i = 0; const schema::Tree& one : people.elements) work(one, i++);
    };
    set_up_loyalty(tx, demo);
    write_demo_records(tx, demo, {demo.actor.principal, now_ms - 120 * day_ms, demo.actor.rules},
                       people);
    for_each([&](const schema::Tree& one, int i) {
        if (one.find("record")->find("isLoyaltyCustomer")->is_true())
            make_points(tx, demo, words_of(one, "id"), i, now_ms);
    });
    for_each([&](const schema::Tree& one, int i) {
        for (const DemoVisit& visit : visits_of(i, now_ms))
            add_visit(tx, demo.account, visit.sale, words_of(one, "id"), visit.at_ms,
                      visit.spent_minor);
    });
}

}  // namespace features::customers
