-- A database of schema 26 as the program of that time left it. key cmd_GUTDw3FTwWONFuUiF6DJ05HwvfDwZcqTxHk52JFoOGu department 6afbfd8638753c27f5aca546
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
CREATE TABLE public.audit (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at_ms bigint NOT NULL,
    who text NOT NULL COLLATE pg_catalog."C",
    session text NOT NULL COLLATE pg_catalog."C",
    network text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL COLLATE pg_catalog."C",
    operation text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    fields text NOT NULL,
    outcome text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.audit_base (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    hash text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE public.erasure (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    pseudonym text NOT NULL,
    person text NOT NULL,
    round bigint NOT NULL,
    place bigint NOT NULL,
    "position" text NOT NULL,
    found text NOT NULL,
    who text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    asked_ms bigint NOT NULL,
    done_ms bigint NOT NULL
);
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
CREATE TABLE public.key_address (
    account text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL COLLATE pg_catalog."C",
    network text NOT NULL COLLATE pg_catalog."C",
    first_ms bigint NOT NULL,
    last_ms bigint NOT NULL
);
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
CREATE TABLE public.pull_run (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    source text NOT NULL COLLATE pg_catalog."C",
    who text NOT NULL,
    choice text NOT NULL,
    created_ms bigint NOT NULL,
    at_ms bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    started_ms bigint NOT NULL,
    ended_ms bigint NOT NULL
);
CREATE TABLE public.pull_run_store (
    account text NOT NULL COLLATE pg_catalog."C",
    run text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    next_ms bigint NOT NULL,
    ended_ms bigint NOT NULL,
    result text NOT NULL,
    error text NOT NULL
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
    configuration bigint DEFAULT 0 NOT NULL,
    audit_number bigint DEFAULT 0 NOT NULL,
    audit_hash text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
)
WITH (fillfactor='50');
CREATE TABLE public.session (
    account text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    sign_in text NOT NULL COLLATE pg_catalog."C",
    created_ms bigint NOT NULL,
    last_ms bigint NOT NULL,
    expires_ms bigint NOT NULL,
    ended_ms bigint NOT NULL,
    network text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL COLLATE pg_catalog."C",
    agent text NOT NULL
);
CREATE TABLE public.sign_in (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    password_hash text NOT NULL,
    role text NOT NULL,
    active smallint NOT NULL,
    created_ms bigint NOT NULL,
    factor text DEFAULT ''::text NOT NULL,
    factor_pending text DEFAULT ''::text NOT NULL,
    factor_step bigint DEFAULT 0 NOT NULL,
    last_ms bigint DEFAULT 0 NOT NULL
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
CREATE TABLE public.web_of_copies (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL
);
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
INSERT INTO public.api_key VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe0', '3ce3efe2f158833d56c67b0d932889f2ff0a9070ea11240fa240808a11462d66', 'first key', '', 65535, 0, 1794899334511, 0, 0, 1794899335333);
INSERT INTO public.api_key VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe1', '30325e224e297dd1a8d593b51d5f34dc257c9d4e3e77365f223189eda0c79554', 'kiosk', '', 48, 0, 1794899334511, 0, 0, 1794899335190);
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '', 1, 1794899334505, 'operator', '', '', '', 'init', 'account', '6afbfd864f809fe32057bfdc', 0, '', 'done', '8329201fb700be13b4746e628b39df1af6c8e2b2abbb2191127694e3bcf46767');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '', 2, 1794899334560, 'operator', '', '', '', 'addStore', 'store', '6afbfd86b2c5db69d10aafe4', 0, '', 'done', '0a4a9a089d52fce45ff9897fb7485c86ed2d7e3e5ef50a07349e98c077d87e5d');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 1, 1794899334713, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'createDepartment', 'department', '6afbfd8638753c27f5aca546', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'e154f8c9421015946cbe3e2b26974768c3753fa47d011520d2741cc2b66685bd');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 2, 1794899334749, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'createDepartment', 'department', '6afbfd8638753c27f5aca547', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', 'fc3d62d34f5deb7d4085f08d8821a6b42e39665f034ea8c1625126a30c94b0ad');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 3, 1794899334769, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'createDepartment', 'department', '6afbfd8638753c27f5aca548', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'e794b0fc1443a79654243dc86c88fd395088fc8f02aa40b8f51efd23243901c4');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 4, 1794899334789, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'updateDepartment', 'department', '6afbfd8638753c27f5aca546', 2, 'name departmentCode', 'done', '915ee2b1f5222ea7a3e1e763647b41721adc8b3176b6f4f9e65f0527a377eeda');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 5, 1794899334809, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'updateDepartment', 'department', '6afbfd8638753c27f5aca546', 3, 'description', 'done', '5629e8b7ba17a749e55ac704892f9a390bedfed16601d08fd9526aa4c9fffe8f');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 6, 1794899334824, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'updateDepartment', 'department', '6afbfd8638753c27f5aca548', 2, 'activeStatus isDelete', 'done', '9d581907f87b4702fd919cd6c0d9c8860094e297031fea9573d6fff6bbd3e918');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 7, 1794899334840, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'createServingSizeLevel', 'servingSizeLevel', '6afbfd8638753c27f5aca549', 1, 'store createdFor createdAt activeStatus name default', 'done', '0fc54a9dc29d2fb1ec2035d25d48d24c98a9d7feb25e4c2ecd67c7388043d732');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 8, 1794899334868, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'createCategory', 'category', '6afbfd8638753c27f5aca54a', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', 'd83f4db35c9e886a1c49443390bee91ecb32c972628bfbd91890ca8e8d077d67');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 9, 1794899334885, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'createModifier', 'modifier', '6afbfd8638753c27f5aca54b', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', 'cbb0f4aaf200168abc2249c39d7c636e85bf0c9e2dfd9820132ebe0f668a75da');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 10, 1794899334899, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'uploadModifierImage', 'modifier', '6afbfd8638753c27f5aca54b', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'ae1cbc5361d66ffc1fb507d3ea266454b7cb490e8f294d830c91194294f503ba');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 11, 1794899334923, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '9593e4c0c4f8578c88ccab70b74c67380be7375689b44006aeea13b714ebd4dc');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 12, 1794899334946, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', 'ec99b6a651db38945eb5253d029f6ea7dfffc3e4711b594797858a0d7c5449d9');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 13, 1794899334963, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '8fbc1d89ddebecbbdfa20f139e42dbcb4be3094fe3299abd6cad7edf0f80ea50');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 14, 1794899334979, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '7406e00a65e6ca86dec6ce61ecb25ddd39c1c7e8f537d8bd7e2b7146db6a0b7b');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 15, 1794899334991, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'ef8fa3b2dd38238bf6903464844ee458b2b8c87c63a02f7dfdb643a40c207e61');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 16, 1794899335007, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '4fb8c47f0e89dec66ccfacc5c5aa1ca7e01a9a076af58351ffb8930837469980');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 1, 1794899335036, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '1679c1cdbf0e868736a2939f31cf59c3c1ddb11d6d1a80e8d93f839ea139f70e');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 17, 1794899335114, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'updateDepartment', 'department', '6afbfd8638753c27f5aca547', 2, 'departmentCode', 'done', '78bca80b33ef817a6d8655d501fd414a4c50786b1e8397c1cfe43767a4433bb5');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 2, 1794899335130, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', 'cb675c5c93d6e5b576181197f12222104d8d1e4684b5275731b3309a05857a1c');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 18, 1794899335190, '6afbfd864f809fe32057bfe1', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', '2efd484de2c7516e4348abaaa1c09d216aa89c3666484879e8465101a74d937f');
INSERT INTO public.audit VALUES ('6afbfd864f809fe32057bfdc', '', 3, 1794899335333, '6afbfd864f809fe32057bfe0', '', '127.0.0.0/24', '63acca8381accb82146c9da4ae8dff21', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', 'ca458ac138bbc2bf49a69e2777b08460f9c20167c3814771ba3abd6da81ee5de');
INSERT INTO public.clock_mark VALUES (740, 1794899335357);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20774, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca555', 'ipad-1', '', 'ipad-1', '', '', '', 1794899334963, 0, 1);
INSERT INTO public.device VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca558', 'ipad-2', '', 'ipad-2', '', '', '', 1794899334979, 0, 1);
INSERT INTO public.device VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', '6afbfd8738753c27f5aca567', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794899335190, 0, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '', 1, 1794899334506, 'created', 'account', '6afbfd864f809fe32057bfdc', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 1, 1794899334507, 'created', 'store', '6afbfd864f809fe32057bfdd', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 2, 1794899334509, 'created', 'serviceType', '6afbfd864f809fe32057bfe3', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 3, 1794899334509, 'created', 'serviceType', '6afbfd864f809fe32057bfe4', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 4, 1794899334509, 'created', 'serviceType', '6afbfd864f809fe32057bfe5', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 5, 1794899334510, 'created', 'serviceType', '6afbfd864f809fe32057bfe6', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 6, 1794899334510, 'created', 'serviceType', '6afbfd864f809fe32057bfe7', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 7, 1794899334510, 'created', 'serviceType', '6afbfd864f809fe32057bfe8', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 8, 1794899334510, 'created', 'serviceType', '6afbfd864f809fe32057bfe9', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 9, 1794899334510, 'created', 'language', '6afbfd864f809fe32057bfea', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 10, 1794899334510, 'created', 'language', '6afbfd864f809fe32057bfeb', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 11, 1794899334510, 'created', 'language', '6afbfd864f809fe32057bfec', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 12, 1794899334510, 'created', 'role', '6afbfd864f809fe32057bfed', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 13, 1794899334510, 'created', 'user', '6afbfd864f809fe32057bfee', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 1, 1794899334561, 'created', 'store', '6afbfd86b2c5db69d10aafe4', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 2, 1794899334566, 'created', 'serviceType', '6afbfd86b2c5db69d10aafe5', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 3, 1794899334566, 'created', 'serviceType', '6afbfd86b2c5db69d10aafe6', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 4, 1794899334566, 'created', 'serviceType', '6afbfd86b2c5db69d10aafe7', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 5, 1794899334567, 'created', 'serviceType', '6afbfd86b2c5db69d10aafe8', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 6, 1794899334567, 'created', 'serviceType', '6afbfd86b2c5db69d10aafe9', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 7, 1794899334567, 'created', 'serviceType', '6afbfd86b2c5db69d10aafea', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 8, 1794899334567, 'created', 'serviceType', '6afbfd86b2c5db69d10aafeb', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 9, 1794899334567, 'created', 'language', '6afbfd86b2c5db69d10aafec', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 10, 1794899334567, 'created', 'language', '6afbfd86b2c5db69d10aafed', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 11, 1794899334568, 'created', 'language', '6afbfd86b2c5db69d10aafee', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 12, 1794899334568, 'created', 'role', '6afbfd86b2c5db69d10aafef', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 13, 1794899334568, 'created', 'user', '6afbfd86b2c5db69d10aaff0', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 14, 1794899334713, 'created', 'department', '6afbfd8638753c27f5aca546', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 15, 1794899334749, 'created', 'department', '6afbfd8638753c27f5aca547', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 16, 1794899334769, 'created', 'department', '6afbfd8638753c27f5aca548', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 17, 1794899334789, 'updated', 'department', '6afbfd8638753c27f5aca546', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 18, 1794899334809, 'updated', 'department', '6afbfd8638753c27f5aca546', 3, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 19, 1794899334824, 'inactivated', 'department', '6afbfd8638753c27f5aca548', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20, 1794899334840, 'created', 'servingSizeLevel', '6afbfd8638753c27f5aca549', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 21, 1794899334868, 'created', 'category', '6afbfd8638753c27f5aca54a', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 22, 1794899334885, 'created', 'modifier', '6afbfd8638753c27f5aca54b', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 23, 1794899334899, 'updated', 'modifier', '6afbfd8638753c27f5aca54b', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 24, 1794899334923, 'created', 'order', '6afbfd8638753c27f5aca54c', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 25, 1794899334923, 'created', 'sale', '6afbfd8638753c27f5aca54d', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 26, 1794899334946, 'created', 'order', '6afbfd8638753c27f5aca550', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 27, 1794899334963, 'created', 'device', '6afbfd8638753c27f5aca555', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 28, 1794899334963, 'created', 'check', '6afbfd8638753c27f5aca553', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 29, 1794899334979, 'created', 'device', '6afbfd8638753c27f5aca558', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 30, 1794899334979, 'updated', 'check', '6afbfd8638753c27f5aca553', 2, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 31, 1794899334991, 'created', 'check', '6afbfd8638753c27f5aca559', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 32, 1794899335007, 'closed', 'check', '6afbfd8638753c27f5aca559', 2, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 33, 1794899335007, 'created', 'sale', '6afbfd8638753c27f5aca55a', 1, 0);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 14, 1794899335036, 'created', 'department', '6afbfd8738753c27f5aca560', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 15, 1794899335036, 'created', 'department', '6afbfd8738753c27f5aca561', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 16, 1794899335036, 'created', 'servingSizeLevel', '6afbfd8738753c27f5aca562', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 17, 1794899335036, 'updated', 'language', '6afbfd86b2c5db69d10aafec', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 18, 1794899335036, 'updated', 'language', '6afbfd86b2c5db69d10aafee', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 19, 1794899335036, 'updated', 'language', '6afbfd86b2c5db69d10aafed', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 20, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafe7', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 21, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafea', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 22, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafe5', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 23, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafe9', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 24, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafe6', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 25, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafe8', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 26, 1794899335036, 'updated', 'serviceType', '6afbfd86b2c5db69d10aafeb', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 27, 1794899335036, 'created', 'modifier', '6afbfd8738753c27f5aca563', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 28, 1794899335036, 'created', 'category', '6afbfd8738753c27f5aca564', 1, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 34, 1794899335114, 'updated', 'department', '6afbfd8638753c27f5aca547', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 29, 1794899335130, 'updated', 'department', '6afbfd8738753c27f5aca560', 2, 1);
INSERT INTO public.event VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 35, 1794899335190, 'created', 'device', '6afbfd8738753c27f5aca567', 1, 0);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdc', 1, 1794899334506, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 1, 1794899334507, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe3', 1, 1794899334509, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe4', 1, 1794899334509, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe5', 1, 1794899334509, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe6', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe7', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe8', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfe9', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfea', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfeb', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfec', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfed', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfee', 1, 1794899334510, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 1, 1794899334561, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe5', 1, 1794899334566, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe6', 1, 1794899334566, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe7', 1, 1794899334566, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe8', 1, 1794899334567, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe9', 1, 1794899334567, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafea', 1, 1794899334567, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafeb', 1, 1794899334567, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafec', 1, 1794899334567, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafed', 1, 1794899334567, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafee', 1, 1794899334568, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafef', 1, 1794899334568, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aaff0', 1, 1794899334568, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca546', 1, 1794899334713, '6afbfd864f809fe32057bfe0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca547', 1, 1794899334749, '6afbfd864f809fe32057bfe0', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca548', 1, 1794899334769, '6afbfd864f809fe32057bfe0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca546', 2, 1794899334789, '6afbfd864f809fe32057bfe0', '["name","departmentCode"]', '{"id":"6afbfd8638753c27f5aca546","originalID":"6afbfd8638753c27f5aca546","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.713Z","lastUpdated":"2026-11-17T07:08:54.713Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca546', 3, 1794899334809, '6afbfd864f809fe32057bfe0', '["description"]', '{"id":"6afbfd8638753c27f5aca546","originalID":"6afbfd8638753c27f5aca546","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.713Z","lastUpdated":"2026-11-17T07:08:54.789Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca548', 2, 1794899334824, '6afbfd864f809fe32057bfe0', '["activeStatus","isDelete"]', '{"id":"6afbfd8638753c27f5aca548","originalID":"6afbfd8638753c27f5aca548","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.769Z","lastUpdated":"2026-11-17T07:08:54.769Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca549', 1, 1794899334840, '6afbfd864f809fe32057bfe0', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54a', 1, 1794899334868, '6afbfd864f809fe32057bfe0', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54b', 2, 1794899334899, '6afbfd864f809fe32057bfe0', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afbfd8638753c27f5aca54b","originalID":"6afbfd8638753c27f5aca54b","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.885Z","lastUpdated":"2026-11-17T07:08:54.885Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54b', 1, 1794899334885, '6afbfd864f809fe32057bfe0', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca560', 1, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca561', 1, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca562', 1, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafec', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafec","originalID":"6afbfd86b2c5db69d10aafec","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:54.567Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafee', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafee","originalID":"6afbfd86b2c5db69d10aafee","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.568Z","lastUpdated":"2026-11-17T07:08:54.568Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafed', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafed","originalID":"6afbfd86b2c5db69d10aafed","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:54.567Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe7', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafe7","originalID":"6afbfd86b2c5db69d10aafe7","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.566Z","lastUpdated":"2026-11-17T07:08:54.566Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafea', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafea","originalID":"6afbfd86b2c5db69d10aafea","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:54.567Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe5', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafe5","originalID":"6afbfd86b2c5db69d10aafe5","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.566Z","lastUpdated":"2026-11-17T07:08:54.566Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe9', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafe9","originalID":"6afbfd86b2c5db69d10aafe9","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:54.567Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe6', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafe6","originalID":"6afbfd86b2c5db69d10aafe6","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.566Z","lastUpdated":"2026-11-17T07:08:54.566Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe8', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafe8","originalID":"6afbfd86b2c5db69d10aafe8","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:54.567Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafeb', 2, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID"]', '{"id":"6afbfd86b2c5db69d10aafeb","originalID":"6afbfd86b2c5db69d10aafeb","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:54.567Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca563', 1, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca564', 1, 1794899335036, '6afbfd864f809fe32057bfe0', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca547', 2, 1794899335114, '6afbfd864f809fe32057bfe0', '["departmentCode"]', '{"id":"6afbfd8638753c27f5aca547","originalID":"6afbfd8638753c27f5aca547","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.749Z","lastUpdated":"2026-11-17T07:08:54.749Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca560', 2, 1794899335130, '6afbfd864f809fe32057bfe0', '["departmentCode"]', '{"id":"6afbfd8738753c27f5aca560","originalID":"6afbfd8638753c27f5aca547","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:55.036Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afbfd864f809fe32057bfdc', 'first', 'a1061bfcdc59248b2aefd305beb2a307429d40caf0157c5e908e95c8913da069', '"1.1lyg9uy"', '', 1794899334713, '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca546', 1);
INSERT INTO public.idempotency VALUES ('6afbfd864f809fe32057bfdc', 'second', '202b69646e2a0740df329201fde7772699ba5294377202e5c56a393fb1a67b18', '"2.1lyg9uy"', '', 1794899334789, '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca546', 2);
INSERT INTO public.image VALUES ('6afbfd864f809fe32057bfdc', 'e382dee895d2317f269dab7bdac5b14cc44143e48df9000a04eb3f6f1940d262', 'png', 1794899335036, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54b', 'e382dee895d2317f269dab7bdac5b14cc44143e48df9000a04eb3f6f1940d262');
INSERT INTO public.image_use VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca563', 'e382dee895d2317f269dab7bdac5b14cc44143e48df9000a04eb3f6f1940d262');
INSERT INTO public.installation VALUES ('schema_number', '26');
INSERT INTO public.installation VALUES ('oldest_program', '26');
INSERT INTO public.installation VALUES ('epoch', '1lyg9uy');
INSERT INTO public.installation VALUES ('made_of', '7709033933708137048 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', 'c0aac430116b045355e75d96ec40c0fbcc33ff57aba21120b550e37c1bef93df');
INSERT INTO public.installation VALUES ('newest_account', '6afbfd864f809fe32057bfdc');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '740');
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '', 'erasure', 1794899394618, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '', 'pulls', 1794899394624, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '', 'retention', 1794899394624, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '', 'settle_balances', 1794899394624, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'due_orders', 1794899394624, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'due_orders', 1794899394624, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'deliver_webhooks', 1794899394626, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'deliver_webhooks', 1794899394633, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', '6ad660457b5d39ded8d7aa16a1a29615538635236c8f88cfe2d8cb2397a0cd6e', 'kiosk-1', '6afbfd864f809fe32057bfe2', '6afbfd864f809fe32057bfdf', 1794899335190, 1795504135190, 0, '1lyg9uy');
INSERT INTO public.licence VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'ff5f1d446785727b51e24a52f71cd10b2e8d6c659018cca768d695c05e317658', 10, 1794899334511, '6afbfd864f809fe32057bfe2', 0);
INSERT INTO public.pos_check VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca553', '6afbfd864f809fe32057bfdd', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794899334979, 0, 2, 'EUR', '6afbfd8638753c27f5aca554', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x0206697061642d3106697061642d32020180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d3000280a0d5edee66846396045f4c25c967c289a6ed528b5b0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO public.pos_check VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca559', '6afbfd864f809fe32057bfdd', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794899335007, 1794899335007, 2, 'EUR', '6afbfd8638753c27f5aca55a', 0, 2, '', '', '\x0206697061642d3106697061642d32020180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd81000280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO public.pos_check_conflict VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca55f', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca559', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794899335007, 0, '');
INSERT INTO public.pos_check_submission VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca553', 1, 'ipad-1', 1767225600000, 1767225600000, 1794899334963, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afbfd864f809fe32057bfe0', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca553', 2, 'ipad-2', 1767225600000, 1767225600000, 1794899334979, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afbfd864f809fe32057bfe0', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca559', 1, 'ipad-1', 1767225600000, 1767225600000, 1794899334991, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afbfd864f809fe32057bfe0', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca559', 2, 'ipad-2', 1767225600000, 1767225600000, 1794899335007, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afbfd864f809fe32057bfe0', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.pull VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 1, '6afbfd8738753c27f5aca565', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe0', '["copyAll"]', '{"pullId":"6afbfd8738753c27f5aca565","store":"6afbfd86b2c5db69d10aafe4","sourceStore":"6afbfd864f809fe32057bfdd","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afbfd864f809fe32057bfea","id":"6afbfd86b2c5db69d10aafec","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afbfd864f809fe32057bfec","id":"6afbfd86b2c5db69d10aafee","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afbfd864f809fe32057bfeb","id":"6afbfd86b2c5db69d10aafed","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe5","id":"6afbfd86b2c5db69d10aafe7","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe8","id":"6afbfd86b2c5db69d10aafea","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe3","id":"6afbfd86b2c5db69d10aafe5","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe7","id":"6afbfd86b2c5db69d10aafe9","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe4","id":"6afbfd86b2c5db69d10aafe6","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe6","id":"6afbfd86b2c5db69d10aafe8","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd864f809fe32057bfe9","id":"6afbfd86b2c5db69d10aafeb","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794899335036, 0, 15);
INSERT INTO public.pull VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 2, '6afbfd8738753c27f5aca566', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe0', '["menuItems"]', '{"pullId":"6afbfd8738753c27f5aca566","store":"6afbfd86b2c5db69d10aafe4","sourceStore":"6afbfd864f809fe32057bfdd","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794899335130, 0, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca561', 'department', '6afbfd8638753c27f5aca546', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca546', 3, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca562', 'servingSizeLevel', '6afbfd8638753c27f5aca549', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca549', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafec', 'language', '6afbfd864f809fe32057bfea', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfea', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafee', 'language', '6afbfd864f809fe32057bfec', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfec', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafed', 'language', '6afbfd864f809fe32057bfeb', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfeb', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafe7', 'serviceType', '6afbfd864f809fe32057bfe5', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe5', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafea', 'serviceType', '6afbfd864f809fe32057bfe8', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe8', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafe5', 'serviceType', '6afbfd864f809fe32057bfe3', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe3', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafe9', 'serviceType', '6afbfd864f809fe32057bfe7', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe7', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafe6', 'serviceType', '6afbfd864f809fe32057bfe4', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe4', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafe8', 'serviceType', '6afbfd864f809fe32057bfe6', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe6', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd86b2c5db69d10aafeb', 'serviceType', '6afbfd864f809fe32057bfe9', '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe9', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca563', 'modifier', '6afbfd8638753c27f5aca54b', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca54b', 2, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca564', 'category', '6afbfd8638753c27f5aca54a', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca54a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca560', 'department', '6afbfd8638753c27f5aca547', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca547', 2, 1);
INSERT INTO public.pull_run VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca568', 1, '6afbfd864f809fe32057bfdd', '6afbfd864f809fe32057bfe0', '["reason"]', 1794899335333, 1794985735000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca568', '6afbfd86b2c5db69d10aafe4', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafe5', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafe6', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafe7', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafe8', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafe9', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafea', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafeb', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafec', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafed', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd86b2c5db69d10aafee', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd8738753c27f5aca560', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd8738753c27f5aca561', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd8738753c27f5aca562', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd8738753c27f5aca563', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca565', '6afbfd8738753c27f5aca564', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', '6afbfd8738753c27f5aca566', '6afbfd8738753c27f5aca560', 'department', 1, 2, '6afbfd8638753c27f5aca547', '6afbfd864f809fe32057bfdd', '6afbfd8638753c27f5aca547', 1, 1);
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '', 'account', '6afbfd864f809fe32057bfdc', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afbfd864f809fe32057bfdc","originalID":"6afbfd864f809fe32057bfdc","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.506Z","lastUpdated":"2026-11-17T07:08:54.506Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'store', '6afbfd864f809fe32057bfdd', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afbfd864f809fe32057bfdd","originalID":"6afbfd864f809fe32057bfdd","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.507Z","lastUpdated":"2026-11-17T07:08:54.507Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe3', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afbfd864f809fe32057bfe3","originalID":"6afbfd864f809fe32057bfe3","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.509Z","lastUpdated":"2026-11-17T07:08:54.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe4', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afbfd864f809fe32057bfe4","originalID":"6afbfd864f809fe32057bfe4","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.509Z","lastUpdated":"2026-11-17T07:08:54.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe5', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afbfd864f809fe32057bfe5","originalID":"6afbfd864f809fe32057bfe5","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.509Z","lastUpdated":"2026-11-17T07:08:54.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe6', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afbfd864f809fe32057bfe6","originalID":"6afbfd864f809fe32057bfe6","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe7', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afbfd864f809fe32057bfe7","originalID":"6afbfd864f809fe32057bfe7","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe8', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afbfd864f809fe32057bfe8","originalID":"6afbfd864f809fe32057bfe8","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'serviceType', '6afbfd864f809fe32057bfe9', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afbfd864f809fe32057bfe9","originalID":"6afbfd864f809fe32057bfe9","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'language', '6afbfd864f809fe32057bfea', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afbfd864f809fe32057bfea","originalID":"6afbfd864f809fe32057bfea","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'language', '6afbfd864f809fe32057bfeb', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afbfd864f809fe32057bfeb","originalID":"6afbfd864f809fe32057bfeb","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'language', '6afbfd864f809fe32057bfec', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afbfd864f809fe32057bfec","originalID":"6afbfd864f809fe32057bfec","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'role', '6afbfd864f809fe32057bfed', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afbfd864f809fe32057bfed","originalID":"6afbfd864f809fe32057bfed","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'user', '6afbfd864f809fe32057bfee', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afbfd864f809fe32057bfee","originalID":"6afbfd864f809fe32057bfee","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.510Z","lastUpdated":"2026-11-17T07:08:54.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbfd864f809fe32057bfed"],"signIn":"6afbfd864f809fe32057bfde"}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'store', '6afbfd86b2c5db69d10aafe4', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afbfd86b2c5db69d10aafe4","originalID":"6afbfd86b2c5db69d10aafe4","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.561Z","lastUpdated":"2026-11-17T07:08:54.561Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'role', '6afbfd86b2c5db69d10aafef', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afbfd86b2c5db69d10aafef","originalID":"6afbfd86b2c5db69d10aafef","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.568Z","lastUpdated":"2026-11-17T07:08:54.568Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'user', '6afbfd86b2c5db69d10aaff0', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afbfd86b2c5db69d10aaff0","originalID":"6afbfd86b2c5db69d10aaff0","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.568Z","lastUpdated":"2026-11-17T07:08:54.568Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbfd86b2c5db69d10aafef"],"signIn":"6afbfd864f809fe32057bfde"}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', '6afbfd8638753c27f5aca546', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afbfd8638753c27f5aca546","originalID":"6afbfd8638753c27f5aca546","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.713Z","lastUpdated":"2026-11-17T07:08:54.809Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', '6afbfd8638753c27f5aca548', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afbfd8638753c27f5aca548","originalID":"6afbfd8638753c27f5aca548","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T07:08:54.769Z","lastUpdated":"2026-11-17T07:08:54.824Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'servingSizeLevel', '6afbfd8638753c27f5aca549', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afbfd8638753c27f5aca549","originalID":"6afbfd8638753c27f5aca549","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.840Z","lastUpdated":"2026-11-17T07:08:54.840Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'category', '6afbfd8638753c27f5aca54a', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afbfd8638753c27f5aca54a","originalID":"6afbfd8638753c27f5aca54a","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.868Z","lastUpdated":"2026-11-17T07:08:54.868Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Pizza","level":1,"department":"6afbfd8638753c27f5aca546","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'department', '6afbfd8738753c27f5aca561', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afbfd8738753c27f5aca561","originalID":"6afbfd8638753c27f5aca546","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:55.036Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'servingSizeLevel', '6afbfd8738753c27f5aca562', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afbfd8738753c27f5aca562","originalID":"6afbfd8638753c27f5aca549","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:55.036Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', '6afbfd8638753c27f5aca547', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afbfd8638753c27f5aca547","originalID":"6afbfd8638753c27f5aca547","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.749Z","lastUpdated":"2026-11-17T07:08:55.114Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'department', '6afbfd8738753c27f5aca560', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afbfd8738753c27f5aca560","originalID":"6afbfd8638753c27f5aca547","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:55.036Z","lastUpdated":"2026-11-17T07:08:55.130Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'modifier', '6afbfd8638753c27f5aca54b', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afbfd8638753c27f5aca54b","originalID":"6afbfd8638753c27f5aca54b","store":"6afbfd864f809fe32057bfdd","createdFor":"6afbfd864f809fe32057bfdd","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.885Z","lastUpdated":"2026-11-17T07:08:54.899Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbfd864f809fe32057bfdc/e382dee895d2317f269dab7bdac5b14cc44143e48df9000a04eb3f6f1940d262.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'language', '6afbfd86b2c5db69d10aafec', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afbfd86b2c5db69d10aafec","originalID":"6afbfd864f809fe32057bfea","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'language', '6afbfd86b2c5db69d10aafee', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afbfd86b2c5db69d10aafee","originalID":"6afbfd864f809fe32057bfec","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.568Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'language', '6afbfd86b2c5db69d10aafed', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afbfd86b2c5db69d10aafed","originalID":"6afbfd864f809fe32057bfeb","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafe7', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afbfd86b2c5db69d10aafe7","originalID":"6afbfd864f809fe32057bfe5","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.566Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafea', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afbfd86b2c5db69d10aafea","originalID":"6afbfd864f809fe32057bfe8","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafe5', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afbfd86b2c5db69d10aafe5","originalID":"6afbfd864f809fe32057bfe3","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.566Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafe9', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afbfd86b2c5db69d10aafe9","originalID":"6afbfd864f809fe32057bfe7","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafe6', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afbfd86b2c5db69d10aafe6","originalID":"6afbfd864f809fe32057bfe4","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.566Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafe8', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afbfd86b2c5db69d10aafe8","originalID":"6afbfd864f809fe32057bfe6","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'serviceType', '6afbfd86b2c5db69d10aafeb', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afbfd86b2c5db69d10aafeb","originalID":"6afbfd864f809fe32057bfe9","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:54.567Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"operator","modifiedBy":"6afbfd864f809fe32057bfe0","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'modifier', '6afbfd8738753c27f5aca563', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afbfd8738753c27f5aca563","originalID":"6afbfd8638753c27f5aca54b","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:55.036Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbfd864f809fe32057bfdc/e382dee895d2317f269dab7bdac5b14cc44143e48df9000a04eb3f6f1940d262.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 'category', '6afbfd8738753c27f5aca564', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afbfd8738753c27f5aca564","originalID":"6afbfd8638753c27f5aca54a","store":"6afbfd86b2c5db69d10aafe4","createdFor":"6afbfd86b2c5db69d10aafe4","ownedBy":"6afbfd864f809fe32057bfdc","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:55.036Z","lastUpdated":"2026-11-17T07:08:55.036Z","createdBy":"6afbfd864f809fe32057bfe0","modifiedBy":"6afbfd864f809fe32057bfe0","revision":1,"name":"Pizza","level":1,"department":"6afbfd8738753c27f5aca561","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfed', 'managesStaff', '6afbfd864f809fe32057bfdd', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfed', 'allPrivileges', '6afbfd864f809fe32057bfdd', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfee', 'roles', '6afbfd864f809fe32057bfed', 'user', 'role');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfee', 'signIn', '6afbfd864f809fe32057bfde', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafef', 'managesStaff', '6afbfd86b2c5db69d10aafe4', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafef', 'allPrivileges', '6afbfd86b2c5db69d10aafe4', 'role', 'store');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aaff0', 'roles', '6afbfd86b2c5db69d10aafef', 'user', 'role');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aaff0', 'signIn', '6afbfd864f809fe32057bfde', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca549', 'default', '6afbfd864f809fe32057bfdd', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54a', 'department', '6afbfd8638753c27f5aca546', 'category', 'department');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca562', 'default', '6afbfd86b2c5db69d10aafe4', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8738753c27f5aca564', 'department', '6afbfd8738753c27f5aca561', 'category', 'department');
INSERT INTO public.sale VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54d', '6afbfd864f809fe32057bfdd', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20774, 1, '6afbfd864f809fe32057bfe0', 1794899334923, 1794899334923, 'order', '1', 1794899334923, 488, 1794899334923, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca55a', '6afbfd864f809fe32057bfdd', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afbfd864f809fe32057bfe0', 1794899335007, 1794899335007, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 2);
INSERT INTO public.sale_line VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20774, '6afbfd8638753c27f5aca54d', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 488, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20454, '6afbfd8638753c27f5aca55a', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20774, '6afbfd8638753c27f5aca54d', 0, 1, '6afbfd8638753c27f5aca54e', 'Other', '', 550, 0, 1794899334923);
INSERT INTO public.sale_payment VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20454, '6afbfd8638753c27f5aca55a', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'category', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'subcategory', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'item', 20774, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'employee', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'service_type', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'hour', 20774, '8', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 20774, '6afbfd8638753c27f5aca54d', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afbfd864f809fe32057bfdc', '6afbfd86b2c5db69d10aafe4', 29, 29, 2, 'cb675c5c93d6e5b576181197f12222104d8d1e4684b5275731b3309a05857a1c');
INSERT INTO public.scope VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 35, 34, 18, '2efd484de2c7516e4348abaaa1c09d216aa89c3666484879e8465101a74d937f');
INSERT INTO public.scope VALUES ('6afbfd864f809fe32057bfdc', '', 1, 1, 3, 'ca458ac138bbc2bf49a69e2777b08460f9c20167c3814771ba3abd6da81ee5de');
INSERT INTO public.sign_in VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfde', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$Me/Uyi8uZTkWIR/2ra2pXg$f5pZp1r2xaurhlSybdoskgnXxI3/de5NEHigun1qweo', 'owner', 1, 1794899334511, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdf', '6afbfd864f809fe32057bfdd', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$7/nM0XEKcIBIn/EYqUsWDw$mEWRRogtapsVfR3nkjKJMpBMC3SOZ6aLaSBpteyK3Cg', 'kiosk', 1, 1794899334511, '', '', 0, 0);
INSERT INTO public.web_of_copies VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdc', 2);
INSERT INTO public.web_order VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54c', '6afbfd864f809fe32057bfdd', 'paid', 1, 'c3abd04dd0b1737df3bd1f9733f6a405a1654f0261168590817df8b1545d84a3', 1, 1, 1, 1, 1794899334923, 1794899334923, 1794899334923, 1794899334923, 0, 0, 0, '', 0, 'EUR', '', '', '6afbfd8638753c27f5aca54d', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afbfd8638753c27f5aca54e","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afbfd864f809fe32057bfe0","date":"2026-11-17T07:08:54.923Z"}],"isRefunded":false,"saleId":"6afbfd8638753c27f5aca54d","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afbfd864f809fe32057bfe0","date":"2026-11-17T07:08:54.923Z"}],"revision":1,"lastUpdated":"2026-11-17T07:08:54.923Z"}');
INSERT INTO public.web_order VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca550', '6afbfd864f809fe32057bfdd', 'later', 2, '347feae8fee794f5feb476f2cd8133f3168d455b953c9dca58079c7addf3215c', 10, 0, 1, 1, 1794899334946, 1794899334946, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afbfd8638753c27f5aca551', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afbfd864f809fe32057bfe0","date":"2026-11-17T07:08:54.946Z"}],"revision":1,"lastUpdated":"2026-11-17T07:08:54.946Z"}');
INSERT INTO public.web_order_counter VALUES ('6afbfd864f809fe32057bfdc', '6afbfd864f809fe32057bfdd', 2);
INSERT INTO public.web_order_text VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca54c', '{"id":"6afbfd8638753c27f5aca54c","uniqueOrderID":"paid","orderDetails":[{"_id":"6afbfd8638753c27f5aca54f","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbfd864f809fe32057bfdd","dateCreated":"2026-11-17T07:08:54.923Z","createdBy":"6afbfd864f809fe32057bfe0"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;');
INSERT INTO public.web_order_text VALUES ('6afbfd864f809fe32057bfdc', '6afbfd8638753c27f5aca550', '{"id":"6afbfd8638753c27f5aca550","uniqueOrderID":"later","orderDetails":[{"_id":"6afbfd8638753c27f5aca552","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbfd864f809fe32057bfdd","dateCreated":"2026-11-17T07:08:54.946Z","createdBy":"6afbfd864f809fe32057bfe0","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;');
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hash UNIQUE (hash);
ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.audit_base
    ADD CONSTRAINT audit_base_pkey PRIMARY KEY (account, store);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (account, store, number);
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
ALTER TABLE ONLY public.erasure
    ADD CONSTRAINT erasure_pkey PRIMARY KEY (account, id);
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
ALTER TABLE ONLY public.key_address
    ADD CONSTRAINT key_address_pkey PRIMARY KEY (account, key, address);
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
ALTER TABLE ONLY public.pull_run
    ADD CONSTRAINT pull_run_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.pull_run_store
    ADD CONSTRAINT pull_run_store_pkey PRIMARY KEY (account, run, store);
ALTER TABLE ONLY public.pulled_record
    ADD CONSTRAINT pulled_record_pkey PRIMARY KEY (account, store, pull, id);
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
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (account, hash);
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
ALTER TABLE ONLY public.web_of_copies
    ADD CONSTRAINT web_of_copies_pkey PRIMARY KEY (account, id);
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
CREATE INDEX audit_id ON public.audit USING btree (account, store, id, at_ms, number) WHERE (id <> ''::text);
CREATE INDEX audit_operation ON public.audit USING btree (account, store, operation, at_ms, number);
CREATE INDEX audit_outcome ON public.audit USING btree (account, store, outcome, at_ms, number) WHERE (outcome <> 'done'::text);
CREATE INDEX audit_time ON public.audit USING btree (account, store, at_ms, number);
CREATE INDEX audit_who ON public.audit USING btree (account, store, who, at_ms, number);
CREATE INDEX balance_due ON public.balance USING btree (account, due_ms, id) WHERE (due_ms < '9223372036854775807'::bigint);
CREATE INDEX balance_hold_ended ON public.balance_hold USING btree (account, ended_ms) WHERE (ended_ms > 0);
CREATE INDEX balance_hold_open ON public.balance_hold USING btree (account, balance, id) WHERE (ended_ms = 0);
CREATE INDEX delivery_due ON public.delivery USING btree (account, store, hook, next_ms, sequence) WHERE (state = 2);
CREATE INDEX delivery_old ON public.delivery USING btree (account, last_ms) WHERE (state = 0);
CREATE UNIQUE INDEX delivery_pending ON public.delivery USING btree (account, store, hook, sequence) WHERE (state > 0);
CREATE INDEX delivery_subject ON public.delivery USING btree (account, store, hook, subject, sequence) WHERE (state > 0);
CREATE UNIQUE INDEX device_known_by ON public.device USING btree (account, known_by, store);
CREATE INDEX device_node ON public.device USING btree (account, store, node);
CREATE INDEX erasure_open ON public.erasure USING btree (account, asked_ms, id) WHERE (done_ms = 0);
CREATE INDEX idempotency_age ON public.idempotency USING btree (account, at_ms);
CREATE INDEX image_age ON public.image USING btree (account, at_ms);
CREATE INDEX image_use_hash ON public.image_use USING btree (account, hash);
CREATE INDEX job_due ON public.job USING btree (next_ms) WHERE (holder = ''::text);
CREATE INDEX key_address_first ON public.key_address USING btree (account, key, first_ms);
CREATE INDEX key_address_last ON public.key_address USING btree (account, last_ms);
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
CREATE INDEX pull_run_ended ON public.pull_run USING btree (account, ended_ms, at_ms);
CREATE UNIQUE INDEX pull_run_number ON public.pull_run USING btree (account, number);
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
CREATE INDEX session_age ON public.session USING btree (account, expires_ms);
CREATE UNIQUE INDEX session_id ON public.session USING btree (account, id);
CREATE INDEX session_sign_in ON public.session USING btree (account, sign_in, created_ms);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
CREATE INDEX web_order_due ON public.web_order USING btree (account, store, due_ms) WHERE (due_ms > 0);
CREATE UNIQUE INDEX web_order_number ON public.web_order USING btree (account, store, number);
CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id) WHERE (unique_id <> ''::text);
