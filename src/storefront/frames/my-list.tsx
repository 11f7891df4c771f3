import { Link } from '../app/live/router.ts';
import type { MyListWords } from './my-words.server.ts';
import styles from './my-list.module.css';

/** For whom the list is, in words, and the ways into and out of that. */
export function MyList({ sentences, ways }: MyListWords) {
  return (
    <div className={styles.mine}>
      {sentences.join(' ')}
      <ul>
        {ways.map(({ text, search }) => (
          <li key={text}>
            <Link to={{ search }} preventScrollReset replace>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
