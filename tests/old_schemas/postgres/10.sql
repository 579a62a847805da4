-- A database of schema 10 as the program of that time left it. key cmd_hbTk1xgPwIxJxXxlngUkibFmFqKA8fF7azESl0F9a6c department 6afa9ecbefb1a3c3b5c8c204
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
CREATE TABLE public.natural_key (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    field text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    active smallint NOT NULL
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
INSERT INTO public.api_key VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52104', '0b48cfa2e6004a6c5523f3d8249c8f29d702d100756853d9dff42b5b36570afb', 'kiosk', '', 48, 0, 1794809547087, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52103', 'c10b07b99cd33694eb14f811aa33654f37d6de9b2e85900316576e825467d96f', 'first key', '', 65535, 0, 1794809547087, 0, 0, 1794809547612);
INSERT INTO public.clock_mark VALUES (467, 1794809547654);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '', 1, 1794809547058, 'created', 'account', '6afa9eca0d8673bd24e520ff', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 1, 1794809547071, 'created', 'store', '6afa9eca0d8673bd24e52100', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 2, 1794809547078, 'created', 'serviceType', '6afa9ecb0d8673bd24e52105', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 3, 1794809547079, 'created', 'serviceType', '6afa9ecb0d8673bd24e52106', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 4, 1794809547079, 'created', 'serviceType', '6afa9ecb0d8673bd24e52107', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 5, 1794809547080, 'created', 'serviceType', '6afa9ecb0d8673bd24e52108', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 6, 1794809547080, 'created', 'serviceType', '6afa9ecb0d8673bd24e52109', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 7, 1794809547080, 'created', 'serviceType', '6afa9ecb0d8673bd24e5210a', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 8, 1794809547080, 'created', 'serviceType', '6afa9ecb0d8673bd24e5210b', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 9, 1794809547081, 'created', 'language', '6afa9ecb0d8673bd24e5210c', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 10, 1794809547081, 'created', 'language', '6afa9ecb0d8673bd24e5210d', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 11, 1794809547081, 'created', 'language', '6afa9ecb0d8673bd24e5210e', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 12, 1794809547081, 'created', 'role', '6afa9ecb0d8673bd24e5210f', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 13, 1794809547081, 'created', 'user', '6afa9ecb0d8673bd24e52110', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 14, 1794809547333, 'created', 'department', '6afa9ecbefb1a3c3b5c8c204', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 15, 1794809547393, 'created', 'department', '6afa9ecbefb1a3c3b5c8c205', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 16, 1794809547425, 'created', 'department', '6afa9ecbefb1a3c3b5c8c206', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 17, 1794809547450, 'updated', 'department', '6afa9ecbefb1a3c3b5c8c204', 2, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 18, 1794809547486, 'updated', 'department', '6afa9ecbefb1a3c3b5c8c204', 3, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 19, 1794809547509, 'inactivated', 'department', '6afa9ecbefb1a3c3b5c8c206', 2, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 20, 1794809547523, 'created', 'servingSizeLevel', '6afa9ecbefb1a3c3b5c8c207', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 21, 1794809547554, 'created', 'category', '6afa9ecbefb1a3c3b5c8c208', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 22, 1794809547591, 'created', 'modifier', '6afa9ecbefb1a3c3b5c8c209', 1, 1);
INSERT INTO public.event VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 23, 1794809547612, 'updated', 'modifier', '6afa9ecbefb1a3c3b5c8c209', 2, 1);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e520ff', 1, 1794809547058, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 1, 1794809547071, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52105', 1, 1794809547078, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52106', 1, 1794809547079, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52107', 1, 1794809547079, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52108', 1, 1794809547080, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52109', 1, 1794809547080, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210a', 1, 1794809547080, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210b', 1, 1794809547080, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210c', 1, 1794809547081, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210d', 1, 1794809547081, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210e', 1, 1794809547081, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210f', 1, 1794809547081, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52110', 1, 1794809547081, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c204', 1, 1794809547333, '6afa9eca0d8673bd24e52103', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c205', 1, 1794809547393, '6afa9eca0d8673bd24e52103', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c206', 1, 1794809547425, '6afa9eca0d8673bd24e52103', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c204', 2, 1794809547450, '6afa9eca0d8673bd24e52103', '["name","departmentCode"]', '{"id":"6afa9ecbefb1a3c3b5c8c204","originalID":"6afa9ecbefb1a3c3b5c8c204","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.333Z","lastUpdated":"2026-11-16T06:12:27.333Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c204', 3, 1794809547486, '6afa9eca0d8673bd24e52103', '["description"]', '{"id":"6afa9ecbefb1a3c3b5c8c204","originalID":"6afa9ecbefb1a3c3b5c8c204","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.333Z","lastUpdated":"2026-11-16T06:12:27.450Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c206', 2, 1794809547509, '6afa9eca0d8673bd24e52103', '["activeStatus","isDelete"]', '{"id":"6afa9ecbefb1a3c3b5c8c206","originalID":"6afa9ecbefb1a3c3b5c8c206","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.425Z","lastUpdated":"2026-11-16T06:12:27.425Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c207', 1, 1794809547523, '6afa9eca0d8673bd24e52103', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c208', 1, 1794809547554, '6afa9eca0d8673bd24e52103', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c209', 1, 1794809547591, '6afa9eca0d8673bd24e52103', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c209', 2, 1794809547612, '6afa9eca0d8673bd24e52103', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa9ecbefb1a3c3b5c8c209","originalID":"6afa9ecbefb1a3c3b5c8c209","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.591Z","lastUpdated":"2026-11-16T06:12:27.591Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa9eca0d8673bd24e520ff', 'first', 'f78cd369a183d4a9d6189989644ae5e9b990dcce42113a28b6ab29c9e8b1479a', '"1.wvwi4gg"', '', 1794809547333, '6afa9eca0d8673bd24e52100', '6afa9ecbefb1a3c3b5c8c204', 1);
INSERT INTO public.idempotency VALUES ('6afa9eca0d8673bd24e520ff', 'second', '02c856884cdaac4c50d62610c701f16cbf8be6b46eff2822da505614ba7b602b', '"2.wvwi4gg"', '', 1794809547450, '6afa9eca0d8673bd24e52100', '6afa9ecbefb1a3c3b5c8c204', 2);
INSERT INTO public.image VALUES ('6afa9eca0d8673bd24e520ff', '55ba1fb639627eec5c15baf5a006ea79df1f57c63012596983279fccb7347761', 'png', 1794809547612, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c209', '55ba1fb639627eec5c15baf5a006ea79df1f57c63012596983279fccb7347761');
INSERT INTO public.installation VALUES ('schema_number', '10');
INSERT INTO public.installation VALUES ('oldest_program', '9');
INSERT INTO public.installation VALUES ('epoch', 'wvwi4gg');
INSERT INTO public.installation VALUES ('made_of', '7708648276955882069 00000001 16601 16683');
INSERT INTO public.installation VALUES ('pepper', '90030edbdcd9333e5c91d838b272569e3430afb305a7e9c776c7227595bcf39b');
INSERT INTO public.installation VALUES ('newest_account', '6afa9eca0d8673bd24e520ff');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '467');
INSERT INTO public.licence VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'a300c4dc8594d88534b4020e68fdd7266fd98c735ea00163ff3e1eb2d1f12b3f', 10, 1794809547087);
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '', 'account', '6afa9eca0d8673bd24e520ff', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa9eca0d8673bd24e520ff","originalID":"6afa9eca0d8673bd24e520ff","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.058Z","lastUpdated":"2026-11-16T06:12:27.058Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'store', '6afa9eca0d8673bd24e52100', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa9eca0d8673bd24e52100","originalID":"6afa9eca0d8673bd24e52100","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.071Z","lastUpdated":"2026-11-16T06:12:27.071Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e52105', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa9ecb0d8673bd24e52105","originalID":"6afa9ecb0d8673bd24e52105","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.078Z","lastUpdated":"2026-11-16T06:12:27.078Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e52106', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa9ecb0d8673bd24e52106","originalID":"6afa9ecb0d8673bd24e52106","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.079Z","lastUpdated":"2026-11-16T06:12:27.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e52107', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa9ecb0d8673bd24e52107","originalID":"6afa9ecb0d8673bd24e52107","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.079Z","lastUpdated":"2026-11-16T06:12:27.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e52108', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa9ecb0d8673bd24e52108","originalID":"6afa9ecb0d8673bd24e52108","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.080Z","lastUpdated":"2026-11-16T06:12:27.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e52109', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa9ecb0d8673bd24e52109","originalID":"6afa9ecb0d8673bd24e52109","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.080Z","lastUpdated":"2026-11-16T06:12:27.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e5210a', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa9ecb0d8673bd24e5210a","originalID":"6afa9ecb0d8673bd24e5210a","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.080Z","lastUpdated":"2026-11-16T06:12:27.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'serviceType', '6afa9ecb0d8673bd24e5210b', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa9ecb0d8673bd24e5210b","originalID":"6afa9ecb0d8673bd24e5210b","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.080Z","lastUpdated":"2026-11-16T06:12:27.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'language', '6afa9ecb0d8673bd24e5210c', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa9ecb0d8673bd24e5210c","originalID":"6afa9ecb0d8673bd24e5210c","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.081Z","lastUpdated":"2026-11-16T06:12:27.081Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'language', '6afa9ecb0d8673bd24e5210d', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa9ecb0d8673bd24e5210d","originalID":"6afa9ecb0d8673bd24e5210d","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.081Z","lastUpdated":"2026-11-16T06:12:27.081Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'language', '6afa9ecb0d8673bd24e5210e', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa9ecb0d8673bd24e5210e","originalID":"6afa9ecb0d8673bd24e5210e","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.081Z","lastUpdated":"2026-11-16T06:12:27.081Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'role', '6afa9ecb0d8673bd24e5210f', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afa9ecb0d8673bd24e5210f","originalID":"6afa9ecb0d8673bd24e5210f","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.081Z","lastUpdated":"2026-11-16T06:12:27.081Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'user', '6afa9ecb0d8673bd24e52110', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afa9ecb0d8673bd24e52110","originalID":"6afa9ecb0d8673bd24e52110","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.081Z","lastUpdated":"2026-11-16T06:12:27.081Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afa9ecb0d8673bd24e5210f"],"signIn":"6afa9eca0d8673bd24e52101"}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'department', '6afa9ecbefb1a3c3b5c8c205', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afa9ecbefb1a3c3b5c8c205","originalID":"6afa9ecbefb1a3c3b5c8c205","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.393Z","lastUpdated":"2026-11-16T06:12:27.393Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'department', '6afa9ecbefb1a3c3b5c8c204', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afa9ecbefb1a3c3b5c8c204","originalID":"6afa9ecbefb1a3c3b5c8c204","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.333Z","lastUpdated":"2026-11-16T06:12:27.486Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'department', '6afa9ecbefb1a3c3b5c8c206', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afa9ecbefb1a3c3b5c8c206","originalID":"6afa9ecbefb1a3c3b5c8c206","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T06:12:27.425Z","lastUpdated":"2026-11-16T06:12:27.509Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'servingSizeLevel', '6afa9ecbefb1a3c3b5c8c207', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afa9ecbefb1a3c3b5c8c207","originalID":"6afa9ecbefb1a3c3b5c8c207","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.523Z","lastUpdated":"2026-11-16T06:12:27.523Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'category', '6afa9ecbefb1a3c3b5c8c208', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afa9ecbefb1a3c3b5c8c208","originalID":"6afa9ecbefb1a3c3b5c8c208","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.554Z","lastUpdated":"2026-11-16T06:12:27.554Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":1,"name":"Pizza","level":1,"department":"6afa9ecbefb1a3c3b5c8c204","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 'modifier', '6afa9ecbefb1a3c3b5c8c209', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afa9ecbefb1a3c3b5c8c209","originalID":"6afa9ecbefb1a3c3b5c8c209","store":"6afa9eca0d8673bd24e52100","createdFor":"6afa9eca0d8673bd24e52100","ownedBy":"6afa9eca0d8673bd24e520ff","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:27.591Z","lastUpdated":"2026-11-16T06:12:27.612Z","createdBy":"6afa9eca0d8673bd24e52103","modifiedBy":"6afa9eca0d8673bd24e52103","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa9eca0d8673bd24e520ff/55ba1fb639627eec5c15baf5a006ea79df1f57c63012596983279fccb7347761.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210f', 'managesStaff', '6afa9eca0d8673bd24e52100', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e5210f', 'allPrivileges', '6afa9eca0d8673bd24e52100', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecb0d8673bd24e52110', 'roles', '6afa9ecb0d8673bd24e5210f', 'user', 'role');
INSERT INTO public.reference VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c207', 'default', '6afa9eca0d8673bd24e52100', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa9eca0d8673bd24e520ff', '6afa9ecbefb1a3c3b5c8c208', 'department', '6afa9ecbefb1a3c3b5c8c204', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa9eca0d8673bd24e520ff', '', 1, 1);
INSERT INTO public.scope VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52100', 23, 23);
INSERT INTO public.sign_in VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52101', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$XxDOTKIEdG+ZktuBvmSGZQ$cdQhapGAyhihcKNN1dmGlST5zSLTTn+QbYzKggQUhmQ', 'owner', 1, 1794809547087);
INSERT INTO public.sign_in VALUES ('6afa9eca0d8673bd24e520ff', '6afa9eca0d8673bd24e52102', '6afa9eca0d8673bd24e52100', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$SGz/rbS4UBMu4d4mmm0D6Q$8aZZTnT/PsE8xQt5HmFUkLKo1+PfzSjlRjfxC9sKlQQ', 'kiosk', 1, 1794809547087);
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
ALTER TABLE ONLY public.natural_key
    ADD CONSTRAINT natural_key_pkey PRIMARY KEY (account, id, field);
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
CREATE INDEX balance_due ON public.balance USING btree (account, due_ms, id) WHERE (due_ms < '9223372036854775807'::bigint);
CREATE INDEX balance_hold_ended ON public.balance_hold USING btree (account, ended_ms) WHERE (ended_ms > 0);
CREATE INDEX balance_hold_open ON public.balance_hold USING btree (account, balance, id) WHERE (ended_ms = 0);
CREATE INDEX idempotency_age ON public.idempotency USING btree (account, at_ms);
CREATE INDEX image_age ON public.image USING btree (account, at_ms);
CREATE INDEX image_use_hash ON public.image_use USING btree (account, hash);
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
