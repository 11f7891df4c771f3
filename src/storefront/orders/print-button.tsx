import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';

/** Opens the print dialog; without scripts it says how to print instead. */
export function PrintButton() {
  const texts = useTexts();
  return (
    <>
      <Button type="button" icon="print" className="with-script" onClick={() => print()}>
        {texts.shell.print}
      </Button>
      <p className="without-script">{texts.checkout.confirmation.printHint}</p>
    </>
  );
}
