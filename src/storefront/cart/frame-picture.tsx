import { useTexts } from '../i18n/texts.tsx';
import { isToScale } from '../ui/picture-template.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './frame-picture.module.css';

const WIDTHS = [640, 1000] as const;

type FramePictureProps = { name: string; colour: string; pictureUrl: string | null };

/** The frame as it was chosen; nothing where commerce has no picture of it. Clear: it is printed. */
export function FramePicture({ name, colour, pictureUrl }: FramePictureProps) {
  const texts = useTexts().checkout.pair;
  if (!pictureUrl) return null;
  const named = texts.named(name, colour);
  return (
    <Picture
      className={styles.picture}
      url={pictureUrl}
      isClear
      widths={WIDTHS}
      // How another's picture shows it is not known.
      alt={isToScale(pictureUrl) ? texts.fromTheFront(named) : named}
    />
  );
}
