/** Past orders and their states. */
export const orders = {};
