import { planGroup } from '../checkout/order-problem.ts';
import type { Engine } from '../context.ts';
import { isAnyOnItsWay } from '../orders/forget-orders.ts';
import { findCustomerByEmail } from './customer.ts';
import { removeAccount } from './delete-account.ts';

/** A customer's account, as operators have to know it. */
export type KnownAccount = {
  id: number;
  /** The plan's members have one each, which is deleted with the member. */
  isOfPlan: boolean;
  isAnyOnItsWay: boolean;
  /** The ids of all their carts, ordered or not. */
  cartIds: string[];
};

/** What operators need of accounts, beside the protocol. */
export type AccountsDoor = ReturnType<typeof openAccounts>;

export function openAccounts(engine: Engine) {
  const { pool, sealer } = engine;
  return {
    /** The account under an address, whatever its case; null where there is none. */
    async find(email: string): Promise<KnownAccount | null> {
      const customer = await findCustomerByEmail(pool, sealer, email);
      if (!customer) return null;
      const { id } = customer;
      const { rows } = await pool.query<Omit<KnownAccount, 'id' | 'isAnyOnItsWay'>>(
        `select g.code = $2 as "isOfPlan",
           array(select c.masked_id::text from commerce.carts c where c.customer_id = u.id)
             as "cartIds"
         from commerce.customers u join commerce.customer_groups g on g.id = u.group_id
         where u.id = $1`,
        [id, planGroup],
      );
      const [row] = rows;
      return row ? { id, ...row, isAnyOnItsWay: await isAnyOnItsWay(pool, id) } : null;
    },
    /** Deletes an account with all that tells the person; not while an order is on its way. */
    delete: (id: number) => removeAccount(engine, id),
  };
}
