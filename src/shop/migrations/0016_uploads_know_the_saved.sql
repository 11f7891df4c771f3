-- Up Migration

-- The member's saved prescription is the one that was compared with this picture. At most one is.
alter table shop.uploads add column is_saved boolean not null default false;
create unique index uploads_one_saved on shop.uploads (user_id) where is_saved;
