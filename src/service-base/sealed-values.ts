import type { Sealer } from './ports.ts';

/** Values of one kind, sealed as JSON. */
export type SealedValues<Value, Place> = {
  /** What the value of a place is bound to. */
  contextOf(place: Place): string;
  seal(sealer: Sealer, place: Place, value: Value): Buffer;
  /** @throws Error when it was altered, moved from its place or sealed under an unknown key. */
  open(sealer: Sealer, place: Place, sealed: Uint8Array): Value;
};

/** `contextOf` names the place that a value is bound to: `member_data.prescriptions:<id>`. */
export function sealedValues<Value, Place extends string | number>(
  contextOf: (place: Place) => string,
): SealedValues<Value, Place> {
  return {
    contextOf,
    seal: (sealer, place, value) => sealer.seal(JSON.stringify(value), contextOf(place)),
    // Nobody else can seal for this place, so it is of this kind.
    open: (sealer, place, sealed) => JSON.parse(sealer.open(sealed, contextOf(place))) as Value,
  };
}
