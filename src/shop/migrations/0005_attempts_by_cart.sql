-- Up Migration

-- A confirmation finds its member by the cart that became the order, before the number is noted.
create index attempts_by_cart on shop.order_attempts (cart_id);
