import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aService, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;
let userId: string;
let token: string;

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
  ({ userId, token } = await service.signIn());
});
afterAll(() => database.close());

const prescriptionFields = `lensType pd dateWritten rightHeight vertexDistance tilt
  od { sphere cylinders axis add prismHor prismVer baseHor baseVer pd }
  os { sphere cylinders axis add prismHor prismVer baseHor baseVer pd }`;

const save = (prescription: unknown) =>
  service.run(
    `mutation ($userId: ID!, $prescription: PrescriptionInput) {
       upsertPrescriptionForUserId(userId: $userId, prescription: $prescription) { ${prescriptionFields} }
     }`,
    { userId, prescription },
    token,
  );
const read = async () =>
  (
    await service.run(
      `query ($userId: ID!) { getPrescriptionByUserId(userId: $userId) { ${prescriptionFields} } }`,
      { userId },
      token,
    )
  ).data.getPrescriptionByUserId;

const nothing = {
  sphere: 0,
  cylinders: 0,
  axis: 0,
  add: 0,
  prismHor: 0,
  prismVer: 0,
  baseHor: null,
  baseVer: null,
  pd: 0,
};

const keep = (VTOUpsert: unknown) =>
  service.run(
    `mutation ($userId: ID!, $VTOUpsert: VTOUpsertInput) {
       upsertVtoByUserId(userId: $userId, VTOUpsert: $VTOUpsert) { scanId }
     }`,
    { userId, VTOUpsert },
    token,
  );

const last = async () =>
  (
    await service.run(
      `query ($userId: ID!) {
         getVtoByUserId(userId: $userId) {
           faceShape frameWidth overlaySignature recommandSize recommandType scanId
         }
       }`,
      { userId },
      token,
    )
  ).data.getVtoByUserId;

describe('a prescription', () => {
  test('comes back as numbers and nulls, the newest version of it', async () => {
    await save({ od: { sphere: -9.75 }, os: {} });
    await save({
      lensType: 'Progressive',
      od: {
        sphere: -2.25,
        cylinders: -0.75,
        axis: 90,
        add: 2,
        prismHor: 1,
        baseHor: 'in',
        pd: 31.5,
      },
      os: { sphere: -0, pd: 32 },
      dateWritten: '2026-05-01',
      rightHeight: 20,
      tilt: 0,
    });

    expect(await read()).toEqual({
      lensType: 'Progressive',
      pd: 63.5,
      dateWritten: '2026-05-01',
      rightHeight: 20,
      vertexDistance: null,
      tilt: 0,
      od: {
        ...nothing,
        sphere: -2.25,
        cylinders: -0.75,
        axis: 90,
        add: 2,
        prismHor: 1,
        baseHor: 'In',
        pd: 31.5,
      },
      os: { ...nothing, pd: 32 },
    });
  });

  test.each<[string, object]>([
    ['sphere', { sphere: -40.25 }],
    ['sphere', { sphere: Number.NaN }],
    ['sphere', { sphere: Number.POSITIVE_INFINITY }],
    ['sphere', { sphere: '-2.00' }],
    ['sphere', { sphere: [-2] }],
    ['cylinders', { cylinders: 21 }],
    ['axis', { axis: 181 }],
    ['axis', { axis: -1 }],
    ['axis', { axis: 90.5 }],
    ['add', { add: -0.25 }],
    ['prismHor', { prismHor: 31 }],
    ['baseHor', { baseHor: 'Up' }],
    ['baseVer', { baseVer: '<script>' }],
    ['pd', { pd: 1e9 }],
  ])('with a bad %s is refused: %j', async (_, od) => {
    const before = await read();

    expect((await save({ od, os: {} })).errors).toEqual(['BAD_USER_INPUT']);
    expect(await read()).toEqual(before);
  });

  test('is refused as a literal too large to be a number, without a word of it', async () => {
    const { errors } = await service.execute(
      `mutation { upsertPrescriptionForUserId(userId: "${userId}", prescription: { od: { sphere: 1e400 }, os: {} }) { pd } }`,
      {},
      { authorization: `Bearer ${service.serviceToken}`, 'x-member-token': token },
    );

    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).not.toContain('1e400');
  });

  test.each(['2026-02-30', '1.5.2026', 'yesterday'])('cannot be of %s', async (dateWritten) => {
    expect((await save({ od: {}, os: {}, dateWritten })).errors).toEqual(['BAD_USER_INPUT']);
  });

  test('comes with its member in one statement, and anew once a page has changed it', async () => {
    await save({ od: { sphere: -3 }, os: {} });
    const headers = { authorization: `Bearer ${service.serviceToken}`, 'x-member-token': token };
    const pageRequest = {};
    const onPage = async (document: string) => {
      const before = database.pool.statementCount;
      const { data, errors } = await service.execute(document, { userId }, headers, pageRequest);
      expect(errors).toBeUndefined();
      return { data, count: database.pool.statementCount - before };
    };
    const sphere = `query ($userId: ID!) { getPrescriptionByUserId(userId: $userId) { od { sphere } } }`;
    const of = (value: number) => ({ getPrescriptionByUserId: { od: { sphere: value } } });

    expect(await onPage(sphere)).toEqual({ data: of(-3), count: 1 });
    await onPage(`mutation ($userId: ID!) {
      upsertPrescriptionForUserId(userId: $userId, prescription: { od: { sphere: -4 }, os: {} }) { pd } }`);
    expect((await onPage(sphere)).data).toEqual(of(-4));
  });

  test('is unreadable in the database, and gone with all versions when erased', async () => {
    await save({ od: { sphere: -7.77 }, os: {} });
    const { rows } = await database.pool.query<{ sealed: Buffer }>(
      `select sealed from member_data.prescriptions`,
    );
    expect(rows.some(({ sealed }) => sealed.includes('7.77'))).toBe(false);

    await save(null);

    expect(await read()).toBeNull();
    expect((await database.pool.query(`select from member_data.prescriptions`)).rowCount).toBe(0);
  });
});

describe('a try-on', () => {
  const scan = {
    faceShape: 'Oval',
    frameWidth: 131.5,
    overlaySignature: 'sig',
    recommandSize: 'Medium',
    recommandType: ['Rectangle', 'Aviator'],
    scanId: 'scan-1',
  };

  test('replaces the one before and is erased on demand', async () => {
    await keep({ scanId: 'old' });
    await keep(scan);
    expect(await last()).toEqual(scan);

    await keep(null);
    expect(await last()).toBeNull();
  });

  test('is not shown once its time is over, and then forgotten', async () => {
    await keep(scan);
    await database.pool.query(
      `update member_data.try_on_records set saved_at = saved_at - interval '31 days'`,
    );

    expect(await last()).toBeNull();
    expect(await service.members.forgetExpired()).toMatchObject({ tryOns: 1 });
  });

  test.each([
    { frameWidth: -1 },
    { frameWidth: Number.NaN },
    { faceShape: 'x'.repeat(65) },
    { recommandType: Array.from({ length: 21 }, () => 'x') },
    { isCS: true },
  ])('that makes no sense is refused: %#', async (VTOUpsert) => {
    expect((await keep(VTOUpsert)).errors).toEqual(['BAD_USER_INPUT']);
  });
});
