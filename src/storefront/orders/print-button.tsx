import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';

/** Opens the print dialog; without scripts it says how to print instead. */
export function PrintButton() {
  const texts = useTexts();
  return (
    <>
      <Button type="button" icon="print" className="no-script:hidden" onClick={() => print()}>
        {texts.shell.print}
      </Button>
      <p className="hidden no-script:block">{texts.checkout.confirmation.printHint}</p>
    </>
  );
}
