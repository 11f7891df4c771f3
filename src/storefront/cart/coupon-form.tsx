import { Form } from '../app/live/router.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Disclosure } from '../ui/panel.tsx';
import type { CouponProblem } from './coupon.ts';
import styles from './coupon-form.module.css';

type CouponFormProps = {
  appliedCode: string | null;
  typed: string;
  problem: CouponProblem | null;
};

/** Why a coupon was not applied, in a sentence that says what helps; null without a problem. */
export function useCouponWords(problem: CouponProblem | null): string | null {
  const { problems } = useTexts().checkout.coupon;
  const { money } = useFormat();
  if (problem === null) return null;
  return typeof problem === 'string'
    ? problems[problem]
    : problems.belowMinimum(money(problem.minimumMinor));
}

/** Applies a coupon, or takes the applied one off. Posts `intent` to its page. */
export function CouponForm({ appliedCode, typed, problem }: CouponFormProps) {
  const texts = useTexts().checkout.coupon;
  const error = useCouponWords(problem);
  if (appliedCode) {
    return (
      <Form method="post" className={styles.applied}>
        <p>{texts.applied(appliedCode)}</p>
        <Button look="quiet" className={styles.remove} name="intent" value="removeCoupon">
          {texts.remove}
        </Button>
      </Form>
    );
  }
  return (
    <Disclosure summary={texts.title} open={problem !== null}>
      <Form method="post" className="stack" noValidate>
        <TextField
          name="couponCode"
          label={texts.label}
          hint={texts.hint}
          error={error ?? undefined}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <Button name="intent" value="applyCoupon">
          {texts.apply}
        </Button>
      </Form>
    </Disclosure>
  );
}
