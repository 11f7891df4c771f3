import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { makeFilm, shot, type Shot } from '../faces/make-film.ts';
import { expect, test as base } from './shop.ts';

/** The engine's megabytes are read and compiled by a machine that has other things to do. */
export const LOOKING = { timeout: 60_000 };

/** A camera that shows a film of the portrait; and every request, to see that none carries it. */
export const test = base.extend<{ requests: Request[] }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = await makeFilm(path.resolve(`var/test-films/${process.pid}.mjpeg`));
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  requests: async ({ context }, use) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await use(requests);
  },
});

/** Chooses a photo of the portrait, as it is told. */
export async function choose(page: Page, of: Shot): Promise<void> {
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await shot(of) };
  await page.locator('input[type=file]').first().setInputFiles(photo);
}

/** All went to this host; nothing that was sent is as long as a picture, and no form carries a file. */
export function expectNoPicture(requests: readonly Request[], host: string): void {
  for (const request of requests) {
    expect(new URL(request.url()).origin, request.url()).toBe(host);
    expect(request.postDataBuffer()?.length ?? 0, request.url()).toBeLessThan(2000);
    expect(request.headers()['content-type'] ?? '').not.toContain('multipart');
  }
}
