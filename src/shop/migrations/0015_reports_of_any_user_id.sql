-- Up Migration

-- The version before takes `user_id` for a uuid in so many words here; it stays until nobody does.
-- The column may be there: it came with 0009 once.
alter table shop.reported_errors add column if not exists reporter text;
update shop.reported_errors set reporter = user_id::text where user_id is not null;
