// The tables on SQLite. A migration is never edited once released: add the next one.
#include "storage/migrations.hpp"

namespace storage {

// Account and store lead every key, so that the tables can be distributed by account.
// Times are milliseconds since 1970; documents and hashes are text.
static constexpr std::string_view first = R"sql(
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- One row per store and one with store '' per account: the event counter, and what tx.lock() locks.
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store)) WITHOUT ROWID;

CREATE TABLE record (
    rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL, doc TEXT NOT NULL);
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id);

CREATE VIRTUAL TABLE record_search USING fts5(search_text, content='record', content_rowid='rowid',
    tokenize='trigram case_sensitive 1', columnsize=0, detail=full);
CREATE TRIGGER record_search_insert AFTER INSERT ON record BEGIN
    INSERT INTO record_search (rowid, search_text) VALUES (new.rowid, new.search_text); END;
CREATE TRIGGER record_search_update AFTER UPDATE OF search_text ON record
    WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO record_search (record_search, rowid, search_text) VALUES ('delete', old.rowid, old.search_text);
    INSERT INTO record_search (rowid, search_text) VALUES (new.rowid, new.search_text); END;

CREATE TABLE counter (
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, active INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (account, store, kind, active)) WITHOUT ROWID;

CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id)) WITHOUT ROWID;
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);

-- What a record was before each change: `before` is the document that the revision replaced.
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision)) WITHOUT ROWID;

CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, store, sequence)) WITHOUT ROWID;

CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, key)) WITHOUT ROWID;
CREATE INDEX idempotency_age ON idempotency (at_ms);

CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));

CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));

CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;

CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash)) WITHOUT ROWID;
)sql";

// The facet of a record: the value of the one field that splits the lists of its kind.
static constexpr std::string_view facets = R"sql(
ALTER TABLE record ADD COLUMN facet TEXT NOT NULL DEFAULT '';
DROP INDEX record_list;
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
)sql";

// Pictures of records: the bytes once per account, and who shows them. `at_ms`: last wanted.
static constexpr std::string_view images = R"sql(
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
CREATE INDEX image_age ON image (at_ms);
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record)) WITHOUT ROWID;
CREATE INDEX image_use_hash ON image_use (account, hash);
)sql";

// Whoever writes a record tells record_search of it: see records.cpp.
static constexpr std::string_view search_without_triggers = R"sql(
DROP TRIGGER record_search_insert;
DROP TRIGGER record_search_update;
)sql";

// An answer that is the document of a revision is not kept a second time.
static constexpr std::string_view answers_by_revision = R"sql(
ALTER TABLE idempotency ADD COLUMN store TEXT NOT NULL DEFAULT '';
ALTER TABLE idempotency ADD COLUMN record TEXT NOT NULL DEFAULT '';
ALTER TABLE idempotency ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
)sql";

// What the clock said when the installation had run for so long.
static constexpr std::string_view clock_marks = R"sql(
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO installation (name, value) VALUES ('ran_ms', '0');
)sql";

std::span<const Migration> sqlite_migrations() {
    static constexpr Migration all[] = {{1, 1, first},
                                        {2, 1, facets},
                                        {3, 1, images},
                                        {4, 4, search_without_triggers},
                                        {5, 5, answers_by_revision},
                                        {6, 5, clock_marks}};
    return all;
}

}  // namespace storage
