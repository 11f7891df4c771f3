-- Up Migration

create schema if not exists member_data;

-- Who is in the plan. What tells a person (member id, names, contacts, address) is sealed in one
-- piece and gone once deleted; the fingerprints stay, so that a deleted member who signs in can
-- be told so. Contacts are shared in families, so they are not unique.
create table member_data.members (
  id uuid primary key default gen_random_uuid(),
  member_id_fingerprint text not null constraint member_id_is_unique unique,
  email_fingerprint text,
  phone_fingerprint text,
  sealed bytea,
  plan text not null,
  plan_ends_on date,
  standing text not null default 'good' constraint known_standing check (standing in ('good', 'on_hold')),
  is_cs boolean not null default false,
  locale text not null default 'en' constraint known_locale check (locale in ('en', 'de')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  constraint deleted_is_erased check ((deleted_at is null) = (sealed is not null))
);

-- The last use of the benefit. A released one (its order was cancelled) keeps the order number,
-- so that a late repetition of the same write does not bring it back.
create table member_data.redemptions (
  member_id uuid primary key references member_data.members (id) on delete cascade,
  status text not null constraint known_status check (status in ('redeemed', 'available')),
  redeemed_at timestamptz not null,
  partner text not null,
  order_number text,
  updated_at timestamptz not null default clock_timestamp()
);

-- Every version of a member's prescription; the newest is in force.
create table member_data.prescriptions (
  id uuid primary key,
  member_id uuid not null references member_data.members (id) on delete cascade,
  version bigint generated always as identity,
  sealed bytea not null,
  saved_at timestamptz not null default clock_timestamp()
);
create index prescriptions_newest_first on member_data.prescriptions (member_id, version desc);

-- What the last face scan or try-on measured. Never the picture.
create table member_data.try_on_records (
  member_id uuid primary key references member_data.members (id) on delete cascade,
  sealed bytea not null,
  saved_at timestamptz not null default clock_timestamp()
);
create index try_on_records_by_age on member_data.try_on_records (saved_at);
