#include "features/guests/customers/demo_customers.hpp"

#include "base/json_text.hpp"
#include "base/text.hpp"
#include "features/guests/customers/visits.hpp"
#include "features/guests/ledger/ledger.hpp"
#include "features/guests/membership/demo_membership.hpp"
#include "kinds/account.hpp"
#include "kinds/customer.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace features::customers {
namespace {

using domain::EntryType;

constexpr int people_count = 300;
constexpr std::int64_t day_ms = 24LL * 3'600'000;
constexpr std::int64_t points_live_ms = 365 * day_ms;

constexpr std::array<std::string_view, 30> first_names{
    "Maria",  "James", "Wei",     "Aisha", "Lucas",  "Sofia",  "Noah",  "Priya", "Omar",   "Emma",
    "Mateo",  "Grace", "Hiroshi", "Chloe", "Daniel", "Fatima", "Liam",  "Elena", "Samuel", "Mei",
    "Carlos", "Ruth",  "Ivan",    "Zoe",   "Kofi",   "Laura",  "Andre", "Nina",  "Peter",  "Leila"};
constexpr std::array<std::string_view, 31> last_names{
    "Alvarez", "Brown", "Chen",   "Diallo", "Evans",  "Fischer", "Garcia", "Haddad",
    "Ivanova", "Jones", "Kim",    "Lewis",  "Moreau", "Nguyen",  "Okoye",  "Patel",
    "Quinn",   "Rossi", "Silva",  "Tanaka", "Usman",  "Vargas",  "Walker", "Xu",
    "Young",   "Zhang", "Becker", "Costa",  "Doyle",  "Ferrari", "Grant"};
constexpr std::array<std::string_view, 5> cities{"New York", "Brooklyn", "Queens", "Hoboken",
                                                 "Jersey City"};
constexpr std::array<std::string_view, 4> remarks{"Allergic to peanuts", "Likes the window seats",
                                                  "Comes with a dog", "Pays for the whole table"};
constexpr std::array<std::string_view, 3> area_codes{"347", "646", "917"};

std::string printed(const char* format, int a, int b) {
    char text[32];
    std::snprintf(text, sizeof text, format, a, b);
    return text;
}

// The first has the example id of the kind, the second that of the example of a merge: nothing else
// depends on these two.
std::string id_of(int i) {
    if (i == 0) return std::string(kinds::customer.traits.example_id);
    if (i == 1) return "650000000000000000001205";
    return printed("65000000000000000000%04x", 0x2000 + i, 0);
}

bool is_loyal(int i) { return i % 3 != 1; }

std::string body_of(int i) {
    const auto at = [i](const auto& list, int step) {
        return list[static_cast<std::size_t>(i * step) % list.size()];
    };
    base::JsonObject body;
    body.text("firstName", at(first_names, 1)).text("lastName", at(last_names, 7));
    if (i % 10 != 9)
        body.text("email", base::lower_ascii(at(first_names, 1)) + '.' +
                               base::lower_ascii(at(last_names, 7)) + std::to_string(i) +
                               "@example.com");
    body.text("phoneNumber", "+1 " + std::string(area_codes[static_cast<std::size_t>(i / 100)]) +
                                 " 555 " + printed("%04d", 100 + i % 100, 0));
    body.flag("isLoyaltyCustomer", is_loyal(i));
    if (i % 3 != 0)
        body.text("dateOfBirth", printed("%04d-", 1950 + i * 13 % 55, 0) +
                                     printed("%02d-%02d", 1 + i * 5 % 12, 1 + i * 11 % 28));
    if (i % 2 == 0)
        body.text("addressLine1", std::to_string(10 + i * 3) + " Harbor Street")
            .text("city", at(cities, 1))
            .text("country", "USA");
    if (i % 7 == 3) body.text("notes", at(remarks, 3));
    if (i > 1 && i % 20 < 2)
        body.text("memberShipPlan", membership::demo_plans[static_cast<std::size_t>(i % 20)]);
    return body.done();
}

// Visits of the last three months, the oldest first; i tells how many.
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
void make_points(storage::Transaction& tx, const Demo& demo, int i, std::int64_t now_ms) {
    auto opened = ledger::open(tx, demo.account, ledger::points_of(id_of(i)), now_ms);
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

void make_people(storage::Transaction& tx, const Demo& demo, std::int64_t enrolled_ms) {
    const records::Actor actor{demo.actor.principal, enrolled_ms, demo.actor.rules};
    for (int i = 0; i < people_count; ++i)
        records::write(tx,
                       records::Draft{.kind = &kinds::customer,
                                      .account = std::string(demo.account),
                                      .store = "",
                                      .id = id_of(i),
                                      .is_new = true,
                                      .currency_decimals = 2,
                                      .patch = schema::read_patch(body_of(i), kinds::customer)},
                       actor);
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

// Rows are locked table by table and in the order of their ids.
void make_demo(storage::Transaction& tx, const Demo& demo) {
    const std::int64_t now_ms = demo.world.clock.now_ms();
    set_up_loyalty(tx, demo);
    make_people(tx, demo, now_ms - 120 * day_ms);
    for (int i = 0; i < people_count; ++i)
        if (is_loyal(i)) make_points(tx, demo, i, now_ms);
    for (int i = 0; i < people_count; ++i)
        for (const DemoVisit& visit : visits_of(i, now_ms))
            add_visit(tx, demo.account, visit.sale, id_of(i), visit.at_ms, visit.spent_minor);
}

}  // namespace features::customers
