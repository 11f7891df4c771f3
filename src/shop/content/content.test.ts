import { expect, test, vi } from 'vitest';
import { ServiceError, type ServiceClient } from '#clients/client.ts';
import { createContent } from './content.ts';

function aPlatform(answer: () => unknown) {
  const run = vi.fn(async () => answer());
  const asked: string[] = [];
  const commerce = (store: string) => {
    asked.push(store);
    return { run } as unknown as ServiceClient;
  };
  return { run, asked, commerce };
}

const page = (content: string) => ({
  cmsPage: { title: 'T', content, content_heading: null, meta_title: null, meta_description: '' },
});

test('a page of any platform is harmless, and asked for once in half a minute', async () => {
  let now = 0;
  const platform = aPlatform(() => page('<div onclick="x"><script>y</script><p>Words</p></div>'));
  const content = createContent(platform.commerce, () => now);

  const written = await content.page('help', 'german');
  expect(written).toEqual({
    title: 'T',
    heading: 'T',
    description: null,
    nodes: [{ tag: 'p', attributes: {}, children: ['Words'] }],
  });
  now = 29_000;
  expect(await content.page('help', 'german')).toBe(written);
  expect(platform.run).toHaveBeenCalledTimes(1);
  await content.page('help', 'default');
  expect(platform.asked).toEqual(['german', 'default']);
  now = 31_000;
  await content.page('help', 'german');
  expect(platform.run).toHaveBeenCalledTimes(3);
});

test('what is missing is null; what failed is thrown for a page, and asked for again', async () => {
  let error = new ServiceError('away', 'unreachable');
  const platform = aPlatform(() => {
    throw error;
  });
  const content = createContent(platform.commerce, () => 0);

  await expect(content.page('help', 'default')).rejects.toBe(error);
  expect(await content.block('home-notice', 'default')).toBeNull();
  error = new ServiceError('none', 'not-found');
  expect(await content.page('help', 'default')).toBeNull();
  expect(await content.block('home-notice', 'default')).toBeNull();
});
