import { PD_UNCERTAINTY_MM, strongestFor } from '#domain/prescription/pd-tolerance.ts';
import { titled } from '../app/page-title.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { RulerSheet } from './ruler-sheet.tsx';
import { StepDrawing, type MeasuringStep } from './step-drawing.tsx';
import styles from './pd.module.css';

export const handle = { back: 'prescription.manual' } satisfies PageHandle;

export const meta = titled((texts) => texts.measuring.title);

const STEPS: readonly MeasuringStep[] = ['print', 'stand', 'left', 'right', 'again'];

/**
 * How to measure the pupillary distance at a mirror: each eye looks at itself in turn, so both
 * look straight ahead, as they do at something far. On paper this page is its ruler alone.
 */
export default function MeasurePd() {
  const { measuring } = useTexts();
  const to = usePathTo();
  return (
    <>
      <div className="stack-wide no-print">
        <PageHeading lead={measuring.lead}>{measuring.title}</PageHeading>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <StepDrawing step={step} />
              <div className="stack">
                <h2>{measuring.steps[step].title}</h2>
                <p>{measuring.steps[step].text}</p>
                {step === 'print' && <Printing />}
              </div>
            </li>
          ))}
        </ol>
        <Accuracy />
        <Actions>
          <LinkButton to={to('prescription.manual')}>{measuring.back}</LinkButton>
        </Actions>
      </div>
      <RulerSheet />
    </>
  );
}

function Printing() {
  const { measuring } = useTexts();
  return (
    <>
      <Button type="button" icon="print" className="with-script" onClick={() => print()}>
        {measuring.print}
      </Button>
      <p className="without-script">{measuring.printHint}</p>
      <p className="hint">{measuring.otherRuler}</p>
    </>
  );
}

/** The figures are those that the form beside it counts with (`pd-tolerance.ts`). */
function Accuracy() {
  const { millimetres, number } = useFormat();
  const { title, text, ask, points, practice } = useTexts().measuring.accuracy;
  const strongest = number(strongestFor('mirror'), { minimumFractionDigits: 2 });
  return (
    <Panel title={title}>
      <div className="stack">
        <p>{text(millimetres(PD_UNCERTAINTY_MM.mirror))}</p>
        <p>{ask}</p>
        <ul className="bullets">
          {points(strongest).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{practice}</p>
      </div>
    </Panel>
  );
}
