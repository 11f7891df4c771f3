import { forgetAccount } from '#server/orders/forget-account.ts';
import { done, failed, type Commands } from '../command.ts';
import { requireOurOrders } from '../whose.ts';

const notForgotten = {
  unknown: 'There is no such account.',
  'of-the-plan': 'That account is of a member: erase them with members delete.',
  'being-placed': 'An order of it is being placed or paid. Try again once that is done.',
  'on-its-way': 'An order of it is on its way. Cancel it first, or wait until it has arrived.',
};

/** The people who have an account with the retailer. */
export const customerCommands: Commands = {
  'customers delete': {
    takes: '<email>',
    does: "erases a customer's account and everything that tells the person",
    asks: ([email]) => `Erase the account of ${email} and everything that tells the person?`,
    async run(services, [email = '']) {
      requireOurOrders(services);
      const status = await forgetAccount(services, email, 'operator');
      return status === 'forgotten' ? done('Erased.', { status }) : failed(notForgotten[status]);
    },
  },
};
