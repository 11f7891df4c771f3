import { createRequestListener } from '@react-router/node';
import { createServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { listenOnFreePort } from './http.ts';
import { reportTo } from './program.ts';
import { yardstickBuild } from './yardstick-build.ts';

/** The yardstick as its framework serves it, with nothing around it. */
const build = (await import(yardstickBuild.server)) as ServerBuild;
const server = createServer(createRequestListener({ build, mode: 'production' }));

reportTo(process, {
  url: await listenOnFreePort(server),
  cookie: '',
  statements: () => 0,
  close: async () => server.closeAllConnections(),
});
