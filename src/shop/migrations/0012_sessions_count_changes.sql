-- Up Migration

-- How often the shop has changed what member data knows of the member since they signed in: by it
-- every process tells what it remembers from what was so before.
alter table shop.sessions
  add column prescription_changes integer not null default 0,
  add column benefit_changes integer not null default 0;
