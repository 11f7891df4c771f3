-- Up Migration

-- When we saw that the provider holds an authorised payment no more that an order counts on.
alter table shop.payments add column lapsed_at timestamptz;
