import type { Wearing } from '#try-on/placement.ts';

/** One thing to say about how a frame sits; the words to each stand in the dictionaries. */
export type Verdict = { id: VerdictId; mm: number };
type VerdictId =
  | 'wide-enough'
  | 'narrower'
  | 'wider'
  | 'eyes-centred'
  | 'eyes-inward'
  | 'eyes-outward'
  | 'bridge-fits'
  | 'bridge-wide'
  | 'bridge-narrow';

/** What opticians bend a frame by without a word. */
const SAME_WIDTH_MM = 4;
/** Of a lens, so much aside of its middle is what is usual. */
const CENTRED_MM = 4;
/** The sides of a nose are known within this. */
const BRIDGE_MM = 4;

/** @param widerMm how much wider the frame is than what the face asks for, known within `plusMinusMm`. */
export function widthVerdict(widerMm: number, plusMinusMm: number): Verdict {
  const mm = Math.round(Math.abs(widerMm));
  if (mm <= Math.max(SAME_WIDTH_MM, plusMinusMm)) return { id: 'wide-enough', mm };
  return { id: widerMm < 0 ? 'narrower' : 'wider', mm };
}

/** Where the eyes are in the lenses, and how the bridge sits. */
export function wearingVerdicts({ pupilsInwardMm, bridgeWiderMm }: Wearing): Verdict[] {
  const [eyes, bridge] = [pupilsInwardMm, bridgeWiderMm].map((value) =>
    Math.round(Math.abs(value)),
  ) as [number, number];
  return [
    {
      id: eyes <= CENTRED_MM ? 'eyes-centred' : pupilsInwardMm > 0 ? 'eyes-inward' : 'eyes-outward',
      mm: eyes,
    },
    {
      id: bridge <= BRIDGE_MM ? 'bridge-fits' : bridgeWiderMm > 0 ? 'bridge-wide' : 'bridge-narrow',
      mm: bridge,
    },
  ];
}
