-- Up Migration

-- Everything pages and carts need of a product in one store, ready to read: lists, details and
-- carts cost one look-up each, however large the catalogue grows. Derived from the tables
-- before; the importer writes it anew and raises the version in the same transaction.
create table commerce.catalog_documents (
  store_id smallint not null references commerce.stores (id) on delete cascade,
  product_id bigint not null references commerce.products (id) on delete cascade,
  stock_ids bigint[] not null,
  document jsonb not null,
  primary key (store_id, product_id)
);

create table commerce.catalog_version (
  is_the_one boolean primary key default true constraint one_row check (is_the_one),
  version bigint not null
);
insert into commerce.catalog_version (version) values (1);
