import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerOf, type LedgerInput } from './ledger.ts';
import { sumMinor, toMajor } from './money.ts';

const amount = fc.nat(50_000);
const answers: fc.Arbitrary<LedgerInput> = fc.record({
  currency: fc.constantFrom('USD' as const, 'EUR' as const),
  planName: fc.constant('Alder Health'),
  lines: fc.array(
    fc.record({
      kind: fc.constantFrom('frame' as const, 'lens' as const, 'other' as const),
      name: fc.string(),
      detail: fc.string(),
      priceMinor: amount,
      discounts: fc.array(
        fc.record({
          label: fc.constantFrom('Alder Health benefit', 'WELCOME10', 'Spring'),
          amount: fc.record({ value: amount.map(toMajor) }),
        }),
      ),
    }),
  ),
  shippingMinor: fc.option(amount),
  tax: fc.option(fc.record({ amountMinor: amount })),
  grandTotalMinor: amount,
});

test('whatever commerce answers, the rows of a ledger add up to what is paid', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      const ledger = ledgerOf(answer);
      const { tax, otherDiscounts, shippingMinor } = ledger;

      expect(ledger.youPayMinor).toBe(answer.grandTotalMinor);
      expect(ledger.youPayMinor).toBe(
        ledger.priceMinor -
          ledger.planPaysMinor -
          sumMinor(otherDiscounts.map(({ amountMinor }) => amountMinor)) +
          (shippingMinor ?? 0) +
          (tax && !tax.isIncluded ? tax.amountMinor : 0) +
          ledger.otherMinor,
      );
      expect(ledger.priceMinor).toBe(sumMinor(ledger.lines.map(({ priceMinor }) => priceMinor)));
    }),
  );
});
