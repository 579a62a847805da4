#include "features/team/staff/staff_store.hpp"

#include "storage/columns.hpp"

namespace features::staff {
namespace {

using storage::member;
using storage::member_as;

constexpr std::int64_t forgotten_max = 1'000;

constexpr storage::Migration steps[] = {{1, 1, R"sql(
CREATE TABLE punch (
    account LABEL NOT NULL, store LABEL NOT NULL, id LABEL NOT NULL, user_id LABEL NOT NULL,
    type LABEL NOT NULL, at_ms NUMBER NOT NULL, removed FLAG NOT NULL,
    sent_type LABEL NOT NULL, sent_ms NUMBER NOT NULL, device TEXT NOT NULL, source LABEL NOT NULL,
    made_by LABEL NOT NULL, made_ms NUMBER NOT NULL, revision NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT;
CREATE UNIQUE INDEX punch_sent ON punch (account, store, user_id, sent_type, sent_ms);
CREATE INDEX punch_time ON punch (account, store, user_id, at_ms, id);
CREATE INDEX punch_store_time ON punch (account, store, at_ms);
CREATE TABLE punch_correction (
    account LABEL NOT NULL, punch LABEL NOT NULL, revision NUMBER NOT NULL,
    type LABEL NOT NULL, at_ms NUMBER NOT NULL, removed FLAG NOT NULL,
    corrected_by LABEL NOT NULL, corrected_ms NUMBER NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (account, punch, revision)) BY_ACCOUNT ROWLESS;
CREATE TABLE login_guard (
    account LABEL NOT NULL, store LABEL NOT NULL, device LABEL NOT NULL,
    wrong NUMBER NOT NULL, since_ms NUMBER NOT NULL, locked_until_ms NUMBER NOT NULL,
    known_ms NUMBER NOT NULL, used_ms NUMBER NOT NULL,
    PRIMARY KEY (account, store, device)) BY_ACCOUNT ROWLESS;
CREATE INDEX login_guard_age ON login_guard (account, used_ms);
)sql"}};

constexpr storage::Rule kept_rules[] = {
    {"punch", "its user is not a user of its store",
     "SELECT p.store || '/' || p.id FROM punch p LEFT JOIN record r "
     "ON r.account = $1 AND r.id = p.user_id AND r.kind = 'user' AND r.store = p.store "
     "WHERE p.account = $1 AND r.id IS NULL"},
    {"punch", "its type is unknown",
     "SELECT p.store || '/' || p.id FROM punch p WHERE p.account = $1 AND "
     "(p.type NOT IN ('in', 'out', 'breakStart', 'breakEnd') "
     "OR p.sent_type NOT IN ('in', 'out', 'breakStart', 'breakEnd'))"},
    {"punch", "a revision of it is missing",
     "SELECT p.store || '/' || p.id FROM punch p WHERE p.account = $1 AND p.revision - 1 <> "
     "(SELECT COUNT(*) FROM punch_correction c WHERE c.account = $1 AND c.punch = p.id)"},
    {"punch", "its first revision does not match what was sent",
     "SELECT p.store || '/' || p.id FROM punch p LEFT JOIN punch_correction c "
     "ON c.account = $1 AND c.punch = p.id AND c.revision = 1 WHERE p.account = $1 "
     "AND (COALESCE(c.type, p.type) <> p.sent_type OR COALESCE(c.at_ms, p.at_ms) <> p.sent_ms)"},
    {"punch_correction", "its punch does not exist",
     "SELECT c.punch FROM punch_correction c WHERE c.account = $1 AND NOT EXISTS "
     "(SELECT 1 FROM punch p WHERE p.account = $1 AND p.id = c.punch)"},
    {"login_guard", "its store does not exist",
     "SELECT g.store || '/' || g.device FROM login_guard g LEFT JOIN record r "
     "ON r.account = $1 AND r.id = g.store WHERE g.account = $1 AND r.id IS NULL"},
    {"record", "no active role of the store can manage staff",
     "SELECT DISTINCT o.to_id FROM reference o WHERE o.account = $1 AND o.from_kind = 'role' "
     "AND o.field = 'allPrivileges' AND o.to_id NOT IN (SELECT f.to_id FROM reference f "
     "JOIN record r ON r.account = $1 AND r.id = f.from_id WHERE f.account = $1 "
     "AND f.from_kind = 'role' AND f.field = 'managesStaff' AND r.active = 1)"},
};

struct TypeName {
    static std::string_view store(domain::PunchType type) { return domain::name_of(type); }
    static domain::PunchType load(std::string_view name) {
        return domain::punch_type_named(name).value_or(domain::PunchType::in);
    }
};

constexpr storage::Column<StoredPunch> punch_columns[] = {
    {"id", member<&StoredPunch::id>},
    {"store", member<&StoredPunch::store>},
    {"user_id", member<&StoredPunch::user>},
    {"type", member_as<TypeName, &StoredPunch::now, &PunchState::type>},
    {"at_ms", member<&StoredPunch::now, &PunchState::at_ms>},
    {"removed", member<&StoredPunch::now, &PunchState::is_removed>},
    {"sent_type", member_as<TypeName, &StoredPunch::sent, &PunchState::type>},
    {"sent_ms", member<&StoredPunch::sent, &PunchState::at_ms>},
    {"device", member<&StoredPunch::device>},
    {"source", member<&StoredPunch::source>},
    {"made_by", member<&StoredPunch::made_by>},
    {"made_ms", member<&StoredPunch::made_ms>},
    {"revision", member<&StoredPunch::revision>}};
constexpr auto select_punch =
    storage::select(punch_columns, "FROM punch WHERE account = $1 AND id = $2");
constexpr auto select_sent =
    storage::select(punch_columns,
                    "FROM punch WHERE account = $1 AND store = $2 AND user_id = $3 "
                    "AND sent_type = $4 AND sent_ms = $5");
constexpr auto select_of_user =
    storage::select(punch_columns,
                    "FROM punch WHERE account = $1 AND store = $2 AND user_id = $3 "
                    "AND at_ms >= $4 AND at_ms < $5 ORDER BY at_ms, id");

constexpr storage::Column<Correction> correction_columns[] = {
    {"revision", member<&Correction::revision>},
    {"type", member_as<TypeName, &Correction::was, &PunchState::type>},
    {"at_ms", member<&Correction::was, &PunchState::at_ms>},
    {"removed", member<&Correction::was, &PunchState::is_removed>},
    {"corrected_by", member<&Correction::by>},
    {"reason", member<&Correction::reason>},
    {"corrected_ms", member<&Correction::at_ms>}};
constexpr auto select_corrections =
    storage::select(correction_columns,
                    "FROM punch_correction WHERE account = $1 AND punch = $2 "
                    "ORDER BY revision DESC");
constexpr auto insert_correction =
    storage::insert_into("punch_correction", "account, punch", correction_columns);

constexpr storage::Column<PinTries> guard_columns[] = {
    {"wrong", member<&PinTries::wrong>},
    {"since_ms", member<&PinTries::since_ms>},
    {"locked_until_ms", member<&PinTries::locked_until_ms>},
    {"known_ms", member<&PinTries::known_ms>}};
constexpr auto select_guard = storage::select(
    guard_columns, "FROM login_guard WHERE account = $1 AND store = $2 AND device = $3");
constexpr auto put_guard = storage::upsert("login_guard", "account, store, device, used_ms",
                                           guard_columns, "account, store, device");

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = kept_rules;

std::optional<StoredPunch> find_punch(storage::ReadView& view, std::string_view account,
                                      std::string_view id) {
    return storage::read_first(punch_columns, view.query(select_punch, {account, id}));
}

std::optional<StoredPunch> find_sent(storage::ReadView& view, std::string_view account,
                                     std::string_view store, std::string_view user,
                                     const PunchState& sent) {
    return storage::read_first(
        punch_columns,
        view.query(select_sent, {account, store, user, domain::name_of(sent.type), sent.at_ms}));
}

void add_punch(storage::Transaction& tx, std::string_view account, const StoredPunch& punch) {
    tx.post(
        "INSERT INTO punch (account, store, id, user_id, type, at_ms, removed, sent_type, sent_ms, "
        "device, source, made_by, made_ms, revision) "
        "VALUES ($1, $2, $3, $4, $5, $6, 0, $5, $6, $7, $8, $9, $10, 1)",
        {account, punch.store, punch.id, punch.user, domain::name_of(punch.sent.type),
         punch.sent.at_ms, punch.device, punch.source, punch.made_by, punch.made_ms});
}

void correct_punch(storage::Transaction& tx, std::string_view account, const StoredPunch& punch,
                   const PunchState& now, const Correction& correction) {
    tx.post(insert_correction,
            storage::Values(correction_columns, correction, {account, punch.id}));
    tx.post(
        "UPDATE punch SET type = $3, at_ms = $4, removed = $5, revision = $6 "
        "WHERE account = $1 AND id = $2",
        {account, punch.id, domain::name_of(now.type), now.at_ms,
         static_cast<std::int64_t>(now.is_removed), correction.revision + 1});
}

std::vector<std::string> users_with_punches(storage::ReadView& view, std::string_view account,
                                            std::string_view store, std::string_view user,
                                            const domain::TimeSpan& span) {
    std::vector<std::string> users;
    storage::Rows rows = view.query(
        "SELECT DISTINCT user_id FROM punch WHERE account = $1 AND store = $2 AND at_ms >= $3 "
        "AND at_ms < $4 AND ($5 = '' OR user_id = $5)",
        {account, store, span.from_ms, span.until_ms, user});
    while (rows.next()) users.emplace_back(rows.text(0));
    return users;
}

std::vector<StoredPunch> punches_of(storage::ReadView& view, std::string_view account,
                                    std::string_view store, std::string_view user,
                                    const domain::TimeSpan& span) {
    return storage::read_all(
        punch_columns,
        view.query(select_of_user, {account, store, user, span.from_ms, span.until_ms}));
}

std::vector<Correction> corrections_of(storage::ReadView& view, std::string_view account,
                                       std::string_view id) {
    return storage::read_all(correction_columns, view.query(select_corrections, {account, id}));
}

PinTries find_pin_tries(storage::ReadView& view, std::string_view account, std::string_view store,
                        std::string_view device) {
    return storage::read_first(guard_columns, view.query(select_guard, {account, store, device}))
        .value_or(PinTries{});
}

void set_pin_tries(storage::Transaction& tx, std::string_view account, std::string_view store,
                   std::string_view device, const PinTries& guard, std::int64_t now_ms) {
    tx.post(put_guard, storage::Values(guard_columns, guard, {account, store, device, now_ms}));
}

std::int64_t forget_pin_tries(storage::Transaction& tx, std::string_view account,
                              std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM login_guard WHERE account = $1 AND used_ms < $2 AND (store, device) IN "
        "(SELECT store, device FROM login_guard WHERE account = $1 AND used_ms < $2 "
        "ORDER BY used_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

std::int64_t forget_strangers(storage::Transaction& tx, std::string_view account,
                              std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM login_guard WHERE account = $1 AND used_ms < $2 AND known_ms = 0 "
        "AND (store, device) IN (SELECT store, device FROM login_guard "
        "WHERE account = $1 AND used_ms < $2 AND known_ms = 0 ORDER BY used_ms LIMIT $3)",
        {account, oldest_ms, forgotten_max});
}

}  // namespace features::staff
