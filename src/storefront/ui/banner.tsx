import { useEffect, useState, useSyncExternalStore } from 'react';
import { brand } from '../brand/brand.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { BANNER_PHRASES, BANNER_ROTATION_MS } from './banner-phrases.ts';
import styles from './banner.module.css';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { stillInside } from './still.ts';
import tools from './tools.module.css';

/**
 * "Questions? Contact us" in seven languages, a new one every two seconds. It starts with the
 * page's language, stands still until scripts run and for those who want less motion, stops
 * under the pointer and for the keyboard, and keeps its room whatever it says.
 */
export function Banner() {
  const texts = useTexts().shell.banner;
  const { position, isRunning, setRunning, isHeld, setHeld } = useRotation();
  const [isClosed, setClosed] = useState(false);
  // Escape also folds away what only the pointer has opened.
  useEffect(() => {
    if (!isHeld) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setClosed(true);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isHeld]);
  return (
    // What is held still under the pointer is held by focus as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={`${styles.banner} no-print`}
      aria-label={texts.label}
      data-closed={isClosed || undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => {
        setHeld(false);
        setClosed(false);
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => {
        setHeld(false);
        setClosed(false);
      }}
      {...stillInside(
        'banner',
        useLocale(),
        <BannerInside {...{ position, isRunning, setRunning }} />,
      )}
    />
  );
}

type BannerInsideProps = Pick<
  ReturnType<typeof useRotation>,
  'position' | 'isRunning' | 'setRunning'
>;

function BannerInside({ position, isRunning, setRunning }: BannerInsideProps) {
  const texts = useTexts().shell.banner;
  return (
    <div className={`${styles.row} room`}>
      <button
        type="button"
        className={`${tools.tool} ${styles.pause} with-script`}
        onClick={() => setRunning(!isRunning)}
      >
        <Icon name={isRunning ? 'pause' : 'play'} />
        <span className="visually-hidden">{isRunning ? texts.pause : texts.play}</span>
      </button>
      <div className={styles.contact}>
        <div className={styles.phrases}>
          {BANNER_PHRASES.map(({ lang, question, contact }, index) => (
            <p key={lang} lang={lang} data-shown={index === position || undefined}>
              {question} <a href={`mailto:${brand.support.email}`}>{contact}</a>
            </p>
          ))}
        </div>
        <BannerAddress />
      </div>
    </div>
  );
}

function BannerAddress() {
  const texts = useTexts().shell.banner;
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(brand.support.email);
      setAnswer(texts.copied);
    } catch {
      setAnswer(texts.notCopied);
    }
  };
  return (
    <div className={styles.address}>
      <span>{brand.support.email}</span>
      <Button
        type="button"
        look="quiet"
        icon="copy"
        className="with-script"
        onClick={() => void copy()}
      >
        {texts.copy}
      </Button>
      <output>{answer}</output>
    </div>
  );
}

/** Which phrase is shown. `held` stops it for a while, `running` until it is asked to go on. */
function useRotation() {
  const locale = useLocale();
  const [position, setPosition] = useState(() =>
    BANNER_PHRASES.findIndex(({ lang }) => lang === locale),
  );
  const [wish, setRunning] = useState<boolean | null>(null);
  const isCalm = useSyncExternalStore(watchMotion, wantsLessMotion, () => true);
  const isRunning = wish ?? !isCalm;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isRunning || isHeld) return;
    const timer = setInterval(
      () => setPosition((shown) => (shown + 1) % BANNER_PHRASES.length),
      BANNER_ROTATION_MS,
    );
    return () => clearInterval(timer);
  }, [isRunning, isHeld]);
  return { position, isRunning, setRunning, isHeld, setHeld };
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function wantsLessMotion(): boolean {
  return matchMedia(lessMotion).matches;
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
