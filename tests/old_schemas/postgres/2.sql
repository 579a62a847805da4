-- A database of schema 2, as the program of that time left it. key cmd_gOD9X8k9taATmhIfS0BrchEWqXXDtf9PTendxNA26Ar department 6afa634bd0ae8ddf6a1c8366
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
    revision bigint NOT NULL
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
    at_ms bigint NOT NULL
);
ALTER TABLE ONLY public.idempotency ALTER COLUMN body SET COMPRESSION lz4;
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
    sequence bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.api_key VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb4832', '87fcf09dfea06012456d856cbb63f6f9296674edbf88f54d4fa946539c1ac4db', 'kiosk', '', 48, 0, 1794794314750, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb4831', 'dce26bfae4d6679d4efcb95c263df10071f7335e31e0f4fc2ce42cdd1e2ac086', 'first key', '', 65535, 0, 1794794314750, 0, 0, 1794794317546);
INSERT INTO public.counter VALUES ('6afa6348bfcf0a3ae3bb482d', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'servingSizeLevel', 1, 1);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '', 1, 1794794314629, 'created', 'account', '6afa6348bfcf0a3ae3bb482d', 1);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 1, 1794794314674, 'created', 'store', '6afa6348bfcf0a3ae3bb482e', 1);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 2, 1794794315634, 'created', 'department', '6afa634bd0ae8ddf6a1c8366', 1);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 3, 1794794315994, 'created', 'department', '6afa634cd0ae8ddf6a1c8367', 1);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 4, 1794794316358, 'created', 'department', '6afa634cd0ae8ddf6a1c8368', 1);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 5, 1794794316682, 'updated', 'department', '6afa634bd0ae8ddf6a1c8366', 2);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 6, 1794794316994, 'updated', 'department', '6afa634bd0ae8ddf6a1c8366', 3);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 7, 1794794317174, 'inactivated', 'department', '6afa634cd0ae8ddf6a1c8368', 2);
INSERT INTO public.event VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 8, 1794794317338, 'created', 'servingSizeLevel', '6afa634dd0ae8ddf6a1c8369', 1);
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482d', 1, 1794794314629, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 1, 1794794314674, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634bd0ae8ddf6a1c8366', 1, 1794794315634, '6afa6348bfcf0a3ae3bb4831', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634cd0ae8ddf6a1c8367', 1, 1794794315994, '6afa6348bfcf0a3ae3bb4831', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634cd0ae8ddf6a1c8368', 1, 1794794316358, '6afa6348bfcf0a3ae3bb4831', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634bd0ae8ddf6a1c8366', 2, 1794794316682, '6afa6348bfcf0a3ae3bb4831', '["name","departmentCode"]', '{"id":"6afa634bd0ae8ddf6a1c8366","originalID":"6afa634bd0ae8ddf6a1c8366","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:35.634Z","lastUpdated":"2026-11-16T01:58:35.634Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634bd0ae8ddf6a1c8366', 3, 1794794316994, '6afa6348bfcf0a3ae3bb4831', '["description"]', '{"id":"6afa634bd0ae8ddf6a1c8366","originalID":"6afa634bd0ae8ddf6a1c8366","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:35.634Z","lastUpdated":"2026-11-16T01:58:36.682Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634cd0ae8ddf6a1c8368', 2, 1794794317174, '6afa6348bfcf0a3ae3bb4831', '["activeStatus","isDelete"]', '{"id":"6afa634cd0ae8ddf6a1c8368","originalID":"6afa634cd0ae8ddf6a1c8368","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:36.358Z","lastUpdated":"2026-11-16T01:58:36.358Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634dd0ae8ddf6a1c8369', 1, 1794794317338, '6afa6348bfcf0a3ae3bb4831', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.idempotency VALUES ('6afa6348bfcf0a3ae3bb482d', 'first', 'ac0e8e47101c22acf776d28c201be3ad5ec5790cfbba41b82705554ebae4a4cd', '"1"', '{"id":"6afa634bd0ae8ddf6a1c8366","originalID":"6afa634bd0ae8ddf6a1c8366","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:35.634Z","lastUpdated":"2026-11-16T01:58:35.634Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":1,"name":"Food","isDelete":false}', 1794794315634);
INSERT INTO public.idempotency VALUES ('6afa6348bfcf0a3ae3bb482d', 'second', '1634ebda0c0baa07c751fb6319459f3f50190e0d27467116144594b78946a4d5', '"2"', '{"id":"6afa634bd0ae8ddf6a1c8366","originalID":"6afa634bd0ae8ddf6a1c8366","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:35.634Z","lastUpdated":"2026-11-16T01:58:36.682Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}', 1794794316682);
INSERT INTO public.installation VALUES ('schema_number', '2');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('pepper', '5abdad863c26f88a86d392ee99e1c1f9792e6b5fd0faac530503d924ab05597c');
INSERT INTO public.licence VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'a6f6c22b3186dd880c9ae4e0163306a79c1e4970464b01e5c9354e993a4b0d90', 10, 1794794314750);
INSERT INTO public.record VALUES ('6afa6348bfcf0a3ae3bb482d', '', 'account', '6afa6348bfcf0a3ae3bb482d', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa6348bfcf0a3ae3bb482d","originalID":"6afa6348bfcf0a3ae3bb482d","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:34.629Z","lastUpdated":"2026-11-16T01:58:34.629Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'store', '6afa6348bfcf0a3ae3bb482e', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa6348bfcf0a3ae3bb482e","originalID":"6afa6348bfcf0a3ae3bb482e","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:34.674Z","lastUpdated":"2026-11-16T01:58:34.674Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'department', '6afa634cd0ae8ddf6a1c8367', 1, '', 'bar', 'bar', 'bar', 1, 3, 1, '{"id":"6afa634cd0ae8ddf6a1c8367","originalID":"6afa634cd0ae8ddf6a1c8367","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:35.994Z","lastUpdated":"2026-11-16T01:58:35.994Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'department', '6afa634bd0ae8ddf6a1c8366', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 6, 1, '{"id":"6afa634bd0ae8ddf6a1c8366","originalID":"6afa634bd0ae8ddf6a1c8366","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:35.634Z","lastUpdated":"2026-11-16T01:58:36.994Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'department', '6afa634cd0ae8ddf6a1c8368', 0, '', 'garden', 'garden', 'garden', 2, 7, 1, '{"id":"6afa634cd0ae8ddf6a1c8368","originalID":"6afa634cd0ae8ddf6a1c8368","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:58:36.358Z","lastUpdated":"2026-11-16T01:58:37.174Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 'servingSizeLevel', '6afa634dd0ae8ddf6a1c8369', 1, '', 'large', 'large', 'large', 1, 8, 1, '{"id":"6afa634dd0ae8ddf6a1c8369","originalID":"6afa634dd0ae8ddf6a1c8369","store":"6afa6348bfcf0a3ae3bb482e","createdFor":"6afa6348bfcf0a3ae3bb482e","ownedBy":"6afa6348bfcf0a3ae3bb482d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:37.338Z","lastUpdated":"2026-11-16T01:58:37.338Z","createdBy":"6afa6348bfcf0a3ae3bb4831","modifiedBy":"6afa6348bfcf0a3ae3bb4831","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.reference VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa634dd0ae8ddf6a1c8369', 'default', '6afa6348bfcf0a3ae3bb482e', 'servingSizeLevel', 'store');
INSERT INTO public.scope VALUES ('6afa6348bfcf0a3ae3bb482d', '', 1);
INSERT INTO public.scope VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482e', 8);
INSERT INTO public.sign_in VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb482f', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$gFIfIe39+H/I/ZFMgQV+rw$QreV/rEDlF8Sfo/g24x5lmazljtMnDiKuziwyBX7E1I', 'owner', 1, 1794794314750);
INSERT INTO public.sign_in VALUES ('6afa6348bfcf0a3ae3bb482d', '6afa6348bfcf0a3ae3bb4830', '6afa6348bfcf0a3ae3bb482e', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$KUZvw3uDYWmkrZpwTW94Qw$pnpBz3Ny913WqFuiLM2kmvlVUYsI0pbX88PHgb+PW4c', 'kiosk', 1, 1794794314750);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hash UNIQUE (hash);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.counter
    ADD CONSTRAINT counter_pkey PRIMARY KEY (account, store, kind, active);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (account, store, sequence);
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (account, id, revision);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (account, key);
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
CREATE INDEX idempotency_age ON public.idempotency USING btree (at_ms);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
