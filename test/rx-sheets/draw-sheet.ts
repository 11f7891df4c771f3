import { diceFor } from './dice.ts';
import { facesFor, hands, type Hand, type PrintFont } from './fonts.ts';
import type { Layout } from './layout.ts';
import { openSheet } from './sheet.ts';
import type { Field, Truth } from './truth.ts';
import { drawValues } from './values.ts';
import { drawWriting } from './writing.ts';

/** A sheet as a page for a browser, and what is true of it. */
export type DrawnSheet = { html: string; widthPx: number; truth: Truth };

/** The sheet of `layout` for this seed: the same every time. */
export function drawSheet(set: Truth['set'], layout: Layout, seed: string): DrawnSheet {
  const dice = diceFor(`${layout.name} ${seed}`);
  const { document = 'spectacles', language } = layout;
  const byHand = layout.pen === 'always' || (layout.pen === 'sometimes' && dice.chance(0.4));
  const values = drawValues(dice, layout.values ?? {});
  const writing = drawWriting(dice, language, byHand, layout.writing ?? {});
  const hand = dice.pick(hands);
  const font = dice.pick(layout.fonts ?? usualFonts);
  const { sheet, noted } = openSheet(dice, language, values, writing, byHand ? hand : null);
  const body = layout.draw(sheet);

  const widthPx = layout.width ?? 820;
  const css = `${baseCss(font, hand)}${layout.css ?? ''}`;
  const page = `<style>${css}</style></head><body>${body}</body></html>`;
  const isPrescription = document === 'spectacles';
  const pdPrintedAs = pdPrinted(noted.printed.map(({ field }) => field));
  const { od, os, notation } = values;
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>${facesFor(page)}</style>${page}`,
    widthPx,
    truth: {
      set,
      layout: layout.name,
      language,
      document,
      isPrescription,
      seed,
      handwritingLike: byHand,
      notation,
      ...noted,
      follows: pdPrintedAs === 'each' ? { ...noted.follows, pd: od.pd + os.pd } : noted.follows,
      pdPrintedAs,
    },
  };
}

function pdPrinted(fields: Field[]): Truth['pdPrintedAs'] {
  const each = fields.includes('od.pd');
  if (fields.includes('pd')) return each ? 'total and each' : 'total';
  return each ? 'each' : 'none';
}

const usualFonts = ['Arimo', 'Arimo', 'Carlito', 'Tinos', 'DejaVu Sans'] as const;

function baseCss(font: PrintFont, hand: Hand): string {
  return [
    '*{box-sizing:border-box}',
    `html,body{margin:0}body{padding:36px 40px 44px;background:#fff;color:#161616;font:17px/1.35 "${font}"}`,
    'table{border-collapse:collapse}h1,h2,h3,p{margin:0 0 .6em}th{font-weight:700}',
    '.value{white-space:nowrap}',
    `.hand{display:inline-block;line-height:1;color:#1f2f78;font-family:"${hand.family}";font-size:${hand.size}em;font-weight:400}`,
    '.full table{width:100%}.grid td,.grid th{border:1px solid #333;padding:7px 8px;text-align:center}',
    '.sides{display:flex;justify-content:space-between;gap:20px}.small{font-size:.78em}.center{text-align:center}',
  ].join('');
}
