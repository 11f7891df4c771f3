-- Up Migration

-- What the carrier calls the parcel; sealed, for it leads to an address.
alter table commerce.orders add column tracking bytea;

-- What became of an order, and when: its placing, and each change of its status since. Rows are
-- added and never changed. An order of before this table has none for what was before.
create table commerce.order_events (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references commerce.orders (id) on delete cascade,
  status text not null constraint known_event_status check (status in
    ('pending', 'processing', 'complete', 'closed', 'canceled', 'exchange', 'exchanged')),
  at timestamptz not null default now()
);
create index events_of_order on commerce.order_events (order_id, at);
create function commerce.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what became of an order is append-only';
end $$;
create trigger events_are_append_only before update or delete on commerce.order_events
  for each row execute function commerce.refuse_change();
