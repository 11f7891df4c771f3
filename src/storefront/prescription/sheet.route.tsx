import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { bothNotations } from '#domain/prescription/lens-text.ts';
import { paperOf } from '#domain/prescription/reading-use.ts';
import { localeContext, requireMember } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { pathOfCall } from '../app/path-of-call.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useFormat, useLocale, useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { Table } from '../ui/table.tsx';
import { PrescriptionSummary } from './prescription-summary.tsx';
import { readSavedPrescription } from './saved-prescription.ts';

export const handle = { back: 'prescription.ways' } satisfies PageHandle;

export const meta = titled((texts) => texts.prescription.sheet.title);

/** What the paper says; where nothing is saved, the page where it is given. */
export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context);
  const saved = await readSavedPrescription(member);
  if (!saved) throw redirect(pathIn(context.get(localeContext))('prescription.ways'));
  const { firstName, lastName } = member;
  return {
    name: `${firstName} ${lastName}`,
    paper: paperOf(saved.prescription),
    savedAt: saved.savedAt,
  };
}

/** The saved prescription to print, in both notations, and as a file for other programs. */
export default function Sheet() {
  const { name, paper, savedAt } = useLoaderData<typeof loader>();
  const { shell, prescription, lenses } = useTexts();
  const { sheet, ways } = prescription;
  const format = useFormat();
  const to = usePathTo();
  return (
    <div className="stack-wide">
      <PageHeading lead={sheet.lead}>{sheet.title}</PageHeading>
      <Panel title={sheet.of(name)} outlined>
        <div className="stack">
          <p>{ways.savedOn(format.date(savedAt))}</p>
          <p>
            {prescription.summary.lensType}: {lenses.types[paper.lensType].name}
          </p>
          <PrescriptionSummary prescription={paper} />
          <Notations paper={paper} />
          <p className="hint">{sheet.copy}</p>
        </div>
      </Panel>
      <Actions>
        <Button type="button" icon="print" className="with-script" onClick={() => print()}>
          {shell.print}
        </Button>
        <LinkButton to={pathOfCall('prescription.fhir')} reloadDocument download>
          {sheet.download}
        </LinkButton>
        <LinkButton look="quiet" to={to('prescription.ways')}>
          {sheet.back}
        </LinkButton>
      </Actions>
      <p className="without-script no-print">{sheet.printHint}</p>
      <p className="hint no-print">{sheet.downloadHint}</p>
    </div>
  );
}

function Notations({ paper }: { paper: ReturnType<typeof paperOf> }) {
  const { prescription } = useTexts();
  const { sheet, eyes, eye } = prescription;
  const written = bothNotations(paper, useLocale());
  if (!written) return null;
  return (
    <Table caption={sheet.notations} compact head={[eye, sheet.minus, sheet.plus]}>
      {EYE_SIDES.map((side) => (
        <tr key={side}>
          <th scope="row">
            {eyes[side].name} ({eyes[side].short})
          </th>
          <td className="number" data-name={sheet.minus}>
            {written.minus[side]}
          </td>
          <td className="number" data-name={sheet.plus}>
            {written.plus[side]}
          </td>
        </tr>
      ))}
    </Table>
  );
}
