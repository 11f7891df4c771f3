import { useState } from 'react';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import type { PrescriptionValues } from '../prescription/index.ts';
import { Checkbox } from '../ui/choice.tsx';
import { Panel } from '../ui/panel.tsx';
import { eyeLine } from './read-values.ts';
import { tickName } from './ticked-eyes.ts';

type ConfirmEyesProps = {
  /** What stands in the form now. */
  values: PrescriptionValues;
  /** The lines that were confirmed, by the name of their tick. */
  ticked: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** One tick for each eye, with what it says in words. A value that changes takes the tick back. */
export function ConfirmEyes({ values, ticked: before, errors }: ConfirmEyesProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [ticked, setTicked] = useState(before);
  const { result } = texts.papers;
  return (
    <Panel title={result.confirmTitle} outlined>
      <div className="stack">
        <p>{result.confirmText}</p>
        {EYE_SIDES.map((side) => {
          const line = eyeLine(values, side, { texts, locale });
          const name = tickName(side);
          const isTicked = ticked[name] === line;
          return (
            <Checkbox
              key={side}
              name={name}
              value={line}
              checked={isTicked}
              onChange={() => {
                const { [name]: _, ...others } = ticked;
                setTicked(isTicked ? others : { ...others, [name]: line });
              }}
              label={result.confirm(texts.prescription.eyes[side].name, line)}
              error={isTicked ? undefined : errors[name]}
            />
          );
        })}
      </div>
    </Panel>
  );
}
