import { insteadOfAnswer } from '#clients/client.ts';
import { PlanBenefitDocument } from '#clients/generated/commerce.ts';
import { minorOf } from '#domain/prices/money.ts';
import type { BenefitRule } from '#domain/prices/price-rules.ts';
import type { Shopper } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';

/**
 * What the plan pays of this shopper's pair, as commerce will calculate it in the cart. Null when
 * it pays nothing, and when commerce does not tell: another platform has no word for it, and
 * pages then show prices and promise nothing.
 */
export async function readBenefit(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<BenefitRule | null> {
  const { planBenefit } = await shopper
    .commerce(storeOf(locale))
    .run(PlanBenefitDocument, {})
    .catch(insteadOfAnswer({ planBenefit: null }));
  return (
    planBenefit && {
      label: planBenefit.label,
      capsMinor: {
        frame: minorOf(planBenefit.frame_up_to),
        lens: minorOf(planBenefit.lenses_up_to),
      },
      paysShipping: planBenefit.pays_shipping,
    }
  );
}
