-- A database of schema 8 as the program of that time left it. key cmd_PSj4EvNTRimIPGeJUiB2T9cxgzJMnTmxCetHG6JhE0u department 6afa71c48358232292dc7d22
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
INSERT INTO public.api_key VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349e', '7ae7b06503822525e5bb8bf62bfe5da653c02b326ae7b575cb449312c5acf18e', 'kiosk', '', 48, 0, 1794798020073, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349d', 'a9b2723a497bb0ae5824fe0eea3fc9873848205805a3e81f102364e4fcad64d6', 'first key', '', 65535, 0, 1794798020073, 0, 0, 1794798020471);
INSERT INTO public.clock_mark VALUES (341, 1794798020494);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '', 1, 1794798020069, 'created', 'account', '6afa71c3406c44b19e2e3499', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 1, 1794798020070, 'created', 'store', '6afa71c3406c44b19e2e349a', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 2, 1794798020071, 'created', 'serviceType', '6afa71c4406c44b19e2e349f', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 3, 1794798020072, 'created', 'serviceType', '6afa71c4406c44b19e2e34a0', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 4, 1794798020072, 'created', 'serviceType', '6afa71c4406c44b19e2e34a1', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 5, 1794798020072, 'created', 'serviceType', '6afa71c4406c44b19e2e34a2', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 6, 1794798020072, 'created', 'serviceType', '6afa71c4406c44b19e2e34a3', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 7, 1794798020072, 'created', 'serviceType', '6afa71c4406c44b19e2e34a4', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 8, 1794798020073, 'created', 'serviceType', '6afa71c4406c44b19e2e34a5', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 9, 1794798020073, 'created', 'language', '6afa71c4406c44b19e2e34a6', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 10, 1794798020073, 'created', 'language', '6afa71c4406c44b19e2e34a7', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 11, 1794798020073, 'created', 'language', '6afa71c4406c44b19e2e34a8', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 12, 1794798020262, 'created', 'department', '6afa71c48358232292dc7d22', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 13, 1794798020303, 'created', 'department', '6afa71c48358232292dc7d23', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 14, 1794798020327, 'created', 'department', '6afa71c48358232292dc7d24', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 15, 1794798020349, 'updated', 'department', '6afa71c48358232292dc7d22', 2, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 16, 1794798020370, 'updated', 'department', '6afa71c48358232292dc7d22', 3, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 17, 1794798020382, 'inactivated', 'department', '6afa71c48358232292dc7d24', 2, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 18, 1794798020399, 'created', 'servingSizeLevel', '6afa71c48358232292dc7d25', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 19, 1794798020417, 'created', 'category', '6afa71c48358232292dc7d26', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 20, 1794798020437, 'created', 'modifier', '6afa71c48358232292dc7d27', 1, 1);
INSERT INTO public.event VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 21, 1794798020471, 'updated', 'modifier', '6afa71c48358232292dc7d27', 2, 1);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e3499', 1, 1794798020069, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 1, 1794798020070, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e349f', 1, 1794798020071, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a0', 1, 1794798020072, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a1', 1, 1794798020072, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a2', 1, 1794798020072, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a3', 1, 1794798020072, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a4', 1, 1794798020072, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a5', 1, 1794798020073, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a6', 1, 1794798020073, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a7', 1, 1794798020073, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c4406c44b19e2e34a8', 1, 1794798020073, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d22', 1, 1794798020262, '6afa71c3406c44b19e2e349d', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d23', 1, 1794798020303, '6afa71c3406c44b19e2e349d', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d24', 1, 1794798020327, '6afa71c3406c44b19e2e349d', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d22', 2, 1794798020349, '6afa71c3406c44b19e2e349d', '["name","departmentCode"]', '{"id":"6afa71c48358232292dc7d22","originalID":"6afa71c48358232292dc7d22","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.262Z","lastUpdated":"2026-11-16T03:00:20.262Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d22', 3, 1794798020370, '6afa71c3406c44b19e2e349d', '["description"]', '{"id":"6afa71c48358232292dc7d22","originalID":"6afa71c48358232292dc7d22","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.262Z","lastUpdated":"2026-11-16T03:00:20.349Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d24', 2, 1794798020382, '6afa71c3406c44b19e2e349d', '["activeStatus","isDelete"]', '{"id":"6afa71c48358232292dc7d24","originalID":"6afa71c48358232292dc7d24","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.327Z","lastUpdated":"2026-11-16T03:00:20.327Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d25', 1, 1794798020399, '6afa71c3406c44b19e2e349d', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d26', 1, 1794798020417, '6afa71c3406c44b19e2e349d', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d27', 1, 1794798020437, '6afa71c3406c44b19e2e349d', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d27', 2, 1794798020471, '6afa71c3406c44b19e2e349d', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa71c48358232292dc7d27","originalID":"6afa71c48358232292dc7d27","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.437Z","lastUpdated":"2026-11-16T03:00:20.437Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa71c3406c44b19e2e3499', 'first', '8193399ed1ac8a0dbe2d539c227da50891a883004120f097fab4330c60d36123', '"1.188wzfj"', '', 1794798020262, '6afa71c3406c44b19e2e349a', '6afa71c48358232292dc7d22', 1);
INSERT INTO public.idempotency VALUES ('6afa71c3406c44b19e2e3499', 'second', '58827986d515a423b47902aedecd2db40353338d857603cbdbcf8c236266d6a3', '"2.188wzfj"', '', 1794798020349, '6afa71c3406c44b19e2e349a', '6afa71c48358232292dc7d22', 2);
INSERT INTO public.image VALUES ('6afa71c3406c44b19e2e3499', '2580caf55d02d9a9adf86229feee7d731c7afa9440da6baa9fa9ffd42c548a51', 'png', 1794798020471, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d27', '2580caf55d02d9a9adf86229feee7d731c7afa9440da6baa9fa9ffd42c548a51');
INSERT INTO public.installation VALUES ('schema_number', '8');
INSERT INTO public.installation VALUES ('oldest_program', '7');
INSERT INTO public.installation VALUES ('epoch', '188wzfj');
INSERT INTO public.installation VALUES ('made_of', '7708598793824337323 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '4692c9e2de612506308a360ebfc94a3cee867271501844f981ed58ca06bd708e');
INSERT INTO public.installation VALUES ('newest_account', '6afa71c3406c44b19e2e3499');
INSERT INTO public.installation VALUES ('ran_ms', '341');
INSERT INTO public.licence VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'd179ca3938c9f621d4fb1e7b1d1358da01bf766f6ba653d0f6bbb2a4ccef7e51', 10, 1794798020073);
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '', 'account', '6afa71c3406c44b19e2e3499', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa71c3406c44b19e2e3499","originalID":"6afa71c3406c44b19e2e3499","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.069Z","lastUpdated":"2026-11-16T03:00:20.069Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'store', '6afa71c3406c44b19e2e349a', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa71c3406c44b19e2e349a","originalID":"6afa71c3406c44b19e2e349a","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.070Z","lastUpdated":"2026-11-16T03:00:20.070Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e349f', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa71c4406c44b19e2e349f","originalID":"6afa71c4406c44b19e2e349f","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.071Z","lastUpdated":"2026-11-16T03:00:20.071Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e34a0', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa71c4406c44b19e2e34a0","originalID":"6afa71c4406c44b19e2e34a0","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.072Z","lastUpdated":"2026-11-16T03:00:20.072Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e34a1', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa71c4406c44b19e2e34a1","originalID":"6afa71c4406c44b19e2e34a1","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.072Z","lastUpdated":"2026-11-16T03:00:20.072Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e34a2', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa71c4406c44b19e2e34a2","originalID":"6afa71c4406c44b19e2e34a2","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.072Z","lastUpdated":"2026-11-16T03:00:20.072Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e34a3', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa71c4406c44b19e2e34a3","originalID":"6afa71c4406c44b19e2e34a3","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.072Z","lastUpdated":"2026-11-16T03:00:20.072Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e34a4', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa71c4406c44b19e2e34a4","originalID":"6afa71c4406c44b19e2e34a4","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.072Z","lastUpdated":"2026-11-16T03:00:20.072Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'serviceType', '6afa71c4406c44b19e2e34a5', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa71c4406c44b19e2e34a5","originalID":"6afa71c4406c44b19e2e34a5","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.073Z","lastUpdated":"2026-11-16T03:00:20.073Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'language', '6afa71c4406c44b19e2e34a6', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa71c4406c44b19e2e34a6","originalID":"6afa71c4406c44b19e2e34a6","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.073Z","lastUpdated":"2026-11-16T03:00:20.073Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'language', '6afa71c4406c44b19e2e34a7', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa71c4406c44b19e2e34a7","originalID":"6afa71c4406c44b19e2e34a7","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.073Z","lastUpdated":"2026-11-16T03:00:20.073Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'language', '6afa71c4406c44b19e2e34a8', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa71c4406c44b19e2e34a8","originalID":"6afa71c4406c44b19e2e34a8","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.073Z","lastUpdated":"2026-11-16T03:00:20.073Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'servingSizeLevel', '6afa71c48358232292dc7d25', 1, '', 'large', 'large', 'large', 1, 18, 1, '{"id":"6afa71c48358232292dc7d25","originalID":"6afa71c48358232292dc7d25","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.399Z","lastUpdated":"2026-11-16T03:00:20.399Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'department', '6afa71c48358232292dc7d23', 1, '', 'bar', 'bar', 'bar', 1, 13, 1, '{"id":"6afa71c48358232292dc7d23","originalID":"6afa71c48358232292dc7d23","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.303Z","lastUpdated":"2026-11-16T03:00:20.303Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'department', '6afa71c48358232292dc7d22', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 16, 1, '{"id":"6afa71c48358232292dc7d22","originalID":"6afa71c48358232292dc7d22","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.262Z","lastUpdated":"2026-11-16T03:00:20.370Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'department', '6afa71c48358232292dc7d24', 0, '', 'garden', 'garden', 'garden', 2, 17, 1, '{"id":"6afa71c48358232292dc7d24","originalID":"6afa71c48358232292dc7d24","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T03:00:20.327Z","lastUpdated":"2026-11-16T03:00:20.382Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'category', '6afa71c48358232292dc7d26', 1, '', 'pizza', 'pizza', 'pizza', 1, 19, 2, '{"id":"6afa71c48358232292dc7d26","originalID":"6afa71c48358232292dc7d26","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.417Z","lastUpdated":"2026-11-16T03:00:20.417Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":1,"name":"Pizza","level":1,"department":"6afa71c48358232292dc7d22","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 'modifier', '6afa71c48358232292dc7d27', 1, '', 'olives', 'olives', 'olives', 2, 21, 2, '{"id":"6afa71c48358232292dc7d27","originalID":"6afa71c48358232292dc7d27","store":"6afa71c3406c44b19e2e349a","createdFor":"6afa71c3406c44b19e2e349a","ownedBy":"6afa71c3406c44b19e2e3499","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T03:00:20.437Z","lastUpdated":"2026-11-16T03:00:20.471Z","createdBy":"6afa71c3406c44b19e2e349d","modifiedBy":"6afa71c3406c44b19e2e349d","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa71c3406c44b19e2e3499/2580caf55d02d9a9adf86229feee7d731c7afa9440da6baa9fa9ffd42c548a51.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d25', 'default', '6afa71c3406c44b19e2e349a', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa71c3406c44b19e2e3499', '6afa71c48358232292dc7d26', 'department', '6afa71c48358232292dc7d22', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa71c3406c44b19e2e3499', '', 1, 1);
INSERT INTO public.scope VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349a', 21, 21);
INSERT INTO public.sign_in VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349b', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$k+MTqmtfJywkH5YFNcwQQQ$FhDnFfK4eKL16H5gFLy6Idb4Rb+8NhmHhhNLLsOddLU', 'owner', 1, 1794798020073);
INSERT INTO public.sign_in VALUES ('6afa71c3406c44b19e2e3499', '6afa71c3406c44b19e2e349c', '6afa71c3406c44b19e2e349a', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$gtlWpKlx/QFYf7FEotGKHQ$AbbpEzpt/I9QkFGGj11cqww8sYZH6yLyD9QeIyT1G+g', 'kiosk', 1, 1794798020073);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hash UNIQUE (hash);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (account, id);
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
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_id PRIMARY KEY (account, id);
ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_pkey PRIMARY KEY (account, from_id, field, to_id);
ALTER TABLE ONLY public.reset
    ADD CONSTRAINT reset_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.scope
    ADD CONSTRAINT scope_pkey PRIMARY KEY (account, store);
ALTER TABLE ONLY public.sign_in
    ADD CONSTRAINT sign_in_email UNIQUE (email);
ALTER TABLE ONLY public.sign_in
    ADD CONSTRAINT sign_in_pkey PRIMARY KEY (account, id);
CREATE INDEX idempotency_age ON public.idempotency USING btree (account, at_ms);
CREATE INDEX image_age ON public.image USING btree (account, at_ms);
CREATE INDEX image_use_hash ON public.image_use USING btree (account, hash);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
