import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Table } from '../ui/table.tsx';
import type { FrameMeasuresMm } from './frame-view.ts';
import type { FrameWords } from './frame-words.server.ts';
import styles from './frame-facts.module.css';

const ROWS = ['total', 'lensWidth', 'bridge', 'lensHeight', 'temple'] as const;

/** Every measurement with what it means. */
export function FrameMeasures({
  measures,
  size,
  mySize,
  elsewhere,
}: {
  measures: FrameMeasuresMm;
} & Pick<FrameWords, 'size' | 'mySize' | 'elsewhere'>) {
  const { measures: words } = useTexts().frames;
  const { millimetres } = useFormat();
  const { lensWidth, bridge, temple } = measures;
  return (
    <section className={`${styles.measures} stack`}>
      <h2>{words.title}</h2>
      <Table caption={words.title} captionHidden>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">
              {words[row]}
              <small>{row === 'total' ? size : words.meaning[row]}</small>
            </th>
            <td className="number">{millimetres(measures[row])}</td>
          </tr>
        ))}
      </Table>
      <p>{words.printed(`${lensWidth}\u00a0□\u00a0${bridge}\u00a0${temple}`)}</p>
      {/* Not by the router: it is a document of its own. */}
      <a href={mySize.to}>{mySize.text}</a>
      {elsewhere && <a href={elsewhere.to}>{elsewhere.text}</a>}
    </section>
  );
}

/** What it is made of and what it can hold, in words. */
export function FrameFacts({
  description,
  facts,
}: {
  description: string;
  facts: FrameWords['facts'];
}) {
  return (
    <section className="stack">
      <h2>{useTexts().frames.frame.about}</h2>
      {description && <p>{description}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
