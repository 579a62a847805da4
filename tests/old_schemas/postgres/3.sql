-- A database of schema 3, as the program of that time left it. key cmd_PKTDahCPCCAAGD2ZuY2H1ccNgHuQBpHqtFPBarcMKo5 department 6afa603473a23cbf4c27b50d
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
INSERT INTO public.api_key VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a94', 'a3ffc8ac921e256efc4f6209c7b3217bcac8f1dabe781af4584bc1bd6c072021', 'kiosk', '', 48, 0, 1794793523114, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a93', '93cded769bd075eba7d45766f44cc78688c7ab6d6a91a63352911a0afd1109c3', 'first key', '', 65535, 0, 1794793523114, 0, 0, 1794793526363);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '', 1, 1794793522983, 'created', 'account', '6afa603002d48ebf8fee5a8f', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 1, 1794793523012, 'created', 'store', '6afa603002d48ebf8fee5a90', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 2, 1794793523038, 'created', 'serviceType', '6afa603302d48ebf8fee5a95', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 3, 1794793523066, 'created', 'serviceType', '6afa603302d48ebf8fee5a96', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 4, 1794793523100, 'created', 'serviceType', '6afa603302d48ebf8fee5a97', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 5, 1794793523112, 'created', 'serviceType', '6afa603302d48ebf8fee5a98', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 6, 1794793523112, 'created', 'serviceType', '6afa603302d48ebf8fee5a99', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 7, 1794793523113, 'created', 'serviceType', '6afa603302d48ebf8fee5a9a', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 8, 1794793523113, 'created', 'serviceType', '6afa603302d48ebf8fee5a9b', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 9, 1794793523113, 'created', 'language', '6afa603302d48ebf8fee5a9c', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 10, 1794793523113, 'created', 'language', '6afa603302d48ebf8fee5a9d', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 11, 1794793523114, 'created', 'language', '6afa603302d48ebf8fee5a9e', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 12, 1794793523922, 'created', 'department', '6afa603473a23cbf4c27b50d', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 13, 1794793524302, 'created', 'department', '6afa603473a23cbf4c27b50e', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 14, 1794793524598, 'created', 'department', '6afa603473a23cbf4c27b50f', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 15, 1794793524753, 'updated', 'department', '6afa603473a23cbf4c27b50d', 2);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 16, 1794793525002, 'updated', 'department', '6afa603473a23cbf4c27b50d', 3);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 17, 1794793525262, 'inactivated', 'department', '6afa603473a23cbf4c27b50f', 2);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 18, 1794793525486, 'created', 'servingSizeLevel', '6afa603573a23cbf4c27b510', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 19, 1794793525646, 'created', 'category', '6afa603573a23cbf4c27b511', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 20, 1794793525938, 'created', 'modifier', '6afa603573a23cbf4c27b512', 1);
INSERT INTO public.event VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 21, 1794793526207, 'updated', 'modifier', '6afa603573a23cbf4c27b512', 2);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a8f', 1, 1794793522983, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 1, 1794793523012, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a95', 1, 1794793523038, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a96', 1, 1794793523066, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a97', 1, 1794793523100, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a98', 1, 1794793523112, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a99', 1, 1794793523112, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a9a', 1, 1794793523113, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a9b', 1, 1794793523113, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a9c', 1, 1794793523113, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a9d', 1, 1794793523113, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603302d48ebf8fee5a9e', 1, 1794793523114, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603473a23cbf4c27b50d', 1, 1794793523922, '6afa603002d48ebf8fee5a93', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603473a23cbf4c27b50e', 1, 1794793524302, '6afa603002d48ebf8fee5a93', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603473a23cbf4c27b50f', 1, 1794793524598, '6afa603002d48ebf8fee5a93', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603473a23cbf4c27b50d', 2, 1794793524753, '6afa603002d48ebf8fee5a93', '["name","departmentCode"]', '{"id":"6afa603473a23cbf4c27b50d","originalID":"6afa603473a23cbf4c27b50d","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.922Z","lastUpdated":"2026-11-16T01:45:23.922Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603473a23cbf4c27b50d', 3, 1794793525002, '6afa603002d48ebf8fee5a93', '["description"]', '{"id":"6afa603473a23cbf4c27b50d","originalID":"6afa603473a23cbf4c27b50d","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.922Z","lastUpdated":"2026-11-16T01:45:24.753Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603473a23cbf4c27b50f', 2, 1794793525262, '6afa603002d48ebf8fee5a93', '["activeStatus","isDelete"]', '{"id":"6afa603473a23cbf4c27b50f","originalID":"6afa603473a23cbf4c27b50f","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:24.598Z","lastUpdated":"2026-11-16T01:45:24.598Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b510', 1, 1794793525486, '6afa603002d48ebf8fee5a93', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b511', 1, 1794793525646, '6afa603002d48ebf8fee5a93', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b512', 1, 1794793525938, '6afa603002d48ebf8fee5a93', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b512', 2, 1794793526207, '6afa603002d48ebf8fee5a93', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa603573a23cbf4c27b512","originalID":"6afa603573a23cbf4c27b512","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:25.938Z","lastUpdated":"2026-11-16T01:45:25.938Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa603002d48ebf8fee5a8f', 'first', 'a0d475b3631c80ad9c50ff95fdadff46095a5fd2976912cc152ca83f113bffc2', '"1"', '{"id":"6afa603473a23cbf4c27b50d","originalID":"6afa603473a23cbf4c27b50d","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.922Z","lastUpdated":"2026-11-16T01:45:23.922Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Food","isDelete":false}', 1794793523922);
INSERT INTO public.idempotency VALUES ('6afa603002d48ebf8fee5a8f', 'second', 'e4962050df2cedc26a4c366bb0cead60e064785f79f6b120613cf67fa12ad088', '"2"', '{"id":"6afa603473a23cbf4c27b50d","originalID":"6afa603473a23cbf4c27b50d","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.922Z","lastUpdated":"2026-11-16T01:45:24.753Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}', 1794793524753);
INSERT INTO public.image VALUES ('6afa603002d48ebf8fee5a8f', 'b0f5dc9d470d021ead041a3a8a2e4b23e08045151fd0e1e0d67c158ce427c361', 'png', 1794793526207, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b512', 'b0f5dc9d470d021ead041a3a8a2e4b23e08045151fd0e1e0d67c158ce427c361');
INSERT INTO public.installation VALUES ('schema_number', '3');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('pepper', '1bf44a09808ba1408d3049f462a3342717b83f5d76f68b6832aeef1be19290f2');
INSERT INTO public.licence VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', '5067ccf7b9b373b25aace63ef25b36864362300b45118ae7c92266cc33632574', 10, 1794793523114);
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '', 'account', '6afa603002d48ebf8fee5a8f', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa603002d48ebf8fee5a8f","originalID":"6afa603002d48ebf8fee5a8f","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:22.983Z","lastUpdated":"2026-11-16T01:45:22.983Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'store', '6afa603002d48ebf8fee5a90', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa603002d48ebf8fee5a90","originalID":"6afa603002d48ebf8fee5a90","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.012Z","lastUpdated":"2026-11-16T01:45:23.012Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a95', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa603302d48ebf8fee5a95","originalID":"6afa603302d48ebf8fee5a95","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.038Z","lastUpdated":"2026-11-16T01:45:23.038Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a96', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa603302d48ebf8fee5a96","originalID":"6afa603302d48ebf8fee5a96","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.066Z","lastUpdated":"2026-11-16T01:45:23.066Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a97', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa603302d48ebf8fee5a97","originalID":"6afa603302d48ebf8fee5a97","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.100Z","lastUpdated":"2026-11-16T01:45:23.100Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a98', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa603302d48ebf8fee5a98","originalID":"6afa603302d48ebf8fee5a98","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.112Z","lastUpdated":"2026-11-16T01:45:23.112Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a99', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa603302d48ebf8fee5a99","originalID":"6afa603302d48ebf8fee5a99","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.112Z","lastUpdated":"2026-11-16T01:45:23.112Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a9a', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa603302d48ebf8fee5a9a","originalID":"6afa603302d48ebf8fee5a9a","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.113Z","lastUpdated":"2026-11-16T01:45:23.113Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'serviceType', '6afa603302d48ebf8fee5a9b', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa603302d48ebf8fee5a9b","originalID":"6afa603302d48ebf8fee5a9b","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.113Z","lastUpdated":"2026-11-16T01:45:23.113Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'language', '6afa603302d48ebf8fee5a9c', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa603302d48ebf8fee5a9c","originalID":"6afa603302d48ebf8fee5a9c","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.113Z","lastUpdated":"2026-11-16T01:45:23.113Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'language', '6afa603302d48ebf8fee5a9d', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa603302d48ebf8fee5a9d","originalID":"6afa603302d48ebf8fee5a9d","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.113Z","lastUpdated":"2026-11-16T01:45:23.113Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'language', '6afa603302d48ebf8fee5a9e', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa603302d48ebf8fee5a9e","originalID":"6afa603302d48ebf8fee5a9e","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.114Z","lastUpdated":"2026-11-16T01:45:23.114Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'department', '6afa603473a23cbf4c27b50e', 1, '', 'bar', 'bar', 'bar', 1, 13, 1, '{"id":"6afa603473a23cbf4c27b50e","originalID":"6afa603473a23cbf4c27b50e","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:24.302Z","lastUpdated":"2026-11-16T01:45:24.302Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'department', '6afa603473a23cbf4c27b50d', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 16, 1, '{"id":"6afa603473a23cbf4c27b50d","originalID":"6afa603473a23cbf4c27b50d","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:23.922Z","lastUpdated":"2026-11-16T01:45:25.002Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'department', '6afa603473a23cbf4c27b50f', 0, '', 'garden', 'garden', 'garden', 2, 17, 1, '{"id":"6afa603473a23cbf4c27b50f","originalID":"6afa603473a23cbf4c27b50f","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:45:24.598Z","lastUpdated":"2026-11-16T01:45:25.262Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'servingSizeLevel', '6afa603573a23cbf4c27b510', 1, '', 'large', 'large', 'large', 1, 18, 1, '{"id":"6afa603573a23cbf4c27b510","originalID":"6afa603573a23cbf4c27b510","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:25.486Z","lastUpdated":"2026-11-16T01:45:25.486Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'category', '6afa603573a23cbf4c27b511', 1, '', 'pizza', 'pizza', 'pizza', 1, 19, 1, '{"id":"6afa603573a23cbf4c27b511","originalID":"6afa603573a23cbf4c27b511","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:25.646Z","lastUpdated":"2026-11-16T01:45:25.646Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":1,"name":"Pizza","level":1,"department":"6afa603473a23cbf4c27b50d","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 'modifier', '6afa603573a23cbf4c27b512', 1, '', 'olives', 'olives', 'olives', 2, 21, 1, '{"id":"6afa603573a23cbf4c27b512","originalID":"6afa603573a23cbf4c27b512","store":"6afa603002d48ebf8fee5a90","createdFor":"6afa603002d48ebf8fee5a90","ownedBy":"6afa603002d48ebf8fee5a8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:25.938Z","lastUpdated":"2026-11-16T01:45:26.207Z","createdBy":"6afa603002d48ebf8fee5a93","modifiedBy":"6afa603002d48ebf8fee5a93","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa603002d48ebf8fee5a8f/b0f5dc9d470d021ead041a3a8a2e4b23e08045151fd0e1e0d67c158ce427c361.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b510', 'default', '6afa603002d48ebf8fee5a90', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa603002d48ebf8fee5a8f', '6afa603573a23cbf4c27b511', 'department', '6afa603473a23cbf4c27b50d', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa603002d48ebf8fee5a8f', '', 1);
INSERT INTO public.scope VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a90', 21);
INSERT INTO public.sign_in VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a91', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$b5CbnUod6AGVaFwdl3QLCQ$1JIrRxuSFQz+IpuONkt5DiIWN4r9Gd9FQm36cfjsjso', 'owner', 1, 1794793523114);
INSERT INTO public.sign_in VALUES ('6afa603002d48ebf8fee5a8f', '6afa603002d48ebf8fee5a92', '6afa603002d48ebf8fee5a90', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$EHwltZcvZBDm2cmsI/gfCw$z8GFb31nKepJPtSUBxTnY8rev3cDOdzAHyG/f9wOoPI', 'kiosk', 1, 1794793523114);
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
