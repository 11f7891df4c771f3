import type { MemberImport, PreparedMember } from '#member-data/index.ts';
import { readMember, type Fault } from './columns.ts';
import type { CsvLine } from '../csv-file/records.ts';

type BadLine = { line: CsvLine; faults: Fault[] };

/** The members of lines without a fault, and the other lines with all of theirs. */
export async function checkLines(
  open: MemberImport,
  header: readonly string[],
  lines: readonly CsvLine[],
  options: { allowWithoutContact?: boolean },
): Promise<{ members: PreparedMember[]; bad: BadLine[] }> {
  const checked = lines.map((line) => ({ line, ...checkLine(open, header, line, options) }));
  const told = checked.flatMap(({ line, member }) =>
    !member || member.faults.includes('memberId')
      ? []
      : [{ place: line.line, fingerprint: member.fingerprint }],
  );
  const repeated = new Map(
    (await open.findRepeated(told)).map(({ place, firstPlace }) => [place, firstPlace]),
  );
  const members: PreparedMember[] = [];
  const bad: BadLine[] = [];
  for (const { line, member, faults } of checked) {
    const firstLine = repeated.get(line.line);
    if (firstLine !== undefined) {
      const fault = `stands in line ${firstLine} already`;
      faults.push({ line: line.line, column: 'memberId', fault });
    }
    if (faults.length > 0) bad.push({ line, faults });
    else if (member) members.push(member);
  }
  return { members, bad };
}

const signInFaults = {
  memberId: 'is no member id: at most 64 letters, digits and - . _ /',
  email: 'is no e-mail address',
  phone: 'is no telephone number',
} as const satisfies Record<PreparedMember['faults'][number], string>;

function checkLine(
  open: MemberImport,
  header: readonly string[],
  { line, values }: CsvLine,
  { allowWithoutContact = false }: { allowWithoutContact?: boolean },
): { member: PreparedMember | null; faults: Fault[] } {
  if (values === null) {
    const fault = 'a quotation mark is out of place';
    return { member: null, faults: [{ line, column: null, fault }] };
  }
  const { record, faults } = readMember(header, line, values, open.today);
  const member = open.prepare(record);
  const columns = new Set(faults.map(({ column }) => column));
  for (const column of member.faults) {
    if (!columns.has(column)) faults.push({ line, column, fault: signInFaults[column] });
  }
  if (!record.email && !record.phone && !allowWithoutContact) {
    const fault =
      'neither email nor phone: this member cannot sign in (--allow-without-contact takes them)';
    faults.push({ line, column: null, fault });
  }
  return { member, faults };
}
