-- A database of schema 22 as the program of that time left it. key cmd_ayQGxiAoCKfoFBi1eP1Mn6uGyZIOdDkKNXcpygUIU8u department 6afb8bdee8b18dee4915dbff
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
CREATE TABLE public.day_sum (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sequence bigint NOT NULL,
    sales bigint NOT NULL,
    refunds bigint NOT NULL,
    guests bigint NOT NULL,
    gross bigint NOT NULL,
    discount bigint NOT NULL,
    tax_share bigint NOT NULL,
    inclusive_tax bigint NOT NULL,
    exclusive_tax bigint NOT NULL,
    paid bigint NOT NULL,
    tips bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.delivery (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    hook text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    at_ms bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    subject text NOT NULL COLLATE pg_catalog."C",
    state bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    first_ms bigint DEFAULT 0 NOT NULL,
    last_ms bigint DEFAULT 0 NOT NULL,
    status bigint DEFAULT 0 NOT NULL,
    error text DEFAULT ''::text NOT NULL,
    took_ms bigint DEFAULT 0 NOT NULL,
    next_ms bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.device (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    known_by text NOT NULL COLLATE pg_catalog."C",
    device_id text NOT NULL,
    node text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    mac_id text NOT NULL,
    app_version text NOT NULL,
    seen_ms bigint NOT NULL,
    blocked smallint NOT NULL,
    revision bigint NOT NULL
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
CREATE TABLE public.event_hold (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C",
    after bigint NOT NULL
)
WITH (fillfactor='50');
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
CREATE TABLE public.job (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    next_ms bigint NOT NULL,
    holder text DEFAULT ''::text NOT NULL,
    leased_until_ms bigint DEFAULT 0 NOT NULL,
    claims bigint DEFAULT 0 NOT NULL,
    runs bigint DEFAULT 0 NOT NULL,
    failures bigint DEFAULT 0 NOT NULL,
    in_a_row bigint DEFAULT 0 NOT NULL,
    last_error text DEFAULT ''::text NOT NULL,
    last_ms bigint DEFAULT 0 NOT NULL,
    took_ms bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');
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
CREATE TABLE public.pos_check (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    check_id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    opened_ms bigint NOT NULL,
    opened_day bigint NOT NULL,
    changed_ms bigint NOT NULL,
    ended_ms bigint NOT NULL,
    submissions bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    sale text NOT NULL COLLATE pg_catalog."C",
    is_merged smallint NOT NULL,
    source bigint NOT NULL,
    head text NOT NULL,
    data text NOT NULL,
    history bytea NOT NULL
);
CREATE TABLE public.pos_check_conflict (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    check_id text NOT NULL COLLATE pg_catalog."C",
    is_late smallint NOT NULL,
    number bigint NOT NULL,
    node text NOT NULL,
    keys text NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    made_ms bigint NOT NULL,
    settled_ms bigint NOT NULL,
    settled_by text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.pos_check_submission (
    account text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    node text NOT NULL,
    stamp_ms bigint NOT NULL,
    device_ms bigint NOT NULL,
    arrived_ms bigint NOT NULL,
    content text NOT NULL COLLATE pg_catalog."C",
    is_applied smallint NOT NULL,
    decided text NOT NULL,
    warnings text NOT NULL,
    made_by text NOT NULL COLLATE pg_catalog."C",
    head text NOT NULL,
    data text NOT NULL
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
CREATE TABLE public.sale_sum (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    dimension text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    department text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    subcategory text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    lines bigint NOT NULL,
    quantity bigint NOT NULL,
    gross bigint NOT NULL,
    discount bigint NOT NULL,
    tax_share bigint NOT NULL,
    inclusive_tax bigint NOT NULL,
    exclusive_tax bigint NOT NULL
)
WITH (fillfactor='50');
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
CREATE TABLE public.web_order (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    unique_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    content text NOT NULL COLLATE pg_catalog."C",
    status bigint NOT NULL,
    is_paid smallint NOT NULL,
    revision bigint NOT NULL,
    text_revision bigint NOT NULL,
    placed_ms bigint NOT NULL,
    changed_ms bigint NOT NULL,
    released_ms bigint NOT NULL,
    booked_ms bigint NOT NULL,
    finished_ms bigint NOT NULL,
    due_ms bigint NOT NULL,
    accept_ms bigint NOT NULL,
    service text NOT NULL,
    payment_type bigint NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    customer text NOT NULL COLLATE pg_catalog."C",
    customer_name text NOT NULL,
    sale text NOT NULL COLLATE pg_catalog."C",
    total bigint NOT NULL,
    tip bigint NOT NULL,
    promised bigint NOT NULL,
    paid bigint NOT NULL,
    state text NOT NULL
);
CREATE TABLE public.web_order_counter (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    last bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.web_order_text (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    lines text NOT NULL
);
CREATE TABLE public.webhook (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL,
    active smallint NOT NULL,
    types text NOT NULL,
    place bigint NOT NULL,
    edition bigint NOT NULL,
    read_to bigint NOT NULL,
    ends_at bigint NOT NULL,
    pending bigint NOT NULL,
    paused_ms bigint NOT NULL,
    resumed_ms bigint NOT NULL,
    failures bigint NOT NULL,
    trouble_ms bigint NOT NULL,
    next_ms bigint NOT NULL,
    delivered_ms bigint NOT NULL,
    tried_ms bigint NOT NULL,
    status bigint NOT NULL,
    error text NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.webhook_settings (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    header_name text NOT NULL,
    header_value text NOT NULL,
    generation bigint NOT NULL,
    revision bigint NOT NULL,
    changed_ms bigint NOT NULL,
    deliveries bigint NOT NULL
)
WITH (fillfactor='50');
INSERT INTO public.api_key VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257d1', '349cab9f93401c7f784d9b09fe36e765fc2839e6c216f149177c2d8d29db1cd4', 'kiosk', '', 48, 0, 1794870238257, 0, 0, 0);
INSERT INTO public.api_key VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257d0', 'f64576d218334220f7cf0d7c371895ce5ff9b3f86f853fdd7ac9542a97c9bbad', 'first key', '', 65535, 0, 1794870238257, 0, 0, 1794870239528);
INSERT INTO public.clock_mark VALUES (1087, 1794870239567);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'modifier', 1, 1);
INSERT INTO public.day_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20774, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', '6afb8bdfe8b18dee4915dc0e', 'ipad-1', '', 'ipad-1', '', '', '', 1794870239353, 0, 1);
INSERT INTO public.device VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', '6afb8bdfe8b18dee4915dc11', 'ipad-2', '', 'ipad-2', '', '', '', 1794870239411, 0, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '', 1, 1794870238234, 'created', 'account', '6afb8bdd8fa900fb35c257cc', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 1, 1794870238237, 'created', 'store', '6afb8bdd8fa900fb35c257cd', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 2, 1794870238243, 'created', 'serviceType', '6afb8bde8fa900fb35c257d2', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 3, 1794870238244, 'created', 'serviceType', '6afb8bde8fa900fb35c257d3', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 4, 1794870238247, 'created', 'serviceType', '6afb8bde8fa900fb35c257d4', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 5, 1794870238247, 'created', 'serviceType', '6afb8bde8fa900fb35c257d5', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 6, 1794870238248, 'created', 'serviceType', '6afb8bde8fa900fb35c257d6', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 7, 1794870238249, 'created', 'serviceType', '6afb8bde8fa900fb35c257d7', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 8, 1794870238249, 'created', 'serviceType', '6afb8bde8fa900fb35c257d8', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 9, 1794870238250, 'created', 'language', '6afb8bde8fa900fb35c257d9', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 10, 1794870238250, 'created', 'language', '6afb8bde8fa900fb35c257da', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 11, 1794870238252, 'created', 'language', '6afb8bde8fa900fb35c257db', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 12, 1794870238252, 'created', 'role', '6afb8bde8fa900fb35c257dc', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 13, 1794870238252, 'created', 'user', '6afb8bde8fa900fb35c257dd', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 14, 1794870238765, 'created', 'department', '6afb8bdee8b18dee4915dbff', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 15, 1794870238814, 'created', 'department', '6afb8bdee8b18dee4915dc00', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 16, 1794870238842, 'created', 'department', '6afb8bdee8b18dee4915dc01', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 17, 1794870238924, 'updated', 'department', '6afb8bdee8b18dee4915dbff', 2, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 18, 1794870239065, 'updated', 'department', '6afb8bdee8b18dee4915dbff', 3, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 19, 1794870239112, 'inactivated', 'department', '6afb8bdee8b18dee4915dc01', 2, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20, 1794870239166, 'created', 'servingSizeLevel', '6afb8bdfe8b18dee4915dc02', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 21, 1794870239208, 'created', 'category', '6afb8bdfe8b18dee4915dc03', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 22, 1794870239233, 'created', 'modifier', '6afb8bdfe8b18dee4915dc04', 1, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 23, 1794870239246, 'updated', 'modifier', '6afb8bdfe8b18dee4915dc04', 2, 1);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 24, 1794870239303, 'created', 'order', '6afb8bdfe8b18dee4915dc05', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 25, 1794870239303, 'created', 'sale', '6afb8bdfe8b18dee4915dc06', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 26, 1794870239334, 'created', 'order', '6afb8bdfe8b18dee4915dc09', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 27, 1794870239353, 'created', 'device', '6afb8bdfe8b18dee4915dc0e', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 28, 1794870239353, 'created', 'check', '6afb8bdfe8b18dee4915dc0c', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 29, 1794870239411, 'created', 'device', '6afb8bdfe8b18dee4915dc11', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 30, 1794870239411, 'updated', 'check', '6afb8bdfe8b18dee4915dc0c', 2, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 31, 1794870239473, 'created', 'check', '6afb8bdfe8b18dee4915dc12', 1, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 32, 1794870239528, 'closed', 'check', '6afb8bdfe8b18dee4915dc12', 2, 0);
INSERT INTO public.event VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 33, 1794870239528, 'created', 'sale', '6afb8bdfe8b18dee4915dc13', 1, 0);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cc', 1, 1794870238234, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 1, 1794870238237, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d2', 1, 1794870238243, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d3', 1, 1794870238244, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d4', 1, 1794870238247, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d5', 1, 1794870238247, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d6', 1, 1794870238248, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d7', 1, 1794870238249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d8', 1, 1794870238249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257d9', 1, 1794870238250, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257da', 1, 1794870238250, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257db', 1, 1794870238252, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257dc', 1, 1794870238252, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257dd', 1, 1794870238252, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdee8b18dee4915dbff', 1, 1794870238765, '6afb8bdd8fa900fb35c257d0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdee8b18dee4915dc00', 1, 1794870238814, '6afb8bdd8fa900fb35c257d0', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdee8b18dee4915dc01', 1, 1794870238842, '6afb8bdd8fa900fb35c257d0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdee8b18dee4915dbff', 2, 1794870238924, '6afb8bdd8fa900fb35c257d0', '["name","departmentCode"]', '{"id":"6afb8bdee8b18dee4915dbff","originalID":"6afb8bdee8b18dee4915dbff","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.765Z","lastUpdated":"2026-11-16T23:03:58.765Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdee8b18dee4915dbff', 3, 1794870239065, '6afb8bdd8fa900fb35c257d0', '["description"]', '{"id":"6afb8bdee8b18dee4915dbff","originalID":"6afb8bdee8b18dee4915dbff","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.765Z","lastUpdated":"2026-11-16T23:03:58.924Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdee8b18dee4915dc01', 2, 1794870239112, '6afb8bdd8fa900fb35c257d0', '["activeStatus","isDelete"]', '{"id":"6afb8bdee8b18dee4915dc01","originalID":"6afb8bdee8b18dee4915dc01","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.842Z","lastUpdated":"2026-11-16T23:03:58.842Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc02', 1, 1794870239166, '6afb8bdd8fa900fb35c257d0', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc03', 1, 1794870239208, '6afb8bdd8fa900fb35c257d0', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc04', 1, 1794870239233, '6afb8bdd8fa900fb35c257d0', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc04', 2, 1794870239246, '6afb8bdd8fa900fb35c257d0', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afb8bdfe8b18dee4915dc04","originalID":"6afb8bdfe8b18dee4915dc04","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:59.233Z","lastUpdated":"2026-11-16T23:03:59.233Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.idempotency VALUES ('6afb8bdd8fa900fb35c257cc', 'first', 'e93fc607438cae734e87943c5dd2681aa66d965efb90978d059f9ea405aaf778', '"1.4djy0kv"', '', 1794870238765, '6afb8bdd8fa900fb35c257cd', '6afb8bdee8b18dee4915dbff', 1);
INSERT INTO public.idempotency VALUES ('6afb8bdd8fa900fb35c257cc', 'second', '37c97835e34fb70c94ecbfb84f858d039ac281ec280e566ce31759c77a9e234d', '"2.4djy0kv"', '', 1794870238924, '6afb8bdd8fa900fb35c257cd', '6afb8bdee8b18dee4915dbff', 2);
INSERT INTO public.image VALUES ('6afb8bdd8fa900fb35c257cc', 'c65801c52d917a6d3cbe24151d6ef2501f253aee95ee5a977f726b9cffdf737b', 'png', 1794870239246, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc04', 'c65801c52d917a6d3cbe24151d6ef2501f253aee95ee5a977f726b9cffdf737b');
INSERT INTO public.installation VALUES ('schema_number', '22');
INSERT INTO public.installation VALUES ('oldest_program', '20');
INSERT INTO public.installation VALUES ('epoch', '4djy0kv');
INSERT INTO public.installation VALUES ('made_of', '7708908925564657259 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '1e826b1f7588a5c3826d3d92ae544ca513307a30f848e2cf4d20ca20167eb773');
INSERT INTO public.installation VALUES ('newest_account', '6afb8bdd8fa900fb35c257cc');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '1087');
INSERT INTO public.job VALUES ('6afb8bdd8fa900fb35c257cc', '', 'retention', 1794870298496, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afb8bdd8fa900fb35c257cc', '', 'settle_balances', 1794870298543, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'due_orders', 1794870298543, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'deliver_webhooks', 1794870298553, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.licence VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', '42132447294cfcb8cba14d54d70d336debe08b32864729c90427ed822e880782', 10, 1794870238257);
INSERT INTO public.pos_check VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc0c', '6afb8bdd8fa900fb35c257cd', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794870239411, 0, 2, 'EUR', '6afb8bdfe8b18dee4915dc0d', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x0206697061642d3106697061642d32020180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d3000280a0d5edee66846396045f4c25c967c289a6ed528b5b0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO public.pos_check VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc12', '6afb8bdd8fa900fb35c257cd', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794870239528, 1794870239528, 2, 'EUR', '6afb8bdfe8b18dee4915dc13', 0, 2, '', '', '\x0206697061642d3106697061642d32020180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd81000280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO public.pos_check_conflict VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc18', '6afb8bdd8fa900fb35c257cd', '6afb8bdfe8b18dee4915dc12', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794870239528, 0, '');
INSERT INTO public.pos_check_submission VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc0c', 1, 'ipad-1', 1767225600000, 1767225600000, 1794870239353, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afb8bdd8fa900fb35c257d0', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc0c', 2, 'ipad-2', 1767225600000, 1767225600000, 1794870239411, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afb8bdd8fa900fb35c257d0', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc12', 1, 'ipad-1', 1767225600000, 1767225600000, 1794870239473, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afb8bdd8fa900fb35c257d0', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc12', 2, 'ipad-2', 1767225600000, 1767225600000, 1794870239528, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afb8bdd8fa900fb35c257d0', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '', 'account', '6afb8bdd8fa900fb35c257cc', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afb8bdd8fa900fb35c257cc","originalID":"6afb8bdd8fa900fb35c257cc","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.234Z","lastUpdated":"2026-11-16T23:03:58.234Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'store', '6afb8bdd8fa900fb35c257cd', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afb8bdd8fa900fb35c257cd","originalID":"6afb8bdd8fa900fb35c257cd","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.237Z","lastUpdated":"2026-11-16T23:03:58.237Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d2', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afb8bde8fa900fb35c257d2","originalID":"6afb8bde8fa900fb35c257d2","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.243Z","lastUpdated":"2026-11-16T23:03:58.243Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d3', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afb8bde8fa900fb35c257d3","originalID":"6afb8bde8fa900fb35c257d3","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.244Z","lastUpdated":"2026-11-16T23:03:58.244Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d4', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afb8bde8fa900fb35c257d4","originalID":"6afb8bde8fa900fb35c257d4","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.247Z","lastUpdated":"2026-11-16T23:03:58.247Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d5', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afb8bde8fa900fb35c257d5","originalID":"6afb8bde8fa900fb35c257d5","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.247Z","lastUpdated":"2026-11-16T23:03:58.247Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d6', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afb8bde8fa900fb35c257d6","originalID":"6afb8bde8fa900fb35c257d6","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.248Z","lastUpdated":"2026-11-16T23:03:58.248Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d7', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afb8bde8fa900fb35c257d7","originalID":"6afb8bde8fa900fb35c257d7","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.249Z","lastUpdated":"2026-11-16T23:03:58.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'serviceType', '6afb8bde8fa900fb35c257d8', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afb8bde8fa900fb35c257d8","originalID":"6afb8bde8fa900fb35c257d8","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.249Z","lastUpdated":"2026-11-16T23:03:58.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'language', '6afb8bde8fa900fb35c257d9', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afb8bde8fa900fb35c257d9","originalID":"6afb8bde8fa900fb35c257d9","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.250Z","lastUpdated":"2026-11-16T23:03:58.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'language', '6afb8bde8fa900fb35c257da', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afb8bde8fa900fb35c257da","originalID":"6afb8bde8fa900fb35c257da","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.250Z","lastUpdated":"2026-11-16T23:03:58.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'language', '6afb8bde8fa900fb35c257db', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afb8bde8fa900fb35c257db","originalID":"6afb8bde8fa900fb35c257db","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.252Z","lastUpdated":"2026-11-16T23:03:58.252Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'role', '6afb8bde8fa900fb35c257dc', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afb8bde8fa900fb35c257dc","originalID":"6afb8bde8fa900fb35c257dc","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.252Z","lastUpdated":"2026-11-16T23:03:58.252Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'user', '6afb8bde8fa900fb35c257dd', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afb8bde8fa900fb35c257dd","originalID":"6afb8bde8fa900fb35c257dd","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.252Z","lastUpdated":"2026-11-16T23:03:58.252Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afb8bde8fa900fb35c257dc"],"signIn":"6afb8bdd8fa900fb35c257ce"}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', '6afb8bdee8b18dee4915dc00', 1, '', 'bar', 'bar', 'bar', 1, 15, 1, '{"id":"6afb8bdee8b18dee4915dc00","originalID":"6afb8bdee8b18dee4915dc00","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.814Z","lastUpdated":"2026-11-16T23:03:58.814Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":1,"name":"Bar","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', '6afb8bdee8b18dee4915dbff', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afb8bdee8b18dee4915dbff","originalID":"6afb8bdee8b18dee4915dbff","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:58.765Z","lastUpdated":"2026-11-16T23:03:59.065Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', '6afb8bdee8b18dee4915dc01', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afb8bdee8b18dee4915dc01","originalID":"6afb8bdee8b18dee4915dc01","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T23:03:58.842Z","lastUpdated":"2026-11-16T23:03:59.112Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'servingSizeLevel', '6afb8bdfe8b18dee4915dc02', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afb8bdfe8b18dee4915dc02","originalID":"6afb8bdfe8b18dee4915dc02","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:59.166Z","lastUpdated":"2026-11-16T23:03:59.166Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'category', '6afb8bdfe8b18dee4915dc03', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afb8bdfe8b18dee4915dc03","originalID":"6afb8bdfe8b18dee4915dc03","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:59.208Z","lastUpdated":"2026-11-16T23:03:59.208Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":1,"name":"Pizza","level":1,"department":"6afb8bdee8b18dee4915dbff","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'modifier', '6afb8bdfe8b18dee4915dc04', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afb8bdfe8b18dee4915dc04","originalID":"6afb8bdfe8b18dee4915dc04","store":"6afb8bdd8fa900fb35c257cd","createdFor":"6afb8bdd8fa900fb35c257cd","ownedBy":"6afb8bdd8fa900fb35c257cc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T23:03:59.233Z","lastUpdated":"2026-11-16T23:03:59.246Z","createdBy":"6afb8bdd8fa900fb35c257d0","modifiedBy":"6afb8bdd8fa900fb35c257d0","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afb8bdd8fa900fb35c257cc/c65801c52d917a6d3cbe24151d6ef2501f253aee95ee5a977f726b9cffdf737b.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.reference VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257dc', 'managesStaff', '6afb8bdd8fa900fb35c257cd', 'role', 'store');
INSERT INTO public.reference VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257dc', 'allPrivileges', '6afb8bdd8fa900fb35c257cd', 'role', 'store');
INSERT INTO public.reference VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bde8fa900fb35c257dd', 'roles', '6afb8bde8fa900fb35c257dc', 'user', 'role');
INSERT INTO public.reference VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc02', 'default', '6afb8bdd8fa900fb35c257cd', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc03', 'department', '6afb8bdee8b18dee4915dbff', 'category', 'department');
INSERT INTO public.sale VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc06', '6afb8bdd8fa900fb35c257cd', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20774, 1, '6afb8bdd8fa900fb35c257d0', 1794870239303, 1794870239303, 'order', '1', 1794870239303, 3, 1794870239303, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc13', '6afb8bdd8fa900fb35c257cd', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afb8bdd8fa900fb35c257d0', 1794870239528, 1794870239528, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 2);
INSERT INTO public.sale_line VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20774, '6afb8bdfe8b18dee4915dc06', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 3, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20454, '6afb8bdfe8b18dee4915dc13', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20774, '6afb8bdfe8b18dee4915dc06', 0, 1, '6afb8bdfe8b18dee4915dc07', 'Other', '', 550, 0, 1794870239303);
INSERT INTO public.sale_payment VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20454, '6afb8bdfe8b18dee4915dc13', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'category', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'subcategory', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'item', 20774, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'employee', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'service_type', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'hour', 20774, '0', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 20774, '6afb8bdfe8b18dee4915dc06', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afb8bdd8fa900fb35c257cc', '', 1, 1);
INSERT INTO public.scope VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 33, 23);
INSERT INTO public.sign_in VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257ce', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$lDLJn5VlzVf8vYnw8RHz2g$2t+Dy6mq8hsKcscw+lySn34K9OTC90UZ6fLey30/jSA', 'owner', 1, 1794870238257);
INSERT INTO public.sign_in VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cf', '6afb8bdd8fa900fb35c257cd', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$s85NytnF6ageO7wBxNDvJg$fONauZTR1MFrrqk5zaZiJs9dTU8SAjxnMsKdiR0f3xA', 'kiosk', 1, 1794870238257);
INSERT INTO public.web_order VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc05', '6afb8bdd8fa900fb35c257cd', 'paid', 1, 'f4fce7f79389597dad8c7b65784a6ebb62560c1f64cfd3796079c48de95223ce', 1, 1, 1, 1, 1794870239303, 1794870239303, 1794870239303, 1794870239303, 0, 0, 0, '', 0, 'EUR', '', '', '6afb8bdfe8b18dee4915dc06', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afb8bdfe8b18dee4915dc07","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afb8bdd8fa900fb35c257d0","date":"2026-11-16T23:03:59.303Z"}],"isRefunded":false,"saleId":"6afb8bdfe8b18dee4915dc06","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afb8bdd8fa900fb35c257d0","date":"2026-11-16T23:03:59.303Z"}],"revision":1,"lastUpdated":"2026-11-16T23:03:59.303Z"}');
INSERT INTO public.web_order VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc09', '6afb8bdd8fa900fb35c257cd', 'later', 2, '7011240aeaf8756a805916ee9823c3109f0f74879f55b4f25388da5c3908e0c8', 10, 0, 1, 1, 1794870239334, 1794870239334, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afb8bdfe8b18dee4915dc0a', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afb8bdd8fa900fb35c257d0","date":"2026-11-16T23:03:59.334Z"}],"revision":1,"lastUpdated":"2026-11-16T23:03:59.334Z"}');
INSERT INTO public.web_order_counter VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdd8fa900fb35c257cd', 2);
INSERT INTO public.web_order_text VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc05', '{"id":"6afb8bdfe8b18dee4915dc05","uniqueOrderID":"paid","orderDetails":[{"_id":"6afb8bdfe8b18dee4915dc08","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afb8bdd8fa900fb35c257cd","dateCreated":"2026-11-16T23:03:59.303Z","createdBy":"6afb8bdd8fa900fb35c257d0"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;');
INSERT INTO public.web_order_text VALUES ('6afb8bdd8fa900fb35c257cc', '6afb8bdfe8b18dee4915dc09', '{"id":"6afb8bdfe8b18dee4915dc09","uniqueOrderID":"later","orderDetails":[{"_id":"6afb8bdfe8b18dee4915dc0b","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afb8bdd8fa900fb35c257cd","dateCreated":"2026-11-16T23:03:59.334Z","createdBy":"6afb8bdd8fa900fb35c257d0","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;');
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
ALTER TABLE ONLY public.day_sum
    ADD CONSTRAINT day_sum_pkey PRIMARY KEY (account, store, business_day);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (account, store, number);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.event_hold
    ADD CONSTRAINT event_hold_pkey PRIMARY KEY (account, store, holder);
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
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (account, store, name);
ALTER TABLE ONLY public.licence
    ADD CONSTRAINT licence_pkey PRIMARY KEY (account, store, hash);
ALTER TABLE ONLY public.login_guard
    ADD CONSTRAINT login_guard_pkey PRIMARY KEY (account, store, device);
ALTER TABLE ONLY public.natural_key
    ADD CONSTRAINT natural_key_pkey PRIMARY KEY (account, id, field);
ALTER TABLE ONLY public.pos_check_conflict
    ADD CONSTRAINT pos_check_conflict_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.pos_check
    ADD CONSTRAINT pos_check_key PRIMARY KEY (account, id);
ALTER TABLE ONLY public.pos_check_submission
    ADD CONSTRAINT pos_check_submission_pkey PRIMARY KEY (account, owner, number);
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
ALTER TABLE ONLY public.sale_sum
    ADD CONSTRAINT sale_sum_pkey PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory);
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
ALTER TABLE ONLY public.web_order_counter
    ADD CONSTRAINT web_order_counter_pkey PRIMARY KEY (account, store);
ALTER TABLE ONLY public.web_order
    ADD CONSTRAINT web_order_key PRIMARY KEY (account, id);
ALTER TABLE ONLY public.web_order_text
    ADD CONSTRAINT web_order_text_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (account, store, name);
ALTER TABLE ONLY public.webhook_settings
    ADD CONSTRAINT webhook_settings_pkey PRIMARY KEY (account, store);
CREATE INDEX balance_due ON public.balance USING btree (account, due_ms, id) WHERE (due_ms < '9223372036854775807'::bigint);
CREATE INDEX balance_hold_ended ON public.balance_hold USING btree (account, ended_ms) WHERE (ended_ms > 0);
CREATE INDEX balance_hold_open ON public.balance_hold USING btree (account, balance, id) WHERE (ended_ms = 0);
CREATE INDEX delivery_due ON public.delivery USING btree (account, store, hook, next_ms, sequence) WHERE (state = 2);
CREATE INDEX delivery_old ON public.delivery USING btree (account, last_ms) WHERE (state = 0);
CREATE UNIQUE INDEX delivery_pending ON public.delivery USING btree (account, store, hook, sequence) WHERE (state > 0);
CREATE INDEX delivery_subject ON public.delivery USING btree (account, store, hook, subject, sequence) WHERE (state > 0);
CREATE UNIQUE INDEX device_known_by ON public.device USING btree (account, known_by, store);
CREATE INDEX device_node ON public.device USING btree (account, store, node);
CREATE INDEX idempotency_age ON public.idempotency USING btree (account, at_ms);
CREATE INDEX image_age ON public.image USING btree (account, at_ms);
CREATE INDEX image_use_hash ON public.image_use USING btree (account, hash);
CREATE INDEX job_due ON public.job USING btree (next_ms) WHERE (holder = ''::text);
CREATE INDEX login_guard_age ON public.login_guard USING btree (account, used_ms);
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE INDEX pos_check_active ON public.pos_check USING btree (account, store, id) WHERE (ended_ms = 0);
CREATE UNIQUE INDEX pos_check_check_id ON public.pos_check USING btree (account, store, check_id) WHERE (check_id <> ''::text);
CREATE INDEX pos_check_conflict_open ON public.pos_check_conflict USING btree (account, store, id) WHERE (settled_ms = 0);
CREATE INDEX pos_check_conflict_owner ON public.pos_check_conflict USING btree (account, owner, id) WHERE (settled_ms = 0);
CREATE INDEX pos_check_ended ON public.pos_check USING btree (account, store, sequence) WHERE (ended_ms > 0);
CREATE UNIQUE INDEX pos_check_submission_content ON public.pos_check_submission USING btree (account, owner, content);
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
CREATE INDEX web_order_due ON public.web_order USING btree (account, store, due_ms) WHERE (due_ms > 0);
CREATE UNIQUE INDEX web_order_number ON public.web_order USING btree (account, store, number);
CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id) WHERE (unique_id <> ''::text);
