-- A database of schema 7, as the program of that time left it. key cmd_qxfAJZIIGDEkMQ0WDABSLwrTD4ZGG9JGa4KY1CH8JtY department 6afa69812f98fd47d18db5ae
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
INSERT INTO public.api_key VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af7', 'ae9cccab51088dad4116f483d99d15da33895e638d7496f2a0aa692424becbcb', 'kiosk', '', 48, 0, 1794795905664, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af6', '480520928b43b15457a892c9810dd420cfd2d2e1cbd4472069163ce8fc55b5d1', 'first key', '', 65535, 0, 1794795905664, 0, 0, 1794795906205);
INSERT INTO public.clock_mark VALUES (407, 1794795906218);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '', 1, 1794795905642, 'created', 'account', '6afa6981b382dbf70fd09af2', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 1, 1794795905646, 'created', 'store', '6afa6981b382dbf70fd09af3', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 2, 1794795905650, 'created', 'serviceType', '6afa6981b382dbf70fd09af8', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 3, 1794795905654, 'created', 'serviceType', '6afa6981b382dbf70fd09af9', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 4, 1794795905654, 'created', 'serviceType', '6afa6981b382dbf70fd09afa', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 5, 1794795905658, 'created', 'serviceType', '6afa6981b382dbf70fd09afb', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 6, 1794795905658, 'created', 'serviceType', '6afa6981b382dbf70fd09afc', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 7, 1794795905662, 'created', 'serviceType', '6afa6981b382dbf70fd09afd', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 8, 1794795905662, 'created', 'serviceType', '6afa6981b382dbf70fd09afe', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 9, 1794795905662, 'created', 'language', '6afa6981b382dbf70fd09aff', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 10, 1794795905662, 'created', 'language', '6afa6981b382dbf70fd09b00', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 11, 1794795905664, 'created', 'language', '6afa6981b382dbf70fd09b01', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 12, 1794795905930, 'created', 'department', '6afa69812f98fd47d18db5ae', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 13, 1794795905974, 'created', 'department', '6afa69812f98fd47d18db5af', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 14, 1794795906003, 'created', 'department', '6afa69822f98fd47d18db5b0', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 15, 1794795906030, 'updated', 'department', '6afa69812f98fd47d18db5ae', 2, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 16, 1794795906072, 'updated', 'department', '6afa69812f98fd47d18db5ae', 3, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 17, 1794795906097, 'inactivated', 'department', '6afa69822f98fd47d18db5b0', 2, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 18, 1794795906114, 'created', 'servingSizeLevel', '6afa69822f98fd47d18db5b1', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 19, 1794795906140, 'created', 'category', '6afa69822f98fd47d18db5b2', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 20, 1794795906167, 'created', 'modifier', '6afa69822f98fd47d18db5b3', 1, 1);
INSERT INTO public.event VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 21, 1794795906180, 'updated', 'modifier', '6afa69822f98fd47d18db5b3', 2, 1);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af2', 1, 1794795905642, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 1, 1794795905646, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af8', 1, 1794795905650, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af9', 1, 1794795905654, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09afa', 1, 1794795905654, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09afb', 1, 1794795905658, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09afc', 1, 1794795905658, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09afd', 1, 1794795905662, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09afe', 1, 1794795905662, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09aff', 1, 1794795905662, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09b00', 1, 1794795905662, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09b01', 1, 1794795905664, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69812f98fd47d18db5ae', 1, 1794795905930, '6afa6981b382dbf70fd09af6', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69812f98fd47d18db5af', 1, 1794795905974, '6afa6981b382dbf70fd09af6', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b0', 1, 1794795906003, '6afa6981b382dbf70fd09af6', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69812f98fd47d18db5ae', 2, 1794795906030, '6afa6981b382dbf70fd09af6', '["name","departmentCode"]', '{"id":"6afa69812f98fd47d18db5ae","originalID":"6afa69812f98fd47d18db5ae","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.930Z","lastUpdated":"2026-11-16T02:25:05.930Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69812f98fd47d18db5ae', 3, 1794795906072, '6afa6981b382dbf70fd09af6', '["description"]', '{"id":"6afa69812f98fd47d18db5ae","originalID":"6afa69812f98fd47d18db5ae","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.930Z","lastUpdated":"2026-11-16T02:25:06.030Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b0', 2, 1794795906097, '6afa6981b382dbf70fd09af6', '["activeStatus","isDelete"]', '{"id":"6afa69822f98fd47d18db5b0","originalID":"6afa69822f98fd47d18db5b0","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:06.003Z","lastUpdated":"2026-11-16T02:25:06.003Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b1', 1, 1794795906114, '6afa6981b382dbf70fd09af6', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b2', 1, 1794795906140, '6afa6981b382dbf70fd09af6', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b3', 1, 1794795906167, '6afa6981b382dbf70fd09af6', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b3', 2, 1794795906180, '6afa6981b382dbf70fd09af6', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa69822f98fd47d18db5b3","originalID":"6afa69822f98fd47d18db5b3","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:06.167Z","lastUpdated":"2026-11-16T02:25:06.167Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa6981b382dbf70fd09af2', 'first', 'e94d0d22f870747b45b6a2641f1d5e1d83b4f33abee20bc4738aaee1063d77b3', '"1.2m0i42w"', '', 1794795905930, '6afa6981b382dbf70fd09af3', '6afa69812f98fd47d18db5ae', 1);
INSERT INTO public.idempotency VALUES ('6afa6981b382dbf70fd09af2', 'second', 'c8c2e2a7b32937cacbbe8e97b1b229d61ced807bf5491de6da34b7a929abb2b8', '"2.2m0i42w"', '', 1794795906030, '6afa6981b382dbf70fd09af3', '6afa69812f98fd47d18db5ae', 2);
INSERT INTO public.image VALUES ('6afa6981b382dbf70fd09af2', 'b435887de3fc17ff5d6becfe893a2511edc9cbb10539942fa196711bdd524853', 'png', 1794795906180, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b3', 'b435887de3fc17ff5d6becfe893a2511edc9cbb10539942fa196711bdd524853');
INSERT INTO public.installation VALUES ('schema_number', '7');
INSERT INTO public.installation VALUES ('oldest_program', '7');
INSERT INTO public.installation VALUES ('epoch', '2m0i42w');
INSERT INTO public.installation VALUES ('made_of', '7708575710902849234 00000001 20665 20747');
INSERT INTO public.installation VALUES ('pepper', '7093858b2aedfe91b4f8956c931d43f9331e7f514efed542a12723a224c2af2c');
INSERT INTO public.installation VALUES ('newest_account', '6afa6981b382dbf70fd09af2');
INSERT INTO public.installation VALUES ('ran_ms', '407');
INSERT INTO public.licence VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'a760ebcd67ca64a84dd55bea8b7f8d129104e7bc8044827eadcbe640eedfa807', 10, 1794795905664);
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '', 'account', '6afa6981b382dbf70fd09af2', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa6981b382dbf70fd09af2","originalID":"6afa6981b382dbf70fd09af2","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.642Z","lastUpdated":"2026-11-16T02:25:05.642Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'store', '6afa6981b382dbf70fd09af3', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa6981b382dbf70fd09af3","originalID":"6afa6981b382dbf70fd09af3","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.646Z","lastUpdated":"2026-11-16T02:25:05.646Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09af8', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa6981b382dbf70fd09af8","originalID":"6afa6981b382dbf70fd09af8","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.650Z","lastUpdated":"2026-11-16T02:25:05.650Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09af9', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa6981b382dbf70fd09af9","originalID":"6afa6981b382dbf70fd09af9","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.654Z","lastUpdated":"2026-11-16T02:25:05.654Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09afa', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa6981b382dbf70fd09afa","originalID":"6afa6981b382dbf70fd09afa","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.654Z","lastUpdated":"2026-11-16T02:25:05.654Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09afb', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa6981b382dbf70fd09afb","originalID":"6afa6981b382dbf70fd09afb","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.658Z","lastUpdated":"2026-11-16T02:25:05.658Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09afc', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa6981b382dbf70fd09afc","originalID":"6afa6981b382dbf70fd09afc","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.658Z","lastUpdated":"2026-11-16T02:25:05.658Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09afd', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa6981b382dbf70fd09afd","originalID":"6afa6981b382dbf70fd09afd","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.662Z","lastUpdated":"2026-11-16T02:25:05.662Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'serviceType', '6afa6981b382dbf70fd09afe', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa6981b382dbf70fd09afe","originalID":"6afa6981b382dbf70fd09afe","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.662Z","lastUpdated":"2026-11-16T02:25:05.662Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'language', '6afa6981b382dbf70fd09aff', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa6981b382dbf70fd09aff","originalID":"6afa6981b382dbf70fd09aff","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.662Z","lastUpdated":"2026-11-16T02:25:05.662Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'language', '6afa6981b382dbf70fd09b00', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa6981b382dbf70fd09b00","originalID":"6afa6981b382dbf70fd09b00","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.662Z","lastUpdated":"2026-11-16T02:25:05.662Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'language', '6afa6981b382dbf70fd09b01', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa6981b382dbf70fd09b01","originalID":"6afa6981b382dbf70fd09b01","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.664Z","lastUpdated":"2026-11-16T02:25:05.664Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'department', '6afa69812f98fd47d18db5af', 1, '', 'bar', 'bar', 'bar', 1, 13, 1, '{"id":"6afa69812f98fd47d18db5af","originalID":"6afa69812f98fd47d18db5af","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.974Z","lastUpdated":"2026-11-16T02:25:05.974Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'department', '6afa69812f98fd47d18db5ae', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 16, 1, '{"id":"6afa69812f98fd47d18db5ae","originalID":"6afa69812f98fd47d18db5ae","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:05.930Z","lastUpdated":"2026-11-16T02:25:06.072Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'department', '6afa69822f98fd47d18db5b0', 0, '', 'garden', 'garden', 'garden', 2, 17, 1, '{"id":"6afa69822f98fd47d18db5b0","originalID":"6afa69822f98fd47d18db5b0","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T02:25:06.003Z","lastUpdated":"2026-11-16T02:25:06.097Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'servingSizeLevel', '6afa69822f98fd47d18db5b1', 1, '', 'large', 'large', 'large', 1, 18, 1, '{"id":"6afa69822f98fd47d18db5b1","originalID":"6afa69822f98fd47d18db5b1","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:06.114Z","lastUpdated":"2026-11-16T02:25:06.114Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'category', '6afa69822f98fd47d18db5b2', 1, '', 'pizza', 'pizza', 'pizza', 1, 19, 2, '{"id":"6afa69822f98fd47d18db5b2","originalID":"6afa69822f98fd47d18db5b2","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:06.140Z","lastUpdated":"2026-11-16T02:25:06.140Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":1,"name":"Pizza","level":1,"department":"6afa69812f98fd47d18db5ae","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 'modifier', '6afa69822f98fd47d18db5b3', 1, '', 'olives', 'olives', 'olives', 2, 21, 2, '{"id":"6afa69822f98fd47d18db5b3","originalID":"6afa69822f98fd47d18db5b3","store":"6afa6981b382dbf70fd09af3","createdFor":"6afa6981b382dbf70fd09af3","ownedBy":"6afa6981b382dbf70fd09af2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:06.167Z","lastUpdated":"2026-11-16T02:25:06.180Z","createdBy":"6afa6981b382dbf70fd09af6","modifiedBy":"6afa6981b382dbf70fd09af6","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa6981b382dbf70fd09af2/b435887de3fc17ff5d6becfe893a2511edc9cbb10539942fa196711bdd524853.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b1', 'default', '6afa6981b382dbf70fd09af3', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa6981b382dbf70fd09af2', '6afa69822f98fd47d18db5b2', 'department', '6afa69812f98fd47d18db5ae', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa6981b382dbf70fd09af2', '', 1, 1);
INSERT INTO public.scope VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af3', 21, 21);
INSERT INTO public.sign_in VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af4', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$MX99k6L0CqzQCqx5gufnIw$S9uNjBxha1BHJ9seIMOaPg0nu7VRf31D01K/OKNyZVs', 'owner', 1, 1794795905664);
INSERT INTO public.sign_in VALUES ('6afa6981b382dbf70fd09af2', '6afa6981b382dbf70fd09af5', '6afa6981b382dbf70fd09af3', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$Hh1wTHQO50jDVV8KG+1N7w$uFm3iE+CZVjOF9RKemqHh7TGwjXSUDtGoWDytn8YeG4', 'kiosk', 1, 1794795905664);
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
CREATE INDEX idempotency_age ON public.idempotency USING btree (at_ms);
CREATE INDEX image_age ON public.image USING btree (at_ms);
CREATE INDEX image_use_hash ON public.image_use USING btree (account, hash);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
