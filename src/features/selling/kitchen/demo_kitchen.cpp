#include "features/selling/kitchen/demo_kitchen.hpp"

#include "features/selling/kitchen/bumping.hpp"
#include "kinds/store.hpp"

namespace features::kitchen {
namespace {

constexpr std::int64_t minute_ms = 60'000;

// What was sent so long ago is done, or at least started.
constexpr std::int64_t done_after_ms = 30 * minute_ms, started_after_ms = 8 * minute_ms;

class DemoKitchen {
public:
    DemoKitchen(storage::Transaction& tx, const Demo& demo, std::string_view store)
        : tx_(tx),
          demo_(demo),
          shop_(sales::shop_of(*storage::find(tx, kinds::store, demo.account, store))),
          now_ms_(demo.world.clock.now_ms()) {}

    // Every third dish takes longer, so that tickets of all sorts are on the screen.
    void cook() {
        const Kitchen kitchen = kitchen_of(demo_.account, shop_, now_ms_);
        Stations stations(tx_, kitchen.at);
        for (const Ticket& ticket : open_tickets(tx_, kitchen, stations, {})) {
            std::vector<std::string> started, done;
            std::size_t place = 0;
            for (const TicketLine& line : ticket.lines) {
                const std::int64_t waits_ms = now_ms_ - line.dish.sent_ms;
                const bool is_slow = ++place % 3 == 0;
                if (line.is_void || waits_ms < started_after_ms) continue;
                if (waits_ms < done_after_ms || is_slow)
                    started.push_back(line.dish.line);
                else
                    done.push_back(line.dish.line);
            }
            say(ticket, LineState::started, std::move(started));
            say(ticket, LineState::done, std::move(done));
        }
    }

private:
    void say(const Ticket& ticket, LineState state, std::vector<std::string> lines) {
        if (lines.empty()) return;
        const WriteContext by{.account = std::string(demo_.account),
                              .store = shop_.id,
                              .who = demo_.actor.principal.id,
                              .now_ms = now_ms_ - minute_ms};
        bump(tx_, by, shop_, {.of = ticket.docket.of, .lines = std::move(lines), .to = state});
    }

    storage::Transaction& tx_;
    const Demo& demo_;
    const sales::Shop shop_;
    const std::int64_t now_ms_;
};

}  // namespace

void make_demo(storage::Transaction& tx, const Demo& demo) {
    for (const DemoStore& store : demo.stores) DemoKitchen(tx, demo, store.id).cook();
}

}  // namespace features::kitchen
