-- A database of schema 9 as the program of that time left it. key cmd_w9IMzkXTIJ7coqyorON5VtsJLBKPtaF6asGrz8kBGV1 department 6afa9ec8b20ba41e043eaf02
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
INSERT INTO public.api_key VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03eb1', '76a31b2ae65c504e383c76bebb0117654cc70a77e410a1633da14d82ead633ef', 'kiosk', '', 48, 0, 1794809544050, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03eb0', '2b096bee2c6fc19eb8dc7771b8a8a477406f0dab7678ae28e604203b02c7d127', 'first key', '', 65535, 0, 1794809544050, 0, 0, 1794809544614);
INSERT INTO public.clock_mark VALUES (489, 1794809544651);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '', 1, 1794809544040, 'created', 'account', '6afa9ec773817ea54da03eac', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 1, 1794809544043, 'created', 'store', '6afa9ec773817ea54da03ead', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 2, 1794809544045, 'created', 'serviceType', '6afa9ec873817ea54da03eb2', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 3, 1794809544046, 'created', 'serviceType', '6afa9ec873817ea54da03eb3', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 4, 1794809544046, 'created', 'serviceType', '6afa9ec873817ea54da03eb4', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 5, 1794809544047, 'created', 'serviceType', '6afa9ec873817ea54da03eb5', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 6, 1794809544047, 'created', 'serviceType', '6afa9ec873817ea54da03eb6', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 7, 1794809544047, 'created', 'serviceType', '6afa9ec873817ea54da03eb7', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 8, 1794809544047, 'created', 'serviceType', '6afa9ec873817ea54da03eb8', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 9, 1794809544048, 'created', 'language', '6afa9ec873817ea54da03eb9', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 10, 1794809544048, 'created', 'language', '6afa9ec873817ea54da03eba', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 11, 1794809544048, 'created', 'language', '6afa9ec873817ea54da03ebb', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 12, 1794809544048, 'created', 'role', '6afa9ec873817ea54da03ebc', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 13, 1794809544048, 'created', 'user', '6afa9ec873817ea54da03ebd', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 14, 1794809544318, 'created', 'department', '6afa9ec8b20ba41e043eaf02', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 15, 1794809544366, 'created', 'department', '6afa9ec8b20ba41e043eaf03', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 16, 1794809544393, 'created', 'department', '6afa9ec8b20ba41e043eaf04', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 17, 1794809544427, 'updated', 'department', '6afa9ec8b20ba41e043eaf02', 2, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 18, 1794809544469, 'updated', 'department', '6afa9ec8b20ba41e043eaf02', 3, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 19, 1794809544513, 'inactivated', 'department', '6afa9ec8b20ba41e043eaf04', 2, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 20, 1794809544538, 'created', 'servingSizeLevel', '6afa9ec8b20ba41e043eaf05', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 21, 1794809544568, 'created', 'category', '6afa9ec8b20ba41e043eaf06', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 22, 1794809544592, 'created', 'modifier', '6afa9ec8b20ba41e043eaf07', 1, 1);
INSERT INTO public.event VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 23, 1794809544614, 'updated', 'modifier', '6afa9ec8b20ba41e043eaf07', 2, 1);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03eac', 1, 1794809544040, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 1, 1794809544043, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb2', 1, 1794809544045, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb3', 1, 1794809544046, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb4', 1, 1794809544046, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb5', 1, 1794809544047, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb6', 1, 1794809544047, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb7', 1, 1794809544047, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb8', 1, 1794809544047, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eb9', 1, 1794809544048, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03eba', 1, 1794809544048, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03ebb', 1, 1794809544048, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03ebc', 1, 1794809544048, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03ebd', 1, 1794809544048, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf02', 1, 1794809544318, '6afa9ec773817ea54da03eb0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf03', 1, 1794809544366, '6afa9ec773817ea54da03eb0', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf04', 1, 1794809544393, '6afa9ec773817ea54da03eb0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf02', 2, 1794809544427, '6afa9ec773817ea54da03eb0', '["name","departmentCode"]', '{"id":"6afa9ec8b20ba41e043eaf02","originalID":"6afa9ec8b20ba41e043eaf02","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.318Z","lastUpdated":"2026-11-16T06:12:24.318Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf02', 3, 1794809544469, '6afa9ec773817ea54da03eb0', '["description"]', '{"id":"6afa9ec8b20ba41e043eaf02","originalID":"6afa9ec8b20ba41e043eaf02","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.318Z","lastUpdated":"2026-11-16T06:12:24.427Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf04', 2, 1794809544513, '6afa9ec773817ea54da03eb0', '["activeStatus","isDelete"]', '{"id":"6afa9ec8b20ba41e043eaf04","originalID":"6afa9ec8b20ba41e043eaf04","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.393Z","lastUpdated":"2026-11-16T06:12:24.393Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf05', 1, 1794809544538, '6afa9ec773817ea54da03eb0', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf06', 1, 1794809544568, '6afa9ec773817ea54da03eb0', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf07', 1, 1794809544592, '6afa9ec773817ea54da03eb0', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf07', 2, 1794809544614, '6afa9ec773817ea54da03eb0', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa9ec8b20ba41e043eaf07","originalID":"6afa9ec8b20ba41e043eaf07","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.592Z","lastUpdated":"2026-11-16T06:12:24.592Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa9ec773817ea54da03eac', 'first', '512ba4ebdca9f9b0389489b43ab4c81361b27fcefd62ff7f1dc3c4d55ddfc068', '"1.2qj4a9s"', '', 1794809544318, '6afa9ec773817ea54da03ead', '6afa9ec8b20ba41e043eaf02', 1);
INSERT INTO public.idempotency VALUES ('6afa9ec773817ea54da03eac', 'second', '78a142b0e2acce17e389475d29c4b8cead62eca43e8487f819cd9bc4e9812c54', '"2.2qj4a9s"', '', 1794809544427, '6afa9ec773817ea54da03ead', '6afa9ec8b20ba41e043eaf02', 2);
INSERT INTO public.image VALUES ('6afa9ec773817ea54da03eac', '5b096df6682f2e19b00790306114c672f4f78cbbf921380289fac414f21e7cb8', 'png', 1794809544614, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf07', '5b096df6682f2e19b00790306114c672f4f78cbbf921380289fac414f21e7cb8');
INSERT INTO public.installation VALUES ('schema_number', '9');
INSERT INTO public.installation VALUES ('oldest_program', '9');
INSERT INTO public.installation VALUES ('epoch', '2qj4a9s');
INSERT INTO public.installation VALUES ('made_of', '7708648276955882069 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '9b62965244390860eb0295de46f666a21621243beaf26683cb7b668ca0a2b7fd');
INSERT INTO public.installation VALUES ('newest_account', '6afa9ec773817ea54da03eac');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '489');
INSERT INTO public.licence VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'c883a08239f050a134c60a3a907b15f9d39b7192e8c29cc7ab8482a2eece5493', 10, 1794809544050);
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '', 'account', '6afa9ec773817ea54da03eac', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa9ec773817ea54da03eac","originalID":"6afa9ec773817ea54da03eac","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.040Z","lastUpdated":"2026-11-16T06:12:24.040Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'store', '6afa9ec773817ea54da03ead', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa9ec773817ea54da03ead","originalID":"6afa9ec773817ea54da03ead","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.043Z","lastUpdated":"2026-11-16T06:12:24.043Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb2', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa9ec873817ea54da03eb2","originalID":"6afa9ec873817ea54da03eb2","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.045Z","lastUpdated":"2026-11-16T06:12:24.045Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb3', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa9ec873817ea54da03eb3","originalID":"6afa9ec873817ea54da03eb3","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.046Z","lastUpdated":"2026-11-16T06:12:24.046Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb4', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa9ec873817ea54da03eb4","originalID":"6afa9ec873817ea54da03eb4","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.046Z","lastUpdated":"2026-11-16T06:12:24.046Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb5', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa9ec873817ea54da03eb5","originalID":"6afa9ec873817ea54da03eb5","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.047Z","lastUpdated":"2026-11-16T06:12:24.047Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb6', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa9ec873817ea54da03eb6","originalID":"6afa9ec873817ea54da03eb6","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.047Z","lastUpdated":"2026-11-16T06:12:24.047Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb7', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa9ec873817ea54da03eb7","originalID":"6afa9ec873817ea54da03eb7","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.047Z","lastUpdated":"2026-11-16T06:12:24.047Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'serviceType', '6afa9ec873817ea54da03eb8', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa9ec873817ea54da03eb8","originalID":"6afa9ec873817ea54da03eb8","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.047Z","lastUpdated":"2026-11-16T06:12:24.047Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'language', '6afa9ec873817ea54da03eb9', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa9ec873817ea54da03eb9","originalID":"6afa9ec873817ea54da03eb9","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.048Z","lastUpdated":"2026-11-16T06:12:24.048Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'language', '6afa9ec873817ea54da03eba', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa9ec873817ea54da03eba","originalID":"6afa9ec873817ea54da03eba","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.048Z","lastUpdated":"2026-11-16T06:12:24.048Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'language', '6afa9ec873817ea54da03ebb', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa9ec873817ea54da03ebb","originalID":"6afa9ec873817ea54da03ebb","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.048Z","lastUpdated":"2026-11-16T06:12:24.048Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'role', '6afa9ec873817ea54da03ebc', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afa9ec873817ea54da03ebc","originalID":"6afa9ec873817ea54da03ebc","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.048Z","lastUpdated":"2026-11-16T06:12:24.048Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'user', '6afa9ec873817ea54da03ebd', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afa9ec873817ea54da03ebd","originalID":"6afa9ec873817ea54da03ebd","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.048Z","lastUpdated":"2026-11-16T06:12:24.048Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afa9ec873817ea54da03ebc"],"signIn":"6afa9ec773817ea54da03eae"}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'department', '6afa9ec8b20ba41e043eaf03', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afa9ec8b20ba41e043eaf03","originalID":"6afa9ec8b20ba41e043eaf03","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.366Z","lastUpdated":"2026-11-16T06:12:24.366Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'department', '6afa9ec8b20ba41e043eaf02', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afa9ec8b20ba41e043eaf02","originalID":"6afa9ec8b20ba41e043eaf02","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.318Z","lastUpdated":"2026-11-16T06:12:24.469Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'department', '6afa9ec8b20ba41e043eaf04', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afa9ec8b20ba41e043eaf04","originalID":"6afa9ec8b20ba41e043eaf04","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T06:12:24.393Z","lastUpdated":"2026-11-16T06:12:24.513Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'servingSizeLevel', '6afa9ec8b20ba41e043eaf05', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afa9ec8b20ba41e043eaf05","originalID":"6afa9ec8b20ba41e043eaf05","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.538Z","lastUpdated":"2026-11-16T06:12:24.538Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'category', '6afa9ec8b20ba41e043eaf06', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afa9ec8b20ba41e043eaf06","originalID":"6afa9ec8b20ba41e043eaf06","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.568Z","lastUpdated":"2026-11-16T06:12:24.568Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":1,"name":"Pizza","level":1,"department":"6afa9ec8b20ba41e043eaf02","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 'modifier', '6afa9ec8b20ba41e043eaf07', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afa9ec8b20ba41e043eaf07","originalID":"6afa9ec8b20ba41e043eaf07","store":"6afa9ec773817ea54da03ead","createdFor":"6afa9ec773817ea54da03ead","ownedBy":"6afa9ec773817ea54da03eac","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:24.592Z","lastUpdated":"2026-11-16T06:12:24.614Z","createdBy":"6afa9ec773817ea54da03eb0","modifiedBy":"6afa9ec773817ea54da03eb0","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa9ec773817ea54da03eac/5b096df6682f2e19b00790306114c672f4f78cbbf921380289fac414f21e7cb8.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03ebc', 'managesStaff', '6afa9ec773817ea54da03ead', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03ebc', 'allPrivileges', '6afa9ec773817ea54da03ead', 'role', 'store');
INSERT INTO public.reference VALUES ('6afa9ec773817ea54da03eac', '6afa9ec873817ea54da03ebd', 'roles', '6afa9ec873817ea54da03ebc', 'user', 'role');
INSERT INTO public.reference VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf05', 'default', '6afa9ec773817ea54da03ead', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa9ec773817ea54da03eac', '6afa9ec8b20ba41e043eaf06', 'department', '6afa9ec8b20ba41e043eaf02', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa9ec773817ea54da03eac', '', 1, 1);
INSERT INTO public.scope VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03ead', 23, 23);
INSERT INTO public.sign_in VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03eae', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$BcUlSISyqTuZVPWeuzxQUQ$QwC8CgODsdtiwUMw2tjhubYjPcyfF0fp2HcGFmY+PfA', 'owner', 1, 1794809544050);
INSERT INTO public.sign_in VALUES ('6afa9ec773817ea54da03eac', '6afa9ec773817ea54da03eaf', '6afa9ec773817ea54da03ead', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$MSX2nmkTpHh7DzQtTabgGQ$Bh7h9WNmlsieGTb9S9TXRI8aanePToxlNdndyAIVL1c', 'kiosk', 1, 1794809544050);
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
ALTER TABLE ONLY public.natural_key
    ADD CONSTRAINT natural_key_pkey PRIMARY KEY (account, id, field);
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
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
