import { Form } from 'react-router';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Asks what was meant when the saved prescription is not the one of the lenses in the cart. */
export function OtherPrescriptionNotice() {
  const words = useTexts().checkout.otherPrescription;
  const to = pathIn(useLocale());
  return (
    <Notice kind="warn" title={words.title}>
      <p>{words.text}</p>
      <Form method="post" action={to('/checkout/CartPreview')}>
        <Button name="intent" value="usePrescription">
          {words.use}
        </Button>
      </Form>
    </Notice>
  );
}
