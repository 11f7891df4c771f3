import { chromium, type Page } from '@playwright/test';
import { KNOWN_HEADS, OTHER_HEADS, type HeadForm } from '#test/faces/heads.ts';
import { fillLab } from '#test/faces/lab/lab.ts';
import type { DeviceTimes } from '#test/faces/lab/times.ts';
import { shot } from '#test/faces/make-film.ts';
import { accuracyOf, scanHeads } from '#test/faces/scan-heads.ts';
import { knownFrames } from '../src/likeness/made-photos.test-data.ts';
import { medianRatio } from './measure.ts';
import type { Row, Section } from './report.ts';

const ROUNDS = 9;
/** Of the portrait, at an arm's length. */
const MM_PER_PX = 0.5;
const DISTANCES_MM = [450, 500, 550];

/**
 * How long a browser without a graphics card takes for a picture of the camera, each as a multiple
 * of what no such page can do without: bringing the picture onto a canvas and reading its pixels.
 */
export function measureDevice(): Promise<Section> {
  return inLab(async (page) => {
    const jpeg = await shot();
    const picture = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    const found = await page.evaluate((one) => window.lab.find(one, 'photo'), picture);
    if (!found) throw new Error('No face was found in the film');
    const known = knownFrames();
    const { measurements, geometry, colors } = known[0]!.frame;
    const { finishes, ...form } = geometry;
    const frame = {
      measures: { ...measurements, ...form },
      finish: finishes[colors[0]!.name.en]!,
    };
    const times = await page.evaluate(([one, face, wish]) => window.lab.times(one, face, wish), [
      picture,
      found,
      { frame, mmPerPx: MM_PER_PX, fronts: known.map(({ front }) => front), rounds: ROUNDS },
    ] as const);
    const row = (what: string, name: keyof DeviceTimes): Row => ({
      what,
      figure: medianRatio(times[name], times.picture),
      unit: '×',
    });
    return {
      title: 'On the device: time for one picture, compared to reading its pixels',
      note: `Headless Chromium, drawing without a graphics card; a picture of 1280 x 720 pixels, frames 480 x 600. ${known.length} frames in the search.`,
      rows: [
        row('scan and try-on: the face is tracked', 'track'),
        row('try-on: pose, and the frame drawn on the face', 'wear'),
        row('3D: the frame turned', 'turn'),
        row('search by photo: one photo', 'search'),
      ],
    };
  });
}

/** How near a scan comes to the truth, on heads that are made. */
export function measureScan(): Promise<Section> {
  return inLab(async (page) => ({
    title: 'Face scan: error on made heads, if irises are 11.7 mm wide',
    note: 'At 1280 x 720 pixels and 65 degrees, from 45, 50 and 55 cm. "known" are heads that measuring was made or mended with, nothing was tuned on "other". Sizes as shares, if every head were there in all widths.',
    rows: [
      ...(await accuracyRows(page, 'known', KNOWN_HEADS)),
      ...(await accuracyRows(page, 'other', OTHER_HEADS)),
    ],
  }));
}

async function accuracyRows(
  page: Page,
  name: string,
  heads: Readonly<Record<string, HeadForm>>,
): Promise<Row[]> {
  const wishes = Object.values(heads).flatMap((form) =>
    DISTANCES_MM.map((distanceMm) => ({ form, distanceMm, run: 0 })),
  );
  const { scans, unfinished, pd, width, size } = accuracyOf(await scanHeads(page, wishes));
  return [
    {
      what: `${name}: pupillary distance, mean error`,
      figure: pd.meanError,
      unit: 'mm',
      goal: { atMost: 1.3 },
    },
    {
      what: `${name}: width, mean error`,
      figure: width.meanError,
      unit: 'mm',
      goal: { atMost: 2.5 },
    },
    {
      what: `${name}: the size itself`,
      figure: 100 * size.exact,
      unit: '%',
      goal: { atLeast: 70 },
    },
    {
      what: `${name}: the size or the next`,
      figure: 100 * size.withinOne,
      unit: '%',
      goal: { atLeast: 100 },
    },
    {
      what: `${name}: scans without a result`,
      figure: (100 * unfinished) / scans,
      unit: '%',
      goal: { atMost: 0 },
    },
  ];
}

async function inLab<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.FRAMEWELL_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage();
    await fillLab(page);
    return await work(page);
  } finally {
    await browser.close();
  }
}
