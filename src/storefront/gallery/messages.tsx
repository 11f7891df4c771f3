import { LinkButton } from '../ui/button.tsx';
import { ErrorDialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Explain } from '../ui/explain.tsx';
import { Badge, Notice } from '../ui/notice.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useSamples } from './sample-words.ts';
import { Group, Specimen } from './specimen.tsx';

const KINDS = ['info', 'ok', 'warn', 'stop'] as const;

export function Messages({ show }: { show: string | null }) {
  const { sentence, tick, title, wrong, frame, lenses, field, hint } = useSamples();
  return (
    <Group title="Messages">
      <Specimen name="Summary of errors">
        <ErrorSummary problems={[{ name: 'wrong', message: wrong }, { message: sentence }]} />
      </Specimen>
      {KINDS.map((kind) => (
        <Specimen key={kind} name={`Notice, ${kind}`}>
          <Notice kind={kind} />
          <Notice kind={kind} title={title}>
            <p>{sentence}</p>
            <p>{tick}</p>
          </Notice>
        </Specimen>
      ))}
      <Specimen name="Badges" inRow>
        <Badge>{frame}</Badge>
        <Badge tone="plan">{lenses}</Badge>
        <Badge tone="ok">{field}</Badge>
        <Badge tone="warn">{hint}</Badge>
      </Specimen>
      <Specimen name="A word that explains itself">
        <p>
          <Explain word="pd">{lenses}</Explain> · {hint}
        </p>
      </Specimen>
      <Specimen name="Dialog and messages, when asked for" inRow>
        <LinkButton to="?show=dialog">Dialog</LinkButton>
        <LinkButton to="?show=messages">Messages</LinkButton>
        {show === 'dialog' && (
          <ErrorDialog open onClose={() => {}} message={sentence} problems={[wrong]} />
        )}
        {show === 'messages' && (
          <Toasts
            flash={[
              { kind: 'ok', message: tick, persistent: true },
              { kind: 'warn', title, message: sentence },
              { kind: 'stop', message: wrong },
            ]}
          />
        )}
      </Specimen>
    </Group>
  );
}
