-- A database of schema 28 as the program of that time left it. key cmd_aIl53VzhbxhTiphOawkJpqP8wbfoKI4KHSljTVvTleb department 6afc80284db8fd2b5e724151
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
INSERT INTO public.api_key VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a59a1', 'ccd1077c2870131c16b5b86724f65930a33b5757a422e573c4ccd34719167138', 'kiosk', '', 48, 0, 1794932776065, 0, 0, 1794932776726);
INSERT INTO public.api_key VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a59a0', '19300ccdd03d6dca7a9c58262b18be8224543c19c2803fd32b2cc9df06e80614', 'first key', '', 65535, 0, 1794932776065, 0, 0, 1794932776856);
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '', 1, 1794932776056, 'operator', '', '', '', 'init', 'account', '6afc8027abe0093fb54a599c', 0, '', 'done', 'aaaec94bedf6bdcc9bf357a0de09d92cf536863e1ce07d14541d69bf356432fe');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '', 2, 1794932776119, 'operator', '', '', '', 'addStore', 'store', '6afc802871e0f204fbc0fc48', 0, '', 'done', 'fc5d998494b3f202567d8b10d8cb83844cca179cf823a25e30039f7b57f414de');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 1, 1794932776288, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'createDepartment', 'department', '6afc80284db8fd2b5e724151', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '330d3462203b6ef1156f90fb1ab78684648fb10bb2a77c605aec111819e6c649');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 2, 1794932776314, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'createDepartment', 'department', '6afc80284db8fd2b5e724152', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '5405b216e8cfbfad8dd8e2269b2e65a3533747037bab7f3a49fc795498bf8769');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 3, 1794932776332, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'createDepartment', 'department', '6afc80284db8fd2b5e724153', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'a11cac109b9cf4ddafe2562d3fa94f165bf6812c0e699e4ac313900b75c68337');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 4, 1794932776348, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'updateDepartment', 'department', '6afc80284db8fd2b5e724151', 2, 'name departmentCode', 'done', '43946341bfe03297eee8386c50898c50d8715ec2e2d2ec0e438c694b04702ef8');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 5, 1794932776364, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'updateDepartment', 'department', '6afc80284db8fd2b5e724151', 3, 'description', 'done', '523afa5f85a7e60113c7fe7e8156581db753e3f7f077705e6ba942c14729afe0');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 6, 1794932776386, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'updateDepartment', 'department', '6afc80284db8fd2b5e724153', 2, 'activeStatus isDelete', 'done', 'ec9cb06c7f7f025dc3b0b2b5dd890bf9446816b19397415ec40a2d1203ba8e6c');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 7, 1794932776402, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'createServingSizeLevel', 'servingSizeLevel', '6afc80284db8fd2b5e724154', 1, 'store createdFor createdAt activeStatus name default', 'done', 'e47507e4e067eb3655b17543d04e209f1dc9017f1b1b3556d13d43379a82fe3c');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 8, 1794932776416, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'createCategory', 'category', '6afc80284db8fd2b5e724155', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', 'eb292d498a7c46ca7092767d12a7ad9c811267a0b24e6c806105f9015b4fb770');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 9, 1794932776433, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'createModifier', 'modifier', '6afc80284db8fd2b5e724156', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', 'cbf9f0205edaf35428f9c2faad6f07020bbd35cf6079366f2c53a7ab960f2127');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 10, 1794932776450, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'uploadModifierImage', 'modifier', '6afc80284db8fd2b5e724156', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'c90adb027ec4ec7a29edc2533cc8d09dcc949ce80afe8235d066ea415a9f5109');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 11, 1794932776473, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', 'a047b90410fa2ca562e225bd54c9f134a35c09a427ae3e4b2e2fc389250092c2');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 12, 1794932776502, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', '279fb3634c95a34556951d7b8336dd3f86c8274d7fb65ba341c55b774bf80e6f');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 13, 1794932776520, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'c5ab52bcb017b6cd3b06d8e21e15e2b2ff994f8cd6e98a64241ea6495b6221d5');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 14, 1794932776540, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '2f3e7b2d5bce77bf3827ee5f3431d21452a62a0e74be6471dbe15330016560eb');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 15, 1794932776569, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'c261393e08b3977c17ec460eac228e59170076ffe65ddbc837de765f4c847bdf');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 16, 1794932776591, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '83ebcb4b80f389497caebefcc11dbf5beadfa2f71facf90bbaa27e9a25bc9ced');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 1, 1794932776615, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', 'c4634adcfd16e3e5e470cedeb38f1f2fe870d5d835e7e7317d2d27b057ddd9fb');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 17, 1794932776668, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'updateDepartment', 'department', '6afc80284db8fd2b5e724152', 2, 'departmentCode', 'done', 'caab9abb6f36ec76dae459effa6307a1e4b716c61ad1e1b90943c2d28d5ac5b7');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 2, 1794932776679, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', 'd2b9c173950fcf15aca5398b64846212ac41b810bd3f5f2d09186b1d1cfc2661');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 18, 1794932776726, '6afc8027abe0093fb54a59a1', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'd5812885b761b72cb1e122a1178211c95880544a9e007277f832290f2a599795');
INSERT INTO public.audit VALUES ('6afc8027abe0093fb54a599c', '', 3, 1794932776856, '6afc8027abe0093fb54a59a0', '', '127.0.0.0/24', '03df061994cca4c520d88c4559012375', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', 'e3fb9d5408925b75bb0f4bd861750a680c5bd50a14895c7e491f6cc6869bd76d');
INSERT INTO public.clock_mark VALUES (692, 1794932776881);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20774, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724160', 'ipad-1', '', 'ipad-1', '', '', '', 1794932776520, 0, 1);
INSERT INTO public.device VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724163', 'ipad-2', '', 'ipad-2', '', '', '', 1794932776540, 0, 1);
INSERT INTO public.device VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724172', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794932776726, 0, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '', 1, 1794932776057, 'created', 'account', '6afc8027abe0093fb54a599c', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 1, 1794932776058, 'created', 'store', '6afc8027abe0093fb54a599d', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 2, 1794932776060, 'created', 'serviceType', '6afc8028abe0093fb54a59a3', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 3, 1794932776061, 'created', 'serviceType', '6afc8028abe0093fb54a59a4', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 4, 1794932776061, 'created', 'serviceType', '6afc8028abe0093fb54a59a5', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 5, 1794932776062, 'created', 'serviceType', '6afc8028abe0093fb54a59a6', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 6, 1794932776062, 'created', 'serviceType', '6afc8028abe0093fb54a59a7', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 7, 1794932776062, 'created', 'serviceType', '6afc8028abe0093fb54a59a8', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 8, 1794932776062, 'created', 'serviceType', '6afc8028abe0093fb54a59a9', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 9, 1794932776063, 'created', 'language', '6afc8028abe0093fb54a59aa', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 10, 1794932776063, 'created', 'language', '6afc8028abe0093fb54a59ab', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 11, 1794932776063, 'created', 'language', '6afc8028abe0093fb54a59ac', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 12, 1794932776063, 'created', 'role', '6afc8028abe0093fb54a59ad', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 13, 1794932776063, 'created', 'user', '6afc8028abe0093fb54a59ae', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 1, 1794932776122, 'created', 'store', '6afc802871e0f204fbc0fc48', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 2, 1794932776128, 'created', 'serviceType', '6afc802871e0f204fbc0fc49', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 3, 1794932776129, 'created', 'serviceType', '6afc802871e0f204fbc0fc4a', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 4, 1794932776130, 'created', 'serviceType', '6afc802871e0f204fbc0fc4b', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 5, 1794932776130, 'created', 'serviceType', '6afc802871e0f204fbc0fc4c', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 6, 1794932776131, 'created', 'serviceType', '6afc802871e0f204fbc0fc4d', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 7, 1794932776131, 'created', 'serviceType', '6afc802871e0f204fbc0fc4e', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 8, 1794932776131, 'created', 'serviceType', '6afc802871e0f204fbc0fc4f', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 9, 1794932776132, 'created', 'language', '6afc802871e0f204fbc0fc50', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 10, 1794932776132, 'created', 'language', '6afc802871e0f204fbc0fc51', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 11, 1794932776132, 'created', 'language', '6afc802871e0f204fbc0fc52', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 12, 1794932776132, 'created', 'role', '6afc802871e0f204fbc0fc53', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 13, 1794932776132, 'created', 'user', '6afc802871e0f204fbc0fc54', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 14, 1794932776288, 'created', 'department', '6afc80284db8fd2b5e724151', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 15, 1794932776314, 'created', 'department', '6afc80284db8fd2b5e724152', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 16, 1794932776332, 'created', 'department', '6afc80284db8fd2b5e724153', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 17, 1794932776348, 'updated', 'department', '6afc80284db8fd2b5e724151', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 18, 1794932776364, 'updated', 'department', '6afc80284db8fd2b5e724151', 3, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 19, 1794932776386, 'inactivated', 'department', '6afc80284db8fd2b5e724153', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20, 1794932776402, 'created', 'servingSizeLevel', '6afc80284db8fd2b5e724154', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 21, 1794932776416, 'created', 'category', '6afc80284db8fd2b5e724155', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 22, 1794932776433, 'created', 'modifier', '6afc80284db8fd2b5e724156', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 23, 1794932776450, 'updated', 'modifier', '6afc80284db8fd2b5e724156', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 24, 1794932776473, 'created', 'order', '6afc80284db8fd2b5e724157', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 25, 1794932776473, 'created', 'sale', '6afc80284db8fd2b5e724158', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 26, 1794932776502, 'created', 'order', '6afc80284db8fd2b5e72415b', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 27, 1794932776520, 'created', 'device', '6afc80284db8fd2b5e724160', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 28, 1794932776520, 'created', 'check', '6afc80284db8fd2b5e72415e', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 29, 1794932776540, 'created', 'device', '6afc80284db8fd2b5e724163', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 30, 1794932776540, 'updated', 'check', '6afc80284db8fd2b5e72415e', 2, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 31, 1794932776569, 'created', 'check', '6afc80284db8fd2b5e724164', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 32, 1794932776591, 'closed', 'check', '6afc80284db8fd2b5e724164', 2, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 33, 1794932776591, 'created', 'sale', '6afc80284db8fd2b5e724165', 1, 0);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 14, 1794932776615, 'created', 'department', '6afc80284db8fd2b5e72416b', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 15, 1794932776615, 'created', 'department', '6afc80284db8fd2b5e72416c', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 16, 1794932776615, 'created', 'servingSizeLevel', '6afc80284db8fd2b5e72416d', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 17, 1794932776615, 'updated', 'language', '6afc802871e0f204fbc0fc50', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 18, 1794932776615, 'updated', 'language', '6afc802871e0f204fbc0fc52', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 19, 1794932776615, 'updated', 'language', '6afc802871e0f204fbc0fc51', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 20, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc4b', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 21, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc4e', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 22, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc49', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 23, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc4d', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 24, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc4a', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 25, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc4c', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 26, 1794932776615, 'updated', 'serviceType', '6afc802871e0f204fbc0fc4f', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 27, 1794932776615, 'created', 'modifier', '6afc80284db8fd2b5e72416e', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 28, 1794932776615, 'created', 'category', '6afc80284db8fd2b5e72416f', 1, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 34, 1794932776668, 'updated', 'department', '6afc80284db8fd2b5e724152', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 29, 1794932776679, 'updated', 'department', '6afc80284db8fd2b5e72416b', 2, 1);
INSERT INTO public.event VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 35, 1794932776726, 'created', 'device', '6afc80284db8fd2b5e724172', 1, 0);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599c', 1, 1794932776057, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 1, 1794932776058, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a3', 1, 1794932776060, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a4', 1, 1794932776061, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a5', 1, 1794932776061, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a6', 1, 1794932776062, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a7', 1, 1794932776062, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a8', 1, 1794932776062, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59a9', 1, 1794932776062, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59aa', 1, 1794932776063, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ab', 1, 1794932776063, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ac', 1, 1794932776063, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ad', 1, 1794932776063, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ae', 1, 1794932776063, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 1, 1794932776122, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc49', 1, 1794932776128, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4a', 1, 1794932776129, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4b', 1, 1794932776130, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4c', 1, 1794932776130, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4d', 1, 1794932776131, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4e', 1, 1794932776131, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4f', 1, 1794932776131, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc50', 1, 1794932776132, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc51', 1, 1794932776132, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc52', 1, 1794932776132, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc53', 1, 1794932776132, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc54', 1, 1794932776132, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724151', 1, 1794932776288, '6afc8027abe0093fb54a59a0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724152', 1, 1794932776314, '6afc8027abe0093fb54a59a0', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724153', 1, 1794932776332, '6afc8027abe0093fb54a59a0', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724151', 2, 1794932776348, '6afc8027abe0093fb54a59a0', '["name","departmentCode"]', '{"id":"6afc80284db8fd2b5e724151","originalID":"6afc80284db8fd2b5e724151","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.288Z","lastUpdated":"2026-11-17T16:26:16.288Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724151', 3, 1794932776364, '6afc8027abe0093fb54a59a0', '["description"]', '{"id":"6afc80284db8fd2b5e724151","originalID":"6afc80284db8fd2b5e724151","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.288Z","lastUpdated":"2026-11-17T16:26:16.348Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724153', 2, 1794932776386, '6afc8027abe0093fb54a59a0', '["activeStatus","isDelete"]', '{"id":"6afc80284db8fd2b5e724153","originalID":"6afc80284db8fd2b5e724153","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.332Z","lastUpdated":"2026-11-17T16:26:16.332Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724154', 1, 1794932776402, '6afc8027abe0093fb54a59a0', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724155', 1, 1794932776416, '6afc8027abe0093fb54a59a0', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724156', 1, 1794932776433, '6afc8027abe0093fb54a59a0', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416b', 1, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416c', 1, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416d', 1, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc50', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc50","originalID":"6afc802871e0f204fbc0fc50","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc52', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc52","originalID":"6afc802871e0f204fbc0fc52","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc51', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc51","originalID":"6afc802871e0f204fbc0fc51","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4b', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc4b","originalID":"6afc802871e0f204fbc0fc4b","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.130Z","lastUpdated":"2026-11-17T16:26:16.130Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4e', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc4e","originalID":"6afc802871e0f204fbc0fc4e","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.131Z","lastUpdated":"2026-11-17T16:26:16.131Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc49', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc49","originalID":"6afc802871e0f204fbc0fc49","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.128Z","lastUpdated":"2026-11-17T16:26:16.128Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4d', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc4d","originalID":"6afc802871e0f204fbc0fc4d","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.131Z","lastUpdated":"2026-11-17T16:26:16.131Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4a', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc4a","originalID":"6afc802871e0f204fbc0fc4a","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.129Z","lastUpdated":"2026-11-17T16:26:16.129Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4c', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc4c","originalID":"6afc802871e0f204fbc0fc4c","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.130Z","lastUpdated":"2026-11-17T16:26:16.130Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc4f', 2, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID"]', '{"id":"6afc802871e0f204fbc0fc4f","originalID":"6afc802871e0f204fbc0fc4f","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.131Z","lastUpdated":"2026-11-17T16:26:16.131Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416e', 1, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416f', 1, 1794932776615, '6afc8027abe0093fb54a59a0', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724156', 2, 1794932776450, '6afc8027abe0093fb54a59a0', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afc80284db8fd2b5e724156","originalID":"6afc80284db8fd2b5e724156","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.433Z","lastUpdated":"2026-11-17T16:26:16.433Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724152', 2, 1794932776668, '6afc8027abe0093fb54a59a0', '["departmentCode"]', '{"id":"6afc80284db8fd2b5e724152","originalID":"6afc80284db8fd2b5e724152","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.314Z","lastUpdated":"2026-11-17T16:26:16.314Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416b', 2, 1794932776679, '6afc8027abe0093fb54a59a0', '["departmentCode"]', '{"id":"6afc80284db8fd2b5e72416b","originalID":"6afc80284db8fd2b5e724152","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.615Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afc8027abe0093fb54a599c', 'first', '7592af3f014d16c33317e18907a36fb6194fdd122a13202c373720a0bc0955af', '"1.tbxsw2m"', '', 1794932776288, '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724151', 1);
INSERT INTO public.idempotency VALUES ('6afc8027abe0093fb54a599c', 'second', '3e5a4d786af061bbabe73824671ad1d7016985211b28bfc0798b07df68c30873', '"2.tbxsw2m"', '', 1794932776348, '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724151', 2);
INSERT INTO public.image VALUES ('6afc8027abe0093fb54a599c', '9dde0c773bc286cffaf7522a9b4c30298c76323d80fc401b97113ecd79cc6d34', 'png', 1794932776615, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724156', '9dde0c773bc286cffaf7522a9b4c30298c76323d80fc401b97113ecd79cc6d34');
INSERT INTO public.image_use VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416e', '9dde0c773bc286cffaf7522a9b4c30298c76323d80fc401b97113ecd79cc6d34');
INSERT INTO public.installation VALUES ('schema_number', '28');
INSERT INTO public.installation VALUES ('oldest_program', '28');
INSERT INTO public.installation VALUES ('epoch', 'tbxsw2m');
INSERT INTO public.installation VALUES ('made_of', '7709177565889765907 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '99f822c33a6159e3d46ac0f56b190c50e529676f2b15a54fe36d161d1a0850f8');
INSERT INTO public.installation VALUES ('newest_account', '6afc8027abe0093fb54a599c');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '692');
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '', 'erasure', 1794932836191, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '', 'pulls', 1794932836198, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '', 'retention', 1794932836198, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '', 'settle_balances', 1794932836198, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'due_orders', 1794932836198, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'due_orders', 1794932836198, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'deliver_webhooks', 1794932836202, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'deliver_webhooks', 1794932836209, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'a5ee6061c64caee039d9131fabab81a52e4b3c596caabbfc64354d164e4d920c', 'kiosk-1', '6afc8027abe0093fb54a59a2', '6afc8027abe0093fb54a599f', 1794932776726, 1795537576726, 0, 'tbxsw2m');
INSERT INTO public.licence VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', '4299d50eeb7ba545842bfb01cce7612169a996f98a82ccf4417a7476fd69be77', 10, 1794932776065, '6afc8027abe0093fb54a59a2', 0);
INSERT INTO public.pos_check VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415e', '6afc8027abe0093fb54a599d', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794932776540, 0, 2, 'EUR', '6afc80284db8fd2b5e72415f', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724164', '6afc8027abe0093fb54a599d', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794932776591, 1794932776591, 2, 'EUR', '6afc80284db8fd2b5e724165', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416a', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724164', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794932776591, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afc80284db8fd2b5e724164', 'la');
INSERT INTO public.pos_check_node VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415e', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415e', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724164', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724164', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415e', 1, 'ipad-1', 1767225600000, 1767225600000, 1794932776520, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afc8027abe0093fb54a59a0', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415e', 2, 'ipad-2', 1767225600000, 1767225600000, 1794932776540, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afc8027abe0093fb54a59a0', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724164', 1, 'ipad-1', 1767225600000, 1767225600000, 1794932776569, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afc8027abe0093fb54a59a0', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724164', 2, 'ipad-2', 1767225600000, 1767225600000, 1794932776591, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afc8027abe0093fb54a59a0', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pull VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 1, '6afc80284db8fd2b5e724170', '6afc8027abe0093fb54a599d', '6afc8027abe0093fb54a59a0', '["copyAll"]', '{"pullId":"6afc80284db8fd2b5e724170","store":"6afc802871e0f204fbc0fc48","sourceStore":"6afc8027abe0093fb54a599d","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afc8028abe0093fb54a59aa","id":"6afc802871e0f204fbc0fc50","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afc8028abe0093fb54a59ac","id":"6afc802871e0f204fbc0fc52","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afc8028abe0093fb54a59ab","id":"6afc802871e0f204fbc0fc51","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a5","id":"6afc802871e0f204fbc0fc4b","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a8","id":"6afc802871e0f204fbc0fc4e","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a3","id":"6afc802871e0f204fbc0fc49","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a7","id":"6afc802871e0f204fbc0fc4d","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a4","id":"6afc802871e0f204fbc0fc4a","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a6","id":"6afc802871e0f204fbc0fc4c","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afc8028abe0093fb54a59a9","id":"6afc802871e0f204fbc0fc4f","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794932776615, 0, 15);
INSERT INTO public.pull VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 2, '6afc80284db8fd2b5e724171', '6afc8027abe0093fb54a599d', '6afc8027abe0093fb54a59a0', '["menuItems"]', '{"pullId":"6afc80284db8fd2b5e724171","store":"6afc802871e0f204fbc0fc48","sourceStore":"6afc8027abe0093fb54a599d","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794932776679, 0, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e72416c', 'department', '6afc80284db8fd2b5e724151', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724151', 3, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e72416d', 'servingSizeLevel', '6afc80284db8fd2b5e724154', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724154', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc50', 'language', '6afc8028abe0093fb54a59aa', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59aa', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc52', 'language', '6afc8028abe0093fb54a59ac', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59ac', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc51', 'language', '6afc8028abe0093fb54a59ab', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59ab', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc4b', 'serviceType', '6afc8028abe0093fb54a59a5', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a5', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc4e', 'serviceType', '6afc8028abe0093fb54a59a8', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a8', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc49', 'serviceType', '6afc8028abe0093fb54a59a3', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a3', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc4d', 'serviceType', '6afc8028abe0093fb54a59a7', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a7', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc4a', 'serviceType', '6afc8028abe0093fb54a59a4', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a4', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc4c', 'serviceType', '6afc8028abe0093fb54a59a6', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a6', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc802871e0f204fbc0fc4f', 'serviceType', '6afc8028abe0093fb54a59a9', '6afc8027abe0093fb54a599d', '6afc8028abe0093fb54a59a9', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e72416e', 'modifier', '6afc80284db8fd2b5e724156', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724156', 2, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e72416f', 'category', '6afc80284db8fd2b5e724155', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724155', 1, 1);
INSERT INTO public.pull_link VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e72416b', 'department', '6afc80284db8fd2b5e724152', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724152', 2, 1);
INSERT INTO public.pull_run VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724173', 1, '6afc8027abe0093fb54a599d', '6afc8027abe0093fb54a59a0', '["reason"]', 1794932776856, 1795019176000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724173', '6afc802871e0f204fbc0fc48', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc80284db8fd2b5e72416b', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc80284db8fd2b5e72416c', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc80284db8fd2b5e72416d', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc80284db8fd2b5e72416e', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc80284db8fd2b5e72416f', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc49', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc4a', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc4b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc4c', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc4d', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc4e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc4f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc50', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc51', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724170', '6afc802871e0f204fbc0fc52', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', '6afc80284db8fd2b5e724171', '6afc80284db8fd2b5e72416b', 'department', 1, 2, '6afc80284db8fd2b5e724152', '6afc8027abe0093fb54a599d', '6afc80284db8fd2b5e724152', 1, 1);
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '', 'account', '6afc8027abe0093fb54a599c', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afc8027abe0093fb54a599c","originalID":"6afc8027abe0093fb54a599c","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.057Z","lastUpdated":"2026-11-17T16:26:16.057Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'store', '6afc8027abe0093fb54a599d', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afc8027abe0093fb54a599d","originalID":"6afc8027abe0093fb54a599d","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.058Z","lastUpdated":"2026-11-17T16:26:16.058Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a3', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afc8028abe0093fb54a59a3","originalID":"6afc8028abe0093fb54a59a3","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.060Z","lastUpdated":"2026-11-17T16:26:16.060Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a4', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afc8028abe0093fb54a59a4","originalID":"6afc8028abe0093fb54a59a4","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.061Z","lastUpdated":"2026-11-17T16:26:16.061Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a5', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afc8028abe0093fb54a59a5","originalID":"6afc8028abe0093fb54a59a5","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.061Z","lastUpdated":"2026-11-17T16:26:16.061Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a6', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afc8028abe0093fb54a59a6","originalID":"6afc8028abe0093fb54a59a6","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.062Z","lastUpdated":"2026-11-17T16:26:16.062Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a7', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afc8028abe0093fb54a59a7","originalID":"6afc8028abe0093fb54a59a7","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.062Z","lastUpdated":"2026-11-17T16:26:16.062Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a8', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afc8028abe0093fb54a59a8","originalID":"6afc8028abe0093fb54a59a8","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.062Z","lastUpdated":"2026-11-17T16:26:16.062Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'serviceType', '6afc8028abe0093fb54a59a9', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afc8028abe0093fb54a59a9","originalID":"6afc8028abe0093fb54a59a9","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.062Z","lastUpdated":"2026-11-17T16:26:16.062Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'language', '6afc8028abe0093fb54a59aa', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afc8028abe0093fb54a59aa","originalID":"6afc8028abe0093fb54a59aa","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.063Z","lastUpdated":"2026-11-17T16:26:16.063Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'language', '6afc8028abe0093fb54a59ab', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afc8028abe0093fb54a59ab","originalID":"6afc8028abe0093fb54a59ab","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.063Z","lastUpdated":"2026-11-17T16:26:16.063Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'language', '6afc8028abe0093fb54a59ac', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afc8028abe0093fb54a59ac","originalID":"6afc8028abe0093fb54a59ac","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.063Z","lastUpdated":"2026-11-17T16:26:16.063Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'role', '6afc8028abe0093fb54a59ad', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afc8028abe0093fb54a59ad","originalID":"6afc8028abe0093fb54a59ad","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.063Z","lastUpdated":"2026-11-17T16:26:16.063Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'user', '6afc8028abe0093fb54a59ae', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afc8028abe0093fb54a59ae","originalID":"6afc8028abe0093fb54a59ae","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.063Z","lastUpdated":"2026-11-17T16:26:16.063Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afc8028abe0093fb54a59ad"],"signIn":"6afc8027abe0093fb54a599e"}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'store', '6afc802871e0f204fbc0fc48', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afc802871e0f204fbc0fc48","originalID":"6afc802871e0f204fbc0fc48","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.122Z","lastUpdated":"2026-11-17T16:26:16.122Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'role', '6afc802871e0f204fbc0fc53', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afc802871e0f204fbc0fc53","originalID":"6afc802871e0f204fbc0fc53","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'user', '6afc802871e0f204fbc0fc54', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afc802871e0f204fbc0fc54","originalID":"6afc802871e0f204fbc0fc54","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afc802871e0f204fbc0fc53"],"signIn":"6afc8027abe0093fb54a599e"}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', '6afc80284db8fd2b5e724151', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afc80284db8fd2b5e724151","originalID":"6afc80284db8fd2b5e724151","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.288Z","lastUpdated":"2026-11-17T16:26:16.364Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', '6afc80284db8fd2b5e724153', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afc80284db8fd2b5e724153","originalID":"6afc80284db8fd2b5e724153","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T16:26:16.332Z","lastUpdated":"2026-11-17T16:26:16.386Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'servingSizeLevel', '6afc80284db8fd2b5e724154', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afc80284db8fd2b5e724154","originalID":"6afc80284db8fd2b5e724154","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.402Z","lastUpdated":"2026-11-17T16:26:16.402Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'category', '6afc80284db8fd2b5e724155', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afc80284db8fd2b5e724155","originalID":"6afc80284db8fd2b5e724155","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.416Z","lastUpdated":"2026-11-17T16:26:16.416Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Pizza","level":1,"department":"6afc80284db8fd2b5e724151","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'department', '6afc80284db8fd2b5e72416c', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afc80284db8fd2b5e72416c","originalID":"6afc80284db8fd2b5e724151","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.615Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'servingSizeLevel', '6afc80284db8fd2b5e72416d', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afc80284db8fd2b5e72416d","originalID":"6afc80284db8fd2b5e724154","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.615Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', '6afc80284db8fd2b5e724152', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afc80284db8fd2b5e724152","originalID":"6afc80284db8fd2b5e724152","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.314Z","lastUpdated":"2026-11-17T16:26:16.668Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'department', '6afc80284db8fd2b5e72416b', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afc80284db8fd2b5e72416b","originalID":"6afc80284db8fd2b5e724152","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.615Z","lastUpdated":"2026-11-17T16:26:16.679Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'modifier', '6afc80284db8fd2b5e724156', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afc80284db8fd2b5e724156","originalID":"6afc80284db8fd2b5e724156","store":"6afc8027abe0093fb54a599d","createdFor":"6afc8027abe0093fb54a599d","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.433Z","lastUpdated":"2026-11-17T16:26:16.450Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afc8027abe0093fb54a599c/9dde0c773bc286cffaf7522a9b4c30298c76323d80fc401b97113ecd79cc6d34.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'language', '6afc802871e0f204fbc0fc50', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afc802871e0f204fbc0fc50","originalID":"6afc8028abe0093fb54a59aa","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'language', '6afc802871e0f204fbc0fc52', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afc802871e0f204fbc0fc52","originalID":"6afc8028abe0093fb54a59ac","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'language', '6afc802871e0f204fbc0fc51', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afc802871e0f204fbc0fc51","originalID":"6afc8028abe0093fb54a59ab","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.132Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc4b', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afc802871e0f204fbc0fc4b","originalID":"6afc8028abe0093fb54a59a5","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.130Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc4e', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afc802871e0f204fbc0fc4e","originalID":"6afc8028abe0093fb54a59a8","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.131Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc49', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afc802871e0f204fbc0fc49","originalID":"6afc8028abe0093fb54a59a3","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.128Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc4d', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afc802871e0f204fbc0fc4d","originalID":"6afc8028abe0093fb54a59a7","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.131Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc4a', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afc802871e0f204fbc0fc4a","originalID":"6afc8028abe0093fb54a59a4","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.129Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc4c', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afc802871e0f204fbc0fc4c","originalID":"6afc8028abe0093fb54a59a6","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.130Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'serviceType', '6afc802871e0f204fbc0fc4f', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afc802871e0f204fbc0fc4f","originalID":"6afc8028abe0093fb54a59a9","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.131Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"operator","modifiedBy":"6afc8027abe0093fb54a59a0","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'modifier', '6afc80284db8fd2b5e72416e', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afc80284db8fd2b5e72416e","originalID":"6afc80284db8fd2b5e724156","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.615Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afc8027abe0093fb54a599c/9dde0c773bc286cffaf7522a9b4c30298c76323d80fc401b97113ecd79cc6d34.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 'category', '6afc80284db8fd2b5e72416f', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afc80284db8fd2b5e72416f","originalID":"6afc80284db8fd2b5e724155","store":"6afc802871e0f204fbc0fc48","createdFor":"6afc802871e0f204fbc0fc48","ownedBy":"6afc8027abe0093fb54a599c","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T16:26:16.615Z","lastUpdated":"2026-11-17T16:26:16.615Z","createdBy":"6afc8027abe0093fb54a59a0","modifiedBy":"6afc8027abe0093fb54a59a0","revision":1,"name":"Pizza","level":1,"department":"6afc80284db8fd2b5e72416c","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ad', 'managesStaff', '6afc8027abe0093fb54a599d', 'role', 'store');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ad', 'allPrivileges', '6afc8027abe0093fb54a599d', 'role', 'store');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ae', 'roles', '6afc8028abe0093fb54a59ad', 'user', 'role');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc8028abe0093fb54a59ae', 'signIn', '6afc8027abe0093fb54a599e', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc53', 'managesStaff', '6afc802871e0f204fbc0fc48', 'role', 'store');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc53', 'allPrivileges', '6afc802871e0f204fbc0fc48', 'role', 'store');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc54', 'roles', '6afc802871e0f204fbc0fc53', 'user', 'role');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc54', 'signIn', '6afc8027abe0093fb54a599e', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724154', 'default', '6afc8027abe0093fb54a599d', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724155', 'department', '6afc80284db8fd2b5e724151', 'category', 'department');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416d', 'default', '6afc802871e0f204fbc0fc48', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72416f', 'department', '6afc80284db8fd2b5e72416c', 'category', 'department');
INSERT INTO public.sale VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724158', '6afc8027abe0093fb54a599d', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20774, 1, '6afc8027abe0093fb54a59a0', 1794932776473, 1794932776473, 'order', '1', 1794932776473, 1046, 1794932776473, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724165', '6afc8027abe0093fb54a599d', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afc8027abe0093fb54a59a0', 1794932776591, 1794932776591, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 2);
INSERT INTO public.sale_line VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20774, '6afc80284db8fd2b5e724158', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 1046, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20454, '6afc80284db8fd2b5e724165', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20774, '6afc80284db8fd2b5e724158', 0, 1, '6afc80284db8fd2b5e724159', 'Other', '', 550, 0, 1794932776473);
INSERT INTO public.sale_payment VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20454, '6afc80284db8fd2b5e724165', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'category', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'subcategory', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'item', 20774, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'employee', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'service_type', 20774, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'hour', 20774, '17', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 20774, '6afc80284db8fd2b5e724158', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afc8027abe0093fb54a599c', '6afc802871e0f204fbc0fc48', 29, 29, 2, 'd2b9c173950fcf15aca5398b64846212ac41b810bd3f5f2d09186b1d1cfc2661');
INSERT INTO public.scope VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 35, 34, 18, 'd5812885b761b72cb1e122a1178211c95880544a9e007277f832290f2a599795');
INSERT INTO public.scope VALUES ('6afc8027abe0093fb54a599c', '', 1, 1, 3, 'e3fb9d5408925b75bb0f4bd861750a680c5bd50a14895c7e491f6cc6869bd76d');
INSERT INTO public.sign_in VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599e', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$rRlCbfCEZyLxSk1yzpz+ww$GQ+61E1g18T1l+SIhydA2LlgGpFWJD5Uemr1/x1rcPk', 'owner', 1, 1794932776065, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599f', '6afc8027abe0093fb54a599d', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$yxwfmqrDFzL6CtiBW2aUCQ$rovJe8RqsRsjUSSftP+sojfFopMM0SNoX27bwmICQbc', 'kiosk', 1, 1794932776065, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599c', 2);
INSERT INTO public.web_order VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724157', '6afc8027abe0093fb54a599d', 'paid', 1, '0041a0c137496b5e543b448d279f8d6ddcf7ee30428698bb7caddbcde5f77177', 1, 1, 1, 1, 1794932776473, 1794932776473, 1794932776473, 1794932776473, 0, 0, 0, '', 0, 'EUR', '', '', '6afc80284db8fd2b5e724158', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afc80284db8fd2b5e724159","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afc8027abe0093fb54a59a0","date":"2026-11-17T16:26:16.473Z"}],"isRefunded":false,"saleId":"6afc80284db8fd2b5e724158","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afc8027abe0093fb54a59a0","date":"2026-11-17T16:26:16.473Z"}],"revision":1,"lastUpdated":"2026-11-17T16:26:16.473Z"}');
INSERT INTO public.web_order VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415b', '6afc8027abe0093fb54a599d', 'later', 2, 'd8c36257547d50bd7e8cc5e0470b0ebb6a96de92ee6e8c25c1bf9d8296cd4b1f', 10, 0, 1, 1, 1794932776502, 1794932776502, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afc80284db8fd2b5e72415c', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afc8027abe0093fb54a59a0","date":"2026-11-17T16:26:16.502Z"}],"revision":1,"lastUpdated":"2026-11-17T16:26:16.502Z"}');
INSERT INTO public.web_order_counter VALUES ('6afc8027abe0093fb54a599c', '6afc8027abe0093fb54a599d', 2);
INSERT INTO public.web_order_text VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e724157', '{"id":"6afc80284db8fd2b5e724157","uniqueOrderID":"paid","orderDetails":[{"_id":"6afc80284db8fd2b5e72415a","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afc8027abe0093fb54a599d","dateCreated":"2026-11-17T16:26:16.473Z","createdBy":"6afc8027abe0093fb54a59a0"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;');
INSERT INTO public.web_order_text VALUES ('6afc8027abe0093fb54a599c', '6afc80284db8fd2b5e72415b', '{"id":"6afc80284db8fd2b5e72415b","uniqueOrderID":"later","orderDetails":[{"_id":"6afc80284db8fd2b5e72415d","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afc8027abe0093fb54a599d","dateCreated":"2026-11-17T16:26:16.502Z","createdBy":"6afc8027abe0093fb54a59a0","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;');
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
CREATE UNIQUE INDEX sale_origin ON public.sale USING btree (account, store, origin) WHERE (origin <> ''::text);
CREATE INDEX sale_refund ON public.sale USING btree (account, refund_of, number) WHERE (refund_of <> ''::text);
CREATE INDEX session_age ON public.session USING btree (account, expires_ms);
CREATE UNIQUE INDEX session_id ON public.session USING btree (account, id);
CREATE INDEX session_sign_in ON public.session USING btree (account, sign_in, created_ms);
CREATE INDEX sign_in_failure_address ON public.sign_in_failure USING btree (address, at_ms);
CREATE INDEX sign_in_failure_age ON public.sign_in_failure USING btree (at_ms);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
CREATE INDEX web_order_due ON public.web_order USING btree (account, store, due_ms) WHERE (due_ms > 0);
CREATE UNIQUE INDEX web_order_number ON public.web_order USING btree (account, store, number);
CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id) WHERE (unique_id <> ''::text);
