-- Up Migration

-- As in 0009, in a file of its own: the table is locked while it is written anew.
alter table shop.member_customers alter column user_id type text using user_id::text;
