import { expect, test } from 'vitest';
import { checkTyped } from './check-prescription.ts';
import { stillStanding } from './live-check.ts';

const good = { 'od.sphere': '-2.00', 'os.sphere': '-1.75', pd: '63' };

test('a mistake that is mended is gone, the others stay', () => {
  const refused = outcomeOf({ ...good, 'od.sphere': '2', pd: '' });

  const { unreadable, errors } = stillStanding(refused, outcomeOf({ ...good, pd: '' }));

  expect(unreadable).toEqual([]);
  expect(errors.map(({ ruleId }) => ruleId)).toEqual(['pd.required']);
  expect(stillStanding(refused, null)).toMatchObject({ unreadable: [], errors: [] });
});

test('a new mistake waits until the form is sent again', () => {
  const refused = outcomeOf({ ...good, pd: '' });

  const { unreadable, errors } = stillStanding(refused, outcomeOf({ ...good, 'os.sphere': 'x' }));

  expect(unreadable).toEqual([]);
  expect(errors).toEqual([]);
});

test('a warning goes with its value, and stays while it cannot be looked at', () => {
  const unusual = { ...good, 'os.sphere': '+1.75' };
  const refused = outcomeOf(unusual);

  expect(stillStanding(refused, outcomeOf(good)).warnings).toEqual([]);
  expect(stillStanding(refused, outcomeOf({ ...unusual, pd: '' })).warnings).not.toEqual([]);
});

function outcomeOf(values: Record<string, string>) {
  const options = {
    lensType: 'SingleVision',
    today: '2026-11-21',
    ticked: new Set<string>(),
    locale: 'de' as const,
  };
  const check = checkTyped(values, options);
  return check.ok ? EMPTY : check.outcome;
}

const EMPTY = { unreadable: [], errors: [], warnings: [], lensReasons: [] };
