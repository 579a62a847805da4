-- A database of schema 6, as the program of that time left it. key cmd_CpeHv3R8beGo61FtHiUq8SJFCn1P6YNGOV2WdkN0Kka department 6afa6022fcd2b967413fcab9
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
INSERT INTO public.api_key VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a947', 'f823398cfbc9cd20a0c3f2f20eefadce5e7346e2d7b2eca58ef8875b3e4d2623', 'kiosk', '', 48, 0, 1794793505570, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a946', '64a50f2548117935285836d67c75cfab72187f5b21ff80fc2eccf0a9584b7280', 'first key', '', 65535, 0, 1794793505570, 0, 0, 1794793510098);
INSERT INTO public.clock_mark VALUES (4108, 1794793510262);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '', 1, 1794793505314, 'created', 'account', '6afa601e669c824b6c58a942', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 1, 1794793505322, 'created', 'store', '6afa601e669c824b6c58a943', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 2, 1794793505358, 'created', 'serviceType', '6afa6021669c824b6c58a948', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 3, 1794793505382, 'created', 'serviceType', '6afa6021669c824b6c58a949', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 4, 1794793505414, 'created', 'serviceType', '6afa6021669c824b6c58a94a', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 5, 1794793505433, 'created', 'serviceType', '6afa6021669c824b6c58a94b', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 6, 1794793505446, 'created', 'serviceType', '6afa6021669c824b6c58a94c', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 7, 1794793505470, 'created', 'serviceType', '6afa6021669c824b6c58a94d', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 8, 1794793505510, 'created', 'serviceType', '6afa6021669c824b6c58a94e', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 9, 1794793505542, 'created', 'language', '6afa6021669c824b6c58a94f', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 10, 1794793505570, 'created', 'language', '6afa6021669c824b6c58a950', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 11, 1794793505570, 'created', 'language', '6afa6021669c824b6c58a951', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 12, 1794793506474, 'created', 'department', '6afa6022fcd2b967413fcab9', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 13, 1794793507294, 'created', 'department', '6afa6023fcd2b967413fcaba', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 14, 1794793507578, 'created', 'department', '6afa6023fcd2b967413fcabb', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 15, 1794793507750, 'updated', 'department', '6afa6022fcd2b967413fcab9', 2);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 16, 1794793508059, 'updated', 'department', '6afa6022fcd2b967413fcab9', 3);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 17, 1794793508270, 'inactivated', 'department', '6afa6023fcd2b967413fcabb', 2);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 18, 1794793508710, 'created', 'servingSizeLevel', '6afa6024fcd2b967413fcabc', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 19, 1794793509034, 'created', 'category', '6afa6025fcd2b967413fcabd', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 20, 1794793509354, 'created', 'modifier', '6afa6025fcd2b967413fcabe', 1);
INSERT INTO public.event VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 21, 1794793509690, 'updated', 'modifier', '6afa6025fcd2b967413fcabe', 2);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a942', 1, 1794793505314, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 1, 1794793505322, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a948', 1, 1794793505358, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a949', 1, 1794793505382, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a94a', 1, 1794793505414, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a94b', 1, 1794793505433, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a94c', 1, 1794793505446, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a94d', 1, 1794793505470, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a94e', 1, 1794793505510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a94f', 1, 1794793505542, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a950', 1, 1794793505570, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6021669c824b6c58a951', 1, 1794793505570, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6022fcd2b967413fcab9', 1, 1794793506474, '6afa601e669c824b6c58a946', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6023fcd2b967413fcaba', 1, 1794793507294, '6afa601e669c824b6c58a946', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6023fcd2b967413fcabb', 1, 1794793507578, '6afa601e669c824b6c58a946', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6022fcd2b967413fcab9', 2, 1794793507750, '6afa601e669c824b6c58a946', '["name","departmentCode"]', '{"id":"6afa6022fcd2b967413fcab9","originalID":"6afa6022fcd2b967413fcab9","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:06.474Z","lastUpdated":"2026-11-16T01:45:06.474Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6022fcd2b967413fcab9', 3, 1794793508059, '6afa601e669c824b6c58a946', '["description"]', '{"id":"6afa6022fcd2b967413fcab9","originalID":"6afa6022fcd2b967413fcab9","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:06.474Z","lastUpdated":"2026-11-16T01:45:07.750Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6023fcd2b967413fcabb', 2, 1794793508270, '6afa601e669c824b6c58a946', '["activeStatus","isDelete"]', '{"id":"6afa6023fcd2b967413fcabb","originalID":"6afa6023fcd2b967413fcabb","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:07.578Z","lastUpdated":"2026-11-16T01:45:07.578Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6024fcd2b967413fcabc', 1, 1794793508710, '6afa601e669c824b6c58a946', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6025fcd2b967413fcabd', 1, 1794793509034, '6afa601e669c824b6c58a946', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6025fcd2b967413fcabe', 1, 1794793509354, '6afa601e669c824b6c58a946', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afa601e669c824b6c58a942', '6afa6025fcd2b967413fcabe', 2, 1794793509690, '6afa601e669c824b6c58a946', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afa6025fcd2b967413fcabe","originalID":"6afa6025fcd2b967413fcabe","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:09.354Z","lastUpdated":"2026-11-16T01:45:09.354Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afa601e669c824b6c58a942', 'first', '87d06024f87aeb4ec4b873a7cbb573f92d0ee4facb2f8571cd543a52617880c5', '"1.gq9pp5o"', '', 1794793506474, '6afa601e669c824b6c58a943', '6afa6022fcd2b967413fcab9', 1);
INSERT INTO public.idempotency VALUES ('6afa601e669c824b6c58a942', 'second', 'f91431933b40ef9dfe1f5d2af1d212da33e9539a33a951b3f71a6d3132cdf81e', '"2.gq9pp5o"', '', 1794793507750, '6afa601e669c824b6c58a943', '6afa6022fcd2b967413fcab9', 2);
INSERT INTO public.image VALUES ('6afa601e669c824b6c58a942', '934387c4c64556d9f39cb4f32d7151aee7f5cfe445f49c72547bc82d8e4e4ef1', 'png', 1794793509690, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afa601e669c824b6c58a942', '6afa6025fcd2b967413fcabe', '934387c4c64556d9f39cb4f32d7151aee7f5cfe445f49c72547bc82d8e4e4ef1');
INSERT INTO public.installation VALUES ('schema_number', '6');
INSERT INTO public.installation VALUES ('oldest_program', '5');
INSERT INTO public.installation VALUES ('epoch', 'gq9pp5o');
INSERT INTO public.installation VALUES ('made_of', '7708575710902849234 00000001 19300 19382');
INSERT INTO public.installation VALUES ('pepper', 'ac33eac17df24ba66b054d89e1d592c10d0f4fae033f39b0f2385838acb71e8c');
INSERT INTO public.installation VALUES ('newest_account', '6afa601e669c824b6c58a942');
INSERT INTO public.installation VALUES ('ran_ms', '4108');
INSERT INTO public.licence VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', '1a7e34273bfc6ada81f1d81a401ca5a0b8538be2975b8975fce11e69387d775c', 10, 1794793505570);
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '', 'account', '6afa601e669c824b6c58a942', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afa601e669c824b6c58a942","originalID":"6afa601e669c824b6c58a942","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.314Z","lastUpdated":"2026-11-16T01:45:05.314Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'store', '6afa601e669c824b6c58a943', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afa601e669c824b6c58a943","originalID":"6afa601e669c824b6c58a943","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.322Z","lastUpdated":"2026-11-16T01:45:05.322Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a948', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afa6021669c824b6c58a948","originalID":"6afa6021669c824b6c58a948","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.358Z","lastUpdated":"2026-11-16T01:45:05.358Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a949', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afa6021669c824b6c58a949","originalID":"6afa6021669c824b6c58a949","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.382Z","lastUpdated":"2026-11-16T01:45:05.382Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a94a', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afa6021669c824b6c58a94a","originalID":"6afa6021669c824b6c58a94a","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.414Z","lastUpdated":"2026-11-16T01:45:05.414Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a94b', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afa6021669c824b6c58a94b","originalID":"6afa6021669c824b6c58a94b","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.433Z","lastUpdated":"2026-11-16T01:45:05.433Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a94c', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afa6021669c824b6c58a94c","originalID":"6afa6021669c824b6c58a94c","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.446Z","lastUpdated":"2026-11-16T01:45:05.446Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a94d', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afa6021669c824b6c58a94d","originalID":"6afa6021669c824b6c58a94d","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.470Z","lastUpdated":"2026-11-16T01:45:05.470Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'serviceType', '6afa6021669c824b6c58a94e', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afa6021669c824b6c58a94e","originalID":"6afa6021669c824b6c58a94e","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.510Z","lastUpdated":"2026-11-16T01:45:05.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'language', '6afa6021669c824b6c58a94f', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afa6021669c824b6c58a94f","originalID":"6afa6021669c824b6c58a94f","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.542Z","lastUpdated":"2026-11-16T01:45:05.542Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'language', '6afa6021669c824b6c58a950', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afa6021669c824b6c58a950","originalID":"6afa6021669c824b6c58a950","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.570Z","lastUpdated":"2026-11-16T01:45:05.570Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'language', '6afa6021669c824b6c58a951', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afa6021669c824b6c58a951","originalID":"6afa6021669c824b6c58a951","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:05.570Z","lastUpdated":"2026-11-16T01:45:05.570Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'servingSizeLevel', '6afa6024fcd2b967413fcabc', 1, '', 'large', 'large', 'large', 1, 18, 1, '{"id":"6afa6024fcd2b967413fcabc","originalID":"6afa6024fcd2b967413fcabc","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:08.710Z","lastUpdated":"2026-11-16T01:45:08.710Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'department', '6afa6023fcd2b967413fcaba', 1, '', 'bar', 'bar', 'bar', 1, 13, 1, '{"id":"6afa6023fcd2b967413fcaba","originalID":"6afa6023fcd2b967413fcaba","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:07.294Z","lastUpdated":"2026-11-16T01:45:07.294Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'department', '6afa6022fcd2b967413fcab9', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 16, 1, '{"id":"6afa6022fcd2b967413fcab9","originalID":"6afa6022fcd2b967413fcab9","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:06.474Z","lastUpdated":"2026-11-16T01:45:08.059Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'department', '6afa6023fcd2b967413fcabb', 0, '', 'garden', 'garden', 'garden', 2, 17, 1, '{"id":"6afa6023fcd2b967413fcabb","originalID":"6afa6023fcd2b967413fcabb","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:45:07.578Z","lastUpdated":"2026-11-16T01:45:08.270Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'category', '6afa6025fcd2b967413fcabd', 1, '', 'pizza', 'pizza', 'pizza', 1, 19, 2, '{"id":"6afa6025fcd2b967413fcabd","originalID":"6afa6025fcd2b967413fcabd","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:09.034Z","lastUpdated":"2026-11-16T01:45:09.034Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":1,"name":"Pizza","level":1,"department":"6afa6022fcd2b967413fcab9","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 'modifier', '6afa6025fcd2b967413fcabe', 1, '', 'olives', 'olives', 'olives', 2, 21, 2, '{"id":"6afa6025fcd2b967413fcabe","originalID":"6afa6025fcd2b967413fcabe","store":"6afa601e669c824b6c58a943","createdFor":"6afa601e669c824b6c58a943","ownedBy":"6afa601e669c824b6c58a942","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:09.354Z","lastUpdated":"2026-11-16T01:45:09.690Z","createdBy":"6afa601e669c824b6c58a946","modifiedBy":"6afa601e669c824b6c58a946","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa601e669c824b6c58a942/934387c4c64556d9f39cb4f32d7151aee7f5cfe445f49c72547bc82d8e4e4ef1.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afa601e669c824b6c58a942', '6afa6024fcd2b967413fcabc', 'default', '6afa601e669c824b6c58a943', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afa601e669c824b6c58a942', '6afa6025fcd2b967413fcabd', 'department', '6afa6022fcd2b967413fcab9', 'category', 'department');
INSERT INTO public.scope VALUES ('6afa601e669c824b6c58a942', '', 1);
INSERT INTO public.scope VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a943', 21);
INSERT INTO public.sign_in VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a944', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$SQVSNRPFFiSdltRAIIAr9g$G+0tyYYvS/Ijic8pNgovQLMuZ++yhC39zrswgj1sgRo', 'owner', 1, 1794793505570);
INSERT INTO public.sign_in VALUES ('6afa601e669c824b6c58a942', '6afa601e669c824b6c58a945', '6afa601e669c824b6c58a943', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$51lZQ6bRvNGJ7suS3Xt5xw$bv+bqsTJMgKihEWD2f67scrmiEPoPwx3OkcXyalZugM', 'kiosk', 1, 1794793505570);
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
