import type { AddressInfo } from 'node:net';
import { createPaymentProvider } from './provider.ts';

/**
 * The stand-in as a process of its own, on loopback. It says its address to whoever started it and
 * hears from there where notices go; it ends with whoever started it.
 */
let notify = { url: '', secret: '' };
process.on('message', (told: typeof notify) => (notify = told));
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches both; who started it is still to be answered.
process.on('SIGINT', () => {});

const [secretKey = ''] = process.argv.slice(2);
const server = createPaymentProvider({ secretKey, notify: () => notify });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
