import { useMemo } from 'react';
import { Link } from '../app/live/router.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Checkbox } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import { outcomeWords, type Refusal } from './outcome-words.ts';
import { PrescriptionSummary } from './prescription-summary.tsx';
import type { SavedPrescription } from './saved-prescription.ts';
import { TICK_NAME, tickValue } from './form-extras.ts';

type PanelProps = {
  saved: SavedPrescription;
  /** What stands against using it for the lenses chosen now. */
  outcome: Refusal | null;
  /** It was submitted, and refused for `outcome`. */
  isRefused: boolean;
};

/** The saved prescription with its date, and what has to be said before it is used again. */
export function SavedPrescriptionPanel({ saved, outcome, isRefused }: PanelProps) {
  const texts = useTexts();
  const format = useFormat();
  const { ways } = texts.prescription;
  const to = usePathTo();
  const words = useMemo(() => outcomeWords(outcome, texts), [outcome, texts]);
  return (
    <>
      <div>
        <ErrorSummary problems={isRefused ? words.summary : NO_PROBLEMS} />
        <PageHeading lead={ways.leadSaved}>{ways.title}</PageHeading>
        <Panel title={ways.saved} outlined>
          <p>{ways.savedOn(format.date(saved.savedAt))}</p>
          <PrescriptionSummary prescription={saved.prescription} />
          <p>
            <Link to={to('prescription.sheet')}>{ways.sheet}</Link>
          </p>
        </Panel>
      </div>
      {outcome && <Objection outcome={outcome} saved={saved} sentences={words} />}
    </>
  );
}

/** It is refused for its age, and only a new prescription helps. */
export function isOutcomeOfAge(outcome: Refusal | null): boolean {
  const rules = ['date.expired', 'date.passed'];
  return outcome?.errors.some(({ ruleId }) => rules.includes(ruleId)) ?? false;
}

const NO_PROBLEMS: never[] = [];

type ObjectionProps = {
  outcome: Refusal;
  saved: SavedPrescription;
  sentences: ReturnType<typeof outcomeWords>;
};

function Objection({ outcome, saved, sentences }: ObjectionProps) {
  const { lenses, prescription } = useTexts();
  const to = usePathTo();
  const { ways, noLens } = prescription;
  if (outcome.warnings.length > 0)
    return (
      <Notice kind="warn" title={ways.confirmTitle}>
        <ul className="bullets">
          {sentences.warnings.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Checkbox name={TICK_NAME} value={tickValue(outcome.warnings)} label={ways.confirmTick} />
      </Notice>
    );

  const name = lenses.types[saved.prescription.lensType].lenses;
  const isWithoutLens = outcome.lensReasons.length > 0;
  const otherwise = isOutcomeOfAge(outcome) ? ways.expired : ways.missing(name);
  const title = isWithoutLens ? ways.noLens : otherwise;
  return (
    <Notice kind="warn" title={title}>
      <ul className="bullets">
        {sentences.summary.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {isWithoutLens && (
        <p>
          <Link to={to('lenses.select-lens-type')}>{noLens.otherType}</Link>
        </p>
      )}
    </Notice>
  );
}
