-- A database of schema 10 as the program of that time left it. key cmd_y2abvDsdDkwC9rlyYdJ8u9EW6XOa7wwKBGbfzOAgt73 department 6aff5a5a494b9def2fadd4dc



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



CREATE TABLE public.audit_hour (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    hour bigint NOT NULL
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
    who text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    audit bigint DEFAULT 0 NOT NULL
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



CREATE TABLE public.pairing (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    role text NOT NULL COLLATE pg_catalog."C",
    page text NOT NULL COLLATE pg_catalog."C",
    token text NOT NULL COLLATE pg_catalog."C",
    made_by text NOT NULL COLLATE pg_catalog."C",
    created_ms bigint NOT NULL,
    paired_ms bigint NOT NULL,
    last_ms bigint NOT NULL,
    revoked_ms bigint NOT NULL,
    network text NOT NULL COLLATE pg_catalog."C",
    agent text NOT NULL,
    revision bigint NOT NULL
);



CREATE TABLE public.pairing_code (
    hash text NOT NULL COLLATE pg_catalog."C",
    account text NOT NULL COLLATE pg_catalog."C",
    pairing text NOT NULL COLLATE pg_catalog."C",
    maker text NOT NULL COLLATE pg_catalog."C",
    expires_ms bigint NOT NULL
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
    history bytea NOT NULL,
    words_node text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    words bytea
);
ALTER TABLE ONLY public.pos_check ALTER COLUMN head SET COMPRESSION lz4;
ALTER TABLE ONLY public.pos_check ALTER COLUMN data SET COMPRESSION lz4;
ALTER TABLE ONLY public.pos_check ALTER COLUMN history SET COMPRESSION lz4;
ALTER TABLE ONLY public.pos_check ALTER COLUMN words SET COMPRESSION lz4;



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
ALTER TABLE ONLY public.pos_check_node ALTER COLUMN words SET COMPRESSION lz4;



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
ALTER TABLE ONLY public.pos_check_submission ALTER COLUMN said SET COMPRESSION lz4;
ALTER TABLE ONLY public.pos_check_submission ALTER COLUMN head SET COMPRESSION lz4;
ALTER TABLE ONLY public.pos_check_submission ALTER COLUMN data SET COMPRESSION lz4;



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



CREATE TABLE public.sale_part (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale bigint NOT NULL,
    kind bigint NOT NULL,
    line bigint NOT NULL,
    number bigint NOT NULL,
    counts smallint NOT NULL,
    part_key text,
    id text COLLATE pg_catalog."C",
    name text,
    quantity bigint,
    unit_price bigint,
    gross bigint,
    discount bigint,
    tax_share bigint,
    inclusive_tax bigint,
    exclusive_tax bigint,
    exempted_tax bigint,
    department text COLLATE pg_catalog."C",
    department_name text,
    category text COLLATE pg_catalog."C",
    category_name text,
    subcategory text COLLATE pg_catalog."C",
    subcategory_name text,
    at_ms bigint,
    minute bigint,
    is_void smallint,
    void_by text,
    reason text,
    type text,
    coupon text,
    approved_by text,
    applied_by text,
    rate bigint,
    amount bigint
);



CREATE VIEW public.sale_discount AS
 SELECT sale_part.account,
    sale_part.store,
    sale_part.business_day,
    sale_part.sale,
    sale_part.line,
    sale_part.number,
    sale_part.counts,
    sale_part.id AS discount,
    sale_part.name AS discount_name,
    sale_part.type,
    sale_part.coupon,
    sale_part.reason,
    sale_part.approved_by,
    sale_part.applied_by,
    sale_part.rate,
    sale_part.amount,
    sale_part.tax_share
   FROM public.sale_part
  WHERE (sale_part.kind = 2);



CREATE VIEW public.sale_line AS
 SELECT sale_part.account,
    sale_part.store,
    sale_part.business_day,
    sale_part.sale,
    sale_part.line AS number,
    sale_part.counts,
    sale_part.part_key AS line_key,
    sale_part.id AS item,
    sale_part.name AS item_name,
    sale_part.department,
    sale_part.department_name,
    sale_part.category,
    sale_part.category_name,
    sale_part.subcategory,
    sale_part.subcategory_name,
    sale_part.quantity,
    sale_part.unit_price,
    sale_part.gross,
    sale_part.discount,
    sale_part.tax_share,
    sale_part.inclusive_tax,
    sale_part.exclusive_tax,
    sale_part.exempted_tax,
    sale_part.at_ms,
    sale_part.minute,
    sale_part.is_void,
    sale_part.reason AS void_reason,
    sale_part.void_by
   FROM public.sale_part
  WHERE (sale_part.kind = 0);



CREATE VIEW public.sale_modifier AS
 SELECT sale_part.account,
    sale_part.store,
    sale_part.business_day,
    sale_part.sale,
    sale_part.line,
    sale_part.number,
    sale_part.counts,
    sale_part.id AS modifier,
    sale_part.name AS modifier_name,
    sale_part.quantity,
    sale_part.gross,
    sale_part.discount,
    sale_part.tax_share,
    sale_part.inclusive_tax,
    sale_part.exclusive_tax
   FROM public.sale_part
  WHERE (sale_part.kind = 1);



CREATE TABLE public.sale_payment (
    account text NOT NULL COLLATE pg_catalog."C",
    store text NOT NULL COLLATE pg_catalog."C",
    business_day bigint NOT NULL,
    sale bigint NOT NULL,
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
    sale bigint NOT NULL,
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
    audit_hash text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    audit_hour bigint DEFAULT 0 NOT NULL
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
    sought_revision bigint DEFAULT 0 NOT NULL,
    begins_hour smallint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.web_order ALTER COLUMN state SET COMPRESSION lz4;



CREATE TABLE public.web_order_text (
    account text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    lines text NOT NULL,
    basis text DEFAULT ''::text NOT NULL
);
ALTER TABLE ONLY public.web_order_text ALTER COLUMN text SET COMPRESSION lz4;
ALTER TABLE ONLY public.web_order_text ALTER COLUMN lines SET COMPRESSION lz4;
ALTER TABLE ONLY public.web_order_text ALTER COLUMN basis SET COMPRESSION lz4;



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



INSERT INTO public.api_key VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbd0', '04cb0010faa378b9692944cd2aae723560cfc0fbddb799af1984e42d819a67d9', 'kiosk', '', 48, 0, 1795119706136, 0, 0, 1795119707677);
INSERT INTO public.api_key VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcf', 'd284ee14810f192b90d17098e4a6727f564285eae48c2585df84eabc95ccdd2d', 'first key', '', 65535, 0, 1795119706136, 0, 0, 1795119707965);



INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '', 1, 1795119706117, 'operator', '', '', '', 'init', 'account', '6aff5a5974484943c69adbcb', 0, '', 'done', '2be6945f3af2b42adb2a91d200dc9bc9f82d5f0044abc0878d0484182b21cc61');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '', 2, 1795119706240, 'operator', '', '', '', 'addStore', 'store', '6aff5a5a7e622493429b8c38', 0, '', 'done', '2dce5dab97d886e6a2c40c0049dafabb448d914489a47122df48bfa6d234adf9');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 1, 1795119706546, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'createDepartment', 'department', '6aff5a5a494b9def2fadd4dc', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '3a13813fcb60f846ff67fecb6b1e8c51b6ce97a4dea4865b8647ff1455b0c0c6');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 2, 1795119706611, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'createDepartment', 'department', '6aff5a5a494b9def2fadd4dd', 1, 'store createdFor createdAt activeStatus name description isDelete', 'done', '6500474b2185f8ae89e4e772f59c2dd5dbd721937c07611a5a6ec689ef92a7b1');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 3, 1795119706668, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'createDepartment', 'department', '6aff5a5a494b9def2fadd4de', 1, 'store createdFor createdAt activeStatus name isDelete', 'done', '62da545c6856200b917f0fefed1a80012d66986ad5a810419c960e032648f0e3');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 4, 1795119706733, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'updateDepartment', 'department', '6aff5a5a494b9def2fadd4dc', 2, 'name departmentCode', 'done', 'c695b0c069070c11aee8c29ccbb0ea9b26243fc8e51a131745df6c1f97c77654');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 5, 1795119706807, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'updateDepartment', 'department', '6aff5a5a494b9def2fadd4dc', 3, 'description', 'done', '2814f6db579b22f75ab82382273f8baf8f0f6328c478a8cb550288f734d16318');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 6, 1795119706905, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'updateDepartment', 'department', '6aff5a5a494b9def2fadd4de', 2, 'activeStatus isDelete', 'done', '547fecc211f200bce48ed66d6b9700b22f4109e81f7206ff8d6ce35576ae286c');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 7, 1795119706966, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'createServingSizeLevel', 'servingSizeLevel', '6aff5a5a494b9def2fadd4df', 1, 'store createdFor createdAt activeStatus name default', 'done', '61eeb0d3637e418360e384acc2436386ca5a4c500433635fedc285791d1c5845');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 8, 1795119706989, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'createCategory', 'category', '6aff5a5a494b9def2fadd4e0', 1, 'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion', 'done', '1bc0ad8be4faf8180a5903c3b86961cc55bd4398aca14251a7eb4dd4a56f034d');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 9, 1795119707035, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'createModifier', 'modifier', '6aff5a5b494b9def2fadd4e1', 1, 'store createdFor createdAt activeStatus name imageAvailable imageVersion', 'done', 'dd1d737e0da10af6c45455917245b9c6c443cfd39e8d011e2602a73f5eeaab89');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 10, 1795119707070, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'uploadModifierImage', 'modifier', '6aff5a5b494b9def2fadd4e1', 2, 'imageAvailable imageUrl imageExtension imageVersion imageWidth imageHeight', 'done', '33a775608c83af544f9966310b5789afba9b70598d2d83ec564dfee32e42641b');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 11, 1795119707140, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID paymentPaid orderDetails', 'done', '20a9d1b27401bfd5faeed2a034e77a9945dc99bd65d99b1edacd1b8dbeb339e3');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 12, 1795119707191, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'saveWebOrder', 'order', '', 0, 'uniqueOrderID orderDetails deliveryDetail', 'done', 'ffc42997284feb3dbc3586045355da608a6b6795e9de5f0687aa679b440240bc');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 13, 1795119707231, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '6a95c9b55dd9c2fc3aaf8f22d78fb613a68c233d3c4b3b97e3e088832ecb00ee');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 14, 1795119707289, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '5579828b16f15cfc4cfd85f2736bd0500476a7a90e17d3c1b08d619d62b045b2');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 15, 1795119707352, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', '207c98cf8fb81b2ee8e5502f029f48dadb6044facb66acec5df901105fdfbf5d');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 16, 1795119707413, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'addOrUpdateCheck', 'check', '', 0, 'checkID node data', 'done', 'fe24065db6cb3670b5185dac031f67558e36c0b31f82e6336d4e94341af722d7');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 1, 1795119707474, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'pullMenu', 'pull', '', 0, 'copyAll', 'done', '2348e7e4dbb19149db6f3d415e720e6a5190a831bac07520ef3a957f1bd04734');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 17, 1795119707572, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'updateDepartment', 'department', '6aff5a5a494b9def2fadd4dd', 2, 'departmentCode', 'done', '43bf7f95392cdf568a6b41915b5055369bee4c47e8cee5d41785e4618b7583e4');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 2, 1795119707595, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'pullMenu', 'pull', '', 0, 'menuItems', 'done', 'd74212f21bf0ad8989c9b0ec3242c9a92f62a81a13e6e1b78975dee4691af8af');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 18, 1795119707677, '6aff5a5974484943c69adbd0', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'logInAtKiosk', 'kiosk', '', 0, 'emailId deviceId password', 'done', '9a0a404cfacc7f0b7fb768992636cb865f2a74dc98a2b2248653a9f2c803c1cc');
INSERT INTO public.audit VALUES ('6aff5a5974484943c69adbcb', '', 3, 1795119707965, '6aff5a5974484943c69adbcf', '', '127.0.0.0/24', 'cc4228b7a5db196e80f5eec5c570c801', 'pullIntoStores', 'pull', '', 0, 'reason at', 'done', '20c33dee910d7acf6896287de4e526f8b8eabaa42f7a0f9b8ded1dea1249caf4');






INSERT INTO public.audit_hour VALUES ('6aff5a5974484943c69adbcb', '', 1, 498644);
INSERT INTO public.audit_hour VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 1, 498644);
INSERT INTO public.audit_hour VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 1, 498644);















INSERT INTO public.clock_mark VALUES (1613, 1795119708021);



INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '', 'account', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'store', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', 1, 7);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'language', 1, 3);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'role', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'user', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', 0, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'category', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'department', 1, 2);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'servingSizeLevel', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'modifier', 1, 1);
INSERT INTO public.counter VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'category', 1, 1);



INSERT INTO public.day_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20776, 25, 1, 0, 0, 500, 0, 0, 0, 50, 550, 0);
INSERT INTO public.day_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20454, 33, 1, 0, 0, 500, 0, 0, 0, 0, 500, 0);






INSERT INTO public.device VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', '6aff5a5b494b9def2fadd4e9', 'ipad-1', '', 'ipad-1', '', '', '', 1795119707231, 0, 1);
INSERT INTO public.device VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', '6aff5a5b494b9def2fadd4ec', 'ipad-2', '', 'ipad-2', '', '', '', 1795119707289, 0, 1);
INSERT INTO public.device VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', '6aff5a5b494b9def2fadd4fb', 'kiosk-1', 'kiosk-1', '', '', '', '', 1795119707677, 0, 1);






INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '', 1, 1795119706121, 'created', 'account', '6aff5a5974484943c69adbcb', 1, 1, 'operator', 1);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 1, 1795119706123, 'created', 'store', '6aff5a5974484943c69adbcc', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 2, 1795119706128, 'created', 'serviceType', '6aff5a5a74484943c69adbd2', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 3, 1795119706131, 'created', 'serviceType', '6aff5a5a74484943c69adbd3', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 4, 1795119706131, 'created', 'serviceType', '6aff5a5a74484943c69adbd4', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 5, 1795119706132, 'created', 'serviceType', '6aff5a5a74484943c69adbd5', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 6, 1795119706132, 'created', 'serviceType', '6aff5a5a74484943c69adbd6', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 7, 1795119706133, 'created', 'serviceType', '6aff5a5a74484943c69adbd7', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 8, 1795119706133, 'created', 'serviceType', '6aff5a5a74484943c69adbd8', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 9, 1795119706133, 'created', 'language', '6aff5a5a74484943c69adbd9', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 10, 1795119706133, 'created', 'language', '6aff5a5a74484943c69adbda', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 11, 1795119706134, 'created', 'language', '6aff5a5a74484943c69adbdb', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 12, 1795119706134, 'created', 'role', '6aff5a5a74484943c69adbdc', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 13, 1795119706134, 'created', 'user', '6aff5a5a74484943c69adbdd', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 1, 1795119706245, 'created', 'store', '6aff5a5a7e622493429b8c38', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 2, 1795119706248, 'created', 'serviceType', '6aff5a5a7e622493429b8c39', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 3, 1795119706251, 'created', 'serviceType', '6aff5a5a7e622493429b8c3a', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 4, 1795119706251, 'created', 'serviceType', '6aff5a5a7e622493429b8c3b', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 5, 1795119706252, 'created', 'serviceType', '6aff5a5a7e622493429b8c3c', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 6, 1795119706252, 'created', 'serviceType', '6aff5a5a7e622493429b8c3d', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 7, 1795119706252, 'created', 'serviceType', '6aff5a5a7e622493429b8c3e', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 8, 1795119706253, 'created', 'serviceType', '6aff5a5a7e622493429b8c3f', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 9, 1795119706253, 'created', 'language', '6aff5a5a7e622493429b8c40', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 10, 1795119706253, 'created', 'language', '6aff5a5a7e622493429b8c41', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 11, 1795119706253, 'created', 'language', '6aff5a5a7e622493429b8c42', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 12, 1795119706254, 'created', 'role', '6aff5a5a7e622493429b8c43', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 13, 1795119706254, 'created', 'user', '6aff5a5a7e622493429b8c44', 1, 1, 'operator', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 14, 1795119706546, 'created', 'department', '6aff5a5a494b9def2fadd4dc', 1, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 15, 1795119706611, 'created', 'department', '6aff5a5a494b9def2fadd4dd', 1, 1, '6aff5a5974484943c69adbcf', 1);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 16, 1795119706668, 'created', 'department', '6aff5a5a494b9def2fadd4de', 1, 1, '6aff5a5974484943c69adbcf', 2);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 17, 1795119706733, 'updated', 'department', '6aff5a5a494b9def2fadd4dc', 2, 1, '6aff5a5974484943c69adbcf', 3);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 18, 1795119706807, 'updated', 'department', '6aff5a5a494b9def2fadd4dc', 3, 1, '6aff5a5974484943c69adbcf', 4);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 19, 1795119706905, 'inactivated', 'department', '6aff5a5a494b9def2fadd4de', 2, 1, '6aff5a5974484943c69adbcf', 5);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20, 1795119706966, 'created', 'servingSizeLevel', '6aff5a5a494b9def2fadd4df', 1, 1, '6aff5a5974484943c69adbcf', 6);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 21, 1795119706989, 'created', 'category', '6aff5a5a494b9def2fadd4e0', 1, 1, '6aff5a5974484943c69adbcf', 7);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 22, 1795119707035, 'created', 'modifier', '6aff5a5b494b9def2fadd4e1', 1, 1, '6aff5a5974484943c69adbcf', 8);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 23, 1795119707070, 'updated', 'modifier', '6aff5a5b494b9def2fadd4e1', 2, 1, '6aff5a5974484943c69adbcf', 9);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 24, 1795119707140, 'created', 'order', '6aff5a5b494b9def2fadd4e2', 1, 0, '6aff5a5974484943c69adbcf', 10);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 25, 1795119707140, 'created', 'sale', '6aff5a5b494b9def2fadd4e2', 1, 0, '6aff5a5974484943c69adbcf', 10);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 26, 1795119707191, 'created', 'order', '6aff5a5b494b9def2fadd4e5', 1, 0, '6aff5a5974484943c69adbcf', 11);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 27, 1795119707231, 'created', 'device', '6aff5a5b494b9def2fadd4e9', 1, 0, '6aff5a5974484943c69adbcf', 12);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 28, 1795119707231, 'created', 'check', '6aff5a5b494b9def2fadd4e7', 1, 0, '6aff5a5974484943c69adbcf', 12);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 29, 1795119707289, 'created', 'device', '6aff5a5b494b9def2fadd4ec', 1, 0, '6aff5a5974484943c69adbcf', 13);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 30, 1795119707289, 'updated', 'check', '6aff5a5b494b9def2fadd4e7', 2, 0, '6aff5a5974484943c69adbcf', 13);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 31, 1795119707352, 'created', 'check', '6aff5a5b494b9def2fadd4ed', 1, 0, '6aff5a5974484943c69adbcf', 14);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 35, 1795119707677, 'created', 'device', '6aff5a5b494b9def2fadd4fb', 1, 0, '', 17);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 32, 1795119707413, 'closed', 'check', '6aff5a5b494b9def2fadd4ed', 2, 0, '6aff5a5974484943c69adbcf', 15);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 33, 1795119707413, 'created', 'sale', '6aff5a5b494b9def2fadd4ee', 1, 0, '6aff5a5974484943c69adbcf', 15);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 14, 1795119707474, 'created', 'department', '6aff5a5b494b9def2fadd4f4', 1, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 15, 1795119707474, 'created', 'department', '6aff5a5b494b9def2fadd4f5', 1, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 16, 1795119707474, 'created', 'servingSizeLevel', '6aff5a5b494b9def2fadd4f6', 1, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 17, 1795119707474, 'updated', 'language', '6aff5a5a7e622493429b8c40', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 18, 1795119707474, 'updated', 'language', '6aff5a5a7e622493429b8c42', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 19, 1795119707474, 'updated', 'language', '6aff5a5a7e622493429b8c41', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 20, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c3b', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 21, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c3e', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 22, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c39', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 23, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c3d', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 24, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c3a', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 25, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c3c', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 26, 1795119707474, 'updated', 'serviceType', '6aff5a5a7e622493429b8c3f', 2, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 27, 1795119707474, 'created', 'modifier', '6aff5a5b494b9def2fadd4f7', 1, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 28, 1795119707474, 'created', 'category', '6aff5a5b494b9def2fadd4f8', 1, 1, '6aff5a5974484943c69adbcf', 0);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 34, 1795119707572, 'updated', 'department', '6aff5a5a494b9def2fadd4dd', 2, 1, '6aff5a5974484943c69adbcf', 16);
INSERT INTO public.event VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 29, 1795119707595, 'updated', 'department', '6aff5a5b494b9def2fadd4f4', 2, 1, '6aff5a5974484943c69adbcf', 1);






INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcb', 1, 1795119706121, 'operator', '["createdAt","activeStatus","name"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 1, 1795119706123, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd2', 1, 1795119706128, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd3', 1, 1795119706131, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd4', 1, 1795119706131, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd5', 1, 1795119706132, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd6', 1, 1795119706132, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd7', 1, 1795119706133, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd8', 1, 1795119706133, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbd9', 1, 1795119706133, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbda', 1, 1795119706133, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdb', 1, 1795119706134, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdc', 1, 1795119706134, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdd', 1, 1795119706134, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 1, 1795119706245, 'operator', '["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c39', 1, 1795119706248, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3a', 1, 1795119706251, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3b', 1, 1795119706251, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3c', 1, 1795119706252, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3d', 1, 1795119706252, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3e', 1, 1795119706252, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3f', 1, 1795119706253, 'operator', '["store","createdFor","createdAt","activeStatus","name","service","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c40', 1, 1795119706253, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c41', 1, 1795119706253, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c42', 1, 1795119706253, 'operator', '["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c43', 1, 1795119706254, 'operator', '["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c44', 1, 1795119706254, 'operator', '["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4dc', 1, 1795119706546, '6aff5a5974484943c69adbcf', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4dd', 1, 1795119706611, '6aff5a5974484943c69adbcf', '["store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4de', 1, 1795119706668, '6aff5a5974484943c69adbcf', '["store","createdFor","createdAt","activeStatus","name","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4dc', 2, 1795119706733, '6aff5a5974484943c69adbcf', '["name","departmentCode"]', '{"id":"6aff5a5a494b9def2fadd4dc","originalID":"6aff5a5a494b9def2fadd4dc","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.546Z","lastUpdated":"2026-11-19T20:21:46.546Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Food","isDelete":false}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4dc', 3, 1795119706807, '6aff5a5974484943c69adbcf', '["description"]', '{"id":"6aff5a5a494b9def2fadd4dc","originalID":"6aff5a5a494b9def2fadd4dc","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.546Z","lastUpdated":"2026-11-19T20:21:46.733Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4de', 2, 1795119706905, '6aff5a5974484943c69adbcf', '["activeStatus","isDelete"]', '{"id":"6aff5a5a494b9def2fadd4de","originalID":"6aff5a5a494b9def2fadd4de","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.668Z","lastUpdated":"2026-11-19T20:21:46.668Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4df', 1, 1795119706966, '6aff5a5974484943c69adbcf', '["store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4e0', 1, 1795119706989, '6aff5a5974484943c69adbcf', '["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e1', 1, 1795119707035, '6aff5a5974484943c69adbcf', '["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e1', 2, 1795119707070, '6aff5a5974484943c69adbcf', '["imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]', '{"id":"6aff5a5b494b9def2fadd4e1","originalID":"6aff5a5b494b9def2fadd4e1","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.035Z","lastUpdated":"2026-11-19T20:21:47.035Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f4', 1, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f5', 1, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f6', 1, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID","store","createdFor","createdAt","activeStatus","name","default"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c40', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c40","originalID":"6aff5a5a7e622493429b8c40","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:46.253Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c42', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c42","originalID":"6aff5a5a7e622493429b8c42","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:46.253Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c41', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c41","originalID":"6aff5a5a7e622493429b8c41","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:46.253Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3b', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c3b","originalID":"6aff5a5a7e622493429b8c3b","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.251Z","lastUpdated":"2026-11-19T20:21:46.251Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3e', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c3e","originalID":"6aff5a5a7e622493429b8c3e","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.252Z","lastUpdated":"2026-11-19T20:21:46.252Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c39', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c39","originalID":"6aff5a5a7e622493429b8c39","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.248Z","lastUpdated":"2026-11-19T20:21:46.248Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3d', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c3d","originalID":"6aff5a5a7e622493429b8c3d","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.252Z","lastUpdated":"2026-11-19T20:21:46.252Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3a', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c3a","originalID":"6aff5a5a7e622493429b8c3a","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.251Z","lastUpdated":"2026-11-19T20:21:46.251Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3c', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c3c","originalID":"6aff5a5a7e622493429b8c3c","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.252Z","lastUpdated":"2026-11-19T20:21:46.252Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c3f', 2, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID"]', '{"id":"6aff5a5a7e622493429b8c3f","originalID":"6aff5a5a7e622493429b8c3f","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:46.253Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f7', 1, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f8', 1, 1795119707474, '6aff5a5974484943c69adbcf', '["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]', NULL);
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4dd', 2, 1795119707572, '6aff5a5974484943c69adbcf', '["departmentCode"]', '{"id":"6aff5a5a494b9def2fadd4dd","originalID":"6aff5a5a494b9def2fadd4dd","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.611Z","lastUpdated":"2026-11-19T20:21:46.611Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO public.history VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f4', 2, 1795119707595, '6aff5a5974484943c69adbcf', '["departmentCode"]', '{"id":"6aff5a5b494b9def2fadd4f4","originalID":"6aff5a5a494b9def2fadd4dd","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.474Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');



INSERT INTO public.idempotency VALUES ('6aff5a5974484943c69adbcb', 'first', '2d648a80c734dfa38983ec29512305ba98f93a18cebf84c3e1a58aea487ddc4e', '"1.hu84yh3"', '', 1795119706546, '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4dc', 1);
INSERT INTO public.idempotency VALUES ('6aff5a5974484943c69adbcb', 'second', 'db7366d322660ca00479ced018634ead90c84d641343e760f2e1e8992a00ab35', '"2.hu84yh3"', '', 1795119706733, '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4dc', 2);



INSERT INTO public.image VALUES ('6aff5a5974484943c69adbcb', '8cb3b168786e6203c1934cbe1fe2e2dffad22b302a23d010fee639321eaae1df', 'png', 1795119707474, '\x89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');



INSERT INTO public.image_use VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e1', '8cb3b168786e6203c1934cbe1fe2e2dffad22b302a23d010fee639321eaae1df');
INSERT INTO public.image_use VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f7', '8cb3b168786e6203c1934cbe1fe2e2dffad22b302a23d010fee639321eaae1df');



INSERT INTO public.installation VALUES ('release', '1');
INSERT INTO public.installation VALUES ('schema_number', '10');
INSERT INTO public.installation VALUES ('oldest_program', '10');
INSERT INTO public.installation VALUES ('epoch', 'hu84yh3');
INSERT INTO public.installation VALUES ('made_of', '7709974564855890570 00000001 17167 17249');
INSERT INTO public.installation VALUES ('pepper', '77398d69c9f868ec577368ce903eb629bc6d390cc89de777c2b8bee4c2fa2bd6');
INSERT INTO public.installation VALUES ('newest_account', '6aff5a5974484943c69adbcb');
INSERT INTO public.installation VALUES ('ran_ms', '1613');



INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '', 'erasure', 1795119766410, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '', 'pulls', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '', 'retention', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '', 'settle_balances', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'due_orders', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'sought_orders', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'due_orders', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'sought_orders', 1795119766422, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'deliver_webhooks', 1795119766427, '', 0, 0, 0, 0, 0, '', 0, 0);
INSERT INTO public.job VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'deliver_webhooks', 1795119766441, '', 0, 0, 0, 0, 0, '', 0, 0);









INSERT INTO public.kiosk_token VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'f4946ab8cd225bd829161506106d32fa3efbbed219492b4e9864d5558c019cde', 'kiosk-1', '6aff5a5974484943c69adbd1', '6aff5a5974484943c69adbce', 1795119707677, 1795724507677, 0, 'hu84yh3');






INSERT INTO public.licence VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', '6b6f353078c2916972e34802dea6a79a20c11c708050f6c309d40c0c4ca6fab5', 10, 1795119706136, '6aff5a5974484943c69adbd1', 0);















INSERT INTO public.pos_check VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e7', '6aff5a5974484943c69adbcc', 'T1', 2, 'active', 30, 1767225600000, 20454, 1795119707289, 0, 2, 'EUR', '6aff5a5b494b9def2fadd4e8', 1, 0, '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}', '\x00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO public.pos_check VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4ed', '6aff5a5974484943c69adbcc', 'T2', 2, 'closed', 32, 1767225600000, 20454, 1795119707413, 1795119707413, 2, 'EUR', '6aff5a5b494b9def2fadd4ee', 0, 2, '', '', '\x00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001', 'e7b950d2b57834a5882778440dbc121c', '\x0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');






INSERT INTO public.pos_check_conflict VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f3', '6aff5a5974484943c69adbcc', '6aff5a5b494b9def2fadd4ed', 'T2', 0, 1, 'ipad-1', '["la"]', 'open', 1795119707413, 0, '', 'line', '9d74513d90674858d39f273ce1a963f9', '6aff5a5b494b9def2fadd4ed', 'la');



INSERT INTO public.pos_check_node VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e7', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO public.pos_check_node VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4ed', '21fe9911b464f764f3f1a73ef6fccf02', '\x0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');



INSERT INTO public.pos_check_submission VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e7', 1, 'ipad-1', 1767225600000, 1767225600000, 1795119707231, '06c5d0fc5a0023223e22757b7d8b33d3', 1, '[]', '[]', '6aff5a5974484943c69adbcf', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e7', 2, 'ipad-2', 1767225600000, 1767225600000, 1795119707289, '846396045f4c25c967c289a6ed528b5b', 1, '[]', '[]', '6aff5a5974484943c69adbcf', 1767225600000, 0, 0, 0, '[]', '\x0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T1","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4ed', 1, 'ipad-1', 1767225600000, 1767225600000, 1795119707352, '2f9378a7af2bb4f88e7af3d4fc23bd81', 1, '[]', '[]', '6aff5a5974484943c69adbcf', 1767225600000, 0, 0, 0, '[]', '\x0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-1"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO public.pos_check_submission VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4ed', 2, 'ipad-2', 1767225600000, 1767225600000, 1795119707413, '1e2a410e5b1ee2d1ec9ae50840e4680e', 1, '[]', '[]', '6aff5a5974484943c69adbcf', 1767225600000, 0, 0, 0, '[]', '\x000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000', '{"checkID":"T2","node":"ipad-2"}', '{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');



INSERT INTO public.pull VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 1, '6aff5a5b494b9def2fadd4f9', '6aff5a5974484943c69adbcc', '6aff5a5974484943c69adbcf', '["copyAll"]', '{"pullId":"6aff5a5b494b9def2fadd4f9","store":"6aff5a5a7e622493429b8c38","sourceStore":"6aff5a5974484943c69adbcc","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6aff5a5a74484943c69adbd9","id":"6aff5a5a7e622493429b8c40","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6aff5a5a74484943c69adbdb","id":"6aff5a5a7e622493429b8c42","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6aff5a5a74484943c69adbda","id":"6aff5a5a7e622493429b8c41","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd4","id":"6aff5a5a7e622493429b8c3b","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd7","id":"6aff5a5a7e622493429b8c3e","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd2","id":"6aff5a5a7e622493429b8c39","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd6","id":"6aff5a5a7e622493429b8c3d","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd3","id":"6aff5a5a7e622493429b8c3a","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd5","id":"6aff5a5a7e622493429b8c3c","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a5a74484943c69adbd8","id":"6aff5a5a7e622493429b8c3f","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795119707474, 0, 15);
INSERT INTO public.pull VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 2, '6aff5a5b494b9def2fadd4fa', '6aff5a5974484943c69adbcc', '6aff5a5974484943c69adbcf', '["menuItems"]', '{"pullId":"6aff5a5b494b9def2fadd4fa","store":"6aff5a5a7e622493429b8c38","sourceStore":"6aff5a5974484943c69adbcc","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}', 1795119707595, 0, 1);



INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f5', 'department', '6aff5a5a494b9def2fadd4dc', '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4dc', 3, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f6', 'servingSizeLevel', '6aff5a5a494b9def2fadd4df', '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4df', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c40', 'language', '6aff5a5a74484943c69adbd9', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd9', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c42', 'language', '6aff5a5a74484943c69adbdb', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbdb', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c41', 'language', '6aff5a5a74484943c69adbda', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbda', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c3b', 'serviceType', '6aff5a5a74484943c69adbd4', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd4', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c3e', 'serviceType', '6aff5a5a74484943c69adbd7', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd7', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c39', 'serviceType', '6aff5a5a74484943c69adbd2', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd2', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c3d', 'serviceType', '6aff5a5a74484943c69adbd6', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd6', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c3a', 'serviceType', '6aff5a5a74484943c69adbd3', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd3', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c3c', 'serviceType', '6aff5a5a74484943c69adbd5', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd5', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5a7e622493429b8c3f', 'serviceType', '6aff5a5a74484943c69adbd8', '6aff5a5974484943c69adbcc', '6aff5a5a74484943c69adbd8', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f7', 'modifier', '6aff5a5b494b9def2fadd4e1', '6aff5a5974484943c69adbcc', '6aff5a5b494b9def2fadd4e1', 2, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f8', 'category', '6aff5a5a494b9def2fadd4e0', '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4e0', 1, 1);
INSERT INTO public.pull_link VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f4', 'department', '6aff5a5a494b9def2fadd4dd', '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4dd', 2, 1);



INSERT INTO public.pull_run VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4fc', 1, '6aff5a5974484943c69adbcc', '6aff5a5974484943c69adbcf', '["reason"]', 1795119707965, 1795206107000, 'scheduled', 0, 0);



INSERT INTO public.pull_run_store VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4fc', '6aff5a5a7e622493429b8c38', 1, 'pending', 0, 0, 0, '', '');



INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c39', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c3a', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c3b', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c3c', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c3d', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c3e', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c3f', 'serviceType', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c40', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c41', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5a7e622493429b8c42', 'language', 1, 2, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5b494b9def2fadd4f4', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5b494b9def2fadd4f5', 'department', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5b494b9def2fadd4f6', 'servingSizeLevel', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5b494b9def2fadd4f7', 'modifier', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4f9', '6aff5a5b494b9def2fadd4f8', 'category', 0, 1, '', '', '', 0, 1);
INSERT INTO public.pulled_record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', '6aff5a5b494b9def2fadd4fa', '6aff5a5b494b9def2fadd4f4', 'department', 1, 2, '6aff5a5a494b9def2fadd4dd', '6aff5a5974484943c69adbcc', '6aff5a5a494b9def2fadd4dd', 1, 1);









INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '', 'account', '6aff5a5974484943c69adbcb', 1, '', 'trattoria', 'trattoria', 'trattoria', 1, 1, 1, '', '{"id":"6aff5a5974484943c69adbcb","originalID":"6aff5a5974484943c69adbcb","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.121Z","lastUpdated":"2026-11-19T20:21:46.121Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'store', '6aff5a5974484943c69adbcc', 1, '', 'old town', 'old town', 'old town', 1, 1, 1, '', '{"id":"6aff5a5974484943c69adbcc","originalID":"6aff5a5974484943c69adbcc","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.123Z","lastUpdated":"2026-11-19T20:21:46.123Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd2', 1, '', 'dine in', 'dine in', 'dine intableservice', 1, 2, 1, '', '{"id":"6aff5a5a74484943c69adbd2","originalID":"6aff5a5a74484943c69adbd2","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.128Z","lastUpdated":"2026-11-19T20:21:46.128Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd3', 1, '', 'qsr', 'qsr', 'qsrqsr', 1, 3, 1, '', '{"id":"6aff5a5a74484943c69adbd3","originalID":"6aff5a5a74484943c69adbd3","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.131Z","lastUpdated":"2026-11-19T20:21:46.131Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd4', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 1, 4, 1, '', '{"id":"6aff5a5a74484943c69adbd4","originalID":"6aff5a5a74484943c69adbd4","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.131Z","lastUpdated":"2026-11-19T20:21:46.131Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd5', 1, '', 'to go', 'to go', 'to gotogo', 1, 5, 1, '', '{"id":"6aff5a5a74484943c69adbd5","originalID":"6aff5a5a74484943c69adbd5","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.132Z","lastUpdated":"2026-11-19T20:21:46.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd6', 1, '', 'for here', 'for here', 'for hereforhere', 1, 6, 1, '', '{"id":"6aff5a5a74484943c69adbd6","originalID":"6aff5a5a74484943c69adbd6","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.132Z","lastUpdated":"2026-11-19T20:21:46.132Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd7', 1, '', 'delivery', 'delivery', 'deliverydelivery', 1, 7, 1, '', '{"id":"6aff5a5a74484943c69adbd7","originalID":"6aff5a5a74484943c69adbd7","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.133Z","lastUpdated":"2026-11-19T20:21:46.133Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'serviceType', '6aff5a5a74484943c69adbd8', 1, '', 'web order', 'web order', 'web orderweborder', 1, 8, 1, '', '{"id":"6aff5a5a74484943c69adbd8","originalID":"6aff5a5a74484943c69adbd8","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.133Z","lastUpdated":"2026-11-19T20:21:46.133Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'language', '6aff5a5a74484943c69adbd9', 1, '', 'english', 'english', 'englishenenglish', 1, 9, 1, '', '{"id":"6aff5a5a74484943c69adbd9","originalID":"6aff5a5a74484943c69adbd9","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.133Z","lastUpdated":"2026-11-19T20:21:46.133Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'language', '6aff5a5a74484943c69adbda', 1, '', 'spanish', 'spanish', 'spanishesespanol', 1, 10, 1, '', '{"id":"6aff5a5a74484943c69adbda","originalID":"6aff5a5a74484943c69adbda","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.133Z","lastUpdated":"2026-11-19T20:21:46.133Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'language', '6aff5a5a74484943c69adbdb', 1, '', 'french', 'french', 'frenchfrfrancais', 1, 11, 1, '', '{"id":"6aff5a5a74484943c69adbdb","originalID":"6aff5a5a74484943c69adbdb","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.134Z","lastUpdated":"2026-11-19T20:21:46.134Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'role', '6aff5a5a74484943c69adbdc', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6aff5a5a74484943c69adbdc","originalID":"6aff5a5a74484943c69adbdc","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.134Z","lastUpdated":"2026-11-19T20:21:46.134Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'user', '6aff5a5a74484943c69adbdd', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6aff5a5a74484943c69adbdd","originalID":"6aff5a5a74484943c69adbdd","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.134Z","lastUpdated":"2026-11-19T20:21:46.134Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6aff5a5a74484943c69adbdc"],"signIn":"6aff5a5974484943c69adbcd"}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'store', '6aff5a5a7e622493429b8c38', 1, '', 'uptown', 'uptown', 'uptown', 1, 1, 1, '', '{"id":"6aff5a5a7e622493429b8c38","originalID":"6aff5a5a7e622493429b8c38","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.245Z","lastUpdated":"2026-11-19T20:21:46.245Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'role', '6aff5a5a7e622493429b8c43', 1, '', 'owner', 'owner', 'owner', 1, 12, 1, '', '{"id":"6aff5a5a7e622493429b8c43","originalID":"6aff5a5a7e622493429b8c43","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.254Z","lastUpdated":"2026-11-19T20:21:46.254Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'user', '6aff5a5a7e622493429b8c44', 1, '', '', 'owner', 'ownerowner', 1, 13, 1, '', '{"id":"6aff5a5a7e622493429b8c44","originalID":"6aff5a5a7e622493429b8c44","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.254Z","lastUpdated":"2026-11-19T20:21:46.254Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6aff5a5a7e622493429b8c43"],"signIn":"6aff5a5974484943c69adbcd"}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', '6aff5a5a494b9def2fadd4dc', 1, '', 'kitchen', 'kitchen', 'kitchenk', 3, 18, 1, '', '{"id":"6aff5a5a494b9def2fadd4dc","originalID":"6aff5a5a494b9def2fadd4dc","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.546Z","lastUpdated":"2026-11-19T20:21:46.807Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', '6aff5a5a494b9def2fadd4de', 0, '', 'garden', 'garden', 'garden', 2, 19, 1, '', '{"id":"6aff5a5a494b9def2fadd4de","originalID":"6aff5a5a494b9def2fadd4de","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T20:21:46.668Z","lastUpdated":"2026-11-19T20:21:46.905Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'servingSizeLevel', '6aff5a5a494b9def2fadd4df', 1, '', 'large', 'large', 'large', 1, 20, 1, '', '{"id":"6aff5a5a494b9def2fadd4df","originalID":"6aff5a5a494b9def2fadd4df","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.966Z","lastUpdated":"2026-11-19T20:21:46.966Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'category', '6aff5a5a494b9def2fadd4e0', 1, '', 'pizza', 'pizza', 'pizza', 1, 21, 1, '1', '{"id":"6aff5a5a494b9def2fadd4e0","originalID":"6aff5a5a494b9def2fadd4e0","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.989Z","lastUpdated":"2026-11-19T20:21:46.989Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Pizza","level":1,"department":"6aff5a5a494b9def2fadd4dc","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'department', '6aff5a5b494b9def2fadd4f5', 1, '', 'kitchen', 'kitchen', 'kitchenk', 1, 15, 1, '', '{"id":"6aff5a5b494b9def2fadd4f5","originalID":"6aff5a5a494b9def2fadd4dc","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.474Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'servingSizeLevel', '6aff5a5b494b9def2fadd4f6', 1, '', 'large', 'large', 'large', 1, 16, 1, '', '{"id":"6aff5a5b494b9def2fadd4f6","originalID":"6aff5a5a494b9def2fadd4df","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.474Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Large","default":true}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', '6aff5a5a494b9def2fadd4dd', 1, '', 'bar', 'bar', 'barb', 2, 34, 1, '', '{"id":"6aff5a5a494b9def2fadd4dd","originalID":"6aff5a5a494b9def2fadd4dd","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.611Z","lastUpdated":"2026-11-19T20:21:47.572Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'department', '6aff5a5b494b9def2fadd4f4', 1, '', 'bar', 'bar', 'barb', 2, 29, 1, '', '{"id":"6aff5a5b494b9def2fadd4f4","originalID":"6aff5a5a494b9def2fadd4dd","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.474Z","lastUpdated":"2026-11-19T20:21:47.595Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'modifier', '6aff5a5b494b9def2fadd4e1', 1, '', 'olives', 'olives', 'olives', 2, 23, 1, '', '{"id":"6aff5a5b494b9def2fadd4e1","originalID":"6aff5a5b494b9def2fadd4e1","store":"6aff5a5974484943c69adbcc","createdFor":"6aff5a5974484943c69adbcc","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.035Z","lastUpdated":"2026-11-19T20:21:47.070Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6aff5a5974484943c69adbcb/8cb3b168786e6203c1934cbe1fe2e2dffad22b302a23d010fee639321eaae1df.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'language', '6aff5a5a7e622493429b8c40', 1, '', 'english', 'english', 'englishenenglish', 2, 17, 1, '', '{"id":"6aff5a5a7e622493429b8c40","originalID":"6aff5a5a74484943c69adbd9","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'language', '6aff5a5a7e622493429b8c42', 1, '', 'french', 'french', 'frenchfrfrancais', 2, 18, 1, '', '{"id":"6aff5a5a7e622493429b8c42","originalID":"6aff5a5a74484943c69adbdb","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'language', '6aff5a5a7e622493429b8c41', 1, '', 'spanish', 'spanish', 'spanishesespanol', 2, 19, 1, '', '{"id":"6aff5a5a7e622493429b8c41","originalID":"6aff5a5a74484943c69adbda","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c3b', 1, '', 'bar tab', 'bar tab', 'bar tabbartab', 2, 20, 1, '', '{"id":"6aff5a5a7e622493429b8c3b","originalID":"6aff5a5a74484943c69adbd4","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.251Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c3e', 1, '', 'delivery', 'delivery', 'deliverydelivery', 2, 21, 1, '', '{"id":"6aff5a5a7e622493429b8c3e","originalID":"6aff5a5a74484943c69adbd7","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.252Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c39', 1, '', 'dine in', 'dine in', 'dine intableservice', 2, 22, 1, '', '{"id":"6aff5a5a7e622493429b8c39","originalID":"6aff5a5a74484943c69adbd2","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.248Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c3d', 1, '', 'for here', 'for here', 'for hereforhere', 2, 23, 1, '', '{"id":"6aff5a5a7e622493429b8c3d","originalID":"6aff5a5a74484943c69adbd6","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.252Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c3a', 1, '', 'qsr', 'qsr', 'qsrqsr', 2, 24, 1, '', '{"id":"6aff5a5a7e622493429b8c3a","originalID":"6aff5a5a74484943c69adbd3","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.251Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c3c', 1, '', 'to go', 'to go', 'to gotogo', 2, 25, 1, '', '{"id":"6aff5a5a7e622493429b8c3c","originalID":"6aff5a5a74484943c69adbd5","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.252Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'serviceType', '6aff5a5a7e622493429b8c3f', 1, '', 'web order', 'web order', 'web orderweborder', 2, 26, 1, '', '{"id":"6aff5a5a7e622493429b8c3f","originalID":"6aff5a5a74484943c69adbd8","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:46.253Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"operator","modifiedBy":"6aff5a5974484943c69adbcf","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'modifier', '6aff5a5b494b9def2fadd4f7', 1, '', 'olives', 'olives', 'olives', 1, 27, 1, '', '{"id":"6aff5a5b494b9def2fadd4f7","originalID":"6aff5a5b494b9def2fadd4e1","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.474Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6aff5a5974484943c69adbcb/8cb3b168786e6203c1934cbe1fe2e2dffad22b302a23d010fee639321eaae1df.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO public.record VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 'category', '6aff5a5b494b9def2fadd4f8', 1, '', 'pizza', 'pizza', 'pizza', 1, 28, 1, '1', '{"id":"6aff5a5b494b9def2fadd4f8","originalID":"6aff5a5a494b9def2fadd4e0","store":"6aff5a5a7e622493429b8c38","createdFor":"6aff5a5a7e622493429b8c38","ownedBy":"6aff5a5974484943c69adbcb","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:47.474Z","lastUpdated":"2026-11-19T20:21:47.474Z","createdBy":"6aff5a5974484943c69adbcf","modifiedBy":"6aff5a5974484943c69adbcf","revision":1,"name":"Pizza","level":1,"department":"6aff5a5b494b9def2fadd4f5","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');






INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdc', 'managesStaff', '6aff5a5974484943c69adbcc', 'role', 'store');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdc', 'allPrivileges', '6aff5a5974484943c69adbcc', 'role', 'store');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdd', 'roles', '6aff5a5a74484943c69adbdc', 'user', 'role');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a74484943c69adbdd', 'signIn', '6aff5a5974484943c69adbcd', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c43', 'managesStaff', '6aff5a5a7e622493429b8c38', 'role', 'store');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c43', 'allPrivileges', '6aff5a5a7e622493429b8c38', 'role', 'store');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c44', 'roles', '6aff5a5a7e622493429b8c43', 'user', 'role');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c44', 'signIn', '6aff5a5974484943c69adbcd', 'user', 'signIn');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4df', 'default', '6aff5a5974484943c69adbcc', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a494b9def2fadd4e0', 'department', '6aff5a5a494b9def2fadd4dc', 'category', 'department');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f6', 'default', '6aff5a5a7e622493429b8c38', 'servingSizeLevel', 'store');
INSERT INTO public.reference VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4f8', 'department', '6aff5a5b494b9def2fadd4f5', 'category', 'department');









INSERT INTO public.sale VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e2', '6aff5a5974484943c69adbcc', 1, 'paid', 'CLOSED', '', '', '', 'EUR', 20776, 1, '6aff5a5974484943c69adbcf', 1795119707140, 1795119707140, 'order', '1', 1795119707140, 1281, 1795119707140, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 50, 550, 0, 0);
INSERT INTO public.sale VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4ee', '6aff5a5974484943c69adbcc', 2, 'T2', 'CLOSED', '', '', '', 'EUR', 20454, 1, '6aff5a5974484943c69adbcf', 1795119707413, 1795119707413, 'check', '2', 1767225600000, 60, 1767225600000, '', '', '', '', '', '', '', '', '', '', 0, 500, 0, 0, 0, 0, 500, 0, 0);



INSERT INTO public.sale_part VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20776, 1, 0, 0, 0, 1, '1', '', 'Soup', 1, 500, 500, 0, 0, 0, 50, 0, '', '', '', '', '', '', 0, 1281, 0, '', '', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.sale_part VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20454, 2, 0, 0, 0, 1, 'b', '', 'Soup', 1, 500, 500, 0, 0, 0, 0, 0, '', '', '', '', '', '', 0, 60, 0, '', '', NULL, NULL, NULL, NULL, NULL, NULL);



INSERT INTO public.sale_payment VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20776, 1, 0, 1, '6aff5a5b494b9def2fadd4e4', 'Other', '', 550, 0, 1795119707140);
INSERT INTO public.sale_payment VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20454, 2, 0, 1, 'paid', '', '', 500, 0, 0);



INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'category', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'subcategory', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'item', 20776, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'employee', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'service_type', 20776, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'hour', 20776, '21', '', '', '', '', 1, 1, 500, 0, 0, 0, 50);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'department', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'category', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'subcategory', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'item', 20454, '', '', '', '', 'Soup', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'employee', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'service_type', 20454, '', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);
INSERT INTO public.sale_sum VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 'hour', 20454, '1', '', '', '', '', 1, 1, 500, 0, 0, 0, 0);



INSERT INTO public.sale_tax VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 20776, 1, 0, 0, 1, 'VAT', '', 10000, 0, 500, 50);



INSERT INTO public.scope VALUES ('6aff5a5974484943c69adbcb', '6aff5a5a7e622493429b8c38', 29, 29, 2, 'd74212f21bf0ad8989c9b0ec3242c9a92f62a81a13e6e1b78975dee4691af8af', 498644);
INSERT INTO public.scope VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcc', 35, 34, 18, '9a0a404cfacc7f0b7fb768992636cb865f2a74dc98a2b2248653a9f2c803c1cc', 498644);
INSERT INTO public.scope VALUES ('6aff5a5974484943c69adbcb', '', 1, 1, 3, '20c33dee910d7acf6896287de4e526f8b8eabaa42f7a0f9b8ded1dea1249caf4', 498644);






INSERT INTO public.sign_in VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcd', '', 'owner@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$aGzEI+K0iTy88Jj0BW/Ijw$XRHyXdDff+0N+ouknUtjMJsnf1Q8Y4iulHDxVt+rGbs', 'owner', 1, 1795119706136, '', '', 0, 0);
INSERT INTO public.sign_in VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbce', '6aff5a5974484943c69adbcc', 'kiosk@trattoria.example', '$argon2id$v=19$m=65536,t=2,p=1$COQlEwFH3hHK21ZvvOGs3g$ORV4pFdRFTAvMhC4KS3uQAxCgelCV1OTpgGRdfR90FU', 'kiosk', 1, 1795119706136, '', '', 0, 0);






INSERT INTO public.sign_in_turn VALUES ('', 'people');





















INSERT INTO public.web_of_copies VALUES ('6aff5a5974484943c69adbcb', '6aff5a5974484943c69adbcb', 2);



INSERT INTO public.web_order VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e2', '6aff5a5974484943c69adbcc', 'paid', 1, '6e917905437dae42be41c2f69c1f1263b5a20f66b6329f6e9848bc7ff3f9be5c', 1, 1, 1, 1, 1795119707140, 1795119707140, 1795119707140, 1795119707140, 0, 0, 0, '', 0, 'EUR', '', '', '6aff5a5b494b9def2fadd4e2', 550, 0, 0, 550, 1, '', 0, 0, 1, '{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6aff5a5b494b9def2fadd4e4","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6aff5a5974484943c69adbcf","date":"2026-11-19T20:21:47.140Z"}],"isRefunded":false,"refund":[],"saleId":"6aff5a5b494b9def2fadd4e2","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6aff5a5974484943c69adbcf","date":"2026-11-19T20:21:47.140Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T20:21:47.140Z"}', '




paid
', 1, 1);
INSERT INTO public.web_order VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e5', '6aff5a5974484943c69adbcc', 'later', 2, '481bdb88c706565c239a47ca137fc67313b97b66f2b883f1057e053f72ff4d06', 10, 0, 1, 1, 1795119707191, 1795119707191, 0, 0, 0, 4070944800000, 0, '', 0, 'EUR', '', '', '6aff5a5b494b9def2fadd4e5', 500, 0, 0, 0, 1, '', 0, 0, 0, '{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6aff5a5974484943c69adbcf","date":"2026-11-19T20:21:47.191Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T20:21:47.191Z"}', '




later
', 1, 0);



INSERT INTO public.web_order_text VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e2', '{"id":"6aff5a5b494b9def2fadd4e2","uniqueOrderID":"paid","orderDetails":[{"_id":"6aff5a5b494b9def2fadd4e3","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6aff5a5974484943c69adbcc","dateCreated":"2026-11-19T20:21:47.140Z","createdBy":"6aff5a5974484943c69adbcf","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;', '{"uniqueOrderID":"paid","orderDetails":[{"_id":"6aff5a5b494b9def2fadd4e3","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO public.web_order_text VALUES ('6aff5a5974484943c69adbcb', '6aff5a5b494b9def2fadd4e5', '{"id":"6aff5a5b494b9def2fadd4e5","uniqueOrderID":"later","orderDetails":[{"_id":"6aff5a5b494b9def2fadd4e6","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6aff5a5974484943c69adbcc","dateCreated":"2026-11-19T20:21:47.191Z","createdBy":"6aff5a5974484943c69adbcf","scheduledFor":"2099-01-01T11:00:00.000Z"}', '1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;', '{"uniqueOrderID":"later","orderDetails":[{"_id":"6aff5a5b494b9def2fadd4e6","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');









ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_hash UNIQUE (hash);



ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (account, id);



ALTER TABLE ONLY public.audit_base
    ADD CONSTRAINT audit_base_pkey PRIMARY KEY (account, store);



ALTER TABLE ONLY public.audit_hour
    ADD CONSTRAINT audit_hour_key PRIMARY KEY (account, store, number);



ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_key PRIMARY KEY (account, store, number);



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



ALTER TABLE ONLY public.pairing_code
    ADD CONSTRAINT pairing_code_pkey PRIMARY KEY (hash);



ALTER TABLE ONLY public.pairing
    ADD CONSTRAINT pairing_pkey PRIMARY KEY (account, id);



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



ALTER TABLE ONLY public.sale
    ADD CONSTRAINT sale_key PRIMARY KEY (account, id);



ALTER TABLE ONLY public.sale_part
    ADD CONSTRAINT sale_part_pkey PRIMARY KEY (account, store, business_day, sale, kind, line, number);



ALTER TABLE ONLY public.sale_payment
    ADD CONSTRAINT sale_payment_pkey1 PRIMARY KEY (account, store, business_day, sale, number);



ALTER TABLE ONLY public.sale_sum
    ADD CONSTRAINT sale_sum_pkey PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory);



ALTER TABLE ONLY public.sale_tax
    ADD CONSTRAINT sale_tax_pkey1 PRIMARY KEY (account, store, business_day, sale, line, number);



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



ALTER TABLE ONLY public.web_order
    ADD CONSTRAINT web_order_key PRIMARY KEY (account, id);



ALTER TABLE ONLY public.web_order_text
    ADD CONSTRAINT web_order_text_pkey PRIMARY KEY (account, id);



ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (account, store, name);



ALTER TABLE ONLY public.webhook_settings
    ADD CONSTRAINT webhook_settings_pkey PRIMARY KEY (account, store);



CREATE INDEX audit_hour_of ON public.audit_hour USING btree (account, store, hour, number);



CREATE INDEX audit_id ON public.audit USING btree (account, store, id, number) WHERE (id <> ''::text);



CREATE INDEX audit_outcome ON public.audit USING btree (account, store, outcome, number) WHERE (outcome <> 'done'::text);



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



CREATE INDEX pairing_code_age ON public.pairing_code USING btree (account, expires_ms);



CREATE INDEX pairing_code_of ON public.pairing_code USING btree (account, pairing);



CREATE INDEX pairing_store ON public.pairing USING btree (account, store, id);



CREATE UNIQUE INDEX pairing_token ON public.pairing USING btree (account, token) WHERE (token <> ''::text);



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



CREATE INDEX web_order_hour ON public.web_order USING btree (account, store, placed_ms, number) WHERE (begins_hour = 1);



CREATE INDEX web_order_open ON public.web_order USING btree (account, store, number) WHERE (finished_ms = 0);



CREATE UNIQUE INDEX web_order_sale ON public.web_order USING btree (account, sale) WHERE ((sale <> ''::text) AND (sale <> id));



CREATE INDEX web_order_sought ON public.web_order USING btree (account, store, number, placed_ms, total, sought);



CREATE UNIQUE INDEX web_order_unique_id ON public.web_order USING btree (account, store, unique_id, is_shop) WHERE (unique_id <> ''::text);



CREATE INDEX web_order_unsought ON public.web_order USING btree (account, store, number) WHERE (sought_revision <> text_revision);




