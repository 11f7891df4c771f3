import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { localeContext, requireShopper, shopContext } from '../app/context.ts';
import { Link } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { todayOf } from '../app/today.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useLensName } from '../cart/index.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Badge } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { Table } from '../ui/table.tsx';
import { loadFrame } from './load-frame.ts';
import { lensesInFrame, type LensInFrame, type ZonesInFrame } from './load-lenses-in-frame.ts';
import type { PairDrawing } from './lens-drawings.ts';
import styles from './lenses-in-frame.module.css';

/** Where it cannot be shown yet, the frame's page says what is missing. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const { sku = '' } = params;
  const today = todayOf(context.get(shopContext).now(), locale);
  const page = await loadFrame(shopper, locale, { sku, today });
  if (!page) throw data(null, { status: 404 });
  const { frame, order, lenses } = page;
  const shown =
    order.missing || !frame.measured
      ? null
      : lensesInFrame(lenses, order.prescription, frame.measured);
  if (!shown) throw redirect(pathIn(locale)('frames.frame', { sku }));
  return { sku, name: frame.name, ...shown };
}

export const meta = titled<typeof loader>((texts, loaded) =>
  loaded ? texts.frames.inFrame.title(loaded.name) : texts.errors.notFound.title,
);

export const handle = { back: 'frames.list' } satisfies PageHandle;

/** The member's own lenses in this frame: how thick each turns out, and where one sees what. */
export default function LensesInFrame() {
  const { sku, name, lenses, zones } = useLoaderData<typeof loader>();
  const { inFrame } = useTexts().frames;
  const to = usePathTo();
  return (
    <div className="stack-wide">
      <PageHeading lead={inFrame.lead}>{inFrame.title(name)}</PageHeading>
      {lenses.map((lens) => (
        <OneLens key={lens.code} lens={lens} sku={sku} />
      ))}
      {zones && <Zones zones={zones} />}
      <p className="hint">{inFrame.honest}</p>
      <Actions>
        <LinkButton look="quiet" to={to('frames.frame', { sku })}>
          {inFrame.back(name)}
        </LinkButton>
      </Actions>
    </div>
  );
}

function OneLens({ lens, sku }: { lens: LensInFrame; sku: string }) {
  const { frames, prescription } = useTexts();
  const words = frames.inFrame;
  const { money, number } = useFormat();
  const nameOf = useLensName();
  const to = usePathTo();
  const millimetres = useTenths();
  const tenths = (value: number) =>
    number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const name = nameOf(lens);
  const chosen = `${to('frames.frame', { sku })}?${new URLSearchParams({ lens: lens.code })}#lenses`;
  return (
    <Panel
      title={name}
      outlined
      isArticle
      aside={lens.isRecommended && <Badge tone="plan">{frames.lens.recommended}</Badge>}
    >
      <div className="stack">
        <Section drawing={lens.drawing} />
        <p>
          {words.outcome(millimetres(lens.thickestMm), number(Math.round(lens.grams)))}{' '}
          {frames.lens.price(money(lens.priceMinor))}
        </p>
        <Table
          caption={words.caption(name)}
          head={[prescription.eye, words.nose, words.middle, words.temple]}
        >
          {EYE_SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{prescription.eyes[side].name}</th>
              <td className="number">{tenths(lens[side].nasalMm)}</td>
              <td className="number">{tenths(lens[side].centreMm)}</td>
              <td className="number">{tenths(lens[side].templeMm)}</td>
            </tr>
          ))}
        </Table>
        <p>
          <Link to={chosen}>{words.choose(name)}</Link>
        </p>
      </div>
    </Panel>
  );
}

/** For the eye; the table beneath says the same. */
function Section({ drawing }: { drawing: PairDrawing }) {
  const [left = 0, top = 0, width = 0, height = 0] = drawing.viewBox.split(' ').map(Number);
  const barY = top + height + 2;
  const ends = `M${left + width / 2 - 5} ${barY - 1}v2m0-1h10m0-1v2`;
  return (
    <svg
      className={styles.sheet}
      viewBox={`${left} ${top} ${width} ${height + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.glass} d={drawing.os} />
      <path className={styles.glass} d={drawing.od} />
      <path className={styles.bar} d={ends} />
    </svg>
  );
}

function Zones({ zones: { drawing, corridor, isMeasured } }: { zones: ZonesInFrame }) {
  const { zones: words } = useTexts().frames.inFrame;
  const millimetres = useTenths();
  return (
    <Panel title={words.title} outlined isArticle>
      <div className="stack">
        <svg
          className={styles.sheet}
          viewBox={drawing.viewBox}
          aria-hidden="true"
          focusable="false"
        >
          {EYE_SIDES.map((side) => (
            <g key={side}>
              <clipPath id={`rim-${side}`}>
                <path d={drawing[side].outline} />
              </clipPath>
              <path className={styles.blurred} d={drawing[side].outline} />
              <g clipPath={`url(#rim-${side})`}>
                <path className={styles.clear} d={drawing[side].clear} />
                <path className={styles.reading} d={drawing[side].reading} />
              </g>
              <path className={styles.rim} d={drawing[side].outline} />
            </g>
          ))}
        </svg>
        <p>
          {corridor
            ? words.progressive(millimetres(corridor.lengthMm), millimetres(corridor.narrowestMm))
            : words.bifocal}
        </p>
        <ul className={styles.key}>
          <li data-zone="clear">{words.far}</li>
          <li data-zone="reading">{words.near}</li>
          {corridor && <li data-zone="blurred">{words.sides}</li>}
        </ul>
        {!isMeasured && <p className="hint">{words.assumed}</p>}
      </div>
    </Panel>
  );
}

/** Millimetres to the tenth. */
function useTenths(): (millimetres: number) => string {
  const { millimetres } = useFormat();
  return (value) => millimetres(Math.round(value * 10) / 10);
}
