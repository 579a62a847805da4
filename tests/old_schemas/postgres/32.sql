-- A database of schema 32 as the program of that time left it. key cmd_itU7mZMB2OryzUp73imaIjEHkLb5lFA57lNa6t2t36O department 6afd0c41bf86692ba918d17f
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
INSERT INTO public.api_key VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66268', '47148015db591791a9252ac98aae8864fea6951b004a3dc1ae7617cfaa5c2331', 'kiosk', '', 48, 0, 1794968640824, 0, 0, 1794968641605);
INSERT INTO public.api_key VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66267', '3a33151bbf09476d0ac062536440a8b1222e48e4cda7be6f89f8a1b83f36700b', 'first key', '', 65535, 0, 1794968640824, 0, 0, 1794968641766);
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '', 1, 1794968640816, 'operator', '', '', '', 'init', 'account', '6afd0c40c662ea6e07f66263', 0, '', 'done', 'a7388aad2d3a4a4cc79b964bcc743464d38a005232358294ef3c4ea49b6ca0b6');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '', 2, 1794968640888, 'operator', '', '', '', 'addStore', 'store', '6afd0c4059a27448ff961f6c', 0, '', 'done', 'efdc6d00a52731240a0d59856563d89b71b9b1732f32908f290f058091e01aea');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 1, 1794968641080, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'createDepartment', 'department', '6afd0c41bf86692ba918d17f', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'd12893f60860833aeb21d20c5b30e4ec95f5e7028a2e385c17ee31a82871a9af');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 2, 1794968641123, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'createDepartment', 'department', '6afd0c41bf86692ba918d180', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', 'a791f0bb361e455f760d2b7d03b1b4e45636849a5374f0fb03d655befb17fc91');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 3, 1794968641154, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'createDepartment', 'department', '6afd0c41bf86692ba918d181', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '9a3b525b5cd9456aa1be8847c536c185752e0794895529e99dc87f2fceb73623');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 4, 1794968641183, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'updateDepartment', 'department', '6afd0c41bf86692ba918d17f', 2, 'name departmentCode', 'done', '56b76910546ff70eff2dbf15ef97e40de2bc92aeec3f0b3b5edfbf2da11db22d');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 5, 1794968641215, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'updateDepartment', 'department', '6afd0c41bf86692ba918d17f', 3, 'description', 'done', '0741fe154987463b6341d3fa71c8d997b9026462756160a4768429f190a80f4c');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 6, 1794968641235, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'updateDepartment', 'department', '6afd0c41bf86692ba918d181', 2, 'activeStatus isDelete', 'done', 'c3ae4387626f7360cba6f0040ba691d698364a4839c8a89a4e4136ab4bd20d43');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 7, 1794968641255, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'createServingSizeLevel', 'servingSizeLevel', '6afd0c41bf86692ba918d182', 1, 'store createdFor createdAt activeStatus name default', 'done', '6235c1ba9c9c25237222d817bd636b87b902690f901311565365ec2983000378');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 8, 1794968641268, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'createCategory', 'category', '6afd0c41bf86692ba918d183', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', 'c8b7263d21d5e61e0474338f52255d32e119b068fac881415e2e98525726a326');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 9, 1794968641288, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'createModifier', 'modifier', '6afd0c41bf86692ba918d184', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '0392707b97514d817c1d833c58f6d124f9dbdd5a99e7a7bc7afdefbe4ab14398');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 10, 1794968641304, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'uploadModifierImage', 'modifier', '6afd0c41bf86692ba918d184', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', '38df3cc98ab0bcd704f94bca345909836ee6827c981d6fabe879db3473f21bbb');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 11, 1794968641335, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', 'fa3059c745e7eceebb39c5fddbd94a7744a390d942c563772a53aa84f826436d');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 12, 1794968641379, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', 'd1793ac0e2cd28f1c96f802c9b2c6e4f0c6687263a1c803efa38269193250c85');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 13, 1794968641396, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'f31f62cf3bb6f6088a210dcc741b89e4ea94df109871b077ec608626747259d4');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 14, 1794968641419, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '9aa568777b0c237afea0a8c5c3ebf1b6546b2441e911e98e1b402b4ed0c0593b');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 15, 1794968641447, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '4adb5db57ba0d65a791e0e21fd8983297003a8ef6c9088260e14b0a1a2396332');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 16, 1794968641466, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '96ace1bfe998da35324147f14f08e8b5e33433be4004c5d70d00e20367fdf10c');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 1, 1794968641492, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '820f5dcc83b673167a93adb31fc9d5215c1eadfb5d9f52011a3ddbcace129e29');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 17, 1794968641541, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'updateDepartment', 'department', '6afd0c41bf86692ba918d180', 2, 'departmentCode', 'done', '013e0ba755266abd542049a497f84abb65d3d679f3ff5f3fc0994aeee41166d5');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 2, 1794968641555, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', '5702e1aa9163a0bb44b94b6ceb5a4e9d0393456a2895c218358864eee9612ad4');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 18, 1794968641605, '6afd0c40c662ea6e07f66268', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'cf5b04e942eb01e51761922ac8e8ea29f58f65680d339aec6f4e924a44fce642');
INSERT INTO public.audit VALUES ('6afd0c40c662ea6e07f66263', '', 3, 1794968641766, '6afd0c40c662ea6e07f66267', '', '127.0.0.0/24', 'bb3c5c53974c8d548f71a3d8fd71a12c', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '82c731b8e9b438a4bb17fd5e884c0a903eccb60700c4115415f9c20850ce31ab');
INSERT INTO public.clock_mark VALUES (817, 1794968641806);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20775, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d18e', 'ipad-1', '', 'ipad-1', '', '', '', 1794968641396, 0, 1);
INSERT INTO public.device VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d191', 'ipad-2', '', 'ipad-2', '', '', '', 1794968641419, 0, 1);
INSERT INTO public.device VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d1a0', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794968641605, 0, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '', 1, 1794968640817, 'created', 'account', '6afd0c40c662ea6e07f66263', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 1, 1794968640818, 'created', 'store', '6afd0c40c662ea6e07f66264', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 2, 1794968640820, 'created', 'serviceType', '6afd0c40c662ea6e07f6626a', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 3, 1794968640820, 'created', 'serviceType', '6afd0c40c662ea6e07f6626b', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 4, 1794968640820, 'created', 'serviceType', '6afd0c40c662ea6e07f6626c', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 5, 1794968640821, 'created', 'serviceType', '6afd0c40c662ea6e07f6626d', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 6, 1794968640821, 'created', 'serviceType', '6afd0c40c662ea6e07f6626e', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 7, 1794968640821, 'created', 'serviceType', '6afd0c40c662ea6e07f6626f', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 8, 1794968640821, 'created', 'serviceType', '6afd0c40c662ea6e07f66270', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 9, 1794968640821, 'created', 'language', '6afd0c40c662ea6e07f66271', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 10, 1794968640821, 'created', 'language', '6afd0c40c662ea6e07f66272', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 11, 1794968640821, 'created', 'language', '6afd0c40c662ea6e07f66273', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 12, 1794968640822, 'created', 'role', '6afd0c40c662ea6e07f66274', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 13, 1794968640822, 'created', 'user', '6afd0c40c662ea6e07f66275', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 1, 1794968640893, 'created', 'store', '6afd0c4059a27448ff961f6c', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 2, 1794968640896, 'created', 'serviceType', '6afd0c4059a27448ff961f6d', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 3, 1794968640900, 'created', 'serviceType', '6afd0c4059a27448ff961f6e', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 4, 1794968640901, 'created', 'serviceType', '6afd0c4059a27448ff961f6f', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 5, 1794968640901, 'created', 'serviceType', '6afd0c4059a27448ff961f70', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 6, 1794968640901, 'created', 'serviceType', '6afd0c4059a27448ff961f71', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 7, 1794968640901, 'created', 'serviceType', '6afd0c4059a27448ff961f72', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 8, 1794968640901, 'created', 'serviceType', '6afd0c4059a27448ff961f73', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 9, 1794968640901, 'created', 'language', '6afd0c4059a27448ff961f74', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 10, 1794968640902, 'created', 'language', '6afd0c4059a27448ff961f75', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 11, 1794968640902, 'created', 'language', '6afd0c4059a27448ff961f76', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 12, 1794968640902, 'created', 'role', '6afd0c4059a27448ff961f77', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 13, 1794968640902, 'created', 'user', '6afd0c4059a27448ff961f78', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 14, 1794968641080, 'created', 'department', '6afd0c41bf86692ba918d17f', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 15, 1794968641123, 'created', 'department', '6afd0c41bf86692ba918d180', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 16, 1794968641154, 'created', 'department', '6afd0c41bf86692ba918d181', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 17, 1794968641183, 'updated', 'department', '6afd0c41bf86692ba918d17f', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 18, 1794968641215, 'updated', 'department', '6afd0c41bf86692ba918d17f', 3, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 19, 1794968641235, 'inactivated', 'department', '6afd0c41bf86692ba918d181', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20, 1794968641255, 'created', 'servingSizeLevel', '6afd0c41bf86692ba918d182', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 21, 1794968641268, 'created', 'category', '6afd0c41bf86692ba918d183', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 22, 1794968641288, 'created', 'modifier', '6afd0c41bf86692ba918d184', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 23, 1794968641304, 'updated', 'modifier', '6afd0c41bf86692ba918d184', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 24, 1794968641335, 'created', 'order', '6afd0c41bf86692ba918d185', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 25, 1794968641335, 'created', 'sale', '6afd0c41bf86692ba918d187', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 26, 1794968641379, 'created', 'order', '6afd0c41bf86692ba918d189', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 27, 1794968641396, 'created', 'device', '6afd0c41bf86692ba918d18e', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 28, 1794968641396, 'created', 'check', '6afd0c41bf86692ba918d18c', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 29, 1794968641419, 'created', 'device', '6afd0c41bf86692ba918d191', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 30, 1794968641419, 'updated', 'check', '6afd0c41bf86692ba918d18c', 2, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 31, 1794968641447, 'created', 'check', '6afd0c41bf86692ba918d192', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 32, 1794968641466, 'closed', 'check', '6afd0c41bf86692ba918d192', 2, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 33, 1794968641466, 'created', 'sale', '6afd0c41bf86692ba918d193', 1, 0);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 14, 1794968641492, 'created', 'department', '6afd0c41bf86692ba918d199', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 15, 1794968641492, 'created', 'department', '6afd0c41bf86692ba918d19a', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 16, 1794968641492, 'created', 'servingSizeLevel', '6afd0c41bf86692ba918d19b', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 17, 1794968641492, 'updated', 'language', '6afd0c4059a27448ff961f74', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 18, 1794968641492, 'updated', 'language', '6afd0c4059a27448ff961f76', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 19, 1794968641492, 'updated', 'language', '6afd0c4059a27448ff961f75', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 20, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f6f', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 21, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f72', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 22, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f6d', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 23, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f71', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 24, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f6e', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 25, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f70', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 26, 1794968641492, 'updated', 'serviceType', '6afd0c4059a27448ff961f73', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 27, 1794968641492, 'created', 'modifier', '6afd0c41bf86692ba918d19c', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 28, 1794968641492, 'created', 'category', '6afd0c41bf86692ba918d19d', 1, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 34, 1794968641541, 'updated', 'department', '6afd0c41bf86692ba918d180', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 29, 1794968641555, 'updated', 'department', '6afd0c41bf86692ba918d199', 2, 1);
INSERT INTO public.event VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 35, 1794968641605, 'created', 'device', '6afd0c41bf86692ba918d1a0', 1, 0);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66263', 1, 1794968640817, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 1, 1794968640818, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f6626a', 1, 1794968640820, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f6626b', 1, 1794968640820, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f6626c', 1, 1794968640820, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f6626d', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f6626e', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f6626f', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66270', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66271', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66272', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66273', 1, 1794968640821, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66274', 1, 1794968640822, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66275', 1, 1794968640822, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 1, 1794968640893, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6d', 1, 1794968640896, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6e', 1, 1794968640900, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6f', 1, 1794968640901, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f70', 1, 1794968640901, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f71', 1, 1794968640901, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f72', 1, 1794968640901, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f73', 1, 1794968640901, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f74', 1, 1794968640901, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f75', 1, 1794968640902, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f76', 1, 1794968640902, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f77', 1, 1794968640902, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f78', 1, 1794968640902, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d17f', 1, 1794968641080, '6afd0c40c662ea6e07f66267', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d180', 1, 1794968641123, '6afd0c40c662ea6e07f66267', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d181', 1, 1794968641154, '6afd0c40c662ea6e07f66267', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d17f', 2, 1794968641183, '6afd0c40c662ea6e07f66267', '["name","departmentCode"]', '{"id":"6afd0c41bf86692ba918d17f","originalID":"6afd0c41bf86692ba918d17f","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.080Z","lastUpdated":"2026-11-18T02:24:01.080Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d17f', 3, 1794968641215, '6afd0c40c662ea6e07f66267', '["description"]', '{"id":"6afd0c41bf86692ba918d17f","originalID":"6afd0c41bf86692ba918d17f","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.080Z","lastUpdated":"2026-11-18T02:24:01.183Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d181', 2, 1794968641235, '6afd0c40c662ea6e07f66267', '["activeStatus","isDelete"]', '{"id":"6afd0c41bf86692ba918d181","originalID":"6afd0c41bf86692ba918d181","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.154Z","lastUpdated":"2026-11-18T02:24:01.154Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d182', 1, 1794968641255, '6afd0c40c662ea6e07f66267', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d183', 1, 1794968641268, '6afd0c40c662ea6e07f66267', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d184', 1, 1794968641288, '6afd0c40c662ea6e07f66267', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d184', 2, 1794968641304, '6afd0c40c662ea6e07f66267', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afd0c41bf86692ba918d184","originalID":"6afd0c41bf86692ba918d184","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.288Z","lastUpdated":"2026-11-18T02:24:01.288Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d199', 1, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19a', 1, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19b', 1, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f74', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f74","originalID":"6afd0c4059a27448ff961f74","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:00.901Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f76', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f76","originalID":"6afd0c4059a27448ff961f76","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.902Z","lastUpdated":"2026-11-18T02:24:00.902Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f75', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f75","originalID":"6afd0c4059a27448ff961f75","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.902Z","lastUpdated":"2026-11-18T02:24:00.902Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6f', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f6f","originalID":"6afd0c4059a27448ff961f6f","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:00.901Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f72', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f72","originalID":"6afd0c4059a27448ff961f72","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:00.901Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6d', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f6d","originalID":"6afd0c4059a27448ff961f6d","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.896Z","lastUpdated":"2026-11-18T02:24:00.896Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f71', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f71","originalID":"6afd0c4059a27448ff961f71","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:00.901Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6e', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f6e","originalID":"6afd0c4059a27448ff961f6e","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.900Z","lastUpdated":"2026-11-18T02:24:00.900Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f70', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f70","originalID":"6afd0c4059a27448ff961f70","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:00.901Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f73', 2, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID"]', '{"id":"6afd0c4059a27448ff961f73","originalID":"6afd0c4059a27448ff961f73","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:00.901Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19c', 1, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19d', 1, 1794968641492, '6afd0c40c662ea6e07f66267', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d180', 2, 1794968641541, '6afd0c40c662ea6e07f66267', '["departmentCode"]', '{"id":"6afd0c41bf86692ba918d180","originalID":"6afd0c41bf86692ba918d180","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.123Z","lastUpdated":"2026-11-18T02:24:01.123Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d199', 2, 1794968641555, '6afd0c40c662ea6e07f66267', '["departmentCode"]', '{"id":"6afd0c41bf86692ba918d199","originalID":"6afd0c41bf86692ba918d180","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.492Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afd0c40c662ea6e07f66263', 'first', '497a666632d84465710edca2efc37247119c0a3467bc75c8a0cdbafe6dd88ddb', '"1.ztd8sjj"', '', 1794968641080, '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d17f', 1);
INSERT INTO public.idempotency VALUES ('6afd0c40c662ea6e07f66263', 'second', '572c450aa1e17dc03f7fe336e8c55c79b15ce63f969c24652208a527fc51ca4f', '"2.ztd8sjj"', '', 1794968641183, '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d17f', 2);
INSERT INTO public.image VALUES ('6afd0c40c662ea6e07f66263', '05ce6d02f24dfb38a1720d0f3b9103e0429ccfaa560f57a726af5ee7b03d00f3', 'png', 1794968641492, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d184', '05ce6d02f24dfb38a1720d0f3b9103e0429ccfaa560f57a726af5ee7b03d00f3');
INSERT INTO public.image_use VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19c', '05ce6d02f24dfb38a1720d0f3b9103e0429ccfaa560f57a726af5ee7b03d00f3');
INSERT INTO public.installation VALUES ('schema_number', '32');
INSERT INTO public.installation VALUES ('oldest_program', '32');
INSERT INTO public.installation VALUES ('epoch', 'ztd8sjj');
INSERT INTO public.installation VALUES ('made_of', '7709331599593950490 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', 'b2859a6b8405d3859a0168aae718900d6bffce540fba558d60ff347b4c010e68');
INSERT INTO public.installation VALUES ('newest_account', '6afd0c40c662ea6e07f66263');
INSERT INTO public.installation VALUES ('stores_have_owners', '1');
INSERT INTO public.installation VALUES ('ran_ms', '817');
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '', 'erasure', 1794968700989, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '', 'pulls', 1794968701000, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '', 'retention', 1794968701000, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '', 'settle_balances', 1794968701000, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'due_orders', 1794968701000, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'due_orders', 1794968701000, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'deliver_webhooks', 1794968701002, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'deliver_webhooks', 1794968701002, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'dda576d7985136241a8bc1c78c74e64aa7dca740a5db97d50a7cfe3f665c6b63', 'kiosk-1', '6afd0c40c662ea6e07f66269', '6afd0c40c662ea6e07f66266', 1794968641605, 1795573441605, 0, 'ztd8sjj');
INSERT INTO public.licence VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', '91a74bfa76d8ed312d7eade0ccbb3a8b25d1e2d544ec7995c0412f980427bb71', 10, 1794968640824, '6afd0c40c662ea6e07f66269', 0);
INSERT INTO public.pos_check VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d18c', '6afd0c40c662ea6e07f66264', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794968641419, 0, 2, 'EUR', '6afd0c41bf86692ba918d18d', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d192', '6afd0c40c662ea6e07f66264', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794968641466, 1794968641466, 2, 'EUR', '6afd0c41bf86692ba918d193', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d198', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d192', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794968641466, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afd0c41bf86692ba918d192', 'la');
INSERT INTO public.pos_check_node VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d18c', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d18c', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d192', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d192', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d18c', 1, 'ipad-1', 1767225600000, 1767225600000, 1794968641396, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afd0c40c662ea6e07f66267', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d18c', 2, 'ipad-2', 1767225600000, 1767225600000, 1794968641419, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afd0c40c662ea6e07f66267', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d192', 1, 'ipad-1', 1767225600000, 1767225600000, 1794968641447, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afd0c40c662ea6e07f66267', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pos_check_submission VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d192', 2, 'ipad-2', 1767225600000, 1767225600000, 1794968641466, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afd0c40c662ea6e07f66267', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000');
INSERT INTO public.pull VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 1, '6afd0c41bf86692ba918d19e', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66267', '["copyAll"]', '{"pullId":"6afd0c41bf86692ba918d19e","store":"6afd0c4059a27448ff961f6c","sourceStore":"6afd0c40c662ea6e07f66264","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afd0c40c662ea6e07f66271","id":"6afd0c4059a27448ff961f74","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afd0c40c662ea6e07f66273","id":"6afd0c4059a27448ff961f76","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afd0c40c662ea6e07f66272","id":"6afd0c4059a27448ff961f75","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f6626c","id":"6afd0c4059a27448ff961f6f","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f6626f","id":"6afd0c4059a27448ff961f72","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f6626a","id":"6afd0c4059a27448ff961f6d","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f6626e","id":"6afd0c4059a27448ff961f71","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f6626b","id":"6afd0c4059a27448ff961f6e","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f6626d","id":"6afd0c4059a27448ff961f70","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd0c40c662ea6e07f66270","id":"6afd0c4059a27448ff961f73","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794968641492, 0, 15);
INSERT INTO public.pull VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 2, '6afd0c41bf86692ba918d19f', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66267', '["menuItems"]', '{"pullId":"6afd0c41bf86692ba918d19f","store":"6afd0c4059a27448ff961f6c","sourceStore":"6afd0c40c662ea6e07f66264","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794968641555, 0, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19a', 'department', '6afd0c41bf86692ba918d17f', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d17f', 3, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19b', 'servingSizeLevel', '6afd0c41bf86692ba918d182', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d182', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f74', 'language', '6afd0c40c662ea6e07f66271', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66271', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f76', 'language', '6afd0c40c662ea6e07f66273', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66273', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f75', 'language', '6afd0c40c662ea6e07f66272', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66272', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f6f', 'serviceType', '6afd0c40c662ea6e07f6626c', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f6626c', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f72', 'serviceType', '6afd0c40c662ea6e07f6626f', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f6626f', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f6d', 'serviceType', '6afd0c40c662ea6e07f6626a', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f6626a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f71', 'serviceType', '6afd0c40c662ea6e07f6626e', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f6626e', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f6e', 'serviceType', '6afd0c40c662ea6e07f6626b', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f6626b', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f70', 'serviceType', '6afd0c40c662ea6e07f6626d', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f6626d', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c4059a27448ff961f73', 'serviceType', '6afd0c40c662ea6e07f66270', '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66270', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19c', 'modifier', '6afd0c41bf86692ba918d184', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d184', 2, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19d', 'category', '6afd0c41bf86692ba918d183', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d183', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d199', 'department', '6afd0c41bf86692ba918d180', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d180', 2, 1);
INSERT INTO public.pull_run VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d1a1', 1, '6afd0c40c662ea6e07f66264', '6afd0c40c662ea6e07f66267', '["reason"]', 1794968641766, 1795055041000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d1a1', '6afd0c4059a27448ff961f6c', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f6d', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f6e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f6f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f70', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f71', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f72', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f73', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f74', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f75', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c4059a27448ff961f76', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c41bf86692ba918d199', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c41bf86692ba918d19a', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c41bf86692ba918d19b', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c41bf86692ba918d19c', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19e', '6afd0c41bf86692ba918d19d', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', '6afd0c41bf86692ba918d19f', '6afd0c41bf86692ba918d199', 'department', 1, 2, '6afd0c41bf86692ba918d180', '6afd0c40c662ea6e07f66264', '6afd0c41bf86692ba918d180', 1, 1);
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '', 'account', '6afd0c40c662ea6e07f66263', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '{"id":"6afd0c40c662ea6e07f66263","originalID":"6afd0c40c662ea6e07f66263","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.817Z","lastUpdated":"2026-11-18T02:24:00.817Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'store', '6afd0c40c662ea6e07f66264', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '{"id":"6afd0c40c662ea6e07f66264","originalID":"6afd0c40c662ea6e07f66264","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.818Z","lastUpdated":"2026-11-18T02:24:00.818Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f6626a', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '{"id":"6afd0c40c662ea6e07f6626a","originalID":"6afd0c40c662ea6e07f6626a","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.820Z","lastUpdated":"2026-11-18T02:24:00.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f6626b', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '{"id":"6afd0c40c662ea6e07f6626b","originalID":"6afd0c40c662ea6e07f6626b","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.820Z","lastUpdated":"2026-11-18T02:24:00.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f6626c', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '{"id":"6afd0c40c662ea6e07f6626c","originalID":"6afd0c40c662ea6e07f6626c","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.820Z","lastUpdated":"2026-11-18T02:24:00.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f6626d', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '{"id":"6afd0c40c662ea6e07f6626d","originalID":"6afd0c40c662ea6e07f6626d","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f6626e', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '{"id":"6afd0c40c662ea6e07f6626e","originalID":"6afd0c40c662ea6e07f6626e","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f6626f', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '{"id":"6afd0c40c662ea6e07f6626f","originalID":"6afd0c40c662ea6e07f6626f","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'serviceType', '6afd0c40c662ea6e07f66270', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '{"id":"6afd0c40c662ea6e07f66270","originalID":"6afd0c40c662ea6e07f66270","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'language', '6afd0c40c662ea6e07f66271', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '{"id":"6afd0c40c662ea6e07f66271","originalID":"6afd0c40c662ea6e07f66271","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'language', '6afd0c40c662ea6e07f66272', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '{"id":"6afd0c40c662ea6e07f66272","originalID":"6afd0c40c662ea6e07f66272","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'language', '6afd0c40c662ea6e07f66273', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '{"id":"6afd0c40c662ea6e07f66273","originalID":"6afd0c40c662ea6e07f66273","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.821Z","lastUpdated":"2026-11-18T02:24:00.821Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'role', '6afd0c40c662ea6e07f66274', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afd0c40c662ea6e07f66274","originalID":"6afd0c40c662ea6e07f66274","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.822Z","lastUpdated":"2026-11-18T02:24:00.822Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'user', '6afd0c40c662ea6e07f66275', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afd0c40c662ea6e07f66275","originalID":"6afd0c40c662ea6e07f66275","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.822Z","lastUpdated":"2026-11-18T02:24:00.822Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afd0c40c662ea6e07f66274"],"signIn":"6afd0c40c662ea6e07f66265"}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'store', '6afd0c4059a27448ff961f6c', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '{"id":"6afd0c4059a27448ff961f6c","originalID":"6afd0c4059a27448ff961f6c","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.893Z","lastUpdated":"2026-11-18T02:24:00.893Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'role', '6afd0c4059a27448ff961f77', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '{"id":"6afd0c4059a27448ff961f77","originalID":"6afd0c4059a27448ff961f77","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.902Z","lastUpdated":"2026-11-18T02:24:00.902Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'user', '6afd0c4059a27448ff961f78', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '{"id":"6afd0c4059a27448ff961f78","originalID":"6afd0c4059a27448ff961f78","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.902Z","lastUpdated":"2026-11-18T02:24:00.902Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afd0c4059a27448ff961f77"],"signIn":"6afd0c40c662ea6e07f66265"}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', '6afd0c41bf86692ba918d17f', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '{"id":"6afd0c41bf86692ba918d17f","originalID":"6afd0c41bf86692ba918d17f","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.080Z","lastUpdated":"2026-11-18T02:24:01.215Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', '6afd0c41bf86692ba918d181', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '{"id":"6afd0c41bf86692ba918d181","originalID":"6afd0c41bf86692ba918d181","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-18T02:24:01.154Z","lastUpdated":"2026-11-18T02:24:01.235Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Garden","isDelete":true}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'servingSizeLevel', '6afd0c41bf86692ba918d182', 1, '', 'large', 'large', 'large', 1, 20, 1, '{"id":"6afd0c41bf86692ba918d182","originalID":"6afd0c41bf86692ba918d182","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.255Z","lastUpdated":"2026-11-18T02:24:01.255Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'category', '6afd0c41bf86692ba918d183', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 2, '{"id":"6afd0c41bf86692ba918d183","originalID":"6afd0c41bf86692ba918d183","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.268Z","lastUpdated":"2026-11-18T02:24:01.268Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Pizza","level":1,"department":"6afd0c41bf86692ba918d17f","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'department', '6afd0c41bf86692ba918d19a', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '{"id":"6afd0c41bf86692ba918d19a","originalID":"6afd0c41bf86692ba918d17f","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.492Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'servingSizeLevel', '6afd0c41bf86692ba918d19b', 1, '', 'large', 'large', 'large', 1, 16, 1, '{"id":"6afd0c41bf86692ba918d19b","originalID":"6afd0c41bf86692ba918d182","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.492Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Large","default":true}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', '6afd0c41bf86692ba918d180', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '{"id":"6afd0c41bf86692ba918d180","originalID":"6afd0c41bf86692ba918d180","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.123Z","lastUpdated":"2026-11-18T02:24:01.541Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'department', '6afd0c41bf86692ba918d199', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '{"id":"6afd0c41bf86692ba918d199","originalID":"6afd0c41bf86692ba918d180","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.492Z","lastUpdated":"2026-11-18T02:24:01.555Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'modifier', '6afd0c41bf86692ba918d184', 1, '', 'olives', 'olives', 'olives', 2, 23, 2, '{"id":"6afd0c41bf86692ba918d184","originalID":"6afd0c41bf86692ba918d184","store":"6afd0c40c662ea6e07f66264","createdFor":"6afd0c40c662ea6e07f66264","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.288Z","lastUpdated":"2026-11-18T02:24:01.304Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afd0c40c662ea6e07f66263/05ce6d02f24dfb38a1720d0f3b9103e0429ccfaa560f57a726af5ee7b03d00f3.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'language', '6afd0c4059a27448ff961f74', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '{"id":"6afd0c4059a27448ff961f74","originalID":"6afd0c40c662ea6e07f66271","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'language', '6afd0c4059a27448ff961f76', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '{"id":"6afd0c4059a27448ff961f76","originalID":"6afd0c40c662ea6e07f66273","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.902Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'language', '6afd0c4059a27448ff961f75', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '{"id":"6afd0c4059a27448ff961f75","originalID":"6afd0c40c662ea6e07f66272","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.902Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f6f', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '{"id":"6afd0c4059a27448ff961f6f","originalID":"6afd0c40c662ea6e07f6626c","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f72', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '{"id":"6afd0c4059a27448ff961f72","originalID":"6afd0c40c662ea6e07f6626f","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f6d', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '{"id":"6afd0c4059a27448ff961f6d","originalID":"6afd0c40c662ea6e07f6626a","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.896Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f71', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '{"id":"6afd0c4059a27448ff961f71","originalID":"6afd0c40c662ea6e07f6626e","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"For Here","service":"FORHERE","priority":5}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f6e', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '{"id":"6afd0c4059a27448ff961f6e","originalID":"6afd0c40c662ea6e07f6626b","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.900Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"QSR","service":"QSR","priority":2}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f70', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '{"id":"6afd0c4059a27448ff961f70","originalID":"6afd0c40c662ea6e07f6626d","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"To Go","service":"TOGO","priority":4}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'serviceType', '6afd0c4059a27448ff961f73', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '{"id":"6afd0c4059a27448ff961f73","originalID":"6afd0c40c662ea6e07f66270","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:00.901Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"operator","modifiedBy":"6afd0c40c662ea6e07f66267","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'modifier', '6afd0c41bf86692ba918d19c', 1, '', 'olives', 'olives', 'olives', 1, 27, 2, '{"id":"6afd0c41bf86692ba918d19c","originalID":"6afd0c41bf86692ba918d184","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.492Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afd0c40c662ea6e07f66263/05ce6d02f24dfb38a1720d0f3b9103e0429ccfaa560f57a726af5ee7b03d00f3.png","imageExtension":"png","imageVersion":1}', '');
INSERT INTO public.record VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 'category', '6afd0c41bf86692ba918d19d', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 2, '{"id":"6afd0c41bf86692ba918d19d","originalID":"6afd0c41bf86692ba918d183","store":"6afd0c4059a27448ff961f6c","createdFor":"6afd0c4059a27448ff961f6c","ownedBy":"6afd0c40c662ea6e07f66263","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T02:24:01.492Z","lastUpdated":"2026-11-18T02:24:01.492Z","createdBy":"6afd0c40c662ea6e07f66267","modifiedBy":"6afd0c40c662ea6e07f66267","revision":1,"name":"Pizza","level":1,"department":"6afd0c41bf86692ba918d19a","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}', '1');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66274', 'managesStaff', '6afd0c40c662ea6e07f66264', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66274', 'allPrivileges', '6afd0c40c662ea6e07f66264', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66275', 'roles', '6afd0c40c662ea6e07f66274', 'user', 'role');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66275', 'signIn', '6afd0c40c662ea6e07f66265', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f77', 'managesStaff', '6afd0c4059a27448ff961f6c', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f77', 'allPrivileges', '6afd0c4059a27448ff961f6c', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f78', 'roles', '6afd0c4059a27448ff961f77', 'user', 'role');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f78', 'signIn', '6afd0c40c662ea6e07f66265', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d182', 'default', '6afd0c40c662ea6e07f66264', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d183', 'department', '6afd0c41bf86692ba918d17f', 'category', 'department');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19b', 'default', '6afd0c4059a27448ff961f6c', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d19d', 'department', '6afd0c41bf86692ba918d19a', 'category', 'department');
INSERT INTO public.sale VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d187', '6afd0c40c662ea6e07f66264', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20775, 1, '6afd0c40c662ea6e07f66267', 1794968641335, 1794968641335, 'order', '1', 1794968641335, 204, 1794968641335, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d193', '6afd0c40c662ea6e07f66264', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afd0c40c662ea6e07f66267', 1794968641466, 1794968641466, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 2);
INSERT INTO public.sale_line VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20775, '6afd0c41bf86692ba918d187', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 204, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20454, '6afd0c41bf86692ba918d193', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20775, '6afd0c41bf86692ba918d187', 0, 1, '6afd0c41bf86692ba918d188', 'Other', '', 550, 0, 1794968641335);
INSERT INTO public.sale_payment VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20454, '6afd0c41bf86692ba918d193', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'category', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'subcategory', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'item', 20775, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'employee', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'service_type', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'hour', 20775, '3', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 20775, '6afd0c41bf86692ba918d187', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afd0c40c662ea6e07f66263', '6afd0c4059a27448ff961f6c', 29, 29, 2, '5702e1aa9163a0bb44b94b6ceb5a4e9d0393456a2895c218358864eee9612ad4');
INSERT INTO public.scope VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 35, 34, 18, 'cf5b04e942eb01e51761922ac8e8ea29f58f65680d339aec6f4e924a44fce642');
INSERT INTO public.scope VALUES ('6afd0c40c662ea6e07f66263', '', 1, 1, 3, '82c731b8e9b438a4bb17fd5e884c0a903eccb60700c4115415f9c20850ce31ab');
INSERT INTO public.sign_in VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66265', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$s2e2p5YMqYsPq/oWbmcSSg$tIgY0ppYqWP3gjBa3UFykr9T8+9shMdWiik6wzt8eXE', 'owner', 1, 1794968640824, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66266', '6afd0c40c662ea6e07f66264', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$d0TNGAr+fCs2w1RTuPGyEw$TMa9EeHQotR2eea4bNY0YytOUoYyTnqZ9Z5DXpGKUxY', 'kiosk', 1, 1794968640824, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66263', 2);
INSERT INTO public.web_order VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d185', '6afd0c40c662ea6e07f66264', 'paid', 1, 'ea623dfcdc1d69701e4dfd6da65726c1461607e22a28c13828e77a8511992075', 1, 1, 1, 1, 1794968641335, 1794968641335, 1794968641335, 1794968641335, 0, 0, 0, '', 0, 'EUR', '', '', '6afd0c41bf86692ba918d187', 550, 0, 0, 550, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afd0c41bf86692ba918d188","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afd0c40c662ea6e07f66267","date":"2026-11-18T02:24:01.335Z"}],"isRefunded":false,"saleId":"6afd0c41bf86692ba918d187","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afd0c40c662ea6e07f66267","date":"2026-11-18T02:24:01.335Z"}],"revision":1,"lastUpdated":"2026-11-18T02:24:01.335Z"}', 1, '', 0, 0, 1);
INSERT INTO public.web_order VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d189', '6afd0c40c662ea6e07f66264', 'later', 2, 'e972076ce05d6099d55fcc1758681fdba8c0321736bbb9623a358bb8668d2b2f', 10, 0, 1, 1, 1794968641379, 1794968641379, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afd0c41bf86692ba918d18b', 500, 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afd0c40c662ea6e07f66267","date":"2026-11-18T02:24:01.379Z"}],"revision":1,"lastUpdated":"2026-11-18T02:24:01.379Z"}', 1, '', 0, 0, 0);
INSERT INTO public.web_order_counter VALUES ('6afd0c40c662ea6e07f66263', '6afd0c40c662ea6e07f66264', 2);
INSERT INTO public.web_order_text VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d185', '{"id":"6afd0c41bf86692ba918d185","uniqueOrderID":"paid","orderDetails":[{"_id":"6afd0c41bf86692ba918d186","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afd0c40c662ea6e07f66264","dateCreated":"2026-11-18T02:24:01.335Z","createdBy":"6afd0c40c662ea6e07f66267","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afd0c41bf86692ba918d186","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afd0c40c662ea6e07f66263', '6afd0c41bf86692ba918d189', '{"id":"6afd0c41bf86692ba918d189","uniqueOrderID":"later","orderDetails":[{"_id":"6afd0c41bf86692ba918d18a","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afd0c40c662ea6e07f66264","dateCreated":"2026-11-18T02:24:01.379Z","createdBy":"6afd0c40c662ea6e07f66267","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afd0c41bf86692ba918d18a","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
