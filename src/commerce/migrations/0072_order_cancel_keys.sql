-- Up Migration

-- Keys that guests confirm with that their order be canceled. They are mailed and stored nowhere, but
-- their hash; each works once, for a day. A row stays two days, for mails about one order are counted
-- by them.
create table commerce.order_cancel_keys (
  key_hash bytea primary key constraint key_hash_is_sha256 check (length(key_hash) = 32),
  order_id bigint not null references commerce.orders (id) on delete cascade,
  -- one of the store's own, in English, as the audit keeps it
  reason text not null,
  made_at timestamptz not null default now(),
  -- used, or in place of it a newer one was mailed
  ended_at timestamptz
);
create index order_cancel_keys_by_order on commerce.order_cancel_keys (order_id, made_at);
create index order_cancel_keys_by_age on commerce.order_cancel_keys (made_at);
