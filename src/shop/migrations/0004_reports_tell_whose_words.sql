-- Up Migration

-- Whose words a report holds: those of a stranger's browser, or those the shop was answered with.
-- The ledger judges them by different rules.
alter table shop.reported_errors
  add column is_from_browser boolean not null default false;
