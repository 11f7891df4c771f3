-- Up Migration

-- The categories of a product beside the one that it names itself.
create table commerce.product_categories (
  product_id bigint not null references commerce.products (id) on delete cascade,
  category_id integer not null references commerce.categories (id) on delete cascade,
  primary key (product_id, category_id)
);
create index products_of_category on commerce.product_categories (category_id);
