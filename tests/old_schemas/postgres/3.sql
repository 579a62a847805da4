-- A database of schema 3 as the program of that time left it. key cmd_cYHM13Q4BnfJ0UfopMxcnnxWkFsv0LcOkcEtjq956If department 6afe75188272cad7ef9443cf
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
CREATE TABLE public.step (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    last bigint NOT NULL,
    first bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    at_ms bigint NOT NULL,
    who text NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    records bigint NOT NULL,
    undoes text NOT NULL COLLATE pg_catalog."C",
    undone_by text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.step_record (
    account text NOT NULL COLLATE pg_catalog."C",
    step text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    revision_before bigint NOT NULL,
    revision_after bigint NOT NULL
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
INSERT INTO public.api_key VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a3', '8950b9f648b280864ddaf588d6e049b9bab44269aa299f0164bc9308bbcaef33', 'kiosk', '', 48, 0, 1795061015822, 0, 0, 1795061016610);
INSERT INTO public.api_key VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a2', '11917c9bb6173a473fa66761eec9a07bddebcc059a34896a275fad824e6dda77', 'first key', '', 65535, 0, 1795061015822, 0, 0, 1795061016726);
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '', 1, 1795061015810, 'operator', '', '', '', 'init', 'account', '6afe7517f77f9e377d41c29e', 0, '', 'done', 'f9ce39d73932b9716460ce481802292064d6683b06aed93db3d6a2b4f402c803');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '', 2, 1795061015910, 'operator', '', '', '', 'addStore', 'store', '6afe75178251c578f5cfb88e', 0, '', 'done', '66ce890085054becafb9ee3ecf7653be551d8e0be43b5af9f02e82341ba15763');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 1, 1795061016096, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'createDepartment', 'department', '6afe75188272cad7ef9443cf', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'ed49fbe5d87118808dc4caf472e5b9a53cea682514030a7622399dd533f7208e');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 2, 1795061016128, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'createDepartment', 'department', '6afe75188272cad7ef9443d0', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', 'ebbf0de3d093f17042c33bcf97536efbe20c7c11aa6626478c05cf4d292d378b');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 3, 1795061016160, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'createDepartment', 'department', '6afe75188272cad7ef9443d1', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', 'c8ce670759f3c1f83a9fe0a5c429f53a1abc5a46259246052590bce766993144');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 4, 1795061016169, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'updateDepartment', 'department', '6afe75188272cad7ef9443cf', 2, 'name departmentCode', 'done', '7e975d22893aa6e02a016f0a256e3fbe30e3fe25a03bd97d8706e75dc4028f52');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 5, 1795061016189, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'updateDepartment', 'department', '6afe75188272cad7ef9443cf', 3, 'description', 'done', '677e490e651ded858ed23cff77746c15635a9b365d6369bcbfd26fef12bff980');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 6, 1795061016199, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'updateDepartment', 'department', '6afe75188272cad7ef9443d1', 2, 'activeStatus isDelete', 'done', '5ac07bfa7e9bbb0e524a336ade5cecb34b69a5ca80ff884c7b6a881e8b080103');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 7, 1795061016206, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'createServingSizeLevel', 'servingSizeLevel', '6afe75188272cad7ef9443d2', 1, 'store createdFor createdAt activeStatus name default', 'done', 'ac7875b56029617911cfd07bb43e3d8ce910cbc72f5171adae95842a4600dd70');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 8, 1795061016227, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'createCategory', 'category', '6afe75188272cad7ef9443d3', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', '94b86cf37c82ac2a3edd9155c9449a0164baade922b1fb125bbbd182affa902c');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 9, 1795061016246, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'createModifier', 'modifier', '6afe75188272cad7ef9443d4', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', 'dc50d127aef19222506d8e04c370e8a55ee937b3a2cbda32ec0061083c32b04b');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 10, 1795061016292, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'uploadModifierImage', 'modifier', '6afe75188272cad7ef9443d4', 2, 'imageAvailable imageUrl imageExtension imageVersion', 'done', '83e9ae324e5c7abff758a5147dbb737f1f18891ccc1fd479cb70a5d8af4f7b93');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 11, 1795061016309, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '9fa364a73f841fe97855efa6cce215daa51722121c5d1b0358e12cee8a01a0ac');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 12, 1795061016338, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', '462fb3599d11c8124e6ee09a20a34ad17a61f6a4f709379c1c71e9f966cb2fef');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 13, 1795061016361, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'cac621bb649675bb61159750bd67a0b5fa0b2e795a4627d297bc9e39f973f792');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 14, 1795061016388, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '2a117a29d5d460ece5ab3381779c0bbe6a5abc83a5dbefb7c4909a4bf3aeeb00');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 15, 1795061016405, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '856d5be5f23f7b0dca4dbdb6f62fe177e2d2dce20d976abc93f1b7d4150f2adb');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 16, 1795061016423, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'ad60f82aff4ac0b5164a34816fc86af056bc2fdcea3111c27a5d331b8421c8bf');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 1, 1795061016444, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '52bfb97c745cecc2fa2ad751d91ab02accef22120669ef0db90b2d0ec7e6a8c4');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 17, 1795061016532, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'updateDepartment', 'department', '6afe75188272cad7ef9443d0', 2, 'departmentCode', 'done', '9c943aa5b9b46910ac4d023234f25baa443e582cae646b89bf3741d566200ba8');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 2, 1795061016542, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', '81b0e4aa72bbc40b3075a8c0e7f6bdfd5f4ac890934e2b5d734a7756b219174f');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 18, 1795061016610, '6afe7517f77f9e377d41c2a3', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'af584b97e777fb32ef7809fddd1e349395678dccb1ab23f9d715e6313ac2752b');
INSERT INTO public.audit VALUES ('6afe7517f77f9e377d41c29e', '', 3, 1795061016726, '6afe7517f77f9e377d41c2a2', '', '127.0.0.0/24', 'b3650651c6d128cb7b224eb3596b425a', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '6ccdf244e81d77e8c04b5f85c134060b4d679fc287072a752cf2be4e7105eadf');
INSERT INTO public.clock_mark VALUES (737, 1795061016738);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20776, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443de', 'ipad-1', '', 'ipad-1', '', '', '', 1795061016361, 0, 1);
INSERT INTO public.device VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443e1', 'ipad-2', '', 'ipad-2', '', '', '', 1795061016388, 0, 1);
INSERT INTO public.device VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443f0', 'kiosk-1', 'kiosk-1', '', '', '', '', 1795061016610, 0, 1);
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '', 1, 1795061015810, 'created', 'account', '6afe7517f77f9e377d41c29e', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 1, 1795061015811, 'created', 'store', '6afe7517f77f9e377d41c29f', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 2, 1795061015813, 'created', 'serviceType', '6afe7517f77f9e377d41c2a5', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 3, 1795061015814, 'created', 'serviceType', '6afe7517f77f9e377d41c2a6', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 4, 1795061015817, 'created', 'serviceType', '6afe7517f77f9e377d41c2a7', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 5, 1795061015817, 'created', 'serviceType', '6afe7517f77f9e377d41c2a8', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 6, 1795061015817, 'created', 'serviceType', '6afe7517f77f9e377d41c2a9', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 7, 1795061015819, 'created', 'serviceType', '6afe7517f77f9e377d41c2aa', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 8, 1795061015819, 'created', 'serviceType', '6afe7517f77f9e377d41c2ab', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 9, 1795061015820, 'created', 'language', '6afe7517f77f9e377d41c2ac', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 10, 1795061015820, 'created', 'language', '6afe7517f77f9e377d41c2ad', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 11, 1795061015820, 'created', 'language', '6afe7517f77f9e377d41c2ae', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 12, 1795061015820, 'created', 'role', '6afe7517f77f9e377d41c2af', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 13, 1795061015820, 'created', 'user', '6afe7517f77f9e377d41c2b0', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 1, 1795061015912, 'created', 'store', '6afe75178251c578f5cfb88e', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 2, 1795061015914, 'created', 'serviceType', '6afe75178251c578f5cfb88f', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 3, 1795061015915, 'created', 'serviceType', '6afe75178251c578f5cfb890', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 4, 1795061015917, 'created', 'serviceType', '6afe75178251c578f5cfb891', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 5, 1795061015917, 'created', 'serviceType', '6afe75178251c578f5cfb892', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 6, 1795061015918, 'created', 'serviceType', '6afe75178251c578f5cfb893', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 7, 1795061015921, 'created', 'serviceType', '6afe75178251c578f5cfb894', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 8, 1795061015922, 'created', 'serviceType', '6afe75178251c578f5cfb895', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 9, 1795061015922, 'created', 'language', '6afe75178251c578f5cfb896', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 10, 1795061015922, 'created', 'language', '6afe75178251c578f5cfb897', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 11, 1795061015922, 'created', 'language', '6afe75178251c578f5cfb898', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 12, 1795061015922, 'created', 'role', '6afe75178251c578f5cfb899', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 13, 1795061015922, 'created', 'user', '6afe75178251c578f5cfb89a', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 14, 1795061016096, 'created', 'department', '6afe75188272cad7ef9443cf', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 15, 1795061016128, 'created', 'department', '6afe75188272cad7ef9443d0', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 16, 1795061016160, 'created', 'department', '6afe75188272cad7ef9443d1', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 17, 1795061016169, 'updated', 'department', '6afe75188272cad7ef9443cf', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 18, 1795061016189, 'updated', 'department', '6afe75188272cad7ef9443cf', 3, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 19, 1795061016199, 'inactivated', 'department', '6afe75188272cad7ef9443d1', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20, 1795061016206, 'created', 'servingSizeLevel', '6afe75188272cad7ef9443d2', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 21, 1795061016227, 'created', 'category', '6afe75188272cad7ef9443d3', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 22, 1795061016246, 'created', 'modifier', '6afe75188272cad7ef9443d4', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 23, 1795061016292, 'updated', 'modifier', '6afe75188272cad7ef9443d4', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 24, 1795061016309, 'created', 'order', '6afe75188272cad7ef9443d5', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 25, 1795061016309, 'created', 'sale', '6afe75188272cad7ef9443d7', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 26, 1795061016338, 'created', 'order', '6afe75188272cad7ef9443d9', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 27, 1795061016361, 'created', 'device', '6afe75188272cad7ef9443de', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 28, 1795061016361, 'created', 'check', '6afe75188272cad7ef9443dc', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 29, 1795061016388, 'created', 'device', '6afe75188272cad7ef9443e1', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 30, 1795061016388, 'updated', 'check', '6afe75188272cad7ef9443dc', 2, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 31, 1795061016405, 'created', 'check', '6afe75188272cad7ef9443e2', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 32, 1795061016423, 'closed', 'check', '6afe75188272cad7ef9443e2', 2, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 33, 1795061016423, 'created', 'sale', '6afe75188272cad7ef9443e3', 1, 0, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 34, 1795061016532, 'updated', 'department', '6afe75188272cad7ef9443d0', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 35, 1795061016610, 'created', 'device', '6afe75188272cad7ef9443f0', 1, 0, '');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 14, 1795061016444, 'created', 'department', '6afe75188272cad7ef9443e9', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 15, 1795061016444, 'created', 'department', '6afe75188272cad7ef9443ea', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 16, 1795061016444, 'created', 'servingSizeLevel', '6afe75188272cad7ef9443eb', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 17, 1795061016444, 'updated', 'language', '6afe75178251c578f5cfb896', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 18, 1795061016444, 'updated', 'language', '6afe75178251c578f5cfb898', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 19, 1795061016444, 'updated', 'language', '6afe75178251c578f5cfb897', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 20, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb891', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 21, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb894', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 22, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb88f', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 23, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb893', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 24, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb890', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 25, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb892', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 26, 1795061016444, 'updated', 'serviceType', '6afe75178251c578f5cfb895', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 27, 1795061016444, 'created', 'modifier', '6afe75188272cad7ef9443ec', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 28, 1795061016444, 'created', 'category', '6afe75188272cad7ef9443ed', 1, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.event VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 29, 1795061016542, 'updated', 'department', '6afe75188272cad7ef9443e9', 2, 1, '6afe7517f77f9e377d41c2a2');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29e', 1, 1795061015810, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 1, 1795061015811, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a5', 1, 1795061015813, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a6', 1, 1795061015814, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a7', 1, 1795061015817, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a8', 1, 1795061015817, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a9', 1, 1795061015817, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2aa', 1, 1795061015819, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2ab', 1, 1795061015819, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2ac', 1, 1795061015820, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2ad', 1, 1795061015820, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2ae', 1, 1795061015820, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2af', 1, 1795061015820, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2b0', 1, 1795061015820, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 1, 1795061015912, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88f', 1, 1795061015914, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb890', 1, 1795061015915, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb891', 1, 1795061015917, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb892', 1, 1795061015917, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb893', 1, 1795061015918, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb894', 1, 1795061015921, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb895', 1, 1795061015922, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb896', 1, 1795061015922, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb897', 1, 1795061015922, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb898', 1, 1795061015922, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb899', 1, 1795061015922, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb89a', 1, 1795061015922, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443cf', 1, 1795061016096, '6afe7517f77f9e377d41c2a2', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d0', 1, 1795061016128, '6afe7517f77f9e377d41c2a2', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d1', 1, 1795061016160, '6afe7517f77f9e377d41c2a2', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443cf', 2, 1795061016169, '6afe7517f77f9e377d41c2a2', '["name","departmentCode"]', '{"id":"6afe75188272cad7ef9443cf","originalID":"6afe75188272cad7ef9443cf","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.096Z","lastUpdated":"2026-11-19T04:03:36.096Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443cf', 3, 1795061016189, '6afe7517f77f9e377d41c2a2', '["description"]', '{"id":"6afe75188272cad7ef9443cf","originalID":"6afe75188272cad7ef9443cf","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.096Z","lastUpdated":"2026-11-19T04:03:36.169Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d1', 2, 1795061016199, '6afe7517f77f9e377d41c2a2', '["activeStatus","isDelete"]', '{"id":"6afe75188272cad7ef9443d1","originalID":"6afe75188272cad7ef9443d1","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.160Z","lastUpdated":"2026-11-19T04:03:36.160Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d2', 1, 1795061016206, '6afe7517f77f9e377d41c2a2', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d3', 1, 1795061016227, '6afe7517f77f9e377d41c2a2', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d4', 2, 1795061016292, '6afe7517f77f9e377d41c2a2', '["imageAvailable","imageUrl","imageExtension","imageVersion"]', '{"id":"6afe75188272cad7ef9443d4","originalID":"6afe75188272cad7ef9443d4","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.246Z","lastUpdated":"2026-11-19T04:03:36.246Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d4', 1, 1795061016246, '6afe7517f77f9e377d41c2a2', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e9', 1, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443ea', 1, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443eb', 1, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb896', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb896","originalID":"6afe75178251c578f5cfb896","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:35.922Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb898', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb898","originalID":"6afe75178251c578f5cfb898","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:35.922Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb897', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb897","originalID":"6afe75178251c578f5cfb897","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:35.922Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb891', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb891","originalID":"6afe75178251c578f5cfb891","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.917Z","lastUpdated":"2026-11-19T04:03:35.917Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb894', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb894","originalID":"6afe75178251c578f5cfb894","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.921Z","lastUpdated":"2026-11-19T04:03:35.921Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88f', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb88f","originalID":"6afe75178251c578f5cfb88f","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.914Z","lastUpdated":"2026-11-19T04:03:35.914Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb893', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb893","originalID":"6afe75178251c578f5cfb893","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.918Z","lastUpdated":"2026-11-19T04:03:35.918Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb890', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb890","originalID":"6afe75178251c578f5cfb890","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.915Z","lastUpdated":"2026-11-19T04:03:35.915Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb892', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb892","originalID":"6afe75178251c578f5cfb892","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.917Z","lastUpdated":"2026-11-19T04:03:35.917Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb895', 2, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID"]', '{"id":"6afe75178251c578f5cfb895","originalID":"6afe75178251c578f5cfb895","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:35.922Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443ec', 1, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443ed', 1, 1795061016444, '6afe7517f77f9e377d41c2a2', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d0', 2, 1795061016532, '6afe7517f77f9e377d41c2a2', '["departmentCode"]', '{"id":"6afe75188272cad7ef9443d0","originalID":"6afe75188272cad7ef9443d0","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.128Z","lastUpdated":"2026-11-19T04:03:36.128Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e9', 2, 1795061016542, '6afe7517f77f9e377d41c2a2', '["departmentCode"]', '{"id":"6afe75188272cad7ef9443e9","originalID":"6afe75188272cad7ef9443d0","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.444Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afe7517f77f9e377d41c29e', 'first', 'fc88fb5d2288f5dc1c8fd8c99e14a3106b252bcacfc8972369ef748e69966fa6', '"1.uq6a6zj"', '', 1795061016096, '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443cf', 1);
INSERT INTO public.idempotency VALUES ('6afe7517f77f9e377d41c29e', 'second', 'c11dac017c2cb0fb2cc2548f554ba70f05d819c82e4f61d68bf899cfa44da61d', '"2.uq6a6zj"', '', 1795061016169, '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443cf', 2);
INSERT INTO public.image VALUES ('6afe7517f77f9e377d41c29e', 'a51c5e74368e692cb7c63a094e48443bf6796e0be55abc5b6ec1d302b4d1410e', 'png', 1795061016444, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d4', 'a51c5e74368e692cb7c63a094e48443bf6796e0be55abc5b6ec1d302b4d1410e');
INSERT INTO public.image_use VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443ec', 'a51c5e74368e692cb7c63a094e48443bf6796e0be55abc5b6ec1d302b4d1410e');
INSERT INTO public.installation VALUES ('release', '1');
INSERT INTO public.installation VALUES ('schema_number', '3');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('epoch', 'uq6a6zj');
INSERT INTO public.installation VALUES ('made_of', '7709728350630261043 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', '908b56ff7333d93a9cf6b0a6d5d9cff248cd889f1cbae93ca17dacbca3930899');
INSERT INTO public.installation VALUES ('newest_account', '6afe7517f77f9e377d41c29e');
INSERT INTO public.installation VALUES ('ran_ms', '737');
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '', 'erasure', 1795061076005, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '', 'pulls', 1795061076008, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '', 'retention', 1795061076008, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '', 'settle_balances', 1795061076008, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'due_orders', 1795061076008, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'due_orders', 1795061076008, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'deliver_webhooks', 1795061076018, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'deliver_webhooks', 1795061076021, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', '9e47bafda8e25ab1d7798137133c42e21644db3c3fd68857e96d318071ec8a9a', 'kiosk-1', '6afe7517f77f9e377d41c2a4', '6afe7517f77f9e377d41c2a1', 1795061016610, 1795665816610, 0, 'uq6a6zj');
INSERT INTO public.licence VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'ae6193fd8dd2b86fb3d47530a00c25d7c4b734591c1ce6b0cf03012bd2fe04d1', 10, 1795061015822, '6afe7517f77f9e377d41c2a4', 0);
INSERT INTO public.pos_check VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443dc', '6afe7517f77f9e377d41c29f', 'T1', 2, 'active', 30, 1767225600000, 20454, 1795061016388, 0, 2, 'EUR', '6afe75188272cad7ef9443dd', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e2', '6afe7517f77f9e377d41c29f', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1795061016423, 1795061016423, 2, 'EUR', '6afe75188272cad7ef9443e3', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e8', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443e2', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1795061016423, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afe75188272cad7ef9443e2', 'la');
INSERT INTO public.pos_check_node VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443dc', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443dc', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e2', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e2', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443dc', 1, 'ipad-1', 1767225600000, 1767225600000, 1795061016361, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afe7517f77f9e377d41c2a2', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443dc', 2, 'ipad-2', 1767225600000, 1767225600000, 1795061016388, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afe7517f77f9e377d41c2a2', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e2', 1, 'ipad-1', 1767225600000, 1767225600000, 1795061016405, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afe7517f77f9e377d41c2a2', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e2', 2, 'ipad-2', 1767225600000, 1767225600000, 1795061016423, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afe7517f77f9e377d41c2a2', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.pull VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 1, '6afe75188272cad7ef9443ee', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a2', '["copyAll"]', '{"pullId":"6afe75188272cad7ef9443ee","store":"6afe75178251c578f5cfb88e","sourceStore":"6afe7517f77f9e377d41c29f","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afe7517f77f9e377d41c2ac","id":"6afe75178251c578f5cfb896","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afe7517f77f9e377d41c2ae","id":"6afe75178251c578f5cfb898","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afe7517f77f9e377d41c2ad","id":"6afe75178251c578f5cfb897","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2a7","id":"6afe75178251c578f5cfb891","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2aa","id":"6afe75178251c578f5cfb894","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2a5","id":"6afe75178251c578f5cfb88f","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2a9","id":"6afe75178251c578f5cfb893","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2a6","id":"6afe75178251c578f5cfb890","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2a8","id":"6afe75178251c578f5cfb892","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe7517f77f9e377d41c2ab","id":"6afe75178251c578f5cfb895","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795061016444, 0, 15);
INSERT INTO public.pull VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 2, '6afe75188272cad7ef9443ef', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a2', '["menuItems"]', '{"pullId":"6afe75188272cad7ef9443ef","store":"6afe75178251c578f5cfb88e","sourceStore":"6afe7517f77f9e377d41c29f","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795061016542, 0, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ea', 'department', '6afe75188272cad7ef9443cf', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443cf', 3, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443eb', 'servingSizeLevel', '6afe75188272cad7ef9443d2', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443d2', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb896', 'language', '6afe7517f77f9e377d41c2ac', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2ac', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb898', 'language', '6afe7517f77f9e377d41c2ae', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2ae', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb897', 'language', '6afe7517f77f9e377d41c2ad', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2ad', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb891', 'serviceType', '6afe7517f77f9e377d41c2a7', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a7', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb894', 'serviceType', '6afe7517f77f9e377d41c2aa', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2aa', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb88f', 'serviceType', '6afe7517f77f9e377d41c2a5', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a5', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb893', 'serviceType', '6afe7517f77f9e377d41c2a9', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a9', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb890', 'serviceType', '6afe7517f77f9e377d41c2a6', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a6', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb892', 'serviceType', '6afe7517f77f9e377d41c2a8', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a8', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75178251c578f5cfb895', 'serviceType', '6afe7517f77f9e377d41c2ab', '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2ab', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ec', 'modifier', '6afe75188272cad7ef9443d4', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443d4', 2, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ed', 'category', '6afe75188272cad7ef9443d3', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443d3', 1, 1);
INSERT INTO public.pull_link VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443e9', 'department', '6afe75188272cad7ef9443d0', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443d0', 2, 1);
INSERT INTO public.pull_run VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443f1', 1, '6afe7517f77f9e377d41c29f', '6afe7517f77f9e377d41c2a2', '["reason"]', 1795061016726, 1795147416000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443f1', '6afe75178251c578f5cfb88e', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb88f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb890', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb891', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb892', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb893', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb894', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb895', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb896', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb897', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75178251c578f5cfb898', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75188272cad7ef9443e9', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75188272cad7ef9443ea', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75188272cad7ef9443eb', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75188272cad7ef9443ec', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ee', '6afe75188272cad7ef9443ed', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', '6afe75188272cad7ef9443ef', '6afe75188272cad7ef9443e9', 'department', 1, 2, '6afe75188272cad7ef9443d0', '6afe7517f77f9e377d41c29f', '6afe75188272cad7ef9443d0', 1, 1);
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '', 'account', '6afe7517f77f9e377d41c29e', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '', '{"id":"6afe7517f77f9e377d41c29e","originalID":"6afe7517f77f9e377d41c29e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.810Z","lastUpdated":"2026-11-19T04:03:35.810Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'store', '6afe7517f77f9e377d41c29f', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '', '{"id":"6afe7517f77f9e377d41c29f","originalID":"6afe7517f77f9e377d41c29f","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.811Z","lastUpdated":"2026-11-19T04:03:35.811Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2a5', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '', '{"id":"6afe7517f77f9e377d41c2a5","originalID":"6afe7517f77f9e377d41c2a5","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.813Z","lastUpdated":"2026-11-19T04:03:35.813Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2a6', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '', '{"id":"6afe7517f77f9e377d41c2a6","originalID":"6afe7517f77f9e377d41c2a6","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.814Z","lastUpdated":"2026-11-19T04:03:35.814Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2a7', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '', '{"id":"6afe7517f77f9e377d41c2a7","originalID":"6afe7517f77f9e377d41c2a7","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.817Z","lastUpdated":"2026-11-19T04:03:35.817Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2a8', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '', '{"id":"6afe7517f77f9e377d41c2a8","originalID":"6afe7517f77f9e377d41c2a8","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.817Z","lastUpdated":"2026-11-19T04:03:35.817Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2a9', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '', '{"id":"6afe7517f77f9e377d41c2a9","originalID":"6afe7517f77f9e377d41c2a9","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.817Z","lastUpdated":"2026-11-19T04:03:35.817Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2aa', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '', '{"id":"6afe7517f77f9e377d41c2aa","originalID":"6afe7517f77f9e377d41c2aa","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.819Z","lastUpdated":"2026-11-19T04:03:35.819Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'serviceType', '6afe7517f77f9e377d41c2ab', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '', '{"id":"6afe7517f77f9e377d41c2ab","originalID":"6afe7517f77f9e377d41c2ab","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.819Z","lastUpdated":"2026-11-19T04:03:35.819Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'language', '6afe7517f77f9e377d41c2ac', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '', '{"id":"6afe7517f77f9e377d41c2ac","originalID":"6afe7517f77f9e377d41c2ac","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.820Z","lastUpdated":"2026-11-19T04:03:35.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'language', '6afe7517f77f9e377d41c2ad', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '', '{"id":"6afe7517f77f9e377d41c2ad","originalID":"6afe7517f77f9e377d41c2ad","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.820Z","lastUpdated":"2026-11-19T04:03:35.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'language', '6afe7517f77f9e377d41c2ae', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '', '{"id":"6afe7517f77f9e377d41c2ae","originalID":"6afe7517f77f9e377d41c2ae","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.820Z","lastUpdated":"2026-11-19T04:03:35.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'role', '6afe7517f77f9e377d41c2af', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afe7517f77f9e377d41c2af","originalID":"6afe7517f77f9e377d41c2af","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.820Z","lastUpdated":"2026-11-19T04:03:35.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'user', '6afe7517f77f9e377d41c2b0', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afe7517f77f9e377d41c2b0","originalID":"6afe7517f77f9e377d41c2b0","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.820Z","lastUpdated":"2026-11-19T04:03:35.820Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afe7517f77f9e377d41c2af"],"signIn":"6afe7517f77f9e377d41c2a0"}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'store', '6afe75178251c578f5cfb88e', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '', '{"id":"6afe75178251c578f5cfb88e","originalID":"6afe75178251c578f5cfb88e","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.912Z","lastUpdated":"2026-11-19T04:03:35.912Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'role', '6afe75178251c578f5cfb899', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afe75178251c578f5cfb899","originalID":"6afe75178251c578f5cfb899","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:35.922Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'user', '6afe75178251c578f5cfb89a', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afe75178251c578f5cfb89a","originalID":"6afe75178251c578f5cfb89a","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:35.922Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afe75178251c578f5cfb899"],"signIn":"6afe7517f77f9e377d41c2a0"}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', '6afe75188272cad7ef9443cf', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '', '{"id":"6afe75188272cad7ef9443cf","originalID":"6afe75188272cad7ef9443cf","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.096Z","lastUpdated":"2026-11-19T04:03:36.189Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', '6afe75188272cad7ef9443d1', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '', '{"id":"6afe75188272cad7ef9443d1","originalID":"6afe75188272cad7ef9443d1","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T04:03:36.160Z","lastUpdated":"2026-11-19T04:03:36.199Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'servingSizeLevel', '6afe75188272cad7ef9443d2', 1, '', 'large', 'large', 'large', 1, 20, 1, '', '{"id":"6afe75188272cad7ef9443d2","originalID":"6afe75188272cad7ef9443d2","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.206Z","lastUpdated":"2026-11-19T04:03:36.206Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'category', '6afe75188272cad7ef9443d3', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 1, '1', '{"id":"6afe75188272cad7ef9443d3","originalID":"6afe75188272cad7ef9443d3","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.227Z","lastUpdated":"2026-11-19T04:03:36.227Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Pizza","level":1,"department":"6afe75188272cad7ef9443cf","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'language', '6afe75178251c578f5cfb898', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '', '{"id":"6afe75178251c578f5cfb898","originalID":"6afe7517f77f9e377d41c2ae","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', '6afe75188272cad7ef9443d0', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '', '{"id":"6afe75188272cad7ef9443d0","originalID":"6afe75188272cad7ef9443d0","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.128Z","lastUpdated":"2026-11-19T04:03:36.532Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'modifier', '6afe75188272cad7ef9443d4', 1, '', 'olives', 'olives', 'olives', 2, 23, 1, '', '{"id":"6afe75188272cad7ef9443d4","originalID":"6afe75188272cad7ef9443d4","store":"6afe7517f77f9e377d41c29f","createdFor":"6afe7517f77f9e377d41c29f","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.246Z","lastUpdated":"2026-11-19T04:03:36.292Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afe7517f77f9e377d41c29e/a51c5e74368e692cb7c63a094e48443bf6796e0be55abc5b6ec1d302b4d1410e.png","imageExtension":"png","imageVersion":1}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'department', '6afe75188272cad7ef9443ea', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '', '{"id":"6afe75188272cad7ef9443ea","originalID":"6afe75188272cad7ef9443cf","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.444Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'servingSizeLevel', '6afe75188272cad7ef9443eb', 1, '', 'large', 'large', 'large', 1, 16, 1, '', '{"id":"6afe75188272cad7ef9443eb","originalID":"6afe75188272cad7ef9443d2","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.444Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'language', '6afe75178251c578f5cfb896', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '', '{"id":"6afe75178251c578f5cfb896","originalID":"6afe7517f77f9e377d41c2ac","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'language', '6afe75178251c578f5cfb897', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '', '{"id":"6afe75178251c578f5cfb897","originalID":"6afe7517f77f9e377d41c2ad","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb891', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '', '{"id":"6afe75178251c578f5cfb891","originalID":"6afe7517f77f9e377d41c2a7","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.917Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb894', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '', '{"id":"6afe75178251c578f5cfb894","originalID":"6afe7517f77f9e377d41c2aa","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.921Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb88f', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '', '{"id":"6afe75178251c578f5cfb88f","originalID":"6afe7517f77f9e377d41c2a5","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.914Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb893', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '', '{"id":"6afe75178251c578f5cfb893","originalID":"6afe7517f77f9e377d41c2a9","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.918Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb890', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '', '{"id":"6afe75178251c578f5cfb890","originalID":"6afe7517f77f9e377d41c2a6","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.915Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'department', '6afe75188272cad7ef9443e9', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '', '{"id":"6afe75188272cad7ef9443e9","originalID":"6afe75188272cad7ef9443d0","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.444Z","lastUpdated":"2026-11-19T04:03:36.542Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb892', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '', '{"id":"6afe75178251c578f5cfb892","originalID":"6afe7517f77f9e377d41c2a8","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.917Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'serviceType', '6afe75178251c578f5cfb895', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '', '{"id":"6afe75178251c578f5cfb895","originalID":"6afe7517f77f9e377d41c2ab","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:35.922Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"operator","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'modifier', '6afe75188272cad7ef9443ec', 1, '', 'olives', 'olives', 'olives', 1, 27, 1, '', '{"id":"6afe75188272cad7ef9443ec","originalID":"6afe75188272cad7ef9443d4","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.444Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afe7517f77f9e377d41c29e/a51c5e74368e692cb7c63a094e48443bf6796e0be55abc5b6ec1d302b4d1410e.png","imageExtension":"png","imageVersion":1}');
INSERT INTO public.record VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 'category', '6afe75188272cad7ef9443ed', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 1, '1', '{"id":"6afe75188272cad7ef9443ed","originalID":"6afe75188272cad7ef9443d3","store":"6afe75178251c578f5cfb88e","createdFor":"6afe75178251c578f5cfb88e","ownedBy":"6afe7517f77f9e377d41c29e","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:36.444Z","lastUpdated":"2026-11-19T04:03:36.444Z","createdBy":"6afe7517f77f9e377d41c2a2","modifiedBy":"6afe7517f77f9e377d41c2a2","revision":1,"name":"Pizza","level":1,"department":"6afe75188272cad7ef9443ea","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2af', 'managesStaff', '6afe7517f77f9e377d41c29f', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2af', 'allPrivileges', '6afe7517f77f9e377d41c29f', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2b0', 'roles', '6afe7517f77f9e377d41c2af', 'user', 'role');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2b0', 'signIn', '6afe7517f77f9e377d41c2a0', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb899', 'managesStaff', '6afe75178251c578f5cfb88e', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb899', 'allPrivileges', '6afe75178251c578f5cfb88e', 'role', 'store');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb89a', 'roles', '6afe75178251c578f5cfb899', 'user', 'role');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb89a', 'signIn', '6afe7517f77f9e377d41c2a0', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d2', 'default', '6afe7517f77f9e377d41c29f', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d3', 'department', '6afe75188272cad7ef9443cf', 'category', 'department');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443eb', 'default', '6afe75178251c578f5cfb88e', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443ed', 'department', '6afe75188272cad7ef9443ea', 'category', 'department');
INSERT INTO public.sale VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d7', '6afe7517f77f9e377d41c29f', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20776, 1, '6afe7517f77f9e377d41c2a2', 1795061016309, 1795061016309, 'order', '1', 1795061016309, 303, 1795061016309, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443e3', '6afe7517f77f9e377d41c29f', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afe7517f77f9e377d41c2a2', 1795061016423, 1795061016423, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 2);
INSERT INTO public.sale_line VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20776, '6afe75188272cad7ef9443d7', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 303, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20454, '6afe75188272cad7ef9443e3', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20776, '6afe75188272cad7ef9443d7', 0, 1, '6afe75188272cad7ef9443d8', 'Other', '', 550, 0, 1795061016309);
INSERT INTO public.sale_payment VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20454, '6afe75188272cad7ef9443e3', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'category', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'subcategory', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'item', 20776, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'employee', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'service_type', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'hour', 20776, '5', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 20776, '6afe75188272cad7ef9443d7', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afe7517f77f9e377d41c29e', '6afe75178251c578f5cfb88e', 29, 29, 2, '81b0e4aa72bbc40b3075a8c0e7f6bdfd5f4ac890934e2b5d734a7756b219174f');
INSERT INTO public.scope VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 35, 34, 18, 'af584b97e777fb32ef7809fddd1e349395678dccb1ab23f9d715e6313ac2752b');
INSERT INTO public.scope VALUES ('6afe7517f77f9e377d41c29e', '', 1, 1, 3, '6ccdf244e81d77e8c04b5f85c134060b4d679fc287072a752cf2be4e7105eadf');
INSERT INTO public.sign_in VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a0', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$J3FFhXW3scFfUF2UKOMMFg$9GSQRecQyomx1+bRjig88VbpcqXt0lyAqn6DfzXD6p8', 'owner', 1, 1795061015822, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c2a1', '6afe7517f77f9e377d41c29f', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$BRzK76t0a9H0ejfU3f/HOg$iT35SDEObXFxZ1btdaf+6z617jpegX2+BrI4RSM/Hxo', 'kiosk', 1, 1795061015822, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29e', 2);
INSERT INTO public.web_order VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d5', '6afe7517f77f9e377d41c29f', 'paid', 1, 'f2719ed190ddb223dd910993f07fbccef904cb6b55482e4a64ab53f695991119', 1, 1, 1, 1, 1795061016309, 1795061016309, 1795061016309, 1795061016309, 0, 0, 0, '', 0, 'EUR', '', '', '6afe75188272cad7ef9443d7', 550, 0, 0, 550, 1, '', 0, 0, 1, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afe75188272cad7ef9443d8","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afe7517f77f9e377d41c2a2","date":"2026-11-19T04:03:36.309Z"}],"isRefunded":false,"refund":[],"saleId":"6afe75188272cad7ef9443d7","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afe7517f77f9e377d41c2a2","date":"2026-11-19T04:03:36.309Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T04:03:36.309Z"}');
INSERT INTO public.web_order VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d9', '6afe7517f77f9e377d41c29f', 'later', 2, '546fbac1521753c2613bb90f11731022beb4b8d544dd9a28a995ef8ab0f9b101', 10, 0, 1, 1, 1795061016338, 1795061016338, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afe75188272cad7ef9443db', 500, 0, 0, 0, 1, '', 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afe7517f77f9e377d41c2a2","date":"2026-11-19T04:03:36.338Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T04:03:36.338Z"}');
INSERT INTO public.web_order_counter VALUES ('6afe7517f77f9e377d41c29e', '6afe7517f77f9e377d41c29f', 2);
INSERT INTO public.web_order_text VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d5', '{"id":"6afe75188272cad7ef9443d5","uniqueOrderID":"paid","orderDetails":[{"_id":"6afe75188272cad7ef9443d6","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afe7517f77f9e377d41c29f","dateCreated":"2026-11-19T04:03:36.309Z","createdBy":"6afe7517f77f9e377d41c2a2","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afe75188272cad7ef9443d6","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afe7517f77f9e377d41c29e', '6afe75188272cad7ef9443d9', '{"id":"6afe75188272cad7ef9443d9","uniqueOrderID":"later","orderDetails":[{"_id":"6afe75188272cad7ef9443da","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afe7517f77f9e377d41c29f","dateCreated":"2026-11-19T04:03:36.338Z","createdBy":"6afe7517f77f9e377d41c2a2","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afe75188272cad7ef9443da","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
ALTER TABLE ONLY public.step
    ADD CONSTRAINT step_pkey PRIMARY KEY (account, store, last);
ALTER TABLE ONLY public.step_record
    ADD CONSTRAINT step_record_pkey PRIMARY KEY (account, step, id);
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
CREATE INDEX step_age ON public.step USING btree (account, at_ms);
CREATE UNIQUE INDEX step_id ON public.step USING btree (account, store, id);
CREATE INDEX visit_customer ON public.visit USING btree (account, customer, at_ms);
CREATE INDEX visit_total_merged ON public.visit_total USING btree (account, merged_into) WHERE (merged_into <> ''::text);
CREATE UNIQUE INDEX web_order_check ON public.web_order USING btree (account, store, check_id) WHERE (check_id <> ''::text);
CREATE INDEX web_order_due ON public.web_order USING btree (account, store, due_ms) WHERE (due_ms > 0);
CREATE UNIQUE INDEX web_order_number ON public.web_order USING btree (account, store, number);
CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);
CREATE INDEX web_order_placed ON public.web_order USING btree (account, store, placed_ms, number);
CREATE UNIQUE INDEX web_order_sale ON public.web_order USING btree (account, sale) WHERE (sale <> ''::text);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id, is_shop) WHERE (unique_id <> ''::text);
