import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type Embedded } from '#server/embedded-postgres/embedded.ts';
import { openPool } from '#server/database/pool.ts';
import { connectionUrl } from '../connection-url.ts';
import { root } from '../house/source-files.ts';
import { freePort } from '../shop/production.ts';
import { smtpServer, type SmtpServer } from '../shop/smtp-server.ts';
import { somebodyElse, type SomebodyElse } from './somebody-else.ts';

/** docs/deploy.md, from a clone to a shop that is served, carried out to the letter. */
let operator: SomebodyElse;
let postgres: Embedded;
let mail: SmtpServer;

beforeAll(async () => {
  operator = somebodyElse();
  postgres = await startEmbedded({ dataDir: path.join(operator.home, 'pg'), durable: false });
  mail = await smtpServer({ offersTls: false });
});
afterAll(async () => {
  mail.close();
  await postgres.stop();
  operator.leave();
});

/** Each Node that is supported; the oldest refuses the most. */
const majors = [20, 22, 24];

test.each(majors)('on Node %i with the newest npm', async (major) => {
  const bin = await operator.getNode(major);
  const folder = operator.clone(`shop-${major}`);
  const where = { folder, bin };
  const [install = '', secrets = '', tell = '', ...others] = blocks();
  const serve = others.pop() ?? '';

  const { said: versions } = await operator.run('node --version; npm --version', where);
  expect(versions).toMatch(new RegExp(`^v${major}\\.`));
  expect(versions).toMatch(/^12\./m);

  const installing = await operator.run(install, where);
  await operator.run(secrets, where);
  const port = await freePort();
  fillIn(path.join(folder, 'shop.env'), {
    DATABASE_URL: `'${await aDatabase(`shop_${major}`)}'`,
    PUBLIC_URL: 'https://glasses.plan.example',
    MAIL_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'glasses@plan.example',
    PORT: String(port),
  });
  const settingUp = await operator.run([tell, ...others].join('\n'), where);
  expect(settingUp.said).toContain('ok   ledger');

  const startedAt = performance.now();
  const serving = operator.start(`${tell}\n${serve.trim().replace(/^npm/m, 'exec npm')}`, where);
  await expect.poll(serving.said, { timeout: 30_000 }).toMatch(/"ready"/);
  const startSeconds = (performance.now() - startedAt) / 1000;
  const ask = (at: string) => fetch(`http://127.0.0.1:${port}${at}`);
  expect(await (await ask('/readyz')).json()).toMatchObject({ status: 'ok', degraded: [] });
  expect((await ask('/livez')).status).toBe(200);
  // npm's own exit code tells of the signal; what counts is that nothing goes on.
  await serving.stop();
  await expect(ask('/livez')).rejects.toThrow();

  const figures = [installing.seconds, settingUp.seconds, startSeconds].map(Math.round);
  process.stdout.write(
    `Node ${major}: installed and built in ${figures[0]} s, set up in ${figures[1]} s, ready in ${figures[2]} s\n`,
  );
});

/** The commands of the document's first chapter, step by step. */
function blocks(): string[] {
  const text = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');
  const chapter =
    text.split(/^## /m).find((part) => part.startsWith('From a clone to a shop')) ?? '';
  return [...chapter.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) =>
    block.replace(/^ +/gm, ''),
  );
}

/** As an editor does: what was empty or a comment becomes the value. */
function fillIn(file: string, values: Record<string, string>): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(values))
    text = text.replace(new RegExp(`^(?:# )?${name}=.*$`, 'm'), () => `${name}=${value}`);
  writeFileSync(file, text);
}

async function aDatabase(name: string): Promise<string> {
  const pool = openPool({ connection: postgres.connection, max: 1, applicationName: 'test' });
  await pool.query(`create database ${name}`);
  await pool.end();
  return connectionUrl({ ...postgres.connection, database: name });
}
