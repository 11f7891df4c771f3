-- Up Migration

-- A guest who looks for an order of theirs, and the code that was mailed for it: one for each guest.
create table shop.order_lookups (
  shopper_key text primary key references shop.guests (shopper_key) on delete cascade,
  -- which order and where it was confirmed to, as typed
  sealed bytea not null,
  -- a keyed hash of the code; null where there is no such order, and every code is wrong
  code_proof text,
  tries smallint not null default 0,
  sent_at timestamptz not null default now()
);
