import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Table } from '../ui/table.tsx';
import type { FrameMeasuresMm, FrameView } from './frame-view.ts';
import { sizeSentence } from './size-range.ts';
import styles from './frame-facts.module.css';

const ROWS = ['total', 'lensWidth', 'bridge', 'lensHeight', 'temple'] as const;

/** Every measurement with what it means. */
export function FrameMeasures({
  measures,
  size,
}: {
  measures: FrameMeasuresMm;
  size: FrameView['size'];
}) {
  const texts = useTexts();
  const { measures: words } = texts.frames;
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
              <small>
                {row === 'total' ? size && sizeSentence(texts, size) : words.meaning[row]}
              </small>
            </th>
            <td className="number">{millimetres(measures[row])}</td>
          </tr>
        ))}
      </Table>
      <p>{words.printed(`${lensWidth}\u00a0□\u00a0${bridge}\u00a0${temple}`)}</p>
    </section>
  );
}

/** What it is made of and what it can hold, in words. */
export function FrameFacts({ frame }: { frame: FrameView }) {
  const texts = useTexts();
  const format = useFormat();
  const { frames, lenses } = texts;
  const { about, facts } = frames.frame;
  const rows = [
    [facts.material, frames.materials[frame.material] ?? frame.material],
    [facts.weight, frame.weightGrams ? facts.grams(format.number(frame.weightGrams)) : ''],
    [facts.features, format.list(frame.features.map((one) => frames.words.features[one]))],
    [facts.lensTypes, format.list(frame.lensTypes.map((type) => lenses.types[type].name))],
  ].filter(([, value]) => value);
  return (
    <section className="stack">
      <h2>{about}</h2>
      {frame.description && <p>{frame.description}</p>}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
