-- Up Migration

-- Pictures that came as files beside a catalogue, as they are served: each once, by what the file
-- had in it. Products name them in `media`, as `/products/<hash>`.
create table commerce.media_files (
  -- Of the file that was given: the first half of its SHA-256.
  hash text primary key,
  -- Of what was made of it; who gives that back, as an export does, means the same picture.
  made_hash text not null,
  kind text not null,
  -- What the file was called, for those who export it.
  name text not null,
  is_clear boolean not null,
  bytes bytea not null,
  -- Since when no product names it; it goes some time after that.
  unused_since timestamptz,
  constraint media_hash_is_one check (hash ~ '^[0-9a-f]{32}$' and made_hash ~ '^[0-9a-f]{32}$'),
  constraint media_kind_is_known check (kind in ('raster', 'vector'))
);

create index media_files_made on commerce.media_files (made_hash);
