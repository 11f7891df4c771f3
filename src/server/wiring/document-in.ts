import { readingOfDocument } from '#domain/prescription/document-reading.ts';
import { fromFhir, type FhirProblem } from '#domain/prescription/fhir.ts';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import type { FileFault } from '#shop/uploads/port.ts';

/** More than a hundred times what a prescription takes. */
const BYTES_MAX = 256 * 1024;

const FAULTS: Record<FhirProblem, FileFault> = {
  notVisionPrescription: 'other-document',
  notActive: 'not-active',
  contactLenses: 'contact-lenses',
  eyes: 'broken-document',
  malformed: 'broken-document',
};

/**
 * What a FHIR document says (JSON, whatever its name), or why it cannot be taken; null for a file
 * of every other kind. Unlike a picture it is small and only looked through: that is done at once.
 */
export function documentIn(bytes: Uint8Array): PictureReading | FileFault | null {
  if (bytes.length > BYTES_MAX) return null;
  const text = Buffer.from(bytes).toString('utf8').trim();
  if (!text.startsWith('{') || !text.includes('"resourceType"')) return null;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return 'broken-document';
  }
  const taken = fromFhir(document);
  return taken.ok ? readingOfDocument(taken.prescription) : FAULTS[taken.problem];
}
