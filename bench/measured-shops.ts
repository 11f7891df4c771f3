import { Client } from 'pg';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { connectionUrl } from '#test/connection-url.ts';
import serverFlags from '#scripts/server-flags.json' with { type: 'json' };
import { startEmbedded } from '#server/embedded-postgres/embedded.ts';
import { temporaryFolder } from '#test/postgres.ts';
import { databaseCpuMs } from './database-cpu.ts';
import { startProgram, type Program } from './program.ts';

/** A shop in a process of its own, with a database of its own. */
export type MeasuredShop = Program & {
  databaseUrl: string;
  frameCount: number;
  /** What the database has computed so far, for this shop and the others; null if not known. */
  databaseCpuMs(): number | null;
  /** As an import ends: whoever read the catalogue before reads it anew. */
  changeCatalogue(): Promise<void>;
};

/** One database server for everything that is measured, thrown away at the end. */
export type MeasuredShops = {
  openShop(frameCount: number): Promise<MeasuredShop>;
  /** Another process of this shop, on the same database. */
  openBeside(shop: MeasuredShop): Promise<MeasuredShop>;
  /** The page application that ours is compared to. */
  openYardstick(): Promise<Program>;
  /** An empty database; its address. */
  createDatabase(name: string): Promise<string>;
  close(): Promise<void>;
};

/** Starts the database as a shop runs it: what is committed is on the disk. */
export async function openMeasuredShops(): Promise<MeasuredShops> {
  // Under this name the tests find what a killed run leaves behind, and clear it away.
  const folder = temporaryFolder(`postgres-${process.pid}-`);
  const postgres = await startEmbedded({ dataDir: path.join(folder, 'pg'), durable: true });
  const opened: Program[] = [];
  const open = async (file: string, args: string[] = [], flags: readonly string[] = []) => {
    const program = await startProgram(path.join(import.meta.dirname, file), args, flags);
    opened.push(program);
    return program;
  };

  const createOne = async (database: string) => {
    await run(connectionUrl(postgres.connection), `create database ${database}`);
    return connectionUrl({ ...postgres.connection, database });
  };

  return {
    async openShop(frameCount) {
      const databaseUrl = await createOne(`shop_${frameCount}`);
      const program = await open('serve-shop.ts', [databaseUrl, String(frameCount)], serverFlags);
      const cpuMs = () => databaseCpuMs(postgres.pid);
      return {
        ...program,
        databaseUrl,
        frameCount,
        databaseCpuMs: cpuMs,
        changeCatalogue: () =>
          run(databaseUrl, 'update commerce.catalog_version set version = version + 1'),
      };
    },
    async openBeside(shop) {
      const { databaseUrl, frameCount } = shop;
      const args = [databaseUrl, String(frameCount), 'beside'];
      return { ...shop, ...(await open('serve-shop.ts', args, serverFlags)) };
    },
    createDatabase: createOne,
    openYardstick: () => open('serve-yardstick.ts'),
    async close() {
      await Promise.all(opened.map((program) => program.stop()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
