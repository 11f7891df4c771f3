import { useEffect, useRef, useState } from 'react';
import type { FrameShape, FrameSize } from '#domain/frames/catalogue-types.ts';
import { frameAdvice, type FaceFinding, type TryOnRecord } from '#domain/frames/face-finding.ts';
import { textOfMyFrames } from '#domain/frames/fits-me.ts';
import { FACE_SHAPES } from '#domain/frames/face-shape.ts';
import type { Measured } from '#face/measure-face.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { SelectField } from '../ui/field.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Still } from './still.ts';
import { browserMemory } from './use-try-on-record.ts';

type ScanResultProps = {
  record: TryOnRecord;
  finding: FaceFinding;
  pd: Measured | null;
  /** The picture of this result, while the page is open. */
  still: Still | null;
  /** When this record was saved (an instant); null while it is in this browser alone. */
  savedAt: string | null;
  /** Just found: it is read out first. */
  isNew: boolean;
  /** The way to another result. */
  again: string;
  onChange: (finding: FaceFinding) => void;
};

/** What to look for, how sure it is, where it is kept, and the way to the frames. */
export function ScanResult({
  record,
  finding,
  pd,
  still,
  savedAt,
  isNew,
  again,
  onChange,
}: ScanResultProps) {
  const { result, shapes } = useTexts().face;
  const { words } = useTexts().frames;
  const { list, millimetres } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (isNew) void browserMemory().then(({ remember }) => remember('try-on', record));
  }, [isNew, record]);

  const { sizes, frameShapes } = frameAdvice(finding);
  const { frameWidth, faceShapes } = finding;
  const sizeNames = sizes.map((size) => words.sizes[size]);
  const [first, second] = faceShapes.map((shape) => shapes[shape]);
  return (
    <div className="stack-wide">
      <Panel>
        <div className="stack">
          <h2 ref={heading} tabIndex={-1}>
            {sizeNames[0] ? result.size(sizeNames[0], sizeNames[1]) : result.noSize}
          </h2>
          {sizeNames[0] && sizeNames[1] && <p>{result.twoSizes(sizeNames[0], sizeNames[1])}</p>}
          <Facts>
            {frameWidth && (
              <Fact name={result.width}>
                {result.plusMinus(millimetres(frameWidth.mm), millimetres(frameWidth.plusMinusMm))}
              </Fact>
            )}
            {first && (
              <Fact name={result.face}>
                {second ? result.likeEither(first, second) : result.like(first)}
              </Fact>
            )}
            {frameShapes.length > 0 && (
              <Fact name={result.frameShapes}>
                {list(frameShapes.map((shape) => words.frameShapes[shape]))}
              </Fact>
            )}
            {pd && (
              <Fact name={result.pd}>
                {result.plusMinus(millimetres(Math.round(pd.mm)), millimetres(Math.ceil(pd.sdMm)))}.{' '}
                {result.pdWarning}
              </Fact>
            )}
          </Facts>
          {frameWidth && <p className="hint">{result.sources[finding.from]}</p>}
          <ToFrames sizes={sizes} frameShapes={frameShapes} still={still} />
        </div>
      </Panel>
      <div className="with-script">
        <SelectField
          name="ownShape"
          label={result.ownShape}
          hint={result.ownShapeHint}
          optional
          value={faceShapes.length === 1 ? faceShapes[0] : ''}
          options={[
            { value: '', label: result.asFound },
            ...FACE_SHAPES.map((shape) => ({ value: shape, label: shapes[shape] })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = FACE_SHAPES.filter((shape) => shape === currentTarget.value);
            if (chosen.length > 0) onChange({ ...finding, faceShapes: chosen });
          }}
        />
      </div>
      <Keeping record={record} savedAt={savedAt} again={again} />
    </div>
  );
}

type ToFramesProps = {
  sizes: readonly FrameSize[];
  frameShapes: readonly FrameShape[];
  still: Still | null;
};

function ToFrames({ sizes, frameShapes, still }: ToFramesProps) {
  const { result } = useTexts().face;
  const pathTo = usePathTo();
  const ofSize = sizes.map((size): [string, string] => ['sizes', size]);
  const ofShape = frameShapes.map((shape): [string, string] => ['frameShapes', shape]);
  const within = (page: 'frames.list' | 'face.try-on', query: [string, string][]) =>
    `${pathTo(page)}?${new URLSearchParams(query).toString()}`;
  const forMe: [string, string][] = [
    ['me', textOfMyFrames({ sizes, frameShapes })],
    ['sort', 'fits-me'],
  ];
  const to = (query: [string, string][]) => within('frames.list', [...query, ...forMe]);
  const wearing = within('face.try-on', ofSize.length > 0 ? ofSize : ofShape);
  const [isGoing, setGoing] = useState(false);

  /** Only now the browser keeps the picture. */
  async function wear(taken: Still) {
    setGoing(true);
    const { remember } = await browserMemory();
    await remember('still', taken);
    location.assign(wearing);
  }

  const hasBoth = ofSize.length > 0 && ofShape.length > 0;
  return (
    <Actions>
      <LinkButton look="primary" iconAfter="forward" to={to(ofSize.length > 0 ? ofSize : ofShape)}>
        {ofSize.length > 0 ? result.inMySize : result.inMyShapes}
      </LinkButton>
      {hasBoth && (
        <LinkButton to={to([...ofSize, ...ofShape])}>{result.inSizeAndShapes}</LinkButton>
      )}
      <LinkButton to={to([])}>{result.allByFit}</LinkButton>
      {still ? (
        <Button type="button" working={isGoing} onClick={() => void wear(still)}>
          {result.onMe}
        </Button>
      ) : (
        <LinkButton to={wearing}>{result.tryOn}</LinkButton>
      )}
    </Actions>
  );
}

type KeepingProps = { record: TryOnRecord; savedAt: string | null; again: string };

/** Kept by the browser for the session, and by the shop only when the member says so. */
function Keeping({ record, savedAt, again }: KeepingProps) {
  const { keeping } = useTexts().face;
  const { date } = useFormat();
  const { isSending } = useBusy();
  return (
    <section className="stack" aria-label={keeping.title}>
      {savedAt ? (
        <Notice kind="ok" title={keeping.saved(date(savedAt))} live />
      ) : (
        <>
          <h2>{keeping.title}</h2>
          <p>{keeping.text}</p>
        </>
      )}
      <Form method="post">
        <input type="hidden" name="record" value={JSON.stringify(record)} />
        <Actions>
          {!savedAt && (
            <Button name="intent" value="save" working={isSending}>
              {keeping.save}
            </Button>
          )}
          <Button name="intent" value="forget" working={isSending} onClick={() => void forgetAll()}>
            {keeping.forget}
          </Button>
        </Actions>
      </Form>
      <p>
        <Link to={again}>{keeping.again}</Link>
      </p>
    </section>
  );
}

async function forgetAll(): Promise<void> {
  const { forget } = await browserMemory();
  forget('try-on');
  forget('still');
  // Filters name the size as well.
  forget('filters');
}
