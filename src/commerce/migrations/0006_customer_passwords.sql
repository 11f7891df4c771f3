-- Up Migration

-- Customers who registered by themselves sign in with a password; a plan's members have none.
-- Ten wrong ones lock the account for a while.
alter table commerce.customers
  add column password_hash text,
  add column failed_sign_ins smallint not null default 0,
  add column locked_until timestamptz;
