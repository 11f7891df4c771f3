import { expect, test } from 'vitest';
import { parseField, parsePd } from './field-text.ts';
import type { Amount } from './field-names.ts';
import { PD_SPELLINGS, SPELLINGS } from './spellings.test-data.ts';

const rows = (Object.keys(SPELLINGS) as Amount[]).flatMap((field) => [
  ...SPELLINGS[field].says.map(([text, value]) => ({ field, text, is: { ok: true, value } })),
  ...SPELLINGS[field].refused.map((text) => ({ field, text, is: { ok: false } })),
]);

test.each(rows)('$text in the field $field', ({ field, text, is }) => {
  expect(parseField(field, text)).toMatchObject(is);
});

test.each(PD_SPELLINGS)('two distances typed as "%s"', (text, pair) => {
  const parsed = parsePd(text);

  if (pair === null) expect(parsed.ok).toBe(false);
  else if ('far' in pair) {
    const value = { kind: 'total', pd: pair.far, nearPd: pair.near };
    expect(parsed).toEqual({ ok: true, value });
  } else expect(parsed).toEqual({ ok: true, value: { kind: 'each-eye', ...pair } });
});
