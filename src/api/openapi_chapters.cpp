#include "api/openapi_chapters.hpp"

#include <array>

namespace api {
namespace {

using std::string_view;

constexpr std::array<string_view, 17> of_menu{
    "Categories",      "Menu items",          "Modifiers",
    "Modifier groups", "Departments",         "Taxes",
    "Courses",         "Serving size levels", "Discounts",
    "Display groups",  "Gratuities",          "Reasons",
    "Tares",           "Service types",       "Item service charges",
    "Printers",        "Menu configuration"};
constexpr std::array<string_view, 4> of_selling{"Web orders", "Checks", "Sales", "Sale reports"};
constexpr std::array<string_view, 4> of_guests{"Customers", "Holds", "Membership types",
                                               "Membership plans"};
constexpr std::array<string_view, 5> of_people{"Users", "Roles", "Clock", "Sessions", "Sign-ins"};
constexpr std::array<string_view, 7> of_stores{"Stores",  "Accounts", "Floors",  "Languages",
                                               "Devices", "Kiosks",   "Licences"};
constexpr std::array<string_view, 5> of_programs{"Events", "Webhooks", "Hook calls", "Audit",
                                                 "Service"};

constexpr Chapter all[] = {{"Menu", of_menu},     {"Selling", of_selling},
                           {"Guests", of_guests}, {"People", of_people},
                           {"Places", of_stores}, {"Programs", of_programs}};

}  // namespace

std::span<const Chapter> chapters() { return all; }

const string_view introduction =
    R"(The back office of a restaurant: its menu, its people and guests, its orders, checks and reports.

# Where to begin

**Try it.** The demo takes the key `demo-key`, and every example here works there as it stands: `curl -H 'apikey: demo-key' ADDRESS/v1/svc/store/650000000000000000000101/menuItems`.

**Sell from a web shop.** `getKioskConfiguration` or `listActiveMenuItems` tells what is on sale. `priceOrder` says what an order comes to, and writes nothing. `saveWebOrder` places it: once for each `uniqueOrderID`, however often it is sent. `listWebOrdersByUniqueId` finds it again by that id. Follow it by `followEvents`, or have a webhook called.

**Keep tablets in step.** Each tablet sends its whole check with `addOrUpdateCheck` after every change, under its own `node`, and takes what is answered as the check. Nothing that another tablet added is lost, and what was answered as applied stands. `listActiveChecks` with `after` brings what others changed. A check that is closed and paid becomes a sale.

**Read what was sold.** Reports take `dateOption`: `T` is today, `L7D` the last seven days, `DR` a range with `fromDate` and `toDate`. They answer JSON, CSV or a workbook (`format`). For one period all of them add up to the same. `getSale` answers one sale with its lines and payments, enough for a receipt.

**Keep a copy of the records.** Read the lists once. Then ask `listStoreChanges` with `after=0`, and go on with the `next` of each answer: it names what was created, changed or inactivated since. `followEvents` tells everything that happens in a store, orders and sales too, in one sequence; webhooks send the same.

# What holds everywhere

**Keys.** Every request but those of the service itself carries an API key in the header `apikey`, or comes from a browser in which a person has signed in.

**People.** A person needs a privilege: `x-privileges` says of which one of `anyOf` and, where it has them, one of `alsoAnyOf` (`any`: one, whichever it is), held in the store that it is about; with `inEveryStore` in every store of the account, active or not; with `inAnyStore`, for guests, in any. Without it the answer is 403 `privilege_missing`, and `needs` names it. Fields of a record may need more, such as BO_PRICES for prices; `errors` names those.

**Answers.** Success is always 200, and every failure has one body, `Failure`. A GET whose `ETag` is sent back as `If-None-Match` is answered 304 when nothing changed. HEAD is answered wherever GET is. Beyond what the operations list, every path answers 405 to a method it does not know, and 408, 414, 417, 431 or 505 to what is no proper HTTP. A parameter of the query that an operation does not list is ignored and named in `X-Ignored-Parameters`; case does not count in names. Every answer has an `X-Request-Id`, and `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` where the key has a limit.

**Retries.** A POST or PUT with an `Idempotency-Key` header (1 to 255 visible characters, one for each intended change) is done once: sent again within a day it gets the same answer, with `Idempotency-Replayed: true`.

**Leniency.** A field has the type that its schema says when it is answered. More is taken: numbers and booleans as text, text as a whole number, enumerations in any case, `null` or `""` for none. `x-alsoTaken` lists the JSON types of which more is understood than the schema says, `x-aliases` further spellings of a name; a number and its twin in text (`price`, `priceStr`) stand for each other.

**Unknown fields.** Fields that a schema does not name are kept and returned, up to 1000 in one object. A list has at most 2000 entries and a record 256 KiB.

**Spellings.** Some operations can be reached by more than one path or method, because known clients use them all: `x-alsoAt` lists these, and they do the same.)";

}  // namespace api
