-- Up Migration

-- Emptying the table with `restart identity` begins the numbers anew, too.
alter sequence commerce.order_numbers_1 owned by commerce.orders.number;
alter sequence commerce.order_numbers_2 owned by commerce.orders.number;
