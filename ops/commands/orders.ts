import { cancelOrder, markOrderPaid } from '#server/orders/cancel-order.ts';
import { forgetGuest } from '#server/orders/forget-guest.ts';
import { done, failed, type Commands } from '../command.ts';
import { requireOurOrders } from '../whose.ts';
import { exportCatalogueCommand } from './export-catalogue.ts';
import { importCatalogueCommand } from './import-catalogue.ts';

const notForgotten = {
  unknown: 'There is no such order.',
  'of-a-customer':
    'That order is of a customer or a member: erase them with customers delete or members delete.',
  'on-its-way': 'That order is on its way. Cancel it first, or wait until it has been shipped.',
};

/** The retailer's side. */
export const retailerCommands: Commands = {
  'orders cancel': {
    takes: '<number>',
    does: 'cancels an order: its pieces and its member are free again',
    asks: ([number]) => `Cancel order ${number}?`,
    async run(services, [number = '']) {
      requireOurOrders(services);
      const status = await cancelOrder(services, number);
      if (status === 'unknown') return failed('There is no such order.');
      if (status === 'too-late') return failed('That order was exchanged or closed.');
      return done(status, { status });
    },
  },
  'orders paid': {
    takes: '<number>',
    does: 'records that the money of an order has come: it is kept',
    async run(services, [number = '']) {
      requireOurOrders(services);
      const status = await markOrderPaid(services, number);
      if (status === 'unknown') return failed('There is no such order.');
      if (status === 'canceled') return failed('That order is canceled: return the money.');
      return done(status, { status });
    },
  },
  'orders forget': {
    takes: '<number>',
    does: 'erases everything that tells which guest ordered',
    asks: ([number]) => `Erase everything that tells who ordered ${number}?`,
    async run(services, [number = '']) {
      requireOurOrders(services);
      const status = await forgetGuest(services, number);
      return status === 'forgotten' ? done('Erased.', { status }) : failed(notForgotten[status]);
    },
  },
  'catalog import': importCatalogueCommand,
  'catalog export': exportCatalogueCommand,
};
