import { useState } from 'react';
import type { Box } from '#likeness/box.ts';
import { useTexts } from '../i18n/texts.tsx';
import { CropCorners, CropEdges, type Cut } from '../papers/index.ts';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { boxIn, cutAround } from './cut-around.ts';
import styles from './photo-part.module.css';

type PhotoPartProps = {
  photo: { address: string; widthPx: number; heightPx: number; box: Box | null };
  isLooking: boolean;
  onLookIn: (box: Box) => void;
  onForget: () => void;
};

/** The photo with corners around the glasses, which may be moved to look at another part. */
export function PhotoPart({ photo, isLooking, onLookIn, onForget }: PhotoPartProps) {
  const { part } = useTexts().visualSearch;
  const before = cutAround(photo);
  const [cut, setCut] = useState<Cut>(before);
  const isMoved = photo.box === null || JSON.stringify(cut) !== JSON.stringify(before);
  return (
    <section className={styles.part} aria-labelledby="part">
      <div className={styles.frame}>
        <img
          className={styles.picture}
          src={photo.address}
          width={photo.widthPx}
          height={photo.heightPx}
          alt={part.photo}
        />
        <CropCorners cut={cut} onCut={setCut} />
      </div>
      <div className="stack">
        <h2 id="part">{photo.box ? part.found : part.unfound}</h2>
        <p className="hint">{part.hint}</p>
        <Disclosure summary={part.edges}>
          <CropEdges cut={cut} onCut={setCut} />
        </Disclosure>
        <Actions>
          <Button
            type="button"
            look={isMoved ? 'primary' : 'secondary'}
            working={isLooking}
            onClick={() => onLookIn(boxIn(photo, cut))}
          >
            {part.look}
          </Button>
          <Button type="button" onClick={onForget}>
            {part.forget}
          </Button>
        </Actions>
      </div>
    </section>
  );
}
