-- Up Migration

-- A browser in which somebody shops whom nobody has signed in, where the shop is open to guests.
-- The cookie's value is never stored, only its hash. Begins with the first thing that is kept, and
-- ends, with everything that is kept under its key, a day after the last request.
create table shop.guests (
  id_hash bytea primary key constraint id_hash_is_sha256 check (length(id_hash) = 32),
  -- names the guest where a member's user id stands: drafts, uploads, order attempts
  shopper_key text not null unique constraint key_is_a_guests check (shopper_key like 'guest:%'),
  -- the id of the guest's cart: who has it reads the prescription in it
  sealed bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index guests_by_last_seen on shop.guests (last_seen_at);
