import type pg from 'pg';
import { isDatabaseDown } from './database-faults.ts';
import { recentValues } from './recent-values.ts';
import type { Queryable } from './transaction.ts';

/** A statement that finds one row or none; `note` is called right before it goes. */
export type Read<Noted = unknown> = {
  text: string;
  values: readonly unknown[];
  note?: () => Noted;
};

type Found<Row, Noted> = { row: Row | undefined; noted: Noted | undefined };

/**
 * Sends what the page requests of one reader ask of the database as one statement: with the first
 * read of a request goes what that reader's requests read after it the last time. Each answer is
 * of this request and this moment; only what to ask is remembered, never what was found. Whose
 * question has changed meanwhile, or who asks for the first time, asks by itself.
 */
export type ReadAhead = {
  /** Reads, and what came along belongs to the page request that it is handed to. */
  first<Row>(
    reader: string,
    read: Read,
  ): Promise<{ row: Row | undefined; handTo(pageRequest: object): void }>;
  /** Reads, or takes what came along with the first read of `pageRequest`; that is given once. */
  next<Row, Noted = unknown>(
    pageRequest: object | undefined,
    read: Read<Noted>,
  ): Promise<Found<Row, Noted>>;
};

/** As many as are signed in at one time; the others begin anew. */
const readersKept = 10_000;
/** One for each service. */
const readsKept = 2;

/** What a reader asks after the first read, and the text of both together. */
type Habit = { reads: readonly Read[]; text: string };
type Ahead = { reader: string; first: Read; found: (Found<unknown, unknown> & { read: Read })[] };

export function createReadAhead(db: Queryable): ReadAhead {
  const habits = recentValues<string, Habit>(readersKept);
  const requests = new WeakMap<object, Ahead>();
  // Alike for all members, so that each is kept and prepared once.
  const texts = recentValues<string, string>(100);

  async function send<Row, Noted>(read: Read<Noted>): Promise<Found<Row, Noted>> {
    const noted = read.note?.();
    const { rows } = await db.query<Row & pg.QueryResultRow>(read.text, [...read.values]);
    return { row: rows[0], noted };
  }

  async function sendTogether(read: Read, { reads, text }: Habit) {
    const all = [read, ...reads];
    const noted = all.map(({ note }) => note?.());
    const { fields, rows } = await db.query<unknown[]>({
      text,
      values: all.flatMap(({ values }) => values),
      rowMode: 'array',
    });
    const found = split(fields, rows[0] ?? []);
    return all.map((one, position) => {
      return { read: one, row: found[position], noted: noted[position] };
    });
  }

  /** What one of the services cannot answer is told to that one, when it asks by itself. */
  async function sendWhole(reader: string, read: Read) {
    const habit = habits.get(reader);
    if (habit && habit.reads.length > 0) {
      try {
        return await sendTogether(read, habit);
      } catch (error) {
        if (isDatabaseDown(error)) throw error;
        habits.set(reader, { reads: [], text: '' });
      }
    }
    return [{ read, ...(await send(read)) }];
  }

  function learn({ reader, first }: Ahead, read: Read): void {
    const others = habits.get(reader)?.reads.filter(({ text }) => text !== read.text) ?? [];
    const reads = [...others, read].slice(-readsKept);
    const key = [first, ...reads].map(({ text }) => text).join('\n;\n');
    const text = texts.get(key) ?? together([first, ...reads]);
    texts.set(key, text);
    habits.set(reader, { reads, text });
  }

  return {
    async first<Row>(reader: string, read: Read) {
      const [own, ...found] = await sendWhole(reader, read);
      const ahead = { reader, first: read, found };
      return {
        row: own?.row as Row | undefined,
        handTo: (pageRequest) => void requests.set(pageRequest, ahead),
      };
    },

    async next<Row, Noted>(pageRequest: object | undefined, read: Read<Noted>) {
      const ahead = pageRequest && requests.get(pageRequest);
      if (!ahead) return send<Row, Noted>(read);
      const place = ahead.found.findIndex((one) => isSame(one.read, read));
      if (place >= 0) return ahead.found.splice(place, 1)[0] as Found<Row, Noted>;
      learn(ahead, read);
      return send<Row, Noted>(read);
    },
  };
}

function isSame(a: Read, b: Read): boolean {
  return a.text === b.text && a.values.every((value, position) => value === b.values[position]);
}

/** Stands before the columns of each read; null where it has found nothing. */
const mark = 'is_there';

/** Each is planned and run by itself, as if it were sent alone. */
function together(reads: readonly Read[]): string {
  let sent = 0;
  const parts = reads.map(({ text, values }) => {
    const before = sent;
    sent += values.length;
    return text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
  });
  return `
    with ${parts.map((part, at) => `r${at} as materialized (${part})`).join(',\n')}
    select ${parts.map((_, at) => `p${at}.*`).join(', ')}
      from (values (true)) one
      ${parts.map((_, at) => `left join (select true as ${mark}, r${at}.* from r${at}) p${at} on true`).join('\n')}`;
}

/** The row of each read, in their order; undefined where it has found none. */
function split(
  fields: readonly { name: string }[],
  values: readonly unknown[],
): (Record<string, unknown> | undefined)[] {
  const rows: (Record<string, unknown> | undefined)[] = [];
  let row: Record<string, unknown> | undefined;
  for (const [position, { name }] of fields.entries()) {
    if (name === mark) {
      row = values[position] === null ? undefined : {};
      rows.push(row);
    } else if (row) row[name] = values[position];
  }
  return rows;
}
