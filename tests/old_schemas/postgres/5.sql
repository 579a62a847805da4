-- A database of schema 5, as the program of that time left it. key cmd_y1jUbbQq8qfzPX5WZAQLNmIvBl7efC9Fux8WaVXIvBo department 6afa604b352235db02a15573
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
INSERT INTO public.api_key VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ee', '21c9afd9bc699c226bbc47d6dfc9f53cbd40a4c36e1a01f2af1ae57cd3e8c781', 'kiosk', '', 48, 0, 1794793546550, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ed', 'bb9d0e1d811738a8ab8e951b116674f1185eee53b38d29a7704b1a3eb047d421', 'first key', '', 65535, 0, 1794793546550, 0, 0, 1794793548294);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '', 1, 1794793546453, 'created', 'account', '6afa60487596aae2444254e9', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 1, 1794793546463, 'created', 'store', '6afa60487596aae2444254ea', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 2, 1794793546482, 'created', 'serviceType', '6afa604a7596aae2444254ef', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 3, 1794793546502, 'created', 'serviceType', '6afa604a7596aae2444254f0', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 4, 1794793546503, 'created', 'serviceType', '6afa604a7596aae2444254f1', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 5, 1794793546503, 'created', 'serviceType', '6afa604a7596aae2444254f2', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 6, 1794793546503, 'created', 'serviceType', '6afa604a7596aae2444254f3', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 7, 1794793546503, 'created', 'serviceType', '6afa604a7596aae2444254f4', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 8, 1794793546504, 'created', 'serviceType', '6afa604a7596aae2444254f5', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 9, 1794793546506, 'created', 'language', '6afa604a7596aae2444254f6', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 10, 1794793546522, 'created', 'language', '6afa604a7596aae2444254f7', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 11, 1794793546538, 'created', 'language', '6afa604a7596aae2444254f8', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 12, 1794793547107, 'created', 'department', '6afa604b352235db02a15573', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 13, 1794793547210, 'created', 'department', '6afa604b352235db02a15574', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 14, 1794793547282, 'created', 'department', '6afa604b352235db02a15575', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 15, 1794793547344, 'updated', 'department', '6afa604b352235db02a15573', 2);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 16, 1794793547427, 'updated', 'department', '6afa604b352235db02a15573', 3);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 17, 1794793547484, 'inactivated', 'department', '6afa604b352235db02a15575', 2);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 18, 1794793547570, 'created', 'servingSizeLevel', '6afa604b352235db02a15576', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 19, 1794793547626, 'created', 'category', '6afa604b352235db02a15577', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 20, 1794793547734, 'created', 'modifier', '6afa604b352235db02a15578', 1);
INSERT INTO public.event VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 21, 1794793547830, 'updated', 'modifier', '6afa604b352235db02a15578', 2);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254e9', 1, 1794793546453, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 1, 1794793546463, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254ef', 1, 1794793546482, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f0', 1, 1794793546502, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f1', 1, 1794793546503, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f2', 1, 1794793546503, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f3', 1, 1794793546503, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f4', 1, 1794793546503, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f5', 1, 1794793546504, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f6', 1, 1794793546506, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f7', 1, 1794793546522, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604a7596aae2444254f8', 1, 1794793546538, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15573', 1, 1794793547107, '6afa60487596aae2444254ed', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15574', 1, 1794793547210, '6afa60487596aae2444254ed', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15575', 1, 1794793547282, '6afa60487596aae2444254ed', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15573', 2, 1794793547344, '6afa60487596aae2444254ed', '["name","departmentCode"]', '{"id":"6afa604b352235db02a15573","originalID":"6afa604b352235db02a15573","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.107Z","lastUpdated":"2026-11-16T01:45:47.107Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15573', 3, 1794793547427, '6afa60487596aae2444254ed', '["description"]', '{"id":"6afa604b352235db02a15573","originalID":"6afa604b352235db02a15573","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.107Z","lastUpdated":"2026-11-16T01:45:47.344Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15575', 2, 1794793547484, '6afa60487596aae2444254ed', '["activeStatus","isDelete"]', '{"id":"6afa604b352235db02a15575","originalID":"6afa604b352235db02a15575","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.282Z","lastUpdated":"2026-11-16T01:45:47.282Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15576', 1, 1794793547570, '6afa60487596aae2444254ed', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15577', 1, 1794793547626, '6afa60487596aae2444254ed', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15578', 1, 1794793547734, '6afa60487596aae2444254ed', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15578', 2, 1794793547830, '6afa60487596aae2444254ed', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa604b352235db02a15578","originalID":"6afa604b352235db02a15578","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.734Z","lastUpdated":"2026-11-16T01:45:47.734Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa60487596aae2444254e9', 'first', '38f33376d43f7a108b2710e936ea32289a7a404f1760d576a9c537a9c53b44f9', '"1"', '', 1794793547107, '6afa60487596aae2444254ea', '6afa604b352235db02a15573', 1);
INSERT INTO public.idempotency VALUES ('6afa60487596aae2444254e9', 'second', 'b173e8de1124029a7bb397aff26d68a7b6505661823bec0b2154623cffe8761c', '"2"', '', 1794793547344, '6afa60487596aae2444254ea', '6afa604b352235db02a15573', 2);
INSERT INTO public.image VALUES ('6afa60487596aae2444254e9', '24964f3384a6a1118f373036300ccd6e2cafd992efc20b747479fd85fff3dec2', 'png', 1794793547830, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15578', '24964f3384a6a1118f373036300ccd6e2cafd992efc20b747479fd85fff3dec2');
INSERT INTO public.installation VALUES ('schema_number', '5');
INSERT INTO public.installation VALUES ('oldest_program', '5');
INSERT INTO public.installation VALUES ('pepper', 'ba344316db928378d046098d225b8606ba3505c678df7f9ed7e0a6121e57b6ce');
INSERT INTO public.licence VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', '41114b408ca716f1368ffac6e14be6c1afccabe39e101137135e6589520153b3', 10, 1794793546550);
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '', 'account', '6afa60487596aae2444254e9', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa60487596aae2444254e9","originalID":"6afa60487596aae2444254e9","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.453Z","lastUpdated":"2026-11-16T01:45:46.453Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'store', '6afa60487596aae2444254ea', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa60487596aae2444254ea","originalID":"6afa60487596aae2444254ea","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.463Z","lastUpdated":"2026-11-16T01:45:46.463Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254ef', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa604a7596aae2444254ef","originalID":"6afa604a7596aae2444254ef","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.482Z","lastUpdated":"2026-11-16T01:45:46.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254f0', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa604a7596aae2444254f0","originalID":"6afa604a7596aae2444254f0","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.502Z","lastUpdated":"2026-11-16T01:45:46.502Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254f1', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa604a7596aae2444254f1","originalID":"6afa604a7596aae2444254f1","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.503Z","lastUpdated":"2026-11-16T01:45:46.503Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254f2', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa604a7596aae2444254f2","originalID":"6afa604a7596aae2444254f2","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.503Z","lastUpdated":"2026-11-16T01:45:46.503Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254f3', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa604a7596aae2444254f3","originalID":"6afa604a7596aae2444254f3","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.503Z","lastUpdated":"2026-11-16T01:45:46.503Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254f4', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa604a7596aae2444254f4","originalID":"6afa604a7596aae2444254f4","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.503Z","lastUpdated":"2026-11-16T01:45:46.503Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'serviceType', '6afa604a7596aae2444254f5', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa604a7596aae2444254f5","originalID":"6afa604a7596aae2444254f5","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.504Z","lastUpdated":"2026-11-16T01:45:46.504Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'language', '6afa604a7596aae2444254f6', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa604a7596aae2444254f6","originalID":"6afa604a7596aae2444254f6","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.506Z","lastUpdated":"2026-11-16T01:45:46.506Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'language', '6afa604a7596aae2444254f7', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa604a7596aae2444254f7","originalID":"6afa604a7596aae2444254f7","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.522Z","lastUpdated":"2026-11-16T01:45:46.522Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'language', '6afa604a7596aae2444254f8', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa604a7596aae2444254f8","originalID":"6afa604a7596aae2444254f8","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:46.538Z","lastUpdated":"2026-11-16T01:45:46.538Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'department', '6afa604b352235db02a15574', 1, '', 'bar', 'bar', 'bar', 1, 13, 1, '{"id":"6afa604b352235db02a15574","originalID":"6afa604b352235db02a15574","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.210Z","lastUpdated":"2026-11-16T01:45:47.210Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'department', '6afa604b352235db02a15573', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 16, 1, '{"id":"6afa604b352235db02a15573","originalID":"6afa604b352235db02a15573","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.107Z","lastUpdated":"2026-11-16T01:45:47.427Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'department', '6afa604b352235db02a15575', 0, '', 'garden', 'garden', 'garden', 2, 17, 1, '{"id":"6afa604b352235db02a15575","originalID":"6afa604b352235db02a15575","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:45:47.282Z","lastUpdated":"2026-11-16T01:45:47.484Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'servingSizeLevel', '6afa604b352235db02a15576', 1, '', 'large', 'large', 'large', 1, 18, 1, '{"id":"6afa604b352235db02a15576","originalID":"6afa604b352235db02a15576","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.570Z","lastUpdated":"2026-11-16T01:45:47.570Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'category', '6afa604b352235db02a15577', 1, '', 'pizza', 'pizza', 'pizza', 1, 19, 1, '{"id":"6afa604b352235db02a15577","originalID":"6afa604b352235db02a15577","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.626Z","lastUpdated":"2026-11-16T01:45:47.626Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":1,"name":"Pizza","level":1,"department":"6afa604b352235db02a15573","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 'modifier', '6afa604b352235db02a15578', 1, '', 'olives', 'olives', 'olives', 2, 21, 1, '{"id":"6afa604b352235db02a15578","originalID":"6afa604b352235db02a15578","store":"6afa60487596aae2444254ea","createdFor":"6afa60487596aae2444254ea","ownedBy":"6afa60487596aae2444254e9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:47.734Z","lastUpdated":"2026-11-16T01:45:47.830Z","createdBy":"6afa60487596aae2444254ed","modifiedBy":"6afa60487596aae2444254ed","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa60487596aae2444254e9/24964f3384a6a1118f373036300ccd6e2cafd992efc20b747479fd85fff3dec2.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15576', 'default', '6afa60487596aae2444254ea', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa60487596aae2444254e9', '6afa604b352235db02a15577', 'department', '6afa604b352235db02a15573', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa60487596aae2444254e9', '', 1);
INSERT INTO public.scope VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ea', 21);
INSERT INTO public.sign_in VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254eb', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$ZICI5m6MUfIdJtAbcmrg1A$LE4Vnjtozy8yD/SdbFE7FF+/zeZSkZb7rlGP6XCcZ80', 'owner', 1, 1794793546550);
INSERT INTO public.sign_in VALUES ('6afa60487596aae2444254e9', '6afa60487596aae2444254ec', '6afa60487596aae2444254ea', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$TOWGwiMF/FAoA6VU4DE5rA$r7YHgPVriAKLKFrrJKwVSY/YRSOCyGc220x5AUHtHOI', 'kiosk', 1, 1794793546550);
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
