#!/bin/bash
# Makes the dump of a small database for old_schemas_test, with the program whose schema it has:
#     tests/old_schemas/make.sh PROGRAM NUMBER sqlite
#     tests/old_schemas/make.sh PROGRAM NUMBER postgres SOCKET_FOLDER USER
# Who adds a migration runs it with the program as it is then, for both engines. On PostgreSQL the
# database `old_schema` is made anew on the server with that socket. Needs curl, sqlite3 and pg_dump.
set -euo pipefail
program=$(realpath "$1") number=$2 engine=$3
out=$(realpath "$(dirname "$0")")/$engine/$number.sql
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

if [ "$engine" = sqlite ]; then
    database=sqlite:$work/old.db
else
    server=(-h "$4" -U "$5")
    psql -q "${server[@]}" -d postgres -c "DROP DATABASE IF EXISTS old_schema" \
        -c "CREATE DATABASE old_schema TEMPLATE template0 ENCODING 'UTF8'"
    database="postgresql://$5@/old_schema?host=$4"
fi
member() { grep -o "\"$1\":\"[^\"]*\"" | head -1 | cut -d'"' -f4; }

"$program" init --account Trattoria --store "Old Town" --timezone Europe/Rome --currency EUR \
    --database "$database" --json > init.json
uptown=$("$program" store add --account "$(member accountId < init.json)" --name Uptown \
    --database "$database" --json | member storeId)
key=$(member apiKey < init.json) store=$(member storeId < init.json)

base=http://127.0.0.1:18299/v1/svc
"$program" serve --database "$database" --listen 127.0.0.1:18299 > serve.log 2>&1 &
serving=$!
for _ in $(seq 100); do curl -s -o ready http://127.0.0.1:18299/ready && break; sleep 0.1; done
call() { curl -sf -H "apikey: $key" -H 'Content-Type: application/json' "$@"; }
food=$(call $base/department -H 'Idempotency-Key: first' \
    -d "{\"name\":\"Food\",\"store\":\"$store\"}" | member id)
call $base/department -d "{\"name\":\"Bar\",\"description\":\"Up to two\",\"store\":\"$store\"}" > bar
garden=$(call $base/department -d "{\"name\":\"Garden\",\"store\":\"$store\"}" | member id)
call -X PUT "$base/department/$food" -H 'Idempotency-Key: second' \
    -d '{"name":"Kitchen","departmentCode":"K"}' > put
call -X PUT "$base/department/$food" -d '{"description":"Warm dishes"}' > put
call -X PUT "$base/department/$garden" -d '{"activeStatus":false}' > put
call $base/servingSizeLevel -d "{\"name\":\"Large\",\"default\":true,\"store\":\"$store\"}" > size
# Categories, modifiers and pictures.
call $base/category \
    -d "{\"name\":\"Pizza\",\"level\":1,\"department\":\"$food\",\"store\":\"$store\"}" > category
olives=$(call $base/modifier -d "{\"name\":\"Olives\",\"store\":\"$store\"}" | member id)
printf '\x89PNG\x0d\x0a\x1a\x0a\0\0\0\x0dIHDR\0\0\0\x10\0\0\0\x20\x08\x06\0\0\0\x01\x02\x03\x04' \
    > olives.png
curl -sf -H "apikey: $key" -H 'Content-Type: image/png' --data-binary @olives.png \
    "$base/modifier/$olives/image" > picture
# Web orders; one is a sale.
orders=http://127.0.0.1:18299/v1/online-order/store/$store
call $orders/saveWebOrder -d '{"uniqueOrderID":"paid","paymentPaid":true,"orderDetails":[{"miName":"Soup",
    "itemPrice":500,"taxes":[{"txExternalID":"VAT","percentage":10000}]}]}' > order
call $orders/saveWebOrder -d '{"uniqueOrderID":"later","orderDetails":[{"miName":"Soup","itemPrice":500}],
    "deliveryDetail":{"isFutureOrder":true,"dateStr":"2099-01-01T12:00"}}' > order
# Checks; two devices send one, one is closed with a conflict.
sync=http://127.0.0.1:18299/v1/sync/store/$store
check() { # CHECK NODE LINE MEMBERS
    call $sync/addOrUpdateCheck -d "{\"checkID\":\"$1\",\"node\":\"$2\",\"data\":{
        \"lastUpdateInMillisec\":1767225600000,\"seats\":[{\"id\":\"1\",\"orders\":[
        {\"orderUniqueId\":\"$3\",\"menuName\":\"Soup\",\"quantity\":1,\"price\":500}]}]$4}}" > check
}
check T1 ipad-1 a ''
check T1 ipad-2 b ''
check T2 ipad-1 a ''
check T2 ipad-2 b ',"status":"CLOSED","totalAmount":500,"paidAmount":500'
# Another store pulls the menu, and a kiosk signs in.
call "$base/store/$uptown" -d '{"copyAll":true}' > pull
call -X PUT "$base/department/$(member id < bar)" -d '{"departmentCode":"B"}' > put
call "$base/store/$uptown" -d '{"menuItems":true}' > pull
curl -sf -H "apikey: $(member kioskKey < init.json)" -H 'Content-Type: application/json' $base/kioskLogin \
    -d "{\"emailId\":\"$(member kioskEmail < init.json)\",\"deviceId\":\"kiosk-1\",
        \"password\":\"$(member kioskPassword < init.json)\"}" > login
# Runs of pulls.
call "$base/account/$(member accountId < init.json)/pull" \
    -d "{\"reason\":true,\"at\":\"$(date -u -d tomorrow +%Y-%m-%dT%H:%M:%SZ)\"}" > run
kill -TERM $serving
wait $serving
"$program" verify --database "$database"

{
    echo "-- A database of schema $number as the program of that time left it. key $key department $food"
    if [ "$engine" = sqlite ]; then
        echo "PRAGMA user_version = $number;"
        echo "PRAGMA application_id = $(sqlite3 old.db 'PRAGMA application_id');"
        sqlite3 old.db .dump
    else
        pg_dump "${server[@]}" --inserts --no-owner --no-privileges --no-comments old_schema |
            grep -v '^--\|^\\\|^SET \(default_table\|idle\|transaction_timeout\)\|set_config'
    fi
} > "$out"
