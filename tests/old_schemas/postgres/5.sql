-- A database of schema 5 as the program of that time left it. key cmd_gvjDxMKGTmX0mo3WhuRxcm2qRcRiqoxj7Q9x1OMGQTY department 6afee60eec713e00ddd45892
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
CREATE TABLE public.kitchen_line (
    account text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    line text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    source bigint NOT NULL,
    form text NOT NULL COLLATE pg_catalog."C",
    state bigint NOT NULL,
    is_recalled smallint NOT NULL,
    started_ms bigint NOT NULL,
    done_ms bigint NOT NULL,
    changed_ms bigint NOT NULL,
    who text NOT NULL COLLATE pg_catalog."C",
    bumps bigint NOT NULL,
    revision bigint NOT NULL
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
    state text NOT NULL,
    sought text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    sought_revision bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.api_key VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4f', 'dbd1b0e330827df6c265413ba8990d2a27649be581c1bf3abf799c898eff2125', 'kiosk', '', 48, 0, 1795089934252, 0, 0, 1795089935258);
INSERT INTO public.api_key VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4e', '9743771ba76f652f1ccdac7e584a1b754dcd72ecb08114b7b373365d271073d0', 'first key', '', 65535, 0, 1795089934252, 0, 0, 1795089935492);
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '', 1, 1795089934241, 'operator', '', '', '', 'init', 'account', '6afee60d238363b4b7d2ec4a', 0, '', 'done', '6fdd6d6c25501e245e342f062b799fdc11ff05fec36c48dc25de3243682751ba');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '', 2, 1795089934307, 'operator', '', '', '', 'addStore', 'store', '6afee60e10326fdfdaafdac5', 0, '', 'done', '0ed48f5a429f6a277ba43e828ed2986aee4bd6b92227f923ca87e36f073bfa8d');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 1, 1795089934478, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'createDepartment', 'department', '6afee60eec713e00ddd45892', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '180dcae837d16cf07e4f80c646e8c6132de0fddbe7ea57035b49a6bdb42ed963');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 2, 1795089934542, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'createDepartment', 'department', '6afee60eec713e00ddd45893', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '0580590573c52b5a4cbacfd3f220abf29923fbacffd052cf3d3a982bf09efc46');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 3, 1795089934571, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'createDepartment', 'department', '6afee60eec713e00ddd45894', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '5895dbb27af207e504e80080ea58b889e89cfe1e9394e9cb955c7e0d01eaf240');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 4, 1795089934591, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'updateDepartment', 'department', '6afee60eec713e00ddd45892', 2, 'name departmentCode', 'done', 'c251dcc2613aaa84a34706074bc5a5e27e1201eabf8f95234a6fd037b09f0a9a');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 5, 1795089934622, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'updateDepartment', 'department', '6afee60eec713e00ddd45892', 3, 'description', 'done', '26997ffedb7416837e028eec3cf15bf09dbd73ab5e02b65662adaf6d5b9460e8');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 6, 1795089934671, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'updateDepartment', 'department', '6afee60eec713e00ddd45894', 2, 'activeStatus isDelete', 'done', 'e48419e7c921f28eb1468c1b065a546628fdbe233c727223d8ac5625f38ac92e');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 7, 1795089934697, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'createServingSizeLevel', 'servingSizeLevel', '6afee60eec713e00ddd45895', 1, 'store createdFor createdAt activeStatus name default', 'done', 'acb3f93b6d5ed19e53758d4e4cc34842a07ec4b76b9292b34ea131683c73786e');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 8, 1795089934718, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'createCategory', 'category', '6afee60eec713e00ddd45896', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', '0969960d273ecbf2f48136a513bada5f955269f2b78dfba9dd684c581ff6da66');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 9, 1795089934734, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'createModifier', 'modifier', '6afee60eec713e00ddd45897', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', '79015710109aa9d06097ad13b0b79fec27660146572a3cd6b478344ba52241e5');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 10, 1795089934754, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'uploadModifierImage', 'modifier', '6afee60eec713e00ddd45897', 2, 'imageAvailable imageUrl imageExtension imageVersion imageWidth imageHeight', 'done', '58161845908d35269312615ef88f9ebc2ce27cd10e8e4a3ed8441858277c7c0a');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 11, 1795089934796, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', 'b4f6388f400d7c7c2e20164a53648bbe590180510c61f09955289fe824f47745');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 12, 1795089934849, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', '86d50bcf077d717128d0fc30497713f3bb54ce0f8e47bd194c65bdbb38b9983e');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 13, 1795089934889, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '834017b47172e42a285186fa4ab31d3b42b23693abe569d3a3dfbb17e20ba3f3');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 14, 1795089934925, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'b4b11900686755b062e3c8a874f55ef8818b351b285407df3826ecc18d5ce8ce');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 15, 1795089934943, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'bb185a8b28a9d0905db89d6d8a78d2109def7bc7bd0280526b47b473517d3665');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 16, 1795089934970, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'e6c74dc24d8cb95bb09f54f6e90cfc0e4132462efca95d36fec7294739be1776');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 1, 1795089935017, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', 'c41291defb36f4f0b8d13247f0a2373a040572c88b4403373d79ae6ea5a17145');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 17, 1795089935120, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'updateDepartment', 'department', '6afee60eec713e00ddd45893', 2, 'departmentCode', 'done', '25634149eedd70bbe1ae9980f2176e06415565afcdd7961809793b28b1f8ca15');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 2, 1795089935164, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', '5c8673f836b08451d27f0d2a161686af783b27068f2089b801676feef247955c');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 18, 1795089935258, '6afee60d238363b4b7d2ec4f', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', 'e096bbfe89cfc6f6aad8457f943a8fd73f1022b5ccb7950d68cf0fc95de79d53');
INSERT INTO public.audit VALUES ('6afee60d238363b4b7d2ec4a', '', 3, 1795089935492, '6afee60d238363b4b7d2ec4e', '', '127.0.0.0/24', '2f71820cf75b465ca02b55bdcf94c168', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '7d91dd2f85dba0a996e54969a90565679c9b2a93eda99fb8ef5d5f4a1514532f');
INSERT INTO public.clock_mark VALUES (1185, 1795089935557);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'category', 1, 1);
INSERT INTO public.day_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20776, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);
INSERT INTO public.device VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd458a1', 'ipad-1', '', 'ipad-1', '', '', '', 1795089934889, 0, 1);
INSERT INTO public.device VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd458a4', 'ipad-2', '', 'ipad-2', '', '', '', 1795089934925, 0, 1);
INSERT INTO public.device VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', '6afee60fec713e00ddd458b3', 'kiosk-1', 'kiosk-1', '', '', '', '', 1795089935258, 0, 1);
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '', 1, 1795089934242, 'created', 'account', '6afee60d238363b4b7d2ec4a', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 1, 1795089934243, 'created', 'store', '6afee60d238363b4b7d2ec4b', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 2, 1795089934246, 'created', 'serviceType', '6afee60e238363b4b7d2ec51', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 3, 1795089934247, 'created', 'serviceType', '6afee60e238363b4b7d2ec52', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 4, 1795089934247, 'created', 'serviceType', '6afee60e238363b4b7d2ec53', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 5, 1795089934248, 'created', 'serviceType', '6afee60e238363b4b7d2ec54', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 6, 1795089934248, 'created', 'serviceType', '6afee60e238363b4b7d2ec55', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 7, 1795089934249, 'created', 'serviceType', '6afee60e238363b4b7d2ec56', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 8, 1795089934249, 'created', 'serviceType', '6afee60e238363b4b7d2ec57', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 9, 1795089934249, 'created', 'language', '6afee60e238363b4b7d2ec58', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 10, 1795089934249, 'created', 'language', '6afee60e238363b4b7d2ec59', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 11, 1795089934250, 'created', 'language', '6afee60e238363b4b7d2ec5a', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 12, 1795089934250, 'created', 'role', '6afee60e238363b4b7d2ec5b', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 13, 1795089934250, 'created', 'user', '6afee60e238363b4b7d2ec5c', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 1, 1795089934310, 'created', 'store', '6afee60e10326fdfdaafdac5', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 2, 1795089934314, 'created', 'serviceType', '6afee60e10326fdfdaafdac6', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 3, 1795089934315, 'created', 'serviceType', '6afee60e10326fdfdaafdac7', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 4, 1795089934316, 'created', 'serviceType', '6afee60e10326fdfdaafdac8', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 5, 1795089934316, 'created', 'serviceType', '6afee60e10326fdfdaafdac9', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 6, 1795089934316, 'created', 'serviceType', '6afee60e10326fdfdaafdaca', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 7, 1795089934317, 'created', 'serviceType', '6afee60e10326fdfdaafdacb', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 8, 1795089934317, 'created', 'serviceType', '6afee60e10326fdfdaafdacc', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 9, 1795089934317, 'created', 'language', '6afee60e10326fdfdaafdacd', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 10, 1795089934317, 'created', 'language', '6afee60e10326fdfdaafdace', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 11, 1795089934317, 'created', 'language', '6afee60e10326fdfdaafdacf', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 12, 1795089934318, 'created', 'role', '6afee60e10326fdfdaafdad0', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 13, 1795089934318, 'created', 'user', '6afee60e10326fdfdaafdad1', 1, 1, 'operator');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 14, 1795089934478, 'created', 'department', '6afee60eec713e00ddd45892', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 15, 1795089934542, 'created', 'department', '6afee60eec713e00ddd45893', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 16, 1795089934571, 'created', 'department', '6afee60eec713e00ddd45894', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 17, 1795089934591, 'updated', 'department', '6afee60eec713e00ddd45892', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 18, 1795089934622, 'updated', 'department', '6afee60eec713e00ddd45892', 3, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 19, 1795089934671, 'inactivated', 'department', '6afee60eec713e00ddd45894', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20, 1795089934697, 'created', 'servingSizeLevel', '6afee60eec713e00ddd45895', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 21, 1795089934718, 'created', 'category', '6afee60eec713e00ddd45896', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 22, 1795089934734, 'created', 'modifier', '6afee60eec713e00ddd45897', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 23, 1795089934754, 'updated', 'modifier', '6afee60eec713e00ddd45897', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 24, 1795089934796, 'created', 'order', '6afee60eec713e00ddd45898', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 25, 1795089934796, 'created', 'sale', '6afee60eec713e00ddd4589a', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 26, 1795089934849, 'created', 'order', '6afee60eec713e00ddd4589c', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 27, 1795089934889, 'created', 'device', '6afee60eec713e00ddd458a1', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 28, 1795089934889, 'created', 'check', '6afee60eec713e00ddd4589f', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 29, 1795089934925, 'created', 'device', '6afee60eec713e00ddd458a4', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 30, 1795089934925, 'updated', 'check', '6afee60eec713e00ddd4589f', 2, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 31, 1795089934943, 'created', 'check', '6afee60eec713e00ddd458a5', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 32, 1795089934970, 'closed', 'check', '6afee60eec713e00ddd458a5', 2, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 33, 1795089934970, 'created', 'sale', '6afee60eec713e00ddd458a6', 1, 0, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 29, 1795089935164, 'updated', 'department', '6afee60fec713e00ddd458ac', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 14, 1795089935017, 'created', 'department', '6afee60fec713e00ddd458ac', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 15, 1795089935017, 'created', 'department', '6afee60fec713e00ddd458ad', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 16, 1795089935017, 'created', 'servingSizeLevel', '6afee60fec713e00ddd458ae', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 17, 1795089935017, 'updated', 'language', '6afee60e10326fdfdaafdacd', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 18, 1795089935017, 'updated', 'language', '6afee60e10326fdfdaafdacf', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 19, 1795089935017, 'updated', 'language', '6afee60e10326fdfdaafdace', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 20, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdac8', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 21, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdacb', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 22, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdac6', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 23, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdaca', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 24, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdac7', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 25, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdac9', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 26, 1795089935017, 'updated', 'serviceType', '6afee60e10326fdfdaafdacc', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 27, 1795089935017, 'created', 'modifier', '6afee60fec713e00ddd458af', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 28, 1795089935017, 'created', 'category', '6afee60fec713e00ddd458b0', 1, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 34, 1795089935120, 'updated', 'department', '6afee60eec713e00ddd45893', 2, 1, '6afee60d238363b4b7d2ec4e');
INSERT INTO public.event VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 35, 1795089935258, 'created', 'device', '6afee60fec713e00ddd458b3', 1, 0, '');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4a', 1, 1795089934242, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 1, 1795089934243, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec51', 1, 1795089934246, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec52', 1, 1795089934247, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec53', 1, 1795089934247, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec54', 1, 1795089934248, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec55', 1, 1795089934248, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec56', 1, 1795089934249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec57', 1, 1795089934249, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec58', 1, 1795089934249, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec59', 1, 1795089934249, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5a', 1, 1795089934250, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5b', 1, 1795089934250, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5c', 1, 1795089934250, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 1, 1795089934310, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac6', 1, 1795089934314, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac7', 1, 1795089934315, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac8', 1, 1795089934316, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac9', 1, 1795089934316, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdaca', 1, 1795089934316, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacb', 1, 1795089934317, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacc', 1, 1795089934317, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacd', 1, 1795089934317, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdace', 1, 1795089934317, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacf', 1, 1795089934317, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdad0', 1, 1795089934318, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdad1', 1, 1795089934318, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45892', 1, 1795089934478, '6afee60d238363b4b7d2ec4e', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45893', 1, 1795089934542, '6afee60d238363b4b7d2ec4e', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45894', 1, 1795089934571, '6afee60d238363b4b7d2ec4e', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45892', 2, 1795089934591, '6afee60d238363b4b7d2ec4e', '["name","departmentCode"]', '{"id":"6afee60eec713e00ddd45892","originalID":"6afee60eec713e00ddd45892","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.478Z","lastUpdated":"2026-11-19T12:05:34.478Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45892', 3, 1795089934622, '6afee60d238363b4b7d2ec4e', '["description"]', '{"id":"6afee60eec713e00ddd45892","originalID":"6afee60eec713e00ddd45892","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.478Z","lastUpdated":"2026-11-19T12:05:34.591Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45894', 2, 1795089934671, '6afee60d238363b4b7d2ec4e', '["activeStatus","isDelete"]', '{"id":"6afee60eec713e00ddd45894","originalID":"6afee60eec713e00ddd45894","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.571Z","lastUpdated":"2026-11-19T12:05:34.571Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45895', 1, 1795089934697, '6afee60d238363b4b7d2ec4e', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45896', 1, 1795089934718, '6afee60d238363b4b7d2ec4e', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45897', 1, 1795089934734, '6afee60d238363b4b7d2ec4e', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45897', 2, 1795089934754, '6afee60d238363b4b7d2ec4e', '["imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]', '{"id":"6afee60eec713e00ddd45897","originalID":"6afee60eec713e00ddd45897","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.734Z","lastUpdated":"2026-11-19T12:05:34.734Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458ac', 1, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458ad', 1, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458ae', 1, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacd', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdacd","originalID":"6afee60e10326fdfdaafdacd","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:34.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacf', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdacf","originalID":"6afee60e10326fdfdaafdacf","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:34.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdace', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdace","originalID":"6afee60e10326fdfdaafdace","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:34.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac8', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdac8","originalID":"6afee60e10326fdfdaafdac8","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.316Z","lastUpdated":"2026-11-19T12:05:34.316Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacb', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdacb","originalID":"6afee60e10326fdfdaafdacb","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:34.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac6', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdac6","originalID":"6afee60e10326fdfdaafdac6","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.314Z","lastUpdated":"2026-11-19T12:05:34.314Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdaca', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdaca","originalID":"6afee60e10326fdfdaafdaca","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.316Z","lastUpdated":"2026-11-19T12:05:34.316Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac7', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdac7","originalID":"6afee60e10326fdfdaafdac7","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.315Z","lastUpdated":"2026-11-19T12:05:34.315Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac9', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdac9","originalID":"6afee60e10326fdfdaafdac9","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.316Z","lastUpdated":"2026-11-19T12:05:34.316Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdacc', 2, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID"]', '{"id":"6afee60e10326fdfdaafdacc","originalID":"6afee60e10326fdfdaafdacc","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:34.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458af', 1, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458b0', 1, 1795089935017, '6afee60d238363b4b7d2ec4e', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45893', 2, 1795089935120, '6afee60d238363b4b7d2ec4e', '["departmentCode"]', '{"id":"6afee60eec713e00ddd45893","originalID":"6afee60eec713e00ddd45893","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.542Z","lastUpdated":"2026-11-19T12:05:34.542Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458ac', 2, 1795089935164, '6afee60d238363b4b7d2ec4e', '["departmentCode"]', '{"id":"6afee60fec713e00ddd458ac","originalID":"6afee60eec713e00ddd45893","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:35.017Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.idempotency VALUES ('6afee60d238363b4b7d2ec4a', 'first', '1aaeaa7cdd03dd5c18e593d35ab6b9622bc180be01502a952aaf7a8b8cbe29df', '"1.cmrlspk"', '', 1795089934478, '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45892', 1);
INSERT INTO public.idempotency VALUES ('6afee60d238363b4b7d2ec4a', 'second', '8d09cbadd5ce211394dfd8f34318fab091cfffbdad9e9112f5b1249a93a65266', '"2.cmrlspk"', '', 1795089934591, '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45892', 2);
INSERT INTO public.image VALUES ('6afee60d238363b4b7d2ec4a', '60d7b17a0d03f4e8fea377128c24677cd0749eba302d2129cbd961a420d63595', 'png', 1795089935017, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
INSERT INTO public.image_use VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45897', '60d7b17a0d03f4e8fea377128c24677cd0749eba302d2129cbd961a420d63595');
INSERT INTO public.image_use VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458af', '60d7b17a0d03f4e8fea377128c24677cd0749eba302d2129cbd961a420d63595');
INSERT INTO public.installation VALUES ('release', '1');
INSERT INTO public.installation VALUES ('schema_number', '5');
INSERT INTO public.installation VALUES ('oldest_program', '1');
INSERT INTO public.installation VALUES ('epoch', 'cmrlspk');
INSERT INTO public.installation VALUES ('made_of', '7709852554521236655 00000001 16384 16466');
INSERT INTO public.installation VALUES ('pepper', 'b75a4cf8b4423fbcab90e6f18cb39063754cbbaef4bf7bc1200ccc247ef71325');
INSERT INTO public.installation VALUES ('newest_account', '6afee60d238363b4b7d2ec4a');
INSERT INTO public.installation VALUES ('ran_ms', '1185');
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '', 'erasure', 1795089994373, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '', 'pulls', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '', 'retention', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '', 'settle_balances', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'due_orders', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'sought_orders', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'due_orders', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'sought_orders', 1795089994377, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'deliver_webhooks', 1795089994379, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'deliver_webhooks', 1795089994383, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.kiosk_token VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'a4cc1e037f2928ae2628bf295096ffcc28e311f4f7432e9998abc07c8e09b337', 'kiosk-1', '6afee60d238363b4b7d2ec50', '6afee60d238363b4b7d2ec4d', 1795089935258, 1795694735258, 0, 'cmrlspk');
INSERT INTO public.licence VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', '7ffd584c748bddb8399b0bb23e828edd88fa34acd587f93fd18f0eac237c5b40', 10, 1795089934252, '6afee60d238363b4b7d2ec50', 0);
INSERT INTO public.pos_check VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589f', '6afee60d238363b4b7d2ec4b', 'T1', 2, 'active', 30, 1767225600000, 20454, 1795089934925, 0, 2, 'EUR', '6afee60eec713e00ddd458a0', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458a5', '6afee60d238363b4b7d2ec4b', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1795089934970, 1795089934970, 2, 'EUR', '6afee60eec713e00ddd458a6', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO public.pos_check_conflict VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458ab', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd458a5', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1795089934970, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6afee60eec713e00ddd458a5', 'la');
INSERT INTO public.pos_check_node VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589f', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589f', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458a5', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458a5', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_submission VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589f', 1, 'ipad-1', 1767225600000, 1767225600000, 1795089934889, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6afee60d238363b4b7d2ec4e', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589f', 2, 'ipad-2', 1767225600000, 1767225600000, 1795089934925, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6afee60d238363b4b7d2ec4e', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458a5', 1, 'ipad-1', 1767225600000, 1767225600000, 1795089934943, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6afee60d238363b4b7d2ec4e', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458a5', 2, 'ipad-2', 1767225600000, 1767225600000, 1795089934970, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6afee60d238363b4b7d2ec4e', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
INSERT INTO public.pull VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 1, '6afee60fec713e00ddd458b1', '6afee60d238363b4b7d2ec4b', '6afee60d238363b4b7d2ec4e', '["copyAll"]', '{"pullId":"6afee60fec713e00ddd458b1","store":"6afee60e10326fdfdaafdac5","sourceStore":"6afee60d238363b4b7d2ec4b","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afee60e238363b4b7d2ec58","id":"6afee60e10326fdfdaafdacd","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afee60e238363b4b7d2ec5a","id":"6afee60e10326fdfdaafdacf","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afee60e238363b4b7d2ec59","id":"6afee60e10326fdfdaafdace","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec53","id":"6afee60e10326fdfdaafdac8","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec56","id":"6afee60e10326fdfdaafdacb","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec51","id":"6afee60e10326fdfdaafdac6","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec55","id":"6afee60e10326fdfdaafdaca","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec52","id":"6afee60e10326fdfdaafdac7","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec54","id":"6afee60e10326fdfdaafdac9","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee60e238363b4b7d2ec57","id":"6afee60e10326fdfdaafdacc","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795089935017, 0, 15);
INSERT INTO public.pull VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 2, '6afee60fec713e00ddd458b2', '6afee60d238363b4b7d2ec4b', '6afee60d238363b4b7d2ec4e', '["menuItems"]', '{"pullId":"6afee60fec713e00ddd458b2","store":"6afee60e10326fdfdaafdac5","sourceStore":"6afee60d238363b4b7d2ec4b","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795089935164, 0, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458ad', 'department', '6afee60eec713e00ddd45892', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45892', 3, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458ae', 'servingSizeLevel', '6afee60eec713e00ddd45895', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45895', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdacd', 'language', '6afee60e238363b4b7d2ec58', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec58', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdacf', 'language', '6afee60e238363b4b7d2ec5a', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec5a', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdace', 'language', '6afee60e238363b4b7d2ec59', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec59', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdac8', 'serviceType', '6afee60e238363b4b7d2ec53', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec53', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdacb', 'serviceType', '6afee60e238363b4b7d2ec56', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec56', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdac6', 'serviceType', '6afee60e238363b4b7d2ec51', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec51', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdaca', 'serviceType', '6afee60e238363b4b7d2ec55', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec55', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdac7', 'serviceType', '6afee60e238363b4b7d2ec52', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec52', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdac9', 'serviceType', '6afee60e238363b4b7d2ec54', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec54', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60e10326fdfdaafdacc', 'serviceType', '6afee60e238363b4b7d2ec57', '6afee60d238363b4b7d2ec4b', '6afee60e238363b4b7d2ec57', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458af', 'modifier', '6afee60eec713e00ddd45897', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45897', 2, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b0', 'category', '6afee60eec713e00ddd45896', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45896', 1, 1);
INSERT INTO public.pull_link VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458ac', 'department', '6afee60eec713e00ddd45893', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45893', 2, 1);
INSERT INTO public.pull_run VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458b4', 1, '6afee60d238363b4b7d2ec4b', '6afee60d238363b4b7d2ec4e', '["reason"]', 1795089935492, 1795176335000, 'scheduled', 0, 0);
INSERT INTO public.pull_run_store VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458b4', '6afee60e10326fdfdaafdac5', 1, 'pending', 0, 0, 0, '', '');
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdac6', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdac7', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdac8', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdac9', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdaca', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdacb', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdacc', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdacd', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdace', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60e10326fdfdaafdacf', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60fec713e00ddd458ac', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60fec713e00ddd458ad', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60fec713e00ddd458ae', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60fec713e00ddd458af', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b1', '6afee60fec713e00ddd458b0', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', '6afee60fec713e00ddd458b2', '6afee60fec713e00ddd458ac', 'department', 1, 2, '6afee60eec713e00ddd45893', '6afee60d238363b4b7d2ec4b', '6afee60eec713e00ddd45893', 1, 1);
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '', 'account', '6afee60d238363b4b7d2ec4a', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '', '{"id":"6afee60d238363b4b7d2ec4a","originalID":"6afee60d238363b4b7d2ec4a","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.242Z","lastUpdated":"2026-11-19T12:05:34.242Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'store', '6afee60d238363b4b7d2ec4b', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '', '{"id":"6afee60d238363b4b7d2ec4b","originalID":"6afee60d238363b4b7d2ec4b","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.243Z","lastUpdated":"2026-11-19T12:05:34.243Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec51', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '', '{"id":"6afee60e238363b4b7d2ec51","originalID":"6afee60e238363b4b7d2ec51","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.246Z","lastUpdated":"2026-11-19T12:05:34.246Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec52', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '', '{"id":"6afee60e238363b4b7d2ec52","originalID":"6afee60e238363b4b7d2ec52","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.247Z","lastUpdated":"2026-11-19T12:05:34.247Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec53', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '', '{"id":"6afee60e238363b4b7d2ec53","originalID":"6afee60e238363b4b7d2ec53","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.247Z","lastUpdated":"2026-11-19T12:05:34.247Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec54', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '', '{"id":"6afee60e238363b4b7d2ec54","originalID":"6afee60e238363b4b7d2ec54","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.248Z","lastUpdated":"2026-11-19T12:05:34.248Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec55', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '', '{"id":"6afee60e238363b4b7d2ec55","originalID":"6afee60e238363b4b7d2ec55","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.248Z","lastUpdated":"2026-11-19T12:05:34.248Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec56', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '', '{"id":"6afee60e238363b4b7d2ec56","originalID":"6afee60e238363b4b7d2ec56","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.249Z","lastUpdated":"2026-11-19T12:05:34.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'serviceType', '6afee60e238363b4b7d2ec57', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '', '{"id":"6afee60e238363b4b7d2ec57","originalID":"6afee60e238363b4b7d2ec57","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.249Z","lastUpdated":"2026-11-19T12:05:34.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'language', '6afee60e238363b4b7d2ec58', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '', '{"id":"6afee60e238363b4b7d2ec58","originalID":"6afee60e238363b4b7d2ec58","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.249Z","lastUpdated":"2026-11-19T12:05:34.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'language', '6afee60e238363b4b7d2ec59', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '', '{"id":"6afee60e238363b4b7d2ec59","originalID":"6afee60e238363b4b7d2ec59","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.249Z","lastUpdated":"2026-11-19T12:05:34.249Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'language', '6afee60e238363b4b7d2ec5a', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '', '{"id":"6afee60e238363b4b7d2ec5a","originalID":"6afee60e238363b4b7d2ec5a","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.250Z","lastUpdated":"2026-11-19T12:05:34.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'role', '6afee60e238363b4b7d2ec5b', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afee60e238363b4b7d2ec5b","originalID":"6afee60e238363b4b7d2ec5b","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.250Z","lastUpdated":"2026-11-19T12:05:34.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'user', '6afee60e238363b4b7d2ec5c', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afee60e238363b4b7d2ec5c","originalID":"6afee60e238363b4b7d2ec5c","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.250Z","lastUpdated":"2026-11-19T12:05:34.250Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afee60e238363b4b7d2ec5b"],"signIn":"6afee60d238363b4b7d2ec4c"}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'store', '6afee60e10326fdfdaafdac5', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '', '{"id":"6afee60e10326fdfdaafdac5","originalID":"6afee60e10326fdfdaafdac5","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.310Z","lastUpdated":"2026-11-19T12:05:34.310Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'role', '6afee60e10326fdfdaafdad0', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6afee60e10326fdfdaafdad0","originalID":"6afee60e10326fdfdaafdad0","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.318Z","lastUpdated":"2026-11-19T12:05:34.318Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'user', '6afee60e10326fdfdaafdad1', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6afee60e10326fdfdaafdad1","originalID":"6afee60e10326fdfdaafdad1","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.318Z","lastUpdated":"2026-11-19T12:05:34.318Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afee60e10326fdfdaafdad0"],"signIn":"6afee60d238363b4b7d2ec4c"}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', '6afee60eec713e00ddd45892', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '', '{"id":"6afee60eec713e00ddd45892","originalID":"6afee60eec713e00ddd45892","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.478Z","lastUpdated":"2026-11-19T12:05:34.622Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', '6afee60eec713e00ddd45894', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '', '{"id":"6afee60eec713e00ddd45894","originalID":"6afee60eec713e00ddd45894","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T12:05:34.571Z","lastUpdated":"2026-11-19T12:05:34.671Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'servingSizeLevel', '6afee60eec713e00ddd45895', 1, '', 'large', 'large', 'large', 1, 20, 1, '', '{"id":"6afee60eec713e00ddd45895","originalID":"6afee60eec713e00ddd45895","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.697Z","lastUpdated":"2026-11-19T12:05:34.697Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'category', '6afee60eec713e00ddd45896', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 1, '1', '{"id":"6afee60eec713e00ddd45896","originalID":"6afee60eec713e00ddd45896","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.718Z","lastUpdated":"2026-11-19T12:05:34.718Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Pizza","level":1,"department":"6afee60eec713e00ddd45892","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'department', '6afee60fec713e00ddd458ad', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '', '{"id":"6afee60fec713e00ddd458ad","originalID":"6afee60eec713e00ddd45892","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:35.017Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'servingSizeLevel', '6afee60fec713e00ddd458ae', 1, '', 'large', 'large', 'large', 1, 16, 1, '', '{"id":"6afee60fec713e00ddd458ae","originalID":"6afee60eec713e00ddd45895","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:35.017Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', '6afee60eec713e00ddd45893', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '', '{"id":"6afee60eec713e00ddd45893","originalID":"6afee60eec713e00ddd45893","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.542Z","lastUpdated":"2026-11-19T12:05:35.120Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'department', '6afee60fec713e00ddd458ac', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '', '{"id":"6afee60fec713e00ddd458ac","originalID":"6afee60eec713e00ddd45893","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:35.017Z","lastUpdated":"2026-11-19T12:05:35.164Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'modifier', '6afee60eec713e00ddd45897', 1, '', 'olives', 'olives', 'olives', 2, 23, 1, '', '{"id":"6afee60eec713e00ddd45897","originalID":"6afee60eec713e00ddd45897","store":"6afee60d238363b4b7d2ec4b","createdFor":"6afee60d238363b4b7d2ec4b","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.734Z","lastUpdated":"2026-11-19T12:05:34.754Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afee60d238363b4b7d2ec4a/60d7b17a0d03f4e8fea377128c24677cd0749eba302d2129cbd961a420d63595.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'language', '6afee60e10326fdfdaafdacd', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '', '{"id":"6afee60e10326fdfdaafdacd","originalID":"6afee60e238363b4b7d2ec58","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'language', '6afee60e10326fdfdaafdacf', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '', '{"id":"6afee60e10326fdfdaafdacf","originalID":"6afee60e238363b4b7d2ec5a","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'language', '6afee60e10326fdfdaafdace', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '', '{"id":"6afee60e10326fdfdaafdace","originalID":"6afee60e238363b4b7d2ec59","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdac8', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '', '{"id":"6afee60e10326fdfdaafdac8","originalID":"6afee60e238363b4b7d2ec53","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.316Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdacb', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '', '{"id":"6afee60e10326fdfdaafdacb","originalID":"6afee60e238363b4b7d2ec56","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdac6', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '', '{"id":"6afee60e10326fdfdaafdac6","originalID":"6afee60e238363b4b7d2ec51","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.314Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdaca', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '', '{"id":"6afee60e10326fdfdaafdaca","originalID":"6afee60e238363b4b7d2ec55","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.316Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdac7', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '', '{"id":"6afee60e10326fdfdaafdac7","originalID":"6afee60e238363b4b7d2ec52","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.315Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdac9', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '', '{"id":"6afee60e10326fdfdaafdac9","originalID":"6afee60e238363b4b7d2ec54","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.316Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'serviceType', '6afee60e10326fdfdaafdacc', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '', '{"id":"6afee60e10326fdfdaafdacc","originalID":"6afee60e238363b4b7d2ec57","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:34.317Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"operator","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'modifier', '6afee60fec713e00ddd458af', 1, '', 'olives', 'olives', 'olives', 1, 27, 1, '', '{"id":"6afee60fec713e00ddd458af","originalID":"6afee60eec713e00ddd45897","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:35.017Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afee60d238363b4b7d2ec4a/60d7b17a0d03f4e8fea377128c24677cd0749eba302d2129cbd961a420d63595.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO public.record VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 'category', '6afee60fec713e00ddd458b0', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 1, '1', '{"id":"6afee60fec713e00ddd458b0","originalID":"6afee60eec713e00ddd45896","store":"6afee60e10326fdfdaafdac5","createdFor":"6afee60e10326fdfdaafdac5","ownedBy":"6afee60d238363b4b7d2ec4a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:05:35.017Z","lastUpdated":"2026-11-19T12:05:35.017Z","createdBy":"6afee60d238363b4b7d2ec4e","modifiedBy":"6afee60d238363b4b7d2ec4e","revision":1,"name":"Pizza","level":1,"department":"6afee60fec713e00ddd458ad","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5b', 'managesStaff', '6afee60d238363b4b7d2ec4b', 'role', 'store');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5b', 'allPrivileges', '6afee60d238363b4b7d2ec4b', 'role', 'store');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5c', 'roles', '6afee60e238363b4b7d2ec5b', 'user', 'role');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e238363b4b7d2ec5c', 'signIn', '6afee60d238363b4b7d2ec4c', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdad0', 'managesStaff', '6afee60e10326fdfdaafdac5', 'role', 'store');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdad0', 'allPrivileges', '6afee60e10326fdfdaafdac5', 'role', 'store');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdad1', 'roles', '6afee60e10326fdfdaafdad0', 'user', 'role');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdad1', 'signIn', '6afee60d238363b4b7d2ec4c', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45895', 'default', '6afee60d238363b4b7d2ec4b', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45896', 'department', '6afee60eec713e00ddd45892', 'category', 'department');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458ae', 'default', '6afee60e10326fdfdaafdac5', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6afee60d238363b4b7d2ec4a', '6afee60fec713e00ddd458b0', 'department', '6afee60fec713e00ddd458ad', 'category', 'department');
INSERT INTO public.sale VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589a', '6afee60d238363b4b7d2ec4b', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20776, 1, '6afee60d238363b4b7d2ec4e', 1795089934796, 1795089934796, 'order', '1', 1795089934796, 785, 1795089934796, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd458a6', '6afee60d238363b4b7d2ec4b', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6afee60d238363b4b7d2ec4e', 1795089934970, 1795089934970, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);
INSERT INTO public.sale_counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 2);
INSERT INTO public.sale_line VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20776, '6afee60eec713e00ddd4589a', 0, 1, '1', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 50, 0, 0, 785, 0, '', '');
INSERT INTO public.sale_line VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20454, '6afee60eec713e00ddd458a6', 0, 1, 'b', '', 'Soup', '', '', '', '', '', '', 1, 500, 500, 0, 0, 0, 0, 0, 0, 60, 0, '', '');
INSERT INTO public.sale_payment VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20776, '6afee60eec713e00ddd4589a', 0, 1, '6afee60eec713e00ddd4589b', 'Other', '', 550, 0, 1795089934796);
INSERT INTO public.sale_payment VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20454, '6afee60eec713e00ddd458a6', 0, 1, 'paid', '', '', 500, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'category', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'subcategory', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'item', 20776, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'employee', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'service_type', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'hour', 20776, '13', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_tax VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 20776, '6afee60eec713e00ddd4589a', 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);
INSERT INTO public.scope VALUES ('6afee60d238363b4b7d2ec4a', '6afee60e10326fdfdaafdac5', 29, 29, 2, '5c8673f836b08451d27f0d2a161686af783b27068f2089b801676feef247955c');
INSERT INTO public.scope VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 35, 34, 18, 'e096bbfe89cfc6f6aad8457f943a8fd73f1022b5ccb7950d68cf0fc95de79d53');
INSERT INTO public.scope VALUES ('6afee60d238363b4b7d2ec4a', '', 1, 1, 3, '7d91dd2f85dba0a996e54969a90565679c9b2a93eda99fb8ef5d5f4a1514532f');
INSERT INTO public.sign_in VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4c', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$/rmnbXZnZXXMKAKkSi+yVw$XY0cSlIWP9/Bwc4i1bd4mF/JaAuW7DW4fK0tPmJZF10', 'owner', 1, 1795089934252, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4d', '6afee60d238363b4b7d2ec4b', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$OUnq/DMbb57vPKBIRe8nCw$4ntpZlbu3Zc8ggbMhGcv42TEb4WByWGbKr52if/Pmys', 'kiosk', 1, 1795089934252, '', '', 0, 0);
INSERT INTO public.sign_in_turn VALUES ('', 'people');
INSERT INTO public.web_of_copies VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4a', 2);
INSERT INTO public.web_order VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45898', '6afee60d238363b4b7d2ec4b', 'paid', 1, '5f583a7f646dad7d6583a3bef0e87a4010267e3f2a928b6f508f80e8a0675b0e', 1, 1, 1, 1, 1795089934796, 1795089934796, 1795089934796, 1795089934796, 0, 0, 0, '', 0, 'EUR', '', '', '6afee60eec713e00ddd4589a', 550, 0, 0, 550, 1, '', 0, 0, 1, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afee60eec713e00ddd4589b","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afee60d238363b4b7d2ec4e","date":"2026-11-19T12:05:34.796Z"}],"isRefunded":false,"refund":[],"saleId":"6afee60eec713e00ddd4589a","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afee60d238363b4b7d2ec4e","date":"2026-11-19T12:05:34.796Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T12:05:34.796Z"}', '




paid
', 1);
INSERT INTO public.web_order VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589c', '6afee60d238363b4b7d2ec4b', 'later', 2, '1e385417dc6d42163b115e72f6910441ab7d5bb66379a8753ba09448503fca00', 10, 0, 1, 1, 1795089934849, 1795089934849, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6afee60eec713e00ddd4589e', 500, 0, 0, 0, 1, '', 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afee60d238363b4b7d2ec4e","date":"2026-11-19T12:05:34.849Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T12:05:34.849Z"}', '




later
', 1);
INSERT INTO public.web_order_counter VALUES ('6afee60d238363b4b7d2ec4a', '6afee60d238363b4b7d2ec4b', 2);
INSERT INTO public.web_order_text VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd45898', '{"id":"6afee60eec713e00ddd45898","uniqueOrderID":"paid","orderDetails":[{"_id":"6afee60eec713e00ddd45899","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afee60d238363b4b7d2ec4b","dateCreated":"2026-11-19T12:05:34.796Z","createdBy":"6afee60d238363b4b7d2ec4e","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afee60eec713e00ddd45899","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6afee60d238363b4b7d2ec4a', '6afee60eec713e00ddd4589c', '{"id":"6afee60eec713e00ddd4589c","uniqueOrderID":"later","orderDetails":[{"_id":"6afee60eec713e00ddd4589d","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afee60d238363b4b7d2ec4b","dateCreated":"2026-11-19T12:05:34.849Z","createdBy":"6afee60d238363b4b7d2ec4e","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6afee60eec713e00ddd4589d","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
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
ALTER TABLE ONLY public.kitchen_line
    ADD CONSTRAINT kitchen_line_pkey PRIMARY KEY (account, owner, line);
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
CREATE INDEX kitchen_line_age ON public.kitchen_line USING btree (account, changed_ms);
CREATE INDEX kitchen_line_done ON public.kitchen_line USING btree (account, store, done_ms) WHERE (done_ms > 0);
CREATE INDEX kitchen_line_pending ON public.kitchen_line USING btree (account, store, changed_ms) WHERE (done_ms = 0);
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
CREATE INDEX web_order_sought ON public.web_order USING btree (account, store, number, placed_ms, total, sought);
CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id, is_shop) WHERE (unique_id <> ''::text);
CREATE INDEX web_order_unsought ON public.web_order USING btree (account, store, number) WHERE (sought_revision <> text_revision);
