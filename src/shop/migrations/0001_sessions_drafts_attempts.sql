-- Up Migration

-- A browser on its way to a session: what was typed on intro and welcome, and the challenge it
-- waits on. The cookie's value is never stored, only its hash.
create table shop.sign_ins (
  id_hash bytea primary key constraint id_hash_is_sha256 check (length(id_hash) = 32),
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_ins_by_expiry on shop.sign_ins (expires_at);

-- One row per signed-in browser. Ending a session here ends it everywhere.
create table shop.sessions (
  id_hash bytea primary key constraint id_hash_is_sha256 check (length(id_hash) = 32),
  user_id uuid not null,
  -- member token, customer token and name: worthless without the server's key
  sealed bytea not null,
  is_cs boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_member on shop.sessions (user_id) where ended_at is null;

-- The unfinished order of a member: what was chosen and typed so far. One for each member, on
-- whatever device it was begun.
create table shop.drafts (
  user_id uuid primary key,
  sealed bytea not null,
  updated_at timestamptz not null default now()
);

-- Which commerce customer stands for which member. The address is random and belongs to that
-- member alone: contacts are shared by families, this is not.
create table shop.member_customers (
  user_id uuid primary key,
  customer_email text not null unique,
  created_at timestamptz not null default now()
);

-- One row per try to place an order, so that a crash between two systems can be resolved.
-- At most one is open for each member: two devices cannot order at once.
create table shop.order_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  cart_id text not null constraint cart_id_is_masked check (length(cart_id) = 32),
  store text not null,
  expected_total_minor bigint not null constraint total_not_negative check (expected_total_minor >= 0),
  -- where the confirmation goes: the session that could tell it may be gone by then
  sealed_contact bytea,
  idempotency_key text not null constraint key_is_long_enough check (length(idempotency_key) between 16 and 64),
  state text not null default 'open' constraint known_state check (state in ('open', 'placed', 'refused')),
  order_number text,
  refused_because text,
  started_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint placed_has_number check ((state = 'placed') = (order_number is not null)),
  constraint closed_has_time check ((state = 'open') = (closed_at is null))
);
create unique index one_open_attempt_per_member on shop.order_attempts (user_id) where state = 'open';
create unique index one_order_number on shop.order_attempts (order_number) where order_number is not null;
create index attempts_by_member on shop.order_attempts (user_id, started_at desc);

-- Append-only: who did what to whose data, and how it ended.
create table shop.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text,
  outcome text not null constraint known_outcome check (outcome in ('ok', 'refused', 'failed')),
  reason text
);
create index audit_by_subject on shop.audit (subject, at);
create function shop.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end $$;
create trigger audit_is_append_only before update or delete or truncate on shop.audit
  for each statement execute function shop.refuse_change();

-- Messages that left, one row for each dedupe key: a job that runs twice sends once.
-- In demo mode the text is kept (sealed) and shown on the outbox page.
create table shop.messages (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  channel text not null constraint known_channel check (channel in ('email', 'sms')),
  sealed bytea,
  created_at timestamptz not null default now()
);

-- Switches of the running shop; the curtain is one.
create table shop.switches (
  name text primary key,
  is_on boolean not null,
  changed_at timestamptz not null default now()
);

-- What browsers report of failed actions, without health data; kept 30 days.
create table shop.reported_errors (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  request_id text not null,
  error_type text not null,
  message text not null,
  user_id uuid
);
create index reported_errors_by_time on shop.reported_errors (at);

-- Counts by network address, in the shape that rate-limiter-flexible keeps them.
create table shop.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Proofs of work that were used; each counts once.
create table shop.used_proofs (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_proofs_by_expiry on shop.used_proofs (expires_at);
