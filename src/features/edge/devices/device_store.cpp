#include "features/edge/devices/device_store.hpp"

#include "storage/columns.hpp"

namespace features::devices {
namespace {

using storage::member;
using storage::Rows;

constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE device (
    account LABEL NOT NULL, store LABEL NOT NULL, id LABEL NOT NULL, known_by LABEL NOT NULL,
    device_id TEXT NOT NULL, node LABEL NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms NUMBER NOT NULL, blocked FLAG NOT NULL,
    revision NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT HOT;
CREATE UNIQUE INDEX device_known_by ON device (account, known_by, store);
CREATE INDEX device_node ON device (account, store, node);
)sql"}};

constexpr storage::Rule rules[] = {
    {"device", "its store does not exist",
     "SELECT d.store || '/' || d.id FROM device d LEFT JOIN record r "
     "ON r.account = $1 AND r.id = d.store AND r.kind = 'store' "
     "WHERE d.account = $1 AND r.id IS NULL"},
    {"device", "its key is not its deviceId, or its node if it has none",
     "SELECT d.store || '/' || d.id FROM device d WHERE d.account = $1 AND (d.known_by = '' "
     "OR d.known_by <> CASE WHEN d.device_id = '' THEN d.node ELSE d.device_id END)"},
    {"device", "its last event has another revision",
     "SELECT d.store || '/' || d.id FROM device d JOIN (SELECT store, id, MAX(revision) AS last "
     "FROM event WHERE account = $1 AND kind = 'device' GROUP BY store, id) e "
     "ON e.store = d.store AND e.id = d.id WHERE d.account = $1 AND d.revision <> e.last"},
};

constexpr storage::Column<Device> made_columns[] = {{"id", member<&Device::id>},
                                                    {"store", member<&Device::store>}};
constexpr storage::Column<Device> reported_columns[] = {
    {"device_id", member<&Device::device_id>},
    {"node", member<&Device::node>},
    {"name", member<&Device::name>},
    {"mac_id", member<&Device::mac_id>},
    {"app_version", member<&Device::app_version>},
    {"seen_ms", member<&Device::seen_ms>},
    {"blocked", member<&Device::is_blocked>},
    {"revision", member<&Device::revision>}};
constexpr storage::Column<Device> key_columns[] = {
    {"known_by", storage::reckoned<Device, &Device::known_by>}};
constexpr auto columns = storage::joined(made_columns, reported_columns);
constexpr auto changed_columns = storage::joined(reported_columns, key_columns);
constexpr auto written_columns = storage::joined(made_columns, changed_columns);

constexpr auto select_one = storage::select(columns, "FROM device WHERE account = $1 AND id = $2");
constexpr auto select_known_by =
    storage::select(columns, "FROM device WHERE account = $1 AND known_by = $2 AND store = $3");
constexpr auto select_of_node =
    storage::select(columns,
                    "FROM device WHERE account = $1 AND store = $2 AND node = $3 "
                    "ORDER BY seen_ms DESC, id LIMIT 1");
constexpr auto select_of_store =
    storage::select(columns, "FROM device WHERE account = $1 AND store = $2 ORDER BY id");
constexpr auto select_of_account =
    storage::select(columns, "FROM device WHERE account = $1 ORDER BY store, id");
constexpr auto insert_device = storage::insert_into("device", "account", written_columns);
constexpr auto update_device = storage::update("device", "account, id", changed_columns);

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

std::optional<Device> find(storage::ReadView& view, std::string_view account, std::string_view id) {
    return storage::read_first(columns, view.query(select_one, {account, id}));
}

std::optional<Device> find_known_by(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::string_view known_by) {
    return storage::read_first(columns, view.query(select_known_by, {account, known_by, store}));
}

std::optional<Device> find_of_node(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string_view node) {
    return storage::read_first(columns, view.query(select_of_node, {account, store, node}));
}

std::string store_last_seen_in(storage::ReadView& view, std::string_view account,
                               std::string_view device_id) {
    Rows rows = view.query(
        "SELECT store FROM device WHERE account = $1 AND known_by = $2 "
        "ORDER BY seen_ms DESC, id LIMIT 1",
        {account, device_id});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

std::vector<Device> devices_of(storage::ReadView& view, std::string_view account,
                               std::string_view store) {
    return storage::read_all(columns, view.query(select_of_store, {account, store}));
}

std::vector<Device> devices_of(storage::ReadView& view, std::string_view account) {
    return storage::read_all(columns, view.query(select_of_account, {account}));
}

void insert(storage::Transaction& tx, std::string_view account, const Device& device) {
    tx.post(insert_device, storage::Values(written_columns, device, {account}));
}

void update(storage::Transaction& tx, std::string_view account, const Device& device) {
    tx.post(update_device, storage::Values(changed_columns, device, {account, device.id}));
}

void set_seen(storage::Transaction& tx, std::string_view account, std::string_view store,
              std::string_view known_by, std::int64_t now_ms, std::int64_t at_least_ms) {
    tx.post(
        "UPDATE device SET seen_ms = $4 WHERE account = $1 AND known_by = $2 AND store = $3 "
        "AND ABS(seen_ms - $4) >= $5",
        {account, known_by, store, now_ms, at_least_ms});
}

bool make_room(storage::Transaction& tx, std::string_view account, std::string_view store,
               std::int64_t most) {
    Rows rows =
        tx.query("SELECT COUNT(*) FROM device WHERE account = $1 AND store = $2", {account, store});
    if (!rows.next() || rows.integer(0) < most) return true;
    return tx.execute(
               "DELETE FROM device WHERE account = $1 AND id = (SELECT d.id FROM device d "
               "WHERE d.account = $1 AND d.store = $2 AND d.blocked = 0 "
               "ORDER BY d.seen_ms, d.id LIMIT 1)",
               {account, store}) > 0;
}

}  // namespace features::devices
