-- A database of schema 11 as the program of that time left it. key cmd_L90PQrFuz1osxgHRtSWr7qPh7mGG0JZyWSBVcpPHhsi department 6afa9ecee6456dd36d372b31
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
INSERT INTO public.api_key VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f8', 'a8a62055c9a01e2f51860bd7b76f631a1e730f257a302bc767ac825fad3764df', 'kiosk', '', 48, 0, 1794809550251, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f7', '0c40c6dfd2de70d21a58363534dbaec9a64000cc4ea60a1a4b78adc302b48a2f', 'first key', '', 65535, 0, 1794809550251, 0, 0, 1794809550724);
INSERT INTO public.clock_mark VALUES (503, 1794809550827);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '', 1, 1794809550230, 'created', 'account', '6afa9ecdac624bfbfb9d14f3', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 1, 1794809550236, 'created', 'store', '6afa9ecdac624bfbfb9d14f4', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 2, 1794809550246, 'created', 'serviceType', '6afa9eceac624bfbfb9d14f9', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 3, 1794809550247, 'created', 'serviceType', '6afa9eceac624bfbfb9d14fa', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 4, 1794809550247, 'created', 'serviceType', '6afa9eceac624bfbfb9d14fb', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 5, 1794809550248, 'created', 'serviceType', '6afa9eceac624bfbfb9d14fc', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 6, 1794809550249, 'created', 'serviceType', '6afa9eceac624bfbfb9d14fd', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 7, 1794809550249, 'created', 'serviceType', '6afa9eceac624bfbfb9d14fe', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 8, 1794809550249, 'created', 'serviceType', '6afa9eceac624bfbfb9d14ff', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 9, 1794809550249, 'created', 'language', '6afa9eceac624bfbfb9d1500', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 10, 1794809550249, 'created', 'language', '6afa9eceac624bfbfb9d1501', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 11, 1794809550250, 'created', 'language', '6afa9eceac624bfbfb9d1502', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 12, 1794809550250, 'created', 'role', '6afa9eceac624bfbfb9d1503', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 13, 1794809550250, 'created', 'user', '6afa9eceac624bfbfb9d1504', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 14, 1794809550430, 'created', 'department', '6afa9ecee6456dd36d372b31', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 15, 1794809550467, 'created', 'department', '6afa9ecee6456dd36d372b32', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 16, 1794809550500, 'created', 'department', '6afa9ecee6456dd36d372b33', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 17, 1794809550543, 'updated', 'department', '6afa9ecee6456dd36d372b31', 2, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 18, 1794809550584, 'updated', 'department', '6afa9ecee6456dd36d372b31', 3, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 19, 1794809550607, 'inactivated', 'department', '6afa9ecee6456dd36d372b33', 2, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 20, 1794809550623, 'created', 'servingSizeLevel', '6afa9ecee6456dd36d372b34', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 21, 1794809550654, 'created', 'category', '6afa9ecee6456dd36d372b35', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 22, 1794809550682, 'created', 'modifier', '6afa9ecee6456dd36d372b36', 1, 1);
INSERT INTO public.event VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 23, 1794809550724, 'updated', 'modifier', '6afa9ecee6456dd36d372b36', 2, 1);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f3', 1, 1794809550230, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 1, 1794809550236, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14f9', 1, 1794809550246, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14fa', 1, 1794809550247, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14fb', 1, 1794809550247, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14fc', 1, 1794809550248, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14fd', 1, 1794809550249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14fe', 1, 1794809550249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d14ff', 1, 1794809550249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1500', 1, 1794809550249, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1501', 1, 1794809550249, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1502', 1, 1794809550250, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1503', 1, 1794809550250, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1504', 1, 1794809550250, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b31', 1, 1794809550430, '6afa9ecdac624bfbfb9d14f7', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b32', 1, 1794809550467, '6afa9ecdac624bfbfb9d14f7', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b33', 1, 1794809550500, '6afa9ecdac624bfbfb9d14f7', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b31', 2, 1794809550543, '6afa9ecdac624bfbfb9d14f7', '["name","departmentCode"]', '{"id":"6afa9ecee6456dd36d372b31","originalID":"6afa9ecee6456dd36d372b31","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.430Z","lastUpdated":"2026-11-16T06:12:30.430Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b31', 3, 1794809550584, '6afa9ecdac624bfbfb9d14f7', '["description"]', '{"id":"6afa9ecee6456dd36d372b31","originalID":"6afa9ecee6456dd36d372b31","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.430Z","lastUpdated":"2026-11-16T06:12:30.543Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b33', 2, 1794809550607, '6afa9ecdac624bfbfb9d14f7', '["activeStatus","isDelete"]', '{"id":"6afa9ecee6456dd36d372b33","originalID":"6afa9ecee6456dd36d372b33","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.500Z","lastUpdated":"2026-11-16T06:12:30.500Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b34', 1, 1794809550623, '6afa9ecdac624bfbfb9d14f7', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b35', 1, 1794809550654, '6afa9ecdac624bfbfb9d14f7', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b36', 1, 1794809550682, '6afa9ecdac624bfbfb9d14f7', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b36', 2, 1794809550724, '6afa9ecdac624bfbfb9d14f7', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa9ecee6456dd36d372b36","originalID":"6afa9ecee6456dd36d372b36","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.682Z","lastUpdated":"2026-11-16T06:12:30.682Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa9ecdac624bfbfb9d14f3', 'first', '7615e6e3dce7ca28bbc13d53d19538d87cea1c4bcf4c39e537e22c677e208f9f', '"1.cerr0ai"', '', 1794809550430, '6afa9ecdac624bfbfb9d14f4', '6afa9ecee6456dd36d372b31', 1);
INSERT INTO public.idempotency VALUES ('6afa9ecdac624bfbfb9d14f3', 'second', '1e761e2531c8cc0fe582c6a567474617293bf8ced271025942b1c791566f035d', '"2.cerr0ai"', '', 1794809550543, '6afa9ecdac624bfbfb9d14f4', '6afa9ecee6456dd36d372b31', 2);
INSERT INTO public.image VALUES ('6afa9ecdac624bfbfb9d14f3', '45b7e863ce38e63227830670cc47b11c8f260ece6d29036c025b8dd740b71943', 'png', 1794809550724, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b36', '45b7e863ce38e63227830670cc47b11c8f260ece6d29036c025b8dd740b71943');
INSERT INTO public.installation VALUES ('schema_number', '11');
INSERT INTO public.installation VALUES ('oldest_program', '9');
INSERT INTO public.installation VALUES ('epoch', 'cerr0ai');
INSERT INTO public.installation VALUES ('made_of', '7708648276955882069 00000001 16862 16944');
INSERT INTO public.installation VALUES ('pepper', '8e38c586cb7a5463d2c76b16a27f11619430bca2c902c512a2ed9c656aacf8e0');
INSERT INTO public.installation VALUES ('newest_account', '6afa9ecdac624bfbfb9d14f3');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '503');
INSERT INTO public.licence VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', '43d7cf31fbce4a7866caabfc9fcc8023e8d5369247b98c9be7250a9a793d4dd2', 10, 1794809550251);
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '', 'account', '6afa9ecdac624bfbfb9d14f3', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa9ecdac624bfbfb9d14f3","originalID":"6afa9ecdac624bfbfb9d14f3","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.230Z","lastUpdated":"2026-11-16T06:12:30.230Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'store', '6afa9ecdac624bfbfb9d14f4', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa9ecdac624bfbfb9d14f4","originalID":"6afa9ecdac624bfbfb9d14f4","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.236Z","lastUpdated":"2026-11-16T06:12:30.236Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14f9', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa9eceac624bfbfb9d14f9","originalID":"6afa9eceac624bfbfb9d14f9","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.246Z","lastUpdated":"2026-11-16T06:12:30.246Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14fa', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa9eceac624bfbfb9d14fa","originalID":"6afa9eceac624bfbfb9d14fa","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.247Z","lastUpdated":"2026-11-16T06:12:30.247Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14fb', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa9eceac624bfbfb9d14fb","originalID":"6afa9eceac624bfbfb9d14fb","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.247Z","lastUpdated":"2026-11-16T06:12:30.247Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14fc', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa9eceac624bfbfb9d14fc","originalID":"6afa9eceac624bfbfb9d14fc","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.248Z","lastUpdated":"2026-11-16T06:12:30.248Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14fd', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa9eceac624bfbfb9d14fd","originalID":"6afa9eceac624bfbfb9d14fd","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.249Z","lastUpdated":"2026-11-16T06:12:30.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14fe', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa9eceac624bfbfb9d14fe","originalID":"6afa9eceac624bfbfb9d14fe","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.249Z","lastUpdated":"2026-11-16T06:12:30.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'serviceType', '6afa9eceac624bfbfb9d14ff', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa9eceac624bfbfb9d14ff","originalID":"6afa9eceac624bfbfb9d14ff","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.249Z","lastUpdated":"2026-11-16T06:12:30.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'language', '6afa9eceac624bfbfb9d1500', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa9eceac624bfbfb9d1500","originalID":"6afa9eceac624bfbfb9d1500","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.249Z","lastUpdated":"2026-11-16T06:12:30.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'language', '6afa9eceac624bfbfb9d1501', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa9eceac624bfbfb9d1501","originalID":"6afa9eceac624bfbfb9d1501","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.249Z","lastUpdated":"2026-11-16T06:12:30.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'language', '6afa9eceac624bfbfb9d1502', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa9eceac624bfbfb9d1502","originalID":"6afa9eceac624bfbfb9d1502","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.250Z","lastUpdated":"2026-11-16T06:12:30.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'role', '6afa9eceac624bfbfb9d1503', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afa9eceac624bfbfb9d1503","originalID":"6afa9eceac624bfbfb9d1503","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.250Z","lastUpdated":"2026-11-16T06:12:30.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'user', '6afa9eceac624bfbfb9d1504', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afa9eceac624bfbfb9d1504","originalID":"6afa9eceac624bfbfb9d1504","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.250Z","lastUpdated":"2026-11-16T06:12:30.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afa9eceac624bfbfb9d1503"],"signIn":"6afa9ecdac624bfbfb9d14f5"}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'department', '6afa9ecee6456dd36d372b32', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afa9ecee6456dd36d372b32","originalID":"6afa9ecee6456dd36d372b32","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.467Z","lastUpdated":"2026-11-16T06:12:30.467Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'department', '6afa9ecee6456dd36d372b31', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afa9ecee6456dd36d372b31","originalID":"6afa9ecee6456dd36d372b31","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.430Z","lastUpdated":"2026-11-16T06:12:30.584Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'department', '6afa9ecee6456dd36d372b33', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afa9ecee6456dd36d372b33","originalID":"6afa9ecee6456dd36d372b33","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T06:12:30.500Z","lastUpdated":"2026-11-16T06:12:30.607Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'servingSizeLevel', '6afa9ecee6456dd36d372b34', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afa9ecee6456dd36d372b34","originalID":"6afa9ecee6456dd36d372b34","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.623Z","lastUpdated":"2026-11-16T06:12:30.623Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'category', '6afa9ecee6456dd36d372b35', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afa9ecee6456dd36d372b35","originalID":"6afa9ecee6456dd36d372b35","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.654Z","lastUpdated":"2026-11-16T06:12:30.654Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":1,"name":"Pizza","level":1,"department":"6afa9ecee6456dd36d372b31","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 'modifier', '6afa9ecee6456dd36d372b36', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afa9ecee6456dd36d372b36","originalID":"6afa9ecee6456dd36d372b36","store":"6afa9ecdac624bfbfb9d14f4","createdFor":"6afa9ecdac624bfbfb9d14f4","ownedBy":"6afa9ecdac624bfbfb9d14f3","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:30.682Z","lastUpdated":"2026-11-16T06:12:30.724Z","createdBy":"6afa9ecdac624bfbfb9d14f7","modifiedBy":"6afa9ecdac624bfbfb9d14f7","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa9ecdac624bfbfb9d14f3/45b7e863ce38e63227830670cc47b11c8f260ece6d29036c025b8dd740b71943.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1503', 'managesStaff', '6afa9ecdac624bfbfb9d14f4', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1503', 'allPrivileges', '6afa9ecdac624bfbfb9d14f4', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9eceac624bfbfb9d1504', 'roles', '6afa9eceac624bfbfb9d1503', 'user', 'role');
INSERT INTO public.reference VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b34', 'default', '6afa9ecdac624bfbfb9d14f4', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecee6456dd36d372b35', 'department', '6afa9ecee6456dd36d372b31', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa9ecdac624bfbfb9d14f3', '', 1, 1);
INSERT INTO public.scope VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f4', 23, 23);
INSERT INTO public.sign_in VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f5', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$ObLjy36ZMMfuLvx2QecasA$M1Fx/twZWoz1QPdGerkvIpFNhr3DUkkWQOrkCcLB8S4', 'owner', 1, 1794809550251);
INSERT INTO public.sign_in VALUES ('6afa9ecdac624bfbfb9d14f3', '6afa9ecdac624bfbfb9d14f6', '6afa9ecdac624bfbfb9d14f4', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$CRdxUDXRCbw0T/BTDgwldw$TwlI+XbnrE5GNEhThq4+qiVIBkCwftwqMsPpYr2aFv4', 'kiosk', 1, 1794809550251);
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
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
