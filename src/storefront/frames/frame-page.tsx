import { useState } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { PairPrice } from '#domain/prices/pair-price.ts';
import type { LineKind } from '#domain/prices/price-rules.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Button, buttonLook, LinkButton } from '../ui/button.tsx';
import { ErrorSummary, type Problem } from '../ui/error-summary.tsx';
import { Columns, StickyActions } from '../ui/layout.tsx';
import { LedgerFigures } from '../ui/ledger-figures.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import type { OrderStep } from '#domain/orders/order-progress.ts';
import { OrderSteps } from '../order-steps/index.ts';
import { useLensName } from '../cart/index.ts';
import { FrameColours } from './frame-colours.tsx';
import { FrameFacts, FrameMeasures } from './frame-facts.tsx';
import { FrameStage } from './frame-stage.tsx';
import type { FrameWords } from './frame-words.server.ts';
import { colourFor, type FrameView } from './frame-view.ts';
import { LensChoice } from './lens-choice.tsx';
import { RelatedFrames } from './related-frames.tsx';
import type { LensOffers } from './lens-offers.ts';
import type { MissingStep } from './load-frame.ts';
import type { PairPrices } from './pair-prices.ts';
import type { MeasureLines } from './measure-lines.ts';
import { SaveFrame } from './save-frame.tsx';
import styles from './frame-page.module.css';

type FramePageProps = {
  loaded: {
    frame: FrameView;
    colourSku: string;
    /** Where its measurements stand on its drawings; null when one is not known. */
    lines: MeasureLines | null;
    /** Whether it takes the lenses; null while nothing is known of them. */
    fits: boolean | null;
    /** Of whom the page speaks, as a query. */
    me: { me?: string };
    words: FrameWords;
    lensType: LensType | null;
    missing: MissingStep | null;
    lenses: LensOffers;
    /** The lens to begin with. */
    lens: string | null;
    prices: PairPrices;
    /** The lens type that the least price is of. */
    lensesFromType: LensType;
    steps: OrderStep[];
    /** Null where nothing can be saved. */
    isSaved: boolean | null;
    /** As mark-up of ours; null where the platform has none, or does not tell them. */
    reviews: string | null;
  };
  /** Why the pair could not be added. */
  problems?: readonly Problem[];
};

/** The summary takes the focus whenever it gets another list. */
const NONE: readonly Problem[] = [];

/** One frame: what it looks like, whether it takes the lenses, what the pair costs. */
export function FramePage({ loaded, problems = NONE }: FramePageProps) {
  const { frame, lenses, lensType, missing, fits, words } = loaded;
  const [lens, setLens] = useState(loaded.lens);
  const colour = colourFor(frame, loaded.colourSku);
  const colourPath = (sku: string) =>
    `?${new URLSearchParams({ sku, ...loaded.me, ...(lens ? { lens } : {}) })}`;

  return (
    <>
      <OrderSteps steps={loaded.steps} current="frames" />
      <ErrorSummary problems={problems} />
      <div className={styles.head}>
        <PageHeading>{frame.name}</PageHeading>
        {loaded.isSaved !== null && (
          <SaveFrame sku={frame.sku} colour={colour.sku} isSaved={loaded.isSaved} />
        )}
      </div>
      <Form method="post">
        <input type="hidden" name="sku" value={colour.sku} />
        <input type="hidden" name="quantity" value="1" />
        <Columns aside={<Aside {...{ loaded, lens }} />}>
          <div className="stack-wide">
            <FrameStage frame={frame} colour={colour} lines={loaded.lines} words={words} />
            <FrameColours colours={frame.colours} current={colour.sku} to={colourPath} />
            {/* Not by the router: it is a document of its own. */}
            <a href={`${words.tryOn.to}?sku=${colour.sku}`} {...buttonLook({})}>
              {words.tryOn.text}
            </a>
            <Notice kind={words.fit.kind} title={words.fit.title}>
              {words.fit.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
            {!missing && lensType && fits !== false && (
              <LensChoice
                lenses={lenses}
                lensType={lensType}
                words={words}
                chosen={loaded.lens}
                prices={loaded.prices.withLens}
                error={problems.find(({ name }) => name === 'lens')?.message}
                onChoose={setLens}
              />
            )}
            {frame.measures && <FrameMeasures measures={frame.measures} {...words} />}
            <FrameFacts description={frame.description} facts={words.facts} />
          </div>
        </Columns>
      </Form>
      {loaded.reviews && <div dangerouslySetInnerHTML={{ __html: loaded.reviews }} />}
      {/* What came of another frame goes with the place it came to. */}
      <div className={styles.related} key={words.related.to}>
        <RelatedFrames words={words.related} />
      </div>
    </>
  );
}

type AsideProps = Pick<FramePageProps, 'loaded'> & { lens: string | null };

/** What this pair costs, who pays what, and the one next thing to do. */
function Aside({ loaded, lens }: AsideProps) {
  const { frame, lenses, prices, words } = loaded;
  const texts = useTexts();
  const lensName = useLensName();
  const colour = colourFor(frame, loaded.colourSku);
  const offer = lenses.offers.find(({ code }) => code === lens);
  const chosen = offer && prices.withLens[offer.code];
  const price = chosen ?? prices.least;
  const isFrom = !chosen && hasLenses(price);
  const leastLenses = texts.frames.lens.from(texts.lenses.types[loaded.lensesFromType].name);
  const nameOf = (kind: LineKind) =>
    kind === 'lens'
      ? { label: texts.frames.lens.part, detail: offer ? lensName(offer) : leastLenses }
      : { label: frame.name, detail: colour.name };
  return (
    <>
      <Panel>
        <LedgerFigures
          lines={price.lines.map(({ kind, ...amounts }) => ({ ...nameOf(kind), ...amounts }))}
          sums={price}
          isFrom={isFrom}
        />
        <p>{words.terms}</p>
        {offer && (
          <div className="without-script">
            <Button formMethod="get">{texts.frames.lens.update}</Button>
          </div>
        )}
      </Panel>
      <NextStep {...{ loaded, price, isFrom }} />
    </>
  );
}

const hasLenses = ({ lines }: PairPrice) => lines.some(({ kind }) => kind === 'lens');

type NextStepProps = Pick<AsideProps, 'loaded'> & { price: PairPrice; isFrom: boolean };

/** Add the pair; or what has to come first; or where other frames are. */
function NextStep({ loaded, price, isFrom }: NextStepProps) {
  const { frame, fits, missing, lenses, steps, words } = loaded;
  const texts = useTexts();
  const { money } = useFormat();
  const isAdding = useBusy().isSending;
  const { add, missing: missingWords } = texts.frames;
  const { youPay, price: priceWord, from } = texts.shell.ledger;
  const due = money(price.youPayMinor ?? price.priceMinor);
  const colour = colourFor(frame, loaded.colourSku);
  const inOrder = steps.find(({ id }) => id === 'frames')?.chosen;
  const isSame = inOrder === `${frame.name}, ${colour.name}`;

  if (fits === false) return <OtherFrames>{texts.frames.frame.fitting}</OtherFrames>;
  if (colour.isSoldOut) return <SoldOut frame={frame} />;
  if (!missing && lenses.offers.length === 0) return null;
  return (
    <>
      {missing && (
        <Notice kind="info" title={missingWords.title}>
          {missingWords[missing]}
        </Notice>
      )}
      {!missing && inOrder && (
        <Notice kind="info">{isSame ? add.same(inOrder) : add.replaces(inOrder)}</Notice>
      )}
      <StickyActions>
        <output className={styles.total}>
          {price.youPayMinor === null ? priceWord : youPay}{' '}
          <strong>{isFrom ? from(due) : due}</strong>
        </output>
        <Button look="primary" wide iconAfter="forward" working={isAdding}>
          {missing ? missingWords[`${missing}Action`] : add.action}
        </Button>
      </StickyActions>
      {words.express && (
        <>
          <Button wide name="intent" value="express" working={isAdding}>
            {words.express.action}
          </Button>
          <p className="hint">{words.express.text}</p>
        </>
      )}
    </>
  );
}

function SoldOut({ frame }: { frame: FrameView }) {
  const words = useTexts().frames.frame;
  const isGone = frame.colours.every(({ isSoldOut }) => isSoldOut);
  return (
    <>
      <Notice kind="warn">{isGone ? words.allSoldOut : words.soldOut}</Notice>
      {isGone && <OtherFrames>{words.others}</OtherFrames>}
    </>
  );
}

function OtherFrames({ children }: { children: string }) {
  const to = usePathTo();
  return (
    <StickyActions>
      <LinkButton look="primary" wide iconAfter="forward" to={to('frames.list')}>
        {children}
      </LinkButton>
    </StickyActions>
  );
}
