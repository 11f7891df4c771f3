-- Up Migration

-- What this database was made for and under which pepper: one row.
create table shop.database_mark (
  is_only boolean primary key default true check (is_only),
  kind text not null check (kind in ('demo', 'serve')),
  pepper_proof text not null,
  made_at timestamptz not null default now()
);

-- A word sealed under each key that was ever used here: proves that a key is the same.
create table shop.sealing_keys (
  id text primary key,
  proof bytea not null,
  since timestamptz not null default now()
);
