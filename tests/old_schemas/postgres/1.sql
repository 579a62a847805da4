-- A database of schema 1 as the program of that time left it. key cmd_WHTBTdguo2ZpSpVaUJUJMeN8Y03QspFod6kOB0Vg23t department 6afd46103067bad516e7cb97
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
INSERT INTO public.api_key VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca3', 'f89c8e5062ceb8752474c23d2399e6aade53f721fc280e9d3e80409d04545d08', 'kiosk', '', 48, 0, 1794983440654, 0, 0, 1794983441379);
INSERT INTO public.api_key VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca2', 'c500e4d89018f86e11201164c4a4da509c602a07bddee42131a20175695b3d26', 'first key', '', 65535, 0, 1794983440654, 0, 0, 1794983441527);
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '', 1, 1794983440641, 'operator', '', '', '', 'init', 'account', '6afd4610d595fa5ac5b54c9e', 0, '', 'done', '403aae98c23540df127dc873f0ae92d0863c982db3767e9eb0ac48ad39840880');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '', 2, 1794983440705, 'operator', '', '', '', 'addStore', 'store', '6afd4610883d4bd0e0c92327', 0, '', 'done', '64b95e1e147bc50786691f71b04b6bba015bd1c9e54746d64255b092a1a4a132');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 1, 1794983440888, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'createDepartment', 'department', '6afd46103067bad516e7cb97', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'a079f704da73892687ad681fb2910099bf8686041340d52355ff3908bbaf3d39');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 2, 1794983440924, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'createDepartment', 'department', '6afd46103067bad516e7cb98', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '2da9ca22dc6a3b3ddf0120e628dd44e08c02ee3337e5cca082444133c01a4a3c');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 3, 1794983440953, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'createDepartment', 'department', '6afd46103067bad516e7cb99', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '26d53b9b38b9ebed7767de9b2db614e0bc4f6a65dd711713a15d38e6ef242065');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 4, 1794983440980, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'updateDepartment', 'department', '6afd46103067bad516e7cb97', 2, 'name departmentCode', 'done', '06bddb0e381004b4699d5db71c8aa6ea885eee16f97197dc8e0fff5f499d5ea3');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 5, 1794983440999, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'updateDepartment', 'department', '6afd46103067bad516e7cb97', 3, 'description', 'done', '9b307fc867dbd6e40be5ea20582e41cffd8207e786fca6d474548914e584a94f');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 6, 1794983441016, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'updateDepartment', 'department', '6afd46103067bad516e7cb99', 2, 'activeStatus isDelete', 'done', '79273754f3b259a0d3ca51a031b3b07bb2927bdd076c0bfe199071f41815e3aa');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 7, 1794983441034, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'createServingSizeLevel', 'servingSizeLevel', '6afd46113067bad516e7cb9a', 1, 'store createdFor createdAt activeStatus name default', 'done', 'bc164af15c860b1b86bf00c26ed45df64eb84ae9daa74ee5f4f709198cb4c7a0');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 8, 1794983441052, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'createCategory', 'category', '6afd46113067bad516e7cb9b', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', '58462c1023bb2aed067fb6bff6086d0f72aa38938430367aed623d4a7631c3ab');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 9, 1794983441080, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'createModifier', 'modifier', '6afd46113067bad516e7cb9c', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '19cba6237ac15dd56678fcb8547971b5674b3c955643ec280dbd650823e6e39e');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 10, 1794983441092, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'uploadModifierImage', 'modifier', '6afd46113067bad516e7cb9c', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', 'e5b4ee875762d428e8de1114cdb74c2e552f53ff70f6f04a375691c35e944d98');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 11, 1794983441119, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '33db0cd11722c2c39427e8a25754cae782eaf87c4594be71130361acf87a51f0');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 12, 1794983441144, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', '33e0330241aedbb4d4af5cc87f14c0df3e65e18f97b7e4b1d1f7054f76cbd86e');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 13, 1794983441170, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '1600375af5dc66beabbef95ac00e22da57e92d05065a0080d14063c810926f9a');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 14, 1794983441185, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'b655d9662b0d6cc2601310c58e0d141e6ed2f91264ebb8fa1a2a081d1d93e720');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 15, 1794983441201, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'dfb940a3468dfd22da974f1896b7f9bf14aaa9361c9ade166532d121dab4d8ba');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 16, 1794983441221, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '1225bb1d58509b06da1af4f0f32e494177feb4a641f71d97a7b1f497054ce1d3');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 1, 1794983441243, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', 'bf004092b2c1f40c07318ca1601cf223a5b261f1b47149f67a1e2b4953eb0e50');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 17, 1794983441314, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'updateDepartment', 'department', '6afd46103067bad516e7cb98', 2, 'departmentCode', 'done', '23b304ee8033d2fc139371b74c0d4b8adc82c00ce3d82ca219cf6575028fdb0c');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 2, 1794983441331, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', '4bb00ce29f8aee88bfe6118bccfef3dccda3b2e42d9b9846b735a60c10fad969');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 18, 1794983441379, '6afd4610d595fa5ac5b54ca3', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', '283eeb505a0adb7ad50859b17592939f32e83ecdb03c95eb0b4c621ab0236b7c');
INSERT INTO public.audit VALUES ('6afd4610d595fa5ac5b54c9e', '', 3, 1794983441527, '6afd4610d595fa5ac5b54ca2', '', '127.0.0.0/24', '28e79f1179cc5ca4749c96bc68e574a7', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '7e358b066582218b7a259d686b968e77463f6465567d1780d986932193fbd549');
INSERT INTO public.clock_mark VALUES (762, 1794983441541);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20775, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cba6', 'ipad-1', '', 'ipad-1', '', '', '', 1794983441170, 0, 1);
INSERT INTO public.device VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cba9', 'ipad-2', '', 'ipad-2', '', '', '', 1794983441185, 0, 1);
INSERT INTO public.device VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cbb8', 'kiosk-1', 'kiosk-1', '', '', '', '', 1794983441379, 0, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '', 1, 1794983440642, 'created', 'account', '6afd4610d595fa5ac5b54c9e', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 1, 1794983440643, 'created', 'store', '6afd4610d595fa5ac5b54c9f', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 2, 1794983440645, 'created', 'serviceType', '6afd4610d595fa5ac5b54ca5', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 3, 1794983440645, 'created', 'serviceType', '6afd4610d595fa5ac5b54ca6', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 4, 1794983440646, 'created', 'serviceType', '6afd4610d595fa5ac5b54ca7', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 5, 1794983440646, 'created', 'serviceType', '6afd4610d595fa5ac5b54ca8', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 6, 1794983440646, 'created', 'serviceType', '6afd4610d595fa5ac5b54ca9', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 7, 1794983440646, 'created', 'serviceType', '6afd4610d595fa5ac5b54caa', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 8, 1794983440646, 'created', 'serviceType', '6afd4610d595fa5ac5b54cab', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 9, 1794983440647, 'created', 'language', '6afd4610d595fa5ac5b54cac', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 10, 1794983440647, 'created', 'language', '6afd4610d595fa5ac5b54cad', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 11, 1794983440652, 'created', 'language', '6afd4610d595fa5ac5b54cae', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 12, 1794983440652, 'created', 'role', '6afd4610d595fa5ac5b54caf', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 13, 1794983440652, 'created', 'user', '6afd4610d595fa5ac5b54cb0', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 1, 1794983440708, 'created', 'store', '6afd4610883d4bd0e0c92327', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 2, 1794983440711, 'created', 'serviceType', '6afd4610883d4bd0e0c92328', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 3, 1794983440712, 'created', 'serviceType', '6afd4610883d4bd0e0c92329', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 4, 1794983440713, 'created', 'serviceType', '6afd4610883d4bd0e0c9232a', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 5, 1794983440713, 'created', 'serviceType', '6afd4610883d4bd0e0c9232b', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 6, 1794983440713, 'created', 'serviceType', '6afd4610883d4bd0e0c9232c', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 7, 1794983440713, 'created', 'serviceType', '6afd4610883d4bd0e0c9232d', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 8, 1794983440713, 'created', 'serviceType', '6afd4610883d4bd0e0c9232e', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 9, 1794983440714, 'created', 'language', '6afd4610883d4bd0e0c9232f', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 10, 1794983440714, 'created', 'language', '6afd4610883d4bd0e0c92330', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 11, 1794983440714, 'created', 'language', '6afd4610883d4bd0e0c92331', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 12, 1794983440714, 'created', 'role', '6afd4610883d4bd0e0c92332', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 13, 1794983440714, 'created', 'user', '6afd4610883d4bd0e0c92333', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 14, 1794983440888, 'created', 'department', '6afd46103067bad516e7cb97', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 15, 1794983440924, 'created', 'department', '6afd46103067bad516e7cb98', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 16, 1794983440953, 'created', 'department', '6afd46103067bad516e7cb99', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 17, 1794983440980, 'updated', 'department', '6afd46103067bad516e7cb97', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 18, 1794983440999, 'updated', 'department', '6afd46103067bad516e7cb97', 3, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 19, 1794983441016, 'inactivated', 'department', '6afd46103067bad516e7cb99', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20, 1794983441034, 'created', 'servingSizeLevel', '6afd46113067bad516e7cb9a', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 21, 1794983441052, 'created', 'category', '6afd46113067bad516e7cb9b', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 22, 1794983441080, 'created', 'modifier', '6afd46113067bad516e7cb9c', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 23, 1794983441092, 'updated', 'modifier', '6afd46113067bad516e7cb9c', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 24, 1794983441119, 'created', 'order', '6afd46113067bad516e7cb9d', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 25, 1794983441119, 'created', 'sale', '6afd46113067bad516e7cb9f', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 26, 1794983441144, 'created', 'order', '6afd46113067bad516e7cba1', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 27, 1794983441170, 'created', 'device', '6afd46113067bad516e7cba6', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 28, 1794983441170, 'created', 'check', '6afd46113067bad516e7cba4', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 29, 1794983441185, 'created', 'device', '6afd46113067bad516e7cba9', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 30, 1794983441185, 'updated', 'check', '6afd46113067bad516e7cba4', 2, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 31, 1794983441201, 'created', 'check', '6afd46113067bad516e7cbaa', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 32, 1794983441221, 'closed', 'check', '6afd46113067bad516e7cbaa', 2, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 33, 1794983441221, 'created', 'sale', '6afd46113067bad516e7cbab', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 14, 1794983441243, 'created', 'department', '6afd46113067bad516e7cbb1', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 15, 1794983441243, 'created', 'department', '6afd46113067bad516e7cbb2', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 16, 1794983441243, 'created', 'servingSizeLevel', '6afd46113067bad516e7cbb3', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 17, 1794983441243, 'updated', 'language', '6afd4610883d4bd0e0c9232f', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 18, 1794983441243, 'updated', 'language', '6afd4610883d4bd0e0c92331', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 19, 1794983441243, 'updated', 'language', '6afd4610883d4bd0e0c92330', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 20, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c9232a', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 21, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c9232d', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 22, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c92328', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 23, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c9232c', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 24, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c92329', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 25, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c9232b', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 26, 1794983441243, 'updated', 'serviceType', '6afd4610883d4bd0e0c9232e', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 27, 1794983441243, 'created', 'modifier', '6afd46113067bad516e7cbb4', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 28, 1794983441243, 'created', 'category', '6afd46113067bad516e7cbb5', 1, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 34, 1794983441314, 'updated', 'department', '6afd46103067bad516e7cb98', 2, 1);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 35, 1794983441379, 'created', 'device', '6afd46113067bad516e7cbb8', 1, 0);
INSERT INTO public.event VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 29, 1794983441331, 'updated', 'department', '6afd46113067bad516e7cbb1', 2, 1);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9e', 1, 1794983440642, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 1, 1794983440643, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca5', 1, 1794983440645, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca6', 1, 1794983440645, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca7', 1, 1794983440646, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca8', 1, 1794983440646, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca9', 1, 1794983440646, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54caa', 1, 1794983440646, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cab', 1, 1794983440646, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cac', 1, 1794983440647, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cad', 1, 1794983440647, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cae', 1, 1794983440652, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54caf', 1, 1794983440652, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cb0', 1, 1794983440652, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 1, 1794983440708, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92328', 1, 1794983440711, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92329', 1, 1794983440712, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232a', 1, 1794983440713, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232b', 1, 1794983440713, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232c', 1, 1794983440713, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232d', 1, 1794983440713, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232e', 1, 1794983440713, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232f', 1, 1794983440714, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92330', 1, 1794983440714, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92331', 1, 1794983440714, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92332', 1, 1794983440714, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92333', 1, 1794983440714, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb97', 1, 1794983440888, '6afd4610d595fa5ac5b54ca2', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb98', 1, 1794983440924, '6afd4610d595fa5ac5b54ca2', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb99', 1, 1794983440953, '6afd4610d595fa5ac5b54ca2', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb97', 2, 1794983440980, '6afd4610d595fa5ac5b54ca2', '["name","departmentCode"]', '{"id":"6afd46103067bad516e7cb97","originalID":"6afd46103067bad516e7cb97","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.888Z","lastUpdated":"2026-11-18T06:30:40.888Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb97', 3, 1794983440999, '6afd4610d595fa5ac5b54ca2', '["description"]', '{"id":"6afd46103067bad516e7cb97","originalID":"6afd46103067bad516e7cb97","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.888Z","lastUpdated":"2026-11-18T06:30:40.980Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb99', 2, 1794983441016, '6afd4610d595fa5ac5b54ca2', '["activeStatus","isDelete"]', '{"id":"6afd46103067bad516e7cb99","originalID":"6afd46103067bad516e7cb99","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.953Z","lastUpdated":"2026-11-18T06:30:40.953Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9a', 1, 1794983441034, '6afd4610d595fa5ac5b54ca2', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9b', 1, 1794983441052, '6afd4610d595fa5ac5b54ca2', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46103067bad516e7cb98', 2, 1794983441314, '6afd4610d595fa5ac5b54ca2', '["departmentCode"]', '{"id":"6afd46103067bad516e7cb98","originalID":"6afd46103067bad516e7cb98","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.924Z","lastUpdated":"2026-11-18T06:30:40.924Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9c', 1, 1794983441080, '6afd4610d595fa5ac5b54ca2', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb1', 2, 1794983441331, '6afd4610d595fa5ac5b54ca2', '["departmentCode"]', '{"id":"6afd46113067bad516e7cbb1","originalID":"6afd46103067bad516e7cb98","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.243Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9c', 2, 1794983441092, '6afd4610d595fa5ac5b54ca2', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afd46113067bad516e7cb9c","originalID":"6afd46113067bad516e7cb9c","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.080Z","lastUpdated":"2026-11-18T06:30:41.080Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb1', 1, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb2', 1, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb3', 1, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232f', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c9232f","originalID":"6afd4610883d4bd0e0c9232f","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:40.714Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92331', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c92331","originalID":"6afd4610883d4bd0e0c92331","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:40.714Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92330', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c92330","originalID":"6afd4610883d4bd0e0c92330","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:40.714Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232a', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c9232a","originalID":"6afd4610883d4bd0e0c9232a","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:40.713Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232d', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c9232d","originalID":"6afd4610883d4bd0e0c9232d","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:40.713Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92328', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c92328","originalID":"6afd4610883d4bd0e0c92328","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.711Z","lastUpdated":"2026-11-18T06:30:40.711Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232c', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c9232c","originalID":"6afd4610883d4bd0e0c9232c","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:40.713Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92329', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c92329","originalID":"6afd4610883d4bd0e0c92329","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.712Z","lastUpdated":"2026-11-18T06:30:40.712Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232b', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c9232b","originalID":"6afd4610883d4bd0e0c9232b","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:40.713Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c9232e', 2, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID"]', '{"id":"6afd4610883d4bd0e0c9232e","originalID":"6afd4610883d4bd0e0c9232e","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:40.713Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb4', 1, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb5', 1, 1794983441243, '6afd4610d595fa5ac5b54ca2', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.idempotency VALUES ('6afd4610d595fa5ac5b54c9e', 'first', '38c29a8768b8535b26bbceeea916158f6513df83a88a2909fff96160cc36b84d', '"1.iayd02g"', '', 1794983440888, '6afd4610d595fa5ac5b54c9f', '6afd46103067bad516e7cb97', 1);
INSERT INTO public.idempotency VALUES ('6afd4610d595fa5ac5b54c9e', 'second', 'a9e91d67b9f524de94b042fa09d9a5913dd264944549cb1f158ebc403cd55cf1', '"2.iayd02g"', '', 1794983440980, '6afd4610d595fa5ac5b54c9f', '6afd46103067bad516e7cb97', 2);
INSERT INTO public.image VALUES ('6afd4610d595fa5ac5b54c9e', '12b9fb2be5e47ff14eeb6a4d30b0774118c1d7473c869e95ff239d9876200e13', 'png', 1794983441243, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9c', '12b9fb2be5e47ff14eeb6a4d30b0774118c1d7473c869e95ff239d9876200e13');
INSERT INTO public.image_use VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb4', '12b9fb2be5e47ff14eeb6a4d30b0774118c1d7473c869e95ff239d9876200e13');
INSERT INTO public.installation VALUES ('release', '1');
INSERT INTO public.installation VALUES ('schema_number', '1');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('epoch', 'iayd02g');
INSERT INTO public.installation VALUES ('made_of', '7709387717264162330 00000001 46942 47024');
INSERT INTO public.installation VALUES ('pepper', 'f84e750bf8ce37fe40b91c9d244512edceaa6d9b960457185019c8a484fa346d');
INSERT INTO public.installation VALUES ('newest_account', '6afd4610d595fa5ac5b54c9e');
INSERT INTO public.installation VALUES ('ran_ms', '762');
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '', 'erasure', 1794983500781, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '', 'pulls', 1794983500786, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '', 'retention', 1794983500786, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '', 'settle_balances', 1794983500786, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'due_orders', 1794983500786, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'due_orders', 1794983500786, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'deliver_webhooks', 1794983500788, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'deliver_webhooks', 1794983500792, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', '1374abe965a6c6740495a9ae33fe505211a194abc2bd42b3015e7b751e02d48f', 'kiosk-1', '6afd4610d595fa5ac5b54ca4', '6afd4610d595fa5ac5b54ca1', 1794983441379, 1795588241379, 0, 'iayd02g');
INSERT INTO public.licence VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', '1723854e5ae16a526659dcf1f7e8f7f9b9869e1c32ed4786e6b5916857faeffd', 10, 1794983440654, '6afd4610d595fa5ac5b54ca4', 0);
INSERT INTO public.pos_check VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba4', '6afd4610d595fa5ac5b54c9f', 'T1', 2, 'active', 30, 1767225600000, 20454, 1794983441185, 0, 2, 'EUR', '6afd46113067bad516e7cba5', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbaa', '6afd4610d595fa5ac5b54c9f', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1794983441221, 1794983441221, 2, 'EUR', '6afd46113067bad516e7cbab', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb0', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cbaa', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1794983441221, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afd46113067bad516e7cbaa', 'la');
INSERT INTO public.pos_check_node VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba4', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba4', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbaa', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbaa', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba4', 1, 'ipad-1', 1767225600000, 1767225600000, 1794983441170, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afd4610d595fa5ac5b54ca2', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba4', 2, 'ipad-2', 1767225600000, 1767225600000, 1794983441185, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afd4610d595fa5ac5b54ca2', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbaa', 1, 'ipad-1', 1767225600000, 1767225600000, 1794983441201, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afd4610d595fa5ac5b54ca2', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbaa', 2, 'ipad-2', 1767225600000, 1767225600000, 1794983441221, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afd4610d595fa5ac5b54ca2', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.pull VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 1, '6afd46113067bad516e7cbb6', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca2', '["copyAll"]', '{"pullId":"6afd46113067bad516e7cbb6","store":"6afd4610883d4bd0e0c92327","sourceStore":"6afd4610d595fa5ac5b54c9f","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afd4610d595fa5ac5b54cac","id":"6afd4610883d4bd0e0c9232f","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afd4610d595fa5ac5b54cae","id":"6afd4610883d4bd0e0c92331","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afd4610d595fa5ac5b54cad","id":"6afd4610883d4bd0e0c92330","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54ca7","id":"6afd4610883d4bd0e0c9232a","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54caa","id":"6afd4610883d4bd0e0c9232d","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54ca5","id":"6afd4610883d4bd0e0c92328","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54ca9","id":"6afd4610883d4bd0e0c9232c","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54ca6","id":"6afd4610883d4bd0e0c92329","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54ca8","id":"6afd4610883d4bd0e0c9232b","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd4610d595fa5ac5b54cab","id":"6afd4610883d4bd0e0c9232e","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794983441243, 0, 15);
INSERT INTO public.pull VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 2, '6afd46113067bad516e7cbb7', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca2', '["menuItems"]', '{"pullId":"6afd46113067bad516e7cbb7","store":"6afd4610883d4bd0e0c92327","sourceStore":"6afd4610d595fa5ac5b54c9f","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1794983441331, 0, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb2', 'department', '6afd46103067bad516e7cb97', '6afd4610d595fa5ac5b54c9f', '6afd46103067bad516e7cb97', 3, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb3', 'servingSizeLevel', '6afd46113067bad516e7cb9a', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cb9a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c9232f', 'language', '6afd4610d595fa5ac5b54cac', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54cac', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c92331', 'language', '6afd4610d595fa5ac5b54cae', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54cae', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c92330', 'language', '6afd4610d595fa5ac5b54cad', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54cad', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c9232a', 'serviceType', '6afd4610d595fa5ac5b54ca7', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca7', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c9232d', 'serviceType', '6afd4610d595fa5ac5b54caa', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54caa', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c92328', 'serviceType', '6afd4610d595fa5ac5b54ca5', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca5', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c9232c', 'serviceType', '6afd4610d595fa5ac5b54ca9', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca9', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c92329', 'serviceType', '6afd4610d595fa5ac5b54ca6', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca6', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c9232b', 'serviceType', '6afd4610d595fa5ac5b54ca8', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca8', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd4610883d4bd0e0c9232e', 'serviceType', '6afd4610d595fa5ac5b54cab', '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54cab', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb4', 'modifier', '6afd46113067bad516e7cb9c', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cb9c', 2, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb5', 'category', '6afd46113067bad516e7cb9b', '6afd4610d595fa5ac5b54c9f', '6afd46113067bad516e7cb9b', 1, 1);
INSERT INTO public.pull_link VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb1', 'department', '6afd46103067bad516e7cb98', '6afd4610d595fa5ac5b54c9f', '6afd46103067bad516e7cb98', 2, 1);
INSERT INTO public.pull_run VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb9', 1, '6afd4610d595fa5ac5b54c9f', '6afd4610d595fa5ac5b54ca2', '["reason"]', 1794983441527, 1795069841000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb9', '6afd4610883d4bd0e0c92327', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c92328', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c92329', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c9232a', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c9232b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c9232c', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c9232d', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c9232e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c9232f', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c92330', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd4610883d4bd0e0c92331', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd46113067bad516e7cbb1', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd46113067bad516e7cbb2', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd46113067bad516e7cbb3', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd46113067bad516e7cbb4', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb6', '6afd46113067bad516e7cbb5', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', '6afd46113067bad516e7cbb7', '6afd46113067bad516e7cbb1', 'department', 1, 2, '6afd46103067bad516e7cb98', '6afd4610d595fa5ac5b54c9f', '6afd46103067bad516e7cb98', 1, 1);
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '', 'account', '6afd4610d595fa5ac5b54c9e', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '', '{"id":"6afd4610d595fa5ac5b54c9e","originalID":"6afd4610d595fa5ac5b54c9e","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.642Z","lastUpdated":"2026-11-18T06:30:40.642Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'store', '6afd4610d595fa5ac5b54c9f', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '', '{"id":"6afd4610d595fa5ac5b54c9f","originalID":"6afd4610d595fa5ac5b54c9f","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.643Z","lastUpdated":"2026-11-18T06:30:40.643Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54ca5', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '', '{"id":"6afd4610d595fa5ac5b54ca5","originalID":"6afd4610d595fa5ac5b54ca5","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.645Z","lastUpdated":"2026-11-18T06:30:40.645Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54ca6', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '', '{"id":"6afd4610d595fa5ac5b54ca6","originalID":"6afd4610d595fa5ac5b54ca6","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.645Z","lastUpdated":"2026-11-18T06:30:40.645Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54ca7', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '', '{"id":"6afd4610d595fa5ac5b54ca7","originalID":"6afd4610d595fa5ac5b54ca7","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.646Z","lastUpdated":"2026-11-18T06:30:40.646Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54ca8', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '', '{"id":"6afd4610d595fa5ac5b54ca8","originalID":"6afd4610d595fa5ac5b54ca8","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.646Z","lastUpdated":"2026-11-18T06:30:40.646Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54ca9', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '', '{"id":"6afd4610d595fa5ac5b54ca9","originalID":"6afd4610d595fa5ac5b54ca9","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.646Z","lastUpdated":"2026-11-18T06:30:40.646Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54caa', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '', '{"id":"6afd4610d595fa5ac5b54caa","originalID":"6afd4610d595fa5ac5b54caa","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.646Z","lastUpdated":"2026-11-18T06:30:40.646Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'serviceType', '6afd4610d595fa5ac5b54cab', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '', '{"id":"6afd4610d595fa5ac5b54cab","originalID":"6afd4610d595fa5ac5b54cab","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.646Z","lastUpdated":"2026-11-18T06:30:40.646Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'language', '6afd4610d595fa5ac5b54cac', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '', '{"id":"6afd4610d595fa5ac5b54cac","originalID":"6afd4610d595fa5ac5b54cac","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.647Z","lastUpdated":"2026-11-18T06:30:40.647Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'language', '6afd4610d595fa5ac5b54cad', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '', '{"id":"6afd4610d595fa5ac5b54cad","originalID":"6afd4610d595fa5ac5b54cad","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.647Z","lastUpdated":"2026-11-18T06:30:40.647Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'language', '6afd4610d595fa5ac5b54cae', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '', '{"id":"6afd4610d595fa5ac5b54cae","originalID":"6afd4610d595fa5ac5b54cae","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.652Z","lastUpdated":"2026-11-18T06:30:40.652Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'role', '6afd4610d595fa5ac5b54caf', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afd4610d595fa5ac5b54caf","originalID":"6afd4610d595fa5ac5b54caf","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.652Z","lastUpdated":"2026-11-18T06:30:40.652Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'user', '6afd4610d595fa5ac5b54cb0', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afd4610d595fa5ac5b54cb0","originalID":"6afd4610d595fa5ac5b54cb0","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.652Z","lastUpdated":"2026-11-18T06:30:40.652Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afd4610d595fa5ac5b54caf"],"signIn":"6afd4610d595fa5ac5b54ca0"}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'store', '6afd4610883d4bd0e0c92327', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '', '{"id":"6afd4610883d4bd0e0c92327","originalID":"6afd4610883d4bd0e0c92327","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.708Z","lastUpdated":"2026-11-18T06:30:40.708Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'role', '6afd4610883d4bd0e0c92332', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afd4610883d4bd0e0c92332","originalID":"6afd4610883d4bd0e0c92332","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:40.714Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'user', '6afd4610883d4bd0e0c92333', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afd4610883d4bd0e0c92333","originalID":"6afd4610883d4bd0e0c92333","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:40.714Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afd4610883d4bd0e0c92332"],"signIn":"6afd4610d595fa5ac5b54ca0"}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', '6afd46103067bad516e7cb97', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '', '{"id":"6afd46103067bad516e7cb97","originalID":"6afd46103067bad516e7cb97","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.888Z","lastUpdated":"2026-11-18T06:30:40.999Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', '6afd46103067bad516e7cb99', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '', '{"id":"6afd46103067bad516e7cb99","originalID":"6afd46103067bad516e7cb99","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-18T06:30:40.953Z","lastUpdated":"2026-11-18T06:30:41.016Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'servingSizeLevel', '6afd46113067bad516e7cb9a', 1, '', 'large', 'large', 'large', 1, 20, 1, '', '{"id":"6afd46113067bad516e7cb9a","originalID":"6afd46113067bad516e7cb9a","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.034Z","lastUpdated":"2026-11-18T06:30:41.034Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'category', '6afd46113067bad516e7cb9b', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 3, '1', '{"id":"6afd46113067bad516e7cb9b","originalID":"6afd46113067bad516e7cb9b","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.052Z","lastUpdated":"2026-11-18T06:30:41.052Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Pizza","level":1,"department":"6afd46103067bad516e7cb97","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'language', '6afd4610883d4bd0e0c92331', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '', '{"id":"6afd4610883d4bd0e0c92331","originalID":"6afd4610d595fa5ac5b54cae","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', '6afd46103067bad516e7cb98', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '', '{"id":"6afd46103067bad516e7cb98","originalID":"6afd46103067bad516e7cb98","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.924Z","lastUpdated":"2026-11-18T06:30:41.314Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'modifier', '6afd46113067bad516e7cb9c', 1, '', 'olives', 'olives', 'olives', 2, 23, 3, '', '{"id":"6afd46113067bad516e7cb9c","originalID":"6afd46113067bad516e7cb9c","store":"6afd4610d595fa5ac5b54c9f","createdFor":"6afd4610d595fa5ac5b54c9f","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.080Z","lastUpdated":"2026-11-18T06:30:41.092Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afd4610d595fa5ac5b54c9e/12b9fb2be5e47ff14eeb6a4d30b0774118c1d7473c869e95ff239d9876200e13.png","imageExtension":"png","imageVersion":1}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'department', '6afd46113067bad516e7cbb2', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '', '{"id":"6afd46113067bad516e7cbb2","originalID":"6afd46103067bad516e7cb97","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.243Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'servingSizeLevel', '6afd46113067bad516e7cbb3', 1, '', 'large', 'large', 'large', 1, 16, 1, '', '{"id":"6afd46113067bad516e7cbb3","originalID":"6afd46113067bad516e7cb9a","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.243Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'language', '6afd4610883d4bd0e0c9232f', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '', '{"id":"6afd4610883d4bd0e0c9232f","originalID":"6afd4610d595fa5ac5b54cac","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'language', '6afd4610883d4bd0e0c92330', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '', '{"id":"6afd4610883d4bd0e0c92330","originalID":"6afd4610d595fa5ac5b54cad","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.714Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c9232a', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '', '{"id":"6afd4610883d4bd0e0c9232a","originalID":"6afd4610d595fa5ac5b54ca7","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c9232d', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '', '{"id":"6afd4610883d4bd0e0c9232d","originalID":"6afd4610d595fa5ac5b54caa","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c92328', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '', '{"id":"6afd4610883d4bd0e0c92328","originalID":"6afd4610d595fa5ac5b54ca5","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.711Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c9232c', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '', '{"id":"6afd4610883d4bd0e0c9232c","originalID":"6afd4610d595fa5ac5b54ca9","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c92329', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '', '{"id":"6afd4610883d4bd0e0c92329","originalID":"6afd4610d595fa5ac5b54ca6","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.712Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'department', '6afd46113067bad516e7cbb1', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '', '{"id":"6afd46113067bad516e7cbb1","originalID":"6afd46103067bad516e7cb98","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.243Z","lastUpdated":"2026-11-18T06:30:41.331Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c9232b', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '', '{"id":"6afd4610883d4bd0e0c9232b","originalID":"6afd4610d595fa5ac5b54ca8","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'serviceType', '6afd4610883d4bd0e0c9232e', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '', '{"id":"6afd4610883d4bd0e0c9232e","originalID":"6afd4610d595fa5ac5b54cab","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:40.713Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"operator","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'modifier', '6afd46113067bad516e7cbb4', 1, '', 'olives', 'olives', 'olives', 1, 27, 3, '', '{"id":"6afd46113067bad516e7cbb4","originalID":"6afd46113067bad516e7cb9c","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.243Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afd4610d595fa5ac5b54c9e/12b9fb2be5e47ff14eeb6a4d30b0774118c1d7473c869e95ff239d9876200e13.png","imageExtension":"png","imageVersion":1}');
INSERT INTO public.record VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 'category', '6afd46113067bad516e7cbb5', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 3, '1', '{"id":"6afd46113067bad516e7cbb5","originalID":"6afd46113067bad516e7cb9b","store":"6afd4610883d4bd0e0c92327","createdFor":"6afd4610883d4bd0e0c92327","ownedBy":"6afd4610d595fa5ac5b54c9e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:41.243Z","lastUpdated":"2026-11-18T06:30:41.243Z","createdBy":"6afd4610d595fa5ac5b54ca2","modifiedBy":"6afd4610d595fa5ac5b54ca2","revision":1,"name":"Pizza","level":1,"department":"6afd46113067bad516e7cbb2","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54caf', 'managesStaff', '6afd4610d595fa5ac5b54c9f', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54caf', 'allPrivileges', '6afd4610d595fa5ac5b54c9f', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cb0', 'roles', '6afd4610d595fa5ac5b54caf', 'user', 'role');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54cb0', 'signIn', '6afd4610d595fa5ac5b54ca0', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92332', 'managesStaff', '6afd4610883d4bd0e0c92327', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92332', 'allPrivileges', '6afd4610883d4bd0e0c92327', 'role', 'store');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92333', 'roles', '6afd4610883d4bd0e0c92332', 'user', 'role');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92333', 'signIn', '6afd4610d595fa5ac5b54ca0', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9a', 'default', '6afd4610d595fa5ac5b54c9f', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9b', 'department', '6afd46103067bad516e7cb97', 'category', 'department');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb3', 'default', '6afd4610883d4bd0e0c92327', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbb5', 'department', '6afd46113067bad516e7cbb2', 'category', 'department');
INSERT INTO public.sale VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9f', '6afd4610d595fa5ac5b54c9f', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20775, 1, '6afd4610d595fa5ac5b54ca2', 1794983441119, 1794983441119, 'order', '1', 1794983441119, 450, 1794983441119, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cbab', '6afd4610d595fa5ac5b54c9f', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afd4610d595fa5ac5b54ca2', 1794983441221, 1794983441221, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 2);
INSERT INTO public.sale_line VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20775, '6afd46113067bad516e7cb9f', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 450, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20454, '6afd46113067bad516e7cbab', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20775, '6afd46113067bad516e7cb9f', 0, 1, '6afd46113067bad516e7cba0', 'Other', '', 550, 0, 1794983441119);
INSERT INTO public.sale_payment VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20454, '6afd46113067bad516e7cbab', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'category', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'subcategory', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'item', 20775, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'employee', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'service_type', 20775, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'hour', 20775, '7', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 20775, '6afd46113067bad516e7cb9f', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610883d4bd0e0c92327', 29, 29, 2, '4bb00ce29f8aee88bfe6118bccfef3dccda3b2e42d9b9846b735a60c10fad969');
INSERT INTO public.scope VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 35, 34, 18, '283eeb505a0adb7ad50859b17592939f32e83ecdb03c95eb0b4c621ab0236b7c');
INSERT INTO public.scope VALUES ('6afd4610d595fa5ac5b54c9e', '', 1, 1, 3, '7e358b066582218b7a259d686b968e77463f6465567d1780d986932193fbd549');
INSERT INTO public.sign_in VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca0', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$UpAETzMYN84FdPtah90nFA$W3f45FRFOdg0g5z4ZrbYd6jj6m9rk2ptfiTwtW9ralU', 'owner', 1, 1794983440654, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54ca1', '6afd4610d595fa5ac5b54c9f', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$dRwSjRElcSFgurUxRkLfTg$D6rHyHBi10lZe0tS9PhOSwyNkWSaY8GyjoD07PjdJAo', 'kiosk', 1, 1794983440654, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9e', 2);
INSERT INTO public.web_order VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9d', '6afd4610d595fa5ac5b54c9f', 'paid', 1, '6b1fe2cd01fbb78b6632bd720feb799b9c6d5860e8b2890c6326884d012073c0', 1, 1, 1, 1, 1794983441119, 1794983441119, 1794983441119, 1794983441119, 0, 0, 0, '', 0, 'EUR', '', '', '6afd46113067bad516e7cb9f', 550, 0, 0, 550, 1, '', 0, 0, 1, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afd46113067bad516e7cba0","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afd4610d595fa5ac5b54ca2","date":"2026-11-18T06:30:41.119Z"}],"isRefunded":false,"refund":[],"saleId":"6afd46113067bad516e7cb9f","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afd4610d595fa5ac5b54ca2","date":"2026-11-18T06:30:41.119Z","revision":1}],"revision":1,"lastUpdated":"2026-11-18T06:30:41.119Z"}');
INSERT INTO public.web_order VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba1', '6afd4610d595fa5ac5b54c9f', 'later', 2, '1aa1e978a98764f12a4746b5bf5a641734c58809c5ce6df13a458575b46dc0cc', 10, 0, 1, 1, 1794983441144, 1794983441144, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afd46113067bad516e7cba3', 500, 0, 0, 0, 1, '', 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afd4610d595fa5ac5b54ca2","date":"2026-11-18T06:30:41.144Z","revision":1}],"revision":1,"lastUpdated":"2026-11-18T06:30:41.144Z"}');
INSERT INTO public.web_order_counter VALUES ('6afd4610d595fa5ac5b54c9e', '6afd4610d595fa5ac5b54c9f', 2);
INSERT INTO public.web_order_text VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cb9d', '{"id":"6afd46113067bad516e7cb9d","uniqueOrderID":"paid","orderDetails":[{"_id":"6afd46113067bad516e7cb9e","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afd4610d595fa5ac5b54c9f","dateCreated":"2026-11-18T06:30:41.119Z","createdBy":"6afd4610d595fa5ac5b54ca2","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afd46113067bad516e7cb9e","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afd4610d595fa5ac5b54c9e', '6afd46113067bad516e7cba1', '{"id":"6afd46113067bad516e7cba1","uniqueOrderID":"later","orderDetails":[{"_id":"6afd46113067bad516e7cba2","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afd4610d595fa5ac5b54c9f","dateCreated":"2026-11-18T06:30:41.144Z","createdBy":"6afd4610d595fa5ac5b54ca2","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afd46113067bad516e7cba2","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
