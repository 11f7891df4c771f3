-- Up Migration

-- How often the shop has changed a member's cart that another platform keeps: by it every process tells what
-- it remembers from what was so before. Whose it is stands there as a keyed hash.
create table shop.cart_changes (
  whose text primary key,
  changes bigint not null default 1,
  changed_at timestamptz not null default now(),
  -- until then a change may still come that we have given up waiting for
  unsure_until timestamptz
);
