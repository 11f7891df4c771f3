import { newSealingKey } from '#server/new-secrets.ts';
import { countByKey } from '#server/sealing/key-use.ts';
import { releaseOldKeys } from '#server/sealing/release-old-keys.ts';
import { reseal } from '#server/sealing/reseal.ts';
import { listKnowing } from '#server/sealing/who-seals.ts';
import type { Services } from '#server/services.ts';
import { done, failed, type Commands, type Outcome } from '../command.ts';
import { progressLine } from '../progress.ts';

/** The keys that seal what tells a person. */
export const keyCommands: Commands = {
  'keys list': {
    does: 'which sealing keys there are, what lies under each, and who knows them; never a secret',
    run: listKeys,
  },
  'keys rotate': {
    does: 'draws a new sealing key and says what to do with it; changes nothing',
    async run({ audit }) {
      const { id, setting } = newSealingKey();
      await audit.record({ actor: 'operator', action: 'keys.rotate', subject: id, outcome: 'ok' });
      return done(stepsOfRotation(id, setting), { id, key: setting });
    },
  },
  'keys reseal': {
    does: 'seals everything under the newest key while the shop serves, and lets older ones go',
    options: { '--progress': 'tells every second how far it is, not on a terminal only' },
    run: (services, _words, { progress }) =>
      resealAll(services, progress === true || process.stderr.isTTY),
  },
};

async function listKeys({ pool, env }: Services): Promise<Outcome> {
  const counts = await countByKey(pool);
  const known = env.SEALING_KEYS.map(({ id }) => id);
  const ids = [...new Set([...known, ...counts.keys()])];
  const processes = await listKnowing(pool, ids);
  const keys = ids.map((id) => ({
    id,
    sealsHere: id === known[0],
    isInSettings: known.includes(id),
    values: counts.get(id) ?? 0,
    isKnownToAll: processes.every(({ keys: theirs }) => theirs.includes(id)),
    sealsElsewhere: processes.some(({ keys: [first] }) => first === id && id !== known[0]),
  }));
  const text = keys.map((key) =>
    [
      key.id,
      `${key.values.toLocaleString('en-US')} values`,
      key.sealsHere ? 'seals' : 'opens',
      ...(key.sealsElsewhere ? ['a process still seals under it'] : []),
      ...(key.isInSettings ? [] : ['not in SEALING_KEYS']),
      key.isKnownToAll ? 'known to every process' : 'a process does not know it',
    ].join(', '),
  );
  return done(text.join('\n'), { keys, processes });
}

function stepsOfRotation(id: string, setting: string): string {
  return [
    `A new key, "${id}", which nothing knows yet. Keep a copy of it apart from the data.`,
    '',
    '1. Put it behind the keys that are there, in the settings of every process, with a comma:',
    `   SEALING_KEYS=<as it is>,${setting}`,
    '   and restart the processes one after the other. Nothing is sealed under it yet.',
    '2. When `keys list` says that it is known to every process, put it in front:',
    '   SEALING_KEYS=<the new one>,<as it was>',
    '   and restart them one after the other again. Now it seals, and all of them open it.',
    '3. keys reseal, while the shop serves. It may be stopped and begun again.',
    '4. When it says so, take the old key out of the settings. Keep it for as long as you keep',
    '   backups from before: they are read with it.',
  ].join('\n');
}

async function resealAll(services: Services, isShown: boolean): Promise<Outcome> {
  const { pool, sealer, env, audit } = services;
  const keyId = env.SEALING_KEYS[0]?.id ?? '';
  const older = (await listKnowing(pool, [keyId])).filter(({ keys: [first] }) => first !== keyId);
  if (older.length > 0)
    return failed(
      `A process does not seal under "${keyId}" yet: restart it with this key in front first.`,
    );
  const counts = await countByKey(pool);
  const toDo = [...counts].reduce((sum, [id, count]) => sum + (id === keyId ? 0 : count), 0);
  await audit.record({ actor: 'operator', action: 'keys.reseal', subject: keyId, outcome: 'ok' });
  const progress = progressLine(process.stderr, 'values');
  const onProgress = (resealed: number) =>
    progress.tell({ lines: resealed, share: Math.min(1, resealed / toDo) });
  const result = await reseal({ pool, sealer, keyId, ...(isShown && { onProgress }) });
  progress.end();
  return told(keyId, result, await releaseOldKeys(pool, keyId));
}

function told(
  keyId: string,
  { resealed, unreadable }: Awaited<ReturnType<typeof reseal>>,
  { left, released }: Awaited<ReturnType<typeof releaseOldKeys>>,
): Outcome {
  const counted = `${resealed.toLocaleString('en-US')} values sealed anew under "${keyId}".`;
  const data = { keyId, resealed, unreadable, left, released };
  if (unreadable.length > 0) {
    const text = [counted, 'Not to be opened, and left as they are:', ...unreadable].join('\n');
    return { ok: false, text, data };
  }
  if (left > 0)
    return { ok: false, text: `${counted} ${left} are held by somebody: run this again.`, data };
  const freed = released.length > 0 ? ` Not needed any more: ${released.join(', ')}.` : '';
  return done(counted + freed, data);
}
