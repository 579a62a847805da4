-- A database of schema 14 as the program of that time left it. key cmd_eBjxCide7fvenvaCCZnn1usMyCVc6vfqAT79pTnvYgY department 6afb00f94217f15c94967dd3
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
CREATE TABLE public.ticket (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    round bigint NOT NULL,
    customer text NOT NULL COLLATE pg_catalog."C",
    points bigint NOT NULL,
    points_minor bigint NOT NULL,
    allowance_minor bigint NOT NULL,
    allowance_balance text NOT NULL COLLATE pg_catalog."C",
    allowance_floor bigint NOT NULL,
    until_ms bigint NOT NULL,
    taken_points bigint NOT NULL,
    taken_allowance bigint NOT NULL,
    earner text NOT NULL COLLATE pg_catalog."C",
    earn_points bigint NOT NULL,
    earn_amount bigint NOT NULL,
    earned_on bigint NOT NULL,
    undone_part bigint NOT NULL,
    undone_whole bigint NOT NULL
);
CREATE TABLE public.ticket_entry (
    account text NOT NULL COLLATE pg_catalog."C",
    ticket text NOT NULL COLLATE pg_catalog."C",
    place bigint NOT NULL,
    balance text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    amount bigint NOT NULL,
    undone bigint NOT NULL
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
INSERT INTO public.api_key VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bdc', '90ee575f8e66ddf6e26cdedd4e58352ce7e6d7e753f42833f8bdc9b9afd34cd5', 'kiosk', '', 48, 0, 1794834681108, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bdb', '71bfb4685cad9914534a814871c404b5c328926f0b3e80f6c23803670b49e034', 'first key', '', 65535, 0, 1794834681108, 0, 0, 1794834681824);
INSERT INTO public.clock_mark VALUES (551, 1794834681872);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'modifier', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '', 1, 1794834681093, 'created', 'account', '6afb00f82731100c84180bd7', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 1, 1794834681096, 'created', 'store', '6afb00f82731100c84180bd8', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 2, 1794834681099, 'created', 'serviceType', '6afb00f92731100c84180bdd', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 3, 1794834681099, 'created', 'serviceType', '6afb00f92731100c84180bde', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 4, 1794834681100, 'created', 'serviceType', '6afb00f92731100c84180bdf', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 5, 1794834681100, 'created', 'serviceType', '6afb00f92731100c84180be0', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 6, 1794834681100, 'created', 'serviceType', '6afb00f92731100c84180be1', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 7, 1794834681101, 'created', 'serviceType', '6afb00f92731100c84180be2', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 8, 1794834681101, 'created', 'serviceType', '6afb00f92731100c84180be3', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 9, 1794834681105, 'created', 'language', '6afb00f92731100c84180be4', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 10, 1794834681105, 'created', 'language', '6afb00f92731100c84180be5', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 11, 1794834681105, 'created', 'language', '6afb00f92731100c84180be6', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 12, 1794834681106, 'created', 'role', '6afb00f92731100c84180be7', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 13, 1794834681106, 'created', 'user', '6afb00f92731100c84180be8', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 14, 1794834681477, 'created', 'department', '6afb00f94217f15c94967dd3', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 15, 1794834681560, 'created', 'department', '6afb00f94217f15c94967dd4', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 16, 1794834681620, 'created', 'department', '6afb00f94217f15c94967dd5', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 17, 1794834681662, 'updated', 'department', '6afb00f94217f15c94967dd3', 2, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 18, 1794834681709, 'updated', 'department', '6afb00f94217f15c94967dd3', 3, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 19, 1794834681733, 'inactivated', 'department', '6afb00f94217f15c94967dd5', 2, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 20, 1794834681756, 'created', 'servingSizeLevel', '6afb00f94217f15c94967dd6', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 21, 1794834681776, 'created', 'category', '6afb00f94217f15c94967dd7', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 22, 1794834681813, 'created', 'modifier', '6afb00f94217f15c94967dd8', 1, 1);
INSERT INTO public.event VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 23, 1794834681824, 'updated', 'modifier', '6afb00f94217f15c94967dd8', 2, 1);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd7', 1, 1794834681093, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 1, 1794834681096, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180bdd', 1, 1794834681099, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180bde', 1, 1794834681099, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180bdf', 1, 1794834681100, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be0', 1, 1794834681100, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be1', 1, 1794834681100, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be2', 1, 1794834681101, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be3', 1, 1794834681101, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be4', 1, 1794834681105, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be5', 1, 1794834681105, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be6', 1, 1794834681105, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be7', 1, 1794834681106, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be8', 1, 1794834681106, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd3', 1, 1794834681477, '6afb00f82731100c84180bdb', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd4', 1, 1794834681560, '6afb00f82731100c84180bdb', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd5', 1, 1794834681620, '6afb00f82731100c84180bdb', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd3', 2, 1794834681662, '6afb00f82731100c84180bdb', '["name","departmentCode"]', '{"id":"6afb00f94217f15c94967dd3","originalID":"6afb00f94217f15c94967dd3","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.477Z","lastUpdated":"2026-11-16T13:11:21.477Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd3', 3, 1794834681709, '6afb00f82731100c84180bdb', '["description"]', '{"id":"6afb00f94217f15c94967dd3","originalID":"6afb00f94217f15c94967dd3","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.477Z","lastUpdated":"2026-11-16T13:11:21.662Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd5', 2, 1794834681733, '6afb00f82731100c84180bdb', '["activeStatus","isDelete"]', '{"id":"6afb00f94217f15c94967dd5","originalID":"6afb00f94217f15c94967dd5","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.620Z","lastUpdated":"2026-11-16T13:11:21.620Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd6', 1, 1794834681756, '6afb00f82731100c84180bdb', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd7', 1, 1794834681776, '6afb00f82731100c84180bdb', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd8', 1, 1794834681813, '6afb00f82731100c84180bdb', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd8', 2, 1794834681824, '6afb00f82731100c84180bdb', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afb00f94217f15c94967dd8","originalID":"6afb00f94217f15c94967dd8","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.813Z","lastUpdated":"2026-11-16T13:11:21.813Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afb00f82731100c84180bd7', 'first', '9e052eee29de155935314ced3072f05ff5585d881ef584739c58cab85dd519a5', '"1.xj75abq"', '', 1794834681477, '6afb00f82731100c84180bd8', '6afb00f94217f15c94967dd3', 1);
INSERT INTO public.idempotency VALUES ('6afb00f82731100c84180bd7', 'second', '76eba3e39e62d99c6fcd5af7e7ba7c673b388d911a4ee5bc34163d7a5a297eb5', '"2.xj75abq"', '', 1794834681662, '6afb00f82731100c84180bd8', '6afb00f94217f15c94967dd3', 2);
INSERT INTO public.image VALUES ('6afb00f82731100c84180bd7', '9f85a1490f813323181f5dbeace9de765287544cd12835efc99d7b835ec307d4', 'png', 1794834681824, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd8', '9f85a1490f813323181f5dbeace9de765287544cd12835efc99d7b835ec307d4');
INSERT INTO public.installation VALUES ('schema_number', '14');
INSERT INTO public.installation VALUES ('oldest_program', '9');
INSERT INTO public.installation VALUES ('epoch', 'xj75abq');
INSERT INTO public.installation VALUES ('made_of', '7708755338008119373 00000001 17187 17269');
INSERT INTO public.installation VALUES ('pepper', '9682845a83b49708fd587aa5b7cc2a89cae97a103387ca258ce629ce8f5cb537');
INSERT INTO public.installation VALUES ('newest_account', '6afb00f82731100c84180bd7');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '551');
INSERT INTO public.licence VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'de167155bcc1d2ebc0a9cae7e09038e9d2569097ebe46d2f6d8f562519340eaf', 10, 1794834681108);
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '', 'account', '6afb00f82731100c84180bd7', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afb00f82731100c84180bd7","originalID":"6afb00f82731100c84180bd7","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.093Z","lastUpdated":"2026-11-16T13:11:21.093Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'store', '6afb00f82731100c84180bd8', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afb00f82731100c84180bd8","originalID":"6afb00f82731100c84180bd8","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.096Z","lastUpdated":"2026-11-16T13:11:21.096Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180bdd', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afb00f92731100c84180bdd","originalID":"6afb00f92731100c84180bdd","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.099Z","lastUpdated":"2026-11-16T13:11:21.099Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180bde', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afb00f92731100c84180bde","originalID":"6afb00f92731100c84180bde","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.099Z","lastUpdated":"2026-11-16T13:11:21.099Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180bdf', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afb00f92731100c84180bdf","originalID":"6afb00f92731100c84180bdf","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.100Z","lastUpdated":"2026-11-16T13:11:21.100Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180be0', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afb00f92731100c84180be0","originalID":"6afb00f92731100c84180be0","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.100Z","lastUpdated":"2026-11-16T13:11:21.100Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180be1', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afb00f92731100c84180be1","originalID":"6afb00f92731100c84180be1","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.100Z","lastUpdated":"2026-11-16T13:11:21.100Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180be2', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afb00f92731100c84180be2","originalID":"6afb00f92731100c84180be2","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.101Z","lastUpdated":"2026-11-16T13:11:21.101Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'serviceType', '6afb00f92731100c84180be3', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afb00f92731100c84180be3","originalID":"6afb00f92731100c84180be3","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.101Z","lastUpdated":"2026-11-16T13:11:21.101Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'language', '6afb00f92731100c84180be4', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afb00f92731100c84180be4","originalID":"6afb00f92731100c84180be4","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.105Z","lastUpdated":"2026-11-16T13:11:21.105Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'language', '6afb00f92731100c84180be5', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afb00f92731100c84180be5","originalID":"6afb00f92731100c84180be5","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.105Z","lastUpdated":"2026-11-16T13:11:21.105Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'language', '6afb00f92731100c84180be6', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afb00f92731100c84180be6","originalID":"6afb00f92731100c84180be6","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.105Z","lastUpdated":"2026-11-16T13:11:21.105Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'role', '6afb00f92731100c84180be7', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afb00f92731100c84180be7","originalID":"6afb00f92731100c84180be7","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.106Z","lastUpdated":"2026-11-16T13:11:21.106Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'user', '6afb00f92731100c84180be8', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afb00f92731100c84180be8","originalID":"6afb00f92731100c84180be8","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.106Z","lastUpdated":"2026-11-16T13:11:21.106Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afb00f92731100c84180be7"],"signIn":"6afb00f82731100c84180bd9"}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'department', '6afb00f94217f15c94967dd4', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afb00f94217f15c94967dd4","originalID":"6afb00f94217f15c94967dd4","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.560Z","lastUpdated":"2026-11-16T13:11:21.560Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'department', '6afb00f94217f15c94967dd3', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afb00f94217f15c94967dd3","originalID":"6afb00f94217f15c94967dd3","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.477Z","lastUpdated":"2026-11-16T13:11:21.709Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'department', '6afb00f94217f15c94967dd5', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afb00f94217f15c94967dd5","originalID":"6afb00f94217f15c94967dd5","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T13:11:21.620Z","lastUpdated":"2026-11-16T13:11:21.733Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'servingSizeLevel', '6afb00f94217f15c94967dd6', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afb00f94217f15c94967dd6","originalID":"6afb00f94217f15c94967dd6","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.756Z","lastUpdated":"2026-11-16T13:11:21.756Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'category', '6afb00f94217f15c94967dd7', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afb00f94217f15c94967dd7","originalID":"6afb00f94217f15c94967dd7","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.776Z","lastUpdated":"2026-11-16T13:11:21.776Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":1,"name":"Pizza","level":1,"department":"6afb00f94217f15c94967dd3","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 'modifier', '6afb00f94217f15c94967dd8', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afb00f94217f15c94967dd8","originalID":"6afb00f94217f15c94967dd8","store":"6afb00f82731100c84180bd8","createdFor":"6afb00f82731100c84180bd8","ownedBy":"6afb00f82731100c84180bd7","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T13:11:21.813Z","lastUpdated":"2026-11-16T13:11:21.824Z","createdBy":"6afb00f82731100c84180bdb","modifiedBy":"6afb00f82731100c84180bdb","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afb00f82731100c84180bd7/9f85a1490f813323181f5dbeace9de765287544cd12835efc99d7b835ec307d4.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be7', 'managesStaff', '6afb00f82731100c84180bd8', 'role', 'store');
INSERT INTO public.reference VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be7', 'allPrivileges', '6afb00f82731100c84180bd8', 'role', 'store');
INSERT INTO public.reference VALUES ('6afb00f82731100c84180bd7', '6afb00f92731100c84180be8', 'roles', '6afb00f92731100c84180be7', 'user', 'role');
INSERT INTO public.reference VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd6', 'default', '6afb00f82731100c84180bd8', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afb00f82731100c84180bd7', '6afb00f94217f15c94967dd7', 'department', '6afb00f94217f15c94967dd3', 'category', 'department');
INSERT INTO public.scope VALUES ('6afb00f82731100c84180bd7', '', 1, 1);
INSERT INTO public.scope VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd8', 23, 23);
INSERT INTO public.sign_in VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bd9', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$EanKR9+iFNl2vZsPauBxrw$yfM6sHSl8RfNTcOEh7PafGQTb7HCEXBmF6iTGWCovlc', 'owner', 1, 1794834681108);
INSERT INTO public.sign_in VALUES ('6afb00f82731100c84180bd7', '6afb00f82731100c84180bda', '6afb00f82731100c84180bd8', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$pwevPBsB4UcpW9bMzZXgfw$6JVr2djw+4oKEn6/RHeLObj8mOoSj1RyBKaHUof9qmc', 'kiosk', 1, 1794834681108);
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
ALTER TABLE ONLY public.ticket_entry
    ADD CONSTRAINT ticket_entry_pkey PRIMARY KEY (account, ticket, place);
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_pkey PRIMARY KEY (account, id);
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
