import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderState } from '#domain/orders/order-state.ts';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import type { CameAt } from './came-at.ts';
import { isUnderWay, OrderProgress } from './order-progress.tsx';

function rendered(state: OrderState, cameAt: CameAt = {}): string {
  return renderToStaticMarkup(
    <TextsProvider locale="en">
      <OrderProgress state={state} placedAt="2026-11-20T15:00:00Z" cameAt={cameAt} />
    </TextsProvider>,
  );
}

test('an order under way has three dated steps, and says where it is', () => {
  const html = rendered('processing');

  expect(html).toContain('<strong>Ordered</strong>November 20, 2026');
  expect(html).toContain(
    'aria-current="step"><strong>In the lab</strong>ready around November 27, 2026',
  );
  expect(html).toContain('<strong>On its way</strong>with you around December 2, 2026');
});

test('what has happened has its own day, and what comes counts from there', () => {
  const begun = rendered('processing', { processing: '2026-11-24T09:00:00Z' });
  const sent = rendered('complete', {
    processing: '2026-11-24T09:00:00Z',
    complete: '2026-12-03T16:00:00Z',
  });

  expect(begun).toContain(
    '<strong>In the lab</strong>since November 24, 2026, ready around November 27, 2026',
  );
  expect(sent).toContain('<strong>In the lab</strong>November 24, 2026');
  expect(sent).toContain(
    '<strong>On its way</strong>since December 3, 2026, with you around December 8, 2026',
  );
});

test.each([
  ['pending', true],
  ['complete', true],
  ['canceled', false],
  ['exchanged', false],
  [null, false],
] as const)('an order that is %s is under way: %s', (state, expected) => {
  expect(isUnderWay(state)).toBe(expected);
});
