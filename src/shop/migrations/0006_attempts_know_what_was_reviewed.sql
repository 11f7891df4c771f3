-- Up Migration

-- A hash of what the member agreed to: frame, colour, lens, prescription, address, shipping. Null
-- where an earlier version opened the attempt, which knew the total alone.
alter table shop.order_attempts add column reviewed_hash text;
