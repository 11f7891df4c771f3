import { useEffect, useRef } from 'react';
import type { FrameCard } from '../frames/index.ts';
import { FrameCards, type FrameCardsProps } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { GivePhoto } from './give-photo.tsx';
import { PhotoPart } from './photo-part.tsx';
import { Labels } from './labels.tsx';
import { useSearch, type SearchFault } from './use-search.ts';
import { useWhy } from './use-why.ts';
import { WithoutPhoto } from './without-photo.tsx';

/** A photo given, the glasses found in it, what is seen of them, and the frames that look so. */
export function SearchRoom({ cards, ...shared }: FrameCardsProps) {
  const { visualSearch: texts } = useTexts();
  const room = useSearch();
  const { search, unfound, fault, isLooking } = room;
  const heading = useRef<HTMLHeadingElement>(null);
  const why = useWhy(search);
  const shown = search ?? unfound;
  const hasFrames = cards.length > 0 && !unfound;

  const found = search?.queryID;
  useEffect(() => {
    if (found && hasFrames) heading.current?.focus();
  }, [found, hasFrames]);

  return (
    <div className="stack-wide">
      {!shown && <Consent />}
      <GivePhoto
        isAgain={shown !== null}
        isLooking={isLooking}
        onGive={(file) => void room.give(file)}
      />
      {fault && <Fault fault={fault} canPoint={unfound !== null} />}
      {search && !search.searchInput.isSure && (
        <Notice kind="info" title={texts.unsure.title} live>
          <p>{texts.unsure.text}</p>
        </Notice>
      )}
      {search?.searchInput.other && (
        <TwoPairs
          isLooking={isLooking}
          onOther={() => void room.lookIn(search.searchInput.other!, search.searchInput.box)}
        />
      )}
      {shown && (
        <PhotoPart
          key={search?.queryID ?? unfound?.address.length}
          photo={
            search
              ? { ...search.searchInput, address: search.searchImage }
              : { ...unfound!, box: null }
          }
          isLooking={isLooking}
          onLookIn={(box) => void room.lookIn(box)}
          onForget={room.forget}
        />
      )}
      {hasFrames && (
        <section className="stack" aria-labelledby="alike">
          <h2 id="alike" ref={heading} tabIndex={-1}>
            {texts.alike}
          </h2>
          {search && <Labels {...search.searchInput} onChange={room.countLabels} />}
          <FrameCards
            cards={cards.map((card): FrameCard => ({ ...card, ...why(card) }))}
            {...shared}
          />
        </section>
      )}
      <WithoutPhoto />
    </div>
  );
}

function Consent() {
  const { consent } = useTexts().visualSearch;
  return (
    <Panel title={consent.title}>
      <ul className="bullets">
        {consent.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Panel>
  );
}

function TwoPairs({ isLooking, onOther }: { isLooking: boolean; onOther: () => void }) {
  const { twoPairs } = useTexts().visualSearch;
  return (
    <Notice kind="info" title={twoPairs.title} live>
      <p>{twoPairs.text}</p>
      <Actions>
        <Button type="button" working={isLooking} onClick={onOther}>
          {twoPairs.other}
        </Button>
      </Actions>
    </Notice>
  );
}

function Fault({ fault, canPoint }: { fault: SearchFault; canPoint: boolean }) {
  const { faults, pointAtThem } = useTexts().visualSearch;
  return (
    <Notice kind="warn" title={faults[fault].title} live>
      <p>
        {faults[fault].text} {canPoint && pointAtThem}
      </p>
    </Notice>
  );
}
