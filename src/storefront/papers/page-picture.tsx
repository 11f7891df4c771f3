import type { PictureReading, Place } from '#domain/prescription/picture-reading.ts';
import type { Upload } from '#shop/uploads/port.ts';
import styles from './page-picture.module.css';

/** A paper as it is shown, page by page. */
export type ShownPaper = Pick<Upload, 'pages'> & {
  turnedDegrees: PictureReading['pages'][number]['turnedDegrees'][];
  /** Of the pictures. */
  addresses: string[];
};

/** A paper that was given to the shop. */
export type GivenPaper = ShownPaper & Pick<Upload, 'id'>;

type PagePictureProps = {
  paper: ShownPaper;
  /** Counted from 0. */
  page: number;
  label: string;
  /** What is to be seen first. */
  place?: Place | null;
};

/** A whole page, upright, with one place lit up. */
export function PagePicture({ paper, page, label, place }: PagePictureProps) {
  const { width, height } = uprightSize(paper, page);
  const lit = place?.page === page ? place : null;
  const around = lit && frameOf(lit, { width, height }, 0.5);
  return (
    <svg className={styles.page} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <UprightImage paper={paper} page={page} />
      {around && (
        <rect
          className={styles.lit}
          x={around.x}
          y={around.y}
          width={around.width}
          height={around.height}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

/** How high a cutting stands where there is room. */
const CUTTING_PX = 96;

/** How high a cutting of a line is at least, so that its letters can be read. */
const LINE_PX = 44;

/** Around one line as a share of its height; several have enough around them with less. */
const ROOM = { value: 0.5, line: 0.5, lines: 0.05 };

const LOOKS = { value: styles.value, line: styles.line, lines: styles.lines };

type CuttingProps = Omit<PagePictureProps, 'page'> & {
  place: Place;
  /**
   * A whole line is as wide as its room, and wider than that where its letters would be too small;
   * several lines are as wide as their room, and no narrower than can be read.
   */
  of?: 'value' | 'line' | 'lines';
};

/** One place of a page alone, with a little around it; nothing of what stands beside it. */
export function Cutting({ paper, place, label, of = 'value' }: CuttingProps) {
  const size = uprightSize(paper, place.page);
  const heightPx = of === 'value' ? CUTTING_PX : LINE_PX;
  const { x, y, width, height } = frameOf(place, size, ROOM[of]);
  return (
    <svg
      className={LOOKS[of]}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round((heightPx * width) / Math.max(1, height))}
      height={heightPx}
      role="img"
      aria-label={label}
    >
      <UprightImage paper={paper} page={place.page} />
    </svg>
  );
}

function UprightImage({ paper, page }: Pick<PagePictureProps, 'paper' | 'page'>) {
  const { widthPx, heightPx } = sizeOf(paper, page);
  const turned = paper.turnedDegrees[page] ?? 0;
  const moved = {
    0: '0 0',
    90: `${heightPx} 0`,
    180: `${widthPx} ${heightPx}`,
    270: `0 ${widthPx}`,
  };
  return (
    <image
      href={paper.addresses[page]}
      width={widthPx}
      height={heightPx}
      transform={turned === 0 ? undefined : `translate(${moved[turned]}) rotate(${turned})`}
    />
  );
}

function sizeOf({ pages }: ShownPaper, page: number) {
  return pages[page] ?? { widthPx: 1, heightPx: 1 };
}

function uprightSize(paper: ShownPaper, page: number): { width: number; height: number } {
  const { widthPx, heightPx } = sizeOf(paper, page);
  const isOnSide = [90, 270].includes(paper.turnedDegrees[page] ?? 0);
  return isOnSide ? { width: heightPx, height: widthPx } : { width: widthPx, height: heightPx };
}

/** A place in pixels with room around it, as a share of its height. */
function frameOf(place: Place, { width, height }: { width: number; height: number }, room: number) {
  const around = place.height * height * room;
  return {
    x: Math.round(place.left * width - around),
    y: Math.round(place.top * height - around),
    width: Math.round(place.width * width + 2 * around),
    height: Math.round(place.height * height + 2 * around),
  };
}
