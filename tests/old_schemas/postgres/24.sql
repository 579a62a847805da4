-- A database of schema 24 as the program of that time left it. key cmd_vfNHZzNclrkzMQuTwGAKyHziCqnDRC40Owrsd1XoB9d department 6afbc3c9aa37819b73b1f3df
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
CREATE TABLE public.kiosk_guard (
    account text NOT NULL COLLATE pg_catalog."C",
    guard text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    failures bigint NOT NULL
);
CREATE TABLE public.kiosk_token (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    device_id text NOT NULL COLLATE pg_catalog."C",
    licence text NOT NULL COLLATE pg_catalog."C",
    sign_in text NOT NULL COLLATE pg_catalog."C",
    created_ms bigint NOT NULL,
    expires_ms bigint NOT NULL,
    revoked_ms bigint NOT NULL,
    epoch text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.licence (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    devices_max bigint NOT NULL,
    created_ms bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revoked_ms bigint DEFAULT 0 NOT NULL
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
CREATE TABLE public.pull (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    who text NOT NULL,
    choice text NOT NULL,
    answer text NOT NULL,
    at_ms bigint NOT NULL,
    undone_ms bigint DEFAULT 0 NOT NULL,
    changes bigint NOT NULL
);
CREATE TABLE public.pull_link (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    copy text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    root text NOT NULL COLLATE pg_catalog."C",
    source_store text NOT NULL COLLATE pg_catalog."C",
    source_id text NOT NULL COLLATE pg_catalog."C",
    base_revision bigint NOT NULL,
    active smallint NOT NULL
);
CREATE TABLE public.pulled_record (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    pull text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    revision_before bigint NOT NULL,
    revision_after bigint NOT NULL,
    link_root text NOT NULL COLLATE pg_catalog."C",
    link_source_store text NOT NULL COLLATE pg_catalog."C",
    link_source_id text NOT NULL COLLATE pg_catalog."C",
    link_base_revision bigint NOT NULL,
    link_active smallint NOT NULL
);
CREATE TABLE public.web_of_copies (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL
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
INSERT INTO public.api_key VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b1c', 'bba5441d59ce174f377ccc0e9074ec5f53f90f6a5db913c719097c609893392b', 'first key', '', 65535, 0, 1794884552943, 0, 0, 1794884554137);
INSERT INTO public.api_key VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b1d', '6ee40d55bbb31c04db76ae26ce6caa3a4a5c47c44642d58bef7e5b2e7facba37', 'kiosk', '', 48, 0, 1794884552943, 0, 0, 1794884554229);
INSERT INTO public.clock_mark VALUES (1263, 1794884554567);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20774, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3ee', 'ipad-1', '', 'ipad-1', '', '', '', 1794884553904, 0, 1);
INSERT INTO public.device VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3f1', 'ipad-2', '', 'ipad-2', '', '', '', 1794884553923, 0, 1);
INSERT INTO public.device VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', '6afbc3caaa37819b73b1f400', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794884554229, 0, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '', 1, 1794884552909, 'created', 'account', '6afbc3c882780e0b0e971b18', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 1, 1794884552917, 'created', 'store', '6afbc3c882780e0b0e971b19', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 2, 1794884552929, 'created', 'serviceType', '6afbc3c882780e0b0e971b1f', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 3, 1794884552930, 'created', 'serviceType', '6afbc3c882780e0b0e971b20', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 4, 1794884552930, 'created', 'serviceType', '6afbc3c882780e0b0e971b21', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 5, 1794884552931, 'created', 'serviceType', '6afbc3c882780e0b0e971b22', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 6, 1794884552931, 'created', 'serviceType', '6afbc3c882780e0b0e971b23', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 7, 1794884552933, 'created', 'serviceType', '6afbc3c882780e0b0e971b24', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 8, 1794884552933, 'created', 'serviceType', '6afbc3c882780e0b0e971b25', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 9, 1794884552933, 'created', 'language', '6afbc3c882780e0b0e971b26', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 10, 1794884552934, 'created', 'language', '6afbc3c882780e0b0e971b27', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 11, 1794884552934, 'created', 'language', '6afbc3c882780e0b0e971b28', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 12, 1794884552934, 'created', 'role', '6afbc3c882780e0b0e971b29', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 13, 1794884552934, 'created', 'user', '6afbc3c882780e0b0e971b2a', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 1, 1794884553141, 'created', 'store', '6afbc3c9ad30c1b00863a799', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 2, 1794884553177, 'created', 'serviceType', '6afbc3c9ad30c1b00863a79a', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 3, 1794884553178, 'created', 'serviceType', '6afbc3c9ad30c1b00863a79b', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 4, 1794884553178, 'created', 'serviceType', '6afbc3c9ad30c1b00863a79c', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 5, 1794884553179, 'created', 'serviceType', '6afbc3c9ad30c1b00863a79d', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 6, 1794884553179, 'created', 'serviceType', '6afbc3c9ad30c1b00863a79e', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 7, 1794884553180, 'created', 'serviceType', '6afbc3c9ad30c1b00863a79f', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 8, 1794884553188, 'created', 'serviceType', '6afbc3c9ad30c1b00863a7a0', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 9, 1794884553189, 'created', 'language', '6afbc3c9ad30c1b00863a7a1', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 10, 1794884553197, 'created', 'language', '6afbc3c9ad30c1b00863a7a2', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 11, 1794884553200, 'created', 'language', '6afbc3c9ad30c1b00863a7a3', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 12, 1794884553201, 'created', 'role', '6afbc3c9ad30c1b00863a7a4', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 13, 1794884553201, 'created', 'user', '6afbc3c9ad30c1b00863a7a5', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 14, 1794884553453, 'created', 'department', '6afbc3c9aa37819b73b1f3df', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 15, 1794884553499, 'created', 'department', '6afbc3c9aa37819b73b1f3e0', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 16, 1794884553523, 'created', 'department', '6afbc3c9aa37819b73b1f3e1', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 17, 1794884553569, 'updated', 'department', '6afbc3c9aa37819b73b1f3df', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 18, 1794884553588, 'updated', 'department', '6afbc3c9aa37819b73b1f3df', 3, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 19, 1794884553635, 'inactivated', 'department', '6afbc3c9aa37819b73b1f3e1', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20, 1794884553676, 'created', 'servingSizeLevel', '6afbc3c9aa37819b73b1f3e2', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 21, 1794884553723, 'created', 'category', '6afbc3c9aa37819b73b1f3e3', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 22, 1794884553757, 'created', 'modifier', '6afbc3c9aa37819b73b1f3e4', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 23, 1794884553803, 'updated', 'modifier', '6afbc3c9aa37819b73b1f3e4', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 24, 1794884553842, 'created', 'order', '6afbc3c9aa37819b73b1f3e5', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 25, 1794884553842, 'created', 'sale', '6afbc3c9aa37819b73b1f3e6', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 26, 1794884553881, 'created', 'order', '6afbc3c9aa37819b73b1f3e9', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 27, 1794884553904, 'created', 'device', '6afbc3c9aa37819b73b1f3ee', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 28, 1794884553904, 'created', 'check', '6afbc3c9aa37819b73b1f3ec', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 29, 1794884553923, 'created', 'device', '6afbc3c9aa37819b73b1f3f1', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 30, 1794884553923, 'updated', 'check', '6afbc3c9aa37819b73b1f3ec', 2, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 31, 1794884553953, 'created', 'check', '6afbc3c9aa37819b73b1f3f2', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 32, 1794884553975, 'closed', 'check', '6afbc3c9aa37819b73b1f3f2', 2, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 33, 1794884553975, 'created', 'sale', '6afbc3c9aa37819b73b1f3f3', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 14, 1794884554007, 'created', 'department', '6afbc3caaa37819b73b1f3f9', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 15, 1794884554007, 'created', 'department', '6afbc3caaa37819b73b1f3fa', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 16, 1794884554007, 'created', 'servingSizeLevel', '6afbc3caaa37819b73b1f3fb', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 17, 1794884554007, 'updated', 'language', '6afbc3c9ad30c1b00863a7a1', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 18, 1794884554007, 'updated', 'language', '6afbc3c9ad30c1b00863a7a3', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 19, 1794884554007, 'updated', 'language', '6afbc3c9ad30c1b00863a7a2', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 20, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a79c', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 21, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a79f', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 22, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a79a', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 23, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a79e', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 24, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a79b', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 25, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a79d', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 26, 1794884554007, 'updated', 'serviceType', '6afbc3c9ad30c1b00863a7a0', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 27, 1794884554007, 'created', 'modifier', '6afbc3caaa37819b73b1f3fc', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 28, 1794884554007, 'created', 'category', '6afbc3caaa37819b73b1f3fd', 1, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 34, 1794884554113, 'updated', 'department', '6afbc3c9aa37819b73b1f3e0', 2, 1);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 35, 1794884554229, 'created', 'device', '6afbc3caaa37819b73b1f400', 1, 0);
INSERT INTO public.event VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 29, 1794884554137, 'updated', 'department', '6afbc3caaa37819b73b1f3f9', 2, 1);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b18', 1, 1794884552909, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 1, 1794884552917, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b1f', 1, 1794884552929, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b20', 1, 1794884552930, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b21', 1, 1794884552930, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b22', 1, 1794884552931, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b23', 1, 1794884552931, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b24', 1, 1794884552933, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b25', 1, 1794884552933, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b26', 1, 1794884552933, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b27', 1, 1794884552934, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b28', 1, 1794884552934, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b29', 1, 1794884552934, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b2a', 1, 1794884552934, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 1, 1794884553141, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79a', 1, 1794884553177, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79b', 1, 1794884553178, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79c', 1, 1794884553178, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79d', 1, 1794884553179, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79e', 1, 1794884553179, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79f', 1, 1794884553180, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a0', 1, 1794884553188, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a1', 1, 1794884553189, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a2', 1, 1794884553197, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a3', 1, 1794884553200, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a4', 1, 1794884553201, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a5', 1, 1794884553201, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3df', 1, 1794884553453, '6afbc3c882780e0b0e971b1c', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e0', 1, 1794884553499, '6afbc3c882780e0b0e971b1c', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e1', 1, 1794884553523, '6afbc3c882780e0b0e971b1c', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3df', 2, 1794884553569, '6afbc3c882780e0b0e971b1c', '["name","departmentCode"]', '{"id":"6afbc3c9aa37819b73b1f3df","originalID":"6afbc3c9aa37819b73b1f3df","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.453Z","lastUpdated":"2026-11-17T03:02:33.453Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3df', 3, 1794884553588, '6afbc3c882780e0b0e971b1c', '["description"]', '{"id":"6afbc3c9aa37819b73b1f3df","originalID":"6afbc3c9aa37819b73b1f3df","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.453Z","lastUpdated":"2026-11-17T03:02:33.569Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e1', 2, 1794884553635, '6afbc3c882780e0b0e971b1c', '["activeStatus","isDelete"]', '{"id":"6afbc3c9aa37819b73b1f3e1","originalID":"6afbc3c9aa37819b73b1f3e1","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.523Z","lastUpdated":"2026-11-17T03:02:33.523Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e2', 1, 1794884553676, '6afbc3c882780e0b0e971b1c', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e3', 1, 1794884553723, '6afbc3c882780e0b0e971b1c', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e4', 1, 1794884553757, '6afbc3c882780e0b0e971b1c', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e4', 2, 1794884553803, '6afbc3c882780e0b0e971b1c', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afbc3c9aa37819b73b1f3e4","originalID":"6afbc3c9aa37819b73b1f3e4","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.757Z","lastUpdated":"2026-11-17T03:02:33.757Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3f9', 1, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fa', 1, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fb', 1, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a1', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a7a1","originalID":"6afbc3c9ad30c1b00863a7a1","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.189Z","lastUpdated":"2026-11-17T03:02:33.189Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a3', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a7a3","originalID":"6afbc3c9ad30c1b00863a7a3","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.200Z","lastUpdated":"2026-11-17T03:02:33.200Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a2', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a7a2","originalID":"6afbc3c9ad30c1b00863a7a2","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.197Z","lastUpdated":"2026-11-17T03:02:33.197Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79c', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a79c","originalID":"6afbc3c9ad30c1b00863a79c","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.178Z","lastUpdated":"2026-11-17T03:02:33.178Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79f', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a79f","originalID":"6afbc3c9ad30c1b00863a79f","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.180Z","lastUpdated":"2026-11-17T03:02:33.180Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79a', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a79a","originalID":"6afbc3c9ad30c1b00863a79a","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.177Z","lastUpdated":"2026-11-17T03:02:33.177Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79e', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a79e","originalID":"6afbc3c9ad30c1b00863a79e","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.179Z","lastUpdated":"2026-11-17T03:02:33.179Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79b', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a79b","originalID":"6afbc3c9ad30c1b00863a79b","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.178Z","lastUpdated":"2026-11-17T03:02:33.178Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a79d', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a79d","originalID":"6afbc3c9ad30c1b00863a79d","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.179Z","lastUpdated":"2026-11-17T03:02:33.179Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a0', 2, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID"]', '{"id":"6afbc3c9ad30c1b00863a7a0","originalID":"6afbc3c9ad30c1b00863a7a0","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.188Z","lastUpdated":"2026-11-17T03:02:33.188Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fc', 1, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fd', 1, 1794884554007, '6afbc3c882780e0b0e971b1c', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e0', 2, 1794884554113, '6afbc3c882780e0b0e971b1c', '["departmentCode"]', '{"id":"6afbc3c9aa37819b73b1f3e0","originalID":"6afbc3c9aa37819b73b1f3e0","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.499Z","lastUpdated":"2026-11-17T03:02:33.499Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3f9', 2, 1794884554137, '6afbc3c882780e0b0e971b1c', '["departmentCode"]', '{"id":"6afbc3caaa37819b73b1f3f9","originalID":"6afbc3c9aa37819b73b1f3e0","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:34.007Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afbc3c882780e0b0e971b18', 'first', 'e6a1e50cb4b7e41b5b427bd08d7900274eed0db8258e7c71d451d94c421df620', '"1.9au5vwh"', '', 1794884553453, '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3df', 1);
INSERT INTO public.idempotency VALUES ('6afbc3c882780e0b0e971b18', 'second', '5ce6e871223da5c9627bf682b8875cafc180b7e2fa1c203638fc100c75640925', '"2.9au5vwh"', '', 1794884553569, '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3df', 2);
INSERT INTO public.image VALUES ('6afbc3c882780e0b0e971b18', '31fbdf1520d768691c04eb7f904596ed3f4f65f47969a318aaf6c97684e6c515', 'png', 1794884554007, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e4', '31fbdf1520d768691c04eb7f904596ed3f4f65f47969a318aaf6c97684e6c515');
INSERT INTO public.image_use VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fc', '31fbdf1520d768691c04eb7f904596ed3f4f65f47969a318aaf6c97684e6c515');
INSERT INTO public.installation VALUES ('schema_number', '24');
INSERT INTO public.installation VALUES ('oldest_program', '24');
INSERT INTO public.installation VALUES ('epoch', '9au5vwh');
INSERT INTO public.installation VALUES ('made_of', '7708970442795377906 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', 'cd234d536b49ec24ddae443180eb2c4434489d5b8793d7da05e6e96e0895b461');
INSERT INTO public.installation VALUES ('newest_account', '6afbc3c882780e0b0e971b18');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '1263');
INSERT INTO public.job VALUES ('6afbc3c882780e0b0e971b18', '', 'retention', 1794884613313, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbc3c882780e0b0e971b18', '', 'settle_balances', 1794884613344, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'due_orders', 1794884613344, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'due_orders', 1794884613344, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'deliver_webhooks', 1794884613349, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'deliver_webhooks', 1794884613360, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', '2381fa43b3ec356c88133dc25d98df624d92e435c438cebbee9844daf674ff8c', 'kiosk-1', '6afbc3c882780e0b0e971b1e', '6afbc3c882780e0b0e971b1b', 1794884554229, 1795489354229, 0, '');
INSERT INTO public.licence VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', '68acd01aa4e9c56107255a4996e16017323969d6bc5c70a41269310c113ef069', 10, 1794884552943, '6afbc3c882780e0b0e971b1e', 0);
INSERT INTO public.pos_check VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3ec', '6afbc3c882780e0b0e971b19', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794884553923, 0, 2, 'EUR', '6afbc3c9aa37819b73b1f3ed', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x0206697061642d3106697061642d32020180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d3000280a0d5edee66846396045f4c25c967c289a6ed528b5b0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO public.pos_check VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3f2', '6afbc3c882780e0b0e971b19', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794884553975, 1794884553975, 2, 'EUR', '6afbc3c9aa37819b73b1f3f3', 0, 2, '', '', '\x0206697061642d3106697061642d32020180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd81000280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO public.pos_check_conflict VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3f8', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3f2', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794884553975, 0, '');
INSERT INTO public.pos_check_submission VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3ec', 1, 'ipad-1', 1767225600000, 1767225600000, 1794884553904, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afbc3c882780e0b0e971b1c', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3ec', 2, 'ipad-2', 1767225600000, 1767225600000, 1794884553923, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afbc3c882780e0b0e971b1c', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3f2', 1, 'ipad-1', 1767225600000, 1767225600000, 1794884553953, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afbc3c882780e0b0e971b1c', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3f2', 2, 'ipad-2', 1767225600000, 1767225600000, 1794884553975, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afbc3c882780e0b0e971b1c', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.pull VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 1, '6afbc3caaa37819b73b1f3fe', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b1c', '["copyAll"]', '{"pullId":"6afbc3caaa37819b73b1f3fe","store":"6afbc3c9ad30c1b00863a799","sourceStore":"6afbc3c882780e0b0e971b19","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afbc3c882780e0b0e971b26","id":"6afbc3c9ad30c1b00863a7a1","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afbc3c882780e0b0e971b28","id":"6afbc3c9ad30c1b00863a7a3","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afbc3c882780e0b0e971b27","id":"6afbc3c9ad30c1b00863a7a2","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b21","id":"6afbc3c9ad30c1b00863a79c","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b24","id":"6afbc3c9ad30c1b00863a79f","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b1f","id":"6afbc3c9ad30c1b00863a79a","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b23","id":"6afbc3c9ad30c1b00863a79e","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b20","id":"6afbc3c9ad30c1b00863a79b","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b22","id":"6afbc3c9ad30c1b00863a79d","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbc3c882780e0b0e971b25","id":"6afbc3c9ad30c1b00863a7a0","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794884554007, 0, 15);
INSERT INTO public.pull VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 2, '6afbc3caaa37819b73b1f3ff', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b1c', '["menuItems"]', '{"pullId":"6afbc3caaa37819b73b1f3ff","store":"6afbc3c9ad30c1b00863a799","sourceStore":"6afbc3c882780e0b0e971b19","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794884554137, 0, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fa', 'department', '6afbc3c9aa37819b73b1f3df', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3df', 3, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fb', 'servingSizeLevel', '6afbc3c9aa37819b73b1f3e2', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3e2', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a7a1', 'language', '6afbc3c882780e0b0e971b26', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b26', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a7a3', 'language', '6afbc3c882780e0b0e971b28', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b28', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a7a2', 'language', '6afbc3c882780e0b0e971b27', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b27', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a79c', 'serviceType', '6afbc3c882780e0b0e971b21', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b21', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a79f', 'serviceType', '6afbc3c882780e0b0e971b24', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b24', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a79a', 'serviceType', '6afbc3c882780e0b0e971b1f', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b1f', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a79e', 'serviceType', '6afbc3c882780e0b0e971b23', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b23', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a79b', 'serviceType', '6afbc3c882780e0b0e971b20', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b20', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a79d', 'serviceType', '6afbc3c882780e0b0e971b22', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b22', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3c9ad30c1b00863a7a0', 'serviceType', '6afbc3c882780e0b0e971b25', '6afbc3c882780e0b0e971b19', '6afbc3c882780e0b0e971b25', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fc', 'modifier', '6afbc3c9aa37819b73b1f3e4', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3e4', 2, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fd', 'category', '6afbc3c9aa37819b73b1f3e3', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3e3', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3f9', 'department', '6afbc3c9aa37819b73b1f3e0', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3e0', 2, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a79a', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a79b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a79c', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a79d', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a79e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a79f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a7a0', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a7a1', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a7a2', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3c9ad30c1b00863a7a3', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3caaa37819b73b1f3f9', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3caaa37819b73b1f3fa', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3caaa37819b73b1f3fb', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3caaa37819b73b1f3fc', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3fe', '6afbc3caaa37819b73b1f3fd', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', '6afbc3caaa37819b73b1f3ff', '6afbc3caaa37819b73b1f3f9', 'department', 1, 2, '6afbc3c9aa37819b73b1f3e0', '6afbc3c882780e0b0e971b19', '6afbc3c9aa37819b73b1f3e0', 1, 1);
INSERT INTO public.web_of_copies VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b18', 2);
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '', 'account', '6afbc3c882780e0b0e971b18', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afbc3c882780e0b0e971b18","originalID":"6afbc3c882780e0b0e971b18","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.909Z","lastUpdated":"2026-11-17T03:02:32.909Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'store', '6afbc3c882780e0b0e971b19', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afbc3c882780e0b0e971b19","originalID":"6afbc3c882780e0b0e971b19","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.917Z","lastUpdated":"2026-11-17T03:02:32.917Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b1f', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afbc3c882780e0b0e971b1f","originalID":"6afbc3c882780e0b0e971b1f","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.929Z","lastUpdated":"2026-11-17T03:02:32.929Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b20', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afbc3c882780e0b0e971b20","originalID":"6afbc3c882780e0b0e971b20","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.930Z","lastUpdated":"2026-11-17T03:02:32.930Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b21', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afbc3c882780e0b0e971b21","originalID":"6afbc3c882780e0b0e971b21","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.930Z","lastUpdated":"2026-11-17T03:02:32.930Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b22', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afbc3c882780e0b0e971b22","originalID":"6afbc3c882780e0b0e971b22","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.931Z","lastUpdated":"2026-11-17T03:02:32.931Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b23', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afbc3c882780e0b0e971b23","originalID":"6afbc3c882780e0b0e971b23","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.931Z","lastUpdated":"2026-11-17T03:02:32.931Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b24', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afbc3c882780e0b0e971b24","originalID":"6afbc3c882780e0b0e971b24","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.933Z","lastUpdated":"2026-11-17T03:02:32.933Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'serviceType', '6afbc3c882780e0b0e971b25', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afbc3c882780e0b0e971b25","originalID":"6afbc3c882780e0b0e971b25","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.933Z","lastUpdated":"2026-11-17T03:02:32.933Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'language', '6afbc3c882780e0b0e971b26', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afbc3c882780e0b0e971b26","originalID":"6afbc3c882780e0b0e971b26","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.933Z","lastUpdated":"2026-11-17T03:02:32.933Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'language', '6afbc3c882780e0b0e971b27', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afbc3c882780e0b0e971b27","originalID":"6afbc3c882780e0b0e971b27","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.934Z","lastUpdated":"2026-11-17T03:02:32.934Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'language', '6afbc3c882780e0b0e971b28', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afbc3c882780e0b0e971b28","originalID":"6afbc3c882780e0b0e971b28","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.934Z","lastUpdated":"2026-11-17T03:02:32.934Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'role', '6afbc3c882780e0b0e971b29', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afbc3c882780e0b0e971b29","originalID":"6afbc3c882780e0b0e971b29","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.934Z","lastUpdated":"2026-11-17T03:02:32.934Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'user', '6afbc3c882780e0b0e971b2a', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afbc3c882780e0b0e971b2a","originalID":"6afbc3c882780e0b0e971b2a","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:32.934Z","lastUpdated":"2026-11-17T03:02:32.934Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbc3c882780e0b0e971b29"],"signIn":"6afbc3c882780e0b0e971b1a"}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'store', '6afbc3c9ad30c1b00863a799', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afbc3c9ad30c1b00863a799","originalID":"6afbc3c9ad30c1b00863a799","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.141Z","lastUpdated":"2026-11-17T03:02:33.141Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'role', '6afbc3c9ad30c1b00863a7a4', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afbc3c9ad30c1b00863a7a4","originalID":"6afbc3c9ad30c1b00863a7a4","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.201Z","lastUpdated":"2026-11-17T03:02:33.201Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'user', '6afbc3c9ad30c1b00863a7a5', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afbc3c9ad30c1b00863a7a5","originalID":"6afbc3c9ad30c1b00863a7a5","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.201Z","lastUpdated":"2026-11-17T03:02:33.201Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbc3c9ad30c1b00863a7a4"],"signIn":"6afbc3c882780e0b0e971b1a"}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', '6afbc3c9aa37819b73b1f3df', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afbc3c9aa37819b73b1f3df","originalID":"6afbc3c9aa37819b73b1f3df","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.453Z","lastUpdated":"2026-11-17T03:02:33.588Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', '6afbc3c9aa37819b73b1f3e1', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afbc3c9aa37819b73b1f3e1","originalID":"6afbc3c9aa37819b73b1f3e1","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T03:02:33.523Z","lastUpdated":"2026-11-17T03:02:33.635Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'servingSizeLevel', '6afbc3c9aa37819b73b1f3e2', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afbc3c9aa37819b73b1f3e2","originalID":"6afbc3c9aa37819b73b1f3e2","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.676Z","lastUpdated":"2026-11-17T03:02:33.676Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'category', '6afbc3c9aa37819b73b1f3e3', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afbc3c9aa37819b73b1f3e3","originalID":"6afbc3c9aa37819b73b1f3e3","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.723Z","lastUpdated":"2026-11-17T03:02:33.723Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Pizza","level":1,"department":"6afbc3c9aa37819b73b1f3df","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'language', '6afbc3c9ad30c1b00863a7a3', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afbc3c9ad30c1b00863a7a3","originalID":"6afbc3c882780e0b0e971b28","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.200Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', '6afbc3c9aa37819b73b1f3e0', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afbc3c9aa37819b73b1f3e0","originalID":"6afbc3c9aa37819b73b1f3e0","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.499Z","lastUpdated":"2026-11-17T03:02:34.113Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'modifier', '6afbc3c9aa37819b73b1f3e4', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afbc3c9aa37819b73b1f3e4","originalID":"6afbc3c9aa37819b73b1f3e4","store":"6afbc3c882780e0b0e971b19","createdFor":"6afbc3c882780e0b0e971b19","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.757Z","lastUpdated":"2026-11-17T03:02:33.803Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbc3c882780e0b0e971b18/31fbdf1520d768691c04eb7f904596ed3f4f65f47969a318aaf6c97684e6c515.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'department', '6afbc3caaa37819b73b1f3fa', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afbc3caaa37819b73b1f3fa","originalID":"6afbc3c9aa37819b73b1f3df","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:34.007Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'servingSizeLevel', '6afbc3caaa37819b73b1f3fb', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afbc3caaa37819b73b1f3fb","originalID":"6afbc3c9aa37819b73b1f3e2","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:34.007Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'language', '6afbc3c9ad30c1b00863a7a1', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afbc3c9ad30c1b00863a7a1","originalID":"6afbc3c882780e0b0e971b26","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.189Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'language', '6afbc3c9ad30c1b00863a7a2', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afbc3c9ad30c1b00863a7a2","originalID":"6afbc3c882780e0b0e971b27","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.197Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a79c', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afbc3c9ad30c1b00863a79c","originalID":"6afbc3c882780e0b0e971b21","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.178Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a79f', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afbc3c9ad30c1b00863a79f","originalID":"6afbc3c882780e0b0e971b24","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.180Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a79a', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afbc3c9ad30c1b00863a79a","originalID":"6afbc3c882780e0b0e971b1f","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.177Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a79e', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afbc3c9ad30c1b00863a79e","originalID":"6afbc3c882780e0b0e971b23","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.179Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a79b', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afbc3c9ad30c1b00863a79b","originalID":"6afbc3c882780e0b0e971b20","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.178Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a79d', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afbc3c9ad30c1b00863a79d","originalID":"6afbc3c882780e0b0e971b22","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.179Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'department', '6afbc3caaa37819b73b1f3f9', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afbc3caaa37819b73b1f3f9","originalID":"6afbc3c9aa37819b73b1f3e0","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:34.007Z","lastUpdated":"2026-11-17T03:02:34.137Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'serviceType', '6afbc3c9ad30c1b00863a7a0', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afbc3c9ad30c1b00863a7a0","originalID":"6afbc3c882780e0b0e971b25","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:33.188Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"operator","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'modifier', '6afbc3caaa37819b73b1f3fc', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afbc3caaa37819b73b1f3fc","originalID":"6afbc3c9aa37819b73b1f3e4","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:34.007Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbc3c882780e0b0e971b18/31fbdf1520d768691c04eb7f904596ed3f4f65f47969a318aaf6c97684e6c515.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 'category', '6afbc3caaa37819b73b1f3fd', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afbc3caaa37819b73b1f3fd","originalID":"6afbc3c9aa37819b73b1f3e3","store":"6afbc3c9ad30c1b00863a799","createdFor":"6afbc3c9ad30c1b00863a799","ownedBy":"6afbc3c882780e0b0e971b18","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T03:02:34.007Z","lastUpdated":"2026-11-17T03:02:34.007Z","createdBy":"6afbc3c882780e0b0e971b1c","modifiedBy":"6afbc3c882780e0b0e971b1c","revision":1,"name":"Pizza","level":1,"department":"6afbc3caaa37819b73b1f3fa","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b29', 'managesStaff', '6afbc3c882780e0b0e971b19', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b29', 'allPrivileges', '6afbc3c882780e0b0e971b19', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b2a', 'roles', '6afbc3c882780e0b0e971b29', 'user', 'role');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a4', 'managesStaff', '6afbc3c9ad30c1b00863a799', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a4', 'allPrivileges', '6afbc3c9ad30c1b00863a799', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a7a5', 'roles', '6afbc3c9ad30c1b00863a7a4', 'user', 'role');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e2', 'default', '6afbc3c882780e0b0e971b19', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e3', 'department', '6afbc3c9aa37819b73b1f3df', 'category', 'department');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fb', 'default', '6afbc3c9ad30c1b00863a799', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afbc3c882780e0b0e971b18', '6afbc3caaa37819b73b1f3fd', 'department', '6afbc3caaa37819b73b1f3fa', 'category', 'department');
INSERT INTO public.sale VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e6', '6afbc3c882780e0b0e971b19', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20774, 1, '6afbc3c882780e0b0e971b1c', 1794884553842, 1794884553842, 'order', '1', 1794884553842, 242, 1794884553842, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3f3', '6afbc3c882780e0b0e971b19', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afbc3c882780e0b0e971b1c', 1794884553975, 1794884553975, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 2);
INSERT INTO public.sale_line VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20774, '6afbc3c9aa37819b73b1f3e6', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 242, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20454, '6afbc3c9aa37819b73b1f3f3', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20774, '6afbc3c9aa37819b73b1f3e6', 0, 1, '6afbc3c9aa37819b73b1f3e7', 'Other', '', 550, 0, 1794884553842);
INSERT INTO public.sale_payment VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20454, '6afbc3c9aa37819b73b1f3f3', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'category', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'subcategory', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'item', 20774, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'employee', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'service_type', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'hour', 20774, '4', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 20774, '6afbc3c9aa37819b73b1f3e6', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afbc3c882780e0b0e971b18', '', 1, 1);
INSERT INTO public.scope VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9ad30c1b00863a799', 29, 29);
INSERT INTO public.scope VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 35, 34);
INSERT INTO public.sign_in VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b1a', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$r+LDZ35QL0S3aVDOtgjxrA$b8xyBRD4Zobu1+4Y5uNhar7WQA/BrAMQFFzadguSMro', 'owner', 1, 1794884552943);
INSERT INTO public.sign_in VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b1b', '6afbc3c882780e0b0e971b19', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$X2JRWSlcKki/CztAYt2Sdg$1VN0+UUrFo1ZTZzpFt5yrcEEDvy///LVJ0vzgdQkoCw', 'kiosk', 1, 1794884552943);
INSERT INTO public.web_order VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e5', '6afbc3c882780e0b0e971b19', 'paid', 1, '4d3b4d816f5432134a0b488bbd7fb62fae126c371ee420d8ec21ac8b68ae96c6', 1, 1, 1, 1, 1794884553842, 1794884553842, 1794884553842, 1794884553842, 0, 0, 0, '', 0, 'EUR', '', '', '6afbc3c9aa37819b73b1f3e6', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afbc3c9aa37819b73b1f3e7","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afbc3c882780e0b0e971b1c","date":"2026-11-17T03:02:33.842Z"}],"isRefunded":false,"saleId":"6afbc3c9aa37819b73b1f3e6","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afbc3c882780e0b0e971b1c","date":"2026-11-17T03:02:33.842Z"}],"revision":1,"lastUpdated":"2026-11-17T03:02:33.842Z"}');
INSERT INTO public.web_order VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e9', '6afbc3c882780e0b0e971b19', 'later', 2, '44aa31e21f08871f516a9802965cf52c1f6438a2adf72d610c36c720e955bbaa', 10, 0, 1, 1, 1794884553881, 1794884553881, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afbc3c9aa37819b73b1f3ea', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afbc3c882780e0b0e971b1c","date":"2026-11-17T03:02:33.881Z"}],"revision":1,"lastUpdated":"2026-11-17T03:02:33.881Z"}');
INSERT INTO public.web_order_counter VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c882780e0b0e971b19', 2);
INSERT INTO public.web_order_text VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e5', '{"id":"6afbc3c9aa37819b73b1f3e5","uniqueOrderID":"paid","orderDetails":[{"_id":"6afbc3c9aa37819b73b1f3e8","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbc3c882780e0b0e971b19","dateCreated":"2026-11-17T03:02:33.842Z","createdBy":"6afbc3c882780e0b0e971b1c"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;');
INSERT INTO public.web_order_text VALUES ('6afbc3c882780e0b0e971b18', '6afbc3c9aa37819b73b1f3e9', '{"id":"6afbc3c9aa37819b73b1f3e9","uniqueOrderID":"later","orderDetails":[{"_id":"6afbc3c9aa37819b73b1f3eb","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbc3c882780e0b0e971b19","dateCreated":"2026-11-17T03:02:33.881Z","createdBy":"6afbc3c882780e0b0e971b1c","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;');
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
ALTER TABLE ONLY public.kiosk_guard
    ADD CONSTRAINT kiosk_guard_pkey PRIMARY KEY (account, guard, at_ms);
ALTER TABLE ONLY public.kiosk_token
    ADD CONSTRAINT kiosk_token_pkey PRIMARY KEY (account, hash);
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
ALTER TABLE ONLY public.pull_link
    ADD CONSTRAINT pull_link_pkey PRIMARY KEY (account, store, copy);
ALTER TABLE ONLY public.pull
    ADD CONSTRAINT pull_pkey PRIMARY KEY (account, store, number);
ALTER TABLE ONLY public.pulled_record
    ADD CONSTRAINT pulled_record_pkey PRIMARY KEY (account, store, pull, id);
ALTER TABLE ONLY public.web_of_copies
    ADD CONSTRAINT web_of_copies_pkey PRIMARY KEY (account, id);
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
CREATE INDEX kiosk_guard_age ON public.kiosk_guard USING btree (account, at_ms);
CREATE INDEX kiosk_token_age ON public.kiosk_token USING btree (account, expires_ms);
CREATE INDEX kiosk_token_device ON public.kiosk_token USING btree (account, device_id, store);
CREATE INDEX kiosk_token_licence ON public.kiosk_token USING btree (account, licence);
CREATE UNIQUE INDEX licence_id ON public.licence USING btree (account, id);
CREATE INDEX login_guard_age ON public.login_guard USING btree (account, used_ms);
CREATE UNIQUE INDEX natural_key_value ON public.natural_key USING btree (account, store, kind, field, value) WHERE (active = 1);
CREATE INDEX pos_check_active ON public.pos_check USING btree (account, store, id) WHERE (ended_ms = 0);
CREATE UNIQUE INDEX pos_check_check_id ON public.pos_check USING btree (account, store, check_id) WHERE (check_id <> ''::text);
CREATE INDEX pos_check_conflict_open ON public.pos_check_conflict USING btree (account, store, id) WHERE (settled_ms = 0);
CREATE INDEX pos_check_conflict_owner ON public.pos_check_conflict USING btree (account, owner, id) WHERE (settled_ms = 0);
CREATE INDEX pos_check_ended ON public.pos_check USING btree (account, store, sequence) WHERE (ended_ms > 0);
CREATE UNIQUE INDEX pos_check_submission_content ON public.pos_check_submission USING btree (account, owner, content);
CREATE UNIQUE INDEX pull_id ON public.pull USING btree (account, store, id);
CREATE UNIQUE INDEX pull_link_root ON public.pull_link USING btree (account, store, kind, root);
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
