import { sealedValues } from '#service-base/sealed-values.ts';
import { record, requireOwner, requireReader } from './caller.ts';
import type { MemberDataContext } from './context.ts';
import { badInput } from './errors.ts';
import type { Vto, VtoUpsertInput } from './generated/schema.ts';

type TryOn = Omit<Vto, 'savedAt' | '__typename'>;

export const sealedTryOns = sealedValues<TryOn, string>(
  (userId) => `member_data.try_on_records:${userId}`,
);

const longestText = { word: 64, signature: 4096 };
const mostTypes = 20;
const widestFrameMm = 300;

/** What the last face scan or try-on measured; null when there is none or its time is over. */
export async function lastTryOn(context: MemberDataContext, userId: string): Promise<Vto | null> {
  await requireReader(context, userId, 'try-on.read');
  const { rows } = await context.pool.query<{ sealed: Buffer; saved_at: Date }>(
    `select sealed, saved_at from member_data.try_on_records
     where member_id = $1 and saved_at > clock_timestamp() - make_interval(secs => $2)`,
    [userId, context.settings.tryOnKeptMs / 1000],
  );
  const [row] = rows;
  if (!row) return null;
  if (context.caller?.id === userId) await record(context, userId, 'try-on.read', 'ok');
  const values = sealedTryOns.open(context.sealer, userId, row.sealed);
  return { ...values, savedAt: row.saved_at.toISOString() };
}

/** Keeps a try-on in place of the one before; null erases it. */
export async function saveTryOn(
  context: MemberDataContext,
  userId: string,
  input: VtoUpsertInput | null,
): Promise<Vto | null> {
  await requireOwner(context, userId, 'try-on.write');
  if (!input) {
    await context.pool.query(`delete from member_data.try_on_records where member_id = $1`, [
      userId,
    ]);
    await record(context, userId, 'try-on.erase', 'ok');
    return null;
  }
  const values = checkedTryOn(input);
  const { rows } = await context.pool.query<{ saved_at: Date }>(
    `insert into member_data.try_on_records (member_id, sealed) values ($1, $2)
     on conflict (member_id) do update set sealed = excluded.sealed, saved_at = clock_timestamp()
     returning saved_at`,
    [userId, sealedTryOns.seal(context.sealer, userId, values)],
  );
  await record(context, userId, 'try-on.write', 'ok');
  return { ...values, savedAt: rows[0]!.saved_at.toISOString() };
}

function checkedTryOn(input: VtoUpsertInput): TryOn {
  const { frameWidth = null, recommandType } = input;
  if (frameWidth !== null && !(frameWidth >= 0 && frameWidth <= widestFrameMm)) {
    throw badInput(`frameWidth is not between 0 and ${widestFrameMm}.`);
  }
  const types = recommandType ?? [];
  if (types.length > mostTypes) throw badInput(`recommandType has more than ${mostTypes} values.`);
  return {
    faceShape: checkedText(input.faceShape, 'faceShape'),
    frameWidth,
    overlaySignature: checkedText(
      input.overlaySignature,
      'overlaySignature',
      longestText.signature,
    ),
    recommandSize: checkedText(input.recommandSize, 'recommandSize'),
    recommandType: types.map((type) => checkedText(type, 'recommandType') ?? ''),
    scanId: checkedText(input.scanId, 'scanId'),
  };
}

function checkedText(
  value: string | null | undefined,
  name: string,
  longest: number = longestText.word,
): string | null {
  if (value === null || value === undefined) return null;
  if (value.length > longest) throw badInput(`${name} has more than ${longest} characters.`);
  return value;
}
