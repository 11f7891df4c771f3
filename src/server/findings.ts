import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Document } from '#clients/client.ts';
import { lookAtDisk } from './disk.ts';
import { found, type Finding } from './finding.ts';
import { lookAtMemberData } from './look-at-member-data.ts';
import type { Services } from './services.ts';

/** What a shop cannot see on its own data: whether those it relies on answer. */
export async function lookOutside(services: Services): Promise<Finding[]> {
  const { env } = services;
  const looks = await Promise.all([
    look('mail', 'MAIL_URL: messages wait in their queue', services.messages.check),
    ...(services.paymentProvider
      ? [
          look(
            'payment page',
            'STRIPE_SECRET_KEY: nobody can pay online',
            services.paymentProvider.check,
          ),
        ]
      : []),
    ...(env.COMMERCE_GRAPHQL_URL
      ? [
          look('commerce', 'COMMERCE_GRAPHQL_URL: nobody can order', () =>
            services.commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default').run(alive, {}),
          ),
        ]
      : []),
    ...(env.MEMBER_DATA_GRAPHQL_URL
      ? [found('member data', () => lookAtMemberData(services))]
      : []),
  ]);
  return looks.flat();
}

/** What can be seen on the shop's own data, but for the ledger. */
export async function lookInside(services: Services): Promise<Finding[]> {
  const looks = await Promise.all([
    found('jobs', () => lookAtJobs(services)),
    found('benefit', () => lookAtBenefit(services)),
    found('migrations', () => lookAtMigrations(services)),
    found('disk', () => lookAtDisk(services)),
  ]);
  return looks.flat();
}

const alive: Document<object, Record<string, never>> = {
  name: 'Alive',
  text: 'query Alive { __typename }',
};

async function look(
  name: string,
  whatIfNot: string,
  ask: () => Promise<unknown>,
): Promise<Finding> {
  try {
    await ask();
    return { name, ok: true, detail: 'answers' };
  } catch (error) {
    // Never its words: a server's answer may repeat an address or a credential.
    const { name: kind, code } = error as { name?: string; code?: string };
    return { name, ok: false, detail: `does not answer (${code ?? kind}). See ${whatIfNot}.` };
  }
}

/** Jobs late by more than this are not being done. */
const lateSeconds = 300;

async function lookAtJobs({ pool }: Services): Promise<Finding> {
  const { rows } = await pool.query<{ waiting: number; late_s: number; failed: string[] | null }>(
    `select count(*) filter (where run_at < now())::int as waiting,
            coalesce(extract(epoch from now() - min(run_at) filter (where attempts = 0)), 0)::int
              as late_s,
            array_agg(distinct task_identifier) filter (where attempts > 0) as failed
       from graphile_worker.jobs`,
  );
  const { waiting = 0, late_s = 0, failed } = rows[0] ?? {};
  const details = [
    `${waiting} waiting`,
    ...(late_s > lateSeconds ? [`the oldest for ${late_s} s: is a shop running?`] : []),
    ...(failed ? [`failed and tried again: ${failed.join(', ')}; see the log`] : []),
  ];
  return { name: 'jobs', ok: late_s <= lateSeconds && !failed, detail: details.join('; ') };
}

async function lookAtBenefit({ env, commerce }: Services): Promise<Finding> {
  const name = 'benefit';
  if (env.COMMERCE_GRAPHQL_URL)
    return { name, ok: true, detail: "the other platform's cart rules say what the plan pays" };
  return (await commerce.promotions.planBenefit())
    ? { name, ok: true, detail: 'is set' }
    : { name, ok: false, detail: 'none is set and members pay all: ops benefit set --help' };
}

const rooms = { commerce: 'commerce', 'member-data': 'member_data', shop: 'shop' };
const sources = path.resolve(import.meta.dirname, '..');

/** A newer version may be serving beside us; a database behind us was never prepared. */
async function lookAtMigrations({ pool }: Services): Promise<Finding> {
  const name = 'migrations';
  const ahead: string[] = [];
  const behind: string[] = [];
  for (const [folder, schema] of Object.entries(rooms)) {
    const files = await readdir(path.join(sources, folder, 'migrations'));
    const ours = files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -4));
    const { rows } = await pool.query<{ name: string }>(
      `select name from ${schema}.applied_migrations`,
    );
    const applied = new Set(rows.map((row) => row.name));
    behind.push(...ours.filter((one) => !applied.has(one)).map((one) => `${folder}/${one}`));
    ahead.push(
      ...[...applied].filter((one) => !ours.includes(one)).map((one) => `${folder}/${one}`),
    );
  }
  if (behind.length > 0)
    return {
      name,
      ok: false,
      detail: `not applied: ${behind.join(', ')}; start this version once`,
    };
  if (ahead.length > 0)
    return { name, ok: true, detail: `a newer version has applied ${ahead.join(', ')}` };
  return { name, ok: true, detail: 'as this version knows them' };
}
