-- Up Migration

-- The cart and whatever else a browser reported beside its error, sealed: it may hold anything.
alter table shop.reported_errors
  add column details bytea;
