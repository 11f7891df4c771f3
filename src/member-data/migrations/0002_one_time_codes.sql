-- Up Migration

-- One sign-in on its way. `member_id` is null when nobody has the member id and contact that
-- were given: such a challenge looks like any other and has no code. The code itself is stored
-- nowhere, only a keyed hash that is bound to this row.
create table member_data.challenges (
  id uuid primary key default gen_random_uuid(),
  member_id uuid references member_data.members (id) on delete cascade,
  account text not null,
  code_hash text,
  tries smallint not null default 0 constraint at_most_five_tries check (tries between 0 and 5),
  sends integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  last_sent_at timestamptz,
  expires_at timestamptz not null,
  settled_at timestamptz
);
create index challenges_by_member on member_data.challenges (member_id);
create index challenges_by_age on member_data.challenges (created_at);

-- When codes were asked for, by fingerprint of the contact, whether or not anybody has it.
create table member_data.code_sends (
  id bigint generated always as identity primary key,
  contact_fingerprint text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index code_sends_by_contact on member_data.code_sends (contact_fingerprint, sent_at desc);
create index code_sends_by_age on member_data.code_sends (sent_at);

-- Wrong codes of one account across its challenges; a right code removes the row. The row is
-- also the lock under which codes of one account are tried one after the other.
create table member_data.code_accounts (
  account text primary key,
  failures_in_a_row integer not null default 0,
  hour_started_at timestamptz not null default clock_timestamp(),
  failures_in_hour integer not null default 0,
  wait_until timestamptz,
  touched_at timestamptz not null default clock_timestamp()
);
create index code_accounts_by_age on member_data.code_accounts (touched_at);
