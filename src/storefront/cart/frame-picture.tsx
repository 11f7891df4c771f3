import { useTexts } from '../i18n/texts.tsx';
import styles from './frame-picture.module.css';

/** Every frame picture has the same canvas, so that all are to one scale. */
const CANVAS = { width: 672, height: 264 };

type FramePictureProps = { name: string; colour: string; pictureUrl: string | null };

/** The frame as it was chosen; nothing where commerce has no picture of it. */
export function FramePicture({ name, colour, pictureUrl }: FramePictureProps) {
  const texts = useTexts().checkout.pair;
  if (!pictureUrl) return null;
  return (
    <img
      className={styles.picture}
      src={pictureUrl}
      alt={texts.picture(name, colour)}
      {...CANVAS}
    />
  );
}
