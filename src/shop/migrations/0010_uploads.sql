-- Up Migration

-- What a shopper gave to read a prescription from: a photo, some, or a document. The pictures are
-- those that we drew anew; the file itself is never kept. The row outlives them, for the count.
create table shop.uploads (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  -- what was read on it, once it was
  sealed_reading bytea,
  -- what the person said of each value, and where it came from
  sealed_confirmation bytea,
  given_at timestamptz not null default now(),
  -- until when the pictures and what was read are kept
  kept_until timestamptz not null
);
create index uploads_by_shopper on shop.uploads (user_id, given_at desc);
create index uploads_by_end on shop.uploads (kept_until);

create table shop.upload_pages (
  upload_id uuid not null references shop.uploads on delete cascade,
  page smallint not null constraint page_from_0 check (page >= 0),
  width_px integer not null constraint width_above_0 check (width_px > 0),
  height_px integer not null constraint height_above_0 check (height_px > 0),
  sealed bytea not null,
  primary key (upload_id, page)
);
