-- Up Migration

-- How often in an hour something was refused or failed for the same caller and reason. Beyond a
-- number of lines the audit is told no more of it in that hour: anybody can be refused as often
-- as they like, and the audit is kept for good.
create table shop.refusal_counts (
  hour timestamptz not null,
  actor text not null,
  action text not null,
  outcome text not null,
  reason text not null,
  count bigint not null default 1,
  primary key (hour, actor, action, outcome, reason)
);
