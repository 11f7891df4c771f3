-- Up Migration

-- The picture that the prescription of an order was taken from, while it is to be compared, and
-- what an optician said. Null where nobody has to compare anything. No reference: the picture
-- has an end of its own, which this outlives.
alter table shop.order_attempts
  add column upload_id uuid,
  add column review text
    constraint known_review check (review in ('waiting', 'confirmed', 'refused', 'canceled'));
create index attempts_in_review on shop.order_attempts (started_at) where review = 'waiting';
