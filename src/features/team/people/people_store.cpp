#include "features/team/people/people_store.hpp"

namespace features::people {
namespace {

constexpr std::int64_t forgotten_max = 1'000;
constexpr std::string_view turn_id = "people";

// A failure is stored under two keyed hashes and belongs to no account: an address may try e-mails
// of many accounts, and an e-mail may belong to none. Whoever counts them locks the one row of
// `sign_in_turn`.
constexpr std::string_view people_tables = R"sql(
CREATE TABLE sign_in_turn (
    account LABEL NOT NULL, id LABEL NOT NULL, PRIMARY KEY (account, id)) REFERENCE;
INSERT INTO sign_in_turn (account, id) VALUES ('', 'people');
CREATE TABLE sign_in_failure (
    email LABEL NOT NULL, address LABEL NOT NULL, at_ms NUMBER NOT NULL, failures NUMBER NOT NULL,
    PRIMARY KEY (email, address, at_ms)) REFERENCE ROWLESS;
CREATE INDEX sign_in_failure_address ON sign_in_failure (address, at_ms);
CREATE INDEX sign_in_failure_age ON sign_in_failure (at_ms);
CREATE TABLE recovery_code (
    account LABEL NOT NULL, sign_in LABEL NOT NULL, hash LABEL NOT NULL,
    PRIMARY KEY (account, sign_in, hash)) BY_ACCOUNT ROWLESS;
)sql";
constexpr storage::Migration steps[] = {{1, 1, people_tables}};

constexpr storage::Rule rules[] = {
    {"recovery_code", "its sign-in has no second factor",
     "SELECT c.sign_in FROM recovery_code c LEFT JOIN sign_in s "
     "ON s.account = $1 AND s.id = c.sign_in AND s.factor <> '' "
     "WHERE c.account = $1 AND s.id IS NULL"},
    {"session", "its sign-in is not that of a person",
     "SELECT t.id FROM session t LEFT JOIN sign_in s "
     "ON s.account = $1 AND s.id = t.sign_in AND s.role <> 'kiosk' "
     "WHERE t.account = $1 AND s.id IS NULL"},
    {"session", "it has not ended although its sign-in is inactive",
     "SELECT t.id FROM session t JOIN sign_in s ON s.account = $1 AND s.id = t.sign_in "
     "AND s.active = 0 WHERE t.account = $1 AND t.ended_ms = 0"},
};

// Rows of time and failures, the latest first.
std::int64_t nth(storage::Rows rows, std::int64_t count) {
    while (rows.next()) {
        count -= rows.integer(1);
        if (count <= 0) return rows.integer(0);
    }
    return 0;
}

}  // namespace

const std::span<const storage::Migration> tables = steps;
const std::span<const storage::Rule> invariants = rules;

constexpr std::string_view turn_table = "sign_in_turn";
void take_turn(storage::Transaction& tx) { tx.lock_row(turn_table, "", turn_id); }

storage::Scope turn() { return storage::Scope::row(turn_table, "", turn_id); }

std::int64_t failure_before(storage::ReadView& view, const Trace& trace, const Span& span,
                            std::int64_t count) {
    return nth(view.query("SELECT at_ms, failures FROM sign_in_failure WHERE email = $1 "
                          "AND address = $2 AND at_ms > $3 AND at_ms < $4 ORDER BY at_ms DESC",
                          {trace.email, trace.address, span.after_ms, span.until_ms}),
               count);
}

std::int64_t failure_of_address_before(storage::ReadView& view, std::string_view address,
                                       const Span& span, std::int64_t count) {
    return nth(view.query("SELECT at_ms, failures FROM sign_in_failure WHERE address = $1 "
                          "AND at_ms > $2 AND at_ms < $3 ORDER BY at_ms DESC",
                          {address, span.after_ms, span.until_ms}),
               count);
}

std::int64_t failure_of_email_before(storage::ReadView& view, std::string_view email,
                                     const Known& known, const Span& span, std::int64_t count) {
    return nth(view.query("SELECT at_ms, failures FROM sign_in_failure WHERE email = $1 "
                          "AND at_ms > $2 AND at_ms < $3 AND address NOT IN (SELECT s.address "
                          "FROM session s WHERE s.account = $4 AND s.sign_in = $5 "
                          "AND s.created_ms >= $6) ORDER BY at_ms DESC",
                          {email, span.after_ms, span.until_ms, known.account, known.sign_in,
                           known.since_ms}),
               count);
}

void add_failure(storage::Transaction& tx, const Trace& trace, std::int64_t at_ms) {
    tx.post(
        "INSERT INTO sign_in_failure (email, address, at_ms, failures) VALUES ($1, $2, $3, 1) "
        "ON CONFLICT (email, address, at_ms) "
        "DO UPDATE SET failures = sign_in_failure.failures + 1",
        {trace.email, trace.address, at_ms});
}

void remove_failures(storage::Transaction& tx, const Trace& trace) {
    tx.post("DELETE FROM sign_in_failure WHERE email = $1 AND address = $2",
            {trace.email, trace.address});
}

void remove_failures_of_email(storage::Transaction& tx, std::string_view email) {
    tx.post("DELETE FROM sign_in_failure WHERE email = $1", {email});
}

std::int64_t forget_failures(storage::Transaction& tx, std::string_view, std::int64_t oldest_ms) {
    return tx.execute(
        "DELETE FROM sign_in_failure WHERE at_ms < $1 AND (email, address, at_ms) IN "
        "(SELECT email, address, at_ms FROM sign_in_failure WHERE at_ms < $1 "
        "ORDER BY at_ms LIMIT $2)",
        {oldest_ms, forgotten_max});
}

void put_recovery_codes(storage::Transaction& tx, std::string_view account,
                        std::string_view sign_in, std::span<const std::string> hashes) {
    tx.post("DELETE FROM recovery_code WHERE account = $1 AND sign_in = $2", {account, sign_in});
    for (const std::string& hash : hashes)
        tx.post("INSERT INTO recovery_code (account, sign_in, hash) VALUES ($1, $2, $3)",
                {account, sign_in, hash});
}

bool use_recovery_code(storage::Transaction& tx, std::string_view account, std::string_view sign_in,
                       std::string_view hash) {
    return tx.execute("DELETE FROM recovery_code WHERE account = $1 AND sign_in = $2 AND hash = $3",
                      {account, sign_in, hash}) == 1;
}

std::int64_t recovery_codes_left(storage::ReadView& view, std::string_view account,
                                 std::string_view sign_in) {
    storage::Rows rows =
        view.query("SELECT COUNT(*) FROM recovery_code WHERE account = $1 AND sign_in = $2",
                   {account, sign_in});
    rows.next();
    return rows.integer(0);
}

}  // namespace features::people
