-- Up Migration

-- Links in mails about accounts: to choose another password, or to prove the address of a new
-- account. What the mail holds is stored nowhere, only its hash; each works once, until its time is
-- over. A row stays a day, for mails to one account are counted by them.
create table commerce.account_links (
  token_hash bytea primary key constraint token_hash_is_sha256 check (length(token_hash) = 32),
  customer_id integer not null references commerce.customers (id) on delete cascade,
  purpose text not null constraint purpose_is_known check (purpose in ('reset', 'confirm')),
  made_at timestamptz not null default now(),
  -- used, or in place of it a newer one was mailed
  ended_at timestamptz
);
create index account_links_by_customer on commerce.account_links (customer_id, purpose, made_at);
create index account_links_by_age on commerce.account_links (made_at);

-- An account signs in once its address is proven, where that is asked for.
alter table commerce.customers add column awaits_confirmation boolean not null default false;
