import { COLOUR_GROUPS, FRAME_SHAPES } from '#domain/frames/catalogue-types.ts';
import { Link } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import styles from './without-photo.module.css';

/** The way without a photo: the list by shape and by color. */
export function WithoutPhoto() {
  const { frames, visualSearch } = useTexts();
  const { without } = visualSearch;
  const list = usePathTo()('frames.list');
  const links = (name: 'frameShapes' | 'colors', words: Record<string, string>) => (
    <ul className={styles.links}>
      {Object.entries(words).map(([word, text]) => (
        <li key={word}>
          <Link to={`${list}?${new URLSearchParams({ [name]: word }).toString()}`}>{text}</Link>
        </li>
      ))}
    </ul>
  );
  const only = <Word extends string>(some: readonly Word[], words: Record<Word, string>) =>
    Object.fromEntries(some.map((word) => [word, words[word]]));
  return (
    <section className="stack" aria-labelledby="without">
      <h2 id="without">{without.title}</h2>
      <p className="without-script">{without.needsScript}</p>
      <h3>{frames.facets.frameShapes}</h3>
      {links('frameShapes', only(FRAME_SHAPES, frames.words.frameShapes))}
      <h3>{frames.facets.colors}</h3>
      {links('colors', only(COLOUR_GROUPS, frames.words.colors))}
    </section>
  );
}
