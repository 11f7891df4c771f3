import { useEffect, useState } from 'react';
import { useBusy } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import styles from './loading-bar.module.css';

/** Answers that come sooner than this show no bar. */
const THROTTLE_MS = 200;
/** Listeners are told only of waiting that is long enough to wonder about. */
const ANNOUNCE_AFTER_MS = 1000;

/** At the upper edge while a page is on its way: up to 90 % in about 5 s, full when it is here. */
export function LoadingBar({ failed = false }: { failed?: boolean }) {
  const { loading } = useTexts().shell;
  const isBusy = useBusy().isBusy;
  const [isShown, setShown] = useState(false);
  const [isSaid, setSaid] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const show = setTimeout(setShown, THROTTLE_MS, true);
    const say = setTimeout(setSaid, ANNOUNCE_AFTER_MS, true);
    return () => {
      clearTimeout(show);
      clearTimeout(say);
      setSaid(false);
    };
  }, [isBusy]);

  const state = isBusy ? 'on' : failed ? 'failed' : 'done';
  return (
    <>
      {isShown && (
        <div className={`${styles.loading} no-print`} data-state={state} aria-hidden="true">
          <div className={styles.fill} onTransitionEnd={() => isBusy || setShown(false)} />
        </div>
      )}
      <output className="visually-hidden">{isSaid && loading}</output>
    </>
  );
}
