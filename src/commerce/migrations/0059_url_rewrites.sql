-- Up Migration

-- Addresses that a product had before: whoever comes by one is sent on to where it lies now.
create table commerce.url_rewrites (
  url_key text primary key,
  product_id bigint not null references commerce.products (id) on delete cascade
);
create index rewrites_of_product on commerce.url_rewrites (product_id);
