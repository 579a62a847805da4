-- A database of schema 2 as the program of that time left it. key cmd_G8XujszpaWNkDkrV3ojhM1q6VeuAZGfX7JRiri2yr73 department 6afe5c3454054161f1dbf75a
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
    configuration smallint DEFAULT 1 NOT NULL,
    who text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
    natural_ms bigint DEFAULT 0 NOT NULL,
    is_raised smallint DEFAULT 0 NOT NULL,
    is_knowing smallint DEFAULT 0 NOT NULL,
    is_late smallint DEFAULT 0 NOT NULL,
    departures text DEFAULT '[]'::text NOT NULL,
    said bytea,
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
    facet text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    doc text NOT NULL COLLATE pg_catalog."C"
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
    is_shop smallint DEFAULT 1 NOT NULL,
    check_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    check_state bigint DEFAULT 0 NOT NULL,
    check_balance bigint DEFAULT 0 NOT NULL,
    tolerance bigint DEFAULT 0 NOT NULL,
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
    error text NOT NULL,
    set_by text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    heard text DEFAULT ''::text NOT NULL,
    lost_right smallint DEFAULT 0 NOT NULL
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
INSERT INTO public.api_key VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db856', '9856b7f73416709f66cb3b024149623e80aa3a7811d7702f05b17ec4d1170eb3', 'first key', '', 65535, 0, 1795054643714, 0, 0, 1795054645526);
INSERT INTO public.api_key VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db857', '1f68e0bb8dc038951fca0228349481c3a6e5a4e4ea09a543b65b7433fa2d9e04', 'kiosk', '', 48, 0, 1795054643714, 0, 0, 1795054645092);
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '', 1, 1795054643700, 'operator', '', '', '', 'init', 'account', '6afe5c32d9cf43b4a14db852', 0, '', 'done', 'ada30544b2383c4f18c4db1a8b6b807b656273078826f319ae858f0dd1b15993');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '', 2, 1795054643912, 'operator', '', '', '', 'addStore', 'store', '6afe5c33c3e35207b641d585', 0, '', 'done', '5ec836f46431ae156c171b239f6a0f2a5869b7b2d716fe0e6f8bb89dbb0ecc92');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 1, 1795054644410, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'createDepartment', 'department', '6afe5c3454054161f1dbf75a', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '8cb10182d6dd7b3353ea06c90e3997e8098b16c00c5cb5a7fea2a7fecbe8ee12');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 2, 1795054644480, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'createDepartment', 'department', '6afe5c3454054161f1dbf75b', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '57cd25526ac7fd1de7876620abfbd09235cb200fe5bcfc84a44ad5629f0ed241');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 3, 1795054644506, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'createDepartment', 'department', '6afe5c3454054161f1dbf75c', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'ff5353ea3823c18d0aabeaffa30c0a8f0f30d82980a4e032ebe592e7d09cff60');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 4, 1795054644536, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'updateDepartment', 'department', '6afe5c3454054161f1dbf75a', 2, 'name departmentCode', 'done', '987f969f64abd2b6606d506edee545cf1bb4f91744cf9f585c26c1da2df6f7fa');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 5, 1795054644585, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'updateDepartment', 'department', '6afe5c3454054161f1dbf75a', 3, 'description', 'done', '2fa7437ec14187df211cc25fee8c204c18d8434f71c856966b20a1708893eec3');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 6, 1795054644651, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'updateDepartment', 'department', '6afe5c3454054161f1dbf75c', 2, 'activeStatus isDelete', 'done', 'af309c9673b487f19d6c6a65f3ceffdf2412a694ddf38c40412147f72673d786');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 7, 1795054644699, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'createServingSizeLevel', 'servingSizeLevel', '6afe5c3454054161f1dbf75d', 1, 'store createdFor createdAt activeStatus name default', 'done', 'eb3974bb002c825ae11f7df3a6a6b0f318fc8abd9cd0dc7bcb28e2c6c6dd6ba3');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 8, 1795054644739, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'createCategory', 'category', '6afe5c3454054161f1dbf75e', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', '381924c2282f127e994ab3cbc14af5aae9a0248d10b09d0942170ee8911d369e');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 9, 1795054644755, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'createModifier', 'modifier', '6afe5c3454054161f1dbf75f', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '0e75a68a134794d7968b446a2f384db544e38817c96342de4cefaf32dc2c255b');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 10, 1795054644792, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'uploadModifierImage', 'modifier', '6afe5c3454054161f1dbf75f', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'b7711b9fe4a2a1e0c443622613fc4b2e97a1d8fc3b2345ffe0fe23a132e19a6c');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 11, 1795054644843, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '8ce81d248342be691fe5bdaafebc8b72e264a979b5258c8d887549f0a49878f1');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 12, 1795054644887, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', 'f279abf326820b1cffacc88eb83cb3a9e0ffd3021d6ae752c5f77f722d9d0654');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 13, 1795054644900, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '04a863fe39908f5b56c2a9ee99dea312a96041d9f135fcbacff3509d8a5d5100');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 14, 1795054644919, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'e96bab7e535becb392fb9f0bde36a34258f7e4246ebd193c4a9a18a0ba72ba01');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 15, 1795054644940, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '73f0bf28dc06091f851f98d9a1534d7814d7664b9ce9c61f2da5b4d04d9067dd');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 16, 1795054644954, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'd8499d3186bd22a171e224795f7d15a37d536090f61141150cdf6320626cea7c');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 1, 1795054644974, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '5a3428aaac70474f936030265168cec73e74c2d98aa02d9738723920a045441f');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 17, 1795054645046, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'updateDepartment', 'department', '6afe5c3454054161f1dbf75b', 2, 'departmentCode', 'done', '22aaf5536b4fc7542ca51f6570a568128b639b824c8aaf43837c727d2ecb53f3');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 2, 1795054645060, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', '8e6db3dfa2fda8808a9a97d71f47dc6ace3b41e3dcbc7402f116a572d0f77318');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 18, 1795054645092, '6afe5c32d9cf43b4a14db857', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'e2a8acfb52f68635ba4c52e4689f50cabb900262fe5c7b76839bcaaf751825e4');
INSERT INTO public.audit VALUES ('6afe5c32d9cf43b4a14db852', '', 3, 1795054645526, '6afe5c32d9cf43b4a14db856', '', '127.0.0.0/24', '35aea8b13776989bc2283b66e9b6679b', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', 'c33f4be52df872dba78e2a6f93b1bf5be47d4532eb2edc611fa396672bae4659');
INSERT INTO public.clock_mark VALUES (1590, 1795054645712);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20776, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf769', 'ipad-1', '', 'ipad-1', '', '', '', 1795054644900, 0, 1);
INSERT INTO public.device VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf76c', 'ipad-2', '', 'ipad-2', '', '', '', 1795054644919, 0, 1);
INSERT INTO public.device VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', '6afe5c3554054161f1dbf77b', 'kiosk-1', 'kiosk-1', '', '', '', '', 1795054645092, 0, 1);
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '', 1, 1795054643701, 'created', 'account', '6afe5c32d9cf43b4a14db852', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 1, 1795054643702, 'created', 'store', '6afe5c32d9cf43b4a14db853', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 2, 1795054643706, 'created', 'serviceType', '6afe5c33d9cf43b4a14db859', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 3, 1795054643707, 'created', 'serviceType', '6afe5c33d9cf43b4a14db85a', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 4, 1795054643707, 'created', 'serviceType', '6afe5c33d9cf43b4a14db85b', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 5, 1795054643707, 'created', 'serviceType', '6afe5c33d9cf43b4a14db85c', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 6, 1795054643708, 'created', 'serviceType', '6afe5c33d9cf43b4a14db85d', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 7, 1795054643708, 'created', 'serviceType', '6afe5c33d9cf43b4a14db85e', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 8, 1795054643708, 'created', 'serviceType', '6afe5c33d9cf43b4a14db85f', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 9, 1795054643708, 'created', 'language', '6afe5c33d9cf43b4a14db860', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 10, 1795054643709, 'created', 'language', '6afe5c33d9cf43b4a14db861', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 11, 1795054643710, 'created', 'language', '6afe5c33d9cf43b4a14db862', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 12, 1795054643710, 'created', 'role', '6afe5c33d9cf43b4a14db863', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 13, 1795054643710, 'created', 'user', '6afe5c33d9cf43b4a14db864', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 1, 1795054643926, 'created', 'store', '6afe5c33c3e35207b641d585', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 2, 1795054643937, 'created', 'serviceType', '6afe5c33c3e35207b641d586', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 3, 1795054643942, 'created', 'serviceType', '6afe5c33c3e35207b641d587', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 4, 1795054643945, 'created', 'serviceType', '6afe5c33c3e35207b641d588', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 5, 1795054643945, 'created', 'serviceType', '6afe5c33c3e35207b641d589', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 6, 1795054643945, 'created', 'serviceType', '6afe5c33c3e35207b641d58a', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 7, 1795054643946, 'created', 'serviceType', '6afe5c33c3e35207b641d58b', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 8, 1795054643946, 'created', 'serviceType', '6afe5c33c3e35207b641d58c', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 9, 1795054643946, 'created', 'language', '6afe5c33c3e35207b641d58d', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 10, 1795054643946, 'created', 'language', '6afe5c33c3e35207b641d58e', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 11, 1795054643958, 'created', 'language', '6afe5c33c3e35207b641d58f', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 12, 1795054643962, 'created', 'role', '6afe5c33c3e35207b641d590', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 13, 1795054643962, 'created', 'user', '6afe5c33c3e35207b641d591', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 14, 1795054644410, 'created', 'department', '6afe5c3454054161f1dbf75a', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 15, 1795054644480, 'created', 'department', '6afe5c3454054161f1dbf75b', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 16, 1795054644506, 'created', 'department', '6afe5c3454054161f1dbf75c', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 17, 1795054644536, 'updated', 'department', '6afe5c3454054161f1dbf75a', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 18, 1795054644585, 'updated', 'department', '6afe5c3454054161f1dbf75a', 3, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 19, 1795054644651, 'inactivated', 'department', '6afe5c3454054161f1dbf75c', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20, 1795054644699, 'created', 'servingSizeLevel', '6afe5c3454054161f1dbf75d', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 21, 1795054644739, 'created', 'category', '6afe5c3454054161f1dbf75e', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 22, 1795054644755, 'created', 'modifier', '6afe5c3454054161f1dbf75f', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 23, 1795054644792, 'updated', 'modifier', '6afe5c3454054161f1dbf75f', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 24, 1795054644843, 'created', 'order', '6afe5c3454054161f1dbf760', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 25, 1795054644843, 'created', 'sale', '6afe5c3454054161f1dbf762', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 26, 1795054644887, 'created', 'order', '6afe5c3454054161f1dbf764', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 27, 1795054644900, 'created', 'device', '6afe5c3454054161f1dbf769', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 28, 1795054644900, 'created', 'check', '6afe5c3454054161f1dbf767', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 29, 1795054644919, 'created', 'device', '6afe5c3454054161f1dbf76c', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 30, 1795054644919, 'updated', 'check', '6afe5c3454054161f1dbf767', 2, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 31, 1795054644940, 'created', 'check', '6afe5c3454054161f1dbf76d', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 32, 1795054644954, 'closed', 'check', '6afe5c3454054161f1dbf76d', 2, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 33, 1795054644954, 'created', 'sale', '6afe5c3454054161f1dbf76e', 1, 0, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 14, 1795054644974, 'created', 'department', '6afe5c3454054161f1dbf774', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 15, 1795054644974, 'created', 'department', '6afe5c3454054161f1dbf775', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 16, 1795054644974, 'created', 'servingSizeLevel', '6afe5c3454054161f1dbf776', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 17, 1795054644974, 'updated', 'language', '6afe5c33c3e35207b641d58d', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 18, 1795054644974, 'updated', 'language', '6afe5c33c3e35207b641d58f', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 19, 1795054644974, 'updated', 'language', '6afe5c33c3e35207b641d58e', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 20, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d588', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 21, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d58b', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 22, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d586', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 23, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d58a', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 24, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d587', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 25, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d589', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 26, 1795054644974, 'updated', 'serviceType', '6afe5c33c3e35207b641d58c', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 27, 1795054644974, 'created', 'modifier', '6afe5c3454054161f1dbf777', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 28, 1795054644974, 'created', 'category', '6afe5c3454054161f1dbf778', 1, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 34, 1795054645046, 'updated', 'department', '6afe5c3454054161f1dbf75b', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 29, 1795054645060, 'updated', 'department', '6afe5c3454054161f1dbf774', 2, 1, '6afe5c32d9cf43b4a14db856');
INSERT INTO public.event VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 35, 1795054645092, 'created', 'device', '6afe5c3554054161f1dbf77b', 1, 0, '');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db852', 1, 1795054643701, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 1, 1795054643702, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db859', 1, 1795054643706, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db85a', 1, 1795054643707, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db85b', 1, 1795054643707, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db85c', 1, 1795054643707, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db85d', 1, 1795054643708, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db85e', 1, 1795054643708, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db85f', 1, 1795054643708, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db860', 1, 1795054643708, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db861', 1, 1795054643709, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db862', 1, 1795054643710, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db863', 1, 1795054643710, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db864', 1, 1795054643710, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 1, 1795054643926, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d586', 1, 1795054643937, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d587', 1, 1795054643942, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d588', 1, 1795054643945, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d589', 1, 1795054643945, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58a', 1, 1795054643945, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58b', 1, 1795054643946, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58c', 1, 1795054643946, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58d', 1, 1795054643946, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58e', 1, 1795054643946, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58f', 1, 1795054643958, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d590', 1, 1795054643962, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d591', 1, 1795054643962, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75a', 1, 1795054644410, '6afe5c32d9cf43b4a14db856', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75b', 1, 1795054644480, '6afe5c32d9cf43b4a14db856', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75c', 1, 1795054644506, '6afe5c32d9cf43b4a14db856', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75a', 2, 1795054644536, '6afe5c32d9cf43b4a14db856', '["name","departmentCode"]', '{"id":"6afe5c3454054161f1dbf75a","originalID":"6afe5c3454054161f1dbf75a","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.410Z","lastUpdated":"2026-11-19T02:17:24.410Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75a', 3, 1795054644585, '6afe5c32d9cf43b4a14db856', '["description"]', '{"id":"6afe5c3454054161f1dbf75a","originalID":"6afe5c3454054161f1dbf75a","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.410Z","lastUpdated":"2026-11-19T02:17:24.536Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75c', 2, 1795054644651, '6afe5c32d9cf43b4a14db856', '["activeStatus","isDelete"]', '{"id":"6afe5c3454054161f1dbf75c","originalID":"6afe5c3454054161f1dbf75c","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.506Z","lastUpdated":"2026-11-19T02:17:24.506Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75d', 1, 1795054644699, '6afe5c32d9cf43b4a14db856', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75e', 1, 1795054644739, '6afe5c32d9cf43b4a14db856', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75f', 1, 1795054644755, '6afe5c32d9cf43b4a14db856', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75f', 2, 1795054644792, '6afe5c32d9cf43b4a14db856', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afe5c3454054161f1dbf75f","originalID":"6afe5c3454054161f1dbf75f","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.755Z","lastUpdated":"2026-11-19T02:17:24.755Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf774', 1, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf775', 1, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf776', 1, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58d', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d58d","originalID":"6afe5c33c3e35207b641d58d","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:23.946Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58f', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d58f","originalID":"6afe5c33c3e35207b641d58f","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.958Z","lastUpdated":"2026-11-19T02:17:23.958Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58e', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d58e","originalID":"6afe5c33c3e35207b641d58e","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:23.946Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d588', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d588","originalID":"6afe5c33c3e35207b641d588","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.945Z","lastUpdated":"2026-11-19T02:17:23.945Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58b', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d58b","originalID":"6afe5c33c3e35207b641d58b","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:23.946Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d586', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d586","originalID":"6afe5c33c3e35207b641d586","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.937Z","lastUpdated":"2026-11-19T02:17:23.937Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58a', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d58a","originalID":"6afe5c33c3e35207b641d58a","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.945Z","lastUpdated":"2026-11-19T02:17:23.945Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d587', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d587","originalID":"6afe5c33c3e35207b641d587","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.942Z","lastUpdated":"2026-11-19T02:17:23.942Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d589', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d589","originalID":"6afe5c33c3e35207b641d589","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.945Z","lastUpdated":"2026-11-19T02:17:23.945Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d58c', 2, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID"]', '{"id":"6afe5c33c3e35207b641d58c","originalID":"6afe5c33c3e35207b641d58c","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:23.946Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf777', 1, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf778', 1, 1795054644974, '6afe5c32d9cf43b4a14db856', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75b', 2, 1795054645046, '6afe5c32d9cf43b4a14db856', '["departmentCode"]', '{"id":"6afe5c3454054161f1dbf75b","originalID":"6afe5c3454054161f1dbf75b","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.480Z","lastUpdated":"2026-11-19T02:17:24.480Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf774', 2, 1795054645060, '6afe5c32d9cf43b4a14db856', '["departmentCode"]', '{"id":"6afe5c3454054161f1dbf774","originalID":"6afe5c3454054161f1dbf75b","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.974Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afe5c32d9cf43b4a14db852', 'first', 'eb956a13a02807a7de229524a9c2943ed669d72b3ec695661e80943c8fac3f14', '"1.8grxmob"', '', 1795054644410, '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75a', 1);
INSERT INTO public.idempotency VALUES ('6afe5c32d9cf43b4a14db852', 'second', 'f6464e1acb98d9fb45ada63d676b96a4cd004c0ac519c3c5aa368fcf8f898045', '"2.8grxmob"', '', 1795054644536, '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75a', 2);
INSERT INTO public.image VALUES ('6afe5c32d9cf43b4a14db852', '25b3384d8bfe0cedb54492acf3daa3516c8efd0436e9444466434aa3c56b9ddd', 'png', 1795054644974, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75f', '25b3384d8bfe0cedb54492acf3daa3516c8efd0436e9444466434aa3c56b9ddd');
INSERT INTO public.image_use VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf777', '25b3384d8bfe0cedb54492acf3daa3516c8efd0436e9444466434aa3c56b9ddd');
INSERT INTO public.installation VALUES ('release', '1');
INSERT INTO public.installation VALUES ('schema_number', '2');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('epoch', '8grxmob');
INSERT INTO public.installation VALUES ('made_of', '7709700951913854306 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '87f28c0d2c2bb65675a6164c2e563088279f8188a6b9e67506efab1055f680a7');
INSERT INTO public.installation VALUES ('newest_account', '6afe5c32d9cf43b4a14db852');
INSERT INTO public.installation VALUES ('ran_ms', '1590');
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '', 'erasure', 1795054704124, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '', 'pulls', 1795054704132, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '', 'retention', 1795054704132, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '', 'settle_balances', 1795054704132, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'due_orders', 1795054704132, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'due_orders', 1795054704132, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'deliver_webhooks', 1795054704147, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'deliver_webhooks', 1795054704158, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'cf99a05177dce26531fd61e23793830827c2dea02c6971f8e8703b962560938d', 'kiosk-1', '6afe5c32d9cf43b4a14db858', '6afe5c32d9cf43b4a14db855', 1795054645092, 1795659445092, 0, '8grxmob');
INSERT INTO public.licence VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', '55ffbc6b7491a67815a3001712a55fdb7bdf6df609782c18c24333bea8e9fa30', 10, 1795054643714, '6afe5c32d9cf43b4a14db858', 0);
INSERT INTO public.pos_check VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf767', '6afe5c32d9cf43b4a14db853', 'T1', 2, 'active', 30, 1767225600000, 20454, 1795054644919, 0, 2, 'EUR', '6afe5c3454054161f1dbf768', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf76d', '6afe5c32d9cf43b4a14db853', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1795054644954, 1795054644954, 2, 'EUR', '6afe5c3454054161f1dbf76e', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf773', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf76d', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1795054644954, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afe5c3454054161f1dbf76d', 'la');
INSERT INTO public.pos_check_node VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf767', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf767', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf76d', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf76d', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf767', 1, 'ipad-1', 1767225600000, 1767225600000, 1795054644900, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afe5c32d9cf43b4a14db856', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf767', 2, 'ipad-2', 1767225600000, 1767225600000, 1795054644919, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afe5c32d9cf43b4a14db856', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf76d', 1, 'ipad-1', 1767225600000, 1767225600000, 1795054644940, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afe5c32d9cf43b4a14db856', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf76d', 2, 'ipad-2', 1767225600000, 1767225600000, 1795054644954, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afe5c32d9cf43b4a14db856', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.pull VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 1, '6afe5c3454054161f1dbf779', '6afe5c32d9cf43b4a14db853', '6afe5c32d9cf43b4a14db856', '["copyAll"]', '{"pullId":"6afe5c3454054161f1dbf779","store":"6afe5c33c3e35207b641d585","sourceStore":"6afe5c32d9cf43b4a14db853","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afe5c33d9cf43b4a14db860","id":"6afe5c33c3e35207b641d58d","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afe5c33d9cf43b4a14db862","id":"6afe5c33c3e35207b641d58f","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afe5c33d9cf43b4a14db861","id":"6afe5c33c3e35207b641d58e","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db85b","id":"6afe5c33c3e35207b641d588","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db85e","id":"6afe5c33c3e35207b641d58b","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db859","id":"6afe5c33c3e35207b641d586","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db85d","id":"6afe5c33c3e35207b641d58a","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db85a","id":"6afe5c33c3e35207b641d587","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db85c","id":"6afe5c33c3e35207b641d589","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe5c33d9cf43b4a14db85f","id":"6afe5c33c3e35207b641d58c","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795054644974, 0, 15);
INSERT INTO public.pull VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 2, '6afe5c3554054161f1dbf77a', '6afe5c32d9cf43b4a14db853', '6afe5c32d9cf43b4a14db856', '["menuItems"]', '{"pullId":"6afe5c3554054161f1dbf77a","store":"6afe5c33c3e35207b641d585","sourceStore":"6afe5c32d9cf43b4a14db853","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795054645060, 0, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf775', 'department', '6afe5c3454054161f1dbf75a', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75a', 3, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf776', 'servingSizeLevel', '6afe5c3454054161f1dbf75d', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75d', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d58d', 'language', '6afe5c33d9cf43b4a14db860', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db860', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d58f', 'language', '6afe5c33d9cf43b4a14db862', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db862', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d58e', 'language', '6afe5c33d9cf43b4a14db861', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db861', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d588', 'serviceType', '6afe5c33d9cf43b4a14db85b', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db85b', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d58b', 'serviceType', '6afe5c33d9cf43b4a14db85e', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db85e', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d586', 'serviceType', '6afe5c33d9cf43b4a14db859', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db859', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d58a', 'serviceType', '6afe5c33d9cf43b4a14db85d', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db85d', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d587', 'serviceType', '6afe5c33d9cf43b4a14db85a', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db85a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d589', 'serviceType', '6afe5c33d9cf43b4a14db85c', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db85c', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c33c3e35207b641d58c', 'serviceType', '6afe5c33d9cf43b4a14db85f', '6afe5c32d9cf43b4a14db853', '6afe5c33d9cf43b4a14db85f', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf777', 'modifier', '6afe5c3454054161f1dbf75f', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75f', 2, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf778', 'category', '6afe5c3454054161f1dbf75e', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75e', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf774', 'department', '6afe5c3454054161f1dbf75b', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75b', 2, 1);
INSERT INTO public.pull_run VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3554054161f1dbf77c', 1, '6afe5c32d9cf43b4a14db853', '6afe5c32d9cf43b4a14db856', '["reason"]', 1795054645526, 1795141045000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3554054161f1dbf77c', '6afe5c33c3e35207b641d585', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d586', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d587', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d588', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d589', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d58a', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d58b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d58c', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d58d', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d58e', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c33c3e35207b641d58f', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c3454054161f1dbf774', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c3454054161f1dbf775', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c3454054161f1dbf776', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c3454054161f1dbf777', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3454054161f1dbf779', '6afe5c3454054161f1dbf778', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', '6afe5c3554054161f1dbf77a', '6afe5c3454054161f1dbf774', 'department', 1, 2, '6afe5c3454054161f1dbf75b', '6afe5c32d9cf43b4a14db853', '6afe5c3454054161f1dbf75b', 1, 1);
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '', 'account', '6afe5c32d9cf43b4a14db852', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '', '{"id":"6afe5c32d9cf43b4a14db852","originalID":"6afe5c32d9cf43b4a14db852","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.701Z","lastUpdated":"2026-11-19T02:17:23.701Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'store', '6afe5c32d9cf43b4a14db853', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '', '{"id":"6afe5c32d9cf43b4a14db853","originalID":"6afe5c32d9cf43b4a14db853","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.702Z","lastUpdated":"2026-11-19T02:17:23.702Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db859', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '', '{"id":"6afe5c33d9cf43b4a14db859","originalID":"6afe5c33d9cf43b4a14db859","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.706Z","lastUpdated":"2026-11-19T02:17:23.706Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db85a', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '', '{"id":"6afe5c33d9cf43b4a14db85a","originalID":"6afe5c33d9cf43b4a14db85a","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.707Z","lastUpdated":"2026-11-19T02:17:23.707Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db85b', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '', '{"id":"6afe5c33d9cf43b4a14db85b","originalID":"6afe5c33d9cf43b4a14db85b","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.707Z","lastUpdated":"2026-11-19T02:17:23.707Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db85c', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '', '{"id":"6afe5c33d9cf43b4a14db85c","originalID":"6afe5c33d9cf43b4a14db85c","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.707Z","lastUpdated":"2026-11-19T02:17:23.707Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db85d', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '', '{"id":"6afe5c33d9cf43b4a14db85d","originalID":"6afe5c33d9cf43b4a14db85d","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.708Z","lastUpdated":"2026-11-19T02:17:23.708Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db85e', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '', '{"id":"6afe5c33d9cf43b4a14db85e","originalID":"6afe5c33d9cf43b4a14db85e","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.708Z","lastUpdated":"2026-11-19T02:17:23.708Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'serviceType', '6afe5c33d9cf43b4a14db85f', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '', '{"id":"6afe5c33d9cf43b4a14db85f","originalID":"6afe5c33d9cf43b4a14db85f","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.708Z","lastUpdated":"2026-11-19T02:17:23.708Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'language', '6afe5c33d9cf43b4a14db860', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '', '{"id":"6afe5c33d9cf43b4a14db860","originalID":"6afe5c33d9cf43b4a14db860","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.708Z","lastUpdated":"2026-11-19T02:17:23.708Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'language', '6afe5c33d9cf43b4a14db861', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '', '{"id":"6afe5c33d9cf43b4a14db861","originalID":"6afe5c33d9cf43b4a14db861","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.709Z","lastUpdated":"2026-11-19T02:17:23.709Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'language', '6afe5c33d9cf43b4a14db862', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '', '{"id":"6afe5c33d9cf43b4a14db862","originalID":"6afe5c33d9cf43b4a14db862","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.710Z","lastUpdated":"2026-11-19T02:17:23.710Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'role', '6afe5c33d9cf43b4a14db863', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afe5c33d9cf43b4a14db863","originalID":"6afe5c33d9cf43b4a14db863","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.710Z","lastUpdated":"2026-11-19T02:17:23.710Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'user', '6afe5c33d9cf43b4a14db864', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afe5c33d9cf43b4a14db864","originalID":"6afe5c33d9cf43b4a14db864","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.710Z","lastUpdated":"2026-11-19T02:17:23.710Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afe5c33d9cf43b4a14db863"],"signIn":"6afe5c32d9cf43b4a14db854"}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'store', '6afe5c33c3e35207b641d585', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '', '{"id":"6afe5c33c3e35207b641d585","originalID":"6afe5c33c3e35207b641d585","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.926Z","lastUpdated":"2026-11-19T02:17:23.926Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'role', '6afe5c33c3e35207b641d590', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afe5c33c3e35207b641d590","originalID":"6afe5c33c3e35207b641d590","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.962Z","lastUpdated":"2026-11-19T02:17:23.962Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'user', '6afe5c33c3e35207b641d591', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afe5c33c3e35207b641d591","originalID":"6afe5c33c3e35207b641d591","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.962Z","lastUpdated":"2026-11-19T02:17:23.962Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afe5c33c3e35207b641d590"],"signIn":"6afe5c32d9cf43b4a14db854"}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', '6afe5c3454054161f1dbf75a', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '', '{"id":"6afe5c3454054161f1dbf75a","originalID":"6afe5c3454054161f1dbf75a","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.410Z","lastUpdated":"2026-11-19T02:17:24.585Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', '6afe5c3454054161f1dbf75c', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '', '{"id":"6afe5c3454054161f1dbf75c","originalID":"6afe5c3454054161f1dbf75c","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T02:17:24.506Z","lastUpdated":"2026-11-19T02:17:24.651Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'servingSizeLevel', '6afe5c3454054161f1dbf75d', 1, '', 'large', 'large', 'large', 1, 20, 1, '', '{"id":"6afe5c3454054161f1dbf75d","originalID":"6afe5c3454054161f1dbf75d","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.699Z","lastUpdated":"2026-11-19T02:17:24.699Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'category', '6afe5c3454054161f1dbf75e', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 1, '1', '{"id":"6afe5c3454054161f1dbf75e","originalID":"6afe5c3454054161f1dbf75e","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.739Z","lastUpdated":"2026-11-19T02:17:24.739Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Pizza","level":1,"department":"6afe5c3454054161f1dbf75a","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'language', '6afe5c33c3e35207b641d58f', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '', '{"id":"6afe5c33c3e35207b641d58f","originalID":"6afe5c33d9cf43b4a14db862","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.958Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', '6afe5c3454054161f1dbf75b', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '', '{"id":"6afe5c3454054161f1dbf75b","originalID":"6afe5c3454054161f1dbf75b","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.480Z","lastUpdated":"2026-11-19T02:17:25.046Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'modifier', '6afe5c3454054161f1dbf75f', 1, '', 'olives', 'olives', 'olives', 2, 23, 1, '', '{"id":"6afe5c3454054161f1dbf75f","originalID":"6afe5c3454054161f1dbf75f","store":"6afe5c32d9cf43b4a14db853","createdFor":"6afe5c32d9cf43b4a14db853","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.755Z","lastUpdated":"2026-11-19T02:17:24.792Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afe5c32d9cf43b4a14db852/25b3384d8bfe0cedb54492acf3daa3516c8efd0436e9444466434aa3c56b9ddd.png","imageExtension":"png","imageVersion":1}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'department', '6afe5c3454054161f1dbf775', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '', '{"id":"6afe5c3454054161f1dbf775","originalID":"6afe5c3454054161f1dbf75a","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.974Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'servingSizeLevel', '6afe5c3454054161f1dbf776', 1, '', 'large', 'large', 'large', 1, 16, 1, '', '{"id":"6afe5c3454054161f1dbf776","originalID":"6afe5c3454054161f1dbf75d","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.974Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'language', '6afe5c33c3e35207b641d58d', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '', '{"id":"6afe5c33c3e35207b641d58d","originalID":"6afe5c33d9cf43b4a14db860","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'language', '6afe5c33c3e35207b641d58e', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '', '{"id":"6afe5c33c3e35207b641d58e","originalID":"6afe5c33d9cf43b4a14db861","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d588', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '', '{"id":"6afe5c33c3e35207b641d588","originalID":"6afe5c33d9cf43b4a14db85b","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.945Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d58b', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '', '{"id":"6afe5c33c3e35207b641d58b","originalID":"6afe5c33d9cf43b4a14db85e","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d586', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '', '{"id":"6afe5c33c3e35207b641d586","originalID":"6afe5c33d9cf43b4a14db859","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.937Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d58a', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '', '{"id":"6afe5c33c3e35207b641d58a","originalID":"6afe5c33d9cf43b4a14db85d","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.945Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d587', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '', '{"id":"6afe5c33c3e35207b641d587","originalID":"6afe5c33d9cf43b4a14db85a","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.942Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'department', '6afe5c3454054161f1dbf774', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '', '{"id":"6afe5c3454054161f1dbf774","originalID":"6afe5c3454054161f1dbf75b","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.974Z","lastUpdated":"2026-11-19T02:17:25.060Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d589', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '', '{"id":"6afe5c33c3e35207b641d589","originalID":"6afe5c33d9cf43b4a14db85c","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.945Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'serviceType', '6afe5c33c3e35207b641d58c', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '', '{"id":"6afe5c33c3e35207b641d58c","originalID":"6afe5c33d9cf43b4a14db85f","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:23.946Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"operator","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'modifier', '6afe5c3454054161f1dbf777', 1, '', 'olives', 'olives', 'olives', 1, 27, 1, '', '{"id":"6afe5c3454054161f1dbf777","originalID":"6afe5c3454054161f1dbf75f","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.974Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afe5c32d9cf43b4a14db852/25b3384d8bfe0cedb54492acf3daa3516c8efd0436e9444466434aa3c56b9ddd.png","imageExtension":"png","imageVersion":1}');
INSERT INTO public.record VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 'category', '6afe5c3454054161f1dbf778', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 1, '1', '{"id":"6afe5c3454054161f1dbf778","originalID":"6afe5c3454054161f1dbf75e","store":"6afe5c33c3e35207b641d585","createdFor":"6afe5c33c3e35207b641d585","ownedBy":"6afe5c32d9cf43b4a14db852","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T02:17:24.974Z","lastUpdated":"2026-11-19T02:17:24.974Z","createdBy":"6afe5c32d9cf43b4a14db856","modifiedBy":"6afe5c32d9cf43b4a14db856","revision":1,"name":"Pizza","level":1,"department":"6afe5c3454054161f1dbf775","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db863', 'managesStaff', '6afe5c32d9cf43b4a14db853', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db863', 'allPrivileges', '6afe5c32d9cf43b4a14db853', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db864', 'roles', '6afe5c33d9cf43b4a14db863', 'user', 'role');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33d9cf43b4a14db864', 'signIn', '6afe5c32d9cf43b4a14db854', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d590', 'managesStaff', '6afe5c33c3e35207b641d585', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d590', 'allPrivileges', '6afe5c33c3e35207b641d585', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d591', 'roles', '6afe5c33c3e35207b641d590', 'user', 'role');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d591', 'signIn', '6afe5c32d9cf43b4a14db854', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75d', 'default', '6afe5c32d9cf43b4a14db853', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf75e', 'department', '6afe5c3454054161f1dbf75a', 'category', 'department');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf776', 'default', '6afe5c33c3e35207b641d585', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf778', 'department', '6afe5c3454054161f1dbf775', 'category', 'department');
INSERT INTO public.sale VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf762', '6afe5c32d9cf43b4a14db853', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20776, 1, '6afe5c32d9cf43b4a14db856', 1795054644843, 1795054644843, 'order', '1', 1795054644843, 197, 1795054644843, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf76e', '6afe5c32d9cf43b4a14db853', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afe5c32d9cf43b4a14db856', 1795054644954, 1795054644954, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 2);
INSERT INTO public.sale_line VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20776, '6afe5c3454054161f1dbf762', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 197, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20454, '6afe5c3454054161f1dbf76e', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20776, '6afe5c3454054161f1dbf762', 0, 1, '6afe5c3454054161f1dbf763', 'Other', '', 550, 0, 1795054644843);
INSERT INTO public.sale_payment VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20454, '6afe5c3454054161f1dbf76e', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'category', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'subcategory', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'item', 20776, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'employee', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'service_type', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'hour', 20776, '3', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 20776, '6afe5c3454054161f1dbf762', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c33c3e35207b641d585', 29, 29, 2, '8e6db3dfa2fda8808a9a97d71f47dc6ace3b41e3dcbc7402f116a572d0f77318');
INSERT INTO public.scope VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 35, 34, 18, 'e2a8acfb52f68635ba4c52e4689f50cabb900262fe5c7b76839bcaaf751825e4');
INSERT INTO public.scope VALUES ('6afe5c32d9cf43b4a14db852', '', 1, 1, 3, 'c33f4be52df872dba78e2a6f93b1bf5be47d4532eb2edc611fa396672bae4659');
INSERT INTO public.sign_in VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db854', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$vXRbxY2dMojEA1Shsasrug$Dzrjxn/y/mAac6lgpXxAchOF8gBBTctWajfouhlcxvQ', 'owner', 1, 1795054643714, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db855', '6afe5c32d9cf43b4a14db853', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$M1ncejTTYjrsOIirtaeP0Q$aedoTyaz6uz1jcScl+YJhcDj9awf2XHOBVlmoWgSZRU', 'kiosk', 1, 1795054643714, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db852', 2);
INSERT INTO public.web_order VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf760', '6afe5c32d9cf43b4a14db853', 'paid', 1, '6b723316beee3c24bd071c03c89183a06af16f8d8a0440cc63116c20f104c7eb', 1, 1, 1, 1, 1795054644843, 1795054644843, 1795054644843, 1795054644843, 0, 0, 0, '', 0, 'EUR', '', '', '6afe5c3454054161f1dbf762', 550, 0, 0, 550, 1, '', 0, 0, 1, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afe5c3454054161f1dbf763","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afe5c32d9cf43b4a14db856","date":"2026-11-19T02:17:24.843Z"}],"isRefunded":false,"refund":[],"saleId":"6afe5c3454054161f1dbf762","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afe5c32d9cf43b4a14db856","date":"2026-11-19T02:17:24.843Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T02:17:24.843Z"}');
INSERT INTO public.web_order VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf764', '6afe5c32d9cf43b4a14db853', 'later', 2, '249ca8a228184d66e75f721a8e8dffd621ac4e2e98c4f44160efdb6d8b755c4e', 10, 0, 1, 1, 1795054644887, 1795054644887, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afe5c3454054161f1dbf766', 500, 0, 0, 0, 1, '', 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afe5c32d9cf43b4a14db856","date":"2026-11-19T02:17:24.887Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T02:17:24.887Z"}');
INSERT INTO public.web_order_counter VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c32d9cf43b4a14db853', 2);
INSERT INTO public.web_order_text VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf760', '{"id":"6afe5c3454054161f1dbf760","uniqueOrderID":"paid","orderDetails":[{"_id":"6afe5c3454054161f1dbf761","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afe5c32d9cf43b4a14db853","dateCreated":"2026-11-19T02:17:24.843Z","createdBy":"6afe5c32d9cf43b4a14db856","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afe5c3454054161f1dbf761","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afe5c32d9cf43b4a14db852', '6afe5c3454054161f1dbf764', '{"id":"6afe5c3454054161f1dbf764","uniqueOrderID":"later","orderDetails":[{"_id":"6afe5c3454054161f1dbf765","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afe5c32d9cf43b4a14db853","dateCreated":"2026-11-19T02:17:24.887Z","createdBy":"6afe5c32d9cf43b4a14db856","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afe5c3454054161f1dbf765","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
CREATE INDEX event_configuration ON public.event USING btree (account, store, sequence) WHERE (configuration = 1);
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
CREATE INDEX sign_in_age ON public.sign_in USING btree (email, created_ms, id);
CREATE UNIQUE INDEX sign_in_email ON public.sign_in USING btree (account, email);
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
