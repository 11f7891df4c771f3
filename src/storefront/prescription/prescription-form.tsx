import type { ReactNode } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { LensMismatch } from '#domain/lenses/match-lens.ts';
import type { Finding } from '#domain/prescription/finding.ts';
import { CORRECTION_FIELDS, SHOWN } from '#domain/prescription/field-names.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Actions, StickyActions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { EyeTable } from './eye-table.tsx';
import { FittingFields } from './fitting-fields.tsx';
import type { PrescriptionFormView } from './form-view.ts';
import { OtherNotation } from './other-notation.tsx';
import { PaperDetails } from './paper-details.tsx';
import { PastedNote } from './pasted-note.tsx';
import { PdFields } from './pd-fields.tsx';
import { PrismFields } from './prism-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';
import type { Controls } from './value-control.tsx';
import { TICK_NAME, tickValue } from './form-extras.ts';
import type { PrescriptionValues } from './prescription-values.ts';
import { useFormAssist } from './use-form-assist.ts';
import { useLiveOutcome } from './use-live-outcome.ts';
import styles from './prescription-form.module.css';

type PrescriptionFormProps = {
  /** From `loadPrescriptionForm`, or from the action once something was submitted. */
  view: PrescriptionFormView;
  /** The page's heading: what is wrong stands above it. */
  heading: ReactNode;
  /** What the button says. */
  submit: string;
  /** Beside the button: a way back without saving. */
  aside?: ReactNode;
  /** What is shown beneath a value, by form name: where it was read from. */
  sources?: Controls['sources'];
  /** Whether what is typed is kept on the server while it is; if not, only sending sends it. */
  isKept?: boolean;
  /** Above the button, of what stands in the form now. */
  renderEnd?: (values: PrescriptionValues) => ReactNode;
};

/**
 * The form that looks like the paper. Posts to its page, whose action is
 * `savePrescriptionAction`.
 */
export function PrescriptionForm({
  view,
  heading,
  submit,
  aside,
  sources,
  isKept = true,
  renderEnd,
}: PrescriptionFormProps) {
  const texts = useTexts();
  const isWorking = useBusy().isPosting;
  const { readings, typed, notes, step, pasted, undoPaste, handlers } = useFormAssist(view);
  const { lensType } = view;
  const { outcome, words } = useLiveOutcome(view, typed);
  const { unsigned, uncountedPd } = readings;
  const controls = { values: view.values, errors: words.atField, unsigned, notes, step, sources };
  const hasAdd = Boolean(view.values['od.add'] || view.values['os.add']);
  const { manual } = texts.prescription;

  return (
    <>
      <ErrorSummary
        problems={view.asked ? [...words.summary, ...view.asked.problems] : words.summary}
        answer={view.outcome ?? view.asked}
      />
      {heading}
      <Form
        method="post"
        noValidate
        className={styles.form}
        {...handlers}
        data-kept={isKept || undefined}
      >
        <input type="hidden" name="lensType" value={lensType} />
        <LensLine view={view} isAddMissing={lensType !== 'SingleVision' && !hasAdd} />
        <EyeTable {...controls} readings={readings} withAdd={lensType !== 'SingleVision'} />
        <PastedNote pasted={pasted} undo={undoPaste} />
        <p className="hint" id="rx-units">
          {manual.unit} <span className="with-script">{manual.keys}</span>
        </p>
        <div className={styles.explained}>
          <WordList withAdd={lensType !== 'SingleVision'} />
        </div>
        <OtherNotation other={readings.otherNotation} />
        {lensType === 'SingleVision' && (
          <ReadingFields {...controls} spheres={readings.readingSpheres} />
        )}
        <PrismFields {...controls} />
        <PdFields
          {...controls}
          uncounted={uncountedPd}
          isForOne={lensType === 'SingleVision'}
          source={readings.pdSource}
        />
        {lensType !== 'SingleVision' && <FittingFields {...controls} />}
        <PaperDetails {...controls} />
        <LensRefusal lensType={lensType} reasons={outcome?.lensReasons ?? []} />
        {renderEnd?.(typed ?? view.values)}
        <Warnings found={outcome?.warnings ?? []} sentences={words.warnings} />
        <StickyActions>
          <Button look="primary" iconAfter="forward" working={isWorking}>
            {submit}
          </Button>
        </StickyActions>
        {aside && <Actions>{aside}</Actions>}
      </Form>
    </>
  );
}

/** For which lenses, and what these need beyond what is known already. */
function LensLine({ view, isAddMissing }: { view: PrescriptionFormView; isAddMissing: boolean }) {
  const { lenses, prescription } = useTexts();
  const to = usePathTo();
  const name = lenses.types[view.lensType].lenses;
  const { manual } = prescription;
  const isPrefilled = Boolean(view.values['od.sphere'] && view.values['os.sphere']);
  return (
    <>
      <p className={styles.lenses}>
        <strong>{manual.for(name)}.</strong>{' '}
        <Link to={to('lenses.select-lens-type')}>{manual.changeLenses}</Link>
      </p>
      {isAddMissing && isPrefilled && !view.outcome && (
        <Notice kind="info" title={manual.addNeeded(name)}>
          <p>{manual.addNeededText}</p>
        </Notice>
      )}
    </>
  );
}

/** The column headings' explanations, where there is no room for columns. */
function WordList({ withAdd }: { withAdd: boolean }) {
  const { optics, prescription } = useTexts();
  const columns = CORRECTION_FIELDS.filter((field) => withAdd || field !== 'add');
  return (
    <Disclosure summary={prescription.manual.explained}>
      <dl className={styles.words}>
        {[...columns, 'pd' as const].map((field) => {
          const { word: name, text } = optics[SHOWN[field].word];
          return (
            <div key={field}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}

function LensRefusal({ lensType, reasons }: { lensType: LensType; reasons: LensMismatch[] }) {
  const { lenses, prescription } = useTexts();
  const locale = useLocale();
  if (reasons.length === 0) return null;
  const { noLens } = prescription;
  return (
    <Notice kind="stop" title={noLens.title(lenses.types[lensType].lenses)}>
      <ul className="bullets">
        {reasons.map((reason) => (
          <li key={reason}>{noLens.reasons[reason]}</li>
        ))}
      </ul>
      <p>{noLens.next}</p>
      <p>
        <Link to={pathIn(locale)('lenses.select-lens-type')}>{noLens.otherType}</Link>
      </p>
    </Notice>
  );
}

type WarningsProps = { found: readonly Finding[]; sentences: readonly string[] };

function Warnings({ found, sentences }: WarningsProps) {
  const { warnings } = useTexts().prescription;
  if (found.length === 0) return null;
  return (
    <Notice kind="warn" title={warnings.title}>
      <p>{warnings.text}</p>
      <ul className="bullets">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox name={TICK_NAME} value={tickValue(found)} label={warnings.tick} />
    </Notice>
  );
}
