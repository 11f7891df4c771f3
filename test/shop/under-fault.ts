import { expect } from 'vitest';
import type { Browser, Page } from './browser.ts';
import { formOf, type OrderStep } from './order-steps.ts';

/** What was answered while something outside failed: status and where it led, by step. */
export type Told = Record<string, string>;

/**
 * The whole order, each step first while something outside fails and then without: nothing is
 * answered with a 500, and the same step again goes on. Ends where the order was sent; `form` is
 * what the review sends, to be sent again.
 */
export async function orderUnderFault(
  browser: Browser,
  steps: OrderStep[],
  set: (isFaulty: boolean) => void,
): Promise<{ told: Told; form: Record<string, string> }> {
  const told: Told = {};
  const tell = (step: string, { status, location }: Page) =>
    (told[step] = `${status} ${location}`.trim());

  let review: Page | undefined;
  for (const [step, leadsTo, act] of steps) {
    set(true);
    const faulty = await act();
    set(false);
    tell(step, faulty);
    expect(faulty.status, step).not.toBe(500);
    const wentOn = step !== 'review' && leadsTo.test(faulty.location);
    const again = wentOn ? faulty : await act();
    expect(again.location, step).toMatch(leadsTo);
    review = again;
  }
  const form = formOf(review!);
  set(true);
  const placing = await browser.submit('/checkout/OrderReview', form);
  tell('order', placing);
  tell('confirmation', await browser.get('/checkout/OrderConfirmation'));
  set(false);
  expect([placing.status, told['confirmation']?.slice(0, 3)]).not.toContain(500);
  return { told, form };
}
