-- A database of schema 30 as the program of that time left it. key cmd_w9xYPHSD0Dt0hU1RPdZXUjSvnTjnGaC5ZCt37RXeUp9 department 6afcde97cfe727bdaaf7fdee
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
    hash text NOT NULL COLLATE pg_catalog."C",
    last_ms bigint DEFAULT 0 NOT NULL,
    oldest_ms bigint DEFAULT 0 NOT NULL,
    signature text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE public.pos_check_change (
    account text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    part_key text NOT NULL COLLATE pg_catalog."C",
    form text NOT NULL COLLATE pg_catalog."C",
    era bigint NOT NULL,
    node_key text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    moment bytea NOT NULL
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
    settled_by text NOT NULL COLLATE pg_catalog."C",
    type text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    form text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    source text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    source_key text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.pos_check_node (
    account text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    node_key text NOT NULL COLLATE pg_catalog."C",
    words bytea NOT NULL
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
    data text NOT NULL,
    natural_ms bigint DEFAULT 0 NOT NULL,
    is_raised smallint DEFAULT 0 NOT NULL,
    is_knowing smallint DEFAULT 0 NOT NULL,
    is_late smallint DEFAULT 0 NOT NULL,
    departures text DEFAULT '[]'::text NOT NULL,
    said bytea
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
CREATE TABLE public.recovery_code (
    account text NOT NULL COLLATE pg_catalog."C",
    sign_in text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C"
);
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
CREATE TABLE public.sign_in_failure (
    email text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    failures bigint NOT NULL
);
CREATE TABLE public.sign_in_turn (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C"
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
    state text NOT NULL,
    is_shop smallint DEFAULT 1 NOT NULL,
    check_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    check_state bigint DEFAULT 0 NOT NULL,
    check_balance bigint DEFAULT 0 NOT NULL,
    tolerance bigint DEFAULT 0 NOT NULL
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
    lines text NOT NULL,
    basis text DEFAULT ''::text NOT NULL
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
INSERT INTO public.api_key VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b16', '9868acff91363c07484c77e40de88e5a15da1e9b487ee7d26ad620bb0560e9f7', 'kiosk', '', 48, 0, 1794956951269, 0, 0, 1794956952877);
INSERT INTO public.api_key VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b15', 'd1f07d4947ba771774afa5e106ed4719bc144f15a76d1024c82c562cf8f12c7e', 'first key', '', 65535, 0, 1794956951269, 0, 0, 1794956953291);
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '', 1, 1794956951242, 'operator', '', '', '', 'init', 'account', '6afcde9632f09792cb447b11', 0, '', 'done', '66b7bf06875144b9d14695026a41f4c85bedf0ce8d0248a6bbcaa721008c3959');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '', 2, 1794956951461, 'operator', '', '', '', 'addStore', 'store', '6afcde9787a7a48934c20f0a', 0, '', 'done', 'f6432ab26b818a3bb5dc426716a541e6ba3b686d26b6d667465df1ab4533047a');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 1, 1794956951788, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'createDepartment', 'department', '6afcde97cfe727bdaaf7fdee', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '71b64d1059c69f2e40d546765573f4173534da419caa9b50ba18439bf4fb1f9f');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 2, 1794956951911, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'createDepartment', 'department', '6afcde97cfe727bdaaf7fdef', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '7115c30e150545f29d1aa874d48c06fd99cc7db75c31e9ebcafb289f70ef9380');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 3, 1794956951969, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'createDepartment', 'department', '6afcde97cfe727bdaaf7fdf0', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '643298bf8cacfb82e2643e93130ad6f6f5f3b4d063809af82fb5fdc9d9a7cb4e');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 4, 1794956952028, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'updateDepartment', 'department', '6afcde97cfe727bdaaf7fdee', 2, 'name departmentCode', 'done', 'e9ad646128793797f75894132840b957d84967df4b0593d515fe524f905cbeed');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 5, 1794956952098, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'updateDepartment', 'department', '6afcde97cfe727bdaaf7fdee', 3, 'description', 'done', 'fc59ffe0da30e431165ab090c89cebe147574f8243d22b0852d0c00812a45a07');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 6, 1794956952123, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'updateDepartment', 'department', '6afcde97cfe727bdaaf7fdf0', 2, 'activeStatus isDelete', 'done', '4f71f10728af45b0fc3f81da4fdb85cfec12688f16da97cc9312447eb57fbb48');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 7, 1794956952146, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'createServingSizeLevel', 'servingSizeLevel', '6afcde98cfe727bdaaf7fdf1', 1, 'store createdFor createdAt activeStatus name default', 'done', 'e6d74ff505ab444a9e220963118b0272619b6a21dc354861d4a32ae03aee1bb3');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 8, 1794956952168, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'createCategory', 'category', '6afcde98cfe727bdaaf7fdf2', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', 'eddacb93ea0479d95d4ab08ad79a30209f01d8ff28046f10ccef51799288b05e');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 9, 1794956952245, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'createModifier', 'modifier', '6afcde98cfe727bdaaf7fdf3', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '4c679d92d98ac94a300fdd0810d4c7c6c56c095bfab159f80124b8144e5af1b8');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 10, 1794956952271, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'uploadModifierImage', 'modifier', '6afcde98cfe727bdaaf7fdf3', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'fa6ec372c3c7e5dfef1c5c5e2e06897fa8c882f3b5d47deb0fe131b9b87f704a');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 11, 1794956952303, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '1834fc9387cc0344d648556852e945481cbd0fb4b5eb9e10549f8c1211dcb10f');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 12, 1794956952366, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', '98a79c42d4c965ee58b2b4c265066bc64613dd6fd16920c1fee3ac12d27494ed');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 13, 1794956952437, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'fde6b2d07407738112c49214ca94b1a71b9fe8946024233ce8d060081e38b886');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 14, 1794956952460, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '45d248f8bc22f0f9d305e44a771bd6fd52f851e9a6864c2a13d0cb64978f9960');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 15, 1794956952504, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '2839358e59e8bda80aee107ccfd4af1e8c621921c930c728109db1c9dc99e524');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 16, 1794956952549, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'f035f357f7d41b7f79a7adafbfcc483c865f7888f8a555ec377fcc72d1ec6581');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 1, 1794956952602, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '6a14ada9ab848f343fc8863e1be55aee83c1efc7fb80817c8d07d0980603a3fe');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 17, 1794956952763, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'updateDepartment', 'department', '6afcde97cfe727bdaaf7fdef', 2, 'departmentCode', 'done', '6dd70805ddf7160d0c4f3f54087f0f46864f53066f13e205ab148feecb2ae8d4');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 2, 1794956952774, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', 'f9e7aa2c491828f5b9dc8ac00c209a29e54fe89d8096da936cf70410296a4e50');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 18, 1794956952877, '6afcde9632f09792cb447b16', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'a6aa9af7430b345b09789071ec83c71874ea34e229cb4848e01d9e0a609239a9');
INSERT INTO public.audit VALUES ('6afcde9632f09792cb447b11', '', 3, 1794956953291, '6afcde9632f09792cb447b15', '', '127.0.0.0/24', '22a68f0d9af58507db86b2cb2983dc0e', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '7c8a98854bba8ddc1d3e546924aae4b07bf5b80cf4c79920ad12b5d4d3c4003b');
INSERT INTO public.clock_mark VALUES (1708, 1794956953336);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20775, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fdfd', 'ipad-1', '', 'ipad-1', '', '', '', 1794956952437, 0, 1);
INSERT INTO public.device VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fe00', 'ipad-2', '', 'ipad-2', '', '', '', 1794956952460, 0, 1);
INSERT INTO public.device VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fe0f', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794956952877, 0, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '', 1, 1794956951243, 'created', 'account', '6afcde9632f09792cb447b11', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 1, 1794956951250, 'created', 'store', '6afcde9632f09792cb447b12', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 2, 1794956951261, 'created', 'serviceType', '6afcde9732f09792cb447b18', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 3, 1794956951261, 'created', 'serviceType', '6afcde9732f09792cb447b19', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 4, 1794956951262, 'created', 'serviceType', '6afcde9732f09792cb447b1a', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 5, 1794956951262, 'created', 'serviceType', '6afcde9732f09792cb447b1b', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 6, 1794956951262, 'created', 'serviceType', '6afcde9732f09792cb447b1c', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 7, 1794956951263, 'created', 'serviceType', '6afcde9732f09792cb447b1d', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 8, 1794956951263, 'created', 'serviceType', '6afcde9732f09792cb447b1e', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 9, 1794956951263, 'created', 'language', '6afcde9732f09792cb447b1f', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 10, 1794956951263, 'created', 'language', '6afcde9732f09792cb447b20', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 11, 1794956951264, 'created', 'language', '6afcde9732f09792cb447b21', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 12, 1794956951264, 'created', 'role', '6afcde9732f09792cb447b22', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 13, 1794956951264, 'created', 'user', '6afcde9732f09792cb447b23', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 1, 1794956951470, 'created', 'store', '6afcde9787a7a48934c20f0a', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 2, 1794956951497, 'created', 'serviceType', '6afcde9787a7a48934c20f0b', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 3, 1794956951504, 'created', 'serviceType', '6afcde9787a7a48934c20f0c', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 4, 1794956951509, 'created', 'serviceType', '6afcde9787a7a48934c20f0d', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 5, 1794956951510, 'created', 'serviceType', '6afcde9787a7a48934c20f0e', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 6, 1794956951510, 'created', 'serviceType', '6afcde9787a7a48934c20f0f', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 7, 1794956951511, 'created', 'serviceType', '6afcde9787a7a48934c20f10', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 8, 1794956951520, 'created', 'serviceType', '6afcde9787a7a48934c20f11', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 9, 1794956951521, 'created', 'language', '6afcde9787a7a48934c20f12', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 10, 1794956951521, 'created', 'language', '6afcde9787a7a48934c20f13', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 11, 1794956951525, 'created', 'language', '6afcde9787a7a48934c20f14', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 12, 1794956951525, 'created', 'role', '6afcde9787a7a48934c20f15', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 13, 1794956951525, 'created', 'user', '6afcde9787a7a48934c20f16', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 14, 1794956951788, 'created', 'department', '6afcde97cfe727bdaaf7fdee', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 15, 1794956951911, 'created', 'department', '6afcde97cfe727bdaaf7fdef', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 16, 1794956951969, 'created', 'department', '6afcde97cfe727bdaaf7fdf0', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 17, 1794956952028, 'updated', 'department', '6afcde97cfe727bdaaf7fdee', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 18, 1794956952098, 'updated', 'department', '6afcde97cfe727bdaaf7fdee', 3, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 19, 1794956952123, 'inactivated', 'department', '6afcde97cfe727bdaaf7fdf0', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20, 1794956952146, 'created', 'servingSizeLevel', '6afcde98cfe727bdaaf7fdf1', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 21, 1794956952168, 'created', 'category', '6afcde98cfe727bdaaf7fdf2', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 22, 1794956952245, 'created', 'modifier', '6afcde98cfe727bdaaf7fdf3', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 23, 1794956952271, 'updated', 'modifier', '6afcde98cfe727bdaaf7fdf3', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 24, 1794956952303, 'created', 'order', '6afcde98cfe727bdaaf7fdf4', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 25, 1794956952303, 'created', 'sale', '6afcde98cfe727bdaaf7fdf6', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 26, 1794956952366, 'created', 'order', '6afcde98cfe727bdaaf7fdf8', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 27, 1794956952437, 'created', 'device', '6afcde98cfe727bdaaf7fdfd', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 28, 1794956952437, 'created', 'check', '6afcde98cfe727bdaaf7fdfb', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 29, 1794956952460, 'created', 'device', '6afcde98cfe727bdaaf7fe00', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 30, 1794956952460, 'updated', 'check', '6afcde98cfe727bdaaf7fdfb', 2, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 31, 1794956952504, 'created', 'check', '6afcde98cfe727bdaaf7fe01', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 32, 1794956952549, 'closed', 'check', '6afcde98cfe727bdaaf7fe01', 2, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 33, 1794956952549, 'created', 'sale', '6afcde98cfe727bdaaf7fe02', 1, 0);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 14, 1794956952602, 'created', 'department', '6afcde98cfe727bdaaf7fe08', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 15, 1794956952602, 'created', 'department', '6afcde98cfe727bdaaf7fe09', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 16, 1794956952602, 'created', 'servingSizeLevel', '6afcde98cfe727bdaaf7fe0a', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 17, 1794956952602, 'updated', 'language', '6afcde9787a7a48934c20f12', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 18, 1794956952602, 'updated', 'language', '6afcde9787a7a48934c20f14', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 19, 1794956952602, 'updated', 'language', '6afcde9787a7a48934c20f13', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 20, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f0d', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 21, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f10', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 22, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f0b', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 23, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f0f', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 24, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f0c', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 25, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f0e', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 26, 1794956952602, 'updated', 'serviceType', '6afcde9787a7a48934c20f11', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 27, 1794956952602, 'created', 'modifier', '6afcde98cfe727bdaaf7fe0b', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 28, 1794956952602, 'created', 'category', '6afcde98cfe727bdaaf7fe0c', 1, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 34, 1794956952763, 'updated', 'department', '6afcde97cfe727bdaaf7fdef', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 29, 1794956952774, 'updated', 'department', '6afcde98cfe727bdaaf7fe08', 2, 1);
INSERT INTO public.event VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 35, 1794956952877, 'created', 'device', '6afcde98cfe727bdaaf7fe0f', 1, 0);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b11', 1, 1794956951243, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 1, 1794956951250, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b18', 1, 1794956951261, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b19', 1, 1794956951261, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b1a', 1, 1794956951262, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b1b', 1, 1794956951262, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b1c', 1, 1794956951262, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b1d', 1, 1794956951263, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b1e', 1, 1794956951263, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b1f', 1, 1794956951263, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b20', 1, 1794956951263, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b21', 1, 1794956951264, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b22', 1, 1794956951264, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b23', 1, 1794956951264, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 1, 1794956951470, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0b', 1, 1794956951497, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0c', 1, 1794956951504, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0d', 1, 1794956951509, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0e', 1, 1794956951510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0f', 1, 1794956951510, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f10', 1, 1794956951511, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f11', 1, 1794956951520, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f12', 1, 1794956951521, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f13', 1, 1794956951521, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f14', 1, 1794956951525, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f15', 1, 1794956951525, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f16', 1, 1794956951525, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdee', 1, 1794956951788, '6afcde9632f09792cb447b15', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdef', 1, 1794956951911, '6afcde9632f09792cb447b15', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdf0', 1, 1794956951969, '6afcde9632f09792cb447b15', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdee', 2, 1794956952028, '6afcde9632f09792cb447b15', '["name","departmentCode"]', '{"id":"6afcde97cfe727bdaaf7fdee","originalID":"6afcde97cfe727bdaaf7fdee","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.788Z","lastUpdated":"2026-11-17T23:09:11.788Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdee', 3, 1794956952098, '6afcde9632f09792cb447b15', '["description"]', '{"id":"6afcde97cfe727bdaaf7fdee","originalID":"6afcde97cfe727bdaaf7fdee","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.788Z","lastUpdated":"2026-11-17T23:09:12.028Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdf0', 2, 1794956952123, '6afcde9632f09792cb447b15', '["activeStatus","isDelete"]', '{"id":"6afcde97cfe727bdaaf7fdf0","originalID":"6afcde97cfe727bdaaf7fdf0","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.969Z","lastUpdated":"2026-11-17T23:09:11.969Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf1', 1, 1794956952146, '6afcde9632f09792cb447b15', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf2', 1, 1794956952168, '6afcde9632f09792cb447b15', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf3', 2, 1794956952271, '6afcde9632f09792cb447b15', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afcde98cfe727bdaaf7fdf3","originalID":"6afcde98cfe727bdaaf7fdf3","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.245Z","lastUpdated":"2026-11-17T23:09:12.245Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf3', 1, 1794956952245, '6afcde9632f09792cb447b15', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe08', 1, 1794956952602, '6afcde9632f09792cb447b15', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe09', 1, 1794956952602, '6afcde9632f09792cb447b15', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe0a', 1, 1794956952602, '6afcde9632f09792cb447b15', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f12', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f12","originalID":"6afcde9787a7a48934c20f12","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.521Z","lastUpdated":"2026-11-17T23:09:11.521Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f14', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f14","originalID":"6afcde9787a7a48934c20f14","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.525Z","lastUpdated":"2026-11-17T23:09:11.525Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f13', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f13","originalID":"6afcde9787a7a48934c20f13","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.521Z","lastUpdated":"2026-11-17T23:09:11.521Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0d', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f0d","originalID":"6afcde9787a7a48934c20f0d","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.509Z","lastUpdated":"2026-11-17T23:09:11.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f10', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f10","originalID":"6afcde9787a7a48934c20f10","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.511Z","lastUpdated":"2026-11-17T23:09:11.511Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0b', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f0b","originalID":"6afcde9787a7a48934c20f0b","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.497Z","lastUpdated":"2026-11-17T23:09:11.497Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0f', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f0f","originalID":"6afcde9787a7a48934c20f0f","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.510Z","lastUpdated":"2026-11-17T23:09:11.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0c', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f0c","originalID":"6afcde9787a7a48934c20f0c","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.504Z","lastUpdated":"2026-11-17T23:09:11.504Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0e', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f0e","originalID":"6afcde9787a7a48934c20f0e","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.510Z","lastUpdated":"2026-11-17T23:09:11.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f11', 2, 1794956952602, '6afcde9632f09792cb447b15', '["originalID"]', '{"id":"6afcde9787a7a48934c20f11","originalID":"6afcde9787a7a48934c20f11","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.520Z","lastUpdated":"2026-11-17T23:09:11.520Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe0b', 1, 1794956952602, '6afcde9632f09792cb447b15', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe0c', 1, 1794956952602, '6afcde9632f09792cb447b15', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde97cfe727bdaaf7fdef', 2, 1794956952763, '6afcde9632f09792cb447b15', '["departmentCode"]', '{"id":"6afcde97cfe727bdaaf7fdef","originalID":"6afcde97cfe727bdaaf7fdef","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.911Z","lastUpdated":"2026-11-17T23:09:11.911Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe08', 2, 1794956952774, '6afcde9632f09792cb447b15', '["departmentCode"]', '{"id":"6afcde98cfe727bdaaf7fe08","originalID":"6afcde97cfe727bdaaf7fdef","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.602Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afcde9632f09792cb447b11', 'first', '11252117aa895eb42d65c5f35ca0be966b5b77aec23751f7efc59beaf0b90c15', '"1.j89skha"', '', 1794956951788, '6afcde9632f09792cb447b12', '6afcde97cfe727bdaaf7fdee', 1);
INSERT INTO public.idempotency VALUES ('6afcde9632f09792cb447b11', 'second', 'e4c9392a1faf1141e07a1e3d53cf1b2dd3a457e509e1f4884802c208c1626dca', '"2.j89skha"', '', 1794956952028, '6afcde9632f09792cb447b12', '6afcde97cfe727bdaaf7fdee', 2);
INSERT INTO public.image VALUES ('6afcde9632f09792cb447b11', '5c2afcfbfc1f7359284b2249cfb8155d890356585588eedc1af8de00e0fe85e9', 'png', 1794956952602, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf3', '5c2afcfbfc1f7359284b2249cfb8155d890356585588eedc1af8de00e0fe85e9');
INSERT INTO public.image_use VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe0b', '5c2afcfbfc1f7359284b2249cfb8155d890356585588eedc1af8de00e0fe85e9');
INSERT INTO public.installation VALUES ('schema_number', '30');
INSERT INTO public.installation VALUES ('oldest_program', '30');
INSERT INTO public.installation VALUES ('epoch', 'j89skha');
INSERT INTO public.installation VALUES ('made_of', '7709281361059075288 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '1419c4c746c15866c0e52c84c6273b6dc2ab02525ae3e0e41487d9a24ef8a921');
INSERT INTO public.installation VALUES ('newest_account', '6afcde9632f09792cb447b11');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '1708');
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '', 'erasure', 1794957011631, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '', 'pulls', 1794957011655, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '', 'retention', 1794957011655, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '', 'settle_balances', 1794957011655, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'due_orders', 1794957011655, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'due_orders', 1794957011655, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'deliver_webhooks', 1794957011676, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'deliver_webhooks', 1794957011689, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'fb383690c2a8beb34873c12bd22b24079ed1a358923297e1de6e17e5f7d9f4a4', 'kiosk-1', '6afcde9632f09792cb447b17', '6afcde9632f09792cb447b14', 1794956952877, 1795561752877, 0, 'j89skha');
INSERT INTO public.licence VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', '34b4a63238704744355863d92e9d50dc8e1be358721b51ca1120be4347b9cfd0', 10, 1794956951269, '6afcde9632f09792cb447b17', 0);
INSERT INTO public.pos_check VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdfb', '6afcde9632f09792cb447b12', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794956952460, 0, 2, 'EUR', '6afcde98cfe727bdaaf7fdfc', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe01', '6afcde9632f09792cb447b12', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794956952549, 1794956952549, 2, 'EUR', '6afcde98cfe727bdaaf7fe02', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe07', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fe01', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794956952549, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afcde98cfe727bdaaf7fe01', 'la');
INSERT INTO public.pos_check_node VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdfb', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdfb', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe01', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe01', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdfb', 1, 'ipad-1', 1767225600000, 1767225600000, 1794956952437, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afcde9632f09792cb447b15', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdfb', 2, 'ipad-2', 1767225600000, 1767225600000, 1794956952460, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afcde9632f09792cb447b15', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe01', 1, 'ipad-1', 1767225600000, 1767225600000, 1794956952504, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afcde9632f09792cb447b15', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe01', 2, 'ipad-2', 1767225600000, 1767225600000, 1794956952549, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afcde9632f09792cb447b15', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pull VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 1, '6afcde98cfe727bdaaf7fe0d', '6afcde9632f09792cb447b12', '6afcde9632f09792cb447b15', '["copyAll"]', '{"pullId":"6afcde98cfe727bdaaf7fe0d","store":"6afcde9787a7a48934c20f0a","sourceStore":"6afcde9632f09792cb447b12","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afcde9732f09792cb447b1f","id":"6afcde9787a7a48934c20f12","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afcde9732f09792cb447b21","id":"6afcde9787a7a48934c20f14","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afcde9732f09792cb447b20","id":"6afcde9787a7a48934c20f13","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b1a","id":"6afcde9787a7a48934c20f0d","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b1d","id":"6afcde9787a7a48934c20f10","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b18","id":"6afcde9787a7a48934c20f0b","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b1c","id":"6afcde9787a7a48934c20f0f","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b19","id":"6afcde9787a7a48934c20f0c","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b1b","id":"6afcde9787a7a48934c20f0e","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afcde9732f09792cb447b1e","id":"6afcde9787a7a48934c20f11","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794956952602, 0, 15);
INSERT INTO public.pull VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 2, '6afcde98cfe727bdaaf7fe0e', '6afcde9632f09792cb447b12', '6afcde9632f09792cb447b15', '["menuItems"]', '{"pullId":"6afcde98cfe727bdaaf7fe0e","store":"6afcde9787a7a48934c20f0a","sourceStore":"6afcde9632f09792cb447b12","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794956952774, 0, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe09', 'department', '6afcde97cfe727bdaaf7fdee', '6afcde9632f09792cb447b12', '6afcde97cfe727bdaaf7fdee', 3, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0a', 'servingSizeLevel', '6afcde98cfe727bdaaf7fdf1', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fdf1', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f12', 'language', '6afcde9732f09792cb447b1f', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b1f', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f14', 'language', '6afcde9732f09792cb447b21', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b21', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f13', 'language', '6afcde9732f09792cb447b20', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b20', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f0d', 'serviceType', '6afcde9732f09792cb447b1a', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b1a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f10', 'serviceType', '6afcde9732f09792cb447b1d', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b1d', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f0b', 'serviceType', '6afcde9732f09792cb447b18', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b18', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f0f', 'serviceType', '6afcde9732f09792cb447b1c', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b1c', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f0c', 'serviceType', '6afcde9732f09792cb447b19', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b19', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f0e', 'serviceType', '6afcde9732f09792cb447b1b', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b1b', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde9787a7a48934c20f11', 'serviceType', '6afcde9732f09792cb447b1e', '6afcde9632f09792cb447b12', '6afcde9732f09792cb447b1e', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0b', 'modifier', '6afcde98cfe727bdaaf7fdf3', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fdf3', 2, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0c', 'category', '6afcde98cfe727bdaaf7fdf2', '6afcde9632f09792cb447b12', '6afcde98cfe727bdaaf7fdf2', 1, 1);
INSERT INTO public.pull_link VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe08', 'department', '6afcde97cfe727bdaaf7fdef', '6afcde9632f09792cb447b12', '6afcde97cfe727bdaaf7fdef', 2, 1);
INSERT INTO public.pull_run VALUES ('6afcde9632f09792cb447b11', '6afcde99cfe727bdaaf7fe10', 1, '6afcde9632f09792cb447b12', '6afcde9632f09792cb447b15', '["reason"]', 1794956953291, 1795043353000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afcde9632f09792cb447b11', '6afcde99cfe727bdaaf7fe10', '6afcde9787a7a48934c20f0a', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f0b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f0c', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f0d', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f0e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f0f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f10', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f11', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f12', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f13', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde9787a7a48934c20f14', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde98cfe727bdaaf7fe08', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde98cfe727bdaaf7fe09', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde98cfe727bdaaf7fe0a', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde98cfe727bdaaf7fe0b', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0d', '6afcde98cfe727bdaaf7fe0c', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', '6afcde98cfe727bdaaf7fe0e', '6afcde98cfe727bdaaf7fe08', 'department', 1, 2, '6afcde97cfe727bdaaf7fdef', '6afcde9632f09792cb447b12', '6afcde97cfe727bdaaf7fdef', 1, 1);
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '', 'account', '6afcde9632f09792cb447b11', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afcde9632f09792cb447b11","originalID":"6afcde9632f09792cb447b11","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.243Z","lastUpdated":"2026-11-17T23:09:11.243Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'store', '6afcde9632f09792cb447b12', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afcde9632f09792cb447b12","originalID":"6afcde9632f09792cb447b12","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.250Z","lastUpdated":"2026-11-17T23:09:11.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b18', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afcde9732f09792cb447b18","originalID":"6afcde9732f09792cb447b18","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.261Z","lastUpdated":"2026-11-17T23:09:11.261Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b19', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afcde9732f09792cb447b19","originalID":"6afcde9732f09792cb447b19","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.261Z","lastUpdated":"2026-11-17T23:09:11.261Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b1a', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afcde9732f09792cb447b1a","originalID":"6afcde9732f09792cb447b1a","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.262Z","lastUpdated":"2026-11-17T23:09:11.262Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b1b', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afcde9732f09792cb447b1b","originalID":"6afcde9732f09792cb447b1b","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.262Z","lastUpdated":"2026-11-17T23:09:11.262Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b1c', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afcde9732f09792cb447b1c","originalID":"6afcde9732f09792cb447b1c","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.262Z","lastUpdated":"2026-11-17T23:09:11.262Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b1d', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afcde9732f09792cb447b1d","originalID":"6afcde9732f09792cb447b1d","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.263Z","lastUpdated":"2026-11-17T23:09:11.263Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'serviceType', '6afcde9732f09792cb447b1e', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afcde9732f09792cb447b1e","originalID":"6afcde9732f09792cb447b1e","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.263Z","lastUpdated":"2026-11-17T23:09:11.263Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'language', '6afcde9732f09792cb447b1f', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afcde9732f09792cb447b1f","originalID":"6afcde9732f09792cb447b1f","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.263Z","lastUpdated":"2026-11-17T23:09:11.263Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'language', '6afcde9732f09792cb447b20', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afcde9732f09792cb447b20","originalID":"6afcde9732f09792cb447b20","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.263Z","lastUpdated":"2026-11-17T23:09:11.263Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'language', '6afcde9732f09792cb447b21', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afcde9732f09792cb447b21","originalID":"6afcde9732f09792cb447b21","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.264Z","lastUpdated":"2026-11-17T23:09:11.264Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'role', '6afcde9732f09792cb447b22', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afcde9732f09792cb447b22","originalID":"6afcde9732f09792cb447b22","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.264Z","lastUpdated":"2026-11-17T23:09:11.264Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'user', '6afcde9732f09792cb447b23', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afcde9732f09792cb447b23","originalID":"6afcde9732f09792cb447b23","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.264Z","lastUpdated":"2026-11-17T23:09:11.264Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afcde9732f09792cb447b22"],"signIn":"6afcde9632f09792cb447b13"}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'store', '6afcde9787a7a48934c20f0a', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afcde9787a7a48934c20f0a","originalID":"6afcde9787a7a48934c20f0a","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.470Z","lastUpdated":"2026-11-17T23:09:11.470Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'role', '6afcde9787a7a48934c20f15', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afcde9787a7a48934c20f15","originalID":"6afcde9787a7a48934c20f15","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.525Z","lastUpdated":"2026-11-17T23:09:11.525Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'user', '6afcde9787a7a48934c20f16', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afcde9787a7a48934c20f16","originalID":"6afcde9787a7a48934c20f16","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.525Z","lastUpdated":"2026-11-17T23:09:11.525Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afcde9787a7a48934c20f15"],"signIn":"6afcde9632f09792cb447b13"}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', '6afcde97cfe727bdaaf7fdee', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afcde97cfe727bdaaf7fdee","originalID":"6afcde97cfe727bdaaf7fdee","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.788Z","lastUpdated":"2026-11-17T23:09:12.098Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', '6afcde97cfe727bdaaf7fdf0', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afcde97cfe727bdaaf7fdf0","originalID":"6afcde97cfe727bdaaf7fdf0","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T23:09:11.969Z","lastUpdated":"2026-11-17T23:09:12.123Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'servingSizeLevel', '6afcde98cfe727bdaaf7fdf1', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afcde98cfe727bdaaf7fdf1","originalID":"6afcde98cfe727bdaaf7fdf1","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.146Z","lastUpdated":"2026-11-17T23:09:12.146Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'category', '6afcde98cfe727bdaaf7fdf2', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afcde98cfe727bdaaf7fdf2","originalID":"6afcde98cfe727bdaaf7fdf2","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.168Z","lastUpdated":"2026-11-17T23:09:12.168Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Pizza","level":1,"department":"6afcde97cfe727bdaaf7fdee","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'language', '6afcde9787a7a48934c20f14', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afcde9787a7a48934c20f14","originalID":"6afcde9732f09792cb447b21","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.525Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', '6afcde97cfe727bdaaf7fdef', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afcde97cfe727bdaaf7fdef","originalID":"6afcde97cfe727bdaaf7fdef","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.911Z","lastUpdated":"2026-11-17T23:09:12.763Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'modifier', '6afcde98cfe727bdaaf7fdf3', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afcde98cfe727bdaaf7fdf3","originalID":"6afcde98cfe727bdaaf7fdf3","store":"6afcde9632f09792cb447b12","createdFor":"6afcde9632f09792cb447b12","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.245Z","lastUpdated":"2026-11-17T23:09:12.271Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afcde9632f09792cb447b11/5c2afcfbfc1f7359284b2249cfb8155d890356585588eedc1af8de00e0fe85e9.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'department', '6afcde98cfe727bdaaf7fe09', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afcde98cfe727bdaaf7fe09","originalID":"6afcde97cfe727bdaaf7fdee","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.602Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'servingSizeLevel', '6afcde98cfe727bdaaf7fe0a', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afcde98cfe727bdaaf7fe0a","originalID":"6afcde98cfe727bdaaf7fdf1","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.602Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'language', '6afcde9787a7a48934c20f12', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afcde9787a7a48934c20f12","originalID":"6afcde9732f09792cb447b1f","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.521Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'language', '6afcde9787a7a48934c20f13', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afcde9787a7a48934c20f13","originalID":"6afcde9732f09792cb447b20","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.521Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f0d', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afcde9787a7a48934c20f0d","originalID":"6afcde9732f09792cb447b1a","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.509Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f10', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afcde9787a7a48934c20f10","originalID":"6afcde9732f09792cb447b1d","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.511Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f0b', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afcde9787a7a48934c20f0b","originalID":"6afcde9732f09792cb447b18","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.497Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f0f', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afcde9787a7a48934c20f0f","originalID":"6afcde9732f09792cb447b1c","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.510Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f0c', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afcde9787a7a48934c20f0c","originalID":"6afcde9732f09792cb447b19","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.504Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f0e', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afcde9787a7a48934c20f0e","originalID":"6afcde9732f09792cb447b1b","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.510Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'department', '6afcde98cfe727bdaaf7fe08', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afcde98cfe727bdaaf7fe08","originalID":"6afcde97cfe727bdaaf7fdef","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.602Z","lastUpdated":"2026-11-17T23:09:12.774Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'serviceType', '6afcde9787a7a48934c20f11', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afcde9787a7a48934c20f11","originalID":"6afcde9732f09792cb447b1e","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:11.520Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"operator","modifiedBy":"6afcde9632f09792cb447b15","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'modifier', '6afcde98cfe727bdaaf7fe0b', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afcde98cfe727bdaaf7fe0b","originalID":"6afcde98cfe727bdaaf7fdf3","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.602Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afcde9632f09792cb447b11/5c2afcfbfc1f7359284b2249cfb8155d890356585588eedc1af8de00e0fe85e9.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 'category', '6afcde98cfe727bdaaf7fe0c', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afcde98cfe727bdaaf7fe0c","originalID":"6afcde98cfe727bdaaf7fdf2","store":"6afcde9787a7a48934c20f0a","createdFor":"6afcde9787a7a48934c20f0a","ownedBy":"6afcde9632f09792cb447b11","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:09:12.602Z","lastUpdated":"2026-11-17T23:09:12.602Z","createdBy":"6afcde9632f09792cb447b15","modifiedBy":"6afcde9632f09792cb447b15","revision":1,"name":"Pizza","level":1,"department":"6afcde98cfe727bdaaf7fe09","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b22', 'managesStaff', '6afcde9632f09792cb447b12', 'role', 'store');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b22', 'allPrivileges', '6afcde9632f09792cb447b12', 'role', 'store');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b23', 'roles', '6afcde9732f09792cb447b22', 'user', 'role');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9732f09792cb447b23', 'signIn', '6afcde9632f09792cb447b13', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f15', 'managesStaff', '6afcde9787a7a48934c20f0a', 'role', 'store');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f15', 'allPrivileges', '6afcde9787a7a48934c20f0a', 'role', 'store');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f16', 'roles', '6afcde9787a7a48934c20f15', 'user', 'role');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f16', 'signIn', '6afcde9632f09792cb447b13', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf1', 'default', '6afcde9632f09792cb447b12', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf2', 'department', '6afcde97cfe727bdaaf7fdee', 'category', 'department');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe0a', 'default', '6afcde9787a7a48934c20f0a', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe0c', 'department', '6afcde98cfe727bdaaf7fe09', 'category', 'department');
INSERT INTO public.sale VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf6', '6afcde9632f09792cb447b12', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20775, 1, '6afcde9632f09792cb447b15', 1794956952303, 1794956952303, 'order', '1', 1794956952303, 9, 1794956952303, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fe02', '6afcde9632f09792cb447b12', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afcde9632f09792cb447b15', 1794956952549, 1794956952549, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 2);
INSERT INTO public.sale_line VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20775, '6afcde98cfe727bdaaf7fdf6', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 9, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20454, '6afcde98cfe727bdaaf7fe02', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20775, '6afcde98cfe727bdaaf7fdf6', 0, 1, '6afcde98cfe727bdaaf7fdf7', 'Other', '', 550, 0, 1794956952303);
INSERT INTO public.sale_payment VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20454, '6afcde98cfe727bdaaf7fe02', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'category', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'subcategory', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'item', 20775, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'employee', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'service_type', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'hour', 20775, '0', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 20775, '6afcde98cfe727bdaaf7fdf6', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afcde9632f09792cb447b11', '6afcde9787a7a48934c20f0a', 29, 29, 2, 'f9e7aa2c491828f5b9dc8ac00c209a29e54fe89d8096da936cf70410296a4e50');
INSERT INTO public.scope VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 35, 34, 18, 'a6aa9af7430b345b09789071ec83c71874ea34e229cb4848e01d9e0a609239a9');
INSERT INTO public.scope VALUES ('6afcde9632f09792cb447b11', '', 1, 1, 3, '7c8a98854bba8ddc1d3e546924aae4b07bf5b80cf4c79920ad12b5d4d3c4003b');
INSERT INTO public.sign_in VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b13', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$V7btbLvLCvB3C4afZKsKVA$ceSu0Fp8yflwKqS4LXdwfOxspKnYZuYL9B2FkHWar8k', 'owner', 1, 1794956951269, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b14', '6afcde9632f09792cb447b12', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$pSougYXGb9tEnUSRK8BTBQ$AHBDfedNgm8y4ubEwpsN2qHuyrQHwk0BAck1Inxb1Q0', 'kiosk', 1, 1794956951269, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b11', 2);
INSERT INTO public.web_order VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf4', '6afcde9632f09792cb447b12', 'paid', 1, '4e5691d7918be871c4c21b9e6ba93fc41a5b2243a9f5da28de13c397e48f93c3', 1, 1, 1, 1, 1794956952303, 1794956952303, 1794956952303, 1794956952303, 0, 0, 0, '', 0, 'EUR', '', '', '6afcde98cfe727bdaaf7fdf6', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afcde98cfe727bdaaf7fdf7","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afcde9632f09792cb447b15","date":"2026-11-17T23:09:12.303Z"}],"isRefunded":false,"saleId":"6afcde98cfe727bdaaf7fdf6","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afcde9632f09792cb447b15","date":"2026-11-17T23:09:12.303Z"}],"revision":1,"lastUpdated":"2026-11-17T23:09:12.303Z"}', 1, '', 0, 0, 1);
INSERT INTO public.web_order VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf8', '6afcde9632f09792cb447b12', 'later', 2, 'be59bd90b304fd3699aeaa6cdc96aea822dc25650719a1d10286cf3ae8e449f5', 10, 0, 1, 1, 1794956952366, 1794956952366, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afcde98cfe727bdaaf7fdfa', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afcde9632f09792cb447b15","date":"2026-11-17T23:09:12.366Z"}],"revision":1,"lastUpdated":"2026-11-17T23:09:12.366Z"}', 1, '', 0, 0, 0);
INSERT INTO public.web_order_counter VALUES ('6afcde9632f09792cb447b11', '6afcde9632f09792cb447b12', 2);
INSERT INTO public.web_order_text VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf4', '{"id":"6afcde98cfe727bdaaf7fdf4","uniqueOrderID":"paid","orderDetails":[{"_id":"6afcde98cfe727bdaaf7fdf5","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afcde9632f09792cb447b12","dateCreated":"2026-11-17T23:09:12.303Z","createdBy":"6afcde9632f09792cb447b15","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afcde98cfe727bdaaf7fdf5","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afcde9632f09792cb447b11', '6afcde98cfe727bdaaf7fdf8', '{"id":"6afcde98cfe727bdaaf7fdf8","uniqueOrderID":"later","orderDetails":[{"_id":"6afcde98cfe727bdaaf7fdf9","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afcde9632f09792cb447b12","dateCreated":"2026-11-17T23:09:12.366Z","createdBy":"6afcde9632f09792cb447b15","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afcde98cfe727bdaaf7fdf9","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
ALTER TABLE ONLY public.pos_check_change
    ADD CONSTRAINT pos_check_change_pkey PRIMARY KEY (account, owner, part_key, form, era, node_key);
ALTER TABLE ONLY public.pos_check_conflict
    ADD CONSTRAINT pos_check_conflict_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.pos_check
    ADD CONSTRAINT pos_check_key PRIMARY KEY (account, id);
ALTER TABLE ONLY public.pos_check_node
    ADD CONSTRAINT pos_check_node_pkey PRIMARY KEY (account, owner, node_key);
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
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (account, sign_in, hash);
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
ALTER TABLE ONLY public.sign_in_failure
    ADD CONSTRAINT sign_in_failure_pkey PRIMARY KEY (email, address, at_ms);
ALTER TABLE ONLY public.sign_in
    ADD CONSTRAINT sign_in_pkey PRIMARY KEY (account, id);
ALTER TABLE ONLY public.sign_in_turn
    ADD CONSTRAINT sign_in_turn_pkey PRIMARY KEY (account, id);
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
CREATE INDEX job_due_account ON public.job USING btree (next_ms) WHERE ((holder = ''::text) AND (store = ''::text));
CREATE INDEX job_due_store ON public.job USING btree (next_ms) WHERE ((holder = ''::text) AND (store <> ''::text));
CREATE INDEX job_held ON public.job USING btree (leased_until_ms) WHERE (holder <> ''::text);
CREATE INDEX job_ran ON public.job USING btree (last_ms) WHERE (holder = ''::text);
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
CREATE INDEX pos_check_conflict_owner ON public.pos_check_conflict USING btree (account, owner, id);
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
CREATE INDEX sale_origin ON public.sale USING btree (account, store, origin) WHERE (origin <> ''::text);
CREATE INDEX sale_refund ON public.sale USING btree (account, refund_of, number) WHERE (refund_of <> ''::text);
CREATE INDEX session_age ON public.session USING btree (account, expires_ms);
CREATE UNIQUE INDEX session_id ON public.session USING btree (account, id);
CREATE INDEX session_sign_in ON public.session USING btree (account, sign_in, created_ms);
CREATE INDEX sign_in_failure_address ON public.sign_in_failure USING btree (address, at_ms);
CREATE INDEX sign_in_failure_age ON public.sign_in_failure USING btree (at_ms);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
CREATE INDEX visit_total_merged ON public.visit_total USING btree (account, merged_into) WHERE (merged_into <> ''::text);
CREATE UNIQUE INDEX web_order_check ON public.web_order USING btree (account, store, check_id) WHERE (check_id <> ''::text);
CREATE INDEX web_order_due ON public.web_order USING btree (account, store, due_ms) WHERE (due_ms > 0);
CREATE UNIQUE INDEX web_order_number ON public.web_order USING btree (account, store, number);
CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);
CREATE INDEX web_order_placed ON public.web_order USING btree (account, store, placed_ms, number);
CREATE UNIQUE INDEX web_order_sale ON public.web_order USING btree (account, sale) WHERE (sale <> ''::text);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id, is_shop) WHERE (unique_id <> ''::text);
