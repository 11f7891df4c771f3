import { createHash } from 'node:crypto';
import type { Commerce, FrontSource } from '#commerce/index.ts';
import { COLOUR_GROUPS, FRAME_SHAPES, RIM_TYPES } from '#domain/frames/catalogue-types.ts';
import { packedLines } from '#domain/frames/front-lines.ts';
import type { KnownFront } from '#domain/frames/known-front.ts';
import { tonesOf } from '#pictures/finish-tones.ts';
import { formOf } from '#pictures/frame-form.ts';
import { frontLines } from '#pictures/lines/front-lines.ts';

/** The fronts as JSON, and what names this state of them. */
export type KnownFronts = () => Promise<{ json: string; etag: string }>;

/**
 * The fronts of all frames on sale, made anew when the catalogue changes. A front takes a tenth of
 * a second of a processor: they are made one after the other with everybody else in between, and a
 * front that is known is not made again.
 */
export function createKnownFronts(
  commerce: Pick<Commerce, 'frontSources' | 'catalogueVersion'>,
): KnownFronts {
  let lines = new Map<string, string>();
  let made: { version: number; answer: ReturnType<KnownFronts> } | null = null;

  async function make(): ReturnType<KnownFronts> {
    const fronts: KnownFront[] = [];
    const kept: typeof lines = new Map();
    /* oxlint-disable no-await-in-loop -- one after the other */
    for (const source of await commerce.frontSources()) {
      const key = JSON.stringify([source.geometry, source.measurements]);
      const known = lines.get(key);
      if (known === undefined) await new Promise((goOn) => setImmediate(goOn));
      const packed = known ?? packedLines(frontLines(formsOf(source)[0]!.form.measures));
      kept.set(key, packed);
      fronts.push(knownFrontOf(source, packed));
    }
    /* oxlint-enable no-await-in-loop */
    lines = kept;
    const json = JSON.stringify(fronts);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
    return { json, etag: `"${hash}"` };
  }

  return async () => {
    const version = await commerce.catalogueVersion();
    if (made?.version !== version) {
      const making = { version, answer: make() };
      made = making;
      making.answer.catch(() => {
        if (made === making) made = null;
      });
    }
    return made.answer;
  };
}

function formsOf({ geometry, measurements, colors }: FrontSource) {
  return colors.map((color) => ({ color, form: formOf({ geometry, measurements, color }) }));
}

function knownFrontOf(source: FrontSource, lines: string): KnownFront {
  return {
    sku: source.sku,
    lines,
    shape: FRAME_SHAPES.find((shape) => shape === source.shape) ?? null,
    rim: RIM_TYPES.find((rim) => rim === source.rim) ?? null,
    colours: formsOf(source).map(({ color, form }) => ({
      sku: color.sku,
      group: COLOUR_GROUPS.find((group) => group === color.group) ?? null,
      tones: tonesOf(form.finish),
    })),
  };
}
