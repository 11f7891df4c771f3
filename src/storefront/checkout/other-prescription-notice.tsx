import { Form } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Asks what was meant when the saved prescription is not the one of the lenses in the cart. */
export function OtherPrescriptionNotice() {
  const words = useTexts().checkout.otherPrescription;
  const to = usePathTo();
  return (
    <Notice kind="warn" title={words.title}>
      <p>{words.text}</p>
      <Form method="post" action={to('checkout.cart-preview')}>
        <Button name="intent" value="usePrescription">
          {words.use}
        </Button>
      </Form>
    </Notice>
  );
}
