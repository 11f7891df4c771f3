-- Up Migration

-- Nothing is sent to commerce for such an attempt until its payment is authorised.
alter table shop.order_attempts add column is_paid_first boolean not null default false;

-- What is paid on a provider's page: one payment for each attempt, and no card.
create table shop.payments (
  attempt_id uuid primary key references shop.order_attempts (id),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  state text not null default 'opening'
    check (state in ('opening', 'open', 'authorised', 'captured', 'returned', 'refunded', 'ended')),
  -- what is to become of it, decided once: an order takes it, or nobody does;
  -- only the cancelling of its order turns the first into the second
  goal text check (goal in ('capture', 'return')),
  session_id text unique,
  page_url text,
  intent_id text unique,
  open_until timestamptz,
  -- when the provider was last asked about an open page
  looked_at timestamptz,
  created_at timestamptz not null default now(),
  authorised_at timestamptz,
  changed_at timestamptz not null default now()
);

create index payments_under_way on shop.payments (changed_at)
  where state in ('opening', 'open', 'authorised') or goal = 'return' and state = 'captured';

-- Notices of the provider that were taken, so that each is taken once.
create table shop.payment_notices (
  id text primary key,
  at timestamptz not null default now()
);
