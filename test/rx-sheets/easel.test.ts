import { expect, test } from 'vitest';
import { findChromium } from '#scripts/chromium.ts';
import { drawSheet } from './draw-sheet.ts';
import { openEasel } from './easel.ts';
import { layoutsOf } from './make-sheets.ts';
import { isFull } from '../conditions.ts';

/** Of so many layouts one is drawn in the usual run. */
const EACH = 24;

test.skipIf(!findChromium())(
  'every layout draws on its page, its values as the truth tells them',
  async () => {
    const easel = await openEasel();
    try {
      for (const set of ['seen', 'frozen'] as const)
        for (const [turn, layout] of layoutsOf(set).entries())
          if (isFull || turn % EACH === 0)
            expect(await easel.show(drawSheet(set, layout, 'a'))).toBeGreaterThan(0);

      const [layout] = layoutsOf('seen');
      const sheet = drawSheet('seen', layout!, 'a');
      const elsewhere = {
        ...sheet,
        html: sheet.html.replaceAll('<table', '<table style="margin-left:700px"'),
      };
      await expect(easel.show(elsewhere)).rejects.toThrow('is outside');
      const otherwise = { ...sheet, html: sheet.html.replaceAll('data-field="od.sphere">', '$&7') };
      await expect(easel.show(otherwise)).rejects.toThrow('but reads 7');
    } finally {
      await easel.close();
    }
  },
  // Several hundred layouts, each on a page, on a machine that has other things to do.
  180_000,
);
