import { findState } from '#domain/orders/order-moves.ts';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-state.ts';
import type { OrdersDoor } from '#commerce/index.ts';
import type { Options } from '../command.ts';

type OrderFilter = Parameters<OrdersDoor['forLab']>[0];

export const filterOptions = {
  '--status <status>': `only these: in-production, shipped, cancelled, ${ORDER_STATES.join(', ')}`,
  '--since <day>': 'placed on that day (UTC) or later, such as 2026-11-01',
} as const;

const day = /^\d{4}-\d\d-\d\d$/;

/** @throws Error that names the option that cannot be read. */
export function filterOf(options: Options): OrderFilter {
  return {
    ...(options['status'] === undefined ? {} : { statuses: [statusOf(options['status'])] }),
    ...(options['since'] === undefined ? {} : { since: dayOf(options['since']) }),
    ...(options['limit'] === undefined ? {} : { limit: limitOf(options['limit']) }),
  };
}

function statusOf(word: string | boolean): OrderState {
  const state = typeof word === 'string' ? findState(word) : null;
  if (state) return state;
  throw new Error('--status: there is no such status');
}

function dayOf(text: string | boolean): Date {
  const since = new Date(typeof text === 'string' && day.test(text) ? text : Number.NaN);
  if (Number.isNaN(since.getTime())) throw new Error('--since: a day such as 2026-11-01');
  return since;
}

function limitOf(text: string | boolean): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0 && limit <= 1_000_000) return limit;
  throw new Error('--limit: a number of orders');
}
