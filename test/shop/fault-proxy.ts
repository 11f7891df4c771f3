import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import type { Connection } from '#server/database/connection.ts';

/**
 * What lies between us and the database:
 * - `open`: bytes pass
 * - `black hole`: connections are accepted, bytes vanish, nothing is reset
 * - `slow`: every answer comes late
 * - `down`: nobody listens, and what was connected is cut
 */
export type Fault = 'open' | 'black hole' | 'slow' | 'down';

/** A wire to the database that can be made to fail as networks do. */
export type FaultProxy = {
  /** The database as seen from this end of the wire. */
  connection: Connection;
  set(fault: Fault): Promise<void>;
  /**
   * Becomes a black hole once these texts have been sent to the database one after another:
   * the last of them is lost, or only what answers it. Answers when that has happened.
   */
  swallowAfter(texts: string[], lost: 'request' | 'answer'): Promise<void>;
  close(): Promise<void>;
};

type Trap = { texts: string[]; lost: 'request' | 'answer'; sprung: () => void };

const lateByMs = 700;

export async function faultProxy(database: Connection): Promise<FaultProxy> {
  const ends = new Set<Socket>();
  let fault: Fault = 'open';
  let trap: Trap | undefined;

  const server = createServer((near) => {
    const far = database.host.startsWith('/')
      ? connect(path.join(database.host, `.s.PGSQL.${database.port}`))
      : connect(database.port, database.host);
    // A connection that has lost bytes once carries none any more.
    let isLost = false;
    for (const end of [near, far]) {
      ends.add(end);
      end.setNoDelay(true);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        if (!isLost) (end === near ? far : near).destroy();
      });
    }
    near.on('data', (bytes) => {
      if (trap?.texts[0] && bytes.includes(trap.texts[0])) trap.texts.shift();
      if (trap?.texts.length === 0) {
        if (trap.lost === 'answer') far.write(bytes);
        trap.sprung();
        trap = undefined;
        fault = 'black hole';
      }
      if (fault === 'black hole') isLost = true;
      if (!isLost) far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (fault === 'black hole') isLost = true;
      if (isLost) return;
      if (fault === 'slow') setTimeout(() => near.write(bytes), lateByMs);
      else near.write(bytes);
    });
  });

  let port = 0;
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const end of ends) end.destroy();
    await closed;
  };
  await listen();

  return {
    connection: { ...database, host: '127.0.0.1', port },
    async set(next) {
      trap = undefined;
      if (next === 'down' && fault !== 'down') await cut();
      if (next !== 'down' && fault === 'down') await listen();
      fault = next;
    },
    swallowAfter(texts, lost) {
      return new Promise((sprung) => {
        trap = { texts: [...texts], lost, sprung };
      });
    },
    close: cut,
  };
}
