import { EYE_FIELDS } from '#domain/prescription/prescription.ts';

/**
 * The options of the prescription product, in their order: the lens, then one text for each
 * field of a prescription under its form name. A field may be empty (no prism, no addition),
 * so only the lens and its type are required.
 */
export const prescriptionOptions = [
  { code: 'lens', type: 'drop_down', required: true },
  { code: 'lensType', type: 'field', required: true },
  ...EYE_FIELDS.map((field) => ({ code: `od.${field}`, type: 'field', required: false })),
  ...EYE_FIELDS.map((field) => ({ code: `os.${field}`, type: 'field', required: false })),
  { code: 'pd', type: 'field', required: false },
].map(({ code, type, required }, index) => {
  return { code, type, required, sort_order: index + 1, max_characters: 40 };
});
