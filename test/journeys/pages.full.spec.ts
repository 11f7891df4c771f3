import { testPages } from './page-conditions.ts';

for (const locale of ['en', 'de'] as const)
  for (const width of [375, 768, 1440])
    for (const scheme of ['light', 'dark'] as const)
      for (const text of [100, 200] as const) testPages({ locale, width, scheme, text });
