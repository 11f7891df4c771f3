import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { FramePicture } from './frame-picture.tsx';

const ours = '/media/frames/10101/front?v=0a1b&on={g}&w={w}';
const imported = '/media/products/0a1b';

test.each([
  ['en', ours, 'Nora in Midnight, seen from the front'],
  ['de', ours, 'Nora in Midnight, von vorn'],
  ['en', imported, 'Nora in Midnight'],
  ['de', imported, 'Nora in Midnight'],
] as const)('in %s the picture %s is named "%s"', (locale, pictureUrl, alt) => {
  const html = renderToStaticMarkup(
    <TextsProvider locale={locale}>
      <FramePicture name="Nora" colour="Midnight" pictureUrl={pictureUrl} />
    </TextsProvider>,
  );
  expect(html).toContain(`alt="${alt}"`);
});
