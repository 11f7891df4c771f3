import { toFhir } from '#domain/prescription/fhir.ts';
import { paperOf } from '#domain/prescription/reading-use.ts';
import { requireMember } from '../app/context.ts';
import { callError, type Call } from '../app/calls/json-call.ts';
import { readSavedPrescription } from './saved-prescription.ts';

/** `GET /Prescription/Fhir`: the member's saved prescription as a FHIR R4 document. No one keeps it. */
export async function loader({ context }: Call): Promise<Response> {
  const member = requireMember(context);
  const saved = await readSavedPrescription(member);
  if (!saved) return callError(context, 404, 'not_found', 'No prescription is saved.');
  const { userId, firstName, lastName } = member;
  const document = toFhir(paperOf(saved.prescription), {
    patient: { reference: `Patient/${userId}`, display: `${firstName} ${lastName}` },
    createdAt: saved.savedAt,
  });
  return new Response(JSON.stringify(document, null, 2), {
    headers: {
      'Content-Type': 'application/fhir+json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="prescription.fhir.json"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
