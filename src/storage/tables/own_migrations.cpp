// The tables of storage and access, defined once for both engines.
#include "storage/migrations.hpp"

namespace storage {

// Account and store lead every key, so that the tables can be distributed by account. The tables
// marked REFERENCE are looked up by a hash or an e-mail before the account is known, or belong to
// the whole installation. Times are milliseconds since 1970; documents and hashes are text.
static constexpr std::string_view tables = R"sql(
[postgres: CREATE EXTENSION IF NOT EXISTS pg_trgm;]

CREATE TABLE installation (name LABEL PRIMARY KEY, value TEXT NOT NULL) REFERENCE ROWLESS;
INSERT INTO installation (name, value) VALUES ('release', '1');

-- One row per store and one with store '' per account: what tx.lock() locks, the number of the last
-- event and of the last that is of configuration, and where the chain of its audit ends.
CREATE TABLE scope (
    account LABEL NOT NULL, store LABEL NOT NULL, sequence NUMBER NOT NULL DEFAULT 0,
    configuration NUMBER NOT NULL DEFAULT 0, audit_number NUMBER NOT NULL DEFAULT 0,
    audit_hash LABEL NOT NULL DEFAULT '',
    PRIMARY KEY (account, store)) BY_ACCOUNT ROWLESS HOT;

-- The facet is the value of the one field that splits the lists of a kind. The search index of SQLite
-- names records by rowid; the code that writes a record feeds it (records.cpp).
CREATE TABLE record (
    [sqlite: rowid INTEGER PRIMARY KEY,]
    account LABEL NOT NULL, store LABEL NOT NULL, kind LABEL NOT NULL, id LABEL NOT NULL,
    active FLAG NOT NULL, within LABEL NOT NULL, name_key LABEL NOT NULL,
    sort_key LABEL NOT NULL, search_text LABEL NOT NULL,
    revision NUMBER NOT NULL, sequence NUMBER NOT NULL, form INTEGER NOT NULL,
    facet LABEL NOT NULL DEFAULT '', doc DOCUMENT NOT NULL) BY_ACCOUNT;
[sqlite: CREATE UNIQUE INDEX record_id ON record (account, id);]
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
[postgres: CREATE INDEX record_search ON record USING gin (search_text gin_trgm_ops);]
[sqlite:
CREATE VIRTUAL TABLE record_search USING fts5(search_text, content='record', content_rowid='rowid',
    tokenize='trigram case_sensitive 1', columnsize=0, detail=full);]
-- Plans are kept while tables grow, and while the table has one page, two indexes that both have the
-- columns of the key cost the same. PostgreSQL then takes the newest, which has to be that of the key.
[postgres: ALTER TABLE record ADD CONSTRAINT record_id PRIMARY KEY (account, id);]

CREATE TABLE counter (
    account LABEL NOT NULL, store LABEL NOT NULL, kind LABEL NOT NULL, active FLAG NOT NULL,
    count NUMBER NOT NULL,
    PRIMARY KEY (account, store, kind, active)) BY_ACCOUNT ROWLESS HOT;

CREATE TABLE reference (
    account LABEL NOT NULL, from_id LABEL NOT NULL, field LABEL NOT NULL, to_id LABEL NOT NULL,
    from_kind LABEL NOT NULL, to_kind LABEL NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id)) BY_ACCOUNT ROWLESS;
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);

-- What a record was before each change: `before` is the document that the revision replaced.
CREATE TABLE history (
    account LABEL NOT NULL, id LABEL NOT NULL, revision NUMBER NOT NULL,
    at_ms NUMBER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before DOCUMENT,
    PRIMARY KEY (account, id, revision)) BY_ACCOUNT ROWLESS;

CREATE TABLE event (
    account LABEL NOT NULL, store LABEL NOT NULL, sequence NUMBER NOT NULL,
    at_ms NUMBER NOT NULL, type LABEL NOT NULL, kind LABEL NOT NULL, id LABEL NOT NULL,
    revision NUMBER NOT NULL, configuration FLAG NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence)) BY_ACCOUNT ROWLESS;

-- Events that somebody has yet to be told are kept, whatever their age.
CREATE TABLE event_hold (
    account LABEL NOT NULL, store LABEL NOT NULL, holder LABEL NOT NULL, after NUMBER NOT NULL,
    PRIMARY KEY (account, store, holder)) BY_ACCOUNT ROWLESS HOT;

-- An answer that is the document of a record names its revision instead of keeping it again. What is
-- removed by age is removed account by account, so the account leads the indexes of age.
CREATE TABLE idempotency (
    account LABEL NOT NULL, key LABEL NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT [postgres: COMPRESSION lz4] NOT NULL, at_ms NUMBER NOT NULL,
    store LABEL NOT NULL DEFAULT '', record LABEL NOT NULL DEFAULT '',
    revision NUMBER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key)) BY_ACCOUNT ROWLESS;
CREATE INDEX idempotency_age ON idempotency (account, at_ms);

CREATE TABLE api_key (
    account LABEL NOT NULL, id LABEL NOT NULL, hash LABEL NOT NULL [sqlite: UNIQUE], name TEXT NOT NULL,
    stores TEXT NOT NULL, areas NUMBER NOT NULL, read_only FLAG NOT NULL,
    created_ms NUMBER NOT NULL, expires_ms NUMBER NOT NULL, revoked_ms NUMBER NOT NULL,
    last_used_ms NUMBER NOT NULL,
    PRIMARY KEY (account, id)
    [postgres: , CONSTRAINT api_key_hash UNIQUE (hash)]) REFERENCE;

-- People work in two accounts with one e-mail address, so it is unique in each. A sign-in may want a
-- second factor: its secret is sealed, `factor_step` is the step of the last code that was used, and
-- what stands in `factor_pending` awaits its first code.
CREATE TABLE sign_in (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, email LABEL NOT NULL,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active FLAG NOT NULL, created_ms NUMBER NOT NULL,
    factor TEXT NOT NULL DEFAULT '', factor_pending TEXT NOT NULL DEFAULT '',
    factor_step NUMBER NOT NULL DEFAULT 0, last_ms NUMBER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, id)) REFERENCE;
CREATE UNIQUE INDEX sign_in_email ON sign_in (account, email);
CREATE INDEX sign_in_age ON sign_in (email, created_ms, id);

CREATE TABLE reset (
    hash LABEL PRIMARY KEY, account LABEL NOT NULL, sign_in LABEL NOT NULL, expires_ms NUMBER NOT NULL,
    used_ms NUMBER NOT NULL DEFAULT 0) REFERENCE ROWLESS;

CREATE TABLE licence (
    account LABEL NOT NULL, store LABEL NOT NULL, hash LABEL NOT NULL, devices_max NUMBER NOT NULL,
    created_ms NUMBER NOT NULL, id LABEL NOT NULL DEFAULT '', revoked_ms NUMBER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, hash)) BY_ACCOUNT ROWLESS;
CREATE UNIQUE INDEX licence_id ON licence (account, id);

-- A pass of a kiosk is found by the hash of its token; the guards are failed logins of kiosks, under
-- the hash of who may not fail again and again.
CREATE TABLE kiosk_token (
    account LABEL NOT NULL, store LABEL NOT NULL, hash LABEL NOT NULL, device_id LABEL NOT NULL,
    licence LABEL NOT NULL, sign_in LABEL NOT NULL, created_ms NUMBER NOT NULL,
    expires_ms NUMBER NOT NULL, revoked_ms NUMBER NOT NULL, epoch LABEL NOT NULL,
    PRIMARY KEY (account, hash)) BY_ACCOUNT ROWLESS;
CREATE INDEX kiosk_token_device ON kiosk_token (account, device_id, store);
CREATE INDEX kiosk_token_licence ON kiosk_token (account, licence);
CREATE INDEX kiosk_token_age ON kiosk_token (account, expires_ms);
CREATE TABLE kiosk_guard (
    account LABEL NOT NULL, guard LABEL NOT NULL, at_ms NUMBER NOT NULL, failures NUMBER NOT NULL,
    PRIMARY KEY (account, guard, at_ms)) BY_ACCOUNT ROWLESS;
CREATE INDEX kiosk_guard_age ON kiosk_guard (account, at_ms);

-- Pictures of records: the bytes once per account, and which record shows them. `at_ms` is when a
-- picture was last stored, or a record began or ceased to show it.
CREATE TABLE image (
    account LABEL NOT NULL, hash LABEL NOT NULL, extension LABEL NOT NULL,
    at_ms NUMBER NOT NULL, bytes BYTES NOT NULL,
    PRIMARY KEY (account, hash)) BY_ACCOUNT;
CREATE INDEX image_age ON image (account, at_ms);
CREATE TABLE image_use (
    account LABEL NOT NULL, record LABEL NOT NULL, hash LABEL NOT NULL,
    PRIMARY KEY (account, record)) BY_ACCOUNT ROWLESS;
CREATE INDEX image_use_hash ON image_use (account, hash);

-- What the system's clock showed when the installation had run for `ran_ms`: running_time.hpp.
CREATE TABLE clock_mark (ran_ms NUMBER PRIMARY KEY, at_ms NUMBER NOT NULL) REFERENCE;
INSERT INTO installation (name, value) VALUES ('ran_ms', '0');

-- Natural keys (schema::NaturalKey), also of inactive records, which want them back when they are
-- activated.
CREATE TABLE natural_key (
    account LABEL NOT NULL, id LABEL NOT NULL, field LABEL NOT NULL, store LABEL NOT NULL,
    kind LABEL NOT NULL, value LABEL NOT NULL, active FLAG NOT NULL,
    PRIMARY KEY (account, id, field)) BY_ACCOUNT ROWLESS;
CREATE UNIQUE INDEX natural_key_value ON natural_key (account, store, kind, field, value)
    WHERE active = 1;

-- Who did what, one chain of rows for each scope. It is read by time, of one who, of one operation, of
-- one thing, or of what was refused. A chain whose beginning is forgotten goes on from its base, which
-- says up to which moment and by which limit, and is signed.
CREATE TABLE audit (
    account LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL, at_ms NUMBER NOT NULL,
    who LABEL NOT NULL, session LABEL NOT NULL, network LABEL NOT NULL, address LABEL NOT NULL,
    operation LABEL NOT NULL, kind LABEL NOT NULL, id LABEL NOT NULL, revision NUMBER NOT NULL,
    fields TEXT NOT NULL, outcome LABEL NOT NULL, hash LABEL NOT NULL,
    PRIMARY KEY (account, store, number)) BY_ACCOUNT ROWLESS;
CREATE INDEX audit_time ON audit (account, store, at_ms, number);
CREATE INDEX audit_who ON audit (account, store, who, at_ms, number);
CREATE INDEX audit_operation ON audit (account, store, operation, at_ms, number);
CREATE INDEX audit_id ON audit (account, store, id, at_ms, number) WHERE id <> '';
CREATE INDEX audit_outcome ON audit (account, store, outcome, at_ms, number) WHERE outcome <> 'done';
CREATE TABLE audit_base (
    account LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL, hash LABEL NOT NULL,
    last_ms NUMBER NOT NULL DEFAULT 0, oldest_ms NUMBER NOT NULL DEFAULT 0,
    signature LABEL NOT NULL DEFAULT '',
    PRIMARY KEY (account, store)) BY_ACCOUNT ROWLESS;

-- Sessions of people, found by the hash of their token.
CREATE TABLE session (
    account LABEL NOT NULL, hash LABEL NOT NULL, id LABEL NOT NULL, sign_in LABEL NOT NULL,
    created_ms NUMBER NOT NULL, last_ms NUMBER NOT NULL, expires_ms NUMBER NOT NULL,
    ended_ms NUMBER NOT NULL, network LABEL NOT NULL, address LABEL NOT NULL, agent TEXT NOT NULL,
    PRIMARY KEY (account, hash)) BY_ACCOUNT ROWLESS;
CREATE UNIQUE INDEX session_id ON session (account, id);
CREATE INDEX session_sign_in ON session (account, sign_in, created_ms);
CREATE INDEX session_age ON session (account, expires_ms);

-- The addresses of keys are keyed digests.
CREATE TABLE key_address (
    account LABEL NOT NULL, key LABEL NOT NULL, address LABEL NOT NULL, network LABEL NOT NULL,
    first_ms NUMBER NOT NULL, last_ms NUMBER NOT NULL,
    PRIMARY KEY (account, key, address)) BY_ACCOUNT ROWLESS;
CREATE INDEX key_address_first ON key_address (account, key, first_ms);
CREATE INDEX key_address_last ON key_address (account, last_ms);

-- People who were erased: see erasures.hpp. `person` is empty when nothing is left to do.
CREATE TABLE erasure (
    account LABEL NOT NULL, id LABEL NOT NULL, kind LABEL NOT NULL, store LABEL NOT NULL,
    pseudonym TEXT NOT NULL, person TEXT NOT NULL, round NUMBER NOT NULL, place NUMBER NOT NULL,
    position TEXT NOT NULL, found TEXT NOT NULL, who LABEL NOT NULL, reason TEXT NOT NULL,
    asked_ms NUMBER NOT NULL, done_ms NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT;
CREATE INDEX erasure_open ON erasure (account, asked_ms, id) WHERE done_ms = 0;
)sql";

// Who caused an event; "" in events from before, and where nobody did. Events of configuration are
// few among those of an evening.
static constexpr std::string_view authors_of_events = R"sql(
ALTER TABLE event ADD COLUMN who LABEL NOT NULL DEFAULT '';
CREATE INDEX event_configuration ON event (account, store, sequence) WHERE configuration = 1;
)sql";

// Paired devices: a screen that stays signed in with the privileges of a role. The token of its
// session and the codes that pair it are keyed hashes; `token` is '' while it is not paired. A code
// is looked up before its account is known.
static constexpr std::string_view pairings = R"sql(
CREATE TABLE pairing (
    account LABEL NOT NULL, id LABEL NOT NULL, store LABEL NOT NULL, name TEXT NOT NULL,
    role LABEL NOT NULL, page LABEL NOT NULL, token LABEL NOT NULL, made_by LABEL NOT NULL,
    created_ms NUMBER NOT NULL, paired_ms NUMBER NOT NULL, last_ms NUMBER NOT NULL,
    revoked_ms NUMBER NOT NULL, network LABEL NOT NULL, agent TEXT NOT NULL,
    revision NUMBER NOT NULL,
    PRIMARY KEY (account, id)) BY_ACCOUNT;
CREATE UNIQUE INDEX pairing_token ON pairing (account, token) WHERE token <> '';
CREATE INDEX pairing_store ON pairing (account, store, id);
CREATE TABLE pairing_code (
    hash LABEL PRIMARY KEY, account LABEL NOT NULL, pairing LABEL NOT NULL, maker LABEL NOT NULL,
    expires_ms NUMBER NOT NULL) REFERENCE ROWLESS;
CREATE INDEX pairing_code_of ON pairing_code (account, pairing);
CREATE INDEX pairing_code_age ON pairing_code (account, expires_ms);
)sql";

// Fewer pages for a write. The audit is found by number, id and outcome; by time through the
// stretches of its chains: see audit.hpp. An event knows where the audit was, for its operation.
// On SQLite, `reached` is what mark.hpp describes, kept where nearly every write writes anyhow, and
// the search index lags behind: it has the records up to `searched_to`, and of those in
// `record_search_due` an old text: see search.hpp.
static constexpr std::string_view fewer_pages = R"sql(
ALTER TABLE scope ADD COLUMN audit_hour NUMBER NOT NULL DEFAULT 0;
[sqlite: ALTER TABLE scope ADD COLUMN reached LABEL NOT NULL DEFAULT '';]
ALTER TABLE event ADD COLUMN audit NUMBER NOT NULL DEFAULT 0;
UPDATE event SET audit = COALESCE(
    (SELECT MIN(a.number) - 1 FROM audit a WHERE a.account = event.account
     AND a.store = event.store AND a.who = event.who AND a.at_ms = event.at_ms), 0)
    WHERE who <> '';

CREATE TABLE audit_hour (
    account LABEL NOT NULL, store LABEL NOT NULL, number NUMBER NOT NULL, hour NUMBER NOT NULL,
    PRIMARY KEY (account, store, number)) BY_ACCOUNT ROWLESS;
INSERT INTO audit_hour (account, store, number, hour)
    SELECT account, store, number, hour FROM
        (SELECT account, store, number, at_ms / 3600000 AS hour,
         LAG(at_ms / 3600000) OVER (PARTITION BY account, store ORDER BY number) AS hour_before
         FROM audit) AS a
    WHERE hour_before IS NULL OR hour_before <> hour;
UPDATE scope SET audit_hour = COALESCE(
    (SELECT h.hour FROM audit_hour h WHERE h.account = scope.account AND h.store = scope.store
     ORDER BY h.number DESC LIMIT 1), 0);
CREATE INDEX audit_hour_of ON audit_hour (account, store, hour, number);
DROP INDEX audit_time;
DROP INDEX audit_who;
DROP INDEX audit_operation;
DROP INDEX audit_id;
DROP INDEX audit_outcome;
CREATE INDEX audit_id ON audit (account, store, id, number) WHERE id <> '';
CREATE INDEX audit_outcome ON audit (account, store, outcome, number) WHERE outcome <> 'done';
[postgres:
ALTER TABLE audit_hour DROP CONSTRAINT audit_hour_pkey;
ALTER TABLE audit_hour ADD CONSTRAINT audit_hour_key PRIMARY KEY (account, store, number);
ALTER TABLE audit DROP CONSTRAINT audit_pkey;
ALTER TABLE audit ADD CONSTRAINT audit_key PRIMARY KEY (account, store, number);]

[sqlite:
CREATE TABLE record_search_due (record INTEGER PRIMARY KEY, indexed TEXT NOT NULL);
INSERT INTO installation (name, value) VALUES ('searched_to',
    (SELECT CAST(COALESCE(MAX(rowid), 0) AS TEXT) FROM record));]
)sql";

std::span<const Migration> own_migrations() {
    static constexpr Migration all[] = {
        {1, 1, tables}, {2, 1, authors_of_events}, {6, 1, pairings}, {7, 7, fewer_pages}};
    return all;
}

}  // namespace storage
