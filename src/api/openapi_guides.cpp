#include "api/openapi_guides.hpp"

namespace api {

const std::string_view guides =
    R"md(The back office of a restaurant: its menu, staff and guests, web orders, checks and reports, for one store or a chain of them. Everything is JSON over HTTP. In the samples put the address of the server for `ADDRESS`, your key for `YOUR_KEY` and the id of your store for `YOUR_STORE`; the page `/docs` has done so already.

# Where to begin

## The first request

```sh
curl -H 'apikey: YOUR_KEY' \
  ADDRESS/v1/svc/stores
```

```js
const api = "ADDRESS/v1/svc";
const headers = { apikey: "YOUR_KEY" };
const answer = await fetch(`${api}/stores`, { headers });
const stores = await answer.json();
```

```python
import requests

api = "ADDRESS/v1/svc"
headers = {"apikey": "YOUR_KEY"}
answer = requests.get(f"{api}/stores", headers=headers)
stores = answer.json()
```

The answer lists the stores that your key sees. Take the `id` of one and ask what it sells:

```sh
curl -H 'apikey: YOUR_KEY' \
  'ADDRESS/v1/svc/store/YOUR_STORE/menuItems?page=1'
```

The demo takes the key `demo-key`, and every example of an operation works there as it stands.

## Sell from a web shop

`getKioskConfiguration` or `listActiveMenuItems` tells what is on sale. `priceOrder` says what an order comes to, and writes nothing. `saveWebOrder` places it: once for each `uniqueOrderID`, however often it is sent. `listWebOrdersByUniqueId` finds it again by that id.

```sh
shop=ADDRESS/v1/online-order/store/YOUR_STORE
curl -H 'apikey: YOUR_KEY' "$shop/priceOrder" --json '{"orderDetails": [{"miName": "Lemonade", "quantity": 2, "itemPrice": 450}], "deliveryDetail": [{"deliveryType": "Pickup"}]}'
curl -H 'apikey: YOUR_KEY' "$shop/saveWebOrder" --json '{"uniqueOrderID": "web-7001", "orderDetails": [{"miName": "Lemonade", "quantity": 2, "itemPrice": 450}], "deliveryDetail": [{"deliveryType": "Pickup", "contactPerson": "Ana Silva"}]}'
curl -H 'apikey: YOUR_KEY' "$shop/order?uniqueOrderID=web-7001"
```

Then follow it by `followEvents`, or have a webhook called. A key for the browsers of shoppers has the area `submit` alone: it prices and places orders, and reads none but its own.

## Keep tablets in step

Each tablet sends its whole check with `addOrUpdateCheck` after every change, under its own `node`, and takes what is answered as the check. Nothing that another tablet added is lost, and what was answered as applied stands. `listActiveChecks` with `after` brings what others changed. A check that is closed and paid becomes a sale.

```sh
sync=ADDRESS/v1/sync/store/YOUR_STORE
curl -H 'apikey: YOUR_KEY' "$sync/addOrUpdateCheck" --json '{"checkID": "T9-7001", "node": "tablet-1", "tableName": "9", "data": "{\"status\":\"ACTIVE\",\"checkNo\":\"7001\",\"seats\":[{\"id\":\"1\",\"orders\":[{\"orderUniqueId\":\"a1\",\"menuName\":\"Lemonade\",\"quantity\":2,\"price\":450,\"totalPrice\":900}]}],\"totalAmount\":900}"}'
curl -H 'apikey: YOUR_KEY' "$sync/activeChecks"
```

`data` is JSON in a text, as tablets have always sent it; `CheckData` describes it.

## Read what was sold

Reports take `dateOption`: `T` is today, `L7D` the last seven days, `DR` a range with `fromDate` and `toDate`. They answer JSON, CSV or a workbook (`format`). For one period all of them add up to the same. `getSales` lists sales, and `getSale` answers one with its lines and payments, enough for a receipt.

```sh
store=ADDRESS/v1/svc/store/YOUR_STORE
curl -H 'apikey: YOUR_KEY' "$store/saleReport?dateOption=L7D&type=MENUITEM&qtySort=Y"
curl -H 'apikey: YOUR_KEY' "$store/taxReport?dateOption=L7D"
curl -H 'apikey: YOUR_KEY' "$store/getsale?dateOption=L7D"
```

## Live events

Everything that happens in a store comes as server-sent events as it happens (`followEvents`): `id` is the position, `data` the event with its record. After a break send the last `id` as `Last-Event-ID`, as browsers do by themselves, and nothing is missed. Where a connection cannot stay open, ask again and again with `waitSeconds`:

```sh
events=ADDRESS/v1/sync/store/YOUR_STORE/events
curl -N -H 'apikey: YOUR_KEY' "$events"
curl -N -H 'apikey: YOUR_KEY' -H 'Last-Event-ID: 0' "$events?kind=check,order"
curl -H 'apikey: YOUR_KEY' "$events?after=0&waitSeconds=30"
```

## Webhooks

Or let us call you: `closeOrder` hears of every sale, `openOrder` and `updateOrder` of orders and checks, and `events` of any types that you name, in the same sequence as the live events. Try it with a ping, and read what arrived:

```sh
store=ADDRESS/v1/svc/store/YOUR_STORE
curl -H 'apikey: YOUR_KEY' -X PUT "$store/webhooks" \
  --json '{"closeOrder": {"url": "https://pos.example/closed"}}'
curl -H 'apikey: YOUR_KEY' -X POST "$store/webhooks/ping"
curl -H 'apikey: YOUR_KEY' "$store/deliveries?after=0"
```

A call is a POST whose `X-Comanda-Signature` is `t=TIME,v1=HMAC`: HMAC-SHA256 of `TIME.BODY` with the `signingSecret` of the settings. Answer 2xx within ten seconds; anything else is tried again, for three days. What belongs to one check or order comes in order and at least once: `X-Comanda-Delivery` stays the same when something comes again.

## Keep a copy of the records

Read the lists once. Then ask `listStoreChanges` with `after=0`, and go on with the `next` of each answer: it names what was created, changed or inactivated since.

# What holds everywhere

## Keys

Every request but those of the service itself carries an API key in the header `apikey`, or comes from a browser in which a person has signed in. A key belongs to one account. It may be limited to some stores, to reading, and to areas such as `catalogue` or `reports`; what it does not cover is answered 403, and what belongs to another account 404, as if it did not exist. Whoever runs the server makes keys with `comanda key add` and ends them with `comanda key revoke`. A key is shown once: keep it as you keep a password, and out of pages that guests can read.

## Privileges

A person needs a privilege: `x-privileges` says of which one of `anyOf` and, where it has them, one of `alsoAnyOf` (a name instead of a list is one of `x-privilegeSets`; `any`: one, whichever it is), held in the store that it is about; with `inEveryStore` in every store of the account, active or not; with `inAnyStore`, for guests, in any. Without it the answer is 403 `privilege_missing`, and `needs` names it. Fields of a record may need more, such as BO_PRICES for prices; `errors` names those.

## Stores

Almost every record belongs to one store and says so in `store`. `listStores` lists yours; `ownedBy` there is the id of your account. Ids are 24 hexadecimal digits, made by the server. When your key sees a single store you may leave `store` out of what you create.

## Reading lists

A list is a plain JSON array, sorted by name. Without `page` you get all of it. With `page=1` you get the first 100 (`pageSize` up to 500), and headers tell the rest: `X-Total-Count`, and in `Link` the addresses of the next and the last page. A page past the end is an empty array, not an error.

- `search=` finds part of a name or code, whatever its case and accents.
- `status=` takes `true` (the default: active records), `false` or `all`.

Answers carry an `ETag`. Send it back in `If-None-Match`, and what has not changed is answered 304 without a body. HEAD is answered wherever GET is. A parameter of the query that an operation does not list is ignored and named in `X-Ignored-Parameters`; case does not count in names.

## Writing

Creating and changing are answered 200 with the whole record, `id` on top; 200 means it is on disk. A change is merged: fields that you leave out stay, `null` clears one, lists are replaced whole. Money is in whole minor units (`950` is 9.50), with a twin as text (`priceStr`): send either.

Nothing is ever deleted: a record is inactivated, and can be activated again. One that others still use is not inactivated (409, with `referrers`). Every record has a history, and its changes can be undone.

Two people edit the same record? Send the `ETag` that you read as `If-Match`; if somebody was faster you get 412 with the record as it is now. Without `If-Match` the last one wins.

## What is taken

A schema with `x-describedIn` leaves the description of fields that go in as well to the schema that it names. A field has the type that its schema says when it is answered. More is taken: numbers, booleans and lists as text, text as a whole number, decimal numbers as such, enumerations in any case, `null` or `""` for none where a field is not required. `x-alsoTaken` lists what further JSON types a field takes, `x-aliases` further spellings of a name. A field whose name ends in `Str` and is a `Decimal` repeats the field without that ending; either may be sent. Fields that a schema does not name are kept and returned, up to 1000 in one object.

Some operations can be reached by more than one path or method, because known clients use them all: `x-alsoAt` lists these, and they do the same.

## Retries

Networks fail, and then you do not know whether your request arrived. Send an `Idempotency-Key` (1 to 255 visible characters) with every POST and PUT, a new random text for every intent and the same one for every try of it:

```sh
curl -X POST ADDRESS/v1/svc/department \
  -H 'apikey: YOUR_KEY' \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: 7c9e6679-7425' \
  -d '{"name": "Ice cream bar", "store": "YOUR_STORE"}'
```

```js
await fetch(`${api}/department`, {
    method: "POST",
    headers: {
        ...headers,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
    },
    body: JSON.stringify({
        name: "Juice bar",
        store: "YOUR_STORE",
    }),
});
```

```python
import uuid

requests.post(
    f"{api}/department",
    headers={**headers, "Idempotency-Key": str(uuid.uuid4())},
    json={"name": "Wine bar", "store": "YOUR_STORE"},
)
```

For 24 hours a repeat gets the first answer again, marked `Idempotency-Replayed: true`, and nothing is written twice. Try again after 429 and 503, as many seconds later as `Retry-After` says, and after a connection that broke. Other failures stay the same until you change the request.

## Errors

Success is always 200, and an error is never 200. Every failure has one body, `Failure`:

```json
{
    "status": 400,
    "code": "validation_failed",
    "detail": "name: is required",
    "errors": { "name": "is required" },
    "requestId": "5f0c2e4b"
}
```

`code` is for programs, `detail` for people, and `errors` names every field that is wrong, all at once. When you ask for help, quote `requestId`, which every answer has as `X-Request-Id`.

- **400** The request is wrong: read `errors` and mend it.
- **401** No key, or one that is not valid: check the header `apikey`.
- **403** The key does not cover this: ask for one that does.
- **404** There is no such path or record: check the id, and whose it is.
- **405** The path does not know the method.
- **409** The state forbids it, because something is in use, say: read `detail`.
- **412** Somebody changed it before you: look at `current`, then try again.
- **422** The `Idempotency-Key` was used for another request: take a new one.
- **429** and **503** Too much at once: wait as many seconds as `Retry-After` says.

What is no proper HTTP is answered 408, 414, 417, 431 or 505.

## Limits

A body may have 1 MiB, 8 MiB where many records are sent at once; one record 256 KiB; a list in it 2,000 entries. A key may send 500 requests a second unless the server says otherwise; `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` tell what is left.

## Clients and tools

[openapi.json](/openapi.json) is made for generators: openapi-typescript makes types for TypeScript of it, openapi-generator clients for Python, Java and others. Postman imports it too: choose *Parameter generation: Example*, and its requests work in the demo as they stand.)md";

}  // namespace api
