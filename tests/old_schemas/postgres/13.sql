-- A database of schema 13 as the program of that time left it. key cmd_dMGPhOLtLAjaLSj9jqiyZXPSKoiGpaXNJSJvunbfO2n department 6afacde094973c6e165685ca
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
CREATE TABLE public.login_guard (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    device text NOT NULL COLLATE pg_catalog."C",
    wrong bigint NOT NULL,
    since_ms bigint NOT NULL,
    locked_until_ms bigint NOT NULL,
    known_ms bigint NOT NULL,
    used_ms bigint NOT NULL
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
CREATE TABLE public.punch (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    removed smallint NOT NULL,
    sent_type text NOT NULL COLLATE pg_catalog."C",
    sent_ms bigint NOT NULL,
    device text NOT NULL,
    source text NOT NULL COLLATE pg_catalog."C",
    made_by text NOT NULL COLLATE pg_catalog."C",
    made_ms bigint NOT NULL,
    revision bigint NOT NULL
);
CREATE TABLE public.punch_correction (
    account text NOT NULL COLLATE pg_catalog."C",
    punch text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    removed smallint NOT NULL,
    corrected_by text NOT NULL COLLATE pg_catalog."C",
    corrected_ms bigint NOT NULL,
    reason text NOT NULL
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
CREATE TABLE public.sale (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    origin text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    refund_of text NOT NULL COLLATE pg_catalog."C",
    wish text NOT NULL,
    reason text NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    revision bigint NOT NULL,
    made_by text NOT NULL COLLATE pg_catalog."C",
    made_ms bigint NOT NULL,
    changed_ms bigint NOT NULL,
    source text NOT NULL COLLATE pg_catalog."C",
    ticket_no text NOT NULL,
    opened_ms bigint NOT NULL,
    open_minute bigint NOT NULL,
    closed_ms bigint NOT NULL,
    customer text NOT NULL COLLATE pg_catalog."C",
    customer_name text NOT NULL,
    employee text NOT NULL COLLATE pg_catalog."C",
    employee_name text NOT NULL,
    closed_by text NOT NULL COLLATE pg_catalog."C",
    closed_by_name text NOT NULL,
    floor text NOT NULL COLLATE pg_catalog."C",
    floor_name text NOT NULL,
    table_no text NOT NULL,
    service_type text NOT NULL,
    guests bigint NOT NULL,
    gross bigint NOT NULL,
    discount bigint NOT NULL,
    tax_share bigint NOT NULL,
    inclusive_tax bigint NOT NULL,
    exclusive_tax bigint NOT NULL,
    paid bigint NOT NULL,
    tips bigint NOT NULL,
    over_refunded bigint NOT NULL
);
CREATE TABLE public.sale_counter (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    last bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.sale_discount (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale text NOT NULL COLLATE pg_catalog."C",
    line bigint NOT NULL,
    number bigint NOT NULL,
    counts smallint NOT NULL,
    discount text NOT NULL COLLATE pg_catalog."C",
    discount_name text NOT NULL,
    type text NOT NULL,
    coupon text NOT NULL,
    reason text NOT NULL,
    approved_by text NOT NULL,
    applied_by text NOT NULL,
    rate bigint NOT NULL,
    amount bigint NOT NULL,
    tax_share bigint NOT NULL
);
CREATE TABLE public.sale_line (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    counts smallint NOT NULL,
    line_key text NOT NULL,
    item text NOT NULL COLLATE pg_catalog."C",
    item_name text NOT NULL,
    department text NOT NULL COLLATE pg_catalog."C",
    department_name text NOT NULL,
    category text NOT NULL COLLATE pg_catalog."C",
    category_name text NOT NULL,
    subcategory text NOT NULL COLLATE pg_catalog."C",
    subcategory_name text NOT NULL,
    quantity bigint NOT NULL,
    unit_price bigint NOT NULL,
    gross bigint NOT NULL,
    discount bigint NOT NULL,
    tax_share bigint NOT NULL,
    inclusive_tax bigint NOT NULL,
    exclusive_tax bigint NOT NULL,
    exempted_tax bigint NOT NULL,
    at_ms bigint NOT NULL,
    minute bigint NOT NULL,
    is_void smallint NOT NULL,
    void_reason text NOT NULL,
    void_by text NOT NULL
);
CREATE TABLE public.sale_modifier (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale text NOT NULL COLLATE pg_catalog."C",
    line bigint NOT NULL,
    number bigint NOT NULL,
    counts smallint NOT NULL,
    modifier text NOT NULL COLLATE pg_catalog."C",
    modifier_name text NOT NULL,
    quantity bigint NOT NULL,
    gross bigint NOT NULL,
    discount bigint NOT NULL,
    tax_share bigint NOT NULL,
    inclusive_tax bigint NOT NULL,
    exclusive_tax bigint NOT NULL
);
CREATE TABLE public.sale_payment (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    counts smallint NOT NULL,
    payment_key text NOT NULL,
    method text NOT NULL,
    type text NOT NULL,
    amount bigint NOT NULL,
    tip bigint NOT NULL,
    at_ms bigint NOT NULL
);
CREATE TABLE public.sale_tax (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale text NOT NULL COLLATE pg_catalog."C",
    line bigint NOT NULL,
    number bigint NOT NULL,
    counts smallint NOT NULL,
    tax text NOT NULL COLLATE pg_catalog."C",
    tax_name text NOT NULL,
    rate bigint NOT NULL,
    is_inclusive smallint NOT NULL,
    base bigint NOT NULL,
    amount bigint NOT NULL
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
INSERT INTO public.api_key VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180e', '0c043a3f1937b9888bf9691757f85613d4f2a3b51a0d45c4aabf31f5059864e2', 'kiosk', '', 48, 0, 1794821600625, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180d', '610d4b0cc7837044f29a815f518d0130126e648224734e643e608b099eebff3f', 'first key', '', 65535, 0, 1794821600625, 0, 0, 1794821601001);
INSERT INTO public.clock_mark VALUES (291, 1794821601015);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '', 1, 1794821600613, 'created', 'account', '6afacde0a0ae2a1278f31809', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 1, 1794821600614, 'created', 'store', '6afacde0a0ae2a1278f3180a', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 2, 1794821600621, 'created', 'serviceType', '6afacde0a0ae2a1278f3180f', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 3, 1794821600621, 'created', 'serviceType', '6afacde0a0ae2a1278f31810', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 4, 1794821600622, 'created', 'serviceType', '6afacde0a0ae2a1278f31811', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 5, 1794821600622, 'created', 'serviceType', '6afacde0a0ae2a1278f31812', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 6, 1794821600622, 'created', 'serviceType', '6afacde0a0ae2a1278f31813', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 7, 1794821600622, 'created', 'serviceType', '6afacde0a0ae2a1278f31814', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 8, 1794821600622, 'created', 'serviceType', '6afacde0a0ae2a1278f31815', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 9, 1794821600623, 'created', 'language', '6afacde0a0ae2a1278f31816', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 10, 1794821600623, 'created', 'language', '6afacde0a0ae2a1278f31817', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 11, 1794821600623, 'created', 'language', '6afacde0a0ae2a1278f31818', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 12, 1794821600623, 'created', 'role', '6afacde0a0ae2a1278f31819', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 13, 1794821600623, 'created', 'user', '6afacde0a0ae2a1278f3181a', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 14, 1794821600821, 'created', 'department', '6afacde094973c6e165685ca', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 15, 1794821600866, 'created', 'department', '6afacde094973c6e165685cb', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 16, 1794821600899, 'created', 'department', '6afacde094973c6e165685cc', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 17, 1794821600928, 'updated', 'department', '6afacde094973c6e165685ca', 2, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 18, 1794821600952, 'updated', 'department', '6afacde094973c6e165685ca', 3, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 19, 1794821600961, 'inactivated', 'department', '6afacde094973c6e165685cc', 2, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 20, 1794821600970, 'created', 'servingSizeLevel', '6afacde094973c6e165685cd', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 21, 1794821600979, 'created', 'category', '6afacde094973c6e165685ce', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 22, 1794821600987, 'created', 'modifier', '6afacde094973c6e165685cf', 1, 1);
INSERT INTO public.event VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 23, 1794821601001, 'updated', 'modifier', '6afacde094973c6e165685cf', 2, 1);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31809', 1, 1794821600613, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 1, 1794821600614, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180f', 1, 1794821600621, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31810', 1, 1794821600621, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31811', 1, 1794821600622, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31812', 1, 1794821600622, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31813', 1, 1794821600622, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31814', 1, 1794821600622, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31815', 1, 1794821600622, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31816', 1, 1794821600623, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31817', 1, 1794821600623, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31818', 1, 1794821600623, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31819', 1, 1794821600623, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3181a', 1, 1794821600623, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685ca', 1, 1794821600821, '6afacde0a0ae2a1278f3180d', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cb', 1, 1794821600866, '6afacde0a0ae2a1278f3180d', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cc', 1, 1794821600899, '6afacde0a0ae2a1278f3180d', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685ca', 2, 1794821600928, '6afacde0a0ae2a1278f3180d', '["name","departmentCode"]', '{"id":"6afacde094973c6e165685ca","originalID":"6afacde094973c6e165685ca","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.821Z","lastUpdated":"2026-11-16T09:33:20.821Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685ca', 3, 1794821600952, '6afacde0a0ae2a1278f3180d', '["description"]', '{"id":"6afacde094973c6e165685ca","originalID":"6afacde094973c6e165685ca","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.821Z","lastUpdated":"2026-11-16T09:33:20.928Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cc', 2, 1794821600961, '6afacde0a0ae2a1278f3180d', '["activeStatus","isDelete"]', '{"id":"6afacde094973c6e165685cc","originalID":"6afacde094973c6e165685cc","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.899Z","lastUpdated":"2026-11-16T09:33:20.899Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cd', 1, 1794821600970, '6afacde0a0ae2a1278f3180d', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685ce', 1, 1794821600979, '6afacde0a0ae2a1278f3180d', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cf', 1, 1794821600987, '6afacde0a0ae2a1278f3180d', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cf', 2, 1794821601001, '6afacde0a0ae2a1278f3180d', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afacde094973c6e165685cf","originalID":"6afacde094973c6e165685cf","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.987Z","lastUpdated":"2026-11-16T09:33:20.987Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afacde0a0ae2a1278f31809', 'first', '759d175e3481942f9e53c8ee1fcab854bb5cd4ece575c1862013b9f2c1f43663', '"1.yev0ekj"', '', 1794821600821, '6afacde0a0ae2a1278f3180a', '6afacde094973c6e165685ca', 1);
INSERT INTO public.idempotency VALUES ('6afacde0a0ae2a1278f31809', 'second', '08a9969ee8ab6f7fe595ff3908bd20bb65ac12b0092fe17c10c8126fb2af2d98', '"2.yev0ekj"', '', 1794821600928, '6afacde0a0ae2a1278f3180a', '6afacde094973c6e165685ca', 2);
INSERT INTO public.image VALUES ('6afacde0a0ae2a1278f31809', 'e49b57485452b71fb8f3820a4d2c8758416a3527a64c28db16ea3e02e05f5390', 'png', 1794821601001, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cf', 'e49b57485452b71fb8f3820a4d2c8758416a3527a64c28db16ea3e02e05f5390');
INSERT INTO public.installation VALUES ('schema_number', '13');
INSERT INTO public.installation VALUES ('oldest_program', '9');
INSERT INTO public.installation VALUES ('epoch', 'yev0ekj');
INSERT INTO public.installation VALUES ('made_of', '7708699457176452371 00000001 23644 23726');
INSERT INTO public.installation VALUES ('pepper', 'd4be2f63ac8baef726b0e143019375e0420cd1da646c11b46074c69ad92898f2');
INSERT INTO public.installation VALUES ('newest_account', '6afacde0a0ae2a1278f31809');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '291');
INSERT INTO public.licence VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', '97b949eaa4f39d98aeb9cb3b3ec346a733450b54b253376b284a72f0744531f4', 10, 1794821600625);
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '', 'account', '6afacde0a0ae2a1278f31809', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afacde0a0ae2a1278f31809","originalID":"6afacde0a0ae2a1278f31809","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.613Z","lastUpdated":"2026-11-16T09:33:20.613Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'store', '6afacde0a0ae2a1278f3180a', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afacde0a0ae2a1278f3180a","originalID":"6afacde0a0ae2a1278f3180a","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.614Z","lastUpdated":"2026-11-16T09:33:20.614Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f3180f', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afacde0a0ae2a1278f3180f","originalID":"6afacde0a0ae2a1278f3180f","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.621Z","lastUpdated":"2026-11-16T09:33:20.621Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f31810', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afacde0a0ae2a1278f31810","originalID":"6afacde0a0ae2a1278f31810","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.621Z","lastUpdated":"2026-11-16T09:33:20.621Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f31811', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afacde0a0ae2a1278f31811","originalID":"6afacde0a0ae2a1278f31811","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.622Z","lastUpdated":"2026-11-16T09:33:20.622Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f31812', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afacde0a0ae2a1278f31812","originalID":"6afacde0a0ae2a1278f31812","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.622Z","lastUpdated":"2026-11-16T09:33:20.622Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f31813', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afacde0a0ae2a1278f31813","originalID":"6afacde0a0ae2a1278f31813","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.622Z","lastUpdated":"2026-11-16T09:33:20.622Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f31814', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afacde0a0ae2a1278f31814","originalID":"6afacde0a0ae2a1278f31814","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.622Z","lastUpdated":"2026-11-16T09:33:20.622Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'serviceType', '6afacde0a0ae2a1278f31815', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afacde0a0ae2a1278f31815","originalID":"6afacde0a0ae2a1278f31815","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.622Z","lastUpdated":"2026-11-16T09:33:20.622Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'language', '6afacde0a0ae2a1278f31816', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afacde0a0ae2a1278f31816","originalID":"6afacde0a0ae2a1278f31816","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.623Z","lastUpdated":"2026-11-16T09:33:20.623Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'language', '6afacde0a0ae2a1278f31817', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afacde0a0ae2a1278f31817","originalID":"6afacde0a0ae2a1278f31817","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.623Z","lastUpdated":"2026-11-16T09:33:20.623Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'language', '6afacde0a0ae2a1278f31818', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afacde0a0ae2a1278f31818","originalID":"6afacde0a0ae2a1278f31818","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.623Z","lastUpdated":"2026-11-16T09:33:20.623Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'role', '6afacde0a0ae2a1278f31819', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afacde0a0ae2a1278f31819","originalID":"6afacde0a0ae2a1278f31819","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.623Z","lastUpdated":"2026-11-16T09:33:20.623Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'user', '6afacde0a0ae2a1278f3181a', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afacde0a0ae2a1278f3181a","originalID":"6afacde0a0ae2a1278f3181a","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.623Z","lastUpdated":"2026-11-16T09:33:20.623Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afacde0a0ae2a1278f31819"],"signIn":"6afacde0a0ae2a1278f3180b"}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'department', '6afacde094973c6e165685cb', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afacde094973c6e165685cb","originalID":"6afacde094973c6e165685cb","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.866Z","lastUpdated":"2026-11-16T09:33:20.866Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'department', '6afacde094973c6e165685ca', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afacde094973c6e165685ca","originalID":"6afacde094973c6e165685ca","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.821Z","lastUpdated":"2026-11-16T09:33:20.952Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'department', '6afacde094973c6e165685cc', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afacde094973c6e165685cc","originalID":"6afacde094973c6e165685cc","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T09:33:20.899Z","lastUpdated":"2026-11-16T09:33:20.961Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'servingSizeLevel', '6afacde094973c6e165685cd', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afacde094973c6e165685cd","originalID":"6afacde094973c6e165685cd","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.970Z","lastUpdated":"2026-11-16T09:33:20.970Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'category', '6afacde094973c6e165685ce', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afacde094973c6e165685ce","originalID":"6afacde094973c6e165685ce","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.979Z","lastUpdated":"2026-11-16T09:33:20.979Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":1,"name":"Pizza","level":1,"department":"6afacde094973c6e165685ca","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 'modifier', '6afacde094973c6e165685cf', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afacde094973c6e165685cf","originalID":"6afacde094973c6e165685cf","store":"6afacde0a0ae2a1278f3180a","createdFor":"6afacde0a0ae2a1278f3180a","ownedBy":"6afacde0a0ae2a1278f31809","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T09:33:20.987Z","lastUpdated":"2026-11-16T09:33:21.001Z","createdBy":"6afacde0a0ae2a1278f3180d","modifiedBy":"6afacde0a0ae2a1278f3180d","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afacde0a0ae2a1278f31809/e49b57485452b71fb8f3820a4d2c8758416a3527a64c28db16ea3e02e05f5390.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31819', 'managesStaff', '6afacde0a0ae2a1278f3180a', 'role', 'store');
INSERT INTO public.reference VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f31819', 'allPrivileges', '6afacde0a0ae2a1278f3180a', 'role', 'store');
INSERT INTO public.reference VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3181a', 'roles', '6afacde0a0ae2a1278f31819', 'user', 'role');
INSERT INTO public.reference VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685cd', 'default', '6afacde0a0ae2a1278f3180a', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afacde0a0ae2a1278f31809', '6afacde094973c6e165685ce', 'department', '6afacde094973c6e165685ca', 'category', 'department');
INSERT INTO public.scope VALUES ('6afacde0a0ae2a1278f31809', '', 1, 1);
INSERT INTO public.scope VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180a', 23, 23);
INSERT INTO public.sign_in VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180b', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$zCDN3UxdUjDxWHiH3gljQQ$URdzC0V5BM69lpjQ8GdO4cTX1CEBjCsvhesruz595JU', 'owner', 1, 1794821600625);
INSERT INTO public.sign_in VALUES ('6afacde0a0ae2a1278f31809', '6afacde0a0ae2a1278f3180c', '6afacde0a0ae2a1278f3180a', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$dJMrJYXfpcRxEMYlJ+IHwQ$9+vDMIJAKyOlClxjQgn4KfhEENXmrM+OFaRTFB3Bx6s', 'kiosk', 1, 1794821600625);
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
ALTER TABLE ONLY public.login_guard
    ADD CONSTRAINT login_guard_pkey PRIMARY KEY (account, store, device);
ALTER TABLE ONLY public.natural_key
    ADD CONSTRAINT natural_key_pkey PRIMARY KEY (account, id, field);
ALTER TABLE ONLY public.punch_correction
    ADD CONSTRAINT punch_correction_pkey PRIMARY KEY (account, punch, revision);
ALTER TABLE ONLY public.punch
    ADD CONSTRAINT punch_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_id PRIMARY KEY (account, id);
ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_pkey PRIMARY KEY (account, from_id, field, to_id);
ALTER TABLE ONLY public.reset
    ADD CONSTRAINT reset_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.reversal
    ADD CONSTRAINT reversal_pkey PRIMARY KEY (account, balance, entry);
ALTER TABLE ONLY public.sale_counter
    ADD CONSTRAINT sale_counter_pkey PRIMARY KEY (account, store);
ALTER TABLE ONLY public.sale_discount
    ADD CONSTRAINT sale_discount_pkey PRIMARY KEY (account, store, business_day, sale, line, number);
ALTER TABLE ONLY public.sale
    ADD CONSTRAINT sale_key PRIMARY KEY (account, id);
ALTER TABLE ONLY public.sale_line
    ADD CONSTRAINT sale_line_pkey PRIMARY KEY (account, store, business_day, sale, number);
ALTER TABLE ONLY public.sale_modifier
    ADD CONSTRAINT sale_modifier_pkey PRIMARY KEY (account, store, business_day, sale, line, number);
ALTER TABLE ONLY public.sale_payment
    ADD CONSTRAINT sale_payment_pkey PRIMARY KEY (account, store, business_day, sale, number);
ALTER TABLE ONLY public.sale_tax
    ADD CONSTRAINT sale_tax_pkey PRIMARY KEY (account, store, business_day, sale, line, number);
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
CREATE INDEX login_guard_age ON public.login_guard USING btree (account, used_ms);
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE UNIQUE INDEX punch_sent ON public.punch USING btree (account, store, user_id, sent_type, sent_ms);
CREATE INDEX punch_store_time ON public.punch USING btree (account, store, at_ms);
CREATE INDEX punch_time ON public.punch USING btree (account, store, user_id, at_ms, id);
CREATE INDEX record_list ON public.record USING btree (account, store, kind, active, sort_key, id, facet);
CREATE UNIQUE INDEX record_name ON public.record USING btree (account, store, kind, within, name_key) WHERE ((active = 1) AND (name_key <> ''::text));
CREATE INDEX record_search ON public.record USING gin (search_text public.gin_trgm_ops);
CREATE INDEX reference_to ON public.reference USING btree (account, to_id, field, from_id);
CREATE INDEX sale_day ON public.sale USING btree (account, store, business_day, number);
CREATE UNIQUE INDEX sale_number ON public.sale USING btree (account, store, number);
CREATE UNIQUE INDEX sale_origin ON public.sale USING btree (account, store, origin) WHERE (origin <> ''::text);
CREATE INDEX sale_refund ON public.sale USING btree (account, refund_of, number) WHERE (refund_of <> ''::text);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
