import { writeFile } from 'node:fs/promises';
import { isOrderMove, ORDER_MOVES, type OrderMove } from '#domain/orders/order-moves.ts';
import { moveOrder } from '#server/orders/move-order.ts';
import type { OrderState } from '#domain/orders/order-state.ts';
import { pictureIdsOf, waitingCarts, waitingOrders } from '#shop/ordering/picture-review.ts';
import { paymentsOfOrders } from '#shop/payments/payment-rows.ts';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import { done, failed, lines, type Commands, type Options } from '../command.ts';
import { actorOf, lookingOf, lookingOptions, noteLooking } from '../orders/looking.ts';
import { cellsOf, orderSheet, papersAsFhir, sheetsAsCsv } from '../orders/order-sheet.ts';
import { filterOf, filterOptions } from '../orders/which-orders.ts';
import { requireOurOrders } from '../whose.ts';

/** What is still to be made, where nobody says which orders. */
const toBeMade: readonly OrderState[] = ['pending', 'processing'];

const moves = Object.keys(ORDER_MOVES);
const printable = /^[^\p{C}]{1,100}$/u;

/** Orders on their way to the lab and from it. */
export const labCommands: Commands = {
  'orders list': {
    does: 'the newest orders, without names and prescriptions',
    options: { ...filterOptions, '--limit <count>': 'how many at most; 50 without it' },
    async run(services, _words, options) {
      requireOurOrders(services);
      const { limit, ...filter } = filterOf(options);
      const waiting = new Set(
        (await waitingOrders(services.pool)).map(({ orderNumber }) => orderNumber),
      );
      const listed = await services.commerce.orders.list(limit, filter);
      const numbers = listed.map(({ number }) => number);
      const payments = await paymentsOfOrders(services.pool, numbers);
      const orders = listed.map((order) => ({
        ...order,
        ...(waiting.has(order.number) && { review: 'waiting' }),
        ...(payments.has(order.number) && { payment: payments.get(order.number) }),
      }));
      return done(orders.map((order) => lines(order)).join('\n\n') || 'No orders.', orders);
    },
  },
  'orders show': {
    takes: '<number>',
    does: 'all that a lab needs of one order; who looks, and why, goes into the audit',
    ...lookingOptions,
    async run(services, [number = ''], options) {
      requireOurOrders(services);
      const looking = lookingOf(options);
      const [found] = await services.commerce.orders.forLab({ number: keptOrderNumber(number) });
      if (!found) return failed('There is no such order.');
      await noteLooking(services, looking, 'order.show', [found.order.number]);
      const pictures = await pictureIdsOf(services.pool, [found.cartId]);
      const sheet = orderSheet(withPicture(found, pictures));
      const text = cellsOf(sheet).map(([path, value]) => `${path}: ${value ?? ''}`);
      if (!(await waitingCarts(services.pool, [found.cartId])).size) {
        return done(text.join('\n'), sheet);
      }
      const review = 'waiting';
      return done([`review: ${review}`, ...text].join('\n'), { review, ...sheet });
    },
  },
  'orders status': {
    takes: '<number> <status>',
    does: 'records what became of an order (in-production, shipped, cancelled, exchanged); its member is told',
    options: {
      ...lookingOptions.options,
      '--tracking <text>': 'what the carrier calls the parcel; with shipped',
    },
    asks: ([number, move]) => (move === 'cancelled' ? `Cancel order ${number}?` : null),
    async run(services, [number = '', move = ''], options) {
      requireOurOrders(services);
      if (!isOrderMove(move)) throw new Error(`The status is one of ${moves.join(', ')}.`);
      const tracking = trackingOf(move, options);
      const moving = await moveOrder(services, number, move, { tracking, actor: actorOf(options) });
      if (moving === 'unknown') return failed('There is no such order.');
      if (moving === 'in-review')
        return failed('It waits for an optician: rx show, rx confirm, rx refuse.');
      if (moving === 'refused') return failed(`That order cannot become ${move} from where it is.`);
      return done(moving === 'already' ? `It was ${move} already.` : `It is ${move}.`, { moving });
    },
  },
  'orders export': {
    does: 'the same of all orders that are still to be made, or of those asked for, but those that wait for an optician',
    requires: { ...lookingOptions.requires, '--format <format>': 'csv, json or fhir' },
    options: {
      ...lookingOptions.options,
      ...filterOptions,
      '--out <file>': 'a new file that its owner alone can read; printed without it',
    },
    async run(services, _words, options) {
      requireOurOrders(services);
      const looking = lookingOf(options);
      const write = writerOf(options);
      const all = await services.commerce.orders.forLab({
        statuses: toBeMade,
        ...filterOf(options),
      });
      const cartIds = all.map(({ cartId }) => cartId);
      const [waiting, pictures] = await Promise.all([
        waitingCarts(services.pool, cartIds),
        pictureIdsOf(services.pool, cartIds),
      ]);
      const found = all
        .filter(({ cartId }) => !waiting.has(cartId))
        .map((order) => withPicture(order, pictures));
      if (waiting.size > 0)
        process.stderr.write(`Left out, for an optician is to look first: ${waiting.size}\n`);
      const numbers = found.map(({ order }) => order.number);
      await noteLooking(services, looking, 'order.export', numbers);
      const { text, data } = write(found);
      if (typeof options['out'] !== 'string') return done(text, data);
      await writeFile(options['out'], text, { flag: 'wx', mode: 0o600 });
      const { length } = found;
      return done(`${length} orders are in ${options['out']}.`, { orders: length });
    },
  },
};

function trackingOf(move: OrderMove, { tracking }: Options): string | null {
  if (tracking === undefined) return null;
  if (move !== 'shipped') throw new Error('--tracking: goes with shipped');
  const text = typeof tracking === 'string' ? tracking.trim() : '';
  if (printable.test(text)) return text;
  throw new Error('--tracking: up to 100 characters on one line');
}

function withPicture<Order extends { cartId: string }>(
  order: Order,
  pictures: ReadonlyMap<string, string>,
) {
  return { ...order, pictureId: pictures.get(order.cartId) ?? null };
}

type LabOrders = Parameters<typeof papersAsFhir>[0];

/** What is written of the orders, and the same as data. */
function writerOf({ format }: Options): (found: LabOrders) => { text: string; data: unknown } {
  const asJson = (data: unknown) => ({ text: JSON.stringify(data, null, 2), data });
  if (format === 'json') return (found) => asJson(found.map(orderSheet));
  if (format === 'fhir') return (found) => asJson(papersAsFhir(found));
  if (format !== 'csv') throw new Error('--format: csv, json or fhir');
  return (found) => {
    const sheets = found.map(orderSheet);
    return { text: sheetsAsCsv(sheets), data: sheets };
  };
}
