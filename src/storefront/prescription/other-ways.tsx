import { useState } from 'react';
import { Link } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Disclosure, Panel } from '../ui/panel.tsx';
import styles from './ways.module.css';

/** The ways to give a prescription that is not known yet, each with what it needs. */
export function OtherWays({ isFirst, mayRead }: { isFirst: boolean; mayRead: boolean }) {
  const { ways } = useTexts().prescription;
  const to = usePathTo();
  return (
    <div className="stack">
      <div className={styles.ways}>
        <Panel title={ways.photo.title} outlined>
          <div className="stack">
            <p>{mayRead ? ways.photo.text : ways.photo.keptText}</p>
            <LinkButton look={isFirst ? 'primary' : 'secondary'} to={to('papers.upload')}>
              {ways.photo.action}
            </LinkButton>
          </div>
        </Panel>
        <Panel title={ways.type.title} outlined>
          <div className="stack">
            <p>{ways.type.text}</p>
            <LinkButton to={`${to('prescription.manual')}${isFirst ? '' : '?new'}`}>
              {ways.type.action}
            </LinkButton>
          </div>
        </Panel>
      </div>
      <Disclosure summary={ways.none.title}>
        <div className="stack">
          {ways.none.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Disclosure>
      <Disclosure summary={ways.practice.title}>
        <MessageToPractice />
      </Disclosure>
      <p>
        <Link to={to('frames.list')}>{ways.frames}</Link>
      </p>
    </div>
  );
}

function MessageToPractice() {
  const { practice } = useTexts().prescription.ways;
  const [isCopied, setCopied] = useState(false);
  const { subject, message } = practice;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <div className="stack">
      <p>{practice.text}</p>
      <blockquote className={styles.message} aria-label={practice.label}>
        {message}
      </blockquote>
      <div className={styles.others}>
        <Button
          type="button"
          icon="copy"
          className="with-script"
          onClick={() =>
            void navigator.clipboard.writeText(message).then(
              () => setCopied(true),
              // It stands above, to be copied by hand.
              () => {},
            )
          }
        >
          {practice.copy}
        </Button>
        <a className={styles.mail} href={`mailto:?${query}`}>
          {practice.mail}
        </a>
        <output>{isCopied && practice.copied}</output>
      </div>
    </div>
  );
}
