-- Up Migration

-- The number of the newest order that commerce told of the member when the attempt was decided;
-- null where there was none. An order that comes after it in commerce's own list is this
-- attempt's, whatever the two clocks say.
alter table shop.order_attempts add column newest_order_before text;
