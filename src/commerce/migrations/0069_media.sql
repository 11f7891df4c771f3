-- Up Migration

-- Pictures of a product in their order, each with its address, what it is used as, and its label by
-- language. A product without any is shown as its frame looks.
alter table commerce.products
  add column media jsonb not null default '[]'
    constraint media_in_order check (jsonb_typeof(media) = 'array');
