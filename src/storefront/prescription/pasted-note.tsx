import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import type { Pasted } from './use-form-assist.ts';

/** What was filled in from the clipboard, said politely, and one press that takes it out again. */
export function PastedNote({ pasted, undo }: { pasted: Pasted; undo: () => void }) {
  const texts = useTexts().prescription.pasted;
  const isUndone = pasted === 'undone';
  return (
    <div className="stack">
      <output>{isUndone ? texts.undone : pasted?.text}</output>
      {pasted && !isUndone && (
        <p>
          <Button type="button" look="quiet" onClick={undo}>
            {texts.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
