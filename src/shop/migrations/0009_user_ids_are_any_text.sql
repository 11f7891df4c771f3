-- Up Migration

-- Whose member data it is says what a user id looks like: a plan's own service has ids of its own.
-- Those that are there stay, letter by letter, and the version before goes on reading and writing
-- them: what it sends is taken as text, and its uuids are stored as text.
alter table shop.sessions alter column user_id type text using user_id::text;
alter table shop.drafts alter column user_id type text using user_id::text;
alter table shop.member_customers alter column user_id type text using user_id::text;
alter table shop.order_attempts alter column user_id type text using user_id::text;

-- The version before takes `user_id` for a uuid in so many words here; it stays until nobody does.
alter table shop.reported_errors add column reporter text;
update shop.reported_errors set reporter = user_id::text where user_id is not null;
