-- A database of schema 1, as the program of that time left it. key cmd_ZVADPiWXDgX5i6BnEv1FGWdxAxRIUV3tR8VNbQuXqaX department 6afa6634f15cea600edf04f4
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
    doc text NOT NULL COLLATE pg_catalog."C"
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
INSERT INTO public.api_key VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffe2', '820b28b2ff9a5738869f791ac82ea4fa1522855095a212115fc291cdd2880772', 'kiosk', '', 48, 0, 1794795059870, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffe1', '70b9d2dd59d6c8f08798887bb11a1e458f1bd05784ae3a4057802701aebf7c20', 'first key', '', 65535, 0, 1794795059870, 0, 0, 1794795061766);
INSERT INTO public.counter VALUES ('6afa66319698cecfdf51ffdd', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'servingSizeLevel', 1, 1);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '', 1, 1794795059829, 'created', 'account', '6afa66319698cecfdf51ffdd', 1);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 1, 1794795059846, 'created', 'store', '6afa66319698cecfdf51ffde', 1);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 2, 1794795060542, 'created', 'department', '6afa6634f15cea600edf04f4', 1);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 3, 1794795060798, 'created', 'department', '6afa6634f15cea600edf04f5', 1);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 4, 1794795060974, 'created', 'department', '6afa6634f15cea600edf04f6', 1);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 5, 1794795061162, 'updated', 'department', '6afa6634f15cea600edf04f4', 2);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 6, 1794795061330, 'updated', 'department', '6afa6634f15cea600edf04f4', 3);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 7, 1794795061481, 'inactivated', 'department', '6afa6634f15cea600edf04f6', 2);
INSERT INTO public.event VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 8, 1794795061598, 'created', 'servingSizeLevel', '6afa6635f15cea600edf04f7', 1);
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffdd', 1, 1794795059829, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 1, 1794795059846, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6634f15cea600edf04f4', 1, 1794795060542, '6afa66319698cecfdf51ffe1', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6634f15cea600edf04f5', 1, 1794795060798, '6afa66319698cecfdf51ffe1', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6634f15cea600edf04f6', 1, 1794795060974, '6afa66319698cecfdf51ffe1', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6634f15cea600edf04f4', 2, 1794795061162, '6afa66319698cecfdf51ffe1', '["name","departmentCode"]', '{"id":"6afa6634f15cea600edf04f4","originalID":"6afa6634f15cea600edf04f4","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.542Z","lastUpdated":"2026-11-16T02:11:00.542Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6634f15cea600edf04f4', 3, 1794795061330, '6afa66319698cecfdf51ffe1', '["description"]', '{"id":"6afa6634f15cea600edf04f4","originalID":"6afa6634f15cea600edf04f4","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.542Z","lastUpdated":"2026-11-16T02:11:01.162Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6634f15cea600edf04f6', 2, 1794795061481, '6afa66319698cecfdf51ffe1', '["activeStatus","isDelete"]', '{"id":"6afa6634f15cea600edf04f6","originalID":"6afa6634f15cea600edf04f6","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.974Z","lastUpdated":"2026-11-16T02:11:00.974Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa66319698cecfdf51ffdd', '6afa6635f15cea600edf04f7', 1, 1794795061598, '6afa66319698cecfdf51ffe1', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.idempotency VALUES ('6afa66319698cecfdf51ffdd', 'first', '4a109b86502703b2639867280db3e7812ed66f28bfe60e8c681a22d6ad5f86db', '"1"', '{"id":"6afa6634f15cea600edf04f4","originalID":"6afa6634f15cea600edf04f4","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.542Z","lastUpdated":"2026-11-16T02:11:00.542Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":1,"name":"Food","isDelete":false}', 1794795060542);
INSERT INTO public.idempotency VALUES ('6afa66319698cecfdf51ffdd', 'second', '35b64ee7f40cd9e1fda73d674353690d7214ce5d9c365078d9c4034689cdfe3e', '"2"', '{"id":"6afa6634f15cea600edf04f4","originalID":"6afa6634f15cea600edf04f4","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.542Z","lastUpdated":"2026-11-16T02:11:01.162Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}', 1794795061162);
INSERT INTO public.installation VALUES ('schema_number', '1');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('pepper', 'db614b571ea4f06841990d6c439e89566181b8480c808cb049c7e13f8be64f4d');
INSERT INTO public.licence VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', '65d314b1f4e910b36f18dc1864a719e43924fa0c13545d09920e869192770a6b', 10, 1794795059870);
INSERT INTO public.record VALUES ('6afa66319698cecfdf51ffdd', '', 'account', '6afa66319698cecfdf51ffdd', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa66319698cecfdf51ffdd","originalID":"6afa66319698cecfdf51ffdd","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:59.829Z","lastUpdated":"2026-11-16T02:10:59.829Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO public.record VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'store', '6afa66319698cecfdf51ffde', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa66319698cecfdf51ffde","originalID":"6afa66319698cecfdf51ffde","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:59.846Z","lastUpdated":"2026-11-16T02:10:59.846Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'department', '6afa6634f15cea600edf04f5', 1, '', 'bar', 'bar', 'bar', 1, 3, 1, '{"id":"6afa6634f15cea600edf04f5","originalID":"6afa6634f15cea600edf04f5","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.798Z","lastUpdated":"2026-11-16T02:11:00.798Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'department', '6afa6634f15cea600edf04f4', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 6, 1, '{"id":"6afa6634f15cea600edf04f4","originalID":"6afa6634f15cea600edf04f4","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:00.542Z","lastUpdated":"2026-11-16T02:11:01.330Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'department', '6afa6634f15cea600edf04f6', 0, '', 'garden', 'garden', 'garden', 2, 7, 1, '{"id":"6afa6634f15cea600edf04f6","originalID":"6afa6634f15cea600edf04f6","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T02:11:00.974Z","lastUpdated":"2026-11-16T02:11:01.481Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO public.record VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 'servingSizeLevel', '6afa6635f15cea600edf04f7', 1, '', 'large', 'large', 'large', 1, 8, 1, '{"id":"6afa6635f15cea600edf04f7","originalID":"6afa6635f15cea600edf04f7","store":"6afa66319698cecfdf51ffde","createdFor":"6afa66319698cecfdf51ffde","ownedBy":"6afa66319698cecfdf51ffdd","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:11:01.598Z","lastUpdated":"2026-11-16T02:11:01.598Z","createdBy":"6afa66319698cecfdf51ffe1","modifiedBy":"6afa66319698cecfdf51ffe1","revision":1,"name":"Large","default":true}');
INSERT INTO public.reference VALUES ('6afa66319698cecfdf51ffdd', '6afa6635f15cea600edf04f7', 'default', '6afa66319698cecfdf51ffde', 'servingSizeLevel', 'store');
INSERT INTO public.scope VALUES ('6afa66319698cecfdf51ffdd', '', 1);
INSERT INTO public.scope VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffde', 8);
INSERT INTO public.sign_in VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffdf', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$kFYWoJCMFv0bvRUPWnnPiQ$Rl+X8/ZuCmExiJVcK0f0NuMJastdZgBrvVPp7nxIDRs', 'owner', 1, 1794795059870);
INSERT INTO public.sign_in VALUES ('6afa66319698cecfdf51ffdd', '6afa66319698cecfdf51ffe0', '6afa66319698cecfdf51ffde', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$nIgXCMB1JeSx4TuigmaAqw$72g1SMQC0PgH2I6lMU7bSJMKYsGiDCc8Q1Pa0jwWP5Y', 'kiosk', 1, 1794795059870);
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
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
