import { Form } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { Disclosure } from '../ui/panel.tsx';

type CancelFormProps = {
  /** As it is shown, where the page alone does not tell which order. */
  number?: string | undefined;
  /** A benefit stands behind it. */
  hasPlan: boolean;
  /** In the words of commerce, in the page's language. */
  reasons: readonly string[];
  /** It was sent without one. */
  isMissing: boolean;
};

/** Cancels the order of its page, once opened and with a reason chosen. */
export function CancelForm({ number, hasPlan, reasons, isMissing }: CancelFormProps) {
  const words = useTexts().orders.one.cancel;
  const options = [
    { value: '', label: words.choose },
    ...reasons.map((reason) => ({ value: reason, label: reason })),
  ];
  return (
    <div className="no-print">
      <Disclosure summary={words.title} open={isMissing}>
        <Form method="post" className="stack" noValidate>
          <p>{hasPlan ? words.text : words.textOfGuest}</p>
          {number && <input type="hidden" name="cancel" value={number} />}
          <SelectField
            name="reason"
            label={words.reason}
            error={isMissing ? words.reasonMissing : undefined}
            options={options}
            defaultValue=""
          />
          <Button>{words.action}</Button>
        </Form>
      </Disclosure>
    </div>
  );
}
