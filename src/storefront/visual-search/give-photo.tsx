import { FileField, useDroppedFiles } from '../papers/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { fieldId } from '../ui/field-id.ts';
import styles from './give-photo.module.css';

type GivePhotoProps = {
  /** There is a photo already. */
  isAgain: boolean;
  isLooking: boolean;
  onGive: (file: File) => void;
};

/** The ways to give a photo: take it, choose it, drop it on the page or paste it. */
export function GivePhoto({ isAgain, isLooking, onGive }: GivePhotoProps) {
  const { give } = useTexts().visualSearch;
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onGive(file);
  };
  useDroppedFiles(take);
  const shared = { accept: 'image/*', isMain: !isAgain, isSingle: true, onChoose: take };
  return (
    <section className="with-script" aria-label={give.title}>
      <div className={styles.ways}>
        <FileField {...shared} name="camera" label={give.camera} isCamera />
        <FileField {...shared} name="file" label={isAgain ? give.other : give.file} />
        <p className="hint" id={`${fieldId('file')}-hint`}>
          {give.hint}
        </p>
      </div>
      <output className={styles.progress}>{isLooking ? give.looking : ''}</output>
    </section>
  );
}
