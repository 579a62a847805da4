-- A database of schema 29 as the program of that time left it. key cmd_laRnE9MVT699bZvjynP98hgXiapvLFvuQID4FJXVwfk department 6afca88f141c83825392652b
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
INSERT INTO public.api_key VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d44', 'f43aea869e77c392d5d8bf34b42cc8af6e546c13d1d7d1626a79e93a6f8634c3', 'first key', '', 65535, 0, 1794943118899, 0, 0, 1794943120920);
INSERT INTO public.api_key VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d45', '3047f3352c2b99ccfee6d24517c845911a09cb73e8ab57f36938eb2bd58b9284', 'kiosk', '', 48, 0, 1794943118899, 0, 0, 1794943120354);
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '', 1, 1794943118890, 'operator', '', '', '', 'init', 'account', '6afca88e219bf205019a3d40', 0, '', 'done', '77a519d125fc02ff0b5d05e8ecb876ce5c0e053fbc24aae0470ad01480b8389d');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '', 2, 1794943119050, 'operator', '', '', '', 'addStore', 'store', '6afca88fb7d1b4e0fde0d94d', 0, '', 'done', '946bdb4907c1153a5d411e30cb8b076987fa44e1df8f3d5a33037b10cae7ee9a');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 1, 1794943119528, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'createDepartment', 'department', '6afca88f141c83825392652b', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '601e5e107289c573acc715f44d52b12ae04ec4ac4ec17994cc637f2624c992e1');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 2, 1794943119623, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'createDepartment', 'department', '6afca88f141c83825392652c', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '0e6e41fb0a6bbea83155ceb0d2461132b64407e7d4f72ee9f0f71fad8343744e');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 3, 1794943119700, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'createDepartment', 'department', '6afca88f141c83825392652d', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '36f5feb01aa11aeecfa1c64bdddc90c391a32aa142225dd47d1686a72af0cef2');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 4, 1794943119760, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'updateDepartment', 'department', '6afca88f141c83825392652b', 2, 'name departmentCode', 'done', 'a646226a472e4bcd6ee43258a13aeb8a0bf6e29c5016f9d042d8787d6fbcd212');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 5, 1794943119794, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'updateDepartment', 'department', '6afca88f141c83825392652b', 3, 'description', 'done', 'e284079fd4080ba169ee0593368467c460290ba43d0e39d7a6af770d34c6a7c6');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 6, 1794943119820, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'updateDepartment', 'department', '6afca88f141c83825392652d', 2, 'activeStatus isDelete', 'done', 'b36e77e6302062998810bd5214ddcc907eae746d405ed950901b368e89d9e19d');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 7, 1794943119840, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'createServingSizeLevel', 'servingSizeLevel', '6afca88f141c83825392652e', 1, 'store createdFor createdAt activeStatus name default', 'done', '76280214e0946c717aecb74b9a94f1b177e430da1fa12a88cb31cf81ea7137b8');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 8, 1794943119853, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'createCategory', 'category', '6afca88f141c83825392652f', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', '06a16aabd605a68fdfd3b69d3e53f473540131c6ebe8ed6aa26b3541e3ffe964');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 9, 1794943119891, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'createModifier', 'modifier', '6afca88f141c838253926530', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '928e81f58b60fe74cfa0d883a48867342986ce68dcf678237902949acb7c49d2');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 10, 1794943119912, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'uploadModifierImage', 'modifier', '6afca88f141c838253926530', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'a00cd0a3e3f608b1042c2759d9f1e36f75f0ea70928362199a7975aed7e8cd6a');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 11, 1794943119954, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', 'a732c07ffef6f58ecbebf990dc3b2ab2d6b9add0d15fbf5c3887660d593fee87');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 12, 1794943119983, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', 'e6de3baeb15f8325b58fb5b5ede9e33807f4b85dfb1f3508b8a4c79b9311c3ca');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 13, 1794943120016, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '7c80b548efb67bb74e611070c6488888437c10d91002662396958fec75038eb9');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 14, 1794943120070, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'bea83aaad4b2e1f7ec12cef46da52421df70a6aee9cb6867ca676aed610e479b');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 15, 1794943120104, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'baf4fb4739d67f6a67747ff8651604f8c1fc85a93b3b4ae6972c028edb0ce516');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 16, 1794943120140, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '985a5b6367439e5599a913b62c9cc000d403794c9e2713516825953820285960');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 1, 1794943120183, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '6151237be18014d3e732175062884c302cc1c1322fb34536efd315b34cc46f6e');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 17, 1794943120265, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'updateDepartment', 'department', '6afca88f141c83825392652c', 2, 'departmentCode', 'done', 'cc75e3e94f16b79c1b4f5f000e9ff11cc5ffb658cd074eac7c7a53b235a3c948');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 2, 1794943120279, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', 'f436e2a720128b1c65aefb2a9f1007a76ead21cdad5bdbb75545796af952af92');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 18, 1794943120354, '6afca88e219bf205019a3d45', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'ffc127b697dcdbb41363002fb28df05e606699bdef332a178cdfb20fadef0634');
INSERT INTO public.audit VALUES ('6afca88e219bf205019a3d40', '', 3, 1794943120920, '6afca88e219bf205019a3d44', '', '127.0.0.0/24', '59bc06d94d4bd402a212dbadd8fb029d', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '79973c587985ddbe86cbbd11b698e10e8e8cd8aa47269e1e62592dbdc17f5255');
INSERT INTO public.clock_mark VALUES (1707, 1794943120989);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20774, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', '6afca890141c83825392653a', 'ipad-1', '', 'ipad-1', '', '', '', 1794943120016, 0, 1);
INSERT INTO public.device VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', '6afca890141c83825392653d', 'ipad-2', '', 'ipad-2', '', '', '', 1794943120070, 0, 1);
INSERT INTO public.device VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', '6afca890141c83825392654c', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794943120354, 0, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '', 1, 1794943118891, 'created', 'account', '6afca88e219bf205019a3d40', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 1, 1794943118894, 'created', 'store', '6afca88e219bf205019a3d41', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 2, 1794943118895, 'created', 'serviceType', '6afca88e219bf205019a3d47', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 3, 1794943118895, 'created', 'serviceType', '6afca88e219bf205019a3d48', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 4, 1794943118896, 'created', 'serviceType', '6afca88e219bf205019a3d49', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 5, 1794943118896, 'created', 'serviceType', '6afca88e219bf205019a3d4a', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 6, 1794943118896, 'created', 'serviceType', '6afca88e219bf205019a3d4b', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 7, 1794943118896, 'created', 'serviceType', '6afca88e219bf205019a3d4c', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 8, 1794943118896, 'created', 'serviceType', '6afca88e219bf205019a3d4d', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 9, 1794943118896, 'created', 'language', '6afca88e219bf205019a3d4e', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 10, 1794943118896, 'created', 'language', '6afca88e219bf205019a3d4f', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 11, 1794943118897, 'created', 'language', '6afca88e219bf205019a3d50', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 12, 1794943118898, 'created', 'role', '6afca88e219bf205019a3d51', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 13, 1794943118898, 'created', 'user', '6afca88e219bf205019a3d52', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 1, 1794943119052, 'created', 'store', '6afca88fb7d1b4e0fde0d94d', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 2, 1794943119066, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d94e', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 3, 1794943119066, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d94f', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 4, 1794943119066, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d950', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 5, 1794943119066, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d951', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 6, 1794943119066, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d952', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 7, 1794943119067, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d953', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 8, 1794943119067, 'created', 'serviceType', '6afca88fb7d1b4e0fde0d954', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 9, 1794943119067, 'created', 'language', '6afca88fb7d1b4e0fde0d955', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 10, 1794943119067, 'created', 'language', '6afca88fb7d1b4e0fde0d956', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 11, 1794943119067, 'created', 'language', '6afca88fb7d1b4e0fde0d957', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 12, 1794943119067, 'created', 'role', '6afca88fb7d1b4e0fde0d958', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 13, 1794943119067, 'created', 'user', '6afca88fb7d1b4e0fde0d959', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 14, 1794943119528, 'created', 'department', '6afca88f141c83825392652b', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 15, 1794943119623, 'created', 'department', '6afca88f141c83825392652c', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 16, 1794943119700, 'created', 'department', '6afca88f141c83825392652d', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 17, 1794943119760, 'updated', 'department', '6afca88f141c83825392652b', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 18, 1794943119794, 'updated', 'department', '6afca88f141c83825392652b', 3, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 19, 1794943119820, 'inactivated', 'department', '6afca88f141c83825392652d', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20, 1794943119840, 'created', 'servingSizeLevel', '6afca88f141c83825392652e', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 21, 1794943119853, 'created', 'category', '6afca88f141c83825392652f', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 22, 1794943119891, 'created', 'modifier', '6afca88f141c838253926530', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 23, 1794943119912, 'updated', 'modifier', '6afca88f141c838253926530', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 24, 1794943119954, 'created', 'order', '6afca88f141c838253926531', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 25, 1794943119954, 'created', 'sale', '6afca88f141c838253926533', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 26, 1794943119983, 'created', 'order', '6afca88f141c838253926535', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 27, 1794943120016, 'created', 'device', '6afca890141c83825392653a', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 28, 1794943120016, 'created', 'check', '6afca890141c838253926538', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 29, 1794943120070, 'created', 'device', '6afca890141c83825392653d', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 30, 1794943120070, 'updated', 'check', '6afca890141c838253926538', 2, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 31, 1794943120104, 'created', 'check', '6afca890141c83825392653e', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 32, 1794943120140, 'closed', 'check', '6afca890141c83825392653e', 2, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 33, 1794943120140, 'created', 'sale', '6afca890141c83825392653f', 1, 0);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 14, 1794943120183, 'created', 'department', '6afca890141c838253926545', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 15, 1794943120183, 'created', 'department', '6afca890141c838253926546', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 16, 1794943120183, 'created', 'servingSizeLevel', '6afca890141c838253926547', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 17, 1794943120183, 'updated', 'language', '6afca88fb7d1b4e0fde0d955', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 18, 1794943120183, 'updated', 'language', '6afca88fb7d1b4e0fde0d957', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 19, 1794943120183, 'updated', 'language', '6afca88fb7d1b4e0fde0d956', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 20, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d950', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 21, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d953', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 22, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d94e', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 23, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d952', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 24, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d94f', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 25, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d951', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 26, 1794943120183, 'updated', 'serviceType', '6afca88fb7d1b4e0fde0d954', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 27, 1794943120183, 'created', 'modifier', '6afca890141c838253926548', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 28, 1794943120183, 'created', 'category', '6afca890141c838253926549', 1, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 34, 1794943120265, 'updated', 'department', '6afca88f141c83825392652c', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 29, 1794943120279, 'updated', 'department', '6afca890141c838253926545', 2, 1);
INSERT INTO public.event VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 35, 1794943120354, 'created', 'device', '6afca890141c83825392654c', 1, 0);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d40', 1, 1794943118891, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 1, 1794943118894, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d47', 1, 1794943118895, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d48', 1, 1794943118895, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d49', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d4a', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d4b', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d4c', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d4d', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d4e', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d4f', 1, 1794943118896, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d50', 1, 1794943118897, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d51', 1, 1794943118898, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d52', 1, 1794943118898, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 1, 1794943119052, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94e', 1, 1794943119066, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94f', 1, 1794943119066, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d950', 1, 1794943119066, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d951', 1, 1794943119066, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d952', 1, 1794943119066, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d953', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d954', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d955', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d956', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d957', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d958', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d959', 1, 1794943119067, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652b', 1, 1794943119528, '6afca88e219bf205019a3d44', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652c', 1, 1794943119623, '6afca88e219bf205019a3d44', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652d', 1, 1794943119700, '6afca88e219bf205019a3d44', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652b', 2, 1794943119760, '6afca88e219bf205019a3d44', '["name","departmentCode"]', '{"id":"6afca88f141c83825392652b","originalID":"6afca88f141c83825392652b","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.528Z","lastUpdated":"2026-11-17T19:18:39.528Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652b', 3, 1794943119794, '6afca88e219bf205019a3d44', '["description"]', '{"id":"6afca88f141c83825392652b","originalID":"6afca88f141c83825392652b","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.528Z","lastUpdated":"2026-11-17T19:18:39.760Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652d', 2, 1794943119820, '6afca88e219bf205019a3d44', '["activeStatus","isDelete"]', '{"id":"6afca88f141c83825392652d","originalID":"6afca88f141c83825392652d","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.700Z","lastUpdated":"2026-11-17T19:18:39.700Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652e', 1, 1794943119840, '6afca88e219bf205019a3d44', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652f', 1, 1794943119853, '6afca88e219bf205019a3d44', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926545', 2, 1794943120279, '6afca88e219bf205019a3d44', '["departmentCode"]', '{"id":"6afca890141c838253926545","originalID":"6afca88f141c83825392652c","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:40.183Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926530', 1, 1794943119891, '6afca88e219bf205019a3d44', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652c', 2, 1794943120265, '6afca88e219bf205019a3d44', '["departmentCode"]', '{"id":"6afca88f141c83825392652c","originalID":"6afca88f141c83825392652c","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.623Z","lastUpdated":"2026-11-17T19:18:39.623Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926530', 2, 1794943119912, '6afca88e219bf205019a3d44', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afca88f141c838253926530","originalID":"6afca88f141c838253926530","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.891Z","lastUpdated":"2026-11-17T19:18:39.891Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926545', 1, 1794943120183, '6afca88e219bf205019a3d44', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926546', 1, 1794943120183, '6afca88e219bf205019a3d44', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926547', 1, 1794943120183, '6afca88e219bf205019a3d44', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d955', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d955","originalID":"6afca88fb7d1b4e0fde0d955","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d957', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d957","originalID":"6afca88fb7d1b4e0fde0d957","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d956', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d956","originalID":"6afca88fb7d1b4e0fde0d956","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d950', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d950","originalID":"6afca88fb7d1b4e0fde0d950","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:39.066Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d953', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d953","originalID":"6afca88fb7d1b4e0fde0d953","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94e', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d94e","originalID":"6afca88fb7d1b4e0fde0d94e","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:39.066Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d952', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d952","originalID":"6afca88fb7d1b4e0fde0d952","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:39.066Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94f', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d94f","originalID":"6afca88fb7d1b4e0fde0d94f","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:39.066Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d951', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d951","originalID":"6afca88fb7d1b4e0fde0d951","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:39.066Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d954', 2, 1794943120183, '6afca88e219bf205019a3d44', '["originalID"]', '{"id":"6afca88fb7d1b4e0fde0d954","originalID":"6afca88fb7d1b4e0fde0d954","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926548', 1, 1794943120183, '6afca88e219bf205019a3d44', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926549', 1, 1794943120183, '6afca88e219bf205019a3d44', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.idempotency VALUES ('6afca88e219bf205019a3d40', 'first', '47ce065ab12f47a88cf87d9a06b8a2966b31c3d96c720266692e2d1d15f80641', '"1.jq44e86"', '', 1794943119528, '6afca88e219bf205019a3d41', '6afca88f141c83825392652b', 1);
INSERT INTO public.idempotency VALUES ('6afca88e219bf205019a3d40', 'second', '173a65d35f02a281c9e595fcde7ce408b3fa4cc3179ec1a90c25d3b431a53e82', '"2.jq44e86"', '', 1794943119760, '6afca88e219bf205019a3d41', '6afca88f141c83825392652b', 2);
INSERT INTO public.image VALUES ('6afca88e219bf205019a3d40', '677ab94c2df8b0d972d54efb8ca83087ed38daed3c249f201386e2d0f997ccba', 'png', 1794943120183, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926530', '677ab94c2df8b0d972d54efb8ca83087ed38daed3c249f201386e2d0f997ccba');
INSERT INTO public.image_use VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926548', '677ab94c2df8b0d972d54efb8ca83087ed38daed3c249f201386e2d0f997ccba');
INSERT INTO public.installation VALUES ('schema_number', '29');
INSERT INTO public.installation VALUES ('oldest_program', '29');
INSERT INTO public.installation VALUES ('epoch', 'jq44e86');
INSERT INTO public.installation VALUES ('made_of', '7709221952388643105 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '1e0d071f264378a55f38c27e6565e0163e993cf7ed8941b51fd6e0590876311d');
INSERT INTO public.installation VALUES ('newest_account', '6afca88e219bf205019a3d40');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '1707');
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '', 'erasure', 1794943179283, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '', 'pulls', 1794943179301, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '', 'retention', 1794943179301, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '', 'settle_balances', 1794943179301, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'due_orders', 1794943179301, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'due_orders', 1794943179301, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'deliver_webhooks', 1794943179368, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'deliver_webhooks', 1794943179381, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', '5edfefd2517bcbb709ea7c602bae5d0f624d152bb52a0ec6671f334a5f093c1a', 'kiosk-1', '6afca88e219bf205019a3d46', '6afca88e219bf205019a3d43', 1794943120354, 1795547920354, 0, 'jq44e86');
INSERT INTO public.licence VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', '9727c8a5fb13a2ce8a7dc828b7e6d871cf8ae02423b62bcd5178b29e92fc500e', 10, 1794943118899, '6afca88e219bf205019a3d46', 0);
INSERT INTO public.pos_check VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926538', '6afca88e219bf205019a3d41', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794943120070, 0, 2, 'EUR', '6afca890141c838253926539', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392653e', '6afca88e219bf205019a3d41', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794943120140, 1794943120140, 2, 'EUR', '6afca890141c83825392653f', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926544', '6afca88e219bf205019a3d41', '6afca890141c83825392653e', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794943120140, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afca890141c83825392653e', 'la');
INSERT INTO public.pos_check_node VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926538', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926538', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392653e', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392653e', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926538', 1, 'ipad-1', 1767225600000, 1767225600000, 1794943120016, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afca88e219bf205019a3d44', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926538', 2, 'ipad-2', 1767225600000, 1767225600000, 1794943120070, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afca88e219bf205019a3d44', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392653e', 1, 'ipad-1', 1767225600000, 1767225600000, 1794943120104, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afca88e219bf205019a3d44', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392653e', 2, 'ipad-2', 1767225600000, 1767225600000, 1794943120140, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afca88e219bf205019a3d44', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pull VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 1, '6afca890141c83825392654a', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d44', '["copyAll"]', '{"pullId":"6afca890141c83825392654a","store":"6afca88fb7d1b4e0fde0d94d","sourceStore":"6afca88e219bf205019a3d41","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afca88e219bf205019a3d4e","id":"6afca88fb7d1b4e0fde0d955","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afca88e219bf205019a3d50","id":"6afca88fb7d1b4e0fde0d957","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afca88e219bf205019a3d4f","id":"6afca88fb7d1b4e0fde0d956","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d49","id":"6afca88fb7d1b4e0fde0d950","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d4c","id":"6afca88fb7d1b4e0fde0d953","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d47","id":"6afca88fb7d1b4e0fde0d94e","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d4b","id":"6afca88fb7d1b4e0fde0d952","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d48","id":"6afca88fb7d1b4e0fde0d94f","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d4a","id":"6afca88fb7d1b4e0fde0d951","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afca88e219bf205019a3d4d","id":"6afca88fb7d1b4e0fde0d954","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794943120183, 0, 15);
INSERT INTO public.pull VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 2, '6afca890141c83825392654b', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d44', '["menuItems"]', '{"pullId":"6afca890141c83825392654b","store":"6afca88fb7d1b4e0fde0d94d","sourceStore":"6afca88e219bf205019a3d41","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794943120279, 0, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c838253926546', 'department', '6afca88f141c83825392652b', '6afca88e219bf205019a3d41', '6afca88f141c83825392652b', 3, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c838253926547', 'servingSizeLevel', '6afca88f141c83825392652e', '6afca88e219bf205019a3d41', '6afca88f141c83825392652e', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d955', 'language', '6afca88e219bf205019a3d4e', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d4e', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d957', 'language', '6afca88e219bf205019a3d50', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d50', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d956', 'language', '6afca88e219bf205019a3d4f', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d4f', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d950', 'serviceType', '6afca88e219bf205019a3d49', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d49', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d953', 'serviceType', '6afca88e219bf205019a3d4c', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d4c', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d94e', 'serviceType', '6afca88e219bf205019a3d47', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d47', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d952', 'serviceType', '6afca88e219bf205019a3d4b', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d4b', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d94f', 'serviceType', '6afca88e219bf205019a3d48', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d48', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d951', 'serviceType', '6afca88e219bf205019a3d4a', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d4a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca88fb7d1b4e0fde0d954', 'serviceType', '6afca88e219bf205019a3d4d', '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d4d', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c838253926548', 'modifier', '6afca88f141c838253926530', '6afca88e219bf205019a3d41', '6afca88f141c838253926530', 2, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c838253926549', 'category', '6afca88f141c83825392652f', '6afca88e219bf205019a3d41', '6afca88f141c83825392652f', 1, 1);
INSERT INTO public.pull_link VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c838253926545', 'department', '6afca88f141c83825392652c', '6afca88e219bf205019a3d41', '6afca88f141c83825392652c', 2, 1);
INSERT INTO public.pull_run VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392654d', 1, '6afca88e219bf205019a3d41', '6afca88e219bf205019a3d44', '["reason"]', 1794943120920, 1795029520000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392654d', '6afca88fb7d1b4e0fde0d94d', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d94e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d94f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d950', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d951', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d952', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d953', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d954', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d955', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d956', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca88fb7d1b4e0fde0d957', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca890141c838253926545', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca890141c838253926546', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca890141c838253926547', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca890141c838253926548', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654a', '6afca890141c838253926549', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', '6afca890141c83825392654b', '6afca890141c838253926545', 'department', 1, 2, '6afca88f141c83825392652c', '6afca88e219bf205019a3d41', '6afca88f141c83825392652c', 1, 1);
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '', 'account', '6afca88e219bf205019a3d40', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afca88e219bf205019a3d40","originalID":"6afca88e219bf205019a3d40","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.891Z","lastUpdated":"2026-11-17T19:18:38.891Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'store', '6afca88e219bf205019a3d41', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afca88e219bf205019a3d41","originalID":"6afca88e219bf205019a3d41","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.894Z","lastUpdated":"2026-11-17T19:18:38.894Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d47', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afca88e219bf205019a3d47","originalID":"6afca88e219bf205019a3d47","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.895Z","lastUpdated":"2026-11-17T19:18:38.895Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d48', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afca88e219bf205019a3d48","originalID":"6afca88e219bf205019a3d48","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.895Z","lastUpdated":"2026-11-17T19:18:38.895Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d49', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afca88e219bf205019a3d49","originalID":"6afca88e219bf205019a3d49","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d4a', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afca88e219bf205019a3d4a","originalID":"6afca88e219bf205019a3d4a","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d4b', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afca88e219bf205019a3d4b","originalID":"6afca88e219bf205019a3d4b","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d4c', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afca88e219bf205019a3d4c","originalID":"6afca88e219bf205019a3d4c","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'serviceType', '6afca88e219bf205019a3d4d', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afca88e219bf205019a3d4d","originalID":"6afca88e219bf205019a3d4d","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'language', '6afca88e219bf205019a3d4e', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afca88e219bf205019a3d4e","originalID":"6afca88e219bf205019a3d4e","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'language', '6afca88e219bf205019a3d4f', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afca88e219bf205019a3d4f","originalID":"6afca88e219bf205019a3d4f","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.896Z","lastUpdated":"2026-11-17T19:18:38.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'language', '6afca88e219bf205019a3d50', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afca88e219bf205019a3d50","originalID":"6afca88e219bf205019a3d50","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.897Z","lastUpdated":"2026-11-17T19:18:38.897Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'role', '6afca88e219bf205019a3d51', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afca88e219bf205019a3d51","originalID":"6afca88e219bf205019a3d51","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.898Z","lastUpdated":"2026-11-17T19:18:38.898Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'user', '6afca88e219bf205019a3d52', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afca88e219bf205019a3d52","originalID":"6afca88e219bf205019a3d52","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:38.898Z","lastUpdated":"2026-11-17T19:18:38.898Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afca88e219bf205019a3d51"],"signIn":"6afca88e219bf205019a3d42"}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'store', '6afca88fb7d1b4e0fde0d94d', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afca88fb7d1b4e0fde0d94d","originalID":"6afca88fb7d1b4e0fde0d94d","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.052Z","lastUpdated":"2026-11-17T19:18:39.052Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'role', '6afca88fb7d1b4e0fde0d958', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afca88fb7d1b4e0fde0d958","originalID":"6afca88fb7d1b4e0fde0d958","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'user', '6afca88fb7d1b4e0fde0d959', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afca88fb7d1b4e0fde0d959","originalID":"6afca88fb7d1b4e0fde0d959","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:39.067Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afca88fb7d1b4e0fde0d958"],"signIn":"6afca88e219bf205019a3d42"}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', '6afca88f141c83825392652b', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afca88f141c83825392652b","originalID":"6afca88f141c83825392652b","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.528Z","lastUpdated":"2026-11-17T19:18:39.794Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', '6afca88f141c83825392652d', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afca88f141c83825392652d","originalID":"6afca88f141c83825392652d","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T19:18:39.700Z","lastUpdated":"2026-11-17T19:18:39.820Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'servingSizeLevel', '6afca88f141c83825392652e', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afca88f141c83825392652e","originalID":"6afca88f141c83825392652e","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.840Z","lastUpdated":"2026-11-17T19:18:39.840Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'category', '6afca88f141c83825392652f', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afca88f141c83825392652f","originalID":"6afca88f141c83825392652f","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.853Z","lastUpdated":"2026-11-17T19:18:39.853Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Pizza","level":1,"department":"6afca88f141c83825392652b","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'department', '6afca890141c838253926546', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afca890141c838253926546","originalID":"6afca88f141c83825392652b","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:40.183Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'servingSizeLevel', '6afca890141c838253926547', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afca890141c838253926547","originalID":"6afca88f141c83825392652e","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:40.183Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', '6afca88f141c83825392652c', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afca88f141c83825392652c","originalID":"6afca88f141c83825392652c","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.623Z","lastUpdated":"2026-11-17T19:18:40.265Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'department', '6afca890141c838253926545', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afca890141c838253926545","originalID":"6afca88f141c83825392652c","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:40.183Z","lastUpdated":"2026-11-17T19:18:40.279Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'modifier', '6afca88f141c838253926530', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afca88f141c838253926530","originalID":"6afca88f141c838253926530","store":"6afca88e219bf205019a3d41","createdFor":"6afca88e219bf205019a3d41","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.891Z","lastUpdated":"2026-11-17T19:18:39.912Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afca88e219bf205019a3d40/677ab94c2df8b0d972d54efb8ca83087ed38daed3c249f201386e2d0f997ccba.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'language', '6afca88fb7d1b4e0fde0d955', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afca88fb7d1b4e0fde0d955","originalID":"6afca88e219bf205019a3d4e","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'language', '6afca88fb7d1b4e0fde0d957', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afca88fb7d1b4e0fde0d957","originalID":"6afca88e219bf205019a3d50","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'language', '6afca88fb7d1b4e0fde0d956', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afca88fb7d1b4e0fde0d956","originalID":"6afca88e219bf205019a3d4f","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d950', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afca88fb7d1b4e0fde0d950","originalID":"6afca88e219bf205019a3d49","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d953', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afca88fb7d1b4e0fde0d953","originalID":"6afca88e219bf205019a3d4c","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d94e', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afca88fb7d1b4e0fde0d94e","originalID":"6afca88e219bf205019a3d47","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d952', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afca88fb7d1b4e0fde0d952","originalID":"6afca88e219bf205019a3d4b","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d94f', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afca88fb7d1b4e0fde0d94f","originalID":"6afca88e219bf205019a3d48","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d951', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afca88fb7d1b4e0fde0d951","originalID":"6afca88e219bf205019a3d4a","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.066Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'serviceType', '6afca88fb7d1b4e0fde0d954', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afca88fb7d1b4e0fde0d954","originalID":"6afca88e219bf205019a3d4d","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:39.067Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"operator","modifiedBy":"6afca88e219bf205019a3d44","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'modifier', '6afca890141c838253926548', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afca890141c838253926548","originalID":"6afca88f141c838253926530","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:40.183Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afca88e219bf205019a3d40/677ab94c2df8b0d972d54efb8ca83087ed38daed3c249f201386e2d0f997ccba.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 'category', '6afca890141c838253926549', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afca890141c838253926549","originalID":"6afca88f141c83825392652f","store":"6afca88fb7d1b4e0fde0d94d","createdFor":"6afca88fb7d1b4e0fde0d94d","ownedBy":"6afca88e219bf205019a3d40","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T19:18:40.183Z","lastUpdated":"2026-11-17T19:18:40.183Z","createdBy":"6afca88e219bf205019a3d44","modifiedBy":"6afca88e219bf205019a3d44","revision":1,"name":"Pizza","level":1,"department":"6afca890141c838253926546","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d51', 'managesStaff', '6afca88e219bf205019a3d41', 'role', 'store');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d51', 'allPrivileges', '6afca88e219bf205019a3d41', 'role', 'store');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d52', 'roles', '6afca88e219bf205019a3d51', 'user', 'role');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d52', 'signIn', '6afca88e219bf205019a3d42', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d958', 'managesStaff', '6afca88fb7d1b4e0fde0d94d', 'role', 'store');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d958', 'allPrivileges', '6afca88fb7d1b4e0fde0d94d', 'role', 'store');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d959', 'roles', '6afca88fb7d1b4e0fde0d958', 'user', 'role');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d959', 'signIn', '6afca88e219bf205019a3d42', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652e', 'default', '6afca88e219bf205019a3d41', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca88f141c83825392652f', 'department', '6afca88f141c83825392652b', 'category', 'department');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926547', 'default', '6afca88fb7d1b4e0fde0d94d', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afca88e219bf205019a3d40', '6afca890141c838253926549', 'department', '6afca890141c838253926546', 'category', 'department');
INSERT INTO public.sale VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926533', '6afca88e219bf205019a3d41', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20774, 1, '6afca88e219bf205019a3d44', 1794943119954, 1794943119954, 'order', '1', 1794943119954, 1218, 1794943119954, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afca88e219bf205019a3d40', '6afca890141c83825392653f', '6afca88e219bf205019a3d41', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afca88e219bf205019a3d44', 1794943120140, 1794943120140, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 2);
INSERT INTO public.sale_line VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20774, '6afca88f141c838253926533', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 1218, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20454, '6afca890141c83825392653f', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20774, '6afca88f141c838253926533', 0, 1, '6afca88f141c838253926534', 'Other', '', 550, 0, 1794943119954);
INSERT INTO public.sale_payment VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20454, '6afca890141c83825392653f', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'category', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'subcategory', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'item', 20774, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'employee', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'service_type', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'hour', 20774, '20', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 20774, '6afca88f141c838253926533', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afca88e219bf205019a3d40', '6afca88fb7d1b4e0fde0d94d', 29, 29, 2, 'f436e2a720128b1c65aefb2a9f1007a76ead21cdad5bdbb75545796af952af92');
INSERT INTO public.scope VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 35, 34, 18, 'ffc127b697dcdbb41363002fb28df05e606699bdef332a178cdfb20fadef0634');
INSERT INTO public.scope VALUES ('6afca88e219bf205019a3d40', '', 1, 1, 3, '79973c587985ddbe86cbbd11b698e10e8e8cd8aa47269e1e62592dbdc17f5255');
INSERT INTO public.sign_in VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d42', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$MG3XLK+jIeaNj3UC1oNQQg$FDBxcsCdpNYyrqBKTRjbA/HUKwivUEZhWZ8V/GAe3sE', 'owner', 1, 1794943118899, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d43', '6afca88e219bf205019a3d41', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$xgttrumWuBHWPV4KWlAoPA$L/3V3KM4r6/ac/ZXMGcRzJMDLg4xzytlkGeVG/V4jio', 'kiosk', 1, 1794943118899, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d40', 2);
INSERT INTO public.web_order VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926531', '6afca88e219bf205019a3d41', 'paid', 1, 'fd99ccb8eda35e625f5e766e066d500465f9c06e789e8bbc021538b1653777b1', 1, 1, 1, 1, 1794943119954, 1794943119954, 1794943119954, 1794943119954, 0, 0, 0, '', 0, 'EUR', '', '', '6afca88f141c838253926533', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afca88f141c838253926534","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afca88e219bf205019a3d44","date":"2026-11-17T19:18:39.954Z"}],"isRefunded":false,"saleId":"6afca88f141c838253926533","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afca88e219bf205019a3d44","date":"2026-11-17T19:18:39.954Z"}],"revision":1,"lastUpdated":"2026-11-17T19:18:39.954Z"}', 1, '', 0, 0, 1);
INSERT INTO public.web_order VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926535', '6afca88e219bf205019a3d41', 'later', 2, 'e7545277f516d3b2c5f8d5bf937ebff30f08fcf2fcee620d7fb4b4f71b3af167', 10, 0, 1, 1, 1794943119983, 1794943119983, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afca88f141c838253926537', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afca88e219bf205019a3d44","date":"2026-11-17T19:18:39.983Z"}],"revision":1,"lastUpdated":"2026-11-17T19:18:39.983Z"}', 1, '', 0, 0, 0);
INSERT INTO public.web_order_counter VALUES ('6afca88e219bf205019a3d40', '6afca88e219bf205019a3d41', 2);
INSERT INTO public.web_order_text VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926531', '{"id":"6afca88f141c838253926531","uniqueOrderID":"paid","orderDetails":[{"_id":"6afca88f141c838253926532","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afca88e219bf205019a3d41","dateCreated":"2026-11-17T19:18:39.954Z","createdBy":"6afca88e219bf205019a3d44"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afca88f141c838253926532","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afca88e219bf205019a3d40', '6afca88f141c838253926535', '{"id":"6afca88f141c838253926535","uniqueOrderID":"later","orderDetails":[{"_id":"6afca88f141c838253926536","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afca88e219bf205019a3d41","dateCreated":"2026-11-17T19:18:39.983Z","createdBy":"6afca88e219bf205019a3d44","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afca88f141c838253926536","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
CREATE UNIQUE INDEX web_order_check ON public.web_order USING btree (account, store, check_id) WHERE (check_id <> ''::text);
CREATE INDEX web_order_due ON public.web_order USING btree (account, store, due_ms) WHERE (due_ms > 0);
CREATE UNIQUE INDEX web_order_number ON public.web_order USING btree (account, store, number);
CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);
CREATE UNIQUE INDEX web_order_sale ON public.web_order USING btree (account, sale) WHERE (sale <> ''::text);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id, is_shop) WHERE (unique_id <> ''::text);
