/**
 * What orders took, as `order_id`, `product_id` and `quantity`: their lines, and the parts of
 * bundles among them. A bundle itself is not counted, so its line takes nothing.
 */
export const takenByOrders = `
         select order_id, product_id, quantity from commerce.order_items
         union all
         select order_id, product_id, quantity from commerce.order_item_parts`;
