import { VALUE_NAMES } from '#domain/prescription/field-names.ts';
import { FURTHER_OPTIONS } from '#domain/prescription/prescription-wire.ts';

/**
 * The options of the prescription product, in their order: the lens, then one text for each
 * field of a prescription under its form name. A field may be empty (no prism, no addition),
 * so only the lens and its type are required.
 */
export const prescriptionOptions = [
  { code: 'lens', type: 'drop_down', required: true },
  { code: 'lensType', type: 'field', required: true },
  ...[...VALUE_NAMES, ...FURTHER_OPTIONS].map((code) => ({ code, type: 'field', required: false })),
].map(({ code, type, required }, index) => {
  return { code, type, required, sort_order: index + 1, max_characters: 40 };
});
