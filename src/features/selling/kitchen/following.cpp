#include "features/selling/kitchen/following.hpp"

#include "features/selling/kitchen/bumping.hpp"
#include "features/selling/kitchen/matching.hpp"
#include "features/selling/orders/lifecycle.hpp"
#include "kinds/store.hpp"
#include "storage/ahead.hpp"
#include "storage/tables/records.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <stdexcept>

namespace features::kitchen {
namespace {

// Its place in the order of bumps stays with the old ticket, whose revision must not fall.
void let_go(storage::Transaction& tx, const WriteContext& by, StoredLine row) {
    row.form.clear();
    row.state = LineState::waiting;
    row.is_recalled = false;
    row.started_ms = row.done_ms = 0;
    put_line(tx, by.account, row);
}

// A ticket that gets rows of others, all under its next revision.
class Receiver {
public:
    Receiver(storage::Transaction& tx, const WriteContext& by, Owner owner, std::int64_t revision)
        : tx_(tx),
          by_(by),
          owner_(std::move(owner)),
          rows_(lines_of(tx, by.account, owner_.id)),
          bumps_(bumps_of(rows_) + 1),
          revision_(revision + bumps_) {}
    Receiver(storage::Transaction& tx, const WriteContext& by, const Docket& docket)
        : Receiver(tx, by, docket.of, docket.revision) {}

    bool knows(const Dish& dish) const { return row_about(rows_, dish) != nullptr; }
    bool is_as_far(const Dish& dish, const StoredLine& row) const {
        const StoredLine* known = row_about(rows_, dish);
        return known && known->state >= row.state;
    }

    void take(const Dish& dish, const StoredLine& row) {
        take(key_of(dish.line), form_of(dish), row);
    }
    void take(const std::string& line, const std::string& form, StoredLine row) {
        row.owner = owner_.id;
        row.source = owner_.source;
        row.line = line;
        row.form = form;
        row.bumps = bumps_;
        row.revision = revision_;
        put_line(tx_, by_.account, row);
        rows_[line] = std::move(row);
        has_changed_ = true;
    }

    // Rows that count no more have kept the number of bumps until now.
    void finish() {
        if (!has_changed_) return;
        for (const auto& [line, row] : rows_)
            if (row.form.empty()) remove_line(tx_, by_.account, row);
        note_event(tx_, by_, "updated", owner_.id, revision_);
    }

private:
    storage::Transaction& tx_;
    const WriteContext& by_;
    const Owner owner_;
    LinesOf rows_;
    const std::int64_t bumps_, revision_;
    bool has_changed_ = false;
};

// The dishes of a ticket that may be matched.
struct Candidates {
    std::vector<const Dish*> dishes{};
    std::vector<Worded> words{};

    void add(const Dish& dish, const Stations& stations) {
        dishes.push_back(&dish);
        words.push_back(worded(dish, stations.made(dish)));
    }
};

// Those that are further come first. A dish whose row has gone before is out.
Candidates givers(const Docket& docket, const LinesOf& rows, const Stations& stations) {
    Candidates found;
    for (const LineState state : {LineState::done, LineState::started, LineState::waiting})
        for (const Dish& dish : docket.dishes) {
            const auto known = rows.find(key_of(dish.line));
            if (known != rows.end() && known->second.form.empty()) continue;
            const StoredLine* row = row_about(rows, dish);
            if ((row ? row->state : LineState::waiting) == state) found.add(dish, stations);
        }
    return found;
}

// Those that are wanted come first.
Candidates takers(const Docket& docket, const Receiver& receiver, const Stations& stations) {
    Candidates found;
    for (const bool is_void : {false, true})
        for (const Dish& dish : docket.dishes)
            if (dish.is_void == is_void && !receiver.knows(dish)) found.add(dish, stations);
    return found;
}

// One submission of a check.
class Following {
public:
    Following(storage::Transaction& tx, const WriteContext& by, const CheckStep& step)
        : tx_(tx), by_(by), step_(step) {}

    void follow() {
        storage::ask_ahead(tx_, [&](storage::ReadView& ahead) {
            if (!step_.is_voided) lines_of_order(ahead);
        });
        leave();
        come();
        step_.is_voided ? give_back() : take_place();
    }

private:
    Kitchen kitchen() const {
        const auto row = storage::find(tx_, kinds::store, by_.account, by_.store);
        if (!row) throw std::runtime_error("a check without its store");
        return kitchen_of(by_.account, sales::shop_of(*row), by_.now_ms);
    }

    // ---- lines that devices move ----

    void leave() {
        if (step_.left.empty()) return;
        const LinesOf rows = lines_of(tx_, by_.account, step_.check);
        LinesOf leaving;
        for (const std::string& line : step_.left) {
            const auto found = rows.find(key_of(line));
            if (found == rows.end() || found->second.form.empty()) continue;
            leaving.insert(*found);
            let_go(tx_, by_, found->second);
        }
        if (leaving.empty()) return;
        std::set<std::string> given, known;
        for (const Docket& docket : open_checks_with(leaving)) {
            Receiver receiver(tx_, by_, docket);
            for (const Dish& dish : docket.dishes) {
                const StoredLine* row = row_about(leaving, dish);
                if (!row) continue;
                known.insert(row->line);
                if (receiver.is_as_far(dish, *row) || !given.insert(row->line).second) continue;
                receiver.take(dish, *row);
            }
            receiver.finish();
        }
        for (auto& [line, row] : leaving)
            if (!known.contains(line)) put_nowhere(std::move(row));
    }

    // Few lines that the kitchen has touched are left out, so reading all open checks then is less
    // than keeping an index of all their lines.
    std::vector<Docket> open_checks_with(const LinesOf& rows) const {
        const Kitchen kitchen = this->kitchen();
        std::vector<Docket> dockets;
        const auto add = [&](const checks::StoredCheck& check, const checks::CheckText& text) {
            if (check.id == step_.check) return;
            Docket docket = docket_of(check, text, kitchen.zone);
            if (std::ranges::any_of(docket.dishes,
                                    [&](const Dish& dish) { return row_about(rows, dish); }))
                dockets.push_back(std::move(docket));
        };
        checks::visit_recent(tx_, by_.account, by_.store,
                             {std::numeric_limits<std::int64_t>::max(), 0}, add);
        return dockets;
    }

    void put_nowhere(StoredLine row) {
        row.owner = by_.store;
        row.source = Source::nowhere;
        row.bumps = row.revision = 0;
        put_line(tx_, by_.account, row);
    }

    void come() {
        if (step_.came.empty()) return;
        std::vector<std::string> lines;
        for (const std::string& line : step_.came) lines.push_back(key_of(line));
        const LinesOf waiting = lines_nowhere(tx_, {by_.account, by_.store}, lines);
        if (waiting.empty()) return;
        const auto docket = find_docket(tx_, kitchen(), Owner{Source::check, step_.check});
        if (!docket) throw std::runtime_error("a line came to no check");
        Receiver receiver(tx_, by_, *docket);
        for (const Dish& dish : docket->dishes) {
            const StoredLine* row = row_about(waiting, dish);
            if (!row || receiver.is_as_far(dish, *row)) continue;
            receiver.take(dish, *row);
            remove_line(tx_, by_.account, *row);
        }
        receiver.finish();
    }

    // ---- the place of an order ----

    std::optional<orders::StoredOrder> order() const {
        return orders::find_by_check(tx_, by_.account, by_.store, step_.check_id);
    }

    LinesOf lines_of_order(storage::ReadView& view) const {
        return lines_of_order_of(view, {by_.account, by_.store}, step_.check_id);
    }

    void take_place() {
        if (lines_of_order(tx_).empty()) return;
        if (const auto order = this->order(); order && order->has_check())
            hand_over({Source::order, order->id}, {Source::check, step_.check});
    }

    void give_back() {
        if (const auto order = this->order(); order && !order->has_check())
            hand_over({Source::check, step_.check}, {Source::order, order->id});
    }

    void hand_over(const Owner& from, const Owner& to) {
        const LinesOf rows = lines_of(tx_, by_.account, from.id);
        if (rows.empty()) return;
        const Kitchen kitchen = this->kitchen();
        const auto giving = find_docket(tx_, kitchen, from), taking = find_docket(tx_, kitchen, to);
        if (!giving || !taking) throw std::runtime_error("a check without its order");
        Stations stations(tx_, kitchen.at);
        stations.learn(tx_, {*giving, *taking});
        Receiver receiver(tx_, by_, *taking);
        const Candidates given = givers(*giving, rows, stations);
        const Candidates wanted = takers(*taking, receiver, stations);
        const bool is_of_order = from.source == Source::order;
        for (const auto& [ordered, served] : is_of_order ? matches(given.words, wanted.words)
                                                         : matches(wanted.words, given.words)) {
            const Dish& dish = *given.dishes[is_of_order ? ordered : served];
            const StoredLine* row = row_about(rows, dish);
            if (!row) continue;
            receiver.take(*wanted.dishes[is_of_order ? served : ordered], *row);
            let_go(tx_, by_, *row);
        }
        receiver.finish();
    }

    storage::Transaction& tx_;
    const WriteContext& by_;
    const CheckStep& step_;
};

}  // namespace

void follow_lines(storage::Transaction& tx, const storage::Scope& scope,
                  std::span<const LineMove> moves, std::string_view who, std::int64_t at_ms) {
    if (moves.empty()) return;
    const WriteContext by{scope.account, scope.store, std::string(who), at_ms};
    const LinesOf left = lines_of(tx, by.account, moves.front().from);
    const auto check = checks::find_by_id(tx, by.account, moves.front().to);
    if (!check) throw std::runtime_error("a line moved to no check");
    Receiver receiver(tx, by, {Source::check, check->id}, check->revision);
    for (const LineMove& move : moves) {
        const auto found = left.find(key_of(move.line));
        if (found == left.end() || found->second.form.empty()) continue;
        receiver.take(key_of(move.as_line), found->second.form, found->second);
        let_go(tx, by, found->second);
    }
    receiver.finish();
}

void follow_check(storage::Transaction& tx, const storage::Scope& scope, const CheckStep& step,
                  std::string_view who, std::int64_t at_ms) {
    const WriteContext by{scope.account, scope.store, std::string(who), at_ms};
    Following(tx, by, step).follow();
}

}  // namespace features::kitchen
