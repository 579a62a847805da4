#include "features/edge/devices/device_store.hpp"

#include "storage/database.hpp"

namespace features::devices {
namespace {

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
    {"device", "it is of no store",
     "SELECT d.store || '/' || d.id FROM device d LEFT JOIN record r "
     "ON r.account = $1 AND r.id = d.store AND r.kind = 'store' "
     "WHERE d.account = $1 AND r.id IS NULL"},
    {"device", "it is not known by its deviceId, or without one by its node",
     "SELECT d.store || '/' || d.id FROM device d WHERE d.account = $1 AND (d.known_by = '' "
     "OR d.known_by <> CASE WHEN d.device_id = '' THEN d.node ELSE d.device_id END)"},
    {"device", "its last event is not of its revision",
     "SELECT d.store || '/' || d.id FROM device d JOIN (SELECT store, id, MAX(revision) AS last "
     "FROM event WHERE account = $1 AND kind = 'device' GROUP BY store, id) e "
     "ON e.store = d.store AND e.id = d.id WHERE d.account = $1 AND d.revision <> e.last"},
};

// Of a row with the columns id, store, device_id, node, name, mac_id, app_version, seen_ms,
// blocked, revision.
Device device_of(const Rows& rows) {
    return {.id = std::string(rows.text(0)),
            .store = std::string(rows.text(1)),
            .device_id = std::string(rows.text(2)),
            .node = std::string(rows.text(3)),
            .name = std::string(rows.text(4)),
            .mac_id = std::string(rows.text(5)),
            .app_version = std::string(rows.text(6)),
            .seen_ms = rows.integer(7),
            .is_blocked = rows.integer(8) != 0,
            .revision = rows.integer(9)};
}

std::optional<Device> first_of(Rows rows) {
    if (!rows.next()) return {};
    return device_of(rows);
}

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> checks = rules;

std::optional<Device> find(storage::ReadView& view, std::string_view account, std::string_view id) {
    return first_of(
        view.query("SELECT id, store, device_id, node, name, mac_id, app_version, seen_ms, "
                   "blocked, revision FROM device WHERE account = $1 AND id = $2",
                   {account, id}));
}

std::optional<Device> find_known_by(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::string_view known_by) {
    return first_of(view.query(
        "SELECT id, store, device_id, node, name, mac_id, app_version, seen_ms, blocked, revision "
        "FROM device WHERE account = $1 AND known_by = $2 AND store = $3",
        {account, known_by, store}));
}

std::optional<Device> find_of_node(storage::ReadView& view, std::string_view account,
                                   std::string_view store, std::string_view node) {
    return first_of(view.query(
        "SELECT id, store, device_id, node, name, mac_id, app_version, seen_ms, blocked, revision "
        "FROM device WHERE account = $1 AND store = $2 AND node = $3 "
        "ORDER BY seen_ms DESC, id LIMIT 1",
        {account, store, node}));
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
    std::vector<Device> devices;
    Rows rows = view.query(
        "SELECT id, store, device_id, node, name, mac_id, app_version, seen_ms, blocked, revision "
        "FROM device WHERE account = $1 AND store = $2 ORDER BY id",
        {account, store});
    while (rows.next()) devices.push_back(device_of(rows));
    return devices;
}

std::vector<Device> devices_of(storage::ReadView& view, std::string_view account) {
    std::vector<Device> devices;
    Rows rows = view.query(
        "SELECT id, store, device_id, node, name, mac_id, app_version, seen_ms, blocked, revision "
        "FROM device WHERE account = $1 ORDER BY store, id",
        {account});
    while (rows.next()) devices.push_back(device_of(rows));
    return devices;
}

void insert(storage::Transaction& tx, std::string_view account, const Device& device) {
    tx.post(
        "INSERT INTO device (account, store, id, known_by, device_id, node, name, mac_id, "
        "app_version, seen_ms, blocked, revision) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {account, device.store, device.id, device.known_by(), device.device_id, device.node,
         device.name, device.mac_id, device.app_version, device.seen_ms,
         std::int64_t{device.is_blocked}, device.revision});
}

void update(storage::Transaction& tx, std::string_view account, const Device& device) {
    tx.post(
        "UPDATE device SET known_by = $3, device_id = $4, node = $5, name = $6, mac_id = $7, "
        "app_version = $8, seen_ms = $9, blocked = $10, revision = $11 "
        "WHERE account = $1 AND id = $2",
        {account, device.id, device.known_by(), device.device_id, device.node, device.name,
         device.mac_id, device.app_version, device.seen_ms, std::int64_t{device.is_blocked},
         device.revision});
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
