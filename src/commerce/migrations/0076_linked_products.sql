-- Up Migration

-- Where a product leads to, as its retailer says it: what goes with it, what is better, and what is
-- bought along. In the order of `position`.
create table commerce.linked_products (
  product_id bigint not null references commerce.products (id) on delete cascade,
  kind text not null,
  linked_id bigint not null references commerce.products (id) on delete cascade,
  position smallint not null,
  primary key (product_id, kind, linked_id),
  constraint link_kind_is_known check (kind in ('related', 'upsell', 'crosssell')),
  constraint links_lead_elsewhere check (linked_id <> product_id)
);
create index products_linked_to on commerce.linked_products (linked_id);
