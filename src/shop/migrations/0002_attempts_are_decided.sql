-- Up Migration

-- When it was decided that the member may order and that the total is the one they agreed to.
-- Nothing is sent to commerce before, so an attempt without it has certainly made no order.
alter table shop.order_attempts add column decided_at timestamptz;
