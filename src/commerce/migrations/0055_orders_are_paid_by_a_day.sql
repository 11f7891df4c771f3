-- Up Migration

-- Until when an order that its customer pays in advance keeps its pieces, as they were told: the
-- end of a day in the store's zone. Null where nothing is to be paid so, and for older orders.
alter table commerce.orders
  add column payment_due_at timestamptz,
  add column paid_at timestamptz,
  -- Canceled because it was not paid.
  add column released_at timestamptz;
create index orders_to_be_paid on commerce.orders (payment_due_at)
  where payment_due_at is not null and paid_at is null and status = 'pending';
