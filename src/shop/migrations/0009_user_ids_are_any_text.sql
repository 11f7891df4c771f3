-- Up Migration

-- Whose member data it is says what a user id looks like: a plan's own service has ids of its own.
-- Those that are there stay, letter by letter, and the version before goes on reading and writing
-- them: what it sends is taken as text, and its uuids are stored as text. Each table is written
-- anew meanwhile, so that each of the others has a file of its own (0013 to 0015); these two are
-- compared with each other by one statement.
alter table shop.sessions alter column user_id type text using user_id::text;
alter table shop.drafts alter column user_id type text using user_id::text;
