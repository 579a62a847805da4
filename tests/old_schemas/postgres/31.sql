-- A database of schema 31 as the program of that time left it. key cmd_82bWc5B8cfGq6ymjdBOVWc760iRB6AyovZQ3kAzCt2M department 6afce6deb7826eb9be0374f2
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
INSERT INTO public.api_key VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedad', 'e5092957cef2129ed228699e44af9c3644528c14e15a358c103f5a29598a4aeb', 'first key', '', 65535, 0, 1794959070081, 0, 0, 1794959070883);
INSERT INTO public.api_key VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedae', 'e8c5354c404fe0c19192a8634d2b700519bd8a7f80b87d9c541983ff993826c0', 'kiosk', '', 48, 0, 1794959070081, 0, 0, 1794959070759);
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '', 1, 1794959070074, 'operator', '', '', '', 'init', 'account', '6afce6dd3042b05085aaeda9', 0, '', 'done', 'd1e8623457b73214ad4020957635de538354e1f8a0ced39fa7d3e12b03eed2ee');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '', 2, 1794959070139, 'operator', '', '', '', 'addStore', 'store', '6afce6de77bfd6656b6cf434', 0, '', 'done', '20cd0e2035fb9a82a56a34336733aceebcfc9f634bcf2ad9119a377552a15c6c');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 1, 1794959070302, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'createDepartment', 'department', '6afce6deb7826eb9be0374f2', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'fb8d08c649fe3e30ade50b0a453bbb4429f1f818aad4fa36409546973c393566');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 2, 1794959070330, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'createDepartment', 'department', '6afce6deb7826eb9be0374f3', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', 'eb8421adaad1cac3ab26ec2302f757c4da79ab8beb721e0e27990d89c44e4ff9');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 3, 1794959070348, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'createDepartment', 'department', '6afce6deb7826eb9be0374f4', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '5fac7e8370315f12fef0e0d36f108bce53381637ae954b4069a13c95e672945a');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 4, 1794959070368, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'updateDepartment', 'department', '6afce6deb7826eb9be0374f2', 2, 'name departmentCode', 'done', '27356656508cd20bd688a0fe72b62a4f26e95415307aabbb024310a51f10755d');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 5, 1794959070392, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'updateDepartment', 'department', '6afce6deb7826eb9be0374f2', 3, 'description', 'done', 'a6f3074e306da7e8f222ce106f190e33851a67c9f3ff2f7704eed69b2813c7f9');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 6, 1794959070416, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'updateDepartment', 'department', '6afce6deb7826eb9be0374f4', 2, 'activeStatus isDelete', 'done', '6a67ba71d95c7ce362bb6d7c94dfd91ab0194607f9cd267d7c16e871c67f6c94');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 7, 1794959070431, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'createServingSizeLevel', 'servingSizeLevel', '6afce6deb7826eb9be0374f5', 1, 'store createdFor createdAt activeStatus name default', 'done', 'e608caa44856ce54f086d9e119afa8b6ecc4046f6cf7c6ae8f10984d490e8b8a');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 8, 1794959070448, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'createCategory', 'category', '6afce6deb7826eb9be0374f6', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', 'f73dec871ee8fbee2adbf26f5883972eda67096105a2e45059e12f36779bfff7');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 9, 1794959070473, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'createModifier', 'modifier', '6afce6deb7826eb9be0374f7', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '5e2a4fb01cda1c2b3e5998c1b1d99a1b4a4a0406e74652b3bf2e08a88ee985cc');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 10, 1794959070489, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'uploadModifierImage', 'modifier', '6afce6deb7826eb9be0374f7', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'c0be4c732aa342239c13eb073f0d853dfd81f385de90a930d0b8b4eb61f6d2a8');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 11, 1794959070524, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '2cad40fb88d09ecd3bc4984c7690b83ef5aa28c1b76d94a8c72ab38c1e0fa8b2');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 12, 1794959070549, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', '60246051ac23039a874b29aefbf9dfd3100c1353a3e207a5e95090694aecee9a');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 13, 1794959070566, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '1f89294bdf2765493b31b19bb9f93e4475766ca44cf0e67e56991eef04c0f9a4');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 14, 1794959070584, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '5930d62c6cbd7f51c39c5830a8f4a32dac919dbeee405910b1fc381af0a31bde');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 15, 1794959070601, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '7507b455196e727ac25fbd49e44550ee06a020d8641cbdb545fc5c8b8c1845d3');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 16, 1794959070628, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'b09891251c3fd52f3684a1a8e2ad380203a729012508cfaa098c7644dbffe4d0');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 1, 1794959070645, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '1e62689e78863b7aa0c9b58c75b0676d21db76a18ecb5f86ce9fe8de4ac53f0d');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 17, 1794959070702, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'updateDepartment', 'department', '6afce6deb7826eb9be0374f3', 2, 'departmentCode', 'done', '9686ca594b8ea065f7c6b5b4109a58a99d179e068dcfb1eecd26e1ce6b5edca1');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 2, 1794959070723, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', '55bf937c261110e59e7e4dc0d634e46365bff1809010809dbea8c62b986dd477');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 18, 1794959070759, '6afce6dd3042b05085aaedae', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'c8f96d7d9233a72adf6ba1aa1dcebe0d38996d592c9f6e23decfd5fbd7b38f3f');
INSERT INTO public.audit VALUES ('6afce6dd3042b05085aaeda9', '', 3, 1794959070883, '6afce6dd3042b05085aaedad', '', '127.0.0.0/24', '13736edab8953f844148ca639308e799', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '2d06deea17c1969bafb2adf36a8e15942e9246b0058fa4bcb243b0912e5e47e0');
INSERT INTO public.clock_mark VALUES (705, 1794959070905);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20775, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be037501', 'ipad-1', '', 'ipad-1', '', '', '', 1794959070566, 0, 1);
INSERT INTO public.device VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be037504', 'ipad-2', '', 'ipad-2', '', '', '', 1794959070584, 0, 1);
INSERT INTO public.device VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be037513', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794959070759, 0, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '', 1, 1794959070075, 'created', 'account', '6afce6dd3042b05085aaeda9', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 1, 1794959070076, 'created', 'store', '6afce6dd3042b05085aaedaa', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 2, 1794959070078, 'created', 'serviceType', '6afce6de3042b05085aaedb0', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 3, 1794959070078, 'created', 'serviceType', '6afce6de3042b05085aaedb1', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 4, 1794959070078, 'created', 'serviceType', '6afce6de3042b05085aaedb2', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 5, 1794959070079, 'created', 'serviceType', '6afce6de3042b05085aaedb3', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 6, 1794959070079, 'created', 'serviceType', '6afce6de3042b05085aaedb4', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 7, 1794959070079, 'created', 'serviceType', '6afce6de3042b05085aaedb5', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 8, 1794959070079, 'created', 'serviceType', '6afce6de3042b05085aaedb6', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 9, 1794959070079, 'created', 'language', '6afce6de3042b05085aaedb7', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 10, 1794959070080, 'created', 'language', '6afce6de3042b05085aaedb8', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 11, 1794959070080, 'created', 'language', '6afce6de3042b05085aaedb9', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 12, 1794959070080, 'created', 'role', '6afce6de3042b05085aaedba', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 13, 1794959070080, 'created', 'user', '6afce6de3042b05085aaedbb', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 1, 1794959070143, 'created', 'store', '6afce6de77bfd6656b6cf434', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 2, 1794959070146, 'created', 'serviceType', '6afce6de77bfd6656b6cf435', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 3, 1794959070148, 'created', 'serviceType', '6afce6de77bfd6656b6cf436', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 4, 1794959070148, 'created', 'serviceType', '6afce6de77bfd6656b6cf437', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 5, 1794959070149, 'created', 'serviceType', '6afce6de77bfd6656b6cf438', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 6, 1794959070149, 'created', 'serviceType', '6afce6de77bfd6656b6cf439', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 7, 1794959070149, 'created', 'serviceType', '6afce6de77bfd6656b6cf43a', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 8, 1794959070149, 'created', 'serviceType', '6afce6de77bfd6656b6cf43b', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 9, 1794959070149, 'created', 'language', '6afce6de77bfd6656b6cf43c', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 10, 1794959070150, 'created', 'language', '6afce6de77bfd6656b6cf43d', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 11, 1794959070150, 'created', 'language', '6afce6de77bfd6656b6cf43e', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 12, 1794959070150, 'created', 'role', '6afce6de77bfd6656b6cf43f', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 13, 1794959070150, 'created', 'user', '6afce6de77bfd6656b6cf440', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 14, 1794959070302, 'created', 'department', '6afce6deb7826eb9be0374f2', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 15, 1794959070330, 'created', 'department', '6afce6deb7826eb9be0374f3', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 16, 1794959070348, 'created', 'department', '6afce6deb7826eb9be0374f4', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 17, 1794959070368, 'updated', 'department', '6afce6deb7826eb9be0374f2', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 18, 1794959070392, 'updated', 'department', '6afce6deb7826eb9be0374f2', 3, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 19, 1794959070416, 'inactivated', 'department', '6afce6deb7826eb9be0374f4', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20, 1794959070431, 'created', 'servingSizeLevel', '6afce6deb7826eb9be0374f5', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 21, 1794959070448, 'created', 'category', '6afce6deb7826eb9be0374f6', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 22, 1794959070473, 'created', 'modifier', '6afce6deb7826eb9be0374f7', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 23, 1794959070489, 'updated', 'modifier', '6afce6deb7826eb9be0374f7', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 24, 1794959070524, 'created', 'order', '6afce6deb7826eb9be0374f8', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 25, 1794959070524, 'created', 'sale', '6afce6deb7826eb9be0374fa', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 26, 1794959070549, 'created', 'order', '6afce6deb7826eb9be0374fc', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 27, 1794959070566, 'created', 'device', '6afce6deb7826eb9be037501', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 28, 1794959070566, 'created', 'check', '6afce6deb7826eb9be0374ff', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 29, 1794959070584, 'created', 'device', '6afce6deb7826eb9be037504', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 30, 1794959070584, 'updated', 'check', '6afce6deb7826eb9be0374ff', 2, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 31, 1794959070601, 'created', 'check', '6afce6deb7826eb9be037505', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 32, 1794959070628, 'closed', 'check', '6afce6deb7826eb9be037505', 2, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 33, 1794959070628, 'created', 'sale', '6afce6deb7826eb9be037506', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 14, 1794959070645, 'created', 'department', '6afce6deb7826eb9be03750c', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 15, 1794959070645, 'created', 'department', '6afce6deb7826eb9be03750d', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 16, 1794959070645, 'created', 'servingSizeLevel', '6afce6deb7826eb9be03750e', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 17, 1794959070645, 'updated', 'language', '6afce6de77bfd6656b6cf43c', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 18, 1794959070645, 'updated', 'language', '6afce6de77bfd6656b6cf43e', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 19, 1794959070645, 'updated', 'language', '6afce6de77bfd6656b6cf43d', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 20, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf437', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 21, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf43a', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 22, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf435', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 23, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf439', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 24, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf436', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 25, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf438', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 26, 1794959070645, 'updated', 'serviceType', '6afce6de77bfd6656b6cf43b', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 27, 1794959070645, 'created', 'modifier', '6afce6deb7826eb9be03750f', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 28, 1794959070645, 'created', 'category', '6afce6deb7826eb9be037510', 1, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 34, 1794959070702, 'updated', 'department', '6afce6deb7826eb9be0374f3', 2, 1);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 35, 1794959070759, 'created', 'device', '6afce6deb7826eb9be037513', 1, 0);
INSERT INTO public.event VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 29, 1794959070723, 'updated', 'department', '6afce6deb7826eb9be03750c', 2, 1);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaeda9', 1, 1794959070075, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 1, 1794959070076, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb0', 1, 1794959070078, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb1', 1, 1794959070078, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb2', 1, 1794959070078, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb3', 1, 1794959070079, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb4', 1, 1794959070079, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb5', 1, 1794959070079, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb6', 1, 1794959070079, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb7', 1, 1794959070079, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb8', 1, 1794959070080, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedb9', 1, 1794959070080, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedba', 1, 1794959070080, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedbb', 1, 1794959070080, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 1, 1794959070143, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf435', 1, 1794959070146, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf436', 1, 1794959070148, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf437', 1, 1794959070148, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf438', 1, 1794959070149, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf439', 1, 1794959070149, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43a', 1, 1794959070149, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43b', 1, 1794959070149, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43c', 1, 1794959070149, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43d', 1, 1794959070150, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43e', 1, 1794959070150, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43f', 1, 1794959070150, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf440', 1, 1794959070150, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f2', 1, 1794959070302, '6afce6dd3042b05085aaedad', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f3', 1, 1794959070330, '6afce6dd3042b05085aaedad', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f4', 1, 1794959070348, '6afce6dd3042b05085aaedad', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f2', 2, 1794959070368, '6afce6dd3042b05085aaedad', '["name","departmentCode"]', '{"id":"6afce6deb7826eb9be0374f2","originalID":"6afce6deb7826eb9be0374f2","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.302Z","lastUpdated":"2026-11-17T23:44:30.302Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f2', 3, 1794959070392, '6afce6dd3042b05085aaedad', '["description"]', '{"id":"6afce6deb7826eb9be0374f2","originalID":"6afce6deb7826eb9be0374f2","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.302Z","lastUpdated":"2026-11-17T23:44:30.368Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f4', 2, 1794959070416, '6afce6dd3042b05085aaedad', '["activeStatus","isDelete"]', '{"id":"6afce6deb7826eb9be0374f4","originalID":"6afce6deb7826eb9be0374f4","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.348Z","lastUpdated":"2026-11-17T23:44:30.348Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f5', 1, 1794959070431, '6afce6dd3042b05085aaedad', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f6', 1, 1794959070448, '6afce6dd3042b05085aaedad', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f7', 1, 1794959070473, '6afce6dd3042b05085aaedad', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f7', 2, 1794959070489, '6afce6dd3042b05085aaedad', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afce6deb7826eb9be0374f7","originalID":"6afce6deb7826eb9be0374f7","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.473Z","lastUpdated":"2026-11-17T23:44:30.473Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750c', 2, 1794959070723, '6afce6dd3042b05085aaedad', '["departmentCode"]', '{"id":"6afce6deb7826eb9be03750c","originalID":"6afce6deb7826eb9be0374f3","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.645Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750c', 1, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750d', 1, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750e', 1, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43c', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf43c","originalID":"6afce6de77bfd6656b6cf43c","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.149Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43e', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf43e","originalID":"6afce6de77bfd6656b6cf43e","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.150Z","lastUpdated":"2026-11-17T23:44:30.150Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43d', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf43d","originalID":"6afce6de77bfd6656b6cf43d","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.150Z","lastUpdated":"2026-11-17T23:44:30.150Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf437', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf437","originalID":"6afce6de77bfd6656b6cf437","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.148Z","lastUpdated":"2026-11-17T23:44:30.148Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43a', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf43a","originalID":"6afce6de77bfd6656b6cf43a","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.149Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf435', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf435","originalID":"6afce6de77bfd6656b6cf435","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.146Z","lastUpdated":"2026-11-17T23:44:30.146Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf439', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf439","originalID":"6afce6de77bfd6656b6cf439","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.149Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf436', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf436","originalID":"6afce6de77bfd6656b6cf436","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.148Z","lastUpdated":"2026-11-17T23:44:30.148Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf438', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf438","originalID":"6afce6de77bfd6656b6cf438","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.149Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43b', 2, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID"]', '{"id":"6afce6de77bfd6656b6cf43b","originalID":"6afce6de77bfd6656b6cf43b","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.149Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750f', 1, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037510', 1, 1794959070645, '6afce6dd3042b05085aaedad', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f3', 2, 1794959070702, '6afce6dd3042b05085aaedad', '["departmentCode"]', '{"id":"6afce6deb7826eb9be0374f3","originalID":"6afce6deb7826eb9be0374f3","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.330Z","lastUpdated":"2026-11-17T23:44:30.330Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afce6dd3042b05085aaeda9', 'first', 'e1455ad0139533e9a169608722c4f76b0b72fb13a1a624ead94f00a4cb396905', '"1.yltdglv"', '', 1794959070302, '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f2', 1);
INSERT INTO public.idempotency VALUES ('6afce6dd3042b05085aaeda9', 'second', '9ae037237f6a26abb50c564ab1a9183a5c828b601fdf441e512292b5d9d4f1cc', '"2.yltdglv"', '', 1794959070368, '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f2', 2);
INSERT INTO public.image VALUES ('6afce6dd3042b05085aaeda9', 'aa57890f4155a6e9932a9f7517bdaf6e7ec7ca11de06173fa94b47fe5518eed2', 'png', 1794959070645, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f7', 'aa57890f4155a6e9932a9f7517bdaf6e7ec7ca11de06173fa94b47fe5518eed2');
INSERT INTO public.image_use VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750f', 'aa57890f4155a6e9932a9f7517bdaf6e7ec7ca11de06173fa94b47fe5518eed2');
INSERT INTO public.installation VALUES ('schema_number', '31');
INSERT INTO public.installation VALUES ('oldest_program', '31');
INSERT INTO public.installation VALUES ('epoch', 'yltdglv');
INSERT INTO public.installation VALUES ('made_of', '7709290497919691639 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '39d20673aeefd23406f61cfe40ce959695cfe628436eb96f2bfa3f5baf5662f6');
INSERT INTO public.installation VALUES ('newest_account', '6afce6dd3042b05085aaeda9');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '705');
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '', 'erasure', 1794959130200, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '', 'pulls', 1794959130205, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '', 'retention', 1794959130205, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '', 'settle_balances', 1794959130205, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'due_orders', 1794959130205, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'due_orders', 1794959130205, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'deliver_webhooks', 1794959130207, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'deliver_webhooks', 1794959130214, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', '5d0e9abb7f7074aae31678ad4fbe4fc3e6a3e9301c33c8b60a95421d7a09858e', 'kiosk-1', '6afce6dd3042b05085aaedaf', '6afce6dd3042b05085aaedac', 1794959070759, 1795563870759, 0, 'yltdglv');
INSERT INTO public.licence VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', '9a5c02b5eaadc5d8f2818047a843284204486a1a19310547931c47a0823b1fd5', 10, 1794959070081, '6afce6dd3042b05085aaedaf', 0);
INSERT INTO public.pos_check VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374ff', '6afce6dd3042b05085aaedaa', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794959070584, 0, 2, 'EUR', '6afce6deb7826eb9be037500', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037505', '6afce6dd3042b05085aaedaa', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794959070628, 1794959070628, 2, 'EUR', '6afce6deb7826eb9be037506', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750b', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be037505', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794959070628, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afce6deb7826eb9be037505', 'la');
INSERT INTO public.pos_check_node VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374ff', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374ff', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037505', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037505', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374ff', 1, 'ipad-1', 1767225600000, 1767225600000, 1794959070566, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afce6dd3042b05085aaedad', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374ff', 2, 'ipad-2', 1767225600000, 1767225600000, 1794959070584, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afce6dd3042b05085aaedad', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037505', 1, 'ipad-1', 1767225600000, 1767225600000, 1794959070601, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afce6dd3042b05085aaedad', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037505', 2, 'ipad-2', 1767225600000, 1767225600000, 1794959070628, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afce6dd3042b05085aaedad', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pull VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 1, '6afce6deb7826eb9be037511', '6afce6dd3042b05085aaedaa', '6afce6dd3042b05085aaedad', '["copyAll"]', '{"pullId":"6afce6deb7826eb9be037511","store":"6afce6de77bfd6656b6cf434","sourceStore":"6afce6dd3042b05085aaedaa","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afce6de3042b05085aaedb7","id":"6afce6de77bfd6656b6cf43c","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afce6de3042b05085aaedb9","id":"6afce6de77bfd6656b6cf43e","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afce6de3042b05085aaedb8","id":"6afce6de77bfd6656b6cf43d","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb2","id":"6afce6de77bfd6656b6cf437","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb5","id":"6afce6de77bfd6656b6cf43a","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb0","id":"6afce6de77bfd6656b6cf435","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb4","id":"6afce6de77bfd6656b6cf439","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb1","id":"6afce6de77bfd6656b6cf436","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb3","id":"6afce6de77bfd6656b6cf438","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afce6de3042b05085aaedb6","id":"6afce6de77bfd6656b6cf43b","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794959070645, 0, 15);
INSERT INTO public.pull VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 2, '6afce6deb7826eb9be037512', '6afce6dd3042b05085aaedaa', '6afce6dd3042b05085aaedad', '["menuItems"]', '{"pullId":"6afce6deb7826eb9be037512","store":"6afce6de77bfd6656b6cf434","sourceStore":"6afce6dd3042b05085aaedaa","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794959070723, 0, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be03750d', 'department', '6afce6deb7826eb9be0374f2', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f2', 3, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be03750e', 'servingSizeLevel', '6afce6deb7826eb9be0374f5', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f5', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf43c', 'language', '6afce6de3042b05085aaedb7', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb7', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf43e', 'language', '6afce6de3042b05085aaedb9', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb9', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf43d', 'language', '6afce6de3042b05085aaedb8', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb8', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf437', 'serviceType', '6afce6de3042b05085aaedb2', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb2', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf43a', 'serviceType', '6afce6de3042b05085aaedb5', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb5', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf435', 'serviceType', '6afce6de3042b05085aaedb0', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb0', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf439', 'serviceType', '6afce6de3042b05085aaedb4', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb4', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf436', 'serviceType', '6afce6de3042b05085aaedb1', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb1', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf438', 'serviceType', '6afce6de3042b05085aaedb3', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb3', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6de77bfd6656b6cf43b', 'serviceType', '6afce6de3042b05085aaedb6', '6afce6dd3042b05085aaedaa', '6afce6de3042b05085aaedb6', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be03750f', 'modifier', '6afce6deb7826eb9be0374f7', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f7', 2, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037510', 'category', '6afce6deb7826eb9be0374f6', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f6', 1, 1);
INSERT INTO public.pull_link VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be03750c', 'department', '6afce6deb7826eb9be0374f3', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f3', 2, 1);
INSERT INTO public.pull_run VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037514', 1, '6afce6dd3042b05085aaedaa', '6afce6dd3042b05085aaedad', '["reason"]', 1794959070883, 1795045470000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037514', '6afce6de77bfd6656b6cf434', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf435', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf436', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf437', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf438', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf439', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf43a', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf43b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf43c', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf43d', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6de77bfd6656b6cf43e', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6deb7826eb9be03750c', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6deb7826eb9be03750d', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6deb7826eb9be03750e', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6deb7826eb9be03750f', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037511', '6afce6deb7826eb9be037510', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', '6afce6deb7826eb9be037512', '6afce6deb7826eb9be03750c', 'department', 1, 2, '6afce6deb7826eb9be0374f3', '6afce6dd3042b05085aaedaa', '6afce6deb7826eb9be0374f3', 1, 1);
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '', 'account', '6afce6dd3042b05085aaeda9', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afce6dd3042b05085aaeda9","originalID":"6afce6dd3042b05085aaeda9","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.075Z","lastUpdated":"2026-11-17T23:44:30.075Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'store', '6afce6dd3042b05085aaedaa', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afce6dd3042b05085aaedaa","originalID":"6afce6dd3042b05085aaedaa","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.076Z","lastUpdated":"2026-11-17T23:44:30.076Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb0', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afce6de3042b05085aaedb0","originalID":"6afce6de3042b05085aaedb0","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.078Z","lastUpdated":"2026-11-17T23:44:30.078Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb1', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afce6de3042b05085aaedb1","originalID":"6afce6de3042b05085aaedb1","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.078Z","lastUpdated":"2026-11-17T23:44:30.078Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb2', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afce6de3042b05085aaedb2","originalID":"6afce6de3042b05085aaedb2","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.078Z","lastUpdated":"2026-11-17T23:44:30.078Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb3', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afce6de3042b05085aaedb3","originalID":"6afce6de3042b05085aaedb3","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.079Z","lastUpdated":"2026-11-17T23:44:30.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb4', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afce6de3042b05085aaedb4","originalID":"6afce6de3042b05085aaedb4","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.079Z","lastUpdated":"2026-11-17T23:44:30.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb5', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afce6de3042b05085aaedb5","originalID":"6afce6de3042b05085aaedb5","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.079Z","lastUpdated":"2026-11-17T23:44:30.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'serviceType', '6afce6de3042b05085aaedb6', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afce6de3042b05085aaedb6","originalID":"6afce6de3042b05085aaedb6","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.079Z","lastUpdated":"2026-11-17T23:44:30.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'language', '6afce6de3042b05085aaedb7', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afce6de3042b05085aaedb7","originalID":"6afce6de3042b05085aaedb7","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.079Z","lastUpdated":"2026-11-17T23:44:30.079Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'language', '6afce6de3042b05085aaedb8', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afce6de3042b05085aaedb8","originalID":"6afce6de3042b05085aaedb8","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.080Z","lastUpdated":"2026-11-17T23:44:30.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'language', '6afce6de3042b05085aaedb9', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afce6de3042b05085aaedb9","originalID":"6afce6de3042b05085aaedb9","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.080Z","lastUpdated":"2026-11-17T23:44:30.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'role', '6afce6de3042b05085aaedba', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afce6de3042b05085aaedba","originalID":"6afce6de3042b05085aaedba","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.080Z","lastUpdated":"2026-11-17T23:44:30.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'user', '6afce6de3042b05085aaedbb', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afce6de3042b05085aaedbb","originalID":"6afce6de3042b05085aaedbb","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.080Z","lastUpdated":"2026-11-17T23:44:30.080Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afce6de3042b05085aaedba"],"signIn":"6afce6dd3042b05085aaedab"}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'store', '6afce6de77bfd6656b6cf434', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afce6de77bfd6656b6cf434","originalID":"6afce6de77bfd6656b6cf434","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.143Z","lastUpdated":"2026-11-17T23:44:30.143Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'role', '6afce6de77bfd6656b6cf43f', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afce6de77bfd6656b6cf43f","originalID":"6afce6de77bfd6656b6cf43f","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.150Z","lastUpdated":"2026-11-17T23:44:30.150Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'user', '6afce6de77bfd6656b6cf440', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afce6de77bfd6656b6cf440","originalID":"6afce6de77bfd6656b6cf440","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.150Z","lastUpdated":"2026-11-17T23:44:30.150Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afce6de77bfd6656b6cf43f"],"signIn":"6afce6dd3042b05085aaedab"}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', '6afce6deb7826eb9be0374f2', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afce6deb7826eb9be0374f2","originalID":"6afce6deb7826eb9be0374f2","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.302Z","lastUpdated":"2026-11-17T23:44:30.392Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', '6afce6deb7826eb9be0374f4', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afce6deb7826eb9be0374f4","originalID":"6afce6deb7826eb9be0374f4","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T23:44:30.348Z","lastUpdated":"2026-11-17T23:44:30.416Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'servingSizeLevel', '6afce6deb7826eb9be0374f5', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afce6deb7826eb9be0374f5","originalID":"6afce6deb7826eb9be0374f5","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.431Z","lastUpdated":"2026-11-17T23:44:30.431Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'category', '6afce6deb7826eb9be0374f6', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afce6deb7826eb9be0374f6","originalID":"6afce6deb7826eb9be0374f6","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.448Z","lastUpdated":"2026-11-17T23:44:30.448Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Pizza","level":1,"department":"6afce6deb7826eb9be0374f2","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'department', '6afce6deb7826eb9be03750d', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afce6deb7826eb9be03750d","originalID":"6afce6deb7826eb9be0374f2","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.645Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'servingSizeLevel', '6afce6deb7826eb9be03750e', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afce6deb7826eb9be03750e","originalID":"6afce6deb7826eb9be0374f5","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.645Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', '6afce6deb7826eb9be0374f3', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afce6deb7826eb9be0374f3","originalID":"6afce6deb7826eb9be0374f3","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.330Z","lastUpdated":"2026-11-17T23:44:30.702Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'department', '6afce6deb7826eb9be03750c', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afce6deb7826eb9be03750c","originalID":"6afce6deb7826eb9be0374f3","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.645Z","lastUpdated":"2026-11-17T23:44:30.723Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'modifier', '6afce6deb7826eb9be0374f7', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afce6deb7826eb9be0374f7","originalID":"6afce6deb7826eb9be0374f7","store":"6afce6dd3042b05085aaedaa","createdFor":"6afce6dd3042b05085aaedaa","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.473Z","lastUpdated":"2026-11-17T23:44:30.489Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afce6dd3042b05085aaeda9/aa57890f4155a6e9932a9f7517bdaf6e7ec7ca11de06173fa94b47fe5518eed2.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'language', '6afce6de77bfd6656b6cf43c', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afce6de77bfd6656b6cf43c","originalID":"6afce6de3042b05085aaedb7","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'language', '6afce6de77bfd6656b6cf43e', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afce6de77bfd6656b6cf43e","originalID":"6afce6de3042b05085aaedb9","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.150Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'language', '6afce6de77bfd6656b6cf43d', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afce6de77bfd6656b6cf43d","originalID":"6afce6de3042b05085aaedb8","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.150Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf437', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afce6de77bfd6656b6cf437","originalID":"6afce6de3042b05085aaedb2","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.148Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf43a', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afce6de77bfd6656b6cf43a","originalID":"6afce6de3042b05085aaedb5","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf435', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afce6de77bfd6656b6cf435","originalID":"6afce6de3042b05085aaedb0","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.146Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf439', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afce6de77bfd6656b6cf439","originalID":"6afce6de3042b05085aaedb4","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf436', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afce6de77bfd6656b6cf436","originalID":"6afce6de3042b05085aaedb1","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.148Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf438', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afce6de77bfd6656b6cf438","originalID":"6afce6de3042b05085aaedb3","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'serviceType', '6afce6de77bfd6656b6cf43b', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afce6de77bfd6656b6cf43b","originalID":"6afce6de3042b05085aaedb6","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.149Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"operator","modifiedBy":"6afce6dd3042b05085aaedad","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'modifier', '6afce6deb7826eb9be03750f', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afce6deb7826eb9be03750f","originalID":"6afce6deb7826eb9be0374f7","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.645Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afce6dd3042b05085aaeda9/aa57890f4155a6e9932a9f7517bdaf6e7ec7ca11de06173fa94b47fe5518eed2.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 'category', '6afce6deb7826eb9be037510', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afce6deb7826eb9be037510","originalID":"6afce6deb7826eb9be0374f6","store":"6afce6de77bfd6656b6cf434","createdFor":"6afce6de77bfd6656b6cf434","ownedBy":"6afce6dd3042b05085aaeda9","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T23:44:30.645Z","lastUpdated":"2026-11-17T23:44:30.645Z","createdBy":"6afce6dd3042b05085aaedad","modifiedBy":"6afce6dd3042b05085aaedad","revision":1,"name":"Pizza","level":1,"department":"6afce6deb7826eb9be03750d","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedba', 'managesStaff', '6afce6dd3042b05085aaedaa', 'role', 'store');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedba', 'allPrivileges', '6afce6dd3042b05085aaedaa', 'role', 'store');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedbb', 'roles', '6afce6de3042b05085aaedba', 'user', 'role');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de3042b05085aaedbb', 'signIn', '6afce6dd3042b05085aaedab', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43f', 'managesStaff', '6afce6de77bfd6656b6cf434', 'role', 'store');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf43f', 'allPrivileges', '6afce6de77bfd6656b6cf434', 'role', 'store');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf440', 'roles', '6afce6de77bfd6656b6cf43f', 'user', 'role');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf440', 'signIn', '6afce6dd3042b05085aaedab', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f5', 'default', '6afce6dd3042b05085aaedaa', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f6', 'department', '6afce6deb7826eb9be0374f2', 'category', 'department');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be03750e', 'default', '6afce6de77bfd6656b6cf434', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037510', 'department', '6afce6deb7826eb9be03750d', 'category', 'department');
INSERT INTO public.sale VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374fa', '6afce6dd3042b05085aaedaa', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20775, 1, '6afce6dd3042b05085aaedad', 1794959070524, 1794959070524, 'order', '1', 1794959070524, 44, 1794959070524, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be037506', '6afce6dd3042b05085aaedaa', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afce6dd3042b05085aaedad', 1794959070628, 1794959070628, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 2);
INSERT INTO public.sale_line VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20775, '6afce6deb7826eb9be0374fa', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 44, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20454, '6afce6deb7826eb9be037506', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20775, '6afce6deb7826eb9be0374fa', 0, 1, '6afce6deb7826eb9be0374fb', 'Other', '', 550, 0, 1794959070524);
INSERT INTO public.sale_payment VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20454, '6afce6deb7826eb9be037506', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'category', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'subcategory', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'item', 20775, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'employee', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'service_type', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'hour', 20775, '0', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 20775, '6afce6deb7826eb9be0374fa', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afce6dd3042b05085aaeda9', '6afce6de77bfd6656b6cf434', 29, 29, 2, '55bf937c261110e59e7e4dc0d634e46365bff1809010809dbea8c62b986dd477');
INSERT INTO public.scope VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 35, 34, 18, 'c8f96d7d9233a72adf6ba1aa1dcebe0d38996d592c9f6e23decfd5fbd7b38f3f');
INSERT INTO public.scope VALUES ('6afce6dd3042b05085aaeda9', '', 1, 1, 3, '2d06deea17c1969bafb2adf36a8e15942e9246b0058fa4bcb243b0912e5e47e0');
INSERT INTO public.sign_in VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedab', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$ZHhBVpT8k50HsiHh1X0tMQ$N+i5nVKqKSdqMMyBVj2aFKtgAwCrBrKuqlA1X/CrG+E', 'owner', 1, 1794959070081, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedac', '6afce6dd3042b05085aaedaa', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$5U48CNJaiMPg0R7NW9tIOA$/b1oMEnRg3uHeqcBExsEnM7rVlIwUyFS9pOVvZq4u4A', 'kiosk', 1, 1794959070081, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaeda9', 2);
INSERT INTO public.web_order VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f8', '6afce6dd3042b05085aaedaa', 'paid', 1, 'b7ac4aa65daf1627662838cad2af12ec7b2305859bc94b7a19c50ce3267a6f67', 1, 1, 1, 1, 1794959070524, 1794959070524, 1794959070524, 1794959070524, 0, 0, 0, '', 0, 'EUR', '', '', '6afce6deb7826eb9be0374fa', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afce6deb7826eb9be0374fb","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afce6dd3042b05085aaedad","date":"2026-11-17T23:44:30.524Z"}],"isRefunded":false,"saleId":"6afce6deb7826eb9be0374fa","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afce6dd3042b05085aaedad","date":"2026-11-17T23:44:30.524Z"}],"revision":1,"lastUpdated":"2026-11-17T23:44:30.524Z"}', 1, '', 0, 0, 1);
INSERT INTO public.web_order VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374fc', '6afce6dd3042b05085aaedaa', 'later', 2, 'e342517268c9661162026f97c4af8b9f8cc156368591e503a169214bfe824d86', 10, 0, 1, 1, 1794959070549, 1794959070549, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afce6deb7826eb9be0374fe', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afce6dd3042b05085aaedad","date":"2026-11-17T23:44:30.549Z"}],"revision":1,"lastUpdated":"2026-11-17T23:44:30.549Z"}', 1, '', 0, 0, 0);
INSERT INTO public.web_order_counter VALUES ('6afce6dd3042b05085aaeda9', '6afce6dd3042b05085aaedaa', 2);
INSERT INTO public.web_order_text VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374f8', '{"id":"6afce6deb7826eb9be0374f8","uniqueOrderID":"paid","orderDetails":[{"_id":"6afce6deb7826eb9be0374f9","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afce6dd3042b05085aaedaa","dateCreated":"2026-11-17T23:44:30.524Z","createdBy":"6afce6dd3042b05085aaedad","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afce6deb7826eb9be0374f9","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afce6dd3042b05085aaeda9', '6afce6deb7826eb9be0374fc', '{"id":"6afce6deb7826eb9be0374fc","uniqueOrderID":"later","orderDetails":[{"_id":"6afce6deb7826eb9be0374fd","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afce6dd3042b05085aaedaa","dateCreated":"2026-11-17T23:44:30.549Z","createdBy":"6afce6dd3042b05085aaedad","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afce6deb7826eb9be0374fd","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
