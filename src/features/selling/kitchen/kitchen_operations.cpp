// Reading tickets, and bumping them.
#include "api/answers.hpp"
#include "api/body.hpp"
#include "api/made_answer.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/records/read.hpp"
#include "features/selling/kitchen/answers.hpp"
#include "features/selling/kitchen/bumping.hpp"
#include "features/selling/kitchen/operations.hpp"
#include "features/selling/kitchen/requests.hpp"
#include "kinds/store.hpp"
#include "schema/describe.hpp"
#include "schema/json_tree.hpp"
#include "storage/tables/events.hpp"

#include <algorithm>

namespace features::kitchen {
namespace {

using namespace schema;
using api::Call;
using base::Refusal;

constexpr std::size_t tickets_max = 500;
constexpr std::size_t lines_max = 500;  // named by a request

sales::Shop require_shop(const Call& call, storage::ReadView& view) {
    return sales::shop_of(
        records::require(view, kinds::store, *call.principal, call.path["store"]));
}

// ---- filters ----

// Ids or names of stations, separated by commas; `none`: without one.
std::vector<std::string> stations_in(std::string_view text, std::string_view field,
                                     const std::vector<Station>& known, base::Problems& problems) {
    std::vector<std::string> ids;
    for (std::string_view rest = text; !rest.empty();) {
        const auto end = std::min(rest.find(','), rest.size());
        const std::string_view word = base::trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (word.empty()) continue;
        const std::string id = base::lower_ascii(word), name = base::name_key(word);
        const auto by_id = std::ranges::find(known, id, &Station::id);
        bool is_known = by_id != known.end() || id == "none";
        if (is_known) ids.push_back(id == "none" ? "" : id);
        for (const Station& station : known) {
            if (base::name_key(station.name) != name) continue;
            ids.push_back(station.id);
            is_known = true;
        }
        if (!is_known)
            problems.push_back(
                {std::string(field), "the store has no `" + std::string(word) + "`"});
    }
    return ids;
}

Filter filter_of(std::string_view printers, std::string_view courses, const Stations& stations,
                 base::Problems& problems) {
    return {.printers = stations_in(printers, "printer", stations.printers(), problems),
            .courses = stations_in(courses, "course", stations.courses(), problems)};
}

// ---- the list ----

enum class Shown : std::uint8_t { open, done, all };

struct Listing {
    Shown shown = Shown::open;
    std::int64_t hours = 4;
    Filter filter{};
};

Shown shown_of(const Call& call, base::Problems& problems) {
    const auto asked = base::lower_ascii(call.query.get("state").value_or("open"));
    if (asked == "done") return Shown::done;
    if (asked == "all") return Shown::all;
    if (asked != "open") problems.push_back({"state", "must be open, done or all"});
    return Shown::open;
}

Listing listing_of(const Call& call, const Stations& stations) {
    base::Problems problems;
    Listing listing{.shown = shown_of(call, problems)};
    listing.hours = call.query.number("hours", {1, 24}, problems).value_or(listing.hours);
    listing.filter = filter_of(call.query.get("printer").value_or(""),
                               call.query.get("course").value_or(""), stations, problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return listing;
}

struct Board {
    std::vector<Ticket> tickets{};
    std::int64_t more = 0;
    std::vector<ItemCount> counts{};
    std::vector<Station> printers{}, courses{};
    std::string sequence{};
    std::int64_t now_ms = 0;
};
constexpr Property<Board> board_properties[] = {
    {"tickets", object<&Board::tickets, ticket_answer>,
     "At most 500: the open ones, the most urgent first, by the promised time or else by the time "
     "at which they were sent; then those that are done, the last first."},
    {"more", unless_empty<&Board::more>, "How many further ones there are."},
    {"counts", object<&Board::counts, count_answer>,
     "How many of each item are to be made by all open tickets, the most first."},
    {"printers", object<&Board::printers, station_answer>, "The kitchen printers of the store."},
    {"courses", object<&Board::courses, station_answer>,
     "The courses of the store, in the order in which they go out."},
    {"sequence", of<&Board::sequence>,
     "Position among the events of the store that the answer includes, for `after` of streams."},
    {"now", instant<&Board::now_ms>, "The time of this answer."},
};
constexpr Object<Board> board_answer{"Kitchen", "What the kitchen of a store has to make.",
                                     board_properties};

template <class Tickets>
void append(std::vector<Ticket>& all, Tickets more) {
    for (Ticket& ticket : more) all.push_back(std::move(ticket));
}

std::string board_of(const Call& call, storage::ReadView& view, const Listing& listing) {
    const sales::Shop shop = require_shop(call, view);
    const Kitchen kitchen = kitchen_of(call.principal->account, shop, call.now_ms);
    Stations stations(view, kitchen.at);
    Board board{
        .printers = stations.printers(),
        .courses = stations.courses(),
        .sequence = storage::text_of(storage::position(view, kitchen.at.account, kitchen.at.store)),
        .now_ms = call.now_ms};
    if (listing.shown != Shown::done) {
        board.tickets = open_tickets(view, kitchen, stations, listing.filter);
        board.counts = counts_of(board.tickets);
    }
    if (listing.shown != Shown::open)
        append(board.tickets, done_tickets(view, kitchen, stations, listing.filter,
                                           call.now_ms - listing.hours * hour_ms));
    if (board.tickets.size() > tickets_max) {
        board.more = static_cast<std::int64_t>(board.tickets.size() - tickets_max);
        board.tickets.resize(tickets_max);
    }
    return write(board_answer, board);
}

// On a worker, because the documents of all open orders and checks are read after each event. Lines
// come and go with the time too, so that the tag counts minutes.
std::unique_ptr<api::StreamedAnswer> open_board(const Call& call, storage::ReadView& view) {
    constexpr std::int64_t minute_ms = 60'000;
    const sales::Shop shop = require_shop(call, view);
    const Stations stations(view, {call.principal->account, shop.id});
    return api::made_answer(
        api::sequence_tag(storage::position(view, call.principal->account, shop.id), call.request,
                          std::to_string(call.now_ms / minute_ms)),
        [&call, listing = listing_of(call, stations)](storage::ReadView& reading,
                                                      std::string& out) {
            out = board_of(call, reading, listing);
            return false;
        },
        {.is_slow = true, .is_momentary = true});
}

http::Response read_ticket_of(const Call& call, storage::ReadView& view) {
    const sales::Shop shop = require_shop(call, view);
    const Kitchen kitchen = kitchen_of(call.principal->account, shop, call.now_ms);
    const auto docket = find_docket(view, kitchen, base::lower_ascii(call.path["ticket"]));
    if (!docket) throw Refusal::not_found("ticket");
    return api::hashed_answer(call.request,
                              write(ticket_answer, read_ticket(view, kitchen, *docket)));
}

// ---- bumping ----

struct BumpBody : Kind {
    constexpr BumpBody()
        : Kind("kitchenBump", "kitchenBumps",
               Traits{.about = "What the kitchen has done about lines of an order or check."}) {}

    Choice of{this, "of", required | one_of(sources) | help("Whether it is an order or a check.")};
    Text id{this, "id", required | help("Id of the order or check.")};
    Json lines{this, "lines",
               help("The lines, by their `line`; by default all that pass `printer` and `course`. "
                    "At most 500.")};
    Text printer{this, "printer",
                 help("Ids or names of kitchen printers, separated by commas; `none` for lines "
                      "without one.")};
    Text course{this, "course",
                help("Ids or names of courses, separated by commas; `none` for lines without "
                     "one.")};
    Choice state{
        this, "state",
        required | one_of(line_states) | help("`started`, `done`, or `waiting` to recall them.")};
};
constexpr BumpBody bump_body;
static_assert(bump_body.is_unambiguous());

template <class Names>
std::size_t index_in(const Names& names, std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(names, name) - std::begin(names));
}

std::optional<std::vector<std::string>> lines_in(const Record& body, base::Problems& problems) {
    if (!body.has(bump_body.lines)) return {};
    const std::string& json = body[bump_body.lines].text;
    if (!json.starts_with('[')) {
        problems.push_back({"lines", "must be a list"});
        return {};
    }
    std::vector<std::string> lines;
    const Tree list = parse_tree(json);
    if (list.elements.empty() || list.elements.size() > lines_max)
        problems.push_back({"lines", "must name 1 to 500 lines"});
    for (std::size_t i = 0; i < list.elements.size() && i < lines_max; ++i) {
        lines.emplace_back(list.elements[i].words());
        if (list.elements[i].shape != Tree::Shape::string || lines.back().empty())
            problems.push_back({"lines[" + std::to_string(i) + "]", "must be the id of a line"});
    }
    return lines;
}

Bump read_bump(const Call& call, storage::ReadView& view, const Place& at) {
    base::Problems problems;
    const Record body = api::read_body(call.request.body, bump_body, problems);
    Bump bump{
        .of = {}, .lines = lines_in(body, problems), .new_id = call.services.world.ids.next()};
    if (body.has(bump_body.of))
        bump.of.source = static_cast<Source>(index_in(sources, body[bump_body.of]));
    bump.of.id = base::lower_ascii(body[bump_body.id]);
    if (body.has(bump_body.state))
        bump.to = static_cast<LineState>(index_in(line_states, body[bump_body.state]));
    if (!body[bump_body.printer].empty() || !body[bump_body.course].empty())
        bump.filter = filter_of(body[bump_body.printer], body[bump_body.course], Stations(view, at),
                                problems);
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return bump;
}

api::Plan prepare_bump(const Call& call, storage::ReadView& view) {
    const sales::Shop shop = require_shop(call, view);
    const WriteContext by{.account = call.principal->account,
                          .store = shop.id,
                          .who = call.principal->id,
                          .now_ms = call.now_ms};
    return {{by.account, by.store},
            [by, shop, what = read_bump(call, view, {by.account, by.store})](
                storage::Transaction& tx) -> api::Outcome {
                return api::json_answer(write(ticket_answer, bump(tx, by, shop, what)));
            }};
}

constexpr api::Parameter printer_filter{
    "printer",
    api::in_query,
    api::any_text,
    R"("Hot Line")",
    "Only lines of these kitchen printers: ids or names, separated by commas; `none` for lines "
    "without one.",
    nullptr,
    true};
constexpr api::Parameter course_filter{
    "course",
    api::in_query,
    api::any_text,
    R"("Main")",
    "Only lines of these courses: ids or names, separated by commas; `none` for lines without one.",
    nullptr,
    true};
constexpr api::Parameter state_filter{
    "state",
    api::in_query,
    api::words("open|done|all"),
    R"("all")",
    "The open tickets, by default; those that were done in the last `hours`; or both.",
    nullptr,
    true};
constexpr api::Parameter hours_filter{
    "hours", api::in_query, api::whole(1, 24), "4", "For how long tickets that are done are shown.",
    nullptr, true};
constexpr api::Parameter ticket_in_path{"ticket", api::in_path, api::an_id,
                                        R"("650000000000000000004101")",
                                        "Id of the order or check."};

}  // namespace

const api::Operation list_tickets{
    .name = "list",
    .subject = &kitchen_subject,
    .id = "listKitchenTickets",
    .summary = "List what the kitchen has to make",
    .description =
        "Returns a ticket for each web order in status 2 or 3 and each active check, as long as a "
        "line of it is not done. Lines of checks are shown for 24 hours after they came. A voided "
        "line stays until it is done. A line that was recalled is shown again, whatever became of "
        "its order or check; when those were cancelled or voided, what was started is shown as "
        "voided. Which printers and courses a line has, its order or check says, else its item, "
        "its subcategory or its category.",
    .run = open_board,
    .answer = api::one(board_answer),
    .parameters = {&printer_filter, &course_filter, &state_filter, &hours_filter}};
const api::Operation read_one_ticket{
    .name = "read",
    .subject = &kitchen_subject,
    .id = "getKitchenTicket",
    .summary = "Get a ticket of the kitchen",
    .description =
        "Returns what the kitchen makes of one web order or check, open or not: without lines if "
        "it has nothing to do with it.",
    .run = read_ticket_of,
    .answer = api::one(ticket_answer),
    .parameters = {&ticket_in_path}};
const api::Operation bump_ticket{
    .name = "bump",
    .subject = &kitchen_subject,
    .id = "bumpKitchenTicket",
    .summary = "Start, bump or recall lines in the kitchen",
    .description =
        "Says what the kitchen has done about lines of a web order or check. The same said twice "
        "changes nothing. What the kitchen says belongs to the dish: when a line gets another "
        "item, quantity, size, modifier or note, it waits again; a line that is corrected in "
        "price, seat or discount keeps its state. So send lines of a corrected order with their "
        "`_id`. It follows a line to another check, and a dish of an order to the check that takes "
        "the order's place; the old ticket does not have them any more. With the store's setting "
        "`kitchenAdvancesOrders`, the first started line moves an "
        "accepted order to status 3, and the last one done moves it to 4.",
    .run = prepare_bump,
    .body = api::described(bump_body,
                           R"({"of":"check","id":"650000000000000000004101","state":"started"})"),
    .answer = api::one(ticket_answer),
    .failures = {409}};

}  // namespace features::kitchen
