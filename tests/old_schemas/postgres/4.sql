-- A database of schema 4, as the program of that time left it. key cmd_1oEpVLgDeTwDQRE9jCgDTsv6r2svvgNzVu5BFKNEMyr department 6afa6057a99f994d68711de5
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
INSERT INTO public.api_key VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a4', '8781e94036d03499d0f7813e63256601412bcd85a38d2fe3efa32270836edff8', 'kiosk', '', 48, 0, 1794793558574, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a3', 'd9dd32aeb8b6f4b3a759561b60acb14f816e629b88d9fe2e4234e92d02aedec8', 'first key', '', 65535, 0, 1794793558574, 0, 0, 1794793561198);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '', 1, 1794793558462, 'created', 'account', '6afa60544fd3b626df28859f', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 1, 1794793558490, 'created', 'store', '6afa60544fd3b626df2885a0', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 2, 1794793558507, 'created', 'serviceType', '6afa60564fd3b626df2885a5', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 3, 1794793558507, 'created', 'serviceType', '6afa60564fd3b626df2885a6', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 4, 1794793558507, 'created', 'serviceType', '6afa60564fd3b626df2885a7', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 5, 1794793558514, 'created', 'serviceType', '6afa60564fd3b626df2885a8', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 6, 1794793558522, 'created', 'serviceType', '6afa60564fd3b626df2885a9', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 7, 1794793558549, 'created', 'serviceType', '6afa60564fd3b626df2885aa', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 8, 1794793558573, 'created', 'serviceType', '6afa60564fd3b626df2885ab', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 9, 1794793558574, 'created', 'language', '6afa60564fd3b626df2885ac', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 10, 1794793558574, 'created', 'language', '6afa60564fd3b626df2885ad', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 11, 1794793558574, 'created', 'language', '6afa60564fd3b626df2885ae', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 12, 1794793559234, 'created', 'department', '6afa6057a99f994d68711de5', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 13, 1794793559434, 'created', 'department', '6afa6057a99f994d68711de6', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 14, 1794793559606, 'created', 'department', '6afa6057a99f994d68711de7', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 15, 1794793559782, 'updated', 'department', '6afa6057a99f994d68711de5', 2);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 16, 1794793560008, 'updated', 'department', '6afa6057a99f994d68711de5', 3);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 17, 1794793560220, 'inactivated', 'department', '6afa6057a99f994d68711de7', 2);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 18, 1794793560542, 'created', 'servingSizeLevel', '6afa6058a99f994d68711de8', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 19, 1794793560680, 'created', 'category', '6afa6058a99f994d68711de9', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 20, 1794793560934, 'created', 'modifier', '6afa6058a99f994d68711dea', 1);
INSERT INTO public.event VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 21, 1794793560997, 'updated', 'modifier', '6afa6058a99f994d68711dea', 2);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df28859f', 1, 1794793558462, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 1, 1794793558490, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885a5', 1, 1794793558507, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885a6', 1, 1794793558507, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885a7', 1, 1794793558507, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885a8', 1, 1794793558514, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885a9', 1, 1794793558522, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885aa', 1, 1794793558549, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885ab', 1, 1794793558573, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885ac', 1, 1794793558574, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885ad', 1, 1794793558574, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa60564fd3b626df2885ae', 1, 1794793558574, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6057a99f994d68711de5', 1, 1794793559234, '6afa60544fd3b626df2885a3', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6057a99f994d68711de6', 1, 1794793559434, '6afa60544fd3b626df2885a3', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6057a99f994d68711de7', 1, 1794793559606, '6afa60544fd3b626df2885a3', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6057a99f994d68711de5', 2, 1794793559782, '6afa60544fd3b626df2885a3', '["name","departmentCode"]', '{"id":"6afa6057a99f994d68711de5","originalID":"6afa6057a99f994d68711de5","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.234Z","lastUpdated":"2026-11-16T01:45:59.234Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6057a99f994d68711de5', 3, 1794793560008, '6afa60544fd3b626df2885a3', '["description"]', '{"id":"6afa6057a99f994d68711de5","originalID":"6afa6057a99f994d68711de5","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.234Z","lastUpdated":"2026-11-16T01:45:59.782Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6057a99f994d68711de7', 2, 1794793560220, '6afa60544fd3b626df2885a3', '["activeStatus","isDelete"]', '{"id":"6afa6057a99f994d68711de7","originalID":"6afa6057a99f994d68711de7","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.606Z","lastUpdated":"2026-11-16T01:45:59.606Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711de8', 1, 1794793560542, '6afa60544fd3b626df2885a3', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711de9', 1, 1794793560680, '6afa60544fd3b626df2885a3', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711dea', 1, 1794793560934, '6afa60544fd3b626df2885a3', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711dea', 2, 1794793560997, '6afa60544fd3b626df2885a3', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa6058a99f994d68711dea","originalID":"6afa6058a99f994d68711dea","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:46:00.934Z","lastUpdated":"2026-11-16T01:46:00.934Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa60544fd3b626df28859f', 'first', '1a2939ffd5d46061664cdfeb0298f038da777f656527986f2c1976d88ceba35a', '"1"', '{"id":"6afa6057a99f994d68711de5","originalID":"6afa6057a99f994d68711de5","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.234Z","lastUpdated":"2026-11-16T01:45:59.234Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Food","isDelete":false}', 1794793559234);
INSERT INTO public.idempotency VALUES ('6afa60544fd3b626df28859f', 'second', '300c3db659328a61971d46e1e2935a9c006384218c827689e313dfdf5d7b4261', '"2"', '{"id":"6afa6057a99f994d68711de5","originalID":"6afa6057a99f994d68711de5","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.234Z","lastUpdated":"2026-11-16T01:45:59.782Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}', 1794793559782);
INSERT INTO public.image VALUES ('6afa60544fd3b626df28859f', 'b85fabd234512193fbd157783a80cbca0e3400600ec5121adc10850d2885e79c', 'png', 1794793560997, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711dea', 'b85fabd234512193fbd157783a80cbca0e3400600ec5121adc10850d2885e79c');
INSERT INTO public.installation VALUES ('schema_number', '4');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('pepper', '0a5f748dfc710e0799da2ee8248411b039397629cf5987870dc55595d5f7c36a');
INSERT INTO public.licence VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', '0aeeaf43a4e42b671ab94ff22e9dc68644c98be4d89d8ee3fafab5b9a3c77526', 10, 1794793558574);
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '', 'account', '6afa60544fd3b626df28859f', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa60544fd3b626df28859f","originalID":"6afa60544fd3b626df28859f","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.462Z","lastUpdated":"2026-11-16T01:45:58.462Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'store', '6afa60544fd3b626df2885a0', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa60544fd3b626df2885a0","originalID":"6afa60544fd3b626df2885a0","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.490Z","lastUpdated":"2026-11-16T01:45:58.490Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885a5', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa60564fd3b626df2885a5","originalID":"6afa60564fd3b626df2885a5","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.507Z","lastUpdated":"2026-11-16T01:45:58.507Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885a6', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa60564fd3b626df2885a6","originalID":"6afa60564fd3b626df2885a6","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.507Z","lastUpdated":"2026-11-16T01:45:58.507Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885a7', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa60564fd3b626df2885a7","originalID":"6afa60564fd3b626df2885a7","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.507Z","lastUpdated":"2026-11-16T01:45:58.507Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885a8', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa60564fd3b626df2885a8","originalID":"6afa60564fd3b626df2885a8","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.514Z","lastUpdated":"2026-11-16T01:45:58.514Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885a9', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa60564fd3b626df2885a9","originalID":"6afa60564fd3b626df2885a9","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.522Z","lastUpdated":"2026-11-16T01:45:58.522Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885aa', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa60564fd3b626df2885aa","originalID":"6afa60564fd3b626df2885aa","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.549Z","lastUpdated":"2026-11-16T01:45:58.549Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'serviceType', '6afa60564fd3b626df2885ab', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa60564fd3b626df2885ab","originalID":"6afa60564fd3b626df2885ab","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.573Z","lastUpdated":"2026-11-16T01:45:58.573Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'language', '6afa60564fd3b626df2885ac', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa60564fd3b626df2885ac","originalID":"6afa60564fd3b626df2885ac","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.574Z","lastUpdated":"2026-11-16T01:45:58.574Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'language', '6afa60564fd3b626df2885ad', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa60564fd3b626df2885ad","originalID":"6afa60564fd3b626df2885ad","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.574Z","lastUpdated":"2026-11-16T01:45:58.574Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'language', '6afa60564fd3b626df2885ae', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa60564fd3b626df2885ae","originalID":"6afa60564fd3b626df2885ae","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:58.574Z","lastUpdated":"2026-11-16T01:45:58.574Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'department', '6afa6057a99f994d68711de6', 1, '', 'bar', 'bar', 'bar', 1, 13, 1, '{"id":"6afa6057a99f994d68711de6","originalID":"6afa6057a99f994d68711de6","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.434Z","lastUpdated":"2026-11-16T01:45:59.434Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'department', '6afa6057a99f994d68711de5', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 16, 1, '{"id":"6afa6057a99f994d68711de5","originalID":"6afa6057a99f994d68711de5","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:59.234Z","lastUpdated":"2026-11-16T01:46:00.008Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'department', '6afa6057a99f994d68711de7', 0, '', 'garden', 'garden', 'garden', 2, 17, 1, '{"id":"6afa6057a99f994d68711de7","originalID":"6afa6057a99f994d68711de7","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:45:59.606Z","lastUpdated":"2026-11-16T01:46:00.220Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'servingSizeLevel', '6afa6058a99f994d68711de8', 1, '', 'large', 'large', 'large', 1, 18, 1, '{"id":"6afa6058a99f994d68711de8","originalID":"6afa6058a99f994d68711de8","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:46:00.542Z","lastUpdated":"2026-11-16T01:46:00.542Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'category', '6afa6058a99f994d68711de9', 1, '', 'pizza', 'pizza', 'pizza', 1, 19, 1, '{"id":"6afa6058a99f994d68711de9","originalID":"6afa6058a99f994d68711de9","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:46:00.680Z","lastUpdated":"2026-11-16T01:46:00.680Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":1,"name":"Pizza","level":1,"department":"6afa6057a99f994d68711de5","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 'modifier', '6afa6058a99f994d68711dea', 1, '', 'olives', 'olives', 'olives', 2, 21, 1, '{"id":"6afa6058a99f994d68711dea","originalID":"6afa6058a99f994d68711dea","store":"6afa60544fd3b626df2885a0","createdFor":"6afa60544fd3b626df2885a0","ownedBy":"6afa60544fd3b626df28859f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:46:00.934Z","lastUpdated":"2026-11-16T01:46:00.997Z","createdBy":"6afa60544fd3b626df2885a3","modifiedBy":"6afa60544fd3b626df2885a3","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa60544fd3b626df28859f/b85fabd234512193fbd157783a80cbca0e3400600ec5121adc10850d2885e79c.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711de8', 'default', '6afa60544fd3b626df2885a0', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa60544fd3b626df28859f', '6afa6058a99f994d68711de9', 'department', '6afa6057a99f994d68711de5', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa60544fd3b626df28859f', '', 1);
INSERT INTO public.scope VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a0', 21);
INSERT INTO public.sign_in VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a1', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$CMVfW+SFqwnD5ziFhtAfCg$7CGN9jkDvzc0K/doxCXMWJlCHKoWCsIHIzQbujk6gDQ', 'owner', 1, 1794793558574);
INSERT INTO public.sign_in VALUES ('6afa60544fd3b626df28859f', '6afa60544fd3b626df2885a2', '6afa60544fd3b626df2885a0', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$hfyLHBpxCHfeBS6ceubMgg$7VfsziZKlQ7J0YY2MvTe4O6C0x1IlNL9lfHoALRVh4c', 'kiosk', 1, 1794793558574);
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
