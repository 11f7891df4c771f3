/** From the cart to the placed order. */
export const checkout = {};
