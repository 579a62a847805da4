// The tables on PostgreSQL, equal in meaning to those on SQLite. A migration is never edited once
// released: add the next one.
#include "storage/migrations.hpp"

namespace storage {

// Account and store lead every key, so that the tables can be distributed by account. Text is
// compared by its bytes, whatever the language of the database. The rows of scope and counter are
// rewritten all the time: room in their pages saves touching the index.
static constexpr std::string_view first = R"sql(
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE installation (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);

-- One row per store and one with store '' per account: the event counter, and what tx.lock() locks.
CREATE TABLE scope (
    account TEXT COLLATE "C" NOT NULL, store TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store)) WITH (fillfactor = 50);

CREATE TABLE record (
    account TEXT COLLATE "C" NOT NULL, store TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL,
    active SMALLINT NOT NULL, within TEXT COLLATE "C" NOT NULL,
    name_key TEXT COLLATE "C" NOT NULL, sort_key TEXT COLLATE "C" NOT NULL,
    search_text TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL, sequence BIGINT NOT NULL, form INTEGER NOT NULL,
    doc TEXT COMPRESSION lz4 COLLATE "C" NOT NULL,
    CONSTRAINT record_id PRIMARY KEY (account, id));
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id);
CREATE INDEX record_search ON record USING gin (search_text gin_trgm_ops);

CREATE TABLE counter (
    account TEXT COLLATE "C" NOT NULL, store TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL, active SMALLINT NOT NULL, count BIGINT NOT NULL,
    PRIMARY KEY (account, store, kind, active)) WITH (fillfactor = 50);

CREATE TABLE reference (
    account TEXT COLLATE "C" NOT NULL, from_id TEXT COLLATE "C" NOT NULL,
    field TEXT COLLATE "C" NOT NULL, to_id TEXT COLLATE "C" NOT NULL,
    from_kind TEXT COLLATE "C" NOT NULL, to_kind TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id));
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);

-- What a record was before each change: `before` is the document that the revision replaced.
CREATE TABLE history (
    account TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL, revision BIGINT NOT NULL,
    at_ms BIGINT NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL,
    before TEXT COMPRESSION lz4 COLLATE "C",
    PRIMARY KEY (account, id, revision));

CREATE TABLE event (
    account TEXT COLLATE "C" NOT NULL, store TEXT COLLATE "C" NOT NULL, sequence BIGINT NOT NULL,
    at_ms BIGINT NOT NULL, type TEXT COLLATE "C" NOT NULL, kind TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL, revision BIGINT NOT NULL,
    PRIMARY KEY (account, store, sequence));

CREATE TABLE idempotency (
    account TEXT COLLATE "C" NOT NULL, key TEXT COLLATE "C" NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT COMPRESSION lz4 NOT NULL, at_ms BIGINT NOT NULL,
    PRIMARY KEY (account, key));
CREATE INDEX idempotency_age ON idempotency (at_ms);

CREATE TABLE api_key (
    account TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL, hash TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL, stores TEXT NOT NULL, areas BIGINT NOT NULL, read_only SMALLINT NOT NULL,
    created_ms BIGINT NOT NULL, expires_ms BIGINT NOT NULL, revoked_ms BIGINT NOT NULL,
    last_used_ms BIGINT NOT NULL,
    PRIMARY KEY (account, id),
    CONSTRAINT api_key_hash UNIQUE (hash));

CREATE TABLE sign_in (
    account TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL,
    store TEXT COLLATE "C" NOT NULL, email TEXT COLLATE "C" NOT NULL,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active SMALLINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (account, id),
    CONSTRAINT sign_in_email UNIQUE (email));

CREATE TABLE reset (
    hash TEXT COLLATE "C" PRIMARY KEY, account TEXT COLLATE "C" NOT NULL,
    sign_in TEXT COLLATE "C" NOT NULL, expires_ms BIGINT NOT NULL,
    used_ms BIGINT NOT NULL DEFAULT 0);

CREATE TABLE licence (
    account TEXT COLLATE "C" NOT NULL, store TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL, devices_max BIGINT NOT NULL, created_ms BIGINT NOT NULL,
    PRIMARY KEY (account, store, hash));
)sql";

// The facet of a record: the value of the one field that splits the lists of its kind.
static constexpr std::string_view facets = R"sql(
ALTER TABLE record ADD COLUMN facet TEXT COLLATE "C" NOT NULL DEFAULT '';
DROP INDEX record_list;
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
)sql";

// Pictures of records: the bytes once per account, and who shows them. `at_ms`: last wanted.
static constexpr std::string_view images = R"sql(
CREATE TABLE image (
    account TEXT COLLATE "C" NOT NULL, hash TEXT COLLATE "C" NOT NULL, extension TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL, bytes BYTEA NOT NULL,
    PRIMARY KEY (account, hash));
CREATE INDEX image_age ON image (at_ms);
CREATE TABLE image_use (
    account TEXT COLLATE "C" NOT NULL, record TEXT COLLATE "C" NOT NULL, hash TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (account, record));
CREATE INDEX image_use_hash ON image_use (account, hash);
)sql";

// Plans are kept while tables grow, and for a table of one page two indexes of the same columns
// cost the same. PostgreSQL then takes the newest, which has to be that of the key.
static constexpr std::string_view key_before_list = R"sql(
ALTER TABLE record DROP CONSTRAINT record_id, ADD CONSTRAINT record_id PRIMARY KEY (account, id);
)sql";

// An answer that is the document of a revision is not kept a second time.
static constexpr std::string_view answers_by_revision = R"sql(
ALTER TABLE idempotency ADD COLUMN store TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN record TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
)sql";

// What the clock said when the installation had run for so long.
static constexpr std::string_view clock_marks = R"sql(
CREATE TABLE clock_mark (ran_ms BIGINT PRIMARY KEY, at_ms BIGINT NOT NULL);
INSERT INTO installation (name, value) VALUES ('ran_ms', '0');
)sql";

std::span<const Migration> postgres_migrations() {
    static constexpr Migration all[] = {{1, 1, first},
                                        {2, 1, facets},
                                        {3, 1, images},
                                        {4, 1, key_before_list},
                                        {5, 5, answers_by_revision},
                                        {6, 5, clock_marks}};
    return all;
}

}  // namespace storage
