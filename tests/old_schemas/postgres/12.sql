-- A database of schema 12 as the program of that time left it. key cmd_feeuo6jX1GY3bFgpc03WM8i2K7xSycUdSbNKfCyq4BN department 6afa9ed163320f330a358338
SET statement_timeout = 0;
SET lock_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE TABLE public.api_key (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    stores text NOT NULL,
    areas bigint NOT NULL,
    read_only smallint NOT NULL,
    created_ms bigint NOT NULL,
    expires_ms bigint NOT NULL,
    revoked_ms bigint NOT NULL,
    last_used_ms bigint NOT NULL
);
CREATE TABLE public.balance (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    amount bigint DEFAULT 0 NOT NULL,
    held bigint DEFAULT 0 NOT NULL,
    entries bigint DEFAULT 0 NOT NULL,
    due_ms bigint DEFAULT '9223372036854775807'::bigint NOT NULL,
    moved_to text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
)
WITH (fillfactor='50');
CREATE TABLE public.balance_entry (
    account text NOT NULL COLLATE pg_catalog."C",
    balance text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    amount bigint NOT NULL,
    after bigint NOT NULL,
    portions text NOT NULL,
    ticket text NOT NULL,
    notes text NOT NULL,
    adjusted_by text NOT NULL,
    who text NOT NULL
);
CREATE TABLE public.balance_hold (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    balance text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    remaining bigint NOT NULL,
    covered text NOT NULL,
    made_ms bigint NOT NULL,
    lapses_ms bigint NOT NULL,
    ended_ms bigint DEFAULT 0 NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    ticket text NOT NULL,
    who text NOT NULL
);
CREATE TABLE public.balance_lot (
    account text NOT NULL COLLATE pg_catalog."C",
    balance text NOT NULL COLLATE pg_catalog."C",
    expires_ms bigint NOT NULL,
    remaining bigint NOT NULL,
    held bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.clock_mark (
    ran_ms bigint NOT NULL,
    at_ms bigint NOT NULL
);
CREATE TABLE public.counter (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    active smallint NOT NULL,
    count bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.event (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    at_ms bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    configuration smallint DEFAULT 1 NOT NULL
);
CREATE TABLE public.history (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    at_ms bigint NOT NULL,
    who text NOT NULL,
    changed text NOT NULL,
    before text COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.history ALTER COLUMN before SET COMPRESSION lz4;
CREATE TABLE public.idempotency (
    account text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    fingerprint text NOT NULL,
    etag text NOT NULL,
    body text NOT NULL,
    at_ms bigint NOT NULL,
    store text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    record text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revision bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.idempotency ALTER COLUMN body SET COMPRESSION lz4;
CREATE TABLE public.image (
    account text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    extension text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.image_use (
    account text NOT NULL COLLATE pg_catalog."C",
    record text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.installation (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL
);
CREATE TABLE public.licence (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    devices_max bigint NOT NULL,
    created_ms bigint NOT NULL
);
CREATE TABLE public.login_guard (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    device text NOT NULL COLLATE pg_catalog."C",
    wrong bigint NOT NULL,
    since_ms bigint NOT NULL,
    locked_until_ms bigint NOT NULL,
    known_ms bigint NOT NULL,
    used_ms bigint NOT NULL
);
CREATE TABLE public.natural_key (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    field text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    active smallint NOT NULL
);
CREATE TABLE public.punch (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    removed smallint NOT NULL,
    sent_type text NOT NULL COLLATE pg_catalog."C",
    sent_ms bigint NOT NULL,
    device text NOT NULL,
    source text NOT NULL COLLATE pg_catalog."C",
    made_by text NOT NULL COLLATE pg_catalog."C",
    made_ms bigint NOT NULL,
    revision bigint NOT NULL
);
CREATE TABLE public.punch_correction (
    account text NOT NULL COLLATE pg_catalog."C",
    punch text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    removed smallint NOT NULL,
    corrected_by text NOT NULL COLLATE pg_catalog."C",
    corrected_ms bigint NOT NULL,
    reason text NOT NULL
);
CREATE TABLE public.record (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    active smallint NOT NULL,
    within text NOT NULL COLLATE pg_catalog."C",
    name_key text NOT NULL COLLATE pg_catalog."C",
    sort_key text NOT NULL COLLATE pg_catalog."C",
    search_text text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    sequence bigint NOT NULL,
    form integer NOT NULL,
    doc text NOT NULL COLLATE pg_catalog."C",
    facet text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.record ALTER COLUMN doc SET COMPRESSION lz4;
CREATE TABLE public.reference (
    account text NOT NULL COLLATE pg_catalog."C",
    from_id text NOT NULL COLLATE pg_catalog."C",
    field text NOT NULL COLLATE pg_catalog."C",
    to_id text NOT NULL COLLATE pg_catalog."C",
    from_kind text NOT NULL COLLATE pg_catalog."C",
    to_kind text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.reset (
    hash text NOT NULL COLLATE pg_catalog."C",
    account text NOT NULL COLLATE pg_catalog."C",
    sign_in text NOT NULL COLLATE pg_catalog."C",
    expires_ms bigint NOT NULL,
    used_ms bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.reversal (
    account text NOT NULL COLLATE pg_catalog."C",
    balance text NOT NULL COLLATE pg_catalog."C",
    entry bigint NOT NULL,
    reversed bigint NOT NULL
);
CREATE TABLE public.scope (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    sequence bigint DEFAULT 0 NOT NULL,
    configuration bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.sign_in (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    password_hash text NOT NULL,
    role text NOT NULL,
    active smallint NOT NULL,
    created_ms bigint NOT NULL
);
CREATE TABLE public.visit (
    account text NOT NULL COLLATE pg_catalog."C",
    sale text NOT NULL COLLATE pg_catalog."C",
    customer text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    spent_minor bigint NOT NULL
);
CREATE TABLE public.visit_total (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    merged_into text NOT NULL COLLATE pg_catalog."C",
    visits bigint NOT NULL,
    spent_minor bigint NOT NULL,
    last_ms bigint NOT NULL
)
WITH (fillfactor='50');
INSERT INTO public.api_key VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc11c', 'e306f53430e797175abd89c650d03b91e664dd1f32d85572d0881c25c692c4f9', 'kiosk', '', 48, 0, 1794809553302, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc11b', 'e3683c5ab05a10e8df990a3b61017b0eb7dca398f3b8e1c297f183cf5ec4d09a', 'first key', '', 65535, 0, 1794809553302, 0, 0, 1794809553849);
INSERT INTO public.clock_mark VALUES (432, 1794809553889);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '', 1, 1794809553292, 'created', 'account', '6afa9ed0120ba86037ecc117', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 1, 1794809553293, 'created', 'store', '6afa9ed0120ba86037ecc118', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 2, 1794809553296, 'created', 'serviceType', '6afa9ed1120ba86037ecc11d', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 3, 1794809553297, 'created', 'serviceType', '6afa9ed1120ba86037ecc11e', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 4, 1794809553297, 'created', 'serviceType', '6afa9ed1120ba86037ecc11f', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 5, 1794809553299, 'created', 'serviceType', '6afa9ed1120ba86037ecc120', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 6, 1794809553299, 'created', 'serviceType', '6afa9ed1120ba86037ecc121', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 7, 1794809553299, 'created', 'serviceType', '6afa9ed1120ba86037ecc122', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 8, 1794809553299, 'created', 'serviceType', '6afa9ed1120ba86037ecc123', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 9, 1794809553299, 'created', 'language', '6afa9ed1120ba86037ecc124', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 10, 1794809553300, 'created', 'language', '6afa9ed1120ba86037ecc125', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 11, 1794809553300, 'created', 'language', '6afa9ed1120ba86037ecc126', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 12, 1794809553300, 'created', 'role', '6afa9ed1120ba86037ecc127', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 13, 1794809553300, 'created', 'user', '6afa9ed1120ba86037ecc128', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 14, 1794809553545, 'created', 'department', '6afa9ed163320f330a358338', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 15, 1794809553586, 'created', 'department', '6afa9ed163320f330a358339', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 16, 1794809553607, 'created', 'department', '6afa9ed163320f330a35833a', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 17, 1794809553636, 'updated', 'department', '6afa9ed163320f330a358338', 2, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 18, 1794809553684, 'updated', 'department', '6afa9ed163320f330a358338', 3, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 19, 1794809553732, 'inactivated', 'department', '6afa9ed163320f330a35833a', 2, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 20, 1794809553763, 'created', 'servingSizeLevel', '6afa9ed163320f330a35833b', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 21, 1794809553797, 'created', 'category', '6afa9ed163320f330a35833c', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 22, 1794809553816, 'created', 'modifier', '6afa9ed163320f330a35833d', 1, 1);
INSERT INTO public.event VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 23, 1794809553849, 'updated', 'modifier', '6afa9ed163320f330a35833d', 2, 1);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc117', 1, 1794809553292, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 1, 1794809553293, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc11d', 1, 1794809553296, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc11e', 1, 1794809553297, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc11f', 1, 1794809553297, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc120', 1, 1794809553299, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc121', 1, 1794809553299, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc122', 1, 1794809553299, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc123', 1, 1794809553299, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc124', 1, 1794809553299, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc125', 1, 1794809553300, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc126', 1, 1794809553300, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc127', 1, 1794809553300, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc128', 1, 1794809553300, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a358338', 1, 1794809553545, '6afa9ed0120ba86037ecc11b', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a358339', 1, 1794809553586, '6afa9ed0120ba86037ecc11b', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833a', 1, 1794809553607, '6afa9ed0120ba86037ecc11b', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a358338', 2, 1794809553636, '6afa9ed0120ba86037ecc11b', '["name","departmentCode"]', '{"id":"6afa9ed163320f330a358338","originalID":"6afa9ed163320f330a358338","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.545Z","lastUpdated":"2026-11-16T06:12:33.545Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a358338', 3, 1794809553684, '6afa9ed0120ba86037ecc11b', '["description"]', '{"id":"6afa9ed163320f330a358338","originalID":"6afa9ed163320f330a358338","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.545Z","lastUpdated":"2026-11-16T06:12:33.636Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833a', 2, 1794809553732, '6afa9ed0120ba86037ecc11b', '["activeStatus","isDelete"]', '{"id":"6afa9ed163320f330a35833a","originalID":"6afa9ed163320f330a35833a","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.607Z","lastUpdated":"2026-11-16T06:12:33.607Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833b', 1, 1794809553763, '6afa9ed0120ba86037ecc11b', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833c', 1, 1794809553797, '6afa9ed0120ba86037ecc11b', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833d', 1, 1794809553816, '6afa9ed0120ba86037ecc11b', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833d', 2, 1794809553849, '6afa9ed0120ba86037ecc11b', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa9ed163320f330a35833d","originalID":"6afa9ed163320f330a35833d","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.816Z","lastUpdated":"2026-11-16T06:12:33.816Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa9ed0120ba86037ecc117', 'first', '16e331de872cb70e0fd70554e084dbcaf8b048e15f8c7dee16b134e971ef3213', '"1.vl8wrrg"', '', 1794809553545, '6afa9ed0120ba86037ecc118', '6afa9ed163320f330a358338', 1);
INSERT INTO public.idempotency VALUES ('6afa9ed0120ba86037ecc117', 'second', 'ae927d3d1394c52ed902082951fd0a4c50b0613ca6e9e93d991f311bb52a99c6', '"2.vl8wrrg"', '', 1794809553636, '6afa9ed0120ba86037ecc118', '6afa9ed163320f330a358338', 2);
INSERT INTO public.image VALUES ('6afa9ed0120ba86037ecc117', 'fdadedb5a2132ae29dc4c9b3a0fb2ff24e02037de1323ef63e8642490bcbedcf', 'png', 1794809553849, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833d', 'fdadedb5a2132ae29dc4c9b3a0fb2ff24e02037de1323ef63e8642490bcbedcf');
INSERT INTO public.installation VALUES ('schema_number', '12');
INSERT INTO public.installation VALUES ('oldest_program', '9');
INSERT INTO public.installation VALUES ('epoch', 'vl8wrrg');
INSERT INTO public.installation VALUES ('made_of', '7708648276955882069 00000001 17138 17220');
INSERT INTO public.installation VALUES ('pepper', 'eaad7e0e5945317d28ce3e16dadc69e487a8247361f79102882dcaa0ccc1fa6c');
INSERT INTO public.installation VALUES ('newest_account', '6afa9ed0120ba86037ecc117');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '432');
INSERT INTO public.licence VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', '1d260682498f07b492743d4facfb26fc30f8ab209de8c197a788d94f6eb8079c', 10, 1794809553302);
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '', 'account', '6afa9ed0120ba86037ecc117', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa9ed0120ba86037ecc117","originalID":"6afa9ed0120ba86037ecc117","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.292Z","lastUpdated":"2026-11-16T06:12:33.292Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'store', '6afa9ed0120ba86037ecc118', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa9ed0120ba86037ecc118","originalID":"6afa9ed0120ba86037ecc118","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.293Z","lastUpdated":"2026-11-16T06:12:33.293Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc11d', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa9ed1120ba86037ecc11d","originalID":"6afa9ed1120ba86037ecc11d","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.296Z","lastUpdated":"2026-11-16T06:12:33.296Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc11e', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa9ed1120ba86037ecc11e","originalID":"6afa9ed1120ba86037ecc11e","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.297Z","lastUpdated":"2026-11-16T06:12:33.297Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc11f', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa9ed1120ba86037ecc11f","originalID":"6afa9ed1120ba86037ecc11f","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.297Z","lastUpdated":"2026-11-16T06:12:33.297Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc120', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa9ed1120ba86037ecc120","originalID":"6afa9ed1120ba86037ecc120","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.299Z","lastUpdated":"2026-11-16T06:12:33.299Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc121', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa9ed1120ba86037ecc121","originalID":"6afa9ed1120ba86037ecc121","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.299Z","lastUpdated":"2026-11-16T06:12:33.299Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc122', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa9ed1120ba86037ecc122","originalID":"6afa9ed1120ba86037ecc122","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.299Z","lastUpdated":"2026-11-16T06:12:33.299Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'serviceType', '6afa9ed1120ba86037ecc123', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa9ed1120ba86037ecc123","originalID":"6afa9ed1120ba86037ecc123","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.299Z","lastUpdated":"2026-11-16T06:12:33.299Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'language', '6afa9ed1120ba86037ecc124', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa9ed1120ba86037ecc124","originalID":"6afa9ed1120ba86037ecc124","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.299Z","lastUpdated":"2026-11-16T06:12:33.299Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'language', '6afa9ed1120ba86037ecc125', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa9ed1120ba86037ecc125","originalID":"6afa9ed1120ba86037ecc125","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.300Z","lastUpdated":"2026-11-16T06:12:33.300Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'language', '6afa9ed1120ba86037ecc126', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa9ed1120ba86037ecc126","originalID":"6afa9ed1120ba86037ecc126","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.300Z","lastUpdated":"2026-11-16T06:12:33.300Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'role', '6afa9ed1120ba86037ecc127', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afa9ed1120ba86037ecc127","originalID":"6afa9ed1120ba86037ecc127","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.300Z","lastUpdated":"2026-11-16T06:12:33.300Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'user', '6afa9ed1120ba86037ecc128', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afa9ed1120ba86037ecc128","originalID":"6afa9ed1120ba86037ecc128","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.300Z","lastUpdated":"2026-11-16T06:12:33.300Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afa9ed1120ba86037ecc127"],"signIn":"6afa9ed0120ba86037ecc119"}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'department', '6afa9ed163320f330a358339', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afa9ed163320f330a358339","originalID":"6afa9ed163320f330a358339","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.586Z","lastUpdated":"2026-11-16T06:12:33.586Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'department', '6afa9ed163320f330a358338', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afa9ed163320f330a358338","originalID":"6afa9ed163320f330a358338","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.545Z","lastUpdated":"2026-11-16T06:12:33.684Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'department', '6afa9ed163320f330a35833a', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afa9ed163320f330a35833a","originalID":"6afa9ed163320f330a35833a","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T06:12:33.607Z","lastUpdated":"2026-11-16T06:12:33.732Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'servingSizeLevel', '6afa9ed163320f330a35833b', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afa9ed163320f330a35833b","originalID":"6afa9ed163320f330a35833b","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.763Z","lastUpdated":"2026-11-16T06:12:33.763Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'category', '6afa9ed163320f330a35833c', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afa9ed163320f330a35833c","originalID":"6afa9ed163320f330a35833c","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.797Z","lastUpdated":"2026-11-16T06:12:33.797Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":1,"name":"Pizza","level":1,"department":"6afa9ed163320f330a358338","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 'modifier', '6afa9ed163320f330a35833d', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afa9ed163320f330a35833d","originalID":"6afa9ed163320f330a35833d","store":"6afa9ed0120ba86037ecc118","createdFor":"6afa9ed0120ba86037ecc118","ownedBy":"6afa9ed0120ba86037ecc117","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:33.816Z","lastUpdated":"2026-11-16T06:12:33.849Z","createdBy":"6afa9ed0120ba86037ecc11b","modifiedBy":"6afa9ed0120ba86037ecc11b","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa9ed0120ba86037ecc117/fdadedb5a2132ae29dc4c9b3a0fb2ff24e02037de1323ef63e8642490bcbedcf.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc127', 'managesStaff', '6afa9ed0120ba86037ecc118', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc127', 'allPrivileges', '6afa9ed0120ba86037ecc118', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed1120ba86037ecc128', 'roles', '6afa9ed1120ba86037ecc127', 'user', 'role');
INSERT INTO public.reference VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833b', 'default', '6afa9ed0120ba86037ecc118', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed163320f330a35833c', 'department', '6afa9ed163320f330a358338', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa9ed0120ba86037ecc117', '', 1, 1);
INSERT INTO public.scope VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc118', 23, 23);
INSERT INTO public.sign_in VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc119', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$qsHDMHWNMjx5VykdthwaWw$sXBis6Wx5Rze0WCl+NdgdIdl3RXy8zIJK1KRjvLdNRM', 'owner', 1, 1794809553302);
INSERT INTO public.sign_in VALUES ('6afa9ed0120ba86037ecc117', '6afa9ed0120ba86037ecc11a', '6afa9ed0120ba86037ecc118', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$/QddsLvFamkkG8uElTRzIA$fPmNX2xagm1eiKkRx0ngzcGXs4dEvCxJBxoPsH7GC3I', 'kiosk', 1, 1794809553302);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hash UNIQUE (hash);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.balance_entry
    ADD CONSTRAINT balance_entry_pkey PRIMARY KEY (account, balance, number);
ALTER TABLE ONLY public.balance_hold
    ADD CONSTRAINT balance_hold_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.balance_lot
    ADD CONSTRAINT balance_lot_pkey PRIMARY KEY (account, balance, expires_ms);
ALTER TABLE ONLY public.balance
    ADD CONSTRAINT balance_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.clock_mark
    ADD CONSTRAINT clock_mark_pkey PRIMARY KEY (ran_ms);
ALTER TABLE ONLY public.counter
    ADD CONSTRAINT counter_pkey PRIMARY KEY (account, store, kind, active);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (account, store, sequence);
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (account, id, revision);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (account, key);
ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_pkey PRIMARY KEY (account, hash);
ALTER TABLE ONLY public.image_use
    ADD CONSTRAINT image_use_pkey PRIMARY KEY (account, record);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.licence
    ADD CONSTRAINT licence_pkey PRIMARY KEY (account, store, hash);
ALTER TABLE ONLY public.login_guard
    ADD CONSTRAINT login_guard_pkey PRIMARY KEY (account, store, device);
ALTER TABLE ONLY public.natural_key
    ADD CONSTRAINT natural_key_pkey PRIMARY KEY (account, id, field);
ALTER TABLE ONLY public.punch_correction
    ADD CONSTRAINT punch_correction_pkey PRIMARY KEY (account, punch, revision);
ALTER TABLE ONLY public.punch
    ADD CONSTRAINT punch_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_id PRIMARY KEY (account, id);
ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_pkey PRIMARY KEY (account, from_id, field, to_id);
ALTER TABLE ONLY public.reset
    ADD CONSTRAINT reset_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.reversal
    ADD CONSTRAINT reversal_pkey PRIMARY KEY (account, balance, entry);
ALTER TABLE ONLY public.scope
    ADD CONSTRAINT scope_pkey PRIMARY KEY (account, store);
ALTER TABLE ONLY public.sign_in
    ADD CONSTRAINT sign_in_email UNIQUE (email);
ALTER TABLE ONLY public.sign_in
    ADD CONSTRAINT sign_in_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_pkey PRIMARY KEY (account, sale);
ALTER TABLE ONLY public.visit_total
    ADD CONSTRAINT visit_total_pkey PRIMARY KEY (account, id);
CREATE INDEX balance_due ON public.balance USING btree (account, due_ms, id) WHERE (due_ms < '9223372036854775807'::bigint);
CREATE INDEX balance_hold_ended ON public.balance_hold USING btree (account, ended_ms) WHERE (ended_ms > 0);
CREATE INDEX balance_hold_open ON public.balance_hold USING btree (account, balance, id) WHERE (ended_ms = 0);
CREATE INDEX idempotency_age ON public.idempotency USING btree (account, at_ms);
CREATE INDEX image_age ON public.image USING btree (account, at_ms);
CREATE INDEX image_use_hash ON public.image_use USING btree (account, hash);
CREATE INDEX login_guard_age ON public.login_guard USING btree (account, used_ms);
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE UNIQUE INDEX punch_sent ON public.punch USING btree (account, store, user_id, sent_type, sent_ms);
CREATE INDEX punch_store_time ON public.punch USING btree (account, store, at_ms);
CREATE INDEX punch_time ON public.punch USING btree (account, store, user_id, at_ms, id);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
