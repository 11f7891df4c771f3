import { EYE_SIDES } from '#domain/prescription/prescription-fields.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import type { TakenPd } from './prescription-values.ts';
import { EyeControl, NumberControl, type Controls } from './value-control.tsx';

type PdFieldsProps = Controls & { taken: TakenPd | null };

/** The pupillary distance, in one number or in two, as the paper has it. */
export function PdFields({ taken, ...controls }: PdFieldsProps) {
  const { millimetres } = useFormat();
  const { pd, eyes, fields } = useTexts().prescription;
  return (
    <fieldset className="rx-pd">
      <legend className="rx-pd-title">
        <Explain word="pd">{pd.title}</Explain>
      </legend>
      <p className="field-hint">{pd.text}</p>
      <div className="rx-pd-ways">
        <div className="rx-pd-way">
          <label className="field-label" htmlFor={fieldId('pd')}>
            {pd.total}
          </label>
          <div className="rx-pd-one">
            <NumberControl name="pd" label={fields.totalPd} {...controls} />
          </div>
          <output className="field-hint" htmlFor={fieldId('pd')}>
            {taken && pd.farTaken(millimetres(taken.farMm), millimetres(taken.nearMm))}
          </output>
        </div>
        <p className="rx-pd-or">{pd.or}</p>
        <div className="rx-pd-way rx-pd-each">
          <p className="field-label">{pd.each}</p>
          {EYE_SIDES.map((side) => (
            <div key={side} className="rx-pd-one">
              <label htmlFor={fieldId(`${side}.pd`)}>
                {eyes[side].name} ({eyes[side].short})
              </label>
              <EyeControl side={side} field="pd" {...controls} />
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
