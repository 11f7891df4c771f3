-- Up Migration

-- Whether a request ever brought the cookie: false for whoever posts and keeps no cookies.
-- The version before does not say, and its guests are kept a day as ever.
alter table shop.guests add column came_back boolean not null default true;
