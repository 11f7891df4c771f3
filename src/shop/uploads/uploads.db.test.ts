import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aSealer } from '#test/ports.ts';
import { forgetExpired } from '../retention/forget-expired.ts';
import { forgetMember } from '../retention/forget-member.ts';
import type { PaperReader, Upload, Uploads } from './port.ts';
import { uploadsOf } from './uploads.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const read: PictureReading = {
  isPrescription: true,
  source: 'picture',
  pages: [{ turnedDegrees: 0, widthPx: 800, heightPx: 600 }],
  values: { 'od.sphere': { text: '-7.77', printed: '-7.77', confidence: 0.98, place } },
};

/** One page for each file, of the file's own bytes; an empty file is refused. */
const reader: PaperReader = {
  async receive(files, options) {
    const empty = files.findIndex((file) => file.length === 0);
    if (empty >= 0) return { ok: false, fault: 'empty', file: empty };
    const pages = files.map((picture) => ({ picture, widthPx: 800, heightPx: 600 }));
    return { ok: true, pages, reading: options.read ? read : null };
  },
  read: async () => read,
};

const jpeg = (text = 'Zq7canary') => Buffer.from(`\xff\xd8\xff${text}`, 'latin1');

let userId: string;
let uploads: Uploads;
const uploadsFor = (user: string) =>
  uploadsOf(
    user,
    { pool: database.pool, sealer: aSealer(), reader },
    { keptHours: 24, orderedHours: 48 },
  );
beforeEach(() => {
  userId = crypto.randomUUID();
  uploads = uploadsFor(userId);
});

async function given(files = [jpeg()], options = { read: true }): Promise<Upload> {
  const result = await uploads.give(files, options);
  if (!result.ok) throw new Error(result.fault);
  return result.upload;
}

describe('a paper that was uploaded', () => {
  it('is there with its pages in their order and what was read', async () => {
    const { id } = await given([jpeg('one'), jpeg('two')]);

    expect(await uploads.find(id)).toMatchObject({
      id,
      pages: [
        { widthPx: 800, heightPx: 600 },
        { widthPx: 800, heightPx: 600 },
      ],
      reading: read,
      confirmation: null,
    });
    expect(Buffer.from((await uploads.picture(id, 1))!)).toEqual(jpeg('two'));
    expect(await uploads.picture(id, 2)).toBeNull();
  });

  it('is read later by the text that its pages came with, which lies sealed as they do', async () => {
    const asked: unknown[] = [];
    const withText = uploadsOf(
      userId,
      {
        pool: database.pool,
        sealer: aSealer(),
        reader: {
          receive: async () => ({
            ok: true,
            pages: [
              { picture: jpeg('one'), widthPx: 800, heightPx: 600, text: 'Zq7canary -7.77' },
              { picture: jpeg('two'), widthPx: 80, heightPx: 60 },
            ],
            reading: null,
          }),
          async read(pages) {
            asked.push(pages);
            return read;
          },
        },
      },
      { keptHours: 24, orderedHours: 48 },
    );
    const result = await withText.give([jpeg()], { read: false });
    if (!result.ok) throw new Error(result.fault);
    const { id } = result.upload;

    const texts = async () =>
      (
        await database.pool.query<{ sealed_text: Buffer | null }>(
          'select sealed_text from shop.upload_pages where upload_id = $1 order by page',
          [id],
        )
      ).rows.map(({ sealed_text }) => sealed_text);
    const [first, second] = await texts();
    expect(first?.length).toBeGreaterThan(0);
    expect(first?.toString('latin1')).not.toMatch(/Zq7canary|7\.77/);
    expect(second).toBeNull();

    await withText.read(id);
    expect(asked).toEqual([
      [
        { picture: jpeg('one'), widthPx: 800, heightPx: 600, text: 'Zq7canary -7.77' },
        { picture: jpeg('two'), widthPx: 80, heightPx: 60 },
      ],
    ]);
    await withText.forget(id);
    expect(await texts()).toEqual([]);
    expect(await withText.read(id)).toBeNull();
  });

  it('is read later where it was only kept', async () => {
    const { id, reading } = await given([jpeg()], { read: false });
    expect(reading).toBeNull();

    expect((await uploads.read(id))?.reading).toEqual(read);
    expect((await uploads.find(id))?.reading).toEqual(read);
  });

  it('keeps what the person said of each value', async () => {
    const { id } = await given();
    const value = { text: '-7.75', source: 'corrected', confidence: 0.98, place } as const;
    await uploads.confirm(id, { 'od.sphere': value });

    expect((await uploads.find(id))?.confirmation?.values).toEqual({ 'od.sphere': value });
  });

  it.each(['x', '../1', crypto.randomUUID()])('is not found as %s', async (id) => {
    expect(await uploads.find(id)).toBeNull();
    expect(await uploads.picture(id, 0)).toBeNull();
    expect(await uploads.read(id)).toBeNull();
  });

  it('is nobody else’s', async () => {
    const { id } = await given();
    const stranger = uploadsFor(crypto.randomUUID());

    expect(await stranger.find(id)).toBeNull();
    expect(await stranger.picture(id, 0)).toBeNull();
    expect(await stranger.read(id)).toBeNull();
    await stranger.confirm(id, {});
    await stranger.forget(id);
    expect(await uploads.find(id)).toMatchObject({ reading: read, confirmation: null });
  });

  it('cannot be read in the database', async () => {
    await given();

    const { rows } = await database.pool.query<{ text: string }>(
      `select (select json_agg(u)::text from shop.uploads u)
           || (select json_agg(p)::text from shop.upload_pages p) as text`,
    );
    for (const secret of ['Zq7canary', '-7.77']) {
      expect(rows[0]?.text).not.toContain(secret);
      expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('what is refused', () => {
  it('leaves nothing behind, whichever file it is', async () => {
    expect(await uploads.give([jpeg(), Buffer.alloc(0)], { read: true })).toEqual({
      ok: false,
      fault: 'empty',
      file: 1,
    });
    expect(await rowsOf(userId)).toBe(0);
  });

  it('has more pages than a paper', async () => {
    const files = Array.from({ length: 6 }, () => jpeg());

    expect(await uploads.give(files, { read: true })).toEqual({
      ok: false,
      fault: 'too-many-pages',
    });
  });

  it('is the sixth within 24 hours, given one by one, all at once, or after deleting some', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => uploads.give([jpeg()], { read: true })),
    );
    const kept = results.flatMap((result) => (result.ok ? [result.upload] : []));
    expect(kept).toHaveLength(5);

    await uploads.forget(kept[0]!.id);
    await forgetExpired(database.pool);
    const sixth = await uploads.give([jpeg()], { read: true });
    expect(sixth).toMatchObject({ ok: false, fault: 'too-often' });
    expect(sixth).toHaveProperty('waitSeconds', expect.closeTo(24 * 60 * 60, -2));

    await database.pool.query(
      `update shop.uploads set given_at = given_at - interval '1 day' where id = $1`,
      [kept[0]!.id],
    );
    expect((await uploads.give([jpeg()], { read: true })).ok).toBe(true);
  });
});

describe('what is not needed any more', () => {
  it('goes at once when the person says so', async () => {
    const { id } = await given();
    await uploads.forget(id);

    expect(await uploads.find(id)).toBeNull();
    expect(await pagesOf(userId)).toBe(0);
  });

  it('does not come back with a reading or a yes that was on its way', async () => {
    const { id } = await given([jpeg()], { read: false });
    const slow = uploadsOf(
      userId,
      {
        pool: database.pool,
        sealer: aSealer(),
        reader: {
          ...reader,
          async read() {
            await uploads.forget(id);
            return read;
          },
        },
      },
      { keptHours: 24, orderedHours: 48 },
    );
    expect(await slow.read(id)).toBeNull();
    await uploads.confirm(id, {});

    const { rows } = await database.pool.query(
      `select sealed_reading, sealed_confirmation from shop.uploads where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ sealed_reading: null, sealed_confirmation: null }]);
  });

  it('goes when its time is over, and is not shown from that moment on', async () => {
    const { id } = await given();
    await database.pool.query(
      `update shop.uploads set kept_until = now() - interval '1 second' where user_id = $1`,
      [userId],
    );
    expect(await uploads.find(id)).toBeNull();
    expect(await uploads.picture(id, 0)).toBeNull();

    await forgetExpired(database.pool);
    expect(await pagesOf(userId)).toBe(0);
    const { rows } = await database.pool.query(
      `select sealed_reading from shop.uploads where user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ sealed_reading: null }]);
  });

  it('stays longer when an order needs it, and goes at once all the same when the person says so', async () => {
    const { id } = await given();
    await uploadsFor(crypto.randomUUID()).keepForOrder(id);
    expect(await hoursLeft(id)).toBe(24);
    await uploads.keepForOrder(id);
    expect(await hoursLeft(id)).toBe(48);

    await uploads.forget(id);
    await uploads.keepForOrder(id);
    expect(await uploads.find(id)).toBeNull();
  });

  it('goes with the member', async () => {
    await given();
    await forgetMember({ pool: database.pool, sealer: aSealer() }, async () => {}, userId);

    expect(await rowsOf(userId)).toBe(0);
    expect(await pagesOf(userId)).toBe(0);
  });

  it('leaves its words nowhere in the clear, and nowhere at all when the member goes', async () => {
    const words = 'Zq7words -7.77';
    const pages = [{ picture: jpeg(), widthPx: 800, heightPx: 600, text: words }];
    const withText = uploadsOf(
      userId,
      {
        pool: database.pool,
        sealer: aSealer(),
        reader: {
          receive: async () => ({ ok: true, pages, reading: read }),
          read: async () => read,
        },
      },
      { keptHours: 24, orderedHours: 48 },
    );
    const result = await withText.give([jpeg()], { read: true });
    if (!result.ok) throw new Error(result.fault);
    const kept = async () => {
      const { rows } = await database.pool.query<{ row: string }>(
        `select p::text || u::text as row
         from shop.upload_pages p left join shop.uploads u on u.id = p.upload_id
         where p.upload_id = $1`,
        [result.upload.id],
      );
      return rows.map(({ row }) => row);
    };

    const hex = Buffer.from('Zq7words').toString('hex');
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toContain(result.upload.id);
    expect(row).not.toMatch(new RegExp(`Zq7words|${hex}`));

    await forgetMember({ pool: database.pool, sealer: aSealer() }, async () => {}, userId);
    expect(await kept()).toEqual([]);
  });
});

async function rowsOf(user: string): Promise<number> {
  const { rows } = await database.pool.query(`select 1 from shop.uploads where user_id = $1`, [
    user,
  ]);
  return rows.length;
}

async function pagesOf(user: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select 1 from shop.upload_pages p join shop.uploads u on u.id = p.upload_id
     where u.user_id = $1`,
    [user],
  );
  return rows.length;
}

async function hoursLeft(id: string): Promise<number> {
  const { rows } = await database.pool.query<{ hours: number }>(
    `select round(extract(epoch from kept_until - now()) / 3600)::int as hours
     from shop.uploads where id = $1`,
    [id],
  );
  return rows[0]!.hours;
}
