import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CustomerOrdersArgs } from '../generated/schema.ts';
import { readPage, type Page } from '../store/pages.ts';
import type { Order } from './order.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

export type OrderPage = Page & {
  orders: Order[];
  totalCount: number;
  firstPlacedAt: Date | null;
};

const pageSizeMax = 300;

/**
 * A page of a customer's orders in the scope asked for, as Magento has them: those of the store
 * without one, and all for the website, as ours has every store. Oldest first unless asked
 * otherwise. A page behind the last is empty.
 *
 * @throws GraphQLError for a page or page size below one.
 */
export async function listOrders(
  { pool, sealer, store }: CommerceContext,
  customerId: number,
  args: Partial<CustomerOrdersArgs>,
): Promise<OrderPage> {
  const { pageSize, currentPage } = readPage(args);
  if (pageSize > pageSizeMax) throw inputError(`Maximum pageSize is ${pageSizeMax}`);
  const number = args.filter?.number;
  const { rows } = await pool.query<PageRow>(statementFor(args.sort), [
    customerId,
    number?.in ?? (number?.eq === null || number?.eq === undefined ? null : [number.eq]),
    number?.match ?? null,
    pageSize,
    Math.min(currentPage - 1, 1_000_000) * pageSize,
    args.scope === 'WEBSITE' || args.scope === 'GLOBAL' ? null : store.id,
    ...narrowedBy(args.filter),
  ]);
  return {
    orders: rows.flatMap(({ totalCount: _total, firstPlacedAt: _first, ...row }) =>
      row.id === null ? [] : [orderOf(row, sealer)],
    ),
    totalCount: rows[0]?.totalCount ?? 0,
    pageSize,
    currentPage,
    firstPlacedAt: rows[0]?.firstPlacedAt ?? null,
  };
}

type PageRow = Pick<OrderPage, 'totalCount' | 'firstPlacedAt'> & (OrderRow | { id: null });

const conditions = `o.customer_id = $1
  and ($2::text[] is null or o.number = any($2::text[]))
  and ($3::text is null or position($3 in o.number) > 0)
  and ($6::smallint is null or o.store_id = $6)
  and ($7::text[] is null or o.status = any($7::text[]))
  and ($8::numeric is null or o.grand_total_minor >= $8::numeric * 100)
  and ($9::numeric is null or o.grand_total_minor <= $9::numeric * 100)
  and ($10::timestamptz is null or o.placed_at >= $10::timestamptz)
  and ($11::timestamptz is null or o.placed_at < $11::timestamptz)`;

/** The values of the statement from the seventh on: statuses, both amounts and both moments. */
function narrowedBy(filter: CustomerOrdersArgs['filter']): unknown[] {
  const { status, grand_total: total, order_date: date } = filter ?? {};
  return [
    statusesIn(status?.in ?? (typeof status?.eq === 'string' ? [status.eq] : null)),
    amountIn(total?.from),
    amountIn(total?.to),
    momentIn(date?.from, 'begin'),
    momentIn(date?.to, 'end'),
  ];
}

/** What is no word is no status. */
function statusesIn(words: readonly (string | null | undefined)[] | null): string[] | null {
  return words && words.flatMap((word) => (word && /^[a-z_]{1,32}$/.test(word) ? [word] : []));
}

function amountIn(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text.trim()))
    throw inputError(`"${text.slice(0, 32)}" is no amount.`);
  return text.trim();
}

/** A day, or a day and a time; the end of a range is in it: a whole day, a whole second. */
function momentIn(text: string | null | undefined, side: 'begin' | 'end'): string | null {
  if (!text?.trim()) return null;
  const [, day, time] =
    /^((?:19|2\d)\d\d-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(text.trim()) ?? [];
  const at = new Date(`${day}T${time ?? '00:00:00'}Z`);
  if (Number.isNaN(at.getTime())) throw inputError('Invalid date');
  const lengthMs = time === undefined ? 86_400_000 : 1000;
  return new Date(at.getTime() + (side === 'end' ? lengthMs : 0)).toISOString();
}

function pageOrderedBy(order: string): string {
  return `
    select total.count as "totalCount", total.first as "firstPlacedAt", page.*
      from (select count(*)::integer as count, min(o.placed_at) as first
              from commerce.orders o where ${conditions}) total
      left join lateral (
        select ${orderColumns}
          from commerce.orders o
         where ${conditions}
         order by ${order}
         limit $4 offset $5
      ) page on true`;
}

const statements = {
  oldest: pageOrderedBy('o.placed_at, o.id'),
  newest: pageOrderedBy('o.placed_at desc, o.id desc'),
  numbersUp: pageOrderedBy('o.number'),
  numbersDown: pageOrderedBy('o.number desc'),
};

function statementFor(sort: CustomerOrdersArgs['sort']): string {
  const isDown = sort?.sort_direction === 'DESC';
  if (sort?.sort_field === 'NUMBER') {
    return isDown ? statements.numbersDown : statements.numbersUp;
  }
  return isDown ? statements.newest : statements.oldest;
}
