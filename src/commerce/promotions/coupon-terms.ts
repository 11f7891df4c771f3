/**
 * Whether the coupon `k` has no use left for the customer named by `customer`, null for a guest:
 * its uses are the orders that name it and are not canceled. A limit for each customer cannot be
 * held against guests, who are somebody new each time, so such a coupon is not for them.
 */
export function usedUpBy(customer: string): string {
  const used = `select count(*) from commerce.orders u
                 where u.coupon_code = k.code and u.status <> 'canceled'`;
  return `(coalesce(k.uses_max <= (${used}), false) or ${usedUpByThem(customer)})`;
}

/** Whether this customer has used it as often as each may. */
export function usedUpByThem(customer: string): string {
  return `coalesce(${customer} is null and k.uses_per_customer is not null
    or k.uses_per_customer <= (
      select count(*) from commerce.orders u
       where u.coupon_code = k.code and u.customer_id = ${customer} and u.status <> 'canceled'),
    false)`;
}

/** Whether the table or alias has begun and not ended. */
export function inTime(of: 'k' | 'p'): string {
  return `${of}.active_from <= now() and (${of}.active_until is null or ${of}.active_until > now())`;
}
